"""Whoever won last wears a crown: in the lobby, at the table, on phones, till another wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.match.evening import Evening
from game.match.seats import Person
from game.match.session import Session
from game.screens.lobby.cards import SeatCard
from game.screens.lobby.phones import LobbySide
from game.screens.lobby.scene import LobbyScene
from game.screens.table.phones import TableSide
from game.screens.table.scene import TableScene
from tests.screens.puppets import Puppets

if TYPE_CHECKING:
    from pathlib import Path

ADA, BEN, CAT = Person("Ada", "radish"), Person("Ben", "fern"), Person("Cat", "royal")
BOT = Person("Calm Ice", "ice", "bot")


def test_it_goes_to_the_winner_and_stays_with_whoever_wins_again() -> None:
    evening = Evening()
    assert evening.crowned([ADA, BEN]) is None
    evening.record((1,), [ADA, BEN, CAT], [1])
    assert evening.crowned([CAT, BEN]) == 1
    assert evening.crowned([ADA, CAT]) is None, "she went home with it"
    evening.record((2,), [ADA, BEN, CAT], [0, 1])
    assert evening.crowned([ADA, BEN]) == 1, "a shared win takes it from nobody who shares it"
    evening.record((3,), [ADA, BEN], [])
    assert evening.crowned([ADA, BEN]) == 1, "nobody won"
    evening.record((3,), [ADA, BEN], [0])
    assert evening.crowned([ADA, BEN]) == 1, "that match was counted"
    evening.record((4,), [ADA, BOT], [1])
    assert evening.crowned([ADA, Person("Bold Ice", "ice", "bot")]) == 1, "another manner, the same"


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_at_every_table_one_seat_wears_it(game: str, tmp_path: Path) -> None:
    puppets = Puppets(tmp_path)
    people = [ADA, BEN]
    plain = TableScene(puppets.services, Session.new(game, people, {}, 5))
    puppets.open(plain)
    puppets.studio.step(0)
    assert _crowns(plain) == set()
    puppets.back()
    puppets.services.evening.record(("before",), people, [1])
    scene = TableScene(puppets.services, Session.new(game, people, {}, 5))
    puppets.open(scene)
    puppets.studio.step(0)
    assert len(_crowns(scene)) == 1
    assert [place.crown for place in TableSide(scene).places() if place] == [False, True]


def _crowns(scene: TableScene) -> set[str]:
    """Beside whose face one lies; the prize of Mole Park is no hat."""
    pieces = scene._model.showing.pieces if scene._model is not None else ()
    return {piece.key for piece in pieces if piece.key.endswith(".crown")}


def test_in_the_lobby_and_on_the_phones_there(tmp_path: Path) -> None:
    puppets = Puppets(tmp_path, (1280, 720))
    scene = LobbyScene(puppets.services, "molly")
    puppets.home(scene)
    people = [scene.seat_name(place) for place in range(len(scene.lobby.seated()))]
    winner = Person(people[0], "radish")
    puppets.services.evening.record(("before",), [winner, BEN], [0])
    scene.rebuild()
    puppets.studio.step(0)
    cards = [widget for widget in scene.widgets if isinstance(widget, SeatCard)]
    assert [card.crown for card in cards] == [True] + [False] * (len(cards) - 1)
    crowns = [place.crown for place in LobbySide(scene).places() if place is not None]
    assert crowns.index(True) == 0
    assert crowns.count(True) == 1


def test_on_a_club_night_it_is_the_leaders(tmp_path: Path) -> None:
    puppets = Puppets(tmp_path)
    services = puppets.services
    services.gathering = True
    first = Session.new("whakka_mole", [ADA, BEN, CAT], {}, 5)
    services.sit_down(first)
    services.evening.record(("elsewhere",), [ADA, BEN, CAT], [0])
    assert services.crowned(first) is None, "the evening's first game"
    club, _ = services.clubs.load()
    assert club is not None
    club.add("whakka_mole", first.card.match, (2, 3, 1), [], double=False)
    second = Session.new("molly", [ADA, BEN, CAT], {}, 5)
    services.shelf.promise(second, "")
    club.begin(second.card.match)
    services.clubs.keep(club)
    assert services.crowned(second) == 2
