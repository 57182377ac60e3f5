"""Why a match cannot start like this, or what its players should know: one sentence each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.match.seats import Person
    from game.screens.lobby.model import Lobby

__all__ = ["Sentence", "problem", "remark"]

NameOf = Callable[["Person"], str]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A text key and its facts."""

    key: str
    facts: dict[str, str | int] = field(default_factory=dict)
    by_game: bool = False
    """The game's own words say it."""


def problem(lobby: Lobby, name_of: NameOf) -> Sentence | None:
    """What keeps the match from starting, the most pressing thing first."""
    people = lobby.seated()
    fewest, most = min(lobby.rules.seats), max(lobby.rules.seats)
    if len(people) < fewest:
        return Sentence("lobby-too-few", {"missing": fewest - len(people), "fewest": fewest})
    if len(people) > most:
        return Sentence("lobby-too-many", {"most": most, "over": len(people) - most})
    if len(people) not in lobby.rules.seats:
        return Sentence("lobby-odd-count", {"count": len(people)})
    held: dict[tuple[str, int], Person] = {}
    for person in people:
        if person.control == "pad" and person.device not in lobby.pads:
            return Sentence("lobby-pad-gone", {"name": name_of(person)})
        if person.control in ("keys", "pad"):
            other = held.setdefault((person.control, person.device), person)
            if other is not person:
                facts: dict[str, str | int] = {"one": name_of(other), "two": name_of(person)}
                return Sentence(f"lobby-shared-{person.control}", facts)
    return Sentence(lobby.clash, by_game=True) if lobby.clash else None


def remark(lobby: Lobby, name_of: NameOf) -> Sentence | None:
    """Worth saying, though the match may start."""
    people = lobby.seated()
    if people and all(person.control == "bot" for person in people):
        return Sentence("lobby-only-bots")
    names: dict[str, int] = {}
    for person in people:
        name = name_of(person)
        names[name] = names.get(name, 0) + 1
    for name, times in names.items():
        if times > 1:
            return Sentence("lobby-same-name", {"name": name})
    return None
