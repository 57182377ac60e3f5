"""Looking at what is one's own: behind the curtain where others are there, at once where not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.seats import Person
from game.match.session import Session
from game.screens.gallery import rehearsal
from game.screens.table.scene import TableScene
from game.screens.table.view import State
from game.stage.intent import Device, Intent, Kind, Tap
from game.stage.studio import Studio

if TYPE_CHECKING:
    from pathlib import Path

COLOURS = ("radish", "royal", "lemon")


def _table(folder: Path, *controls: str) -> tuple[TableScene, Studio]:
    people = [
        Person(name, colour, control)
        for name, colour, control in zip(("Ida", "Ben", "Noor"), COLOURS, controls, strict=False)
    ]
    sessions = (Session.new("molly", people, {}, seed) for seed in range(20))
    session = next(each for each in sessions if people[each.asked()[0]].control == "mouse")
    studio = Studio((1280, 720))
    scene = TableScene(rehearsal(folder), session)
    studio.show(scene, settle_ms=1200)
    return scene, studio


def _burrows(scene: TableScene) -> list[bool]:
    """Whose burrows the picture may show."""
    seen = scene.session.seen(scene.viewer)
    return [each is not None for each in seen.burrows]  # type: ignore[attr-defined]


def test_behind_the_curtain_when_others_are_there(tmp_path: Path) -> None:
    scene, studio = _table(tmp_path, "mouse", "mouse", "mouse")
    seat = scene.session.asked()[0]
    assert _burrows(scene) == [False] * 3
    assert f"own.{seat}" in {spot.id for spot in scene.spots(scene.frame)}
    scene.peek()
    studio.run(1000)
    assert (scene.view.state, scene.view.seat) == (State.CURTAIN, seat)
    assert _burrows(scene) == [False] * 3
    scene.sides.open_curtain()
    studio.run(1000)
    assert scene.view.state is State.PRIVATE
    assert _burrows(scene) == [each == seat for each in range(3)]
    assert not any(spot.id.startswith("id:") for spot in scene.spots(scene.frame))
    scene.sides.leave_private()
    studio.run(1500)
    assert (scene.view.state, scene.view.peeking) == (State.PUBLIC, False)
    assert _burrows(scene) == [False] * 3
    assert scene.chooser() == seat


def test_at_once_when_one_plays_alone_among_bots(tmp_path: Path) -> None:
    scene, studio = _table(tmp_path, "mouse", "bot", "bot")
    scene.peek()
    studio.run(600)
    assert scene.view.state is State.PRIVATE
    assert scene.chooser() is None
    scene.back()
    studio.run(600)
    assert (scene.view.state, scene.view.peeking) == (State.PUBLIC, False)
    assert scene.chooser() is not None


def test_the_curtain_can_be_left_closed(tmp_path: Path) -> None:
    scene, studio = _table(tmp_path, "mouse", "mouse")
    scene.peek()
    studio.run(1000)
    scene.sides.to_table()
    studio.run(1000)
    assert (scene.view.state, scene.view.peeking) == (State.PUBLIC, False)


@pytest.mark.parametrize("state", [State.CURTAIN, State.PRIVATE])
def test_nothing_is_answered_while_looking(tmp_path: Path, state: State) -> None:
    scene, studio = _table(tmp_path, "mouse", "mouse")
    before = scene.session.decided
    scene.peek()
    studio.run(1000)
    if state is State.PRIVATE:
        scene.sides.open_curtain()
        studio.run(1000)
    scene.choose("deck")
    scene.confirm()
    assert scene.session.decided == before


def _all_choose(session: Session) -> bool:
    seen = session.seen(None)
    return len(seen.asked) == 3 and all(seen.hands)  # type: ignore[attr-defined]


def _park(folder: Path) -> tuple[TableScene, Studio]:
    """A choice of dice with moles in hand: Ida on a pad, Ben on keys, Noor at the screen."""
    controls = zip(("Ida", "Ben", "Noor"), COLOURS, ("pad", "keys", "mouse"), strict=True)
    session = Session.new("mole_park", [Person(*each) for each in controls], {}, 3)
    rng = Random(3)
    while session.seen(None).step != "choose" or not _all_choose(session):
        seat = session.asked()[0]
        session.act(seat, any_of(session.legal(seat), rng))
    studio = Studio((1280, 720))
    scene = TableScene(rehearsal(folder), session)
    studio.show(scene, settle_ms=1200)
    return scene, studio


def test_who_answers_on_a_pad_may_look_at_her_hand_and_answer_there(tmp_path: Path) -> None:
    scene, studio = _park(tmp_path)
    looks = {spot.id for spot in scene.spots(scene.frame) if spot.id.startswith("own.")}
    assert looks == {"own.0", "own.1"}, "Noor is called behind the curtain anyway"
    studio.stack.handle(Intent(Kind.PEEK, Device.PAD, 1))
    studio.run(1000)
    assert (scene.view.state, scene.view.seat) == (State.CURTAIN, 0)
    press = Tap(Device.PAD, 1, "a")
    studio.stack.handle(Intent(Kind.CONFIRM, Device.PAD, 1, tap=press))
    studio.run(1000)
    assert scene.view.state is State.PRIVATE, "her own pad opens it, and answers nothing"
    assert scene.session.seen(0).mine == ()
    assert scene.session.seen(scene.viewer).hand  # type: ignore[attr-defined]
    scene.choose("die.pan")
    studio.run(1500)
    assert scene.session.seen(0).mine == (("die.pan",),)
    assert (scene.view.peeking, scene.viewer) == (False, None)


def test_a_look_is_over_without_an_answer_and_others_tap_on_meanwhile(tmp_path: Path) -> None:
    scene, studio = _park(tmp_path)
    scene.peek(1)
    studio.run(1000)
    scene.sides.open_curtain()
    studio.run(1000)
    tap = Tap(Device.PAD, 1, "x")
    studio.stack.handle(Intent(Kind.TAP, Device.PAD, 1, tap=tap))
    assert (scene.session.seen(0).mine != (), scene.session.seen(1).mine) == (True, ())
    scene.sides.leave_private()
    studio.run(1500)
    assert 1 in scene.session.asked()
    assert scene.view.peeking is False
