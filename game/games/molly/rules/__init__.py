"""The rulebook step by step; `game` says what the box is."""
