"""Topoum: blind armies in a field of hexes, medals for long clear lines of sight."""
