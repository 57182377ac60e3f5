"""Saved matches: whether they load, and if not, why; and which ones are kept."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.commands.tongue import texts_for
from game.commands.wrong import Wrong, shown
from game.match import saves
from game.match.refused import Refused
from game.match.shelf import Shelf
from game.system.paths import find_places
from game.system.text import Texts

if TYPE_CHECKING:
    from game.match.saves import Entry
    from game.system.paths import Places

__all__ = ["check", "listed", "run"]


def check(path: Path, texts: Texts) -> tuple[bool, str]:
    """Whether the file loads, and a sentence about it."""
    words = texts.of("match")
    try:
        session = saves.load(path)
    except Refused as refused:
        return False, words(refused.key, **refused.facts)
    title = texts.of(f"games/{session.game.id}")("game-title")
    state = _state(texts, session.game.id, session.turn, over=session.over)
    say = texts.of("screens")
    told = say("saves-loads", game=title, seats=session.seats, state=state)
    doubt = session.doubt
    return True, f"{told} {words(doubt.key, **doubt.facts)}" if doubt is not None else told


def _state(texts: Texts, game: str, turn: int, *, over: bool) -> str:
    """How far a match is, as its game counts."""
    if over:
        return texts.of("screens")("saves-over")
    return texts.of(f"games/{game}")("game-title.turn", turn=turn)


def listed(folder: Path, texts: Texts) -> list[dict[str, Any]]:
    """Every match that is kept in a folder of saves, the last played first, broken ones last."""
    return [_row(entry, folder, texts) for entry in Shelf(folder).entries()]


def _row(entry: Entry, folder: Path, texts: Texts) -> dict[str, Any]:
    head = entry.header
    row: dict[str, Any] = {
        "id": entry.place or entry.path.relative_to(folder).with_suffix("").as_posix(),
        "file": str(entry.path),
        "picture": str(entry.picture) if entry.picture.is_file() else None,
    }
    if head is None:
        problem = entry.problem or Refused("save-broken")
        return row | {"problem": texts.of("match")(problem.key, **problem.facts)}
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
    places = _places(args)
    texts = texts_for(args)
    if args.what == "list":
        return _list(args, places.saves, texts)
    good = True
    for name in args.files:
        loads, sentence = check(Path(name), texts)
        good = good and loads
        # A name may hold anything; a line must stay a line.
        sys.stdout.write(f"{shown(name)[1:-1]}: {sentence}\n")
    return 0 if good else 1


def _places(args: Namespace) -> Places:
    if args.data_dir is not None and args.portable:
        raise Wrong("wrong-both", one="--data-dir", other="--portable")
    data = Path(args.data_dir) if args.data_dir is not None else None
    return find_places(data, portable=args.portable, reading=True)


def _list(args: Namespace, folder: Path, texts: Texts) -> int:
    if args.json:
        # Whoever reads this reads one language.
        sys.stdout.write(json.dumps(listed(folder, Texts("en"))) + "\n")
        return 0
    for row in listed(folder, texts):
        state = row.get("problem") or _state(texts, row["game"], row["turn"], over=row["finished"])
        title = ascii(row.get("title", ""))[1:-1]
        facts = (row["id"], row.get("game", ""), row.get("when", ""), state, title)
        sys.stdout.write("  ".join(fact for fact in facts if fact) + "\n")
    return 0
