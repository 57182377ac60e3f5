"""Matches on any game's table, for tests: looks, events with what was seen, random play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game import catalogue
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.seats import SQUEAKS
from game.stage.frame import Frame
from game.stage.look import Face, Look

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.kernel.contract import Seen
    from game.kernel.event import Event

COLOURS = ("radish", "fern", "royal", "truffle", "carrot", "lemon", "ice", "lavender")
FULL = Frame.of(1920, 1080)


def look(seen: Seen, seats: int, frame: Frame = FULL, **more: Any) -> Look:
    faces = tuple(
        Face(
            f"Seat {seat}",
            COLOURS[seat],
            turn=seat in seen.asked,
            squeak=SQUEAKS[seat],
            ready=bool(seen.asked) and seat not in seen.asked,
        )
        for seat in range(seats)
    )
    return Look(frame, faces, **more)


def beats(
    game_id: str, seats: int, seed: int, options: dict[str, str] | None = None
) -> Iterator[tuple[Event | None, Seen]]:
    """A random match as the public screen is told it: events with the table right after each,
    and None where only something sealed has changed."""
    game = catalogue.game(game_id)
    chosen = {option.id: option.default for option in game.options} | (options or {})
    state, rng = play.start(game, seats, chosen, seed), Random(seed)
    yield None, game.observe(state, None)
    while not state.over:
        seat = play.asked(state)[0]
        found: list[tuple[Event, Seen]] = []

        def tell(event: Event, found: list[tuple[Event, Seen]] = found) -> None:
            found.append((event, game.observe(state, None)))

        play.act(state, seat, any_of(play.legal(state, seat), rng), tell)
        rest = game.observe(state, None)
        yield from found[:-1]
        yield (found[-1][0] if found else None), rest
