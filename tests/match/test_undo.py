"""Taking back: up to the last information barrier, and one's own sealed answer."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.kernel.chance import Random
from game.kernel.contract import Game
from game.match.seats import COLOURS, Person
from game.match.session import Session
from tests.every_game.toy import HOARD, Bury, DigOnce
from tests.match.tables import BOTH, WHAKKA, advance, again, fresh, step, truth

WRITE = ("hole.1", "hole.2")
WHACK = ("hole.3",)


def to_the_digging(seats: int = 3, bots: tuple[int, ...] = ()) -> Session:
    """Hoard where everybody digs side by side: no barrier before the sifting."""
    session, rng = fresh(HOARD, seats, bots=bots), Random(2)
    while not session.track.state.lanes:
        step(session, rng)
    return session


def test_nothing_to_undo_at_the_beginning() -> None:
    session = fresh(HOARD)
    before = truth(session)
    assert not session.can_undo()
    assert not session.undo()
    assert truth(session) == before


def test_undo_takes_back_one_decision_and_what_it_did() -> None:
    session = to_the_digging()
    before = truth(session)
    session.act(2, ("there", "left"))
    assert session.log(None)[-1].kind == "dug"
    assert session.can_undo()
    assert session.undo()
    assert truth(session) == before


def test_undo_takes_the_bots_answers_since_along() -> None:
    session = to_the_digging(bots=(1,))
    before = truth(session)
    session.act(2, ("here",))
    session.act(1, ("there", "left"), by="bot")
    assert session.undo()
    assert truth(session) == before


def test_what_bots_alone_decided_is_not_undone() -> None:
    session = to_the_digging(bots=(1,))
    barrier = max(place for place, made in enumerate(session.history) if made.barrier)
    while session.decided > barrier + 1:
        session.track.pop()
    while not session.track.state.lanes:
        for seat in session.asked():
            session.act(seat, _some(session, seat), by="bot")
    session.act(1, ("here",), by="bot")
    assert not session.can_undo()


def _some(session: Session, seat: int) -> tuple[str, ...]:
    options = session.legal(seat)
    return () if not isinstance(options, tuple) else options[0]


def test_undo_never_passes_chance_or_a_secret_shown() -> None:
    session, rng = fresh(HOARD), Random(8)
    while not session.over:
        before, count = session.track.state, session.count
        step(session, rng)
        told = session.log(0)[count:]
        passed = session.track.state.rng != before.rng or any(event.shows for event in told)
        assert session.history[-1].barrier == passed
        assert session.can_undo() == (not passed)
        frozen = truth(session)
        if passed:
            assert not session.undo()
            assert truth(session) == frozen


def test_the_whole_way_back_ends_at_a_barrier() -> None:
    session = advance(fresh(HOARD), 40)
    while session.undo():
        pass
    assert session.history[-1].barrier
    assert truth(again(session)) == truth(session)


def test_the_barrier_is_told_before_it_is_crossed() -> None:
    """In these games every imagined world agrees with the real one about barriers."""
    for game in BOTH:
        session, rng = fresh(game), Random(6)
        while not session.over:
            seat = rng.choice(session.asked())
            options = session.legal(seat)
            action = options[0] if isinstance(options, tuple) else options.items[: options.least]
            before = truth(session)
            warned = session.crosses(seat, action)
            assert truth(session) == before
            session.act(seat, action)
            assert session.history[-1].barrier == warned


def test_an_answer_that_is_not_open_crosses_nothing() -> None:
    session = fresh(WHAKKA)
    assert not session.crosses(0, ("hole.99",))
    assert not session.crosses(7, WRITE)


def test_a_sealed_answer_can_be_taken_back_by_its_owner() -> None:
    session = fresh(WHAKKA)
    session.act(0, WRITE)
    session.act(1, ("hole.9",))
    before = truth(session)
    session.act(0, WHACK)
    assert session.asked() == (1, 2)
    assert session.take_back(0)
    assert truth(session) == before


def test_taking_back_leaves_alone_what_others_answered_since() -> None:
    session = fresh(WHAKKA)
    session.act(0, WRITE)
    session.act(1, ("hole.9",))
    session.act(0, WHACK)
    session.act(1, ("hole.8",))
    session.act(2, ("hole.7",))
    assert session.take_back(0)
    assert [(each.seat, each.action) for each in session.history] == [
        (0, WRITE),
        (1, ("hole.9",)),
        (1, ("hole.8",)),
        (2, ("hole.7",)),
    ]
    assert truth(again(session)) == truth(session)
    assert session.take_back(0)
    assert session.asked() == (0, 2)
    assert not session.take_back(0)
    assert truth(again(session)) == truth(session)


def test_nothing_is_taken_back_once_all_have_answered() -> None:
    session = fresh(WHAKKA, 2)
    for seat in (0, 1):
        session.act(seat, WRITE)
        session.act(seat, WHACK)
    before = truth(session)
    assert session.count > 0
    assert not session.take_back(0)
    assert not session.take_back(1)
    assert truth(session) == before


def test_a_half_given_answer_of_a_single_seat_can_be_taken_back() -> None:
    session, rng = fresh(HOARD), Random(1)
    while not isinstance(session.track.state.todo[-1], Bury):
        step(session, rng)
    (seat,) = session.asked()
    before = truth(session)
    session.act(seat, session.seen(seat).hand[:1])  # type: ignore[attr-defined]
    assert session.asked() == (seat,)
    assert session.take_back(seat)
    assert truth(session) == before


def test_what_is_taken_back_is_gone_from_what_was_seen_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Side by side, others go on while a seat has given one of its two answers."""
    monkeypatch.setattr(DigOnce, "wants", lambda *asked: len(asked[3]) < 2)
    session = to_the_digging()
    session.act(2, ("there", "left"))
    for _ in range(2):
        session.act(1, ("here",))
    last = session.beats(2)[-1]
    assert (last.event.kind, last.seen.mine) == ("dug", (("there", "left"),))
    assert session.take_back(2)
    assert session.beats(2)[-1].seen.mine == ()
    assert session.count == last.number + 1
    assert truth(again(session)) == truth(session)


@settings(max_examples=40)
@given(
    game=st.sampled_from(BOTH),
    seats=st.integers(2, 4),
    seed=st.integers(0, 1 << 64),
    bots=st.sets(st.integers(0, 3)),
    moves=st.lists(st.sampled_from(["act"] * 6 + ["undo", "back", "hand", "wrong"]), max_size=60),
)
def test_whatever_is_done_the_log_alone_tells_where_the_match_stands(
    game: Game[Any, Any], seats: int, seed: int, bots: set[int], moves: list[str]
) -> None:
    session, rng = fresh(game, seats, seed, tuple(bots)), Random(seed)
    for move in moves:
        if session.over:
            break
        seat = rng.below(seats)
        if move == "act":
            step(session, rng)
        elif move == "undo":
            assert session.can_undo() == session.undo()
        elif move == "back":
            session.take_back(seat)
        elif move == "hand":
            person = Person("Other", session.people[seat].colour, rng.choice(("bot", "keys")))
            session.hand_over(seat, person)
        else:
            with pytest.raises(ValueError, match="why-not"):
                session.act(seat, ("nonsense",))
    assert COLOURS[: session.seats] == tuple(person.colour for person in session.people)
    assert truth(again(session)) == truth(session)
