"""Cards and dice: how each is drawn, and where dice lie."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from game.games.mole_park.content import PRIZE_DIE, number_of, stars_of
from game.games.mole_park.table import keys
from game.games.mole_park.table.phase import Phase, at_holes, cashing
from game.games.mole_park.table.places import ON_PATH
from game.games.mole_park.table.stands import STAR
from game.stage.kit.dice import Dice
from game.stage.kit.writing import NUMBER
from game.stage.piece import Piece
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.mole_park.content import DieName, Face, Mole
    from game.games.mole_park.seen import ParkSeen
    from game.games.mole_park.table.places import Plan
    from game.stage.look import Look
    from game.stage.piece import Answer

__all__ = [
    "SIDE", "card", "card_art", "card_word", "dice", "die", "die_art", "shown", "small", "tumbling",
]  # fmt: skip

SIDE = 64.0
"""How high a die is drawn."""
_NATURAL = 72.0
DIE = Dice(depth=300, slope=0.1, shadow=2)


def die_art(colour: str, kind: DieName, face: Face) -> str:
    return f"mole_park/die.{kind}.{colour}.{face}"


def die_page(kind: DieName) -> str:
    return f"die.{kind}"


def die(
    seat: int,
    kind: DieName,
    face: Face,
    place: tuple[float, float],
    look: Look,
    side: float = SIDE,
) -> Iterator[Piece]:
    """A die and, since colour alone is never the cue, its owner's badge."""
    colour = look.faces[seat].colour
    x, y = place
    key = keys.die(seat, kind)
    art = die_art(colour, kind, face)
    yield DIE(key, art, x, y, side / _NATURAL, page=die_page(kind))
    yield Piece(
        keys.badge(key),
        f"badge/{colour}",
        x + side * 0.36,
        y - side * 0.36,
        h=side * 0.44,
        depth=DIE.near(y) + 0.1,
    )


def shown(
    key: str, kind: DieName, face: Face, place: tuple[float, float], look: Look, seat: int,
    side: float = SIDE,
) -> Piece:  # fmt: skip
    """One that is not thrown: where a face would lead."""
    art, tile = die_art(look.faces[seat].colour, kind, face), f"tile.{kind}"
    return DIE(key, art, *place, side / _NATURAL, place=tile)


def tumbling(seat: int, look: Look) -> Piece:
    """A die in the air, where it cannot be seen."""
    art = f"mole_park/tumble.{look.faces[seat].colour}"
    return Piece(f"tumble.{seat}", art, -900, -900, scale=SIDE / _NATURAL, shadow=10)


def dice(plan: Plan, seen: ParkSeen, look: Look, phase: Phase) -> Iterator[Piece]:
    """Those that have been rolled this round."""
    if phase is not Phase.PRIZES and phase is not Phase.OVER:
        for hole, there in at_holes(seen).items():
            for at, (seat, throw) in enumerate(there):
                count = len(there)
                place = plan.beside(hole, at, count) if hole else plan.missed(at, count)
                yield from die(seat, throw.die, throw.face, place, look)
    seats = sorted(cashing(seen))
    moved = [seat for seat in cashing(seen) if seen.totals[seat]]
    on_path = dict(zip(moved, plan.on_path([seen.totals[seat] for seat in moved]), strict=True))
    for at, seat in enumerate(seats):
        face = next(throw.face for throw in seen.throws[seat] if throw.die == PRIZE_DIE)
        if not face:
            continue
        if seat in on_path:
            yield from die(seat, PRIZE_DIE, face, on_path[seat], look, ON_PATH)
        else:
            yield from die(seat, PRIZE_DIE, face, plan.strip(at, len(seats)), look)


_LOOKS = "abcdef"
_HIGH, _NAME = 210.0, 146.0
"""Of a card as it is painted: how high it is, and how wide the strip that bears its name."""


def card_art(mole: Mole) -> str:
    return f"mole_park/mole.{stars_of(mole)}.{_character(mole)}"


def card_word(mole: Mole) -> Said:
    return Said(f"mole-{stars_of(mole)}-{_character(mole)}")


def _character(mole: Mole) -> str:
    """Six characters for each number of stars; the card's own number chooses."""
    return _LOOKS[number_of(mole) % len(_LOOKS)]


def card(
    mole: Mole,
    place: tuple[float, float],
    high: float,
    depth: float,
    answer: Answer | None = None,
    *,
    seen: float = inf,
) -> Iterator[Piece]:
    """Large enough to read: character and stars are painted on it, its name is a word.

    Where another card lies upon it, so much of it is seen: half a name is none.
    """
    x, y = place
    scale = high / _HIGH
    yield Piece(mole, card_art(mole), x, y, scale=scale, depth=depth, answer=answer)
    wide = _NAME * scale
    if wide <= seen:
        yield NUMBER(
            f"{mole}.name", card_word(mole), x, y + 81 * scale, 26, wide, depth=depth + 0.3
        )


def small(mole: Mole, place: tuple[float, float], high: float, depth: float) -> Iterator[Piece]:
    """One of several laid down: its picture, and its stars as a number."""
    x, y = place
    yield Piece(mole, card_art(mole), x, y, scale=high / _HIGH, depth=depth)
    at = (x - high * 0.26, y - high * 0.42)
    yield STAR.round(keys.star(mole), stars_of(mole), *at, 42, depth=depth + 0.2)
