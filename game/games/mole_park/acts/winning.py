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
from game.stage.kit.bursts import PARADE, SHOWER, STORM
from game.stage.kit.flights import appear, fades
from game.stage.kit.keys import under
from game.stage.kit.signs import RIBBON
from game.stage.kit.tempo import ADAGIO, ANDANTE, MF
from game.stage.kit.voices import squeak
from game.stage.motion import (
    Arc,
    Burst,
    Count,
    Enter,
    Hide,
    Home,
    Motion,
    Reveal,
    Settle,
    Show,
    Sound,
    Stagger,
    Then,
    Together,
    Wait,
    change,
)
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
            Then(
                Together(Show(banner), change(key, 0, alpha=0, x=seat_at(over, seat)[0])),
                change(key, 300, "back", alpha=1, x=home[0]),
                Together(Wait(900), Burst("sparks", home, STORM)),
                fades(180, key),
            )
        )
    return Then(
        Sound("park/declare"),
        Together(Stagger(220, *banners), change(keys.CROWN, 600, "swing", scale=1.25)),
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
            sums.append(Count(total, 0, cash.total, SUM, "count/tick"))
    # The columns stand where the lawn was.
    gone = [key for key in over.was if key not in over.now and keys.on_lawn(key)]
    return Then(
        Together(*steps),
        Together(*(Hide(key) for key in gone)),
        Together(Sound("park/cash"), appear(risen, over, 240, rise=40)),
        Together(*sums),
        Reveal(),
        Wait(400),
        ANDANTE,
    )


def _walk(park: Plan, key: str, total: int) -> Motion:
    """Space by space, from the first one on."""
    badge = keys.badge(key)
    spaces = range(PATH_START, min(total, park.goal - 1) + 1)
    steps: list[Motion] = [Hide(badge)]
    for stars in spaces:
        box = park.space(stars)
        rung = min(1 + (stars - PATH_START) // _STRIDE, _RUNGS)
        sound: list[Motion] = [Sound(f"park/step.{rung}")] if not stars % 3 else []
        steps.append(Together(change(key, SPACE, "linear", x=box.cx, y=box.cy - 8), *sound))
    steps.append(Home(key, 2 * SPACE))
    steps.append(Enter(badge))
    return Then(*steps)


@ACTS.of(FellShort)
def fell_short(event: FellShort, over: Over) -> Motion:
    calls = [
        shout(f"short.{seat}", Said("fate-short"), seat_at(over, seat), 600) for seat in event.seats
    ]
    return Then(Sound("park/short"), Together(*calls), ANDANTE)


@ACTS.of(TieSettled)
def tie_settled(event: TieSettled, _over: Over) -> Motion:
    first = keys.cash(event.order[0])
    return Then(Sound("park/tie"), change(first, 260, "swing", scale=1.05), ADAGIO)


@ACTS.of(Won)
def won(event: Won, over: Over) -> Motion:
    """The prize flies to its new owner."""
    key = keys.prize(event.prize)
    goal = seat_at(over, event.seat)
    flight: Motion = Arc(key, goal, PRIZE, lift=110, curve="both")
    if key in over.now:
        flight = Home(key, PRIZE, lift=110, curve="both")
    return Then(
        change(key, 160, "back", scale=1.25),
        Together(Sound("whoosh"), flight),
        Together(Sound(f"park/prize.{_grandeur(event.prize)}"), Burst("stars", goal, STORM)),
        Wait(250),
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
    return Then(Sound("park/none", MF), shout("none", Said(word), place, 420), ANDANTE)


@ACTS.of(RoundOver)
def round_over(event: RoundOver, over: Over) -> Motion:
    """A last look at what was won; moles away, stands full again."""
    first: list[Motion] = [Wait(LOOK)] if any(over.before.laid) else []
    turned: list[Motion] = []
    for _, prize in event.restocked:
        key, stand = keys.prize(prize), stand_id(place_of(prize)[0])
        if key in over.now:
            turned.append(Then(Hide(keys.closed(stand)), Hide(keys.word(stand)),
                               Enter(key), change(key, 0, squash=0.1),
                               change(key, 240, "back", squash=1)))  # fmt: skip
    if turned:
        turned.insert(0, Sound("park/shutters"))
    return Then(*first, fled(over, event.fled), Together(*turned), Settle(280))


@ACTS.of(Crowned)
def crowned(event: Crowned, over: Over) -> Motion:
    """The crown leaves its place, and comes down on a head."""
    home = over.now.get(keys.CROWN)
    if home is None:
        return Then(Sound("park/crowned"), Settle())
    place = home.at
    confetti = [Burst("confetti", (home.x + dx, home.y - 30), PARADE) for dx in (-60, 60, 0)]
    return Then(
        Together(Sound("drum/roll"), change(keys.CROWN, 400, "out", y=-60, by=True)),
        Together(Sound("whoosh"), Arc(keys.CROWN, (home.x, home.y - 160), 420, lift=60)),
        change(keys.CROWN, 180, "strike", y=home.y),
        Together(Reveal(), Sound("crown"), Burst("stars", place, SHOWER), Settle(300)),
        Together(
            Sound("park/crowned"),
            Sound("applause", MF),
            squeak(over.look, event.seat, "cheer"),
            Stagger(300, *confetti),
        ),
        Wait(900),
    )
