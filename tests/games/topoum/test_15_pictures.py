"""What is seen while things are told: at every event the table looks as it does on cardboard then.

What happens at once is told at once, with everything where it comes to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.content.ids import Mole, Space
from game.games.topoum.events.cards import Played, PressTaken, Thrown
from game.games.topoum.events.course import Paid
from game.games.topoum.events.moles import CrossMoved, Eliminated, Fled, Marched, Slid, Stayed
from game.games.topoum.events.tiles import Blast, Divided, Fell, Taken
from game.games.topoum.rules.game import GAME
from game.kernel import play
from tests.games.topoum import trench

if TYPE_CHECKING:
    from game.games.topoum.events.moles import Run
    from game.games.topoum.rules.state import TopoumState
    from game.games.topoum.seen.view import TopoumSeen
    from game.kernel.event import Event


class Pictures:
    """Every event of an answer, and how everybody sees the table when it is told."""

    def __init__(self, state: TopoumState, *answers: str) -> None:
        self.frames: list[tuple[Event, TopoumSeen]] = []

        def tell(event: Event) -> None:
            self.frames.append((event, GAME.observe(state, None)))

        for answer in answers:
            (seat,) = play.asked(state)
            play.act(state, seat, tuple(answer.split()), tell)

    def at(self, kind: type[Event], number: int = 0) -> TopoumSeen:
        return [seen for event, seen in self.frames if isinstance(event, kind)][number]

    def __call__(self, kind: type[Event], number: int = 0) -> dict[Space, Mole]:
        """Which mole stands where."""
        squares = self.at(kind, number).squares
        return {square.space: square.mole for square in squares if square.mole}


def test_a_panic_moves_all_of_them_at_once() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1 m1", "n1 m0", "n1 m1", start=2), hand=("panic",))
    trench.ready(state, "2,0")
    seen = Pictures(state, "hand.1 3,0")
    assert [type(event) for event, _ in seen.frames][:3] == [Played, Fled, Eliminated]
    there = {"2,0": "mole.0.1", "4,0": "mole.1.1", "5,0": "mole.0.2"}
    assert seen(Fled) == there
    # Who fell over the edge is told of afterwards; the others do not flicker meanwhile.
    assert seen(Eliminated) == there
    assert seen.at(Fled).reserve[1] == ("mole.1.3", "mole.1.4")
    assert seen.at(Eliminated).reserve[1] == ("mole.1.2", "mole.1.3", "mole.1.4")


def test_who_runs_off_the_field_is_seen_nowhere() -> None:
    """Not even by a comrade: no line hangs in the air."""
    state = trench.battle(
        "b0 0,0 m0", "n0 1,-1 m0", "n1 1,0", "n1 2,0", farmer="stomper", hand=("farmer",)
    )
    trench.ready(state, "0,0")
    seen = Pictures(state, "hand.1 1,0")
    assert seen(Fled) == {}
    assert len(seen.at(Played).sights) == 1
    assert seen.at(Fled).sights == ()


def run(mole: str, start: str, to: str) -> Run:
    return Mole(mole), Space(start), Space(to)


def test_the_stompers_fright_is_one_motion_too() -> None:
    state = trench.battle(
        "b0 0,0 m0", "n1 1,0", "n1 2,0 m1", "n1 1,1 m1", "n1 1,2", "n1 -1,0", "n1 3,0 rock",
        farmer="stomper", hand=("farmer",),
    )  # fmt: skip
    trench.ready(state, "0,0")
    seen = Pictures(state, "hand.1 1,0")
    (fled,) = (event for event, _ in seen.frames if isinstance(event, Fled))
    runs = [run("mole.1.2", "1,1", "1,2"), run("mole.0.1", "0,0", "-1,0")]
    assert fled == Fled("stomper", tuple(runs), ((Mole("mole.1.1"), Space("2,0")),))
    assert seen(Fled) == {"-1,0": "mole.0.1", "1,2": "mole.1.2", "2,0": "mole.1.1"}


def test_a_blast_bares_its_square_in_one_go() -> None:
    state = trench.battle(
        "b0 0,0 m0", "n1 1,0 m1 cross", "n1 0,1", "n1 1,-1", "n1 -1,0", hand=("grenade",)
    )
    trench.ready(state, "0,0")
    seen = Pictures(state, "hand.1 1,0")
    kinds = [type(event) for event, _ in seen.frames][1:6]
    assert kinds == [Blast, Eliminated, CrossMoved, Paid, Taken]
    tiles, medals = seen.at(Played).tiles[1], seen.at(Played).medals[0]
    for kind in kinds:
        assert "1,0" not in {square.space for square in seen.at(kind).squares}
    # Counted one by one nonetheless: mole, medals, tile.
    assert seen.at(Blast).reserve[1] == ("mole.1.2", "mole.1.3", "mole.1.4")
    assert seen.at(CrossMoved).medals[0] == medals
    assert seen.at(Paid).medals[0] == medals - 5
    assert seen.at(Paid).tiles[1] == tiles
    assert seen.at(Taken).tiles[1] == tiles + 1


def test_a_lost_part_falls_as_one() -> None:
    state = trench.battle(
        *trench.row("b0 m0", "n0", "n0", "n1 m1", "b1 m1", start=-2), "n0 -2,1", hand=("grenade",)
    )
    state.moles[Space("-1,0")] = state.moles.pop(Space("-2,0"))
    trench.ready(state, "-1,0")
    seen = Pictures(state, "hand.1 0,0")
    assert {"1,0", "2,0"} < {square.space for square in seen.at(Divided).squares}
    for kind in (Fell, Eliminated, Taken):
        left = {square.space for square in seen.at(kind, -1).squares}
        assert not {"1,0", "2,0"} & left
    assert len(seen.at(Fell).reserve[1]) == 2
    assert seen.at(Fell).tiles[1] + 2 == seen.at(Taken, -1).tiles[1]


def test_the_motorbike_has_passed_when_its_victim_is_counted() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1 m1", "n1"), hand=("motorbike",))
    trench.ready(state, "0,0")
    seen = Pictures(state, "hand.1 2,0")
    assert seen(Marched) == seen(Eliminated) == {"2,0": "mole.0.1"}


def test_a_bayonet_has_struck_when_its_victim_is_counted() -> None:
    """The charge comes first, ice or no ice."""
    state = trench.battle(*trench.row("b0 m0", "n1 ice m1", "n1"), hand=("bayonet",))
    trench.ready(state, "0,0")
    seen = Pictures(state, "hand.1 1,0")
    kinds = [type(event) for event, _ in seen.frames]
    assert kinds[1:4] == [Marched, Eliminated, Slid]
    assert seen(Marched) == seen(Eliminated) == {"1,0": "mole.0.1"}
    assert seen(Slid) == {"2,0": "mole.0.1"}


def test_a_motorbike_in_a_puddle_is_never_seen_beyond_it() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1 puddle", "n1"), hand=("motorbike",))
    trench.ready(state, "0,0")
    seen = Pictures(state, "hand.1 2,0")
    assert seen(Marched) == {}


def test_what_changes_hands_has_changed_hands_when_it_is_told() -> None:
    state = trench.battle("b0 0,0 m0", "n1 1,0 m1 cross", hand=("press", "red-cross"))
    state.press = 1
    trench.ready(state, "0,0")
    assert Pictures(state, "hand.1").at(PressTaken).press == 0
    state = trench.battle("b0 0,0 m0", "n1 1,0 m1 cross", hand=("press", "red-cross"))
    trench.ready(state, "0,0")
    assert Pictures(state, "hand.2").at(CrossMoved).red_cross == "0,0"


def test_a_card_nobody_wanted_has_left_the_line_when_that_is_told() -> None:
    state = trench.battle("b0 0,0 m0", "n1 1,0", "n1 2,0 m1", hand=("advance",))
    trench.turn(state)
    last = state.line[-1]
    mole = state.moles[Space("0,0")]
    thrown = Pictures(state, f"{mole} 1,0", "tile").at(Thrown)
    assert thrown.line[-1] == ""
    assert thrown.thrown == (last,)


def test_a_tile_is_taken_by_laying_another() -> None:
    """The square is there all the while: the field neither shrinks nor divides for a moment."""
    state = trench.battle("b0 0,0 m0", "b1 1,0", hand=("conquest",))
    trench.ready(state, "0,0")
    seen = Pictures(state, "hand.1 1,0")
    (square,) = (square for square in seen.at(Taken).squares if square.space == "1,0")
    assert (square.base, square.colour) == ("barracks", 0)


def test_who_stops_on_the_ice_stands_there() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1 ice", "n1 rock"), hand=("advance",))
    trench.ready(state, "0,0")
    assert Pictures(state, "hand.1 1,0")(Stayed) == {"1,0": "mole.0.1"}
