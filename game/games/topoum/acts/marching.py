"""Moles on the move: on foot, under ground, on wheels, on ice, in a panic."""

from __future__ import annotations

from math import atan2, degrees
from typing import TYPE_CHECKING, Any

from game.games.topoum.acts.stagecraft import actor, beyond, exits, field, goes_home, staged
from game.games.topoum.table.moles import mole_art, mole_depth
from game.games.topoum.table.names import army, owner
from game.kernel import hexes
from game.stage.motion import (
    Arc,
    Burst,
    Enter,
    Hide,
    Motion,
    Put,
    Settle,
    Shake,
    Show,
    Sound,
    Stagger,
    Then,
    Together,
    Wait,
    change,
)
from game.stage.piece import Piece

if TYPE_CHECKING:
    from game.games.topoum.table.field import Camera
    from game.stage.table import Act, Happening, Turnover

__all__ = ["ACTS"]

STEP, DIG, RIDE, SLIDE, FLEE = 350, 420, 620, 200, 230
_WAYS = ("e", "se", "sw", "e", "se", "sw")


def marched(event: Happening, over: Turnover[Any]) -> Motion:
    facts = event.facts
    how = facts["how"]
    if how in ("underground", "tunnel"):
        return _dug(facts, over)
    if how == "motorbike":
        return _ridden(facts, over)
    if how in ("panic", "stomper"):
        return _fled(facts, over)
    return _walked(facts, over, fast=how == "bayonet")


def _walked(facts: Any, over: Turnover[Any], *, fast: bool) -> Motion:
    """Two hops to the next space, puffs of dust behind."""
    mole, start = facts["mole"], facts["from"]
    end = beyond(over, start, facts["to"])
    cam = field(over)
    key, shown = actor(over, mole, start, "aim" if fast else "march")
    (x1, y1), (x2, y2) = cam.at(start), cam.at(end)
    half = ((x1 + x2) / 2, (y1 + y2) / 2)
    ms = STEP / 2 * (0.7 if fast else 1)
    lift = 16 * cam.k
    return staged(
        over,
        Together(shown, Hide("halo"), Sound("hex/march"), change(key, 0, depth=_front(start, end))),
        Arc(key, half, ms, lift=lift, curve="linear"),
        Together(
            Arc(key, (x2, y2), ms, lift=lift, curve="linear"), Burst("dust", (x1, y1 + 30), 4)
        ),
        exits(mole),
        Settle(90),
    )


def _front(start: str, end: str) -> float:
    """While it walks a mole stands before whatever stands in either row."""
    return max(mole_depth(start), mole_depth(end)) + 0.4


def _dug(facts: Any, over: Turnover[Any]) -> Motion:
    """Down into the earth, mounds along the way, and up again."""
    mole, start = facts["mole"], facts["from"]
    end = beyond(over, start, facts["to"])
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
        mounds.append(Together(Show(mound, 420), Burst("dust", spot, 3), Sound("card/slide", 0.4)))
    return staged(
        over,
        Together(shown, Hide("halo"), Sound("mole/hide")),
        change(key, 130, "in", y=26 * cam.k, by=True),
        Together(Hide(key), Show(hole), Burst("dust", (x1, y1 + 20), 8)),
        Wait(130),
        Hide("dig.hole"),
        Stagger(DIG / 4, *mounds),
        Wait(DIG / 4),
        Together(
            Show(Piece("dig.up", digger, x2, y2, scale=cam.k, depth=_front(start, end))),
            Burst("dust", (x2, y2 + 20), 10), Sound("mole/pop"),
        ),
        Wait(190),
        Hide("dig.up"),
        exits(mole),
        Settle(120),
    )  # fmt: skip


def _ridden(facts: Any, over: Turnover[Any]) -> Motion:
    """Two squares on wheels, tyre marks behind."""
    mole, start = facts["mole"], facts["from"]
    end = beyond(over, start, facts["to"])
    cam = field(over)
    (x1, y1), (x2, y2) = cam.at(start), cam.at(end)
    side = "right" if x2 >= x1 else "left"
    art = f"topoum/bike.{army(over.look, owner(mole))}.{side}"
    bike = Piece("bike", art, x1, y1, scale=cam.k, depth=_front(start, end) + 3)
    half = ((x1 + x2) / 2, (y1 + y2) / 2)
    slope = degrees(atan2(y2 - y1, x2 - x1))
    treads = [
        Show(
            Piece(f"tread.{at}", "topoum/tread", x1 + (x2 - x1) * share, y1 + (y2 - y1) * share,
                  scale=cam.k, turn=slope, depth=18.6)
        )
        for at, share in enumerate((0.25, 0.75))
    ]  # fmt: skip
    return staged(
        over,
        Together(Show(bike), Hide(mole), Hide("halo"), Sound("dice/rattle", 0.7)),
        change("bike", 120, "both", x=-10 if side == "right" else 10, by=True),
        Together(Arc("bike", half, RIDE / 2, lift=0, curve="in"), Burst("dust", (x1, y1 + 34), 8)),
        Together(Sound("whoosh"), Burst("dust", half, 6), treads[0]),
        Together(Arc("bike", (x2, y2), RIDE / 2, lift=10, curve="out")),
        Together(treads[1], Hide("bike"), exits(mole), Burst("dust", (x2, y2 + 30), 8)),
        Settle(120),
    )


