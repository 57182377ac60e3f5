"""Closing a park is no trap: apart from all else, with what could still run, and asked about."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.games.dice_theme_park.rules.game import GAME
from game.games.dice_theme_park.rules.operations import operations
from game.games.dice_theme_park.table import TABLE
from game.games.dice_theme_park.table.places import plan
from game.games.dice_theme_park.table.standing import could_run
from game.kernel import play
from game.stage.box import Box
from game.stage.frame import Frame
from game.stage.said import Said
from game.stage.solid import solid
from game.stage.sure import Sure
from tests.games.dice_theme_park.test_table import FULL, Walk, at_hand, choosing, laid

_APART = 120.0
_GOING_ON = 330.0
"""How wide the buttons at the prompt's right end are."""


def _overlap(one: Box, other: Box) -> bool:
    return (
        one.x < other.right and other.x < one.right
        and one.y < other.bottom and other.y < one.bottom
    )  # fmt: skip


@pytest.mark.parametrize(("seats", "seed"), [(4, 5), (2, 3), (1, 7)])
def test_what_could_still_run_is_what_the_rules_would_allow(seats: int, seed: int) -> None:
    """Pages 11-12: as guests stand; each attraction once, as far as cubes and Managers last."""
    walk, many, managed = Walk(seats, seed, None), 0, 0
    while not walk.state.over:
        walk.step()
        seen = GAME.observe(walk.state, None)
        for seat, (park, plot) in enumerate(zip(walk.state.parks, seen.parks, strict=True)):
            if park.wild.free:
                # Bound to one attraction for a moment; the others could still be run after it.
                continue
            answers = operations(walk.state, seat)
            ways = {each[1]: each[0] for each in answers if each[0] in ("operate", "manager")}
            found = could_run(plot)
            full = [tile for tile, how in ways.items() if how == "manager"]
            assert set(found) <= set(ways)
            assert len(set(found)) == len(found)
            assert len(found) == len(ways) - len(full) + min(len(full), park.managers)
            many, managed = max(many, len(found)), managed + bool(full)
    assert many > 1
    assert managed or seats == 1


def _asked(*, ready: bool) -> tuple[Walk, int]:
    """A match in which somebody chooses in her open park, with something to run or without."""
    walk = Walk(3, 4, None)
    while True:
        walk.step()
        seen = GAME.observe(walk.state, None)
        seat = next(iter(TABLE.manner(seen).turns or ()), -1)
        step = seen.waiting(seat) if seat >= 0 else None
        if step is None or step.kind != "operate":
            continue
        if bool(could_run(seen.parks[seat])) is ready:
            return walk, seat


def test_closing_asks_once_while_something_could_still_run() -> None:
    walk, seat = _asked(ready=True)
    seen, way = GAME.observe(walk.state, None), choosing(walk.state, seat)
    sure = TABLE.showing(seen, at_hand(seen, way, chooser=seat)).parting("close")
    assert sure == Sure(Said("close-anyway"), danger=True, parting=True)
    assert way.choose("close") == ("close",)
    showing = TABLE.showing(seen, at_hand(seen, way, chooser=seat, ready=True))
    assert showing.prompt.title.key == "close-title"
    count = len(could_run(seen.parks[seat]))
    assert showing.prompt.body is not None
    assert showing.prompt.body.args["count"] == count
    assert seat in play.asked(walk.state), "nothing is closed yet"


def test_with_nothing_to_run_closing_is_one_press() -> None:
    walk, seat = _asked(ready=False)
    seen, way = GAME.observe(walk.state, None), choosing(walk.state, seat)
    pieces = laid(seen, at_hand(seen, way, chooser=seat))
    assert pieces["closing.left"].text is not None
    assert pieces["closing.left"].text.string == Said("nothing-runs")
    showing = TABLE.showing(seen, at_hand(seen, way, chooser=seat))
    assert showing.by_id["close"].ends
    assert showing.parting("close") is None


def test_only_closing_is_asked_about() -> None:
    """Whatever else is answered in an open park counts at once."""
    walk, seat = _asked(ready=True)
    seen, way = GAME.observe(walk.state, None), choosing(walk.state, seat)
    showing = TABLE.showing(seen, at_hand(seen, way, chooser=seat))
    assert [name for name in showing.by_id if showing.parting(name)] == ["close"]


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (2540, 1080), (700, 900)])
@pytest.mark.parametrize("text", [100, 200])
def test_closing_is_apart_from_what_goes_on(size: tuple[int, int], text: int) -> None:
    """Its own place, far from the prompt's buttons; nothing lies there in any other phase."""
    frame = Frame.of(*size, text)
    walk, seat = _asked(ready=True)
    seen, way = GAME.observe(walk.state, None), choosing(walk.state, seat)
    showing = TABLE.showing(seen, at_hand(seen, way, frame=frame, chooser=seat))
    box, prompt = showing.place_of("close"), showing.room.prompt
    assert box is not None
    assert not _overlap(box, prompt)
    assert box.right + _APART < prompt.right - _GOING_ON
    assert showing.by_id["close"].tells == Said("word-close")
    place = plan(frame, 3)
    assert not _overlap(place.closing, place.park_felt("operate"))
    elsewhere = place.park_felt("improve"), place.park_prompt("improve")
    assert any(_overlap(place.closing, box) for box in elsewhere), "in other phases they have it"


def test_the_pictures_of_what_could_run_and_their_sum_are_in_the_row() -> None:
    walk, seat = _asked(ready=True)
    seen, way = GAME.observe(walk.state, None), choosing(walk.state, seat)
    pieces = laid(seen, at_hand(seen, way, chooser=seat))
    place = plan(FULL, 3).closing
    found = could_run(seen.parks[seat])
    shown = [f"closing.tile.{name}" for name in found]
    row = [solid(pieces[key]) for key in ("closing.close", "closing.stars", *shown)]
    assert all(place.holds(box.cx, box.cy) for box in row)
    assert len(row) > 2
    assert not any(_overlap(one, other) for one, other in combinations(row, 2))
