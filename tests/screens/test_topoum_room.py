"""Topoum's field has the room: what is in play lies free, as large as it can, beside all panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.games.topoum.content.board import BOARDS
from game.games.topoum.content.ids import is_space
from game.games.topoum.rules.game import GAME
from game.games.topoum.table.field import Camera, framed, view
from game.games.topoum.table.places import Plan, plan
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.choosing import Choosing
from game.stage.box import Box
from game.stage.frame import Frame
from game.stage.table import Turnover
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


def hexes_in_play(cam: Camera, seen: TopoumSeen, *, ring: bool) -> list[Box]:
    """Squares, and every space beside one where tiles are laid."""
    squares = {square.space for square in seen.squares}
    near = BOARDS[seen.radius].near
    beside = {space for square in squares for space in near[square]} if ring else set()
    return [cam.spot(space) for space in squares | beside]


def ways(seat: int, legal: Options, rng: Random) -> Iterator[Choosing]:
    """How one answer is chosen, id by id."""
    way = Choosing(seat, legal)
    for name in any_of(legal, rng):
        yield way
        if name in way.offered:
            way.choose(name)
    yield way


@pytest.mark.parametrize("private", [False, True])
@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize(("seats", "radius"), [(2, "4"), (3, "5"), (4, "5")])
def test_what_is_in_play_lies_free_and_a_ring_around_it_where_it_may_be_chosen(
    frame: Frame, seats: int, radius: str, private: bool
) -> None:
    place, rng, rings = plan(frame, seats, private=private), Random(7), set[bool]()
    others = panels(place, seats)
    for seen, seat, legal in moments(seats, 5, {"radius": radius}, every=9):
        squares = {square.space for square in seen.squares}
        for way in ways(seat, legal, rng):
            at = look(seen, seats, frame, private=private, offered=way.offered, path=way.path)
            cam, words = view(seen, at), {*way.offered, *way.path}
            ring = any(is_space(word) and word not in squares for word in words)
            rings.add(ring)
            for box in hexes_in_play(cam, seen, ring=ring):
                assert cam.room.x <= box.x
                assert box.right <= cam.room.right
                assert cam.room.y <= box.y
                assert box.bottom <= cam.room.bottom
                assert not any(box.meets(other) for other in others)
    assert rings == {False, True}


def test_nothing_moves_away_from_what_was_just_pressed() -> None:
    """The camera stays where it is from the first space of a question to its last word."""
    pressed = 0
    for seen, seat, legal in moments(3, 5, every=3):
        rng, was = Random(3), None
        for way in ways(seat, legal, rng):
            at = look(seen, 3, offered=way.offered, path=way.path)
            if was is not None and way.path and is_space(way.path[-1]):
                pressed += 1
                assert view(seen, at) == was, way.path
            was = view(seen, at)
    assert pressed > 20


def test_the_field_is_shown_larger_than_with_a_ring_around_it() -> None:
    near, far = [], []
    for seen, _, _ in moments(3, 5, every=4):
        if seen.step in ("begin", "act", "play_card"):
            at = look(seen, 3)
            near.append(view(seen, at).k)
            far.append(framed(plan(at.frame, 3), seen, whole=False).k)
    assert all(one >= other for one, other in zip(near, far, strict=True))
    assert sum(near) > 1.05 * sum(far)


def test_what_is_told_begins_where_the_pieces_lie() -> None:
    """Whoever chose beside the field had another camera than those to whom it is told."""
    from game.games.topoum.acts.stagecraft import field_before

    moved = 0
    for seen, seat, legal in moments(3, 5, every=6):
        for way in ways(seat, legal, Random(2)):
            at = look(seen, 3, offered=way.offered, path=way.path)
            plain = look(seen, 3)
            found = field_before(Turnover(seen, seen, plain, {}, {}, at))
            moved += view(seen, plain) != found
            pieces = {piece.key: piece for piece in TABLE.showing(seen, at).pieces}
            for square in seen.squares:
                piece = pieces[f"space.{square.space}"]
                assert (*found.at(square.space), found.k) == pytest.approx((*piece.at, piece.scale))
    assert moved


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
        assert not any(box.meets(sheet) for box in hexes_in_play(cam, seen, ring=True))


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
