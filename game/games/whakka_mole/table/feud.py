"""What the table remembers: who has hit whom how often, and who was flat last turn.

All of it stands on the papers that everybody has seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.games.whakka_mole.table.finale import decisive
from game.games.whakka_mole.table.phase import Phase, target, whacker
from game.stage.kit.boxes import fills
from game.stage.kit.signs import chip
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.table import Duel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.whakka_mole.seen import WhakkaSeen
    from game.games.whakka_mole.table.ring import Stage
    from game.stage.kit.asks import At, Tally

__all__ = ["DIM", "FEUD", "Feud", "duel", "feud", "pieces", "retort", "said", "sore", "tally"]

FEUD = 3
"""From so many hits on the same neighbour on, it is one."""
_FEW = 4
"""Seats whose sheets lie wide apart."""
_REVENGE = 2
"""Whoever was hit so often before hits back."""
_WIDE, _HIGH = 128.0, 38.0
_BELOW, _NARROW, _ASIDE = 26.0, 13.0, 116.0
"""Under holes and over names there is just so much room."""
_ANGER = 50.0
_RIM, _UNDER = 26.0, -21.0
"""So much larger a red frame is than the two sheets, which lie on it."""
DIM, _OVER = 0.45, 226.0
"""How dark all other sheets are meanwhile, and that it lies over what is on them."""


class Feud(NamedTuple):
    """The one thing that is told of this turn's hits."""

    seat: int
    target: int
    times: int
    """With this one."""
    revenge: bool = False


def feud(seen: WhakkaSeen) -> Feud | None:
    """The longest of this turn, or a first hit back; nothing while a turn decides the match."""
    if Phase.of(seen) not in (Phase.WHACKED, Phase.COUNTED) or not seen.step or decisive(seen):
        return None
    found = [_of(seen, seat) for seat, sheet in enumerate(seen.sheets) if sheet.landed]
    told = [each for each in found if each.revenge or each.times >= FEUD]
    return max(told, key=lambda each: (each.revenge, each.times, -each.seat), default=None)


def _of(seen: WhakkaSeen, seat: int) -> Feud:
    other = target(seat, len(seen.sheets))
    times = sum(_hits(seen, seat))
    back = target(other, len(seen.sheets)) == seat
    revenge = back and times == 1 and sum(_hits(seen, other)[:-1]) >= _REVENGE
    return Feud(seat, other, times, revenge)


def _hits(seen: WhakkaSeen, seat: int) -> list[bool]:
    """Turn by turn, whether the seat's mallet met a mole."""
    other = target(seat, len(seen.sheets))
    lines = zip(seen.papers[seat], seen.papers[other], strict=True)
    return [mine.whack in theirs.popup for mine, theirs in lines]


def sore(seen: WhakkaSeen, seat: int) -> bool:
    """Whether the seat's moles were flat last turn: they wear plasters in this one."""
    by, before = whacker(seat, len(seen.sheets)), seen.turn - 2
    hits = _hits(seen, by)
    return 0 <= before < len(hits) and hits[before]


def said(at: At[WhakkaSeen]) -> Said | None:
    told = feud(at.seen)
    if told is None:
        return None
    names = {"name": at.name(told.seat), "target": at.name(told.target)}
    return Said("revenge" if told.revenge else "feud", {**names, "times": told.times})


def retort(at: At[WhakkaSeen]) -> Said | None:
    """What whoever was hit has to say to it."""
    told = feud(at.seen)
    return None if told is None else Said("revenge-retort" if told.revenge else "feud-retort")


def duel(at: At[WhakkaSeen]) -> Duel | None:
    """Who hits whom: their faces, of whom one has had enough, and says so at once."""
    told = feud(at.seen)
    if told is None:
        return None
    moods = ("happy", "sad") if told.revenge else ("happy", "dizzy")
    retorts = Phase.of(at.seen) is Phase.WHACKED
    return Duel(told.seat, told.target, "prop/mallet", moods, retorts)


def tally(at: At[WhakkaSeen]) -> Tally:
    """How often each has hit the other; in a larger round the other has a neighbour of its own."""
    told = feud(at.seen)
    if told is None:
        return ()
    mine = told.seat, str(told.times), True
    if target(told.target, at.look.seats) != told.seat:
        return (mine,)
    return mine, (told.target, str(sum(_hits(at.seen, told.target))), False)


def pieces(told: Feud, stage: Stage, *, dim: bool) -> Iterator[Piece]:
    """A red frame round the two, all others in the shade; how often, at the arrow between them;
    and one face that has had enough."""
    one, other = stage.plots[told.seat].box, stage.plots[told.target].box
    two = {"one": one, "other": other}
    if one.y == other.y and len(stage.plots) > 2:
        left, right = min(one.x, other.x), max(one.right, other.right)
        if all(box.y != one.y or not left < box.cx < right or box in (one, other)
               for box in (plot.box for plot in stage.plots)):  # fmt: skip
            two = {"one": one._replace(x=left, w=right - left)}
    for name, box in two.items():
        yield fills(f"feud.rim.{name}", "ui/button.red.up", box, _UNDER, _RIM)
    for seat, plot in enumerate(stage.plots):
        if dim and seat not in (told.seat, told.target):
            yield fills(f"feud.dim.{seat}", "ui/chip.dark", plot.box, _OVER, alpha=DIM)
    pointer = stage.pointers[told.seat % len(stage.pointers)]
    x, y = pointer.x, min(one.bottom, other.bottom)
    y += _BELOW if len(stage.plots) <= _FEW else _NARROW
    if one.y != other.y:
        x += -_ASIDE if pointer.x > one.cx else _ASIDE
    if stage.plots[told.seat].form.notes:
        # Large, it has no room there: the prompt says it as well.
        often = Said("feud-times", {"times": told.times})
        yield chip("feud", "red", often, x, y, _WIDE, _HIGH, depth=230)
    yield Piece("feud.anger", "prop/anger", other.x + 100, other.y + 6, h=_ANGER, depth=230)
