"""The last mallet: in a turn that can decide the match they fall one by one, in the dark."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from game.games.whakka_mole.acts.mallets import (
    RISE,
    STOP,
    STRIKE,
    after,
    counting,
    impact,
    mallet_of,
    scared,
    strike,
)
from game.games.whakka_mole.content import GOAL
from game.games.whakka_mole.table.finale import (
    DARK,
    LIT,
    begun,
    close_up,
    decided,
    lane,
    order,
    podium,
    runner_x,
    spot,
)
from game.games.whakka_mole.table.shapes import raised
from game.stage import motion as do
from game.stage.kit.bursts import PARADE, WISP
from game.stage.kit.flights import Shout, dims, enters, springs
from game.stage.kit.tempo import FORTE, MP, PIANO, PP
from game.stage.kit.voices import squeak
from game.stage.motion import Motion
from game.stage.said import Said
from game.stage.theme import CREAM

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.games.whakka_mole.events import Counted, Stroke
    from game.games.whakka_mole.seen import WhakkaSeen
    from game.stage.table import Turnover

__all__ = ["crowned", "one_by_one", "verdict"]

Over: TypeAlias = "Turnover[WhakkaSeen]"

CURTAIN, BEAT, SILENCE = 1200, 800, 250
MOST, ALL = 900.0, 3600.0
"""A mallet has so long, and all of them together no longer than this."""
SLIDE, SPRINT, LEAD, CROSSED = 350, 900, 250, 450
CLOSE, HELD = 450, 4000
_DIM = 130
SHOUT = Shout(96, 660.0)


# Mallets


def one_by_one(whacks: tuple[Stroke, ...], over: Over) -> Motion:
    """Lights down; who can decide nothing whacks at once, then the others, lowest score first."""
    by = {whack.seat: whack for whack in whacks}
    together, alone = order(over.after)
    each = min(MOST, ALL / max(len(alone), 1))
    start = BEAT if together else 0
    falls: list[Motion] = [_group([by[seat] for seat in together], over)] if together else []
    for at, seat in enumerate(alone):
        still = SILENCE if at == len(alone) - 1 else 0
        falls.append(do.Then(do.Wait(start + at * each + still), _alone(by[seat], over, at, each)))
    return do.Then(
        do.Together(do.Wait(CURTAIN), _lights_down(over, whacks)),
        do.Together(*falls),
        do.Reveal(),
        do.Cut("whack/hit" if any(whack.hit for whack in whacks) else "whack/miss"),
        do.Settle(150),
    )


def _lights_down(over: Over, whacks: tuple[Stroke, ...]) -> Motion:
    ribbon = over.now["last.ribbon"]
    faces = [key for key in over.now if key.startswith("last.face.")]
    return do.Together(
        do.Sound("curtain/close", PIANO),
        do.Sound("drum/roll", MP),
        do.Then(do.Enter("last.dark"), dims(["last.dark"], _DIM, DARK / 3, DARK * 2 / 3, DARK)),
        do.Then(
            enters(ribbon.key, y=-90),
            do.change(ribbon.key, 320, "back", y=ribbon.y),
        ),
        *(springs(key, 260, 0.3) for key in faces),
        *scared(over, whacks),
        *(_hover(over, whack) for whack in whacks),
    )


def _hover(over: Over, whack: Stroke) -> Motion:
    """Above the middle of the sheet, whichever hole it is for: it tells nothing yet."""
    mallet, lawn = mallet_of(over, whack), over.now[f"seat.{whack.target}.lawn"]
    x, y = lawn.x + mallet.h * 0.4, lawn.y + mallet.h * 0.4
    return do.Then(
        enters(mallet.key, alpha=0, x=x, y=y + 30, turn=10, depth=mallet.depth + LIT),
        do.Together(
            do.change(mallet.key, RISE, "back", alpha=1, y=y, turn=48, shadow=20),
            do.Sound("whack/swing", PP),
        ),
        do.change(mallet.key, 380, "swing", turn=-12, by=True),
        do.change(mallet.key, 380, "swing", turn=-12, by=True),
    )


def _swoop(over: Over, whack: Stroke, ms: float) -> Motion:
    """From there over its hole, and down."""
    mallet = mallet_of(over, whack)
    lift = raised(mallet, over.now[f"seat.{whack.target}.lawn"])
    over_it = do.change(mallet.key, ms, "both", x=mallet.x, y=mallet.y - lift, turn=62)
    return do.Then(over_it, strike(over, whack))


def _struck(over: Over, whack: Stroke) -> Motion:
    """It lands; what it left behind stays in the light, so that it can be read."""
    burst = f"whack.{whack.seat}.burst"
    return do.Together(
        do.Hold(STOP),
        *(
            [do.Shake(8, 180), do.Sound("whack/hit")]
            if whack.hit
            else [do.Sound("whack/miss", FORTE)]
        ),
        impact(over, whack),
        _nearer([burst], LIT),
    )


def _told(over: Over, whack: Stroke) -> Motion:
    """What came of it, on the sheet and below the face of whoever whacked."""
    face = over.now[f"last.face.{whack.seat}"]
    mood = "happy" if whack.hit else "think"
    marks = (f"whack.{whack.seat}.tag", f"whack.{whack.seat}.badge")
    return do.Together(
        after(over, whack),
        _nearer([key for key in marks if key in over.now], LIT),
        do.Enter(f"last.tag.{whack.seat}"),
        do.Put(face.key, art=face.art.replace("idle", mood)),
        *([] if whack.hit else [squeak(over.look, whack.target, "razz", MP)]),
    )


def _nearer(keys: Iterable[str], by: float) -> Motion:
    return do.Together(*(do.change(key, 0, depth=by, by=True) for key in keys))


def _group(whacks: list[Stroke], over: Over) -> Motion:
    return do.Then(
        do.Together(*(_swoop(over, whack, 140) for whack in whacks)),
        do.Together(*(_struck(over, whack) for whack in whacks)),
        do.Together(*(_told(over, whack) for whack in whacks)),
    )


def _alone(whack: Stroke, over: Over, number: int, ms: float) -> Motion:
    """In a spot of light: the sheet it is for, and the score it is for."""
    lit = [key for key in over.was if _in_light(key, whack)]
    sheet, face = over.now[f"seat.{whack.target}.board"], f"last.face.{whack.seat}"
    light = spot(f"last.spot.{whack.seat}", sheet)
    hold, swoop = ms * 0.35, min(140, ms * 0.25)
    return do.Then(
        do.Together(
            do.Show(light),
            _nearer(lit, LIT),
            do.change(face, 120, "back", scale=1.3),
            do.Sound(f"count/tick.{min(number + 1, 8)}", FORTE),
            do.Sound("drum/hit", 0.35),
        ),
        do.Wait(max(0, hold - 120)),
        _swoop(over, whack, swoop),
        _struck(over, whack),
        do.Together(
            _told(over, whack),
            do.Then(
                do.Wait(ms - max(120, hold) - swoop - STRIKE),
                do.Together(
                    do.Hide(light.key), _nearer(lit, -LIT), do.change(face, 120, "out", scale=1)
                ),
            ),
        ),
    )


def _in_light(key: str, whack: Stroke) -> bool:
    parts = key.split(".")
    if parts[0] in ("seat", "hole", "mole", "paws") and parts[1] == str(whack.target):
        return True
    return key in {f"seat.{whack.seat}.{name}" for name in ("plate", "flag", "score", "name")}


# What it came to


def verdict(event: Counted, over: Over) -> Motion:
    """The moles are counted in the dark; then the track comes close, or the lights go up again."""
    counts = [counting(over, count) for count in event.counts if count.moles]
    counted = do.Then(do.Together(do.change("last.dark", 0, alpha=DARK / 2), *counts), do.Wait(250))
    if decided(over.after):
        return do.Then(counted, _race(over), do.Reveal(), do.Cut("drum/hit"), do.Settle(50))
    return do.Then(counted, do.Reveal(), _not_yet(over), do.Cut(), do.Settle(300), do.Rest())


def _not_yet(over: Over) -> Motion:
    """All take a deep breath."""
    look, first = over.look, podium(over.after)
    best = over.after.sheets[first[0]].score
    tied = len(first) > 1 and over.after.play_on and best >= GOAL
    said = Said("last-tied", {"score": best}) if tied else Said("last-not-yet")
    wet = [key for key in over.now if key.startswith("mole.")]
    lifted = dims(["last.dark"], _DIM, DARK / 4)
    return do.Then(
        do.Together(lifted, *(do.Hide(key) for key in over.was if key.startswith("last."))),
        do.Together(
            do.Sound("mole/hide"),
            SHOUT("last.shout", said, (look.frame.w / 2, look.frame.h - 130), 900),
            *(do.change(key, 500, "swing", y=-10, by=True) for key in wet),
        ),
    )


def _race(over: Over) -> Motion:
    """From the right the track comes; everybody runs this turn's points, whoever won last."""
    frame, first = over.look.frame, podium(over.after)
    before = begun(over.after)
    comes = [key for key in over.now if key.startswith("last.") and key not in over.was]
    runs: list[Motion] = []
    for seat, sheet in enumerate(over.after.sheets):
        runner, score = over.now[f"last.run.{seat}"], over.now[f"last.score.{seat}"]
        way = runner.x - runner_x(frame, len(before), before[seat])
        run = do.Together(
            do.change(runner.key, SPRINT, "both", x=way, by=True),
            do.change(score.key, SPRINT, "both", x=way, by=True),
            do.Count(score.key, before[seat], sheet.score, SPRINT),
            do.Burst("dust", (runner.x - way - 40, runner.y + 30), WISP),
        )
        runs.append(do.Then(do.Wait(LEAD), run) if seat in first else run)
    flag = over.now["last.flag"]
    return do.Then(
        do.Together(*(_slides(over, key, before) for key in comes), do.Sound("whoosh")),
        do.Together(do.Sound("whack/race"), *runs),
        do.Together(
            do.Sound("drum/hit"),
            do.Burst("confetti", flag.at, PARADE),
            do.change(flag.key, CROSSED, "swing", turn=16, by=True),
            *(do.Put(f"last.run.{seat}", art=over.now[f"last.run.{seat}"].art) for seat in first),
            *(do.change(f"last.run.{seat}", CROSSED, "back", scale=1) for seat in first),
        ),
    )


