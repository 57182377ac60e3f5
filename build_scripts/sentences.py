"""Every line of the game with everything that may stand in it: you and others, one and many, names
and words that begin with any letter. Tests look for what is wrong in any language; people read.

    python -m build_scripts.sentences de [games/molly] > sentences.txt
"""

from __future__ import annotations

import itertools
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from game.commands.wrong import Kind, Measure
from game.kernel.reading import WHY
from game.system.called import Called
from game.system.text import LANGUAGES, Texts

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from game.system.fluent import Value

ROOT = Path(__file__).resolve().parent.parent
READER = "Noor"
"""The reader's own name: a line that speaks to her calls her "you"."""

PEOPLE = (Called(READER, you=True), Called("Ida"), Called("Ben"))
NUMBERS = (1, 2, 5)
_FEW = 6
_VOWELS = "aeiouyàâäéèêíóöœúü"

# Numbers by the names of their variables; what a line chooses a plural by is one anyway.
_COUNTED = frozenset(
    (
        "again",
        "all",
        "asleep",
        "best",
        "cost",
        "count",
        "decision",
        "decisions",
        "dice",
        "face",
        "faces",
        "fewest",
        "goal",
        "here",
        "high",
        "hits",
        "hole",
        "holes",
        "income",
        "keep",
        "known",
        "least",
        "low",
        "medals",
        "minutes",
        "missing",
        "moles",
        "money",
        "most",
        "n",
        "now",
        "number",
        "of",
        "over",
        "page",
        "pages",
        "paid",
        "percent",
        "place",
        "points",
        "price",
        "ready",
        "red",
        "room",
        "round",
        "rules",
        "score",
        "seat",
        "seats",
        "second",
        "sets",
        "short",
        "squares",
        "stars",
        "step",
        "sum",
        "target",
        "tokens",
        "total",
        "turn",
        "turns",
        "value",
        "version",
        "width",
        "wins",
        "height",
        "year",
        "day",
        "month",
    )
)
# Where a variable of one of these names is a word after all, and what is said there.
_WORDS = {
    "games/dice_theme_park": {
        "amenity": "amenity-(?!shout).*",
        "bonus": "bonus-.*",
        "card": "(admin|skill)-.*",
        "colour": "colour-(blue|green|yellow)",
        "die": "word-(die|guest)",
        "goal": "goal-[ab]-.*",
        "need": "req-.*",
        "one": "staff-(?!on-|today).*",
        "other": "staff-(?!on-|today).*",
        "phase": "phase-.*",
        "skill": "help-skill-.*",
        "text": "objective-(?!of|when).*",
        "tile": "tile-(?!amenity).*",
        "to": "word-die",
        "upgrade": "upgrade-.*",
        "what": "objective-(?!of|when).*",
    },
    "games/mole_park": {"prize": "prize-.*", "stand": "stand-(?!closed|empty|missing).*"},
    "games/molly": {
        "colour": "colour-.*",
        "line": "word-line-.*",
        "one": "colour-.*",
        "other": "colour-.*",
        "under": "colour-.*",
        "what": "event-[a-z]+",
    },
    "games/topoum": {
        "card": "card-(?!or-|title).*",
        "category": "category-.*",
        "effect": "bot-brings-.*",
        "farmer": "farmer-.*",
        "one": "brings-nothing",
        "other": "brings-nothing",
        "tile": "tile-.*",
        "what": "brings-nothing",
        "why": "for-.*|why-(?!not).*",
    },
    "games/whakka_mole": {"tied": "page-track-shared"},
}
_NOT_COUNTED = {
    "match": {"value"},
    "screens": {"turn", "turns", "place", "value", "number"},
}
# Lines that are never said of one, by house and key, with their variable: what stands there then.
MORE: dict[str, dict[str, tuple[Value, ...]]] = {
    # An award is for two of a thing or more (game/stage/feats.py).
    r".*:award-.*-line": {"count": (2, 5)},
    # Whoever shares or meets is not alone; one and two who wait have lines of their own.
    r"games/.*:(over|log)-shared|.*:shared-title": {"count": (2, 5)},
    r"games/(mole_park|whakka_mole):waiting-many": {"count": (3, 5)},
    r"games/mole_park:(log-showdown|whack-shared)": {"count": (2, 5), "dice": (2, 5)},
    r"games/dice_theme_park:(log-amenity|amenity-shout)": {"count": (2, 4)},
    # What options and rules allow.
    r"games/whakka_mole:.*": {
        "again": (2,),
        "goal": (50,),
        "holes": (9, 12),
        "seats": (2, 8),
    },
    r"games/whakka_mole:(over|lead-there|log-won|log-shared).*": {"score": (50, 52)},
    r"games/whakka_mole:(whack|help|page-mallet|page-sheet|crib|tag).*": {"points": (2, 6)},
    r"games/mole_park:.*": {
        "goal": (30, 40),
        "low": (1,),
        "high": (6,),
        "total": (10, 18),
        "keep": (5,),
    },
    r"games/mole_park:(showdown-.*|over-crown)": {"moles": (2, 5), "total": (30, 41)},
    r"games/mole_park:(log-fled|showdown-won)": {"count": (5, 7), "best": (41,), "second": (40,)},
    r"games/dice_theme_park:.*": {"target": (160, 170)},
    r"games/dice_theme_park:over-solo-won": {"stars": (161, 172)},
    r"games/dice_theme_park:ready-tiles": {"count": (2, 5)},
    r"phones:.*": {"of": (2, 5)},
    # What commands say by the name of a thing, and numbers as they have to be typed.
    r"commands:wrong-choice": {"what": get_args(Kind), "of": ("holes",), "choices": ("9, 10, 12",)},
    r"commands:wrong-number": {"what": get_args(Measure), "least": ("1",), "most": ("240",)},
    r"commands:apply-unreadable": {"why": tuple(WHY), "what": ("cards",), "where": ("state.turn",)},
    r"commands:apply-object": {"state": ("state",), "actions": ("actions",)},
    r"commands:wrong-seats": {"least": (2,), "most": (4, 8)},
    r"commands:wrong-bots": {"seats": (2, 5)},
    r"commands:(wrong|apply|word)-.*": {"word": ("holes=7",)},
    r"match:match-seats": {"least": (2,), "most": (4, 8), "seats": (1, 9)},
    r"screens/table:ready-count": {"seats": (2, 5)},
    r"screens:(lobby-may-play|title-seats)": {"most": (4, 8)},
}
_SAMPLES: dict[str, tuple[Value, ...]] = {
    "action": ("Undo",),
    "commitment": ("3f2a 9c41",),
    "counts": ("4",),
    "device": ("7",),
    "file": ("report.txt",),
    "folder": ("Molehill/saves",),
    "game": ("Molly",),
    "hash": ("3f2a",),
    "key": ("F1",),
    "parts": ("12 + 4",),
    "reason": ("disk full",),
    "secret": ("3f2a",),
    "when": ("1.2.2026",),
    "words": ("radish, 7",),
}


