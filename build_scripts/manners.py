"""Whether the manners of bots can be told apart by their play, and whether each wins its share.

    python -m build_scripts.manners molly                # 80 matches at the hard level
    python -m build_scripts.manners topoum --matches 200 --level normal
    python -m build_scripts.manners molly --level easy --write    # into game/bots/MANNERS.md

At each table the seats play manners of one level, dealt anew for every match. What a seat did is
put into figures: of its answers to one kind of question, what part had a word in it, or an id, or
something of the answer before; and of what everybody was told of it, what part was of which kind,
and had which word in it. From every other match the figures in which manners differ most,
beside what luck makes of them, are learnt; in the others each seat is taken for the manner whose
means lie nearest to it.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, pvariance
from typing import Any, TypeAlias

from build_scripts.ladder import ROOT, always, processes
from game import catalogue
from game.commands import words
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.contract import Action
from game.kernel.event import Event, shape
from game.makers.duel import interval
from game.makers.players import Player, play_match, player

__all__ = [
    "PAGE",
    "Figures",
    "Portrait",
    "Sitting",
    "figures",
    "guessed",
    "portrait",
    "sittings",
    "spoken",
    "written",
]

PAGE = ROOT / "game" / "bots" / "MANNERS.md"
Figures: TypeAlias = dict[str, float]
"""By what is counted, the part of the answers to its kind of question."""
_TELLING = 12
"""So many figures are looked at."""
_MOST_SEATS = 5
_SLACK = 0.1
"""A manner may win so much more or less than an even share."""
_NUMBER = re.compile(r"[.\d,-]+$")


@dataclass(frozen=True, slots=True)
class Sitting:
    """One seat in one match: who played there, how, and what part of the match it won."""

    manner: str
    play: Figures
    won: Fraction


@dataclass(frozen=True, slots=True)
class Portrait:
    """What is known of a game's manners, figure by figure."""

    spread: Figures
    """How far a manner lies from itself, by the figures that tell."""
    means: Mapping[str, Figures]
    """By manner."""


def spoken(event: Event) -> Action:
    """What everybody is told of a deed, in words."""
    said = [getattr(event, each.name) for each in shape(type(event)).facts]
    # Without numbers: where it was, and which of several, is luck.
    named = [_NUMBER.sub("", each) for each in said if isinstance(each, str)]
    return (event.kind, *filter(None, named))


def figures(answers: Sequence[tuple[str, Action]]) -> Figures:
    """What a seat did, from its answers, each with the kind of its question."""
    asked: Counter[str] = Counter()
    found: defaultdict[str, float] = defaultdict(float)
    before: dict[str, Action] = {}
    for kind, action in answers:
        asked[kind] += 1
        ids = set(action)
        for word in ids | {_NUMBER.sub("", each) for each in ids} - {""}:
            found[f"{kind}: {word}"] += 1
        found[f"{kind}: so many"] += len(action)
        found[f"{kind}: as before"] += len(ids & set(before.get(kind, ()))) / max(1, len(ids))
        before[kind] = action
    return {name: count / asked[name.partition(":")[0]] for name, count in found.items()}


def sittings(game_id: str, level: str, index: int) -> list[Sitting]:
    """Of one match, all seats."""
    game = catalogue.game(game_id)
    manners = [each.id for each in catalogue.judge(game_id).personalities]
    Random(index).shuffle(manners)
    seats = max(count for count in game.seats if count <= min(_MOST_SEATS, len(manners)))
    notes: list[list[tuple[str, Action]]] = [[] for _ in range(seats)]

    def watched(by: Player, state: Any, seat: int, rng: Random) -> Action:
        step, action = play.waiting(state, seat), by(state, seat, rng)
        assert step is not None
        notes[seat].append((step.kind, action))
        return action

    def overheard(event: Event) -> None:
        seat = getattr(event, "seat", None)
        if isinstance(seat, int) and seat >= 0:
            notes[seat].append(("told", spoken(event)))

    players = [partial(watched, player(game, level, manners[seat])) for seat in range(seats)]
    match = play_match(game, words.options(game, "", seats), index + 1, players, tell=overheard)
    winners = game.standings(match.state).winners
    return [
        Sitting(manners[seat], figures(notes[seat]), Fraction(seat in winners, len(winners)))
        for seat in range(seats)
    ]


