"""The television lets phones in: in the lobby, in mid-match, and not everybody."""

from __future__ import annotations

import json
import re
from itertools import combinations, product
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import game
from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.phones.code import QUIET, code
from game.screens.common.ask import Ask
from game.screens.gallery import SCREENS, rehearsal
from game.screens.lobby.cards import EmptySeat
from game.screens.lobby.door import SLEEPERS
from game.screens.lobby.scene import LobbyScene
from game.screens.lobby.widgets import Counts
from game.screens.phones.panel import Code
from game.screens.phones.scene import PhonesScene
from game.screens.table.scene import TableScene
from game.stage.box import Box
from game.stage.frame import Frame
from game.stage.studio import Studio
from game.stage.widgets.pane import PaneScene
from game.stage.widgets.plain import Panel
from tests.phones.hands import Hand
from tests.phones.room import Parlour

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def parlour(tmp_path: Path) -> Iterator[Parlour]:
    with Parlour(tmp_path) as found:
        yield found


def lobby(parlour: Parlour, game: str = "whakka_mole") -> LobbyScene:
    scene = LobbyScene(parlour.services, game)
    for place in range(len(scene.lobby.seats)):
        scene.lobby.remove(place)
    parlour.puppets.open(scene)
    parlour.frame()
    act(parlour, "phones")
    parlour.until("the server", lambda: parlour.hub.port > 0)
    return scene


def act(parlour: Parlour, spot: str) -> None:
    """Press what is on the screen under that name."""
    top = parlour.puppets.top
    found = {each.id: each for each in top.spots(parlour.puppets.studio.window.frame)}
    assert found[spot].enabled, spot
    action = found[spot].action
    assert action is not None
    action()


def phone(parlour: Parlour, token: str = "") -> Hand:
    hand = Hand(parlour.hub.port, token=token)
    parlour.hands.append(hand)
    hear(parlour, hand, "seats")
    return hand


def hear(parlour: Parlour, hand: Hand, kind: str) -> dict[str, object]:
    """The next message of a kind."""
    hand.latest.pop(kind, None)

    parlour.until(kind, lambda: kind in hand.now().latest)
    return hand.latest[kind]


def take(parlour: Parlour, hand: Hand, seat: int, name: str, colour: str) -> dict[str, object]:
    hand.say(t="take", seat=seat, name=name, colour=colour, squeak=2)
    return hear(parlour, hand, "taken")


def test_phones_are_closed_until_somebody_opens_them(parlour: Parlour) -> None:
    parlour.puppets.open(LobbyScene(parlour.services, "molly"))
    parlour.frame()
    assert parlour.services.phones.hub is None
    act(parlour, "phones")
    assert parlour.services.phones.hub is not None


def test_who_scans_sits_down_and_the_plate_wakes_up(parlour: Parlour) -> None:
    scene = lobby(parlour)
    hand = phone(parlour)
    hand.say(t="naming", seat=3)
    parlour.until("waking", lambda: scene.door.waking(3))
    told = take(parlour, hand, 3, "Noor", "lemon")
    assert told["token"]
    person = scene.lobby.seats[3]
    assert person is not None
    assert (person.name, person.colour, person.control) == ("Noor", "lemon", "phone")
    assert not scene.door.waking(3)
    assert scene.door.says(3) == "Honk!"
    assert scene.door.awake(3)
    hand.cut()
    parlour.until("sleep", lambda: not scene.door.awake(3))
    assert scene.door.device_lines(3) == ("asleep", "scan again")


def test_at_the_door_a_mole_of_its_own_sleeps_on_each_free_seat(parlour: Parlour) -> None:
    scene = lobby(parlour)
    page = (Path(game.__file__).parent / "phones" / "page" / "state.js").read_text("utf-8")
    told = re.search(r"^export const MOLES = (.*);$", page, re.MULTILINE)
    assert told is not None
    assert json.loads(told[1]) == list(SLEEPERS)
    take(parlour, phone(parlour), 2, "Noor", "radish")
    parlour.frame()
    scene.spots(parlour.puppets.studio.window.frame)
    free = [one for one in scene.widgets if isinstance(one, EmptySeat)]
    assert [one.mole for one in free] == list(SLEEPERS[1 : 1 + len(free)])
    assert len(free) == scene.lobby.places - 1


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("game_id", ["mole_park", "molly"])
def test_at_the_door_nothing_lies_over_anything_else(
    game_id: str, size: tuple[int, int], parlour: Parlour
) -> None:
    scene = lobby(parlour, game_id)
    frame = Frame.of(*size)
    spots = [spot for spot in scene.spots(frame) if not spot.part_of]
    boxes = [spot.box for spot in spots]
    boxes += [one.box for one in scene.widgets if isinstance(one, Panel | Counts)]
    assert {"start", "phones", "fill", "seat.0"} <= {spot.id for spot in spots}
    assert not any(one.inset(1).meets(other.inset(1)) for one, other in combinations(boxes, 2))
    assert all(box.x >= 0 and box.right <= frame.w and box.bottom <= frame.h for box in boxes)


