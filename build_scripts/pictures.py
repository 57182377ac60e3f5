"""Takes the README's pictures from the real program.

python build_scripts/pictures.py

Every picture is what `python -m game shot` draws; needs the group 'art' of pyproject.toml, which
writes WebP. The README's part between its markers is written anew.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "art" / "pictures"
_MARKERS = re.compile(r"(<!-- pictures: [^\n]* -->\n).*?(<!-- /pictures -->)", re.DOTALL)


@dataclass(frozen=True)
class Picture:
    name: str
    caption: str
    words: tuple[str, ...]
    """What is said to `python -m game shot`."""


PICTURES = (
    Picture("title", "The club's front lawn", ("screen:title",)),
    Picture("lobby", "Who is playing, and with what", ("screen:lobby",)),
    Picture(
        "whakka-write",
        "Whakka Mole: two have written, two are still thinking",
        ("whakka_mole", "--seats", "4", "--seed", "3", "--after", "20"),
    ),
    Picture(
        "whakka-reveal",
        "Whakka Mole: eight mallets fall at once",
        ("whakka_mole", "--seats", "8", "--seed", "5", "--after", "48"),
    ),
    Picture(
        "mole-park",
        "Mole Park: a die chosen in secret, stalls full of prizes",
        ("mole_park", "--seats", "4", "--seed", "4", "--after", "41"),
    ),
    Picture(
        "mole-park-eight",
        "Mole Park: somebody goes for the crown",
        ("mole_park", "--seats", "8", "--seed", "4", "--after", "60"),
    ),
    Picture(
        "molly",
        "Molly: nine piles, and nobody knows how deep",
        ("molly", "--seats", "4", "--seed", "3", "--after", "30"),
    ),
    Picture(
        "topoum",
        "Topoum: what a march would bring, before it is made",
        ("topoum", "--seats", "4", "--seed", "3", "--after", "30"),
    ),
    Picture(
        "park-expand",
        "Dice Theme Park: attractions and skills to be had",
        ("dice_theme_park", "--seats", "4", "--seed", "5", "--after", "24"),
    ),
    Picture(
        "park-operate",
        "Dice Theme Park: the guests go round",
        ("dice_theme_park", "--seats", "4", "--seed", "3", "--after", "60"),
    ),
    Picture("results", "Everybody has a place on the podium", ("screen:results",)),
    Picture("rulebook", "The rules of every game, with search", ("screen:rulebook",)),
)


def take(picture: Picture) -> None:
    from PIL import Image

    with tempfile.TemporaryDirectory() as folder:
        shot = Path(folder) / "shot.png"
        command = [sys.executable, "-m", "game", "shot", *picture.words, "--size", "1280x720"]
        environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        subprocess.run([*command, str(shot)], cwd=ROOT, env=environment, check=True)
        with Image.open(shot) as image:
            image.convert("RGB").save(FOLDER / f"{picture.name}.webp", quality=84, method=6)


def section() -> str:
    """The README's rows of pictures, two in a row."""
    lines = []
    for left, right in zip(PICTURES[::2], PICTURES[1::2], strict=True):
        cells = [
            f"![{each.caption}](art/pictures/{each.name}.webp)<br>{each.caption}"
            for each in (left, right)
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join([lines[0], "|---|---|", *lines[1:], ""])


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for number, picture in enumerate(PICTURES, start=1):
        sys.stderr.write(f"\r{number} of {len(PICTURES)}: {picture.name:20}")
        try:
            take(picture)
        except (ImportError, subprocess.CalledProcessError) as error:
            sys.stderr.write(f"\n{picture.name} could not be taken: {error}\n")
            return 1
    sys.stderr.write("\n")
    readme = ROOT / "README.md"
    text = readme.read_text(encoding="utf-8")
    readme.write_text(
        _MARKERS.sub(lambda found: found[1] + section() + found[2], text), encoding="utf-8"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
