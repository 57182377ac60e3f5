"""Every kind of button of the prompt has a place of its own, whatever else stands there."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from game.screens.table.layout import prompt_places
from game.stage.box import Box

if TYPE_CHECKING:
    from game.screens.table.layout import Place

PANELS = {
    "whakka": Box(28, 852, 1864, 212),
    "molly": Box(400, 850, 1120, 214),
    "topoum": Box(20, 890, 1554, 178),
    "market": Box(24, 900, 1872, 166),
    "curtain": Box(50, 834, 1820, 234),
    "tray": Box(681, 850, 1133, 222),
}
NONE: tuple[Place, ...] = ()
ENDINGS: tuple[tuple[Place, ...], ...] = (NONE, ("ending",))
ONS: tuple[tuple[Place, ...], ...] = (NONE, ("on",))
BACKS: tuple[tuple[Place, ...], ...] = (NONE, ("back",))
CHOICES: tuple[tuple[Place, ...], ...] = (
    NONE, ("choice",), ("choice", "choice"), ("choice", "choice", "choice"),
)  # fmt: skip
KINDS = [
    (*row, *ending, *on, *back)
    for row, ending, on, back in product(CHOICES, ENDINGS, ONS, BACKS)
    if row or ending or on or back
]


def _apart(one: Box, other: Box) -> bool:
    return (
        one.right <= other.x or other.right <= one.x
        or one.bottom <= other.y or other.bottom <= one.y
    )  # fmt: skip


@pytest.mark.parametrize("picture", [0.0, 170.0])
@pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)
def test_going_on_and_back_keep_their_places_and_nothing_else_stands_there(
    panel: Box, picture: float
) -> None:
    own: dict[str, set[Box]] = {"on": set(), "back": set()}
    rest: set[Box] = set()
    for kinds in KINDS:
        places = prompt_places(panel, kinds, picture=picture, foot=False)
        for kind, box in zip(kinds, places.buttons, strict=True):
            own.get(kind, rest).add(box)
            assert panel.holds(box.x, box.y)
            assert panel.holds(box.right, box.bottom)
            assert box.w >= 90
        for number, box in enumerate(places.buttons):
            assert all(_apart(box, other) for other in places.buttons[number + 1 :])
            assert places.title.right <= box.x or places.title.bottom <= box.y + 1 or not box.h
    assert len(own["on"]) == len(own["back"]) == 1
    (on,), (back,) = own["on"], own["back"]
    assert all(_apart(on, box) for box in (*rest, back))


@pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)
def test_what_ends_something_stands_leftmost_and_behind_a_line(panel: Box) -> None:
    for kinds in KINDS:
        places = prompt_places(panel, kinds, picture=0, foot=False)
        ending = [box for kind, box in zip(kinds, places.buttons, strict=True) if kind == "ending"]
        others = [box for kind, box in zip(kinds, places.buttons, strict=True) if kind == "choice"]
        assert (places.rule is not None) == bool(ending and others)
        if places.rule is not None:
            assert ending[0].right < places.rule.x
            assert all(places.rule.right < box.x for box in others)
