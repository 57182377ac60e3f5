"""Page 6: "you must declare your intention at the start of the round (before rolling)". The table
asks nobody who cannot reach the crown, and the in-game rulebook says whom it asks."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.games.mole_park.content import DICE, MOLES, PRIZE_DIE, prize_stars, stars_of
from game.games.mole_park.rules.game import GAME
from game.games.mole_park.rules.state import ParkState
from game.games.mole_park.rules.steps import Declare
from game.games.mole_park.table import TABLE
from game.kernel import play
from game.kernel.chance import Random
from game.match.seats import Person
from game.match.session import Session
from game.screens.rulebook.scene import chapters_of
from game.screens.table.scene import TableScene
from tests.games.mole_park import park
from tests.screens.puppets import Puppets

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


JUDGE = catalogue.judge("mole_park")
SENTENCE = (
    "You are only asked when your prizes, five stars for each mole you hold and the best roll "
    "could be enough."
)
BEST_MOLE = max(map(stars_of, MOLES))
BEST_ROLL = max(int(face) for face in DICE[PRIZE_DIE].faces)


def _windows(crown: str, matches: int) -> Iterator[ParkState]:
    """Each time somebody may declare, in matches of people with some sense; who could go for the
    crown does so now and then, so that not all is over at the first chance."""
    for seed in range(matches):
        rng = Random(seed)
        state = park.start(2 + seed % 4, seed, crown=crown)
        while not state.over:
            if isinstance(state.todo[-1], Declare) and not state.sealed:
                yield state
            seat = play.asked(state)[0]
            options = play.legal(state, seat)
            usual = JUDGE.personalities[seat % len(JUDGE.personalities)]
            answer = JUDGE.policy(state, seat, options, rng, usual)
            if answer == ("crown",) and rng.below(3):
                answer = ("hold",)
            play.act(state, seat, answer)


def _asked_at_the_table(state: ParkState) -> set[int]:
    return set(play.asked(state)) - set(TABLE.manner(GAME.observe(state, None)).spared)


def _could_be_enough(state: ParkState, seat: int) -> bool:
    """What the sentence says, reckoned from what is in the box."""
    most = prize_stars(state.prizes[seat]) + BEST_MOLE * len(state.hands[seat]) + BEST_ROLL
    return most >= state.crown


@pytest.mark.parametrize("crown", ["30", "40", "50"])
def test_whoever_could_have_enough_is_asked_and_nobody_else(crown: str) -> None:
    """Of the prizes, the moles and the roll, the moles' stars alone are hidden and the roll is to
    come: each counts as the best there is. Whoever has no mole has no prize die to roll (p. 4)."""
    found: Counter[str] = Counter()
    for state in _windows(crown, 12):
        asked = _asked_at_the_table(state)
        for seat in range(state.seats):
            holds = bool(state.hands[seat]) and not state.declared[seat]
            assert (seat in asked) == (holds and _could_be_enough(state, seat))
            true = prize_stars(state.prizes[seat]) + sum(map(stars_of, state.hands[seat]))
            if seat not in asked and not state.declared[seat]:
                # Nobody loses a crown that could have been won.
                assert not holds or true + BEST_ROLL < state.crown
            found[f"{holds}, {seat in asked}"] += 1
    assert min(found["True, True"], found["True, False"], found["False, False"]) >= 20, found


def test_the_rulebook_in_the_game_says_so(tmp_path: Path) -> None:
    puppets = Puppets(tmp_path)
    said = [
        block.text
        for chapter in chapters_of(puppets.services, "mole_park")
        for block in chapter.blocks
    ]
    assert SENTENCE in said
    # "Five stars", because no mole has more.
    assert BEST_MOLE == 5


def test_the_table_asks_just_them(tmp_path: Path) -> None:
    """For the others it answers itself, in a match that is played at it."""
    puppets = Puppets(tmp_path)
    colours = ("radish", "royal", "lemon")
    people = [Person(f"P{seat}", colour, "mouse") for seat, colour in enumerate(colours)]
    session = Session.new("mole_park", people, {"crown": "50"}, 11)
    scene, rng, windows = TableScene(puppets.services, session), Random(3), Counter[bool]()
    while not session.over and windows.total() < 60:
        state = session._state
        assert isinstance(state, ParkState)
        if isinstance(state.todo[-1], Declare):
            wanted = _asked_at_the_table(state)
            scene.play.spare()
            if wanted:
                assert set(session.asked()) == wanted
                assert isinstance(session._state.todo[-1], Declare)
            else:
                assert not isinstance(session._state.todo[-1], Declare)
            windows[bool(wanted)] += 1
            if not wanted:
                continue
        seat = session.asked()[0]
        options = session.legal(seat)
        answer = JUDGE.policy(state, seat, options, rng, JUDGE.personalities[0])
        session.act(seat, ("hold",) if answer == ("crown",) else answer)
    assert min(windows[True], windows[False]) >= 5, windows
