"""The log: rounds as they begin, everybody who leads; and the rulebook at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.games import topoum
from game.games.topoum.content.ids import Card, Space
from game.games.topoum.content.words import CardType
from game.games.topoum.events.course import CategoryCounted, TurnBegun
from game.games.topoum.events.moles import Clashed
from game.games.topoum.events.tiles import Taken
from game.games.topoum.rules.ending import Final
from game.games.topoum.table.war import TABLE
from game.kernel import play
from game.kernel.event import Event
from game.stage.frame import Frame
from game.stage.look import Face, Look
from game.stage.said import Said
from game.stage.tale import Line
from tests.games.topoum import trench

TEXTS = Path(topoum.__file__).parent / "text"


def lines(event: Event, seats: int) -> tuple[Line, ...]:
    look = Look(Frame(1920, 1080), tuple(Face(f"Mole {seat}", "radish") for seat in range(seats)))
    return TABLE.tale.lines(event, look)


@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_rounds_are_counted_from_the_whistle(seats: int, first: int) -> None:
    """Page 3: turns go round from the initial player; the log names each round as it begins."""
    state = trench.battle("b0 0,0", seats=seats, first=first, active=first)
    rounds = []
    for turn in range(1, 3 * seats + 1):
        state.turn, state.active = turn, (first + turn - 1) % seats
        told = trench.turn(state).one(TurnBegun)
        rounds += [(turn, line.text.key, line.text.args["round"]) for line in lines(told, seats)]
    assert rounds == [(1 + seats * n, "log-round", n + 1) for n in range(3)]


def test_tied_for_most_of_a_category_are_all_named() -> None:
    """Page 4: each tied player scores, so each is told of."""
    state = trench.battle("b0 0,0", seats=3)
    state.piles = [
        [Card("bayonet.1"), Card("advance.1")],
        [Card("bayonet.2")],
        [Card("bayonet.3"), Card("build.1")],
    ]
    state.hands = [[], [], []]
    told = trench.Told()
    state.todo = [Final()]
    play.settle(state, told)
    said = {
        event.category: [(line.text.key, line.seat) for line in lines(event, 3)]
        for event in told.all(CategoryCounted)
    }
    assert said == {
        "combat": [("log-category-tied", 0), ("log-category-tied", 1), ("log-category-tied", 2)],
        "movement": [("log-category", 0)],
        "expansion": [("log-category", 2)],
        # A majority needs at least one card.
        "special": [],
    }


def chapter(language: str, name: str) -> list[str]:
    """The lines of a chapter of the rulebook at the table."""
    path = TEXTS / f"rulebook.{language}.ftl"
    text = path.read_text(encoding="utf-8").partition(f"chapter-{name} =")[2]
    return text.partition("\nchapter-")[0].splitlines()


@pytest.mark.parametrize(
    ("language", "crate"),
    [("en", "crate"), ("de", "kiste"), ("fr", "cageot"), ("es", "caja"), ("it", "cassa")],
)
def test_the_rulebook_at_the_table(language: str, crate: str) -> None:
    """Law 2 with the ransom that is forced, 3 medals; a crate that leaves the board is retired,
    unlike the tiles before it in the same paragraph (page 8)."""
    (law,) = (line for line in chapter(language, "laws") if line.strip().startswith("2."))
    assert " 3 " in law
    leaving = [line for line in chapter(language, "farmers") if not line.strip().startswith("-")]
    assert any(crate in line.lower() for line in leaving if not line.strip().startswith("@"))


def test_who_was_hit_is_named() -> None:
    """Two moles that collide by their armies; a barracks by whose it was, however it went."""
    state = trench.battle("b0 0,0 m0", "n1 1,0 m1", hand=("advance",))
    trench.turn(state)
    clash = trench.Told()
    mole = state.moles[Space("0,0")]
    play.act(state, 0, (mole, "1,0"), clash)
    (line,) = lines(clash.one(Clashed), 2)
    assert (line.seat, line.text.key) == (0, "log-clash")
    assert (line.text.args["name"], line.text.args["other"]) == ("Mole 0", "Mole 1")
    hits: tuple[tuple[CardType, str], ...] = (
        ("conquest", "why-conquest"),
        ("grenade", "why-grenade"),
    )
    for card, why in hits:
        state = trench.battle("b0 0,0 m0", "b1 1,0", "n0 0,1", "n0 1,-1", hand=(card,))
        trench.ready(state, "0,0")
        told = trench.Told()
        play.act(state, 0, ("hand.1", "1,0"), told)
        (line,) = lines(told.one(Taken), 2)
        assert (line.seat, line.text.key) == (1, "log-tile-lost")
        assert line.text.args["why"] == Said(why)
