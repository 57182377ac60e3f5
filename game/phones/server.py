"""The server: a thread of its own beside the screen's loop, which neither ever waits for.

One thread with an asyncio loop rather than a thread for each connection: five hundred idle
connections then cost sockets and no stacks. Messages come to the screen through a queue; what is
to be sent waits in a box of its own for each phone, where a newer message of a kind takes the
place of an older one, so that a slow reader costs nothing either.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import itertools
import logging
import queue
import threading
import time
from collections import OrderedDict
from http import HTTPStatus
from typing import TYPE_CHECKING, ClassVar, TypeAlias

import msgspec
from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Response
from websockets.protocol import State

from game.phones import wire
from game.phones.files import POLICY, Files
from game.phones.network import addresses, is_local
from game.phones.notes import Came, Closed, Failed, Note, Opened, Said

if TYPE_CHECKING:
    from collections.abc import Callable

    from websockets.asyncio.server import Server as Listening
    from websockets.http11 import Request

__all__ = ["PORT", "Server"]

PORT = 7777
_PORTS = 10
"""So many ports are tried, one after another."""
_STRANGERS = 24
"""So many connections without a seat are kept; the oldest goes when another comes."""
_UNSPOKEN = 64
"""So many connections that have asked for nothing yet; files for saves must stay to be had."""
_HELLO_S = 10.0
_SLOW_S = 12.0
_BEAT_S = 10.0
_WAITING = 512
"""Messages the screen has not read yet; beyond them nobody is let in or read any further."""
_LOOPBACK = "127.0.0.1"
_log = logging.getLogger("molehill.phones")


class _Guest(ServerConnection):
    """One that comes to the door: counted before it says a word."""

    waiting: ClassVar[OrderedDict[_Guest, None]] = OrderedDict()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.waiting[self] = None
        if len(self.waiting) > _UNSPOKEN:
            eldest, _ = self.waiting.popitem(last=False)
            eldest.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.waiting.pop(self, None)
        super().connection_lost(exc)


_Work: TypeAlias = "tuple[Callable[..., None], tuple[object, ...]]"


class _Phone:
    """One connection, as the server's thread sees it."""

    def __init__(self, number: int, connection: ServerConnection) -> None:
        self.number, self.connection = number, connection
        self.box: OrderedDict[str, bytes] = OrderedDict()
        self.full = asyncio.Event()
        self.seated = False
        self.allowance, self.counted = Server.burst, time.monotonic()

    def may_speak(self) -> bool:
        now = time.monotonic()
        earned = (now - self.counted) * Server.rate
        self.allowance = min(Server.burst, self.allowance + earned) - 1
        self.counted = now
        return self.allowance >= 0


