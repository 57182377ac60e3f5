"""Lays out an empty game's house: python build_scripts/new_game.py tea_party "Tea Party"

It is whole from the first moment: a tiny honest game that plays, draws and passes every test, its
golden matches recorded. Change it line by line into yours, and keep it passing.
"""

from __future__ import annotations

import argparse
import keyword
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

__all__ = ["CHECKLIST", "Unfit", "lay_out", "record", "tidy"]

ROOT = Path(__file__).resolve().parent.parent
_BLANK = Path(__file__).resolve().parent / "blank_game"
_ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_LONGEST = 40
_LIST = re.compile(r"^(GAMES: tuple\[str, \.\.\.\] = \()(.*?)(,?\s*\))$", re.MULTILINE | re.DOTALL)

CHECKLIST = """
{title} lies in game/games/{name}/ and tests/games/{name}/, and plays.

It passes python build_scripts/test.py as it is, and should after each of these:
 1. content.py   every number and component of the rulebook, once
 2. rules/       steps: the State, each field declared with who may see it; the Steps in the
                 rulebook's order: whom each asks, what for, what then. game: ways to end,
                 standings, and the laws that can never break
    seen.py      what each viewer sees, a match imagined from it, everything hidden scrambled
    events.py    what is told of it: a class for each kind of event, its secrets marked
    acts.py      a sound for each kind of event, at first one that all games share
    table.py     a place or a button for each answer; `tale`: a line of the log for each event
    tests/games/{name}/   a test for each line of the rulebook, citing it, in its order
 3. python build_scripts/golden.py {name}   whenever the rules have changed on purpose
    python -m pytest tests/every_game tests/golden tests/games/{name} -k {name}
 4. python -m game simulate {name} --games 1000 --json   do the figures feel right?
 5. bot.py       judgement: until there is any, bots go by the rules alone
    python -m game duel {name} --a hard --b easy
 6. table.py     where things lie; of its `tale`: every point of the score, kind words
    acts.py      how things move
    python -m game shot {name} --seats 2 --after 5 look.png
    python build_scripts/names.py names.html   all pictures and sounds there are, by name
 7. art/ and sounds/   what only this game shows and sounds like; title/mole.{name} for the title
 8. text/        en.ftl whole; rulebook.en.ftl and tutorial.en.ftl in our own words; then de, es,
                 fr and it with the same keys. What is not there yet is said in English.
    python build_scripts/corpus.py   before others play it: from then on its matches open for ever
 9. python build_scripts/test.py

A room that grows becomes a folder of its own name: content/, events/, seen/, bot/, table/, acts/.
"""


class Unfit(ValueError):
    """Why no house can be laid out, in one sentence."""


def _names(name: str, title: str) -> tuple[tuple[str, str], ...]:
    """What stands in the blank game for its name, and what for it now."""
    made = title or name.replace("_", " ").title()
    kind = "".join(part.capitalize() for part in name.split("_"))
    return ("blank_game", name), ("Blank Game", made), ("BlankGame", kind)


def lay_out(root: Path, name: str, title: str = "") -> list[Path]:
    """Write the house into that tree and its line into the catalogue; the files made."""
    if not _ID.fullmatch(name) or len(name) > _LONGEST or keyword.iskeyword(name):
        raise Unfit(f"A game's name is made of small letters, digits and _, not {name!r}.")
    if len(title) > _LONGEST or not title.isprintable() or {'"', "{", "}"} & set(title):
        raise Unfit(f"A title is a few printable letters, not {title!r}.")
    house, tests = root / "game" / "games" / name, root / "tests" / "games" / name
    for folder in (house, tests):
        if folder.exists():
            raise Unfit(f"There is a {name} already: {folder.relative_to(root)}.")
    made = []
    for blank in sorted(_BLANK.rglob("*.txt")):
        inside = blank.relative_to(_BLANK).with_suffix("")
        target = tests / inside.name if inside.parts[0] == "tests" else house / inside
        text = blank.read_text(encoding="utf-8")
        for old, new in _names(name, title):
            text = text.replace(old, new)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")
        made.append(target)
    made.append(_enter(root / "game" / "catalogue.py", name))
    return made


def tidy(root: Path, made: list[Path]) -> None:
    """A longer name breaks lines elsewhere and sorts imports otherwise."""
    if find_spec("ruff") is None:
        return
    code = [str(path) for path in made if path.suffix == ".py"]
    for work in (("check", "--fix", "--select", "I,RUF022"), ("format",)):
        command = [sys.executable, "-P", "-m", "ruff", *work, "--quiet", *code]
        subprocess.run(command, cwd=root, check=True)


def record(root: Path, name: str) -> None:
    """Play its golden matches for the first time, in a process that knows the new game."""
    golden = root / "build_scripts" / "golden.py"
    subprocess.run([sys.executable, "-P", str(golden), name], cwd=root, check=True)


def _enter(catalogue: Path, name: str) -> Path:
    """Add the game to the one list of games."""
    text = catalogue.read_text(encoding="utf-8")
    found = _LIST.search(text)
    if found is None:
        raise Unfit("The list of games in game/catalogue.py is not where it was.")
    listed = [*re.findall(r'"(\w+)"', found[2]), name]
    quoted = [f'"{each}"' for each in listed]
    line = f"{found[1]}{', '.join(quoted)}{',' * (len(listed) == 1)})"
    if len(line) > 100:
        rows = "".join(f'    "{each}",\n' for each in listed)
        line = f"{found[1]}\n{rows})"
    catalogue.write_text(text.replace(found[0], line), encoding="utf-8", newline="\n")
    return catalogue


def main(words: list[str]) -> int:
    """Lay it out and say what comes next."""
    parser = argparse.ArgumentParser(description="Lays out an empty game's house.")
    parser.add_argument("name", help="its id, like tea_party")
    parser.add_argument("title", nargs="?", default="", help="its name, like Tea Party")
    args = parser.parse_args(words)
    try:
        made = lay_out(ROOT, args.name, args.title)
    except Unfit as unfit:
        print(unfit, file=sys.stderr)
        return 2
    tidy(ROOT, made)
    record(ROOT, args.name)
    title = args.title or args.name.replace("_", " ").title()
    print(CHECKLIST.format(title=title, name=args.name))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
