"""The park on the screen: every moment of whole matches can be laid out, told and moved.

One subject: the moments of that one table, each by name.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from game import catalogue
from game.games.mole_park.bot.judge import JUDGE
from game.games.mole_park.content import STANDS, stand_id
from game.games.mole_park.events import (
    EVENTS,
    CashedIn,
    Compared,
    Crowned,
    Dealt,
    Rolled,
    RolledOff,
    Whacked,
    Won,
)
from game.games.mole_park.rules.game import GAME
from game.games.mole_park.rules.state import Throw
from game.games.mole_park.rules.steps import Declare
from game.games.mole_park.seen import ParkSeen
from game.games.mole_park.table.places import plan
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.event import Event
from game.stage.box import Box
from game.stage.frame import Frame
from game.stage.look import Face, Look
from game.stage.motion import Change, Enter, Home, Show, Stagger, Then, Together, lasts
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.solid import solid
from game.stage.table import Turnover
from game.stage.tale import Row, Tale
from game.system.text import Texts
from tests.games.mole_park import park

TABLE = catalogue.table("mole_park")
_COLOURS = ("radish", "royal", "lavender", "carrot", "lemon", "fern", "ice", "truffle")
_MASTERS = Path(__file__).parents[3] / "art" / "masters" / "manifest.json"
_SPRITES = set(json.loads(_MASTERS.read_text(encoding="utf-8"))["sprites"])
_WORDS = Texts("en").of("games/mole_park")
_LONGEST_ACT = 6_000


def _look(seen: ParkSeen, **more: Any) -> Look:
    faces = tuple(
        Face(f"Mole {seat}", _COLOURS[seat], turn=seat in seen.asked)
        for seat in range(len(seen.hands))
    )
    return Look(Frame.of(1920, 1080), faces, **more)


def _match(seats: int, seed: int) -> Iterator[tuple[Event | None, ParkSeen]]:
    """Every moment of a match, as the public screen sees it."""
    state = GAME.new_match(seats, park.OPTIONS, seed)
    moments: list[tuple[Event | None, ParkSeen]] = [(None, GAME.observe(state, None))]

    def tell(event: Event) -> None:
        moments.append((event.seen_by(None), GAME.observe(state, None)))

    rng = Random(seed)
    play.settle(state, tell)
    while not state.over:
        for seat in play.asked(state):
            options = play.legal(state, seat)
            play.act(state, seat, JUDGE.policy(state, seat, options, rng, JUDGE.personalities[0]),
                     tell)  # fmt: skip
        moments.append((None, GAME.observe(state, None)))
    yield from moments


def _laid(seen: ParkSeen, look: Look) -> dict[str, Piece]:
    pieces = TABLE.showing(seen, look).pieces
    keyed = {piece.key: piece for piece in pieces}
    assert len(keyed) == len(pieces), "two pieces of one key"
    arts = {art for piece in pieces for art in (piece.art, piece.face) if art}
    assert arts <= _SPRITES
    for piece in pieces:
        if piece.text is not None:
            _said(piece.text.string)
    return keyed


def _said(speech: object) -> None:
    if isinstance(speech, Said):
        values = {n: v if isinstance(v, int | str) else "?" for n, v in speech.args.items()}
        assert _WORDS.has(speech.key), speech.key
        assert _WORDS(speech.key, **values)


def _leaves(motion: Any) -> Iterator[Any]:
    if isinstance(motion, Then | Together | Stagger):
        for each in motion.motions:
            yield from _leaves(each)
    else:
        yield motion


@pytest.mark.parametrize(
    ("seats", "seed"), [(2, 1), (3, 2), (4, 53), (4, 108), (5, 3), (6, 4), (8, 5)]
)
def test_every_moment_is_laid_out_told_and_moved(seats: int, seed: int) -> None:
    before: ParkSeen | None = None
    was: dict[str, Piece] = {}
    kinds = set()
    for event, seen in _match(seats, seed):
        look = _look(seen)
        now = _laid(seen, look)
        showing = TABLE.showing(seen, look)
        prompt = showing.prompt
        for said in (prompt.title, prompt.body, prompt.note, showing.title):
            _said(said)
        for note in showing.crib:
            _said(note.text)
        assert (showing.mood or TABLE.music) == ("music/showdown" if seen.rivals else "music/park")
        if event is not None:
            kinds.add(type(event))
            for line in TABLE.tale.lines(event, look):
                _said(line.text)
            motion = None
            if before is not None:
                motion = TABLE.acts.motion(event, Turnover(before, seen, look, was, now))
            if motion is not None:
                assert lasts(motion) < _LONGEST_ACT, event.kind
                for leaf in _leaves(motion):
                    if isinstance(leaf, Enter):
                        assert leaf.key in now or leaf.key.endswith(".badge"), leaf.key
                    if isinstance(leaf, Home):
                        assert leaf.key in now, leaf.key
                    if isinstance(leaf, Show) and leaf.piece.art:
                        assert leaf.piece.art in _SPRITES, leaf.piece.art
        before, was = seen, now
    assert {RolledOff, Dealt, Rolled, Whacked, CashedIn, Won, Crowned} <= kinds


def test_everything_that_is_told_is_shown() -> None:
    from game.games.mole_park.acts import ACTS  # only once the table is there, on which they play

    assert ACTS.kinds == frozenset(EVENTS)


def test_a_match_with_a_showdown_was_among_them() -> None:
    for seed, rivals in ((53, 2), (108, 3)):
        compared = [seen for event, seen in _match(4, seed) if isinstance(event, Compared)]
        assert len(compared[0].rivals) == rivals


def test_what_a_showdown_came_to_is_told_with_its_sums() -> None:
    """A table hides nothing by itself: when that is seen, and so said, the stage sees to."""
    told = [(event, seen) for event, seen in _match(4, 108) if seen.rivals]
    for event, seen in told:
        prompt = TABLE.showing(seen, _look(seen)).prompt
        best, second = sorted((seen.totals[seat] for seat in seen.rivals), reverse=True)[:2]
        assert (prompt.title.key == "showdown-won") == (best > second), event
    assert {type(event) for event, seen in told if any(seen.totals)} >= {Compared, Crowned}


def test_nobody_is_said_to_have_whacked_nothing_before_all_is_dealt_out() -> None:
    """What the prompt says at a hole's event is still true when the round's whacking is over."""
    for event, seen in _match(8, 5):
        body = TABLE.showing(seen, _look(seen)).prompt.body
        if event is not None and body is not None and body.key == "whack-nobody":
            assert not any(seen.gains)
            assert not isinstance(event, Whacked) or not event.each


@pytest.mark.parametrize("count", [6, 9, 14])
def test_every_card_can_be_pointed_at_however_many_there_are(count: int) -> None:
    """Cards overlap; the places where they are pointed at do not."""
    state = park.bare(2)
    park.hand(state, 0, *[1] * 5)
    park.hole(state, 1, *[2] * (count - 5))
    park.roll(state, ("glove", 1), ("mallet", "x"))
    seen = GAME.observe(state, 0)
    for private in (True, False):
        look = _look(seen, private=private, lone=None if private else 0)
        pieces = _laid(seen, look)
        right = 0.0
        for mole in seen.hand:
            box = TABLE.showing(seen, look).place_of(mole)
            assert box is not None
            assert box.x >= right
            assert box.w >= 44
            assert abs(box.cy - pieces[mole].y) < 1
            assert box.x < pieces[mole].x
            right = box.right


def test_whoever_picks_points_at_stands_on_whatever_screen() -> None:
    """A phone, which shows the private picture, knows their places and order, too."""
    state = park.bare(2)
    park.hand(state, 0, *[5] * 4)
    park.roll(state, ("prize", 6), ("mallet", "x"))
    seen = GAME.observe(state, 0)
    assert seen.picker == 0
    for private in (True, False):
        showing = TABLE.showing(seen, _look(seen, private=private))
        places = [showing.place_of(stand_id(at)) for at in range(len(STANDS))]
        assert all(places)
        assert [box.x for box in places if box] == sorted(box.x for box in places if box)
        assert showing.bearers("stand.candy")


def test_what_may_be_taken_is_read_in_two_lines_above_the_plaque() -> None:
    state = park.bare(2)
    park.hand(state, 0, *[5] * 4)
    park.roll(state, ("prize", 2), ("mallet", "x"))
    showing = TABLE.showing(
        seen := GAME.observe(state, None),
        _look(seen, offered=tuple(stand_id(at) for at in range(3))),
    )
    laid = {piece.key: piece for piece in showing.pieces}
    kinds = set()
    for at in range(len(STANDS)):
        name = laid[f"{stand_id(at)}.name"]
        for kind in ("take", "missing"):
            plaque = laid.get(f"{stand_id(at)}.{kind}")
            if plaque is not None:
                kinds.add(kind)
                assert name.y + name.h / 2 <= plaque.y - plaque.h / 2
    assert kinds == {"take", "missing"}


def test_secrets_and_blindfolds() -> None:
    """Dice and the crown are answered blind; moles to be put back have to be looked at."""
    state = park.start(3, 1)
    seen = GAME.observe(state, None)
    assert TABLE.manner(seen).secret
    assert TABLE.manner(seen).blind
    showing = TABLE.showing(seen, _look(seen))
    pad = showing.pad
    assert pad is not None
    assert pad.at_once
    assert pad.rows == (("die.glove", "die.pan", "die.mallet", "die.prize"),)
    assert pad.caps == ("1", "2", "3", "4")
    assert [showing.by_id[name].key for name in pad.rows[0]] == ["1", "2", "3", "4"]
    state = park.bare(2)
    park.hand(state, 0, 1, 1, 2, 2, 5)
    park.hole(state, 1, 3)
    park.roll(state, ("glove", 1), ("mallet", "x"))
    seen = GAME.observe(state, None)
    assert TABLE.manner(seen).secret
    assert not TABLE.manner(seen).blind
    assert TABLE.showing(seen, _look(seen)).pad is None


def test_nobody_is_bothered_who_cannot_reach_the_crown_by_what_all_can_see() -> None:
    state = park.bare(3)
    park.hand(state, 0, 1)
    park.hand(state, 1, 1, 1, 1)
    park.own(state, 1, "vault.1", "vault.2", "candy.2")
    state.todo = [Declare()]
    seen = GAME.observe(state, None)
    assert TABLE.manner(seen).spared[0] == ("hold",)
    # Sixteen stars in prizes, three moles of at most five, and a six: 37.
    assert TABLE.manner(seen).spared[1] == ("hold",)
    park.hand(state, 1, 1)
    assert 1 not in TABLE.manner(GAME.observe(state, None)).spared


def _cashing(
    *totals: int, crown: int = 40, declared: tuple[int, ...] = (), winner: int = -1
) -> ParkSeen:
    """Everybody has rolled the prize die, and come to these stars."""
    state = park.bare(len(totals), crown=str(crown))
    for seat in range(len(totals)):
        state.laid[seat] = park.moles(state, 1)
        state.throws[seat] = (Throw("prize", "3"),)
    state.totals = list(totals)
    state.declared = [seat in declared for seat in range(len(totals))]
    state.winner = winner
    return GAME.observe(state, None)


_SUMS = (
    (3, 7), (40, 41), (12, 12), (12, 13), (30, 35), (39, 39), (9, 9), (40, 46),
    (3, 4, 5, 6, 7, 8, 9, 9), (40, 41, 42, 43, 44, 45, 46, 47), (12,) * 8, (39,) * 8,
    (10,) * 8, (3, 4, 5, 6, 10, 10, 10, 10), (30, 30, 35, 35, 31, 36, 39, 39), (33, 38, 33, 38),
)  # fmt: skip


@pytest.mark.parametrize("crown", [30, 40, 50])
@pytest.mark.parametrize("totals", _SUMS, ids=str)
def test_no_prize_die_on_the_path_hides_another(totals: tuple[int, ...], crown: int) -> None:
    """Page 5: every prize die is moved to its space, "wait until all" have; each can be read."""
    seen = _cashing(*totals, crown=crown)
    pieces = _laid(seen, _look(seen))
    dice = [pieces[f"die.{seat}.prize"] for seat in range(len(totals))]
    for at, one in enumerate(dice):
        for other in dice[:at]:
            assert max(abs(one.x - other.x), abs(one.y - other.y)) >= 36


def test_many_sums_at_random_hide_no_die() -> None:
    rng = Random(5)
    for _ in range(300):
        crown = (30, 40, 50)[rng.below(3)]
        totals = [4 + rng.below(50) for _ in range(2 + rng.below(7))]
        places = plan(_look(_cashing(*totals)), crown).on_path(totals)
        assert len(places) == len(totals)
        for at, (x, y) in enumerate(places):
            assert all(max(abs(x - a), abs(y - b)) >= 36 for a, b in places[:at])


@pytest.mark.parametrize("crown", [30, 40, 50])
def test_the_path_leads_up_to_the_crown_that_is_played_for(crown: int) -> None:
    """Page 6, and the lobby's option: the last space is the one before the crown."""
    seen = _cashing(crown - 1, crown, crown=crown)
    look = _look(seen)
    pieces = _laid(seen, look)
    spaces = [int(key.removeprefix("space.")) for key in pieces if key.startswith("space.")]
    assert sorted(spaces) == list(range(10, crown))
    assert str(crown) in [piece.text.string for piece in pieces.values() if piece.text]
    last, pedestal = pieces[f"space.{crown - 1}"], pieces["pedestal"]
    assert abs(pieces["die.0.prize"].x - last.x) < last.w
    assert abs(pieces["die.1.prize"].x - pedestal.x) < 63
    assert len({(p.x, p.y) for key, p in pieces.items() if key.startswith("space.")}) == len(spaces)


