"""The masters as the game will hear them: decoded by the same library, measured by the sample."""

from __future__ import annotations

import json
import math
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
import pygame
import pytest

from game.match.seats import SQUEAKS
from game.stage.layers import circle

if TYPE_CHECKING:
    from collections.abc import Iterator

Samples: TypeAlias = "np.typing.NDArray[np.int64]"
Sides: TypeAlias = "np.typing.NDArray[np.int16]"

MASTERS = Path(__file__).resolve().parents[2] / "sounds" / "masters"
SOUNDS: dict[str, dict[str, Any]] = json.loads((MASTERS / "manifest.json").read_text("utf-8"))[
    "sounds"
]
EFFECTS = sorted(name for name, entry in SOUNDS.items() if entry["kind"] == "effect")
PIECES = sorted(name for name, entry in SOUNDS.items() if entry["kind"] == "music")
RATE = 48_000
ALL = 14_000_000

# What the screens and games call by name, and with how many takes at least.
NEEDED = {
    **dict.fromkeys(
        (
            "ui/button",
            "ui/hover",
            "ui/back",
            "ui/toggle",
            "ui/error",
            "ui/open",
            "ui/close",
            "ui/ready",
            "ui/type",
            "card/slide",
            "card/flip",
            "card/shuffle",
            "card/thud",
            "coin",
            "token",
            "dice/rattle",
            "tile/place",
            "hex/march",
            "mole/hide",
            "whack/swing",
            "whoosh",
            "score/gain",
            "fanfare/win",
            "fanfare/round",
            "fanfare/small",
            "drum/roll",
            "drum/hit",
            "curtain/open",
            "curtain/close",
            "envelope/seal",
            "crown",
            "applause",
            "turn/yours",
            "warn",
            *(
                f"squeak/{name}{mood}"
                for name in SQUEAKS
                for mood in ("", "_hit", "_razz", "_cheer")
            ),
            *(f"music/title.{number}" for number in range(1, 4)),
            *(
                f"music/{mood}.{number}"
                for mood in ("whack", "park", "topoum", "fair", "garden")
                for number in range(1, 5)
            ),
            "music/results.1",
            "music/showdown.1",
            "music/showdown.2",
        ),
        1,
    ),
    "dice/land": 3,
    "mole/pop": 4,
    "whack/hit": 3,
    "whack/miss": 2,
    "count/tick": 8,
}

# How loud things are on the table, in dB below full scale.
PEAKS = {
    "ui/button": -13,
    "card/slide": -10,
    "coin": -9,
    "card/flip": -8,
    "dice/rattle": -8,
    "mole/pop": -7,
    "dice/land": -6,
    "fanfare/win": -5,
    "whack/hit": -4,
}


def files(entry: dict[str, Any]) -> list[str]:
    """The takes of an effect; a piece and its layers."""
    return [*entry.get("variants", [entry["file"]]), *entry.get("layers", {}).values()]


def head(file: str) -> tuple[int, int]:
    """Channels and rate from the identification header of the first Ogg page."""
    data = (MASTERS / file).read_bytes()[:80]
    if b"OpusHead" in data:
        at = data.index(b"OpusHead")
        return data[at + 9], int.from_bytes(data[at + 12 : at + 16], "little")
    at = data.index(b"\x01vorbis")
    return data[at + 11], int.from_bytes(data[at + 12 : at + 16], "little")


@pytest.fixture(scope="module", autouse=True)
def _mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
    yield
    pygame.mixer.quit()


@lru_cache(maxsize=2)
def sides(file: str) -> Sides:
    """A master as 16-bit samples, left beside right."""
    raw = pygame.mixer.Sound(str(MASTERS / file)).get_raw()
    return np.frombuffer(raw, np.int16).reshape(-1, 2)


def channel(file: str, which: int = 0) -> Samples:
    # Wide enough to be squared.
    return sides(file)[:, which].astype(np.int64)


def top(samples: Samples) -> int:
    return int(np.abs(samples).max())


@pytest.mark.parametrize("name", sorted(NEEDED))
def test_what_the_game_calls_for_is_there(name: str) -> None:
    assert len(files(SOUNDS[name])) >= NEEDED[name]


def test_every_file_is_listed_and_every_listed_file_is_there() -> None:
    listed = {file for entry in SOUNDS.values() for file in files(entry)}
    found = {
        path.relative_to(MASTERS).as_posix()
        for path in MASTERS.rglob("*.*")
        if path.suffix != ".json"
    }
    assert listed == found
    assert all(entry["file"] in files(entry) for entry in SOUNDS.values())


