"""Cards come, are played, taken and swapped; the Bobtail hops."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.games.molly.acts.flights import cube_flies, from_deck, garden, shown_card
from game.games.molly.content import colour_of
from game.games.molly.table.piles import RISE
from game.stage.motion import (
    Arc,
    Burst,
    Enter,
    Hide,
    Home,
    Motion,
    Put,
    Settle,
    Show,
    Sound,
    Stagger,
    Then,
    Together,
    Wait,
    change,
)

if TYPE_CHECKING:
    from game.stage.table import Act, Happening, Turnover

__all__ = ["ACTS", "lands"]

FLY, THUD, SWAP = 350, 80, 420
CROUCH, HOP, DIRT, POP = 150, 400, 200, 350


def displayed(event: Happening, over: Turnover[Any]) -> Motion:
    return Then(from_deck(over, f"display.{event.facts['place']}"), Settle(160))


def drawn(_event: Happening, over: Turnover[Any]) -> Motion:
    """A blind card, or the three for the Projects, one after another."""
    hand = [key for key in over.now if key.startswith("hand.") and key not in over.was]
    return Then(Stagger(180, *(from_deck(over, key) for key in hand)), Settle(160))


def lands(over: Turnover[Any], key: str, card: str, start: str, cell: int) -> Motion:
    """A card flies to its space and thuds down."""
    place = garden(over)
    x, y = place.cell(cell)
    home = over.now.get(f"top.{cell}")
    y -= RISE[over.after.tops[cell].thick]
    begun = over.was.get(start)
    at = (begun.x, begun.y) if begun is not None else place.deck
    flying = shown_card(key, card, at, begun.scale if begun is not None else 1)
    return Then(
        Together(Show(flying), Hide(start), Sound("card/slide")),
        Together(
            Arc(key, (x, y), FLY, lift=60, scale=1, turn=home.turn if home else 0),
        ),
        Together(
            Enter(f"pile.{cell}"),
            Enter(f"top.{cell}"),
            Put(f"top.{cell}", face=flying.face),
            Hide(key),
            Hide(f"bonus.{cell}"),
            Hide(f"bonus.{cell}.token"),
            Sound("card/thud"),
            Burst("dust", (x, y + 96), 6),
            change(f"top.{cell}", 0, scale=1.06),
        ),
        change(f"top.{cell}", THUD, "out", scale=1),
    )


def played(event: Happening, over: Turnover[Any]) -> Motion:
    card, cell = event.facts["card"], event.facts["cell"] - 1
    source = event.facts["from"]
    start = f"hand.{card}" if source == "deck" else source
    return Then(lands(over, "flying", card, start, cell), Settle(200))


def covered(event: Happening, over: Turnover[Any]) -> Motion:
    flights = [
        lands(over, f"flying.{card}", card, f"hand.{card}", cell - 1)
        for card, cell in zip(event.facts["cards"], event.facts["cells"], strict=True)
    ]
    return Then(Stagger(200, *flights), Settle(200))


def filled(event: Happening, over: Turnover[Any]) -> Motion:
    cell = event.facts["cell"] - 1
    key = f"top.{cell}"
    landed = Together(Sound("card/thud", 0.8), Burst("dust", garden(over).cell(cell), 5))
    return Then(Enter(f"pile.{cell}"), from_deck(over, key, 320), landed, Settle(140))


def taken(event: Happening, over: Turnover[Any]) -> Motion:
    """Action A: the card to the compost, its cube into the burrow."""
    facts, place = event.facts, garden(over)
    key = f"display.{facts['place']}"
    begun = over.was.get(key)
    at = (begun.x, begun.y) if begun is not None else place.display(facts["place"] - 1)
    card = shown_card("flying", facts["card"], at, 0.9)
    cube = f"molly/cube.{colour_of(facts['card'])}"
    return Then(
        Together(Show(card), Hide(key), Sound("card/flip", 0.7)),
        Together(
            Then(Arc("flying", place.compost, FLY, lift=30, scale=0.44), Hide("flying")),
            cube_flies(over, "cube", cube, at, facts["seat"], kept=facts["kept"]),
        ),
        Settle(200),
    )


def swapped(event: Happening, over: Turnover[Any]) -> Motion:
    """Two piles change places whole; each piece begins where its cards were."""
    one, other = (cell - 1 for cell in event.facts["cells"])
    motions: list[Motion] = [Sound("card/slide")]
    begin: list[Motion] = []
    for cell, from_cell, lift in ((one, other, 66), (other, one, 20)):
        for part in ("pile", "top"):
            here, home = over.was.get(f"{part}.{from_cell}"), over.now.get(f"{part}.{cell}")
            if here is None or home is None:
                continue
            key = home.key
            begin += [
                Put(key, art=home.art, face=home.face),
                change(key, 0, x=here.x, y=here.y, turn=here.turn, depth=100 + home.depth),
            ]
            motions.append(Home(key, SWAP, lift=lift, curve="both"))
    return Then(Together(*begin), Together(*motions), Sound("card/thud", 0.7), Settle(140))


def hunted(event: Happening, over: Turnover[Any]) -> Motion:
    """Crouch, hop, dirt flies, and the pile pops out elsewhere."""
    to, pile = event.facts["to"] - 1, event.facts["pile"] - 1
    home = over.now["dog"]
    x, y = garden(over).cell(to)
    moves: list[Motion] = [
        Put("dog", art="molly/dog.crouch"),
        Wait(CROUCH),
        Together(Put("dog", art="molly/dog.hop"), Sound("whoosh")),
        Arc("dog", (home.x, home.y), HOP, lift=110, curve="both"),
        Together(
            Put("dog", art="molly/dog.dig"),
            Hide(f"top.{to}"),
            Hide(f"pile.{to}"),
            Burst("dust", (x - 60, y + 60), 8),
            Burst("dust", (x + 60, y + 60), 8),
            Sound("card/thud"),
        ),
        Wait(DIRT),
    ]
    if pile >= 0:
        key = f"top.{pile}"
        moves += [
            Together(
                Enter(f"pile.{pile}"), Enter(key), change(key, 0, scale=0.3),
                Burst("dust", garden(over).cell(pile), 8), Sound("mole/pop"),
            ),
            change(key, POP, "back", scale=1),
        ]  # fmt: skip
    return Then(*moves, Put("dog", art=home.art), Settle(200))


ACTS: dict[str, Act] = {
    "displayed": displayed,
    "drawn-blind": drawn,
    "drawn-three": drawn,
    "played": played,
    "covered": covered,
    "filled": filled,
    "taken": taken,
    "swapped": swapped,
    "hunted": hunted,
}
