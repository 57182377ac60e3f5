"""How the game is met: its options in the lobby, and what its lesson waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.content import ALWAYS, DECK_TYPES, DECKS, FARMERS, OBSTACLE_TILES
from game.games.topoum.content.words import CATEGORY_OF
from game.games.topoum.table.names import card_art, card_name, farmer_art
from game.games.topoum.table.operations import BACK
from game.games.topoum.table.pages import page_of, page_of_farmer, page_of_tile
from game.stage.lesson import Deed, Lesson
from game.stage.offer import Brought, Offer
from game.stage.said import Said

if TYPE_CHECKING:
    from game.games.topoum.content.words import CardType

__all__ = ["LESSON", "OFFERS"]


def _card(kind: CardType) -> Brought:
    return Brought(card_art(kind), card_name(kind), Said(f"short-{kind}"), page_of(kind))


OFFERS = (
    Offer(
        "deck",
        brings={
            **{deck: tuple(_card(kind) for kind in kinds) for deck, kinds in DECKS.items()},
            "random": (Brought(BACK),) * DECK_TYPES,
            # All there are: they are picked at the table.
            "choose": tuple(Brought(card_art(kind), page=page_of(kind)) for kind in CATEGORY_OF),
        },
    ),
    Offer(
        "farmer",
        {
            "maybe": ((card_art("farmer"),),),
            ALWAYS: (("icon/shuffle.ink",),),
            **{farmer: ((farmer_art("face", farmer),),) for farmer in FARMERS},
        },
        pages={farmer: (page_of_farmer(farmer),) for farmer in FARMERS},
    ),
    Offer(
        "obstacles",
        {"on": tuple(tuple(f"topoum/over.{each}" for each in both) for both in OBSTACLE_TILES)},
        pages={"on": tuple(page_of_tile(each) for both in OBSTACLE_TILES for each in both)},
    ),
)


LESSON = Lesson(
    {
        "lesson-barracks": Deed("first-barracks"),
        "lesson-mole": Deed("first-mole"),
        "lesson-enter": Deed("act", ("enter/*",)),
        # The second card of the hand that a lesson deals: a medal, which costs and harms nobody.
        "lesson-card": Deed("play-card", best=("hand.2/*",)),
        "lesson-march": Deed("act", ("mole.*",)),
    },
    about={"lesson-welcome": "seat.0.medal", "lesson-board": "zoom"},
)
