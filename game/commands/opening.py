"""Opening the game itself."""

from __future__ import annotations

import contextlib
import gc
from argparse import Namespace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game import catalogue
from game.commands import words
from game.commands.wrong import Wrong, one_of, shown

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.app import App, Start
    from game.system.paths import Places
    from game.system.text import Catalogue

__all__ = ["opened", "run"]


def run(args: Namespace) -> int:
    """python -m game."""
    if args.data_dir is not None and args.portable:
        raise Wrong("wrong-both", one="--data-dir", other="--portable")
    if args.data_dir is not None and Path(args.data_dir).is_file():
        raise Wrong("wrong-file", file=shown(args.data_dir))
    size = words.size(args.size) if args.size else None
    game = one_of(args.game, catalogue.GAMES, "game") if args.game else ""
    # What is loaded now stays: nobody looks through it for what could go before there is a picture.
    gc.disable()
    try:
        return _opened(args, size, game)
    finally:
        gc.enable()


def _opened(args: Namespace, size: tuple[int, int] | None, game: str) -> int:
    # Words are read before the window library is loaded.
    from game.app import App, Start

    start = Start(
        data_dir=Path(args.data_dir) if args.data_dir is not None else None,
        portable=args.portable,
        fullscreen=args.fullscreen,
        size=size,
        game=game,
        language=getattr(args, "lang", ""),
        probe=Path(args.probe) if args.probe else None,
    )
    return opened(start, App)


def opened(start: Start, made: Callable[[Start, Places], App]) -> int:
    """The program from its beginning to its end; the exit code. What goes wrong is a sentence."""
    from game.stage.window import NoDisplay
    from game.system.complain import complain
    from game.system.faults import watch
    from game.system.guard import Hopeless
    from game.system.lock import claim
    from game.system.notice import Notice
    from game.system.paths import find_places
    from game.system.settings import chosen_language
    from game.system.text import Texts

    places = find_places(start.data_dir, portable=start.portable)
    say = Texts(start.language or chosen_language(places)).of("screens")
    held = claim(places)
    if isinstance(held, Notice):
        complain(say(held.key, **held.facts))
        return 1
    faults = watch(places)
    try:
        return _ran(partial(made, start, places))
    except NoDisplay as problem:
        complain(say("no-display", reason=str(problem)))
    except Hopeless as hopeless:
        complain(_fell(say, hopeless.report))
    except Exception as error:  # noqa: BLE001  (nobody is to read a traceback)
        from game.system.crash import write_report

        complain(_fell(say, write_report(places, error)))
    finally:
        faults.close()
        held.release()
    return 1


def _fell(say: Catalogue, report: Path | None) -> str:
    return say("fell", file=str(report)) if report is not None else say("fell-unreported")


def _ran(made: Callable[[], App]) -> int:
    app: App | None = None
    try:
        app = made()
        return app.run()
    finally:
        if app is not None:
            import pygame

            with contextlib.suppress(pygame.error):
                app.close()
