"""Each event as motion: curtains, pops, mallets all at once, counting, the race."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from game.games.whakka_mole.acts.last import SHOUT, crowned, one_by_one, verdict
from game.games.whakka_mole.acts.mallets import (
    RUN,
    SINK,
    STOP,
    after,
    counting,
    impact,
    rise,
    scared,
    strike,
)
from game.games.whakka_mole.content import holes
from game.games.whakka_mole.events import Counted, Ended, Popped, TurnBegun, Whacked
from game.games.whakka_mole.table.feud import DIM, feud
from game.games.whakka_mole.table.finale import decided, decisive
from game.games.whakka_mole.table.shapes import MOLE_HIGH
from game.stage import motion as do
from game.stage.kit.flights import dims, springs
from game.stage.kit.tempo import ADAGIO, FORTE, MF, MP, PIANO
from game.stage.kit.voices import squeak
from game.stage.motion import Motion
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.table import Acts, Turnover

if TYPE_CHECKING:
    from game.games.whakka_mole.content import Hole
    from game.games.whakka_mole.seen import WhakkaSeen

__all__ = ["ACTS"]

ACTS: Acts[WhakkaSeen] = Acts()
Over: TypeAlias = "Turnover[WhakkaSeen]"

CURTAIN, POP_GAP, STAMP, SHOOK = 250, 60, 260, 180
TOLD = 900
TEASE = 90
"""Between one tongue and the next where all are put out."""
"""What the table remembers is looked at so long."""


@ACTS.of(Popped)
def popped(event: Popped, over: Over) -> Motion:
    """The theatre closes over last turn, opens on this one, and the moles come up hole by hole."""
    ups = [
        [_pop(over, seat, hole) for seat, up in enumerate(event.popups) if hole in up]
        for hole in holes(over.after.holes)
    ]
    pops = do.Stagger(POP_GAP, *(do.Together(*up) for up in ups if up))
    return do.Then(
        do.Together(do.Sound("curtain/close"), *_close(over)),
        do.Together(*(do.Hide(key) for key in over.was if _old(key))),
        do.Together(do.Sound("curtain/open"), do.Reveal(), *_open(over)),
        pops,
        do.Settle(150),
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
            motions += [do.Show(drape), do.change(drape.key, CURTAIN, "wave", x=closed)]
        for name in ("envelope", "seal"):
            key = f"seat.{seat}.{name}"
            motions += [
                do.change(key, CURTAIN, "in", alpha=0),
                do.change(key, CURTAIN, "in", y=-70, by=True),
            ]
    return motions


def _open(over: Over) -> list[Motion]:
    motions: list[Motion] = []
    for seat in range(over.look.seats):
        for side in ("left", "right"):
            drape, hung, _ = _drape(over, seat, side)
            motions.append(
                do.Then(do.change(drape.key, CURTAIN, "wave", x=hung), do.Hide(drape.key))
            )
        motions.append(do.change(f"seat.{seat}.valance", CURTAIN, "in", alpha=0))
    return motions


def _pop(over: Over, seat: int, hole: Hole) -> Motion:
    """420 ms: out of the earth too far and too thin, down again too flat, then at home."""
    key, paws = f"mole.{seat}.{hole}", f"paws.{seat}.{hole}"
    home = over.now.get(key)
    if home is None:
        return do.Wait(0)
    deep = home.scale * MOLE_HIGH
    return do.Then(
        do.Together(do.Enter(key), do.change(key, 0, y=home.y + deep), do.Sound("mole/pop", MF)),
        do.change(key, 140, "out", y=home.y - deep * 0.06, squash=0.88),
        do.Together(do.change(key, 100, "wave", y=home.y + 2, squash=1.1), do.Enter(paws)),
        do.change(key, 90, "wave", y=home.y - deep * 0.03, squash=0.97),
        do.change(key, 90, "wave", y=home.y, squash=1),
    )


@ACTS.of(Whacked)
def whacked(event: Whacked, over: Over) -> Motion:
    """All mallets rise together and strike together; then each shows what it hit."""
    whacks = event.whacks
    if decisive(over.after) and not over.look.calm:
        return one_by_one(whacks, over)
    hits = [whack for whack in whacks if whack.hit]
    ups = [rise(over, whack) for whack in whacks]
    strikes = [strike(over, whack) for whack in whacks]
    effects: list[Motion] = [do.Hold(STOP)]
    if hits:
        effects += [do.Shake(8, SHOOK), do.Sound("whack/hit")]
    if len(hits) < len(whacks):
        effects.append(do.Sound("whack/miss", FORTE))
    results = [after(over, whack) for whack in whacks]
    if not hits:
        results.append(_nobody(over))
    told = feud(over.after)
    if told is not None:
        results.append(_remembered(over, revenge=told.revenge))
    return do.Then(
        do.Together(do.Sound("whack/swing", FORTE), *scared(over, whacks), *ups),
        do.Together(*strikes),
        do.Together(*effects, *(impact(over, whack) for whack in whacks)),
        do.Together(*results),
        do.Reveal(),
        do.Settle(SINK),
        do.Wait(TOLD if told is not None else 0),
    )


def _remembered(over: Over, *, revenge: bool) -> Motion:
    """How often it was now, struck into the wood between the two; all others go dim."""
    dark = [key for key in over.now if key.startswith("feud.dim.")]
    return do.Together(
        *(do.Enter(key) for key in over.now if key.startswith("feud.rim.")),
        # While the table shakes, each of its frames is all of it: what is large waits for its end.
        do.Then(do.Wait(SHOOK), *map(do.Enter, dark), dims(dark, STAMP / 2, DIM / 2, DIM)),
        do.Sound("fanfare/small" if revenge else "drum/hit", MP),
        *(springs(key, STAMP, 1.9) for key in ("feud", "feud.anger")),
    )


def _nobody(over: Over) -> Motion:
    """All the moles there are make fun of all the mallets there are."""
    boards = [over.now[f"seat.{seat}.board"] for seat in range(over.look.seats)]
    x, y = sum(b.x for b in boards) / len(boards), sum(b.y for b in boards) / len(boards)
    # Names and scores of the lower sheets stay in sight.
    middle = x, y - 50
    seats = range(over.look.seats)
    all_of_them = do.Stagger(TEASE, *(squeak(over.look, seat, "razz", MF) for seat in seats))
    return do.Together(all_of_them, SHOUT("nobody", Said("last-missed"), middle, 800))


@ACTS.of(Counted)
def counted(event: Counted, over: Over) -> Motion:
    """A point for each mole still up, one after another, and the runners go."""
    if decisive(over.after) and not over.look.calm:
        return verdict(event, over)
    lights = [do.Hide(key) for key in over.was if key.startswith("feud.dim.")]
    counts = [counting(over, count) for count in event.counts if count.moles]
    runners = [
        do.Home(key, RUN, lift=18, curve="both")
        for key in over.now
        if key.startswith("runner.") and key in over.was
    ]
    run = do.Together(do.Sound("whack/race"), *runners)
    # A scene goes on to its end: nobody is asked to go on before the winner is shown.
    rest = () if decided(over.after) else (do.Rest(),)
    lead = [do.Enter(key) for key in over.now if key not in over.was and _tells_of(key)]
    return do.Then(
        do.Together(*lights, *counts), do.Reveal(), run, do.Together(*lead), ADAGIO, *rest
    )


def _tells_of(key: str) -> bool:
    """What lies around sheets to tell of a turn: who leads after it, whose feud it was.

    It is large: to fade it would be most of the table anew in every frame.
    """
    return key.startswith("feud.rim.") or key.endswith((".glow", ".ring"))


@ACTS.of(TurnBegun)
def new_turn(_event: TurnBegun, over: Over) -> Motion:
    """Back into the theatre, which closes to its frame."""
    motions: list[Motion] = [do.Sound("curtain/close", PIANO), do.Sound("whack/places")]
    motions += [do.Hide(key) for key in over.was if key not in over.now and _tells_of(key)]
    for seat in range(over.look.seats):
        for side in ("left", "right"):
            key = f"seat.{seat}.curtain.{side}"
            if key in over.now:
                home = over.now[key]
                way = -1 if side == "left" else 1
                motions += [
                    do.Enter(key),
                    do.change(key, 0, w=8, x=home.x + way * home.w / 2),
                    do.change(key, CURTAIN, "out", w=home.w, x=home.x),
                ]
    return do.Then(do.Together(*motions), do.Settle(220))


@ACTS.of(Ended)
def ended(_event: Ended, over: Over) -> Motion:
    """Whoever won, close."""
    return crowned(over)
