"""Whole matches of Whakka Mole in a window, from the title to the results, as people play them.

They are honest matches, and quick ones where two friends play into each other's hands: who lists
nine of ten holes while her neighbour whacks the tenth has fifty points after six turns.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.window.desk import wait_for
from tests.window.robot import Robot
from tests.window.whakka import (
    autosave,
    comes,
    finished,
    go_on,
    kept_secret,
    ready,
    settle_in,
    written,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.match.session import Session
    from tests.window.desk import Desk

pytestmark = [pytest.mark.window, pytest.mark.slow]

NINE = tuple(range(1, 10))


def seat_by_mouse(robot: Robot, *names: str, bots: int = 0) -> None:
    """So many people with the mouse, so many bots, nobody else; then off to the table."""
    robot.click("game.whakka_mole")
    robot.wait_scene("lobby")
    for seat, name in enumerate(names):
        robot.click(f"seat.{seat}")
        if seat:
            robot.click("device.mouse")
        robot.click("name")
        robot.type(name)
        robot.key("Return")
    for seat in range(len(names) + bots, 4):
        robot.click(f"seat.{seat}")
        robot.click("remove")
    robot.click("start")
    robot.wait_scene("table")


def write_by_mouse(robot: Robot, moles: Sequence[int], whack: int) -> None:
    """One's own sheet, behind the curtain or not."""
    for hole in moles:
        robot.click(f"id:hole.{hole}")
    robot.click("confirm")
    whack_by_mouse(robot, whack)


def whack_by_mouse(robot: Robot, whack: int) -> None:
    robot.wait("the neighbour's sheet", lambda: not robot.has("confirm") and robot.has("back"))
    robot.click(f"id:hole.{whack}")
    robot.click("confirm")


def again(desk: Desk, home: Path, robot: Robot) -> Robot:
    """Back on the title, in a program opened anew if it has ended: "Continue"."""
    if robot.program.process.poll() is not None:
        robot = Robot(desk, home, reads=True)
    robot.wait_scene("title")
    robot.click("continue")
    robot.wait_scene("table")
    return robot


def test_two_by_mouse_through_the_curtain(desk: Desk, tmp_path: Path) -> None:
    settle_in(tmp_path)
    robot = Robot(desk, tmp_path, reads=True)
    robot.wait_scene("title")
    seat_by_mouse(robot, "Ada", "Ben")
    robot.click("call")
    turns = ((NINE, 5), ((5,), 10)), ((NINE, 2), ((2, 7), 10)), ((NINE, 5), ((1,), 4))
    plan = [turns[0], turns[1], turns[2], *[turns[0]] * 9]
    done = 0
    while comes(robot, "open"):
        for seat, (moles, whack) in enumerate(plan[done]):
            robot.wait_spot("open")
            if (done, seat) == (1, 1):
                # The power fails between Ada and Ben: what she wrote is still sealed.
                kept_secret(robot, "curtain")
                robot.program.kill()
                robot = again(desk, tmp_path, robot)
                robot.click("call")
            robot.click("open")
            write_by_mouse(robot, moles, whack)
        go_on(robot, robot.click)
        done += 1
    session = autosave(tmp_path)
    assert [person.name for person in session.people] == ["Ada", "Ben"]
    assert [person.control for person in session.people] == ["mouse", "mouse"]
    for seat in (0, 1):
        assert written(session, seat) == [turn[seat] for turn in plan[:done]]
    # In the third turn Ada misses and is hit.
    assert session.standings().scores == (15 * (done - 1), 6 + 1)
    kept_secret(robot, "curtain")
    finished(robot, tmp_path)
    assert robot.quit() == 0


# The first ten places of two blocks of keys, and what seals an answer there.
LEFT = ("1", "2", "3", "q", "w", "e", "a", "s", "d", "z"), "Tab"
MIDDLE = ("5", "6", "7", "r", "t", "y", "f", "g", "h", "v"), "space"


def tap_by_keys(
    robot: Robot, block: tuple[Sequence[str], str], moles: Sequence[int], whack: int
) -> None:
    """Both columns of a sheet, out of sight."""
    places, done = block
    robot.key(*[places[hole - 1] for hole in moles], done, places[whack - 1], done)


def same_for_all(robot: Robot, *taps: str) -> None:
    """What comes of taps is to be seen by nobody, not for a moment."""
    before = robot.program.wait_still().tobytes()
    told = robot.told
    for tap in taps:
        robot.key(tap)
        assert robot.program.picture().tobytes() == before
    assert robot.program.wait_still().tobytes() == before
    assert robot.told == told


def test_five_seats_by_keys_alone(desk: Desk, tmp_path: Path) -> None:
    settle_in(tmp_path, calm_motion=True)
    robot = Robot(desk, tmp_path, reads=True)
    robot.wait_scene("title")
    robot.choose("game.whakka_mole")
    robot.wait_scene("lobby")
    # Two sit down beside the one with a mouse and three bots; then that one leaves.
    robot.key("w", "t")
    robot.choose("seat.0")
    robot.choose("remove")
    robot.choose("start")
    robot.wait_scene("table")
    left, right = 3, 4
    plan = [((1, 4, 10), 10), ((2,), 10), ((6, 7), 10)]
    turns = 0
    # Bots write at once. Then everybody looks at the table while two write under it.
    while ready(robot, 3, 5):
        if turns == 0:
            same_for_all(robot, "1", "q", "5", "h", "v")
            robot.key("grave", "4")
        tap_by_keys(robot, MIDDLE, NINE, turns % 10 + 1)
        ready(robot, 4, 5)
        tap_by_keys(robot, LEFT, *plan[turns % 3])
        go_on(robot, robot.choose)
        turns += 1
    session = autosave(tmp_path)
    assert [person.control for person in session.people] == ["bot"] * 3 + ["keys"] * 2
    assert written(session, left) == [plan[turn % 3] for turn in range(turns)]
    assert written(session, right) == [(NINE, turn % 10 + 1) for turn in range(turns)]
    kept_secret(robot, "blind")
    finished(robot, tmp_path)
    assert robot.quit() == 0


