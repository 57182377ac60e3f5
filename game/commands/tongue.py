"""The language in which commands answer people: that of their words, their settings, their system.

Machines are answered in one language: JSON and the names in tables never change.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from game.system.text import Texts

__all__ = ["glance", "texts_for"]


class _Lost(Exception):
    """No sense can be made of the words."""


class _Silent(ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise _Lost(message)


def glance(argv: list[str]) -> Namespace:
    """What of the words has to do with the language, be all others as wrong as they like."""
    parser = _Silent(add_help=False, allow_abbrev=False)
    parser.add_argument("--data-dir", nargs="?")
    parser.add_argument("--portable", action="store_true")
    parser.add_argument("--lang", nargs="?")
    try:
        return parser.parse_known_args(argv)[0]
    except _Lost:
        return Namespace(data_dir=None, portable=False, lang=None)


def texts_for(args: Namespace) -> Texts:
    """The texts to answer these words with."""
    # Only who is answered waits for this: rules are played without settings and text files.
    from game.system.paths import find_places
    from game.system.settings import chosen_language
    from game.system.text import LANGUAGES, Texts

    named = getattr(args, "lang", None)
    if named in LANGUAGES:
        return Texts(named)
    data = getattr(args, "data_dir", None)
    folder = Path(data) if data is not None else None
    portable = bool(getattr(args, "portable", False))
    return Texts(chosen_language(find_places(folder, portable=portable, reading=True)))
