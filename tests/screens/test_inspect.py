"""Looking into things: one gesture on mouse, touch, keys and pads, and what closes it again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from game import catalogue
from game.games.whakka_mole.table.whakka import WhakkaTable
from game.kernel.judge import any_of
from game.makers.pictures import sitting
from game.match.seats import COLOURS, Person
from game.match.session import Session
from game.screens.table.inspected import Inspected, beside, opened
from game.screens.table.overlays import PauseScene
from game.screens.table.scene import TableScene
from game.screens.table.sheet import PageSheet
from game.screens.table.view import State, View
from game.stage.box import Box
from game.stage.intent import Device, Intent, Kind
from game.stage.piece import Piece, altered
from game.stage.said import Said
from game.stage.showing import Page
from game.stage.transitions import Way
from tests.screens.puppets import Puppets
from tests.stage.tables import look

if TYPE_CHECKING:
    from pathlib import Path

    from game.stage.look import Look
    from game.stage.showing import Showing

BESIDE = (4.0, 4.0)


class Eyes:
    """Somebody at a table who looks into things."""

    def __init__(
        self, folder: Path, *controls: str, text: int = 100, size: tuple[int, int] = (1280, 720)
    ) -> None:
        self.puppets = Puppets(folder, size, text=text)
        people = [
            Person(f"P{seat}", COLOURS[seat], control) for seat, control in enumerate(controls)
        ]
        self.scene = TableScene(self.puppets.services, Session.new("whakka_mole", people, {}, 5))
        self.puppets.studio.stack.reset([self.scene], Way.NONE)
        self.run(600)

    def run(self, ms: float) -> None:
        self.puppets.studio.run(ms)

    def give(self, kind: Kind, device: Device = Device.KEYS, **what: Any) -> None:
        self.puppets.studio.give(Intent(kind, device, **what))
        self.puppets.studio.step(0)

    def point_of(self, page: str) -> tuple[float, float]:
        piece = next(p for p in self.scene.picture.live.values() if p.page == page)
        return piece.x, piece.y

    def right_click(self, page: str) -> None:
        x, y = self.point_of(page)
        self.give(Kind.INSPECT, Device.MOUSE, source=3, x=x, y=y)

    @property
    def open(self) -> str:
        for _ in range(2):
            self.puppets.studio.step(0)
        at = self.scene.model.at.inspected
        assert (at is None) == (self.scene.model.opened is None)
        return "" if at is None else at.page

    @property
    def sheet(self) -> PageSheet:
        (found,) = [w for w in self.scene.widgets if isinstance(w, PageSheet)]
        return found


@pytest.fixture
def eyes(tmp_path: Path) -> Eyes:
    return Eyes(tmp_path, "mouse", "bot", "bot")


def test_a_right_click_opens_what_lies_there_and_no_menu(eyes: Eyes) -> None:
    eyes.right_click("sheet.1")
    assert eyes.open == "sheet.1"
    assert eyes.puppets.top is eyes.scene
    assert eyes.scene.model.opened is not None
    assert eyes.scene.model.opened.page.title == Said("page-sheet", {"name": "P1"})
    eyes.right_click("track")
    assert eyes.open == "track"
    eyes.right_click("track")
    assert eyes.open == ""
    assert eyes.puppets.top is eyes.scene


def test_a_right_click_on_nothing_does_nothing(eyes: Eyes) -> None:
    eyes.give(Kind.INSPECT, Device.MOUSE, source=3, x=BESIDE[0], y=BESIDE[1])
    assert eyes.open == ""
    assert eyes.puppets.top is eyes.scene


@pytest.mark.parametrize("device", [Device.KEYS, Device.PAD])
def test_keys_and_pads_open_what_has_the_focus(eyes: Eyes, device: Device) -> None:
    eyes.give(Kind.RIGHT, device)
    assert eyes.scene.focus.focused.startswith("id:hole")
    eyes.give(Kind.INSPECT, device)
    assert eyes.open == "sheet.0"
    eyes.give(Kind.INSPECT, device)
    assert eyes.open == ""


def test_a_key_opens_what_the_mouse_points_at(eyes: Eyes) -> None:
    x, y = eyes.point_of("sheet.2")
    eyes.give(Kind.POINT, Device.MOUSE, x=x, y=y)
    eyes.give(Kind.INSPECT)
    assert eyes.open == "sheet.2"


def test_a_long_press_opens_and_chooses_nothing(eyes: Eyes) -> None:
    spot = next(s for s in eyes.scene.focus.spots if s.id.startswith("id:hole"))
    at = {"source": 4, "x": spot.box.cx, "y": spot.box.cy}
    eyes.give(Kind.PRESS, Device.TOUCH, **at)
    eyes.run(700)
    assert eyes.open == "sheet.0"
    eyes.give(Kind.RELEASE, Device.TOUCH, **at)
    assert eyes.open == "sheet.0"
    half = eyes.scene.model.at.half
    assert half is not None
    assert not half.picked
    # A short one chooses, and one that moves is no press at all.
    eyes.give(Kind.BACK)
    eyes.give(Kind.PRESS, Device.TOUCH, **at)
    eyes.run(100)
    eyes.give(Kind.RELEASE, Device.TOUCH, **at)
    half = eyes.scene.model.at.half
    assert half is not None
    assert half.picked
    eyes.give(Kind.PRESS, Device.TOUCH, **at)
    eyes.give(Kind.POINT, Device.TOUCH, source=4, x=spot.box.cx + 60, y=spot.box.cy)
    eyes.run(700)
    assert eyes.open == ""


@pytest.mark.parametrize("way", ["escape", "confirm", "beside", "touch", "again", "pad"])
def test_a_page_closes_in_every_way_and_nothing_else_happens(eyes: Eyes, way: str) -> None:
    eyes.right_click("sheet.1")
    before = eyes.scene.model.at.half
    hole = next(s for s in eyes.scene.focus.spots if s.id.startswith("id:hole"))
    x, y = hole.box.x + 2, hole.box.cy
    assert not eyes.sheet.box.holds(x, y)
    if way == "escape":
        eyes.give(Kind.BACK)
    elif way == "confirm":
        eyes.give(Kind.CONFIRM)
    elif way in ("beside", "touch"):
        device = Device.MOUSE if way == "beside" else Device.TOUCH
        eyes.give(Kind.PRESS, device, source=1, x=x, y=y)
        eyes.give(Kind.RELEASE, device, source=1, x=x, y=y)
    elif way == "again":
        eyes.right_click("sheet.1")
    else:
        eyes.give(Kind.INSPECT, Device.PAD)
    assert eyes.open == ""
    assert eyes.scene.model.at.half == before
    assert not any(isinstance(w, PageSheet) for w in eyes.scene.widgets)
    assert eyes.puppets.top is eyes.scene


def test_the_pause_menu_stays_on_escape(eyes: Eyes) -> None:
    eyes.give(Kind.BACK)
    assert isinstance(eyes.puppets.top, PauseScene)


def test_a_press_on_the_sheet_goes_through_to_nothing(eyes: Eyes) -> None:
    eyes.right_click("sheet.1")
    box, before = eyes.sheet.box, eyes.scene.model.at.half
    for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
        eyes.give(kind, Device.MOUSE, source=1, x=box.cx, y=box.cy)
    assert (eyes.open, eyes.scene.model.at.half) == ("sheet.1", before)
    assert eyes.scene.focus.hovered == ""


def test_arrows_leaf_through_all_pages_and_leave_the_focus(eyes: Eyes) -> None:
    eyes.right_click("track")
    focused, seen = eyes.scene.focus.focused, []
    for _ in range(5):
        seen.append(eyes.open)
        eyes.give(Kind.RIGHT)
    assert len(set(seen)) == 5
    assert eyes.open == seen[0]
    eyes.give(Kind.LEFT)
    assert eyes.open == seen[-1]
    assert eyes.scene.focus.focused == focused


def test_a_page_opens_while_others_act_and_stays(tmp_path: Path) -> None:
    eyes = Eyes(tmp_path, "bot", "bot", "bot")
    for _ in range(400):
        eyes.run(16)
        if eyes.scene.model.at.telling.event is not None:
            break
    assert not eyes.scene.model.at.telling.settled
    eyes.right_click("sheet.1")
    assert eyes.open == "sheet.1"
    eyes.run(500)
    assert eyes.open == "sheet.1"


def test_it_lies_beside_the_thing_however_large_the_letters(tmp_path: Path) -> None:
    for text in (100, 150, 200):
        eyes = Eyes(tmp_path / str(text), "mouse", "bot", "bot", text=text)
        for page in ("sheet.0", "sheet.1", "sheet.2", "mallet"):
            eyes.right_click(page)
            shown = eyes.scene.model.opened
            assert shown is not None
            assert not eyes.sheet.box.meets(shown.about), (text, page)
            frame = eyes.scene.frame.box
            assert eyes.sheet.box.x >= 0
            assert eyes.sheet.box.right <= frame.right
            assert eyes.sheet.box.bottom <= frame.bottom
            eyes.give(Kind.BACK)


def test_the_place_beside_a_thing() -> None:
    room = Box(0, 0, 1920, 1080)
    assert beside(Box(100, 500, 80, 80), room, 466, 600).x == 200
    assert beside(Box(1700, 500, 80, 80), room, 466, 600).right == 1680
    # What takes all the width has it below.
    assert beside(Box(0, 90, 1920, 100), room, 466, 600).y == 210


# Secrets


def test_the_curtain_closes_a_page(tmp_path: Path) -> None:
    eyes = Eyes(tmp_path, "mouse", "mouse", "bot")
    eyes.right_click("sheet.1")
    eyes.scene.sides.call()
    assert eyes.open == ""
    eyes.run(1500)
    assert eyes.scene.view == View(State.CURTAIN, 0, stay=False)
    eyes.give(Kind.INSPECT)
    assert eyes.open == ""
    eyes.scene.sides.open_curtain()
    eyes.run(1500)
    assert eyes.scene.view.private
    eyes.right_click("sheet.0")
    assert eyes.open == "sheet.0"
    eyes.scene.sides.leave_private()
    assert eyes.open == ""


class Leaky(WhakkaTable):
    """What a seat wrote is a page: on her own view there is a piece for it, on no other."""

    def showing(self, seen: Any, look: Look) -> Showing:
        shown = super().showing(seen, replace(look, inspected=""))
        pieces = tuple(shown.pieces)
        if look.private:
            pieces += (Piece("secret", "icon/star", 300, 300, page="secret"),)
        # The leak: the page is told to whoever names it.
        page = Page("Secret", "hole 3") if look.inspected == "secret" else None
        return replace(shown, pieces=pieces, page=page)


def test_a_name_alone_opens_no_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "table", lambda _: Leaky())
    eyes = Eyes(tmp_path, "mouse", "mouse", "bot")
    eyes.scene.sides.call()
    eyes.run(1500)
    eyes.scene.sides.open_curtain()
    eyes.run(1500)
    eyes.scene.pages.inspect(Inspected("secret", "secret"))
    assert eyes.open == "secret"
    eyes.scene.sides.to_table()
    eyes.run(1500)
    assert not eyes.scene.view.private
    eyes.scene.pages.inspect(Inspected("secret", "secret"))
    assert eyes.open == ""


def test_what_is_gone_is_closed() -> None:
    from tests.stage.test_showing import bare

    thing = Piece("a", "icon/star", 100, 100, page="a")
    shown = replace(bare(thing), page=Page("A", "what it is"))
    assert opened(shown, Inspected("a", "a")) is not None
    assert opened(replace(shown, pieces=()), Inspected("a", "a")) is None
    assert opened(replace(shown, pieces=(altered(thing, page=""),)), Inspected("a", "a")) is None


# What lies there for all to see and could not be looked into once: how its keys begin.
LOOKED_INTO = {
    "mole_park": ("crown", "die."),
    "molly": ("compost",),
}


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_whatever_bears_a_page_has_one_to_show_and_what_should_bear_one_does(game: str) -> None:
    table, met = catalogue.table(game), set[str]()
    rules, pages = catalogue.game(game), set[str]()
    seats = rules.seats[1]
    options = {option.id: option.default for option in rules.options}
    session, rng = sitting(rules, seats, options, 4, 0)
    for _ in range(160):
        if session.over:
            break
        seat = session.asked()[0]
        session.act(seat, any_of(session.legal(seat), rng))
        seen = session.seen(None)
        eyes = look(seen, seats)
        for piece in table.showing(seen, eyes).pieces:
            if piece.art and piece.page and piece.page not in pages:
                pages.add(piece.page)
                page = table.showing(seen, replace(eyes, inspected=piece.page)).page
                assert page is not None, piece.key
                assert page.title
            for start in LOOKED_INTO.get(game, ()):
                if piece.key.startswith(start) and piece.art and _by_itself(piece):
                    assert piece.page, piece.key
                    met.add(start)
    assert pages
    assert met == set(LOOKED_INTO.get(game, ()))


def _by_itself(piece: Piece) -> bool:
    """Badges, light and what is written belong to the thing they lie on."""
    return piece.text is None and not piece.art.startswith(("ui/", "badge/"))
