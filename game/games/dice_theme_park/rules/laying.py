"""Setup, points 1-16: the table laid, before anybody has chosen anything."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import get_args

from game.games.dice_theme_park.content import administrators
from game.games.dice_theme_park.content.administrators import (
    ADMINISTRATORS,
    NO_ADMINISTRATOR,
    AdministratorCard,
    Kind,
)
from game.games.dice_theme_park.content.attractions import ENTRANCE, NO_TILE, STARTERS, empty, stack
from game.games.dice_theme_park.content.innovations import KIT, Kit
from game.games.dice_theme_park.content.numbers import (
    COLOURS,
    DICE_IN_BAG,
    FIRST_OBJECTIVE,
    LENGTHS,
    START_MAPS,
    START_MONEY,
    UPGRADES,
    UPGRADES_EACH,
    Colour,
    dice,
)
from game.games.dice_theme_park.content.objectives import (
    OBJECTIVES,
    Code,
    ObjectiveId,
    objective_deck,
)
from game.games.dice_theme_park.content.skills import NO_SKILL, skill_cards
from game.games.dice_theme_park.content.solo import (
    EXTRA_GOALS,
    GOAL_DECK,
    GOAL_ROUNDS,
    NO_CARD,
    SOLO_CARDS,
    TARGETS,
    Deck,
    GoalId,
    goal_deck,
)
from game.games.dice_theme_park.content.spaces import ENTRANCE_CELL, STARTER_CELLS
from game.games.dice_theme_park.content.staff import StaffCard, hand
from game.games.dice_theme_park.rules.opening import Opening
from game.games.dice_theme_park.rules.park import Dawn, Park, Tally, Wild
from game.games.dice_theme_park.rules.rounds import EndGame, Round
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel.cards import shuffled
from game.kernel.chance import DEAL
from game.kernel.contract import begin

__all__ = ["coloured", "lay"]


def lay(seats: int, options: Mapping[str, str], seed: int) -> ParkState:
    state = ParkState()
    begin(state, seats, seed, (Opening(), Round(), EndGame()))
    state.full = options["length"] != "introductory"
    state.surprises = options["surprises"] == "on"
    state.innovations = options["innovations"] == "on"
    state.promo_staff = options["promo-staff"] == "on"
    state.rounds, state.round, state.phase = LENGTHS[options["length"]], 0, "setup"
    state.order = list(range(seats))
    state.shuffle(DEAL, state.order)
    state.bag, state.left = sorted(dice(DICE_IN_BAG[seats])), []
    state.trains, state.rides = [], []
    state.stack_a = shuffled(state, stack("A", surprises=state.surprises))
    state.stack_b = shuffled(state, stack("B", surprises=state.surprises))
    state.display, state.tile_discards = [], []
    state.skill_deck, state.admin_box = [], []
    if state.full:
        state.skill_deck = shuffled(state, skill_cards(surprises=state.surprises, solo=seats == 1))
        state.admin_box = _administrators(state)
    state.skill_display, state.skill_discards = [], []
    state.offers = [[] for _ in range(seats)]
    state.objectives = _objectives(state, options["promo-objectives"]) if seats > 1 else []
    state.staff_gone = []
    state.parks = [_park(state, seat) for seat in range(seats)]
    state.solo_deck = shuffled(state, SOLO_CARDS) if seats == 1 else []
    state.solo_card, state.solo_discards = NO_CARD, []
    state.goals = _goals(state, options["solo-goals"]) if seats == 1 else {}
    state.achieved = []
    state.target = TARGETS[options["solo-target"]] if seats == 1 else 0
    return state


def coloured(kinds: Iterable[Kind], colours: Iterable[Colour]) -> list[AdministratorCard]:
    """The cards of these kinds: each coloured one in the next of the colours."""
    at = iter(colours)
    return [
        administrators.card(each, next(at) if ADMINISTRATORS[each].coloured else "")
        for each in kinds
    ]


def _administrators(state: ParkState) -> list[AdministratorCard]:
    """Coloured ones get any colour; specialist and enthusiast never the same."""
    kinds = administrators.kinds(surprises=state.surprises, innovations=state.innovations)
    colours = [COLOURS[state.below(DEAL, 3)] for each in kinds if ADMINISTRATORS[each].coloured]
    two = shuffled(state, COLOURS)[:2]
    places = [each for each in kinds if ADMINISTRATORS[each].coloured]
    colours[places.index("specialist")], colours[places.index("enthusiast")] = two
    return shuffled(state, coloured(kinds, colours))


def _objectives(state: ParkState, mode: str) -> list[ObjectiveId]:
    """One for each of the last rounds, no two of one code (p. 3)."""
    found: list[ObjectiveId] = []
    codes: list[Code] = []
    for objective in shuffled(state, objective_deck(mode)):
        if OBJECTIVES[objective].code not in codes:
            found.append(objective)
            codes.append(OBJECTIVES[objective].code)
    return found[: state.rounds - FIRST_OBJECTIVE + 1]


def _goals(state: ParkState, extra: str) -> dict[int, list[GoalId]]:
    decks = {
        deck: shuffled(
            state, goal_deck(deck, surprises=state.surprises, innovations=state.innovations)
        )
        for deck in get_args(Deck)
    }
    goals = {number: [decks[GOAL_DECK[number]].pop()] for number in GOAL_ROUNDS}
    for number in EXTRA_GOALS[extra]:
        goals[number].append(decks[GOAL_DECK[number]].pop())
    return goals


def _park(state: ParkState, seat: int) -> Park:
    def cards(number: int) -> list[StaffCard]:
        return hand(number, innovations=state.innovations, promo=state.promo_staff)

    tiles = dict(zip(STARTERS, STARTER_CELLS, strict=True))
    kit: dict[Kit, int] = dict.fromkeys(UPGRADES, UPGRADES_EACH)
    park = Park()
    park.money = START_MONEY
    park.stars = 0
    # Alone one plays with the cards of two (p. 19).
    park.hand = [*cards(0), *cards(1)] if state.seats == 1 else cards(seat)
    park.played = []
    park.less = 0
    park.administrator = NO_ADMINISTRATOR
    park.tiles = {ENTRANCE: ENTRANCE_CELL, **tiles}
    park.upgrades = {tile: empty(tile) for tile in STARTERS}
    park.extras = {ENTRANCE: "cable_car"} if state.innovations else {}
    park.kit = {**kit, **KIT} if state.innovations else kit
    park.guests = {}
    park.cubes = {}
    park.maps = START_MAPS
    park.used = 0
    park.mascots = [NO_SKILL]
    park.out = [NO_TILE]
    park.guides = 0
    park.managers = 0
    park.wild = Wild()
    park.tally = Tally()
    park.dawn = Dawn()
    park.since = ()
    return park