def test_a_seat_that_is_pressed_at_the_door_is_looked_into(parlour: Parlour) -> None:
    scene = lobby(parlour)
    take(parlour, phone(parlour), 2, "Noor", "radish")
    ways = []
    for spot in ("seat.2", "phones"):
        parlour.frame()
        ways.append(scene.door.shown)
        act(parlour, spot)
        spots = {each.id for each in scene.spots(parlour.puppets.studio.window.frame)}
        assert ("remove" in spots) is not scene.door.shown
    assert [*ways, scene.door.shown] == [True, False, True]
    assert parlour.hub.awake(2)


def test_two_phones_want_one_seat_and_one_colour(parlour: Parlour) -> None:
    scene = lobby(parlour)
    first, second = phone(parlour), phone(parlour)
    assert take(parlour, first, 0, "Ada", "radish")["token"]
    assert take(parlour, second, 0, "Ben", "fern")["why"] == "phones-seat-held"
    assert take(parlour, second, 1, "Ben", "radish")["why"] == "phones-colour-worn"
    assert take(parlour, second, 1, "Ben", "fern")["token"]
    assert [person.name for person in scene.lobby.seated()] == ["Ada", "Ben"]


def test_a_lobby_with_gaps_keeps_everybodys_seat_at_the_table(parlour: Parlour) -> None:
    scene = lobby(parlour)
    ada, ben = phone(parlour), phone(parlour)
    take(parlour, ada, 2, "Ada", "radish")
    take(parlour, ben, 5, "Ben", "fern")
    scene.start()
    parlour.until("the table", lambda: isinstance(parlour.puppets.top, TableScene))
    assert hear(parlour, ada, "asked")["private"]
    parlour.until("the others", lambda: "asked" in ben.now().latest)
    assert (ada.latest["seats"]["you"], ben.latest["seats"]["you"]) == (0, 1)


def test_closing_says_good_night_and_leaves_the_curtain(parlour: Parlour) -> None:
    scene = lobby(parlour)
    hand = phone(parlour)
    take(parlour, hand, 0, "Ada", "radish")
    act(parlour, "phones")
    parlour.until("good night", lambda: hand.now().ended == "closed")
    person = scene.lobby.seats[0]
    assert person is not None
    assert (person.name, person.control) == ("Ada", "mouse")
    assert parlour.services.phones.hub is None


def menu(parlour: Parlour) -> PhonesScene:
    scene = PhonesScene(parlour.services, parlour.scene.session.fingerprint)
    parlour.puppets.open(scene)
    parlour.frame()
    return scene


def test_the_television_takes_a_seat_back_and_gives_it_to_a_phone(parlour: Parlour) -> None:
    ada, _ben = parlour.sit("whakka_mole", 2)
    session = parlour.scene.session
    menu(parlour)
    act(parlour, "seat.0")
    parlour.until("put out", lambda: ada.now().ended == "kicked")
    assert session.people[0].control == "mouse"
    act(parlour, "seat.0")
    stranger = phone(parlour)
    assert stranger.latest["seats"]["seats"][0]["may"]
    assert take(parlour, stranger, 0, "Ada", "radish")["token"]
    assert session.people[0].control == "phone"
    assert parlour.hub.awake(0)


@pytest.mark.parametrize("really", [True, False])
def test_a_stranger_at_a_sleeping_seat_is_asked_about(parlour: Parlour, really: bool) -> None:
    ada, _ben = parlour.sit("whakka_mole", 2)
    ada.cut()
    parlour.until("sleep", lambda: not parlour.hub.awake(0))
    stranger = phone(parlour)
    assert take(parlour, stranger, 0, "Ada", "radish")["why"] == "phones-ask"
    parlour.until("the question", lambda: isinstance(parlour.puppets.top, Ask))
    assert not [each for each in stranger.heard if each["t"] in ("face", "asked")]
    act(parlour, "answer.0" if really else "answer.1")
    told = hear(parlour, stranger, "taken")
    assert bool(told["token"]) is really
    assert parlour.hub.awake(0) is really
    # Whoever held it comes back only if the stranger was sent away.
    again = phone(parlour, ada.token)
    assert (again.latest["seats"]["you"] == 0) is not really


