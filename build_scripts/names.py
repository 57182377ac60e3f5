"""Writes a page of all pictures and sounds there are, by name, to look them up in a browser.

python build_scripts/names.py names.html

A word typed into it leaves those whose name has it; a click on a name copies it.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from html import escape
from pathlib import Path
from typing import Any, TypeAlias
from urllib.parse import quote

__all__ = ["page"]

ROOT = Path(__file__).resolve().parent.parent
_PICTURES = ROOT / "art" / "masters"
_SOUNDS = ROOT / "sounds" / "masters"

Entries: TypeAlias = dict[str, dict[str, Any]]

_HEAD = """<!DOCTYPE html>
<meta charset="utf-8">
<title>Molehill: pictures and sounds by name</title>
<style>
body { background: #5e9e4a; color: #fff6df; font: 16px sans-serif; margin: 0 16px 60vh }
header { position: sticky; top: 0; background: #2b1a2f; margin: 0 -16px; padding: 12px 16px }
input { font: inherit; width: 24em; padding: 4px 8px }
section { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-end }
h2 { flex-basis: 100%; margin: 24px 0 0 }
figure { margin: 0; max-width: 260px }
figure[hidden], section[hidden] { display: none }
img { display: block; max-width: 260px; max-height: 180px }
audio { display: block; width: 260px; height: 32px }
code { cursor: copy; overflow-wrap: anywhere }
small { opacity: 0.8 }
</style>
<header><input id="wanted" placeholder="mole grin" autofocus> <span id="found"></span></header>
"""
_FOOT = """<script>
const wanted = document.getElementById("wanted"), found = document.getElementById("found");
function look() {
  const words = wanted.value.toLowerCase().split(" ");
  let count = 0;
  for (const section of document.querySelectorAll("section")) {
    let any = false;
    for (const each of section.querySelectorAll("figure")) {
      each.hidden = !words.every((word) => each.id.includes(word));
      any ||= !each.hidden;
      count += !each.hidden;
    }
    section.hidden = !any;
  }
  found.textContent = count;
}
wanted.addEventListener("input", look);
document.addEventListener("click", (press) => {
  if (press.target.tagName === "CODE") navigator.clipboard.writeText(press.target.textContent);
});
look();
</script>
"""


def page(out: Path) -> str:
    """What is to be written to that file: it shows the masters where they lie."""
    pictures: Entries = _read(_PICTURES, "sprites")
    sounds: Entries = _read(_SOUNDS, "sounds")
    rooms = [
        *(_room(room, held, _picture, out) for room, held in _by_room(pictures)),
        *(_room(f"sounds: {room}", held, _sound, out) for room, held in _by_room(sounds)),
    ]
    return _HEAD + "".join(rooms) + _FOOT


def _read(folder: Path, what: str) -> Entries:
    found: Entries = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))[what]
    return found


def _by_room(entries: Entries) -> list[tuple[str, Entries]]:
    """By what stands before the stroke in a name."""
    rooms: dict[str, Entries] = {}
    for name in sorted(entries):
        rooms.setdefault(name.partition("/")[0], {})[name] = entries[name]
    return list(rooms.items())


def _room(title: str, entries: Entries, shown: Any, out: Path) -> str:
    figures = (
        f'<figure id="{escape(name)}">{shown(entry, out)}<code>{escape(name)}</code> '
        f"<small>{_facts(entry)}</small></figure>\n"
        for name, entry in entries.items()
    )
    return f"<section><h2>{escape(title)}</h2>\n{''.join(figures)}</section>\n"


def _picture(entry: dict[str, Any], out: Path) -> str:
    return f'<img loading="lazy" alt="" src="{_way(_PICTURES / entry["file"], out)}">'


def _sound(entry: dict[str, Any], out: Path) -> str:
    return f'<audio controls preload="none" src="{_way(_SOUNDS / entry["file"], out)}"></audio>'


def _facts(entry: dict[str, Any]) -> str:
    """How large a picture is in units, how long a sound."""
    if "seconds" in entry:
        return f"{entry['seconds']:.1f} s"
    frames = f", {entry['frames']} frames" if "frames" in entry else ""
    nine = ", stretches" if "nine" in entry else ""
    return f"{entry['w']:g} x {entry['h']:g}{frames}{nine}"


def _way(file: Path, out: Path) -> str:
    """From the page to the file, however the two lie to each other."""
    try:
        return quote(Path(os.path.relpath(file, out.resolve().parent)).as_posix())
    except ValueError:
        # Another drive.
        return file.as_uri()


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("out", type=Path, help="the page, like names.html")
    out: Path = parser.parse_args(words).out
    if not out.resolve().parent.is_dir():
        print(f"There is no folder {out.parent}.", file=sys.stderr)
        return 2
    out.write_text(page(out), encoding="utf-8", newline="\n")
    print(f"{out} is written: open it in a browser.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