def pad_to(robot: Robot, number: int, spot: str) -> None:
    """There by the shoulder buttons, the shorter way round, and A."""
    robot.wait_spot(spot)
    for _ in range(40):
        was = robot.focused
        if was == spot:
            robot.pad(number, "a")
            return
        names = [name for name in robot.spots if "/" not in name]
        way = (names.index(spot) - names.index(was)) % len(names)
        robot.pad(number, "rb" if way <= len(names) / 2 else "lb")
        # A pad is heard from soon after the first picture: till then one presses again.
        robot.look(lambda was=was: robot.focused != was)  # type: ignore[misc]
    raise AssertionError(f"no way to {spot} from {robot.focused}")


def tap_by_pad(robot: Robot, number: int, moles: Sequence[int], whack: int) -> None:
    """Rows of three, four and three holes: the row on the cross, the place on the buttons."""
    ways = [(row, place) for row in ("up", "left", "down") for place in ("x", "y", "b", "a")]
    del ways[11], ways[3]
    for column in (moles, (whack,)):
        for hole in column:
            robot.pad(number, *ways[hole - 1])
        robot.pad(number, "start")


def test_eight_seats_by_pads_alone(desk: Desk, tmp_path: Path) -> None:
    settle_in(tmp_path)
    robot = Robot(desk, tmp_path, reads=True, pads=2)
    robot.wait_scene("title")
    pad_to(robot, 0, "game.whakka_mole")
    robot.wait_scene("lobby")
    robot.pad(0, "a")
    pad_to(robot, 0, "seat.1")
    pad_to(robot, 0, "remove")
    robot.pad(1, "a")
    pad_to(robot, 0, "fill")
    robot.wait_scene("ask")
    robot.pad(0, "a")
    robot.wait_scene("lobby")
    pad_to(robot, 0, "start")
    robot.wait_scene("table")
    turns = 0
    while ready(robot, 6, 8):
        tap_by_pad(robot, 1, NINE, turns % 10 + 1)
        ready(robot, 7, 8)
        tap_by_pad(robot, 0, (turns % 10 + 1,), 10)
        go_on(robot, lambda spot: pad_to(robot, 0, spot))
        turns += 1
    session = autosave(tmp_path)
    assert [person.control for person in session.people] == ["pad"] * 2 + ["bot"] * 6
    assert written(session, 0) == [((turn % 10 + 1,), 10) for turn in range(turns)]
    assert written(session, 1) == [(NINE, turn % 10 + 1) for turn in range(turns)]
    kept_secret(robot, "blind")
    finished(robot, tmp_path)
    assert robot.quit() == 0


def write_moles(robot: Robot, moles: Sequence[int]) -> None:
    """Alone one presses what is printed beside a hole, too."""
    robot.key(*[str(hole % 10) for hole in moles])
    robot.click("confirm")


def close(robot: Robot) -> None:
    assert robot.quit() == 0


def leave(robot: Robot) -> None:
    robot.click("menu")
    robot.click("leave")


def cut_off(robot: Robot) -> None:
    """A power cut; and the bots' process does not outlive the program."""
    bots = [Path("/proc", number) for number in robot.program.children()]
    assert bots
    robot.program.kill()
    wait_for("the bots to end", lambda: not any(bot.exists() for bot in bots))


BREAKS = {1: close, 2: leave, 3: cut_off}
"""In which turn, and how, a match is broken off."""


def _without_promise(page: list[tuple[str, int, int]]) -> list[tuple[str, int, int]]:
    """What is read on the table. The promise of fair play is told when a match begins, once."""
    return sorted(line for line in page if not line[0].startswith("Fair play."))


def test_one_alone_leaves_is_cut_off_and_goes_on(desk: Desk, tmp_path: Path) -> None:
    settle_in(tmp_path)
    robot = Robot(desk, tmp_path, reads=True)
    robot.wait_scene("title")
    seat_by_mouse(robot, "Ada", bots=2)
    plan = [(tuple(sorted((turn + at) % 10 + 1 for at in (0, 3, 4, 8))), turn % 9 + 1)
            for turn in range(60)]  # fmt: skip
    begun: list[Session] = []
    turns = 0
    while comes(robot, "id:hole.1"):
        moles, whack = plan[turns]
        write_moles(robot, moles)
        ready(robot, 2, 3)
        if turns in BREAKS:
            page = _without_promise(robot.still_page())
            begun.append(autosave(tmp_path))
            kept_secret(robot, "alone")
            BREAKS[turns](robot)
            robot = again(desk, tmp_path, robot)
            # Nothing is pointed at, as before.
            robot.program.move(4, 4)
            assert _without_promise(robot.still_page()) == page
        whack_by_mouse(robot, whack)
        go_on(robot, robot.click)
        turns += 1
    session = finished(robot, tmp_path)
    assert written(session, 0) == plan[:turns]
    assert [before.decided for before in begun] == [11, 17, 23]
    for before in begun:
        assert session.seed == before.seed
        assert session.people == before.people
        assert session.history[: before.decided] == before.history
    kept_secret(robot, "alone")
    assert robot.quit() == 0
