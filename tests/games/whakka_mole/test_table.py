"""Whakka Mole's table: everything in its place for any number of seats, and no secret in it."""

from __future__ import annotations

import dataclasses
import itertools
from typing import TYPE_CHECKING, Any

import pytest

from game import catalogue
from game.games.whakka_mole.content import OPTIONS, Hole, hole_id
from game.games.whakka_mole.content import holes as all_holes
from game.games.whakka_mole.events import Count, Counted, Whacked
from game.games.whakka_mole.table.race import race
from game.games.whakka_mole.table.ring import private, public
from game.games.whakka_mole.table.shapes import raised
from game.games.whakka_mole.table.sheet import Whack, dress, sheet
from game.kernel.chance import Random
from game.stage.box import Box
from game.stage.frame import Frame
from game.stage.look import Face
from game.stage.motion import Enter, Hide
from game.stage.said import Said
from game.stage.schedule import schedule
from game.stage.sprites import Sprites
from game.stage.table import Turnover
from game.system.text import Texts
from tests.stage.tables import COLOURS, beats, look

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.whakka_mole.seen import WhakkaSeen
    from game.kernel.contract import Seen
    from game.stage.piece import Piece
    from game.stage.table import Prompt

TABLE = catalogue.table("whakka_mole")
GAME = catalogue.game("whakka_mole")
SEATS = range(2, 9)
HOLES = (9, 10, 12)
SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (1920, 1200), (2560, 1080), (640, 360))


def frames() -> Iterator[Frame]:
    for size, text in itertools.product(SIZES, (100, 150, 200)):
        yield Frame.of(*size, text)


@pytest.mark.parametrize("seats", SEATS)
def test_sheets_lie_in_the_frame_and_not_on_each_other(seats: int) -> None:
    for frame in frames():
        for holes in HOLES:
            stage = public(frame, seats, holes)
            boxes = [plot.box for plot in stage.plots]
            boxes += [stage.race, stage.regions.prompt]
            boxes += [
                box
                for box in (stage.regions.log, stage.regions.crib, stage.neighbours)
                if box is not None
            ]
            for box in boxes:
                assert box.x >= 0
                assert box.y >= 96
                assert box.right <= frame.w
                assert box.bottom <= frame.h
            for one, other in itertools.combinations(boxes, 2):
                assert not one.meets(other)


@pytest.mark.parametrize("holes", HOLES)
def test_holes_can_be_pointed_at_one_by_one(holes: int) -> None:
    for frame in frames():
        plots = [*private(frame, holes, whacks=False), *public(frame, 8, holes).plots]
        for plot in plots:
            spots = [plot.spot(number) for number in all_holes(holes)]
            for one, other in itertools.combinations(spots, 2):
                assert not one.inset(0.5).meets(other.inset(0.5))
            for spot in spots:
                assert plot.box.x <= spot.x
                assert spot.right <= plot.box.right
                assert spot.w * frame.scale > 20


def test_each_whacks_the_next_in_the_ring() -> None:
    for seats in SEATS:
        arrows = public(Frame.of(1920, 1080), seats, 10).pointers
        assert len(arrows) == (1 if seats == 2 else seats)
        assert all(arrow.both for arrow in arrows) == (seats == 2)


def pieces(seen: Any, seats: int, **more: Any) -> list[Piece]:
    return list(TABLE.showing(seen, look(seen, seats, **more)).pieces)


@pytest.mark.parametrize("seats", SEATS)
def test_every_picture_is_there(seats: int) -> None:
    sprites = Sprites(Frame.of(1920, 1080))
    for _, seen in beats("whakka_mole", seats, seed=seats):
        for piece in pieces(seen, seats):
            for art in (piece.art, piece.face, piece.blink):
                assert not art or sprites.has(art), art
    assert not sprites.missing


def test_a_layout_is_pure() -> None:
    for _, seen in beats("whakka_mole", 5, seed=2):
        assert pieces(seen, 5) == pieces(dataclasses.replace(seen), 5)


