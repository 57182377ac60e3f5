"""Bakes the drawings of art/ into the masters the game shows.

python build_scripts/art.py                   bake what has changed
python build_scripts/art.py ui/ icon/menu     only these: a name, or the beginning of names
python build_scripts/art.py --check           prove that the masters match their drawings
python build_scripts/art.py --contact o.png   lay the masters out on felt, to look at
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def chosen(every: list[str], asked: list[str]) -> list[str]:
    """The sprites a person means; says so and stops when a name means none."""
    if not asked:
        return every
    found: list[str] = []
    for name in asked:
        hits = [n for n in every if n == name] or [n for n in every if n.startswith(name)]
        if not hits:
            sys.stderr.write(f"No sprite is called {name!r}, and no name begins with it.\n")
            raise SystemExit(2)
        found += [n for n in hits if n not in found]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", help="sprite names, or beginnings of them")
    parser.add_argument("--jobs", type=int, default=1, help="processes that draw")
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("--fresh", action="store_true", help="draw all again, trust no cache")
    parser.add_argument("--contact", type=Path, metavar="OUT", help="write a contact sheet")
    options = parser.parse_args()

    # This file is called art too: the room must be found before it.
    sys.path[:] = [
        str(ROOT),
        *(p for p in sys.path if Path(p or ".").resolve() != ROOT / "build_scripts"),
    ]
    try:
        from art.kit.bake import Baker
        from art.kit.contact import contact_sheet
        from art.sheets import sprites
    except ModuleNotFoundError as missing:
        sys.stderr.write(
            f"Baking needs {missing.name}: install the group 'art' of pyproject.toml.\n"
        )
        return 2

    every = sprites()
    names = chosen(list(every), options.names)
    if options.contact:
        contact_sheet((every[n] for n in names), options.contact)
        return 0
    baker = Baker(every, ROOT / ".cache" / "art", max(1, options.jobs))
    if options.check:
        wrong = baker.stale(names, fresh=options.fresh)
        for name in wrong:
            print(f"differs: {name}")
        print(f"{len(names) - len(wrong)} of {len(names)} masters match their drawings.")
        return 1 if wrong else 0
    drawn = baker.bake(names, fresh=options.fresh)
    print(f"{len(names)} masters stand, {drawn} of them drawn now.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
