"""Saved matches: whether they load, and if not, why; and which ones are kept."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.commands.wrong import Wrong, shown
from game.match import saves
from game.match.refused import Refused
from game.match.shelf import Shelf
from game.system.paths import find_places
from game.system.text import Texts

if TYPE_CHECKING:
    from game.match.saves import Entry

__all__ = ["check", "listed", "run"]


def check(path: Path) -> tuple[bool, str]:
    """Whether the file loads, and a sentence about it."""
    words = Texts("en").of("match")
    try:
        session = saves.load(path)
    except Refused as refused:
        return False, words(refused.key, **refused.facts)
    title = Texts("en").of(f"games/{session.game.id}")("game-title")
    state = "over" if session.over else f"turn {session.turn}"
    told = f"It loads: {title}, {session.seats} seats, {state}."
    doubt = session.doubt
    return True, f"{told} {words(doubt.key, **doubt.facts)}" if doubt is not None else told


def listed(folder: Path) -> list[dict[str, Any]]:
    """Every match that is kept in a folder of saves, the last played first, broken ones last."""
    return [_row(entry, folder) for entry in Shelf(folder).entries()]


def _row(entry: Entry, folder: Path) -> dict[str, Any]:
    head = entry.header
    row: dict[str, Any] = {
        "id": entry.place or entry.path.relative_to(folder).with_suffix("").as_posix(),
        "file": str(entry.path),
        "picture": str(entry.picture) if entry.picture.is_file() else None,
    }
    if head is None:
        problem = entry.problem or Refused("save-broken")
        return row | {"problem": Texts("en").of("match")(problem.key, **problem.facts)}
    return row | {
        "match": head.match,
        "title": entry.title,
        "game": head.game,
        "seats": len(head.people),
        "turn": head.turn,
        "decisions": head.decisions,
        "when": head.saved,
        "finished": head.over,
        "places": list(head.places),
        "lesson": head.lesson,
    }


def run(args: Namespace) -> int:
    """python -m game saves check, python -m game saves list."""
    if args.what == "list":
        return _list(args)
    good = True
    for name in args.files:
        loads, sentence = check(Path(name))
        good = good and loads
        # A name may hold anything; a line must stay a line.
        sys.stdout.write(f"{shown(name)[1:-1]}: {sentence}\n")
    return 0 if good else 1


def _list(args: Namespace) -> int:
    if args.data_dir is not None and args.portable:
        raise Wrong("Choose --data-dir or --portable, not both.")
    data = Path(args.data_dir) if args.data_dir is not None else None
    rows = listed(find_places(data, portable=args.portable, reading=True).saves)
    if args.json:
        sys.stdout.write(json.dumps(rows) + "\n")
        return 0
    for row in rows:
        state = row.get("problem") or ("over" if row["finished"] else f"turn {row['turn']}")
        title = ascii(row.get("title", ""))[1:-1]
        facts = (row["id"], row.get("game", ""), row.get("when", ""), state, title)
        sys.stdout.write("  ".join(fact for fact in facts if fact) + "\n")
    return 0
