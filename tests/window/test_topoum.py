"""Topoum in a window: two people and a bot by mouse alone, and a duel by keys alone."""

from __future__ import annotations

import contextlib
import os
import time
from typing import TYPE_CHECKING

import pytest

from game.kernel.chance import Random
from game.match.autosave import Autosave
from game.match.refused import Refused
from game.match.saves import load
from game.match.seats import Person
from game.match.session import Session
from game.system.paths import find_places
from tests.window.robot import Robot

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from tests.window.desk import Desk

pytestmark = [pytest.mark.window, pytest.mark.slow]

_COLOURS = ("radish", "royal", "lemon")
_LIMIT = 600.0
_ALWAYS = ("results", "next", "open", "confirm")


def _waiting(home: Path, controls: Sequence[str], options: dict[str, str], seed: int) -> None:
    """A match that has just been dealt, under "Continue"; everything moves fast."""
    people = [
        Person(f"Mole {seat + 1}", colour, control, level="easy")
        for seat, (colour, control) in enumerate(zip(_COLOURS, controls, strict=False))
    ]
    session = Session.new("topoum", people, options, seed)
    assert Autosave(find_places(home).saves).save(session, "2026-01-24T20:10:00") is None
    settings = '{"motion_speed": 400, "bot_pace": 400, "mute": true}'
    (home / "settings.json").write_text(settings, encoding="utf-8")


def _saved(home: Path, before: Session | None) -> Session | None:
    """The results put the finished match away: what it was has to be seen before."""
    with contextlib.suppress(Refused):
        return load(Autosave(find_places(home).saves).path)
    return before


def _seated(desk: Desk, folder: Path, controls: Sequence[str], options: dict[str, str]) -> Robot:
    home = folder / "data"
    home.mkdir()
    _waiting(home, controls, options, 4)
    return Robot(desk, folder)


def _whole(session: Session | None, seats: Sequence[int]) -> Session:
    """It was played to its end, by everybody."""
    assert session is not None
    assert session.over
    for seat in seats:
        mine = [each for each in session.history if each.by == "person" and each.seat == seat]
        assert len(mine) > 8
    return session


def _cards(session: Session, place: str) -> int:
    return sum(each.action[0].startswith(place) for each in session.history if each.by == "person")


def _onward(spots: Sequence[str]) -> list[str]:
    """What can be chosen; where a card has been, what to do with it, and not another card."""
    choices = [spot for spot in spots if spot.startswith("id:")]
    if "back" not in spots:
        return choices
    onward = [spot for spot in choices if not spot.startswith(("id:line.", "id:hand."))]
    return onward or choices


_TO_THE_END = "MOLEHILL_EVENING" in os.environ
"""Before a release: a whole match takes many minutes at a robot's pace."""
_CLICKED = {"own", "open", "id:line", "id:hand", "id:enter", "id:mole", "confirm"}


def _all_done(session: Session | None, clicked: Mapping[str, int]) -> bool:
    if session is None or not set(clicked) >= _CLICKED:
        return False
    return _cards(session, "line.") > 1 and _cards(session, "hand.") > 0


def test_a_match_by_mouse_till_all_was_done(desk: Desk, tmp_path: Path) -> None:
    options = {"deck": "panic", "radius": "4"}
    robot, whim = _seated(desk, tmp_path, ("mouse", "mouse", "bot"), options), Random(7)
    robot.click("continue")
    robot.wait_scene("table")
    robot.click("zoom")
    clicked: dict[str, int] = {}
    session: Session | None = None
    deadline = time.monotonic() + _LIMIT
    while robot.scene != "results" and (_TO_THE_END or not _all_done(session, clicked)):
        assert time.monotonic() < deadline, f"not over; seen: {', '.join(robot.spots)}"
        session = _saved(tmp_path / "data", session)
        if robot.scene not in ("table", "results"):
            # A step back came when there was nothing to step back from: out of the menu again.
            robot.key("Escape")
            time.sleep(0.3)
            continue
        shown = list(robot.spots)
        spots = [spot for spot in shown if robot.has(spot)]
        # What has just come is not pressed yet, but waited for.
        pressed = next((spot for spot in _ALWAYS if spot in shown), "")
        choices = _onward(spots)
        hand = [spot for spot in choices if spot.startswith("id:hand.")]
        if "menu" in shown:
            # Who looks at her cards on a shared table does so behind the curtain.
            assert not hand
        if not pressed:
            # A look at one's hand is enough: whoever looks plays from it, if that is possible.
            looks = [spot for spot in spots if spot.startswith("own.")]
            peeks = looks if looks and whim.below(100) < 30 else []
            usual = choices or [spot for spot in ("unpeek", "back") if spot in spots]
            wanted = hand or peeks or usual
            pressed = whim.choice(wanted) if wanted else ""
        if pressed and robot.has(pressed):
            robot.click_if_there(pressed)
            kind = pressed.partition(".")[0]
            clicked[kind] = clicked.get(kind, 0) + 1
        if pressed == "results":
            robot.wait_scene("results")
        time.sleep(0.12)
    if _TO_THE_END:
        _whole(session, (0, 1))
    assert _all_done(session, clicked)
    assert robot.quit() == 0


