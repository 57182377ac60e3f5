"""One focus for every device; a click acts once, where it was meant."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.stage.box import Box
from game.stage.focus import DEAF_MS, Focus, FocusSpot
from game.stage.intent import Device, Intent, Kind

SIDE = 60


class Table:
    """Spots in rows and columns, and what was done with them."""

    def __init__(self, rows: int = 3, columns: int = 4) -> None:
        self.done: list[str] = []
        self.focus = Focus()
        self.spots = [
            FocusSpot(
                f"{row}{column}",
                Box(100 + 100 * column, 100 + 100 * row, SIDE, SIDE),
                lambda name=f"{row}{column}": self.done.append(name),  # type: ignore[misc]
            )
            for row in range(rows)
            for column in range(columns)
        ]
        self.focus.show(self.spots)

    def at(self, name: str) -> tuple[float, float]:
        spot = self.focus.spot(name)
        assert spot is not None
        return spot.box.cx, spot.box.cy

    def mouse(self, kind: Kind, name: str, button: int = 1) -> bool:
        x, y = self.at(name)
        return self.focus.handle(Intent(kind, Device.MOUSE, button, x, y))

    def finger(self, kind: Kind, name: str, number: int = 7) -> bool:
        x, y = self.at(name)
        return self.focus.handle(Intent(kind, Device.TOUCH, number, x, y))

    def key(self, kind: Kind, *, repeat: bool = False) -> bool:
        return self.focus.handle(Intent(kind, repeat=repeat))


@pytest.mark.parametrize(
    ("start", "kind", "goal"),
    [
        ("00", Kind.RIGHT, "01"), ("00", Kind.DOWN, "10"), ("11", Kind.UP, "01"),
        ("11", Kind.LEFT, "10"), ("23", Kind.UP, "13"), ("00", Kind.LEFT, "00"),
        ("23", Kind.DOWN, "23"), ("03", Kind.RIGHT, "03"),
    ],
)  # fmt: skip
def test_arrows_go_to_the_nearest_in_their_direction(start: str, kind: Kind, goal: str) -> None:
    table = Table()
    table.focus.focus(start)
    table.key(kind)
    assert table.focus.focused == goal
    assert table.focus.ring


def test_what_lies_straight_ahead_wins_over_what_is_nearer_aside() -> None:
    focus = Focus()
    focus.show(
        [
            FocusSpot("start", Box(100, 500, 100, 60)),
            FocusSpot("ahead", Box(600, 500, 100, 60)),
            FocusSpot("aside", Box(260, 700, 100, 60)),
        ]
    )
    focus.focus("start")
    focus.handle(Intent(Kind.RIGHT))
    assert focus.focused == "ahead"


SPOTS = st.lists(
    st.tuples(st.integers(0, 18), st.integers(0, 10)), min_size=2, max_size=14, unique=True
)


@given(SPOTS)
def test_tab_comes_to_every_spot_and_back(places: list[tuple[int, int]]) -> None:
    focus = Focus()
    focus.show([FocusSpot(f"{x}.{y}", Box(100 * x, 100 * y, 80, 80)) for x, y in places])
    seen = set()
    first = focus.focused
    for _ in places:
        seen.add(focus.focused)
        focus.handle(Intent(Kind.NEXT))
    assert len(seen) == len(places)
    assert focus.focused == first
    focus.handle(Intent(Kind.PREVIOUS))
    focus.handle(Intent(Kind.NEXT))
    assert focus.focused == first


@settings(max_examples=40)
@given(st.lists(st.integers(1, 6), min_size=1, max_size=6))
def test_arrows_come_to_every_spot_of_a_page(rows: list[int]) -> None:
    """Rows of so many buttons each, spread over the page: each is reached from the first."""
    focus = Focus()
    spots = [
        FocusSpot(f"{row}.{place}", Box(1800 / count * place, 120 * row, 1800 / count - 40, 80))
        for row, count in enumerate(rows)
        for place in range(count)
    ]
    focus.show(spots)
    reached, waiting = {spots[0].id}, [spots[0].id]
    while waiting:
        start = waiting.pop()
        for way in (Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT):
            focus.focus(start)
            focus.handle(Intent(way))
            if focus.focused not in reached:
                reached.add(focus.focused)
                waiting.append(focus.focused)
    assert len(reached) == len(spots)


def test_a_click_acts_when_released_and_once() -> None:
    table = Table()
    table.mouse(Kind.PRESS, "11")
    assert table.done == []
    table.mouse(Kind.RELEASE, "11")
    table.mouse(Kind.RELEASE, "11")
    assert table.done == ["11"]
    assert not table.focus.ring


def test_a_press_that_slides_off_does_nothing_and_may_come_back() -> None:
    table = Table()
    table.mouse(Kind.PRESS, "11")
    table.mouse(Kind.POINT, "12")
    table.mouse(Kind.RELEASE, "12")
    assert table.done == []
    table.mouse(Kind.PRESS, "11")
    table.mouse(Kind.POINT, "12")
    table.mouse(Kind.POINT, "11")
    table.mouse(Kind.RELEASE, "11")
    assert table.done == ["11"]


def test_a_spot_that_comes_under_the_pointer_is_not_pressed() -> None:
    table = Table()
    table.mouse(Kind.PRESS, "11")
    x, y = table.at("11")
    table.focus.show([FocusSpot("new", Box(x - 30, y - 30, 60, 60), table.done.clear)])
    table.focus.handle(Intent(Kind.RELEASE, Device.MOUSE, 1, x, y))
    assert table.done == []
    assert table.focus.pressed == ""


def test_a_spot_laid_out_anew_under_a_press_still_acts() -> None:
    table = Table()
    table.mouse(Kind.PRESS, "11")
    table.focus.show(list(table.spots))
    table.mouse(Kind.RELEASE, "11")
    assert table.done == ["11"]


def test_other_mouse_buttons_press_nothing() -> None:
    table = Table()
    table.mouse(Kind.PRESS, "11", 2)
    table.mouse(Kind.RELEASE, "11", 2)
    assert table.done == []


def test_confirm_acts_on_the_focused_spot_but_not_when_it_repeats() -> None:
    table = Table()
    table.focus.focus("12")
    table.key(Kind.CONFIRM)
    for _ in range(5):
        table.key(Kind.CONFIRM, repeat=True)
    assert table.done == ["12"]


def test_disabled_spots_are_passed_over_and_do_nothing() -> None:
    table = Table()
    table.spots[1] = FocusSpot("01", table.spots[1].box, table.done.clear, enabled=False)
    table.done.append("kept")
    table.focus.show(table.spots)
    table.focus.focus("00")
    table.key(Kind.RIGHT)
    assert table.focus.focused == "02"
    table.mouse(Kind.PRESS, "01")
    table.mouse(Kind.RELEASE, "01")
    assert table.done == ["kept"]


def test_a_finger_presses_without_hovering() -> None:
    table = Table()
    table.finger(Kind.PRESS, "11")
    assert (table.focus.pressed, table.focus.hovered) == ("11", "")
    table.finger(Kind.RELEASE, "11")
    assert (table.done, table.focus.hovered) == (["11"], "")


def test_a_finger_may_miss_by_a_little() -> None:
    table = Table()
    x, y = table.at("11")
    near = x + SIDE / 2 + 5
    for kind in (Kind.PRESS, Kind.RELEASE):
        table.focus.handle(Intent(kind, Device.TOUCH, 7, near, y))
    assert table.done == ["11"]


def test_of_two_fingers_the_first_presses() -> None:
    table = Table()
    table.finger(Kind.PRESS, "11", 1)
    table.finger(Kind.PRESS, "12", 2)
    table.finger(Kind.RELEASE, "12", 2)
    assert table.done == []
    table.finger(Kind.RELEASE, "11", 1)
    assert table.done == ["11"]


def test_a_press_is_off_when_the_window_loses_the_pointer() -> None:
    table = Table()
    table.mouse(Kind.PRESS, "11")
    table.focus.handle(Intent(Kind.CANCEL, Device.MOUSE))
    table.mouse(Kind.RELEASE, "11")
    assert table.done == []


def test_the_focus_stays_near_when_its_spot_goes() -> None:
    table = Table()
    table.focus.focus("23")
    table.focus.show([spot for spot in table.spots if spot.id != "23"])
    assert table.focus.focused in {"22", "13"}


def test_a_part_is_for_the_pointer_and_the_whole_for_keys() -> None:
    done: list[str] = []
    whole = FocusSpot("whole", Box(100, 100, 200, 60), lambda: done.append("whole"))
    part = FocusSpot("whole/b", Box(200, 100, 100, 60), lambda: done.append("b"), part_of="whole")
    focus = Focus()
    focus.show([whole, part])
    for kind in (Kind.PRESS, Kind.RELEASE):
        focus.handle(Intent(kind, Device.MOUSE, 1, 250, 130))
    assert (done, focus.focused) == (["b"], "whole")
    focus.handle(Intent(Kind.NEXT))
    assert focus.focused == "whole"


def test_round_spots_have_no_corners() -> None:
    focus = Focus()
    focus.show([FocusSpot("hole", Box(100, 100, 100, 100), shape="round")])
    assert focus.hit(150, 150) is not None
    assert focus.hit(103, 103) is None


def test_what_is_scrolled_out_of_sight_is_not_hit() -> None:
    focus = Focus()
    focus.show([FocusSpot("row", Box(100, 300, 100, 50), seen=Box(0, 0, 500, 320))])
    assert focus.hit(150, 310) is not None
    assert focus.hit(150, 340) is None


def test_what_is_to_be_pressed_next_has_the_focus_unless_a_hand_put_it_elsewhere() -> None:
    table = Table()
    box = Box(900, 900, SIDE, SIDE)
    ahead = FocusSpot("go-on", box, lambda: table.done.append("go-on"), first=True)
    table.focus.show([*table.spots, ahead])
    assert table.focus.focused == "go-on"
    # Gone and come again: nobody has touched anything meanwhile.
    table.focus.show(table.spots)
    table.focus.show([*table.spots, ahead])
    assert table.focus.focused == "go-on"
    table.key(Kind.UP)
    mine = table.focus.focused
    assert mine != "go-on"
    table.focus.show(table.spots)
    table.focus.show([*table.spots, ahead])
    assert table.focus.focused == mine


class Changing:
    """One place on the screen, which comes to mean something else."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.focus = Focus()
        self.show("done", "1")

    def show(self, name: str, means: str, *others: FocusSpot) -> None:
        box = Box(100, 100, 200, 80)
        spot = FocusSpot(name, box, lambda: self.done.append(f"{name}.{means}"), means=means)
        self.focus.show([spot, *others])

    def click(self, x: float = 200, y: float = 140, device: Device = Device.MOUSE) -> None:
        for kind in (Kind.PRESS, Kind.RELEASE):
            self.focus.handle(Intent(kind, device, 1, x, y))


