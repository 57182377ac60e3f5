"""Pictures: reduced, never enlarged, and no more of them kept than allowed."""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING

import pygame
import pytest

from game.stage import sprites as stored
from game.stage.box import Box
from game.stage.canvas import Canvas
from game.stage.frame import Frame
from game.stage.lru import PictureStore
from game.stage.sprites import Sprites
from game.stage.stripe import tinted_card
from game.stage.text import Writer
from game.stage.tint import draw_tinted

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def masters(tmp_path: Path) -> Path:
    """A plain sprite of 100 x 50 units, a nine-slice with a shadow, and four frames."""
    pygame.display.set_mode((64, 64))
    plain = pygame.Surface((200, 100), pygame.SRCALPHA)
    plain.fill("#ff0000")
    pygame.image.save(plain, tmp_path / "plain.png")
    nine = pygame.Surface((200, 200), pygame.SRCALPHA)
    pygame.draw.rect(nine, "#00ff00", (20, 20, 160, 160))
    pygame.image.save(nine, tmp_path / "nine.png")
    frames = pygame.Surface((80, 80), pygame.SRCALPHA)
    for place, colour in enumerate(("#ff0000", "#00ff00", "#0000ff", "#ffffff")):
        frames.fill(colour, (place % 2 * 40, place // 2 * 40, 40, 40))
    pygame.image.save(frames, tmp_path / "frames.png")
    sprites = {
        "plain": {"file": "plain.png", "w": 100, "h": 50, "ax": 0.5, "ay": 1.0},
        "nine": {
            "file": "nine.png", "w": 100, "h": 100, "pad": [10, 10, 10, 10],
            "nine": [30, 30, 30, 30],
        },
        "frames": {"file": "frames.png", "w": 20, "h": 20, "frames": 4, "cols": 2, "new": 1},
        "gone": {"file": "gone.png", "w": 10, "h": 10},
    }  # fmt: skip
    (tmp_path / "manifest.json").write_text(json.dumps({"version": 1, "sprites": sprites}))
    return tmp_path


@pytest.mark.parametrize("size", [(640, 360), (1280, 720), (1920, 1080), (3840, 2160)])
def test_a_sprite_has_exactly_its_size_in_pixels(masters: Path, size: tuple[int, int]) -> None:
    frame = Frame.of(*size)
    drawn = Sprites(frame, masters).get("plain")
    assert drawn is not None
    assert drawn.picture.get_size() == (frame.px(100), frame.px(50))
    assert (drawn.dx, drawn.dy) == pytest.approx((-frame.px(50), -frame.px(50)), abs=1)


def test_a_master_is_never_enlarged(masters: Path) -> None:
    sprites = Sprites(Frame.of(1920, 1080), masters)
    for scale in (0.1, 1, 2, 3, 50):
        drawn = sprites.get("plain", scale=scale)
        assert drawn is not None
        assert drawn.picture.get_width() <= 200
        assert drawn.picture.get_height() <= 100
    asked = sprites.get("plain", w=1000)
    assert asked is not None
    assert asked.picture.get_size() == (200, 100)


def test_the_same_picture_is_made_once(masters: Path) -> None:
    sprites = Sprites(Frame.of(1920, 1080), masters)
    one, other = sprites.get("plain", turn=31), sprites.get("plain", turn=31.4)
    assert one is not None
    assert other is not None
    assert one.picture is other.picture


def test_turning_keeps_the_anchor(masters: Path) -> None:
    sprites = Sprites(Frame.of(1920, 1080), masters)
    turned = sprites.get("plain", turn=90)
    assert turned is not None
    # Its foot was in the middle of its lower edge; lying on its side, that edge is to the left.
    assert turned.dx == pytest.approx(0, abs=2)
    assert turned.dy == pytest.approx(-50, abs=2)


@pytest.mark.parametrize("size", [(40, 40), (60, 300), (500, 80), (3, 3)])
def test_a_nine_slice_fills_its_box_with_its_solid_body(
    masters: Path, size: tuple[int, int]
) -> None:
    frame = Frame.of(1920, 1080)
    drawn = Sprites(frame, masters).nine("nine", Box(100, 100, *size))
    assert drawn is not None
    assert (drawn.dx, drawn.dy) == (90, 90)
    assert drawn.picture.get_size() == (size[0] + 20, size[1] + 20)
    if min(size) > 10:
        middle = drawn.picture.get_at((10 + size[0] // 2, 10 + size[1] // 2))
        assert (middle.g, middle.a) == (255, 255)
        assert drawn.picture.get_at((0, 0)).a == 0


def test_frames_of_an_animation(masters: Path) -> None:
    sprites = Sprites(Frame.of(1920, 1080), masters)
    seen = []
    for number in range(5):
        drawn = sprites.get("frames", number=number)
        assert drawn is not None
        seen.append(tuple(drawn.picture.get_at((10, 10)))[:3])
    assert seen == [(255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255), (255, 0, 0)]


def test_fading_is_premultiplied(masters: Path) -> None:
    drawn = Sprites(Frame.of(1920, 1080), masters).get("plain", alpha=0.5)
    assert drawn is not None
    pixel = drawn.picture.get_at((20, 20))
    assert pixel.r == pytest.approx(127, abs=3)
    assert pixel.a == pytest.approx(127, abs=3)


def test_missing_pictures_are_told_once_and_draw_nothing(
    masters: Path, caplog: pytest.LogCaptureFixture
) -> None:
    sprites = Sprites(Frame.of(1920, 1080), masters)
    with caplog.at_level(logging.WARNING, "molehill.stage"):
        for _ in range(3):
            assert sprites.get("nowhere") is None
            assert sprites.get("gone") is None
            assert sprites.nine("nowhere", Box(0, 0, 50, 50)) is None
            assert sprites.cover("nowhere") is None
    assert sprites.missing == {"nowhere", "gone"}
    assert len(caplog.records) == 2


def test_without_a_manifest_there_are_no_pictures(tmp_path: Path) -> None:
    assert Sprites(Frame.of(1920, 1080), tmp_path).get("plain") is None


def test_rotations_do_not_fill_the_memory(masters: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.stage.sprites._BYTES", 1 << 20)
    sprites = Sprites(Frame.of(1920, 1080), masters)
    for turn in range(360):
        for scale in (0.5, 0.75, 1):
            sprites.get("plain", turn=turn, scale=scale)
    assert sprites.bytes <= (1 << 20) + (1 << 18)


def test_what_nobody_asked_for_since_the_mark_goes() -> None:
    store: PictureStore[str, int] = PictureStore(100)
    for key in "abc":
        store.put(key, 1, 10)
    store.mark()
    assert len(store) == 3
    store.get("b")
    store.put("d", 1, 10)
    store.forget()
    assert (store.keys(), store.bytes) == (["b", "d"], 20)
    store.forget()
    assert store.keys() == ["b", "d"], "without a mark nothing goes"


def test_a_mark_is_no_picture() -> None:
    store: PictureStore[str, int] = PictureStore(30)
    store.mark()
    store.put("large", 1, 99)
    assert store.keys() == ["large"]
    store.put("larger", 1, 199)
    assert store.keys() == ["larger"], "the newest stays, the mark may go"


def test_the_store_forgets_what_was_not_used_for_longest() -> None:
    store: PictureStore[str, int] = PictureStore(30)
    for name in "abc":
        store.put(name, ord(name), 10)
    assert store.get("a") == ord("a")
    store.put("d", 1, 10)
    assert store.get("b") is None
    assert store.get("a") == ord("a")
    assert store.bytes == 30
    store.put("e", 2, 100)
    assert (len(store), store.get("e")) == (1, 2)


def test_finished_pictures_take_room_from_those_they_are_made_of(
    masters: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever of the two grows: together they never hold more than they may."""
    together, least = 300_000, 90_000
    monkeypatch.setattr("game.stage.sprites._TOGETHER", together)
    monkeypatch.setattr("game.stage.sprites._MASTER_BYTES", least)
    sprites = Sprites(Frame.of(1920, 1080), masters)
    sprites.get("frames")
    sprites.get("plain")
    assert {"plain.png", "frames.png"} == set(sprites._masters.keys())
    for turn in range(0, 180, 2):
        sprites.get("plain", turn=turn)
        assert sprites._kept.bytes + sprites._masters.bytes <= together or (
            sprites._masters.bytes <= least
        )
    assert set(sprites._masters.keys()) == {"plain.png"}


def test_a_backdrop_covers_any_frame() -> None:
    pygame.display.set_mode((64, 64))
    for size in ((640, 360), (1000, 1000), (2560, 1080)):
        frame = Frame.of(*size)
        drawn = Sprites(frame).cover("bg/room")
        assert drawn is not None
        assert drawn.picture.get_size() == frame.pixels


@pytest.mark.parametrize(
    ("size", "file"),
    [((1280, 720), "third.jpg"), ((1366, 768), "half.jpg"), ((2560, 1440), "title.webp")],
)
def test_a_backdrop_is_read_no_larger_than_it_is_seen(
    size: tuple[int, int], file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    opened = stored.opened

    def noted(path: Path) -> pygame.Surface:
        read.append(path.name)
        return opened(path)

    monkeypatch.setattr(stored, "opened", noted)
    pygame.display.set_mode((64, 64))
    frame = Frame.of(*size)
    drawn = Sprites(frame).cover("bg/title")
    assert drawn is not None
    assert drawn.picture.get_size() == frame.pixels
    assert [name.endswith(file) for name in read] == [True]


def test_the_smaller_backdrop_shows_the_same() -> None:
    pygame.display.set_mode((64, 64))
    sprites = Sprites(Frame.of(1280, 720))
    seen = sprites.cover("bg/title")
    sprites._listed = {"bg/title": {**sprites._listed["bg/title"], "third": ""}}
    sprites._facts.clear()
    sprites._kept.clear()
    half = sprites.cover("bg/title")
    assert seen is not None
    assert half is not None
    pairs = zip(seen.picture.get_view("0").raw, half.picture.get_view("0").raw, strict=True)
    apart = [abs(one - other) for one, other in pairs]
    assert sum(apart) / len(apart) < 3


def test_a_trimmed_sprite_covers_the_same_pixels(masters: Path) -> None:
    bare = pygame.Surface((200, 100), pygame.SRCALPHA)
    bare.fill("#ff0000", (40, 60, 30, 20))
    pygame.image.save(bare, masters / "plain.png")
    for turn in (0, 31, 90):
        for alpha in (1.0, 0.5):
            seen = []
            for trim in (False, True):
                drawn = Sprites(Frame.of(1920, 1080), masters).get(
                    "plain", turn=turn, alpha=alpha, trim=trim
                )
                assert drawn is not None
                target = pygame.Surface((300, 300), pygame.SRCALPHA)
                target.blit(drawn.picture, (150 + drawn.dx, 150 + drawn.dy))
                seen.append((drawn.picture.get_size(), pygame.image.tobytes(target, "RGBA")))
            (whole, before), (small, after) = seen
            assert before == after
            assert small[0] * small[1] < whole[0] * whole[1] / 2


def test_a_large_picture_that_fades_pushes_nothing_else_out(masters: Path) -> None:
    sprites = Sprites(Frame.of(3840, 2160), masters)
    star = sprites.get("plain", scale=0.1)
    for step in range(64):
        sprites.nine("nine", Box(0, 0, 900 + step // 16, 900), alpha=(step % 16) / 16)
    assert sprites.bytes < 120 << 20
    assert sprites.get("plain", scale=0.1) is star


def test_fading_is_the_same_from_whatever_it_starts(masters: Path) -> None:
    def pixels(sprites: Sprites) -> bytes:
        drawn = sprites.get("plain", scale=0.4, alpha=0.3)
        assert drawn is not None
        return pygame.image.tobytes(drawn.picture, "RGBA")

    frame = Frame.of(1920, 1080)
    fresh, used = Sprites(frame, masters), Sprites(frame, masters)
    used.get("plain", scale=0.4)
    assert pixels(fresh) == pixels(used)
    assert used.get("plain", scale=0.4) != used.get("plain", scale=0.4, alpha=0.3)


def test_masters_rest_and_their_pictures_stay(masters: Path) -> None:
    sprites = Sprites(Frame.of(1920, 1080), masters)
    drawn = sprites.get("plain", 20, 20)
    asked = sprites.asked
    assert asked == 1
    sprites.rest()
    assert sprites._masters.bytes == 0
    assert sprites.get("plain", 20, 20) is drawn
    assert sprites.asked == asked
    # Another size is made of it again.
    assert sprites.get("plain", 30, 30) is not None
    assert sprites.asked == asked + 1


def test_what_is_made_of_sprites_goes_with_them(masters: Path) -> None:
    """Scrims as large as the screen, stripes, tints: up to forty megabytes of them stayed."""
    frame = Frame.of(1920, 1080)
    sprites = Sprites(frame, masters)
    brush = Canvas(pygame.Surface((1920, 1080)), frame, sprites, Writer(frame))
    brush.fill(frame.box, "#000000", alpha=0.5)
    draw_tinted(brush, "plain", Box(0, 0, 40, 40), "#ff0000")
    tinted_card(brush, "red", Box(0, 0, 300, 60), 40)
    assert len(sprites.made) == 3
    sprites.mark()
    brush.fill(frame.box, "#000000", alpha=0.5)
    sprites.forget()
    (left,) = sprites.made.keys()
    assert left[0] == "plain"
