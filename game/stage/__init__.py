"""The stage: window, scenes, pieces, motion. Knows no game."""