def test_the_dice_walk_no_further_than_the_crown_that_is_played_for() -> None:
    for crown in (30, 50):
        state = park.bare(2, crown=str(crown))
        park.own(state, 0, "vault.2", "vault.5", "vault.1")
        park.hand(state, 0, *[5] * 4)
        before = GAME.observe(state, None)
        told = park.roll(state, ("prize", 6), ("mallet", "x"), declared=[0])
        after = GAME.observe(state, None)
        look = _look(after)
        over = Turnover(before, after, look, {}, _laid(after, look))
        walked = TABLE.acts.motion(told.one(CashedIn), over)
        place = plan(look, crown)
        steps = [
            dict(leaf.to)
            for leaf in _leaves(walked)
            if isinstance(leaf, Change) and leaf.key == "die.0.prize"
        ]
        assert len(steps) == crown - 10
        assert steps[-1]["x"] == place.space(crown - 1).cx


@pytest.mark.parametrize(
    ("totals", "declared", "winner", "ties"),
    [
        ((18, 18), (), -1, 1),
        ((18, 18), (1,), -1, 0),
        ((18, 18), (0, 1), -1, 0),
        ((18, 18, 18), (1,), -1, 1),
        ((40, 18, 18), (0,), 0, 0),
        ((9, 9), (), -1, 0),
    ],
)
def test_a_tie_is_called_between_those_who_pick(
    totals: tuple[int, ...], declared: tuple[int, ...], winner: int, ties: int
) -> None:
    """Page 5 is about those who pick; who declared and fell short picks nothing (p. 6)."""
    seen = _cashing(*totals, declared=declared, winner=winner)
    assert sum(key.startswith("tie.") for key in _laid(seen, _look(seen))) == ties


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_what_says_that_two_are_equal_lies_over_no_name_and_no_number(count: int) -> None:
    seen = _cashing(*(18 for _ in range(count)))
    pieces = _laid(seen, _look(seen))
    ties = [solid(piece) for key, piece in pieces.items() if key.startswith("tie.")]
    assert len(ties) == count - 1
    # A row of cards reaches below the stars on them.
    read = [p for k, p in pieces.items() if (k.startswith("cash.") and p.text) or "star" in k]
    names = [piece for piece in read if piece.key.endswith(".name")]
    assert len(names) == count
    for piece in read:
        words = piece.text
        box = solid(piece)
        if words is not None and not piece.art:
            left = piece.x - {"left": 0.0, "center": 0.5, "right": 1.0}[words.align] * words.width
            box = Box(left, piece.y - words.size / 2, words.width, words.size)
        for tie in ties:
            apart = tie.x >= box.right or box.x >= tie.right
            assert apart or tie.y >= box.bottom or box.y >= tie.bottom, piece.key


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "it"])
def test_no_word_of_the_table_takes_the_crown_for_forty(language: str) -> None:
    """Thirty and fifty are played for, too."""
    forty = ("forty", "vierzig", "quarant", "cuarenta")
    path = Path(catalogue.__file__).parent / "games" / "mole_park" / "text" / f"{language}.ftl"
    assert not [word for word in forty if word in path.read_text(encoding="utf-8").lower()]


