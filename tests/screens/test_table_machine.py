"""The table screen as a machine: its states, and that it never shows what is no longer so."""

from __future__ import annotations

import ast
import itertools
import random
from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.replay import Replay
from game.match.seats import COLOURS, Person
from game.match.session import Session
from game.screens.gallery import played, rehearsal
from game.screens.replay.scene import ReplayScene
from game.screens.table.scene import TableScene
from game.screens.table.view import State, View
from game.screens.tutorial.scene import LessonScene
from game.stage.frame import Frame
from game.stage.intent import Device, Intent, Kind, Tap
from game.stage.transitions import Way
from tests.house.source import GAME
from tests.screens.puppets import Puppets

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from game.stage.widgets.base import Widget
    from tests.house.source import Source

INPUTS = 60
SIZES = ((640, 360), (800, 500), (1280, 540))
KINDS = (
    Kind.CONFIRM, Kind.NEXT, Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT, Kind.BACK, Kind.UNDO,
    Kind.HINT, Kind.PEEK, Kind.HURRY, Kind.INSPECT,
)  # fmt: skip

STEPS: dict[str, Callable[[View], View]] = {
    "call": lambda view: view.calling(1),
    "look": lambda view: view.looking(1, alone=False),
    "look alone": lambda view: view.looking(1, alone=True),
    "drawn": lambda view: view.drawn(None),
    "drawn for another": lambda view: view.drawn(2),
    "open": lambda view: view.opened(),
    "leave": lambda view: view.leaving(),
    "table": lambda view: view.to_table(),
    "again": lambda view: view.again("7.0"),
    "another": lambda view: view.again("8.1"),
    "present": lambda view: view.present(),
    "eyes": lambda view: view.through(1),
}
_HOME = {"call", "look", "look alone", "drawn", "drawn for another", "table", "again", "another"}
REACHED = {
    State.PUBLIC: _HOME,
    State.LESSON: _HOME,
    State.AGAIN: _HOME | {"present"},
    State.REPLAY: {"eyes", "drawn", "drawn for another", "table"},
    State.CLOSING: {"drawn", "drawn for another", "table"},
    State.CURTAIN: {"drawn", "drawn for another", "open", "table"},
    State.PRIVATE: {"drawn", "drawn for another", "leave", "table"},
    State.LEAVING: {"drawn", "drawn for another", "table"},
}


@pytest.mark.parametrize("state", State)
def test_each_state_is_left_by_its_own_ways_alone(state: State) -> None:
    watched = View.of_replay()
    shared = {
        State.PUBLIC: View(),
        State.LESSON: View.of_lesson(),
        State.AGAIN: View().again("6.0"),
    }
    view = watched if state is State.REPLAY else shared.get(state, View(state, 0))
    assert view.shared == (state in shared)
    found = set()
    for name, step in STEPS.items():
        try:
            after = step(view)
        except ValueError:
            continue
        found.add(name)
        assert (after.seat is None) == (after.shared or after == watched)
        assert (after.state is State.REPLAY) == (state is State.REPLAY)
        assert bool(after.past) == (after.state is State.AGAIN)
        assert after.home is view.home
    assert found == REACHED[state]


def test_a_private_view_is_never_left_for_another_without_the_curtain() -> None:
    """Whoever opens the curtain is whom it named, and it was closed before."""
    seen = {View(), View.of_lesson(), View.of_replay()}
    todo = list(seen)
    while todo:
        view = todo.pop()
        for name, step in STEPS.items():
            try:
                after = step(view)
            except ValueError:
                continue
            if after.state is State.PRIVATE and view.state is not State.PRIVATE:
                assert view.state is State.CURTAIN or name == "look alone"
                assert view.seat in (after.seat, None)
            if after not in seen:
                seen.add(after)
                todo.append(after)
    assert {view.state for view in seen} == set(State)


def tables(puppets: Puppets, game: str) -> Iterator[TableScene]:
    """One person among bots, people who share a screen, people with keys and a pad, a lesson."""
    seats = catalogue.game(game).seats
    for controls in (("mouse", "bot"), ("mouse", "mouse", "bot"), ("keys", "pad", "mouse")):
        if len(controls) in seats:
            people = [
                Person(f"P{seat}", COLOURS[seat], control) for seat, control in enumerate(controls)
            ]
            yield TableScene(puppets.services, Session.new(game, people, {}, 5))
    yield LessonScene.begin(puppets.services, game)


