"""A mallet from its swing to the points it brings, and moles counted: parts of every turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from game.games.whakka_mole.table.shapes import raised
from game.stage import motion as do
from game.stage.kit.bursts import CLOUD, PUFF
from game.stage.kit.flights import enters
from game.stage.kit.tempo import MF, PIANO
from game.stage.kit.voices import squeak
from game.stage.motion import Motion
from game.stage.piece import Piece, Words

if TYPE_CHECKING:
    from game.games.whakka_mole.events import Count, Stroke
    from game.games.whakka_mole.seen import WhakkaSeen
    from game.stage.table import Turnover

__all__ = [
    "SINK",
    "STOP",
    "after",
    "counting",
    "impact",
    "mallet_of",
    "mood",
    "rise",
    "scared",
    "strike",
]

Over: TypeAlias = "Turnover[WhakkaSeen]"

RISE, STRIKE, STOP, SQUASH, REBOUND = 300, 60, 70, 90, 180
FLY, SINK, TICK, RUN = 400, 250, 80, 600
RAZZ, RAZZ_GAP, RAZZ_HIGH = 180, 30, 10


def scared(over: Over, whacks: tuple[Stroke, ...]) -> list[Motion]:
    """Whoever is up looks at the mallets."""
    return [
        do.Put(f"mole.{whack.target}.{hole}", art=mood(over, whack.target, "scared"))
        for whack in whacks
        for hole in over.before.sheets[whack.target].up
    ]


def mood(over: Over, seat: int, mood: str) -> str:
    return f"hole/mole.{over.look.faces[seat].colour}.{mood}"


def mallet_of(over: Over, whack: Stroke) -> Piece:
    return over.now[f"whack.{whack.seat}.mallet"]


def rise(over: Over, whack: Stroke) -> Motion:
    mallet = mallet_of(over, whack)
    key = mallet.key
    lift = raised(mallet, over.now[f"seat.{whack.target}.lawn"])
    return do.Then(
        enters(key, alpha=0, y=mallet.y - min(20, lift), turn=10),
        do.change(key, RISE, "back", alpha=1, y=mallet.y - lift, turn=62, shadow=20),
    )


def strike(over: Over, whack: Stroke) -> Motion:
    mallet = mallet_of(over, whack)
    return do.change(mallet.key, STRIKE, "strike", y=mallet.y, turn=-26, shadow=0)


def impact(over: Over, whack: Stroke) -> Motion:
    by, seat, hole = whack.seat, whack.target, whack.hole
    burst = over.now[f"whack.{by}.burst"]
    moved: list[Motion] = [
        do.Enter(burst.key),
        do.change(burst.key, 0, scale=0.4),
        do.change(burst.key, SQUASH, "back", scale=1),
    ]
    if whack.hit:
        flat = f"mole.{seat}.{hole}"
        moved += [
            do.Put(flat, art=mood(over, seat, "hit")),
            do.change(flat, SQUASH, "out", squash=1.35),
            do.Hide(f"paws.{seat}.{hole}"),
            do.Burst("stars", burst.at, CLOUD),
            squeak(over.look, seat, "hit", MF),
        ]
    else:
        moved.append(do.Burst("dust", (burst.x, burst.y + 10), PUFF))
    return do.Together(*moved)


def after(over: Over, whack: Stroke) -> Motion:
    """The mallet rebounds; six points fly to whoever struck, or dust settles; the hit go down."""
    by, seat, hole = whack.seat, whack.target, whack.hole
    mallet = mallet_of(over, whack)
    tag = f"whack.{by}.tag"
    motions: list[Motion] = [
        do.change(mallet.key, REBOUND, "back", turn=mallet.turn, x=mallet.x, y=mallet.y),
        do.Enter(f"whack.{by}.badge"),
    ]
    if tag in over.now:
        motions += [
            do.Enter(tag), do.change(tag, 0, scale=0.5), do.change(tag, 160, "back", scale=1),
        ]  # fmt: skip
    if not whack.hit:
        return do.Together(*motions, squeak(over.look, seat, "razz", PIANO), *_razz(over, seat))
    start = over.now.get(tag, over.now[f"whack.{by}.burst"])
    points = Piece(
        f"points.{by}",
        x=start.x,
        y=start.y,
        depth=600,
        text=Words(
            f"+{over.after.sheets[by].gained or 6}",
            54,
            "title",
            "#FFC531",
            "#5A1A10",
            rim=5,
            steady=True,
        ),
    )
    score, runner = f"seat.{by}.score", f"runner.{by}"
    before, after = over.before.sheets[by].score, over.after.sheets[by].score
    for other in over.before.sheets[seat].up:
        key = f"mole.{seat}.{other}"
        if other == hole:
            motions.append(do.Then(do.change(key, SINK, "in", y=90, by=True), do.Hide(key)))
            continue
        motions += [do.Put(key, art=mood(over, seat, "dizzy")), do.Hide(f"paws.{seat}.{other}")]
        if key in over.now:
            motions.append(do.change(key, SINK, y=over.now[key].y))
    flight = do.Then(
        do.Show(points),
        do.Together(
            do.Arc(points.key, score, FLY, lift=60, curve="both"), do.Sound("whoosh", PIANO)
        ),
        do.Together(
            do.Hide(points.key), do.Sound("score/gain"), do.Count(score, before, after, 240)
        ),
        do.Home(runner, RUN // 2, lift=10),
    )
    return do.Together(*motions, flight)


def _razz(over: Over, seat: int) -> list[Motion]:
    """Whoever was not met puts the tongue out at the mallet, one after the other."""
    found: list[Motion] = []
    for place, hole in enumerate(over.before.sheets[seat].up):
        key = f"mole.{seat}.{hole}"
        hop = do.change(key, RAZZ, "swing", y=-RAZZ_HIGH, by=True)
        found.append(
            do.Then(
                do.Wait(RAZZ_GAP * place),
                do.Together(do.Put(key, art=mood(over, seat, "razz")), hop),
            )
        )
    return found


def counting(over: Over, count: Count) -> Motion:
    seat = count.seat
    ones: list[Motion] = []
    for hole in over.after.sheets[seat].up:
        one, mole = f"one.{seat}.{hole}", f"mole.{seat}.{hole}"
        if one not in over.now:
            continue
        ones.append(
            do.Together(
                do.Enter(one),
                do.change(one, 0, scale=0.3),
                do.change(one, 180, "back", scale=1),
                do.change(mole, 160, "swing", y=-8, by=True),
                do.Sound("count/tick", MF),
            )
        )
    before = over.before.sheets[seat].score
    rise = do.Count(f"seat.{seat}.score", before, count.score, TICK * max(1, count.moles))
    return do.Together(do.Stagger(TICK, *ones), rise)
