"""The ladder: every level of bots against the one below, written to game/bots/LADDER.md.

    python3 build_scripts/ladder.py                     # all games; takes hours
    python3 build_scripts/ladder.py molly topoum        # these games' rows anew, the others stay
    python3 build_scripts/ladder.py whakka_mole --most 40 --show   # a quick look, nothing written
    python3 build_scripts/ladder.py molly --seats 2 --levels hard/normal --most 100   # one line
    python3 build_scripts/ladder.py topoum --manners    # each manner, at the hard level
    python3 build_scripts/ladder.py topoum --within 30  # for half an hour; the next run goes on

One seat plays the first level, going round the table with the same seeds, all others the second. A
pair is done after 400 matches, or sooner when the answer is clear: after every round of the table
the interval that holds *at every moment* (not at one chosen beforehand) is looked at, so that
stopping early is no cheating. A game for one is played by hard bots against its own target.
Each match is written down when it ends (`build_scripts.ledger`), and no run plays it again while
rules, bots and levels are the same: whoever ends a run, or whatever does, loses what was under way.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from math import inf, log, sqrt
from multiprocessing import get_context
from pathlib import Path
from time import monotonic, process_time

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from build_scripts.ledger import FOLDER, Ledger, Played, kept  # noqa: E402
from game import catalogue  # noqa: E402
from game.commands import words  # noqa: E402
from game.makers.duel import interval  # noqa: E402
from game.makers.players import play_match, player  # noqa: E402
from game.makers.progress import Progress  # noqa: E402
from game.makers.simulate import percentile  # noqa: E402

__all__ = [
    "PAGE",
    "Pairing",
    "Played",
    "Rung",
    "always",
    "pairings",
    "played",
    "processes",
    "read",
    "written",
]

PAGE = ROOT / "game" / "bots" / "LADDER.md"
MOST = 400
"""Matches of a pair that is not clear sooner."""
FEWEST = 40
"""No pair is called clear by fewer."""
_ALPHA = 0.05
_TUNED = 60.0
"""Where the interval of all moments is narrowest, in matches."""
_COUNTS = {
    "whakka_mole": (2, 4, 8),
    "mole_park": (2, 4, 8),
    "molly": (2, 3, 4),
    "topoum": (2, 3, 4),
    "dice_theme_park": (1, 2, 3, 4),
}
"""The numbers of seats that matter."""
_PAIRS = (("normal", "easy"), ("hard", "normal"))
_TWO_SEATS = (("hard", "easy"),)
_ALONE = 100
"""Matches of one that plays alone."""
_GOAL_OF_TWO = 0.8
"""What hard is to win of its matches with easy at two seats."""
_SLACK = 0.1
"""A manner may win so much more or less than an even share."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One line of the ladder: what plays one seat, and what plays all the others."""

    game: str
    seats: int
    a: str
    b: str
    manner: str = ""
    """A manner of the level that is tried, among others of the usual manners of the same level."""

    @property
    def bar(self) -> float:
        """The share that the lower end of the interval is to be above."""
        if (self.a, self.b) == _TWO_SEATS[0]:
            return _GOAL_OF_TWO
        return 1 / self.seats


@dataclass(slots=True)
class Rung:
    """A pairing, and what came of it."""

    pairing: Pairing
    won: list[Fraction] = field(default_factory=list)
    winning: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    def add(self, match: Played) -> None:
        self.won.append(match.won)
        self.winning.append(match.winning)
        self.seconds += match.seconds

    @property
    def share(self) -> float:
        return float(sum(self.won)) / len(self.won) if self.won else 0.0

    @property
    def clear(self) -> bool:
        """Whether the share lies above its bar or below it, whatever is still to come.

        Only after whole rounds of the table: else one seat's luck would count more.
        """
        games = len(self.won)
        if self.pairing.seats == 1:
            return games >= _ALONE
        if games < FEWEST or games % self.pairing.seats:
            return False
        low, high = always(self.share, games)
        if self.pairing.manner:
            even = 1 / self.pairing.seats
            return even - _SLACK < low and high < even + _SLACK
        return low > self.pairing.bar or high < self.pairing.bar


