"""A match by phones alone: the public table is drawn where nobody looks, the phones are open."""

from __future__ import annotations

import os
from argparse import Namespace
from functools import partial
from pathlib import Path

from game.commands import words
from game.commands.wrong import Wrong, shown, whole
from game.match.seats import COLOURS, Person
from game.match.session import Session

__all__ = ["run"]

_NAMES = ("Ada", "Ben", "Cleo", "Dot", "Emil", "Fay", "Gus", "Hana")
_SLOWEST, _FASTEST = 50, 5000
_NOBODY = "none"
_SIZE = (1280, 720)


def _levels(word: str, seats: int) -> list[str]:
    """Who sits where: "none" is a phone. One name: a bot on every seat but the first."""
    names = [name.strip() for name in word.split(",")]
    names = [name if name == _NOBODY else words.level(name) for name in names]
    if len(names) == 1:
        return [_NOBODY, *names * (seats - 1)]
    if len(names) != seats:
        raise Wrong("wrong-bots", seats=seats, count=len(names))
    if _NOBODY not in names:
        raise Wrong("wrong-phone", bot=_NOBODY)
    return names


def _session(args: Namespace) -> Session:
    game = words.the_game(args.name)
    seats = words.seats(game, args.seats)
    options = words.options(game, args.options, seats)
    levels = _levels(args.bots, seats)
    people = [
        Person(_NAMES[seat], COLOURS[seat], "phone")
        if level == _NOBODY
        else Person(_NAMES[seat], COLOURS[seat], "bot", level=level)
        for seat, level in enumerate(levels)
    ]
    return Session.new(game.id, people, options, words.seed(args.seed))


def run(args: Namespace) -> int:
    """python -m game party."""
    port = whole(args.port, "port", 0, 65535)
    pace = whole(args.pace, "pace", _SLOWEST, _FASTEST)
    if args.data_dir is not None and Path(args.data_dir).is_file():
        raise Wrong("wrong-file", file=shown(args.data_dir))
    session = _session(args)
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    # Words are read before the window library is loaded.
    from game.app import Start
    from game.commands.opening import opened
    from game.commands.party_table import Party

    data = Path(args.data_dir) if args.data_dir is not None else None
    language = getattr(args, "lang", "")
    start = Start(data_dir=data, portable=args.portable, size=_SIZE, language=language)
    return opened(start, partial(Party, session, port=port, pace=pace, only_here=args.here))