@pytest.mark.parametrize("device", [Device.MOUSE, Device.TOUCH])
@pytest.mark.parametrize(("name", "means"), [("clear", "1"), ("done", "2")])
def test_what_comes_to_mean_something_else_under_a_hand_is_deaf_for_a_moment(
    device: Device, name: str, means: str
) -> None:
    place = Changing()
    place.click(device=device)
    place.show(name, means)
    for _ in range(2):
        place.click(device=device)
        place.focus.wait(DEAF_MS / 2 - 1)
    place.click(device=device)
    assert place.done == ["done.1"]
    place.focus.wait(3)
    place.click(device=device)
    assert place.done == ["done.1", f"{name}.{means}"]


def test_what_stays_the_same_is_never_deaf() -> None:
    place = Changing()
    other = FocusSpot("other", Box(500, 100, 60, 60))
    for _ in range(3):
        place.click()
        place.show("done", "1", other)
        place.show("done", "1")
    assert place.done == ["done.1"] * 3


def test_whoever_goes_to_what_is_new_is_heard() -> None:
    place = Changing()
    place.click()
    found: list[str] = []
    new = FocusSpot("new", Box(500, 100, 60, 60), lambda: found.append("new"))
    place.show("clear", "1", new)
    place.click(530, 130)
    assert found == ["new"]
    place.click()
    assert place.done == ["done.1", "clear.1"], "she has come back to what it is now"


