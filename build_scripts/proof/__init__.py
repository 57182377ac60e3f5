"""Proof on demand: what is too long for every check, each by a command of its own."""
