"""Pictures of phones in every state, to be looked at: python -m tests.phones.gallery FOLDER [WORD]

Each is what the browser shows of the real page beside the real table. With a word, only those
whose name begins with it.
"""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.system.passing import passing_folder
from tests.phones.browser import Browser, Page

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tests.phones.room import Parlour

__all__ = ["SHAPES", "Shape", "fit", "visit"]


@dataclass(frozen=True)
class Shape:
    """A phone's screen."""

    name: str
    width: int
    height: int
    dark: bool = False
    text: int = 100
    notch: int = 0


SHAPES = (
    Shape("phone", 390, 844),
    Shape("small", 320, 640),
    Shape("wide", 844, 390),
    Shape("large", 320, 640, text=200),
    Shape("dark", 390, 844, dark=True),
    Shape("notch", 390, 844, notch=47),
)

GAMES = {"whakka_mole": 8, "mole_park": 6, "molly": 4, "topoum": 4, "dice_theme_park": 4}
_DECISIONS = {"whakka_mole": 80, "mole_park": 300, "molly": 160, "topoum": 160}
_SETTLED = """(async () => {
  // A page of another shape is laid out anew, and then once more by what has room.
  for (let at = 0; at < 2; at += 1) await new Promise(requestAnimationFrame);
  await document.fonts.ready;
  await Promise.all([...document.images].map((one) => one.decode().catch(() => 0)));
})()"""
_LATE = {"whakka_mole": 48, "mole_park": 150, "molly": 80, "topoum": 80, "dice_theme_park": 100}
"""So many decisions are a good part of a match."""


def fit(page: Page, shape: Shape, scale: float = 1) -> None:
    """The screen becomes one of this shape, and everything on it has found its place."""
    page.shape(shape.width, shape.height, scale=scale, dark=shape.dark)
    page.notch(shape.notch)
    page.run(f"document.documentElement.style.fontSize = '{shape.text}%'")
    page.run(_SETTLED)


def visit(parlour: Parlour, page: Page, game: str, seats: int) -> Iterator[str]:
    """A match, seat 0 on the phone: each kind of question and each way of waiting, as it begins and
    once more when much has happened."""
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
        late = "late." if session.decided > _LATE[game] else ""
        kind = (step, "asked" if 0 in asked else "waits", str(bool(session.seen(0).mine)), late)
        if kind not in seen:
            seen.add(kind)
            parlour.rest()
            name = f"{game}.{len(seen):02}.{late}{step}.{kind[1]}"
            yield name + (".again" if session.seen(0).mine else "")
            if kind[1] == "asked" and _tap_first(page):
                parlour.rest()
                yield f"{name}.chosen"
                back = page.find("button", "Back")
                if back is not None:
                    page.press(back)
                parlour.rest()
        # What was tapped may have been an answer already.
        asked = session.asked()
        if not asked:
            continue
        seat = asked[session.decided % len(asked)]
        options = session.legal(seat)
        answer = choose(
            session.game, judge, session.seen(seat), seat, options, "easy", "even", session.decided
        )
        scene = parlour.puppets.top
        assert isinstance(scene, TableScene)
        scene.play.answer(seat, answer)
        parlour.frame()


def _reload(parlour: Parlour, page: Page) -> None:
    """Once the page is there: what is still on its way cannot be asked for again."""
    parlour.until("the page", lambda: page.run("document.readyState") == "complete")
    page.reload()


