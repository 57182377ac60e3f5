"""No word says what the picture has not shown: prompt, title, crib, plates and log on every table.

The motions of random matches are timed by themselves, on paper; then the screen plays them, frame
by frame, and is held to that.
"""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from unittest import mock

import pytest

from game import catalogue
from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.replay import Replay
from game.match.seats import COLOURS, Person
from game.match.session import Session
from game.phones.face import Sitting, public_face
from game.phones.things import cut
from game.phones.tongue import Tongue
from game.screens.gallery import rehearsal
from game.screens.replay.scene import ReplayScene
from game.screens.table.phones import TableSide
from game.screens.table.scene import TableScene
from game.screens.table.seats import faces
from game.screens.table.stills import moving
from game.stage.animator import Animator
from game.stage.cue import writes
from game.stage.frame import Frame
from game.stage.look import Look
from game.stage.motion import Call, Count, Flip, Hold, Reveal, Settle, Tumble, lasts
from game.stage.schedule import schedule
from game.stage.table import Prompt
from game.system.text import Texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.kernel.event import Event
    from game.stage.motion import Motion
    from game.stage.schedule import Cue
    from game.stage.table import Turnover
    from game.stage.tale import Line

STEP_MS = 1000 / 30
ACTS = 90
"""So many events of a table are watched."""
FRAME = Frame.of(1280, 720)
SEEDS = {"whakka_mole": 3, "mole_park": 5, "molly": 2, "topoum": 4, "dice_theme_park": 6}


def due(cues: list[Cue]) -> float:
    """When what this tells has been seen."""
    reveals = [cue.start for cue in cues if isinstance(cue.leaf, Reveal)]
    return reveals[0] if reveals else max(cue.start + lasts(cue.leaf) for cue in cues)


@dataclass(slots=True)
class Watch:
    """A table that is played, and what must not be said of it yet."""

    scene: TableScene
    over: Turnover[Any] | None = None
    cues: list[Cue] = field(default_factory=list)
    passed: float = 0.0
    acts: int = 0
    found: list[str] = field(default_factory=list)

    def began(self, over: Turnover[Any], cues: list[Cue]) -> None:
        self.over, self.cues, self.passed = over, cues, 0.0
        self.acts += 1

    def look_at_it(self, since: int, event: Event) -> None:
        """At this frame: whatever is said too soon is noted."""
        telling = self.scene.picture.telling
        over, passed = self.over, self.passed
        self.passed += STEP_MS
        scene = self.scene
        # What moves nothing that is there takes less time than on paper.
        ended = not scene.picture._animator._turning
        if over is None or ended or telling.event is not event:
            return
        if passed >= due(self.cues) - STEP_MS:
            return
        showing = scene.table.showing(over.before, self._before(over))
        said = scene.model.showing
        for name in ("prompt", "title", "crib", "mood", "heat"):
            called = name == "prompt" and any(isinstance(cue.leaf, Call) for cue in self.cues)
            if name == "prompt" and scene.table.manner(over.before).counts:
                # It has not said yet how that ended.
                continue
            if getattr(said, name) != getattr(showing, name) and not (called and self._called()):
                self.found.append(f"{event.kind}: the {name} after {passed:.0f} ms")
        if len(scene.lines()) != len(self.lines(since)):
            self.found.append(f"{event.kind}: the log after {passed:.0f} ms")
        self.found += [f"{event.kind}: {key} after {passed:.0f} ms" for key in self._plates(over)]

    def _called(self) -> bool:
        """The prompt says what this motion calls out."""
        prompt = self.scene.model.showing.prompt
        leaves = [cue.leaf for cue in self.cues]
        return prompt in [
            Prompt(leaf.title, leaf.body) for leaf in leaves if isinstance(leaf, Call)
        ]

    def _before(self, over: Turnover[Any]) -> Look:
        people = faces(self.scene.session.people, over.before, None)
        look = over.look
        return Look(look.frame, people, calm=look.calm, past=look.past)

    def lines(self, until: int) -> list[Line]:
        log = self.scene.session.log(None)[:until]
        look = self.scene.look
        return [line for event in log for line in self.scene.table.tale.lines(event, look)]

    def _plates(self, over: Turnover[Any]) -> Iterator[str]:
        """What is written on pieces that stay where they are, and is not theirs to write."""
        own = {writes(cue.leaf) for cue in self.cues}
        for key, piece in over.was.items():
            now, live = over.now.get(key), self.scene.picture.live.get(key)
            if key in own or now is None or live is None or now.face != piece.face:
                continue
            if piece.text is not None and now.text is not None and live.text != piece.text:
                yield key


