"""A small resolver for Fluent files: messages, attributes, terms, variables, choices, numbers.

fluent.syntax reads single entries, and only when one is first asked for that is more than a plain
line. Such a line is found by itself; only what is not found so costs a scan of the file's lines. So
a rulebook of a thousand lines delays nobody's first frame.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast

from game.system import plurals
from game.system.called import Called, Naming

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

__all__ = ["Bundle", "Value"]

Value = str | int | float

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_DEEPEST = 20
_LONGEST = 100_000
_parser = FluentParser(with_spans=False)


class _Missing(LookupError):
    """Something a pattern names is not there."""


@dataclass(slots=True)
class _Scope:
    """What one call of `text` may see."""

    values: Mapping[str, Value]
    depth: int = 0


class Bundle:
    """The entries of one text file in one language, with the files it falls back on."""

    def __init__(
        self,
        source: str,
        language: str,
        fallback: Bundle | None = None,
        report: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.language = language
        self.fallback = fallback
        self._report = report
        self._text = "\n" + source.replace("\r\n", "\n").removeprefix("\ufeff")
        self._fixed: dict[str, str] = {}

    @cached_property
    def _sources(self) -> dict[str, str]:
        """Each entry as it is written."""
        return _split(self._text)

    def _source(self, name: str) -> str | None:
        """One entry as it is written; None if there is none of this name."""
        if "_sources" in self.__dict__:
            return self._sources.get(name)
        start = self._text.find(f"\n{name} =") + 1
        if start:
            following = _ENTRY.search(self._text, start + len(name))
            return self._text[start : following.start() if following else None]
        # Its equals sign may stand elsewhere.
        return self._sources.get(name) if f"\n{name}" in self._text else None

    def names(self) -> list[str]:
        """The messages of this file (no terms, no attributes), in its order."""
        return [key for key in self._sources if not key.startswith("-")]

    def has(self, key: str) -> bool:
        """Whether a key ("name" or "name.attribute") has a text here or further back."""
        return self._find(key) is not None

    def text(self, key: str, values: Mapping[str, Value]) -> str:
        """The text of a key; a key without one shows itself, in marks that cannot be overlooked."""
        if not values and key in self._fixed:
            return self._fixed[key]
        plain = self.plain(key)
        if plain is not None:
            self._fixed[key] = plain
            return plain
        found = self._find(key)
        if found is None:
            self._report(f"no text for {key} in {self.language}")
            return f"‹{key}›"
        bundle, pattern = found
        try:
            text = bundle.render(pattern, _Scope(values))
        except _Missing as missing:
            self._report(f"the text of {key} in {self.language} lacks {missing}")
            return f"‹{key}›"
        if not values:
            self._fixed[key] = text
        return text

    def plain(self, key: str) -> str | None:
        """The text, if it is no more than one line without anything to fill in."""
        source = self._source(key)
        if source is not None:
            return _line(source)
        return None if self.fallback is None else self.fallback.plain(key)

    def _find(self, key: str) -> tuple[Bundle, ast.Pattern] | None:
        name, _, attribute = key.partition(".")
        bundle: Bundle | None = self
        while bundle is not None:
            pattern = _value_of(bundle.entry_of(name), attribute)
            if pattern is not None:
                return bundle, pattern
            bundle = bundle.fallback
        return None

    def entry_of(self, name: str) -> ast.Message | ast.Term | None:
        """The entry of this name in this file alone."""
        if name not in self._sources:
            return None
        entry = _entry(self._sources[name])
        if entry is None:
            del self._sources[name]
            self._report(f"the text of {name} in {self.language} cannot be read")
        return entry

    def render(self, pattern: ast.Pattern, scope: _Scope) -> str:
        """The pattern with everything filled in; _Missing if something is not there."""
        scope.depth += 1
        if scope.depth > _DEEPEST:
            raise _Missing("an end: it goes in circles")
        parts: list[str] = []
        names: tuple[str, ...] = ()
        size = 0
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                part = element.value
            else:
                part = self._shown(self._value(element.expression, scope))
                names += part.names if isinstance(part, Naming) else ()
            parts.append(part)
            size += len(part)
            if size > _LONGEST:
                raise _Missing("an end: it is too long")
        scope.depth -= 1
        return Naming("".join(parts), names) if names else "".join(parts)

    def _shown(self, value: Value) -> str:
        return value if isinstance(value, str) else plurals.number(value, self.language)

    def _value(self, expression: object, scope: _Scope) -> Value:
        match expression:
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.NumberLiteral():
                return _literal(expression)
            case ast.VariableReference():
                return self._variable(expression.id.name, scope)
            case ast.MessageReference():
                dot = f".{expression.attribute.name}" if expression.attribute else ""
                return self._reference(expression.id.name + dot, scope)
            case ast.TermReference():
                return self._term(expression, scope)
            case ast.SelectExpression():
                return self._select(expression, scope)
            case ast.FunctionReference():
                return self._function(expression, scope)
            case ast.Placeable():
                return self._value(expression.expression, scope)
        raise _Missing(f"a meaning for {type(expression).__name__}")

    def _variable(self, name: str, scope: _Scope) -> Value:
        try:
            return scope.values[name]
        except KeyError:
            raise _Missing(f"${name}") from None

    def _reference(self, key: str, scope: _Scope) -> str:
        found = self._find(key)
        if found is None:
            raise _Missing(key)
        bundle, pattern = found
        return bundle.render(pattern, scope)

    def _term(self, expression: ast.TermReference, scope: _Scope) -> str:
        # A term sees only what it is handed, never the message's own variables.
        handed = _handed(expression.arguments)
        dot = f".{expression.attribute.name}" if expression.attribute else ""
        inner = _Scope(handed, scope.depth)
        return self._reference(f"-{expression.id.name}{dot}", inner)

    def _select(self, choice: ast.SelectExpression, scope: _Scope) -> str:
        try:
            value: Value | None = self._value(choice.selector, scope)
        except _Missing:
            value = None  # by Fluent's own rule the default variant is taken
        category = self._category(choice.selector, value)
        if isinstance(value, Called):
            value = None  # chosen by whom it means; what it is spelled like does not matter
        default = choice.variants[0]
        for variant in choice.variants:
            if _fits(variant.key, value, category):
                return self.render(variant.value, scope)
            if variant.default:
                default = variant
        return self.render(default.value, scope)

    def _category(self, selector: object, value: Value | None) -> str | None:
        if isinstance(selector, ast.FunctionReference):
            named = _handed(selector.arguments)
            raw = _first(selector)
            if named.get("type") == "ordinal" and raw is not None and not isinstance(value, str):
                return None if value is None else plurals.ordinal(value, self.language)
        if isinstance(value, Called):
            return value.who
        if value is None or isinstance(value, str):
            return None
        return plurals.plural(value, self.language)

    def _reason(self, name: str, scope: _Scope) -> str:
        """Why the system would not: in words of ours, if there are any, else in its own."""
        key = f"os-{name.lower()}"
        return self._reference(key, scope) if self.has(key) else name

    def _function(self, call: ast.FunctionReference, scope: _Scope) -> Value:
        argument = _first(call)
        if call.id.name not in ("NUMBER", "REASON", "SOUND") or argument is None:
            raise _Missing(f"a function {call.id.name}")
        value = self._value(argument, scope)
        if call.id.name == "REASON":
            return self._reason(self._shown(value), scope)
        if call.id.name == "SOUND":
            return _sound(self._shown(value))
        how = _handed(call.arguments)
        places = how.get("minimumFractionDigits")
        if isinstance(value, str) or (places is None and "signDisplay" not in how):
            return value
        text = plurals.number(value, self.language, None if places is None else int(places))
        signed = how.get("signDisplay") == "exceptZero" and value > 0
        return f"+{text}" if signed else text


def _sound(text: str) -> str:
    """The vowel that a word begins with, for words before it that change: "y" and "e", "e" and
    "ed". A silent h is not heard, and an i before another vowel is a consonant."""
    letters = [sign for sign in unicodedata.normalize("NFD", text.casefold()) if sign.isalpha()]
    if letters[:1] == ["h"]:
        letters = letters[1:]
    if not letters or letters[0] not in "aeiou":
        return "consonant"
    glides = letters[0] == "i" and letters[1:2] and letters[1] in "aeou"
    return "consonant" if glides else letters[0]


@lru_cache(maxsize=8192)
def _entry(source: str) -> ast.Message | ast.Term | None:
    """What an entry says, parsed once however often its file is opened; None if it is none."""
    entry = _parser.parse_entry(_COMMENT.sub("", source))
    return entry if isinstance(entry, ast.Message | ast.Term) else None


def _split(source: str) -> dict[str, str]:
    """Where each entry begins and ends, by a scan of the lines."""
    starts = list(_ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    return {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=True)}


def _line(entry: str) -> str | None:
    """The value of an entry that is one plain line, with or without attributes below."""
    first, *below = entry.split("\n")
    text = first.partition("=")[2].strip(" ")
    if not text or "{" in text or "}" in text:
        return None
    for line in below:
        rest = line.lstrip(" ")
        if rest and not line.startswith("#"):
            # Either its attributes, or it goes on.
            return text if rest.startswith(".") else None
    return text


def _value_of(entry: ast.Message | ast.Term | None, attribute: str) -> ast.Pattern | None:
    if entry is None or not attribute:
        return None if entry is None else entry.value
    for found in entry.attributes:
        if found.id.name == attribute:
            return found.value
    return None


def _literal(literal: ast.NumberLiteral) -> int | float:
    return float(literal.value) if "." in literal.value else int(literal.value)


def _handed(arguments: ast.CallArguments | None) -> dict[str, Value]:
    """The named arguments of a call."""
    if arguments is None:
        return {}
    return {
        argument.name.name: _literal(argument.value)
        if isinstance(argument.value, ast.NumberLiteral)
        else str(argument.value.parse()["value"])
        for argument in arguments.named
    }


def _first(call: ast.FunctionReference) -> object | None:
    return call.arguments.positional[0] if call.arguments.positional else None


def _fits(
    key: ast.Identifier | ast.NumberLiteral, value: Value | None, category: str | None
) -> bool:
    if isinstance(key, ast.NumberLiteral):
        return not isinstance(value, str) and value == _literal(key)
    return key.name in (category, value)
