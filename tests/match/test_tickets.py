"""Bots: what they are asked, which answers count, and that a match plays exactly alike twice."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from game.kernel import play
from game.kernel.chance import Random
from game.kernel.contract import PickSome
from game.kernel.judge import any_of
from game.match.plain import codec
from game.match.refused import Refused
from game.match.thinker import Answer, Ticket
from tests.every_game.toy import HOARD
from tests.match.tables import BOTH, WHAKKA, advance, finished, fresh, step, truth
from tests.match.test_undo import to_the_digging

if TYPE_CHECKING:
    from game.match.session import Session


def answered(ticket: Ticket) -> Answer:
    return Answer(ticket.number, ticket.seat, any_of(ticket.options, Random(ticket.seed)), "why")


def test_a_ticket_tells_what_the_seat_sees_and_may_answer() -> None:
    session = advance(fresh(HOARD, bots=(1,)), 9)
    seat = session.asked()[0]
    session.hand_over(
        seat, replace(session.people[seat], control="bot", level="hard", personality="bold")
    )
    ticket = session.ticket(seat)
    assert (ticket.game, ticket.seat) == ("hoard", seat)
    assert (ticket.level, ticket.personality) == ("hard", "bold")
    assert ticket.options == session.legal(seat)
    assert codec(HOARD).load(HOARD.seen_type, ticket.seen) == session.seen(seat)


def test_a_seat_that_is_not_asked_gets_no_ticket() -> None:
    session = finished(fresh(WHAKKA))
    with pytest.raises(Refused) as refusal:
        session.ticket(0)
    assert refusal.value.key == "match-not-asked"


def test_an_answer_counts_once() -> None:
    session = fresh(WHAKKA, bots=(0, 1, 2))
    answer = answered(session.ticket(0))
    assert session.accept(answer)
    assert session.history[-1].by == "bot"
    assert session.history[-1].reason == "why"
    before = truth(session)
    assert not session.accept(answer)
    assert truth(session) == before


def test_the_same_question_is_not_asked_anew_while_others_answer() -> None:
    session = fresh(WHAKKA, bots=(0,))
    ticket = session.ticket(0)
    step(session, Random(1), 1)
    step(session, Random(2), 1)
    assert session.ticket(0) is ticket
    assert session.accept(answered(ticket))


def test_bots_think_on_however_often_people_change_their_minds() -> None:
    """Else four people tapping on their pads would keep every bot from ever coming to an end."""
    session = fresh(WHAKKA, bots=(2,))
    ticket = session.ticket(2)
    for luck in range(3):
        step(session, Random(luck), 0)
        assert session.take_back(0)
        assert session.ticket(2) is ticket
    assert session.accept(answered(ticket))


@pytest.mark.parametrize(
    "meanwhile", ["handed over", "handed back", "undone", "restarted", "decided"]
)
def test_a_stale_answer_is_dropped(meanwhile: str) -> None:
    session = to_the_digging(bots=(2,)) if meanwhile == "undone" else fresh(WHAKKA, bots=(2,))
    step(session, Random(4), 1 if meanwhile == "undone" else 0)
    ticket = session.ticket(2)
    person = session.people[2]
    if meanwhile.startswith("handed"):
        session.hand_over(2, replace(person, control="mouse"))
        if meanwhile == "handed back":
            session.hand_over(2, person)
    elif meanwhile == "undone":
        assert session.undo()
    elif meanwhile == "restarted":
        session.restart()
    else:
        step(session, Random(1), 2)
    before = truth(session)
    assert not session.accept(answered(ticket))
    assert truth(session) == before
    # The seat can be asked anew, and that answer counts.
    session.hand_over(2, person)
    assert session.accept(answered(session.ticket(2)))


def test_an_answer_for_another_match_or_from_nowhere_is_dropped() -> None:
    session, other = fresh(WHAKKA, bots=(0,)), fresh(WHAKKA, bots=(0,))
    strange = answered(other.ticket(0))
    session.ticket(0)
    assert not session.accept(strange)
    assert not session.accept(replace(strange, ticket_number=-1))
    assert not session.accept(replace(strange, seat=9))
    assert session.decided == 0


def test_an_answer_from_a_turn_long_past_is_dropped_though_the_question_is_the_same() -> None:
    session = fresh(WHAKKA, 2, bots=(0, 1))
    old = session.ticket(0)
    for seat in (0, 0, 1, 1):
        step(session, Random(1), seat)
    assert session.turn == 2
    assert session.legal(0) == old.options
    assert not session.accept(answered(old))
    assert session.ticket(0).number != old.number


def test_nobody_answers_for_a_person() -> None:
    """A hint for a person is thought about like a bot's decision, and is none."""
    session = fresh(WHAKKA)
    assert not session.accept(answered(session.ticket(0)))
    assert session.decided == 0


def test_chance_for_a_bot_does_not_hang_on_how_many_others_have_answered() -> None:
    early, late = (fresh(WHAKKA, bots=(2,)) for _ in range(2))
    step(late, Random(1), 0)
    step(late, Random(1), 0)
    assert early.ticket(2).seed == late.ticket(2).seed


@pytest.mark.parametrize("nonsense", [("hole.99",), (), ("hole.2", "hole.1")])
def test_a_bot_that_answers_nonsense_holds_nobody_up(nonsense: tuple[str, ...]) -> None:
    session = fresh(WHAKKA, bots=(0,))
    ticket = session.ticket(0)
    assert session.accept(Answer(ticket.number, 0, nonsense, "why"))
    (decision,) = session.history
    assert play.allows(ticket.options, decision.action)
    assert (decision.by, decision.reason) == ("bot", "")


def play_out(session: Session, order: Random) -> Session:
    """Bots that all think at once; their answers come in any order."""
    while not session.over:
        tickets = [session.ticket(seat) for seat in session.asked()]
        order.shuffle(tickets)
        for ticket in tickets:
            session.accept(answered(ticket))
    return session


def test_bots_play_the_same_match_again_in_whatever_order_they_answer() -> None:
    for game in BOTH:
        ends = set()
        for order in range(4):
            session = play_out(fresh(game, seed=21, bots=(0, 1, 2)), Random(order))
            own = [
                [each.action for each in session.history if each.seat == seat] for seat in range(3)
            ]
            ends.add(str((own, session.standings())))
        assert len(ends) == 1


def test_another_seed_makes_another_match_and_chance_differs_from_decision_to_decision() -> None:
    seeds = set()
    for seed in (1, 2):
        session = fresh(WHAKKA, seed=seed, bots=(0, 1, 2))
        while not session.over:
            for seat in session.asked():
                ticket = session.ticket(seat)
                assert ticket.seed not in seeds
                seeds.add(ticket.seed)
                session.accept(answered(ticket))


def test_a_bot_repeats_itself_after_an_undo() -> None:
    """Undo is no way to make a bot choose anew until one likes it."""
    session = to_the_digging(bots=(1,))
    first = answered(session.ticket(1))
    assert not isinstance(session.legal(1), PickSome)
    session.act(2, ("here",))
    session.accept(first)
    assert session.undo()
    assert answered(session.ticket(1)).action == first.action
