"""Molehill's rules beside other people's, all played anyhow in one run on this machine.

    python -m build_scripts.rivals              # sets the others up (once), then some two minutes
    python -m build_scripts.rivals --seconds 5  # longer each time, for a steadier figure

OpenSpiel comes from PyPI into an environment of its own, boardgame.io from npm into a folder of
its own, both in the person's cache: neither is a part of the game, nor of its tests. What cannot be
had is said and left out. Seconds are those of a core, so that what else the machine does counts
for little; the games take turns, round after round, and each one's best counts.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from build_scripts import _environment  # noqa: E402
from game import catalogue  # noqa: E402

__all__ = ["Contender", "Missing", "Round", "bars", "best", "page", "played"]

_SPIEL = "open_spiel==2.0.2"
_BOARDGAME = "boardgame.io@0.50.2"
_PEERS = ROOT / "build_scripts" / "peers"
_DRIVEN = ("pig", "backgammon", "gin_rummy")
_IN_PYTHON = (
    "python_kuhn_poker",
    "python_tic_tac_toe",
    "python_liars_poker",
    "python_block_dominoes",
)
_PARTY = ("whakka_mole", "mole_park", "molly")
"""Party games: five times as fast as those that OpenSpiel has written in Python."""
_TOY = "toy, 5 seats"
_ROUNDS = 3
_PATIENCE = 600.0


class Missing(Exception):
    """Why something cannot be run beside ours, in a sentence."""


@dataclass(frozen=True, slots=True)
class Contender:
    """What is run, and how it is called."""

    whose: str
    name: str
    command: tuple[str, ...]
    """The seconds it may take are its last word."""


@dataclass(frozen=True, slots=True)
class Round:
    """What a contender came to."""

    decisions: int
    answers: int
    seconds: float

    @property
    def speed(self) -> float:
        return self.decisions / self.seconds

    @property
    def listing(self) -> float:
        """Answers listed a second: whoever offers many has more to do for each decision."""
        return self.answers / self.seconds


def _done(command: Sequence[str], where: Path | None = None) -> None:
    try:
        done = subprocess.run(
            command, cwd=where, capture_output=True, text=True, check=False, timeout=_PATIENCE
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Missing(f"{command[0]} could not be run: {error}") from None
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines() or ["no reason given"]
        raise Missing(f"{Path(command[0]).name} could not set it up: {said[-1]}")


def _spiel(folder: Path) -> Path:
    """A Python that has OpenSpiel."""
    python = _environment.python_in(folder)
    if not (folder / "made").exists():
        _done([sys.executable, "-m", "venv", "--clear", str(folder)])
        _done([str(python), "-m", "pip", "install", "-q", _SPIEL])
        (folder / "made").touch()
    return python


def _boardgame(folder: Path) -> str:
    """The program that runs JavaScript; the folder then has boardgame.io."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise Missing("boardgame.io needs node and npm: sudo apt install nodejs npm")
    if not (folder / "made").exists():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text("{}\n", encoding="utf-8")
        _done([npm, "install", "--no-fund", "--no-audit", _BOARDGAME], folder)
        (folder / "made").touch()
    return node


def _ours() -> Iterator[Contender]:
    def one(name: str, seats: int) -> Contender:
        words = (sys.executable, "-m", "build_scripts.peers.ours", name, str(seats))
        return Contender("Molehill", f"{name}, {seats} seats", words)

    yield one("toy", 5)
    for name in catalogue.GAMES:
        for seats in sorted({min(catalogue.game(name).seats), max(catalogue.game(name).seats)}):
            yield one(name, seats)


