"""A soldier's tunic in the colour of the army, with a striped scarf; the nurse's apron."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from art.costumes.cloth import Cloth, draped
from art.identity import PLAYERS
from art.kit.colours import dark, light, outline
from art.kit.light import solid
from art.kit.svg import Doc, box, group, oval, path

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["TUNICS"]


def tunic(doc: Doc, body: str, colour: str) -> Cloth:
    """High collar, buttons, belt: low enough for the shortest builds."""
    line = outline(colour)
    face = doc.lin([(0, light(colour, 0.2)), (1, dark(colour, 0.22))])
    coat = "M10 300 C100 326 300 326 390 300 V450 H10 Z"
    out = draped(doc, path(coat, face), body)
    out += group(
        path("M10 300 C100 326 300 326 390 300", "none", line, 7)
        + path("M10 308 C100 334 300 334 390 308", "none", light(colour, 0.6), 5),
        extra=f'clip-path="{body}"',
    )
    belt = "M20 376 C120 396 280 396 380 376 V400 C280 420 120 420 20 400 Z"
    leather = doc.lin([(0, "#9A6238"), (1, "#5E3620")])
    out += group(
        solid(doc, belt, leather, outline("#40200E"), 5, 6, 0.4, 0.4), extra=f'clip-path="{body}"'
    )
    buckle = box(176, 380, 48, 34, 7, "none", outline("#8A5A10"), 12)
    buckle += box(176, 380, 48, 34, 7, "none", "#F3CE6B", 7)
    for x in (136, 264):
        buckle += oval(x, 352, 9, 9, "#F3CE6B", outline("#8A5A10"), 4)
    return Cloth(out + buckle, (light(colour, 0.22), dark(colour, 0.16)))


def _army(player: str) -> Callable[[Doc, str], Cloth]:
    colour = PLAYERS[player].colour
    return partial(tunic, colour=light(colour, 0.18) if player == "truffle" else colour)


def _nurse(doc: Doc, body: str) -> Cloth:
    sign = path("M188 322 H212 V340 H230 V362 H212 V374 H188 V362 H170 V340 H188 Z", "#D8262E")
    return Cloth(tunic(doc, body, "#F4EEE6").torso + sign, None)


TUNICS: dict[str, Callable[[Doc, str], Cloth]] = {
    **{f"army.{player}": _army(player) for player in PLAYERS},
    "army.nurse": _nurse,
}
