"""Every moment of every game shows what may be answered in it, to whoever may answer it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from game import catalogue
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.contract import PickSome
from game.kernel.judge import any_of
from game.match.choosing import Choosing
from game.screens.common.said import speaker
from game.screens.gallery import rehearsal
from game.stage.box import Box
from game.stage.manifest import facts_of
from game.stage.piece import Answer, Piece
from game.stage.said import Said
from game.stage.showing import Page, Showing
from game.stage.shown import Shown
from game.stage.solid import solid
from game.stage.table import Prompt, Regions, Table
from tests.stage.tables import FULL, beats, look

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.kernel.contract import Action, Seen
    from game.stage.look import Look

_DECISIONS = 40
TABLES = {name: catalogue.table(name) for name in catalogue.GAMES}


def steps(
    table: Table[Any], seen: Seen, legal: Any, seat: int, answer: Action
) -> Iterator[Choosing]:
    """The way to an answer, before its first id and after each."""
    choosing = Choosing(seat, legal, folded=table.manner(seen).folded)
    yield choosing
    for name in answer:
        if name not in choosing.folded:
            choosing.choose(name)
            yield choosing


def looks(name: str, seats: int) -> Iterator[tuple[Seen, Look]]:
    """A random match as those see it who answer, in private, alone and among others."""
    game, table, rng = catalogue.game(name), TABLES[name], Random(seats)
    options = {option.id: option.default for option in game.options}
    state = play.start(game, seats, options, 7 * seats)
    for _ in range(_DECISIONS):
        if state.over:
            return
        manner = table.manner(game.observe(state, None))
        asked = [seat for seat in manner.turns or play.asked(state) if seat in play.asked(state)]
        seat = asked[0]
        seen, everybodys = game.observe(state, seat), game.observe(state, None)
        legal = play.legal(state, seat)
        answer = any_of(legal, rng)
        for way in steps(table, seen, legal, seat, answer):
            at = look(
                seen, seats, path=way.path, picked=way.picked, offered=way.offered,
                ready=way.ready is not None, chooser=seat, hinted=answer, folded=way.folded,
            )  # fmt: skip
            yield seen, replace(at, lone=seat)
            if manner.secret:
                yield seen, replace(at, private=True)
            else:
                shown = tuple(name for name in way.offered if name not in manner.veiled)
                yield everybodys, replace(at, offered=shown)
        play.act(state, seat, answer)


def ends(name: str) -> list[int]:
    seats = catalogue.game(name).seats
    return sorted({min(seats), max(seats)})


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in catalogue.GAMES for seats in ends(name)]
)
def test_whatever_may_be_answered_has_a_name_and_a_place_or_a_button(name: str, seats: int) -> None:
    table = TABLES[name]
    for seen, at in looks(name, seats):
        showing = table.showing(seen, at)
        keys = [piece.key for piece in showing.pieces]
        twice = {key for key, count in Counter(keys).items() if count > 1}
        assert not twice, f"the table of {name} lays two pieces with one key: {twice}"
        missing = set(at.offered) - set(showing.by_id)
        assert not missing, f"no piece and no button of {name} stands for the answers {missing}"
        assert not ill_advised(table, seen, at, showing), name
        for id_ in at.offered:
            answer, box = showing.by_id[id_], showing.place_of(id_)
            assert answer.tells, f"the answer {id_} of {name} has no name in words"
            if box is None:
                assert not showing.bearers(id_), "a piece without a box cannot be pointed at"
                continue
            assert min(box.w, box.h) > 0, f"{id_} of {name} is pointed at in no room: {box}"
            assert FULL.box.inset(-1).holds(box.cx, box.cy), f"{id_} of {name} is off the table"


WORDS = {name: speaker(rehearsal().game_words(name)) for name in catalogue.GAMES}


def ill_advised(table: Table[Any], seen: Seen, at: Look, showing: Showing) -> str:
    """What is wrong with a hint: each id that is pressed for it is named, and nothing twice lit."""
    told = [WORDS[table.id](word) for word in showing.hint]
    if len(told) != len(at.advised):
        return f"it names {told} for the ids {at.advised}"
    if bare := [words for words in told if not words or "‹" in words]:
        return f"there are no words for {at.advised}: {bare}"
    # The frame lights what comes next (`Lit`); a table may mark what comes after that.
    here = {piece.key for piece in table.showing(seen, replace(at, hinted=())).pieces}
    left = [name for name in at.hinted[len(at.path) :] if name not in at.picked]
    for name in [name for name in left if name in at.offered][:1]:
        box = showing.place_of(name)
        if box is None:
            continue
        # What marks a neighbour may reach over its edge.
        middle = box.inset(box.w / 4, box.h / 4)
        for piece in showing.pieces:
            if piece.key not in here and middle.holds(piece.x, piece.y):
                return f"{piece.key} marks {name}, which the frame lights"
    return ""


@pytest.mark.parametrize("name", catalogue.GAMES)
def test_a_hint_that_leaves_out_what_is_pressed_is_found(name: str) -> None:
    table = TABLES[name]
    advised = [
        (seen, at) for seen, at in looks(name, max(catalogue.game(name).seats)) if at.advised
    ]
    found = set()
    for seen, at in advised:
        showing = table.showing(seen, at)
        less = replace(showing, hint=showing.hint[:-1])
        bare = replace(showing, hint=(*showing.hint[:-1], Said("no-such-word")))
        twice = replace(showing, hint=(*showing.hint, *showing.hint[:1]))
        found |= {bool(ill_advised(table, seen, at, each)) for each in (less, bare, twice)}
    assert found == {True}


@pytest.mark.parametrize("name", catalogue.GAMES)
def test_a_sentence_for_one_more_press_comes_with_a_whole_answer_alone(name: str) -> None:
    table = TABLES[name]
    for seen, at in looks(name, max(catalogue.game(name).seats)):
        assert at.ready or table.showing(seen, at).sure is None


def bare(*pieces: Piece, answers: tuple[Answer, ...] = ()) -> Showing:
    nothing = Said("")
    return Showing(pieces, Prompt(nothing), nothing, Regions(Box(0, 0, 0, 0)), answers=answers)


def test_an_answer_is_pointed_at_where_the_first_of_its_pieces_lies() -> None:
    mole, hole = Answer("hole.1", "A"), Answer("hole.1", "A")
    showing = bare(
        Piece("hole", "ui/chip.cream", 100, 50, 40, 20, answer=hole),
        Piece("mole", "ui/chip.cream", 100, 30, 40, 60, answer=mole),
        Piece("other", "ui/chip.cream", 0, 0, 9, 9, answer=Answer("hole.2", "B")),
    )
    assert showing.place_of("hole.1") == Box(80, 40, 40, 20)
    assert [piece.key for piece in showing.bearers("hole.1")] == ["hole", "mole"]


def test_a_reach_goes_before_the_piece_and_an_answer_without_either_is_a_button() -> None:
    here = Box(1, 2, 3, 4)
    showing = bare(
        Piece("a", "ui/chip.cream", 100, 50, 40, 20, answer=Answer("a", "A", reach=here)),
        answers=(Answer("b", "B", reach=here), Answer("c", "C")),
    )
    assert [showing.place_of(name) for name in ("a", "b", "c", "?")] == [here, here, None, None]


def test_what_is_solid_of_a_piece_is_without_the_shadow_painted_with_it() -> None:
    facts = facts_of("ui/chip.cream")
    assert facts is not None
    left, top, right, bottom = facts.pad
    assert left + top + right + bottom > 0
    box = solid(Piece("chip", "ui/chip.cream", 500, 400, scale=2))
    assert (box.w, box.h) == pytest.approx((2 * facts.body[0], 2 * facts.body[1]))
    assert box.x == pytest.approx(500 + 2 * (left - facts.ax * facts.w))
    assert box.y == pytest.approx(400 + 2 * (top - facts.ay * facts.h))


def test_a_piece_on_its_side_takes_as_much_room_across_as_it_had_down() -> None:
    facts = facts_of("card/back.green")
    assert facts is not None
    upright = solid(Piece("card", "card/back.green", 500, 400, h=200))
    lying = solid(Piece("card", "card/back.green", 500, 400, h=200, turn=90))
    assert (lying.w, lying.h) == pytest.approx((upright.h, upright.w))


def test_a_moment_is_shown_once_however_often_it_is_asked_for() -> None:
    made: list[object] = []

    class Counting(Table[Any]):
        def showing(self, seen: Any, look: Look) -> Showing:
            made.append(seen)
            return bare()

    _, seen = next(beats("whakka_mole", 2, seed=1))
    shown, one, other, at = Shown(Counting()), object(), object(), look(seen, 2)
    first = shown.of(one, at)
    assert shown.of(other, at) is not first
    assert shown.of(one, replace(at)) is first, "an equal look is the same look"
    assert shown.of(one, replace(at, hover="hole.1")) is not first
    assert made == [one, other, one]


def test_picking_some_is_ready_when_it_is_enough() -> None:
    choosing = Choosing(0, PickSome(("a", "b"), 1, 2))
    assert choosing.ready is None
    choosing.choose("a")
    assert choosing.ready == ("a",)


def leaks(table: Table[Any], own: tuple[Seen, Look], everybodys: tuple[Seen, Look]) -> list[str]:
    """Pages of what one seat alone sees that others are told of if they only name them."""
    names, public = (
        {piece.page for piece in table.showing(seen, look).pieces} - {""}
        for seen, look in (own, everybodys)
    )
    seen, look = everybodys
    asked = {name: table.showing(seen, replace(look, inspected=name)) for name in names - public}
    return [name for name, shown in asked.items() if shown.page is not None]


@pytest.mark.parametrize("name", catalogue.GAMES)
def test_whatever_can_be_looked_into_has_a_page_and_secrets_have_none_elsewhere(name: str) -> None:
    game, table, seats = catalogue.game(name), TABLES[name], max(catalogue.game(name).seats)
    options = {option.id: option.default for option in game.options}
    state, rng = play.start(game, seats, options, 3), Random(3)
    for _ in range(12):
        if state.over:
            break
        seat = play.asked(state)[0]
        everybodys, hers = game.observe(state, None), game.observe(state, seat)
        public = everybodys, look(everybodys, seats)
        own = hers, look(hers, seats, private=True)
        assert leaks(table, own, public) == []
        for seen, at in (public, own):
            for page in {piece.page for piece in table.showing(seen, at).pieces} - {""}:
                shown = table.showing(seen, replace(at, inspected=page)).page
                assert shown is not None, page
                assert shown.title
                assert shown.text
        play.act(state, seat, any_of(play.legal(state, seat), rng))


def test_a_page_that_is_told_to_whoever_names_it_is_found() -> None:
    class Leaky(Table[Any]):
        def showing(self, seen: Any, look: Look) -> Showing:
            pieces = (Piece("hand", page="hand"),) if look.private else ()
            page = Page("Her hand", "a five") if look.inspected == "hand" else None
            return replace(bare(*pieces), page=page)

    game = catalogue.game("whakka_mole")
    seen = game.observe(
        play.start(game, 2, {option.id: option.default for option in game.options}, 1), None
    )
    at = look(seen, 2)
    assert leaks(Leaky(), (seen, replace(at, private=True)), (seen, at)) == ["hand"]
