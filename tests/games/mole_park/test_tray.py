"""Before one's own eyes: the hand lies open, and chances are faces of dice that can be counted."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.games.mole_park.content import DICE, FACES, MISS, PRIZE_DIE, WHACKERS, die_id
from game.games.mole_park.rules.game import GAME
from game.games.mole_park.rules.steps import DiscardDown
from game.kernel import play
from game.stage.box import Box
from game.stage.said import Said
from game.stage.solid import solid
from tests.games.mole_park import park
from tests.stage.tables import look

if TYPE_CHECKING:
    from game.games.mole_park.content import DieName
    from game.games.mole_park.rules.state import ParkState
    from game.games.mole_park.seen import ParkSeen
    from game.stage.look import Look
    from game.stage.piece import Piece

TABLE = catalogue.table("mole_park")
_EYES = ("alone", "curtain")


def _pieces(seen: ParkSeen, at: Look) -> dict[str, Piece]:
    return {piece.key: piece for piece in TABLE.showing(seen, at).pieces}


def _own(state: ParkState, eyes: str, hover: str = "") -> dict[str, Piece]:
    """What seat 0 sees of her own."""
    seen = GAME.observe(state, 0)
    at = look(seen, len(state.hands), hover=hover, offered=tuple(map(die_id, DICE)))
    return _pieces(seen, replace(at, **{"lone": 0} if eyes == "alone" else {"private": True}))


def _choosing(*stars: int) -> ParkState:
    state = park.start(5, 3)
    park.hand(state, 0, *stars)
    return state


@pytest.mark.parametrize("eyes", _EYES)
def test_her_hand_its_sum_and_the_room_left_lie_open_to_herself(eyes: str) -> None:
    state = _choosing(5, 3, 1)
    park.own(state, 0, "candy.1")
    pieces = _own(state, eyes)
    assert set(state.hands[0]) <= set(pieces)
    words = {key: piece.text.string for key, piece in pieces.items() if piece.text}
    assert words["tray.parts"] == "5 + 3 + 1"
    assert words["tray.prizes"] == "+ 2"
    assert words["tray.sum"] == "11"
    assert words["tray.stars"] == Said("tray-stars", {"stars": 11})
    assert words["tray.note"] == Said("tray-room", {"count": 3, "most": 5, "room": 2})
    assert words["tile.prize.range"] == "12–17"
    assert abs(pieces["tray.badge"].x - pieces["space.11"].x) < 1


def test_the_tray_is_never_open_while_a_second_person_sits() -> None:
    state = _choosing(5, 3, 1)
    for seen in (GAME.observe(state, None), GAME.observe(state, 0)):
        pieces = _pieces(seen, look(seen, 5, hover="die.pan"))
        assert not set(state.hands[0]) & set(pieces)
        assert not [key for key in pieces if key.startswith(("tray", "tile", "finds", "reach"))]


@pytest.mark.parametrize("eyes", _EYES)
@pytest.mark.parametrize("die", WHACKERS)
def test_the_die_in_focus_puts_one_die_a_face_out_of_six_at_its_hole(
    die: DieName, eyes: str
) -> None:
    pieces = _own(_choosing(2), eyes, die_id(die))
    shown = [piece for key, piece in pieces.items() if key.startswith("finds.die.")]
    assert Counter(each.art.rpartition(".")[2] for each in shown) == Counter(FACES[die])
    lit = {key for key in pieces if key.startswith("finds.")} - {each.key for each in shown}
    assert lit == {"finds.mud" if face == MISS else f"finds.{face}" for face in FACES[die]}
    for each in shown:
        face = each.art.rpartition(".")[2]
        home = pieces["mud" if face == MISS else f"hole.{face}.back"]
        assert abs(each.x - home.x) < 120


@pytest.mark.parametrize("eyes", _EYES)
def test_the_prize_die_in_focus_lies_with_each_face_where_it_leads(eyes: str) -> None:
    pieces = _own(_choosing(5, 5), eyes, die_id(PRIZE_DIE))
    for face in FACES[PRIZE_DIE]:
        assert abs(pieces[f"reach.die.{face}"].x - pieces[f"space.{10 + int(face)}"].x) < 20
    assert {key for key in pieces if key.endswith(".reach")} == {
        "stand.candy.reach",
        "stand.burrowed.reach",
    }


def test_nothing_is_lit_before_a_die_is_in_focus() -> None:
    pieces = _own(_choosing(5, 5), "alone")
    assert not [key for key in pieces if key.startswith(("finds", "reach"))]


def _over(piece: Piece, box: Box) -> bool:
    mine = solid(piece)
    return (
        min(mine.right, box.right) > max(mine.x, box.x)
        and min(mine.bottom, box.bottom) > max(mine.y, box.y)
    )  # fmt: skip


@pytest.mark.parametrize("eyes", _EYES)
@pytest.mark.parametrize("die", WHACKERS)
def test_no_die_covers_a_number_or_a_count(die: DieName, eyes: str) -> None:
    pieces = _own(_choosing(2), eyes, die_id(die))
    dice = [piece for key, piece in pieces.items() if key.startswith("finds.die.")]
    for hole in range(1, 7):
        count, number = pieces[f"hole.{hole}.count"], pieces[f"hole.{hole}.number"]
        sign = Box(number.x - 20, number.y - 24, 40, 48)
        for each in dice:
            assert not _over(each, solid(count))
            assert not _over(each, sign)


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "it"])
def test_chances_are_counted_never_told_in_per_cent(language: str) -> None:
    path = Path(catalogue.__file__).parent / "games" / "mole_park" / "text" / f"{language}.ftl"
    assert "%" not in path.read_text(encoding="utf-8")


def test_cards_are_something_to_choose_only_while_moles_are_put_back() -> None:
    state = park.start(2, 1)
    park.hand(state, 0, 1, 2)
    for private in (True, False):
        seen = GAME.observe(state, 0)
        showing = TABLE.showing(seen, look(seen, 2, private=private, lone=None if private else 0))
        assert set(showing.by_id) == {"die.glove", "die.pan", "die.mallet", "die.prize"}


def test_where_cards_hide_each_other_no_half_name_is_seen() -> None:
    """The one that is pointed at comes to the front, its name with it."""
    state = park.bare(4)
    park.hand(state, 0, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5)
    state.todo = [DiscardDown()]
    play.settle(state)
    seen = GAME.observe(state, 0)
    for mole in seen.hand:
        at = look(seen, 4, private=True, offered=tuple(seen.hand), hover=mole)
        pieces = _pieces(seen, at)
        named = {each for each in seen.hand if f"{each}.name" in pieces}
        assert named == {mole, seen.hand[-1]}
        others = [pieces[each].depth for each in seen.hand if each != mole]
        assert pieces[mole].depth > max(others)
        assert pieces[f"{mole}.name"].depth > pieces[mole].depth
