"""Moles move: of their own will or driven away, on foot, on wheels, over ice."""

from __future__ import annotations

from math import atan2, degrees
from typing import TYPE_CHECKING

from game.games.topoum.acts.stagecraft import (
    ACTS,
    Over,
    actor,
    beyond,
    drops,
    ends,
    exits,
    field,
    flies_home,
    staged,
)
from game.games.topoum.content import HAZARDS
from game.games.topoum.content.ids import axial
from game.games.topoum.events.moles import Deployed, Fled, Marched, Slid, Stayed, Swapped
from game.games.topoum.table import keys
from game.games.topoum.table.moles import mole_art, mole_depth
from game.games.topoum.table.names import army, owner, square_at
from game.kernel import hexes
from game.stage import motion as do
from game.stage.kit.bursts import CLOUD, PUFF, STORM, WISP
from game.stage.kit.tempo import ALLEGRO, MF, MP, PIANO, PP, PRESTO
from game.stage.motion import Motion
from game.stage.piece import Piece

if TYPE_CHECKING:
    from game.games.topoum.content.ids import Mole, Space
    from game.games.topoum.table.field import Camera

__all__ = []

STEP, DIG, RIDE, SLIDE = 350, 420, 620, 200
_WAYS = ("e", "se", "sw", "e", "se", "sw")


@ACTS.of(Marched)
def marched(event: Marched, over: Over) -> Motion:
    how = event.how
    if how in ("underground", "tunnel"):
        return _dug(event, over)
    if how == "motorbike":
        return _ridden(event, over)
    return _walked(event, over, fast=how == "bayonet")


def _walked(event: Marched, over: Over, *, fast: bool) -> Motion:
    """Two hops to the next space, puffs of dust behind; a charge knocks out whoever is there."""
    mole, start = event.mole, event.from_
    end = beyond(over, start, event.to)
    cam = field(over)
    key, shown = actor(over, mole, start, "aim" if fast else "march")
    (x1, y1), (x2, y2) = cam.at(start), cam.at(end)
    half = ((x1 + x2) / 2, (y1 + y2) / 2)
    ms = STEP / 2 * (0.7 if fast else 1)
    lift = 16 * cam.k
    arrives: Motion = do.Together(
        do.Arc(key, (x2, y2), ms, lift=lift, curve="linear"), do.Burst("dust", (x1, y1 + 30), WISP)
    )
    if fast:
        arrives = do.Together(arrives, _knocked(over, end))
    return staged(
        over,
        do.Together(
            shown,
            do.Hide("halo"),
            do.Sound("war/charge" if fast else "war/march"),
            do.change(key, 0, depth=_front(start, end)),
        ),
        do.Arc(key, half, ms, lift=lift, curve="linear"),
        arrives,
        ends(over, mole, 90),
    )


def _knocked(over: Over, space: Space) -> Motion:
    """Hit, dizzy and on the way home."""
    square = square_at(over.before, space)
    if square is None or not square.mole:
        return do.Wait(0)
    x, y = field(over).at(space)
    _, shown = actor(over, square.mole, space, "shock")
    return do.Then(
        do.Together(
            shown, do.Sound("war/hit"), do.Burst("stars", (x, y - 40), STORM), do.Shake(4, 120)
        ),
        flies_home(over, square.mole),
    )


def _front(start: Space, end: Space) -> float:
    """While it walks a mole stands before whatever stands in either row."""
    return max(mole_depth(start), mole_depth(end)) + 0.4


def _dug(event: Marched, over: Over) -> Motion:
    """Down into the earth, mounds along the way, and up again."""
    mole, start = event.mole, event.from_
    end = beyond(over, start, event.to)
    cam = field(over)
    key, shown = actor(over, mole, start, "march")
    (x1, y1), (x2, y2) = cam.at(start), cam.at(end)
    digger = f"topoum/digger.{army(over.look, owner(mole))}"
    hole = Piece("dig.hole", digger, x1, y1, scale=cam.k, depth=_front(start, end))
    mounds: list[Motion] = []
    for at in range(1, 4):
        share = at / 4
        spot = (x1 + (x2 - x1) * share, y1 + (y2 - y1) * share)
        art = f"topoum/dirt.{(at - 1) % 3 + 1}"
        mound = Piece(f"dig.{at}", art, *spot, scale=cam.k, depth=_front(start, end) - 0.2)
        mounds.append(
            do.Together(
                do.Show(mound, 420), do.Burst("dust", spot, WISP), do.Sound("card/slide", PP)
            )
        )
    return staged(
        over,
        do.Together(shown, do.Hide("halo"), do.Sound("war/dig")),
        do.change(key, 130, "in", y=26 * cam.k, by=True),
        do.Together(do.Hide(key), do.Show(hole), do.Burst("dust", (x1, y1 + 20), CLOUD)),
        do.Wait(130),
        do.Hide("dig.hole"),
        do.Stagger(DIG / 4, *mounds),
        do.Wait(DIG / 4),
        do.Together(
            do.Show(Piece("dig.up", digger, x2, y2, scale=cam.k, depth=_front(start, end))),
            do.Burst("dust", (x2, y2 + 20), CLOUD), do.Sound("war/surface"),
        ),
        do.Wait(190),
        do.Hide("dig.up"),
        do.Then(exits(mole), ALLEGRO) if mole in over.now else do.Settle(0),
    )  # fmt: skip


