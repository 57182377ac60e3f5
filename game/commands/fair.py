"""What was promised for a match, what was opened, and what that proves."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands.tongue import texts_for
from game.commands.wrong import shown
from game.match import saves
from game.match.fair import examined, honest
from game.match.ledger import LEDGER, Ledger, Shown
from game.match.refused import Refused
from game.system.text import Texts

if TYPE_CHECKING:
    from argparse import Namespace

    from game.match.session import Session

__all__ = ["run"]

_ABOVE = 4
"""How many folders above a save the promises of its computer are looked for."""


def _promised(path: Path, session: Session) -> Shown | None:
    """What the computer on which the save lies wrote down."""
    for folder in path.resolve().parents[:_ABOVE]:
        found = Ledger(folder / LEDGER).of(session.card.match)
        if found is not None:
            return found
    return None


def run(args: Namespace) -> int:
    """python -m game fair check."""
    path = Path(args.file)
    # Whoever reads JSON reads one language.
    words = (Texts("en") if args.json else texts_for(args)).of("match")
    try:
        session = saves.load(path)
    except Refused as refused:
        sys.stderr.write(f"{shown(args.file)[1:-1]}: {words(refused.key, **refused.facts)}\n")
        return 1
    findings = examined(session, _promised(path, session))
    good = honest(findings)
    told = [(each.key, each.good, words(each.key, **each.facts)) for each in findings]
    if args.json:
        plain = {
            "commitment": session.commitment,
            "over": session.over,
            "good": good,
            "findings": [{"id": key, "good": fine, "says": says} for key, fine, says in told],
        }
        sys.stdout.write(json.dumps(plain) + "\n")
    else:
        sys.stdout.write("".join(f"{says}\n" for _, _, says in told))
    return 0 if good else 1
