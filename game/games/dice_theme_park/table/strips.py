"""Over the staff: who still chooses, who has chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.table.bits import strip
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.games.dice_theme_park.table.places import Plan
    from game.stage.look import Look
    from game.stage.piece import Piece

__all__ = ["strips"]


def strips(plan: Plan, seen: ThemeParkSeen, look: Look) -> Iterator[Piece]:
    for at, seat in enumerate(seen.order):
        face, plot = look.faces[seat], seen.parks[seat]
        said, tick = Said("staff-on-table"), ""
        alone = "" if look.seats > 1 else "-alone"
        if seen.step == "plan" and not plot.played:
            said = Said("has-chosen" if face.ready else f"choosing-in-secret{alone}")
            tick = "tick" if face.ready else "wait"
        yield from strip(
            f"strip.{seat}", look, seat, plan.strip(at), stars=plot.stars, money=plot.money,
            said=said, tick=tick, now=face.turn and seen.step == "plan",
        )  # fmt: skip
