"""Every event with all its facts: the log, the statistics, films and replays go by these words."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.topoum.content import FARMER_TILES, MARKED
from game.games.topoum.ending import Final
from game.games.topoum.rules import GAME
from game.kernel import play
from tests.games.topoum import trench

RING = ("b1 1,0 m1", "n1 0,1", "n1 -1,1", "b0 -1,0", "n1 0,-1", "n1 1,-1", "n1 2,0")


def card(kind: str, target: str = "", *more: str, farmer: str = "") -> trench.Told:
    """This card played by the mole in the middle; squares in `more` replace those of the ring, and
    "- SPACE" leaves one out."""
    named = {word.split()[1]: word for word in ("b0 0,0 m0", *RING, *more)}
    laid = [word for word in named.values() if not word.startswith("-")]
    state = trench.battle(*laid, hand=(kind,), farmer=farmer)
    trench.ready(state, "0,0")
    return trench.answer(state, f"hand.1 {target}".strip())


def facts(told: trench.Told, kind: str) -> dict[str, Any]:
    return dict(told.one(kind).facts)


def test_a_shot_and_its_casualty() -> None:
    for kind, target in (("short-range", "1,0"), ("slingshot", "2,0"), ("long-range", "2,0")):
        more = () if target == "1,0" else ("n1 1,0", "n1 2,0 m1")
        told = card(kind, target, *more)
        assert facts(told, "shot") == {
            "by": "mole.0.1", "from": "0,0", "space": target, "how": kind, "mole": "mole.1.1",
            "safe": False,
        }  # fmt: skip
        assert facts(told, "killed") == {
            "mole": "mole.1.1", "seat": 1, "space": target, "why": kind,
        }  # fmt: skip


def test_a_blast_and_what_it_takes() -> None:
    for kind, target in (("grenade", "1,0"), ("mortar", "2,0")):
        told = card(kind, target, "n1 2,0 m1", "n1 2,-1")
        assert facts(told, "blast") == {"space": target, "how": kind, "from": "0,0"}
        assert facts(told, "killed")["why"] == kind
        assert facts(told, "taken") == {
            "space": target, "base": "barracks" if kind == "grenade" else "neutral", "colour": 1,
            "why": kind,
        }  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "target", "more"),
    [
        ("advance", "0,1", ()),
        ("underground", "2,0", ()),
        ("tunnel", "-1,0", ()),
        ("bayonet", "1,0", ()),
        ("abandoned", "1,-1", ("- 1,-1",)),
    ],
)
def test_how_a_mole_marches(kind: str, target: str, more: tuple[str, ...]) -> None:
    told = card(kind, target, *more)
    assert facts(told, "marched") == {"mole": "mole.0.1", "from": "0,0", "to": target, "how": kind}
    assert [event.facts["why"] for event in told.all("killed")] == [kind] * (kind == "bayonet")
    assert [event.facts["why"] for event in told.all("placed")] == [kind] * (kind == "abandoned")


def test_a_motorbike_names_what_it_rides_over() -> None:
    told = card("motorbike", "2,0")
    assert facts(told, "marched") == {
        "mole": "mole.0.1", "from": "0,0", "via": "1,0", "to": "2,0", "how": "motorbike",
    }  # fmt: skip
    assert facts(told, "killed") == {
        "mole": "mole.1.1", "seat": 1, "space": "1,0", "why": "motorbike",
    }  # fmt: skip


def test_a_motorbike_springs_the_trap_it_runs_into() -> None:
    told = card("motorbike", "2,0", "n1 1,0 trap")
    assert facts(told, "killed") == {
        "mole": "mole.0.1", "seat": 0, "space": "1,0", "why": "trap",
    }  # fmt: skip
    assert facts(told, "lifted") == {"tile": "trap", "space": "1,0", "why": "trap"}
    assert not card("motorbike", "2,0", "n1 1,0 puddle").all("lifted")


def test_two_moles_on_one_square() -> None:
    told = card("advance", "1,0")
    assert facts(told, "clash") == {"space": "1,0", "moles": ["mole.0.1", "mole.1.1"]}
    assert {event.facts["why"] for event in told.all("killed")} == {"clash"}


def test_a_swap_names_both_and_where_they_come_to() -> None:
    told = card("decoy", "1,0")
    assert facts(told, "swapped") == {"moles": ["mole.0.1", "mole.1.1"], "spaces": ["1,0", "0,0"]}


def test_tiles_say_whose_and_why() -> None:
    told = card("build", "2,-1")
    assert facts(told, "placed") == {
        "seat": 0, "space": "2,-1", "base": "barracks", "colour": 0, "why": "build",
    }  # fmt: skip
    told = card("conquest", "0,1")
    assert facts(told, "taken") == {
        "space": "0,1", "base": "neutral", "colour": 1, "why": "conquest",
    }  # fmt: skip
    assert facts(told, "placed") == {
        "seat": 0, "space": "0,1", "base": "barracks", "colour": 0, "why": "conquest",
    }  # fmt: skip


def test_a_changed_tile_is_turned_or_exchanged() -> None:
    state = trench.battle("b0 0,0 m0", "n1 1,0", "n0 0,1", hand=("medal", "medal"))
    trench.moved(state, "0,0")
    told = trench.answer(state, "tile")
    assert facts(told, "tile-changed") == {"seat": 0, "space": "0,0"}
    assert facts(told, "turned") == {
        "space": "0,0", "colour": 0, "base": "neutral", "why": "tile",
    }  # fmt: skip
    state = trench.battle("n1 0,0 m0", "n1 1,0", hand=("medal", "medal"))
    trench.moved(state, "0,0")
    told = trench.answer(state, "tile")
    assert facts(told, "taken")["why"] == "tile"
    assert facts(told, "placed") == {
        "seat": 0, "space": "0,0", "base": "barracks", "colour": 0, "why": "tile",
    }  # fmt: skip


def test_reinforcements_prisoners_and_honours() -> None:
    told = card("new-soldier", "2,0")
    assert facts(told, "deployed") == {
        "mole": "mole.0.2", "seat": 0, "space": "2,0", "why": "new-soldier",
    }  # fmt: skip
    told = card("betrayal", "1,0")
    assert facts(told, "killed")["why"] == facts(told, "deployed")["why"] == "betrayal"
    told = card("prisoner", "1,0")
    assert facts(told, "captured") == {"mole": "mole.1.1", "by": 0, "space": "1,0"}
    told = card("medal", "0,1", "n1 0,1 m0")
    assert facts(told, "honoured") == {"mole": "mole.0.2", "space": "0,1"}
    assert facts(told, "medals") == {"seat": 0, "count": 3, "why": "medal"}


def test_a_ransom_says_whether_it_had_to_be() -> None:
    state = trench.battle("b0 0,0 m0", "n1 1,0 m1", hand=("advance",))
    captive = state.reserve[0].pop()
    state.captives[captive] = 1
    trench.turn(state)
    told = trench.answer(state, f"ransom {captive}")
    assert facts(told, "freed") == {"mole": captive, "seat": 0, "captor": 1, "forced": False}
    assert [event.facts for event in told.all("medals")] == [
        {"seat": 0, "count": -3, "why": "ransom"}, {"seat": 1, "count": 3, "why": "ransom"},
    ]  # fmt: skip


def test_the_red_cross_comes_and_goes() -> None:
    told = card("red-cross")
    assert facts(told, "cross") == {"space": "0,0", "from": ""}
    told = card("grenade", "1,0", "n1 1,0 cross")
    assert facts(told, "cross") == {"space": "", "from": "1,0"}
    assert facts(told, "medals") == {"seat": 0, "count": -5, "why": "cross"}


@pytest.mark.parametrize("farmer", ["nature", "trap-master", "stomper", "boom"])
def test_a_farmers_tile_is_laid_or_carried(farmer: str) -> None:
    (tile,) = FARMER_TILES[farmer]
    target = "" if farmer == "nature" else "0,1"
    end = target or "0,0"
    told = card("farmer", target, farmer=farmer)
    assert facts(told, "laid") == {"tile": tile, "space": end, "seat": 0, "why": "farmer"}
    told = card("farmer", target, f"n1 -1,1 {tile}", farmer=farmer)
    assert facts(told, "carried") == {"tile": tile, "from": "-1,1", "to": end, "seat": 0}
    if farmer == "boom":
        assert facts(told, "blast") == {"space": "0,1", "how": "boom", "from": "0,0"}


def test_barracks_are_buried_by_what_comes_upon_them() -> None:
    told = card("farmer", "aside 1,0", farmer="crusher")
    assert facts(told, "turned") == {
        "space": "1,0", "colour": 1, "base": "neutral", "why": "rock",
    }  # fmt: skip


@pytest.mark.parametrize("farmer", FARMER_TILES)
def test_a_farmer_lays_her_tiles_out_before_the_match(farmer: str) -> None:
    told = trench.Told()
    state = GAME.new_match(2, trench.OPTIONS | {"farmer": farmer}, 3)
    play.settle(state, told)
    spaces = MARKED if len(FARMER_TILES[farmer]) == 4 else ("0,0",)
    assert [event.facts for event in told.all("laid")] == [
        {"tile": tile, "space": space, "seat": state.first, "why": "setup"}
        for tile, space in zip(FARMER_TILES[farmer], spaces, strict=True)
    ]


def test_a_tile_that_leaves_the_board() -> None:
    told = card("grenade", "1,0", "n1 1,0 trap")
    assert facts(told, "lifted") == {"tile": "trap", "space": "1,0", "why": "grenade"}
    told = card("advance", "1,0", "n1 1,0 trap")
    assert facts(told, "lifted") == {"tile": "trap", "space": "1,0", "why": "trap"}


def test_on_the_ice() -> None:
    told = card("advance", "1,0", "n1 1,0 ice")
    assert facts(told, "slid") == {"mole": "mole.0.1", "from": "1,0", "to": "2,0"}
    told = card("advance", "1,0", "n1 1,0 ice", "n1 2,0 rock")
    assert facts(told, "stayed") == {"mole": "mole.0.1", "space": "1,0", "why": "ice"}


def test_a_line_is_told_from_its_first_mole() -> None:
    for squares in (("n1 0,0 m0", "n1 1,0", "n1 2,0 m0"), ("n1 2,0 m0", "n1 1,0", "n1 0,0 m0")):
        state = trench.battle(*squares, hand=("build",))
        start, end = (word.split()[1] for word in (squares[0], squares[2]))
        trench.ready(state, "0,0")
        state.old_lines = []
        told = trench.answer(state, "hand.1 3,0")
        assert facts(told, "sighted") == {
            "seat": 0, "ends": ["mole.0.1", "mole.0.2"], "spaces": [start, "1,0", end],
            "medals": 3, "squares": 3, "barracks": 0,
        }  # fmt: skip
        (sight,) = GAME.observe(state, None).sights
        assert sight.spaces == (start, "1,0", end)


def test_cards_that_come_are_news() -> None:
    """What comes off the deck is a barrier for undo; a hand is its owner's own."""
    state = trench.battle("b0 0,0 m0", "n1 1,0", "n1 2,0", hand=("advance",))
    trench.turn(state)
    told = trench.answer(state, "mole.0.1 1,0", "hand.1 2,0")
    drawn = told.one("drawn")
    assert drawn.facts == {"seat": 0, "place": "hand.2"}
    assert drawn.secret == {"card": state.hands[0][1]}
    assert (drawn.eyes, drawn.shows) == ((0,), True)
    state = trench.battle("b0 0,0 m0", "n1 1,0", hand=("medal",))
    trench.turn(state)
    told = trench.answer(state, "mole.0.1 1,0", "tile")
    line = told.one("line")
    assert (line.facts, line.shows) == ({"cards": state.line}, True)


