"""The play sheet line by line; `game` says what the box is."""
