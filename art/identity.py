"""Who is who: the eight colours of players, each with its symbol, told apart by any eyes."""

from __future__ import annotations

from typing import NamedTuple

from art.kit.colours import INK, luminous

__all__ = ["PLAYERS", "Player", "on"]

CREAM = "#FFF6DC"


class Player(NamedTuple):
    colour: str
    symbol: str


PLAYERS = {
    "radish": Player("#B8262C", "heart"),
    "fern": Player("#0A8977", "clover"),
    "royal": Player("#323BA6", "diamond"),
    "truffle": Player("#442B36", "square"),
    "carrot": Player("#DB8727", "triangle"),
    "lemon": Player("#FFFA6F", "star"),
    "ice": Player("#78E7E2", "drop"),
    "lavender": Player("#B188ED", "moon"),
}

# By the design: cream on the four dark colours, ink on the four light ones.
INKED = {"carrot", "lemon", "ice", "lavender"}


def on(player: str) -> str:
    """What is readable on a player's colour."""
    return INK if player in INKED else CREAM


def readable(colour: str) -> str:
    return INK if luminous(colour) else CREAM
