"""Who is asked at one moment of a match, and what: reckoned once, however often it is looked up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel import play

if TYPE_CHECKING:
    from game.kernel.contract import Options, State

__all__ = ["Open"]


class Open:
    __slots__ = ("_legal", "asked", "revision", "state")

    def __init__(self, state: State, revision: int) -> None:
        self.state, self.revision = state, revision
        self.asked = play.asked(state)
        self._legal: dict[int, Options] = {}

    def legal(self, seat: int) -> Options:
        if seat not in self._legal:
            self._legal[seat] = play.legal(self.state, seat)
        return self._legal[seat]
