"""What is seen while things are told: at every event the table looks as it does on cardboard then.

What happens at once is told at once, with everything where it comes to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.rules import GAME
from game.kernel import play
from tests.games.topoum import trench

if TYPE_CHECKING:
    from game.games.topoum.state import TopoumState
    from game.games.topoum.view import TopoumSeen
    from game.kernel.contract import Event


class Pictures:
    """Every event of an answer, and how everybody sees the table when it is told."""

    def __init__(self, state: TopoumState, *answers: str) -> None:
        self.frames: list[tuple[Event, TopoumSeen]] = []

        def tell(event: Event) -> None:
            self.frames.append((event, GAME.observe(state, None)))

        for answer in answers:
            (seat,) = play.asked(state)
            play.act(state, seat, tuple(answer.split()), tell)

    def at(self, kind: str, number: int = 0) -> TopoumSeen:
        return [seen for event, seen in self.frames if event.kind == kind][number]

    def __call__(self, kind: str, number: int = 0) -> dict[str, str]:
        """Which mole stands where."""
        squares = self.at(kind, number).squares
        return {square.space: square.mole for square in squares if square.mole}


def test_a_panic_moves_all_of_them_at_once() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1 m1", "n1 m0", "n1 m1", start=2), hand=("panic",))
    trench.ready(state, "2,0")
    seen = Pictures(state, "hand.1 3,0")
    assert [event.kind for event, _ in seen.frames][:3] == ["played", "fled", "killed"]
    there = {"2,0": "mole.0.1", "4,0": "mole.1.1", "5,0": "mole.0.2"}
    assert seen("fled") == there
    # Who fell over the edge is told of afterwards; the others do not flicker meanwhile.
    assert seen("killed") == there
    assert seen.at("fled").reserve[1] == ("mole.1.3", "mole.1.4")
    assert seen.at("killed").reserve[1] == ("mole.1.2", "mole.1.3", "mole.1.4")


def test_who_runs_off_the_field_is_seen_nowhere() -> None:
    """Not even by a comrade: no line hangs in the air."""
    state = trench.battle(
        "b0 0,0 m0", "n0 1,-1 m0", "n1 1,0", "n1 2,0", farmer="stomper", hand=("farmer",)
    )
    trench.ready(state, "0,0")
    seen = Pictures(state, "hand.1 1,0")
    assert seen("fled") == {}
    assert len(seen.at("played").sights) == 1
    assert seen.at("fled").sights == ()


def test_the_stompers_fright_is_one_motion_too() -> None:
    state = trench.battle(
        "b0 0,0 m0", "n1 1,0", "n1 2,0 m1", "n1 1,1 m1", "n1 1,2", "n1 -1,0", "n1 3,0 rock",
        farmer="stomper", hand=("farmer",),
    )  # fmt: skip
    trench.ready(state, "0,0")
    seen = Pictures(state, "hand.1 1,0")
    fled = next(event for event, _ in seen.frames if event.kind == "fled")
    assert fled.facts == {
        "how": "stomper",
        "moves": [["mole.1.2", "1,1", "1,2"], ["mole.0.1", "0,0", "-1,0"]],
        "stuck": [["mole.1.1", "2,0"]],
    }
    assert seen("fled") == {"-1,0": "mole.0.1", "1,2": "mole.1.2", "2,0": "mole.1.1"}


def test_a_blast_bares_its_square_in_one_go() -> None:
    state = trench.battle(
        "b0 0,0 m0", "n1 1,0 m1 cross", "n1 0,1", "n1 1,-1", "n1 -1,0", hand=("grenade",)
    )
    trench.ready(state, "0,0")
    seen = Pictures(state, "hand.1 1,0")
    kinds = [event.kind for event, _ in seen.frames][1:6]
    assert kinds == ["blast", "killed", "cross", "medals", "taken"]
    tiles, medals = seen.at("played").tiles[1], seen.at("played").medals[0]
    for kind in kinds:
        assert "1,0" not in {square.space for square in seen.at(kind).squares}
    # Counted one by one nonetheless: mole, medals, tile.
    assert seen.at("blast").reserve[1] == ("mole.1.2", "mole.1.3", "mole.1.4")
    assert seen.at("cross").medals[0] == medals
    assert seen.at("medals").medals[0] == medals - 5
    assert seen.at("medals").tiles[1] == tiles
    assert seen.at("taken").tiles[1] == tiles + 1


def test_a_lost_part_falls_as_one() -> None:
    state = trench.battle(
        *trench.row("b0 m0", "n0", "n0", "n1 m1", "b1 m1", start=-2), "n0 -2,1", hand=("grenade",)
    )
    state.moles["-1,0"] = state.moles.pop("-2,0")
    trench.ready(state, "-1,0")
    seen = Pictures(state, "hand.1 0,0")
    assert {"1,0", "2,0"} < {square.space for square in seen.at("divided").squares}
    for kind in ("fell", "killed", "taken"):
        left = {square.space for square in seen.at(kind, -1).squares}
        assert not {"1,0", "2,0"} & left
    assert len(seen.at("fell").reserve[1]) == 2
    assert seen.at("fell").tiles[1] + 2 == seen.at("taken", -1).tiles[1]


def test_the_motorbike_has_passed_when_its_victim_is_counted() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1 m1", "n1"), hand=("motorbike",))
    trench.ready(state, "0,0")
    seen = Pictures(state, "hand.1 2,0")
    assert seen("marched") == seen("killed") == {"2,0": "mole.0.1"}


def test_a_bayonet_has_struck_when_its_victim_is_counted() -> None:
    """The charge comes first, ice or no ice."""
    state = trench.battle(*trench.row("b0 m0", "n1 ice m1", "n1"), hand=("bayonet",))
    trench.ready(state, "0,0")
    seen = Pictures(state, "hand.1 1,0")
    kinds = [event.kind for event, _ in seen.frames]
    assert kinds[1:4] == ["marched", "killed", "slid"]
    assert seen("marched") == seen("killed") == {"1,0": "mole.0.1"}
    assert seen("slid") == {"2,0": "mole.0.1"}


def test_a_motorbike_in_a_puddle_is_never_seen_beyond_it() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1 puddle", "n1"), hand=("motorbike",))
    trench.ready(state, "0,0")
    seen = Pictures(state, "hand.1 2,0")
    assert seen("marched") == {}


def test_what_changes_hands_has_changed_hands_when_it_is_told() -> None:
    state = trench.battle("b0 0,0 m0", "n1 1,0 m1 cross", hand=("press", "red-cross"))
    state.press = 1
    trench.ready(state, "0,0")
    assert Pictures(state, "hand.1").at("pressed").press == 0
    state = trench.battle("b0 0,0 m0", "n1 1,0 m1 cross", hand=("press", "red-cross"))
    trench.ready(state, "0,0")
    assert Pictures(state, "hand.2").at("cross").red_cross == "0,0"


def test_a_card_nobody_wanted_has_left_the_line_when_that_is_told() -> None:
    state = trench.battle("b0 0,0 m0", "n1 1,0", "n1 2,0 m1", hand=("advance",))
    trench.turn(state)
    last = state.line[-1]
    mole = state.moles["0,0"]
    thrown = Pictures(state, f"{mole} 1,0", "tile").at("thrown")
    assert thrown.line[-1] == ""
    assert thrown.thrown == (last,)


def test_a_tile_is_taken_by_laying_another() -> None:
    """The square is there all the while: the field neither shrinks nor divides for a moment."""
    state = trench.battle("b0 0,0 m0", "b1 1,0", hand=("conquest",))
    trench.ready(state, "0,0")
    seen = Pictures(state, "hand.1 1,0")
    (square,) = (square for square in seen.at("taken").squares if square.space == "1,0")
    assert (square.base, square.colour) == ("barracks", 0)


def test_who_stops_on_the_ice_stands_there() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1 ice", "n1 rock"), hand=("advance",))
    trench.ready(state, "0,0")
    assert Pictures(state, "hand.1 1,0")("stayed") == {"1,0": "mole.0.1"}
