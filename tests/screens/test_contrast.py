"""Writing is readable on what it lies on, measured on the pixels that are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.screens.gallery import SCREENS, exhibit, rehearsal
from game.screens.tutorial.beside import Beside
from game.stage.studio import Studio
from tests.screens.lens import Written, look

if TYPE_CHECKING:
    from pathlib import Path

    from game.stage.text import Style

ENOUGH = 4.5
# Tables are looked at by their own tests, also where a bubble lies over what it may cover; the
# book's found words by the one below.
_TABLES = {"replay", "tutorial", "puzzle", "puzzle.solved", "puzzle.missed"}
SHOWN = [name for name in SCREENS if name not in _TABLES]
BUBBLES = ["tutorial", "puzzle", "puzzle.solved", "puzzle.missed"]


def light(colour: pygame.Color) -> float:
    """Relative luminance."""

    def linear(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b)


def contrast(one: pygame.Color, other: pygame.Color) -> float:
    bright, dark = sorted((light(one), light(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def weakest(written: Written, ground: pygame.Surface) -> float:
    """The contrast where it is least, over pieces of the ground as large as a few letters."""
    ink = pygame.Color(written.style.colour)
    if written.style.outline:
        # An outline lies between the letters and the ground.
        return contrast(ink, pygame.Color(written.style.outline))
    rect = written.rect.clip(ground.get_rect())
    found = []
    for left in range(rect.left, rect.right, 40):
        piece = pygame.Rect(left, rect.top, 40, rect.h).clip(rect)
        if piece.w and piece.h:
            found.append(contrast(ink, pygame.Color(pygame.transform.average_color(ground, piece))))
    return min(found, default=ENOUGH)


def sign(layers: set[Style]) -> float:
    """Of letters built up in layers, gold within cream within ink: the step between two rims."""
    rims = [pygame.Color(style.outline) for style in layers if style.outline]
    return max(contrast(one, other) for one in rims for other in rims)


@pytest.mark.parametrize("name", SHOWN)
def test_writing_can_be_read(name: str, tmp_path: Path) -> None:
    studio = Studio((1280, 720))
    scenes = exhibit(name, rehearsal(tmp_path))
    studio.show(*scenes, settle_ms=60)
    for _ in range(60):
        scenes[-1].update(60)
    written = look(studio, scenes[-1], silent=True)
    ground = studio.picture.copy()
    weak: dict[str, float] = {}
    for each in written:
        layers = {
            other.style
            for other in written
            if other.text == each.text and other.rect.colliderect(each.rect)
        }
        found = sign(layers) if len(layers) > 2 else weakest(each, ground)
        if found < ENOUGH:
            weak[each.text] = round(found, 2)
    assert weak == {}


def test_the_measure_knows_black_white_and_grey() -> None:
    black, white, grey = (pygame.Color(name) for name in ("black", "white", "#777777"))
    assert contrast(black, white) == pytest.approx(21)
    assert contrast(white, white) == pytest.approx(1)
    assert contrast(white, grey) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("name", BUBBLES)
def test_what_a_bubble_says_can_be_read(name: str, tmp_path: Path) -> None:
    studio = Studio((1280, 720))
    scene = exhibit(name, rehearsal(tmp_path))[-1]
    studio.show(scene, settle_ms=60)
    for _ in range(60):
        scene.update(60)
    written = look(studio, scene, silent=True)
    ground = studio.picture.copy()
    assert isinstance(scene, Beside)
    assert scene.model.at.taught is not None
    said = scene.model.at.taught
    mine = [each for each in written if each.text in (said.title, said.text)]
    assert mine
    assert [each.text for each in mine if weakest(each, ground) < ENOUGH] == []