def _slides(over: Over, key: str, before: tuple[int, ...]) -> Motion:
    """With the screen's width between, to where it is at the start of the race."""
    piece, name = over.now[key], key.split(".")
    x = piece.x
    if name[1] in ("run", "score"):
        seat = int(name[2])
        x += runner_x(over.look.frame, len(before), before[seat]) - over.now[f"last.run.{seat}"].x
    came = enters(key, x=x + over.look.frame.w)
    if name[1] == "run":
        # Nobody is larger or merrier before the line is crossed.
        plain = piece.art.replace("happy", "idle")
        even = lane(over.look.frame, len(before), int(name[2])).h / piece.h
        came = do.Together(came, do.Put(key, art=plain), do.change(key, 0, scale=even))
    if name[1] == "score" and piece.text is not None:
        start = replace(piece.text, string=str(before[int(name[2])]), colour=CREAM)
        came = do.Together(came, do.Put(key, text=start))
    return do.Then(came, do.change(key, SLIDE, "out", x=x))


# The winner


def crowned(over: Over) -> Motion:
    """Whoever won fills the picture, till somebody has seen enough."""
    pieces = list(close_up(over.after, over.look))
    comes: list[Motion] = [
        springs(piece, CLOSE, 0.4) for piece in pieces if piece.art != "bg/stage.night"
    ]
    if over.look.calm:
        comes = [do.Show(piece) for piece in pieces]
    gone: list[Motion] = [do.Hide(piece.key) for piece in pieces]
    gone += [do.Hide(key) for key in over.was if key.startswith("last.")]
    party = do.Stagger(450, *(do.Burst("confetti", at, PARADE) for at in _corners(over)))
    return do.Then(
        do.Together(do.Show(pieces[0]), do.Sound("whack/win"), do.Sound("applause", MP)),
        do.Together(*(squeak(over.look, seat, "cheer") for seat in podium(over.after))),
        do.Together(*comes, party, do.Then(do.Wait(CLOSE), do.Reveal()), do.Wait(HELD)),
        do.Cut(),
        do.Together(*gone),
        do.Settle(),
    )


def _corners(over: Over) -> list[tuple[float, float]]:
    frame = over.look.frame
    return [(frame.w * share, frame.h * 0.55) for share in (0.25, 0.75, 0.5, 0.35)]
