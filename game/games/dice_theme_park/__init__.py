"""Dice Theme Park: trains bring guests, and the park that delights them most wins."""
