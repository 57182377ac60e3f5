"""`saves check` on everything that is kept for ever (tests/saves/v1): what must load loads, what
must be refused is refused in one sentence and in less than a second."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

from build_scripts.corpus import FOLDER
from build_scripts.proof.figures import Figure, Note, nowhere
from game.commands.saves import check
from game.match.refused import Refused
from game.match.saves import load
from game.system.text import Texts

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

__all__ = ["main", "wrong"]

_SLOW = 1.0


def wrong(path: Path, wanted: Mapping[str, Any], texts: Texts) -> str:
    """What the command says of this file that it must not say; "" if all is well."""
    began = time.process_time()
    loads, sentence = check(path, texts)
    seconds = time.process_time() - began
    if not sentence.strip() or "\n" in sentence:
        return f"not one sentence: {sentence!r}"
    if loads == ("refused" in wanted):
        return f"{'loads' if loads else 'is refused'}: {sentence}"
    if not loads:
        # A long match is played again while it loads; to refuse takes no time at all.
        key = _refusal(path)
        if key != wanted["refused"]:
            return f"is refused as {key}, not as {wanted['refused']}"
        if seconds > _SLOW:
            return f"took {seconds:.1f} s to refuse"
    return ""


def _refusal(path: Path) -> str:
    try:
        load(path)
    except Refused as refused:
        return refused.key
    return ""


def main(note: Note = nowhere, folder: Path = FOLDER) -> int:
    """All of them; 1 if one is not as it must be."""
    listed: dict[str, dict[str, Any]] = json.loads((folder / "expected.json").read_bytes())
    texts, found, refused = Texts("en"), list[str](), 0
    for name, wanted in listed.items():
        refused += "refused" in wanted
        told = wrong(folder / f"{name}.mole", wanted, texts)
        if told:
            found.append(f"{name} {told}")
            print(found[-1])
    summary = (
        f"saves: {len(listed)} kept for ever, {len(listed) - refused} to load, {refused} to "
        f"refuse; {len(found)} not as they must be"
    )
    print(summary)
    note(Figure("saves", len(listed), summary, held=not found))
    return int(bool(found))