def test_nothing_hidden_shows_on_the_public_table() -> None:
    """Whatever is sealed, the layout, the prompt and the words are the same."""
    rng = Random(4)
    state = GAME.new_match(4, {option.id: option.default for option in OPTIONS}, 5)
    from game.kernel import play
    from game.kernel.judge import any_of

    for _ in range(90):
        if state.over:
            break
        for viewer in (None, 0):
            other = GAME.scramble(state, viewer, rng)
            # Who is ready is everybody's to see, and scrambling may change how far one has got,
            # never whether one is done.
            one, two = GAME.observe(state, viewer), GAME.observe(other, viewer)
            assert TABLE.showing(one, look(one, 4)) == TABLE.showing(two, look(two, 4))
        seat = play.asked(state)[0]
        play.act(state, seat, any_of(play.legal(state, seat), rng))


def test_only_on_her_own_view_her_choice_is_seen() -> None:
    state = GAME.new_match(3, {option.id: option.default for option in OPTIONS}, 5)
    from game.kernel import play

    play.act(state, 1, ("hole.2", "hole.7"))
    public_one = pieces(GAME.observe(state, None), 3)
    assert not any(piece.key.startswith("mole.") for piece in public_one)
    hers = pieces(GAME.observe(state, 1), 3, private=True)
    assert {piece.key for piece in hers if piece.key.startswith("mole.")} == {
        "mole.1.2", "mole.1.7",
    }  # fmt: skip


WORDS = Texts("en").of("games/whakka_mole")


def say(said: Said | str) -> None:
    """The text is there, with all that is put in."""
    if isinstance(said, str):
        return
    assert WORDS.has(said.key), said.key
    for value in said.args.values():
        if isinstance(value, Said):
            say(value)
    told = WORDS(said.key, **{k: v if isinstance(v, int) else str(v) for k, v in said.args.items()})
    assert told
    assert "‹" not in told
    assert "{" not in told


def say_prompt(prompt: Prompt) -> None:
    for said in (prompt.title, prompt.body, prompt.note, prompt.counter):
        if said is not None:
            say(said)
    for step in prompt.steps:
        say(step.title)
        say(step.body)


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_what_everybody_reads_is_there(seats: int) -> None:
    for event, seen in beats("whakka_mole", seats, seed=seats, options={"stubborn": "on"}):
        at = look(seen, seats)
        showing = TABLE.showing(seen, at)
        say_prompt(showing.prompt)
        say(showing.title)
        for note in showing.crib:
            say(note.text)
        for line in TABLE.tale.lines(event, at) if event is not None else ():
            say(line.text)
        for piece in showing.pieces:
            say(piece.text.string if piece.text is not None else "")


@pytest.mark.parametrize(("scores", "told"), [((6, 6), "log-tied"), ((6, 8), "log-leads")])
def test_nobody_leads_in_a_tie(scores: tuple[int, int], told: str) -> None:
    seen = next(seen for _, seen in beats("whakka_mole", 2, seed=1, options={}))
    counts = tuple(Count(seat, 0, 0, score) for seat, score in enumerate(scores))
    (line,) = TABLE.tale.lines(Counted(1, counts), look(seen, 2))
    assert line.text.key == told
    assert line.text.args["score"] == max(scores)
    assert line.seat == (None if told == "log-tied" else 1)


@pytest.mark.parametrize("stubborn", ["on", "off"])
def test_what_she_reads_who_chooses_is_there(stubborn: str) -> None:
    for _, seen in beats("whakka_mole", 3, seed=1, options={"stubborn": stubborn}):
        found: Any = seen
        if not seen.asked:
            continue
        for mine in ((), (("hole.1",),)):
            own = dataclasses.replace(found, viewer=seen.asked[0], mine=mine)
            at = look(own, 3)
            showing = TABLE.showing(own, at)
            say_prompt(showing.prompt)
            assert len(showing.by_id) == found.holes
            for number in range(1, found.holes + 1):
                answer = showing.by_id[hole_id(Hole(number))]
                assert answer.help is not None
                say(answer.help)
                say(answer.tells)


def test_keys_name_holes_and_rows_hold_them_all() -> None:
    for holes in HOLES:
        options = {option.id: option.default for option in OPTIONS} | {"holes": str(holes)}
        state = GAME.new_match(2, options, 1)
        ids = [hole_id(number) for number in all_holes(holes)]
        hers, all_see = GAME.observe(state, 0), GAME.observe(state, None)
        keys = [TABLE.showing(hers, look(hers, 2)).by_id[name].key for name in ids]
        assert len(set(keys)) == holes
        assert keys[:9] == list("123456789")
        pad = TABLE.showing(all_see, look(all_see, 2)).pad
        assert pad is not None
        assert [name for row in pad.rows for name in row] == ids
        assert list(pad.caps) == keys
        assert all(len(row) <= 4 for row in pad.rows)


