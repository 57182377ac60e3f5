"""Whom the server lets in, what it hands out, and what is said where nobody can come."""

from __future__ import annotations

import errno
import gzip
import logging
import re
import socket
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import pytest

from game.phones import server as servers
from game.phones.files import Files
from game.phones.network import addresses, is_local
from game.phones.notes import Opened
from game.phones.server import Server
from game.screens.lobby.scene import LobbyScene
from game.screens.phones.scene import PhonesScene
from game.stage.widgets.plain import Label
from tests.phones.hands import Hand
from tests.phones.room import Parlour

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

Patch = pytest.MonkeyPatch


@pytest.fixture
def parlour(tmp_path: Path) -> Iterator[Parlour]:
    with Parlour(tmp_path) as found:
        yield found


@pytest.mark.parametrize(
    ("address", "local"),
    [
        ("127.0.0.1", True),
        ("10.1.2.3", True),
        ("172.20.0.9", True),
        ("192.168.1.23", True),
        ("169.254.7.7", True),
        ("100.70.1.1", True),
        ("::ffff:192.168.1.23", True),
        ("fe80::1%wlan0", True),
        ("8.8.8.8", False),
        ("172.32.0.1", False),
        ("100.128.0.1", False),
        ("::ffff:8.8.8.8", False),
        ("2001:4860:4860::8888", False),
        ("0.0.0.0", False),  # noqa: S104  (nobody listens there: that is what is asked)
        ("224.0.0.1", False),
        ("", False),
        ("molehill.example", False),
    ],
)
def test_only_homes_are_local(address: str, local: bool) -> None:
    assert is_local(address) is local


def test_this_computers_addresses_are_all_local() -> None:
    assert all(map(is_local, addresses()))


def test_it_listens_on_the_local_networks_alone(monkeypatch: Patch) -> None:
    asked: list[str] = []
    right = Server._one

    async def one(server: Server, host: str, port: int) -> Any:
        asked.append(host)
        return await right(server, "127.0.0.1" if host == "127.0.0.1" else "127.0.0.2", port)

    monkeypatch.setattr(Server, "_one", one)
    monkeypatch.setattr(servers, "addresses", lambda: ("192.168.1.23",))
    server = Server(0)
    server.start()
    opened = server.inbox.get(timeout=20)
    server.close()
    server.join()
    assert asked == ["127.0.0.1", "192.168.1.23"]
    # The page names the one that phones reach.
    assert isinstance(opened, Opened)
    assert opened.addresses == ("192.168.1.23",)


def _page(port: int, path: str = "/", also: str = "") -> tuple[str, bytes]:
    with socket.create_connection(("127.0.0.1", port), timeout=20) as way:
        way.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{also}\r\n".encode())
        heard = b""
        while data := way.recv(1 << 16):
            heard += data
    head, _, body = heard.partition(b"\r\n\r\n")
    return head.decode(), body


def test_the_page_runs_nothing_but_its_own_files(parlour: Parlour) -> None:
    port = parlour.open()
    for path in ("/", "/index.html", "/phone.js"):
        head, _ = _page(port, path)
        policy = re.findall(r"Content-Security-Policy: (.*)\r\n", head + "\r\n")[0]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "*" not in policy
        named = set(re.findall(r"\S+://[^;\s]+", policy))
        assert named == {f"ws://127.0.0.1:{port}"}
        assert "X-Content-Type-Options: nosniff" in head
        assert "Referrer-Policy: no-referrer" in head
    served = {path: found for path, _ in Files().weight() if (found := Files().get(path))}
    for path, found in served.items():
        text = found.body.decode() if not path.endswith(".ttf") else ""
        assert not re.findall(r"https?://(?!www\.w3\.org)", text), path
        assert not re.findall(r"<script(?![^>]*\ssrc=)|\sstyle=|\son\w+=", text) or path != "/"


def test_the_page_is_packed_for_whoever_unpacks_it(parlour: Parlour) -> None:
    port = parlour.open()
    for path, packs in (("/phone.js", True), ("/phone.css", True), ("/text.ttf", False)):
        head, body = _page(port, path)
        assert "Content-Encoding" not in head
        found = Files().get(path)
        assert found is not None
        assert body == found.body
        head, packed = _page(port, path, "Accept-Encoding: gzip, deflate\r\n")
        assert ("Content-Encoding: gzip\r\n" in head + "\r\n") is packs
        assert f"Content-Length: {len(packed)}\r\n" in head + "\r\n"
        assert (gzip.decompress(packed) if packs else packed) == body
        assert (len(packed) < len(body) / 2) is packs


