"""What can be looked into before a match: each option with all it brings, a page for each thing."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from game.screens.common.game_words import choice_word, option_help, option_word
from game.screens.common.said import Words, speaker
from game.screens.lobby.board import Area
from game.screens.lobby.options import asked_of
from game.screens.table.deeds import leafing
from game.screens.table.inspected import Opened
from game.screens.table.longpress import LongPress
from game.screens.table.sheet import Leaf, PageSheet
from game.stage.box import Box
from game.stage.intent import Device, Kind
from game.stage.manifest import facts_of
from game.stage.offer import OVER
from game.stage.piece import Piece
from game.stage.showing import Page
from game.stage.widgets.pane import PaneScene

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from game.screens.lobby.board import Asked
    from game.screens.lobby.scene import LobbyScene
    from game.stage.frame import Frame
    from game.stage.intent import Intent
    from game.stage.offer import Rows
    from game.stage.widgets.base import Widget
    from game.system.text import Catalogue

__all__ = ["Leaves", "Looked", "Looks", "looked"]

_FIELD = (380.0, 200.0)
"""What a picture of several parts has of a page's diagram."""


class Looked(NamedTuple):
    """A page, and the place on the screen of what it is about."""

    place: str
    page: Page


def looked(options: Sequence[Asked], words: Catalogue) -> list[Looked]:
    """All there is to look into, as it lies on the screen from first to last."""
    return [each for asked in options for each in _of(asked, words)]


def _of(asked: Asked, words: Catalogue) -> Iterator[Looked]:
    pages = {} if asked.offer is None else asked.offer.pages
    for choice in ("on",) if asked.switch else asked.choices:
        place = asked.name if asked.switch else f"{asked.name}/{choice}"
        first, more = _worded(asked, choice, words), pages.get(choice, ())
        if first.title not in [speaker(words)(page.title) for page in more]:
            yield Looked(place, first)
        for page in more:
            yield Looked(place, page)
    for number, brought in enumerate(asked.brings):
        if brought.page is not None:
            yield Looked(asked.brought(number), brought.page)


def _worded(asked: Asked, choice: str, words: Catalogue) -> Page:
    """A choice in the words of the lobby, and as it is pictured there."""
    option = option_word(words, asked.id)
    title = option if asked.switch else choice_word(words, asked.id, choice)
    rows = asked.pictures.get(choice, ())
    reason = asked.blocked.get(choice, "")
    return Page(
        title,
        option_help(words, asked.id, choice),
        "" if asked.switch else option,
        diagram=tuple(_drawn(rows)),
        why_not=words(reason) if reason else "",
    )


def _drawn(rows: Rows) -> Iterator[Piece]:
    """Pictures side by side, in rows, about the middle of a page's diagram."""
    if not rows:
        return
    high = _FIELD[1] / len(rows)
    wide = [sum(_share(art) * high for art in row) for row in rows]
    k = min(1.0, _FIELD[0] / max(*wide, 1.0))
    for number, row in enumerate(rows):
        x = -wide[number] * k / 2
        y = (number - (len(rows) - 1) / 2) * high * k
        for at, art in enumerate(row):
            step = _share(art) * high * k
            for depth, layer in enumerate(art.split(OVER)):
                name = f"{number}.{at}.{depth}"
                yield Piece(name, layer, x + step / 2, y, h=high * k - 8, depth=depth)
            x += step


def _share(art: str) -> float:
    facts = facts_of(art.split(OVER, maxsplit=1)[0])
    return facts.body[0] / facts.body[1] if facts is not None else 1.0


