"""The words of the command line. A wrong one gets a sentence, never a traceback.

What is said is looked up only when somebody is to read it: a command that does its work waits for
no text file.
"""

from __future__ import annotations

import contextlib
import errno
import io
import sys
from argparse import SUPPRESS, Action, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NoReturn

from game import __version__
from game.commands.library import understood
from game.commands.tongue import glance, texts_for
from game.commands.wrong import Wrong, one_of, shown
from game.system.complain import complain
from game.system.reasons import reason

if TYPE_CHECKING:
    from argparse import _ArgumentGroup, _MutuallyExclusiveGroup, _SubParsersAction

    from game.system.text import Catalogue

__all__ = ["arguments", "main"]


def _languages() -> Iterable[str]:
    # Whoever names none and is told nothing does not wait for them.
    from game.system.text import LANGUAGES

    return LANGUAGES


class _Spoken(Action):
    """One of the languages; even a help is not given in one that is none."""

    def __call__(self, parser: Any, namespace: Namespace, word: Any, name: Any = None) -> None:
        setattr(namespace, self.dest, one_of(word, _languages(), "language"))


class _Unread(Exception):
    """Somebody is to be told something: the words are gone through again, in her language."""


class _Help(RawDescriptionHelpFormatter):
    def __init__(self, usage: str, **rest: Any) -> None:
        super().__init__(**rest)
        self._usage_word = usage

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[Action],
        groups: Iterable[_MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(
            usage, actions, groups, f"{self._usage_word} " if prefix is None else prefix
        )


class _Sentences(ArgumentParser):
    """Says what is wrong in one sentence instead of printing its whole usage."""

    say: Catalogue | None = None
    """None: nothing is said yet. Texts are their keys then."""

    def words(self, key: str) -> str:
        return self.say(key) if self.say is not None else key

    def speaking(self, say: Catalogue | None) -> _Sentences:
        """Its groups and its help, in a language."""
        self.say = say
        self.formatter_class = partial(_Help, self.words("usage"))
        self.given = self.add_argument_group(self.words("heading-words"))
        self.chosen = self.add_argument_group(self.words("heading-options"))
        self.put("-h", "--help", action="help", told="help-help")
        # Before the command or behind it: what stands before it is kept.
        codes = "" if self.say is None else "|".join(_languages())
        self.put("--lang", word=codes, action=_Spoken, default=SUPPRESS, told="help-language")
        return self

    def put(self, *names: str, told: str, word: str = "", **rest: Any) -> None:
        """One more word, with what is said of it; `word` stands for what is to be written there."""
        group: _ArgumentGroup = self.chosen if names[0].startswith("-") else self.given
        if word:
            rest["metavar"] = self.words(word) if word.startswith("word-") else word
        group.add_argument(*names, help=self.words(told), **rest)

    def print_help(self, file: Any = None) -> None:
        if self.say is None:
            raise _Unread
        super().print_help(file)

    def error(self, message: str) -> NoReturn:
        if self.say is None:
            raise _Unread
        key, facts = understood(message)
        raise Wrong(key, **facts)


def _match_words(parser: _Sentences) -> None:
    parser.put("name", word="word-game", told="help-game")
    parser.put("--seats", word="N", told="help-seats")
    parser.put("--seed", word="S", default="1", told="help-seed")
    parser.put("--options", word="K=V,...", told="help-options")


def _told_words(parser: _Sentences) -> None:
    parser.put("--json", action="store_true", told="help-json")
    parser.put("--progress", action="store_true", told="help-progress")


def _picture_words(parser: _Sentences) -> None:
    _match_words(parser)
    parser.put("out", word="OUT.png", told="help-picture")
    parser.put("--after", word="K", default="0", told="help-after")
    parser.put("--size", word="WxH", default="1920x1080", told="help-size")
    parser.put("--view", word="word-view", default="public", told="help-view")
    parser.put("--text", word="word-percent", default="100", told="help-text")


def _data_words(parser: _Sentences) -> None:
    # Beside the command or behind it; what stands before it is kept.
    parser.put("--data-dir", word="word-folder", default=SUPPRESS, told="help-saves-live")


def _parser(say: Catalogue | None, named: Iterable[str] | None = None) -> _Sentences:
    """For all commands, or for those that are named: the others would delay every start."""
    parser = _Sentences(prog="python -m game", allow_abbrev=False, add_help=False).speaking(say)
    parser.description = f"{parser.words('about')}\n\n{parser.words('about-commands')}"
    parser.put("--version", action="store_true", told="help-version")
    parser.put("--selftest", action="store_true", told="help-selftest")
    parser.put("--data-dir", word="word-folder", told="help-data-dir")
    parser.put("--portable", action="store_true", told="help-portable")
    parser.put("--fullscreen", action="store_true", told="help-fullscreen")
    parser.put("--size", word="WxH", told="help-window")
    parser.put("--game", word="word-game", told="help-lobby")
    # For tests that play in a real window: where things are, line by line.
    parser.add_argument("--probe", metavar="FILE", help=SUPPRESS)
    commands = _commands(parser, "command", parser.words("word-command"))
    for command, declared in _COMMANDS.items():
        if named is None or command in named:
            declared(_command(commands, command, say))
    return parser


def _commands(parser: _Sentences, dest: str, metavar: str) -> _SubParsersAction[_Sentences]:
    return parser.add_subparsers(
        title=parser.words("heading-commands"),
        dest=dest,
        metavar=metavar,
        parser_class=_Sentences,
    )


def _command(
    commands: _SubParsersAction[_Sentences], name: str, say: Catalogue | None, told: str = ""
) -> _Sentences:
    told = told or f"help-{name}"
    about = say(told) if say is not None else told
    # What is not here is understood, and said to be elsewhere; help does not offer it.
    offered: dict[str, Any] = {"help": about} if name not in _WHERE or _is_here(name) else {}
    made = commands.add_parser(name, **offered, allow_abbrev=False, add_help=False)
    return made.speaking(say)


def _simulate(parser: _Sentences) -> None:
    _match_words(parser)
    parser.put("--games", word="K", default="100", told="help-matches")
    parser.put("--bots", word="word-bots", default="random", told="help-bots")
    _told_words(parser)


def _duel(parser: _Sentences) -> None:
    _match_words(parser)
    parser.put("--a", word="word-level", default="hard", told="help-a")
    parser.put("--b", word="word-level", default="easy", told="help-b")
    parser.put("--games", word="K", default="400", told="help-matches")
    _told_words(parser)


def _trace(parser: _Sentences) -> None:
    _match_words(parser)
    parser.put("--bots", word="word-bots", default="random", told="help-bots")
    parser.put("--states", action="store_true", told="help-states")


def _apply(parser: _Sentences) -> None:
    parser.put("name", word="word-game", told="help-game")
    parser.put("file", word="word-file", told="help-apply-file")


def _saves(parser: _Sentences) -> None:
    what = _commands(parser, "what", "check|list")
    check = _command(what, "check", parser.say, "help-saves-check")
    check.put("files", word="word-file", nargs="+", told="help-saved")
    kept = _command(what, "list", parser.say, "help-saves-list")
    kept.put("--json", action="store_true", told="help-json")
    _data_words(kept)


def _fair(parser: _Sentences) -> None:
    proof = _command(_commands(parser, "what", "check"), "check", parser.say, "help-fair-check")
    proof.put("file", word="word-file", told="help-saved-one")
    proof.put("--json", action="store_true", told="help-json")


def _film(parser: _Sentences) -> None:
    _picture_words(parser)
    parser.put("--frames", word="F", default="8", told="help-frames")


def _party(parser: _Sentences) -> None:
    _match_words(parser)
    parser.put("--bots", word="word-bots", default="none", told="help-bots-phones")
    parser.put("--port", word="P", default="7777", told="help-port")
    parser.put("--pace", word="word-percent", default="100", told="help-pace")
    parser.put("--here", action="store_true", told="help-here")
    _data_words(parser)


def _bench(parser: _Sentences) -> None:
    parser.put("--json", action="store_true", told="help-json")
    parser.put("--only", word="word-room", told="help-only")


_COMMANDS: dict[str, Callable[[_Sentences], None]] = {
    "simulate": _simulate,
    "duel": _duel,
    "trace": _trace,
    "apply": _apply,
    "saves": _saves,
    "fair": _fair,
    "shot": _picture_words,
    "film": _film,
    "party": _party,
    "bench": _bench,
}


def arguments(argv: list[str]) -> Namespace:
    """The words, read; Wrong if they cannot be."""
    try:
        args = _parser(None, argv).parse_args(argv)
    except _Unread:
        args = _parser(texts_for(glance(argv)).of("commands")).parse_args(argv)
    if args.command == "saves" and args.what is None:
        raise Wrong("saves-what", check="saves check FILE...", list="saves list")
    if args.command == "fair" and args.what is None:
        raise Wrong("fair-what", check="fair check FILE")
    return args


_WHERE: dict[str, tuple[str, str]] = {
    # Each is loaded only when asked for: rules need no window library, and the game opens sooner.
    "simulate": ("makers.simulate", "run"),
    "duel": ("makers.duel", "run"),
    "trace": ("makers.trace", "run"),
    "apply": ("makers.apply", "run"),
    "saves": ("commands.saves", "run"),
    "fair": ("commands.fair", "run"),
    "shot": ("makers.pictures", "shot"),
    "film": ("makers.pictures", "film"),
    "party": ("commands.party", "run"),
    "bench": ("makers.bench", "run"),
    "selftest": ("commands.selftest", "run"),
    "": ("commands.opening", "run"),
}


def _is_here(command: str) -> bool:
    """Whether this program has it: a download has no makers' tools."""
    room = _WHERE[command][0].partition(".")[0]
    return find_spec(f"game.{room}") is not None


def _work(args: Namespace) -> Callable[[Namespace], int]:
    command = "selftest" if args.selftest else args.command or ""
    if not _is_here(command):
        raise Wrong("wrong-maker", command=command)
    module, function = _WHERE[command]
    work: Callable[[Namespace], int] = getattr(import_module(f"game.{module}"), function)
    return work


_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF}
_PRINTS_NOTHING = {"", "shot", "film", "party"}


