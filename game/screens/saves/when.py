"""When something was, as people say it: today, on Sunday, last week."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from game.system.text import Catalogue

__all__ = ["on_day", "when"]

_WEEK: Final = 7


def when(say: Catalogue, moment: str, now: str) -> str:
    """A moment in ISO form, seen from another; "" if it is none."""
    then, today = _read(moment), _read(now)
    if then is None:
        return ""
    time = f"{then:%H:%M}"
    days = (today.date() - then.date()).days if today is not None else -1
    if days == 0:
        return say("when-today", time=time)
    if days == 1:
        return say("when-yesterday", time=time)
    if 0 < days < _WEEK:
        return say("when-weekday", day=then.weekday())
    if _WEEK <= days < 2 * _WEEK:
        return say("when-last-week")
    return say("when-date", day=then.day, month=then.month, year=str(then.year))


def on_day(say: Catalogue, day: str, now: str) -> str:
    """A day in ISO form, by its date alone where it is not this week's."""
    then, today = _read(day), _read(now)
    if then is None:
        return ""
    days = (today.date() - then.date()).days if today is not None else -1
    if days in (0, 1):
        return say("when-this-day" if days == 0 else "when-yesterday")
    if 0 < days < _WEEK:
        return say("when-weekday", day=then.weekday())
    return say("when-date", day=then.day, month=then.month, year=str(then.year))


def _read(moment: str) -> datetime | None:
    """Whatever a save says; clocks may be of no zone."""
    try:
        return datetime.fromisoformat(moment).replace(tzinfo=None)
    except ValueError:
        return None
