"""Which picture shows what."""

from __future__ import annotations

__all__ = ["art", "die_art"]


def art(name: str) -> str:
    return f"dice_theme_park/{name}"


def die_art(colour: str, value: int, *, flat: bool = False) -> str:
    return art(f"{'pip' if flat else 'die'}.{colour}.{value}")
