"""Random matches of every game with all its laws, by several processes; they go on where they were
left, and a page says what came of them.

    build/proof/matches.json    how far each game is, and what was found
    build/proof/matches.md      the same to read
"""

from __future__ import annotations

import json
import math
import time
from collections import Counter, deque
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from build_scripts.proof.figures import Figure, Note, nowhere
from build_scripts.proof.tree import tree
from game import __version__, catalogue
from tests.every_game.harness import play_match
from tests.every_game.seating import answers_of, settings

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from concurrent.futures import Executor, Future

    from game.kernel.contract import Game

__all__ = ["FOLDER", "Tally", "main", "some"]

FOLDER = Path(__file__).resolve().parents[2] / "build" / "proof"
_AT_ONCE = 10
"""Matches that a process plays before it tells of them."""
_DEAR, _LOOKS = 10, 25
"""The dear checks run at every so-manieth decision; in a game of long matches at fewer, about so
many a match: more of them are seen."""
_LONG, _BY_CHANCE = 500, 8
"""Where so many decisions are usual for chance alone it gets nowhere for hours: there one match of
so many is left to it, and in the others every second answer is a first thought, which comes to the
end as often in a quarter of the decisions."""
_SAMPLES = 5
"""Matches by which it is told how long one is."""
_EVERY = 10.0
"""Seconds between two lines that say how far it is, and what is written down."""


@dataclass(slots=True)
class Tally:
    """What came of so many matches of a game."""

    matches: int = 0
    decisions: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)
    """Which laws, by which setting and seed."""
    seconds: float = 0.0
    """Of a processor."""
    trees: Counter[str] = field(default_factory=Counter)
    """Matches by the tree they were played on."""

    def add(self, other: Tally) -> None:
        self.matches += other.matches
        self.decisions += other.decisions
        self.endings += other.endings
        self.broken += other.broken
        self.seconds += other.seconds

    def plain(self) -> dict[str, Any]:
        return {"matches": self.matches, "decisions": self.decisions,
                "endings": dict(self.endings), "broken": self.broken,
                "seconds": round(self.seconds, 1), "trees": dict(self.trees)}  # fmt: skip

    @classmethod
    def of(cls, plain: dict[str, Any]) -> Tally:
        return cls(plain["matches"], plain["decisions"], Counter(plain["endings"]), plain["broken"],
                   plain.get("seconds", 0.0), Counter(plain.get("trees", {})))  # fmt: skip


def some(name: str, first: int, count: int) -> Tally:
    """So many matches from this seed on; seat counts and options go round."""
    return _some(catalogue.game(name), first, count)


def _some(game: Game[Any, Any], first: int, count: int) -> Tally:
    tally, tables, every = Tally(), settings(game), stride(game)
    judge = catalogue.judge(game.id) if _usual(game) >= _LONG else None
    began = time.process_time()
    for seed in range(first, first + count):
        seats, options = tables[seed * 29 % len(tables)]
        tally.matches += 1
        try:
            helps = None if seed % _BY_CHANCE == 0 else judge
            played = play_match(game, seats, options, seed, every=every, judge=helps)
        except Exception as error:  # noqa: BLE001  (whatever it is, it is told with its seed)
            what = f"{type(error).__name__}: {error}"
            tally.broken.append(f"{game.id}, {seats} seats, {options}, seed {seed}: {what}")
            continue
        tally.decisions += played.decisions
        tally.endings[played.reason] += 1
    tally.seconds = time.process_time() - began
    return tally


@cache
def stride(game: Game[Any, Any]) -> int:
    """At each so-manieth decision the dear checks run: by the same matches in every process."""
    return max(_DEAR, round(_usual(game) / _LOOKS))


@cache
def _usual(game: Game[Any, Any]) -> float:
    """Decisions of a match that is played by chance alone."""
    return sum(len(answers_of(game, seed)) for seed in range(_SAMPLES)) / _SAMPLES