def _by_arrows(robot: Robot, spot: str) -> bool:
    """From where the focus is, by arrows alone, always along the longer way first."""
    for _ in range(14):
        here, there = robot.spots.get(robot.focused), robot.spots.get(spot)
        if robot.focused == spot or here is None or there is None:
            return robot.focused == spot
        dx, dy = there[0] - here[0], there[1] - here[1]
        ways = [("Right" if dx > 0 else "Left", abs(dx)), ("Down" if dy > 0 else "Up", abs(dy))]
        for way, far in sorted(ways, key=lambda each: -each[1]):
            was = robot.focused
            robot.key(way)
            if far and robot.look(lambda was=was: robot.focused != was, 0.3):  # type: ignore[misc]
                break
    return robot.focused == spot


_ENOUGH = 14
"""Things gone to: what keys alone can do has been done by then, and the mouse plays to the end."""


def test_much_of_a_duel_by_keys_alone(desk: Desk, tmp_path: Path) -> None:
    robot, whim = _seated(desk, tmp_path, ("mouse", "bot"), {"radius": "4"}), Random(3)
    robot.wait_spot("continue")
    robot.choose("continue")
    robot.wait_scene("table")
    session: Session | None = None
    arrived = tried = digits = 0
    deadline = time.monotonic() + _LIMIT
    while robot.scene != "results" and not (tried >= _ENOUGH and digits):
        assert time.monotonic() < deadline, f"not over; seen: {', '.join(robot.spots)}"
        session = _saved(tmp_path / "data", session)
        if robot.scene not in ("table", "results"):
            # A step back came when there was nothing to step back from: out of the menu again.
            robot.key("Escape")
            time.sleep(0.3)
            continue
        shown = list(robot.spots)
        spots = [spot for spot in shown if robot.has(spot)]
        pressed = next((spot for spot in ("results", "next", "confirm") if spot in shown), "")
        choices = _onward(spots)
        if "confirm" in spots and robot.focused == "confirm":
            # The button that gives the answer has the focus already.
            robot.key("Return")
        elif pressed:
            if pressed in spots:
                robot.choose(pressed)
        elif choices:
            chosen = whim.choice(choices)
            if chosen.startswith(("id:line.", "id:hand.")) and whim.below(4):
                kind, _, number = chosen.partition(".")
                robot.key(str(int(number) + (5 if kind == "id:hand" else 0)))
                digits += 1
            else:
                tried += 1
                if _by_arrows(robot, chosen):
                    arrived += 1
                    robot.key("Return")
                elif robot.has(chosen):
                    with contextlib.suppress(AssertionError):
                        robot.choose(chosen)
            if tried == 4:
                # The whole board, and closer again.
                robot.key("p", "p")
        elif "back" in spots:
            robot.key("Escape")
        time.sleep(0.1)
    session = _saved(tmp_path / "data", session)
    assert session is not None
    mine = [each for each in session.history if each.by == "person"]
    assert len(mine) > 8
    # How often depends on who was quicker; that it was done at all, and by arrows as a rule, not.
    assert digits > 0
    assert arrived > 0.6 * tried > 5
    assert _cards(session, "line.") + _cards(session, "hand.") > 1
    assert robot.quit() == 0
