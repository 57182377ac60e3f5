"""When the program itself stumbled: what happened, that the match is safe, and how to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.common.ask import Answer, Ask
from game.system.crash import dismiss, open_reports

if TYPE_CHECKING:
    from pathlib import Path

    from game.screens.services import Services

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


def last_time(services: Services) -> Ask | None:
    """A question about the reports nobody has seen yet; None if there are none."""
    reports = open_reports(services.places)
    if not reports:
        return None
    say = services.say
    path = reports[0][0]

    def copy() -> None:
        try:
            words = path.read_text(encoding="utf-8", errors="replace")
        except OSError:
            words = ""
        if words and services.desk.clip(words):
            services.desk.tell(say("error-copied"))
        forget()

    def forget() -> None:
        for found, _ in reports:
            dismiss(found)

    answers = (
        Answer(say("error-copy"), copy, "blue"),
        Answer(say("error-dismiss"), forget, "green", first=True),
    )
    words = say("error-last-time-why", file=str(path))
    return Ask(services, say("error-last-time"), words, answers, icon="icon/info")
