"""Molly's rulebook, page by page."""
