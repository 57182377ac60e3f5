"""Monorails: three guests each, one train more than there are players."""

from __future__ import annotations

__all__ = ["MOST_TRAINS", "SEATS_ON_TRAIN", "TRAINS", "trains"]

SEATS_ON_TRAIN = 3

TRAINS: dict[int, tuple[tuple[int, ...], ...]] = {
    2: ((6, 4, 1), (5, 3, 3), (4, 4, 2)),
    3: ((6, 4, 2), (5, 5, 1), (5, 3, 3), (4, 4, 2)),
    4: ((6, 4, 2), (5, 5, 1), (5, 4, 2), (5, 3, 3), (4, 3, 3)),
}
"""By the number of players: the value each guest arrives with."""
MOST_TRAINS = max(map(len, TRAINS.values()))


def trains(players: int) -> tuple[tuple[int, ...], ...]:
    """Alone one plays with the trains for two (p. 19)."""
    return TRAINS[max(2, players)]
