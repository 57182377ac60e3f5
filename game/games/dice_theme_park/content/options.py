"""What is chosen in the lobby."""

from __future__ import annotations

from game.games.dice_theme_park.content.numbers import LENGTHS
from game.games.dice_theme_park.content.solo import EXTRA_GOALS, TARGETS
from game.kernel.contract import Option

__all__ = ["OPTIONS"]

OPTIONS = (
    Option("length", tuple(LENGTHS), "full"),
    Option("surprises", ("off", "on"), "off"),
    Option("innovations", ("off", "on"), "off"),
    Option("promo-staff", ("off", "on"), "off"),
    Option("promo-objectives", ("off", "mixed", "only"), "off"),
    Option("solo-target", tuple(TARGETS), "normal"),
    Option("solo-goals", tuple(EXTRA_GOALS), "none"),
)
