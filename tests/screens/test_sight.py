"""The table as other eyes see it: all of it, part by part, and for nothing while it is off."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unittest import mock

import pygame
import pytest

from game.screens.gallery import played
from game.screens.settings.scene import SettingsScene
from game.screens.table.scene import TableScene
from game.stage import canvas as canvas_room
from game.stage.intent import Device, Intent, Kind
from game.stage.sight import seen_as
from tests.screens.puppets import Puppets

if TYPE_CHECKING:
    from pathlib import Path

EYES = ("deut", "prot", "trit")


def seated(folder: Path, eyes: str) -> Puppets:
    puppets = Puppets(folder, (1280, 720))
    puppets.services.change(see_as=eyes)
    puppets.open(TableScene(puppets.services, played("whakka_mole", decisions=20)))
    puppets.studio.run(300)
    return puppets


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGB")


@pytest.mark.parametrize("eyes", EYES)
def test_greys_stay_grey_and_colours_that_are_one_to_these_eyes_come_together(eyes: str) -> None:
    pygame.display.set_mode((64, 64))
    picture = pygame.Surface((1, 1))
    for grey in (0, 40, 128, 200, 255):
        picture.fill((grey, grey, grey))
        seen = seen_as(picture, eyes).get_at((0, 0))
        assert all(abs(part - grey) <= 4 for part in seen[:3])
    pair = ((230, 60, 60), (60, 130, 60)) if eyes != "trit" else ((60, 60, 230), (60, 130, 90))
    far: list[int] = []
    for look in (lambda one: one, lambda one: seen_as(one, eyes)):
        parts = []
        for colour in pair:
            picture.fill(colour)
            parts.append(look(picture).get_at((0, 0))[:3])
        far.append(sum(abs(a - b) for a, b in zip(*parts, strict=True)))
    assert far[1] < 0.75 * far[0]


@pytest.mark.parametrize("eyes", EYES)
def test_the_whole_table_is_seen_so(tmp_path: Path, eyes: str) -> None:
    plain = seated(tmp_path / "off", "off").studio.picture.copy()
    seen = seated(tmp_path / eyes, eyes).studio.picture
    assert pixels(seen) != pixels(plain)
    assert pixels(seen) == pixels(seen_as(plain, eyes))


def test_what_changes_is_seen_so_too_and_nothing_twice(tmp_path: Path) -> None:
    """Painted part by part it is what it would be painted at once."""
    puppets = seated(tmp_path, "deut")
    studio = puppets.studio
    changed: list[pygame.Rect] = []
    for spot in puppets.top.focus.spots[:6]:
        studio.give(Intent(Kind.POINT, Device.MOUSE, x=spot.box.cx, y=spot.box.cy))
        for _ in range(12):
            changed += studio.step(30)
    area = studio.picture.get_rect()
    assert any(rect.size != area.size for rect in changed), "only parts were painted"
    by_parts = pixels(studio.picture)
    studio.window.canvas.spoil()
    studio.stack.redraw()
    studio.step(0)
    assert pixels(studio.picture) == by_parts


def test_off_costs_nothing(tmp_path: Path) -> None:
    with mock.patch.object(canvas_room, "seen_as") as glasses:
        puppets = seated(tmp_path, "off")
        assert glasses.call_count == 0
        puppets.services.change(see_as="trit")
        glasses.side_effect = seen_as
        puppets.studio.stack.redraw()
        puppets.studio.step(0)
        assert glasses.call_count == 1


def test_chosen_in_the_settings_it_is_there_when_one_comes_back(tmp_path: Path) -> None:
    puppets = seated(tmp_path, "off")
    puppets.open(SettingsScene(puppets.services, "reading"))
    puppets.studio.run(100)
    # Everything but the small preview, which is seen so for itself.
    rows = puppets.studio.picture.subsurface((0, 0, 800, 720))
    page = pixels(rows)
    puppets.services.change(see_as="prot")
    puppets.studio.stack.redraw()
    puppets.studio.step(0)
    assert pixels(rows) == page, "the page itself stays as it was"
    puppets.back()
    puppets.studio.run(100)
    seen = pixels(puppets.studio.picture)
    puppets.services.change(see_as="off")
    puppets.studio.stack.redraw()
    puppets.studio.step(0)
    plain = puppets.studio.picture
    assert seen == pixels(seen_as(plain, "prot")) != pixels(plain)
