"""Section 7: the eight farmers."""

from __future__ import annotations

import pytest

from game.games.topoum.content import CRATES, FARMERS, MARKED
from game.games.topoum.content.ids import TYPE_OF, Card, Space
from game.games.topoum.events.course import CrateOpened
from game.games.topoum.events.tiles import Divided, Looked
from game.games.topoum.rules.ending import Final
from game.games.topoum.rules.game import GAME
from game.games.topoum.rules.state import TopoumState
from game.kernel import play
from tests.games.topoum import trench

SPREAD = {"buckets": "puddle", "crusher": "rock", "sprayer": "gas"}


def field(*squares: str, farmer: str, **more: object) -> TopoumState:
    return trench.battle(*squares, farmer=farmer, hand=("farmer",), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("farmer", [*SPREAD, "crates"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_tiles_on_the_marked_spaces_over_neutral_terrain(farmer: str, seats: int) -> None:
    """One neutral of each player with four, else of a colour nobody uses."""
    state = trench.start(seats, 5, farmer=farmer)
    tile = SPREAD.get(farmer, "crate")
    assert [state.overlays[space].partition(".")[0] for space in MARKED] == [tile] * 4
    colours = [int(state.bases[space][-1]) for space in MARKED]
    assert colours == ([0, 1, 2, 3] if seats == 4 else [seats] * 4)
    assert set(state.islands) == set(MARKED)


@pytest.mark.parametrize(
    ("farmer", "tile"), [("nature", "turnip"), ("trap-master", "trap"), ("stomper", "footprint")]
)
def test_one_tile_upon_the_centre(farmer: str, tile: str) -> None:
    state = trench.start(2, 5, farmer=farmer)
    assert state.overlays == {"0,0": tile}
    assert state.bases == {"0,0": f"neutral.{state.first}"}


def test_dynamite_lies_instead_of_the_centre() -> None:
    state = trench.start(2, 5, farmer="boom")
    assert state.overlays == {"0,0": "dynamite"}
    assert state.bases == {}
    assert trench.legal(state) == {"1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"}


def test_any_farmer_may_be_drawn() -> None:
    drawn = {trench.start(2, seed, farmer="any").farmer for seed in range(120)}
    assert drawn == set(FARMERS)


def test_puddles_go_onto_any_empty_square_and_drown_barracks() -> None:
    """Islands too; not where there is somebody or something."""
    state = field(
        "b0 0,0 m0", "b1 1,0", "n1 2,0 m1", "n1 3,0 puddle", "n1 -3,2 island", "n1 0,1 cross",
        farmer="buckets",
    )  # fmt: skip
    trench.ready(state, "0,0")
    assert trench.aims(state) == {
        f"{start} {space}" for start in ("3,0", "aside") for space in ("1,0", "-3,2")
    }
    trench.answer(state, "hand.1 3,0 1,0")
    assert state.overlays == {"1,0": "puddle"}
    assert state.bases[Space("1,0")] == "neutral.1"
    assert state.bases[Space("3,0")] == "neutral.1"


@pytest.mark.parametrize("farmer", ["crusher", "sprayer"])
def test_rock_and_gas_eliminate_whoever_is_there(farmer: str) -> None:
    """On the battlefield only; own moles cost five; the Red Cross keeps them off."""
    tile = SPREAD[farmer]
    state = field(
        "b0 0,0 m0", "b1 1,0 m1", "n1 2,0 m1 cross", f"n1 3,0 {tile}", "n1 -3,2 island",
        farmer=farmer,
    )  # fmt: skip
    trench.ready(state, "0,0")
    assert {word.split()[1] for word in trench.aims(state)} == {"0,0", "1,0"}
    told = trench.answer(state, "hand.1 aside 1,0")
    assert told.killed == ["mole.1.1"]
    assert state.bases[Space("1,0")] == "neutral.1"
    assert state.overlays[Space("1,0")] == tile
    own = field("b0 0,0 m0", "b1 1,0 m1", farmer=farmer)
    trench.ready(own, "0,0")
    assert trench.answer(own, "hand.1 aside 0,0").paid(0, "friendly-fire") == -5


def test_a_puddle_blown_up_waits_beside_the_board() -> None:
    """Elimination: another player may place it again."""
    state = field("b0 0,0 m0", "n1 1,0 puddle", "n1 0,1", "n1 1,1", farmer="buckets")
    state.hands[0][1], at = Card("grenade.1"), state.hands[0][1]
    state.types = (*(kind for kind in state.types if kind != TYPE_OF[at]), "grenade")
    trench.ready(state, "0,0")
    tile = state.aside.count("puddle")
    play.act(state, 0, ("hand.2", "1,0"))
    assert state.aside.count("puddle") == tile + 1


def test_the_turnip_comes_to_the_active_mole_and_buries_barracks() -> None:
    state = field(*trench.row("b0 m0", "n1", "b0 m0"), "n1 0,-1 turnip", farmer="nature")
    trench.ready(state, "0,0")
    state.old_lines = []
    told = trench.answer(state, "hand.1")
    assert state.overlays == {"0,0": "turnip"}
    assert state.bases[Space("0,0")] == "neutral.0"
    # Three squares, one own barracks, two for the turnip at an end.
    assert told.lines == [(3, 1, 6)]


def test_the_turnip_counts_for_every_line_that_ends_on_it() -> None:
    state = trench.battle(
        "n1 0,0 m0 turnip", "n1 1,0 m0", "n1 0,1 m0", farmer="nature", hand=("build",)
    )
    trench.ready(state, "0,0")
    state.old_lines = []
    assert sorted(trench.answer(state, "hand.1 -1,0").lines) == [(2, 0, 2), (2, 0, 4), (2, 0, 4)]


def test_the_turnip_between_two_moles_is_nothing() -> None:
    state = trench.battle(
        *trench.row("n1 m0", "n1 turnip", "n1 m0"), farmer="nature", hand=("build",)
    )
    trench.ready(state, "0,0")
    state.old_lines = []
    assert trench.answer(state, "hand.1 -1,0").lines == [(3, 0, 3)]


def test_the_turnip_stays_when_its_mole_leaves() -> None:
    state = trench.battle(
        *trench.row("n1 m0 turnip", "n1"), farmer="nature", hand=("advance", "farmer")
    )
    trench.ready(state, "0,0")
    trench.answer(state, "hand.1 1,0")
    assert state.overlays == {"0,0": "turnip"}


def test_lady_boom_blows_a_square_up_and_leaves_the_dynamite_there() -> None:
    state = field("b0 0,0 m0", "b1 1,0 m1", "n1 0,1 dynamite", "n1 1,1", "n1 -1,0", farmer="boom")
    trench.ready(state, "0,0")
    # Its own square is no target.
    assert trench.aims(state) == {"1,0", "-1,0"}
    told = trench.answer(state, "hand.1 1,0")
    assert told.killed == ["mole.1.1"]
    assert state.overlays == {"1,0": "dynamite"}
    assert "1,0" not in state.bases
    assert state.bases[Space("0,1")] == "neutral.1"


def test_dynamite_kills_and_lies_on_and_does_not_block() -> None:
    state = trench.battle(
        *trench.row("b0 m0", "- dynamite", "n1"), farmer="boom", hand=("advance", "farmer")
    )
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 1,0")
    assert told.killed == ["mole.0.1"]
    assert state.overlays == {"1,0": "dynamite"}
    seen = trench.battle(
        *trench.row("b0 m0", "- dynamite", "b0 m0"), farmer="boom", hand=("build", "farmer")
    )
    trench.ready(seen, "0,0")
    seen.old_lines = []
    assert trench.answer(seen, "hand.1 0,1").lines == [(3, 2, 5)]


def test_dynamite_blown_up_is_placed_at_once_by_its_author() -> None:
    """On any free space next to the battlefield, before the field is divided."""
    state = trench.battle(
        *trench.row("b0 m0", "- dynamite", "n1 m1"), farmer="boom", hand=("grenade", "farmer")
    )
    trench.ready(state, "0,0")
    trench.answer(state, "hand.1 1,0")
    assert state.todo[-1].kind == "place-dynamite"
    assert "1,0" in trench.legal(state)
    told = trench.answer(state, "1,0")
    assert state.overlays == {"1,0": "dynamite"}
    # Laid into the gap it holds the field together.
    assert not told.all(Divided)


def test_dynamite_lost_by_a_division_is_placed_after_it() -> None:
    state = trench.battle(
        *trench.row("n1", "n1", "b0 m0", "n1", "- dynamite"), farmer="boom",
        hand=("grenade", "farmer"),
    )  # fmt: skip
    trench.ready(state, "2,0")
    told = trench.answer(state, "hand.1 3,0")
    assert told.one(Divided).lost == ("4,0",)
    assert state.todo[-1].kind == "place-dynamite"
    assert "4,0" not in trench.legal(state)


def test_the_trap_goes_anywhere_free_and_buries_barracks() -> None:
    state = field(
        "b0 0,0 m0", "b1 1,0", "n1 2,0 m1", "n1 3,0 trap", "n1 -3,2 island", farmer="trap-master"
    )
    trench.ready(state, "0,0")
    assert trench.aims(state) == {"1,0"}
    trench.answer(state, "hand.1 1,0")
    assert state.overlays == {"1,0": "trap"}
    assert state.bases[Space("1,0")] == "neutral.1"


def test_the_trap_snaps_once() -> None:
    state = trench.battle(
        *trench.row("b0 m0", "n1 trap", "n1"), farmer="trap-master", hand=("advance", "farmer")
    )
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 1,0")
    assert told.killed == ["mole.0.1"]
    assert state.overlays == {}
    assert state.aside == ["trap"]


@pytest.mark.parametrize(
    ("trap", "east", "medals"),
    [("-2,1", "2,0", 3), ("0,-1", "2,0", 2), ("1,-1", "1,0", 0), ("1,-1", "2,0", 2)],
)
def test_moles_next_to_the_trap_see_less(trap: str, east: str, medals: int) -> None:
    """One medal less a line for each end next to it; not for squares between."""
    squares = [f"n1 {q},0" + (" m0" if f"{q},0" in ("0,0", east) else "") for q in range(3)]
    state = trench.battle(
        *squares, f"n1 {trap} trap", farmer="trap-master", hand=("build", "farmer")
    )
    trench.ready(state, "0,0")
    state.old_lines = []
    (line,) = trench.answer(state, "hand.1 3,0").lines
    assert line[2] == medals


def test_the_stomper_crushes_and_everybody_flees() -> None:
    """To a square next to the active mole; then all around it run one space outward at once."""
    state = field(
        "b0 0,0 m0", "n1 1,0 m1", "n1 2,0 m1", "n1 3,0", "n1 1,1 m1", "n1 1,2", "n1 -1,0",
        farmer="stomper",
    )  # fmt: skip
    trench.ready(state, "0,0")
    assert trench.aims(state) == {"1,0", "-1,0"}
    told = trench.answer(state, "hand.1 1,0")
    assert told.killed == ["mole.1.1"]
    assert state.overlays == {"1,0": "footprint"}
    # The base does not flip, and the active mole flees too.
    assert state.bases[Space("1,0")] == "neutral.1"
    assert state.moles == {"-1,0": "mole.0.1", "3,0": "mole.1.2", "1,2": "mole.1.3"}


def test_fleeing_off_the_field_and_against_rock() -> None:
    state = field("b0 0,0 m0", "n1 1,0", "n1 2,0 m1", "n1 1,1 m1", "n1 1,2 rock", farmer="stomper")
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 1,0")
    assert sorted(told.killed) == ["mole.0.1", "mole.1.1"]
    assert told.paid(0, "friendly-fire") == -5
    assert state.moles == {"1,1": "mole.1.2"}


def test_the_footprint_kills_whoever_steps_on_it_and_stays() -> None:
    state = trench.battle(
        *trench.row("b0 m0", "n1 footprint", "n1"), farmer="stomper", hand=("advance", "farmer")
    )
    trench.ready(state, "0,0")
    assert trench.answer(state, "hand.1 1,0").killed == ["mole.0.1"]
    assert state.overlays == {"1,0": "footprint"}


def crates(*squares: str) -> TopoumState:
    state = field(*squares, farmer="crates")
    state.crate_values = [2, 4, 1, 3]
    return state


def test_the_lord_of_the_crates_pays_one_and_moves_a_crate() -> None:
    """Any crate on the board, or none; what is in it is looked at in secret."""
    state = crates("b0 0,0 m0", "n1 1,0 m1", "n2 3,-2 crate.1 island", "n2 -1,-2 crate.2 island")
    trench.ready(state, "0,0")
    assert trench.aims(state) == {"stay", "3,-2", "-1,-2"}
    told = trench.answer(state, "hand.1 3,-2")
    assert told.paid(0, "crate-card") == 1
    assert state.overlays[Space("0,0")] == "crate.1"
    # Still barracks underneath.
    assert state.bases[Space("0,0")] == "barracks.0"
    looked = told.one(Looked)
    assert looked == Looked(0, "crate.1", Space("0,0"), 2)
    assert looked.eyes == (0,)
    assert looked.seen_by(1) == Looked(0, "crate.1", Space("0,0"), None)
    assert GAME.observe(state, 0).crates[0].value == 2
    assert GAME.observe(state, 1).crates[0].value == 0
    assert GAME.observe(state, None).crates[0].value == 0


def test_a_crate_may_stay_and_must_under_an_overlay() -> None:
    state = crates("b0 0,0 m0 crate.2", "n1 1,0 m1", "n2 3,-2 crate.1 island")
    trench.ready(state, "0,0")
    assert trench.aims(state) == {"stay"}
    told = trench.answer(state, "hand.1 stay")
    assert told.paid(0) == 1


def test_the_card_still_pays_when_all_crates_are_gone() -> None:
    state = crates("b0 0,0 m0", "n1 1,0 m1")
    trench.ready(state, "0,0")
    assert trench.answer(state, "hand.1 stay").paid(0) == 1


def test_whoever_steps_onto_a_crate_looks_inside() -> None:
    state = trench.battle(
        *trench.row("b0 m0", "n1 crate.3", "n1"), farmer="crates", hand=("advance", "farmer")
    )
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 1,0")
    assert told.one(Looked).seat == 0
    assert state.crates_known[CRATES.index("crate.3")] == [0]
    assert state.overlays[Space("1,0")] == "crate.3"


def test_crates_pay_the_moles_on_them_at_the_end() -> None:
    state = crates("b0 0,0 m0 crate.2", "n1 1,0 m1 crate.1", "n1 2,0 crate.4")
    state.todo = [Final()]
    told = trench.Told()
    play.settle(state, told)
    assert told.paid(0, "crate") == 4
    assert told.paid(1, "crate") == 2
    assert {event.value for event in told.all(CrateOpened)} == {4, 2, 3}


def test_a_blown_up_crate_is_out_of_the_game() -> None:
    state = trench.battle(
        *trench.row("b0 m0", "n1 crate.1", "n1"), "n1 0,1", "n1 1,1", farmer="crates",
        hand=("grenade", "farmer"),
    )  # fmt: skip
    trench.ready(state, "0,0")
    trench.answer(state, "hand.1 1,0")
    assert state.overlays == {}
    assert state.aside == []


def test_a_square_takes_one_overlay() -> None:
    """Rulings: farmer's tiles go only to squares without one, never to where they are."""
    state = field("b0 0,0 m0", "n1 1,0 footprint", "n1 0,1", farmer="stomper")
    trench.ready(state, "0,0")
    assert trench.aims(state) == {"0,1"}
    nature = field("b0 0,0 m0 turnip", "n1 1,0", farmer="nature")
    trench.ready(nature, "0,0")
    assert "hand.1" not in trench.legal(nature)
