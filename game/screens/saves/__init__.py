"""The list of saved matches: it always opens, and a broken one says why."""
