"""From recipes to files: bake, compare, and write the manifest the game reads."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from sounds import ogg
from sounds.catalogue import EFFECTS, TRACKS, Recipe, recipes
from sounds.kit.recipe import Effect
from sounds.kit.signals import Signal, from_db, samples

__all__ = [
    "MANIFEST",
    "MASTERS",
    "baked",
    "files",
    "manifest",
    "manifest_stands",
    "manifest_text",
    "missing",
    "same_to_the_ear",
    "strays",
]

MASTERS = Path(__file__).parent / "masters"
MANIFEST = MASTERS / "manifest.json"
MARGIN = 0.1
"""Seconds that a loop has too much at either end."""


def files(recipe: Recipe) -> list[str]:
    """Its takes; or the piece, and then its layers."""
    if isinstance(recipe, Effect):
        return [f"{recipe.house}/{stem}.ogg" for stem in recipe.stems()]
    layers = [f"{recipe.stem()}_{heat}" for heat in recipe.layers]
    return [f"{recipe.house}/{stem}.opus" for stem in (recipe.stem(), *layers)]


def baked(recipe: Recipe) -> Iterator[tuple[str, bytes]]:
    """File by file, as (path inside the masters, bytes)."""
    if isinstance(recipe, Effect):
        for number, file in enumerate(files(recipe)):
            yield file, _at_true_peak(recipe.wave(number), recipe.peak_db)
    else:
        piece, *layers = files(recipe)
        yield piece, ogg.encode(np.stack(recipe.render(), axis=1), ogg.PIECE)
        for file, heat in zip(layers, recipe.layers, strict=True):
            yield file, ogg.encode(_with_margins(recipe.layers[heat]()), ogg.LAYER)


def _with_margins(loop: Signal) -> Signal:
    """A little of its end before it and of its beginning after it.

    A codec is never sure of the edges of what it is given. The game cuts these off again, and what
    is left closes to a circle.
    """
    edge = samples(MARGIN)
    return np.concatenate([loop[-edge:], loop, loop[:edge]])


def _at_true_peak(wave: Signal, peak_db: float) -> bytes:
    """Coding moves peaks by a decibel or so: measure what comes back, and correct for it.

    The codec answers a gain by leaps where a sound is mostly noise; the nearest try is taken.
    """
    wanted = from_db(peak_db)
    gain, best, nearest = 1.0, b"", np.inf
    for attempt in range(10):
        data = ogg.encode(wave * gain, ogg.SHORT)
        heard = ogg.peak(data)
        off = abs(heard / wanted - 1)
        if off < nearest:
            best, nearest = data, off
        if off < 0.012:
            break
        gain *= (wanted / heard) ** (1.0 if attempt < 4 else 0.5)
    return best


def same_to_the_ear(one: bytes, other: bytes) -> bool:
    """Equal bytes, or sounds of one length that differ by less than a thousandth of their power.

    Another processor may round the last bit of a sine differently; that is no stale master.
    """
    if one == other:
        return True
    first, second = ogg.decode(one), ogg.decode(other)
    if first.shape != second.shape:
        return False
    return float(np.mean((first - second) ** 2)) < 1e-3 * float(np.mean(first**2))


def _wanted() -> set[str]:
    return {file for recipe in recipes().values() for file in files(recipe)}


def _found() -> set[str]:
    return {path.relative_to(MASTERS).as_posix() for path in MASTERS.rglob("*.o[gp]*")}


def strays() -> list[str]:
    """Masters no recipe makes any more."""
    return sorted(_found() - _wanted())


def missing() -> list[str]:
    return sorted(_wanted() - _found())


def manifest_stands() -> bool:
    return MANIFEST.exists() and MANIFEST.read_text(encoding="utf-8") == manifest_text()


def manifest(root: Path = MASTERS) -> dict[str, Any]:
    """What the game needs to know of every sound. `variants` names all takes, the first too."""
    sounds: dict[str, dict[str, Any]] = {}
    for effect in EFFECTS:
        entry = _entry(root, files(effect), "effect")
        entry["gain_db"] = 0
        entry["pitch_pct"] = 0 if effect.tuned else effect.pitch_pct
        entry["jitter_db"] = 0 if effect.tuned and effect.ladder else effect.jitter_db
        entry["peak_db"] = effect.peak_db
        if effect.ducks:
            entry["ducks"] = True
        if effect.takes > 1:
            entry["variants"] = files(effect)
        sounds[effect.name] = entry
        if effect.ladder:
            entry["order"] = "rising"
            for number, file in enumerate(files(effect), 1):
                single = {**entry, **_entry(root, [file], "effect")}
                sounds[f"{effect.name}.{number}"] = {
                    key: value for key, value in single.items() if key not in ("variants", "order")
                }
    for track in TRACKS:
        piece, *layers = files(track)
        sounds[track.name] = {
            **_entry(root, [piece], "music"),
            "gain_db": 0,
            "layers": dict(zip(track.layers, layers, strict=True)),
            "period": round(track.period, 6),
            "turns": round(track.form.beats / track.metre / track.turn),
            "margin": MARGIN,
        }
    return {"version": 1, "sounds": dict(sorted(sounds.items()))}


def _entry(root: Path, names: list[str], kind: str) -> dict[str, Any]:
    seconds = ogg.seconds((root / names[0]).read_bytes())
    return {"file": names[0], "kind": kind, "seconds": round(seconds, 3)}


def manifest_text(root: Path = MASTERS) -> str:
    return json.dumps(manifest(root), indent=1, ensure_ascii=False) + "\n"
