"""What lies beside the garden and what is said of it: Events that wait, tokens, the turns."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from game import catalogue
from game.games.molly.content.components import EVENTS
from game.games.molly.content.words import (
    Kind,
    Phase,
    cell_of,
    cube_of,
    kind_of,
    seat_id,
)
from game.games.molly.events import EventBegun, EventFound, Flipped, TurnBegun
from game.games.molly.rules.game import GAME
from game.games.molly.rules.state import MollyState
from game.games.molly.rules.turn import Act, EndGame, EndTurn, Refill
from game.games.molly.table import keys
from game.kernel import play
from game.kernel.event import Event
from game.stage.motion import Enter, Hide, Home, Motion, Stagger, Then, Together
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.table import Turnover
from tests.games.molly import garden
from tests.stage.tables import look
from tests.stage.test_showing import looks

TABLE = catalogue.table("molly")


def _laid(state: MollyState) -> dict[str, Piece]:
    seen = GAME.observe(state, None)
    return {piece.key: piece for piece in TABLE.showing(seen, look(seen, state.seats)).pieces}


def _leaves(motion: Motion) -> list[Motion]:
    if isinstance(motion, Then | Together | Stagger):
        return [leaf for each in motion.motions for leaf in _leaves(each)]
    return [motion]


def _two_that_wait() -> MollyState:
    """Three Projects, and the cards that cover them found with two Events in between."""
    state = garden.bare()
    garden.lay(state, 1, "-green", "red")
    garden.lay(state, 2, "red")
    garden.lay(state, 5, "-white")
    garden.lay(state, 8, "-tardy.blue.1")
    garden.show(state, "red", "yellow")
    garden.stack(state, "event.green.draw", "blue", "event.orange.gaps", "green", "yellow")
    garden.act(state, "display.1 cell.3", "cell.3")
    return state


def test_events_that_wait_lie_beside_the_deck_in_their_order() -> None:
    """Page 10, ruling 8: Events drawn for the Projects are set aside until all are covered.

    They are known to all, and worth knowing: whoever fills the gaps may cover otherwise.
    """
    state = _two_that_wait()
    assert [event for event, _ in state.waiting] == ["event.green.draw", "event.orange.gaps"]
    pieces = _laid(state)
    first, second = (pieces[keys.waiting(event)] for event, _ in state.waiting)
    assert (first.face, second.face) == ("molly/event.draw", "molly/event.fill-gaps")
    assert first.y < second.y
    deck, pile = pieces["deck"], pieces["hole.0"]
    assert abs(first.x - deck.x) < 120
    assert first.x + 37 < pile.x - 70


def test_what_happens_next_is_said_while_projects_are_covered() -> None:
    state = _two_that_wait()
    seen = GAME.observe(state, 0)
    prompt = TABLE.showing(seen, look(seen, 4, lone=0)).prompt
    assert prompt.note == Said("event-waits", {"what": Said("event-draw")})


def test_a_found_event_comes_off_the_deck_and_begins_from_where_it_waited() -> None:
    state = garden.bare()
    garden.show(state, "", "green")
    garden.stack(state, "event.green.tokens", "red")
    moments: list[tuple[Event | None, MollyState]] = [(None, state.clone())]
    state.todo = [EndGame(), EndTurn(), Act(), Refill()]
    play.settle(state, lambda event: moments.append((event, state.clone())))
    acted = {}
    for (_, before), (event, after) in pairwise(moments):
        assert event is not None
        seen = GAME.observe(after, None)
        was, now = _laid(before), _laid(after)
        over = Turnover(GAME.observe(before, None), seen, look(seen, 4), was, now)
        motion = TABLE.acts.motion(event, over)
        if motion is not None:
            acted[type(event)] = _leaves(motion)
    key = keys.waiting(EVENTS["green"][0])
    found, begun = acted[EventFound], acted[EventBegun]
    assert any(isinstance(leaf, Home) and leaf.key == key for leaf in found)
    assert any(isinstance(leaf, Enter) and leaf.key == key for leaf in found)
    assert any(isinstance(leaf, Hide) and leaf.key == key for leaf in begun)
    assert any(isinstance(leaf, Home) and leaf.key == keys.EVENT for leaf in begun)


def test_an_event_that_waits_is_told_in_the_log() -> None:
    card = EVENTS["red"][0]
    seen = GAME.observe(garden.start(), None)
    (line,) = TABLE.tale.lines(EventFound(1, card, later=True), look(seen, 4))
    assert line.text == Said("log-event-waits", {"what": Said("event-pass")})
    assert TABLE.tale.lines(EventFound(1, card, later=False), look(seen, 4)) == ()


def test_a_flip_that_shows_the_same_twice_says_it_once() -> None:
    seen = GAME.observe(garden.start(), None)
    cells = garden.numbers(1, 2)
    (unlike,) = TABLE.tale.lines(Flipped(0, cells, ("yellow", "project")), look(seen, 4))
    (alike,) = TABLE.tale.lines(Flipped(0, cells, ("project", "project")), look(seen, 4))
    assert unlike.text.key == "log-flipped"
    assert alike.text.key == "log-flipped-alike"


def _paid(times: int) -> MollyState:
    state = garden.start(2)
    garden.tokens(state, 3, 3)
    garden.act(state, *["swap cell.1 cell.2"] * times)
    return state


@pytest.mark.parametrize("times", [0, 1, 3])
def test_tokens_that_are_paid_lie_on_the_table_until_they_return(times: int) -> None:
    """Page 6; ruling 20: spent tokens return all together when phase 1 ends. None vanishes."""
    state = _paid(times)
    pieces = _laid(state)
    lying = [key for key, piece in pieces.items() if piece.art == "molly/token"]
    assert len([key for key in lying if key.startswith("spent.")]) == times
    assert len(lying) == 6
    assert ("spent" in pieces) == bool(times)


def test_paid_tokens_are_in_the_supply_when_a_card_has_been_played() -> None:
    state = _paid(2)
    played = next(word for word in sorted(garden.legal(state)) if word.startswith("display."))
    garden.act(state, played)
    pieces = _laid(state)
    assert not [key for key in pieces if key.startswith("spent")]
    assert state.spent == 0


def _gap(*tokens: int) -> MollyState:
    """The middle is empty, and the seat at turn holds a card."""
    state = garden.bare(2)
    garden.rows(state, "red green white", "blue . red", "green white yellow")
    garden.show(state, "white", "blue")
    garden.stack(state, "red", "blue")
    garden.tokens(state, *tokens)
    garden.act(state)
    return state


@pytest.mark.parametrize(
    ("tokens", "spent", "earns"),
    [((6, 0), 0, False), ((5, 1), 0, True), ((5, 0), 0, True), ((5, 0), 1, True)],
)
def test_an_empty_space_promises_a_token_only_where_one_can_be_had(
    tokens: tuple[int, ...], spent: int, earns: bool
) -> None:
    """Page 8: from the supply, else from another player. What is paid returns first (p. 6)."""
    state = _gap(*tokens)
    state.supply, state.spent = 6 - sum(tokens) - spent, spent
    path = ("display.1",)
    cells = tuple(a[1] for a in play.listing(play.legal(state, 0)) if a[0] == "display.1")
    seen = GAME.observe(state, None)
    here = look(seen, 2, path=path, offered=cells)
    showing = TABLE.showing(seen, here)
    keys = {piece.key for piece in showing.pieces}
    assert ("bonus.4" in keys) == earns
    body = showing.prompt.body
    assert body is not None
    assert body.key == ("play-body" if earns else "play-body-none")
    said = showing.by_id["cell.5"].help
    assert said is not None
    assert said.key == ("help-gap" if earns else "help-gap-none")


def test_the_log_counts_a_turn_when_the_round_begins() -> None:
    """Page 11: everyone plays the same number of turns; the First Player card begins each."""
    state = garden.start(3, 4)
    state.first = state.active = 2
    told = garden.Told()
    for _ in range(7):
        garden.act(state, next(w for w in sorted(garden.legal(state)) if "display" in w), told=told)
        while play.asked(state) and state.todo[-1].kind != Phase.ACT:
            garden.act(state, sorted(garden.legal(state))[0], told=told)
    seen = GAME.observe(state, None)
    said = [
        (event.seat, line.text.args["turn"])
        for event in told.all(TurnBegun)
        for line in TABLE.tale.lines(event, look(seen, 3))
    ]
    assert said == [(2, 2), (2, 3)]


def test_a_gap_filled_promises_nothing_in_the_log() -> None:
    """Whether a token came is told by what follows: a theft, or that there was none."""
    words = catalogue.table("molly").tale.lines
    state = _gap(6, 0)
    told = garden.act(state, "display.1 cell.5")
    seen = GAME.observe(state, None)
    said = [line.text.key for event in told.events for line in words(event, look(seen, 2))]
    assert said[:2] == ["log-played-gap", "log-no-token"]


def _marked(id_: str, keys: set[str]) -> bool:
    """Whether the picture shows that this is what is chosen."""
    match kind_of(id_):
        case Kind.CELL:
            return f"ring.{cell_of(id_)}" in keys
        case Kind.CUBE:
            return bool(keys & {f"choose.{cube_of(id_)}.mark", f"column.{cube_of(id_)}.mark"})
        case Kind.SEAT:
            return f"{id_}.ring" in keys
        case _:
            return f"{id_}.mark" in keys


def test_a_whole_answer_is_still_seen_where_it_was_chosen() -> None:
    """Nothing is offered any more then: what is chosen alone says what is asked."""
    met = set()
    for seats in (2, 3, 4):
        for seen, at in looks("molly", seats):
            kind = kind_of(at.path[-1]) if at.ready and at.path else None
            if kind in (None, Kind.SKIP):
                continue
            met.add(kind)
            keys = {piece.key for piece in TABLE.showing(seen, at).pieces}
            assert _marked(at.path[-1], keys), at.path
    assert met >= {Kind.CELL, Kind.CUBE, Kind.DECK, Kind.DISPLAY}


def test_the_pile_taken_out_of_a_set_stays_in_the_light() -> None:
    state = garden.bare(2)
    garden.rows(state, "red red .", "green white .", "blue . .")
    garden.show(state, "red", "blue")
    garden.act(state, "display.1 cell.3")
    seen = GAME.observe(state, 0)
    assert seen.phase is Phase.TAKE_SET
    here = look(seen, 2, lone=0, chooser=0, path=("cell.2",), ready=True)
    keys = {piece.key for piece in TABLE.showing(seen, here).pieces}
    assert {key for key in keys if key.startswith("ring.")} == {"ring.1"}
    assert {"shade.0", "shade.2", "shade.3"} <= keys


def test_on_a_phone_of_her_own_spaces_lie_as_they_do_in_the_garden() -> None:
    """Her private picture is her burrow; what she answers lies before everybody."""
    state = _gap(0, 0)
    seen = GAME.observe(state, 0)
    cells = ("cell.5", "cell.1", "cell.9")
    here = look(seen, 2, chooser=0, path=("display.1",), offered=cells)
    garden = TABLE.showing(seen, here)
    assert [piece.key for piece in garden.bearers("cell.1")] == ["hole.0", "top.0"]
    phone = TABLE.showing(seen, replace(here, private=True))
    assert "inside" in {piece.key for piece in phone.pieces}
    assert [phone.place_of(cell) for cell in cells] == [garden.place_of(cell) for cell in cells]
    assert None not in map(phone.place_of, cells)


@pytest.mark.parametrize("count", range(1, 13))
def test_tokens_and_their_number_lie_beside_the_badge(count: int) -> None:
    state = garden.bare(4)
    garden.tokens(state, count, 0, 0, 0)
    garden.act(state)
    laid = _laid(state)
    badge = laid[f"{seat_id(0)}.badge"]
    edge = badge.x + badge.h / 2
    assert all(
        laid[keys.token(0, at)].x - laid[keys.token(0, at)].h / 2 > edge for at in range(count)
    )
    number = laid.get(f"{seat_id(0)}.tokens")
    assert (number is not None) == (count > 3)
    if number is not None:
        assert number.text is not None
        assert number.x - len(str(count)) * 0.62 * number.text.size > edge - 8
