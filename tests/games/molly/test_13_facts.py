"""What each kind of event says and whether it brings something to light: the table's motions, the
log, saves and replays go by these names."""

from __future__ import annotations

import pytest

from game.games.molly.content.components import COLOURS, EVENTS, is_mole
from game.games.molly.content.garden import (
    CELLS,
    LINES,
    PLACES,
    CellNumber,
    Line,
    PlaceNumber,
    cell_number,
    line_number,
    numbered_cell,
    numbered_place,
    place_number,
)
from game.games.molly.content.words import (
    Kind,
    cell_id,
    cell_of,
    cells_among,
    cube_id,
    cube_of,
    kind_of,
    line_id,
    line_of,
    lines_among,
    place_id,
    place_of,
    seat_id,
    seat_of,
)
from game.games.molly.events import (
    DrawnBlind,
    EventBegun,
    EventFound,
    Passed,
    Played,
    Swapped,
    Taken,
    TokensBack,
)
from game.games.molly.rules.game import GAME
from game.games.molly.rules.state import MollyState
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.codec import Codec
from game.kernel.event import Event
from game.kernel.judge import any_of
from tests.games.molly import garden

FACTS = {
    "turn": "seat turn begins",
    "displayed": "place card",
    "taken": "seat place card kept",
    "swapped": "seat cells",
    "hunted": "seat from to pile",
    "tokens-back": "seat count",
    "drawn-blind": "seat card",
    "played": "seat card cell from gap",
    "token": "seat from",
    "set": "seat colour line cells taken cards cubes chain",
    "flipped": "seat cells show",
    "project-set": "seat line cells",
    "drawn-three": "seat cards",
    "covered": "seat cards cells",
    "event-found": "seat event later",
    "event": "event seat",
    "drew-cube": "seat card kept",
    "filled": "card cell",
    "passing": "seats",
    "passed": "seat to",
    "cube-gone": "seat colour",
    "last-round": "",
    "ended": "",
}
SELDOM = {"skipped": "seat", "fits-nowhere": "seat card", "no-token": "seat"}
LIT = {
    "displayed", "drawn-blind", "set", "flipped", "drawn-three", "event-found", "drew-cube",
    "filled", "passed", "last-round", "ended",
}  # fmt: skip
BY_THICKNESS = {"played", "covered"}
"""A card may make a pile look thicker, which tells of what lies below."""


def matches() -> list[Event]:
    told: list[Event] = []
    for seed in range(12):
        state, rng = garden.start(4, seed, bobtail="on" if seed % 2 else "off"), Random(seed)
        while not state.over:
            seat = play.asked(state)[0]
            play.act(state, seat, any_of(play.legal(state, seat), rng), told.append)
    return told


def projects() -> list[Event]:
    """Three backs in a row, which chance hardly ever brings about."""
    state = garden.bare()
    garden.lay(state, 1, "-green", "red")
    garden.lay(state, 2, "red")
    garden.lay(state, 5, "-white")
    garden.lay(state, 8, "-blue")
    garden.show(state, "red", "yellow")
    garden.stack(state, "blue", "green", "yellow")
    return garden.act(state, "display.1 cell.3", "cell.3", "cell.8 cell.2 cell.5").events


def test_every_kind_of_event_says_what_it_is_known_to_say() -> None:
    told = [*matches(), *projects()]
    codec = Codec(GAME.steps, GAME.events)
    assert {kind.kind for kind in GAME.events} == set(FACTS | SELDOM)
    assert set(FACTS) <= {event.kind for event in told} <= set(FACTS | SELDOM)
    for event in told:
        written = codec.told(event)
        assert sorted(written["facts"]) == sorted((FACTS | SELDOM)[event.kind].split()), event
        assert event.kind in BY_THICKNESS or event.shows is (event.kind in LIT), event
        if isinstance(event, Passed):
            assert sorted(written["secret"]) == ["colour", "kept"]
            assert event.eyes == (event.seat, event.to)
        else:
            assert not written["secret"]


def garden_of(*rows: str, display: tuple[str, str] = ("red", "blue")) -> MollyState:
    state = garden.bare()
    garden.rows(state, *rows)
    garden.show(state, *display)
    garden.tokens(state, 2, 0, 0, 0)
    return state


def test_a_special_action_tells_what_it_took_and_what_came_back() -> None:
    """Pages 6 and 7."""
    state = garden_of("white green white", "green white green", "white green .")
    garden.stack(state, "yellow", "white")
    card = state.display[1]
    told = garden.act(state, "take display.2")
    assert told.one(Taken) == Taken(0, PlaceNumber(2), card, kept=True)
    garden.act(state, "swap cell.4 cell.5", told=told)
    assert told.one(Swapped) == Swapped(0, (CellNumber(4), CellNumber(5)))
    garden.act(state, "display.1 cell.9", told=told)
    assert told.one(TokensBack) == TokensBack(0, 2)


