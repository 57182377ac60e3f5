"""Sound: never the reason why something fails."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

import pygame
import pytest

from game.stage.audio import Audio
from game.stage.pitch import pitched

if TYPE_CHECKING:
    from pathlib import Path


def test_without_a_device_everything_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object, **__: object) -> None:
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", none)
    audio = Audio()
    audio.start()
    audio.volumes(50, 50, mute=False)
    audio.play("ui/button")
    audio.music.play("title")
    audio.update(16)
    audio.stop()
    assert not audio.alive


def test_a_device_that_comes_later_is_taken(audio: Audio) -> None:
    audio.stop()
    audio.handle(pygame.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=False))
    assert audio.alive


def test_effects_play_in_several_tunings(audio: Audio) -> None:
    audio.volumes(0, 100, mute=False)
    audio.play("ui/button")
    assert pygame.mixer.get_busy()
    before = len(audio._sounds["ui/button"])
    for _ in range(5):
        audio.update(16)
    assert len(audio._sounds["ui/button"]) > before


def test_mute_is_silence(audio: Audio) -> None:
    audio.volumes(100, 100, mute=True)
    audio.play("ui/button")
    assert not pygame.mixer.get_busy()


def test_unknown_sounds_are_told_once(audio: Audio, caplog: pytest.LogCaptureFixture) -> None:
    audio.play("no/such")
    audio.play("no/such")
    assert audio.missing == {"no/such"}
    assert len(caplog.records) == 1


def test_a_folder_without_sounds(tmp_path: Path) -> None:
    audio = Audio(tmp_path)
    audio.start()
    audio.play("ui/button")
    audio.stop()
    assert audio.missing == {"ui/button"}


def test_a_fanfare_makes_the_music_step_back(audio: Audio) -> None:
    audio.volumes(80, 100, mute=False)
    audio.music.play("title")
    for _ in range(60):
        audio.update(16)
    loud = pygame.mixer.music.get_volume()
    audio.play("fanfare/win")
    for _ in range(30):
        audio.update(16)
    assert pygame.mixer.music.get_volume() < loud * 0.75
    for _ in range(1000):
        audio.update(16)
    assert pygame.mixer.music.get_volume() == pytest.approx(loud, abs=0.02)


@pytest.mark.usefixtures("audio")
@pytest.mark.parametrize("factor", [0.96, 1.04])
def test_a_tuning_is_the_same_sound_shorter_or_longer(factor: float) -> None:
    wave = array("h", [value for n in range(4000) for value in [(n * 37) % 2000 - 1000] * 2])
    sound = pygame.mixer.Sound(buffer=wave.tobytes())
    tuned = array("h", pitched(sound, factor).get_raw())
    assert len(tuned) / len(wave) == pytest.approx(1 / factor, rel=0.01)
    assert max(tuned) <= 1000
    assert min(tuned) >= -1000
    assert tuned[0::2] == tuned[1::2]


def test_a_ladder_is_climbed_by_who_asks_soon_and_begun_again_by_who_waits(audio: Audio) -> None:
    audio.play("count/tick")
    rungs = audio._sounds["count/tick"]
    taken = [audio._take("count/tick", rungs) for _ in range(9)]
    # One was taken by the play; the last rung stays the last.
    assert [rungs.index(take) for take in taken] == [1, 2, 3, 4, 5, 6, 7, 7, 7]
    audio.update(1000)
    assert rungs.index(audio._take("count/tick", rungs)) == 0
    assert audio._take("ui/button", [rungs[3]]) is rungs[3], "anything else is as it comes"
