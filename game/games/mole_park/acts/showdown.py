"""The showdown as motion: lights down, moles dealt, all dice, cards turned one by one."""

from __future__ import annotations

from game.games.mole_park.acts.moves import ACTS, Over, dealt_keys, tumbles
from game.games.mole_park.content import PRIZE_DIE, Mole
from game.games.mole_park.events import (
    Compared,
    ShowdownBegun,
    ShowdownDealt,
    ShowdownRolled,
)
from game.games.mole_park.table import keys
from game.stage import motion as do
from game.stage.kit.bursts import WISP
from game.stage.kit.flights import enters, from_place
from game.stage.kit.tempo import ANDANTE, MP
from game.stage.motion import Motion
from game.stage.said import Said

LIGHTS, DEAL, FLIP, LAST = 400, 600, 220, 1200


@ACTS.of(ShowdownBegun)
def begun(_event: ShowdownBegun, over: Over) -> Motion:
    """The ground changes at once, as when lights go out; what stands on it comes up with them."""
    ground = [key for key, piece in over.now.items() if piece.depth < 0]
    old = [key for key in over.was if key not in over.now]
    return do.Then(
        do.Together(do.Sound("park/lights"), *(do.Hide(key) for key in old)),
        do.Together(*(do.Enter(key) for key in ground)),
        do.Reveal(),
        do.Settle(LIGHTS),
        do.change(keys.CROWN, 500, "swing", scale=1.2),
    )


@ACTS.of(ShowdownDealt)
def dealt(_event: ShowdownDealt, over: Over) -> Motion:
    new = dealt_keys(over)
    crown = over.now.get(keys.CROWN)
    place = crown.at if crown else (960.0, 260.0)
    gap = DEAL / max(1, len(new))
    return do.Then(
        do.Sound("park/showdown_deal"),
        do.Stagger(gap, *(from_place(over, key, place, 260, lift=60) for key in new)),
        ANDANTE,
    )


@ACTS.of(ShowdownRolled)
def rolled(event: ShowdownRolled, over: Over) -> Motion:
    """The whacking dice; the prize dice wait for the end."""
    rolls: list[Motion] = []
    for seat, kind, _ in event.throws:
        key = keys.die(seat, kind)
        home = over.now.get(key)
        if kind == PRIZE_DIE or home is None:
            continue
        figure = over.now.get(keys.rival(seat))
        start = (figure.x, figure.y - 180) if figure else (home.x, 0.0)
        rolls.append(tumbles(over, home, seat, start))
    return do.Then(
        do.Together(do.Call(Said("roll-title"), Said("showdown-dice")), do.Sound("park/roll")),
        do.Together(*rolls),
        do.Together(do.Sound("park/land"), do.Shake(5, 140)),
        do.Wait(350),
        do.Reveal(),
        ANDANTE,
    )


@ACTS.of(Compared)
def compared(event: Compared, over: Over) -> Motion:
    """Card by card at all of them together, then the prize dice, then the sums."""
    turns: list[Motion] = []
    last: list[Motion] = []
    sums: list[Motion] = []
    for each in event.totals:
        seat, rival = each.seat, keys.rival(each.seat)
        turns.append(do.Then(*(_turn(over, seat, at, mole) for at, mole in enumerate(each.cards))))
        key = keys.counted(rival)
        home = over.now.get(key)
        if home is not None:
            above = (home.x, home.y - 260)
            last.append(tumbles(over, home, seat, above, LAST, height=90, shadow=home.shadow))
        total = keys.total(rival)
        if total in over.now:
            sums.append(do.Then(do.Enter(total), do.Count(total, each.moles, each.total, 500)))
    return do.Then(
        do.Together(*turns),
        do.Together(do.Sound("park/last_die"), *last),
        do.Together(do.Sound("park/land"), *sums),
        do.Reveal(),
        do.Together(do.Home(keys.CROWN, 400, curve="back"), do.Settle(300)),
        do.Rest(),
    )


def _turn(over: Over, seat: int, at: int, mole: Mole) -> Motion:
    home = over.now.get(mole)
    if home is None:
        return do.Wait(0)
    star = keys.star(mole)
    return do.Then(
        do.Together(do.Hide(keys.held(keys.rival(seat), at)), do.Sound("park/turn_card", MP)),
        enters(mole, squash=0.1),
        do.change(mole, FLIP, "back", squash=1),
        do.Together(do.Enter(star), do.Burst("sparks", home.at, WISP)),
    )
