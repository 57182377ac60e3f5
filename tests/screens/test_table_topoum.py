"""What the table frame learnt for Topoum: answers shown once more, a board in two sizes, cards that
are chosen behind the curtain alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.seats import Person
from game.match.session import Session
from game.screens.gallery import rehearsal
from game.screens.table.play import Hint
from game.screens.table.scene import TableScene
from game.screens.table.view import State
from game.stage.focus import DEAF_MS
from game.stage.intent import Device, Intent, Kind
from game.stage.studio import Studio

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from game.kernel.contract import Action
    from game.stage.table import Prompt

COLOURS = ("radish", "royal", "lemon")


def seated(
    folder: Path, *controls: str, step: str, like: Callable[[TableScene], bool] = lambda _: True
) -> tuple[TableScene, Studio]:
    """A match of random answers up to a moment at which the first seat is asked this."""
    people = [
        Person(name, colour, control)
        for name, colour, control in zip(("Ida", "Ben", "Noor"), COLOURS, controls, strict=False)
    ]
    services = rehearsal(folder)
    for seed in range(30):
        session, rng = Session.new("topoum", people, {}, seed), Random(seed)
        while not session.over:
            seat = session.asked()[0]
            if seat == 0 and session.seen(0).step == step:
                scene = TableScene(services, session)
                if like(scene):
                    studio = Studio((1280, 720))
                    studio.show(scene, settle_ms=1200)
                    return scene, studio
            session.act(seat, any_of(session.legal(seat), rng))
    raise AssertionError(f"never asked {step}")


def offered(scene: TableScene) -> list[str]:
    spots = scene.spots(scene.frame)
    return [spot.id.removeprefix("id:") for spot in spots if spot.id.startswith("id:")]


def state(scene: TableScene) -> State:
    return scene.view.state


def answers(scene: TableScene, start: str) -> list[Action]:
    legal = scene.session.legal(0)
    return [action for action in legal if action[0].startswith(start)]  # type: ignore[union-attr]


def test_a_card_is_shown_whole_and_given_by_one_more_press(tmp_path: Path) -> None:
    scene, studio = seated(tmp_path, "mouse", "bot", step="play-card")
    action = next(each for each in answers(scene, "line.") if len(each) == 2)
    decided = scene.session.decided
    for name in action:
        scene.choose(name)
    studio.run(300)
    assert scene.session.decided == decided
    half = scene.model.at.half
    assert half is not None
    assert half.offered == ()
    assert set(offered(scene)) <= set(half.besides), "another card, another space: at one press"
    # Who goes by keys need not look for the button.
    assert scene.focus.focused == "confirm"
    look = scene.look
    assert look.path == action
    assert any(piece.key == "sum" for piece in scene.picture.live.values())
    scene.go_back()
    studio.run(300)
    assert scene.session.decided == decided
    assert action[-1] in offered(scene)
    scene.choose(action[-1])
    scene.confirm()
    assert scene.session.decided == decided + 1


def test_a_march_that_loses_nobody_is_given_at_once(tmp_path: Path) -> None:
    def harmless(scene: TableScene) -> bool:
        seen = scene.session.seen(0)
        return any(
            not seen.foresee(each).casualties  # type: ignore[attr-defined]
            for each in answers(scene, "mole.")
        )

    scene, _ = seated(tmp_path, "mouse", "bot", step="act", like=harmless)
    seen = scene.session.seen(0)
    marches = answers(scene, "mole.")
    kind = next(each for each in marches if not seen.foresee(each).casualties)  # type: ignore[attr-defined]
    decided = scene.session.decided
    for name in kind:
        scene.choose(name)
    assert scene.session.decided == decided + 1


def test_what_is_pointed_at_is_told_before_the_click(tmp_path: Path) -> None:
    scene, studio = seated(tmp_path, "mouse", "bot", step="play-card")
    action = next(each for each in answers(scene, "line.") if len(each) == 2)
    scene.choose(action[0])
    studio.run(300)

    def prompt() -> Prompt:
        return scene.model.showing.prompt

    before = prompt().body
    scene.focus.hovered = f"id:{action[1]}"
    studio.run(300)
    body = prompt().body
    assert body is not None
    assert body != before
    assert body.key.startswith(("brings", "then", "gift"))
    keys = set(scene.picture.live)
    assert "sum" in keys


def test_the_whole_board_and_closer_again(tmp_path: Path) -> None:
    scene, studio = seated(tmp_path, "mouse", "bot", step="act")
    near = scene.picture.live["space.0,0"].scale
    studio.give(Intent(Kind.PEEK))
    studio.run(800)
    assert scene.look.whole
    far = scene.picture.live["space.0,0"].scale
    assert far < near
    board = scene.picture.live["space.5,0"]
    mat = scene.picture.live["mat"]
    assert abs(board.x - mat.x) < mat.w / 2
    studio.give(Intent(Kind.PEEK))
    studio.run(800)
    assert scene.picture.live["space.0,0"].scale == near


def with_hand(scene: TableScene) -> bool:
    return bool(answers(scene, "hand."))


@pytest.mark.parametrize("step", ["play-card", "card-or-tile"])
def test_on_a_shared_table_the_hand_is_played_behind_the_curtain(tmp_path: Path, step: str) -> None:
    scene, studio = seated(tmp_path, "mouse", "mouse", "bot", step=step, like=with_hand)
    assert not any(name.startswith("hand.") for name in offered(scene))
    assert scene.focus.spot("own.0") is not None
    hand = answers(scene, "hand.")[0]
    scene.choose(hand[0])
    assert scene.look.path == ()
    scene.peek()
    studio.run(1000)
    assert state(scene) is State.CURTAIN
    scene.sides.open_curtain()
    studio.run(1000)
    assert state(scene) is State.PRIVATE
    assert hand[0] in offered(scene)
    decided = scene.session.decided
    for name in hand:
        scene.choose(name)
    scene.confirm()
    assert scene.session.decided == decided + 1
    studio.run(1500)
    assert (state(scene), scene.view.peeking) == (State.PUBLIC, False)


def test_looking_alone_answers_nothing(tmp_path: Path) -> None:
    scene, studio = seated(tmp_path, "mouse", "mouse", step="play-card", like=with_hand)
    decided = scene.session.decided
    scene.peek()
    studio.run(1000)
    scene.sides.open_curtain()
    studio.run(1000)
    assert "unpeek" in {spot.id for spot in scene.spots(scene.frame)}
    scene.sides.leave_private()
    studio.run(1500)
    assert state(scene) is State.PUBLIC
    assert scene.session.decided == decided
    assert not any(name.startswith("hand.") for name in offered(scene))


def test_a_hint_about_the_hand_is_for_its_owners_eyes(tmp_path: Path) -> None:
    scene, studio = seated(tmp_path, "mouse", "mouse", step="play-card", like=with_hand)
    hint = Hint(0, -1, next(each for each in answers(scene, "hand.") if len(each) == 2))
    scene.play.hint = hint

    def shown() -> tuple[tuple[str, ...], bool]:
        studio.run(300)
        return scene.look.hinted, bool(scene.model.lit)

    assert shown() == ((), False)
    scene.peek()
    studio.run(1000)
    scene.sides.open_curtain()
    studio.run(1000)
    assert shown() == (hint.action, True)


def test_a_turn_by_pad_alone(tmp_path: Path) -> None:
    """Over the hexes with the cross, A chooses, B goes back."""
    scene, studio = seated(tmp_path, "mouse", "bot", step="play-card")

    def press(kind: Kind) -> None:
        studio.give(Intent(kind, Device.PAD, 1))
        # Nobody confirms what she has not read.
        studio.run(DEAF_MS if kind is Kind.CONFIRM else 60)

    def go(spot: str) -> None:
        """By the cross, always along the longer way; round by the shoulder button if that ends."""
        for _ in range(60):
            here, there = (scene.focus.spot(name) for name in (scene.focus.focused, spot))
            if scene.focus.focused == spot or here is None or there is None:
                break
            dx, dy = there.box.cx - here.box.cx, there.box.cy - here.box.cy
            across = Kind.RIGHT if dx > 0 else Kind.LEFT
            down = Kind.DOWN if dy > 0 else Kind.UP
            was = scene.focus.focused
            for way in (across, down) if abs(dx) > abs(dy) else (down, across):
                press(way)
                if scene.focus.focused != was:
                    break
            else:
                press(Kind.NEXT)
        assert scene.focus.focused == spot

    action = next(each for each in answers(scene, "line.") if len(each) == 2)
    decided = scene.session.decided
    go(f"id:{action[0]}")
    press(Kind.CONFIRM)
    press(Kind.BACK)
    assert action[0] in offered(scene)
    go(f"id:{action[0]}")
    press(Kind.CONFIRM)
    go(f"id:{action[1]}")
    press(Kind.CONFIRM)
    assert scene.session.decided == decided
    assert scene.focus.focused == "confirm"
    press(Kind.CONFIRM)
    assert scene.session.decided > decided


def test_alone_among_bots_the_hand_lies_open(tmp_path: Path) -> None:
    scene, _ = seated(tmp_path, "mouse", "bot", "bot", step="play-card", like=with_hand)
    assert any(name.startswith("hand.") for name in offered(scene))
    assert scene.focus.spot("own.0") is None
