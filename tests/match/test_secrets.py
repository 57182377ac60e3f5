"""Non-interference of a whole match: change what a viewer cannot know, and all it is told stays."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar

import pytest

from game.kernel.chance import Random
from game.kernel.codec import canonical
from game.kernel.event import Event
from game.match.plain import codec
from game.match.recap import recap
from game.match.session import Session
from tests.every_game.toy import DigOnce
from tests.every_game.toy_events import Buried, Drew
from tests.match.tables import BOTH, fresh, shown, step
from tests.match.test_undo import to_the_digging

if TYPE_CHECKING:
    from game.kernel.contract import Game, State, Step, Tell, Viewer
    from tests.every_game.toy import HoardState


def told(session: Session, viewer: Viewer) -> str:
    """Everything the match says to a viewer, its bot's ticket and the warnings included."""
    words: list[Any] = [shown(session, viewer)]
    if viewer is not None:
        words.append([codec(session.game).told(event) for event in recap(session, viewer)])
        if viewer in session.asked():
            # The number on the ticket is a cloakroom's: drawn anew each time, from no State.
            words.append(asdict(replace(session.ticket(viewer), number=0)))
            options = session.legal(viewer)
            listed = options if isinstance(options, tuple) else [(item,) for item in options.items]
            words.append([session.crosses(viewer, action) for action in listed])
    return canonical(json.loads(json.dumps(words)))


def scrambled(session: Session, viewer: Viewer, rng: Random) -> Session:
    """The same match as far as the viewer can know."""
    other = Session(session.game, session.people, session.options, session.seed)
    track = session.track

    def change(state: State) -> State:
        return session.game.scramble(state, viewer, rng)  # type: ignore[no-any-return]

    copy = type(track).resumed(session.game, change(track.state), track.decisions)
    copy.reel = track.reel.copy()
    copy.reel.change(0, change)
    copy.base = track.base
    copy.before = [change(state) for state in track.before]
    copy.counts = list(track.counts)
    other.resume(copy, session.clock)
    return other


@pytest.mark.parametrize("game", BOTH, ids=lambda game: game.id)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_viewer_is_told_does_not_depend_on_what_is_hidden_from_it(
    game: Game[Any, Any], seats: int
) -> None:
    session, rng = fresh(game, seats, bots=(1,)), Random(9)
    worlds = 0
    while not session.over and session.decided < 60:
        step(session, rng)
        if session.decided % 3:
            continue
        # A ticket given out earlier shows the table as it was then: ask anew.
        session.resume(session.track, session.clock)
        for viewer in (None, *range(seats)):
            other = scrambled(session, viewer, rng)
            worlds += canonical(other.snapshot()) != canonical(session.snapshot())
            assert told(other, viewer) == told(session, viewer)
    assert worlds > 20, "the scrambled matches were not different at all"


def test_the_check_notices_a_match_that_tells_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the events are told with their secret halves, or the warning tries the truth."""
    from game.match.beats import Reel

    hoard = BOTH[1]
    session, rng = fresh(hoard, 2), Random(9)

    def leaks() -> bool:
        return told(scrambled(session, 0, rng), 0) != told(session, 0)

    while not session.over and session.seen(None).step != "lay":
        step(session, rng)
    assert not leaks()
    with monkeypatch.context() as patch:
        patch.setattr(Session, "crosses", lambda *_: False)
        patch.setattr(Session, "seen", lambda self, _: self.game.observe(self.track.state, 1))
        assert leaks()
    with monkeypatch.context() as patch:
        patch.setattr(
            Session,
            "crosses",
            lambda self, *_: self.track.state.hands[1] < ("card.15", "card.2", "card.3"),
        )
        assert any(leaks() for _ in range(30))
    with monkeypatch.context() as patch:
        patch.setattr(
            Reel,
            "beats",
            lambda self, *_: [
                type("B", (), {"number": 0, "event": event, "seen": hoard.observe(state, 1)})
                for event, state in self._frames
            ],
        )
        assert leaks()


@dataclass(frozen=True, slots=True)
class Dug(Event):
    """Digging, where it depends whether something came to light."""

    kind: ClassVar[str] = "dug"
    seat: int
    shows: bool = False


def test_a_barrier_that_hangs_on_a_covered_card_gives_the_card_away_to_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Digging shows something only if the deck's last card is even: pointing must not tell."""

    def resolve(self: DigOnce, state: HoardState, _: object, tell: Tell) -> tuple[Step, ...]:
        even = bool(state.deck) and int(state.deck[-1].removeprefix("card.")) % 2 == 0
        tell(Dug(self.seat, shows=even))
        return ()

    monkeypatch.setattr(DigOnce, "resolve", resolve)
    session = to_the_digging()
    assert session.track.state.deck  # type: ignore[attr-defined]
    rng, barriers = Random(3), set()
    for _ in range(20):
        other = scrambled(session, 2, rng)
        assert told(other, 2) == told(session, 2)
        assert other.crosses(2, ("here",)), "in some world it does, so the warning stands"
        other.act(2, ("here",))
        barriers.add(other.history[-1].barrier)
    assert barriers == {True, False}


def test_each_viewer_is_told_only_its_own_half_of_a_secret() -> None:
    session, rng = fresh(BOTH[1], 3), Random(2)
    while not session.over:
        step(session, rng)
    secret = 0
    for viewer in (None, 0, 1, 2):
        for event in session.log(viewer):
            if isinstance(event, Drew | Buried):
                own = event.seat == viewer
                assert (event.cards is not None) == own
                secret += own
    assert secret > 10


def test_a_sealed_answer_is_shown_to_nobody_else() -> None:
    session = fresh(BOTH[0], 3)
    before = [shown(session, viewer) for viewer in (None, 1, 2)]
    session.act(0, ("hole.4",))
    # It still owes the second answer: not even that it has begun is to be seen.
    now = [shown(session, viewer) for viewer in (None, 1, 2)]
    assert [text.replace('"undo":true', '"undo":false') for text in now] == before
    session.act(0, ("hole.5",))
    for viewer in (None, 1, 2):
        assert session.asked() == (1, 2)
        assert "hole.4" not in shown(session, viewer)
        assert "hole.5" not in shown(session, viewer)
    assert "hole.5" in shown(session, 0)
