"""Bots for any game, through the contract alone."""