def _ridden(event: Marched, over: Over) -> Motion:
    """Two squares on wheels, over whoever stands in the first; into a hazard there, no farther."""
    mole, start, via = event.mole, event.from_, event.via
    between = square_at(over.before, via)
    stops = between is not None and between.overlay in HAZARDS
    end = via if stops else beyond(over, start, event.to)
    cam = field(over)
    (x1, y1), half, (x2, y2) = cam.at(start), cam.at(via), cam.at(end)
    side = "right" if x2 >= x1 else "left"
    art = f"topoum/bike.{army(over.look, owner(mole))}.{side}"
    bike = Piece("bike", art, x1, y1, scale=cam.k, depth=_front(start, end) + 3)
    slope = degrees(atan2(y2 - y1, x2 - x1))
    treads = [
        do.Show(
            Piece(f"tread.{at}", "topoum/tread", x1 + (x2 - x1) * share, y1 + (y2 - y1) * share,
                  scale=cam.k, turn=slope, depth=18.6)
        )
        for at, share in enumerate((0.25, 0.75))
    ]  # fmt: skip
    away: list[Motion] = []
    if not stops:
        away = [do.Arc("bike", (x2, y2), RIDE / 2, lift=10, curve="out")]
        away.append(_knocked(over, via))
    return staged(
        over,
        do.Together(do.Show(bike), do.Hide(mole), do.Hide("halo"), do.Sound("war/bike", MF)),
        do.change("bike", 120, "both", x=-10 if side == "right" else 10, by=True),
        do.Together(
            do.Arc("bike", half, RIDE / 2, lift=0, curve="in"),
            do.Burst("dust", (x1, y1 + 34), CLOUD),
        ),
        do.Together(
            do.Sound("whoosh"), treads[0], *((do.Burst("dust", half, PUFF),) if away else ())
        ),
        do.Together(*away),
        do.Together(
            do.Hide("bike"), *((treads[1], do.Burst("dust", (x2, y2 + 30), CLOUD)) if away else ())
        ),
        do.Then(exits(mole), ALLEGRO) if mole in over.now else do.Settle(0),
    )


def _way(start: Space, end: Space) -> str:
    direction = hexes.straight(axial(start), axial(end))
    return _WAYS[direction or 0]


def _between(cam: Camera, start: Space, end: Space) -> tuple[float, float]:
    (x1, y1), (x2, y2) = cam.at(start), cam.at(end)
    return (x1 + x2) / 2, (y1 + y2) / 2


@ACTS.of(Slid)
def slid(event: Slid, over: Over) -> Motion:
    """Across the ice on its belly, white streaks behind."""
    mole, start = event.mole, event.from_
    end = beyond(over, start, event.to)
    cam = field(over)
    ground = bool(event.to) and square_at(over.after, end) is not None
    key, shown = actor(over, mole, start, "shock")
    streak = Piece(
        "streak", f"topoum/slide.{_way(start, end)}", *_between(cam, start, end), scale=cam.k,
        depth=19.2,
    )  # fmt: skip
    return staged(
        over,
        do.Together(shown, do.Hide("halo"), do.Show(streak), do.Sound("war/slide")),
        do.Together(
            do.change(key, 0, depth=_front(start, end)),
            do.Arc(key, cam.at(end), SLIDE, lift=0, curve="linear"),
            do.change(key, SLIDE, "swing", turn=14),
        ),
        do.Hide("streak"),
        ends(over, mole, 60) if ground else do.Then(drops(over, mole), PRESTO),
    )


