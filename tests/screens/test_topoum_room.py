"""Topoum's field has the room: what is in play lies free, as large as it can, beside all panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.games.topoum.content.board import BOARDS
from game.games.topoum.rules.game import GAME
from game.games.topoum.table.field import Camera, view
from game.games.topoum.table.places import Plan, plan
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.stage.box import Box
from game.stage.frame import Frame
from tests.stage.tables import look

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.topoum.seen.view import TopoumSeen
    from game.kernel.contract import Options

TABLE = catalogue.table("topoum")
FRAMES = [Frame.of(1920, 1080), Frame.of(1280, 720), Frame.of(1280, 720, 200)]
_PLAIN = {option.id: option.default for option in GAME.options}


def moments(
    seats: int, seed: int, options: dict[str, str] | None = None, every: int = 1
) -> Iterator[tuple[TopoumSeen, int, Options]]:
    """Decisions of a random match as whoever is asked sees them, and what she may answer."""
    state, rng = GAME.new_match(seats, {**_PLAIN, **(options or {})}, seed), Random(seed)
    play.settle(state)
    count = 0
    while not state.over:
        seat = play.asked(state)[0]
        legal = play.legal(state, seat)
        if count % every == 0:
            yield GAME.observe(state, seat), seat, legal
        count += 1
        play.act(state, seat, any_of(legal, rng))


def panels(place: Plan, seats: int) -> list[Box]:
    room = place.regions
    boxes = [place.prompt, place.column, *(box for box in (room.zoom, room.recap) if box)]
    if not place.private:
        boxes += [place.track, *(place.seat(seat) for seat in range(seats))]
    return boxes


def hexes_in_play(cam: Camera, seen: TopoumSeen) -> list[Box]:
    """Squares, and every space beside one: there tiles are laid."""
    squares = {square.space for square in seen.squares}
    near = BOARDS[seen.radius].near
    ring = {space for square in squares for space in near[square]}
    return [cam.spot(space) for space in squares | ring]


@pytest.mark.parametrize("private", [False, True])
@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize(("seats", "radius"), [(2, "4"), (3, "5"), (4, "5")])
def test_what_is_in_play_and_a_ring_around_it_lies_free(
    frame: Frame, seats: int, radius: str, private: bool
) -> None:
    place = plan(frame, seats, private=private)
    others = panels(place, seats)
    for seen, _, _ in moments(seats, 5, {"radius": radius}, every=9):
        cam = view(seen, look(seen, seats, frame, private=private))
        for box in hexes_in_play(cam, seen):
            assert cam.room.x <= box.x
            assert box.right <= cam.room.right
            assert cam.room.y <= box.y
            assert box.bottom <= cam.room.bottom
            assert not any(box.meets(other) for other in others)


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_panel_lies_on_another(frame: Frame, seats: int) -> None:
    for private in (False, True):
        boxes = [*panels(plan(frame, seats, private=private), seats)]
        boxes.append(plan(frame, seats, private=private).mat)
        for at, box in enumerate(boxes):
            assert not any(box.meets(other) for other in boxes[at + 1 :]), box


def test_in_large_text_what_others_did_has_a_row_to_itself() -> None:
    """In the prompt it stood beside the button, in letters of 13 pixels."""
    for frame in FRAMES:
        place = plan(frame, 4)
        recap = place.regions.recap
        assert (recap is not None) == frame.large
        if recap is not None:
            assert recap.h >= 80
            assert recap.w >= place.prompt.w / 2
            assert not recap.meets(place.mat)


def test_a_small_field_is_shown_large() -> None:
    seen = next(seen for seen, _, _ in moments(3, 5) if seen.step == "act")
    assert view(seen, look(seen, 3)).spot(seen.squares[0].space).w > 160


def test_the_field_gives_way_to_what_is_looked_into() -> None:
    for seen, _, _ in moments(4, 3, every=15):
        at = look(seen, 4, inspected="line.1")
        sheet = plan(at.frame, 4).sheet
        cam = view(seen, at)
        assert not any(box.meets(sheet) for box in hexes_in_play(cam, seen))


def test_markers_stand_apart_each_tied_to_its_medals() -> None:
    crowded = 0
    for seen, _, _ in moments(4, 3, every=4):
        pieces = {piece.key: piece for piece in TABLE.showing(seen, look(seen, 4)).pieces}
        xs = [pieces[f"marker.{seat}"].x for seat in range(4)]
        assert all(abs(a - b) > 50 for i, a in enumerate(xs) for b in xs[i + 1 :])
        assert min(xs) >= plan(look(seen, 4).frame, 4).track.x
        by_medals = sorted(range(4), key=lambda seat: max(seen.medals[seat], 0))
        assert [xs[seat] for seat in by_medals] == sorted(xs) or len(set(seen.medals)) < 4
        crowded += any(f"seat.{seat}.stalk" in pieces for seat in range(4))
    assert crowded > 3
