"""The lobby: people and bots take their seats."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game import catalogue
from game.match.refused import Refused
from game.match.seats import SQUEAKS
from game.match.session import Session
from game.screens.common.game_words import game_title
from game.screens.common.page import Page, large
from game.screens.common.seats import DEVICE_ICON, manner_of, shown_name
from game.screens.lobby.cards import EmptySeat, SeatCard
from game.screens.lobby.door import Door
from game.screens.lobby.foot import foot
from game.screens.lobby.layout import layout
from game.screens.lobby.looks import Looks
from game.screens.lobby.model import KEY_CLUSTERS, LEVELS, Lobby, Rules
from game.screens.lobby.options import options_panel
from game.screens.lobby.seat import seat_widgets
from game.stage.intent import Device, Kind
from game.stage.widgets.button import Button, IconButton
from game.stage.widgets.entry import Entry
from game.stage.widgets.scroll import Scroll, Scrolled

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from game.match.fair import Pledge
    from game.match.seats import Person
    from game.screens.lobby.layout import LobbyLayout
    from game.screens.services import Services
    from game.stage.box import Box
    from game.stage.frame import Frame
    from game.stage.intent import Intent
    from game.stage.layers import Heat
    from game.stage.offer import Offer
    from game.stage.widgets.base import Widget
    from game.system.text import Catalogue

__all__ = ["LobbyScene", "rules_of"]

_ALONE = {False: 330.0, True: 64.0}
"""How wide the way to playing alone is: with large text it shows only a picture."""
_AT_FIRST = 4
"""How many sit down on the first evening: one person, the others bots."""
_MEAN_NOTHING = frozenset({Kind.TAP, Kind.UNDO, Kind.LOG, Kind.HINT, Kind.INSPECT, Kind.HURRY,
                           Kind.PEEK})  # fmt: skip
"""What there is at a table alone: whoever presses such a key here wants to sit down."""


def rules_of(game_id: str) -> Rules:
    game = catalogue.game(game_id)
    return Rules(
        game.id,
        game.seats,
        {option.id: option.choices for option in game.options},
        {option.id: option.default for option in game.options},
        tuple(manner.id for manner in catalogue.judge(game_id).personalities),
        game.why_not_start,
        {offer.option: offer.first for offer in catalogue.offers(game_id) if offer.first},
    )


class LobbyScene(Page):
    name = "lobby"
    music = "music/title"
    heat: Heat = "busy"
    terse = True

    def __init__(self, services: Services, game_id: str, lobby: Lobby | None = None) -> None:
        super().__init__(services)
        self.lobby = lobby or Lobby(rules_of(game_id), pads=services.desk.pads())
        self.pledge = services.pledge()
        """Of the luck of the match that begins here: shown to whoever looks, before it begins."""
        self._expected = False
        """The one person was only guessed at: whoever comes with a gamepad first may be her."""
        if not self.lobby.seated():
            self._recall()
        known = services.settings.now.options
        if lobby is None:
            self.lobby.recall_options(known.get(game_id))
        self.new_here = game_id not in known
        """This game was never begun: whoever is here may want to be taught it."""
        self.offers: Mapping[str, Offer] = {
            offer.option: offer for offer in catalogue.offers(game_id)
        }
        self.pressed: dict[int, str] = {}
        """By place, the key of its block that was tried last."""
        self.tab = "seat"
        """Beside the seats: the chosen one, "game" (with large text), or "phones": the way in."""
        self.door = Door(self)
        self.looks = Looks(self)
        self.writing = Entry()
        self._written = -1
        self.scrolled = Scrolled()
        self.seats_scrolled = Scrolled()

    def _recall(self) -> None:
        self.lobby.recall(self.services.settings.now.seats)
        if not self.lobby.seated():
            self.lobby.add("mouse")
            self._expected = True
            while len(self.lobby.seated()) < min(_AT_FIRST, self.lobby.places):
                self.lobby.add("bot")
            self.lobby.chosen = 0

    @property
    def words(self) -> Catalogue:
        return self.services.game_words(self.lobby.rules.id)

    def seat_name(self, place: int) -> str:
        person = self.lobby.seats[place]
        return "" if person is None else self.name_of(person)

    def name_of(self, person: Person) -> str:
        return shown_name(person, self.say, self.words)

    def title(self) -> str:
        return game_title(self.words)

    def subtitle(self) -> str:
        if self.door.shown:
            return self.door.words("phones-are-open")
        return self.words("game-title.about")

    def header_room(self, frame: Frame) -> float:
        return 214 + _ALONE[large(frame)] + 20

    def build(self, frame: Frame) -> Sequence[Widget]:
        lobby = self.lobby
        places = layout(frame, lobby.places, door=self.door.shown)
        widgets = self.header(frame)
        widgets += [self._rules_button(frame), self._fair_button(frame), self._alone(frame)]
        cards = [self._card(place, box) for place, box in enumerate(places.cards)]
        if large(frame):
            high = places.cards[-1].bottom - places.shelf.y + 10
            widgets.append(Scroll("seats", places.shelf, cards, high, self.seats_scrolled))
        else:
            widgets.extend(cards)
        widgets.extend(self._choices(frame, places))
        return [*widgets, *foot(self, frame, places)]

    def _choices(self, frame: Frame, places: LobbyLayout) -> list[Widget]:
        """The chosen seat, and the game's own options; the way in for phones in place of these."""
        widgets: list[Widget] = []
        beside = places.tabs is None
        if self.door.shown:
            widgets.extend(self.door.panels(frame, places))
        elif places.tabs is not None:
            widgets.extend(self._tabs(places.tabs))
        if not self.door.shown and (beside or self.tab != "game"):
            self._follow_name()
            widgets.extend(seat_widgets(self, frame, places.seat))
        if not self.door.shown and (beside or self.tab == "game"):
            widgets.extend(options_panel(self, frame, places.game))
        return widgets

    def choose_option(self, option: str, value: str) -> None:
        if value not in self.lobby.blocked(option):
            self.lobby.option(option, value)
        self.rebuild()

    def _rules_button(self, frame: Frame) -> Widget:
        bar = self.header(frame)[0].box
        return IconButton(
            "rules", type(bar)(frame.w - 94, bar.y, 64, 64), "help",
            self._open_rules,
            help_text=self.say("title-rules"),
        )  # fmt: skip

    def _fair_button(self, frame: Frame) -> Widget:
        bar = self.header(frame)[0].box
        return IconButton(
            "fair", type(bar)(frame.w - 178, bar.y, 64, 64), "lock",
            self._open_fair,
            help_text=self.say("fair"),
        )  # fmt: skip

    def _alone(self, frame: Frame) -> Widget:
        """The way to what one person can play here alone."""
        bar = self.header(frame)[0].box
        box = type(bar)(frame.w - 198 - _ALONE[large(frame)], bar.y, _ALONE[large(frame)], 64)
        words = self.say("alone")
        if large(frame):
            return IconButton("alone", box, "person", self._open_alone, help_text=words)
        return Button("alone", box, words, self._open_alone, icon="person", size=30)

    def _open_alone(self) -> None:
        from game.screens.alone.scene import open_alone

        open_alone(self.services, self.lobby.rules.id, self.services.desk.open)

    def _open_fair(self) -> None:
        from game.screens.fair.scene import FairScene

        told = self.pledge.commitment, self.pledge.words
        self.services.desk.open(FairScene(self.services, *told, self._throw_in))

    def _throw_in(self, word: str) -> Pledge:
        self.pledge = self.pledge.joined(word)
        return self.pledge

    def _open_rules(self) -> None:
        from game.screens.rulebook.scene import RulebookScene

        self.services.desk.open(RulebookScene(self.services, self.lobby.rules.id))

    def _tabs(self, boxes: tuple[Box, Box]) -> list[Widget]:
        words = {"seat": self.say("lobby-seat"), "game": self.say("lobby-game")}
        return [
            Button(
                f"tab.{tab}", box, words[tab], self._turning(tab),
                tone="orange" if tab == self.tab else "wood", sound="ui/open",
            )
            for tab, box in zip(("seat", "game"), boxes, strict=True)
        ]  # fmt: skip

    def _turning(self, tab: str) -> Callable[[], None]:
        def turn() -> None:
            self.tab = tab
            self.rebuild()

        return turn

    def _card(self, place: int, box: Box) -> Widget:
        person = self.lobby.seats[place]
        if person is None:
            return self._empty(place, box)
        bot = person.control == "bot"
        return SeatCard(
            f"seat.{place}",
            box,
            self._choosing(place),
            colour=person.colour,
            person=self.name_of(person),
            others=[self.name_of(each) for each in self.lobby.seated()],
            icon=DEVICE_ICON[person.control],
            lines=self._device_lines(person),
            stars=1 + LEVELS.index(person.level) if bot else 0,
            chosen=place == self.lobby.chosen and not self.door.shown,
            asleep=person.control == "phone" and not self.door.awake(place),
            says=self.door.says(place),
            crown=place == self.crowned,
        )

    @property
    def crowned(self) -> int | None:
        """The place of whoever won last."""
        places = [at for at, person in enumerate(self.lobby.seats) if person is not None]
        people = [replace(each, name=self.name_of(each)) for each in self.lobby.seated()]
        found = self.services.evening.crowned(people)
        return None if found is None else places[found]

    def _empty(self, place: int, box: Box) -> Widget:
        told = self.door.tells(place) or (self.say("lobby-empty"), self.say("lobby-press"))
        waking, mole = self.door.waking(place), self.door.mole(place)
        seat, sit = f"seat.{place}", self._seating(place)
        return EmptySeat(seat, box, sit, *told, waking=waking, mole=mole)

    def _device_lines(self, person: Person) -> tuple[str, str]:
        say = self.say
        if person.control == "mouse":
            people = [other for other in self.lobby.seated() if other.control != "bot"]
            alone = len(people) == 1
            note = say("lobby-mouse-alone") if alone else say("lobby-with-curtain")
            return say("lobby-mouse-card"), note
        if person.control == "phone":
            return self.door.device_lines(self.lobby.seats.index(person))
        if person.control == "keys":
            return say(f"lobby-keys-{person.device % KEY_CLUSTERS}"), say("lobby-blind-pad")
        if person.control == "pad":
            return self.pad_name(person.device), say("lobby-blind-pad")
        return "", manner_of(say, self.words, person.personality)

    def pad_name(self, pad: int) -> str:
        number = self.lobby.pads.index(pad) + 1 if pad in self.lobby.pads else 0
        return self.say("lobby-pad-number", number=number) if number else self.say("lobby-pad-lost")

    def _choosing(self, place: int) -> Callable[[], None]:
        def choose() -> None:
            self.lobby.chosen = place
            self.tab = "seat"
            self.rebuild()

        return choose

    def _seating(self, place: int) -> Callable[[], None]:
        def seat() -> None:
            if self.lobby.add("mouse", place=place) is not None:
                self.tab = "seat"
            self.rebuild()

        return seat

    def _follow_name(self) -> None:
        """The line to write in shows the chosen seat's name, once another seat is chosen."""
        person = self.lobby.seats[self.lobby.chosen]
        if self._written != self.lobby.chosen or person is None:
            self.writing = Entry(person.name if person is not None else "")
            self._written = self.lobby.chosen

    def rename(self, text: str) -> None:
        self.lobby.rename(self.lobby.chosen, text)
        self.rebuild()

    def update(self, ms: float) -> None:
        pads = self.services.desk.pads()
        if pads != self.lobby.pads:
            self.lobby.pads = pads
            self.rebuild()
        self.door.update(ms)
        self.looks.update(ms)
        super().update(ms)

    def came(self, seat: int) -> None:
        """A phone has taken this seat."""
        self._expected = False
        self.services.sounds.play("mole/pop")
        self.rebuild()

    def handle(self, intent: Intent) -> bool:
        if intent.kind is Kind.PRESS or (
            intent.device is Device.KEYS and intent.kind not in _MEAN_NOTHING
        ):
            self._expected = False
        if self.looks.asked(intent) or self._joins(intent):
            return True
        return super().handle(intent)

    def _joins(self, intent: Intent) -> bool:
        """A gamepad nobody holds yet, or keys that mean nothing else, take a free seat."""
        lobby = self.lobby
        if intent.repeat or self.writing.active:
            return False
        if intent.device is Device.PAD and intent.kind in (Kind.CONFIRM, *_MEAN_NOTHING):
            came = self._pad_joins(intent.source)
        elif intent.tap is not None and intent.kind in _MEAN_NOTHING:
            cluster = intent.tap.source
            holder = lobby.holder("keys", cluster)
            if holder is not None:
                self._practise(holder, intent.tap.place)
                return True
            came = lobby.add("keys", cluster) is not None
        else:
            return False
        if came:
            self.services.sounds.play("mole/pop")
            self.rebuild()
        return came

    def _practise(self, place: int, key: str) -> None:
        """Whoever tries a key of her block sees which it was, and hears her own mole."""
        self.pressed[place] = key
        self.lobby.chosen = place
        self.squeak(place)

    def squeak(self, place: int) -> None:
        """The mole of this place says something."""
        self.door.greet(place, 1 + SQUEAKS.index(self.lobby.voice(place)))

    def _pad_joins(self, pad: int) -> bool:
        lobby = self.lobby
        if lobby.holder("pad", pad) is not None or pad not in lobby.pads:
            return False
        if self._expected:
            self._expected = False
            lobby.change(0, control="pad", device=pad)
            return True
        return lobby.add("pad", pad) is not None

    def learn(self) -> None:
        from game.screens.tutorial.scene import open_lessons

        open_lessons(self.services, self.lobby.rules.id)

    def start(self) -> None:
        services, lobby = self.services, self.lobby
        people = [replace(person, name=self.name_of(person)) for person in lobby.seated()]
        game, known = lobby.rules.id, services.settings.now.options
        services.tell(
            services.settings.change(
                seats=lobby.remembered(),
                last_game=game,
                options={**known, game: dict(lobby.options)},
            )
        )
        try:
            session = Session.new(lobby.rules.id, people, lobby.options, pledge=self.pledge)
        except Refused as refused:
            services.refuse(refused)
            return
        if services.phones.hub is not None:
            places = [place for place, person in enumerate(lobby.seats) if person is not None]
            services.phones.hub.move({place: seat for seat, place in enumerate(places)})
        services.sit_down(session)
