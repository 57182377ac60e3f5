"""What the shared screens have in common: the page with its header, sheets, writing, seats."""