@dataclass(frozen=True, slots=True)
class Line:
    """One text, and what may stand in each of its gaps: by the name of the variable."""

    house: str
    part: str
    key: str
    gaps: Mapping[str, tuple[Value, ...]]
    people: frozenset[str]

    @property
    def name(self) -> str:
        return ":".join(filter(None, (self.house, self.part, self.key)))


@dataclass(slots=True)
class _Use:
    """How a variable is used in a line: what it chooses by, in all languages together."""

    person: bool = False
    counted: bool = False
    none: bool = False


class Script:
    """Every line under a folder in one language, and what may stand in it."""

    def __init__(self, language: str, root: Path = ROOT / "game") -> None:
        self._texts = Texts(language, root)
        self._root = root
        self._words: dict[tuple[str, str], tuple[Value, ...]] = {}

    def lines(self) -> Iterator[Line]:
        for path in sorted(self._root.rglob("*en.ftl")):
            part = path.stem.rpartition(".")[0]
            house = path.parent.parent.relative_to(self._root).as_posix()
            uses = {key: _uses(pattern) for key, pattern in _patterns(path).items()}
            for language in LANGUAGES[1:]:
                twin = path.with_name(f"{part}.{language}.ftl" if part else f"{language}.ftl")
                if twin.exists():
                    for key, pattern in _patterns(twin).items():
                        _join(uses.setdefault(key, {}), _uses(pattern))
            for key, used in uses.items():
                gaps = {name: self._gap(house, name, use) for name, use in used.items()}
                gaps |= {name: few for name, few in _more(f"{house}:{key}") if name in gaps}
                people = frozenset(name for name, use in used.items() if use.person)
                yield Line(house, part, key, gaps, people)

    def sentences(self, line: Line) -> Iterator[tuple[dict[str, Value], str]]:
        """The line with all people in it, and each other gap filled with all it may hold."""
        say = self._texts.of(line.house, line.part)
        for facts in _filled(line):
            yield facts, say(line.key, **facts)

    def _gap(self, house: str, name: str, use: _Use) -> tuple[Value, ...]:
        if name == "names":
            return _rows(use.person)
        if use.person:
            return PEOPLE
        kind = _WORDS.get(house, {}).get(name)
        if kind:
            return self._some(house, kind)
        if use.counted or (name in _COUNTED and name not in _NOT_COUNTED.get(house, ())):
            return (0, *NUMBERS) if use.none else NUMBERS
        return _SAMPLES.get(name, ("Ida", "Ben"))

    def _some(self, house: str, kind: str) -> tuple[Value, ...]:
        """Words of a kind: all if they are few, else the first, the longest, one with a vowel."""
        if (house, kind) not in self._words:
            say = self._texts.of(house)
            path = self._root / house / "text" / f"{say.language}.ftl"
            given: dict[str, Value] = {"value": 4, "count": 2}
            if say.has("colour-blue"):
                given["colour"] = say("colour-blue")
            found = [
                say(key, **given)
                for key, pattern in _patterns(path).items()
                if re.fullmatch(kind, key) and "." not in key and set(_uses(pattern)) <= set(given)
            ]
            vowels = [text for text in found if text[:1].casefold() in _VOWELS]
            some = (*found[:1], *vowels[:1], max(found, key=len, default=""))
            self._words[house, kind] = tuple(dict.fromkeys(found if len(found) <= _FEW else some))
        return self._words[house, kind]