def anything(puppets: Puppets, scene: TableScene, rng: random.Random) -> None:
    """Whatever may change what the screen depends on."""
    studio, services = puppets.studio, puppets.services
    spots = [spot for spot in scene.focus.spots if spot.id not in ("menu", "log", "help")]
    match rng.randrange(12):
        case 0:
            studio.give(Intent(rng.choice(KINDS)))
        case 1:
            spot = rng.choice(spots) if spots else None
            if spot is not None:
                studio.give(Intent(Kind.POINT, Device.MOUSE, x=spot.box.cx, y=spot.box.cy))
        case 2:
            tap = Tap(rng.choice((Device.KEYS, Device.PAD)), rng.choice((0, 1)),
                      rng.choice(("1", "5", "done", "clear", "x", "up")))  # fmt: skip
            studio.give(Intent(Kind.TAP, tap.device, tap.source, tap=tap, text=tap.place))
        case 3:
            now = services.settings.now
            change = rng.choice(
                (
                    {"mute": not now.mute}, {"hints": not now.hints}, {"dice": "numbers"},
                    {"colours": rng.choice(("normal", "strong"))}, {"language": "de"},
                    {"language": "en"}, {"motion_speed": 400},
                )
            )  # fmt: skip
            services.change(**change)
        case 4:
            studio.resize(rng.choice(SIZES), text=rng.choice((100, 200)))
        case 5:
            scene.play.swap(rng.randrange(len(scene.session.people)))
        case _:
            spot = rng.choice(spots) if spots else None
            if spot is not None:
                for kind in (Kind.PRESS, Kind.RELEASE):
                    studio.give(Intent(kind, Device.MOUSE, 1, spot.box.cx, spot.box.cy))


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_the_screen_is_never_older_than_what_it_depends_on(game: str, tmp_path: Path) -> None:
    """After any input all of the screen made anew is just what is shown."""
    rng = random.Random(11)
    seen: set[State] = set()
    puppets = Puppets(tmp_path)
    for scene in tables(puppets, game):
        puppets.studio.stack.reset([scene], Way.NONE)
        puppets.studio.step(0)
        for _ in range(INPUTS):
            anything(puppets, scene, rng)
            if puppets.top is not scene:
                puppets.studio.stack.reset([scene], Way.NONE)
            # What is new to be pressed takes the focus, and what has the focus is told of.
            for ms in (rng.choice((0, 16, 400)), 0, 0, 0):
                puppets.studio.step(ms)
            shown, fresh = scene.model, scene.fresh()
            assert shown.at._asdict() == fresh.at._asdict()
            assert shown == fresh
            seen.add(scene.view.state)
    assert {State.PUBLIC, State.LESSON} <= seen


def test_a_lesson_is_everybodys_table_till_all_is_said() -> None:
    """Whatever comes between, the way leads back to the teacher; then to the table alone."""
    lesson = View.of_lesson()
    views = [lesson, lesson.looking(0, alone=True), lesson.again("7.0"), lesson.calling(0)]
    for view in views:
        assert view.to_table().state is State.LESSON
        over = view.taught()
        assert over.state is (State.PUBLIC if view is lesson else view.state)
        assert over.to_table().state is State.PUBLIC
        with pytest.raises(ValueError, match="teacher"):
            over.taught()
    assert lesson.again("7.0").present() == lesson
    assert lesson.looking(0, alone=True).leaving().drawn(None).state is State.LESSON


@pytest.mark.parametrize("over", [False, True])
def test_a_replay_keeps_what_seats_saw_till_the_match_is_over(*, over: bool) -> None:
    people = [Person(f"P{seat}", COLOURS[seat], "bot") for seat in range(2)]
    session, rng = Session.new("whakka_mole", people, {}, 5), Random(5)
    while not session.over if over else session.decided < 5:
        seat = session.asked()[0]
        session.act(seat, any_of(session.legal(seat), rng), by="bot")
    scene = ReplayScene(rehearsal(), session, Replay(session))
    scene.enter(Frame.of(1280, 720))
    scene.step(1)
    scene.look_as("1")
    assert scene.view == (View.of_replay().through(1) if over else View.of_replay())
    assert scene.picture.seen.viewer == scene.view.seat
    scene.look_as("")
    assert scene.view == View.of_replay()
    assert scene.picture.seen.viewer is None
    with pytest.raises(ValueError, match="replay"):
        scene.view.calling(0)


def watching(puppets: Puppets, game: str) -> Iterator[ReplayScene]:
    """A match that goes on, and one that is over: there any eyes may be borrowed."""
    sessions = [played(game, decisions=12)]
    if game == "whakka_mole":
        sessions.append(played(game))
    for session in sessions:
        yield ReplayScene(puppets.services, session, Replay(session))


