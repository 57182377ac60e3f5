"""The match: session, seats, history, undo, saves, replay. It knows games by the contract alone."""

from __future__ import annotations
