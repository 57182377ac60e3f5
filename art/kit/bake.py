"""Bakes sprites to WebP masters, again only when what they are made from has changed."""

from __future__ import annotations

import inspect
import io
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING

from filelock import FileLock
from PIL import Image

from art.kit import manifest
from art.kit.render import render, renderer

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from art.kit.sprite import Sprite


__all__ = ["Baker"]


def key_of(sprite: Sprite) -> str:
    """Changes when, and only when, the master would."""
    if sprite.svg:
        made_of = sprite.svg()
    else:
        made_of = "\n".join(inspect.getsource(module) for module in sprite.recipe)
    facts = (renderer(), sprite.id, sprite.pixels, sprite.quality, sprite.opaque, made_of)
    return manifest.digest(repr(facts).encode())


def draw(sprite: Sprite) -> Image.Image:
    if sprite.paint:
        image = sprite.paint()
    elif sprite.svg:
        image = render(sprite.svg(), sprite.pixels[0])
    else:
        raise ValueError(f"{sprite.id} has no drawing")
    if image.size != sprite.pixels:
        raise ValueError(f"{sprite.id} is {image.size}, its sheet says {sprite.pixels}")
    return image


def encode(sprite: Sprite, image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.convert("RGB" if sprite.opaque else "RGBA").save(
        out, "WEBP", quality=sprite.quality, alpha_quality=96, method=4
    )
    return out.getvalue()


def reduced(master: bytes, part: int) -> bytes:
    """An opaque master at a half, or a third, of its size."""
    image = Image.open(io.BytesIO(master)).convert("RGB")
    out = io.BytesIO()
    small = image.resize((image.width // part, image.height // part), Image.Resampling.LANCZOS)
    small.save(out, "JPEG", quality=91, subsampling=0, optimize=True)
    return out.getvalue()


def _bake_one(name: str) -> tuple[str, bytes]:
    """Runs in a process of its own: resvg keeps Python's lock while it draws."""
    from art.sheets import sprites

    sprite = sprites()[name]
    return name, encode(sprite, draw(sprite))


class Baker:
    def __init__(self, sprites: dict[str, Sprite], cache: Path, jobs: int = 1) -> None:
        self.sprites = sprites
        self.cache = cache
        self.jobs = jobs

    def bake(self, names: Iterable[str], *, fresh: bool = False) -> int:
        """Writes the masters of these sprites and the records; says how many were drawn."""
        chosen = list(names)
        self.cache.mkdir(parents=True, exist_ok=True)
        keys = {name: key_of(self.sprites[name]) for name in chosen}
        done = {} if fresh else {n: d for n in chosen if (d := self._cached(n, keys[n]))}
        missing = [name for name in chosen if name not in done]
        for name, data in self._drawn(missing):
            done[name] = data
            (self.cache / f"{keys[name]}.webp").write_bytes(data)
        self._record(done, keys, everything=len(chosen) == len(self.sprites))
        return len(missing)

    def stale(self, names: Iterable[str], *, fresh: bool = False) -> list[str]:
        """Sprites whose master is not what their drawing would give now."""
        chosen = list(names)
        made, listed, wrong = manifest.read_sources(), manifest.read(), []
        for name in chosen:
            sprite = self.sprites[name]
            file = manifest.MASTERS / sprite.file
            if not all((manifest.MASTERS / small).exists() for small in sprite.reduced.values()):
                wrong.append(name)
                continue
            now = [key_of(sprite), manifest.digest(file.read_bytes()) if file.exists() else ""]
            if made.get(name) != now or listed.get(name) != manifest.entry(sprite):
                wrong.append(name)
        if fresh:
            for name, data in self._drawn([n for n in chosen if n not in wrong]):
                if manifest.digest(data) != made[name][1]:
                    wrong.append(name)
        return wrong + sorted(set(made) - set(self.sprites))

    def _cached(self, name: str, key: str) -> bytes | None:
        kept = self.cache / f"{key}.webp"
        if kept.exists():
            return kept.read_bytes()
        file = manifest.MASTERS / self.sprites[name].file
        made = manifest.read_sources().get(name)
        if file.exists() and made and made[0] == key:
            data = file.read_bytes()
            return data if manifest.digest(data) == made[1] else None
        return None

    def _drawn(self, names: list[str]) -> Iterable[tuple[str, bytes]]:
        start = time.monotonic()
        with ProcessPoolExecutor(self.jobs, mp_context=get_context("spawn")) as pool:
            for count, made in enumerate(pool.map(_bake_one, names), 1):
                _show(count, len(names), made[0], time.monotonic() - start)
                yield made

    def _record(self, done: dict[str, bytes], keys: dict[str, str], *, everything: bool) -> None:
        """Under a lock: two bakes of different sheets may run at once."""
        with FileLock(self.cache / "record.lock"):
            self._write(done, keys)
            if everything:
                self._sweep()

    def _sweep(self) -> None:
        """Masters no sheet names any more."""
        known = {manifest.MASTERS / s.file for s in self.sprites.values()}
        known |= {manifest.MASTERS / f for s in self.sprites.values() for f in s.reduced.values()}
        for file in manifest.MASTERS.rglob("*"):
            if file.suffix in (".webp", ".jpg") and file not in known:
                file.unlink()

    def _write(self, done: dict[str, bytes], keys: dict[str, str]) -> None:
        listed = {n: e for n, e in manifest.read().items() if n in self.sprites}
        made = {n: k for n, k in manifest.read_sources().items() if n in self.sprites}
        for name, data in done.items():
            sprite = self.sprites[name]
            file = manifest.MASTERS / sprite.file
            file.parent.mkdir(parents=True, exist_ok=True)
            if not file.exists() or file.read_bytes() != data:
                file.write_bytes(data)
            for part, small in sprite.reduced.items():
                (manifest.MASTERS / small).write_bytes(reduced(data, part))
            listed[name] = manifest.entry(sprite)
            made[name] = [keys[name], manifest.digest(data)]
        manifest.write(listed, made)


def _show(count: int, total: int, name: str, seconds: float) -> None:
    filled = 30 * count // total
    line = f"\r[{'#' * filled}{'.' * (30 - filled)}] {count}/{total} {seconds:.0f} s {name}"
    sys.stderr.write(f"{line:<100}" + ("\n" if count == total else ""))
    sys.stderr.flush()
