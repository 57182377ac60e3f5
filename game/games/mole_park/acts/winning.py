"""A round's second half as motion: declaring, cashing in, picking, the next round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.mole_park.acts.moves import ACTS, Over, park_of, seat_at, shout
from game.games.mole_park.acts.rolling import fled
from game.games.mole_park.content import PATH_START, PRIZE_DIE, place_of, prize_stars, stand_id
from game.games.mole_park.events import (
    CashedIn,
    Crowned,
    Declared,
    FellShort,
    NoPrize,
    RoundOver,
    TieSettled,
    Won,
)
from game.games.mole_park.table import keys
from game.stage import motion as do
from game.stage.kit.bursts import PARADE, SHOWER, STORM
from game.stage.kit.flights import appear, fades
from game.stage.kit.keys import under
from game.stage.kit.signs import RIBBON
from game.stage.kit.tempo import ADAGIO, ANDANTE, MF
from game.stage.kit.voices import squeak
from game.stage.motion import Motion
from game.stage.said import Said

if TYPE_CHECKING:
    from game.games.mole_park.content import Prize
    from game.games.mole_park.table.places import Plan

SPACE, SUM, PRIZE, LOOK = 60, 500, 450, 1100
_STRIDE, _RUNGS = 6, 6
"""Every so many stars along the path the steps sound a rung higher, up to the last."""


@ACTS.of(Declared)
def declared(event: Declared, over: Over) -> Motion:
    """The roll of a drum, and a banner for each who dares."""
    park = park_of(over)
    banners: list[Motion] = []
    for at, seat in enumerate(event.seats):
        key = f"banner.{seat}"
        said = Said("goes-for-it", {"name": over.look.faces[seat].name})
        home = (park.mat.cx, park.y + 560 + 96 * at)
        banner = RIBBON(key, said, *home, 760, 84, depth=770)
        banners.append(
            do.Then(
                do.Together(do.Show(banner), do.change(key, 0, alpha=0, x=seat_at(over, seat)[0])),
                do.change(key, 300, "back", alpha=1, x=home[0]),
                do.Together(do.Wait(900), do.Burst("sparks", home, STORM)),
                fades(180, key),
            )
        )
    return do.Then(
        do.Sound("park/declare"),
        do.Together(do.Stagger(220, *banners), do.change(keys.CROWN, 600, "swing", scale=1.25)),
        ANDANTE,
    )


@ACTS.of(CashedIn)
def cashed_in(event: CashedIn, over: Over) -> Motion:
    """Prize dice step along the path together; then columns open and the sums count up."""
    park = park_of(over)
    steps: list[Motion] = []
    sums: list[Motion] = []
    risen: list[str] = []
    for cash in event.cash:
        column = keys.cash(cash.seat)
        steps.append(_walk(park, keys.die(cash.seat, PRIZE_DIE), cash.total))
        risen += [*under(column, over.now), *cash.cards, *map(keys.star, cash.cards)]
        total = keys.total(column)
        if total in over.now:
            sums.append(do.Count(total, 0, cash.total, SUM, "count/tick"))
    # The columns stand where the lawn was.
    gone = [key for key in over.was if key not in over.now and keys.on_lawn(key)]
    return do.Then(
        do.Together(*steps),
        do.Together(*(do.Hide(key) for key in gone)),
        do.Together(do.Sound("park/cash"), appear(risen, over, 240, rise=40)),
        do.Together(*sums),
        do.Reveal(),
        do.Wait(400),
        ANDANTE,
    )


def _walk(park: Plan, key: str, total: int) -> Motion:
    """Space by space, from the first one on."""
    badge = keys.badge(key)
    spaces = range(PATH_START, min(total, park.goal - 1) + 1)
    steps: list[Motion] = [do.Hide(badge)]
    for stars in spaces:
        box = park.space(stars)
        rung = min(1 + (stars - PATH_START) // _STRIDE, _RUNGS)
        sound: list[Motion] = [do.Sound(f"park/step.{rung}")] if not stars % 3 else []
        steps.append(do.Together(do.change(key, SPACE, "linear", x=box.cx, y=box.cy - 8), *sound))
    steps.append(do.Home(key, 2 * SPACE))
    steps.append(do.Enter(badge))
    return do.Then(*steps)


@ACTS.of(FellShort)
def fell_short(event: FellShort, over: Over) -> Motion:
    calls = [
        shout(f"short.{seat}", Said("fate-short"), seat_at(over, seat), 600) for seat in event.seats
    ]
    return do.Then(do.Sound("park/short"), do.Together(*calls), ANDANTE)


@ACTS.of(TieSettled)
def tie_settled(event: TieSettled, _over: Over) -> Motion:
    first = keys.cash(event.order[0])
    return do.Then(do.Sound("park/tie"), do.change(first, 260, "swing", scale=1.05), ADAGIO)


@ACTS.of(Won)
def won(event: Won, over: Over) -> Motion:
    """The prize flies to its new owner."""
    key = keys.prize(event.prize)
    goal = seat_at(over, event.seat)
    flight: Motion = do.Arc(key, goal, PRIZE, lift=110, curve="both")
    if key in over.now:
        flight = do.Home(key, PRIZE, lift=110, curve="both")
    return do.Then(
        do.change(key, 160, "back", scale=1.25),
        do.Together(do.Sound("whoosh"), flight),
        do.Together(
            do.Sound(f"park/prize.{_grandeur(event.prize)}"), do.Burst("stars", goal, STORM)
        ),
        do.Wait(250),
        ADAGIO,
    )


def _grandeur(prize: Prize) -> int:
    """1 for a trinket, 2 for something good, 3 for the pride of a stall."""
    stars = prize_stars((prize,))
    return 1 + (stars > 3) + (stars > 6)


@ACTS.of(NoPrize)
def no_prize(event: NoPrize, over: Over) -> Motion:
    word = "word-pass" if event.choice else "shout-none"
    place = seat_at(over, event.seat)
    return do.Then(do.Sound("park/none", MF), shout("none", Said(word), place, 420), ANDANTE)


@ACTS.of(RoundOver)
def round_over(event: RoundOver, over: Over) -> Motion:
    """A last look at what was won; moles away, stands full again."""
    first: list[Motion] = [do.Wait(LOOK)] if any(over.before.laid) else []
    turned: list[Motion] = []
    for _, prize in event.restocked:
        key, stand = keys.prize(prize), stand_id(place_of(prize)[0])
        if key in over.now:
            turned.append(do.Then(do.Hide(keys.closed(stand)), do.Hide(keys.word(stand)),
                               do.Enter(key), do.change(key, 0, squash=0.1),
                               do.change(key, 240, "back", squash=1)))  # fmt: skip
    if turned:
        turned.insert(0, do.Sound("park/shutters"))
    return do.Then(*first, fled(over, event.fled), do.Together(*turned), do.Settle(280))


@ACTS.of(Crowned)
def crowned(event: Crowned, over: Over) -> Motion:
    """The crown leaves its place, and comes down on a head."""
    home = over.now.get(keys.CROWN)
    if home is None:
        return do.Then(do.Sound("park/crowned"), do.Settle())
    place = home.at
    confetti = [do.Burst("confetti", (home.x + dx, home.y - 30), PARADE) for dx in (-60, 60, 0)]
    return do.Then(
        do.Together(do.Sound("drum/roll"), do.change(keys.CROWN, 400, "out", y=-60, by=True)),
        do.Together(do.Sound("whoosh"), do.Arc(keys.CROWN, (home.x, home.y - 160), 420, lift=60)),
        do.change(keys.CROWN, 180, "strike", y=home.y),
        do.Together(
            do.Reveal(), do.Sound("crown"), do.Burst("stars", place, SHOWER), do.Settle(300)
        ),
        do.Together(
            do.Sound("park/crowned"),
            do.Sound("applause", MF),
            squeak(over.look, event.seat, "cheer"),
            do.Stagger(300, *confetti),
        ),
        do.Wait(900),
    )
