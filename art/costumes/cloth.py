"""Cloth: what an outfit is, and how fabric takes the light over a body."""

from __future__ import annotations

from typing import NamedTuple

from art.kit.light import shade
from art.kit.svg import Doc, group

__all__ = ["Cloth", "draped"]


class Cloth(NamedTuple):
    torso: str
    sleeve: tuple[str, str] | None  # light and dark of the sleeves; None leaves fur


def draped(doc: Doc, inner: str, body: str, k: float = 34, depth: float = 0.5) -> str:
    lit = shade(doc, k, depth, 0.45, bounce=0.2)
    return group(group(inner, extra=f'clip-path="{body}"'), extra=f'filter="{lit}"')