@pytest.mark.parametrize(
    "path", ["/../game/app.py", "/art/x/../../x.webp", "/%2e%2e/app.py", "//etc/passwd", "/table/"]
)
def test_nothing_else_is_handed_out(parlour: Parlour, path: str) -> None:
    head, body = _page(parlour.open(), path)
    assert head.startswith("HTTP/1.1 404")
    assert not body


def test_no_log_knows_a_token_or_an_address(
    parlour: Parlour, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    hands = parlour.sit("whakka_mole", 2)
    parlour.until("the questions", lambda: all(hand.now().asked for hand in hands))
    stranger = Hand(parlour.hub.port, token="x" * 22)
    parlour.hands.append(stranger)
    parlour.until("the no", lambda: "taken" in stranger.now().latest)
    stranger.way.socket.sendall(b"nonsense")
    parlour.until("its end", lambda: bool(stranger.now().ended))
    # The library's own clients, which the hands here are, may say what they like.
    told = " ".join(one.getMessage() for one in caplog.records if one.name != "websockets.client")
    for secret in (*(hand.token for hand in hands), "x" * 22, "127.0.0.1"):
        assert secret not in told


# Where nobody can come


def _no_network(patch: Patch) -> None:
    patch.setattr(servers, "addresses", tuple)


def _refused(patch: Patch) -> None:
    async def one(*_: object) -> None:
        raise PermissionError(errno.EACCES, "denied")

    patch.setattr(Server, "_one", one)


def _every_port_taken(patch: Patch) -> None:
    async def one(*_: object) -> None:
        raise OSError(errno.EADDRINUSE, "taken")

    patch.setattr(Server, "_one", one)


def _broken(patch: Patch) -> None:
    async def listen(*_: object) -> None:
        raise RuntimeError("nobody thought of this")

    patch.setattr(Server, "_listen", listen)


@pytest.mark.parametrize("screen", ["menu", "lobby"])
@pytest.mark.parametrize(
    ("plant", "key"),
    [
        (_no_network, "phones-no-network"),
        (_refused, "phones-refused"),
        (_every_port_taken, "phones-no-port"),
        (_broken, "phones-failed"),
    ],
)
def test_one_plain_sentence_where_nobody_can_come(
    plant: Callable[[Patch], None], key: str, screen: str, parlour: Parlour, monkeypatch: Patch
) -> None:
    plant(monkeypatch)
    services = parlour.services
    services.phones.only_here = False
    if screen == "menu":
        parlour.puppets.open(PhonesScene(services))
        parlour.frame()
    else:
        parlour.puppets.open(LobbyScene(services, "whakka_mole"))
        parlour.frame()
        _spots(parlour)["phones"]()
    parlour.until("an answer", lambda: bool(parlour.hub.port or parlour.hub.trouble))
    parlour.rest(3)
    words = services.texts.of("phones")
    assert words(key) in _told(parlour)
    assert words("phones-still") in _told(parlour), "and the curtain still works"
    # What was in the way is gone: one press, and phones may come.
    monkeypatch.undo()
    services.phones.only_here = True
    _spots(parlour)["retry"]()
    parlour.until("the server", lambda: parlour.hub.is_open)
    parlour.rest(3)
    assert words(key) not in _told(parlour)


def test_where_a_page_stays_away_a_firewall_and_guest_networks_are_named(parlour: Parlour) -> None:
    """The computer cannot know of either: both are told beside the code."""
    parlour.open()
    parlour.puppets.open(PhonesScene(parlour.services))
    parlour.rest(3)
    words, told = parlour.services.texts.of("phones"), " ".join(_told(parlour))
    for key in ("phones-astray", "phones-guest", "phones-firewall"):
        assert words(key) in told


def test_a_port_that_is_taken_is_passed_over() -> None:
    with ExitStack() as stack:
        taken = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
        port = taken.getsockname()[1]
        server = Server(port, only_here=True)
        server.start()
        opened = server.inbox.get(timeout=20)
        server.close()
        server.join()
    assert isinstance(opened, Opened)
    assert port < opened.port < port + servers._PORTS


def _told(parlour: Parlour) -> list[str]:
    top: Any = parlour.puppets.top
    top.spots(parlour.puppets.studio.window.frame)
    return [each.text for each in top.widgets if isinstance(each, Label)]


def _spots(parlour: Parlour) -> dict[str, Callable[[], None]]:
    frame = parlour.puppets.studio.window.frame
    return {each.id: each.action for each in parlour.puppets.top.spots(frame) if each.action}
