"""The understudy: a card that was played changes places with one in hand (p. 15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.staff import person
from game.games.dice_theme_park.table.answers import mark
from game.games.dice_theme_park.table.bits import heading
from game.games.dice_theme_park.table.hand import staff_card
from game.stage.box import Box
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.content.staff import StaffCard
    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.stage.look import Look
    from game.stage.piece import Piece

__all__ = ["swap"]


def _rows(seen: ThemeParkSeen) -> tuple[list[StaffCard], list[StaffCard]]:
    plot = seen.parks[seen.viewer or 0]
    return sorted(plot.played), sorted(plot.hand, key=lambda card: (person(card).die, card))


def _places(room: Box, count: int) -> list[Box]:
    """A row of cards."""
    wide = min((room.w - 20) / count, 240.0)
    left = room.cx - wide * count / 2
    high = wide * 1.4
    return [
        Box(left + at * wide + 4, room.cy - high / 2 + 20, wide - 8, high - 8)
        for at in range(count)
    ]


def swap(seen: ThemeParkSeen, look: Look, room: Box) -> Iterator[Piece]:
    played, hand = _rows(seen)
    # A place between the two rows stays empty.
    places = _places(room, len(played) + 1 + len(hand))
    rows = (("played", played, places[: len(played)]), ("hand", hand, places[len(played) + 1 :]))
    for name, cards, boxes in rows:
        if not boxes:
            continue
        yield heading(
            f"swap.{name}", Said(f"swap-{name}"), boxes[0].x + 8, boxes[0].y - 36, 400, paper=False
        )
        for card, box in zip(cards, boxes, strict=True):
            yield from staff_card(f"swap.{card}", card, box.cx, box.cy, box.w / 250, 5)
            yield from mark(f"swap.{card}", seen, look, card, box.inset(-3), depth=9)