@contextmanager
def watching(game: str, seats: int, seed: int) -> Iterator[tuple[Watch, Session]]:
    people = [Person(f"P{seat}", COLOURS[seat], "bot") for seat in range(seats)]
    options = {option.id: option.default for option in catalogue.game(game).options}
    session = Session.new(game, people, options, seed)
    scene = TableScene(rehearsal(), session)
    watch = Watch(scene)
    acts, known = scene.table.acts, scene.table.acts.motion

    def acted(event: Event, over: Turnover[Any]) -> Motion | None:
        motion = known(event, over)
        watch.began(over, schedule(motion or Settle()))
        return motion

    with mock.patch.object(acts, "motion", acted):
        scene.enter(FRAME)
        yield watch, session


def played(game: str, acts: int = ACTS) -> Watch:
    """A random match on its table, till so many events have been told."""
    seats, seed = min(4, max(catalogue.game(game).seats)), SEEDS.get(game, 1)
    rng = Random(seed)
    with watching(game, seats, seed) as (watch, session):
        scene = watch.scene
        while watch.acts < acts and not session.over:
            since = session.count
            seat = session.asked()[0]
            session.act(seat, any_of(session.legal(seat), rng), by="bot")
            scene.fresh()
            while session.count > since:
                before = watch.acts
                scene.update(STEP_MS)
                scene.go_on()
                # Of acts that were over within one frame nothing could be seen.
                since += max(watch.acts - before - 1, 0)
                if scene.picture.settled:
                    since = session.count
                else:
                    told = session.count - scene.picture.telling.waiting - 1
                    watch.look_at_it(told, session.log(None)[told])
            scene.update(0)
            assert len(scene.lines()) == len(watch.lines(session.count))
            showing = scene.table.showing(session.seen(None), scene.look)
            assert scene.model.showing.prompt == showing.prompt
    return watch


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_no_word_outruns_the_picture(game: str) -> None:
    watch = played(game)
    assert watch.found == []
    assert watch.acts >= min(ACTS, 20)


def test_who_has_won_is_said_when_all_has_been_counted() -> None:
    """Somebody else may lead until the last of it."""
    people = [Person(f"P{seat}", COLOURS[seat], "bot") for seat in range(3)]
    session, rng = Session.new("topoum", people, {}, 3), Random(3)
    before, since = session.seen(None), 0
    while not session.over:
        before, since = session.seen(None), session.count
        seat = session.asked()[0]
        session.act(seat, any_of(session.legal(seat), rng), by="bot")
    scene, _ = moving(rehearsal(), session, None, FRAME, before, since)
    scene.enter(FRAME)
    won = scene.table.showing(session.seen(None), scene.look).prompt.title
    counted = 0
    while not scene.picture.settled:
        scene.update(STEP_MS)
        if scene.picture.telling.waiting:
            assert scene.model.showing.prompt.title.key != won.key
            seen = scene.picture._animator.said
            counted += seen is not None and scene.table.manner(seen).counts
        scene.go_on()
    assert counted, "something is told after nothing is asked any more"
    assert scene.model.showing.prompt.title == won


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_words_that_do_not_wait_are_found(game: str) -> None:
    """The check is worth something: with all revealed at once it names prompts, logs and plates."""
    start = Animator._start

    def hasty(self: Animator[Any], turn: Any) -> None:
        start(self, turn)
        self._say()

    with mock.patch.object(Animator, "_start", hasty):
        found = played(game, 40).found
    assert any("prompt" in each for each in found)
    assert any("log" in each for each in found)
    assert any("prompt" not in each and "log" not in each for each in found)