def test_a_press_is_off_when_its_place_changes_its_meaning() -> None:
    place = Changing()
    place.focus.handle(Intent(Kind.PRESS, Device.MOUSE, 1, 200, 140))
    place.show("done", "2")
    place.focus.handle(Intent(Kind.RELEASE, Device.MOUSE, 1, 200, 140))
    assert place.done == []


def test_keys_are_not_heard_by_what_the_focus_was_led_to() -> None:
    table = Table()
    table.focus.focus("11")
    table.key(Kind.CONFIRM)
    table.focus.lead("12")
    table.key(Kind.CONFIRM)
    assert table.done == ["11"]
    table.focus.wait(DEAF_MS)
    table.key(Kind.CONFIRM)
    assert table.done == ["11", "12"]
    table.focus.show([spot for spot in table.spots if spot.id != "12"])
    table.key(Kind.CONFIRM)
    assert table.done == ["11", "12"]
    table.key(Kind.LEFT)
    table.key(Kind.CONFIRM)
    assert len(table.done) == 3, "where she went herself she is heard at once"


def test_another_screen_is_new_to_the_hand_that_lies_on_it() -> None:
    below = Changing()
    below.click()
    above = Changing()
    above.focus.take(below.focus.hands)
    above.show("delete", "1")
    above.click()
    assert above.done == []
    above.focus.wait(DEAF_MS)
    above.click()
    assert above.done == ["delete.1"]


def test_the_focus_goes_by_itself_to_nothing_shy_while_there_is_anything_else() -> None:
    focus = Focus()
    here = FocusSpot("here", Box(0, 0, 60, 60))
    shy = FocusSpot("shy", Box(80, 0, 60, 60), shy=True)
    far = FocusSpot("far", Box(900, 900, 60, 60))
    focus.show([shy, here, far])
    assert focus.focused == "here"
    focus.show([shy, far])
    assert focus.focused == "far"
    focus.handle(Intent(Kind.NEXT))
    assert focus.focused == "shy", "keys lead there"
    focus.show([shy])
    assert focus.focused == "shy"
