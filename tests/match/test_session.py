"""A match under way: beginning, answers, refusals, seats that change hands."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.kernel.chance import Random
from game.match.fair import Pledge
from game.match.refused import Refused
from game.match.seats import Person
from game.match.session import Session
from tests.every_game.toy import HOARD
from tests.every_game.toy_events import Drew
from tests.match.tables import (
    WHAKKA,
    advance,
    again,
    finished,
    fresh,
    people,
    shown,
    step,
    truth,
)


def refused(call: str) -> pytest.RaisesExc[Refused]:
    return pytest.RaisesExc(Refused, check=lambda error: error.key == call)


def test_a_match_begins_with_the_lobbys_people_and_the_games_options() -> None:
    session = Session.new("whakka_mole", people(4), {"holes": "12"}, 5)
    assert session.options == {"holes": "12", "stubborn": "off", "play-on": "off"}
    assert [person.colour for person in session.people] == ["radish", "fern", "royal", "truffle"]
    assert session.asked() == (0, 1, 2, 3)
    assert (session.count, session.decided, session.turn, session.over) == (0, 0, 1, False)
    assert session.seed == 5
    assert session.commitment == "", "a seed that somebody named promises nothing"


def test_what_happens_in_the_setup_is_told() -> None:
    session = fresh(HOARD)
    assert [beat.event.kind for beat in session.beats(None)] == ["drew"] * 3
    for viewer in (0, 1):
        event = session.beats(viewer)[1].event
        assert isinstance(event, Drew)
        assert (event.cards is not None) == (viewer == 1)
    assert session.beats(None)[-1].seen == session.seen(None)


@pytest.mark.parametrize(
    ("game", "seats", "options", "key"),
    [
        ("chess", 2, {}, "match-no-game"),
        ("whakka_mole", 1, {}, "match-seats"),
        ("whakka_mole", 2, {"wind": "on"}, "match-no-option"),
        ("whakka_mole", 2, {"holes": "11"}, "match-no-choice"),
    ],
)
def test_an_impossible_match_is_refused(
    game: str, seats: int, options: dict[str, str], key: str
) -> None:
    with refused(key):
        Session.new(game, people(seats), options, 1)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"colour": "mauve"}, "match-colour"),
        ({"colour": "fern"}, "match-same-colour"),
        ({"control": "telepathy"}, "match-control"),
        ({"level": "godlike"}, "match-level"),
        ({"device": -1}, "match-device"),
        ({"device": 1 << 70}, "match-device"),
    ],
)
def test_impossible_people_are_refused_at_the_start_and_at_a_change_of_hands(
    change: dict[str, str | int], key: str
) -> None:
    wrong = replace(Person("Odd", "radish"), **change)  # type: ignore[arg-type]
    with refused(key):
        Session.new("whakka_mole", [wrong, Person("Even", "fern")], {}, 1)
    session = fresh(WHAKKA, 2)
    before = truth(session)
    with refused(key):
        session.hand_over(0, wrong)
    assert truth(session) == before
    assert session.people == people(2)


def test_names_are_made_safe() -> None:
    name = "\ud800\u202eMo" + "le" * 100_000 + "\x07"
    session = Session.new("whakka_mole", [Person(name, "ice"), Person("", "fern")], {}, 1)
    assert session.people[0].name.startswith("Mole")
    assert len(session.people[0].name) <= 24
    assert session.people[0].name.isprintable()


def test_a_refused_action_changes_nothing() -> None:
    session = advance(fresh(WHAKKA), 7)
    before, revision = truth(session), session.revision
    ticket = session.ticket(session.asked()[0])
    for seat, action in [
        (0, ("hole.99",)),
        (1, ()),
        (2, ("hole.1", "hole.1")),
        (0, ("hole.1",) * 5000),
        (1, ("\ud800",)),
        (2, (7, None)),
        (-1, ("hole.1",)),
        (3, ("hole.1",)),
    ]:
        with pytest.raises(Refused):
            session.act(seat, action)  # type: ignore[arg-type]
    assert truth(session) == before
    assert session.revision == revision
    assert session.ticket(session.asked()[0]) is ticket


def test_nobody_decides_whom_a_save_would_not_know() -> None:
    session = fresh(WHAKKA)
    with pytest.raises(ValueError, match="ghost"):
        session.act(0, ("hole.1",), by="ghost")
    assert session.decided == 0


def test_a_refusal_carries_the_games_own_reason() -> None:
    session = finished(fresh(WHAKKA))
    with refused("why-not-over"):
        session.act(0, ("hole.1",))


def test_rules_that_fail_in_the_middle_leave_the_match_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from game.games.whakka_mole.rules.steps import Scoring

    session = fresh(WHAKKA, 2)
    advance(session, 3)
    before = truth(session)

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(Scoring, "resolve", fail)
        with pytest.raises(ZeroDivisionError):
            step(session, Random(1))
    assert truth(session) == before
    step(session, Random(1))
    assert session.count > 0


@pytest.mark.parametrize("game", ["whakka", "hoard"])
def test_the_last_beat_shows_the_table_as_it_stays(game: str) -> None:
    session, rng = fresh(HOARD if game == "hoard" else WHAKKA), Random(3)
    while not session.over:
        count = session.count
        step(session, rng)
        if session.count > count:
            for viewer in (None, 0, 1, 2):
                assert session.beats(viewer, count)[-1].seen == session.seen(viewer)
    assert [beat.number for beat in session.beats(None)] == list(range(session.count))
    assert session.beats(None, session.count + 5) == []
    assert session.log(1) == [beat.event for beat in session.beats(1)]


def test_beats_of_the_past_do_not_change() -> None:
    session = advance(fresh(HOARD), 12)
    before = [shown(session, viewer) for viewer in (None, 0, 1, 2)]
    early = [session.beats(viewer)[:5] for viewer in (None, 0, 1, 2)]
    finished(session)
    assert [session.beats(viewer)[:5] for viewer in (None, 0, 1, 2)] == early
    while session.decided > 12:
        session.track.pop()
    assert [shown(session, viewer) for viewer in (None, 0, 1, 2)] == before


def test_a_match_plays_again_exactly_from_its_log() -> None:
    for game in (WHAKKA, HOARD):
        session = finished(fresh(game, bots=(1,)))
        assert session.over
        assert truth(again(session)) == truth(session)


def test_a_seat_can_change_hands_at_any_moment() -> None:
    session, rng = fresh(HOARD), Random(4)
    turn = 0
    while not session.over:
        turn += 1
        seat = turn % 3
        control = ("bot", "mouse", "keys", "pad")[turn % 4]
        session.hand_over(seat, replace(session.people[seat], control=control))
        assert session.people[seat].control == control
        step(session, rng)
    assert {decision.by for decision in session.history} == {"bot", "person"}
    with refused("match-no-seat"):
        session.hand_over(3, Person("Nobody", "ice"))


def test_restart_and_rematch() -> None:
    session = fresh(HOARD, seed=3)
    begun = truth(session)
    finished(session).thought(1, 700)
    pledge = Pledge("4" * 64)
    other = session.rematch(pledge)
    assert (other.people, other.options) == (session.people, session.options)
    assert (other.seed, other.commitment) == (pledge.seed(HOARD.id), pledge.commitment)
    assert truth(other) != begun
    revision = session.revision
    session.restart()
    assert truth(session) == begun
    assert session.clock == [0, 0, 0]
    assert session.revision > revision


def test_time_is_counted_beside_the_match() -> None:
    session = advance(fresh(WHAKKA), 4)
    before = truth(session)
    session.thought(0, 1500)
    session.thought(0, -20)
    assert session.clock == [1500, 0, 0]
    assert truth(session) == before