def test_a_full_column_is_told_of() -> None:
    """Page 10: a cube without room goes back."""
    state = garden_of("white green white", "green white green", "white green .")
    garden.stack(state, "yellow")
    garden.burrow(state, 0, 0, 7, 0, 0, 0)
    assert garden.act(state, "take display.1").one(Taken).kept is False


def test_a_blind_card_is_told_with_its_seat_and_brings_light() -> None:
    state = garden_of("white green white", "green white green", "white green .")
    garden.stack(state, "yellow")
    card = state.deck[-1]
    assert is_mole(card)
    told = garden.act(state, "deck")
    assert told.one(DrawnBlind) == DrawnBlind(0, card)
    garden.act(state, "cell.9", told=told)
    assert told.one(Played) == Played(0, card, CellNumber(9), "deck", gap=True)


@pytest.mark.parametrize("blind", [False, True])
def test_an_event_is_told_with_who_found_it(*, blind: bool) -> None:
    """Page 11: it happens at once where a card of the display or a blind one was to come."""
    state = garden_of(
        "white green white", "green white green", "white green .", display=("", "blue")
    )
    garden.stack(state, "event.green.tokens", "yellow", "yellow")
    state.active = 2
    told = garden.act(state, "deck") if blind else garden.refill(state)
    card = EVENTS["green"][0]
    assert told.one(EventFound) == EventFound(2, card, later=False)
    assert told.one(EventBegun) == EventBegun(card, 2)


def test_what_waits_is_saved_under_its_name() -> None:
    """A match that was saved in the middle of anything goes on: names of steps stay."""
    assert {step.kind for step in GAME.steps} == {
        "turn", "refill", "act", "blind", "place-blind", "gain-token", "take-set", "draw-three",
        "cover-projects", "happenings", "draw-cube", "fill", "pass-cubes", "discard-cube",
        "end-turn", "end-game",
    }  # fmt: skip


def test_answers_are_saved_under_their_names() -> None:
    """Spaces, places and lines are numbered from 1, seats from 0; each name leads back."""
    words = {
        Kind.CELL: [cell_id(cell) for cell in CELLS],
        Kind.DISPLAY: [place_id(place) for place in PLACES],
        Kind.LINE: [line_id(Line(line)) for line in range(len(LINES))],
        Kind.SEAT: [seat_id(seat) for seat in range(4)],
        Kind.CUBE: [cube_id(colour) for colour in COLOURS],
    }
    assert words == {
        Kind.CELL: [f"cell.{number}" for number in range(1, 10)],
        Kind.DISPLAY: ["display.1", "display.2"],
        Kind.LINE: [f"line.{number}" for number in range(1, 9)],
        Kind.SEAT: ["seat.0", "seat.1", "seat.2", "seat.3"],
        Kind.CUBE: ["cube.yellow", "cube.red", "cube.white", "cube.green", "cube.blue"],
    }
    assert tuple(map(cell_of, words[Kind.CELL])) == CELLS
    assert tuple(map(place_of, words[Kind.DISPLAY])) == PLACES
    assert list(map(line_of, words[Kind.LINE])) == list(range(len(LINES)))
    assert list(map(seat_of, words[Kind.SEAT])) == [0, 1, 2, 3]
    assert tuple(map(cube_of, words[Kind.CUBE])) == COLOURS
    assert all(kind_of(word) is kind for kind, each in words.items() for word in each)
    assert [kind_of(word) for word in ("deck", "take", "swap", "hunt", "skip")] == [
        Kind.DECK, Kind.TAKE, Kind.SWAP, Kind.HUNT, Kind.SKIP,
    ]  # fmt: skip
    assert kind_of("peek") is None
    mixed = ("cell.2", "line.1", "deck", "cell.9")
    assert (cells_among(mixed), lines_among(mixed)) == ((CELLS[1], CELLS[8]), (Line(0),))


def test_what_is_told_is_numbered_as_it_is_answered() -> None:
    for cell in CELLS:
        assert cell_id(cell) == f"cell.{cell_number(cell)}"
        assert numbered_cell(cell_number(cell)) == cell
    for place in PLACES:
        assert place_id(place) == f"display.{place_number(place)}"
        assert numbered_place(place_number(place)) == place
    for line in map(Line, range(len(LINES))):
        assert line_id(line) == f"line.{line_number(line)}"


def test_the_options_are_saved_under_their_names() -> None:
    """Page 13: the Bobtail is a variant. Saves and lobbies go by these words."""
    assert [(each.id, each.choices, each.default) for each in GAME.options] == [
        ("bobtail", ("off", "on"), "off"),
        ("open-burrows", ("off", "on"), "off"),
    ]
