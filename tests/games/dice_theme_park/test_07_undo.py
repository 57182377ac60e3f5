"""Undo while a park is open (rulings): all of it, until a die is drawn or rerolled."""

from __future__ import annotations

from game.games.dice_theme_park.rules.game import GAME
from game.games.dice_theme_park.rules.state import ParkState
from game.match.history import History
from game.match.session import Session
from tests.games.dice_theme_park import fair
from tests.match.tables import people


def opening(*staff: str, **options: str) -> ParkState:
    """A park about to be opened."""
    state = fair.fair(2, 1, **options)
    fair.staff(state, *(staff or ("concierge", "builder")))
    return state


def table(state: ParkState) -> Session:
    """The match of this State, as people play it."""
    session = Session(GAME, people(2), {}, 1)
    session.resume(History(GAME, state), [0, 0])
    return session


def test_everything_in_ones_own_park_can_be_undone() -> None:
    """Rulings: free undo until a die is drawn or rerolled."""
    state = opening("guide", "manager")
    fair.built(state, "pedalo_lagoon", "1,0")
    dice = [fair.guest(state, "blue", n) for n in (4, 4, 4, 1)]
    fair.mascots(state, "leap_blue.1", "tips_blue.1")
    fair.phase(state, "operate")
    session = table(state)
    before = session.seen(0)
    words = [
        f"operate entrance {dice[0]}", f"{dice[0]} pedalo_lagoon",
        f"map {dice[1]} pedalo_lagoon", f"guide {dice[2]} hook_a_prize",
        f"mascot mascot.1 skill up {dice[2]}", "mascot mascot.2 skill pedalo_lagoon",
        f"operate entrance {dice[3]}", f"operate pedalo_lagoon {dice[1]}",
        f"{dice[1]} entrance", f"manager pedalo_lagoon {dice[0]}", f"{dice[0]} entrance",
    ]  # fmt: skip
    for word in words:
        assert not session.crosses(0, tuple(word.split())), word
        session.act(0, tuple(word.split()))
    for _ in words:
        assert session.undo()
    assert session.seen(0) == before


def test_a_reroll_and_an_exchange_cannot_be_undone() -> None:
    for card, words in (
        ("reroll_blue.1", ["mascot mascot.1 skill {}"]),
        ("exchange.1", ["mascot mascot.1 skill {}", "green"]),
    ):
        state = opening(surprises="on")
        state.order = [0, 1]
        die = fair.guest(state, "blue", 4)
        fair.mascots(state, card)
        fair.phase(state, "operate")
        session = table(state)
        session.act(0, ("map", die, "hook_a_prize"))
        assert session.can_undo()
        for word in words:
            session.act(0, tuple(word.format(die).split()))
        assert not session.can_undo()
        assert not session.undo()


def test_the_days_plan_is_kept_for_resetting_until_a_die_falls() -> None:
    """What the owner has done since the park opened, and how it stood then."""
    state = opening(surprises="on")
    state.order = [0, 1]
    die = fair.guest(state, "blue", 4)
    fair.mascots(state, "reroll_blue.1")
    fair.phase(state, "operate")
    noted = []
    for words in (f"map {die} hook_a_prize", f"mascot mascot.1 skill {die}", f"map {die} entrance"):
        fair.answer(state, words)
        park = state.parks[0]
        noted.append((park.since, dict(park.dawn.guests)[die].at))
    assert noted == [
        ((f"map {die} hook_a_prize",), "entrance"),
        ((), "entrance"),
        ((f"map {die} entrance",), "hook_a_prize"),
    ]
