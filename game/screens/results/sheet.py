"""The sheet of tabs beside the podium."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.chance import fingerprint
from game.match.refused import Refused
from game.match.replay import Replay
from game.screens.common.game_words import turn_word
from game.screens.results.curves import Curves
from game.screens.results.panels import DiceBars, Paragraphs, Ranking, StatTable
from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import BROWN, INK
from game.stage.widgets.plain import Label
from game.stage.widgets.scroll import Scroll, Scrolled

if TYPE_CHECKING:
    from game.match.session import Session
    from game.screens.results.scene import ResultsScene
    from game.stage.frame import Frame
    from game.stage.widgets.base import Widget

__all__ = ["TABS", "sheet_widgets"]

TABS = ("table", "graph", "statistics", "reasons", "dice", "seed", "evening")
_HEAD = Style(28, "bold", BROWN, align="left", lines=2)


def sheet_widgets(scene: ResultsScene, frame: Frame, body: Box) -> list[Widget]:
    return {
        "table": _table,
        "graph": _graph,
        "statistics": _statistics,
        "reasons": _reasons,
        "dice": _dice,
        "seed": _seed,
        "evening": _evening,
    }[scene.tab](scene, frame, body)


def _table(scene: ResultsScene, frame: Frame, body: Box) -> list[Widget]:
    people = scene.session.people
    notes = [""] * len(people)
    if scene.rows:
        first = scene.rows[0]
        title = scene.speak(first.title)
        notes = [scene.say("name-and-value", name=title, value=value) for value in first.values]
    count = len(people)
    high = max(body.h, (54 + 60 * (frame.text_scale - 1)) * count)
    room = body.w - (24 if high > body.h else 0)
    ranking = Ranking(Box(body.x, body.y, room, high), scene.ranked, people, notes)
    return [_scrolled(scene, "table", body, [ranking], high)]


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
    found = [(scene.speak(row.title), row.values) for row in scene.rows]
    decisions = tuple(str(count) for count in scene.numbers.decisions)
    found.append((scene.say("results-decisions"), decisions))
    table = StatTable(Box(body.x, body.y, body.w - 24, body.h), colours, found, frame.text_scale)
    return [_scrolled(scene, "statistics", body, [table], table.box.h)]


def _reasons(scene: ResultsScene, frame: Frame, body: Box) -> list[Widget]:
    people = scene.session.people
    listed = [
        (
            f"badge/{people[reason.seat].colour}",
            scene.say(
                "results-reason",
                turn=turn_word(scene.words, reason.turn),
                reason=scene.words(reason.key),
            ),
        )
        for reason in scene.numbers.reasons
    ]
    if not listed:
        return [Label(body, scene.say("results-no-reasons"), Style(30, "bold", INK, lines=3))]
    widget = Paragraphs(Box(body.x, body.y, body.w - 24, body.h), listed, frame.text_scale)
    return [_scrolled(scene, "reasons", body, [widget], widget.box.h)]


def _dice(scene: ResultsScene, frame: Frame, body: Box) -> list[Widget]:
    high = 300 * min(frame.text_scale, 1.4)
    found: list[Widget] = []
    for number, dice in enumerate(scene.numbers.dice):
        title = scene.say("results-dice-rolled", count=dice.rolls)
        place = Box(body.x, body.y + (high + 20) * number, body.w - 24, high)
        found.append(DiceBars(place, title, dice))
    return [_scrolled(scene, "dice", body, found, (high + 20) * len(found))]


def _evening(scene: ResultsScene, frame: Frame, body: Box) -> list[Widget]:
    """With large text the tally has its own tab: names beside the badges."""
    listed = [
        (f"badge/{colour}", scene.say("results-evening-line", name=name, wins=wins))
        for name, colour, wins in scene.services.evening.table()
    ]
    widget = Paragraphs(Box(body.x, body.y, body.w - 24, body.h), listed, frame.text_scale)
    return [_scrolled(scene, "evening", body, [widget], widget.box.h)]


def _untouched(session: Session) -> bool:
    """Every decision leads to the table that was recorded after it."""
    try:
        return Replay(session).astray() is None
    except Refused:
        return False


def _seed(scene: ResultsScene, frame: Frame, body: Box) -> list[Widget]:
    """The fingerprint was shown before the first decision; now everybody can check it."""
    say, session = scene.say, scene.session
    good = fingerprint(session.seed) == session.fingerprint and _untouched(session)
    strong = Style(34, "bold", INK, align="left")
    verdict = Style(30, "bold", "#23691F" if good else "#A3202E", align="left", lines=3)
    entries = (
        (say("results-seed-shown"), _HEAD, 76),
        (session.fingerprint, strong, 62),
        (say("results-seed-was"), _HEAD, 76),
        (str(session.seed), strong, 62),
        (say("results-seed-good") if good else say("results-seed-bad"), verdict, 112),
    )
    found: list[Widget] = []
    y = body.y
    for words, style, tall in entries:
        high = tall * frame.text_scale
        found.append(Label(Box(body.x, y, body.w - 26, high), words, style))
        y += high
    return [_scrolled(scene, "seed", body, found, y - body.y)]
