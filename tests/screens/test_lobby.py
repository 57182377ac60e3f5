"""The lobby as whoever sits down finds it: every option in sight, nothing that cannot be had."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.screens.gallery import rehearsal
from game.screens.lobby.choices import Card
from game.screens.lobby.layout import layout
from game.screens.lobby.scene import LobbyScene
from game.screens.lobby.widgets import Counts
from game.stage.frame import Frame
from game.stage.intent import Device, Intent, Kind, Tap
from game.stage.manifest import facts_of
from game.stage.offer import OVER
from game.stage.studio import Studio
from game.stage.widgets.scroll import Scroll
from tests.screens.puppets import Puppets

if TYPE_CHECKING:
    from pathlib import Path

WINDOWS = ((1920, 1080), (1280, 720), (2540, 1080), (700, 900))


def opened(game: str, folder: Path, size: tuple[int, int] = (1920, 1080)) -> LobbyScene:
    studio, scene = Studio(size), LobbyScene(rehearsal(folder), game)
    studio.show(scene, settle_ms=60)
    return scene


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("game", catalogue.GAMES)
def test_every_choice_of_every_option_is_in_sight_at_once(
    game: str, size: tuple[int, int], tmp_path: Path
) -> None:
    scene = opened(game, tmp_path, size)
    assert not any(isinstance(widget, Scroll) for widget in scene.widgets)
    spots, window = {spot.id: spot for spot in scene.focus.spots}, Frame.of(*size).box
    for option in catalogue.game(game).options:
        names = [f"option.{option.id}"]
        if not option.switch:
            names = [f"option.{option.id}/{choice}" for choice in option.choices]
        for name in names:
            box = spots[name].box
            assert box.w > 40
            assert window.holds(box.x, box.y)
            assert window.holds(box.right - 1, box.bottom - 1)


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("game", catalogue.GAMES)
def test_nothing_that_can_be_pressed_lies_over_another(
    game: str, size: tuple[int, int], tmp_path: Path
) -> None:
    scene = opened(game, tmp_path, size)
    boxes = {spot.id: spot.box for spot in scene.focus.spots if not spot.part_of}
    over = [
        (one, other)
        for one in boxes
        for other in boxes
        if one < other and boxes[one].inset(1).meets(boxes[other].inset(1))
    ]
    assert over == []


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_as_many_places_as_the_game_seats_fill_the_column(game: str) -> None:
    places = max(catalogue.game(game).seats)
    laid = layout(Frame.of(1920, 1080), places)
    assert len(laid.cards) == places
    assert laid.seat.y - laid.cards[-1].bottom < 60
    assert all(one.bottom <= other.y for one, other in pairwise(laid.cards))


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_what_is_offered_in_pictures_is_there(game: str) -> None:
    options = {option.id: option for option in catalogue.game(game).options}
    for offer in catalogue.offers(game):
        option = options[offer.option]
        assert offer.first in ("", *option.choices)
        assert set(offer.brings) <= set(option.choices)
        shown = [art for rows in offer.pictures.values() for row in rows for art in row]
        shown += [each.art for brought in offer.brings.values() for each in brought]
        for art in shown:
            for layer in art.split(OVER):
                assert facts_of(layer) is not None, layer


def test_a_deck_shows_its_seven_cards(tmp_path: Path) -> None:
    """Topoum, set-up: seven kinds of card, with each suggested deck."""
    scene = opened("topoum", tmp_path)
    titles = []
    for deck in ("training", "riders"):
        scene.choose_option("deck", deck)
        scene.spots(Frame.of(1920, 1080))
        titles.append([card.title for card in scene.widgets if isinstance(card, Card)])
    assert [len(each) for each in titles] == [7, 7]
    assert titles[0] != titles[1]
    assert all(all(each) for each in titles)


def test_what_does_not_go_together_cannot_be_had_and_says_why(tmp_path: Path) -> None:
    """Topoum, farmers: four of them use the spaces or the tiles of the obstacles."""
    scene = opened("topoum", tmp_path)
    frame = Frame.of(1920, 1080)
    scene.choose_option("obstacles", "on")
    scene.choose_option("farmer", "crates")
    assert scene.lobby.options["farmer"] == "maybe"
    spots = {spot.id: spot for spot in scene.spots(frame)}
    grey = {name for name, spot in spots.items() if "farmer/" in name and not spot.enabled}
    assert grey == {f"option.farmer/{who}" for who in ("buckets", "crusher", "sprayer", "crates")}
    reason = scene.words("why-not-obstacles-farmer")
    assert reason in {getattr(widget, "text", "") for widget in scene.widgets}
    # The other way round.
    scene.choose_option("obstacles", "off")
    scene.choose_option("farmer", "crates")
    spots = {spot.id: spot for spot in scene.spots(frame)}
    assert not spots["option.obstacles"].enabled


def test_a_match_that_cannot_be_played_is_refused_in_words(tmp_path: Path) -> None:
    """Dice Theme Park p. 19: alone it takes five rounds."""
    scene = opened("dice_theme_park", tmp_path)
    assert scene.lobby.options["length"] == "introductory", "a first match begins gently"
    for place in range(1, 4):
        scene.lobby.remove(place)
    scene.rebuild()
    spots = {spot.id: spot for spot in scene.spots(Frame.of(1920, 1080))}
    assert not spots["start"].enabled
    counts = next(widget for widget in scene.widgets if isinstance(widget, Counts))
    assert counts.standing.sentence == scene.words("why-not-solo-length")
    scene.choose_option("length", "full")
    spots = {spot.id: spot for spot in scene.spots(Frame.of(1920, 1080))}
    assert spots["start"].enabled


def test_options_are_remembered_by_game(tmp_path: Path) -> None:
    puppets = Puppets(tmp_path, (640, 360))
    for game, option, value in (
        ("dice_theme_park", "length", "introductory"),
        ("whakka_mole", "holes", "12"),
        ("topoum", "deck", "panic"),
    ):
        scene = LobbyScene(puppets.services, game)
        scene.choose_option(option, value)
        scene.start()
    kept = {
        game: LobbyScene(puppets.services, game).lobby.options
        for game in ("dice_theme_park", "whakka_mole", "topoum")
    }
    assert kept["dice_theme_park"]["length"] == "introductory"
    assert kept["whakka_mole"]["holes"] == "12"
    assert kept["topoum"]["deck"] == "panic"


def test_what_is_remembered_and_no_longer_there_is_left_out(tmp_path: Path) -> None:
    services = rehearsal(tmp_path)
    odd = {"deck": "lost", "farmer": "crates", "obstacles": "on", "gone": "on"}
    services.settings.change(options={"topoum": odd})
    lobby = LobbyScene(services, "topoum").lobby
    assert lobby.options["deck"] == "training"
    assert "gone" not in lobby.options
    assert not lobby.clash


def test_who_comes_for_the_first_time_is_led_to_the_lesson(tmp_path: Path) -> None:
    puppets = Puppets(tmp_path, (640, 360))
    scene = LobbyScene(puppets.services, "molly")
    puppets.home(scene)
    puppets.studio.step(0)
    assert scene.focus.focused == "learn"
    scene.start()
    again = LobbyScene(puppets.services, "molly")
    puppets.home(again)
    puppets.studio.step(0)
    assert again.focus.focused == "start"
    assert again.focus.spot("learn") is not None


def test_trying_a_key_of_ones_own_block_squeaks(tmp_path: Path) -> None:
    puppets = Puppets(tmp_path, (640, 360))
    scene = LobbyScene(puppets.services, "whakka_mole")
    puppets.home(scene)
    tap = Intent(Kind.TAP, Device.KEYS, tap=Tap(Device.KEYS, 1, "5"), text="t")
    puppets.studio.give(tap)
    place = scene.lobby.holder("keys", 1)
    assert place is not None
    assert not scene.door.says(place)
    seated = len(scene.lobby.seated())
    puppets.studio.give(tap)
    assert len(scene.lobby.seated()) == seated, "the key is hers already"
    assert scene.pressed[place] == "5"
    assert scene.door.says(place)