def test_a_spot_lies_on_ones_own_sheet_and_then_on_the_neighbours() -> None:
    options = {option.id: option.default for option in OPTIONS}
    seen = GAME.observe(GAME.new_match(3, options, 1), 1)
    plots = public(Frame.of(1920, 1080), 3, 10).plots

    def place(seen: WhakkaSeen) -> Box | None:
        box: Box | None = TABLE.showing(seen, look(seen, 3)).place_of("hole.4")
        return box

    def inside(spot: Box | None, box: Box) -> bool:
        return spot is not None and box.holds(spot.cx, spot.cy)

    assert inside(place(seen), plots[1].box)
    then = dataclasses.replace(seen, mine=(("hole.1",),))
    assert inside(place(then), plots[2].box)
    assert place(dataclasses.replace(seen, viewer=None)) is None


def test_statistics_count_what_happened() -> None:
    told = list(beats("whakka_mole", 3, seed=6))
    events = [event for event, _ in told if event is not None]
    tale, at = TABLE.tale, look(told[-1][1], 3)
    rows = {row.title.key: row.values for row in tale.rows(tale.whole(None, events, at))}
    turns = sum(isinstance(event, Whacked) for event in events)
    hits, missed = (list(map(int, rows[key])) for key in ("stat-hits", "stat-missed"))
    assert [hit + miss for hit, miss in zip(hits, missed, strict=True)] == [turns] * 3
    assert sum(map(int, rows["stat-struck"])) == sum(hits)
    final = next(event for event in reversed(events) if isinstance(event, Counted))
    moles = list(map(int, rows["stat-moles"]))
    assert [count.score for count in final.counts] == [
        6 * h + m for h, m in zip(hits, moles, strict=True)
    ]


@pytest.mark.parametrize("seats", SEATS)
def test_a_mallet_never_hides_a_name_or_a_score(seats: int) -> None:
    """Whichever hole it strikes, badge and "miss" stay on the lawn, as high as it is swung."""
    for size, text in itertools.product(SIZES, (100, 200)):
        stage = public(Frame.of(*size, text), seats, 10)
        faces = (Face("Seat 1", "royal"),)
        for plot, hole, hit in itertools.product(stage.plots, range(1, 11), (False, True)):
            whack = Whack(0, Hole(hole), hit, 6)
            pieces = {p.key: p for p in sheet(plot, dress(seat=0, score=3, whack=whack), faces)}
            assert ("whack.0.tag" in pieces) is plot.form.tags
            for key in ("whack.0.badge", "whack.0.tag")[: 1 + plot.form.tags]:
                piece = pieces[key]
                if piece.art:
                    assert piece.y - piece.h / 2 >= plot.lawn.y
            mallet = pieces["whack.0.mallet"]
            lawn = pieces["seat.0.lawn"]
            assert mallet.y - raised(mallet, lawn) - mallet.h / 2 >= plot.lawn.y - 0.01


@pytest.mark.parametrize("large", [False, True])
def test_no_runner_stands_on_a_number_of_the_race(large: bool) -> None:
    """A number gives way to the other side of its mark; where both are taken it waits."""
    track = public(Frame.of(1920, 1080, 200 if large else 100), 3, 10).race
    faces = [Face(f"Seat {seat}", colour) for seat, colour in enumerate(COLOURS[:3])]
    at_left, waits = 0, 0
    for score in range(51):
        scores = (score, max(score - 4, 0), 7)
        laid = list(race(track, faces, scores, (0, 0, 0), large=large))
        marks = [piece for piece in laid if piece.key.startswith("race.mark.")]
        ticks = {piece.key: piece.x for piece in laid if piece.key.startswith("race.tick.")}
        for mark in marks:
            at_left += mark.x < ticks[mark.key.replace("mark", "tick")]
            for runner in laid:
                if runner.key.startswith("runner.") and runner.key.count(".") == 1:
                    near = abs(runner.x - mark.x) < runner.h / 2 and runner.y > track.cy
                    assert not near, (score, mark.key, runner.key)
        waits += 5 - len(marks)
    assert at_left
    assert waits


