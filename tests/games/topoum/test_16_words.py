"""Every event with all its facts: the log, the statistics, films and replays go by these words."""

from __future__ import annotations

from typing import Literal

import pytest

from game.games.topoum.content import FARMER_TILES, MARKED
from game.games.topoum.content.ids import NOWHERE, Card, Mole, Space, held
from game.games.topoum.content.words import CardType, Farmer, Nothing, ShotWay
from game.games.topoum.events.cards import Dealt, DeckMade, Drawn, LineFilled
from game.games.topoum.events.course import CategoryCounted, CrateOpened, Paid, SetsCounted, Sighted
from game.games.topoum.events.moles import (
    Captured,
    Clashed,
    CrossMoved,
    Deployed,
    Eliminated,
    Freed,
    Honoured,
    Marched,
    Shot,
    Slid,
    Stayed,
    Swapped,
)
from game.games.topoum.events.tiles import (
    Blast,
    Carried,
    Laid,
    Lifted,
    Placed,
    Taken,
    TileChanged,
    Turned,
)
from game.games.topoum.rules.ending import Final
from game.games.topoum.rules.game import GAME
from game.kernel import play
from tests.games.topoum import trench

MINE, RIVAL = Mole("mole.0.1"), Mole("mole.1.1")
HERE, EAST = Space("0,0"), Space("1,0")
MarchCard = Literal["advance", "underground", "tunnel", "bayonet", "abandoned"]
RING = ("b1 1,0 m1", "n1 0,1", "n1 -1,1", "b0 -1,0", "n1 0,-1", "n1 1,-1", "n1 2,0")


def card(
    kind: CardType, target: str = "", *more: str, farmer: Farmer | Nothing = ""
) -> trench.Told:
    """This card played by the mole in the middle; squares in `more` replace those of the ring, and
    "- SPACE" leaves one out."""
    named = {word.split()[1]: word for word in ("b0 0,0 m0", *RING, *more)}
    laid = [word for word in named.values() if not word.startswith("-")]
    state = trench.battle(*laid, hand=(kind,), farmer=farmer)
    trench.ready(state, "0,0")
    return trench.answer(state, f"hand.1 {target}".strip())


def test_a_shot_and_its_casualty() -> None:
    ways: tuple[tuple[ShotWay, str], ...] = (
        ("short-range", "1,0"), ("slingshot", "2,0"), ("long-range", "2,0"),
    )  # fmt: skip
    for kind, target in ways:
        more = () if target == "1,0" else ("n1 1,0", "n1 2,0 m1")
        told = card(kind, target, *more)
        assert told.one(Shot) == Shot(
            by=MINE,
            from_=HERE,
            space=Space(target),
            how=kind,
            mole=RIVAL,
            safe=False,
        )
        assert told.one(Eliminated) == Eliminated(mole=RIVAL, seat=1, space=Space(target), why=kind)


def test_a_blast_and_what_it_takes() -> None:
    ways: tuple[tuple[Literal["grenade", "mortar"], str], ...] = (
        ("grenade", "1,0"),
        ("mortar", "2,0"),
    )
    for kind, target in ways:
        told = card(kind, target, "n1 2,0 m1", "n1 2,-1")
        assert told.one(Blast) == Blast(space=Space(target), how=kind, from_=HERE)
        assert told.one(Eliminated).why == kind
        assert told.one(Taken) == Taken(
            space=Space(target),
            base="barracks" if kind == "grenade" else "neutral",
            colour=1,
            why=kind,
        )


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
def test_how_a_mole_marches(kind: MarchCard, target: str, more: tuple[str, ...]) -> None:
    told = card(kind, target, *more)
    assert told.one(Marched) == Marched(mole=MINE, from_=HERE, to=Space(target), how=kind)
    assert [event.why for event in told.all(Eliminated)] == [kind] * (kind == "bayonet")
    assert [event.why for event in told.all(Placed)] == [kind] * (kind == "abandoned")


def test_a_motorbike_names_what_it_rides_over() -> None:
    told = card("motorbike", "2,0")
    assert told.one(Marched) == Marched(
        mole=MINE,
        from_=HERE,
        via=EAST,
        to=Space("2,0"),
        how="motorbike",
    )
    assert told.one(Eliminated) == Eliminated(mole=RIVAL, seat=1, space=EAST, why="motorbike")


def test_a_motorbike_springs_the_trap_it_runs_into() -> None:
    told = card("motorbike", "2,0", "n1 1,0 trap")
    assert told.one(Eliminated) == Eliminated(mole=MINE, seat=0, space=EAST, why="trap")
    assert told.one(Lifted) == Lifted(tile="trap", space=EAST, why="trap")
    assert not card("motorbike", "2,0", "n1 1,0 puddle").all(Lifted)


