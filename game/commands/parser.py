"""The words of the command line. A wrong one gets a sentence, never a traceback."""

from __future__ import annotations

import contextlib
import errno
import re
import sys
from argparse import SUPPRESS, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable
from importlib import import_module
from typing import NoReturn

from game import __version__
from game.commands.wrong import Wrong, shown
from game.system.complain import complain

__all__ = ["arguments", "main"]

_ABOUT = """Molehill: tabletop games about moles, on one shared screen.

Without a command the game opens. Commands work without a screen:"""


_QUOTE = "'"
_CHOICE = re.compile(r"argument \S+: invalid choice: (.*) \(choose from (.*)\)", re.DOTALL)


class _Sentences(ArgumentParser):
    """Says what is wrong in one sentence instead of printing its whole usage."""

    def error(self, message: str) -> NoReturn:
        choice = _CHOICE.fullmatch(message)
        if choice is not None:
            word, choices = choice.groups()
            raise Wrong(f"There is no command {word}; choose from {choices.replace(_QUOTE, '')}.")
        raise Wrong(f"{message[:1].upper()}{message[1:]}.")


def _match_words(parser: ArgumentParser) -> None:
    parser.add_argument("name", metavar="GAME", help="which game")
    parser.add_argument("--seats", metavar="N", help="how many play")
    parser.add_argument("--seed", metavar="S", default="1", help="a whole number")
    parser.add_argument("--options", metavar="K=V,...", help="the game's options")


def _told_words(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    parser.add_argument("--progress", action="store_true", help="show progress off a terminal too")


def _picture_words(parser: ArgumentParser) -> None:
    _match_words(parser)
    parser.add_argument("out", metavar="OUT.png", help="the file to write")
    parser.add_argument("--after", metavar="K", default="0", help="so many decisions")
    parser.add_argument("--size", metavar="WxH", default="1920x1080", help="pixels")
    parser.add_argument("--view", default="public", help="public, or a seat from 0")
    parser.add_argument("--lang", metavar="CODE", default="en", help="the language")
    parser.add_argument("--text", metavar="PERCENT", default="100", help="the size of text")


def _parser() -> ArgumentParser:
    parser = _Sentences(
        prog="python -m game",
        description=_ABOUT,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="store_true", help="say the version")
    parser.add_argument("--selftest", action="store_true", help="try everything, without a screen")
    parser.add_argument("--data-dir", metavar="DIR", help="where saves and settings live")
    parser.add_argument("--portable", action="store_true", help="keep them beside the program")
    parser.add_argument("--fullscreen", action="store_true", help="fill the screen")
    parser.add_argument("--size", metavar="WxH", help="the size of the window")
    parser.add_argument("--game", metavar="ID", help="open the lobby of this game")
    # For tests that play in a real window: where things are, line by line.
    parser.add_argument("--probe", metavar="FILE", help=SUPPRESS)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Sentences)

    simulate = commands.add_parser("simulate", help="many matches of bots", allow_abbrev=False)
    _match_words(simulate)
    simulate.add_argument("--games", metavar="K", default="100", help="how many matches")
    simulate.add_argument("--bots", default="random", help="one name for all, or one a seat")
    _told_words(simulate)

    duel = commands.add_parser("duel", help="two levels of bots compared", allow_abbrev=False)
    _match_words(duel)
    duel.add_argument("--a", metavar="LEVEL", default="hard", help="the one")
    duel.add_argument("--b", metavar="LEVEL", default="easy", help="the others")
    duel.add_argument("--games", metavar="K", default="400", help="how many matches")
    _told_words(duel)

    trace = commands.add_parser("trace", help="a match as JSON lines", allow_abbrev=False)
    _match_words(trace)
    trace.add_argument("--bots", default="random", help="one name for all, or one a seat")
    trace.add_argument("--states", action="store_true", help="every state, secrets too")

    apply = commands.add_parser("apply", help="answers to a given state", allow_abbrev=False)
    apply.add_argument("name", metavar="GAME", help="which game")
    apply.add_argument("file", metavar="FILE", help="JSON; - for standard input")

    saves = commands.add_parser("saves", help="look after saved matches", allow_abbrev=False)
    what = saves.add_subparsers(dest="what", metavar="check|list", parser_class=_Sentences)
    check = what.add_parser("check", help="do they load, and if not, why", allow_abbrev=False)
    check.add_argument("files", metavar="FILE", nargs="+", help="saved matches")
    kept = what.add_parser("list", help="every match that is kept", allow_abbrev=False)
    kept.add_argument("--json", action="store_true", help="one line of JSON")
    # Beside the command or behind it; what stands before it is kept.
    kept.add_argument("--data-dir", metavar="DIR", default=SUPPRESS, help="where saves live")

    fair = commands.add_parser("fair", help="what a match's luck was made of", allow_abbrev=False)
    asked = fair.add_subparsers(dest="what", metavar="check", parser_class=_Sentences)
    proof = asked.add_parser("check", help="what was promised and opened", allow_abbrev=False)
    proof.add_argument("file", metavar="FILE", help="a saved match")
    proof.add_argument("--json", action="store_true", help="one line of JSON")

    shot = commands.add_parser("shot", help="a picture of a table or screen", allow_abbrev=False)
    _picture_words(shot)
    film = commands.add_parser("film", help="a motion as a strip of pictures", allow_abbrev=False)
    _picture_words(film)
    film.add_argument("--frames", metavar="F", default="8", help="how many pictures")

    party = commands.add_parser("party", help="a match by phones alone", allow_abbrev=False)
    _match_words(party)
    party.add_argument("--bots", default="none", help="one name for all but one, or one a seat")
    party.add_argument("--port", metavar="P", default="7777", help="the port to try first")
    party.add_argument("--pace", metavar="PERCENT", default="100", help="how fast things move")
    party.add_argument("--here", action="store_true", help="for this computer alone")
    # Beside the command or behind it; what stands before it is kept.
    party.add_argument("--data-dir", metavar="DIR", default=SUPPRESS, help="where saves live")

    bench = commands.add_parser("bench", help="the speed table, as ratios", allow_abbrev=False)
    bench.add_argument("--json", action="store_true", help="one line of JSON")
    bench.add_argument("--only", metavar="ROOM", help="rules, bots or stage")
    return parser