def main(argv: list[str]) -> int:
    """Do what the words say; the exit code: 2 for a wrong word."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A terminal that knows no umlauts is told the rest all the same.
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        args = arguments(argv)
        if sys.stdout is None and (args.version or args.command not in _PRINTS_NOTHING):
            raise Wrong("output-closed")
        code = _done(args)
        if sys.stdout is not None:
            # What cannot be written shall come to light here, not after the last line.
            sys.stdout.flush()
    except Wrong as wrong:
        complain(texts_for(glance(argv)).of(wrong.house)(wrong.key, **wrong.facts))
        return 2
    except BrokenPipeError:
        # Whoever was reading has seen enough. Nothing more may be written, not even at the end.
        sys.stdout = None
        return 0
    except OSError as error:
        key, facts = _trouble(error)
        complain(texts_for(glance(argv)).of("commands")(key, reason=reason(error), **facts))
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


def _trouble(error: OSError) -> tuple[str, dict[str, str]]:
    """What could not be read or written, as far as the system says."""
    if error.filename is not None:
        return "failed-file", {"file": shown(str(error.filename))[1:-1]}
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError:
        # What waits to be written to a full disk must not be tried again at the very end.
        out, sys.stdout = sys.stdout, None
        with contextlib.suppress(OSError):
            out.close()
    return ("failed-writing" if error.errno in _FULL else "failed"), {}
