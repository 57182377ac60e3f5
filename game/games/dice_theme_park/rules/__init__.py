"""The rulebook phase by phase; `game` says what the box is."""
