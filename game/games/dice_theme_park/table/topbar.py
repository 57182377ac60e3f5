"""In the bar: which round it is, which phase, and what is still to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.table.bits import art
from game.stage.kit.boxes import fills
from game.stage.kit.writing import FIGURE
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.theme import INK

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.games.dice_theme_park.table.places import Plan

__all__ = ["PHASES", "topbar"]

PHASES = ("plan", "welcome", "expand", "improve", "operate", "upkeep")
_SHARES = (0.105, 0.172, 0.155, 0.168, 0.175, 0.16)
"""How wide each chip is: words differ in length."""


_NOW, _OTHER = 6.0, 1.0
"""How wide the phases are beside one another, in large text."""


def topbar(plan: Plan, rounds: int, now: int, phase: str, marks: Sequence[str]) -> Iterator[Piece]:
    """`marks`: by round, the colour of the objective that is judged in it, or ""."""
    box = plan.rounds
    yield fills("rounds", art("round.track"), box, -6)
    pitch = min(62.0, (box.w - 50) / rounds)
    left = box.cx - pitch * (rounds - 1) / 2
    for number in range(1, rounds + 1):
        x = left + pitch * (number - 1)
        yield from _round(x, box.cy, number, now, marks, large=plan.large)
    yield from _phases(plan, phase, over=now > rounds)


def _round(
    x: float, y: float, number: int, now: int, marks: Sequence[str], *, large: bool
) -> Iterator[Piece]:
    key = f"round.{number}"
    if number < now:
        yield Piece(key, art("round.done"), x, y, depth=-5)
        return
    colour = marks[number - 1] if number <= len(marks) else ""
    yield Piece(key, art(f"round.{colour or 'todo'}"), x, y, depth=-5)
    if number == now:
        yield Piece("round.ring", art("round.now"), x, y, depth=-4)
    yield FIGURE(f"{key}.number", number, x, y, 52 if large else 32, depth=-3)


def _phases(plan: Plan, phase: str, *, over: bool) -> Iterator[Piece]:
    box = plan.phases
    at = PHASES.index(phase) if phase in PHASES else (len(PHASES) if over else -1)
    gap = 8.0
    room = box.w - gap * (len(PHASES) - 1)
    # In large text only the phase that is now says its name.
    shares = [_NOW if number == at else _OTHER for number in range(len(PHASES))]
    shares = shares if plan.large else list(_SHARES)
    whole = sum(shares)
    left = box.x
    for number, name in enumerate(PHASES):
        wide = room * shares[number] / whole
        tone = "now" if number == at else "done" if number < at else "todo"
        ink = {"now": INK, "done": "#8FD9A0", "todo": "#C9C2EE"}[tone]
        words: Words | None
        words = Words(Said(f"phase-{name}"), 29, "title", ink, width=wide - 10,
                      height=56 if plan.large else 42)  # fmt: skip
        if plan.large and tone != "now":
            words = None
        yield Piece(
            f"phase.{name}", art(f"phase.{tone}"), left + wide / 2, box.cy, wide, box.h, depth=-5,
            text=words,
        )  # fmt: skip
        left += wide + gap
