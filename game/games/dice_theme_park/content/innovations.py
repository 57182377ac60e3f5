"""Innovations: what may stand on an attraction besides its upgrades."""

from __future__ import annotations

__all__ = ["CABLE_MONEY", "INNOVATIONS", "INNOVATIONS_A_ROUND", "KIT", "STATUES", "VIPS"]

INNOVATIONS = ("cable_car", "photo_booth", "statue")
KIT: dict[str, int] = {"cable_car": 3, "photo_booth": 3, "statue": 3}
"""What a player begins with; a fourth cable car stands on the Park Entrance."""
STATUES = (1, 2, 3)
"""Stars a round, in the order they are built; the second and third cost 1 and 2 more."""
INNOVATIONS_A_ROUND = 2
CABLE_MONEY = 1
VIPS = 2
"""VIP tokens a player has, from the promo pack."""