@pytest.mark.parametrize("seats", SEATS)
def test_who_hit_whom_is_read_beside_the_curtains_and_over_the_envelope(seats: int) -> None:
    for size, text in itertools.product(SIZES, (100, 200)):
        stage = public(Frame.of(*size, text), seats, 10)
        faces = (Face("Seat 1", "royal"),)
        for plot, hole in itertools.product(stage.plots, range(1, 11)):
            whack = Whack(0, Hole(hole), True, 6)
            what = dress(seat=0, score=3, whack=whack, writing=True, theatre=True, ready=True)
            pieces = {p.key: p for p in sheet(plot, what, faces)}
            burst, left, right = (
                pieces[key]
                for key in ("whack.0.burst", "seat.0.curtain.left", "seat.0.curtain.right")
            )
            assert left.x + left.w / 2 <= burst.x - burst.w / 2 + 0.01
            assert burst.x + burst.w / 2 <= right.x - right.w / 2 + 0.01
            assert burst.depth > pieces["seat.0.seal"].depth


def test_the_light_around_a_sheet_comes_and_goes_at_once() -> None:
    """It is as large as a sheet: to fade it would be half of the table in every frame."""
    last, went, came = None, 0, 0
    for event, seen in beats("whakka_mole", 4, seed=3):
        if event is not None and last is not None:
            was, now = (_keyed(each) for each in (last, seen))
            lit = {key for key in (*was, *now) if key.endswith(".glow")}
            motion = TABLE.acts.motion(event, Turnover(last, seen, look(seen, 4), was, now))
            leaves = [cue.leaf for cue in schedule(motion)] if motion is not None else []
            if event.kind == "new-turn":
                gone = lit - set(now)
                went += len(gone)
                assert gone <= {leaf.key for leaf in leaves if isinstance(leaf, Hide)}
            elif event.kind == "counted" and not TABLE.showing(seen, look(seen, 4)).staged:
                fresh = lit - set(was)
                came += len(fresh)
                assert fresh <= {leaf.key for leaf in leaves if isinstance(leaf, Enter)}
        last = seen
    assert went
    assert came


def _keyed(seen: Seen) -> dict[str, Piece]:
    return {piece.key: piece for piece in TABLE.showing(seen, look(seen, 4)).pieces}


def _read(piece: Piece) -> Box:
    """What of a number, or of what is written on a sign, is read."""
    assert piece.text is not None
    wide, high = piece.w - 12, piece.h - 12
    if isinstance(piece.text.string, str):
        wide = len(piece.text.string) * 0.62 * piece.text.size
        high = 0.8 * piece.text.size
    return Box(piece.x - wide / 2, piece.y - high / 2, wide, high)


@pytest.mark.parametrize("seats", SEATS)
def test_what_a_mallet_brought_hides_no_number_of_a_hole(seats: int) -> None:
    """Beside them, or with a rim under them, if there is room for any word; and they lie over burst
    and mallet."""
    faces = (Face("Seat 1", "royal"),)
    for size, text in itertools.product(SIZES, (100, 200)):
        plot = public(Frame.of(*size, text), seats, 10).plots[0]
        assert plot.form.tags or text == 200
        for hole, hit in itertools.product(range(1, 11), (False, True)):
            whack = Whack(0, Hole(hole), hit, 6)
            laid = {p.key: p for p in sheet(plot, dress(seat=0, score=3, whack=whack), faces)}
            numbers = [piece for key, piece in laid.items() if key.endswith(".number")]
            assert len(numbers) == 10
            for number in numbers:
                assert number.depth > laid["whack.0.mallet"].depth > laid["whack.0.burst"].depth
            if not plot.form.tags:
                continue
            tag = _read(laid["whack.0.tag"])
            for number in numbers:
                read = _read(number)
                wide = min(tag.right, read.right) - max(tag.x, read.x)
                high = min(tag.bottom, read.bottom) - max(tag.y, read.y)
                hidden = max(wide, 0) * max(high, 0) / (read.w * read.h)
                assert hidden < (0.2 if hit else 0.4), (size, text, hole, hit, number.key)
