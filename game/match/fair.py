"""What the luck of a match is made of: promised before anybody acts, opened when it is over.

The program draws a secret of 256 bits and shows its SHA-256 before the first roll. People may then
throw in words of their own. The number all chance of the match comes from is made of both: the
program could not choose it, for it did not know the words, and nobody else could, for they did not
know the secret. Afterwards the secret is opened, and everybody can do the sums again:

    printf 'molehill pledge 1\\n%s' SECRET | sha256sum

What it cannot prove: that the program is the one it says it is. Whoever changes the program can
make it say anything.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from game.match.refused import Refused
from game.match.replay import Replay
from game.system.names import clean_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.match.ledger import Shown
    from game.match.session import Session

__all__ = ["MOST_WORDS", "SECRET_BYTES", "WORD", "Finding", "Pledge", "examined", "honest"]

SECRET_BYTES: Final = 32
MOST_WORDS: Final = 16
WORD: Final = 60
"""Letters of one word thrown in."""
_SECRET: Final = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Pledge:
    """A secret that is promised, and what people threw in after they had seen the promise."""

    secret: str
    """64 hexadecimal letters; for nobody's eyes before the match is over."""
    words: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not _SECRET.fullmatch(self.secret) or len(self.words) > MOST_WORDS:
            raise ValueError("no pledge")

    @classmethod
    def drawn(cls) -> Pledge:
        """A secret nobody can foresee."""
        return cls(os.urandom(SECRET_BYTES).hex())

    @property
    def commitment(self) -> str:
        """What is shown at the start: 64 hexadecimal letters."""
        return hashlib.sha256(b"molehill pledge 1\n" + self.secret.encode()).hexdigest()

    def joined(self, word: str) -> Pledge:
        """With one more word thrown in, as far as it can be written down; the oldest makes room."""
        word = clean_name(word, WORD)
        return replace(self, words=(*self.words, word)[-MOST_WORDS:]) if word else self

    def seed(self, game: str) -> int:
        """The number that all chance of the match comes from."""
        told = json.dumps([self.secret, game, *self.words], ensure_ascii=True)
        word = hashlib.sha256(b"molehill seed 1\n" + told.encode()).digest()
        return int.from_bytes(word[:8], "big") >> 1


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at: a key of the text files, and whether it is as it should be."""

    key: str
    good: bool | None
    """None: nothing that could be held against it or for it."""
    facts: Mapping[str, str | int]


def examined(session: Session, shown: Shown | None) -> tuple[Finding, ...]:
    """The verdict, what was promised, what was opened and whether the one leads to the other.

    `shown` is what this computer wrote down when it showed the promise. The promise is never made
    anew from what a save says now: that would always be true.
    """
    if not session.commitment:
        return (Finding("fair-none", good=None, facts={}),)
    found = _found(session, shown)
    good = honest(found)
    verdict = Finding("fair-honest" if good else "fair-dishonest", good=good, facts={})
    return (verdict, *found, Finding("fair-limits", good=None, facts={}))


def _found(session: Session, shown: Shown | None) -> tuple[Finding, ...]:
    promised = Finding("fair-promised", good=None, facts={"commitment": session.commitment})
    found = [promised, _witnessed(session, shown)]
    if not session.over:
        return (*found, Finding("fair-sealed", good=None, facts={}))
    pledge = session.pledge
    if pledge is None:
        return (*found, Finding("fair-unopened", good=False, facts={}))
    found.append(Finding("fair-opened", good=None, facts={"secret": pledge.secret}))
    kept = pledge.commitment == session.commitment
    found.append(Finding("fair-kept" if kept else "fair-broken", good=kept, facts={}))
    if pledge.words:
        found.append(Finding("fair-words", good=None, facts={"words": ", ".join(pledge.words)}))
    led = pledge.seed(session.game.id) == session.seed
    found.append(Finding("fair-seed" if led else "fair-other-seed", good=led, facts={}))
    return (*found, _played(session))


def _witnessed(session: Session, shown: Shown | None) -> Finding:
    if shown is None:
        return Finding("fair-not-shown-here", good=None, facts={})
    if shown.commitment == session.commitment:
        return Finding("fair-shown", good=True, facts={"when": shown.when})
    return Finding(
        "fair-shown-other", good=False, facts={"when": shown.when, "commitment": shown.commitment}
    )


def _played(session: Session) -> Finding:
    """Whether the decisions lead from that number to the table as it was recorded."""
    try:
        astray = Replay(session).astray()
    except Refused:
        if session.doubt is not None and session.doubt.key == "save-astray":
            return Finding("fair-no-way", good=False, facts={})
        # Its rules have changed since: nothing can be said, neither good nor bad.
        return Finding("fair-other-rules", good=None, facts={})
    if astray is None:
        return Finding("fair-played", good=True, facts={})
    return Finding("fair-astray", good=False, facts={"decision": astray})


def honest(findings: tuple[Finding, ...]) -> bool:
    """Whether nothing that could be looked at speaks against the match."""
    return all(finding.good is not False for finding in findings)
