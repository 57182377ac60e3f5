"""The mole that stands for a game, wherever games are chosen or counted."""

from __future__ import annotations

from game.stage.manifest import facts_of

__all__ = ["game_mole"]


def game_mole(game_id: str) -> str:
    """Its picture. A game that has nobody yet is stood for by the newcomer."""
    own = f"title/mole.{game_id}"
    return own if facts_of(own) is not None else "title/mole.newcomer"
