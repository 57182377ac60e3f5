"""What the pieces outside the games have in common: somebody sets out chairs, and hums along."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.backing import running
from sounds.kit.heats import heated, turn_of
from sounds.kit.instruments.drums import brush, kick, shaker, tambourine, woodblock
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song

__all__ = ["HOUSE", "layers"]

HOUSE = "common"


def _busy(make: partial[Song], key: int) -> Signal:
    """The lobby: people come in."""
    song = make(bars=turn_of(make), seed=351)
    rim = int(song.metre)
    offs = (1, 2) if rim < 4 else (1, 3)
    song.tap(kick(), song.every(0), 0.38, 0, 0.05)
    song.tap(brush(4), song.every(*offs), 0.26, 0.1, 0.2)
    song.tap(shaker(2), song.every(*(n + 0.5 for n in range(rim))), 0.16, 0.45)
    song.tap(tambourine(), song.every(rim - 1), 0.14, -0.4, 0.2)
    song.tap(woodblock(780), song.every(rim - 1.5, rim - 0.5, bars=(song.bars - 1,)), 0.14, -0.5)
    chime = running(song.beats, 1.0, (0, key, 0, key + 5))
    song.play(Part(players.marimba, 0.10, 0.3, 0.35), chime)
    return song.loop(-32.0)


layers = heated(_busy)
