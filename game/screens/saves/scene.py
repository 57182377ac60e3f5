"""Saved matches: open, watch again, rename, copy elsewhere, bring in, delete."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game import catalogue
from game.match.refused import Refused
from game.screens.common.ask import Answer, Ask, AskText
from game.screens.common.game_words import game_title, turn_word
from game.screens.common.page import Page, bar_height, large
from game.screens.saves.cards import SaveCard
from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import INK
from game.stage.widgets.button import Button
from game.stage.widgets.plain import Label, Panel
from game.stage.widgets.scroll import Scroll, Scrolled
from game.system.names import clean_name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.match.saves import Entry
    from game.screens.services import Services
    from game.stage.frame import Frame
    from game.stage.widgets.base import Widget
    from game.stage.widgets.button import Tone

__all__ = ["SavesScene"]

_TITLE_LETTERS = 60
_PATH_LETTERS = 1000


class SavesScene(Page):
    name = "saves"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.scrolled = Scrolled()
        self.chosen: Path | None = None
        self.entries: list[Entry] = []
        self._wide = False

    def enter(self, frame: Frame) -> None:
        self.refresh()
        super().enter(frame)

    def refresh(self) -> None:
        """Look into the folder again."""
        self.entries = self.services.shelf.entries()
        if self.chosen not in {entry.path for entry in self.entries}:
            self.chosen = self.entries[0].path if self.entries else None
        self.rebuild()

    def title(self) -> str:
        return self.say("saves")

    @property
    def entry(self) -> Entry | None:
        return next((entry for entry in self.entries if entry.path == self.chosen), None)

    def build(self, frame: Frame) -> Sequence[Widget]:
        grow = frame.text_scale
        self._wide = large(frame)
        top = bar_height(frame) + 14
        side = 420 + 130 * (grow - 1)
        sheet = Box(42, top, frame.w - 84 - side - 36, frame.h - top - 36)
        column = Box(sheet.right + 36, top, side, sheet.h)
        inside = sheet.inset(26, 26)
        widgets = [*self.header(frame), Panel(sheet)]
        if self.entries:
            pitch = 118 + 120 * (grow - 1)
            cards: list[Widget] = [
                self._card(
                    number, entry,
                    Box(inside.x + 4, inside.y + pitch * number, inside.w - 34, pitch - 12),
                )
                for number, entry in enumerate(self.entries)
            ]  # fmt: skip
            widgets.append(Scroll("list", inside, cards, pitch * len(cards), self.scrolled))
        else:
            words = f"{self.say('saves-none')}\n{self.say('saves-none-why')}"
            widgets.append(Label(inside.inset(60, 40), words, Style(34, "bold", INK)))
        widgets.extend(self._buttons(frame, column))
        return widgets

    def _card(self, number: int, entry: Entry, box: Box) -> Widget:
        head = entry.header
        name = f"save.{number}"
        chosen = entry.path == self.chosen
        if head is None:
            wrong = entry.problem
            words = self.services.words_of(wrong.key, wrong.facts) if wrong is not None else ""
            return SaveCard(name, box, self._choosing(entry.path), title=entry.title, facts="",
                            wrong=words, chosen=chosen)  # fmt: skip
        say = self.say
        game = self._game(head.game)
        when = head.saved.replace("T", " ")[:16]
        state = say("saves-over") if head.over else self._turn(head.game, head.turn)
        title = entry.title or game
        names = say.join([clean_name(holder.name) for holder in head.people])
        facts = self._dotted(game, state, when, names)
        # With large text the names alone take the room.
        colours = [] if self._wide else [holder.colour for holder in head.people]
        return SaveCard(
            name, box, self._choosing(entry.path), title=title, facts=facts,
            colours=colours, chosen=chosen, first=chosen,
        )  # fmt: skip

    def _dotted(self, *parts: str) -> str:
        text = parts[0]
        for part in parts[1:]:
            text = self.say("separator-dot", one=text, two=part) if part else text
        return text

    def _game(self, game_id: str) -> str:
        if game_id in catalogue.GAMES:
            return game_title(self.services.game_words(game_id))
        return clean_name(game_id)

    def _turn(self, game_id: str, turn: int) -> str:
        if game_id in catalogue.GAMES:
            return turn_word(self.services.game_words(game_id), turn)
        return self.say("saves-turn", turn=turn)

    def _choosing(self, path: Path) -> Callable[[], None]:
        def choose() -> None:
            # A second click on the same line opens it, as people expect of a list.
            if self.chosen == path:
                self._open()
                return
            self.chosen = path
            self.rebuild()

        return choose

    def _buttons(self, frame: Frame, column: Box) -> list[Widget]:
        say, entry = self.say, self.entry
        whole = entry is not None and entry.header is not None
        entries: tuple[tuple[str, str, Callable[[], None], Tone, bool], ...] = (
            ("load", "play", self._open, "green", whole),
            ("replay", "film", self._watch, "blue", whole),
            ("rename", "pencil", self._rename, "cream", whole),
            ("export", "copy", self._export, "cream", whole),
            ("delete", "trash", self._delete, "red", entry is not None),
            ("import", "plus", self._import, "wood", True),
        )
        gap = 20
        high = min((column.h - gap * (len(entries) - 1)) / len(entries), 96 + 30 * large(frame))
        return [
            Button(
                name, Box(column.x, column.y + (high + gap) * number, column.w, high),
                say(f"saves-{name}"), action, tone=tone, icon=icon, enabled=on, size=34,
            )
            for number, (name, icon, action, tone, on) in enumerate(entries)
        ]  # fmt: skip

    def _open(self) -> None:
        if self.entry is not None:
            self.services.go_on(self.entry)

    def _watch(self) -> None:
        from game.screens.replay.scene import open_replay

        if self.entry is None:
            return
        session, notice = self.services.shelf.load(self.entry)
        self.services.tell(notice)
        if session is not None:
            open_replay(self.services, session)

    def _doing(self, work: Callable[[], None]) -> None:
        try:
            work()
        except Refused as refused:
            self.services.refuse(refused)
        self.refresh()

    def _rename(self) -> None:
        entry = self.entry
        if entry is None:
            return

        def give(text: str) -> None:
            def work() -> None:
                self.chosen = self.services.shelf.rename(entry, text).path

            if clean_name(text, _TITLE_LETTERS):
                self._doing(work)

        self.services.desk.open(
            AskText(self.services, self.say("saves-rename-ask"), give, text=entry.title,
                    most=_TITLE_LETTERS)
        )  # fmt: skip

    def _export(self) -> None:
        entry = self.entry
        if entry is None:
            return

        def give(text: str) -> None:
            def work() -> None:
                path = self.services.shelf.put_by.export(entry.path, _path(text))
                self.services.desk.tell(self.say("saves-export-done", path=str(path)))

            self._doing(work)

        self.services.desk.open(
            AskText(self.services, self.say("saves-export-ask"), give, text=str(Path.home()),
                    most=_PATH_LETTERS)
        )  # fmt: skip

    def _import(self) -> None:
        def give(text: str) -> None:
            def work() -> None:
                entry = self.services.shelf.put_by.bring_in(_path(text))
                self.chosen = entry.path
                self.services.desk.tell(self.say("saves-import-done", name=entry.title))

            self._doing(work)

        self.services.desk.open(
            AskText(self.services, self.say("saves-import-ask"), give, most=_PATH_LETTERS)
        )

    def _delete(self) -> None:
        entry = self.entry
        if entry is None:
            return
        say = self.say

        def work() -> None:
            self.services.shelf.delete(entry)
            self.services.desk.tell(say("saves-deleted", name=entry.title))

        answers = (
            Answer(say("saves-delete"), lambda: self._doing(work), "red"),
            Answer(say("cancel"), None, "cream", first=True),
        )
        self.services.desk.open(
            Ask(self.services, say("saves-delete-ask", name=entry.title), say("saves-delete-why"),
                answers)
        )  # fmt: skip


def _path(text: str) -> Path:
    """What somebody typed as a path; a name alone is meant to lie in the home folder."""
    typed = Path(text.strip().strip("\"'"))
    try:
        typed = typed.expanduser()
    except RuntimeError:
        # A system that knows no home leaves the sign for it as it is.
        return typed
    return typed if typed.is_absolute() else Path.home() / typed
