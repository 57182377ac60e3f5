"""The match: session, seats, history, saves."""
