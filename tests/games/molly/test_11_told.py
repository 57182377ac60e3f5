"""What is told of a turn: the table moves by it, the log is written from it, undo stops at it."""

from __future__ import annotations

import json

from game.kernel.contract import Event
from tests.games.molly import garden


def _said(event: Event) -> dict[str, object]:
    plain: dict[str, object] = json.loads(json.dumps(event.facts))
    return plain


def test_a_set_a_flip_and_the_projects_are_told_in_order() -> None:
    """Pages 8 to 10."""
    state = garden.bare()
    garden.lay(state, 1, "-green", "red")
    garden.lay(state, 2, "red")
    garden.lay(state, 5, "-white")
    garden.lay(state, 8, "-tardy.blue.1")
    garden.show(state, "red", "yellow")
    garden.stack(state, "blue", "green", "yellow")
    garden.tokens(state, 0, 0, 0, 0)
    card = state.display[0]
    told = garden.act(state, "display.1 cell.3", "cell.3")
    assert told.kinds[:8] == [
        "played",
        "token",
        "set",
        "flipped",
        "project-set",
        "token",
        "token",
        "token",
    ]
    assert _said(told.one("played")) == {
        "seat": 0,
        "card": card,
        "cell": 3,
        "from": "display.1",
        "gap": True,
    }
    assert _said(told.one("set")) == {
        "seat": 0,
        "colour": "red",
        "line": 1,
        "cells": [1, 2, 3],
        "taken": 3,
        "cards": [card],
        "cubes": [["red", True]],
        "chain": False,
    }
    assert _said(told.one("flipped")) == {"seat": 0, "cells": [1, 2], "show": ["green", "project"]}
    assert _said(told.one("project-set")) == {"seat": 0, "line": 5, "cells": [2, 5, 8]}
    three = list(state.drawn)
    assert _said(told.one("drawn-three")) == {"seat": 0, "cards": three}
    garden.act(state, "cell.8 cell.2 cell.5", told=told)
    assert _said(told.one("covered")) == {"seat": 0, "cards": three, "cells": [8, 2, 5]}


def test_what_comes_to_light_is_a_barrier_and_what_lay_open_is_not() -> None:
    state = garden.bare()
    garden.lay(state, 1, "-green", "red")
    garden.lay(state, 2, "red")
    garden.show(state, "red", "yellow")
    garden.stack(state, "blue")
    told = garden.act(state, "display.1 cell.3", "cell.3")
    lit = {event.kind: event.shows for event in told.events}
    assert lit["set"]
    assert lit["flipped"]
    assert lit["displayed"]
    assert not lit["played"]
    assert not lit["token"]


def test_a_refill_tells_which_place_was_filled() -> None:
    state = garden.bare()
    garden.show(state, "", "yellow")
    garden.stack(state, "blue")
    told = garden.refill(state)
    assert _said(told.one("displayed")) == {"place": 1, "card": state.display[0]}


def test_three_drawn_cards_and_a_last_round_come_to_light() -> None:
    """Page 11: the first Tardy Mole on top of the deck starts it, and it is said once."""
    state = garden.bare()
    garden.show(state, "red", "yellow")
    garden.stack(state, "green", "blue")
    told = garden.act(state, "display.1 cell.1")
    assert told.all("last-round") == []
    garden.act(state, "display.1 cell.2", told=told)
    assert told.one("last-round").shows
    assert state.last_round
    garden.act(state, "display.2 cell.4", told=told)
    assert len(told.all("last-round")) == 1
