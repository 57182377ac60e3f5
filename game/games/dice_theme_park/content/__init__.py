"""Dice Theme Park's components and numbers, a module for each kind of component."""
