"""The end of the day: the lines of the graph grow, the ranking comes up from the last place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.acts.bits import ACTS, Over, fair
from game.games.dice_theme_park.events.counting import MatchEnded
from game.games.dice_theme_park.table.over import best, ranks
from game.games.dice_theme_park.table.starline import grows
from game.stage.kit.flights import appear
from game.stage.kit.keys import under
from game.stage.motion import Burst, Enter, Hide, Motion, Settle, Sound, Then, Together, Wait

if TYPE_CHECKING:
    from game.stage.piece import Piece

GRAPH, PLACE = 1500.0, 500.0
_BANDS = 30
"""In so many steps the lines grow from left to right."""


@ACTS.of(MatchEnded)
def ended(_event: MatchEnded, over: Over) -> Motion:
    after = over.after
    found = ranks(after)
    ranked = sorted(range(len(found)), key=lambda seat: found[seat])
    lines = {key: piece for key, piece in over.now.items() if grows(key)}
    rows = [_row(over, seat) for seat in ranked]
    later = {*lines, *(key for keys in rows for key in keys), *under("over.title", over.now)}
    stage = Together(
        *(Hide(key) for key in over.was if key not in over.now),
        *(Enter(key) for key in over.now if key not in over.was and key not in later),
    )
    podium = [
        Then(Together(Sound("fair/row"), appear(keys, over, PLACE * 0.6)), Wait(PLACE * 0.4))
        for keys in rows
    ]
    lost = after.solo and after.parks[0].stars <= after.target
    end = Sound("fair/missed") if lost else Together(Sound("fair/win"), *_rain(over))
    return Then(
        Together(stage, Wait(300)),
        _growing(lines),
        *podium,
        Together(end, appear(under("over.title", over.now), over, 300, rise=-30)),
        Settle(120),
    )


def _row(over: Over, seat: int) -> list[str]:
    return under(f"over.{seat}", over.now)


def _growing(lines: dict[str, Piece]) -> Motion:
    if not lines:
        return Wait(0)
    left = min(piece.x - piece.w / 2 for piece in lines.values())
    wide = max(max(piece.x for piece in lines.values()) - left, 1.0)
    bands: dict[int, list[str]] = {}
    for key, piece in lines.items():
        bands.setdefault(round(_BANDS * (piece.x - left) / wide), []).append(key)
    steps = [
        Then(Wait(GRAPH * band / _BANDS), Together(*map(Enter, keys)))
        for band, keys in sorted(bands.items())
    ]
    return Together(Sound("fair/graph"), *steps)


def _rain(over: Over) -> list[Motion]:
    felt = fair(over).felt
    winners = len(best(over.after))
    return [
        Then(Wait(180 * at), Burst("confetti", (felt.x + felt.w * share, felt.y + 60), 24))
        for at, share in enumerate((0.2, 0.8, 0.5, 0.05, 0.95, 0.35, 0.65)[: 4 + winners])
    ]
