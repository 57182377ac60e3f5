"""Mole Park's rulebook, page by page."""