def main(
    games: Sequence[str],
    each: int,
    processes: int,
    folder: Path = FOLDER,
    minutes: float = math.inf,
    note: Note = nowhere,
) -> int:
    """So many matches of each game, or as many as there are in so many minutes, of which each game
    has its share; 1 if a law was broken."""
    folder.mkdir(parents=True, exist_ok=True)
    listed = folder / "matches.json"
    tallies = {name: Tally() for name in games}
    if listed.exists():
        found = json.loads(listed.read_bytes())
        if found["rules"] == _rules():
            tallies |= {name: Tally.of(plain) for name, plain in found["games"].items()}
    began = said = time.monotonic()
    with ProcessPoolExecutor(processes) as pool:
        for name in games:
            tally, until = tallies[name], time.monotonic() + minutes * 60 / len(games)
            # In their order: what is written down is every match from the first to the last.
            for part in _parts(pool, name, tally.matches, each, processes, until):
                tally.add(part)
                tally.trees[tree()] += part.matches
                if time.monotonic() - said > _EVERY:
                    said = time.monotonic()
                    print(f"{name}: {tally.matches} of {each} matches", flush=True)
                    _write(listed, tallies)
    _write(listed, tallies)
    page = _page(tallies, each)
    (folder / "matches.md").write_text(page, encoding="utf-8")
    print(page + f"\n({time.monotonic() - began:.0f} s, {processes} processes)")
    broken = any(tallies[name].broken for name in games)
    least = min(tallies[name].matches if name in tallies else 0 for name in catalogue.GAMES)
    told = ", ".join(f"{name} {tally.matches}" for name, tally in tallies.items())
    note(Figure("matches", least, f"matches: {told}; {_broken(tallies)}", held=not broken))
    return int(broken)


def _broken(tallies: dict[str, Tally]) -> str:
    return f"{sum(len(tally.broken) for tally in tallies.values())} laws broken"


def _parts(
    pool: Executor, name: str, start: int, each: int, processes: int, until: float
) -> Iterator[Tally]:
    """What comes of the matches that are left, part by part; none is begun after this moment."""
    firsts = iter(range(start, each, _AT_ONCE))
    asked: deque[Future[Tally]] = deque()
    while True:
        while len(asked) < 2 * processes and time.monotonic() < until:
            first = next(firsts, None)
            if first is None:
                break
            asked.append(pool.submit(some, name, first, min(_AT_ONCE, each - first)))
        if not asked:
            return
        yield asked.popleft().result()


def _rules() -> dict[str, int]:
    """Figures of other rules are figures of other games."""
    return {name: catalogue.game(name).rules_version for name in catalogue.GAMES}


def _write(listed: Path, tallies: dict[str, Tally]) -> None:
    games = {name: tally.plain() for name, tally in tallies.items()}
    text = json.dumps({"rules": _rules(), "games": games}, indent=1)
    listed.write_text(text, encoding="utf-8")


def _page(tallies: dict[str, Tally], each: int) -> str:
    lines = [
        f"# Random matches, Molehill {__version__}",
        "",
        "All laws of the contract at every decision; the dear ones at each so-manieth.",
        (
            f"Answers are drawn by chance; where that takes {_LONG} decisions a match, in one "
            f"match of {_BY_CHANCE}, and in the others every second one is a first thought."
        ),
        "",
        "| game | matches | of | decisions | dear at each | broken | a second | endings | on |",
        "|---|--:|--:|--:|--:|--:|--:|---|---|",
    ]
    for name, tally in tallies.items():
        endings = ", ".join(f"{ending} {count}" for ending, count in tally.endings.most_common())
        rate = f"{tally.matches / tally.seconds:.1f}" if tally.seconds else ""
        trees = ", ".join(f"{place} {count}" for place, count in tally.trees.items())
        lines.append(
            f"| {name} | {tally.matches} | {each} | {tally.decisions} "
            f"| {stride(catalogue.game(name))}. | {len(tally.broken)} | {rate} | {endings} "
            f"| {trees} |"
        )
    short = {name: each - tally.matches for name, tally in tallies.items()}
    missing = [f"{name} {count}" for name, count in short.items() if count > 0]
    lines += ["", *(f"- {told}" for tally in tallies.values() for told in tally.broken)]
    if missing:
        lines.append(f"Not reached: {', '.join(missing)} matches are missing of {each} each.")
    return "\n".join(lines)
