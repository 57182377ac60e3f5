"""What the table remembers of hits: feuds, revenge, plasters, tongues; all of it in public."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

from game.games.whakka_mole import table
from game.games.whakka_mole.events import Counted, Popped, Whacked
from game.games.whakka_mole.rules.game import GAME
from game.games.whakka_mole.table.feud import FEUD, Feud, feud, sore
from game.games.whakka_mole.table.ring import public
from game.kernel.play import act
from game.stage.box import Box
from game.stage.frame import Frame
from game.stage.solid import solid
from tests.games.whakka_mole.sheets import new, popup
from tests.stage.tables import look

if TYPE_CHECKING:
    from game.games.whakka_mole.rules.state import WhakkaState
    from game.games.whakka_mole.seen import WhakkaSeen
    from game.kernel.event import Event
    from game.stage.look import Look
    from tests.games.whakka_mole.sheets import Paper

TABLE = table.TABLE


def turn(state: WhakkaState, *papers: Paper) -> dict[type[Event], WhakkaSeen]:
    """Everybody writes; what everybody sees right after each thing that is told."""
    told: dict[type[Event], WhakkaSeen] = {}

    def tell(event: Event) -> None:
        told[type(event)] = GAME.observe(state, None)

    for seat, (holes, whack) in enumerate(papers):
        for answer in (popup(holes), (f"hole.{whack}",)):
            act(state, seat, answer, tell)
    return told


HIT: Paper = ((1, 2), 1)
MISS: Paper = ((1, 2), 9)


def art(seen: WhakkaSeen, seat: int) -> set[str]:
    """How the moles of a sheet look."""
    pieces = TABLE.showing(seen, look(seen, len(seen.sheets))).pieces
    return {p.art.rsplit(".", 1)[1] for p in pieces if p.key.startswith(f"mole.{seat}.")}


def test_the_third_hit_on_a_neighbour_is_a_feud() -> None:
    state = new(3)
    for times in range(1, FEUD + 2):
        seen = turn(state, HIT, MISS, MISS)[Whacked]
        assert feud(seen) == (Feud(0, 1, times) if times >= FEUD else None)
        title = TABLE.showing(seen, look(seen, 3)).prompt.title
        assert (title.key == "feud", title.args.get("times", times)) == (times >= FEUD, times)


def test_a_miss_is_no_hit_and_ends_nothing() -> None:
    state = new(3)
    told = [feud(turn(state, paper, MISS, MISS)[Counted]) for paper in (HIT, HIT, MISS, HIT)]
    assert told == [None, None, None, Feud(0, 1, 3)]


def test_of_several_the_longest_is_told() -> None:
    state = new(3)
    turn(state, MISS, HIT, HIT)
    told = [feud(turn(state, MISS, HIT, HIT)[Whacked]) for _ in range(3)]
    assert told == [None, Feud(1, 2, 3), Feud(1, 2, 4)]
    turn(state, MISS, HIT, MISS)
    assert feud(turn(state, MISS, HIT, HIT)[Whacked]) == Feud(1, 2, 6)


def test_the_first_hit_back_is_revenge() -> None:
    state = new(2)
    for _ in range(2):
        turn(state, HIT, MISS)
    told = feud(turn(state, MISS, HIT)[Whacked])
    assert told == Feud(1, 0, 1, revenge=True)
    assert feud(turn(state, MISS, HIT)[Whacked]) is None


def test_who_was_flat_last_turn_wears_a_plaster() -> None:
    state = new(3)
    turn(state, HIT, MISS, MISS)
    beats = turn(state, MISS, MISS, MISS)
    assert [sore(beats[Popped], seat) for seat in range(3)] == [False, True, False]
    assert art(beats[Popped], 1) == {"sore"}
    assert art(beats[Popped], 2) <= {"up", "grin"}
    assert art(beats[Counted], 1) == {"sore"}
    healed = turn(state, MISS, MISS, MISS)
    assert not any(sore(healed[Popped], seat) for seat in range(3))


def test_moles_that_were_missed_put_their_tongues_out() -> None:
    seen = turn(new(3), HIT, MISS, MISS)[Whacked]
    assert art(seen, 1) == {"dizzy"}
    assert art(seen, 0) == art(seen, 2) == {"razz"}


def test_what_is_remembered_is_the_same_for_everybody() -> None:
    state = new(3)
    for _ in range(3):
        turn(state, HIT, MISS, MISS)
    seen = [GAME.observe(state, viewer) for viewer in (None, 0, 1, 2)]
    assert len({tuple(sore(each, seat) for seat in range(3)) for each in seen}) == 1


@pytest.mark.parametrize("seats", range(2, 9))
def test_how_often_is_written_over_no_score_and_no_hole(seats: int) -> None:
    """For every pair of neighbours, in every size of window and text."""
    count = new(seats).holes
    for seat, size, text in itertools.product(
        range(seats), ((1280, 720), (1920, 1080), (2560, 1080)), (100, 130, 200)
    ):
        frame = Frame.of(*size, text)
        stage = public(frame, seats, count)
        pair = Feud(seat, (seat + 1) % seats, 4)
        found = [p for p in table.feud.pieces(pair, stage, dim=True) if p.key == "feud"]
        # In large text the prompt alone says it.
        assert bool(found) is not frame.large
        if frame.large:
            continue
        (chip,) = found
        box = Box(chip.x - chip.w / 2, chip.y - chip.h / 2, chip.w, chip.h)
        assert box.x >= 0
        assert box.right <= frame.w
        for plot in stage.plots:
            header = Box(plot.box.x + 12, plot.box.y + 9, plot.box.w - 24, 48)
            assert not box.meets(header)
            for x, y in plot.holes:
                number = Box(x - 12, y + plot.wide * 0.15 - 8, 24, 22)
                assert not box.meets(number), (seat, size, text)


@pytest.mark.parametrize("seats", [2, 3, 4, 8])
def test_a_feud_is_framed_and_all_others_are_dimmed_until_points_are_counted(seats: int) -> None:
    state = new(seats)
    papers = (HIT, *[MISS] * (seats - 1))
    seen = [turn(state, *papers)[Whacked] for _ in range(FEUD - 1)][-1]
    eyes = look(seen, seats)
    plain = TABLE.showing(seen, eyes)
    assert not [piece.key for piece in plain.pieces if piece.key.startswith("feud")]
    told = turn(state, *papers)
    shown = TABLE.showing(told[Whacked], look(told[Whacked], seats))
    boards = {seat: public(eyes.frame, seats, state.holes).plots[seat].box for seat in range(seats)}
    framed = [solid(piece) for piece in shown.pieces if piece.key.startswith("feud.rim.")]
    inside = {
        seat
        for seat, box in boards.items()
        if any(rim.x < box.x and rim.right > box.right and rim.y < box.y < rim.bottom
               for rim in framed)
    }  # fmt: skip
    assert inside == {0, 1}
    dim = {piece.key for piece in shown.pieces if piece.key.startswith("feud.dim.")}
    assert dim == {f"feud.dim.{seat}" for seat in range(2, seats)}
    counted = TABLE.showing(told[Counted], look(told[Counted], seats))
    assert not [piece.key for piece in counted.pieces if piece.key.startswith("feud.dim")]


def test_the_hits_of_a_feud_are_counted_in_mallets() -> None:
    state = new(2)
    seen = [turn(state, HIT, MISS)[Whacked] for _ in range(FEUD)][-1]
    prompt = TABLE.showing(seen, look(seen, 2)).prompt
    assert (prompt.tally, prompt.counted) == (((0, "3", True), (1, "0", False)), "prop/mallet")
    state = new(3)
    seen = [turn(state, HIT, HIT, MISS)[Whacked] for _ in range(FEUD)][-1]
    # Seat 1 hits seat 2: that is another feud, not an answer to this one.
    assert TABLE.showing(seen, look(seen, 3)).prompt.tally == ((0, "3", True),)


def test_both_faces_stand_by_it_and_the_one_that_was_hit_has_had_enough() -> None:
    state = new(3)
    for _ in range(FEUD - 1):
        prompt = TABLE.showing(*_looked(turn(state, HIT, MISS, MISS)[Whacked])).prompt
        assert prompt.duel is None
    told = turn(state, HIT, MISS, MISS)
    prompt = TABLE.showing(*_looked(told[Whacked])).prompt
    assert prompt.duel is not None
    assert (prompt.duel.one, prompt.duel.other, prompt.duel.retort) == (0, 1, True)
    assert prompt.body is not None
    assert prompt.body.key == "feud-retort"
    counted = TABLE.showing(*_looked(told[Counted])).prompt
    assert counted.duel is not None
    assert not counted.duel.retort, "there the points are told"


def test_with_a_revenge_both_faces_change() -> None:
    state = new(2)
    for _ in range(FEUD):
        turn(state, HIT, MISS)
    prompt = TABLE.showing(*_looked(turn(state, MISS, HIT)[Whacked])).prompt
    assert prompt.duel is not None
    assert (prompt.duel.one, prompt.duel.other) == (1, 0)
    assert prompt.body is not None
    assert prompt.body.key == "revenge-retort"


def _looked(seen: WhakkaSeen) -> tuple[WhakkaSeen, Look]:
    return seen, look(seen, len(seen.sheets))
