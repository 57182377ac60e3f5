"""Dice Theme Park's music: a steam organ, music boxes and a celesta, mostly in three."""