def test_all_sounds_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in MASTERS.rglob("*.*")) < ALL


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_mono_short_and_as_loud_as_its_recipe_says(name: str) -> None:
    entry = SOUNDS[name]
    assert entry["peak_db"] == PEAKS.get(name, entry["peak_db"])
    for number, file in enumerate(files(entry)):
        assert head(file) == (1, RATE)
        samples = channel(file)
        assert 20 * math.log10(top(samples) / 32768) == pytest.approx(entry["peak_db"], abs=0.6)
        assert 0.03 < len(samples) / RATE < 4.5
        if number == 0:
            assert len(samples) / RATE == pytest.approx(entry["seconds"], abs=0.002)


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_begins_and_ends_without_a_click(name: str) -> None:
    for file in files(SOUNDS[name]):
        samples = channel(file)
        loudest = top(samples)
        assert abs(samples[0]) < 0.01 * loudest, "starts in the middle of something"
        # Eight tenths of a millisecond is the hardest attack the house allows; a quarter of the
        # way up such a ramp the sound is still small.
        start = int(np.argmax(np.abs(samples) > 0.02 * loudest))
        assert top(samples[start : start + 9]) < 0.35 * loudest, "attack too hard"
        assert top(samples[-20:]) < 0.02 * loudest, "is cut off"


@pytest.mark.parametrize("name", PIECES)
def test_a_piece_is_stereo_and_begins_and_ends_in_silence(name: str) -> None:
    entry = SOUNDS[name]
    assert head(entry["file"]) == (2, RATE)
    left, right = channel(entry["file"], 0), channel(entry["file"], 1)
    assert (left != right).any()
    assert 90 <= len(left) / RATE <= 150
    assert len(left) / RATE == pytest.approx(entry["seconds"], abs=0.002)
    loudest = top(left)
    assert loudest < 0.5 * 32768, "effects must be heard over it"
    assert top(left[:40]) < 0.02 * loudest
    assert top(left[-RATE // 20 :]) < 0.02 * loudest, "it rings out"
    # Its loops are over with its last bar, and what follows is no more than the ringing.
    tail = len(left) / RATE - entry["turns"] * entry["period"]
    assert 0.05 < tail < 6


@pytest.mark.parametrize("name", PIECES)
def test_a_layer_closes_to_a_circle(name: str) -> None:
    entry = SOUNDS[name]
    heats = {"title": {"busy"}, "results": set()}
    mood = name.removeprefix("music/").partition(".")[0]
    assert set(entry["layers"]) == heats.get(mood, {"busy", "close", "last"})
    for file in entry["layers"].values():
        assert head(file) == (1, RATE)
        whole = channel(file)
        count, edge = round(entry["period"] * RATE), round(entry["margin"] * RATE)
        assert abs(len(whole) - count - 2 * edge) <= 2
        loop = whole[edge : edge + count]
        cut = circle(pygame.mixer.Sound(MASTERS / file), entry["margin"], entry["period"])
        samples = np.frombuffer(cut.get_raw(), np.int16)[0::2].astype(np.int64)
        assert len(samples) == count
        assert seam(samples) < 1.0
        # What comes after the cut is what the loop begins with, and before it what it ends with.
        assert alike(whole[edge + count :], loop[:edge]) > 0.6, "but for what the codec threw away"
        assert alike(whole[:edge], loop[-edge:]) > 0.6


def alike(one: Samples, other: Samples) -> float:
    """How much two stretches move together: 1 for the same, 0 for strangers."""
    count = min(len(one), len(other))
    first, second = one[:count], other[:count]
    each = math.sqrt(int((first * first).sum()) * int((second * second).sum()))
    return int((first * second).sum()) / max(1.0, each)


def seam(samples: Samples) -> float:
    """The step from the last sample to the first against the busiest steps near the turn."""
    near = np.concatenate([samples[-RATE:], samples[:RATE]])
    steps = np.sort(np.abs(np.diff(near)))
    return abs(int(samples[0] - samples[-1])) / max(1, int(steps[int(len(steps) * 0.999)]))


def test_the_measure_of_the_seam_hears_a_loop_cut_in_the_middle_of_a_note() -> None:
    whole = np.array([round(9000 * math.sin(0.03 * n)) for n in range(4 * RATE)])
    # 0.03 radians a sample: about 52 samples into a turn the wave is at its top.
    cut = next(n for n in range(4 * RATE - 600, 4 * RATE) if whole[n] > 8990)
    assert seam(whole[: cut + 1]) > 5
    turn = next(n for n in range(cut, 4 * RATE) if whole[n - 1] < 0 <= whole[n])
    assert seam(whole[:turn]) < 1.1
    # A loop that ends in another place than it was cut for does not go on as it begins.
    assert alike(whole[1000:3000], whole[1000:3000]) == pytest.approx(1)
    assert abs(alike(whole[1000:3000], whole[1052:3052])) < 0.1
