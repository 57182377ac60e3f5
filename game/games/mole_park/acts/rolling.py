"""A round's first half as motion: the deal, the big roll, whacking, putting back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.games.mole_park.acts.moves import (
    ACTS,
    Over,
    cards,
    dealt_keys,
    park_of,
    pulse,
    seat_at,
    shout,
    tumbles,
)
from game.games.mole_park.content import FACES, MISS, PRIZE_DIE, WHACKERS
from game.games.mole_park.events import (
    Dealt,
    Discarded,
    Fled,
    Missed,
    Rolled,
    RolledOff,
    Took,
    Whacked,
    WhackingOver,
)
from game.games.mole_park.table import keys
from game.games.mole_park.table.dice import die
from game.stage import motion as do
from game.stage.kit.bursts import CLOUD, PUFF
from game.stage.kit.flights import Heard, from_place
from game.stage.kit.rows import along
from game.stage.kit.tempo import ALLEGRO, ANDANTE, MF, MP, PIANO
from game.stage.kit.voices import squeak
from game.stage.motion import Motion
from game.stage.piece import Piece
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.games.mole_park.table.places import Plan

__all__ = ["fled"]

FLASH, REST, HOP, HOP_GAP, MUD = 200, 350, 350, 40, 500
_ASIDE = 190.0
"""From the middle of its owner's plate a die comes so far."""
BURST, DEAL, DEAL_GAP = 120, 260, 45
_JACKPOT = 3
CALLED = do.Call(Said("roll-title"), Said("roll-body"))
_CALLS = {"shout-share": "park/share", "shout-jackpot": "park/jackpot"}


@ACTS.of(RolledOff)
def rolled_off(event: RolledOff, over: Over) -> Motion:
    """Everybody's prize die; those tied for the most roll again, the best gets the crown."""
    park, rolls = park_of(over), event.rolls
    thrown: list[Piece] = []
    for at, (seat, face) in enumerate(rolls):
        piece, badge = die(
            seat, PRIZE_DIE, FACES[PRIZE_DIE][face - 1], _spread(park, at, len(rolls)), over.look
        )
        key = _off(seat)
        thrown.append(replace(piece, key=key))
        thrown.append(replace(badge, key=keys.badge(key), depth=piece.depth + 1))
    tumbles = [_tumble(over, thrown[at], seat) for at, (seat, _) in zip(
        range(0, len(thrown), 2), rolls, strict=True
    )]  # fmt: skip
    best = [_off(seat) for seat in event.tied]
    gone = [do.Hide(piece.key) for piece in thrown]
    won: Motion = do.Then(do.Sound("park/first"), do.Settle(400))
    if len(best) > 1:
        won = shout("tie", Said("tie"), (park.mat.cx, park.mat.cy + 60), 500)
    return do.Then(
        do.Sound("park/roll"),
        do.Together(*tumbles),
        do.Together(do.Sound("park/land"), *(do.Show(piece) for piece in thrown[1::2])),
        do.Together(*(do.change(key, 300, "swing", scale=1.2) for key in best)),
        do.Wait(REST),
        won,
        do.Together(*gone),
    )


def _off(seat: int) -> str:
    """A die that is there for the roll-off alone."""
    return f"off.{seat}"


def _spread(park: Plan, at: int, count: int) -> tuple[float, float]:
    """Over the lawn, wide enough that no two dice touch."""
    gap = min(128.0, 900.0 / count)
    return along(park.mat.cx - 30, at, count, gap), park.y + 640 + 56 * (at % 2)


def _tumble(over: Over, home: Piece, seat: int) -> Motion:
    """From its owner's side of the screen on to the lawn."""
    x, y = seat_at(over, seat)
    return tumbles(over, home, seat, (x + (_ASIDE if x < home.x else -_ASIDE), y))


@ACTS.of(Dealt)
def dealt(event: Dealt, over: Over) -> Motion:
    sounds: list[Motion] = [do.Sound("park/shuffle")] if event.reshuffled else []
    place = park_of(over).deck
    flights = [
        do.Together(*([do.Sound("park/deal", MP)] if not at % 2 else []),
                 from_place(over, key, place, DEAL))
        for at, key in enumerate(dealt_keys(over))
    ]  # fmt: skip
    return do.Then(*sounds, do.Stagger(DEAL_GAP, *flights), ANDANTE)


@ACTS.of(Rolled)
def rolled(event: Rolled, over: Over) -> Motion:
    """All dice tumble at once, rest so that all can read them, then hop to where they belong."""
    park, throws = park_of(over), event.throws
    flat: list[Motion] = []
    hops: list[Motion] = []
    slides: list[Motion] = []
    badges: list[Motion] = []
    for at, (seat, kind, face) in enumerate(throws):
        key = keys.die(seat, kind)
        home = over.now.get(key)
        if home is None:
            continue
        x, y = _spread(park, at, len(throws))
        flat.append(_tumble(over, replace(home, x=x, y=y), seat))
        badges.append(do.Enter(keys.badge(key)))
        if face == MISS:
            slides.append(
                do.Together(do.Home(key, MUD, curve="both"), do.Burst("dust", park.mud, PUFF))
            )
        else:
            hops.append(do.Home(key, HOP, lift=70))
    ends: list[Motion] = [do.Stagger(HOP_GAP, *hops)]
    if slides:
        ends.append(do.Then(do.Sound("park/mud"), do.Together(*slides), _razz(park)))
    # What each face would have found is not told beside what is found.
    gone = [do.Hide(key) for key in over.was if key.startswith(("finds.", "reach."))]
    return do.Then(
        do.Together(CALLED, *gone, pulse(_statuses(over), over, FLASH), do.Sound("park/roll")),
        do.Together(*flat),
        do.Together(do.Sound("park/land"), do.Shake(4, 120)),
        do.Wait(REST),
        do.Reveal(),
        do.Together(do.Sound("whoosh", MP), *ends),
        do.Together(*badges),
        ALLEGRO,
    )