def _fled(facts: Any, over: Turnover[Any]) -> Motion:
    """All of one volley go at once: each is told quickly after the one before."""
    mole, start = facts["mole"], facts["from"]
    end = beyond(over, start, facts["to"])
    cam = field(over)
    key, shown = actor(over, mole, start, "shock")
    x1, y1 = cam.at(start)
    fright = Piece("fright", "topoum/panic", x1, y1, scale=cam.k, depth=mole_depth(start) + 3)
    first = facts.get("volley", 0) in (0, 1)
    return staged(
        over,
        Together(shown, Hide("halo"), Show(fright), Sound("mole/ouch", 0.6)),
        Wait(120 if first else 40),
        Together(
            Hide("fright"), change(key, 0, depth=_front(start, end)),
            Arc(key, cam.at(end), FLEE, lift=34 * cam.k, curve="both"),
            Burst("dust", (x1, y1 + 30), 5),
        ),
        _over_the_edge(over, mole, end) if not facts["to"] else exits(mole),
        Settle(60),
    )  # fmt: skip


def _way(start: str, end: str) -> str:
    direction = hexes.straight(hexes.read(start), hexes.read(end))
    return _WAYS[direction or 0]


def _between(cam: Camera, start: str, end: str) -> tuple[float, float]:
    (x1, y1), (x2, y2) = cam.at(start), cam.at(end)
    return (x1 + x2) / 2, (y1 + y2) / 2


def _over_the_edge(over: Turnover[Any], mole: str, space: str) -> Motion:
    """Off the board altogether: it hangs in the air for a moment, then knows."""
    key = f"actor.{mole}"
    return Then(
        Together(Wait(180), Sound("hex/fall", 0.7)),
        change(key, 240, "in", y=90, by=True),
        goes_home(over, mole, space),
    )


def slid(event: Happening, over: Turnover[Any]) -> Motion:
    """Across the ice on its belly, white streaks behind."""
    mole, start = event.facts["mole"], event.facts["from"]
    end = beyond(over, start, event.facts["to"])
    cam = field(over)
    key, shown = actor(over, mole, start, "shock")
    streak = Piece(
        "streak", f"topoum/slide.{_way(start, end)}", *_between(cam, start, end), scale=cam.k,
        depth=19.2,
    )  # fmt: skip
    return staged(
        over,
        Together(shown, Hide("halo"), Show(streak), Sound("hex/slide")),
        Together(
            change(key, 0, depth=_front(start, end)),
            Arc(key, cam.at(end), SLIDE, lift=0, curve="linear"),
            change(key, SLIDE, "swing", turn=14),
        ),
        Hide("streak"),
        _over_the_edge(over, mole, end) if not event.facts["to"] else exits(mole),
        Settle(60),
    )


def swapped(event: Happening, over: Turnover[Any]) -> Motion:
    """Each into the other's place, one over and one under."""
    (one, other), (to_one, to_other) = event.facts["moles"], event.facts["spaces"]
    cam = field(over)
    first, show_first = actor(over, one, to_other, "march")
    second, show_second = actor(over, other, to_one, "shock")
    return staged(
        over,
        Together(show_first, show_second, Hide("halo"), Sound("whoosh", 0.7)),
        Together(
            Arc(first, cam.at(to_one), 450, lift=70 * cam.k, curve="both"),
            Arc(second, cam.at(to_other), 450, lift=-26 * cam.k, curve="both"),
        ),
        Together(exits(one), exits(other), Burst("dust", cam.at(to_one), 6)),
        Settle(120),
    )


def stayed(event: Happening, over: Turnover[Any]) -> Motion:
    """It cannot get away: a shiver is all there is of it."""
    mole, space = event.facts["mole"], event.facts["space"]
    key, shown = actor(over, mole, space, "shock")
    x, y = field(over).at(space)
    fright = Piece("fright", "topoum/panic", x, y, scale=field(over).k, depth=mole_depth(space) + 3)
    shiver = change(key, 60, "swing", x=9, by=True)
    back = change(key, 60, "swing", x=-9, by=True)
    return staged(
        over, Together(shown, Show(fright), Sound("mole/giggle", 0.5)), shiver, back, shiver,
        Hide("fright"), exits(mole), Settle(60),
    )  # fmt: skip


def deployed(event: Happening, over: Turnover[Any]) -> Motion:
    """Out of the reserve: on foot, by parachute, or in another's boots."""
    facts = event.facts
    mole, space = facts["mole"], facts["space"]
    cam = field(over)
    x, y = cam.at(space)
    if facts["why"] == "new-soldier":
        art = f"topoum/chute.{army(over.look, facts['seat'])}"
        chute = Piece("chute", art, x, y - 330, scale=cam.k, depth=300, shadow=30)
        return staged(
            over,
            Together(Show(chute), Sound("whoosh", 0.5)),
            Together(
                change("chute", 640, "wave", y=y, shadow=0), change("chute", 640, "swing", x=x + 26)
            ),
            Together(Hide("chute"), Enter(mole), Burst("dust", (x, y + 26), 8), Sound("mole/pop")),
            Settle(120),
        )
    head = over.was.get(f"seat.{facts['seat']}.reserve")
    start = (head.x, head.y) if head is not None else (cam.mat.x, cam.mat.cy)
    art = mole_art(over.look, mole, "joy")
    piece = Piece("comer", art, *start, scale=0.35, depth=420, shadow=14)
    return staged(
        over,
        Together(Show(piece), Sound("whoosh", 0.5)),
        Arc("comer", (x, y), 380, lift=90, curve="both", scale=cam.k),
        Together(Put("comer", art=mole_art(over.look, mole, "stand")), Sound("mole/pop"),
                 Burst("dust", (x, y + 26), 6), Shake(2, 80)),
        change("comer", 70, "swing", squash=1.1),
        Together(Hide("comer"), exits(mole)),
        Settle(100),
    )  # fmt: skip


ACTS: dict[str, Act] = {
    "marched": marched,
    "slid": slid,
    "swapped": swapped,
    "stayed": stayed,
    "deployed": deployed,
}
