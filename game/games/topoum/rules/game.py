"""Topoum as a Game: its rules whole, for whoever plays it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar

from game.games.topoum.content import (
    ALWAYS,
    CRATE_VALUES,
    CRATES,
    DECKS,
    FARMER_TILES,
    OPTIONS,
    START_MEDALS,
    TILES,
    UNMIXABLE,
    is_crate,
    is_farmer,
)
from game.games.topoum.content.ids import (
    COLOUR_OF,
    COLOURS,
    HAND,
    NO_CARD,
    NOWHERE,
    PEACE,
    SLOTS,
    cards,
    mole_ids,
)
from game.games.topoum.content.words import Wish
from game.games.topoum.events import EVENTS
from game.games.topoum.events.course import Paid
from game.games.topoum.events.moles import Deployed, Freed
from game.games.topoum.events.tiles import Divided
from game.games.topoum.rules.division import ChoosePart, Divide, PlaceDynamite
from game.games.topoum.rules.ending import Final, barracks_left
from game.games.topoum.rules.finishing import EndTurn, FillHand, FillLine, PressPays, Score, Turns
from game.games.topoum.rules.playing import CardOrTile, PlayCard
from game.games.topoum.rules.puzzles import ALONE
from game.games.topoum.rules.setup import (
    Deal,
    FirstBarracks,
    FirstMole,
    LayCentre,
    Obstacle,
    PickTypes,
    SetUp,
    ToArms,
    random_deck,
    suggested,
)
from game.games.topoum.rules.state import TopoumState
from game.games.topoum.rules.turn import Act, AlwaysAMole, Begin, ForcedRansom, MoveOn, Turn
from game.games.topoum.seen import imagining, view
from game.games.topoum.seen.view import TopoumSeen
from game.kernel.alone import Alone
from game.kernel.chance import DEAL, Random
from game.kernel.contract import (
    Action,
    AnyStep,
    Game,
    Moment,
    Option,
    Standings,
    Step,
    Viewer,
    begin,
)
from game.kernel.event import Event

__all__ = ["GAME", "Topoum"]


class Topoum(Game[TopoumState, TopoumSeen]):
    id: ClassVar[str] = "topoum"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    rules_version: ClassVar[int] = 1
    reasons: ClassVar[tuple[str, ...]] = ("medals", "barracks", "cards", "shared")
    moments: ClassVar[
        Mapping[str, Moment[Divided] | Moment[Paid] | Moment[Deployed] | Moment[Freed]]
    ] = {
        "division": Moment(Divided, lambda divided: not divided.chosen),
        "division-tied": Moment(Divided, lambda divided: divided.chosen),
        "friendly-fire": Moment(Paid, lambda paid: paid.why == "friendly-fire"),
        "always-a-mole": Moment(Deployed, lambda deployed: deployed.why == "law-two"),
        "ransom": Moment(Freed, lambda freed: not freed.forced),
    }
    longest: ClassVar[int] = 900
    steps: ClassVar[tuple[type[AnyStep], ...]] = (
        PickTypes,
        Deal,
        SetUp,
        LayCentre,
        FirstBarracks,
        FirstMole,
        Obstacle,
        ToArms,
        Turns,
        Turn,
        ForcedRansom,
        AlwaysAMole,
        Begin,
        Act,
        PlayCard,
        CardOrTile,
        MoveOn,
        PlaceDynamite,
        Divide,
        ChoosePart,
        Score,
        FillHand,
        FillLine,
        PressPays,
        EndTurn,
        Final,
    )
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    alone: ClassVar[Alone] = ALONE
    state_type = TopoumState
    seen_type = TopoumSeen

    def why_not_start(self, seats: int, options: Mapping[str, str]) -> str:
        if options["obstacles"] == "on" and options["farmer"] in UNMIXABLE:
            return "why-not-obstacles-farmer"
        return ""

    def new_match(self, seats: int, options: Mapping[str, str], seed: int) -> TopoumState:
        state = TopoumState()
        choose = options["deck"] == "choose"
        first: tuple[Step[TopoumState], ...] = (Deal(), SetUp(), Turns(), Final())
        begin(state, seats, seed, (PickTypes(), *first) if choose else first)
        state.radius = int(options["radius"])
        state.obstacles = options["obstacles"] == "on"
        state.wish = _wish(options["farmer"])
        # The Whistle goes to one at random.
        state.first = state.active = state.below(DEAL, seats)
        state.types = ()
        surely = state.wish != "maybe"
        if options["deck"] in DECKS:
            state.types = suggested(options["deck"], farmer=surely)
        elif not choose:
            state.types = random_deck(state, farmer=surely)
        state.farmer = ""
        state.turn = 1
        state.begun = state.peace = False
        state.press = -1
        state.medals = [START_MEDALS] * seats
        _clear_board(state)
        state.deck, state.thrown = [], []
        state.line = [NO_CARD] * SLOTS
        state.hands = [[] for _ in range(seats)]
        state.piles = [[] for _ in range(seats)]
        state.old_lines, state.stirred, state.unmoved = [], [], []
        state.used = 0
        return state

    def observe(self, state: TopoumState, viewer: Viewer) -> TopoumSeen:
        return view.observe(state, viewer)

    def imagine(self, seen: TopoumSeen, seat: int, rng: Random) -> TopoumState:
        return imagining.imagine(seen, seat, rng)

    def scramble(self, state: TopoumState, viewer: Viewer, rng: Random) -> TopoumState:
        return imagining.scramble(state, viewer, rng)

    def standings(self, state: TopoumState) -> Standings:
        scores = tuple(state.medals)
        if not state.over:
            return Standings(
                tuple(1 + sum(o > mine for o in scores) for mine in scores), scores, ""
            )
        # A tie goes to the barracks on the battlefield, then to the cards played.
        barracks = [barracks_left(state, seat) for seat in range(state.seats)]
        ranks = [
            (medals, barracks[seat], len(state.piles[seat])) for seat, medals in enumerate(scores)
        ]
        places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
        best = max(ranks)
        reason = "shared"
        for depth, name in ((1, "medals"), (2, "barracks"), (3, "cards")):
            if sum(rank[:depth] == best[:depth] for rank in ranks) == 1:
                reason = name
                break
        return Standings(places, scores, reason)

    def check(self, state: TopoumState) -> list[str]:
        return [*_check_cards(state), *_check_board(state), *_check_overlays(state)]

    def why_not(self, state: TopoumState, seat: int, action: Action) -> str:
        return "why-not-over" if state.over else "why-not"

    def turn(self, state: TopoumState) -> int:
        return state.turn


def _wish(word: str) -> Wish:
    if is_farmer(word):
        return word
    return "any" if word == ALWAYS else "maybe"


def _clear_board(state: TopoumState) -> None:
    state.bases, state.overlays, state.moles = {}, {}, {}
    state.red_cross = NOWHERE
    state.islands = []
    state.reserve = [list(mole_ids(seat)) for seat in range(state.seats)]
    state.captives = {}
    state.tiles = [TILES] * COLOURS
    state.aside = []
    state.obstacle_tiles = [4, 4] if state.obstacles else [0, 0]
    state.crate_values = list(CRATE_VALUES)
    state.crates_known = [[] for _ in CRATES]


def _check_cards(state: TopoumState) -> list[str]:
    lying = [
        card for cards_ in (state.deck, state.thrown, *state.hands, *state.piles) for card in cards_
    ]
    lying += [card for card in state.line if card]
    if not lying:
        return []
    broken = []
    expected = list(cards(state.types, state.seats))
    if not state.peace:
        expected.append(PEACE)
    if Counter(lying) != Counter(expected):
        broken.append("every card is in one place")
    if any(len(hand) > HAND for hand in state.hands) or len(state.line) != SLOTS:
        broken.append("two cards in a hand, five in the Line")
    return broken


def _check_board(state: TopoumState) -> list[str]:
    broken = []
    out = Counter(COLOUR_OF[base] for base in state.bases.values())
    if any(state.tiles[colour] + out[colour] != TILES for colour in range(COLOURS)):
        broken.append(f"{TILES} tiles of a colour")
    if min(state.tiles) < 0:
        broken.append("no tile is owed")
    everywhere = [*state.moles.values(), *state.captives]
    for moles in state.reserve:
        everywhere += moles
    if sorted(everywhere) != sorted(m for seat in range(state.seats) for m in mole_ids(seat)):
        broken.append("every mole is in one place")
    if any(not state.is_square(space) for space in (*state.moles, *state.islands)):
        broken.append("moles and islands are on squares")
    if state.red_cross and not state.is_square(state.red_cross):
        broken.append("the Red Cross stands on a square")
    if any(space not in state.board.near for space in (*state.bases, *state.overlays)):
        broken.append("nothing lies off the board")
    if any(state.overlays.get(space) == "rock" for space in state.moles):
        broken.append("no mole stands on rock")
    return broken


def _check_overlays(state: TopoumState) -> list[str]:
    there = Counter([*state.overlays.values(), *state.aside])
    broken = []
    if state.farmer and state.farmer != "crates":
        tiles = Counter(FARMER_TILES[state.farmer])
        laid = there if state.bases or state.overlays else tiles
        if any(laid[tile] != count for tile, count in tiles.items()):
            broken.append("the Farmer's tiles are on the board or beside it")
    if state.farmer == "crates" and sorted(state.crate_values) != sorted(CRATE_VALUES):
        broken.append("crates hold one to four")
    if any(count > 1 for tile, count in there.items() if is_crate(tile)):
        broken.append("a crate is in one place")
    return broken


GAME = Topoum()
