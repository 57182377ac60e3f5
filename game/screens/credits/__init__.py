"""Whose games these are, and what the program is made of."""
