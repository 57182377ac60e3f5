"""A fair to try the rulebook in: parks, guests, cards and money as one wants them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from game.games.dice_theme_park.content.administrators import (
    NO_ADMINISTRATOR,
    administrator_of,
    kind,
)
from game.games.dice_theme_park.content.attractions import NO_TILE, TILES, TileId, empty, tile_of
from game.games.dice_theme_park.content.numbers import Die, colour_of, upgrade_of
from game.games.dice_theme_park.content.skills import NO_SKILL, skill_of
from game.games.dice_theme_park.content.spaces import cell_of
from game.games.dice_theme_park.rules.expand import Expand
from game.games.dice_theme_park.rules.game import GAME
from game.games.dice_theme_park.rules.improve import Improve
from game.games.dice_theme_park.rules.operate import OpenParks
from game.games.dice_theme_park.rules.park import Guest, Park
from game.games.dice_theme_park.rules.rounds import EndGame, RoundOver
from game.games.dice_theme_park.rules.state import ParkState
from game.games.dice_theme_park.rules.upkeep import Upkeep
from game.games.dice_theme_park.rules.welcome import Welcome
from game.kernel import play
from game.kernel.contract import Action, PickSome, Step
from game.kernel.event import Event

OPTIONS = {option.id: option.default for option in GAME.options}
PHASES: dict[str, type[Step[ParkState]]] = {
    "welcome": Welcome,
    "expand": Expand,
    "improve": Improve,
    "operate": OpenParks,
    "upkeep": Upkeep,
}


E = TypeVar("E", bound=Event)


@dataclass
class Told:
    """What was told, in its order."""

    events: list[Event] = field(default_factory=list)

    def __call__(self, event: Event) -> None:
        self.events.append(event)

    @property
    def kinds(self) -> list[type[Event]]:
        return [type(event) for event in self.events]

    def all(self, kind: type[E], seat: int | None = None) -> list[E]:
        return [
            event
            for event in self.events
            if isinstance(event, kind) and (seat is None or getattr(event, "seat", None) == seat)
        ]

    def one(self, kind: type[E], seat: int | None = None) -> E:
        found = self.all(kind, seat)
        assert len(found) == 1, self.kinds
        return found[0]


def start(seats: int = 2, seed: int = 1, **options: str) -> ParkState:
    """A match that waits for its first answer."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    state = play.start(GAME, seats, OPTIONS | chosen, seed)
    assert isinstance(state, ParkState)
    return state


def opened(seats: int = 2, seed: int = 1, **options: str) -> ParkState:
    """The same after setup, everybody having taken the first of everything; round 1, Plan."""
    state = start(seats, seed, **options)
    while state.phase == "setup":
        for seat in play.asked(state):
            choice = play.legal(state, seat)
            if isinstance(choice, PickSome):
                play.act(state, seat, choice.items[: choice.least])
            else:
                play.act(state, seat, choice[0])
    return state


def fair(seats: int = 2, seed: int = 1, **options: str) -> ParkState:
    """Parks with nothing in them but what is printed: no guests, no first tile, no cards."""
    state = opened(seats, seed, **options)
    for park in state.parks:
        for tile in [tile for tile in park.tiles if TILES[tile].stack]:
            park.tiles.pop(tile)
            park.upgrades.pop(tile)
            (state.stack_a if TILES[tile].stack == "A" else state.stack_b).append(tile)
        if park.administrator:
            state.admin_box.append(park.administrator)
            park.administrator = NO_ADMINISTRATOR
        state.skill_deck += [card for card in park.mascots if card]
        park.mascots, park.out = [NO_SKILL], [NO_TILE]
    return state


def guest(
    state: ParkState,
    colour: str,
    value: int,
    at: str = "entrance",
    seat: int = 0,
    *,
    vip: bool = False,
) -> Die:
    """A guest out of the bag or off a train."""
    for pile in (state.bag, *state.trains):
        for die in pile:
            if die and colour_of(die) == colour:
                pile.remove(die)
                state.parks[seat].guests[die] = Guest(tile_of(at), value, vip)
                return die
    raise AssertionError(f"no {colour} die is left")


def built(state: ParkState, name: str, cell: str, seat: int = 0, *upgrades: str) -> None:
    """A tile in its place, from wherever it lies, with these upgrades."""
    tile = tile_of(name)
    for pile in (state.stack_a, state.stack_b, state.tile_discards):
        if tile in pile:
            pile.remove(tile)
    if tile in state.display:
        state.display[state.display.index(tile)] = NO_TILE
    park = state.parks[seat]
    park.tiles[tile] = cell_of(cell)
    park.upgrades[tile] = empty(tile)
    for upgrade in upgrades:
        upgrade_on(park, tile, upgrade)


def upgrade_on(park: Park, name: str, word: str) -> None:
    tile, upgrade = tile_of(name), upgrade_of(word)
    spaces = list(park.upgrades[tile])
    spaces[spaces.index("")] = upgrade
    park.upgrades[tile] = tuple(spaces)
    park.kit[upgrade] -= 1


