"""What moles wear: hats above the brows, cloth clipped to the body."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art.costumes import carnival
from art.costumes.aviator import aviator, scarf
from art.costumes.chef import apron, toque
from art.costumes.cloth import Cloth
from art.costumes.farmer import dungarees, straw
from art.costumes.funfair import FAIR_HATS, UNIFORMS
from art.costumes.helmets import HELMETS
from art.costumes.king import cape, crown
from art.costumes.mascots import HOODS, SUITS
from art.costumes.miner import miner
from art.costumes.ringmaster import ring, tophat
from art.costumes.soldier import brodie, khaki, monocle, officer
from art.costumes.tunic import TUNICS
from art.costumes.woolly import beanie

if TYPE_CHECKING:
    from collections.abc import Callable

    from art.kit.svg import Doc

__all__ = ["HATS", "OUTFITS", "Cloth", "scarf"]

HATS: dict[str, Callable[[Doc], str]] = {
    "aviator": aviator,
    "beanie": beanie,
    "brodie": brodie,
    "crown": crown,
    "miner": miner,
    "monocle": monocle,
    "officer": officer,
    "straw": straw,
    "tophat": tophat,
    "toque": toque,
    "bucket": carnival.bucket,
    "cowboy": carnival.cowboy,
    "daisy": carnival.daisy,
    "jester": carnival.jester,
    "nightcap": carnival.nightcap,
    "party": carnival.party,
    "pirate": carnival.pirate,
    "plume": carnival.plume,
    "propeller": carnival.propeller,
    "space": carnival.space,
    "viking": carnival.viking,
    "wizard": carnival.wizard,
    **HELMETS,
    **FAIR_HATS,
    **HOODS,
}
OUTFITS: dict[str, Callable[[Doc, str], Cloth]] = {
    "apron": apron,
    "cape": cape,
    "dungarees": dungarees,
    "khaki": khaki,
    "ring": ring,
    "scarf": scarf,
    **TUNICS,
    **UNIFORMS,
    **SUITS,
}
