"""Moles that are driven away: a panic, the Stomper's fright. All of them at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.acts.stagecraft import (
    ACTS,
    Over,
    actor,
    beyond,
    drops,
    exits,
    field,
    staged,
)
from game.games.topoum.events.moles import Fled
from game.games.topoum.table import keys
from game.games.topoum.table.moles import mole_depth
from game.games.topoum.table.names import square_at
from game.stage.motion import (
    Arc,
    Burst,
    Hide,
    Motion,
    Settle,
    Show,
    Sound,
    Then,
    Together,
    change,
)
from game.stage.piece import Piece

if TYPE_CHECKING:
    from game.games.topoum.content.ids import Mole, Space


__all__ = ["fled"]

START, FLEE = 220, 260
_HEAD = 128.0
"""So far above the middle of a space a mole's cry is seen."""


@ACTS.of(Fled)
def fled(event: Fled, over: Over) -> Motion:
    """One cry, then all run; who finds no ground drops, who cannot get away shivers."""
    moves, stuck = event.moves, event.stuck
    cries = [_cries(over, mole, start) for mole, start, _ in moves]
    cries += [_cries(over, mole, space) for mole, space in stuck]
    runs = [_runs(over, mole, start, to) for mole, start, to in moves]
    runs += [_shivers(mole) for mole, _ in stuck]
    # Whoever runs into somebody is in no layout: with nothing to settle the next act takes over.
    settled = all(mole in over.now or not _ground(over, to) for mole, _, to in moves)
    return staged(
        over,
        Together(Hide("halo"), Sound("war/panic", 0.6), *cries),
        Together(*runs),
        Settle(80 if settled else 0),
    )


def _ground(over: Over, space: Space) -> bool:
    return bool(space) and square_at(over.after, space) is not None


def _fright(mole: Mole) -> str:
    return f"fright.{mole}"


def _cries(over: Over, mole: Mole, space: Space) -> Motion:
    key, shown = actor(over, mole, space, "shock")
    x, y = field(over).at(space)
    k = field(over).k
    above = y - _HEAD * k
    fright = Piece(_fright(mole), "topoum/panic", x, above, scale=k, depth=mole_depth(space) + 3)
    start = change(key, START, "swing", squash=1.08)
    return Together(shown, Show(fright), start)


def _runs(over: Over, mole: Mole, start: Space, to: Space) -> Motion:
    end = beyond(over, start, to)
    cam = field(over)
    key = keys.actor(mole)
    x, y = cam.at(start)
    depth = max(mole_depth(start), mole_depth(end)) + 0.4
    run = Together(
        Hide(_fright(mole)), change(key, 0, depth=depth),
        Arc(key, cam.at(end), FLEE, lift=34 * cam.k, curve="both"),
        Burst("dust", (x, y + 30), 5),
    )  # fmt: skip
    if not _ground(over, to):
        return Then(run, drops(over, mole))
    return Then(run, exits(mole)) if mole in over.now else run


def _shivers(mole: Mole) -> Motion:
    key = keys.actor(mole)
    shakes = [change(key, 60, "swing", x=9 * way, by=True) for way in (1, -1, 1, -1)]
    return Then(*shakes, Hide(_fright(mole)), exits(mole))
