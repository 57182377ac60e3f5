"""The kit: things that tables of several games are laid out of, each by itself."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations, pairwise

import pytest

from game.games.whakka_mole.events import TurnBegun
from game.stage.box import Box
from game.stage.frame import Frame
from game.stage.kit import plates, tempo
from game.stage.kit.boxes import fills
from game.stage.kit.camera import Camera, Reach, around
from game.stage.kit.flights import Heard, Shout, dims, enters, fades, passes, pops, springs
from game.stage.kit.keys import Keys, under
from game.stage.kit.rows import (
    Lies,
    Sized,
    Stands,
    along,
    apart,
    clear,
    closer,
    grid,
    halves,
    spread,
)
from game.stage.look import Face, Look
from game.stage.motion import (
    Arc,
    Enter,
    Hide,
    Motion,
    Settle,
    Show,
    Sound,
    Stagger,
    Then,
    Together,
    Wait,
    change,
    lasts,
)
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.table import Turnover
from game.stage.theme import CREAM, INK, PLAYER
from tests.stage.tables import COLOURS, FULL

LIGHT = {"carrot", "lemon", "ice", "lavender"}
STEPS = (2.0, 1.0, 0.5)


def parts(motion: Motion) -> list[Motion]:
    """What a motion is made of, in order."""
    if isinstance(motion, Then | Together | Stagger):
        return [each for part in motion.motions for each in parts(part)]
    return [motion]


def brightness(colour: str) -> int:
    return sum(int(colour[i : i + 2], 16) for i in (1, 3, 5))


@pytest.mark.parametrize("colour", COLOURS)
def test_a_name_stands_out_from_its_seats_colour_and_its_outline_from_the_name(colour: str) -> None:
    words = plates.name("seat.1", Face("Ida", colour), 10, 20, 40, 200).text
    assert words is not None
    assert words.colour == (INK if colour in LIGHT else CREAM)
    gap = brightness(words.colour) - brightness(words.outline)
    assert abs(gap) > 300
    if colour not in LIGHT:
        assert brightness(words.outline) < brightness(PLAYER[colour])


def test_a_face_has_its_badge_at_the_shoulder_and_thinks_while_it_is_asked() -> None:
    face = Face("Ida", "fern", turn=True)
    portrait, badge = plates.head("seat.1", face, 100, 200, 120)
    assert (portrait.art, badge.art) == ("portrait/fern.think", "badge/fern")
    assert (portrait.x, portrait.y, portrait.h) == (100, 200, 120)
    assert portrait.x < badge.x < portrait.x + 60
    assert portrait.y < badge.y < portrait.y + 60
    assert 26 <= badge.h < 60
    moods = [
        next(plates.head("a", replace(face, turn=False), 0, 0, 9)).art,
        next(plates.head("a", face, 0, 0, 9, mood="sad")).art,
        next(plates.head("a", face, 0, 0, 9, portrait="topoum/portrait.{}.{}")).art,
    ]
    assert moods == ["portrait/fern.idle", "portrait/fern.sad", "topoum/portrait.fern.think"]


def test_a_large_name_fills_a_band_between_what_is_left_free() -> None:
    box = Box(100, 50, 400, 300)
    ground, written = plates.titled("seat.1", Face("Ada", "fern"), box, 80, left=90, free=60)
    assert (ground.art, ground.key, written.key) == (
        "ui/seat.band.fern",
        "seat.1.band",
        "seat.1.name",
    )
    assert box.y < ground.y - ground.h / 2
    assert ground.y + ground.h / 2 < box.y + 80
    words = written.text
    assert words is not None
    assert (written.x, written.x + words.width) == (190, 440)
    assert (written.y, words.align) == (box.y + 40, "left")
    assert 60 < words.height < ground.h


def test_light_and_ring_lie_about_a_place_one_below_and_one_above_it() -> None:
    box = Box(100, 200, 300, 80)
    glow, ring = plates.lit("seat.1", box, glow=40, ring=4)
    ground = plates.frame("seat.1", Face("Ida", "fern"), box)
    assert (glow.key, ring.key) == ("seat.1.glow", "seat.1.ring")
    assert glow.depth < ground.depth < ring.depth
    assert [(piece.w - box.w, piece.h - box.h) for piece in (glow, ground, ring)] == [
        (40, 40),
        (0, 0),
        (4, 4),
    ]
    assert {(piece.x, piece.y) for piece in (glow, ground, ring)} == {(box.cx, box.cy)}


def test_what_fills_a_box_is_as_large_as_the_box() -> None:
    piece = fills("mat", "ui/mat.lawn", Box(10, 20, 30, 40), -9, 6)
    assert (piece.x, piece.y, piece.w, piece.h, piece.depth) == (25, 40, 36, 46, -9)


@pytest.mark.parametrize("count", [1, 2, 5])
def test_a_row_lies_about_its_middle(count: int) -> None:
    places = [along(500, at, count, 60) for at in range(count)]
    assert sum(places) / count == 500
    assert all(b - a == 60 for a, b in pairwise(places))


def test_what_a_layout_names_lies_in_its_own_measure() -> None:
    @dataclass(frozen=True, slots=True)
    class Plan:
        x: float
        y: float
        mat = Lies(10, 20, 300, 200)
        deck = Stands(5, 7)

    assert Plan(100, 50).mat == Box(110, 70, 300, 200)
    assert Plan(3, 1).deck == (8, 8)


def test_a_grid_parts_its_room_and_leaves_gaps_alone() -> None:
    room = Box(100, 50, 320, 220)
    found = list(grid(room, 3, 2, 10, below=20).boxes(3, 6))
    assert found[0] == Box(100, 50, 100, 100)
    assert found[2].right == found[5].right == room.right
    assert found[3].y - found[0].bottom == 20
    assert found[5].bottom == room.bottom
    assert not any(one.meets(other) for one, other in combinations(found, 2))


def test_boxes_that_are_wide_enough_lie_in_the_middle_or_at_the_left() -> None:
    room = Box(0, 0, 500, 80)
    wide = grid(room, 2, gap=20, most=100)
    assert [wide.at(0).x, wide.at(1).right] == [140, 360]
    assert wide.at(0.5) == Box(200, 0, 100, 80)
    assert grid(room, 2, gap=20, most=100, left=True).at(0).x == 0
    assert grid(room, 0).first == room


def test_things_in_a_row_come_closer_where_they_have_no_room() -> None:
    assert [closer(50, 120, count) for count in (0, 1, 2, 3, 6)] == [50, 50, 50, 40, 20]


def test_a_row_about_its_middle_comes_closer_where_it_has_no_room() -> None:
    assert [spread(100, at, 3, 50, 200) for at in range(3)] == [50, 100, 150]
    assert [spread(100, at, 3, 50, 90) for at in range(3)] == [70, 100, 130]


@pytest.mark.parametrize(
    ("places", "found"),
    [
        ([50, 200], [50, 200]),
        ([100, 100, 100], [70, 100, 130]),
        ([100, 104, 250], [87, 117, 250]),
        ([0, 0], [10, 40]),
        ([290, 300], [270, 300]),
        ([100, 125, 130], [88, 118, 148]),
    ],
)
def test_what_lies_too_near_is_moved_apart_and_no_farther(
    places: list[float], found: list[float]
) -> None:
    """Groups stay about the middle of where they would be, in order, between the ends."""
    moved = apart(places, 30, 10, 300)
    assert moved == pytest.approx(found, abs=0.5)
    assert all(b - a >= 30 - 1e-9 for a, b in pairwise(moved))


def test_what_large_text_has_otherwise_is_said_once() -> None:
    size = Sized((48, 42), (70, 68))
    found = [size.on(Frame.of(1920, 1080, text)) for text in (100, 200)]
    assert found == [(48, 42), (70, 68)]


def test_the_first_place_that_covers_nothing_is_taken_else_the_one_that_covers_least() -> None:
    room, number = Box(0, 0, 100, 100), Box(40, 40, 20, 20)
    over, half, beside, outside = (Box(x, 40, 20, 20) for x in (40, 50, 70, 95))
    assert clear([over, half, beside], room, [number]) == beside
    assert clear([beside._replace(x=0), beside], room, [number]) == beside._replace(x=0)
    assert clear([over, half], room, [number]) == half
    assert clear([outside, half, over], room, [number]) == half
    assert clear([outside, beside], room, [number]) == beside


@pytest.mark.parametrize(
    "motion",
    [
        pops(Piece("word"), 300),
        passes(Piece("word"), (5, 5), 300),
        passes(Piece("word"), (5, 5), 300, lands=Then()),
        Shout(70, 500)("word", Said("peace"), (0, 0)),
    ],
)
def test_what_is_in_no_layout_comes_and_is_gone_in_the_end(motion: Motion) -> None:
    shown = [part.piece.key for part in parts(motion) if isinstance(part, Show)]
    hidden = [part.key for part in parts(motion) if isinstance(part, Hide)]
    assert shown == hidden == ["word"]
    assert lasts(motion) >= 300


def test_what_springs_up_is_small_at_once_and_then_as_large_as_it_was_made() -> None:
    bag, thud = Piece("bag", scale=1.2), Sound("thud")
    assert parts(springs(bag, 240, 0.3, thud)) == [
        Show(bag),
        change("bag", 0, scale=0.3),
        thud,
        change("bag", 240, "back", scale=1.2),
    ]
    comes = parts(springs("mascot", 240, 0.3, scale=0.5))
    assert comes[0] == Enter("mascot")
    assert comes[-1] == change("mascot", 240, "back", scale=0.5)


def test_what_fades_is_hidden_when_nothing_of_it_is_seen() -> None:
    motion = fades(160, "a", "b")
    assert lasts(motion) == 160
    faded = [change(key, 160, "in", alpha=0) for key in "ab"]
    assert parts(motion) == [*faded, Hide("a"), Hide("b")]


def test_what_is_large_goes_dark_in_steps_all_of_it_together() -> None:
    motion = dims(["one", "other"], 50, 0.2, 0.4)
    assert lasts(motion) == 100
    assert [part for part in parts(motion) if not isinstance(part, Wait)] == [
        change(key, 0, alpha=level) for level in (0.2, 0.4) for key in ("one", "other")
    ]


def test_what_passes_may_be_heard_as_it_starts_on_its_way_and_as_it_lands() -> None:
    sounds = [Sound("starts"), Sound("way"), Sound("lands")]
    there = Piece("ball", x=1, y=2)
    motion = passes(there, (5, 5), 300, starts=sounds[0], way=sounds[1], lands=sounds[2])
    told = [part for part in parts(motion) if isinstance(part, Show | Sound | Arc | Hide)]
    arc = Arc("ball", (5, 5), 300, lift=60, curve="both")
    assert told == [Show(there), sounds[0], arc, sounds[1], Hide("ball"), sounds[2]]


def test_what_enters_differs_at_once_from_where_it_belongs() -> None:
    assert parts(enters("ball", y=7, scale=0.5)) == [
        Enter("ball"),
        change("ball", 0, y=7, scale=0.5),
    ]


def test_tempos_go_from_the_quickest_to_the_slowest_and_loudness_from_the_softest() -> None:
    tempos = [
        tempo.PRESTISSIMO, tempo.PRESTO, tempo.VIVACE, tempo.ALLEGRO, tempo.MODERATO,
        tempo.ANDANTE, tempo.ADAGIO,
    ]  # fmt: skip
    loud = [tempo.PP, tempo.PIANO, tempo.MP, tempo.MF, tempo.FORTE, 1]
    assert all(a.ms < b.ms for a, b in pairwise(tempos))
    assert all(a < b for a, b in pairwise(loud))


@pytest.mark.parametrize(
    ("count", "found"),
    [
        (1, [(True, 0, 1)]),
        (2, [(True, 0, 1), (False, 0, 1)]),
        (5, [(True, 0, 3), (True, 1, 3), (True, 2, 3), (False, 0, 2), (False, 1, 2)]),
    ],
)
def test_half_of_them_at_each_side_and_the_odd_one_at_the_left(
    count: int, found: list[tuple[bool, int, int]]
) -> None:
    assert [tuple(halves(at, count)) for at in range(count)] == found


def test_an_act_that_is_only_heard_sounds_and_settles() -> None:
    over = Turnover(None, None, Look(FULL, ()), {}, {})
    event = TurnBegun(2, tied=False)
    assert parts(Heard("coin", 0.5, ms=80)(event, over)) == [Sound("coin", 0.5), Settle(80)]
    assert parts(Heard("coin")(event, over)) == [Sound("coin"), Settle()]


def test_a_shout_is_as_large_as_its_game_shouts_or_as_it_is_told() -> None:
    shout = Shout(70, 500, font="army")
    sizes = []
    for motion in (shout("a", "A", (1, 2)), shout("a", "A", (1, 2), size=40)):
        piece = next(part.piece for part in parts(motion) if isinstance(part, Show))
        assert piece.text is not None
        assert (piece.x, piece.y, piece.depth, piece.text.font) == (1, 2, 500, "army")
        sizes.append(piece.text.size)
    assert sizes == [70, 40]


def test_a_camera_has_all_in_sight_as_large_as_a_step_allows() -> None:
    mat, room = Box(0, 0, 1200, 800), Box(100, 100, 1000, 600)
    seen = around([Reach(-300, -100, -200, 100), Reach(0, -250, 350, 250)])
    assert tuple(seen) == (-300, -250, 350, 250)
    camera = Camera.framing(mat, room, seen, 9.0, STEPS)
    assert camera.k == 1.0
    left, top = camera.sees(seen.left, seen.top)
    right, bottom = camera.sees(seen.right, seen.bottom)
    assert room.x <= left < right <= room.right
    assert room.y <= top < bottom <= room.bottom
    assert camera.sees(0, 0) == (room.cx, room.cy), "it stays over the middle while it can"


def test_a_camera_leaves_the_middle_only_as_far_as_it_must() -> None:
    room = Box(0, 0, 1000, 600)
    camera = Camera.framing(room, room, Reach(-100, -50, 700, 50), 9.0, STEPS)
    assert camera.k == 1.0
    assert camera.sees(700, 0)[0] == room.right


def test_no_step_fits_what_is_very_large_and_it_is_seen_whole_all_the_same() -> None:
    room = Box(0, 0, 1000, 600)
    camera = Camera.framing(room, room, Reach(-5000, -50, 5000, 50), 9.0, STEPS)
    assert camera.k == 0.1
    assert camera.sees(5000, 0)[0] <= room.right


def test_what_stands_on_the_table_goes_along_with_the_camera() -> None:
    room = Box(0, 0, 1000, 600)
    was, now = Camera(room, room, 1.0, 0, 0), Camera(room, room, 0.5, 120, -40)
    assert now.follows(was, *was.sees(33, 44)) == pytest.approx(now.sees(33, 44))


def test_a_family_of_keys_has_one_for_each_of_its_things() -> None:
    die: Keys[int, str] = Keys("die.{}.{}")
    badge: Keys[str] = Keys("{}.badge")
    assert badge(die(2, "prize")) == "die.2.prize.badge"


def test_a_piece_has_its_parts_and_nobody_elses() -> None:
    pieces = ["seat.1", "seat.1.name", "seat.11", "seat.11.name", "my.seat.1"]
    assert under("seat.1", pieces) == ["seat.1", "seat.1.name"]
