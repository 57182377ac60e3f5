"""The desk itself: what the hand does on it is what a program sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from tests.window.desk import Desk

pytestmark = pytest.mark.window

ECHO = """
import pygame
pygame.init()
screen = pygame.display.set_mode((640, 360), pygame.RESIZABLE)
clock = pygame.time.Clock()
colour = (200, 30, 30)
open_ = True
while open_:
    for event in pygame.event.get():
        if event.type == pygame.QUIT:
            open_ = False
        elif event.type == pygame.MOUSEBUTTONDOWN:
            print("click", *event.pos, event.button, flush=True)
            colour = (30, 200, 30)
        elif event.type == pygame.KEYDOWN:
            print("key", pygame.key.name(event.key), event.mod & pygame.KMOD_CTRL > 0, flush=True)
        elif event.type == pygame.TEXTINPUT:
            print("text", event.text, flush=True)
        elif event.type == pygame.VIDEORESIZE:
            print("size", event.w, event.h, flush=True)
    pygame.display.get_surface().fill(colour)
    pygame.display.flip()
    clock.tick(60)
"""


def test_mouse_keys_size_and_picture(desk: Desk, tmp_path: Path) -> None:
    script = tmp_path / "echo.py"
    script.write_text(ECHO)
    program = desk.run(python=(str(script),))
    assert program.wait_still().getpixel((320, 180)) == (200, 30, 30)
    program.click(100, 50)
    program.wait_told("click 100 50 1")
    assert program.wait_still().getpixel((320, 180)) == (30, 200, 30)
    program.key("ctrl+z", "Return")
    program.wait_told("key z True")
    program.wait_told("key return False")
    program.type("Ada")
    program.wait_told("text d")
    program.resize(800, 450)
    program.wait_told("size 800 450")
    assert program.box[2:] == (800, 450)
    program.click(790, 440)
    program.wait_told("click 790 440 1")
    assert program.quit() == 0


def test_two_desks_at_once_do_not_quarrel(desk: Desk, tmp_path: Path) -> None:
    from tests.window.desk import Desk

    with Desk(tmp_path, 800, 600) as other:
        assert other.display != desk.display
        assert other.picture().size == (800, 600)
        assert desk.picture().size == (1920, 1080)


def test_a_program_that_ends_before_its_window_is_told_of(desk: Desk) -> None:
    with pytest.raises(AssertionError, match="the program ended: sorry"):
        desk.run(python=("-c", "print('sorry')"))