def portrait(learnt: Sequence[Sitting]) -> Portrait:
    """The figures that tell most: how far apart manners lie, by how far each lies from itself."""
    by: defaultdict[str, list[Figures]] = defaultdict(list)
    for each in learnt:
        by[each.manner].append(each.play)
    telling: list[tuple[float, str]] = []
    spreads: Figures = {}
    for name in sorted({name for each in learnt for name in each.play}):
        seen = {manner: [each.get(name, 0.0) for each in plays] for manner, plays in by.items()}
        within = fmean([pvariance(values) for values in seen.values()])
        between = pvariance([fmean(values) for values in seen.values()])
        # What hardly ever varies says nothing: a floor, lest one odd answer settles everything.
        spreads[name] = sqrt(within + 1e-4)
        telling.append((between / (within + 1e-4), name))
    names = [name for _, name in sorted(telling, reverse=True)[:_TELLING]]
    return Portrait(
        {name: spreads[name] for name in names},
        {
            manner: {name: fmean([each.get(name, 0.0) for each in plays]) for name in names}
            for manner, plays in by.items()
        },
    )


def guessed(known: Portrait, play: Figures) -> str:
    """The manner that plays most like this."""

    def away(manner: str) -> float:
        means = known.means[manner]
        return sum(
            ((play.get(name, 0.0) - means[name]) / spread) ** 2
            for name, spread in known.spread.items()
        )

    return min(sorted(known.means), key=away)


def told(found: Sequence[Sequence[Sitting]]) -> Iterator[str]:
    """What came of it, line by line."""
    known = portrait([each for match in found[::2] for each in match])
    held = [each for match in found[1::2] for each in match]
    right = Counter(each.manner for each in held if guessed(known, each.play) == each.manner)
    tried = Counter(each.manner for each in held)
    seats = len(found[0])
    yield "| manner | seats played | share won | 95 % | even | told right |"
    yield "|---|---|---|---|---|---|"
    for manner in sorted(known.means):
        won = [each.won for match in found for each in match if each.manner == manner]
        share = float(sum(won)) / len(won)
        low, high = interval(share, len(won))
        even = 1 / seats
        off = " (off)" if high < even - _SLACK or low > even + _SLACK else ""
        yield (
            f"| {manner} | {len(won)} | {share:.1%}{off} | {low:.1%} to {high:.1%} | {even:.1%} "
            f"| {right[manner]} of {tried[manner]} |"
        )
    hits, chance = sum(right.values()) / len(held), 1 / len(tried)
    surely = always(hits, len(held))[0]
    yield f"told right: {hits:.1%} of {len(held)}, surely above {surely:.1%}; chance {chance:.1%}"
    yield "told by: " + ", ".join(known.spread)


_HEAD = """# Manners

Written by `python -m build_scripts.manners GAME --level LEVEL --write`. At each table all seats
play one level, each in a manner dealt anew for every match. "Told right" is how many were taken for
what they are, by figures learnt of the other half of the matches.
"""


def written(page: Path, heading: str, lines: Iterable[str]) -> None:
    """A section in the place of that of the same game and level, or new; the others stay."""
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    place = heading.rpartition(",")[0]
    found = dict(part.split("\n", 1) for part in text.split("\n## ")[1:])
    found = {name: part for name, part in found.items() if name.rpartition(",")[0] != place}
    found[heading] = "\n" + "\n".join(lines) + "\n"
    parts = [f"\n## {name}\n{found[name].rstrip()}\n" for name in sorted(found)]
    page.write_text(_HEAD + "".join(parts), encoding="utf-8")


def _paragraphs(lines: Sequence[str]) -> list[str]:
    """The table, then what is said of it."""
    table = [line for line in lines if line.startswith("|")]
    return [*table, *(part for line in lines if line not in table for part in ("", f"{line}."))]


def main(argv: Sequence[str]) -> int:
    reader = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    reader.add_argument("game", choices=list(catalogue.GAMES))
    reader.add_argument("--matches", type=int, default=80, help="half of them to learn from")
    reader.add_argument("--level", default="hard", help="that all of them play at")
    reader.add_argument("--processes", type=int, default=0, help="how many; all cores but one if 0")
    reader.add_argument("--write", action="store_true", help="write it down, too")
    args = reader.parse_args(argv)
    with ProcessPoolExecutor(processes(args.processes), get_context("spawn")) as pool:
        one = partial(sittings, args.game, args.level)
        found = list(pool.map(one, range(max(4, args.matches))))
    lines = list(told(found))
    print("\n".join(lines))
    if args.write:
        written(PAGE, f"{args.game}, {args.level}, {len(found)} matches", _paragraphs(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
