"""Page 5: a prize is picked, or none: on the screen nothing is given away by one press."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any, cast

import pytest

from game import catalogue
from game.games.mole_park.content import CROWN, HOLD, Waits, stand_id
from game.games.mole_park.rules.game import GAME
from game.games.mole_park.table.answers import answer
from game.kernel import play
from game.match.choosing import Choosing
from game.match.history import History
from game.match.seats import COLOURS, Person
from game.match.session import Session
from game.screens.gallery import rehearsal
from game.screens.table.scene import TableScene
from game.stage.intent import Device, Intent, Kind
from game.stage.said import Said
from game.stage.studio import Studio
from game.stage.sure import Sure
from tests.games.mole_park import park
from tests.stage.tables import look

if TYPE_CHECKING:
    from game.games.mole_park.seen import ParkSeen
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


def _written(showing: Showing, key: str) -> str:
    words = next(piece.text for piece in showing.pieces if piece.key == key)
    assert words is not None
    assert isinstance(words.string, str)
    return words.string


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


@pytest.mark.parametrize("eyes", _EYES[:2], ids=str)
def test_each_prize_she_can_pay_has_an_equal_button_in_the_prompt(eyes: dict[str, Any]) -> None:
    """However many there are; the focus begins at the most stars."""
    for stars, face, count in (((5, 5), 1, 1), ((5, 5, 5), 5, 3), ((5, 5, 5, 5, 5), 6, 5)):
        showing = _picking(stars, face, eyes)
        here = [answer for answer in showing.by_id.values() if answer.also is not None]
        boxes = [answer.also for answer in here if answer.also is not None]
        assert [answer.id for answer in here] == [stand_id(at) for at in range(count)]
        assert len({(box.w, box.h, box.y) for box in boxes}) == 1
        assert all(
            showing.room.prompt.holds(x, box.cy) for box in boxes for x in (box.x, box.right)
        )
        assert all(left.right < right.x for left, right in pairwise(boxes))
        drawn = {piece.key: piece for piece in showing.pieces}
        grounds = [drawn[f"pick.{answer.id}"] for answer in here if f"pick.{answer.id}" in drawn]
        assert [ground.art for ground in grounds] == ["ui/button.green.up"] * count
        assert [(each.x, each.y) for each in grounds] == [(box.cx, box.cy) for box in boxes]
        assert all(f"pick.{answer.id}.prize" in drawn for answer in here)
        worths = [int(_written(showing, f"pick.{answer.id}.worth")) for answer in here]
        assert [answer.begins for answer in here] == worths == sorted(worths)
        assert _written(showing, "pick.sum") == str(sum(stars) + face)


@pytest.mark.parametrize("eyes", _EYES[:2], ids=str)
def test_the_sum_of_whoever_cashes_in_alone_is_told_part_by_part(eyes: dict[str, Any]) -> None:
    """Page 5: moles, the prizes one has, and the die."""
    showing = _picking((5, 4, 3), 6, eyes)
    told = {
        piece.key: piece.text.string
        for piece in showing.pieces
        if piece.text is not None and piece.key.startswith("cash.0.")
    }
    assert told["cash.0.moles"] == Said("sum-moles", {"count": 3, "stars": 12})
    assert told["cash.0.thrown"] == Said("sum-die", {"stars": 6})
    assert told["cash.0.buys"] == Said("sum-buys", {"stars": 18})
    assert "18" in told.values()
    assert "cash.0.prizes" not in told, "she has none yet"


@pytest.mark.parametrize("eyes", _EYES[:2], ids=str)
def test_a_dashed_line_stands_before_leaving_with_nothing(eyes: dict[str, Any]) -> None:
    showing = _picking((5, 5, 5), 5, eyes)
    dashes = [piece for piece in showing.pieces if piece.key.startswith("pick.dash.")]
    leave = showing.place_of("pass")
    assert leave is not None
    assert len(dashes) > 3
    prompt = showing.room.prompt
    assert all(prompt.right - 4 < dash.x < leave.x for dash in dashes)


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
    asked = _picking((5, 5, 5), 5, {}, "pass")
    assert place is not None
    assert place.y > asked.room.prompt.cy
    assert asked.room.prompt.right == place.right
    assert not [piece.key for piece in asked.pieces if piece.key.startswith("pick.")]


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


def test_the_button_in_the_prompt_takes_the_prize_and_the_stand_does_too() -> None:
    """Keys know one of both: the focus begins at the stand of the most stars."""
    people = [Person(f"P{at}", COLOURS[at], "bot" if at else "mouse") for at in range(4)]
    for part in ("", "/also"):
        state = park.bare(4)
        park.hand(state, 0, 5, 5, 5)
        park.roll(state, ("prize", 5), *[("mallet", "x")] * 3)
        session = Session.new("mole_park", people, {})
        session.loose, session.replayable = True, False
        session.resume(History(GAME, state), [0] * 4)
        studio, scene = Studio((1280, 720)), TableScene(rehearsal(), session)
        studio.show(scene, settle_ms=400)
        assert scene.focus.focused == "id:stand.inflation"
        assert [spot.part_of for spot in scene.focus.spots if spot.id.endswith("/also")] == [
            f"id:stand.{name}" for name in ("candy", "burrowed", "inflation")
        ]
        spot = scene.focus.spot(f"id:stand.candy{part}")
        assert spot is not None
        for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
            studio.give(Intent(kind, Device.MOUSE, 1, spot.box.cx, spot.box.cy))
        assert [len(each) for each in cast("ParkSeen", session.seen(0)).prizes] == [1, 0, 0, 0]