def always(share: float, games: int) -> tuple[float, float]:
    """Where the true share lies with 95 % at *every* number of games at once.

    A match's outcome lies between 0 and 1, so sums of them spread no wider than a normal's of half
    as much a match; the boundary is Robbins' normal mixture.
    """
    if not games:
        return 0.0, 1.0
    spread, tuned = games / 4, _TUNED / 4
    half = sqrt((spread + tuned) * log((spread + tuned) / (tuned * _ALPHA * _ALPHA))) / games
    return max(0.0, share - half), min(1.0, share + half)


def pairings(game_id: str, *, manners: bool = False) -> Iterator[Pairing]:
    """All lines of a game."""
    counts = _COUNTS.get(game_id) or [n for n in catalogue.game(game_id).seats if n > 1]
    if manners:
        seats = max(n for n in counts if n <= 4)
        for each in catalogue.judge(game_id).personalities:
            yield Pairing(game_id, seats, "hard", "hard", each.id)
        return
    for seats in counts:
        if seats == 1:
            yield Pairing(game_id, 1, "hard", "hard")
            continue
        for a, b in (*_PAIRS, *(_TWO_SEATS if seats == 2 else ())):
            yield Pairing(game_id, seats, a, b)


def played(pairing: Pairing, index: int) -> Played:
    """One match of a pairing, in whatever process."""
    game = catalogue.game(pairing.game)
    seats = pairing.seats
    # The same seed from every seat in turn: no seat's luck is the first level's alone.
    seed, own = divmod(index, seats)
    others = (
        [each.id for each in catalogue.judge(game.id).personalities] if pairing.manner else [""]
    )
    players = [
        player(game, pairing.a, pairing.manner)
        if seat == own
        else player(game, pairing.b, others[(seed + seat) % len(others)])
        for seat in range(seats)
    ]
    options = words.options(game, "", seats)
    match = play_match(game, options, seed + 1, players, clock=process_time)
    standings = game.standings(match.state)
    # Who plays alone may miss the target: then nobody has won.
    share = Fraction(own in standings.winners, max(1, len(standings.winners)))
    best = max(standings.winners, default=0)
    return Played(share, standings.scores[best], tuple(match.thought[own]))


def processes(wanted: int) -> int:
    """As many as are wanted, or all cores but one."""
    return wanted or max(1, (os.cpu_count() or 2) - 1)


def climb(
    rung: Rung,
    ledger: Ledger,
    most: int,
    pool: Executor,
    wide: int,
    said: Callable[[int], None] = lambda done: None,
    on: Callable[[], bool] = lambda: True,
) -> None:
    """Play a pairing until it is clear, to the end, or as long as one may go `on`.

    What the ledger has is not played again.
    """
    found = ledger.found()
    upcoming = iter([index for index in range(most) if index not in found])
    waiting: dict[Future[Played], int] = {}

    def send() -> None:
        index = next(upcoming, None) if on() else None
        if index is not None:
            waiting[pool.submit(played, rung.pairing, index)] = index

    def count() -> None:
        # In the order of their seeds: which match ends first must not decide when we stop.
        while (at := len(rung.won)) < most and at in found and not rung.clear:
            rung.add(found.pop(at))
        said(len(rung.won))

    count()
    for _ in range(0 if rung.clear else 2 * wide):
        send()
    while waiting and not rung.clear:
        done, _ = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            index = waiting.pop(future)
            found[index] = future.result()
            ledger.add(index, found[index])
            send()
        if not on():
            # Those that wait for a process are given up, those under way are not.
            waiting = {each: at for each, at in waiting.items() if not each.cancel()}
        count()
    for future in waiting:
        future.cancel()


_HEAD = """# The ladder

Written by `python3 build_scripts/ladder.py`. One seat plays the first level, going round the table
with the same seeds; all others play the second. "Share" is what that seat wins, a shared win by its
part, with its 95 % interval; "even" is what equal players would win. A line with fewer than 400
matches was clear sooner by an interval that holds at every moment; with a * it was broken off.
Who plays alone is to beat the game's target, and nobody else. Seconds are those of a decision, of
its processor; lines from before noon of 20 November 2026 have them by the clock.

| game | seats | levels | matches | share | 95 % | even | winner's score | seconds, mean / p95 |
|---|---|---|---|---|---|---|---|---|
"""
_ROW = re.compile(r"\| (\w+) \| (\d+) \| ([^|]+) \|")