class Looks:
    """Right click, a finger that stays, the inspect key or button, and a press on a card."""

    def __init__(self, scene: LobbyScene) -> None:
        self._scene = scene
        self._long = LongPress()

    @property
    def all(self) -> list[Looked]:
        return looked(asked_of(self._scene), self._scene.words)

    def asked(self, intent: Intent) -> bool:
        """Whether this asks to look into something that is there; then its page is open."""
        self._long.note(intent)
        if intent.kind is not Kind.INSPECT or intent.repeat or self._scene.writing.active:
            return False
        if intent.device is Device.MOUSE:
            place = self._at(intent.x, intent.y)
        else:
            # The same key takes a seat, where nothing is pointed at.
            focus = self._scene.focus
            place = self._known(focus.focused) if focus.ring else ""
        if place:
            self.into(place)
        return bool(place)

    def update(self, ms: float) -> None:
        at = self._long.update(ms)
        place = self._at(*at) if at is not None else ""
        if place:
            self.into(place)

    def into(self, place: str) -> None:
        """The page of what lies in this place."""
        pages = self.all
        number = next((at for at, each in enumerate(pages) if each.place == place), None)
        if number is None:
            return
        self._scene.focus.forget()
        self._scene.services.sounds.play("ui/open")
        self._scene.services.desk.open(Leaves(self._scene, pages, number))

    def box(self, place: str) -> Box | None:
        """Where that lies, if it is in sight."""
        spot = self._scene.focus.spot(place) or self._scene.focus.spot(place.partition("/")[0])
        if spot is None:
            return None
        return spot.box if spot.seen is None or spot.seen.meets(spot.box) else None

    def _at(self, x: float, y: float) -> str:
        spot = self._scene.focus.hit(x, y)
        if spot is not None:
            return self._known(spot.id)
        areas = [each for each in self._scene.widgets if isinstance(each, Area)]
        return next((self._known(each.id) for each in areas if each.box.holds(x, y)), "")

    def _known(self, name: str) -> str:
        """The place that has a page: an option stands for what of it is chosen."""
        places = {each.place for each in self.all}
        if name in places:
            return name
        option = name.partition("/")[0]
        if option in places:
            return option
        chosen = self._scene.lobby.options.get(option.removeprefix("option."), "")
        return f"{option}/{chosen}" if f"{option}/{chosen}" in places else ""


class Leaves(PaneScene):
    """One page after the other, each beside what it is about, over the lobby."""

    name = "leaves"
    over = True

    def __init__(self, scene: LobbyScene, pages: Sequence[Looked], number: int) -> None:
        super().__init__()
        self._scene, self._pages, self.number = scene, pages, number
        self._leaf = Leaf()
        self._told = Words(scene.say, scene.words).told
        self._deeds: Mapping[str, Callable[[], object]] = {
            "page-close": self.close, "page-next": partial(self.turn, 1),
            "page-previous": partial(self.turn, -1),
        }  # fmt: skip

    @property
    def page(self) -> Page:
        return self._pages[self.number].page

    def build(self, frame: Frame) -> Sequence[Widget]:
        count = len(self._pages)
        middle = Box(frame.w / 2, frame.h / 2, 0, 0)
        about = self._scene.looks.box(self._pages[self.number].place) or middle
        opened = Opened(self.page, about, self.number + 1, count)
        words = self._scene.services.texts.of("screens/table")
        more = words("page-of", number=self.number + 1, all=count)
        rooms = (frame.box, frame.box)
        return [PageSheet(opened, rooms, self._told, more, self.close, self._leaf)]

    def handle(self, intent: Intent) -> bool:
        if intent.kind is Kind.INSPECT:
            if not intent.repeat:
                self.close()
            return True
        deed = leafing(intent)
        if deed:
            self._deeds[deed]()
            return True
        return super().handle(intent)

    def turn(self, step: int) -> None:
        self.number = (self.number + step) % len(self._pages)
        self._leaf = Leaf()
        self._scene.services.sounds.play("ui/toggle", 0.6)
        self.rebuild()

    def close(self) -> None:
        self._scene.services.sounds.play("ui/close")
        self._scene.services.desk.back()

    def back(self) -> bool:
        self.close()
        return True