def arguments(argv: list[str]) -> Namespace:
    """The words, read; Wrong if they cannot be."""
    args = _parser().parse_args(argv)
    if args.command == "saves" and args.what is None:
        raise Wrong("Saves can be checked or listed: saves check FILE..., saves list.")
    if args.command == "fair" and args.what is None:
        raise Wrong("Fair play can be checked: fair check FILE.")
    return args


_WHERE: dict[str, tuple[str, str]] = {
    # Each is loaded only when asked for: rules need no window library, and the game opens sooner.
    "simulate": ("simulate", "run"),
    "duel": ("duel", "run"),
    "trace": ("trace", "run"),
    "apply": ("apply", "run"),
    "saves": ("saves", "run"),
    "fair": ("fair", "run"),
    "shot": ("pictures", "shot"),
    "film": ("pictures", "film"),
    "party": ("party", "run"),
    "bench": ("bench", "run"),
    "selftest": ("selftest", "run"),
    "": ("opening", "run"),
}


def _work(args: Namespace) -> Callable[[Namespace], int]:
    command = "selftest" if args.selftest else args.command or ""
    module, function = _WHERE[command]
    work: Callable[[Namespace], int] = getattr(import_module(f"game.commands.{module}"), function)
    return work


_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF}
_PRINTS_NOTHING = {"", "shot", "film", "party"}


def main(argv: list[str]) -> int:
    """Do what the words say; the exit code: 2 for a wrong word."""
    try:
        args = arguments(argv)
        if sys.stdout is None and (args.version or args.command not in _PRINTS_NOTHING):
            raise Wrong("Standard output is closed: there is nowhere to write to.")
        code = _done(args)
        if sys.stdout is not None:
            # What cannot be written shall come to light here, not after the last line.
            sys.stdout.flush()
    except Wrong as wrong:
        complain(str(wrong))
        return 2
    except BrokenPipeError:
        # Whoever was reading has seen enough. Nothing more may be written, not even at the end.
        sys.stdout = None
        return 0
    except OSError as error:
        complain(f"{_subject(error)}: {error.strerror or type(error).__name__}.")
        return 1
    except KeyboardInterrupt:
        complain("")
        return 130
    return code


def _done(args: Namespace) -> int:
    if args.version:
        sys.stdout.write(f"Molehill {__version__}\n")
        return 0
    return _work(args)(args)


def _subject(error: OSError) -> str:
    """What could not be read or written, as far as the system says."""
    if error.filename is not None:
        return f"{shown(str(error.filename))[1:-1]} cannot be used"
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError:
        # What waits to be written to a full disk must not be tried again at the very end.
        out, sys.stdout = sys.stdout, None
        with contextlib.suppress(OSError):
            out.close()
    return "This cannot be written" if error.errno in _FULL else "This cannot be done"