def _others(cache: Path) -> Iterator[Contender | str]:
    """Those of the others that can be had here; a sentence for what cannot."""
    try:
        python = str(_spiel(cache / "open_spiel"))
        for whose, names in (("OpenSpiel", _DRIVEN), ("OpenSpiel, in Python", _IN_PYTHON)):
            for name in names:
                yield Contender(whose, name, (python, str(_PEERS / "spiel.py"), name))
    except Missing as missing:
        yield f"OpenSpiel is left out: {missing}"
    try:
        folder = cache / "boardgame.io"
        words = (_boardgame(folder), str(_PEERS / "boardgame.mjs"), str(folder))
        yield Contender("boardgame.io", _TOY, words)
    except Missing as missing:
        yield f"boardgame.io is left out: {missing}"


def played(contender: Contender, seconds: float) -> Round:
    """One round, in a process of its own."""
    done = subprocess.run(
        [*contender.command, str(seconds)],
        cwd=ROOT,
        # As its makers mean it to be run for people, not as they develop with it.
        env={**os.environ, "NODE_ENV": "production"},
        capture_output=True,
        text=True,
        check=False,
        timeout=_PATIENCE,
    )
    if done.returncode:
        raise Missing(f"{contender.whose}, {contender.name}: {done.stderr.strip()}")
    return Round(**json.loads(done.stdout))


def best(rounds: Sequence[Round]) -> Round:
    return max(rounds, key=lambda each: each.speed)


def page(found: Sequence[tuple[Contender, Round]]) -> str:
    """A table, the toy's speed in it as the measure of the machine."""
    toy = next(each.speed for one, each in found if (one.whose, one.name) == ("Molehill", _TOY))
    lines = [
        "| whose | game | decisions/s | x toy | answers a decision | answers listed/s |",
        "|---|---|---|---|---|---|",
    ]
    lines += [
        f"| {one.whose} | {one.name} | {each.speed:,.0f} | {each.speed / toy:.3f} "
        f"| {each.answers / each.decisions:.1f} | {each.listing:,.0f} |"
        for one, each in found
    ]
    return "\n".join(lines) + "\n"


def bars(found: Sequence[tuple[Contender, Round]]) -> str:
    """Each of our games beside those it is to be ahead of, and by how much."""

    def fastest(whose: str, names: Sequence[str]) -> float:
        named = [each.speed for one, each in found if one.whose == whose and one.name in names]
        return max(named, default=0.0)

    beside = {
        "backgammon": (fastest("OpenSpiel", ["backgammon"]), 1),
        "gin rummy": (fastest("OpenSpiel", ["gin_rummy"]), 1),
        "the fastest in Python": (fastest("OpenSpiel, in Python", _IN_PYTHON), 5),
        "boardgame.io": (fastest("boardgame.io", [_TOY]), 1),
    }
    lines = [
        "| game | " + " | ".join(f"x {name}" for name in beside) + " |",
        "|---|---|---|---|---|",
    ]
    for one, each in found:
        if one.whose != "Molehill" or one.name == _TOY:
            continue
        party = one.name.partition(",")[0] in _PARTY
        cells = []
        for other, times in beside.values():
            bar = times if party else 1
            ratio = each.speed / other if other else 0.0
            missed = f" (bar {bar})" if ratio < bar else ""
            cells.append(f"{ratio:.2f}{missed}" if other else "not run")
        lines.append(f"| {one.name} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def main(argv: Sequence[str]) -> int:
    reader = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    reader.add_argument("--seconds", type=float, default=1.5, help="how long each round takes")
    reader.add_argument("--rounds", type=int, default=_ROUNDS, help="how often each one's turn is")
    args = reader.parse_args(argv)
    contenders = list(_ours())
    for other in _others(_environment.cache() / "rivals"):
        if isinstance(other, str):
            print(other, file=sys.stderr)
        else:
            contenders.append(other)
    rounds: dict[Contender, list[Round]] = {one: [] for one in contenders}
    for number in range(args.rounds):
        for one in contenders:
            print(f"round {number + 1}: {one.whose}, {one.name}", file=sys.stderr, flush=True)
            rounds[one].append(played(one, args.seconds))
    found = [(one, best(each)) for one, each in rounds.items()]
    sys.stdout.write(f"{page(found)}\n{bars(found)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
