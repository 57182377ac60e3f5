"""Watching a match again: step, play, scrub, through anybody's eyes once it is over."""
