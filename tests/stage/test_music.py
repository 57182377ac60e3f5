"""Music: pieces, silence, layers that come and go, and coming back to where it was left."""

from __future__ import annotations

import itertools
from array import array
from typing import TYPE_CHECKING

import pygame
import pytest

from game.stage.audio import Audio
from game.stage.layers import LAYERS, Layers
from game.stage.music import CHANNELS
from game.stage.programme import AWAY

if TYPE_CHECKING:
    from game.stage.music import Music


@pytest.fixture
def loud(audio: Audio) -> Audio:
    audio.volumes(100, 100, mute=False)
    return audio


@pytest.fixture
def music(loud: Audio) -> Music:
    return loud.music


def wait(music: Music, ms: float) -> None:
    """So much time goes by, a frame after another."""
    for _ in range(int(ms / 20)):
        music.update(20)
        # Loops are made ready beside the frames, in time that is none here.
        music._layers.join()


def over(music: Music) -> None:
    """The piece comes to its end."""
    pygame.mixer.music.stop()
    music.update(20)


def heard(layer: str) -> float:
    """How loud the channel of a layer is."""
    return float(pygame.mixer.Channel(CHANNELS + LAYERS.index(layer)).get_volume())


def test_a_mood_begins_soon_and_plays_its_pieces_with_silence_between(music: Music) -> None:
    music.play("music/whack")
    wait(music, 200)
    first = music.playing
    assert first in music.pieces("whack")
    over(music)
    assert music.playing == ""
    wait(music, 10_000)
    assert music.playing == "", "a silence"
    wait(music, 110_000)
    assert music.playing in music.pieces("whack")
    assert music.playing != first


def test_when_it_gets_close_nobody_waits_in_silence(music: Music) -> None:
    music.play("whack", "calm")
    wait(music, 200)
    over(music)
    music.play("whack", "last")
    wait(music, 2_300)
    assert music.playing


def test_another_mood_fades_in_and_the_first_is_taken_up_where_it_was(
    music: Music, monkeypatch: pytest.MonkeyPatch
) -> None:
    music.play("whack")
    wait(music, 200)
    first = music.playing
    monkeypatch.setattr(pygame.mixer.music, "get_pos", lambda: 40_000)
    music.play("title")
    assert music.playing == ""
    wait(music, 1000)
    assert music.playing in music.pieces("title")
    started: list[float] = []
    play = pygame.mixer.music.play

    def spy(loops: int = 0, start: float = 0.0, fade_ms: int = 0) -> None:
        started.append(start)
        play(loops, start, fade_ms)

    monkeypatch.setattr(pygame.mixer.music, "play", spy)
    music.play("whack")
    wait(music, 1000)
    assert music.playing == first
    period = music._facts[first]["period"]
    assert started == [pytest.approx(40 // period * period)], "on the first beat of a round"


def test_after_ten_minutes_elsewhere_another_piece_is_begun(music: Music) -> None:
    music.play("whack")
    wait(music, 200)
    first = music.playing
    music.play("")
    wait(music, 1000)
    assert music.playing == ""
    music._clock += AWAY
    music.play("whack")
    wait(music, 1000)
    assert music.playing
    assert music.playing != first


def test_layers_come_and_go_with_what_is_seen(music: Music) -> None:
    music.play("garden", "calm")
    wait(music, 1000)
    assert all(pygame.mixer.Channel(CHANNELS + n).get_busy() for n in range(len(LAYERS)))
    assert [heard(name) for name in LAYERS] == [0, 0, 0]
    music.play("garden", "busy")
    music.update(20)
    assert 0 < music.layer("busy") < 0.05, "not all at once"
    wait(music, 3_000)
    assert (music.layer("busy"), music.layer("close"), music.layer("last")) == (1, 0, 0)
    assert heard("busy") > 0.9
    music.play("garden", "last")
    wait(music, 3_000)
    assert music.layer("last") == 1
    music.play("garden", "calm")
    wait(music, 5_000)
    assert [heard(name) for name in LAYERS] == [0, 0, 0]


def test_layers_are_as_loud_as_the_music_is(loud: Audio) -> None:
    loud.music.play("garden", "busy")
    wait(loud.music, 4_000)
    loud.volumes(50, 100, mute=False)
    wait(loud.music, 1_000)
    assert heard("busy") == pytest.approx(0.5, abs=0.02)
    loud.volumes(50, 100, mute=True)
    wait(loud.music, 1_000)
    assert heard("busy") == 0
    assert pygame.mixer.Channel(CHANNELS).get_busy(), "it runs on, unheard"


def test_effects_leave_the_channels_of_the_music_alone(loud: Audio) -> None:
    loud.music.play("garden")
    wait(loud.music, 1_000)
    loops = [pygame.mixer.Channel(CHANNELS + n).get_sound() for n in range(len(LAYERS))]
    for _ in range(3 * CHANNELS):
        loud.play("ui/button")
    assert [pygame.mixer.Channel(CHANNELS + n).get_sound() for n in range(len(LAYERS))] == loops


def test_a_loop_is_cut_to_the_sample(music: Music) -> None:
    name = music.pieces("garden")[0]
    facts = music._facts[name]
    layers = Layers(music._folder, CHANNELS)
    layers.prepare(name, facts)
    layers.join()
    assert layers.prepare(name, facts)
    assert set(layers._loops) == set(facts["layers"]) == set(LAYERS)
    for loop in layers._loops.values():
        count = round(facts["period"] * 48_000)
        samples = array("h", loop.get_raw())
        assert len(samples) == 2 * count
        left = samples[0::2]
        steps = sorted(abs(b - a) for a, b in itertools.pairwise(left))
        assert abs(left[0] - left[-1]) <= max(steps[int(len(steps) * 0.999)], 1)


def test_a_device_that_goes_and_comes_takes_the_music_up_again(loud: Audio) -> None:
    loud.music.play("garden")
    wait(loud.music, 1_000)
    first = loud.music.playing
    loud.stop()
    assert loud.music.playing == ""
    loud.start()
    wait(loud.music, 1_000)
    assert loud.music.playing == first