@pytest.mark.parametrize("screen", ["lobby.phones", "phones"])
def test_the_code_on_the_screen_is_the_address(screen: str, tmp_path: Path) -> None:
    studio = Studio((1280, 720))
    scene = SCREENS[screen](rehearsal(tmp_path))
    assert isinstance(scene, PaneScene)
    studio.show(scene, settle_ms=0)
    (shown,) = (each for each in scene.widgets if isinstance(each, Code))
    modules = code("http://192.168.1.23:7777/")
    step = shown.box.w / (len(modules) + 2 * QUIET)
    assert shown.box.w >= 320
    reach = range(-QUIET, len(modules) + QUIET)
    for row, place in product(reach, reach):
        x = shown.box.x + (place + QUIET + 0.5) * step
        y = shown.box.y + (row + QUIET + 0.5) * step
        left, top, *_ = studio.window.frame.rect(Box(x, y, 1, 1))
        light = sum(studio.picture.get_at((left, top))[:3]) > 380
        inside = row in range(len(modules)) and place in range(len(modules))
        assert light is not (inside and modules[row][place]), (row, place)


def test_a_voice_that_is_tried_is_heard_from_the_television(parlour: Parlour) -> None:
    scene = lobby(parlour)
    hand = phone(parlour)
    hand.say(t="squeak", voice=7)
    parlour.rest(5)
    assert not scene.door.says(2), "nobody chooses anything yet"
    scene.lobby.add("mouse", place=2)
    hand.say(t="naming", seat=2)
    hand.say(t="squeak", voice=7)
    parlour.until("the seventh voice", lambda: scene.door.says(2) == "Squeal!")
    seats = hear(parlour, hand, "seats")["seats"]
    assert isinstance(seats, list)
    hand.say(t="take", seat=3, name="Noor", colour="lemon", squeak=7)
    hear(parlour, hand, "taken")
    assert scene.lobby.voice(3) == "squeal"
    assert scene.lobby.voice(2) != "squeal"


def test_who_only_looks_on_squeaks_into_nobodys_match(parlour: Parlour) -> None:
    parlour.sit("whakka_mole", 2)
    stranger = phone(parlour)
    played: list[str] = []
    parlour.services.sounds.play = lambda sound, gain=1: played.append(sound)  # type: ignore[method-assign]
    stranger.say(t="naming", seat=1)
    stranger.say(t="squeak", voice=3)
    parlour.rest(8)
    assert not [sound for sound in played if sound.startswith("squeak/")]
    parlour.hands[0].say(t="squeak")
    parlour.until("her own", lambda: any(sound.startswith("squeak/") for sound in played))


def test_a_curtain_that_is_opened_covers_the_phone_that_comes_back(parlour: Parlour) -> None:
    """Phone and curtain never show at once; the curtain's answer closes it."""
    ada, _ben = parlour.sit("whakka_mole", 2)
    scene = parlour.scene
    parlour.until("a question", lambda: ada.now().asked is not None)
    ada.cut()
    parlour.until("sleep", lambda: parlour.hub.asleep(0))
    parlour.until("its curtain", lambda: any(one.deed == "call" for one in scene.fresh().buttons))
    scene.do("call")
    parlour.until("the curtain", lambda: not scene.moving)
    scene.sides.open_curtain()
    assert scene.covered == 0
    back = phone(parlour, ada.token)
    parlour.until("its face", lambda: "face" in back.now().latest)
    parlour.rest(20)
    told = [each for each in back.now().heard if each["t"] in ("face", "asked", "page")]
    assert [each["t"] for each in told] == ["face"] * len(told)
    assert all(each["scope"] == "public" and each["covered"] for each in told)
    # Two answers at the curtain; then all is on the phone again.
    for _ in range(2):
        action = any_of(scene.session.legal(0), Random(1))
        for name in action:
            scene.choose(name)
        scene.confirm()
    parlour.until("the phone's turn", lambda: not back.now().face["covered"])
    assert scene.session.decided == 2
    assert back.face["sealed"]
