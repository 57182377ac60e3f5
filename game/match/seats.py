"""Who holds a seat: a person with a mouse, keys, a pad or a phone, or a bot."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from game.match.refused import Refused
from game.system.names import clean_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.kernel.contract import Game

__all__ = ["COLOURS", "CONTROLS", "LEVELS", "SQUEAKS", "Person", "seated", "voices"]

COLOURS: Final = ("radish", "fern", "royal", "truffle", "carrot", "lemon", "ice", "lavender")
CONTROLS: Final = ("mouse", "keys", "pad", "phone", "bot")
LEVELS: Final = ("easy", "normal", "hard", "random", "greedy")
SQUEAKS: Final = ("pip", "honk", "trill", "yawn", "cackle", "hoot", "squeal", "croak")
"""The voices of moles: as many as there are colours."""
_MOST_DEVICES: Final = 64


@dataclass(frozen=True, slots=True)
class Person:
    """Who holds a seat."""

    name: str
    colour: str
    control: str = "mouse"
    """"mouse" looks behind the curtain, "keys" and "pad" choose blind, "phone" is a hand of its
    own, "bot" is nobody."""
    device: int = 0
    """Which cluster of keys, or which pad."""
    level: str = "normal"
    personality: str = "even"
    squeak: str = ""
    """The voice she chose for her mole; "" while any will do."""

    @property
    def is_bot(self) -> bool:
        return self.control == "bot"


def _checked(person: Person) -> Person:
    if person.colour not in COLOURS:
        raise Refused("match-colour", {"colour": clean_name(person.colour)})
    if person.control not in CONTROLS:
        raise Refused("match-control", {"control": clean_name(person.control)})
    if person.level not in LEVELS:
        raise Refused("match-level", {"level": clean_name(person.level)})
    if not 0 <= person.device < _MOST_DEVICES:
        raise Refused("match-device", {"device": person.device})
    return replace(
        person,
        name=clean_name(person.name),
        personality=clean_name(person.personality),
        # How a mole sounds keeps nobody from a table.
        squeak=person.squeak if person.squeak in SQUEAKS else "",
    )


def seated(game: Game[Any, Any], people: Iterable[Person]) -> list[Person]:
    """The people as they may sit down to this game; Refused if they may not."""
    found = [_checked(person) for person in people]
    if len(found) not in game.seats:
        raise Refused(
            "match-seats", {"seats": len(found), "least": min(game.seats), "most": max(game.seats)}
        )
    different_colours(found)
    return found


def different_colours(people: Sequence[Person]) -> None:
    """Colours tell the seats apart all over the table: no two may share one."""
    colours = [person.colour for person in people]
    for colour in colours:
        if colours.count(colour) > 1:
            raise Refused("match-same-colour", {"colour": colour})


def voices(people: Sequence[Person]) -> tuple[str, ...]:
    """By seat, with whose voice its mole squeaks: the chosen one, else that of its colour, else one
    that nobody has yet."""
    chosen = [person.squeak for person in people]
    colours = [COLOURS.index(person.colour) for person in people]
    own = {SQUEAKS[at] for at, squeak in zip(colours, chosen, strict=True) if not squeak}
    left = [each for each in SQUEAKS if each not in chosen and each not in own]
    found: list[str] = []
    for at, squeak in zip(colours, chosen, strict=True):
        usual = SQUEAKS[at]
        found.append(squeak or (usual if usual not in chosen or not left else left.pop(0)))
    return tuple(found)
