"""Cards that lie together, and rulers: what the kit promises of them."""

from __future__ import annotations

import pytest

from game.stage.kit.cards import Fan, Heap
from game.stage.kit.rulers import Ruler

HEAP = Heap("card.back", 92, (1, 13, 46), (-2, -3), "card.slot", -5)


@pytest.mark.parametrize(
    ("count", "layers"), [(0, 0), (1, 1), (12, 1), (13, 2), (45, 2), (46, 3), (200, 3)]
)
def test_a_heap_is_as_thick_as_it_has_cards(count: int, layers: int) -> None:
    pieces = list(HEAP("deck", count, 100, 50))
    assert HEAP.layers(count) == layers
    assert [piece.key for piece in pieces] == ["deck", "deck.1", "deck.2"][: max(layers, 1)]
    assert {piece.art for piece in pieces} == {"card.back" if count else "card.slot"}


def test_each_layer_lies_aside_of_the_one_below() -> None:
    low, middle, top = HEAP("deck", 60, 100, 50, page="deck")
    assert [piece.at for piece in (low, middle, top)] == [(100, 50), (98, 47), (96, 44)]
    assert {piece.depth for piece in (low, middle, top)} == {-5}, "what is laid later lies on it"
    assert {(piece.h, piece.page) for piece in (low, middle, top)} == {(92, "deck")}


def test_where_nothing_is_drawn_of_an_empty_heap_its_place_is_there_all_the_same() -> None:
    (place,) = Heap("back", 66, (1, 9), (-1, -2))("deck", 0, 7, 8)
    assert (place.key, place.art, place.at) == ("deck", "", (7, 8))


def test_a_fan_opens_about_its_middle_and_its_ends_hang() -> None:
    fan = Fan(17, 58, 13, 40, 0.4)
    held = [fan.at(100, 50, number, 3) for number in range(3)]
    assert [card.x for card in held] == [83, 100, 117]
    assert [card.turn for card in held] == [-13, 0, 13]
    assert [card.y for card in held] == pytest.approx([55.2, 50, 55.2])
    assert fan.at(100, 50, 0, 1) == (100, 50, 0)


def test_a_fan_of_many_is_closer_and_no_wider() -> None:
    fan = Fan(17, 58, 13, 40)
    first, last = fan.at(0, 0, 0, 8), fan.at(0, 0, 7, 8)
    assert last.x - first.x == pytest.approx(7 * 58 / 8)
    assert last.turn - first.turn == pytest.approx(7 * 40 / 8)


def test_a_number_has_its_place_on_a_ruler() -> None:
    ruler = Ruler(100, 600, 50)
    assert [ruler.at(count) for count in (-3, 0, 25, 50, 70)] == [100, 100, 350, 600, 600]
    assert list(ruler.marks(25)) == [(0, 100), (25, 350), (50, 600)]


def test_who_has_more_than_the_most_stands_behind_it_or_goes_round_again() -> None:
    assert Ruler(0, 500, 50, beyond=1).at(77) == 510
    round_again = Ruler(0, 1500, 150, rounds=True)
    assert [round_again.at(count) for count in (150, 151, 300, 301)] == [1500, 10, 1500, 10]
