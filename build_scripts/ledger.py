"""What the ladder has played, match by match, so that a run that is ended loses none of it.

One file for each pairing, under build/ladder. Its name bears the mark of all that decides a match
(the rules, the bots, the two levels): whoever changes one of them begins a new file.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from hashlib import sha256
from pathlib import Path

from game.bots.levels import LEVELS, level

__all__ = ["FOLDER", "Ledger", "Played", "kept", "mark"]

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "ladder"
_ROOMS = ("content", "events", "rules", "seen", "bot")
"""Of a game: what of it has a say in a match without a screen."""
_KIT = ("beam", "drawing", "halving", "players", "question")
"""Of the bots: their other files carry questions. Levels are marked by what they are."""
_FORM = 1
"""Of what is written; a new one begins new files."""


@dataclass(frozen=True, slots=True)
class Played:
    """What one match came to."""

    won: Fraction
    winning: int
    """The winner's score."""
    seconds: tuple[float, ...]
    """What each decision of the first level took."""


@dataclass(frozen=True, slots=True)
class Ledger:
    """The matches of one pairing, by their number in the order of the seeds."""

    file: Path

    def found(self) -> dict[int, Played]:
        """All that is written whole: a run may have been killed in the middle of a line."""
        return dict(self._lines()) if self.file.exists() else {}

    def add(self, index: int, match: Played) -> None:
        """Each match at once, at the end of the file."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        said = {
            "match": index,
            "won": str(match.won),
            "winning": match.winning,
            "seconds": match.seconds,
        }
        # Begun on a line of its own, whatever was left half written before.
        with self.file.open("a", encoding="utf-8") as out:
            out.write(f"\n{json.dumps(said)}\n")

    def _lines(self) -> Iterator[tuple[int, Played]]:
        for line in self.file.read_text("utf-8", errors="replace").splitlines():
            try:
                said = json.loads(line)
                match = Played(Fraction(said["won"]), said["winning"], tuple(said["seconds"]))
                yield said["match"], match
            except (ValueError, KeyError, TypeError):
                continue


def kept(folder: Path, game: str, seats: int, levels: tuple[str, str], manner: str) -> Ledger:
    """The ledger of a pairing, as all that decides its matches is now."""
    words = (game, str(seats), *levels, *filter(None, (manner,)))
    return Ledger(folder / f"{'-'.join(words)}-{mark(game, levels)}.jsonl")


def mark(game: str, levels: tuple[str, str]) -> str:
    """A short word for all that decides a match: it changes when one of these does."""
    tried = [repr(level(game, each)) if each in LEVELS else each for each in levels]
    said = "\n".join((str(_FORM), _code(ROOT, game), *tried))
    return sha256(said.encode()).hexdigest()[:12]


@cache
def _code(root: Path, game: str) -> str:
    """The mark of rules and bots, as a machine reads them: comments decide nothing."""
    whole = sha256()
    for file in _deciding(root / "game", game):
        whole.update(file.relative_to(root).as_posix().encode())
        whole.update(_bare(file.read_text("utf-8")).encode())
    return whole.hexdigest()


def _deciding(house: Path, game: str) -> Iterator[Path]:
    yield from sorted((house / "kernel").glob("*.py"))
    yield from (house / "bots" / f"{name}.py" for name in _KIT)
    yield house / "makers" / "players.py"
    for room in _ROOMS:
        place = house / "games" / game / room
        yield from sorted(place.rglob("*.py")) if place.is_dir() else (place.with_suffix(".py"),)


def _bare(source: str) -> str:
    """Code without comments, layout and docstrings."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [each for each in node.body if not _is_words(each)]
    return ast.dump(tree)


def _is_words(node: ast.stmt) -> bool:
    """A sentence that stands there for people."""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )
