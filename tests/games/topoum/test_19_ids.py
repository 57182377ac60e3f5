"""Ids are made and cut in one place; every word of an answer is one of them, or one of the plain
words."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest

from game.games.topoum.bot.why import place_said
from game.games.topoum.content import is_obstacle, is_type
from game.games.topoum.content.board import BOARDS
from game.games.topoum.content.ids import (
    BARRACKS,
    CENTRE,
    COLOUR_OF,
    HAND,
    NEUTRAL,
    NUMBER_OF,
    OWNER_OF,
    RADII,
    SIDE_OF,
    SLOTS,
    TYPE_OF,
    axial,
    held,
    is_mole,
    is_part,
    is_place,
    is_space,
    mole_ids,
    mole_of,
    paces_to,
    part_id,
    part_of,
    place_of,
    slot,
    space_at,
    space_of,
)
from game.games.topoum.content.words import PLAIN, TYPES, CardType, Phase
from game.games.topoum.rules.game import GAME
from game.games.topoum.table.names import where
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.contract import PickSome
from game.kernel.judge import any_of
from game.kernel.why import spoken_of
from game.screens.common.said import speaker
from game.stage.said import Said
from game.system.text import LANGUAGES, Texts
from tests.games.topoum import trench

KINDS: tuple[Callable[[str], bool], ...] = (
    is_space, is_mole, is_place, is_part, is_type, is_obstacle, PLAIN.__contains__,
)  # fmt: skip


@pytest.mark.parametrize(
    "options",
    [
        {"deck": "choose"},
        {"deck": "panic", "obstacles": "on"},
        {"farmer": "crates"},
        {"farmer": "buckets", "radius": "4"},
        {"farmer": "boom"},
    ],
)
def test_every_word_of_an_answer_is_of_one_kind(options: dict[str, str]) -> None:
    state, rng = trench.start(3, 4, **options), Random(4)
    words: set[str] = set()
    while not state.over:
        (seat,) = play.asked(state)
        legal = play.legal(state, seat)
        ways = (legal.items,) if isinstance(legal, PickSome) else legal
        words.update(word for way in ways for word in way)
        play.act(state, seat, any_of(legal, rng))
    assert {word for word in words if sum(is_it(word) for is_it in KINDS) != 1} == set()
    assert sum(map(is_space, words)) > 40
    assert all(is_space(word) == (word in BOARDS[5].near) for word in words)


def test_what_is_made_is_cut_again() -> None:
    for space in BOARDS[5].spaces:
        assert space_at(axial(space_of(space))) == space
    assert space_of("0,0") == CENTRE
    assert [place_of(slot(at)) for at in range(SLOTS)] == [("line", at) for at in range(SLOTS)]
    assert [place_of(held(at)) for at in range(HAND)] == [("hand", at) for at in range(HAND)]
    assert [part_of(part_id(at)) for at in range(12)] == list(range(12))
    assert (part_id(0), slot(0), held(1)) == ("part.1", "line.1", "hand.2")
    for seat in range(4):
        assert mole_ids(seat) == tuple(f"mole.{seat}.{number}" for number in range(1, 5))
        for number, mole in enumerate(mole_ids(seat), 1):
            found = mole_of(mole)
            assert (OWNER_OF[found], NUMBER_OF[found]) == (seat, number)
        assert (COLOUR_OF[BARRACKS[seat]], SIDE_OF[BARRACKS[seat]]) == (seat, "barracks")
        assert (COLOUR_OF[NEUTRAL[seat]], SIDE_OF[NEUTRAL[seat]]) == (seat, "neutral")


@pytest.mark.parametrize("word", ["", "6,0", "mole.4.1", "mole.0.5", "line.6", "hand.3", "0,0 "])
def test_what_is_no_id_is_refused(word: str) -> None:
    assert not any(is_it(word) for is_it in KINDS)
    for cut in (space_of, mole_of, place_of):
        with pytest.raises(KeyError):
            cut(word)


def test_closed_sets_are_whole() -> None:
    """What the type checker knows of them is what there is."""
    assert get_args(Phase) == ("", *(step.kind for step in GAME.steps))
    assert set(get_args(CardType)) == set(TYPES) == set(TYPE_OF.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_space_is_called_as_people_see_it(language: str) -> None:
    """Each by a name of its own: so far from the middle and which way, without coordinates."""
    told = speaker(Texts(language).of("games/topoum"))
    names = {told(where(space)): space for space in BOARDS[max(RADII)].spaces}
    assert len(names) == len(BOARDS[max(RADII)].spaces)
    for name, space in names.items():
        assert space not in name
        assert "‹" not in name
    assert told(where(space_at((2, 0)))) == told(
        Said("word-space-straight", {"count": 2, "way": Said("way-e")})
    )


def test_nobody_gives_a_reason_in_coordinates() -> None:
    for space in BOARDS[max(RADII)].spaces:
        key, things = spoken_of(place_said(space))
        assert "space" not in things
        assert (key == "bot-why-middle") is (not paces_to(space))
