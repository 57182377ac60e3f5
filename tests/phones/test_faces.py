"""Each game's face on a narrow screen: everything that may be chosen lies in it, by name."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Any

import pytest

from game import catalogue
from game.games.dice_theme_park.content.numbers import colour_of
from game.games.dice_theme_park.table.wording import colour_said
from game.kernel.chance import Random
from game.kernel.contract import PickSome
from game.kernel.judge import any_of
from game.match.session import Session
from game.phones import wire
from game.phones.face import Sitting, _told, asking, following, private_face, public_face
from game.phones.files import Files
from game.phones.sketch import boxed, sketch
from game.phones.speaking import stands
from game.phones.things import looked_into
from game.phones.tongue import Tongue
from game.screens.table.phones import TableSide
from game.stage.box import Box
from game.stage.hand import seat_key
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.tale import Line
from game.system.text import Texts
from tests.phones.room import people
from tests.phones.worlds import public_screen

if TYPE_CHECKING:
    from collections.abc import Iterator

TABLES = {"whakka_mole": 3, "mole_park": 3, "molly": 3, "topoum": 3, "dice_theme_park": 3}
_DECISIONS = {"mole_park": 120}
FILES = Files()


def side(session: Session) -> TableSide:
    scene: Any = public_screen(session)
    return TableSide(scene)


def tongue(game: str) -> Tongue:
    return Tongue(Texts("en"), game)


def sittings(game: str, seats: int) -> Iterator[tuple[Sitting, bool]]:
    """A random match: each seat that is asked on each step of its way, and one that waits."""
    options = {one.id: one.default for one in catalogue.game(game).options}
    session, rng = Session.new(game, people(seats), options, 5), Random(5)
    room, speaks = side(session), tongue(game)
    for decision in range(_DECISIONS.get(game, 60)):
        if session.over:
            return
        asked = session.asked()
        seat = rng.choice(asked)
        answer = any_of(session.legal(seat), rng)
        if decision % 3 == 0:
            for at in range(len(answer) + 1):
                choosing = following(room, seat, answer[:at])
                yield Sitting(room, speaks, FILES.shows, seat, choosing), True
            waiting = [one for one in range(seats) if one not in asked]
            for one in waiting[:1]:
                yield Sitting(room, speaks, FILES.shows, one), False
        session.act(seat, answer)


def everything(face: wire.Face) -> Iterator[tuple[wire.Group, wire.Thing]]:
    for group in face.groups:
        for thing in group.things:
            yield group, thing


@pytest.mark.parametrize("game", list(TABLES))
def test_everything_that_may_be_chosen_is_a_thing_or_a_button(game: str) -> None:
    asked_at_all = 0
    for sitting, is_asked in sittings(game, TABLES[game]):
        if not is_asked:
            continue
        asked_at_all += 1
        face = private_face(sitting, 1)
        asked = asking(sitting, 1, private=True, sealed=True)
        keys = [group.key for group in face.groups]
        assert len(set(keys)) == len(keys), keys
        assert "choices" not in keys, f"{sitting.seen.step}: the game's face leaves answers out"
        held = [one for _, thing in everything(face) for one in thing.answers]
        assert {name for name in held if held.count(name) > 1} == set()
        assert set(held) <= {node.id for node in asked.tree}
        assert all(thing.name for _, thing in everything(face))
        wire.packed(face)
    assert asked_at_all


def test_what_a_hint_says_ends_before_it_says_more() -> None:
    """What a move brings is a sign ("Lines +6"), and a sentence stands behind it."""
    cut_short = 0
    for sitting, _ in sittings("topoum", TABLES["topoum"]):
        prompt, told = sitting.showing.prompt, sitting.tongue.told
        first, then = told(prompt.body), told(prompt.note)
        if first and then:
            cut_short += first[-1] not in ".!?"
            stop = "" if first[-1] in ".!?" else "."
            assert private_face(sitting, 1).hint == f"{first}{stop} {then}"
    assert cut_short


@pytest.mark.parametrize("game", list(TABLES))
def test_whoever_peeks_has_something_to_look_at(game: str) -> None:
    for sitting, is_asked in sittings(game, TABLES[game]):
        if not is_asked:
            face = private_face(sitting, 0)
            assert face.groups, sitting.seen.step
            assert any(group.things or group.sketch for group in face.groups)


@pytest.mark.parametrize("game", list(TABLES))
def test_a_drawing_shows_only_pictures_that_a_phone_may_fetch(game: str) -> None:
    drawn = 0
    for sitting, is_asked in sittings(game, TABLES[game]):
        face = private_face(sitting, 1) if is_asked else public_face(sitting)
        sketches = [group.sketch for group in face.groups]
        sketches += [thing.sketch for _, thing in everything(face)]
        for one in sketches:
            for picture in one.art if one is not None else ():
                drawn += 1
                address = f"/art/{FILES.version}/{picture.art}.webp"
                assert FILES.get(address) is not None, picture.art
    assert drawn


def test_a_map_shows_what_lies_in_its_window_where_it_lies() -> None:
    window = Box(100, 100, 400, 200)
    pieces = [
        Piece("in", "hole/back", 300, 200, depth=2),
        Piece("below", "hole/front", 300, 200, depth=1),
        Piece("out", "hole/back", 900, 200),
        Piece("gone", "hole/back", 300, 200, alpha=0),
    ]
    found = sketch(pieces, window, FILES.shows, str)
    assert [picture.art for picture in found.art] == ["hole/front", "hole/back"]
    one = found.art[1]
    # As the television lays it: 210 x 233 units about its anchor, of a window of 400 x 200.
    assert one.w == round(210 / 400 * 10_000)
    assert one.x == round((300 - 105 - 100) / 400 * 10_000)
    assert abs(one.y - (200 - 0.7082 * 233 - 100) / 200 * 10_000) <= 1
    assert boxed(Box(300, 150, 100, 100), window) == (5000, 2500, 2500, 5000)
    assert boxed(Box(900, 150, 100, 100), window) is None


def test_a_turned_picture_turns_about_its_anchor() -> None:
    window = Box(0, 0, 1000, 1000)
    (one,) = sketch([Piece("m", "prop/mallet", 500, 500, turn=90)], window, FILES.shows, str).art
    straight = sketch([Piece("m", "prop/mallet", 500, 500)], window, FILES.shows, str).art[0]
    middle = (one.x + one.w / 2 - 5000, one.y + one.h / 2 - 5000)
    before = (straight.x + straight.w / 2 - 5000, straight.y + straight.h / 2 - 5000)
    assert one.turn == 90
    assert math.dist(middle, (-before[1], before[0])) < 2


def test_each_attraction_says_what_it_asks_for_and_who_would_ride() -> None:
    """A line for each; who is named there may ride, and whatever may ride is named."""
    options = {one.id: one.default for one in catalogue.game("dice_theme_park").options}
    session, rng = Session.new("dice_theme_park", people(2), options, 5), Random(5)
    room, speaks = side(session), tongue("dice_theme_park")
    ran = stood = 0
    while not session.over:
        seat = rng.choice(session.asked())
        seen: Any = session.seen(seat)
        sitting = Sitting(room, speaks, FILES.shows, seat, following(room, seat, ()))
        lines = {
            thing.key.removeprefix("line."): thing
            for group, thing in everything(private_face(sitting, 1))
            if group.key == "attractions"
        }
        plot = seen.parks[seat]
        # A colour that was adjusted serves the next ride, and nothing comes between.
        if seen.step == "operate" and not plot.wild.free:
            assert lines.keys() == plot.tiles.keys()
            legal = session.legal(seat)
            assert not isinstance(legal, PickSome)
            answers = [one for one in legal if one[0] in ("operate", "manager")]
            ready = {name for name, line in lines.items() if line.gain}
            assert ready <= {answer[1] for answer in answers}
            if not plot.managers:
                assert ready == {answer[1] for answer in answers}
            by_id = {
                die: speaks.told(
                    Said("word-die", {"colour": colour_said(colour_of(die)), "value": guest.value})
                )
                for die, guest in plot.guests.items()
            }
            for name, line in lines.items():
                assert "Needs" in line.says
                parties = [answer[2:] for answer in answers if answer[1] == name]
                said = [all(by_id[die] in line.says for die in party) for party in parties]
                assert any(said) if line.gain else ": " not in line.says.partition(";")[2]
            ran, stood = ran + len(ready), stood + len(lines) - len(ready)
        session.act(seat, any_of(session.legal(seat), rng))
    assert ran > 5
    assert stood > 5


def test_steps_of_what_all_do_in_secret_say_how_far_one_is() -> None:
    """As the television says them to all; a phone marks what of them is done, and what is asked."""
    options = {one.id: one.default for one in catalogue.game("whakka_mole").options}
    session, speaks = Session.new("whakka_mole", people(2), options, 5), tongue("whakka_mole")
    all_do = public_face(Sitting(side(session), speaks, FILES.shows, None)).steps
    assert all_do == ("Your moles", "Your whack", "Locked in")
    for said in (
        ("*Your moles", "Your whack", "Locked in"),
        ("+Your moles", "*Your whack", "Locked in"),
    ):
        room = side(session)
        sitting = Sitting(room, speaks, FILES.shows, 0, following(room, 0, ()))
        assert asking(sitting, 1, private=True, sealed=True, all_do=all_do).steps == said
        session.act(0, any_of(session.legal(0), Random(1)))
    # Pictures to choose from are no steps.
    options = {one.id: one.default for one in catalogue.game("mole_park").options}
    session, speaks = Session.new("mole_park", people(2), options, 5), tongue("mole_park")
    assert public_face(Sitting(side(session), speaks, FILES.shows, None)).steps == ()


@pytest.mark.parametrize("game", list(TABLES))
def test_what_happened_is_told_with_its_picture_and_what_it_brought(game: str) -> None:
    """Once: where the words say how much it was, no sign says it again."""
    told: list[wire.Line] = []
    for sitting, _ in sittings(game, TABLES[game]):
        room = side(sitting.room.session)
        told += public_face(Sitting(room, sitting.tongue, FILES.shows, None)).log
    assert told
    for line in told:
        assert FILES.shows(line.art), line
        assert re.fullmatch(r"([+−][1-9]\d*)?", line.gain), line
        assert not line.gain or line.gain[1:] not in re.findall(r"\d+", line.text), line


def test_what_somebody_lost_is_told_as_a_loss() -> None:
    sitting, _ = next(sittings("whakka_mole", 3))
    signs = {4: "+4", -3: "−3", 0: "", 12: "", 1: "+1", 2: "+2"}
    for gain, sign in signs.items():
        line = Line(Said("turn", {"turn": 12}), 0, weight=1, gain=gain, art="prop/mallet")
        assert _told(sitting, line, 0) == wire.Line("Turn 12", "prop/mallet", sign)
    inked = Line(Said("turn", {"turn": 12}), 0, weight=1, art="icon/star")
    assert _told(sitting, inked, 0).art == "icon/star.ink"
    # What has no picture of its own shows whoever did it.
    nothing = Line(Said("turn", {"turn": 12}), 1, art="no/such")
    face = sitting.look.faces[1].colour
    assert _told(sitting, nothing, 1).art == f"portrait/{face}.idle"


def test_only_what_lies_before_her_can_be_looked_into() -> None:
    options = {one.id: one.default for one in catalogue.game("topoum").options}
    session, rng = Session.new("topoum", people(2), options, 3), Random(3)
    room, speaks = side(session), tongue("topoum")
    seen: Any = session.seen(0)
    while not seen.hands[0] or 0 in session.asked():
        seat = session.asked()[0]
        session.act(seat, any_of(session.legal(seat), rng))
        seen = session.seen(0)
    sitting = Sitting(room, speaks, FILES.shows, 0)
    names = {thing.page for _, thing in everything(private_face(sitting, 0))} - {""}
    assert "hand.1" in names
    found = looked_into(sitting, "hand.1")
    assert found.title
    assert found.text
    for nothing in ("", "hand.9", "nobody", "choices"):
        assert looked_into(sitting, nothing) == wire.Page(nothing)
    # Whoever only watches has no hand to look into.
    assert looked_into(Sitting(room, speaks, FILES.shows, None), "hand.1").title == ""


def test_footprints_on_the_neighbours_lawn_are_dated_by_turn() -> None:
    """The last turn's are dark, those of the turn before faint, and older ones are gone."""
    options = {one.id: one.default for one in catalogue.game("whakka_mole").options}
    session, speaks = Session.new("whakka_mole", people(3), options, 5), tongue("whakka_mole")
    written = [("hole.1", "hole.2", "hole.3"), ("hole.2", "hole.3"), ("hole.3", "hole.5")]
    for popup in written:
        for seat in range(3):
            session.act(seat, popup)
            session.act(seat, ("hole.9",))
    session.act(0, ("hole.1",))
    face = private_face(Sitting(side(session), speaks, FILES.shows, 0), 1)
    prints = {}
    for group, thing in everything(face):
        drawn = thing.sketch if group.key == "left" else None
        for picture in drawn.art if drawn is not None else ():
            if picture.art == "whakka/print":
                assert drawn is not None
                prints[thing.key] = (picture.alpha, [words.text for words in drawn.words])
    dark, faint = (100, ["Turn 3"]), (45, ["Turn 2"])
    assert prints == {"left.2": faint, "left.3": dark, "left.5": dark}


@pytest.mark.parametrize("game", list(TABLES))
def test_a_header_says_how_its_seat_stands_as_everybody_sees_it(game: str) -> None:
    """In words, for the eyes and the ears of that seat; whoever only watches stands nowhere."""
    told = 0
    for sitting, _ in sittings(game, TABLES[game]):
        public = public_face(Sitting(sitting.room, sitting.tongue, FILES.shows, None))
        for group in public.groups:
            for seat in range(TABLES[game]) if group.layout == "scores" else ():
                thing = next(one for one in group.things if one.key == seat_key(seat))
                said = stands(public, seat)
                assert said != thing.count, "a number alone says nothing"
                assert re.findall(r"\d+", said) in (re.findall(r"\d+", thing.count), [])
                told += 1
        assert stands(public, None) == ""
    assert told
