"""Topoum against its rulebook."""
