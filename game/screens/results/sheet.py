"""The sheet of tabs beside the podium."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.screens.common.game_words import turn_word
from game.screens.common.said import Words
from game.screens.fair.scene import in_groups
from game.screens.results.account import SeatRows, seat_row
from game.screens.results.curves import Curves
from game.screens.results.panels import DiceBars, Paragraphs, StatTable
from game.screens.results.prizes import AwardList
from game.stage.account import Account
from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import INK, RED_INK
from game.stage.widgets.plain import Label, Picture
from game.stage.widgets.scroll import Scroll, Scrolled
from game.system.plurals import number

if TYPE_CHECKING:
    from game.screens.results.scene import ResultsScene
    from game.stage.frame import Frame
    from game.stage.widgets.base import Widget

__all__ = ["TABS", "sheet_widgets"]

TABS = (
    "table",
    "account",
    "awards",
    "film",
    "graph",
    "statistics",
    "reasons",
    "dice",
    "fair",
    "evening",
)


def sheet_widgets(scene: ResultsScene, frame: Frame, body: Box) -> list[Widget]:
    return {
        "table": _table,
        "account": _table,
        "awards": _awards,
        "film": _film,
        "graph": _graph,
        "statistics": _statistics,
        "reasons": _reasons,
        "dice": _dice,
        "fair": _fair,
        "evening": _evening,
    }[scene.tab](scene, frame, body)


def _table(scene: ResultsScene, frame: Frame, body: Box) -> list[Widget]:
    """From first to last, with the terms of the score where they find room beside the names."""
    grow, count = frame.text_scale, len(scene.ranked)
    account = scene.account if scene.account.by_seat else Account()
    head = 38 * grow if account.sources else 0
    least = seat_row(grow, count, 0, remarks=any(account.remarks))
    high = max(body.h, head + least * count)
    room = body.w - (24 if high > body.h else 0)
    box = Box(body.x, body.y, room, high)
    rows = SeatRows(box, account, scene.ranked, scene.session.people, scene.speak, scene.course)
    return [_scrolled(scene, "table", body, [rows], high)]


def _awards(scene: ResultsScene, frame: Frame, body: Box) -> list[Widget]:
    """With large text they have their own tab."""
    widget = AwardList(Box(body.x, body.y, body.w - 24, body.h), scene.praise(), frame.text_scale)
    return [_scrolled(scene, "awards", body, [widget], widget.box.h)]


def _film(scene: ResultsScene, _: Frame, body: Box) -> list[Widget]:
    return scene.film_strip(body)


def _scrolled(
    scene: ResultsScene, name: str, body: Box, widgets: list[Widget], high: float
) -> Scroll:
    state = scene.scrolled.setdefault(name, Scrolled())
    return Scroll(f"sheet.{name}", body, widgets, high, state)


def _graph(scene: ResultsScene, _: Frame, body: Box) -> list[Widget]:
    turns = scene.numbers.turns
    start = (0,) * len(scene.session.people)
    scores = [start, *(turn.scores for turn in turns)]
    colours = [person.colour for person in scene.session.people]
    words = turn_word(scene.words, turns[-1].turn if turns else 0)
    return [Curves(body, colours, scores, words)]


def _statistics(scene: ResultsScene, frame: Frame, body: Box) -> list[Widget]:
    colours = [person.colour for person in scene.session.people]
    told = partial(_amount, scene.say.language)
    found = [(scene.speak(row.title), tuple(map(told, row.values))) for row in scene.rows]
    decisions = tuple(str(count) for count in scene.numbers.decisions)
    found.append((scene.say("results-decisions"), decisions))
    table = StatTable(Box(body.x, body.y, body.w - 24, body.h), colours, found, frame.text_scale)
    return [_scrolled(scene, "statistics", body, [table], table.box.h)]


def _amount(language: str, value: str | float) -> str:
    return value if isinstance(value, str) else number(value, language, 1)


def _reasons(scene: ResultsScene, frame: Frame, body: Box) -> list[Widget]:
    people = scene.session.people
    words = Words(scene.words, scene.words)
    listed = [
        (
            f"badge/{people[reason.seat].colour}",
            scene.say("results-reason", turn=turn_word(scene.words, reason.turn), reason=why),
        )
        for reason in scene.numbers.reasons
        if (why := words.why(reason.why))
    ]
    if not listed:
        return [Label(body, scene.say("results-no-reasons"), Style(30, "bold", INK, lines=3))]
    widget = Paragraphs(Box(body.x, body.y, body.w - 24, body.h), listed, frame.text_scale)
    return [_scrolled(scene, "reasons", body, [widget], widget.box.h)]


def _dice(scene: ResultsScene, frame: Frame, body: Box) -> list[Widget]:
    high = 300 * min(frame.text_scale, 1.4)
    found: list[Widget] = []
    for at, dice in enumerate(scene.numbers.dice):
        title = scene.say("results-dice-rolled", count=dice.rolls)
        place = Box(body.x, body.y + (high + 20) * at, body.w - 24, high)
        found.append(DiceBars(place, title, dice))
    return [_scrolled(scene, "dice", body, found, (high + 20) * len(found))]


def _evening(scene: ResultsScene, frame: Frame, body: Box) -> list[Widget]:
    """Who has won how often."""
    listed = [
        (f"badge/{colour}", scene.say("results-evening-line", name=name, wins=wins))
        for name, colour, wins in scene.services.evening.table()
    ]
    widget = Paragraphs(Box(body.x, body.y, body.w - 24, body.h), listed, frame.text_scale)
    return [_scrolled(scene, "evening", body, [widget], widget.box.h)]


def _fair(scene: ResultsScene, frame: Frame, body: Box) -> list[Widget]:
    """What was promised before the first decision and what was opened: everybody can check it."""
    words = scene.services.words_of
    found: list[Widget] = []
    y = body.y
    if scene.findings is None:
        side = 80 * frame.text_scale
        waits = Box(body.x, body.y + side + 16, body.w - 26, side)
        return [
            Picture(Box(waits.cx - side / 2, body.y + 8, side, side), "icon/hourglass.ink"),
            Label(waits, scene.say("disk-waits"), Style(30, "text", INK, lines=2)),
        ]
    for each in scene.findings:
        colour = INK if each.good is None else "#23691F" if each.good else RED_INK
        font = "text" if each.good is None else "bold"
        text = words(each.key, {name: _readable(fact) for name, fact in each.facts.items()})
        lines = 1 + len(text) // _LETTERS
        style = Style(30, font, colour, align="left", lines=lines)
        high = (24 + 40 * lines) * frame.text_scale
        found.append(Label(Box(body.x, y, body.w - 26, high), text, style))
        y += high
    return [_scrolled(scene, "fair", body, found, y - body.y)]


_LETTERS = 24
"""Letters of a line of the sheet, at the least."""


def _readable(fact: str | int) -> str | int:
    """A fingerprint in groups, which find room in several lines."""
    if isinstance(fact, str) and len(fact) == 64:
        return " ".join(in_groups(fact, row=1))
    return fact