def between(parlour: Parlour, page: Page) -> Iterator[str]:
    """The screens around a match: seats, a peek, a page, results, a replay, club night, the end."""
    from game.match.club import Club, Member
    from game.screens.club.scene import ClubScene
    from game.screens.replay.scene import open_replay
    from game.screens.results.scene import ResultsScene

    hands = parlour.sit("mole_park", 4, hands=False, options={"crown": "30"})
    assert not hands
    page.open(parlour.hub.link(0))
    parlour.until("the phone", lambda: parlour.hub.awake(0))
    stranger = parlour.hub.link(1).rpartition("/")[0]
    page.open(f"{stranger}/")
    _reload(parlour, page)
    parlour.rest()
    yield "between.01.match.taken"
    page.open(parlour.hub.link(0))
    _reload(parlour, page)
    parlour.until("the phone", lambda: parlour.hub.awake(0))
    session = parlour.scene.session
    _bots_play(parlour, lambda: session.decided > 24 and _seat_waits(parlour))
    parlour.rest()
    for name, role in (("Hold to peek", "button"),):
        found = page.find(role, name)
        if found is not None:
            page.press(found)
            parlour.rest()
            yield "between.02.peek"
            page.press(found)
    _bots_play(parlour, lambda: session.over)
    parlour.until("the results", lambda: isinstance(_go_on(parlour), bool) and _over(parlour))
    parlour.rest()
    yield "between.03.results"
    open_replay(parlour.services, session)
    parlour.rest()
    yield "between.04.replay"
    club = Club(tuple(Member.of(person) for person in session.people))
    club.begin("first")
    club.add("mole_park", "first", (4, 1, 2, 3), [], double=False)
    parlour.services.desk.home(ClubScene(parlour.services, club))
    parlour.rest()
    yield "between.05.club"
    parlour.services.phones.close()
    parlour.rest()
    yield "between.06.closed"
    assert not isinstance(parlour.puppets.top, ResultsScene)


def _tap_first(page: Page) -> bool:
    """The second of what may be chosen, if it is chosen first and given later."""
    ways = [node for node in page.tree() if node.role in ("radio", "checkbox") and node.usable]
    for way in ways[1:2] or ways[:1]:
        page.press(way)
    return bool(ways)


def _seat_waits(parlour: Parlour) -> bool:
    picture = parlour.scene.picture
    hand: Any = parlour.scene.session.seen(0)
    return bool(hand.hand) and 0 not in parlour.scene.session.asked() and picture.settled


def _over(parlour: Parlour) -> bool:
    from game.screens.results.scene import ResultsScene
    from game.screens.table.scene import TableScene

    top = parlour.puppets.top
    if isinstance(top, TableScene) and top.picture.settled and top.session.over:
        top.results()
    return isinstance(parlour.puppets.top, ResultsScene)


def _bots_play(parlour: Parlour, until: Callable[[], bool]) -> None:
    from game import catalogue
    from game.bots.players import choose

    session = parlour.scene.session
    judge = catalogue.judge(session.game.id)
    while not until() and not session.over:
        parlour.until("rest", lambda: parlour.scene.picture.settled or _go_on(parlour))
        seat = session.asked()[0]
        seen, options = session.seen(seat), session.legal(seat)
        answer = choose(session.game, judge, seen, seat, options, "normal", "even", session.decided)
        parlour.scene.play.answer(seat, answer)
        parlour.frame()


def _go_on(parlour: Parlour) -> bool:
    from game.screens.table.scene import TableScene

    top = parlour.puppets.top
    if isinstance(top, TableScene) and top.picture.holding:
        top.go_on()
    return False


def main(words: Sequence[str]) -> int:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from tests.phones.room import Parlour

    out, only = Path(words[0]), words[1] if len(words) > 1 else ""
    shapes = [shape for shape in SHAPES if len(words) < 3 or shape.name in words[2:]]
    out.mkdir(parents=True, exist_ok=True)
    folder = passing_folder()
    with ExitStack() as stack:
        browser = stack.enter_context(Browser(folder / "browser"))
        for game, seats in {**GAMES, "between": 0}.items():
            if not game.startswith(only):
                continue
            with Parlour(folder / game) as parlour:
                page = browser.page()
                names = visit(parlour, page, game, seats) if seats else between(parlour, page)
                for name in names:
                    for shape in shapes:
                        fit(page, shape)
                        page.picture(out / f"{name}.{shape.name}.png")
                    print(name, flush=True)
                page.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
