"""What stands on the lawn: a mole for each game, and company where there are few games."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Burrow", "burrows", "company"]

# Who pops up beside the games when the lawn has room: two to a side, never the same twice.
_COMPANY = ("lavender", "carrot", "ice", "fern")


# How much of the lawn one, two, three ... games take.
_REACH = (0.0, 0.3, 0.5, 0.66, 0.78, 0.82)


@dataclass(frozen=True, slots=True)
class Burrow:
    """A hole in the lawn, in parts of the lawn's width and of a step forward."""

    game: str
    """Empty for a mole that has only come to watch."""
    colour: str
    across: float
    """0 at the lawn's left edge, 1 at its right."""
    near: float
    """0 in the back row, 1 in front."""
    size: float = 1.0


def burrows(games: tuple[str, ...]) -> tuple[Burrow, ...]:
    """The games from left to right in a shallow arc, the middle ones a step back."""
    count = len(games)
    if not count:
        return ()
    found = []
    for number, game in enumerate(games):
        across = 0.5 if count == 1 else number / (count - 1)
        place = 0.5 + (across - 0.5) * _REACH[min(count, len(_REACH)) - 1]
        off = abs(place - 0.5) * 2
        found.append(Burrow(game, "", place, off * off, 1.2 if count == 1 else 1.0))
    return tuple(found)


def company(games: tuple[str, ...]) -> tuple[Burrow, ...]:
    """Moles that watch from the sides, so that a lawn with one or two games is not bare."""
    places = {1: (0.12, 0.29, 0.71, 0.88), 2: (0.1, 0.9), 3: (0.07, 0.93)}.get(len(games), ())
    return tuple(
        Burrow("", colour, place, abs(place - 0.5), 0.62 if abs(place - 0.5) > 0.3 else 0.5)
        for colour, place in zip(_COMPANY, places, strict=False)
    )
