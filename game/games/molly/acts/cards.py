"""Cards come, are played, taken and swapped; the Bobtail hops."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.molly.acts.flights import ACTS, Over, cube_flies, from_deck, garden, shown_card
from game.games.molly.content.components import colour_of
from game.games.molly.content.garden import numbered_cell, numbered_place
from game.games.molly.content.words import place_id
from game.games.molly.events import (
    Covered,
    Displayed,
    DrawnBlind,
    DrawnThree,
    Filled,
    Hunted,
    Played,
    Swapped,
    Taken,
)
from game.games.molly.table import keys
from game.games.molly.table.piles import RISE
from game.stage import motion as do
from game.stage.kit.bursts import CLOUD, PUFF
from game.stage.kit.flights import springs
from game.stage.kit.tempo import ADAGIO, ANDANTE, FORTE, MF, MODERATO, PIANO
from game.stage.motion import Motion

if TYPE_CHECKING:
    from game.games.molly.content.components import Mole
    from game.games.molly.content.garden import Cell


FLY, THUD, SWAP = 350, 80, 420
CROUCH, HOP, DIRT, POP = 150, 400, 200, 350


@ACTS.of(Displayed)
def displayed(event: Displayed, over: Over) -> Motion:
    return do.Then(from_deck(over, place_id(numbered_place(event.place))), ANDANTE)


@ACTS.of(DrawnBlind)
def drawn_blind(event: DrawnBlind, over: Over) -> Motion:
    return _drawn(over, event.card)


@ACTS.of(DrawnThree)
def drawn_three(event: DrawnThree, over: Over) -> Motion:
    return _drawn(over, *event.cards)


def _drawn(over: Over, *cards: Mole) -> Motion:
    """One after another."""
    hand = [key for key in map(keys.hand, cards) if key in over.now and key not in over.was]
    return do.Then(do.Stagger(180, *(from_deck(over, key) for key in hand)), ANDANTE)


def lands(over: Over, key: str, card: Mole, start: str, cell: Cell) -> Motion:
    """A card flies to its space and thuds down."""
    place = garden(over)
    x, y = place.cell(cell)
    top = keys.top(cell)
    home = over.now.get(top)
    y -= RISE[over.after.tops[cell].thick]
    begun = over.was.get(start)
    at = begun.at if begun is not None else place.deck
    flying = shown_card(key, card, at, begun.scale if begun is not None else 1)
    return do.Then(
        do.Together(do.Show(flying), do.Hide(start), do.Sound("garden/draw")),
        do.Together(
            do.Arc(key, (x, y), FLY, lift=60, scale=1, turn=home.turn if home else 0),
        ),
        do.Together(
            do.Enter(keys.pile(cell)),
            do.Enter(top),
            do.Put(top, face=flying.face),
            do.Hide(key),
            do.Hide(keys.bonus(cell)),
            do.Hide(keys.token_bonus(cell)),
            do.Sound("garden/plant"),
            do.Burst("dust", (x, y + 96), PUFF),
            do.change(top, 0, scale=1.06),
        ),
        do.change(top, THUD, "out", scale=1),
    )


@ACTS.of(Played)
def played(event: Played, over: Over) -> Motion:
    start = keys.hand(event.card) if event.blind else event.from_
    cell = numbered_cell(event.cell)
    return do.Then(lands(over, "flying", event.card, start, cell), ADAGIO)


@ACTS.of(Covered)
def covered(event: Covered, over: Over) -> Motion:
    flights = [
        lands(over, f"flying.{card}", card, keys.hand(card), numbered_cell(cell))
        for card, cell in zip(event.cards, event.cells, strict=True)
    ]
    return do.Then(do.Stagger(200, *flights), ADAGIO)


@ACTS.of(Filled)
def filled(event: Filled, over: Over) -> Motion:
    cell = numbered_cell(event.cell)
    landed = do.Together(
        do.Sound("garden/plant", FORTE), do.Burst("dust", garden(over).cell(cell), PUFF)
    )
    falls = from_deck(over, keys.top(cell), 320)
    return do.Then(do.Enter(keys.pile(cell)), falls, landed, MODERATO)


@ACTS.of(Taken)
def taken(event: Taken, over: Over) -> Motion:
    """Action A: the card to the compost, its cube into the burrow."""
    place, shown = garden(over), numbered_place(event.place)
    key = place_id(shown)
    begun = over.was.get(key)
    at = begun.at if begun is not None else place.display(shown)
    card = shown_card("flying", event.card, at, 0.9)
    colour = colour_of(event.card)
    return do.Then(
        do.Together(do.Show(card), do.Hide(key), do.Sound("garden/draw", MF)),
        do.Together(
            do.Then(do.Arc("flying", place.compost, FLY, lift=30, scale=0.44), do.Hide("flying")),
            cube_flies(over, "cube", colour, at, event.seat, kept=event.kept),
        ),
        ADAGIO,
    )


@ACTS.of(Swapped)
def swapped(event: Swapped, over: Over) -> Motion:
    """Two piles change places whole; each piece begins where its cards were."""
    one, other = map(numbered_cell, event.cells)
    motions: list[Motion] = [do.Sound("garden/swap")]
    begin: list[Motion] = []
    for cell, from_cell, lift in ((one, other, 66), (other, one, 20)):
        for part in (keys.pile, keys.top):
            here, home = over.was.get(part(from_cell)), over.now.get(part(cell))
            if here is None or home is None:
                continue
            key = home.key
            begin += [
                do.Put(key, art=home.art, face=home.face),
                do.change(key, 0, x=here.x, y=here.y, turn=here.turn, depth=100 + home.depth),
            ]
            motions.append(do.Home(key, SWAP, lift=lift, curve="both"))
    return do.Then(
        do.Together(*begin), do.Together(*motions), do.Sound("garden/plant", PIANO), MODERATO
    )


@ACTS.of(Hunted)
def hunted(event: Hunted, over: Over) -> Motion:
    """Crouch, hop, dirt flies, and the pile pops out elsewhere."""
    to = numbered_cell(event.to)
    home = over.now[keys.DOG]
    x, y = garden(over).cell(to)
    moves: list[Motion] = [
        do.Put(keys.DOG, art="molly/dog.crouch"),
        do.Wait(CROUCH),
        do.Together(do.Put(keys.DOG, art="molly/dog.hop"), do.Sound("garden/dog")),
        do.Arc(keys.DOG, home.at, HOP, lift=110, curve="both"),
        do.Together(
            do.Put(keys.DOG, art="molly/dog.dig"),
            do.Hide(keys.top(to)),
            do.Hide(keys.pile(to)),
            do.Burst("dust", (x - 60, y + 60), CLOUD),
            do.Burst("dust", (x + 60, y + 60), CLOUD),
            do.Sound("garden/dig"),
        ),
        do.Wait(DIRT),
    ]
    if event.moves_pile:
        pile = numbered_cell(event.pile)
        key = keys.top(pile)
        moves += [
            springs(
                key, POP, 0.3, do.Enter(keys.pile(pile)),
                do.Burst("dust", garden(over).cell(pile), CLOUD), do.Sound("garden/plant"),
            ),
        ]  # fmt: skip
    return do.Then(*moves, do.Put(keys.DOG, art=home.art), ADAGIO)
