"""Text twice as large makes tables large, too: each has a layout for it, in which what the question
depends on is written as large as it should be, whole, and nothing lies on anything else."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from itertools import combinations
from typing import TYPE_CHECKING, Any
from unittest import mock

import pygame
import pytest

from game import catalogue
from game.screens.gallery import rehearsal
from game.screens.table.scene import TableScene
from game.screens.table.stills import still
from game.stage.frame import LARGE, Frame
from game.stage.solid import solid
from game.stage.stamp import Stamper
from game.stage.studio import Studio
from tests.screens.lens import Written, look
from tests.screens.sizes import Scales
from tests.screens.test_drawn import apart
from tests.screens.test_far_away import LANGUAGES, LEAST, draw, moments, sittings
from tests.screens.unpainted import unpainted

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from game.match.session import Session
    from game.stage.piece import Piece
    from game.stage.scene import Scene

TWICE = 200
SHARE = 1.6
"""What is written is so much larger, or as large as the least at 100 % would be at 200."""
FAR = 2 * LEAST
LESS: Mapping[str, tuple[float, str]] = {
    "topoum Topoum": (1.05, "the bar holds the ruler of medals, too"),
    "topoum track.turn": (1.15, "the bar holds the ruler of medals, too"),
    "topoum hand.title": (1.45, "a name and a word above the hand"),
    "topoum hand.note": (1, "what the match is decided by, in whole sentences, where no hand lies"),
    "topoum line.": (1.55, "the longest names of cards, beside their pictures"),
    "topoum type.": (1.2, "up to seven cards side by side: each is looked into"),
    "mole_park [AD]* [dmp]*": (1.25, "a whole sentence between hand and dice"),
    "mole_park * choisis un dé": (1.35, "between hand and dice, in one line"),
    "mole_park Ida, welchen": (1.45, "between hand and dice"),
    "molly deck.count": (1.15, "two words beside the piles"),
    "molly display.title": (1.4, "a word beside the piles"),
    "molly role.": (1.05, "five columns stand side by side"),
    "molly tip.words": (1.3, "a whole sentence below the sum"),
    "mole_park stand.": (1.1, "a stand's sign and price are as wide as it is"),
    "mole_park tray.none": (1.1, "a whole sentence, in the place of a hand"),
    "dice_theme_park [!a-z]*": (1.1, "the prompt's words, beside buttons as large"),
    "dice_theme_park * +[12]": (0.75, "up to four buttons in a row, in a narrower prompt"),
    "dice_theme_park Nein, danke": (1, "up to four buttons in a row, in a narrower prompt"),
    "dice_theme_park *[!a-z]Personalkarten": (0.95, "beside a counter and a button as large"),
    "dice_theme_park *: juega dos": (0.95, "beside a counter and a button as large"),
    "dice_theme_park *joue deux": (1.05, "beside a counter and a button as large"),
    "dice_theme_park Les parcs s": (1.05, "beside a button as large"),
    "dice_theme_park Dice Theme Park": (0.95, "the bar holds rounds and phases, too"),
    "dice_theme_park closing.left": (1.1, "what could still run, beside its button and its worth"),
    "dice_theme_park draft.*.text": (1.05, "whole sentences, on four lines"),
    "dice_theme_park draft.*.*.name": (1.15, "up to sixteen staff cards are picked from"),
    "dice_theme_park glance.*.name": (1.2, "a name beside stars and money as large"),
    "dice_theme_park hand.": (1.45, "up to eight cards side by side, each with its sentence"),
    "dice_theme_park objective.": (1.45, "a sentence, and four counts side by side"),
    "dice_theme_park over.*.column": (1, "six sources side by side: the account has them, too"),
    "dice_theme_park over.": (1.2, "a name beside six sources"),
    "dice_theme_park owner.admin": (1, "a whole sentence at the foot of the column"),
    "dice_theme_park owner.kit": (1.05, "three words in a column, beside what is left of each"),
    "dice_theme_park owner.mascot": (1, "a word beside mascot and skill"),
    "dice_theme_park owner.staff": (1.35, "two cards side by side"),
    "dice_theme_park solo.left.title": (1.25, "a heading: the counts below it are large"),
    "dice_theme_park solo.goal": (1.35, "whole sentences on two lines"),
    "dice_theme_park solo.target.title": (1.15, "a word beside its number"),
    "whakka_mole en la hoja": (1.4, "the longest of three steps that stand side by side"),
}
"""By game and the beginning of a piece's key, or of what a widget says: what grows less, and why it
may."""
OVER: Mapping[str, tuple[str, ...]] = {
    # Called out over names for a moment.
    "mole_park": ("Un nouveau Roi Taupe\xa0!",),
}
"""What lies on other writing for a moment."""
SLACK, PIXELS = 0.05, 2
"""Letters come in steps of sizes."""


def written(
    studio: Studio, session: Session, folder: Path, language: str, text: int
) -> tuple[Scales, list[list[Written]]]:
    """What this moment writes, for all and for whoever comes behind the curtain: how large each is,
    and where each lies."""
    scales, found = Scales(), []
    services = rehearsal(folder, language, text=text)
    frame = studio.window.frame
    table = TableScene(services, session)
    table.enter(frame)
    scenes: list[TableScene] = [
        table, *(still(services, session, seat, frame) for seat in table.play.behind()[:1])
    ]  # fmt: skip
    for scene in scenes:
        with scales.watching():
            draw(studio, scene)
        found.append([*_pieces(studio, scene), *_widgets(studio, scene)])
    return scales, found


def _widgets(studio: Studio, scene: Scene) -> list[Written]:
    with unpainted():
        return [each for each in look(studio, scene) if any(map(str.isalnum, each.text))]


def _pieces(studio: Studio, scene: TableScene) -> Iterator[Written]:
    """What pieces bear, where it is to be seen when all has come to rest."""
    writer, frame = studio.window.writer, studio.window.frame
    stamper = Stamper(studio.window.sprites, writer, scene.told)
    pieces = scene.model.showing.pieces
    for number, piece in enumerate(pieces):
        if piece.text is None or piece.alpha < 0.5:
            continue
        if any(_hides(other, piece) for other in pieces[number + 1 :]):
            continue
        text, style = scene.told(piece.text.string), stamper.style(piece.text)
        if not any(map(str.isalnum, text)):
            continue
        wide, high = (side * piece.scale for side in writer.measure(text, style))
        share = {"left": 0.0, "center": 0.5, "right": 1.0}[style.align]
        x, y = piece.x + piece.text.dx - wide * share, piece.y + piece.text.dy - high / 2
        rect = pygame.Rect(*(frame.px(each) for each in (x, y + high * 0.14, wide, high * 0.72)))
        yield Written(text, style, rect, 0, writer.fits(text, style))


def _hides(other: Piece, piece: Piece) -> bool:
    """A panel that lies over it."""
    if other.depth <= piece.depth or not other.art.startswith("ui/panel"):
        return False
    box = solid(other)
    return box.x < piece.x < box.right and box.y < piece.y < box.bottom


def kind(place: str, text: str) -> str:
    """Pieces of a sort are told of once."""
    return re.sub(r"\d+", "N", place) or text


def allowed(game_id: str, place: str) -> float:
    return min(
        (share for key, (share, _) in LESS.items() if fnmatch(f"{game_id} {place}", f"{key}*")),
        default=SHARE,
    )  # fmt: skip


def stayed_small(game_id: str, usual: Scales, large: Scales) -> dict[str, tuple[float, float]]:
    """What is not larger by as much as it should be: how large it was and is."""
    wrong: dict[str, tuple[float, float]] = {}
    for key, said in large.found.items():
        was = usual.found.get(key)
        if was is None:
            continue
        share = allowed(game_id, said.place or said.text) - SLACK
        if said.size < min(was.size * share, FAR - PIXELS) or not said.whole:
            wrong[kind(*key)] = (round(was.size), round(said.size))
    return wrong


def collided(found: list[list[Written]]) -> set[tuple[str, str]]:
    return {
        (one.text, other.text)
        for scene in found
        for one, other in combinations(scene, 2)
        if not apart(one, other)
    }


@pytest.mark.parametrize("game_id", catalogue.GAMES)
def test_twice_as_large_is_larger_on_every_table(game_id: str, tmp_path: Path) -> None:
    usual, large = Studio((1920, 1080)), Studio((1920, 1080), text=TWICE)
    wrong: dict[str, Any] = {}
    touching: set[tuple[str, str]] = set()
    for turn, (seats, options, seed) in enumerate(sittings(catalogue.game(game_id))):
        for at, session in enumerate(moments(game_id, seats, options, seed)):
            language = LANGUAGES[(turn + at) % len(LANGUAGES)]
            before, places = written(usual, session, tmp_path, language, 100)
            after, larger = written(large, session, tmp_path, language, TWICE)
            wrong |= stayed_small(game_id, before, after)
            # What lies on something on purpose does so in every size.
            touching |= collided(larger) - collided(places)
    assert wrong == {}
    over = set(OVER.get(game_id, ()))
    assert {pair for pair in touching if over.isdisjoint(pair)} == set()


def test_a_table_that_does_not_grow_is_found(tmp_path: Path) -> None:
    """Planted: the layout that it has at 100 %."""
    session = next(moments("whakka_mole", 8, {}, 5))
    usual, large = Studio((1920, 1080)), Studio((1920, 1080), text=TWICE)
    before = written(usual, session, tmp_path, "en", 100)[0]
    with mock.patch.object(Frame, "large", property(lambda _: False)):
        after = written(large, session, tmp_path, "en", TWICE)[0]
    assert {"seat.N.name", "seat.N.score", "race.mark.N"} <= set(
        stayed_small("whakka_mole", before, after)
    )


@pytest.mark.parametrize("game_id", catalogue.GAMES)
def test_what_is_not_seen_in_large_text_is_one_press_away(game_id: str, tmp_path: Path) -> None:
    """Log and rules have buttons of their own in the bar."""
    session = next(moments(game_id, max(catalogue.game(game_id).seats), {}, 5))
    for text in (round(100 * LARGE) - 1, TWICE):
        studio = Studio((1920, 1080), text=text)
        scene = TableScene(rehearsal(tmp_path, text=text), session)
        studio.show(scene, settle_ms=60)
        spots = {spot.id for spot in scene.spots(studio.window.frame)}
        assert {"log", "help"} <= spots
