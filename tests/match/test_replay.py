"""Watching again, recap and statistics."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import ClassVar

import pytest

from game.games.whakka_mole.events import Counted
from game.kernel.chance import Random
from game.kernel.dice import Roll, Rolling
from game.match.recap import recap
from game.match.refused import Refused
from game.match.replay import Replay
from game.match.statistics import Dice, statistics
from tests.every_game.toy import HOARD
from tests.every_game.toy_events import Drew, Rolled
from tests.match.tables import BOTH, WHAKKA, advance, finished, fresh, step


def test_scrubbing_shows_every_moment_as_it_was() -> None:
    for game in BOTH:
        session, rng = fresh(game), Random(3)
        seen = [[session.seen(viewer) for viewer in (None, 0, 1, 2)]]
        counts = [session.count]
        while not session.over:
            step(session, rng)
            seen.append([session.seen(viewer) for viewer in (None, 0, 1, 2)])
            counts.append(session.count)
        replay = Replay(session)
        assert replay.count == session.decided
        for moment in reversed(range(replay.count + 1)):
            assert [replay.seen(viewer, moment) for viewer in (None, 0, 1, 2)] == seen[moment]
            beats = replay.beats(1, moment)
            start = counts[moment - 1] if moment else 0
            assert [beat.number for beat in beats] == list(range(start, counts[moment]))
            assert beats == session.beats(1)[start : counts[moment]]
        assert replay.asked(0) == fresh(game).asked()
        assert replay.decision(1) == session.history[0]
        assert replay.astray() is None


def test_a_replay_marks_the_turns() -> None:
    replay = Replay(finished(fresh(WHAKKA, 2)))
    assert replay.turns()[:3] == [4, 8, 12]
    assert [replay.turn(moment) for moment in replay.turns()[:3]] == [2, 3, 4]


def test_secrets_are_kept_until_the_match_is_over() -> None:
    session = advance(fresh(HOARD), 8)
    replay = Replay(session)
    assert replay.seen(None, 4).viewer is None
    for call in (
        lambda: replay.seen(0, 4),
        lambda: replay.beats(0, 4),
        lambda: replay.decision(4),
    ):
        with pytest.raises(Refused) as refusal:
            call()
        assert refusal.value.key == "replay-secret"


def test_a_replay_is_not_disturbed_by_the_match_going_on_or_back() -> None:
    session = advance(fresh(HOARD), 14)
    while not session.can_undo():
        step(session, Random(1))
    replay = Replay(session)

    def watched() -> list[object]:
        return [
            (replay.seen(None, moment), replay.beats(None, moment))
            for moment in range(replay.count + 1)
        ]

    before = watched()
    while session.undo():
        pass
    assert session.decided < replay.count
    assert watched() == before
    finished(session, Random(77))
    assert watched() == before


def test_a_recording_that_was_tampered_with_is_found_at_its_moment() -> None:
    session = finished(fresh(WHAKKA))
    decisions = session.track.decisions
    decisions[6] = replace(decisions[6], hash="0" * 16)
    assert Replay(session).astray() == 7


def test_the_recap_tells_what_came_since_ones_last_decision() -> None:
    session, rng = fresh(WHAKKA, 2), Random(1)
    assert recap(session, 0) == []
    for seat in (0, 0, 1, 1):
        step(session, rng, seat)
    # Both learn what came of the first turn, though seat 1 wrote last.
    for seat in (0, 1):
        kinds = [event.kind for event in recap(session, seat)]
        assert kinds == ["popped", "whacked", "counted", "new-turn"]
    step(session, rng, 0)
    assert len(recap(session, 0)) == 4, "what is still sealed has not counted yet"
    step(session, rng, 0)
    assert len(recap(session, 0)) == 4
    for seat in (1, 1, 1):
        step(session, rng, seat)
    assert recap(session, 0) == session.log(0)[4:]


def test_the_recap_leaves_out_what_one_did_alone_and_keeps_others_secrets() -> None:
    session, rng = fresh(HOARD), Random(5)
    while session.seen(None).step != "bury":
        step(session, rng)
    (seat,) = session.asked()
    while session.asked() == (seat,):
        step(session, rng)
    assert recap(session, seat) == []
    while session.seen(None).step != "lay":
        step(session, rng)
    told = 0
    for viewer in range(3):
        drawn = [event for event in recap(session, viewer) if isinstance(event, Drew)]
        assert all((event.cards is not None) == (event.seat == viewer) for event in drawn)
        told += bool(drawn)
    # Who dug last saw the new cards come at once, the other two may have looked away.
    assert told == 2


def test_statistics_of_a_finished_match() -> None:
    session = fresh(WHAKKA, 3, bots=(2,))
    session.thought(1, 2500)
    rng = Random(7)
    while not session.over:
        seat = session.asked()[0]
        action = session.legal(seat)
        chosen = action[0] if isinstance(action, tuple) else action.items[: 1 + rng.below(3)]
        if session.people[seat].is_bot:
            session.act(seat, chosen, by="bot", reason="hunch")
        else:
            session.act(seat, chosen)
    found = statistics(session)
    assert [row.turn for row in found.turns] == list(range(1, session.turn + 1))
    assert found.turns[-1].scores == session.standings().scores
    counted = [event for event in session.log(None) if isinstance(event, Counted)]
    assert [list(row.scores) for row in found.turns] == [
        [each.score for each in event.counts] for event in counted
    ]
    assert sum(found.decisions) == session.decided
    assert found.milliseconds == (0, 2500, 0)
    assert found.dice == ()
    assert {reason.seat for reason in found.reasons} == {2}
    # A bot writes its moles and its mallet: two answers a turn.
    turns = [reason.turn for reason in found.reasons]
    assert turns == [turn for turn in range(1, session.turn + 1) for _ in range(2)]


def test_statistics_wait_for_the_end() -> None:
    with pytest.raises(Refused) as refusal:
        statistics(advance(fresh(WHAKKA), 5))
    assert refusal.value.key == "statistics-early"


@dataclass(frozen=True, slots=True)
class Panned(Rolling):
    """Several dice at once, with a face of their own."""

    kind: ClassVar[str] = "panned"
    faces: tuple[str, ...]

    def cast(self) -> list[Roll]:
        return [Roll("pan", face, ("1", "2", "2", "star")) for face in self.faces]


def test_dice_are_counted_beside_what_was_to_be_expected() -> None:
    session = finished(fresh(HOARD))
    plain = Counter(event.face for event in session.log(None) if isinstance(event, Rolled))
    for faces in (("2", "2"), ("star", "2"), ("1", "2"), ("2", "star")):
        session.track.reel.record(Panned(faces), session.track.state)
    rolls = plain.total()
    assert rolls > 3
    assert statistics(session).dice == (
        Dice("d6", rolls, tuple((face, plain[face], rolls / 6) for face in "123456")),
        Dice("pan", 8, (("1", 1, 2.0), ("2", 5, 4.0), ("star", 2, 2.0))),
    )
