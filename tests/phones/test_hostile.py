"""Whoever means no good learns nothing, answers for nobody, fills nothing, and no frame waits.

Nothing here looks at a clock: the work of a frame is counted, in messages read and faces made.
"""

from __future__ import annotations

import json
import socket
import time
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from game.kernel.chance import Random
from game.phones import hub as hubs
from game.phones import server as servers
from game.phones import wire
from game.phones.server import Server
from tests.phones.hands import Hand
from tests.phones.room import Parlour
from tests.phones.rude import Rude, request
from tests.window.desk import wait_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

_MANY = 1000
_IDLE = 500
_HELD = b'"phones-seat-held"'


@pytest.fixture
def parlour(tmp_path: Path) -> Iterator[Parlour]:
    with Parlour(tmp_path) as found:
        found.sit("whakka_mole", 3)
        found.until("the questions", lambda: all(hand.now().asked for hand in found.hands))
        yield found


@pytest.fixture
def frames(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The work of each frame: how many messages were read, how many faces made."""
    work: list[tuple[int, int]] = []
    read, made = [0], [0]
    hub = parlour.hub
    hear, make, update = hub._hear, hub._make_face, hub.update

    def hearing(note: Any) -> None:
        read[0] += 1
        hear(note)

    def making(*what: Any) -> None:
        made[0] += 1
        make(*what)

    def updating(ms: float) -> None:
        read[0] = made[0] = 0
        update(ms)
        work.append((read[0], made[0]))

    monkeypatch.setattr(hub, "_hear", hearing)
    monkeypatch.setattr(hub, "_make_face", making)
    monkeypatch.setattr(hub, "update", updating)
    return work


class Before:
    """How the table was; `still` says that it is so still, and that it goes on."""

    def __init__(self, parlour: Parlour) -> None:
        self.parlour = parlour
        self.said = self._now()

    def _now(self) -> tuple[Any, ...]:
        session, hub = self.parlour.scene.session, self.parlour.hub
        return (
            session.decided, session.people, session.snapshot(), hub.holdings.keys(),
            [session.legal(seat) for seat in range(session.seats)],
        )  # fmt: skip

    def still(self, frames: list[tuple[int, int]]) -> None:
        parlour = self.parlour
        assert self._now() == self.said
        assert all(read <= hubs._READ for read, _ in frames)
        phones = len(parlour.hub._phones)
        assert phones <= servers._STRANGERS + len(parlour.hands) + 1
        assert all(made <= phones for _, made in frames)
        # Whoever is here may still go, and that is heard whatever waits.
        here = servers._STRANGERS + len(parlour.hands) + 2
        assert parlour.hub.server.inbox.qsize() <= servers._WAITING + here
        for phone in parlour.hub.server._phones.values():
            assert len(phone.box) <= len(wire._Down.__subclasses__())
        # And whoever sits there plays on.
        hand = parlour.hands[0]
        hand.play()
        parlour.until("a preview", lambda: _further(hand))


def _all(rude: list[Rude], done: Callable[[Rude], bool]) -> bool:
    return all(map(done, rude))


def _has_ended(rude: Rude) -> bool:
    return rude.ended


def _further(hand: Hand) -> bool:
    asked = hand.now().asked
    return asked is None or bool(asked["chosen"] or asked["path"]) or hand.said[0] == asked["q"]


def wrong_types(rng: Random, _: Parlour) -> bytes:
    odd: list[Any] = [None, -1, 1 << 60, "x", [], {}, [[]], 0.5, True, ["a", 1], "\x00", {"q": 1}]
    ways: list[dict[str, Any]] = [
        {"t": "answer", "q": rng.choice(odd[4:8]), "path": ["x"]},
        {"t": "answer", "q": 1, "path": rng.choice(odd[:4])},
        {"t": "take", "seat": rng.choice(odd[1:8])},
        {"t": "peek", "on": rng.choice(odd[:8])},
        {"t": "glance", "on": rng.choice(odd[:8])},
        {"t": "naming", "seat": rng.choice(odd[1:8])},
        {"t": rng.choice(["face", "asked", "sealed", "words", "seats", "", "HELLO"])},
        {"t": rng.choice(odd[:8])},
    ]
    whole = json.dumps(rng.choice(ways)).encode()
    bent: list[bytes] = [whole, whole[:-1], b"", b"[]", b"null", b"\xff\xfe", b"{" * 400]
    return bent[rng.below(len(bent))]


def oversize(rng: Random, _: Parlour) -> bytes:
    long = "x" * (wire.LARGEST_UP + rng.below(60_000))
    return json.dumps({"t": "take", "seat": 0, "name": long}).encode()


def unknown_fields(rng: Random, parlour: Parlour) -> bytes:
    asked = parlour.hands[0].asked
    assert asked is not None
    extra = rng.choice(["seat", "token", "as", "__class__", "n", "by"])
    path = [asked["tree"][0]["id"]]
    return json.dumps({"t": "answer", "q": asked["q"], "path": path, extra: 0}).encode()


@pytest.mark.parametrize("kind", [wrong_types, oversize, unknown_fields])
def test_a_thousand_messages_that_are_none(
    kind: Callable[[Random, Parlour], bytes], parlour: Parlour, frames: list[tuple[int, int]]
) -> None:
    """Each ends its own connection, and nothing else."""
    before, rng = Before(parlour), Random(1)
    for _ in range(_MANY // 20):
        rude = [Rude(parlour.hub.port, [kind(rng, parlour)]) for _ in range(20)]
        parlour.until("the door", partial(_all, rude, lambda one: one.ended))
        for one in rude:
            assert b'"face"' not in one.heard
            assert b'"asked"' not in one.heard
            one.way.close()
    before.still(frames)


def foreign_seats(rng: Random, parlour: Parlour) -> bytes:
    """Somebody else's seat: as one's own, and in one's place."""
    seat, asked = rng.below(16), parlour.hands[0].asked
    assert asked is not None
    ways: list[dict[str, Any]] = [
        {"t": "take", "seat": seat, "name": "Ada", "colour": "radish"},
        {"t": "answer", "q": asked["q"], "path": [asked["tree"][0]["id"]]},
        {"t": "point", "q": asked["q"], "path": [asked["tree"][0]["id"]]},
        {"t": "reopen", "q": asked["q"]},
        {"t": "peek", "on": True},
        {"t": "glance", "on": True},
        {"t": "leave"},
        {"t": "squeak"},
        {"t": "naming", "seat": seat},
        {"t": "watch"},
    ]
    return json.dumps(rng.choice(ways)).encode()


def test_a_thousand_times_somebody_elses_seat(
    parlour: Parlour, frames: list[tuple[int, int]]
) -> None:
    before, rng = Before(parlour), Random(2)
    with Rude(parlour.hub.port) as rude:
        for _ in range(_MANY // 20):
            rude.say(*(foreign_seats(rng, parlour) for _ in range(20)))
            parlour.frame()
            rude.listen()
        parlour.until("all of it", lambda: sum(read for read, _ in frames) >= _MANY)
        # Of several refusals that wait to be sent the newest stands for all: one by itself.
        rude.say(json.dumps({"t": "take", "seat": 0, "name": "Ada", "colour": "radish"}).encode())
        parlour.until("its refusal", lambda: _HELD in rude.listen())
        parlour.rest(20)
        heard = rude.listen()
    # A stranger sees the public table; of nobody's hand a word.
    assert b'"scope":"private"' not in heard
    assert b'"asked"' not in heard
    assert b'"token":"' not in heard
    before.still(frames)


def old_questions(rng: Random, parlour: Parlour) -> bytes:
    asked = parlour.hands[0].asked
    assert asked is not None
    ids = [node["id"] for node in asked["tree"]]
    old = [0, asked["q"] - 1, asked["q"] + 1, 1, (1 << 53) - 1]
    path = [rng.choice(ids) for _ in range(rng.below(6))]
    ways: list[dict[str, Any]] = [
        {"t": "answer", "q": rng.choice(old), "path": path},
        {"t": "answer", "q": asked["q"], "path": [*path, "no such thing", rng.choice(ids)]},
        {"t": "answer", "q": asked["q"], "path": [ids[0]] * 9},
        {"t": "point", "q": rng.choice(old), "path": path},
        {"t": "reopen", "q": rng.choice(old)},
    ]
    return json.dumps(rng.choice(ways)).encode()


def test_a_thousand_answers_to_questions_that_are_no_more(
    parlour: Parlour, frames: list[tuple[int, int]]
) -> None:
    """From the seat's own phone: nothing is answered by them."""
    before, rng = Before(parlour), Random(3)
    hand = parlour.hands[0]
    for _ in range(_MANY // 10):
        for _ in range(10):
            hand.way.send(old_questions(rng, parlour).decode())
        parlour.frame()
        hand.listen()
    parlour.rest(20)
    assert not hand.now().ended
    assert hand.asked is not None
    assert not [one for one in hand.heard if one["t"] == "sealed"]
    before.still(frames)


def test_a_flood_ends_the_phone_that_makes_it(
    parlour: Parlour, frames: list[tuple[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = Before(parlour)
    monkeypatch.setattr(Server, "rate", 20.0)
    monkeypatch.setattr(Server, "burst", 60.0)
    with Rude(parlour.hub.port) as rude:
        rude.say(*[b'{"t":"watch"}'] * _MANY)
        parlour.until("the door", lambda: rude.ended)
        assert b'"why":"slow"' in rude.heard
    monkeypatch.setattr(Server, "rate", 1e6)
    before.still(frames)
    assert sum(read for read, _ in frames) < _MANY // 2


def test_who_comes_and_goes_waits_outside_while_the_screen_stands_still(parlour: Parlour) -> None:
    inbox = parlour.hub.server.inbox
    rude = [Rude(parlour.hub.port, [b"[]"]) for _ in range(_IDLE)]
    wait_for("the door", lambda: inbox.qsize() > servers._WAITING or _all(rude, _has_ended))
    time.sleep(0.5)
    assert inbox.qsize() <= servers._WAITING + servers._STRANGERS
    for one in rude:
        one.way.close()
    parlour.until("all is read", inbox.empty)
    parlour.rest(20)


def test_floods_from_everywhere_wait_outside_the_screen(
    parlour: Parlour, frames: list[tuple[int, int]]
) -> None:
    """More than the screen can read: it reads its measure a frame, and what waits is bounded."""
    before = Before(parlour)
    server = parlour.hub.server
    rude = [Rude(parlour.hub.port) for _ in range(8)]
    for one in rude:
        one.say(*[b'{"t":"beat"}'] * _MANY)
    most = 0

    def read() -> bool:
        nonlocal most
        most = max(most, server.inbox.qsize())
        return sum(read for read, _ in frames) >= 8 * _MANY

    parlour.until("all of it", read)
    assert most <= servers._WAITING + len(rude)
    assert max(read for read, _ in frames) == hubs._READ
    for one in rude:
        one.way.close()
    before.still(frames)


def test_five_hundred_who_say_nothing(parlour: Parlour, frames: list[tuple[int, int]]) -> None:
    """Half of them not even what they want. Who holds a seat keeps it; who comes gets in."""
    before, port, server = Before(parlour), parlour.hub.port, parlour.hub.server
    idle = []
    for number in range(_IDLE):
        way = socket.create_connection(("127.0.0.1", port))
        if number % 2:
            way.sendall(request(port))
        idle.append(way)
        if number % 50 == 0:
            parlour.frame()
    parlour.until("room", lambda: len(server._phones) <= servers._STRANGERS + 3)
    assert len(servers._Guest.waiting) <= servers._UNSPOKEN
    assert not any(hand.now().ended for hand in parlour.hands)
    watcher = Hand(port)
    parlour.hands.append(watcher)
    parlour.until("the newcomer", lambda: "seats" in watcher.now().latest)
    for way in idle:
        way.close()
    parlour.hands.remove(watcher)
    watcher.close()
    before.still(frames)


def test_a_slow_reader_costs_one_message_of_a_kind(
    parlour: Parlour, frames: list[tuple[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It never reads: a newer message takes the older one's place, and at last it is let go."""
    monkeypatch.setattr(servers, "_SLOW_S", 0.5)
    before, server = Before(parlour), parlour.hub.server
    known = set(server._phones)
    with Rude(parlour.hub.port):
        parlour.until("the slow one", lambda: set(server._phones) > known)
        (number,) = set(server._phones) - known
        phone = server._phones[number]
        large = wire.packed(wire.Face(1, "public", "x" * 60_000))
        most = 0

        def gone() -> bool:
            nonlocal most
            server.send(number, "face", large)
            server.send(number, "seats", large)
            most = max(most, phone.connection.transport.get_write_buffer_size())
            assert len(phone.box) <= 4
            return number not in server._phones

        parlour.until("its end", gone)
        assert 0 < most <= 4 * wire.LARGEST_DOWN
    before.still(frames)


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "molehill.example"},
        {"Host": "127.0.0.1"},
        {"Host": "127.0.0.1:1"},
        {"Host": ""},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "https://127.0.0.1"},
        {"Origin": ""},
    ],
)
def test_another_host_or_origin_gets_nothing(parlour: Parlour, headers: dict[str, str]) -> None:
    for path in ("/table", "/") if "Host" in headers else ("/table",):
        way = socket.create_connection(("127.0.0.1", parlour.hub.port), timeout=10)
        way.sendall(request(parlour.hub.port, path, **headers))
        heard = b""
        while data := way.recv(1 << 16):
            heard += data
        way.close()
        head, _, body = heard.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 403"), head
        assert not body


def test_a_thousand_guesses_at_a_token(parlour: Parlour, frames: list[tuple[int, int]]) -> None:
    before, rng = Before(parlour), Random(4)
    tokens = [hand.token for hand in parlour.hands]
    for _ in range(_MANY // 20):
        guesses = []
        for _ in range(20):
            token = rng.choice(tokens)
            at = rng.below(len(token))
            near = token[:at] + rng.choice("abcXYZ-_09") + token[at + 1 :]
            guesses.append(rng.choice([near, near[:-1], near + "A", token.swapcase(), "x" * 22]))
        guesses = [one for one in guesses if one not in tokens]
        rude = [Rude(parlour.hub.port, token=one) for one in guesses]
        parlour.until("the no", partial(_all, rude, lambda one: b"phones-unknown" in one.listen()))
        for one in rude:
            assert b'"face"' not in one.heard
            assert b'"asked"' not in one.heard
            one.way.close()
    before.still(frames)