class Server:
    """Start it, read `inbox`, call `send`; nothing here ever waits for the network."""

    rate, burst = 20.0, 60.0
    """Messages a second that a phone may send, and so many at once."""

    def __init__(
        self,
        port: int = PORT,
        *,
        only_here: bool = False,
        prepare: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.inbox: queue.SimpleQueue[Note] = queue.SimpleQueue()
        self.files = Files()
        self._port, self._only_here, self._prepare = port, only_here, prepare
        self._phones: dict[int, _Phone] = {}
        self._work: list[_Work] = []
        """What the screen's thread wants done, in this frame."""
        self._numbers = itertools.count(1)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stop: asyncio.Event | None = None
        self._hosts: frozenset[str] = frozenset()
        self._thread = threading.Thread(target=self._run, name="phones", daemon=True)

    # What the screen's thread calls

    def start(self) -> None:
        self._thread.start()

    def send(self, phone: int, kind: str, data: bytes) -> None:
        self._call(self._put, phone, kind, data)

    def seat(self, phone: int, *, seated: bool) -> None:
        """Whether this phone holds a seat: it then is not sent away to make room."""
        self._call(self._mark, phone, seated)

    def drop(self, phone: int, why: str) -> None:
        """Say good-bye and close."""
        self._call(self._bye, phone, why)

    def close(self) -> None:
        """Say good-bye to all; returns at once, the thread ends by itself."""
        self._call(self._end)
        self.flush()

    def flush(self) -> None:
        """Once a frame: all that was asked for goes over to the server's thread.

        Whoever wakes that thread may have to wait until it rests again; once is enough.
        """
        work, self._work = self._work, []
        loop = self._loop
        if work and loop is not None and not loop.is_closed():
            # The loop may close between the question and the call.
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(self._do, work)

    def join(self, seconds: float = 5) -> None:
        """For tests and the end of the program: until the thread is gone."""
        if self._thread.is_alive():
            self._thread.join(seconds)

    def _call(self, work: Callable[..., None], *facts: object) -> None:
        self._work.append((work, facts))

    def _do(self, work: list[_Work]) -> None:
        for act, facts in work:
            act(*facts)

    # The thread

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except Exception:  # noqa: BLE001  (the game goes on without phones, and says so)
            _log.exception("the phones' server ended")
            self.inbox.put(Failed("phones-failed"))

    async def _serve(self) -> None:
        self._stop = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        local = () if self._only_here else addresses()
        async with contextlib.AsyncExitStack() as stack:
            opened = await self._listen(stack, (_LOOPBACK, *local))
            if opened is None:
                return
            reached, port = opened
            shown = tuple(one for one in reached if self._only_here or one != _LOOPBACK)
            names = (*reached, "localhost")
            self._hosts = frozenset(f"{name}:{port}" for name in names)
            self.inbox.put(Opened(shown, port))
            await self._stop.wait()
            # Whoever is still there hears that the table is closed.
            for phone in list(self._phones.values()):
                self._bye(phone.number, "closed")
            await asyncio.sleep(0.1)

    async def _listen(
        self, stack: contextlib.AsyncExitStack, hosts: tuple[str, ...]
    ) -> tuple[tuple[str, ...], int] | None:
        """Listen on each of these addresses, on the first port that is free on all of them."""
        wished = range(self._port, min(self._port + _PORTS, 65536)) if self._port else range(1)
        refused = False
        for port in wished:
            open_here: list[Listening] = []
            reached: list[str] = []
            number = port
            for host in hosts:
                try:
                    listening = await self._one(host, number)
                except OSError as error:
                    refused = refused or error.errno == errno.EACCES
                    if host == _LOOPBACK or error.errno == errno.EADDRINUSE:
                        break
                    # A network that went away meanwhile: the others will do.
                    continue
                open_here.append(listening)
                reached.append(host)
                number = next(iter(listening.sockets)).getsockname()[1]
            else:
                for listening in open_here:
                    await stack.enter_async_context(listening)
                return tuple(reached), number
            for listening in open_here:
                listening.close()
                await listening.wait_closed()
        self.inbox.put(Failed("phones-refused" if refused else "phones-no-port"))
        return None

    async def _one(self, host: str, port: int) -> Listening:
        return await serve(
            self._talk,
            host,
            port,
            process_request=self._page,
            compression=None,
            max_size=wire.LARGEST_UP,
            max_queue=8,
            write_limit=2 * wire.LARGEST_DOWN,
            create_connection=_Guest,
            open_timeout=_HELLO_S,
            ping_interval=_BEAT_S,
            ping_timeout=_SLOW_S,
            close_timeout=2,
            logger=_quiet(),
            server_header=None,
        )

    # Pages

    def _page(self, connection: ServerConnection, request: Request) -> Response | None:
        host = request.headers.get("Host", "")
        peer = connection.remote_address
        if host not in self._hosts or peer is None or not is_local(str(peer[0])):
            return self._answer(HTTPStatus.FORBIDDEN, b"", "text/plain", "no-store", host)
        if request.path == "/table":
            if request.headers.get("Origin") != f"http://{host}":
                return self._answer(HTTPStatus.FORBIDDEN, b"", "text/plain", "no-store", host)
            return None
        found = self.files.get(request.path)
        if found is None:
            return self._answer(HTTPStatus.NOT_FOUND, b"", "text/plain", "no-store", host)
        unpacks = found.packed and "gzip" in " ".join(request.headers.get_all("Accept-Encoding"))
        body = found.packed if unpacks else found.body
        answer = self._answer(HTTPStatus.OK, body, found.kind, found.cache, host)
        if unpacks:
            answer.headers["Content-Encoding"] = "gzip"
        return answer

    @staticmethod
    def _answer(status: HTTPStatus, body: bytes, kind: str, cache: str, host: str) -> Response:
        headers = Headers()
        headers["Content-Type"] = kind
        headers["Content-Length"] = str(len(body))
        headers["Cache-Control"] = cache
        headers["X-Content-Type-Options"] = "nosniff"
        headers["Referrer-Policy"] = "no-referrer"
        headers["Cross-Origin-Resource-Policy"] = "same-origin"
        headers["Connection"] = "close"
        if status is HTTPStatus.OK:
            headers["Content-Security-Policy"] = POLICY.format(host=host)
        return Response(status.value, status.phrase, headers, body)

    # Phones

    async def _talk(self, connection: ServerConnection) -> None:
        if isinstance(connection, _Guest):
            connection.waiting.pop(connection, None)
        phone = _Phone(next(self._numbers), connection)
        self._phones[phone.number] = phone
        self._make_room()
        writing = asyncio.create_task(self._write(phone))
        greeted = False
        try:
            async with asyncio.timeout(_HELLO_S):
                hello = wire.read(await connection.recv())
            if not isinstance(hello, wire.Hello) or hello.v != wire.VERSION:
                self._bye(phone.number, "version")
                return
            # Words are read from their files here, not in the screen's time.
            self._prepare(hello.lang)
            if not await self._read_so_far(connection):
                return
            greeted = True
            self.inbox.put(Came(phone.number, hello))
            await self._listen_to(phone)
        except (TimeoutError, msgspec.MsgspecError, UnicodeDecodeError):
            # Whoever talks nonsense, or not at all, is not talked to, nor waited for.
            connection.transport.abort()
        except ConnectionClosed:
            """It went by itself."""
        finally:
            if "bye" in phone.box:
                await asyncio.wait({writing}, timeout=1)
            writing.cancel()
            self._phones.pop(phone.number, None)
            if greeted:
                self.inbox.put(Closed(phone.number))
            with contextlib.suppress(ConnectionClosed, OSError, TimeoutError):
                await connection.close()

    async def _listen_to(self, phone: _Phone) -> None:
        async for data in phone.connection:
            if not phone.may_speak():
                self._bye(phone.number, "slow")
                return
            message = wire.read(data)
            if isinstance(message, wire.Hello):
                return
            if not await self._read_so_far(phone.connection):
                return
            self.inbox.put(Said(phone.number, message))

    async def _read_so_far(self, connection: ServerConnection) -> bool:
        """Waits until the screen has read most of what it was told, who comes as who speaks;
        whether the connection is still there then."""
        while self.inbox.qsize() > _WAITING and connection.state is State.OPEN:
            await asyncio.sleep(0.05)
        return connection.state is State.OPEN

    def _make_room(self) -> None:
        strangers = [phone for phone in self._phones.values() if not phone.seated]
        for phone in strangers[:-_STRANGERS]:
            self._bye(phone.number, "slow")

    async def _write(self, phone: _Phone) -> None:
        try:
            while True:
                await phone.full.wait()
                while phone.box:
                    kind, data = phone.box.popitem(last=False)
                    async with asyncio.timeout(_SLOW_S):
                        await phone.connection.send(data, text=True)
                    if kind == "bye":
                        await phone.connection.close()
                        return
                phone.full.clear()
        except TimeoutError:
            # It does not read: it finds everything again when it comes back.
            phone.connection.transport.abort()
        except ConnectionClosed:
            return

    def _put(self, number: int, kind: str, data: bytes) -> None:
        phone = self._phones.get(number)
        if phone is not None:
            phone.box[kind] = data
            phone.box.move_to_end(kind)
            phone.full.set()

    def _mark(self, number: int, seated: bool) -> None:
        phone = self._phones.get(number)
        if phone is not None:
            phone.seated = seated

    def _bye(self, number: int, why: str) -> None:
        self._put(number, "bye", wire.packed(wire.Bye(why)))

    def _end(self) -> None:
        if self._stop is not None:
            self._stop.set()


def _quiet() -> logging.Logger:
    """The library's log would hold addresses of people's phones."""
    quiet = logging.getLogger("molehill.phones.wire")
    quiet.propagate = False
    if not quiet.handlers:
        quiet.addHandler(logging.NullHandler())
    quiet.setLevel(logging.CRITICAL)
    return quiet
