"""No piece may hide what another says: by the pixels of letters and of what is drawn over them.

Topoum has a test of its own, with what is pointed at (`test_topoum_drawn`).
"""

from __future__ import annotations

import re
from fnmatch import fnmatch
from typing import TYPE_CHECKING

import pygame
import pytest

from game import catalogue
from game.screens.gallery import rehearsal
from game.screens.table.scene import TableScene
from game.screens.table.stills import still
from game.stage.piece import Piece, Words
from game.stage.stamp import Stamper
from game.stage.studio import Studio
from tests.screens.test_far_away import moments, sittings

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from game.match.session import Session
    from game.stage.mark import Mark

SHARE, SOLID, CLEAR = 0.06, 150, 0.5
"""So much of the ink of what is said may lie below something that one cannot see through."""
GAMES: Mapping[str, int] = {"whakka_mole": 9, "mole_park": 3, "molly": 9, "dice_theme_park": 1}
"""How many matches are looked at, at each sort of question."""
MAY: Mapping[tuple[str, str], str] = {
    ("race.tick.*", "*"): "a line of the ruler: runners stand on it",
    ("space.*", "die.*.prize*"): "the die stands on the space whose number it says",
    ("deck.count", "cash.*"): "at eight seats the sums of those who cash in take its place",
    ("discards.count", "cash.*"): "the same",
    ("*.entrance.name", "gain*"): "what would be run is named in the prompt",
    ("offer.*.name", "shut.*"): "it is shut: that is crossed out",
}
_STEPS = 2


def again(session: Session) -> Session:
    """The same, to be played on otherwise."""
    other = session.rematch()
    history = other.begun()
    for each in session.history:
        history.push(each.seat, each.action, each.by, each.reason)
    other.resume(history, [0] * len(other.people))
    return other


def ink(mark: Mark) -> pygame.mask.Mask:
    return pygame.mask.from_surface(mark.pair[0], SOLID)


def hidden(stamper: Stamper, pieces: Sequence[Piece]) -> Iterator[tuple[str, str]]:
    """What cannot be read, and because of what."""
    # What is laid later lies on what lies as near.
    stamps = [stamper.stamp(piece) for piece in sorted(pieces, key=lambda piece: piece.depth)]
    for at, stamp in enumerate(stamps):
        if not stamp.words or stamp.piece.alpha < CLEAR:
            continue
        (words,) = stamp.words
        letters = ink(words)
        most = SHARE * letters.count()
        for other in stamps[at + 1 :]:
            if other.piece.alpha < CLEAR:
                continue
            for mark in other.marks:
                if not mark.place.colliderect(words.place):
                    continue
                dx, dy = mark.place.x - words.place.x, mark.place.y - words.place.y
                if letters.overlap_area(ink(mark), (dx, dy)) > most:
                    yield stamp.piece.key, other.piece.key


def views(studio: Studio, session: Session, folder: Path) -> Iterator[TableScene]:
    """Before anything is chosen, and with the first that may be."""
    scene = TableScene(rehearsal(folder), again(session))
    scene.enter(studio.window.frame)
    for _ in range(_STEPS):
        scene.update(30)
        scene.spots(studio.window.frame)
        yield scene
        seat = scene.chooser()
        half = None if seat is None else scene.play.half(seat)
        if half is None or not half.offered:
            return
        scene.choose(half.offered[0])


def stamper_of(studio: Studio, scene: TableScene) -> Stamper:
    return Stamper(studio.window.sprites, studio.window.writer, scene.told)


@pytest.mark.parametrize("game_id", GAMES)
def test_no_piece_hides_what_another_says(game_id: str, tmp_path: Path) -> None:
    studio, found, seen = Studio((1920, 1080)), set[tuple[str, str]](), 0
    for seats, options, seed in list(sittings(catalogue.game(game_id)))[: GAMES[game_id]]:
        for session in moments(game_id, seats, options, seed):
            for scene in views(studio, session, tmp_path):
                found |= set(hidden(stamper_of(studio, scene), scene.model.showing.pieces))
                seen += 1
            held = still(rehearsal(tmp_path), session, None, studio.window.frame)
            if held.picture.holding:
                found |= set(hidden(stamper_of(studio, held), list(held.picture.live.values())))
    assert seen > 6
    assert {
        (re.sub(r"\d+", "N", said), re.sub(r"\d+", "N", over))
        for said, over in found
        if not any(fnmatch(said, one) and fnmatch(over, other) for one, other in MAY)
    } == set()


def test_what_is_planted_is_caught() -> None:
    studio = Studio((1920, 1080))
    stamper = Stamper(studio.window.sprites, studio.window.writer, str)
    said = Piece("said", x=300, y=300, text=Words("Ada", 60, "title", width=200))
    chip = Piece("chip", "ui/chip.dark", 340, 300, 60, 60)
    assert list(hidden(stamper, [said, chip])) == [("said", "chip")]
    assert list(hidden(stamper, [chip, said])) == []
    clear = Piece("clear", "ui/chip.dark", 340, 300, 60, 60, alpha=0.3)
    beside = Piece("beside", "ui/chip.dark", 480, 300, 60, 60)
    ring = Piece("ring", "ui/focus", 300, 300, 260, 140)
    assert list(hidden(stamper, [said, clear, beside, ring])) == []
