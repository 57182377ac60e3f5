"""Saves: whole or refused, whatever happens to the program, the disk or the file."""