def test_two_moles_on_one_square() -> None:
    told = card("advance", "1,0")
    assert told.one(Clashed) == Clashed(space=EAST, moles=(MINE, RIVAL))
    assert {event.why for event in told.all(Eliminated)} == {"clash"}


def test_a_swap_names_both_and_where_they_come_to() -> None:
    told = card("decoy", "1,0")
    assert told.one(Swapped) == Swapped(moles=(MINE, RIVAL), spaces=(EAST, HERE))


def test_tiles_say_whose_and_why() -> None:
    told = card("build", "2,-1")
    assert told.one(Placed) == Placed(
        seat=0, space=Space("2,-1"), base="barracks", colour=0, why="build"
    )
    told = card("conquest", "0,1")
    assert told.one(Taken) == Taken(space=Space("0,1"), base="neutral", colour=1, why="conquest")
    assert told.one(Placed) == Placed(
        seat=0, space=Space("0,1"), base="barracks", colour=0, why="conquest"
    )


def test_a_changed_tile_is_turned_or_exchanged() -> None:
    state = trench.battle("b0 0,0 m0", "n1 1,0", "n0 0,1", hand=("medal", "medal"))
    trench.moved(state, "0,0")
    told = trench.answer(state, "tile")
    assert told.one(TileChanged) == TileChanged(seat=0, space=HERE)
    assert told.one(Turned) == Turned(space=HERE, colour=0, base="neutral", why="tile")
    state = trench.battle("n1 0,0 m0", "n1 1,0", hand=("medal", "medal"))
    trench.moved(state, "0,0")
    told = trench.answer(state, "tile")
    assert told.one(Taken).why == "tile"
    assert told.one(Placed) == Placed(seat=0, space=HERE, base="barracks", colour=0, why="tile")


def test_reinforcements_prisoners_and_honours() -> None:
    told = card("new-soldier", "2,0")
    assert told.one(Deployed) == Deployed(
        mole=Mole("mole.0.2"), seat=0, space=Space("2,0"), why="new-soldier"
    )
    told = card("betrayal", "1,0")
    assert told.one(Eliminated).why == told.one(Deployed).why == "betrayal"
    told = card("prisoner", "1,0")
    assert told.one(Captured) == Captured(mole=RIVAL, by=0, space=EAST)
    told = card("medal", "0,1", "n1 0,1 m0")
    assert told.one(Honoured) == Honoured(mole=Mole("mole.0.2"), space=Space("0,1"))
    assert told.one(Paid) == Paid(seat=0, count=3, why="medal")


def test_a_ransom_says_whether_it_had_to_be() -> None:
    state = trench.battle("b0 0,0 m0", "n1 1,0 m1", hand=("advance",))
    captive = state.reserve[0].pop()
    state.captives[captive] = 1
    trench.turn(state)
    told = trench.answer(state, f"ransom {captive}")
    assert told.one(Freed) == Freed(mole=captive, seat=0, captor=1, forced=False)
    assert told.all(Paid) == [
        Paid(seat=0, count=-3, why="ransom"),
        Paid(seat=1, count=3, why="ransom"),
    ]


def test_the_red_cross_comes_and_goes() -> None:
    told = card("red-cross")
    assert told.one(CrossMoved) == CrossMoved(space=HERE, from_=NOWHERE)
    told = card("grenade", "1,0", "n1 1,0 cross")
    assert told.one(CrossMoved) == CrossMoved(space=NOWHERE, from_=EAST)
    assert told.one(Paid) == Paid(seat=0, count=-5, why="cross")


@pytest.mark.parametrize("farmer", ["nature", "trap-master", "stomper", "boom"])
def test_a_farmers_tile_is_laid_or_carried(farmer: Farmer) -> None:
    (tile,) = FARMER_TILES[farmer]
    target = "" if farmer == "nature" else "0,1"
    end = target or "0,0"
    told = card("farmer", target, farmer=farmer)
    assert told.one(Laid) == Laid(tile=tile, space=Space(end), seat=0, why="farmer")
    told = card("farmer", target, f"n1 -1,1 {tile}", farmer=farmer)
    assert told.one(Carried) == Carried(tile=tile, from_=Space("-1,1"), to=Space(end), seat=0)
    if farmer == "boom":
        assert told.one(Blast) == Blast(space=Space("0,1"), how="boom", from_=HERE)


def test_barracks_are_buried_by_what_comes_upon_them() -> None:
    told = card("farmer", "aside 1,0", farmer="crusher")
    assert told.one(Turned) == Turned(space=EAST, colour=1, base="neutral", why="rock")


