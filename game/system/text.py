"""The words of the game in the language of the room: text files found, read and kept."""

from __future__ import annotations

import contextlib
import locale
import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING

from game.system.called import Called
from game.system.fluent import Bundle, Value
from game.system.plurals import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

__all__ = ["LANGUAGES", "Catalogue", "Texts", "system_language"]

_SOURCE = "en"
_COMMON = "system"
_NEUTRAL = {"C", "POSIX"}


def system_language() -> str:
    """The language of the person's system if the game speaks it, else English."""
    for name in _wished():
        # "de_AT" on Unix and macOS, "German_Austria" on Windows.
        named = {"english": "en", "spanish": "es", "french": "fr", "german": "de", "italian": "it"}
        first = name.lower().partition("_")[0].partition(".")[0]
        code = named.get(first, first[:2])
        if code in LANGUAGES:
            return code
    return _SOURCE


def _wished() -> Iterator[str]:
    """What the person told her system, the dearest first: LANGUAGE is a list, and any of it will
    do; of the others the first that says anything holds, though the system has no such locale.
    """
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    place = next(filter(None, map(os.environ.get, names)), "")
    if os.environ.get("LC_ALL") not in _NEUTRAL:
        yield from filter(None, os.environ.get("LANGUAGE", "").split(":"))
    if place and place.partition(".")[0] not in _NEUTRAL:
        yield place
        return
    with contextlib.suppress(ValueError):
        yield locale.getlocale()[0] or ""


class Catalogue:
    """The texts of one house, called with a key: `say("prompt-pick", count=2)`."""

    __slots__ = ("_bundle",)

    def __init__(self, bundle: Bundle) -> None:
        self._bundle = bundle

    def __call__(self, key: str, /, **values: Value) -> str:
        """The text of "name" or "name.attribute"; never an exception."""
        return self._bundle.text(key, values)

    def has(self, key: str) -> bool:
        """Whether there is a text for this key."""
        return self._bundle.has(key)

    def names(self) -> list[str]:
        """The messages of this house's own file, in its order."""
        return self._bundle.names()

    @property
    def language(self) -> str:
        """The language these texts are in, as far as they have been translated."""
        return self._bundle.language

    def join(self, items: Sequence[str]) -> str:
        """Words in a row as the language says them: "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        text = self("list-last", before=items[-2], last=items[-1])
        for item in reversed(items[:-2]):
            text = self("list-before", item=item, rest=text)
        return text

    def people(self, names: Sequence[str]) -> Called:
        """People in a row for a sentence that says "you" itself: then only the others stand in it,
        and there may be none."""
        others = [name for name in names if getattr(name, "who", "") != "you"]
        return Called(self.join(others), you=len(others) < len(names))


class Texts:
    """All text files under one folder, read when first asked for and kept in memory.

    A house's texts fall back on its English ones, and those on the room `system`, where words
    that everybody uses are found.
    """

    def __init__(self, language: str = "", folder: Path | None = None) -> None:
        self.language = language if language in LANGUAGES else system_language()
        self._folder = folder or Path(__file__).resolve().parent.parent
        self._kept: dict[tuple[str, str], Catalogue] = {}
        self._chained: dict[tuple[str, str, str, Bundle | None], Bundle | None] = {}
        """What was read: the words of all are the same ones for everybody."""
        self._told: set[str] = set()
        self._log = logging.getLogger("molehill.text")

    def of(self, house: str, part: str = "") -> Catalogue:
        """The texts of a house ("screens", "games/molly"), or a part of them ("rulebook")."""
        kept = self._kept.get((house, part))
        if kept is None:
            kept = self._kept[house, part] = Catalogue(self._bundle(house, part))
        return kept

    def speak(self, language: str) -> None:
        """Change the language; catalogues asked for from now on are in it."""
        self.language = language if language in LANGUAGES else system_language()
        self._kept.clear()
        self._chained.clear()

    def available(self) -> list[tuple[str, str]]:
        """The languages that have been translated so far, each with its own name for itself."""
        found = []
        for language in LANGUAGES:
            source = self._read(_COMMON, "", language)
            if source is not None:
                bundle = Bundle(source, language, None, self._report)
                found.append((language, bundle.text("language-name", {})))
        return found

    def _bundle(self, house: str, part: str) -> Bundle:
        languages = dict.fromkeys((_SOURCE, self.language))
        found: Bundle | None = None
        for where, which in dict.fromkeys(((_COMMON, ""), (house, ""), (house, part))):
            for language in languages:
                found = self._onto(found, where, which, language)
        return found or Bundle("", self.language, None, self._report)

    def _onto(self, found: Bundle | None, house: str, part: str, language: str) -> Bundle | None:
        """A file's texts on top of those they fall back on, read once."""
        key = house, part, language, found
        if key not in self._chained:
            source = self._read(house, part, language)
            own = None if source is None else Bundle(source, language, found, self._report)
            self._chained[key] = own or found
        return self._chained[key]

    def _read(self, house: str, part: str, language: str) -> str | None:
        name = f"{part}.{language}.ftl" if part else f"{language}.ftl"
        try:
            return (self._folder / house / "text" / name).read_text(encoding="utf-8")
        except FileNotFoundError:
            if language == _SOURCE:
                self._report(f"no file {name} in {house}")
        except (OSError, ValueError) as error:
            self._report(f"{name} in {house} cannot be read: {error}")
        return None

    def _report(self, line: str) -> None:
        """Into the log, once: a text may be asked for in every frame."""
        if line not in self._told:
            self._told.add(line)
            self._log.warning("%s", line)
