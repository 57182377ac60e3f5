"""Your matches: go on with one, look at one that is over, and what else can be done with each."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from game.screens.common.ask import Answer, Ask, AskText
from game.screens.common.page import Page, bar_height
from game.screens.saves.boards import Board, Painted
from game.screens.saves.cards import Hung, MatchCard
from game.screens.saves.layout import rack
from game.screens.saves.menu import MenuScene
from game.screens.saves.model import planks, told
from game.screens.saves.portraits import Portraits
from game.screens.saves.prints import Prints
from game.stage.box import Box
from game.stage.photos import Photos
from game.stage.text import Style
from game.stage.theme import CREAM
from game.stage.widgets.button import Button, IconButton
from game.stage.widgets.plain import Label
from game.stage.widgets.scroll import Scroll, Scrolled
from game.system.names import clean_name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.match.saves import Entry
    from game.match.session import Session
    from game.screens.saves.layout import Rack
    from game.screens.saves.menu import Offer
    from game.screens.services import Services
    from game.stage.canvas import Brush, Canvas
    from game.stage.frame import Frame
    from game.stage.widgets.base import Widget
    from game.system.notice import Notice

T = TypeVar("T")
__all__ = ["SavesScene"]

_TITLE_LETTERS = 60
_PATH_LETTERS = 1000
_WORD_LETTERS = 40
_FEW = 4
"""So many of those that are over are shown unless one asks for all."""


class SavesScene(Page):
    name = "saves"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.scrolled = Scrolled()
        self.wanted = ""
        """What is looked for among all matches."""
        self.all = False
        self.entries: list[Entry] = []
        self.looking = True
        """The disk has not answered yet."""
        self.portraits = Portraits(services)
        self.photos = Photos()
        self.prints = Prints(services)
        self._new = False
        """A picture was made while this one was drawn."""

    def enter(self, frame: Frame) -> None:
        self.refresh()
        super().enter(frame)

    def refresh(self) -> None:
        """Look into the folder again. Until that has come, what was seen last is shown."""
        self.services.do(self.services.shelf.entries, self._found)

    def _found(self, entries: list[Entry]) -> None:
        self.entries, self.looking = entries, False
        self.rebuild()

    def title(self) -> str:
        return self.say("saves")

    def header_room(self, frame: Frame) -> float:
        return 300

    def build(self, frame: Frame) -> Sequence[Widget]:
        top = bar_height(frame)
        box = Box(30, top, frame.w - 48, frame.h - top)
        room = Box(box.x, box.y, box.w - 26, box.h)
        found = planks(self.entries, self.wanted, self.services)
        hung: list[Widget] = []
        y = room.y + 8
        if found.waiting:
            here = rack(frame, room, y, len(found.waiting), waiting=True)
            hung += self._rack(here, self.say("saves-waiting"), found.waiting, "wait")
            y = here.bottom
        if found.over:
            shown = found.over if self.all else found.over[:_FEW]
            here = rack(frame, room, y, len(shown), waiting=False)
            hung += self._rack(here, self.say("saves-finished"), shown, "over")
            hung += self._rest(here.head, len(found.over) - len(shown), grow=frame.text_scale)
            y = here.bottom
        if found.broken:
            here = rack(frame, room, y, len(found.broken), waiting=False)
            hung += self._rack(here, self.say("saves-broken"), found.broken, "broken")
            y = here.bottom
        widgets = [*self.header(frame), *self._tools(frame)]
        if not hung:
            widgets.append(Label(box.inset(60, 40), self._none(), Style(38, "bold", CREAM)))
        widgets.append(Scroll("list", box, hung, y - room.y, self.scrolled))
        return widgets

    def _none(self) -> str:
        if self.looking:
            return self.say("saves-looking")
        none = self.say("saves-none-found") if self.wanted else self.say("saves-none")
        return f"{none}\n{self.say('saves-none-why')}"

    def _tools(self, frame: Frame) -> list[Widget]:
        bar = self.header(frame)[0].box
        tools: tuple[tuple[str, str, Callable[[], None]], ...] = (
            ("find", "search", self._find),
            ("history", "history", self._history),
            ("import", "plus", self._import),
        )
        return [
            IconButton(
                name, Box(frame.w - 94 - 84 * place, bar.y, 64, 64), icon, action,
                tone="orange" if name == "find" and self.wanted else "cream",
                help_text=self.say(f"saves-{name}"),
            )
            for place, (name, icon, action) in enumerate(reversed(tools))
        ]  # fmt: skip

    def _rack(self, here: Rack, head: str, entries: Sequence[Entry], kind: str) -> list[Widget]:
        """Boards first: what stands on them hangs over their edge."""
        widgets: list[Widget] = [Painted(here.head, head)]
        widgets += [Board(row.plank) for row in here.rows]
        boxes = [box for row in here.rows for box in row.cards]
        for number, (entry, box) in enumerate(zip(entries, boxes, strict=True)):
            name = f"{kind}.{number}"
            first = number == 0 and (kind == "wait" or not self._waits)
            widgets.append(
                MatchCard(name, box, told(entry, self.services), self._hung(entry),
                          foot=here.foot, first=first)
            )  # fmt: skip
        return widgets

    @property
    def _waits(self) -> bool:
        return any(entry.header is not None and not entry.over for entry in self.entries)

    def _rest(self, head: Box, rest: int, *, grow: float) -> list[Widget]:
        """The way to those that are over, and are not shown."""
        if rest <= 0 and not self.all:
            return []
        wide, high = min(300 * grow, head.w * 0.6), 62 * min(grow, 1.4)
        words = self.say("saves-more", count=rest) if rest > 0 else self.say("saves-fewer")
        place = Box(head.right - wide, head.bottom - high, wide, high)
        return [Button("more", place, words, self._show_all, tone="wood", size=30)]

    def _show_all(self) -> None:
        self.all = not self.all
        self.rebuild()

    def _hung(self, entry: Entry) -> Hung:
        taken = max(entry.pictured, self.portraits.taken.get(entry.path, 0))

        def picture(brush: Brush, box: Box, brown: bool) -> bool:
            if entry.header is None:
                return False
            if not taken:
                self.portraits.want(entry)
            read = partial(self.prints.of, entry, taken)
            return self.photos.draw(brush, (entry.picture, taken), read, box, brown=brown)

        whole = entry.header is not None
        more = partial(self._offer, entry)
        return Hung(
            picture,
            partial(self.services.go_on, entry) if whole else more,
            more,
            self.say("saves-continue") if whole and not entry.over else "",
            self.say("saves-more-help"),
        )

    # Pictures

    def update(self, ms: float) -> None:
        super().update(ms)
        self.prints.fetch()
        if self._new:
            self._new = False
            self.rebuild()
        elif self.portraits.waiting or self.photos.waiting or self.prints.came:
            self.prints.came = False
            self.stale = True

    def draw(self, canvas: Canvas) -> None:
        self.photos.begin()
        super().draw(canvas)
        if self.portraits.waiting:
            self._new = self.portraits.work(canvas)

    # What is done

    def _offer(self, entry: Entry) -> None:
        """All that can be done with a match."""
        offers: list[Offer] = []
        if entry.header is not None:
            go = "results" if entry.over else "continue"
            offers = [
                (go, "play", partial(self.services.go_on, entry), "green"),
                ("replay", "film", partial(self._watch, entry), "blue"),
                ("rename", "pencil", partial(self._rename, entry), "cream"),
                ("export", "copy", partial(self._export, entry), "cream"),
            ]
        offers.append(("delete", "trash", partial(self._delete, entry), "red"))
        name = told(entry, self.services).title
        self.services.desk.open(MenuScene(self.services, name, offers))

    def _watch(self, entry: Entry) -> None:
        from game.screens.replay.scene import open_replay

        def open_it(loaded: tuple[Session | None, Notice | None]) -> None:
            session, notice = loaded
            self.services.tell(notice)
            if session is not None:
                open_replay(self.services, session)

        self.services.ask(partial(self.services.shelf.load, entry), open_it)

    def _doing(self, work: Callable[[], T], told: Callable[[T], str] = lambda _: "") -> None:
        """The shelf changes beside the frames; what came of it is told, and seen, when it has."""

        def done(came: T) -> None:
            words = told(came)
            if words:
                self.services.desk.tell(words)
            self.refresh()

        self.services.do(work, done, self.refresh)

    def _find(self) -> None:
        def look(text: str) -> None:
            self.wanted = clean_name(text, _WORD_LETTERS)
            self.all = bool(self.wanted)
            self.rebuild()

        self.services.desk.open(
            AskText(self.services, self.say("saves-find-ask"), look, text=self.wanted,
                    most=_WORD_LETTERS)
        )  # fmt: skip

    def _history(self) -> None:
        from game.screens.saves.history import HistoryScene

        self.services.desk.open(HistoryScene(self.services))

    def _rename(self, entry: Entry) -> None:
        def give(text: str) -> None:
            if clean_name(text, _TITLE_LETTERS):
                self._doing(partial(self.services.shelf.rename, entry, text))

        self.services.desk.open(
            AskText(self.services, self.say("saves-rename-ask"), give, text=entry.title,
                    most=_TITLE_LETTERS)
        )  # fmt: skip

    def _export(self, entry: Entry) -> None:
        def give(text: str) -> None:
            work = partial(self.services.shelf.put_by.export, entry.path, _path(text))
            self._doing(work, lambda path: self.say("saves-export-done", path=str(path)))

        self.services.desk.open(
            AskText(self.services, self.say("saves-export-ask"), give, text=str(Path.home()),
                    most=_PATH_LETTERS)
        )  # fmt: skip

    def _import(self) -> None:
        def give(text: str) -> None:
            work = partial(self.services.shelf.put_by.bring_in, _path(text))
            self._doing(work, lambda entry: self.say("saves-import-done", name=entry.title))

        self.services.desk.open(
            AskText(self.services, self.say("saves-import-ask"), give, most=_PATH_LETTERS)
        )

    def _delete(self, entry: Entry) -> None:
        say, name = self.say, told(entry, self.services).title

        def delete() -> None:
            work = partial(self.services.shelf.delete, entry)
            self._doing(work, lambda _: say("saves-deleted", name=name))

        answers = (
            Answer(say("saves-delete"), delete, "red"),
            Answer(say("cancel"), None, "cream", first=True),
        )
        self.services.desk.open(
            Ask(self.services, say("saves-delete-ask", name=name), say("saves-delete-why"), answers)
        )


def _path(text: str) -> Path:
    """What somebody typed as a path; a name alone is meant to lie in the home folder."""
    typed = Path(text.strip().strip("\"'"))
    try:
        typed = typed.expanduser()
    except RuntimeError:
        # A system that knows no home leaves the sign for it as it is.
        return typed
    return typed if typed.is_absolute() else Path.home() / typed
