"""The match: what it lets happen, what it takes back, and whom it tells."""