def row(rung: Rung) -> str:
    pair, games = rung.pairing, len(rung.won)
    mark = "" if rung.clear or games >= MOST else "*"
    even = "" if pair.seats == 1 else f"{1 / pair.seats:.1%}"
    low, high = interval(rung.share, games)
    ordered = sorted(rung.seconds)
    mean = sum(ordered) / max(1, len(ordered))
    winner = sum(rung.winning) / max(1, games)
    return (
        f"| {pair.game} | {pair.seats} | {_levels(pair)} | {games}{mark} | {rung.share:.1%} "
        f"| {low:.1%} to {high:.1%} | {even} | {winner:.1f} "
        f"| {mean:.4f} / {percentile(ordered, 95):.4f} |"
    )


def _levels(pair: Pairing) -> str:
    if pair.manner:
        return f"{pair.a}, {pair.manner}"
    return pair.a if pair.seats == 1 else f"{pair.a} / {pair.b}"


def _place(line: str) -> tuple[str, str, str]:
    found = _ROW.match(line)
    assert found is not None, line
    return found[1], found[2], found[3].strip()


def read(page: Path) -> dict[tuple[str, str, str], str]:
    """The lines of an earlier ladder, by game, seats and levels."""
    try:
        lines = page.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return {}
    rows = [line for line in lines if _ROW.match(line)]
    return {_place(line): line for line in rows}


def written(page: Path, rows: Sequence[str]) -> None:
    """Put lines in the place of those of the same pairing; the others stay."""
    lines = {**read(page), **{_place(line): line for line in rows}}
    games = list(catalogue.GAMES)
    order = sorted(lines, key=lambda place: (games.index(place[0]), "," in place[2], place[1]))
    page.write_text(_HEAD + "".join(f"{lines[place]}\n" for place in order), encoding="utf-8")


def main(argv: Sequence[str]) -> int:
    reader = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    reader.add_argument(
        "games", nargs="*", metavar="GAME", help="which games; all if none is named"
    )
    reader.add_argument("--most", type=int, default=MOST, help="matches of a pair at the most")
    reader.add_argument("--processes", type=int, default=0, help="how many; all cores but one if 0")
    reader.add_argument("--manners", action="store_true", help="manners instead of levels")
    reader.add_argument("--seats", type=int, default=0, help="only tables of so many seats")
    reader.add_argument("--show", action="store_true", help="only show, write nothing down")
    reader.add_argument("--levels", default="", metavar="A/B", help="only this pair of levels")
    reader.add_argument(
        "--within",
        type=float,
        default=inf,
        metavar="MINUTES",
        help="begin no match after these; 0 writes the lines of what is played already",
    )
    args = reader.parse_args(argv)
    unknown = [game for game in args.games if game not in catalogue.GAMES]
    if unknown:
        reader.error(f"no such game: {unknown[0]}; there are {', '.join(catalogue.GAMES)}")
    wide = processes(args.processes)
    due: float = monotonic() + 60 * args.within

    def on() -> bool:
        return monotonic() < due

    wanted = [
        pair
        for game in args.games or catalogue.GAMES
        for pair in pairings(game, manners=args.manners)
        if args.seats in (0, pair.seats) and args.levels in ("", f"{pair.a}/{pair.b}")
    ]
    with ProcessPoolExecutor(wide, get_context("spawn")) as pool:
        for pair in wanted:
            rung = Rung(pair)
            ledger = kept(FOLDER, pair.game, pair.seats, (pair.a, pair.b), pair.manner)
            named = f"{pair.game} {pair.seats} {_levels(pair)}"
            progress = Progress(args.most, partial(str, named), forced=True)
            ended = False
            try:
                climb(rung, ledger, args.most, pool, wide, progress.at, on)
            except KeyboardInterrupt:
                # The row of what there is; nothing more is begun.
                ended = True
            sys.stderr.write("\n")
            if rung.won:
                line = row(rung)
                print(line, flush=True)
                if not args.show:
                    written(PAGE, [line])
            if ended:
                return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
