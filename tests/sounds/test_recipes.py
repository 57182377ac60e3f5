"""The recipes: baked twice they are the same, and they measure as they should."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from sounds import bake, catalogue, ogg
from sounds.kit import loudness
from sounds.kit.signals import RATE, from_db, times

ROOT = Path(__file__).resolve().parents[2]
EFFECTS = {effect.name: effect for effect in catalogue.EFFECTS}


def test_the_manifest_is_what_the_recipes_say() -> None:
    assert json.loads(bake.MANIFEST.read_text("utf-8")) == bake.manifest()
    assert bake.strays() == bake.missing() == []


@pytest.mark.parametrize("name", ["ui/button", "whack/hit"])
def test_two_bakes_are_equal_to_the_byte(name: str) -> None:
    first, second = dict(bake.baked(EFFECTS[name])), dict(bake.baked(EFFECTS[name]))
    assert first == second
    assert len(set(first.values())) == len(first), "every take is its own"


@pytest.mark.parametrize("name", ["ui/button", "squeak/cackle", "count/tick", "fanfare/round"])
def test_a_master_is_what_its_recipe_makes(name: str) -> None:
    for file, data in bake.baked(EFFECTS[name]):
        assert bake.same_to_the_ear((bake.MASTERS / file).read_bytes(), data)


def test_a_master_of_another_recipe_is_found_out() -> None:
    pops = [data for _, data in bake.baked(EFFECTS["mole/pop"])]
    assert not bake.same_to_the_ear(pops[0], pops[1])
    louder = ogg.encode(ogg.decode(pops[0]) * 0.9, ogg.SHORT)
    assert not bake.same_to_the_ear(pops[0], louder)


@pytest.mark.parametrize("name", sorted(EFFECTS))
def test_nothing_stings(name: str) -> None:
    for number in range(EFFECTS[name].takes):
        wave = EFFECTS[name].wave(number)
        assert loudness.share_above(wave, 8000) < -22
        assert loudness.share_above(wave, 10_000) < -30
        assert loudness.peak_db(wave) == pytest.approx(EFFECTS[name].peak_db, abs=0.01)


@pytest.mark.parametrize("name", sorted(EFFECTS))
def test_a_small_loudspeaker_still_has_something_to_say(name: str) -> None:
    """Laptops and televisions give nothing below 180 Hz: not all of a sound may live there."""
    for number in range(EFFECTS[name].takes):
        assert loudness.share_above(EFFECTS[name].wave(number), 180) > -8


def test_each_tick_is_higher_than_the_one_before() -> None:
    tick = EFFECTS["count/tick"]
    tops = [loudness.brightness(tick.wave(number)) for number in range(tick.takes)]
    assert tops == sorted(tops)
    assert tops[-1] > 1.8 * tops[0]


@pytest.mark.parametrize(("level", "expected"), [(0.0, -3.01), (-20.0, -23.01), (-90.0, -70.0)])
def test_loudness_agrees_with_the_standard(level: float, expected: float) -> None:
    """BS.1770: a full-scale sine of 997 Hz in one channel reads -3.01."""
    tone = from_db(level) * np.sin(2 * np.pi * 997 * times(4.0))
    assert loudness.lufs(tone) == pytest.approx(expected, abs=0.05)


def test_loudness_hears_bass_less_and_skips_silence() -> None:
    tone = 0.1 * np.sin(2 * np.pi * 997 * times(4.0))
    low = 0.1 * np.sin(2 * np.pi * 40 * times(4.0))
    assert loudness.lufs(low) < loudness.lufs(tone) - 5
    assert loudness.lufs(np.concatenate([tone, np.zeros(8 * RATE)])) == pytest.approx(
        loudness.lufs(tone), abs=0.3
    )


def test_the_serial_number_of_a_stream_is_no_longer_chance() -> None:
    wave = 0.3 * np.sin(2 * np.pi * 440 * times(0.2))
    data = ogg.encode(wave, ogg.SHORT)
    assert data == ogg.encode(wave, ogg.SHORT)
    back = ogg.decode(data)
    assert len(back) == len(wave)
    assert float(np.abs(back - wave).max()) < 0.05
    pages = [at for at in range(len(data)) if data[at : at + 4] == b"OggS"]
    assert len(pages) >= 2
    assert {data[at + 14 : at + 18] for at in pages} == {b"\x01\0\0\0"}
    stamped = bytearray(data)
    for at in pages:
        stamped[at + 14 : at + 18] = b"luck"
    assert ogg.with_fixed_serial(bytes(stamped)) == data
    with pytest.raises(ValueError, match="no page"):
        ogg.with_fixed_serial(b"nothing of the sort")


def test_a_wrong_name_gets_one_sentence() -> None:
    script = ROOT / "build_scripts" / "sounds.py"
    done = subprocess.run(
        [sys.executable, str(script), "whack/hitt"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "whack/hit" in done.stderr.split("Did you mean")[1]


@pytest.mark.slow
def test_every_effect_master_is_fresh() -> None:
    for effect in catalogue.EFFECTS:
        for file, data in bake.baked(effect):
            assert bake.same_to_the_ear((bake.MASTERS / file).read_bytes(), data), file
