"""Shots, collisions, and who goes home for it. Nobody is hurt: everybody is dizzy."""

from __future__ import annotations

from game.games.topoum.acts.stagecraft import (
    ACTS,
    HIGH,
    TOGETHER,
    Over,
    actor,
    away,
    beside,
    field,
    flies_home,
    goes_home,
    place_of,
    staged,
)
from game.games.topoum.events.moles import (
    Captured,
    Clashed,
    CrossMoved,
    Eliminated,
    Freed,
    Honoured,
    Shot,
)
from game.games.topoum.table.moles import mole_depth
from game.games.topoum.table.names import army, owner, square_at
from game.games.topoum.table.seats import reserve_at
from game.stage import motion as do
from game.stage.kit.bursts import CLOUD, STORM
from game.stage.kit.flights import passes
from game.stage.kit.tempo import ALLEGRO, FORTE, MF, MODERATO, MP, PRESTISSIMO, PRESTO
from game.stage.motion import Motion
from game.stage.piece import Piece

FLIGHT = 260
_UP = 54.0
"""So far above the middle of a space a mole is hit."""


@ACTS.of(Shot)
def shot(event: Shot, over: Over) -> Motion:
    """A pea or a stone flies; what it does is told next."""
    cam = field(over)
    (x1, y1), (x2, y2) = cam.at(event.from_), cam.at(event.space)
    up = _UP * cam.k
    sling = event.how == "slingshot"
    art = "topoum/stone" if sling else "topoum/pea"
    pea = Piece("pea", art, x1, y1 - up, scale=cam.k, depth=HIGH)
    puff = Piece(
        "muzzle", "topoum/muzzle", x1 + (30 if x2 >= x1 else -30) * cam.k, y1 - up, scale=cam.k,
        depth=HIGH + 1,
    )  # fmt: skip
    end: list[Motion] = [do.Sound("war/hit"), do.Burst("stars", (x2, y2 - up), CLOUD), do.Hold(60)]
    if event.safe:
        shield = Piece("shield", "topoum/shelter", x2, y2, scale=cam.k * 1.2, depth=HIGH + 1)
        end = [
            do.Show(shield, 320),
            do.Sound("war/shelter"),
            do.Burst("sparks", (x2, y2 - up), CLOUD),
        ]
    ms = FLIGHT * (1.4 if sling else 1)
    return staged(
        over,
        do.Together(
            do.Show(puff, 160), do.Show(pea), do.Sound("war/sling" if sling else "war/shot")
        ),
        do.Arc("pea", (x2, y2 - up), ms, lift=(120 if sling else 4) * cam.k, curve="linear"),
        do.Together(do.Hide("pea"), *end),
        do.Wait(120),
        PRESTO,
    )


@ACTS.of(Clashed)
def clash(event: Clashed, over: Over) -> Motion:
    """Two moles, one square: they bounce off each other, and both go home dizzy."""
    space = event.space
    cam = field(over)
    x, y = cam.at(space)
    one, other = event.moles
    left, show_left = actor(over, one, space, "shock")
    right, show_right = actor(over, other, space, "shock")
    star = Piece("clash", "topoum/clash", x, y - 60 * cam.k, scale=cam.k, depth=HIGH)
    return staged(
        over,
        do.Together(show_left, show_right, do.change(left, 0, depth=0.1, by=True), do.Hide("halo")),
        do.Together(do.Show(star), do.Sound("war/clash"), do.Shake(5, 140), do.Hold(60),
                 do.Burst("stars", (x, y - 50), STORM),
                 do.change("clash", 160, "back", scale=cam.k * 1.5),
                 do.change(left, 140, "out", x=-34 * cam.k, by=True),
                 do.change(right, 140, "out", x=34 * cam.k, by=True)),
        do.Wait(140),
        do.Hide("clash"),
        do.Together(flies_home(over, one), do.Then(do.Wait(60), flies_home(over, other))),
        PRESTO,
    )  # fmt: skip


@ACTS.of(Eliminated)
def killed(event: Eliminated, over: Over) -> Motion:
    """Whatever it was, it ends with a dizzy flight home."""
    mole, space, why = event.mole, event.space, event.why
    if why in TOGETHER or not space:
        return PRESTISSIMO
    cam = field(over)
    x, y = cam.at(space)
    start: list[Motion] = []
    if why == "puddle":
        splash = Piece("splash", "topoum/splash", x, y, scale=cam.k, depth=HIGH)
        start = [
            do.Show(splash, 380),
            do.Sound("war/puddle"),
            do.change("splash", 260, "out", scale=cam.k * 1.3),
        ]
    elif why in ("rock", "footprint"):
        start = [do.Sound("war/rock"), do.Burst("dust", (x, y + 20), STORM), do.Shake(5, 140)]
    elif why == "trap":
        start = [do.Sound("war/trap"), do.Burst("sparks", (x, y), CLOUD)]
    else:
        start = [do.Sound("war/hit", FORTE), do.Burst("stars", (x, y - 50), CLOUD)]
    return staged(over, do.Together(*start), goes_home(over, mole, space), PRESTO)


