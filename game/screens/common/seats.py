"""How a seat is shown wherever people appear: portrait, badge, name, device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.theme import CREAM, INK, PLAYER

if TYPE_CHECKING:
    from game.match.seats import Person
    from game.stage.box import Box
    from game.stage.canvas import Brush
    from game.system.text import Catalogue

__all__ = ["DEVICE_ICON", "draw_crown", "draw_portrait", "manner_of", "shown_name", "text_on"]

DEVICE_ICON = {
    "mouse": "mouse",
    "keys": "keyboard",
    "pad": "pad",
    "phone": "vibrate",
    "bot": "robot",
}
_LIGHT = {"carrot", "lemon", "ice", "lavender"}


def manner_of(say: Catalogue, words: Catalogue, personality: str) -> str:
    """A bot's manner in words: the game's own, or one that many games share."""
    key = f"manner-{personality}"
    return words(key) if words.has(key) else say(key) if say.has(key) else personality


def shown_name(person: Person, say: Catalogue, words: Catalogue) -> str:
    """What the person is called: her own name, or one made of her colour."""
    if person.name:
        return person.name
    colour = say(f"colour-{person.colour}")
    if person.control != "bot":
        return colour
    return say("lobby-bot-name", manner=manner_of(say, words, person.personality), colour=colour)


def text_on(colour: str) -> tuple[str, str]:
    """The ink and the outline of text upon a player's colour."""
    return (INK, "") if colour in _LIGHT else (CREAM, PLAYER[colour])


def draw_crown(brush: Brush, face: Box, *, worn: bool = True) -> None:
    """The crown of the last winner, aslant beside the hat: one costume has a crown of its own."""
    if not worn:
        return
    x, y = face.cx - face.w * 0.3, face.cy - face.h * 0.36
    brush.sprite("prop/crown", x, y, h=face.h * 0.36, turn=-20)


def draw_portrait(
    brush: Brush, colour: str, box: Box, mood: str = "idle", *, alpha: float = 1
) -> None:
    """The round portrait of a seat; a badge where there is no portrait."""
    name = f"portrait/{colour}.{mood}"
    brush.picture(name if brush.sprites.has(name) else f"badge/{colour}", box, alpha=alpha)
