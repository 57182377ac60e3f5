"""Bake the sounds: `python build_scripts/sounds.py [names] [--check] [--measure] [--picture PNG]`.

A name is a sound (`whack/hit`) or a family (`mole`, `music`); without names everything is baked.
Needs the art tools (numpy, soundfile; pillow for `--picture`). The game itself never does this.
"""

from __future__ import annotations

import argparse
import difflib
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sounds.catalogue import Recipe

ROOT = Path(__file__).resolve().parent.parent
# Run as a script, this folder would come first and hide the `sounds` package behind this file.
sys.path[0] = str(ROOT)


def _arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="sounds.py", description="Bake Molehill's sounds.")
    parser.add_argument("names", nargs="*", help="sounds or families, such as whack/hit or mole")
    parser.add_argument("--check", action="store_true", help="compare with the masters, write none")
    parser.add_argument("--measure", action="store_true", help="print length, peak, loudness")
    parser.add_argument("--picture", type=Path, metavar="PNG", help="draw waves and spectrograms")
    return parser.parse_args(words)


def _bar(done: int, total: int, label: str) -> None:
    width = 28
    full = width * done // total
    if sys.stderr.isatty():
        line = f"[{'#' * full}{'.' * (width - full)}] {done}/{total} {label:<22}"
        print(f"\r{line}", end="" if done < total else "\n", file=sys.stderr, flush=True)
    elif done == total or done % 20 == 0:
        print(f"{done}/{total} {label}", file=sys.stderr, flush=True)


def main(words: list[str] | None = None) -> int:
    arguments = _arguments(words)
    try:
        from sounds import catalogue
    except ModuleNotFoundError as missing:
        print(f"Baking sounds needs {missing.name}; install the art tools.", file=sys.stderr)
        return 2
    try:
        chosen = catalogue.matching(arguments.names)
    except KeyError as wrong:
        name = str(wrong.args[0])
        known = [*catalogue.recipes(), *{one.split("/")[0] for one in catalogue.recipes()}]
        close = difflib.get_close_matches(name, sorted(known), 3, 0.6)
        hint = f" Did you mean {' or '.join(close)}?" if close else ""
        print(f"There is no sound called {name!r}.{hint}", file=sys.stderr)
        return 2
    if arguments.measure or arguments.picture:
        return _look(chosen, arguments.measure, arguments.picture)
    return _check(chosen) if arguments.check else _bake(chosen)


def _look(chosen: list[Recipe], measure: bool, out: Path | None) -> int:
    from sounds import picture

    if measure:
        for recipe in chosen:
            print("\n".join(picture.measures(recipe)))
    if out:
        picture.sheet(chosen, out)
    return 0


def _bake(chosen: list[Recipe]) -> int:
    from sounds import bake

    for number, recipe in enumerate(chosen, 1):
        for file, data in bake.baked(recipe):
            target = bake.MASTERS / file
            if not target.exists() or target.read_bytes() != data:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(data)
        _bar(number, len(chosen), recipe.name)
    for file in bake.strays():
        (bake.MASTERS / file).unlink()
    missing = bake.missing()
    if missing:
        print(f"Not baked yet: {', '.join(missing)}. Bake everything once.", file=sys.stderr)
        return 1
    bake.MANIFEST.write_text(bake.manifest_text(), encoding="utf-8")
    return 0


def _check(chosen: list[Recipe]) -> int:
    from sounds import bake

    stale: list[str] = []
    for number, recipe in enumerate(chosen, 1):
        for file, data in bake.baked(recipe):
            target = bake.MASTERS / file
            if not target.exists() or not bake.same_to_the_ear(target.read_bytes(), data):
                stale.append(file)
        _bar(number, len(chosen), recipe.name)
    stale += [*bake.strays(), *(file for file in bake.missing() if file not in stale)]
    if not bake.missing() and not bake.manifest_stands():
        stale.append(bake.MANIFEST.name)
    for file in stale:
        print(f"stale: {file}")
    print("All masters match their recipes." if not stale else f"{len(stale)} stale.")
    return 1 if stale else 0


if __name__ == "__main__":
    raise SystemExit(main())