def _statuses(over: Over) -> list[str]:
    return [keys.status(keys.seat(seat)) for seat in range(over.look.seats)]


def _razz(park: Plan) -> Motion:
    """Somebody looks out of the mud and puts out a tongue."""
    x, y = park.mud
    mole = Piece("razz", "mole_park/pop.2.razz", x, y + 20, scale=0.8, depth=90,
                   clip=(x - 120, y - 260, 240, 266))  # fmt: skip
    return do.Then(
        do.Show(replace(mole, y=y + 110)),
        do.change("razz", 180, "back", y=mole.y),
        do.Together(do.Wait(MUD), shout("miss", Said("shout-miss"), (x - 30, y - 130), 260)),
        do.change("razz", 140, "in", y=y + 110),
        do.Hide("razz"),
    )


@ACTS.of(Whacked)
def whacked(event: Whacked, over: Over) -> Motion:
    """The mole in the hole feels it: flat, stars, and a word for the great and the shared."""
    number, each = event.hole, event.each
    key = keys.mole(keys.hole(number))
    mole = over.now.get(key)
    if mole is None:
        return do.Settle(100)
    many = len(event.shares) > 1
    word = "shout-share" if many and each else "shout-wham"
    if each >= _JACKPOT and not many:
        word = "shout-jackpot"
    calls: list[Motion] = [do.Sound(_CALLS[word])] if each and word in _CALLS else []
    if each:
        calls.append(shout(keys.hole(number), Said(word), (mole.x + 110, mole.y - 120), 420))
    return do.Then(
        do.Together(do.Put(key, art=f"mole_park/pop.{number}.hit"), do.Hold(60),
                 do.Sound(f"park/whack.{_weapon(over, number)}"),
                 do.change(key, BURST, "out", squash=1.24), do.Shake(6, 150),
                 do.Burst("stars", (mole.x, mole.y - 70), CLOUD)),
        do.Together(do.change(key, 180, "back", squash=1), *calls),
        do.Put(key, art=mole.art),
    )  # fmt: skip


def _weapon(over: Over, hole: int) -> int:
    """The heaviest that came down there: 1 for a glove, 2 for a pan, 3 for a mallet."""
    struck = [
        WHACKERS.index(throw.die)
        for throws in over.before.throws
        for throw in throws
        if throw.die in WHACKERS and throw.face == str(hole)
    ]
    return 1 + max(struck, default=0)


@ACTS.of(Took)
def took(event: Took, over: Over) -> Motion:
    """The cards fly to whoever won them."""
    number, seat = event.hole, event.seat
    lost = [key for key in keys.fan(number, over.was) if key not in over.now]
    first = next((over.was[key] for key in lost), None)
    start = first.at if first else (over.now[keys.front(keys.hole(number))].x, 640.0)
    return do.Then(
        do.Together(
            do.Sound("park/take"),
            *(do.Hide(key) for key in lost),
            cards(f"{seat}.{number}", event.count, start, seat_at(over, seat)),
        ),
        do.Together(do.Sound("score/gain", PIANO), squeak(over.look, seat, "cheer", MP), ALLEGRO),
    )


ACTS.of(Missed)(Heard("park/missed", MF))


@ACTS.of(WhackingOver)
def whacking_over(_event: WhackingOver, over: Over) -> Motion:
    counted = do.Together(do.Sound("park/count"), pulse(_statuses(over), over, 220))
    return do.Then(counted, ANDANTE, do.Rest())


@ACTS.of(Discarded)
def discarded(event: Discarded, over: Over) -> Motion:
    start, end = seat_at(over, event.seat), park_of(over).discards
    return do.Then(
        do.Together(do.Sound("park/discard"), cards(f"back.{event.seat}", event.count, start, end)),
        ANDANTE,
    )


def fled(over: Over, holes: Iterable[Fled]) -> Motion:
    """Too many moles in one hole: off they run."""
    place = park_of(over).discards
    runs: list[Motion] = []
    for number, _ in holes:
        fan = keys.fan(number, over.was)
        if not fan:
            continue
        there = over.was[fan[0]]
        runs.append(do.Together(do.Burst("dust", there.at, CLOUD), do.Sound("park/flee")))
        runs.append(
            do.Stagger(
                60, *(do.Then(do.Arc(key, place, 380, lift=80), do.Hide(key)) for key in fan)
            )
        )
    return do.Then(*runs)