@ACTS.of(Captured)
def captured(event: Captured, over: Over) -> Motion:
    """A cage comes down over it, and is carried off to its captor."""
    mole, space = event.mole, event.space
    cam = field(over)
    x, y = cam.at(space)
    key, shown = actor(over, mole, space, "sad")
    cell = over.now.get(mole)
    end = away(over) if cell is None else cell.at
    bars = [
        Piece(
            f"cage.{part}", f"topoum/cage.{part}", x, y - 260 * cam.k, scale=cam.k, depth=HIGH + at
        )
        for at, part in ((-1, "back"), (1, "front"))
    ]
    falls = [do.change(bar.key, 240, "strike", y=y) for bar in bars]
    carried = [
        do.Arc(part, end, 480, lift=110, curve="both", scale=0.34)
        for part in (key, *(bar.key for bar in bars))
    ]
    return staged(
        over,
        do.Together(shown, do.Hide("halo"), do.change(key, 0, depth=HIGH), *map(do.Show, bars),
                 do.Sound("war/panic", MP)),
        do.Together(*falls),
        do.Together(do.Sound("war/cage"), do.Shake(3, 90), do.Burst("dust", (x, y + 30), CLOUD)),
        do.Wait(180),
        do.Together(*carried),
        do.Together(
            do.Hide(key), *(do.Hide(bar.key) for bar in bars), do.Enter(mole),
            do.Sound("war/tile", MP),
        ),
        ALLEGRO,
    )  # fmt: skip


@ACTS.of(Freed)
def freed(event: Freed, over: Over) -> Motion:
    """Out of the cage and home."""
    mole, seat = event.mole, event.seat
    begun = over.was.get(mole)
    x, y = reserve_at(place_of(over), seat)
    if begun is None:
        return do.Settle()
    art = f"topoum/mole.{army(over.look, owner(mole))}.joy"
    piece = Piece("freed", art, begun.x, begun.y, scale=0.34, depth=HIGH)
    starts = do.Together(do.Hide(mole), do.Sound("war/freed"))
    return do.Then(passes(piece, (x, y), 480, 80, scale=0.3, starts=starts), MODERATO)


@ACTS.of(Honoured)
def honoured(event: Honoured, over: Over) -> Motion:
    """A medal on the chest, and home in glory."""
    mole, space = event.mole, event.space
    cam = field(over)
    x, y = cam.at(space)
    key, shown = actor(over, mole, space, "joy")
    medal = Piece("medal", "topoum/medal", x, y - 180 * cam.k, scale=0.6, depth=HIGH)
    end = reserve_at(place_of(over), owner(mole))
    return staged(
        over,
        do.Together(shown, do.Show(medal), do.Sound("war/honour")),
        do.change("medal", 320, "back", y=y - 84 * cam.k, scale=1.1),
        do.Together(do.Burst("stars", (x, y - 84 * cam.k), CLOUD), do.Wait(260)),
        do.Together(
            do.Hide("medal"), do.change(key, 0, depth=HIGH),
            do.Arc(key, end, 460, lift=110, curve="both", scale=0.3),
        ),
        do.Hide(key),
        do.Settle(100),
    )  # fmt: skip


@ACTS.of(CrossMoved)
def cross(event: CrossMoved, over: Over) -> Motion:
    """The Red Cross walks in from beside the board, or leaves it."""
    start, end = event.from_, event.space
    if start and square_at(over.before, start) is None:
        # Its square has gone, and it with it: that has been seen.
        return PRESTISSIMO
    cam = field(over)
    outside = beside(over)
    begin = cam.at(start) if start else outside
    goal = cam.at(end) if end else outside
    piece = Piece(
        "cross.walks", "topoum/cross.stand", *begin, scale=cam.k, depth=mole_depth(end or start) + 4
    )
    starts = do.Together(do.Hide("cross"), do.Hide("shelter"), do.Sound("war/cross"))
    sound = do.Sound("war/deploy" if end else "war/lift", MF)
    lands = do.Together(do.Enter("cross"), do.Enter("shelter"), sound)
    walks = passes(piece, goal, 560, 40 * cam.k, starts=starts, lands=lands)
    return staged(over, walks, MODERATO)
