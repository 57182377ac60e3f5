"""A seat's band of colour and the frame of a seat or sheet, with the symbol strewn faintly."""

from __future__ import annotations

from art.identity import PLAYERS
from art.kit.colours import light, outline
from art.kit.svg import Doc, box, group, path
from art.parts.symbols import pattern
from art.ui.panels import paper

__all__ = ["ENDS", "band", "card", "frame"]

ENDS = (210.0, 130.0)  # how far in from either end symbols are strewn


def band(doc: Doc, player: str, w: float, h: float) -> str:
    """The top of a seat: round above, straight below, so that it may grow either way."""
    colour = PLAYERS[player].colour
    d = f"M0 {h} V28 Q0 0 28 0 H{w - 28} Q{w} 0 {w} 28 V{h} Z"
    clip = doc.clip(path(d, "#000"))
    face = path(d, doc.lin([(0, light(colour, 0.2)), (1, colour)]))
    shine = box(10, 5, w - 20, 5, 2.5, "#FFFFFF", extra='opacity=".28"')
    marks = group(pattern(player, w, h, ends=ENDS), extra=f'clip-path="{clip}"')
    return face + marks + shine + path(d, "none", outline(colour), 5)


def frame(doc: Doc, player: str, w: float, h: float) -> str:
    """A sheet of paper with a band of 64 across its head."""
    colour = PLAYERS[player].colour
    head = 64
    d = f"M0 {head} V30 Q0 0 30 0 H{w - 30} Q{w} 0 {w} 30 V{head} Z"
    clip = doc.clip(path(d, "#000"))
    face = path(d, doc.lin([(0, light(colour, 0.2)), (1, colour)]))
    marks = group(pattern(player, w, head, scale=0.2, ends=ENDS), extra=f'clip-path="{clip}"')
    edge = path(f"M0 {head} H{w}", "none", outline(colour), 5)
    return (
        paper(doc, w, h) + face + marks + edge + box(0, 0, w, h - 5, 30, "none", outline(colour), 5)
    )


def card(doc: Doc, player: str, w: float, h: float) -> str:
    """A seat of the lobby: a bay of colour for the portrait, 156 wide with a bent edge; paper."""
    colour = PLAYERS[player].colour
    bay = f"M0 30 Q0 0 30 0 H150 Q164 {h / 2 - 20:g} 156 {h - 5} H30 Q0 {h - 5} 0 {h - 35} Z"
    clip = doc.clip(path(bay, "#000"))
    face = path(bay, doc.lin([(0, light(colour, 0.22)), (1, colour)]))
    marks = group(pattern(player, 160, h), extra=f'clip-path="{clip}"')
    edge = path(f"M150 0 Q164 {h / 2 - 20:g} 156 {h - 5}", "none", outline(colour), 5)
    rim = box(0, 0, w, h - 5, 30, "none", outline(colour), 5)
    return paper(doc, w, h) + face + marks + edge + rim
