"""Who is asked at one moment of a match, and what is seen: reckoned once, however often it is
looked up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.kernel import play

if TYPE_CHECKING:
    from game.kernel.contract import Game, Options, Seen, State, Viewer

__all__ = ["Open"]


class Open:
    __slots__ = ("_game", "_legal", "_seen", "asked", "concerned", "revision", "state")

    def __init__(self, game: Game[Any, Any], state: State, revision: int) -> None:
        self.state, self.revision = state, revision
        self.asked, self.concerned = play.asked(state), play.concerned(state)
        self._game = game
        self._legal: dict[int, Options] = {}
        self._seen: dict[Viewer, Seen] = {}

    def legal(self, seat: int) -> Options:
        if seat not in self._legal:
            self._legal[seat] = play.legal(self.state, seat)
        return self._legal[seat]

    def seen(self, viewer: Viewer) -> Seen:
        if viewer not in self._seen:
            self._seen[viewer] = self._game.observe(self.state, viewer)
        return self._seen[viewer]