@pytest.mark.parametrize("farmer", FARMER_TILES)
def test_a_farmer_lays_her_tiles_out_before_the_match(farmer: Farmer) -> None:
    told = trench.Told()
    state = GAME.new_match(2, trench.OPTIONS | {"farmer": farmer}, 3)
    play.settle(state, told)
    spaces = MARKED if len(FARMER_TILES[farmer]) == 4 else ("0,0",)
    assert told.all(Laid) == [
        Laid(tile=tile, space=Space(space), seat=state.first, why="setup")
        for tile, space in zip(FARMER_TILES[farmer], spaces, strict=True)
    ]


def test_a_tile_that_leaves_the_board() -> None:
    told = card("grenade", "1,0", "n1 1,0 trap")
    assert told.one(Lifted) == Lifted(tile="trap", space=EAST, why="grenade")
    told = card("advance", "1,0", "n1 1,0 trap")
    assert told.one(Lifted) == Lifted(tile="trap", space=EAST, why="trap")


def test_on_the_ice() -> None:
    told = card("advance", "1,0", "n1 1,0 ice")
    assert told.one(Slid) == Slid(mole=MINE, from_=EAST, to=Space("2,0"))
    told = card("advance", "1,0", "n1 1,0 ice", "n1 2,0 rock")
    assert told.one(Stayed) == Stayed(mole=MINE, space=EAST, why="ice")


def test_a_line_is_told_from_its_first_mole() -> None:
    for squares in (("n1 0,0 m0", "n1 1,0", "n1 2,0 m0"), ("n1 2,0 m0", "n1 1,0", "n1 0,0 m0")):
        state = trench.battle(*squares, hand=("build",))
        start, end = (word.split()[1] for word in (squares[0], squares[2]))
        trench.ready(state, "0,0")
        state.old_lines = []
        told = trench.answer(state, "hand.1 3,0")
        assert told.one(Sighted) == Sighted(
            seat=0,
            ends=(MINE, Mole("mole.0.2")),
            spaces=(Space(start), EAST, Space(end)),
            medals=3,
            squares=3,
            barracks=0,
        )
        (sight,) = GAME.observe(state, None).sights
        assert sight.spaces == (start, "1,0", end)


def test_cards_that_come_are_news() -> None:
    """What comes off the deck is a barrier for undo; a hand is its owner's own."""
    state = trench.battle("b0 0,0 m0", "n1 1,0", "n1 2,0", hand=("advance",))
    trench.turn(state)
    told = trench.answer(state, "mole.0.1 1,0", "hand.1 2,0")
    drawn = told.one(Drawn)
    assert drawn == Drawn(0, held(1), state.hands[0][1])
    assert (drawn.eyes, drawn.shows) == ((0,), True)
    state = trench.battle("b0 0,0 m0", "n1 1,0", hand=("medal",))
    trench.turn(state)
    told = trench.answer(state, "mole.0.1 1,0", "tile")
    line = told.one(LineFilled)
    assert line == LineFilled(tuple(state.line))
    assert line.shows


def test_the_deal_is_news() -> None:
    told = trench.Told()
    state = GAME.new_match(3, trench.OPTIONS, 3)
    play.settle(state, told)
    seats = [(state.first + turn) % 3 for turn in range(3)]
    assert told.all(Dealt) == [Dealt(seat, 2, tuple(state.hands[seat])) for seat in seats]
    assert all(
        event.shows for event in told.events if isinstance(event, DeckMade | Dealt | LineFilled)
    )
    assert told.one(LineFilled) == LineFilled(tuple(state.line))


def test_the_end_is_told_category_by_category_and_set_by_set() -> None:
    state = trench.battle("n1 0,0 m0 crate.2", "n1 1,0", farmer="crates")
    state.crate_values = [4, 3, 2, 1]
    state.piles = [[Card("farmer.1"), Card("farmer.2"), Card("decoy.1")], [Card("decoy.2")]]
    state.todo = [Final()]
    told = trench.Told()
    play.settle(state, told)
    assert told.all(CategoryCounted) == [
        CategoryCounted(category="combat", seats=(), medals=0, counts=(0, 0)),
        CategoryCounted(category="movement", seats=(0, 1), medals=2, counts=(1, 1)),
        CategoryCounted(category="expansion", seats=(), medals=0, counts=(0, 0)),
        CategoryCounted(category="special", seats=(0,), medals=3, counts=(2, 0)),
    ]
    assert told.all(SetsCounted) == [SetsCounted(seat=seat, count=0, medals=0) for seat in range(2)]
    assert told.one(CrateOpened) == CrateOpened(crate="crate.2", space=HERE, value=3, seat=0)
    assert [event.why for event in told.all(Paid)] == ["category"] * 3 + ["crate"]
