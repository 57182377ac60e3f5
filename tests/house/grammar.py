"""What no sentence may say, whoever and however many are in it."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from build_scripts.sentences import PEOPLE, READER

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from build_scripts.sentences import Line
    from game.system.fluent import Value

    Said = tuple[Mapping[str, Value], str]

_OTHERS = "|".join(name for name in PEOPLE if name.who == "other")
_YOU = {"en": "you", "de": "du", "fr": "tu", "es": "tú", "it": "tu"}
_AND = {"en": "and ", "de": "und ", "fr": "et ", "es": "y ", "it": "e "}
# Gaps left open, and spaces where none belong.
_RAW = re.compile(
    r"[‹›{}]|(?<!\d)(?<!\d[ \u00a0])\$(?!\d)|\A\s|[ ]\Z|[ ]{2}|[ ],|[ ]\.(?!\.)"
    r"|(?<!\.)\.\.(?!\.)|\(\)"
)
# Words that must change before the next one, and words that must follow the one before.
_SOUND = {
    "en": (r"\ba (?=[aeio])(?!one\b)(?!in\b)", r"\ban (?=[^aeiouh\W\d])", r"\byou’s\b"),
    "de": (),
    "fr": (
        r"\b(?:de|que|le|la|ne|je|me|te|se) (?=[aeiouéèêàâœ])(?!onze\b|oui\b)",
        r"\btaupe (?=(?:blanc|bleu|vert)\b)",
        r"\b(?:cubes|trios) (?=(?:blanc|bleu|jaune|rouge|vert)\b)",
        r"\btaupes (?=\w+(?<!s)\b)",
    ),
    "es": (r"\by (?=h?i(?![aeou]))", r"\bo (?=h?o)", r"\b(?:de|a) el\b(?! [A-Z])"),
    "it": (
        r"\b(?:una|la|lo|della|dello|nella|nello|alla|allo|dalla|sulla) (?=[aeiou])",
        r"\btalpa (?=(?:bianco|giallo|rosso)\b)",
        r"\b(?:cubi|talpe) (?=(?:bianc[oa]|giall[oa]|ross[oa]|verde)\b)",
    ),
}
_CHANGES = {
    language: [re.compile(one, re.I) for one in wrong] for language, wrong in _SOUND.items()
}
# How a language ends words for more than one, and words that end so and are none.
_ENDS = {
    "en": re.compile(r"(?!decides|clears|ends|beats|this|earns|scores|pays)[^\W\d]{3,}(?<![su])s"),
    "es": re.compile(r"(?!más|menos|tras)[^\W\d]{3,}s"),
    "fr": re.compile(r"(?!plus|moins|dans|sans|fois|pas|vers|puis|sous)[^\W\d]{3,}[sx]"),
}
# Words between a person and the verb, of any person.
_BETWEEN = {
    "te",
    "me",
    "se",
    "le",
    "la",
    "lo",
    "les",
    "ne",
    "en",
    "y",
    "ti",
    "mi",
    "ci",
    "si",
    "and",
    "und",
}
_BEFORE_ONE = re.compile(r"([^\W\d]+) 1\b")
_AFTER_ONE = re.compile(r"(?<![$\d,.])\b1[ \u00a0\u202f]([^\W\d]+)")
_TOKENS = re.compile(r"\d+|[^\W\d]+(?:’[^\W\d]+)?")


def raw(text: str) -> list[str]:
    """What was left open, and spaces that are too many."""
    return [match[0] for match in _RAW.finditer(text)]


def unsounded(language: str, facts: Mapping[str, Value], text: str) -> list[str]:
    """Words that should have changed before what was filled in after them."""
    filled = tuple(value for value in facts.values() if isinstance(value, str) and value)
    return [
        text[match.start() : match.end() + 8]
        for one in _CHANGES[language]
        for match in one.finditer(text)
        if text.startswith(filled, match.end()) or "’" in match[0]
    ]


@dataclass(slots=True)
class Usage:
    """What the sentences of one language do, learnt from them: a form that is said of one and of
    many, of the reader and of others, belongs where it is said most."""

    language: str
    one: Counter[str] = field(default_factory=Counter)
    many: Counter[str] = field(default_factory=Counter)
    second: Counter[str] = field(default_factory=Counter)
    third: Counter[str] = field(default_factory=Counter)

    def learn(self, line: Line, said: Iterable[Said]) -> None:
        known = list(said)
        for _, single, several in _of_one_and_two(line, known):
            tokens, others = _TOKENS.findall(single), _TOKENS.findall(several)
            if len(tokens) == len(others):
                changed = [(a, b) for a, b in zip(tokens, others, strict=True) if a != b]
                self.one.update({a for a, _ in changed if len(a) > 2})
                self.many.update({b for _, b in changed if len(b) > 2})
        if line.people:
            self.second.update(word for _, text in known for word in self._after_you(text))
            self.third.update(word for _, text in known for word in self._after_name(text))

    def ones(self, line: Line, said: Iterable[Said]) -> list[str]:
        """Where one of something is said as if it were more."""
        found = []
        for name, single, _ in _of_one_and_two(line, list(said)):
            found += [f"{name}: {w} 1" for w in self._before_one(single)]
            found += [
                f"{name}: 1 {word}"
                for word in _AFTER_ONE.findall(single)
                if self._plural(word) or self._ends_like_many(word)
            ]
        return list(dict.fromkeys(found))

    def persons(self, line: Line, said: Iterable[Said]) -> list[str]:
        """Where the reader is spoken of like another, or another spoken to like the reader."""
        if not line.people:
            return []
        found = []
        for _, text in said:
            found += [
                f"{_YOU[self.language]} {word}"
                for word in self._after_you(text)
                if word not in _BETWEEN and self.third[word] > 4 * self.second[word]
            ]
            found += [
                f"… {word}"
                for word in self._after_name(text)
                if word not in _BETWEEN and self.second[word] > 2 * self.third[word]
            ]
            if READER in text:
                found.append(READER)
        return list(dict.fromkeys(found))

    def _before_one(self, text: str) -> list[str]:
        """Verbs for many before a one; what one person may do, too, is not for many."""
        told = [word for word in _BEFORE_ONE.findall(text) if self._plural(word)]
        return [word for word in told if not self.second[word] and not self.third[word]]

    def _plural(self, word: str) -> bool:
        return self.many[word] > 2 * self.one[word]

    def _ends_like_many(self, word: str) -> bool:
        ends = _ENDS.get(self.language)
        return bool(ends and ends.fullmatch(word)) and word not in self.one

    def _after_you(self, text: str) -> list[str]:
        return re.findall(rf"(?:\A|[.!?:,]\s)(?i:{_YOU[self.language]}) ([^\W\d]+)", text)

    def _after_name(self, text: str) -> list[str]:
        alone = rf"(?<!& )(?<!\b{_AND[self.language]})"
        return re.findall(rf"{alone}\b(?:{_OTHERS}) ([^\W\d]+)", text)


def _of_one_and_two(line: Line, said: Iterable[Said]) -> Iterator[tuple[str, str, str]]:
    """The counted variable, and the sentence with one in it and with two."""
    known = list(said)
    for name, values in line.gaps.items():
        if 1 not in values or 2 not in values:
            continue
        twos = {_but(facts, name): text for facts, text in known if facts[name] == 2}
        for facts, text in known:
            if facts[name] == 1 and _but(facts, name) in twos:
                yield name, text, twos[_but(facts, name)]


def _but(facts: Mapping[str, Value], name: str) -> tuple[tuple[str, Value, str], ...]:
    return tuple((k, v, getattr(v, "who", "")) for k, v in facts.items() if k != name)
