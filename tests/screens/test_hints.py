"""A hint lights what is to be pressed: whoever presses what is lit gives the answer it said."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.seats import Person
from game.match.session import Session
from game.screens.common.said import Words
from game.screens.gallery import rehearsal
from game.screens.table.build import Lit
from game.screens.table.scene import TableScene
from game.stage.focus import DEAF_MS
from game.stage.intent import Device, Intent, Kind
from game.stage.studio import Studio
from tests.screens.playing import COLOURS, NAMES, Quick

if TYPE_CHECKING:
    from pathlib import Path

    from game.kernel.contract import Action

_KINDS = 6
"""So many kinds of questions are looked at."""
_PRESSES = 20


class Learner:
    """One person among bots, who presses what is lit."""

    def __init__(self, folder: Path, session: Session) -> None:
        services = rehearsal(folder)
        quick = Quick()
        services.thinker = lambda: quick
        self.scene, self.session = TableScene(services, session), session
        self.studio = Studio((1280, 720))
        self.studio.show(self.scene, settle_ms=50)
        self.calm()

    def calm(self) -> None:
        """Till she is asked: where seats play side by side, bots may come before her."""
        for _ in range(400):
            self.studio.step(60)
            if self.scene.chooser() is not None or self.session.over:
                break
        self.studio.step(DEAF_MS)

    @property
    def given(self) -> list[Action]:
        """All she has answered, what is sealed, too; meanwhile others may have gone on."""
        return [each.action for each in self.session.history if each.seat == 0]

    @property
    def lit(self) -> list[str]:
        return [
            each.id.removeprefix("lit.") for each in self.scene.widgets if isinstance(each, Lit)
        ]

    def press(self, deed: str) -> None:
        spot = self.scene.focus.spot(deed)
        assert spot is not None, deed
        for kind in (Kind.PRESS, Kind.RELEASE):
            self.studio.give(Intent(kind, Device.MOUSE, 1, spot.box.cx, spot.box.cy))
        self.studio.step(DEAF_MS)


def moments(game: str) -> list[Session]:
    """Matches that stand where the first seat is asked, each time another kind of question."""
    people = [
        Person(NAMES[seat], COLOURS[seat], "bot" if seat else "mouse")
        for seat in range(max(2, catalogue.game(game).seats[0]))
    ]
    found: dict[str, int] = {}

    def played(most: int) -> Session:
        session, rng = Session.new(game, people, {}, 5), Random(5)
        while not session.over and session.count < most:
            seat = session.asked()[0]
            options = session.legal(seat)
            if seat == 0 and (not isinstance(options, tuple) or len(options) > 2):
                found.setdefault(session.seen(0).step, session.count)
            session.act(seat, any_of(options, rng))
        return session

    played(300)
    return [played(number) for number in list(found.values())[:_KINDS]]


@pytest.mark.parametrize("hints", [True, False])
def test_the_way_to_a_hint_stays_where_it_is_while_nobody_is_asked(
    tmp_path: Path, *, hints: bool
) -> None:
    people = [Person(NAMES[seat], COLOURS[seat], "bot") for seat in range(2)]
    learner = Learner(tmp_path, Session.new("whakka_mole", people, {}, 5))
    learner.scene.services.change(hints=hints)
    learner.studio.step(0)
    spot = learner.scene.focus.spot("hint")
    assert (spot is not None) == hints
    assert spot is None or not spot.enabled


@pytest.mark.parametrize("game", list(catalogue.GAMES))
def test_pressing_what_is_lit_gives_the_hint(tmp_path: Path, game: str) -> None:
    sessions = moments(game)
    assert sessions
    for session in sessions:
        learner = Learner(tmp_path, session)
        assert not learner.lit
        learner.press("hint")
        learner.calm()
        hint = learner.scene.play.hint
        assert hint is not None
        assert hint.action
        # Each id has a name, and there is a reason.
        note = learner.scene.model.note
        assert "‹" not in note
        words = learner.scene.game_words
        why = Words(words, words).why(hint.reason)
        assert why
        assert why in note
        before = len(learner.given)
        for _ in range(_PRESSES):
            if len(learner.given) > before:
                break
            assert learner.lit, (session.seen(0).step, hint.action)
            learner.press(learner.lit[0])
        assert learner.given[before:] == [hint.action]
