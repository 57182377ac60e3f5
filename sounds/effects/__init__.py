"""Recipes for the short sounds, grouped by where in the game they are heard."""
