"""A table of no game: each part is laid out, and moves by the same motions as any piece."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, ClassVar

from game.stage.motion import (
    Arc,
    Burst,
    Enter,
    Flip,
    Hide,
    Motion,
    Sound,
    Stagger,
    Then,
    Together,
    Tumble,
    Wait,
    change,
)
from game.stage.piece import Piece
from game.stage.pips import NUMBER, number_on
from game.stage.said import Said
from game.stage.showing import Showing
from game.stage.table import Acts, Prompt, Regions, Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.stage.look import Look
    from game.stage.table import Told, Turnover

__all__ = ["KINDS", "Moved", "Part", "PartsTable"]

KINDS = ("dice", "card", "hex")
_FRAMES = 24
_DICE = (("white", 5), ("yellow", 2), ("blue", 6), ("green", 3))
_DIE = 240
_PATH = ((-2, 0), (-1, 0), (0, -1), (1, -1), (2, -1))
"""The march of a mole over the hexes, in axial steps."""
_RADIUS = 3


@dataclass(frozen=True, slots=True)
class Part:
    """What is seen of a part: which, and whether it has moved."""

    kind: str
    moved: bool = False


@dataclass(frozen=True, slots=True)
class Moved:
    """The one thing that happens to it."""

    kind: str


def _dice(cx: float, cy: float, *, moved: bool, numbers: bool) -> list[Piece]:
    found: list[Piece] = []
    for at, (colour, pips) in enumerate(_DICE):
        x, y = (cx - 510 + 340 * at, cy + 130) if moved else (cx - 540 + 90 * at, cy - 240)
        value = pips if moved else 1
        face = f"dice/{colour}.face.{value}"
        art = f"dice/{colour}.tumble"
        die = Piece(f"die.{colour}", art, x, y, h=_DIE, face=face, depth=10 + at, shadow=8)
        found.append(die)
        if numbers:
            found.append(number_on(die, value))
    return found


def roll(over: Turnover[Part]) -> Motion:
    rolls: list[Motion] = []
    covers: list[Motion] = []
    for colour, pips in _DICE:
        home = over.now[f"die.{colour}"]
        face = f"dice/{colour}.face.{pips}"
        place = (home.x, home.y)
        landed: list[Motion] = [Sound("dice/land")]
        if over.look.numbers:
            covers.append(Hide(home.key + NUMBER))
            landed.append(Enter(home.key + NUMBER))
        rolls.append(Then(Tumble(home.key, place, _FRAMES, face, 1000), Together(*landed)))
    return Then(Together(Sound("dice/rattle"), *covers), Stagger(40, *rolls), Wait(350))


def _cards(cx: float, cy: float, *, moved: bool) -> list[Piece]:
    found = []
    for at in range(4):
        x, y = (cx - 480 + 320 * at, cy + 90) if moved else (cx - 540 + 3 * at, cy - 190 - 2 * at)
        face = f"card/face.sample.{at + 1}" if moved else ""
        turn = (-4, 1, -2, 3)[at] if moved else 0
        found.append(
            Piece(
                f"card.{at}",
                "card/back.green",
                x,
                y,
                face=face,
                turn=turn,
                scale=1.45,
                depth=10 + at,
            )
        )
    return found


def deal(over: Turnover[Part]) -> Motion:
    dealt = []
    for at in range(4):
        home = over.now[f"card.{at}"]
        slide = Arc(home.key, (home.x, home.y), 300, lift=60, turn=home.turn)
        dealt.append(Then(Sound("card/slide"), slide))
    flips = [
        Then(Sound("card/flip"), Flip(f"card.{at}", over.now[f"card.{at}"].face)) for at in range(4)
    ]
    return Then(Stagger(90, *dealt), Stagger(120, *flips))


def _spot(cx: float, cy: float, q: int, r: int) -> tuple[float, float]:
    """The middle of a hex with its point up, seen a little from the side."""
    side = 172 / sqrt(3)
    return cx + side * sqrt(3) * (q + r / 2), cy + side * 1.5 * r * 0.86


def _hexes(cx: float, cy: float, *, moved: bool) -> list[Piece]:
    found = []
    for r in range(-2, 3):
        for q in range(-_RADIUS, _RADIUS + 1):
            if abs(q + r) > _RADIUS:
                continue
            x, y = _spot(cx, cy, q, r)
            kinds = ("grass", "soil", "grass", "stone", "grass", "water", "soil")
            kind = kinds[(3 * q + 5 * r) % 7]
            if (q, r) in _PATH:
                kind = "grass"
            found.append(Piece(f"hex.{q}.{r}", f"hex/{kind}", x, y, depth=-10 + 0.01 * r))
    q, r = _PATH[-1] if moved else _PATH[0]
    x, y = _spot(cx, cy, q, r)
    found.append(Piece("mole", "body/radish.proud", x, y + 20, h=190, depth=50))
    q, r = _PATH[-1]
    x, y = _spot(cx, cy, q, r)
    if not moved:
        found.append(Piece("ghost", "hex/ghost", x, y - 4, depth=5, idle="twinkle"))
    return found


def march(over: Turnover[Part]) -> Motion:
    """One hop a hex: crouch, leap on an arc, land flat."""
    start = over.was["mole"]
    home = over.now["mole"]
    x0, y0 = _spot(0, 0, *_PATH[-1])
    hops: list[Motion] = []
    for q, r in _PATH[1:]:
        x, y = _spot(0, 0, q, r)
        place = (home.x + x - x0, home.y + y - y0)
        hops += [
            change(start.key, 60, "wave", squash=1.1),
            Together(
                Arc(start.key, place, 260, lift=70, curve="linear"),
                change(start.key, 120, "wave", squash=0.92),
            ),
            Together(
                Sound("hex/march"),
                Burst("dust", place, 4),
                change(start.key, 50, "out", squash=1.12),
            ),
            change(start.key, 60, "wave", squash=1),
        ]
    return Then(*hops)


_ACTS = {"dice": roll, "card": deal, "hex": march}


class _ByKind(Acts[Part]):
    """Its events are of one class, and say by a word what moves."""

    def motion(self, event: Told, over: Turnover[Part]) -> Motion | None:
        return _ACTS[event.kind](over)


class PartsTable(Table[Part]):
    id: ClassVar[str] = "parts"
    acts = _ByKind()

    def showing(self, seen: Part, look: Look) -> Showing:
        # No frame is around it that would say so.
        return Showing(
            self._pieces(seen, look),
            Prompt(Said("parts-title")),
            Said("parts-title"),
            Regions(look.frame.box),
        )

    def _pieces(self, seen: Part, look: Look) -> Sequence[Piece]:
        middle = look.frame.middle
        cx, cy = middle.cx, middle.cy
        mat = "ui/mat.parchment" if seen.kind == "hex" else "ui/mat.lawn"
        table = Piece("mat", mat, cx, cy, 1500, 860, depth=-20)
        if seen.kind == "dice":
            return [table, *_dice(cx, cy, moved=seen.moved, numbers=look.numbers)]
        pieces = {"card": _cards, "hex": _hexes}[seen.kind]
        return [table, *pieces(cx, cy, moved=seen.moved)]
