"""Dice Theme Park by its rulebook, in its order."""
