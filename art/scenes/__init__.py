"""Whole places: the club room, the meadow of the title, the theatre, the night of the results."""

from __future__ import annotations
