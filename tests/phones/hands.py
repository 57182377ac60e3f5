"""Phones without a browser: they speak the wire, and answer what they are asked at random."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING, Any, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from game.kernel.chance import Random

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Hand", "Heard"]

Heard = dict[str, Any]


class Hand:
    """One phone. `listen` takes what has come; `play` answers what is asked."""

    def __init__(self, port: int, *, token: str = "", lang: str = "en", seed: int = 1) -> None:
        self.port, self.token, self.lang = port, token, lang
        self.rng = Random(seed)
        self.heard: list[Heard] = []
        self.sizes: list[tuple[str, int]] = []
        self.latest: dict[str, Heard] = {}
        self.answered = 0
        self.ended = ""
        self.beats = 0
        self.pointed: tuple[int, tuple[str, ...]] = (0, ())
        self.said: tuple[int, tuple[str, ...]] = (0, ())
        self.mind: Callable[[], tuple[str, ...] | None] | None = None
        """What to answer, where chance would take an hour."""
        self.open()

    def open(self) -> None:
        """Or once more, after the connection was lost."""
        self.ended = ""
        address = f"127.0.0.1:{self.port}"
        self._kept = ExitStack()
        self.way = self._kept.enter_context(
            connect(
                f"ws://{address}/table",
                origin=Origin(f"http://{address}"),
                compression=None,
                max_size=1 << 20,
                ping_interval=None,
                close_timeout=1,
                max_queue=None,
            )
        )
        hello: Heard = {"t": "hello", "v": 1, "lang": self.lang}
        if self.token:
            hello["token"] = self.token
        self.say(**hello)

    def say(self, **what: Any) -> None:
        self.way.send(json.dumps(what))

    def cut(self) -> None:
        """The network is gone, without a word."""
        self.way.socket.close()
        self.ended = "cut"

    def close(self) -> None:
        with suppress(ConnectionClosed, OSError):
            self._kept.close()

    def listen(self, seconds: float = 0.0) -> None:
        """Take what has come; wait so long for the first."""
        wait = seconds
        while not self.ended:
            try:
                data = self.way.recv(timeout=wait)
            except TimeoutError:
                return
            except ConnectionClosed:
                self.ended = "closed"
                return
            wait = 0.0
            self._take(data)

    def now(self) -> Self:
        """With all that has come."""
        self.listen()
        return self

    def knock(self) -> None:
        """Say something that is answered behind all that was said before it."""
        self.beats += 1
        with suppress(ConnectionClosed):
            self.say(t="beat", n=self.beats)

    @property
    def caught_up(self) -> bool:
        """Whether the last knock was answered, if anybody still can."""
        return bool(self.ended) or self.latest.get("beat", {}).get("n") == self.beats

    def _take(self, data: str | bytes) -> None:
        message = json.loads(data)
        if message["t"] != "beat":
            self.heard.append(message)
        self.latest[message["t"]] = message
        self.sizes.append((message["t"], len(data)))
        if message["t"] == "taken" and message["token"]:
            self.token = message["token"]
        if message["t"] == "bye":
            self.ended = message["why"]

    @property
    def face(self) -> Heard:
        return self.latest.get("face", {})

    @property
    def asked(self) -> Heard | None:
        """The question that is open, if there is one."""
        asked = self.latest.get("asked")
        face = self.latest.get("face")
        if asked is None or face is None or not face["q"] or asked["q"] != face["q"]:
            return None
        sealed = self.latest.get("sealed")
        return None if sealed is not None and sealed["q"] == asked["q"] else asked

    def play(self) -> bool:
        """One step towards an answer, at random. True if something was said."""
        asked = self.asked
        if asked is None or self.said[0] == asked["q"]:
            return False
        if self.mind is not None and asked["tree"][0]["id"] != "next":
            path = self.mind()
            return path is not None and self.answer(asked["q"], path)
        chosen = tuple(asked["chosen"])
        path = (*asked["path"], *chosen)
        if asked["ready"] and chosen:
            return self.answer(asked["q"], path)
        ids = [node["id"] for node in asked["tree"]]
        if asked["some"] is not None:
            least, most = asked["some"]["least"], asked["some"]["most"]
            count = least + self.rng.below(most - least + 1)
            self.rng.shuffle(ids)
            return self.answer(asked["q"], tuple(ids[:count]))
        node = asked["tree"][self.rng.below(len(asked["tree"]))]
        further = (*asked["path"], node["id"])
        if node["kind"] == "command" and not node["more"]:
            return self.answer(asked["q"], further)
        if self.pointed == (asked["n"], further):
            return False
        self.pointed = (asked["n"], further)
        self.say(t="point", q=asked["q"], path=further)
        return True

    def answer(self, q: int, path: tuple[str, ...]) -> bool:
        self.said = (q, path)
        self.answered += 1
        self.say(t="answer", q=q, path=path)
        return True


def until(what: str, done: Callable[[], bool], seconds: float = 20) -> None:
    """Look again and again until it is so."""
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, f"waited {seconds} s for {what}"
        time.sleep(0.01)
