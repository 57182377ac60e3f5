"""When the program itself stumbled: what happened, that the match is safe, and how to go on."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.screens.common.ask import Answer, Ask
from game.system.crash import dismiss, open_reports

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from game.screens.services import Services
    from game.system.crash import CrashReport

__all__ = ["Mishap", "last_time"]


class Mishap(Ask):
    """Nothing lies under this panel: whatever was there is what stumbled."""

    name = "error"
    over = False

    def __init__(self, services: Services, report: Path | None, *, match: bool) -> None:
        say, desk = services.say, services.desk
        told = say("error-report", file=report.name) if report else say("error-no-report")
        answers = [Answer(say("error-continue"), desk.home, "cream")]
        if match:
            answers.insert(0, Answer(say("error-match"), services.resume, "green", first=True))
        words = f"{say('error-what')}\n{told}"
        super().__init__(services, say("error-title"), words, answers, icon="icon/warning")


def last_time(services: Services, playing: Callable[[], bool]) -> None:
    """Offer the reports nobody has seen yet, as soon as the disk says that there are some; it calls
    nobody away from a table."""

    def found(reports: Sequence[tuple[Path, CrashReport]]) -> None:
        if reports and not playing():
            services.desk.open(_offer(services, [path for path, _ in reports]))

    services.do(partial(open_reports, services.places), found)


def _offer(services: Services, reports: Sequence[Path]) -> Ask:
    say = services.say

    def copied(words: str) -> None:
        if words and services.desk.clip(words):
            services.desk.tell(say("error-copied"))

    def copy() -> None:
        services.do(partial(_words, reports[0]), copied)
        forget()

    def forget() -> None:
        services.do(partial(_dismiss, reports), lambda _: None)

    answers = (
        Answer(say("error-copy"), copy, "blue"),
        Answer(say("error-dismiss"), forget, "green", first=True),
    )
    words = say("error-last-time-why", file=str(reports[0]))
    return Ask(services, say("error-last-time"), words, answers, icon="icon/info")


def _dismiss(reports: Sequence[Path]) -> None:
    for path in reports:
        dismiss(path)


def _words(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