@ACTS.of(Swapped)
def swapped(event: Swapped, over: Over) -> Motion:
    """Each into the other's place, one over and one under."""
    (one, other), (to_one, to_other) = event.moles, event.spaces
    cam = field(over)
    first, show_first = actor(over, one, to_other, "march")
    second, show_second = actor(over, other, to_one, "shock")
    return staged(
        over,
        do.Together(show_first, show_second, do.Hide("halo"), do.Sound("war/swap", MF)),
        do.Together(
            do.Arc(first, cam.at(to_one), 450, lift=70 * cam.k, curve="both"),
            do.Arc(second, cam.at(to_other), 450, lift=-26 * cam.k, curve="both"),
        ),
        do.Together(exits(one), exits(other), do.Burst("dust", cam.at(to_one), PUFF)),
        ALLEGRO,
    )


@ACTS.of(Stayed)
def stayed(event: Stayed, over: Over) -> Motion:
    """It cannot get away: a shiver is all there is of it."""
    mole, space = event.mole, event.space
    key, shown = actor(over, mole, space, "shock")
    x, y = field(over).at(space)
    k = field(over).k
    fright = Piece("fright", "topoum/panic", x, y - 128 * k, scale=k, depth=mole_depth(space) + 3)
    shiver = do.change(key, 60, "swing", x=9, by=True)
    back = do.change(key, 60, "swing", x=-9, by=True)
    return staged(
        over, do.Together(shown, do.Show(fright), do.Sound("war/shiver", PIANO)),
        shiver, back, shiver, do.Hide("fright"), exits(mole), PRESTO,
    )  # fmt: skip


@ACTS.of(Deployed)
def deployed(event: Deployed, over: Over) -> Motion:
    """Out of the reserve: on foot, by parachute, or in another's boots."""
    mole, space = event.mole, event.space
    cam = field(over)
    x, y = cam.at(space)
    if event.why == "new-soldier":
        art = f"topoum/chute.{army(over.look, event.seat)}"
        chute = Piece("chute", art, x, y - 330, scale=cam.k, depth=300, shadow=30)
        return staged(
            over,
            do.Together(do.Show(chute), do.Sound("war/parachute")),
            do.Together(
                do.change("chute", 640, "wave", y=y, shadow=0),
                do.change("chute", 640, "swing", x=x + 26),
            ),
            do.Together(
                do.Enter(mole), do.Burst("dust", (x, y + 26), CLOUD), do.Sound("war/deploy")
            ),
            do.Then(do.Hide("chute"), ALLEGRO) if mole in over.now else do.Settle(0),
        )
    head = over.was.get(keys.seat(event.seat, "reserve"))
    start = head.at if head is not None else (cam.mat.x, cam.mat.cy)
    art = mole_art(over.look, mole, "joy")
    piece = Piece("comer", art, *start, scale=0.35, depth=420, shadow=14)
    return staged(
        over,
        do.Together(do.Show(piece), do.Sound("whoosh", PIANO)),
        do.Arc("comer", (x, y), 380, lift=90, curve="both", scale=cam.k),
        do.Together(do.Put("comer", art=mole_art(over.look, mole, "stand")), do.Sound("war/deploy"),
                 do.Burst("dust", (x, y + 26), PUFF), do.Shake(2, 80)),
        do.change("comer", 70, "swing", squash=1.1),
        do.Together(do.Hide("comer"), exits(mole)),
        do.Settle(100),
    )  # fmt: skip


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
        do.Together(do.Hide("halo"), do.Sound("war/panic", MP), *cries),
        do.Together(*runs),
        do.Settle(80 if settled else 0),
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
    start = do.change(key, START, "swing", squash=1.08)
    return do.Together(shown, do.Show(fright), start)


def _runs(over: Over, mole: Mole, start: Space, to: Space) -> Motion:
    end = beyond(over, start, to)
    cam = field(over)
    key = keys.actor(mole)
    x, y = cam.at(start)
    depth = max(mole_depth(start), mole_depth(end)) + 0.4
    run = do.Together(
        do.Hide(_fright(mole)), do.change(key, 0, depth=depth),
        do.Arc(key, cam.at(end), FLEE, lift=34 * cam.k, curve="both"),
        do.Burst("dust", (x, y + 30), PUFF),
    )  # fmt: skip
    if not _ground(over, to):
        return do.Then(run, drops(over, mole))
    return do.Then(run, exits(mole)) if mole in over.now else run


def _shivers(mole: Mole) -> Motion:
    key = keys.actor(mole)
    shakes = [do.change(key, 60, "swing", x=9 * way, by=True) for way in (1, -1, 1, -1)]
    return do.Then(*shakes, do.Hide(_fright(mole)), exits(mole))
