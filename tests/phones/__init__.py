"""Phones over the wire and in a real browser, beside the program without a window."""
