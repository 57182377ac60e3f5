"""The manners of Topoum's bots: of the same cards each likes what it is named for."""

from __future__ import annotations

import pytest

from game.games.topoum.bot.judge import JUDGE
from game.games.topoum.content.ids import TYPE_OF, cards
from game.games.topoum.content.words import CATEGORY_OF, DONE, TYPES, Category
from game.games.topoum.rules.game import GAME
from game.kernel import play
from tests.games.topoum.trench import OPTIONS

MANNERS = {each.id: each for each in JUDGE.personalities}
HELD = cards(("grenade", "advance", "build", "medal"), 2)


def liking(manner: str) -> dict[Category | str, float]:
    """What it likes about a card of each category, and about leaving it at that."""
    state = play.start(GAME, 2, OPTIONS, 3)
    found: dict[Category | str, float] = {}
    for card in HELD[:: len(HELD) // 4]:
        state.hands[0][0] = card
        found[CATEGORY_OF[TYPE_OF[card]]] = JUDGE.tastes(
            state, 0, [("hand.1", "0,0")], MANNERS[manner]
        )[0]
    found[DONE] = JUDGE.tastes(state, 0, [(DONE,)], MANNERS[manner])[0]
    return found


@pytest.mark.parametrize(
    ("manner", "most"), [("bruiser", "combat"), ("lookout", "expansion"), ("hothead", "movement")]
)
def test_each_likes_its_own_cards_most(manner: str, most: Category) -> None:
    liked = liking(manner)
    assert len(liked) == 5
    assert max(liked, key=lambda each: liked[each]) == most
    assert liked[most] > 2


def test_the_even_like_none_better() -> None:
    assert not any(liking("even").values())


def test_a_hothead_goes_on() -> None:
    assert liking("hothead")[DONE] < 0 == liking("lookout")[DONE]


def test_every_card_has_a_category_to_be_liked_for() -> None:
    assert {CATEGORY_OF[kind] for kind in TYPES} == set(liking("even")) - {DONE}
