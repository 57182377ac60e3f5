"""Below the count of a round: what is then made ready for the next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.administrators import money_per_star
from game.games.dice_theme_park.content.numbers import LAST_A
from game.games.dice_theme_park.table.bits import LINE, NIGHT, art
from game.games.dice_theme_park.table.phase import Screen, screen
from game.stage.kit.slots import Laid, Spot, Written, point
from game.stage.piece import Piece
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.stage.box import Box
    from game.stage.look import Look

__all__ = ["getting_ready", "ready"]


_READY_SAID = Written(LINE, Spot(0, -48), 26, height=94, lines=3, align="center")
_READY_TICK = Laid(Spot(-30, 24), scale=0.7)


@dataclass(frozen=True, slots=True)
class _Item:
    name: str
    said: Said
    pictures: tuple[tuple[str, float, float, float], ...]
    """What is drawn: a sprite, its scale, how far from the middle to the right and down."""
    done: bool = False


_SMALLER = 0.72
"""Pictures leave three lines of words below them their room."""


def getting_ready(seen: ThemeParkSeen, look: Look) -> bool:
    """Whether the round is being counted and nobody has to answer anything."""
    return not look.private and not seen.asked and screen(seen, look) is Screen.COUNT


def ready(seen: ThemeParkSeen, look: Look, box: Box) -> Iterator[Piece]:
    last = seen.round >= seen.rounds
    said = Said("getting-ready-last") if last else Said("getting-ready", {"round": seen.round + 1})
    yield from NIGHT.headed("ready", box, said)
    items = list(_items(seen, look, last=last))
    pitch = (box.w - 28) / len(items)
    high = box.h - 74
    for at, item in enumerate(items):
        x, y = box.x + 14 + pitch * (at + 0.5), box.y + 60 + high / 2
        key = f"ready.{item.name}"
        yield Piece(key, art("phase.done" if item.done else "track"), x, y, pitch - 10, high,
                    depth=-8)  # fmt: skip
        for number, (picture, scale, dx, dy) in enumerate(item.pictures):
            yield Piece(
                f"{key}.art.{number}", art(picture), x + dx * _SMALLER,
                y - high / 2 + 28 + dy * _SMALLER, scale=scale * _SMALLER,
            )  # fmt: skip
        if item.done:
            yield _READY_TICK(f"{key}.tick", art("tick"), point(x + pitch / 2, y - high / 2))
        yield _READY_SAID(f"{key}.said", item.said, point(x, y + high / 2), width=pitch - 4)


def _money(seen: ThemeParkSeen) -> Said:
    """What is a star for whom, at the end."""
    rates = {money_per_star(plot.administrator) for plot in seen.parks}
    if len(rates) > 1:
        return Said("ready-money-treasurer")
    return Said("ready-money", {"money": min(rates)})


def _items(seen: ThemeParkSeen, look: Look, *, last: bool) -> Iterator[_Item]:
    stay = all(guest.value > 1 for plot in seen.parks for guest in plot.guests.values())
    leave = (("pip.yellow.1", 0.9, -26.0, 0.0), ("pip.blue.1", 0.9, 26.0, 0.0))
    yield _Item("leave", Said("ready-leave"), leave, done=stay)
    if seen.goals.get(seen.round):
        yield _Item("goals", Said("ready-goals"), (("goal.icon.stars", 0.62, 0.0, 0.0),))
    if last:
        yield _Item("money", _money(seen), (("money", 1.1, -24.0, 0.0), ("star", 0.8, 38.0, 0.0)))
        return
    backs = [f"staff.back.{look.faces[seat].colour}" for seat in seen.order[-2:]]
    spread = 20.0 * (len(backs) - 1)
    cards = tuple((back, 0.16, 40.0 * at - spread, 0.0) for at, back in enumerate(backs))
    yield _Item("cards", Said("ready-cards-out" if seen.solo else "ready-cards"), cards)
    mole = f"mascot.{look.faces[0].colour}"
    yield _Item(
        "back", Said("ready-back"), (("map.ready", 0.8, -26.0, 0.0), (mole, 0.42, 30.0, 26.0))
    )
    yield _Item("trains", Said("ready-trains"), (("train.1", 0.42, 0.0, 26.0),))
    stack = "a" if seen.round + 1 <= LAST_A[seen.rounds] else "b"
    tiles = Said("ready-tiles", {"count": len(seen.trains), "stack": stack.upper()})
    yield _Item("tiles", tiles, ((f"tile.back.{stack}", 0.26, 0.0, 0.0),))
    if seen.full:
        yield _Item("skills", Said("ready-skills"), (("skill.back", 0.4, 0.0, 0.0),))
