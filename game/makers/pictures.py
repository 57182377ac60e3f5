"""Pictures and strips of motion, drawn without a screen.

The drawing is the program's own: `game.makers.drawing`. Here the words are read, and
the match is brought to where the picture is to be taken.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from game import catalogue
from game.commands import words
from game.commands.wrong import Wrong, one_of, shown, whole
from game.kernel.chance import Random
from game.kernel.contract import Action, Game, Seen, Viewer
from game.kernel.judge import any_of
from game.match.seats import Person
from game.match.session import Session

__all__ = ["film", "next_told", "shot", "sitting"]

_COLOURS = ("radish", "fern", "royal", "truffle", "carrot", "lemon", "ice", "lavender")
_NAMES = ("Ada", "Ben", "Cleo", "Dot", "Emil", "Fay", "Gus", "Hana")
_MOST_FRAMES = 240
_LARGEST_TEXT = 200


def sitting(
    game: Game[Any, Any], seats: int, options: Mapping[str, str], seed: int, after: int
) -> tuple[Session, Random]:
    """A match after so many decisions, the same ones as `trace --bots random` makes."""
    people = [Person(_NAMES[seat], _COLOURS[seat], "mouse") for seat in range(seats)]
    session = Session.new(game.id, people, options, seed)
    rng = Random(seed)
    for _ in range(after):
        if session.over:
            break
        session.act(*_next(session, rng))
    return session, rng


def _next(session: Session, rng: Random) -> tuple[int, Action]:
    seat = session.asked()[0]
    return seat, any_of(session.legal(seat), rng)


def next_told(session: Session, rng: Random, view: Viewer) -> tuple[Seen, int]:
    """Play on until something happens on the table.

    What was seen just before, and the number of the first beat of what happened.
    """
    while not session.over:
        seen, since = session.seen(view), session.count
        session.act(*_next(session, rng))
        if session.count > since:
            return seen, since
    raise Wrong("wrong-over")


def _what(word: str, app: Any) -> str:
    """A game, or a picture that the program names itself: "screen:title"."""
    return one_of(word, [*catalogue.GAMES, *app.pictures()], "picture")


def _out(word: str) -> Path:
    path = Path(word)
    if path.suffix.lower() != ".png":
        raise Wrong("wrong-png", ending=".png", word=shown(word))
    if not path.absolute().parent.is_dir():
        raise Wrong("wrong-folder", folder=shown(str(path.parent)))
    return path


def _common(args: Namespace) -> dict[str, Any]:
    return {
        "size": words.size(args.size),
        "lang": getattr(args, "lang", "en"),
        "text": whole(args.text, "text", 100, _LARGEST_TEXT),
    }


def _match(args: Namespace) -> tuple[dict[str, Any], Random]:
    game = words.the_game(args.name)
    seats = words.seats(game, args.seats)
    options = words.options(game, args.options, seats)
    after = whole(args.after, "decisions", 0, game.longest)
    view = words.viewer(args.view, seats)
    session, rng = sitting(game, seats, options, words.seed(args.seed), after)
    return {"session": session, "view": view}, rng


def shot(args: Namespace) -> int:
    """python -m game shot."""
    out, common = _out(args.out), _common(args)
    match = _match(args)[0] if args.name in catalogue.GAMES else {}
    app = import_module("game.makers.drawing")
    app.shot(_what(args.name, app), out, **common, **match)
    return 0


def film(args: Namespace) -> int:
    """python -m game film."""
    out, common = _out(args.out), _common(args)
    frames = whole(args.frames, "frames", 1, _MOST_FRAMES)
    match: dict[str, Any] = {}
    if args.name in catalogue.GAMES:
        match, rng = _match(args)
        seen, since = next_told(match["session"], rng, match["view"])
        match |= {"before": seen, "since": since}
    app = import_module("game.makers.drawing")
    app.film(_what(args.name, app), out, frames=frames, **common, **match)
    return 0