def test_the_deal_is_news() -> None:
    told = trench.Told()
    state = GAME.new_match(3, trench.OPTIONS, 3)
    play.settle(state, told)
    assert [event.facts for event in told.all("dealt")] == [
        {"seat": (state.first + turn) % 3, "count": 2} for turn in range(3)
    ]
    assert all(event.shows for kind in ("deck", "dealt", "line") for event in told.all(kind))
    assert told.one("line").facts == {"cards": state.line}


def test_the_end_is_told_category_by_category_and_set_by_set() -> None:
    state = trench.battle("n1 0,0 m0 crate.2", "n1 1,0", farmer="crates")
    state.crate_values = [4, 3, 2, 1]
    state.piles = [["farmer.1", "farmer.2", "decoy.1"], ["decoy.2"]]
    state.todo = [Final()]
    told = trench.Told()
    play.settle(state, told)
    assert [event.facts for event in told.all("category")] == [
        {"category": "combat", "seats": [], "medals": 0, "counts": [0, 0]},
        {"category": "movement", "seats": [0, 1], "medals": 2, "counts": [1, 1]},
        {"category": "expansion", "seats": [], "medals": 0, "counts": [0, 0]},
        {"category": "special", "seats": [0], "medals": 3, "counts": [2, 0]},
    ]
    assert [event.facts for event in told.all("sets")] == [
        {"seat": seat, "count": 0, "medals": 0} for seat in range(2)
    ]
    assert facts(told, "opened") == {"crate": "crate.2", "space": "0,0", "value": 3, "seat": 0}
    assert [event.facts["why"] for event in told.all("medals")] == ["category"] * 3 + ["crate"]
