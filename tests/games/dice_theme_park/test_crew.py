"""Plan: staff are chosen beside all that they are chosen for, and twins one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.games.dice_theme_park.content.ids import TRAIN
from game.games.dice_theme_park.rules.game import GAME
from game.games.dice_theme_park.table import TABLE
from game.games.dice_theme_park.table.keys import offer_key, park_key, tile_key
from game.games.dice_theme_park.table.standing import likely
from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.kernel.play import waiting
from game.match.seats import COLOURS, Person
from game.match.session import Session
from game.screens.gallery import rehearsal
from game.screens.table.scene import TableScene
from game.stage.box import Box
from game.stage.frame import Frame
from game.stage.studio import Studio
from game.system.text import Texts
from tests.games.dice_theme_park.test_table import FULL, Walk, at_hand, choosing, laid
from tests.screens.sizes import Scales

if TYPE_CHECKING:
    from pathlib import Path

    from game.games.dice_theme_park.rules.state import ParkState
    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.match.choosing import Choosing
    from game.stage.piece import Piece

LANGUAGES = tuple(language for language, _ in Texts("en").available())
LARGE = Frame.of(1920, 1080, 200)


def planning(seats: int, seed: int, least: int = 2) -> tuple[ThemeParkSeen, Choosing]:
    """Somebody alone at the table is asked for two staff, in the second round or this one."""
    walk = Walk(seats, seed, None)
    while True:
        seen = GAME.observe(walk.state, 0)
        if seen.step == "plan" and 0 in seen.asked and seen.round >= least:
            return seen, choosing(walk.state, 0)
        walk.step()


def planned(seats: int) -> ParkState:
    walk = Walk(seats, 5, None)
    while True:
        seen = GAME.observe(walk.state, 0)
        if seen.step == "plan" and 0 in seen.asked and seen.round >= 2:
            return walk.state
        walk.step()


def pieces_of(
    seen: ThemeParkSeen, way: Choosing, frame: Frame = FULL, *, whole: bool = False
) -> dict[str, Piece]:
    return laid(seen, at_hand(seen, way, lone=0, frame=frame, whole=whole))


def market(seen: ThemeParkSeen) -> set[str]:
    trains = {TRAIN.id(at) for at in range(len(seen.trains))}
    return trains | {offer_key(name) for name in seen.display if name}


@pytest.mark.parametrize("seats", [1, 4])
def test_what_staff_are_chosen_for_is_in_sight(seats: int) -> None:
    seen, way = planning(seats, 5)
    park = {tile_key(park_key(0), name) for name in seen.parks[0].tiles}
    pieces = pieces_of(seen, way)
    assert market(seen) | park <= set(pieces)
    # Large text has room for the staff and their words; one press brings what they are for.
    large = pieces_of(seen, way, LARGE)
    assert park <= set(large)
    assert not market(seen) & set(large)
    assert market(seen) <= set(pieces_of(seen, way, LARGE, whole=True))
    assert TABLE.showing(seen, at_hand(seen, way, lone=0, frame=LARGE)).room.zoom is not None


@pytest.mark.parametrize("seed", [5, 7, 11])
def test_each_twin_is_taken_and_given_back(seed: int) -> None:
    seen, way = planning(1, seed)
    hand = seen.parks[0].hand
    who = next(card for card in hand if sum(card[:-1] == other[:-1] for other in hand) > 1)
    twins = [card for card in hand if card[:-1] == who[:-1]]
    for card in twins:
        way.choose(card)
        borne = [piece.answer.id for piece in pieces_of(seen, way).values() if piece.answer]
        assert sorted(borne) == sorted(set(borne)) == sorted(hand), "each has one place to press"
    assert set(way.picked) == set(twins)
    pieces = pieces_of(seen, way)
    front = next(card for card in twins if f"hand.{card}.paper" in pieces)
    (other,) = (card for card in twins if card != front)
    way.choose(front)
    assert way.picked == (other,)
    # What is left of the pile lies in front again, and may be taken.
    assert f"hand.{front}.paper" in pieces_of(seen, way)


def written(piece: Piece) -> Box:
    """The room its words may take."""
    words = piece.text
    assert words is not None
    left = piece.x + words.dx - (words.width / 2 if words.align == "center" else 0)
    return Box(left, piece.y + words.dy - words.height / 2, words.width, words.height)


@pytest.mark.parametrize("frame", [FULL, LARGE])
@pytest.mark.parametrize(("seats", "least"), [(2, 1), (4, 1), (4, 2), (1, 2)])
def test_no_figure_and_no_mark_lies_on_what_a_card_says(
    seats: int, least: int, frame: Frame
) -> None:
    seen, way = planning(seats, 5, least)
    for card in sorted(seen.parks[0].hand)[:2]:
        way.choose(card)
    pieces = pieces_of(seen, way, frame)
    own = {key: piece for key, piece in pieces.items() if key.startswith("hand.")}
    said = {key for key in own if key.endswith((".name", ".text"))}
    marks = {key for key in own if key.endswith((".value", ".cash", ".tick", ".twin", ".single"))}
    assert said
    assert any(key.endswith(".tick") for key in marks)
    covered = {key for key in own if key.endswith(".value")}
    ticks = {key for key in marks if key.endswith(".tick")}
    assert not any(lies(own[a]).meets(lies(own[b])) for a in covered for b in ticks)
    if frame is LARGE:
        # Marks of a card lie on its neighbour's rim there: it is the figures that reach far.
        marks = {key for key in marks if key.endswith((".value", ".cash"))}
    assert [
        f"{key}: {mark}"
        for key in said
        for mark in marks
        if written(own[key]).meets(lies(own[mark]))
    ] == []
    figures = {key for key in marks if key.endswith((".value", ".cash"))}
    over = [
        f"{key}: {mark}"
        for key in figures
        for mark in marks - figures
        if lies(own[key]).meets(lies(own[mark]))
    ]
    assert over == []


def test_in_large_text_the_names_on_all_staff_cards_have_one_size_in_all_languages(
    tmp_path: Path,
) -> None:
    people = [Person(f"P{at}", COLOURS[at], "bot" if at else "mouse") for at in range(3)]
    session = Session.new("dice_theme_park", people, {}, 3)
    rng = Random(3)
    while getattr(waiting(session._state, 0), "kind", "") != "plan":
        seat = session.asked()[-1]
        session.act(seat, any_of(session.legal(seat), rng), by="bot")
    sizes: dict[str, set[int]] = {}
    studio = Studio((1920, 1080), text=200)
    for lang in LANGUAGES:
        scales = Scales()
        with scales.watching():
            scene = TableScene(rehearsal(tmp_path / lang, lang, text=200), session)
            studio.show(scene, settle_ms=400)
        names = [
            said for said in scales.found.values()
            if said.place.startswith("hand.") and said.place.endswith(".name")
        ]  # fmt: skip
        assert len(names) == 6
        assert all(said.whole for said in names)
        sizes[lang] = {round(said.size) for said in names}
    assert all(each == sizes["en"] and len(each) == 1 for each in sizes.values()), sizes


def test_a_card_in_two_rows_shows_who_it_is() -> None:
    """Her face is above her figures, and large."""
    seen, way = planning(4, 5, 1)
    pieces = pieces_of(seen, way)
    for card in seen.parks[0].hand:
        picture, figures = pieces[f"hand.{card}"], (f"hand.{card}.value", f"hand.{card}.cash")
        high = 190 * picture.scale
        assert high > 110
        top = picture.y - high / 2
        assert all(lies(pieces[key]).y > top + 0.55 * high for key in figures)


def lies(piece: Piece) -> Box:
    """A figure is as wide as it is high, or half as wide again."""
    side = 50 if piece.key.endswith(".tick") else 60
    wide, high = piece.w or side * piece.scale, piece.h or side * piece.scale
    return Box(piece.x - wide / 2, piece.y - high / 2, wide, high)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_likely_place_is_told_and_tells_nothing_of_hidden_cards(seats: int) -> None:
    """The least sum comes first and the greatest last; whatever others hold or have chosen."""
    seen, way = planning(seats, 5)
    assert likely(seen, 0, 0) == (1, 1)
    assert likely(seen, 0, 13) == (seats, seats)
    places = [sum(likely(seen, 0, total)) for total in range(14)]
    assert places == sorted(places)
    for card in way.offered[:2]:
        way.choose(card)
    asked = TABLE.showing(seen, at_hand(seen, way, lone=0)).prompt
    assert asked.body is not None
    assert asked.body.key in ("plan-likely", "plan-between")
    other = GAME.scramble(planned(seats), 0, Random(9))
    again = TABLE.showing(GAME.observe(other, 0), at_hand(seen, way, lone=0)).prompt
    assert again.body == asked.body
