"""Pictures of phones in every state, to be looked at: python -m tests.phones.gallery FOLDER [WORD]

Each is what the browser shows of the real page beside the real table. With a word, only those
whose name begins with it.
"""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from tests.phones.browser import Browser, Page

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tests.phones.room import Parlour

__all__ = ["SHAPES", "Shape", "visit"]


@dataclass(frozen=True)
class Shape:
    """A phone's screen."""

    name: str
    width: int
    height: int
    dark: bool = False
    text: int = 100
    more: dict[str, str] = field(default_factory=dict)


SHAPES = (
    Shape("phone", 390, 844),
    Shape("small", 320, 640),
    Shape("wide", 844, 390),
    Shape("large", 320, 640, text=200),
    Shape("dark", 390, 844, dark=True),
)

GAMES = {"whakka_mole": 8, "mole_park": 6, "molly": 4, "topoum": 4, "dice_theme_park": 4}
_DECISIONS = {"whakka_mole": 60, "mole_park": 300, "molly": 160, "topoum": 160}


def show(page: Page, shape: Shape, path: Path) -> None:
    page.shape(shape.width, shape.height, dark=shape.dark)
    page.run(f"document.documentElement.style.fontSize = '{shape.text}%'")
    page.picture(path)


def visit(parlour: Parlour, page: Page, game: str, seats: int) -> Iterator[str]:
    """A match, seat 0 on the phone: each kind of question once, and each way of waiting."""
    from game import catalogue
    from game.bots.players import choose
    from game.screens.table.scene import TableScene

    parlour.sit(game, seats, hands=False)
    page.open(parlour.hub.link(0))
    parlour.until("the phone", lambda: parlour.hub.awake(0))
    session, judge = parlour.scene.session, catalogue.judge(game)
    seen: set[tuple[str, ...]] = set()
    while not session.over and session.decided < _DECISIONS.get(game, 200):
        parlour.until("rest", lambda: parlour.scene.picture.settled or _go_on(parlour))
        asked = session.asked()
        step = session.seen(None).step
        kind = (step, "asked" if 0 in asked else "waits", str(bool(session.seen(0).mine)))
        if kind not in seen:
            seen.add(kind)
            parlour.rest()
            name = f"{game}.{len(seen):02}.{step}.{kind[1]}"
            yield name + (".again" if session.seen(0).mine else "")
        seat = asked[session.decided % len(asked)]
        options = session.legal(seat)
        answer = choose(
            session.game, judge, session.seen(seat), seat, options, "easy", "even", session.decided
        )
        scene = parlour.puppets.top
        assert isinstance(scene, TableScene)
        scene.play.answer(seat, answer)
        parlour.frame()


def _go_on(parlour: Parlour) -> bool:
    if parlour.scene.picture.holding:
        parlour.scene.go_on()
    return False


def main(words: Sequence[str]) -> int:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from tests.phones.room import Parlour

    out, only = Path(words[0]), words[1] if len(words) > 1 else ""
    shapes = [shape for shape in SHAPES if len(words) < 3 or shape.name in words[2:]]
    out.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp())
    with ExitStack() as stack:
        browser = stack.enter_context(Browser(folder / "browser"))
        for game, seats in GAMES.items():
            if not game.startswith(only):
                continue
            with Parlour(folder / game) as parlour:
                page = browser.page()
                for name in visit(parlour, page, game, seats):
                    for shape in shapes:
                        show(page, shape, out / f"{name}.{shape.name}.png")
                    print(name, flush=True)
                page.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
