"""Each game against its own rulebook."""
