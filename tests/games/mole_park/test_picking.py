"""Page 5: a prize is picked, or none: on the screen nothing is given away by one press."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from game import catalogue
from game.games.mole_park.content import CROWN, HOLD, Waits
from game.games.mole_park.rules.game import GAME
from game.games.mole_park.table.answers import answer
from game.kernel import play
from game.match.choosing import Choosing
from game.stage.said import Said
from game.stage.sure import Sure
from tests.games.mole_park import park
from tests.stage.tables import look

if TYPE_CHECKING:
    from game.stage.showing import Showing

TABLE = catalogue.table("mole_park")
_EYES: tuple[dict[str, Any], ...] = ({}, {"lone": 0}, {"private": True})


def _picking(stars: tuple[int, ...], face: int, eyes: dict[str, Any], *path: str) -> Showing:
    """Seat 0 has cashed in and chosen so far; as she or as everybody sees it."""
    state = park.bare(4)
    park.hand(state, 0, *stars)
    park.roll(state, ("prize", face), *[("mallet", "x")] * 3)
    seen = GAME.observe(state, 0 if eyes else None)
    assert seen.picker == 0
    choosing = Choosing(0, play.legal(state, 0))
    for name in path:
        choosing.choose(name)
    at = look(
        seen, 4, path=choosing.path, offered=choosing.offered, chooser=0,
        ready=choosing.ready is not None, **eyes,
    )  # fmt: skip
    showing: Showing = TABLE.showing(seen, at)
    return showing


@pytest.mark.parametrize("eyes", _EYES, ids=str)
def test_each_stand_she_can_pay_has_an_equal_button_the_others_say_what_is_missing(
    eyes: dict[str, Any],
) -> None:
    pieces = {piece.key: piece for piece in _picking((5, 5, 5), 5, eyes).pieces}
    takes = [pieces[f"stand.{stand}.take"] for stand in ("candy", "burrowed", "inflation")]
    looks = [(each.art, each.w, each.h, each.text) for each in takes]
    assert looks == [looks[0]] * 3
    assert len([key for key in pieces if key.endswith(".take")]) == 3
    for stand, short in (("grotto", 5), ("vault", 10)):
        words = pieces[f"stand.{stand}.missing"].text
        assert words is not None
        assert words.string == Said("stand-missing", {"stars": short})


@pytest.mark.parametrize("eyes", _EYES, ids=str)
def test_to_leave_with_nothing_is_smaller_than_a_prize_and_no_button_of_the_prompt(
    eyes: dict[str, Any],
) -> None:
    showing = _picking((5, 5, 5), 5, eyes)
    assert not showing.answers
    leave, stand = showing.place_of("pass"), showing.place_of("stand.candy")
    assert leave is not None
    assert stand is not None
    assert leave.w * leave.h < stand.w * stand.h / 2
    prompt = showing.room.prompt
    assert eyes.get("private") or leave.x >= prompt.right


@pytest.mark.parametrize("eyes", _EYES, ids=str)
def test_leaving_is_asked_once_with_what_could_be_had_and_taking_is_not(
    eyes: dict[str, Any],
) -> None:
    showing = _picking((5, 5, 5), 5, eyes)
    assert showing.by_id["pass"].ends
    assert showing.parting("pass") == Sure(
        Said("leave-sure", {"stars": 5}), danger=True, parting=True
    )
    assert showing.parting("stand.candy") is None
    assert not _picking((5, 5, 5), 5, eyes, "pass").bearers("pass")


def test_what_asks_again_does_not_come_under_the_press_that_was_given() -> None:
    """Two presses at one place lead back: "Back" is the lower of the two buttons."""
    place = _picking((5, 5, 5), 5, {}).place_of("pass")
    prompt = _picking((5, 5, 5), 5, {}, "pass").room.prompt
    assert place is not None
    assert place.y > prompt.cy


def test_while_somebody_else_picks_there_is_nothing_to_press() -> None:
    state = park.bare(4)
    park.hand(state, 0, 5, 5, 5)
    park.roll(state, ("prize", 5), *[("mallet", "x")] * 3)
    seen = GAME.observe(state, 1)
    keys = {piece.key for piece in TABLE.showing(seen, look(seen, 4, lone=1)).pieces}
    assert not [key for key in keys if key == "leave" or key.endswith((".take", ".missing"))]


@pytest.mark.parametrize(
    ("stars", "viewer", "certain"),
    [((5, 5), 0, False), ((5, 5, 1), 0, True), ((5, 5, 1), 1, False), ((5, 5, 1), None, False)],
)
def test_to_leave_a_crown_that_every_face_would_bring_stands_apart(
    stars: tuple[int, ...], viewer: int | None, certain: bool
) -> None:
    """Only before her own eyes: by where a button lies nobody else learns what she holds."""
    state = park.bare(4)
    park.hand(state, 0, *stars)
    seen = replace(GAME.observe(state, viewer), step=Waits.DECLARE, crown=12)
    at = look(seen, 4, private=viewer is not None)
    assert answer(seen, at, HOLD).ends is certain
    assert not answer(seen, at, CROWN).ends
