"""The options of a match: what was chosen in the lobby, the rest as the game has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.match.refused import Refused
from game.system.names import clean_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.kernel.contract import Game

__all__ = ["chosen"]


def chosen(game: Game[Any, Any], seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """Every option of the game with its value; Refused for a name or value it does not have."""
    known = {option.id: option for option in game.options}
    for name, value in options.items():
        if name not in known:
            raise Refused(
                "match-no-option",
                {"option": clean_name(str(name)), "options": ", ".join(known)},
            )
        if value not in known[name].choices:
            raise Refused(
                "match-no-choice",
                {
                    "option": name,
                    "value": clean_name(str(value)),
                    "choices": ", ".join(known[name].choices),
                },
            )
    found = {option.id: options.get(option.id, option.default) for option in game.options}
    clash = game.why_not_start(seats, found)
    if clash:
        raise Refused(clash, {"seats": seats})
    return found
