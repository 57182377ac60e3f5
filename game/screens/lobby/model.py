"""Who sits where, before a match: nothing here knows how a lobby looks."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from game.match.seats import SQUEAKS, Person, voices
from game.system.names import clean_name
from game.system.settings import SeatChoice

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

__all__ = ["COLOURS", "CONTROLS", "KEY_CLUSTERS", "LEVELS", "MOST", "Lobby", "Rules"]

# In the order in which they are handed out: neighbours in this list are far apart in hue.
COLOURS = ("radish", "royal", "lavender", "carrot", "lemon", "fern", "ice", "truffle")
CONTROLS = ("mouse", "keys", "pad", "bot")
LEVELS = ("easy", "normal", "hard")
KEY_CLUSTERS = 4
MOST = 8


def _goes_together(_seats: int, _options: Mapping[str, str]) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Rules:
    """What the lobby has to know of a game."""

    id: str
    seats: tuple[int, ...]
    options: Mapping[str, tuple[str, ...]]
    defaults: Mapping[str, str]
    personalities: tuple[str, ...]
    why_not: Callable[[int, Mapping[str, str]], str] = _goes_together
    """Why so many cannot play with these options: a text key of the game, "" when they can."""
    at_first: Mapping[str, str] = field(default_factory=dict)
    """What those get who play it for the first time, where that is not the usual."""


@dataclass(slots=True)
class Lobby:
    rules: Rules
    seats: list[Person | None] = field(default_factory=lambda: [None] * MOST)
    options: dict[str, str] = field(default_factory=dict)
    pads: tuple[int, ...] = ()
    """Gamepads that are plugged in."""
    chosen: int = 0
    """The seat whose device, colour and name are being changed."""

    def __post_init__(self) -> None:
        for option, default in self.rules.defaults.items():
            if self.options.get(option) not in self.rules.options[option]:
                self.options[option] = default

    @property
    def places(self) -> int:
        return max(self.rules.seats)

    def seated(self) -> list[Person]:
        return [person for person in self.seats if person is not None]

    def free_place(self) -> int | None:
        for place in range(self.places):
            if self.seats[place] is None:
                return place
        return None

    def free_colours(self) -> list[str]:
        used = {person.colour for person in self.seated()}
        return [colour for colour in COLOURS if colour not in used]

    def free_clusters(self) -> list[int]:
        used = {person.device for person in self.seated() if person.control == "keys"}
        return [cluster for cluster in range(KEY_CLUSTERS) if cluster not in used]

    def free_pads(self) -> list[int]:
        used = {person.device for person in self.seated() if person.control == "pad"}
        return [pad for pad in self.pads if pad not in used]

    def holder(self, control: str, device: int) -> int | None:
        """The seat that already plays on this device."""
        for place, person in enumerate(self.seats):
            if person is not None and (person.control, person.device) == (control, device):
                return place
        return None

    def add(
        self,
        control: str,
        device: int | None = None,
        *,
        level: str = "normal",
        place: int | None = None,
    ) -> int | None:
        """Seat somebody; the place taken, or None when the table or its devices are full."""
        if place is None or self.seats[place] is not None:
            place = self.free_place()
        colours = self.free_colours()
        if place is None or not colours:
            return None
        if device is None:
            device = self._free_device(control)
            if device is None:
                return None
        person = Person("", colours[0], control, device, level, self._manner(control))
        self.seats[place] = person
        self.chosen = place
        return place

    def remove(self, place: int) -> None:
        self.seats[place] = None
        if place == self.chosen:
            taken = [other for other, person in enumerate(self.seats) if person is not None]
            self.chosen = min(taken, key=lambda other: abs(other - place), default=0)

    def change(self, place: int, **what: str | int) -> None:
        person = self.seats[place]
        if person is not None:
            self.seats[place] = replace(person, **what)  # type: ignore[arg-type]

    def rename(self, place: int, text: str) -> None:
        self.change(place, name=clean_name(text))

    def recolour(self, place: int, colour: str) -> bool:
        """Give the seat a colour nobody has; False when somebody has it."""
        if colour not in self.free_colours():
            return False
        self.change(place, colour=colour)
        return True

    def seat_with(self, place: int, control: str) -> bool:
        """Put another device into the seat's hands; False when none of that kind is free."""
        person = self.seats[place]
        if person is None or person.control == control:
            return person is not None
        device = self._free_device(control)
        if device is None:
            return False
        self.change(place, control=control, device=device, personality=self._manner(control))
        return True

    def fill(self, level: str) -> int:
        """A bot on every free place; how many came."""
        chosen, came = self.chosen, 0
        while self.add("bot", level=level) is not None:
            came += 1
        self.chosen = chosen
        return came

    def drop_bots(self) -> None:
        for place, person in enumerate(self.seats):
            if person is not None and person.control == "bot":
                self.remove(place)

    def voice(self, place: int) -> str:
        """How the mole of this place squeaks; of an empty one, ""."""
        person = self.seats[place]
        if person is None:
            return ""
        seated = self.seated()
        return voices(seated)[next(at for at, one in enumerate(seated) if one is person)]

    def option(self, option: str, value: str) -> None:
        if value in self.rules.options[option]:
            self.options[option] = value

    @property
    def clash(self) -> str:
        """Why the match cannot be played with these options: a text key of the game."""
        return self.rules.why_not(len(self.seated()), self.options)

    def blocked(self, option: str) -> Mapping[str, str]:
        """Values that do not go with the other options, and the text key that says why."""
        seats = len(self.seated())
        reasons = {
            value: self.rules.why_not(seats, {**self.options, option: value})
            for value in self.rules.options[option]
            if value != self.options[option]
        }
        return {value: reason for value, reason in reasons.items() if reason}

    def recall_options(self, before: Mapping[str, str] | None) -> None:
        """What was chosen for the last match; None: there was none, and it begins gently.

        A choice that does not go with the others is left at what it is.
        """
        for option, value in (self.rules.at_first if before is None else before).items():
            if value in self.rules.options.get(option, ()) and value not in self.blocked(option):
                self.options[option] = value

    def _free_device(self, control: str) -> int | None:
        if control == "keys":
            return next(iter(self.free_clusters()), None)
        if control == "pad":
            return next(iter(self.free_pads()), None)
        return 0

    def _manner(self, control: str) -> str:
        """A bot's manner: the one fewest of the others have."""
        manners = self.rules.personalities
        if control != "bot" or not manners:
            return "even"
        others = [person.personality for person in self.seated() if person.control == "bot"]
        return min(manners, key=others.count)

    def remembered(self) -> tuple[SeatChoice, ...]:
        """The seats as the settings keep them for next time."""
        return tuple(
            SeatChoice()
            if person is None
            else SeatChoice(
                person.name,
                person.colour,
                # A phone is not kept: next time it scans and sits down anew.
                "mouse" if person.control == "phone" else person.control,
                person.level,
                person.personality,
                person.squeak,
            )
            for person in self.seats
        )

    def recall(self, choices: Sequence[SeatChoice]) -> None:
        """Seat whom the settings remember, as far as devices and this game's table allow."""
        for choice in choices[: self.places]:
            if choice.held_by not in CONTROLS:
                continue
            level = choice.bot_level if choice.bot_level in LEVELS else "normal"
            # A gamepad that is not here today leaves its player with the mouse.
            place = self.add(choice.held_by, level=level)
            if place is None:
                place = self.add("mouse", level=level)
            if place is None:
                return
            self.recolour(place, choice.colour)
            self.rename(place, choice.name)
            if choice.bot_character in self.rules.personalities:
                self.change(place, personality=choice.bot_character)
            if choice.squeak in SQUEAKS:
                self.change(place, squeak=choice.squeak)
        self.chosen = 0