def steer(puppets: Puppets, scene: ReplayScene, rng: random.Random) -> None:
    """Whatever may be done to a match that is watched again."""
    studio, services = puppets.studio, puppets.services
    spots = [spot for spot in scene.focus.spots if spot.id not in ("back", "on") and spot.enabled]
    match rng.randrange(8):
        case 0:
            kinds = (Kind.PAGE_UP, Kind.PAGE_DOWN, Kind.HURRY, Kind.LEFT, Kind.RIGHT, Kind.CONFIRM)
            studio.give(Intent(rng.choice(kinds)))
        case 1:
            services.change(**rng.choice(({"language": "de"}, {"language": "en"},
                                          {"dice": "numbers"}, {"motion_speed": 400})))  # fmt: skip
        case 2:
            studio.resize(rng.choice(SIZES), text=rng.choice((100, 200)))
        case _:
            box = rng.choice(spots).box
            for kind in (Kind.PRESS, Kind.RELEASE):
                studio.give(Intent(kind, Device.MOUSE, 1, box.cx, box.cy))


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_a_replay_is_never_older_than_what_it_depends_on(game: str, tmp_path: Path) -> None:
    rng, puppets = random.Random(11), Puppets(tmp_path)
    moments, eyes, ended = set(), set(), False
    for scene in watching(puppets, game):
        ended = ended or scene.watch.ended
        puppets.studio.stack.reset([scene], Way.NONE)
        scene.scrub(scene.watch.count // 2)
        puppets.studio.step(0)
        for _ in range(INPUTS // 2):
            steer(puppets, scene, rng)
            for ms in (rng.choice((0, 16, 400)), 0):
                puppets.studio.step(ms)
            shown, fresh = scene.model, scene.fresh()
            assert shown.at._asdict() == fresh.at._asdict()
            assert shown == fresh
            assert shown.at.watch == scene.watch
            moments.add(scene.watch.moment)
            eyes.add(scene.view.seat)
    # A small game is over soon: there are few moments to come to.
    assert len(moments) > 1
    assert ended or eyes == {None}
    assert len(eyes) > 1 or game != "whakka_mole"


def test_a_replay_makes_its_widgets_anew_only_for_another_model(tmp_path: Path) -> None:
    puppets = Puppets(tmp_path)
    session = played("whakka_mole", decisions=12)
    scene = ReplayScene(puppets.services, session, Replay(session))
    made, build = [], scene.build

    def built(frame: Frame) -> Sequence[Widget]:
        made.append(scene.model)
        return build(frame)

    scene.build = built  # type: ignore[method-assign]
    puppets.home(scene)
    puppets.studio.step(0)
    for _ in range(session.decided):
        scene.step(1)
        while scene.picture.busy:
            scene.picture.go_on()
            puppets.studio.step(16)
    at_rest = len(made)
    assert at_rest > session.decided
    assert all(one != next_ for one, next_ in itertools.pairwise(made))
    for _ in range(20):
        puppets.studio.step(16)
    assert len(made) == at_rest


# Nobody reaches into another's things: what a class has is its own, but for what it offers.

MACHINE = [
    source
    for source in GAME
    if source.name.startswith(("game.screens.table.", "game.screens.replay.", "game.screens.tut"))
]


def reached(tree: ast.AST) -> list[str]:
    """Private things of others that are touched, and things of others that are set."""
    found = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Attribute):
            continue
        owner = node.value
        mine = ast.unparse(owner) in ("self", "cls", "super()")
        inner = isinstance(owner, ast.Attribute) and owner.attr.startswith("_")
        # A match's card is a label that screens write on.
        inner = inner or ast.unparse(owner).endswith("session.card")
        # What every named tuple offers has an underscore, so as to be no field.
        offered = node.attr.startswith("__") or node.attr in ("_replace", "_asdict")
        private = node.attr.startswith("_") and not offered
        if private and not mine:
            found.append(f"{ast.unparse(node)} is private")
        elif isinstance(node.ctx, ast.Store) and not mine and not inner:
            found.append(f"{ast.unparse(node)} is set")
        else:
            # What a scene offers it offers itself.
            said = ast.unparse(node).removeprefix("self._")
            if said.startswith("scene.") and said.count(".") > 2:
                found.append(f"{said} reaches through")
    return found


@pytest.mark.parametrize("source", MACHINE, ids=lambda source: source.name)
def test_no_class_reaches_into_another(source: Source) -> None:
    assert reached(source.tree) == []


@pytest.mark.parametrize(
    "line",
    ["scene._told", "self.table._x", "scene.view = 1", "self.play.hint = 2", "scene.a.b.c"],
)
def test_a_reach_is_found(line: str) -> None:
    assert reached(ast.parse(line))


def test_widgets_are_made_anew_in_one_place() -> None:
    scenes = ("table.machine", "table.scene", "tutorial.beside", "tutorial.scene", "replay.scene")
    calls = [
        source.name
        for source in MACHINE
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".rebuild")
        if source.name.removeprefix("game.screens.") in scenes
    ]
    assert calls == ["game.screens.table.machine"]
