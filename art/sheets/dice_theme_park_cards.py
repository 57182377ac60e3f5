"""Sprites of the fair's cards, and of what the Innovations put up."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from art.funfair_cast import ADMINISTRATORS
from art.kit.sprite import Pad, Sprite, vector
from art.props import funfair_cards as cards
from art.props import funfair_counts as counts
from art.props import funfair_innovations as innovations

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from art.kit.svg import Doc

__all__ = ["sheet"]

HOUSE = "dice_theme_park"
CAST: Pad = (8, 6, 10, 16)
GUESTS = ("yellow", "blue", "green")
COLOURED = {"second_chance", "fresh_legs", "specialist", "enthusiast", "thrill_seeker"}
SKILLS = {
    **{f"{kind}_{c}": (kind, c) for kind in ("leap", "tips", "cheer", "reroll") for c in GUESTS},
    **{
        kind: (kind, "") for kind in ("flip", "pair", "usher_out", "usher_in", "stroll", "exchange")
    },
}
CODES = {
    "tired_but_happy": "red",
    "full_house": "red",
    "most_money": "gold",
    "steady_earner": "gold",
    "busy_day": "purple",
    "grand_tour": "purple",
    "engineers_pride": "teal",
    "well_signposted": "teal",
    "every_comfort": "orange",
    "star_attraction": "orange",
    "long_queue": "red",
    "all_sorts": "red",
    "gift_shop_rush": "gold",
    "big_spender": "gold",
    "encore": "purple",
    "five_star_day": "purple",
    "map_reader": "teal",
    "modernised": "teal",
    "themed_land": "orange",
    "close_quarters": "orange",
    "safe_journey_home": "white",
    "fan_club": "white",
}


def _card(
    name: str,
    size: tuple[float, float],
    draw: Callable[[Doc], str],
    quality: int = 78,
    nine: Pad | None = None,
) -> Sprite:
    return vector(f"{HOUSE}/{name}", size, draw, pad=CAST, house=HOUSE, quality=quality, nine=nine)


def sheet() -> Iterator[Sprite]:
    for name, (kind, colour) in SKILLS.items():
        whole = partial(cards.skill, kind=kind, colour=colour)
        yield _card(f"skill.{name}", (208, 140), whole)
        small = partial(cards.skill_small, kind=kind, colour=colour)
        yield _card(f"skill.{name}.icon", (110, 84), small)
    yield _card("skill.back", (208, 140), partial(cards.back, w=208, h=140, tone=cards.ANY))
    for name, code in CODES.items():
        face = partial(cards.objective, name=name, code=code)
        yield _card(f"objective.{name}", (200, 146), face)
    blank = partial(cards.back, w=200, h=146, tone="#4A5A9A")
    yield _card("objective.back", (200, 146), blank)
    for name in ADMINISTRATORS:
        for colour in GUESTS if name in COLOURED else ("",):
            person = partial(cards.administrator, name=name, colour=colour)
            full = f"admin.{name}" + (f".{colour}" if colour else "")
            yield _card(full, (300, 216), person, 76)
    yield _card("admin.back", (300, 216), partial(cards.back, w=300, h=216, tone="#8A3A62"))
    yield from _solo()
    yield from _innovations()


def _solo() -> Iterator[Sprite]:
    yield _card("solo.card", (300, 330), cards.solo)
    yield _card("solo.back", (300, 330), cards.solo_back)
    for deck in cards.DECKS:
        yield _card(f"goal.{deck}", (210, 150), partial(cards.goal, deck=deck))
    yield _card("goal.done", (210, 150), cards.goal_done)
    for name, size in (("solo.block", (76.0, 60.0)), ("lock", (60.0, 84.0))):
        draw = cards.block if name == "solo.block" else cards.lock
        yield vector(
            f"{HOUSE}/{name}",
            size,
            draw,
            origin=(-size[0] / 2, -size[1] / 2),
            pad=(3, 3, 3, 3),
            house=HOUSE,
        )
    yield vector(
        f"{HOUSE}/block",
        (160, 120),
        cards.veil,
        pad=(12, 12, 12, 12),
        nine=(40, 40, 40, 40),
        house=HOUSE,
        quality=80,
    )
    for metric, drawn in counts.GOALS.items():
        yield vector(
            f"{HOUSE}/goal.icon.{metric}",
            (110, 104),
            partial(counts.count, draw=drawn),
            origin=(-55, -54),
            pad=(2, 2, 2, 2),
            unit=0.86,
            house=HOUSE,
            quality=82,
        )


def _innovations() -> Iterator[Sprite]:
    things: dict[str, Callable[[Doc], str]] = {
        "cable_car": innovations.cable_car,
        "photo_booth": innovations.photo_booth,
        **{f"statue.{n}": partial(innovations.statue, size=n) for n in (1, 2, 3)},
    }
    for name, draw in things.items():
        tall = 128 if name == "statue.3" else 108
        yield vector(
            f"{HOUSE}/innovation.{name}",
            (90, tall),
            draw,
            origin=(-45, -tall + 10),
            pad=(4, 4, 4, 4),
            anchor=(0.5, (tall - 10) / tall),
            house=HOUSE,
            quality=86,
        )
