"""One thing, one word: each language's glossary, and texts that say another word for a thing."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

# What stands where something is filled in; no letter, so that words end before it.
FILLED = "\ufffc"
# "@ hole/back+hole/mole | A mole" names pictures before the words below them, and a line of a list
# ends in the one it is about: "Six staff cards. @ dice_theme_park/staff.guide".
_PICTURES = re.compile(r"(?<!\S)@ [^|\n]*", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Allowance:
    """A phrase in one text where a banned twin is right after all."""

    key: str
    phrase: str
    why: str


@dataclass(frozen=True, slots=True)
class Term:
    """A thing, the one word for it, and its twins: patterns that no text of its rooms may hold."""

    thing: str
    word: str
    banned: re.Pattern[str]
    rooms: tuple[str, ...]  # houses, or none for all of them
    allowed: tuple[Allowance, ...]

    def about(self, key: str) -> bool:
        """Whether the text of this key must use the word."""
        return not self.rooms or key.partition(":")[0] in self.rooms


def glossary(path: Path) -> tuple[Term, ...]:
    """The terms of one language; what is misspelt in the file is refused."""
    with path.open("rb") as file:
        data = tomllib.load(file)
    terms = data.pop("term")
    if data:
        raise ValueError(f"{path.name} says {sorted(data)}, which means nothing")
    return tuple(_term(path.name, one) for one in terms)


def _term(where: str, entry: dict[str, Any]) -> Term:
    thing, word = str(entry.pop("thing")), str(entry.pop("word"))
    banned = [str(pattern) for pattern in entry.pop("banned")]
    rooms = tuple(str(room) for room in entry.pop("rooms", ()))
    allowed = tuple(Allowance(**one) for one in entry.pop("allowed", ()))
    if entry or not banned or not all(one.why and one.phrase for one in allowed):
        raise ValueError(f"{where}: {thing} is not written as a term is")
    return Term(thing, word, re.compile("|".join(banned), re.IGNORECASE), rooms, allowed)


def readings(path: Path, root: Path) -> Iterator[tuple[str, str]]:
    """Every text of a file with its key, "games/molly:rulebook:chapter-play.text"; all variants of
    a choice stand in it, one to a line."""
    part = path.stem.rpartition(".")[0]
    house = path.parent.parent.relative_to(root).as_posix()
    before = f"{house}:{part}:" if part else f"{house}:"
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                yield before + entry.id.name, written(entry.value)
            for attribute in entry.attributes:
                key = f"{before}{entry.id.name}.{attribute.id.name}"
                yield key, written(attribute.value)


def written(pattern: ftl.Pattern) -> str:
    """The words of a pattern, without what is filled in and without names of pictures."""
    return _PICTURES.sub("@", "".join(map(_words, pattern.elements)))


def _words(element: ftl.TextElement | ftl.Placeable) -> str:
    if isinstance(element, ftl.TextElement):
        return str(element.value)
    if isinstance(element.expression, ftl.SelectExpression):
        return "\n".join(written(variant.value) for variant in element.expression.variants)
    if isinstance(element.expression, ftl.StringLiteral):
        return str(element.expression.parse()["value"])
    return FILLED


def twins(terms: Iterable[Term], texts: Iterable[tuple[str, str]]) -> list[str]:
    """Where a text says a banned twin, and the word it should say."""
    found = []
    for key, text in texts:
        for term in terms:
            if not term.about(key):
                continue
            rest = text
            for one in term.allowed:
                if one.key == key:
                    rest = rest.replace(one.phrase, FILLED)
            found += [
                f"{key} says {twin[0]!r}: {term.thing} is {term.word!r}"
                for twin in term.banned.finditer(rest)
            ]
    return found


def idle(terms: Iterable[Term], texts: dict[str, str]) -> list[str]:
    """Allowances that excuse nothing, and words that no text says."""
    found = []
    for term in terms:
        said = "\n".join(text for key, text in texts.items() if term.about(key)).casefold()
        if term.word.casefold() not in said:
            found.append(f"nobody says {term.word!r} for {term.thing}")
        found += [
            f"{one.key}: {one.phrase!r} excuses nothing"
            for one in term.allowed
            if one.phrase not in texts.get(one.key, "") or not term.banned.search(one.phrase)
        ]
    return found
