"""The shared screens."""
