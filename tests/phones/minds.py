"""People of a test who know what they want: what bots answered in the same match.

That was played beforehand, by the rules alone. What somebody answers depends on how often she has
answered, and on nothing else: so the match is the same each time, however slow a phone is.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from game import catalogue
from game.bots.players import choose
from game.match.session import Session
from game.phones.face import following
from game.phones.tongue import Tongue
from game.system.text import Texts
from tests.phones.room import SHORT, people
from tests.phones.test_faces import side

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from game.kernel.contract import Action

__all__ = ["Mind", "script"]


def script(
    game: str, seats: int, options: Mapping[str, str], level: str
) -> tuple[tuple[Action, ...], ...]:
    """By seat, what was answered one after the other."""
    chosen = {one.id: one.default for one in catalogue.game(game).options} | dict(options)
    seed, luck = SHORT[game, seats]
    session = Session.new(game, people(seats), chosen, seed)
    judge = catalogue.judge(game)
    said: list[list[Action]] = [[] for _ in range(seats)]
    while not session.over:
        seat = session.asked()[0]
        seen, legal = session.seen(seat), session.legal(seat)
        own = luck + len(said[seat])
        said[seat].append(choose(session.game, judge, seen, seat, legal, level, "even", own))
        session.act(seat, said[seat][-1])
    return tuple(map(tuple, said))


@cache
def _tongue(game: str) -> Tongue:
    return Tongue(Texts("en"), game)


class Mind:
    """The names of what one seat answers next, as they stand on its phone."""

    def __init__(
        self, seat: int, answers: Sequence[Action], now: Callable[[], Session | None]
    ) -> None:
        self._seat, self._answers, self._now = seat, answers, now
        self._about = -1
        self._asked, self._names = "", list[str]()

    def __call__(self, asked: str) -> Sequence[str]:
        session, seat = self._now(), self._seat
        if session is None or not session.legal(seat):
            return ()
        own = sum(decision.seat == seat for decision in session.history)
        if self._about != own:
            self._about = own
            room, tongue = side(session), _tongue(session.game.id)
            look = room.look(session.seen(seat), following(room, seat, ()), private=True)
            showing = room.table.showing(session.seen(seat), look)
            names = self._answers[own]
            self._asked = tongue.told(showing.prompt.title)
            self._names = [tongue.told(showing.by_id[name].tells) for name in names]
        # What is known of the match may be older than what is asked by now.
        return self._names if asked == self._asked else ()
