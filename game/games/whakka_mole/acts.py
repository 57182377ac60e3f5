"""Each event as motion: curtains, pops, mallets all at once, counting, the race."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from game.games.whakka_mole.content import holes
from game.games.whakka_mole.events import Count, Counted, Ended, Popped, Stroke, TurnBegun, Whacked
from game.games.whakka_mole.table.shapes import MOLE_HIGH, raised
from game.stage.motion import (
    Arc,
    Burst,
    Enter,
    Hide,
    Hold,
    Home,
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
from game.stage.motion import Count as CountUp
from game.stage.piece import Piece, Words
from game.stage.table import Acts, Turnover

if TYPE_CHECKING:
    from game.games.whakka_mole.content import Hole
    from game.games.whakka_mole.view import WhakkaSeen

__all__ = ["ACTS"]

ACTS: Acts[WhakkaSeen] = Acts()
Over: TypeAlias = "Turnover[WhakkaSeen]"

CURTAIN, POP, POP_GAP = 250, 420, 60
RISE, STRIKE, STOP, SQUASH, REBOUND = 300, 60, 70, 90, 180
FLY, SINK, TICK, RUN = 400, 250, 80, 600


@ACTS.of(Popped)
def popped(event: Popped, over: Over) -> Motion:
    """The theatre closes over last turn, opens on this one, and the moles come up hole by hole."""
    ups = [
        [_pop(over, seat, hole) for seat, up in enumerate(event.popups) if hole in up]
        for hole in holes(over.after.holes)
    ]
    pops = Stagger(POP_GAP, *(Together(*up) for up in ups if up))
    return Then(
        Together(Sound("curtain/close"), *_close(over)),
        Together(*(Hide(key) for key in over.was if _old(key))),
        Together(Sound("curtain/open"), *_open(over)),
        pops,
        Settle(150),
    )


def _old(key: str) -> bool:
    """What belongs to the turn before, and is gone when the drapes open again."""
    if key.startswith(("mole.", "paws.", "whack.")) or key == "label":
        return True
    return key.startswith("seat.") and (".curtain." in key or ".status" in key)


def _drape(over: Over, seat: int, side: str) -> tuple[Piece, float, float]:
    """Half a curtain of a sheet, where it hangs when open, and where when closed."""
    lawn = over.now[f"seat.{seat}.lawn"]
    way = -1 if side == "left" else 1
    wide = lawn.w / 2 + 8
    hung = lawn.x + way * (lawn.w / 2 + wide / 2)
    clip = (lawn.x - lawn.w / 2 + 2, lawn.y - lawn.h / 2 + 2, lawn.w - 4, lawn.h - 4)
    art = f"bg/curtain.{side}"
    piece = Piece(f"drape.{seat}.{side}", art, hung, lawn.y, wide, lawn.h, depth=205, clip=clip)
    return piece, hung, lawn.x + way * wide / 2


def _close(over: Over) -> list[Motion]:
    motions: list[Motion] = []
    for seat in range(over.look.seats):
        for side in ("left", "right"):
            drape, _, closed = _drape(over, seat, side)
            motions += [Show(drape), change(drape.key, CURTAIN, "wave", x=closed)]
        for name in ("envelope", "seal"):
            key = f"seat.{seat}.{name}"
            motions += [
                change(key, CURTAIN, "in", alpha=0),
                change(key, CURTAIN, "in", y=-70, by=True),
            ]
    return motions


def _open(over: Over) -> list[Motion]:
    motions: list[Motion] = []
    for seat in range(over.look.seats):
        for side in ("left", "right"):
            drape, hung, _ = _drape(over, seat, side)
            motions.append(Then(change(drape.key, CURTAIN, "wave", x=hung), Hide(drape.key)))
        motions.append(change(f"seat.{seat}.valance", CURTAIN, "in", alpha=0))
    return motions


def _pop(over: Over, seat: int, hole: Hole) -> Motion:
    """420 ms: out of the earth too far and too thin, down again too flat, then at home."""
    key, paws = f"mole.{seat}.{hole}", f"paws.{seat}.{hole}"
    home = over.now.get(key)
    if home is None:
        return Wait(0)
    deep = home.scale * MOLE_HIGH
    return Then(
        Together(Enter(key), change(key, 0, y=home.y + deep), Sound("mole/pop", 0.7)),
        change(key, 140, "out", y=home.y - deep * 0.06, squash=0.88),
        Together(change(key, 100, "wave", y=home.y + 2, squash=1.1), Enter(paws)),
        change(key, 90, "wave", y=home.y - deep * 0.03, squash=0.97),
        change(key, 90, "wave", y=home.y, squash=1),
    )


@ACTS.of(Whacked)
def whacked(event: Whacked, over: Over) -> Motion:
    """All mallets rise together and strike together; then each shows what it hit."""
    whacks = event.whacks
    hits = [whack for whack in whacks if whack.hit]
    ups = [_rise(over, whack) for whack in whacks]
    strikes = [_strike(over, whack) for whack in whacks]
    effects: list[Motion] = [Hold(STOP)]
    if hits:
        effects += [Shake(8, 180), Sound("whack/hit")]
    if len(hits) < len(whacks):
        effects.append(Sound("whack/miss", 0.8))
    return Then(
        Together(Sound("whack/swing", 0.8), *_scared(over, whacks), *ups),
        Together(*strikes),
        Together(*effects, *(_impact(over, whack) for whack in whacks)),
        Together(*(_after(over, whack) for whack in whacks)),
        Settle(SINK),
    )


def _scared(over: Over, whacks: tuple[Stroke, ...]) -> list[Motion]:
    """Whoever is up looks at the mallets."""
    return [
        Put(f"mole.{whack.target}.{hole}", art=_mood(over, whack.target, "scared"))
        for whack in whacks
        for hole in over.before.sheets[whack.target].up
    ]


def _mood(over: Over, seat: int, mood: str) -> str:
    return f"hole/mole.{over.look.faces[seat].colour}.{mood}"


def _mallet(over: Over, whack: Stroke) -> Piece:
    return over.now[f"whack.{whack.seat}.mallet"]


def _rise(over: Over, whack: Stroke) -> Motion:
    mallet = _mallet(over, whack)
    key = mallet.key
    lift = raised(mallet, over.now[f"seat.{whack.target}.lawn"])
    return Then(
        Together(Enter(key), change(key, 0, alpha=0, y=mallet.y - min(20, lift), turn=10)),
        change(key, RISE, "back", alpha=1, y=mallet.y - lift, turn=62, shadow=20),
    )


def _strike(over: Over, whack: Stroke) -> Motion:
    mallet = _mallet(over, whack)
    return change(mallet.key, STRIKE, "strike", y=mallet.y, turn=-26, shadow=0)


def _impact(over: Over, whack: Stroke) -> Motion:
    by, seat, hole = whack.seat, whack.target, whack.hole
    burst = over.now[f"whack.{by}.burst"]
    moved: list[Motion] = [
        Enter(burst.key),
        change(burst.key, 0, scale=0.4),
        change(burst.key, SQUASH, "back", scale=1),
    ]
    if whack.hit:
        flat = f"mole.{seat}.{hole}"
        moved += [
            Put(flat, art=_mood(over, seat, "hit")),
            change(flat, SQUASH, "out", squash=1.35),
            Hide(f"paws.{seat}.{hole}"),
            Burst("stars", (burst.x, burst.y), 9),
            Sound("mole/ouch", 0.7),
        ]
    else:
        moved.append(Burst("dust", (burst.x, burst.y + 10), 6))
    return Together(*moved)


def _after(over: Over, whack: Stroke) -> Motion:
    """The mallet rebounds; six points fly to whoever struck, or dust settles; the hit go down."""
    by, seat, hole = whack.seat, whack.target, whack.hole
    mallet = _mallet(over, whack)
    tag = f"whack.{by}.tag"
    motions: list[Motion] = [
        change(mallet.key, REBOUND, "back", turn=mallet.turn, x=mallet.x, y=mallet.y),
        Enter(tag),
        Enter(f"whack.{by}.badge"),
        change(tag, 0, scale=0.5),
        change(tag, 160, "back", scale=1),
    ]
    if not whack.hit:
        return Together(*motions, Sound("mole/giggle", 0.4))
    points = Piece(
        f"points.{by}",
        x=over.now[tag].x,
        y=over.now[tag].y,
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
            motions.append(Then(change(key, SINK, "in", y=90, by=True), Hide(key)))
            continue
        motions += [Put(key, art=_mood(over, seat, "dizzy")), Hide(f"paws.{seat}.{other}")]
        motions.append(Home(key, SINK))
    flight = Then(
        Show(points),
        Together(Arc(points.key, score, FLY, lift=60, curve="both"), Sound("whoosh", 0.5)),
        Together(Hide(points.key), Sound("score/gain"), CountUp(score, before, after, 240)),
        Home(runner, RUN // 2, lift=10),
    )
    return Together(*motions, flight)


@ACTS.of(Counted)
def counted(event: Counted, over: Over) -> Motion:
    """A point for each mole still up, one after another, and the runners go."""
    counting = [_count(over, count) for count in event.counts if count.moles]
    runners = [
        Home(key, RUN, lift=18, curve="both")
        for key in over.now
        if key.startswith("runner.") and key in over.was
    ]
    return Then(Together(*counting), Together(Sound("whack/race"), *runners), Settle(200))


def _count(over: Over, count: Count) -> Motion:
    seat = count.seat
    ones: list[Motion] = []
    for hole in over.after.sheets[seat].up:
        one, mole = f"one.{seat}.{hole}", f"mole.{seat}.{hole}"
        if one not in over.now:
            continue
        ones.append(
            Together(
                Enter(one),
                change(one, 0, scale=0.3),
                change(one, 180, "back", scale=1),
                change(mole, 160, "swing", y=-8, by=True),
                Sound("count/tick", 0.7),
            )
        )
    before = over.before.sheets[seat].score
    rise = CountUp(f"seat.{seat}.score", before, count.score, TICK * max(1, count.moles))
    return Together(Stagger(TICK, *ones), rise)


@ACTS.of(TurnBegun)
def new_turn(_event: TurnBegun, over: Over) -> Motion:
    """Back into the theatre, which closes to its frame."""
    motions: list[Motion] = [Sound("curtain/close", 0.5), Sound("whack/places")]
    for seat in range(over.look.seats):
        for side in ("left", "right"):
            key = f"seat.{seat}.curtain.{side}"
            if key in over.now:
                home = over.now[key]
                way = -1 if side == "left" else 1
                motions += [
                    Enter(key),
                    change(key, 0, w=8, x=home.x + way * home.w / 2),
                    change(key, CURTAIN, "out", w=home.w, x=home.x),
                ]
    return Then(Together(*motions), Settle(220))


@ACTS.of(Ended)
def ended(event: Ended, over: Over) -> Motion:
    """Confetti over whoever won."""
    motions: list[Motion] = [Sound("whack/win")]
    for seat in event.winners:
        board = over.now.get(f"seat.{seat}.board")
        if board is None:
            continue
        place = (board.x, board.y - board.h / 4)
        motions.append(Stagger(300, *(Burst("confetti", place, 26) for _ in range(3))))
    return Then(Together(*motions), Wait(900), Settle())