def shown(state: ParkState, *names: str) -> None:
    """The display is these tiles."""
    tiles = [tile_of(name) for name in names]
    for tile in filter(None, state.display):
        (state.stack_a if TILES[tile].stack == "A" else state.stack_b).append(tile)
    for tile in tiles:
        for pile in (state.stack_a, state.stack_b, state.tile_discards):
            if tile in pile:
                pile.remove(tile)
    state.display = tiles


def skills_shown(state: ParkState, *words: str) -> None:
    cards = [skill_of(word) for word in words]
    state.skill_deck += [card for card in state.skill_display if card]
    for card in cards:
        state.skill_deck.remove(card)
    state.skill_display = cards


def staff(state: ParkState, *people: str, seat: int = 0) -> None:
    """These two have been played; twins come from another hand."""
    park = state.parks[seat]
    park.hand += park.played
    park.played = []
    for person in people:
        for other in (park, *state.parks):
            card = next((card for card in other.hand if card.startswith(f"{person}.")), None)
            if card is not None:
                other.hand.remove(card)
                park.played.append(card)
                break
        else:
            raise AssertionError(f"no {person} is left")


def administrator(state: ParkState, word: str, seat: int = 0) -> None:
    """Put in charge, out of the box; its colour is what one says."""
    card = administrator_of(word)
    found = next(other for other in state.admin_box if kind(other) == kind(card))
    state.admin_box.remove(found)
    state.parks[seat].administrator = card


def mascots(state: ParkState, *words: str, seat: int = 0) -> None:
    """So many mascots, each on its skill card, "" without one."""
    cards = [skill_of(word) if word else NO_SKILL for word in words]
    for card in cards:
        for pile in (state.skill_deck, state.skill_display):
            if card and card in pile:
                pile.remove(card)
    park = state.parks[seat]
    park.mascots, park.out = cards, [NO_TILE] * len(cards)


def phase(state: ParkState, name: str) -> Told:
    """This phase begins, and is the last."""
    told = Told()
    state.lanes.clear()
    state.sealed.clear()
    state.todo = [EndGame(), PHASES[name]()]
    play.settle(state, told)
    assert GAME.check(state) == [], GAME.check(state)
    return told


def evening(state: ParkState, number: int = 1) -> Told:
    """Upkeep of this round begins; after it comes the next round, or the end of the game."""
    told = Told()
    state.round = number
    state.lanes.clear()
    state.sealed.clear()
    state.todo = [EndGame(), RoundOver(), Upkeep()]
    play.settle(state, told)
    assert GAME.check(state) == [], GAME.check(state)
    return told


def answer(state: ParkState, *answers: Action | str, seat: int = 0) -> Told:
    """These answers of one seat, one after the other."""
    told = Told()
    for given in answers:
        words = tuple(given.split()) if isinstance(given, str) else given
        play.act(state, seat, words, told)
        assert GAME.check(state) == [], (words, GAME.check(state))
    return told


def legal(state: ParkState, seat: int = 0) -> set[str]:
    return {" ".join(action) for action in play.listing(play.legal(state, seat))}


def verbs(state: ParkState, *beginning: str, seat: int = 0) -> set[str]:
    """The rest of every legal answer that begins so."""
    wanted = " ".join(beginning) + " "
    return {word[len(wanted) :] for word in legal(state, seat) if word.startswith(wanted)}


def closed(state: ParkState, *seats: int) -> None:
    """These parks close for the day."""
    for seat in seats:
        play.act(state, seat, ("close",))


def cubes(**by_name: int) -> dict[TileId, int]:
    """Operate cubes, by the names of attractions."""
    return {tile_of(name): count for name, count in by_name.items()}


def busy(seats: int = 2) -> ParkState:
    """A park in which everything an objective might count is a number of its own."""
    state = fair(seats, 1, innovations="on")
    built(state, "tidal_swing", "1,0", 0, "merch_kiosk", "special_effect")
    built(state, "burger_shack", "-1,1")
    built(state, "grand_bazaar", "0,-2")
    built(state, "food_court", "1,-2")
    park = state.parks[0]
    upgrade_on(park, "bumper_boats", "generator")
    park.extras[tile_of("burger_shack")] = "statue.1"
    park.extras[tile_of("tidal_swing")] = "photo_booth"
    park.kit["statue"] -= 1
    park.kit["photo_booth"] -= 1
    park.maps, park.used, park.money = 5, 2, 11
    for colour, value, tile in (
        ("blue", 3, "entrance"), ("yellow", 3, "entrance"), ("blue", 1, "bumper_boats"),
        ("blue", 6, "hall_of_mirrors"), ("green", 6, "hall_of_mirrors"),
        ("yellow", 2, "hook_a_prize"),
    ):  # fmt: skip
        guest(state, colour, value, tile)
    park.cubes = cubes(entrance=2, bumper_boats=2, tidal_swing=1, hall_of_mirrors=1)
    park.tally = park.tally._replace(earned=3, stars=50, spent=8, gone=2)
    return state