def _rows(told: Sequence[Event], look: Look) -> tuple[Row, ...]:
    tale: Tale = TABLE.tale
    return tale.rows(tale.whole(None, told, look))


def test_the_results_tell_what_a_showdown_came_to_in_a_row_of_its_own() -> None:
    told = [event for event, _ in _match(4, 53) if event]
    last = told[-2]
    assert isinstance(last, Compared)
    totals = {each.seat: each.total for each in last.totals}
    look = _look(_cashing(9, 9, 9, 9))
    rows = {row.title.key: row.values for row in _rows(told, look)}
    assert rows["stat-showdown"] == tuple(str(totals.get(seat, "–")) for seat in range(4))
    without = _rows([event for event in told if not isinstance(event, Compared)], look)
    assert "stat-showdown" not in {row.title.key for row in without}


def test_statistics_count_the_faces_of_all_dice() -> None:
    told = park.Told()
    state = park.start(2, 4, told)
    for _ in range(12):
        park.everybody(state, "die.glove" if "choose" in state.todo[-1].kind else "hold", told)
        if not play.asked(state) or state.todo[-1].kind not in ("choose", "declare"):
            break
    rows = _rows(told.events, _look(GAME.observe(state, None)))
    by_key = {(row.title.key, row.title.args.get("face")): row.values for row in rows}
    rolls = len(told.all(Rolled))
    assert rolls > 0
    assert by_key["stat-glove", None] == (str(rolls), str(rolls))
    faces = [int(by_key["stat-face", face][0]) for face in (1, 2, 3)]
    assert sum(faces) == rolls
