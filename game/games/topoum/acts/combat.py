"""Shots, blasts, collisions, and who goes home for it. Nobody is hurt: everybody is dizzy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.games.topoum.acts.stagecraft import (
    HIGH,
    actor,
    field,
    goes_home,
    place_of,
    shout,
    staged,
    standing,
)
from game.games.topoum.table.moles import mole_depth
from game.games.topoum.table.names import army, owner
from game.games.topoum.table.seats import captive_box, reserve_at
from game.stage.motion import (
    Arc,
    Burst,
    Enter,
    Hide,
    Hold,
    Motion,
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
from game.stage.said import Said

if TYPE_CHECKING:
    from game.stage.table import Act, Happening, Turnover

__all__ = ["ACTS"]

FLIGHT, LOB, BANG = 260, 400, 350
_UP = 54.0
"""So far above the middle of a space a mole is hit."""


def shot(event: Happening, over: Turnover[Any]) -> Motion:
    """A pea or a stone flies; what it does is told next."""
    facts = event.facts
    cam = field(over)
    (x1, y1), (x2, y2) = cam.at(facts["from"]), cam.at(facts["space"])
    up = _UP * cam.k
    sling = facts["how"] == "slingshot"
    art = "topoum/stone" if sling else "topoum/pea"
    pea = Piece("pea", art, x1, y1 - up, scale=cam.k, depth=HIGH)
    puff = Piece(
        "muzzle", "topoum/muzzle", x1 + (30 if x2 >= x1 else -30) * cam.k, y1 - up, scale=cam.k,
        depth=HIGH + 1,
    )  # fmt: skip
    end: list[Motion] = [Sound("whack/hit"), Burst("stars", (x2, y2 - up), 10), Hold(60)]
    if facts["safe"]:
        shield = Piece("shield", "topoum/shelter", x2, y2, scale=cam.k * 1.2, depth=HIGH + 1)
        end = [Show(shield, 320), Sound("whack/miss"), Burst("sparks", (x2, y2 - up), 8)]
    ms = FLIGHT * (1.4 if sling else 1)
    return staged(
        over,
        Together(Show(puff, 160), Show(pea), Sound("whack/swing")),
        Arc("pea", (x2, y2 - up), ms, lift=(120 if sling else 4) * cam.k, curve="linear"),
        Together(Hide("pea"), *end),
        Wait(120),
        Settle(60),
    )


def blast(event: Happening, over: Turnover[Any]) -> Motion:
    """Something flies in a high arc and goes off: TOPOUM!"""
    facts = event.facts
    cam = field(over)
    (x1, y1), (x2, y2) = cam.at(facts["from"]), cam.at(facts["space"])
    high = {"grenade": 110.0, "mortar": 230.0}.get(facts["how"], 60.0) * cam.k
    art = {"grenade": "topoum/bomb", "mortar": "topoum/shell"}.get(
        facts["how"], "topoum/over.dynamite"
    )
    bomb = Piece("bomb", art, x1, y1 - _UP * cam.k, scale=cam.k, depth=HIGH, shadow=10)
    bang: list[Motion] = []
    for at in (1, 2, 3):
        piece = Piece(
            f"blast.{at}", f"topoum/blast.{at}", x2, y2 - 14 * cam.k, scale=cam.k * 0.7, depth=HIGH
        )
        bang.append(
            Then(
                Show(piece, BANG / 3 + 50),
                change(piece.key, BANG / 3, "out", scale=cam.k * (1.0 + 0.16 * at)),
            )
        )
    clods: list[Motion] = []
    for at, (dx, dy) in enumerate(((-150, -70), (150, -90), (-90, 70), (110, 60), (0, -150))):
        key = f"clod.{at}"
        clod = Piece(key, f"topoum/rubble.{at % 3 + 1}", x2, y2, scale=cam.k, depth=HIGH - 1)
        flight = Arc(key, (x2 + dx * cam.k, y2 + dy * cam.k), 420, lift=60 * cam.k, curve="out")
        clods.append(
            Then(Show(clod), Together(flight, change(key, 420, "linear", turn=200, by=True)),
                 Hide(key))
        )  # fmt: skip
    word = Piece("topoum.shout", "topoum/shout", x2, y2 - 170 * cam.k, scale=0.4, depth=HIGH + 50)
    return staged(
        over,
        Together(Show(bomb), Sound("whoosh")),
        Together(
            Arc("bomb", (x2, y2 - 10), LOB, lift=high, curve="both"),
            change("bomb", LOB, "linear", turn=260, by=True),
        ),
        Together(
            Hide("bomb"), Hold(70), Shake(8, 180), Sound("drum/hit"), Sound("card/thud"),
            Burst("sparks", (x2, y2), 14), Burst("dust", (x2, y2 + 20), 12),
            Stagger(BANG / 3, *bang), *clods,
            Then(Show(word, 620), change(word.key, 200, "back", scale=0.9)),
        ),
        Settle(80),
    )  # fmt: skip


def clash(event: Happening, over: Turnover[Any]) -> Motion:
    """Two moles, one square."""
    space = event.facts["space"]
    cam = field(over)
    x, y = cam.at(space)
    one, other = event.facts["moles"]
    left = standing(over, one, space, "shock", "clash.one")
    right = standing(over, other, space, "shock", "clash.other")
    star = Piece("clash", "topoum/clash", x, y - 60 * cam.k, scale=cam.k, depth=HIGH)
    return staged(
        over,
        Together(Show(left), Show(right), Hide(one), Hide(other),
                 change("clash.one", 0, x=-34 * cam.k, by=True),
                 change("clash.other", 0, x=34 * cam.k, by=True)),
        Together(Show(star, 300), Sound("whack/hit"), Shake(5, 140), Hold(60),
                 Burst("stars", (x, y - 50), 12), change("clash", 160, "back", scale=cam.k * 1.5)),
        Wait(160),
        Hide("clash.one"),
        Hide("clash.other"),
        Settle(40),
    )  # fmt: skip


def killed(event: Happening, over: Turnover[Any]) -> Motion:
    """Whatever it was, it ends with a dizzy flight home."""
    mole, space, why = event.facts["mole"], event.facts["space"], event.facts["why"]
    if not space:
        # Who left the board altogether has flown home already.
        return Settle(40)
    cam = field(over)
    x, y = cam.at(space)
    start: list[Motion] = []
    if why == "puddle":
        splash = Piece("splash", "topoum/splash", x, y, scale=cam.k, depth=HIGH)
        start = [
            Show(splash, 380),
            Sound("mole/hide"),
            change("splash", 260, "out", scale=cam.k * 1.3),
        ]
    elif why == "motorbike":
        start = [Sound("mole/ouch"), Burst("stars", (x, y - 40), 12), Shake(4, 120)]
    elif why in ("rock", "footprint"):
        start = [Sound("card/thud"), Burst("dust", (x, y + 20), 12), Shake(5, 140)]
    elif why == "trap":
        start = [Sound("whack/hit"), Burst("sparks", (x, y), 10)]
    elif why in ("edge", "fell"):
        key, shown = actor(over, mole, space, "shock")
        fall = Together(
            change(key, 240, "in", y=70 * cam.k, by=True), change(key, 240, "in", alpha=0.2)
        )
        ms = 240 if why == "fell" else 380
        return staged(
            over, Together(shown, Sound("hex/fall", 0.7)), fall, goes_home(over, mole, space, ms),
            Settle(40),
        )  # fmt: skip
    else:
        start = [Sound("mole/ouch", 0.8), Burst("stars", (x, y - 50), 8)]
    return staged(over, Together(*start), goes_home(over, mole, space), Settle(60))


def captured(event: Happening, over: Turnover[Any]) -> Motion:
    """In a high arc behind bars."""
    mole, space = event.facts["mole"], event.facts["space"]
    key, shown = actor(over, mole, space, "sad")
    box = captive_box(place_of(over), over.after, mole)
    end = (box.cx, box.cy) if box is not None else field(over).at(space)
    return staged(
        over,
        Together(shown, change(key, 0, depth=HIGH), Sound("warn", 0.6)),
        Arc(key, end, 520, lift=120, curve="both", scale=0.34),
        Together(
            Hide(key),
            Enter(mole),
            Sound("card/thud"),
        ),
        Settle(120),
    )


def freed(event: Happening, over: Turnover[Any]) -> Motion:
    """Out of the cage and home."""
    mole, seat = event.facts["mole"], event.facts["seat"]
    begun = over.was.get(mole)
    x, y = reserve_at(place_of(over), seat)
    if begun is None:
        return Settle()
    art = f"topoum/mole.{army(over.look, owner(mole))}.joy"
    piece = Piece("freed", art, begun.x, begun.y, scale=0.34, depth=HIGH)
    return Then(
        Together(Show(piece), Hide(mole), Sound("mole/giggle")),
        Arc("freed", (x, y), 480, lift=80, curve="both", scale=0.3),
        Hide("freed"),
        Settle(140),
    )  # fmt: skip


def honoured(event: Happening, over: Turnover[Any]) -> Motion:
    """A medal on the chest, and home in glory."""
    mole, space = event.facts["mole"], event.facts["space"]
    cam = field(over)
    x, y = cam.at(space)
    key, shown = actor(over, mole, space, "joy")
    medal = Piece("medal", "topoum/medal", x, y - 180 * cam.k, scale=0.6, depth=HIGH)
    end = reserve_at(place_of(over), owner(mole))
    return staged(
        over,
        Together(shown, Show(medal), Sound("fanfare/small")),
        change("medal", 320, "back", y=y - 84 * cam.k, scale=1.1),
        Together(Burst("stars", (x, y - 84 * cam.k), 10), Wait(260)),
        Together(
            Hide("medal"), change(key, 0, depth=HIGH),
            Arc(key, end, 460, lift=110, curve="both", scale=0.3),
        ),
        Hide(key),
        Settle(100),
    )  # fmt: skip


def cross(event: Happening, over: Turnover[Any]) -> Motion:
    """The Red Cross walks in from beside the board, or leaves it."""
    start, end = event.facts["from"], event.facts["space"]
    cam = field(over)
    outside = (cam.mat.x - 40, cam.mat.bottom - 120)
    begin = cam.at(start) if start else outside
    goal = cam.at(end) if end else outside
    piece = Piece(
        "cross.walks", "topoum/cross.stand", *begin, scale=cam.k, depth=mole_depth(end or start) + 4
    )
    return staged(
        over,
        Together(Show(piece), Hide("cross"), Hide("shelter"), Sound("hex/march")),
        Arc("cross.walks", goal, 560, lift=40 * cam.k, curve="both"),
        Together(
            Hide("cross.walks"),
            Enter("cross"),
            Enter("shelter"),
            Sound("mole/pop" if end else "mole/dizzy", 0.7),
        ),
        Settle(140),
    )


def divided(event: Happening, over: Turnover[Any]) -> Motion:
    """The field tears: cracks run over what will fall."""
    cam = field(over)
    lost = event.facts["lost"]
    cracks: list[Motion] = []
    for space in lost:
        x, y = cam.at(space)
        piece = Piece(f"crack.{space}", "topoum/crack", x, y, scale=cam.k, depth=20, alpha=0)
        cracks.append(Then(Show(piece), change(piece.key, 160, "out", alpha=1)))
    at = (cam.mat.cx, cam.mat.y + 110)
    return staged(
        over,
        Together(
            Stagger(60, *cracks), Sound("drum/roll"), Shake(5, 180),
            shout("divided", Said("divided-shout", {"count": len(lost)}), at, 420, 62),
        ),
        Settle(60),
    )  # fmt: skip


def fell(event: Happening, over: Turnover[Any]) -> Motion:
    """A last shiver before they drop one by one."""
    shivers = [
        change(key, 160, "swing", y=7, by=True)
        for space in event.facts["spaces"]
        for key in (f"tile.{space}", f"stud.{space}")
        if key in over.was
    ]
    return Then(Together(Sound("hex/fall"), Shake(6, 180), *shivers), Settle(40))


ACTS: dict[str, Act] = {
    "shot": shot,
    "blast": blast,
    "clash": clash,
    "killed": killed,
    "captured": captured,
    "freed": freed,
    "honoured": honoured,
    "cross": cross,
    "divided": divided,
    "fell": fell,
}
