"""Molly: piles in a garden, sets of three, and what the other two show when they flip."""