@pytest.mark.parametrize("game", ["whakka_mole", "dice_theme_park"])
def test_phones_know_no_more_than_words_where_it_holds(game: str) -> None:
    """While all look at what came of a turn, phones that look on do not know the next one."""
    seats, rng = 4, Random(SEEDS[game])
    tongue, held = Tongue(Texts("en"), game), 0
    with watching(game, seats, SEEDS[game]) as (watch, session):
        scene, side = watch.scene, TableSide(watch.scene)
        while not session.over and held < 5:
            seat, since = session.asked()[0], session.count
            session.act(seat, any_of(session.legal(seat), rng), by="bot")
            scene.fresh()
            while session.count > since:
                scene.update(STEP_MS)
                if scene.picture.settled:
                    break
                assert len(watch.lines(side.told)) == len(scene.lines())
                if scene.picture.holding and scene.picture.telling.waiting:
                    held += 1
                    sitting = Sitting(side, tongue, lambda _: False, None)
                    assert sitting.showing.prompt.title == scene.model.showing.prompt.title
                    assert sitting.showing.title == scene.model.showing.title
                    log = public_face(sitting).log
                    told = [
                        tongue.told(line.text) for line in scene.lines() if line.seat is not None
                    ]
                    assert [line.text for line in log] == [cut(each) for each in told][
                        len(told) - len(log) :
                    ]
                scene.go_on()
            scene.update(0)
    assert held


def test_of_what_is_new_only_what_was_seen_is_marked_in_the_log() -> None:
    people = [Person(f"P{seat}", COLOURS[seat], "bot" if seat else "mouse") for seat in range(4)]
    session, rng = Session.new("whakka_mole", people, {}, 3), Random(3)
    scene = TableScene(rehearsal(), session)
    scene.enter(FRAME)
    before, counts = len(scene.lines()), set()
    while session.count < 3:
        seat = session.asked()[0]
        session.act(seat, any_of(session.legal(seat), rng), by="bot" if seat else "person")
    scene.update(0)
    while not scene.picture.settled:
        scene.update(STEP_MS)
        scene.go_on()
        assert scene.news() == len(scene.lines()) - before
        counts.add(scene.news())
    assert len(counts) > 2


def test_the_heading_of_a_replay_waits_for_its_picture() -> None:
    """The turn that a decision ends is over when that has been seen."""
    people = [Person(f"P{seat}", COLOURS[seat], "bot") for seat in range(4)]
    session, rng = Session.new("whakka_mole", people, {}, 3), Random(3)
    while session.turn < 3:
        seat = session.asked()[0]
        session.act(seat, any_of(session.legal(seat), rng), by="bot")
    replay = Replay(session)
    last = next(at for at in range(replay.count, 0, -1) if replay.turn(at - 1) < replay.turn(at))
    scene = ReplayScene(rehearsal(), session, replay)
    scene.enter(FRAME)
    scene.scrub(last - 1)
    scene.update(0)
    before = scene.subtitle()
    scene.step(1)
    headings = []
    while scene.picture.busy:
        scene.update(STEP_MS)
        headings.append((scene.subtitle(), scene.picture.telling.untold))
    assert [heading for heading, _ in headings] != [headings[-1][0]] * len(headings)
    assert all(untold == 0 for heading, untold in headings if heading != before)
    assert scene.subtitle().endswith("3")


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_what_is_revealed_has_been_seen(game: str) -> None:
    """When words say it no die still rolls, no card is still to be turned, no number counts."""
    late: list[str] = []

    def began(self: Watch, _over: Turnover[Any], cues: list[Cue]) -> None:
        self.acts += 1
        known = due(cues)
        assert sum(isinstance(cue.leaf, Reveal) for cue in cues) <= 1
        late.extend(
            f"{type(cue.leaf).__name__} of {cue.leaf}"
            for cue in cues
            if isinstance(cue.leaf, (Count, Flip, Hold, Tumble))
            and cue.start + lasts(cue.leaf) > known + 1
        )

    seats, seed = min(4, max(catalogue.game(game).seats)), SEEDS.get(game, 1)
    rng = Random(seed)
    with mock.patch.object(Watch, "began", began), watching(game, seats, seed) as (watch, session):
        for _ in range(400):
            if session.over:
                break
            seat = session.asked()[0]
            session.act(seat, any_of(session.legal(seat), rng), by="bot")
            watch.scene.fresh()
            watch.scene.picture.run_on()
            watch.scene.update(0)
            watch.scene.picture.skip()
    assert watch.acts > 20
    assert late == []