def _more(name: str) -> Iterator[tuple[str, tuple[Value, ...]]]:
    for pattern, few in MORE.items():
        if re.fullmatch(pattern, name):
            yield from few.items()


def _filled(line: Line) -> Iterator[dict[str, Value]]:
    """What stands in the gaps: all people with all people, everything else one after another."""
    people = [name for name in line.gaps if name in line.people or name == "names"]
    others = [name for name in line.gaps if name not in people]
    for who in itertools.product(*(line.gaps[name] for name in people)):
        here = dict(zip(people, who, strict=True))
        given = here | {name: line.gaps[name][0] for name in others}
        told = [given] + [given | {name: value} for name in others for value in line.gaps[name][1:]]
        yield from (facts for facts in told if _possible(facts, line))


def _possible(facts: Mapping[str, Value], line: Line) -> bool:
    """Two people of one line are two, and a row of people is as long as it is said to be."""
    people = [str(facts[name]) for name in line.people if name != "names"]
    if len(set(people)) < len(people):
        return False
    row, count = facts.get("names"), facts.get("count")
    if isinstance(row, Called):
        others = len(row.split(" & ")) if row else 0
        size = others + (row.who == "you")
        return size == count if isinstance(count, int) else others > 0 and size > 1
    return True


def _rows(reader: bool) -> tuple[Called, ...]:
    """People in a row, as a sentence is told them that says "you" itself, or does not."""
    rows = (Called("Ida"), Called("Ida & Ben"))
    return (*rows, *(Called(row, you=True) for row in ("", *rows))) if reader else rows


def _patterns(path: Path) -> dict[str, ftl.Pattern]:
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def _uses(node: object, found: dict[str, _Use] | None = None) -> dict[str, _Use]:
    found = {} if found is None else found
    if isinstance(node, ftl.VariableReference):
        found.setdefault(node.id.name, _Use())
    if isinstance(node, ftl.FunctionReference) and node.id.name == "NUMBER":
        for name in _uses(node.arguments):
            found.setdefault(name, _Use()).counted = True
    if isinstance(node, ftl.SelectExpression):
        keys = {
            variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
            for variant in node.variants
        }
        for name in _uses(node.selector):
            use = found.setdefault(name, _Use())
            use.person |= "you" in keys
            use.counted |= bool(keys & {"one", "two", "few", "many"}) or "0" in keys or "1" in keys
            use.none |= "0" in keys
    if isinstance(node, list):
        for one in node:
            _uses(one, found)
    elif isinstance(node, ftl.BaseNode):
        for one in vars(node).values():
            _uses(one, found)
    return found


def _join(uses: dict[str, _Use], more: Mapping[str, _Use]) -> None:
    for name, use in more.items():
        known = uses.setdefault(name, _Use())
        known.person |= use.person
        known.counted |= use.counted
        known.none |= use.none


def main(language: str, house: str = "") -> None:
    """Print the reader's list: each line once for everything it can say."""
    script = Script(language)
    for line in script.lines():
        if line.gaps and line.house.startswith(house):
            print(f"\n{line.name}")
            for said in dict.fromkeys(text for _, text in script.sentences(line)):
                print("   ", said.replace("\n", "\n    "))


if __name__ == "__main__":
    main(*sys.argv[1:3])
