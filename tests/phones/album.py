"""Every face a game has, one after the other, on the real page without a television.

What is asked, chosen and waited for in a match at random, each kind once: so quickly that each can
be measured in many shapes and languages.
"""

from __future__ import annotations

import json
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from game import catalogue
from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.session import Session
from game.phones import wire
from game.phones.hub import Hub
from tests.phones.room import people
from tests.phones.worlds import Still

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.phones.browser import Browser, Page

__all__ = ["Album", "album"]

_PATIENCE_S = 30.0
_QUIET = 4
"""So many frames in which nothing is said: then everything was."""
_LISTENS = """{
  // Nobody knocks at a table that is looked at for as long as it takes.
  window.setInterval = () => 0;
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(...how) {
      super(...how);
      window.way = this;
      this.addEventListener("message", (event) => {
        const told = JSON.parse(event.data);
        (window.heard ??= {})[told.t] = String(told.n ?? told.lang ?? "");
      });
    }
  };
}"""
_GONE = """{
  window.WebSocket = class {
    constructor() { window.way = this; }
    close() {}
    send() {}
  };
  window.way.onclose();
  window.later += 11000;
  dispatchEvent(new Event("resize"));
}"""
"""The network is away, and has been for so long that it is said what may be the reason."""
_SPEAKS = """import("/dom.js").then((all) => {
  all.learn(WORDS);
  document.documentElement.lang = "LANGUAGE";
  dispatchEvent(new Event("resize"));
})"""
_LOADED = "[...document.images].every((one) => one.complete)"


class Album:
    """A phone that holds the first seat of a match."""

    def __init__(self, hub: Hub, page: Page, session: Session) -> None:
        self.hub, self.page, self.session = hub, page, session
        self._last: dict[str, str] = {}
        """Of each kind of message that is counted, the last."""
        self.alone = False
        """The phone hears nothing of the table any more."""
        self._right = hub._send
        hub._send = self._send  # type: ignore[method-assign]

    def _send(self, phone: Any, message: Any, *, private: bool = False) -> None:
        if isinstance(message, wire.Face | wire.Asked):
            self._last[type(message).__name__.lower()] = str(message.n)
        elif isinstance(message, wire.Words):
            self._last["words"] = message.lang
        self._right(phone, message, private=private)

    def catch_up(self) -> None:
        """All that the phone has to be told, it was told and shows."""
        end, quiet = time.monotonic() + _PATIENCE_S, 0
        while (
            quiet < _QUIET
            or not self._last.items() <= (self.page.run("window.heard") or {}).items()
        ):
            assert time.monotonic() < end, f"waited for {self._last}"
            before = dict(self._last)
            self.hub.update(250)
            quiet = quiet + 1 if before == self._last else 0
            time.sleep(0.002)
        while not self.page.run(_LOADED):
            assert time.monotonic() < end, "a picture does not come"
            time.sleep(0.01)

    def say(self, message: wire.Message) -> None:
        """As if it came from the phone."""
        for phone in self.hub._phones.values():
            self.hub._said(phone, message)
        self.catch_up()

    def press(self, name: str) -> None:
        """What a screen reader does with the button of this name."""
        found = self.page.find("button", name, part=True)
        assert found is not None, (name, [node.name for node in self.page.tree()])
        self.page.press(found)
        self.catch_up()

    def lose(self) -> None:
        """The network is cut, for some while."""
        self.page.run(_GONE)
        self.alone = True

    def hear(self, said: str) -> None:
        """As if it came from the table."""
        self.page.run(f"window.way.onmessage({{data: {json.dumps(said)}}})")

    def speak(self, language: str) -> None:
        """The phone is one of somebody who speaks this."""
        if self.alone:
            words = json.dumps(self.hub.tongue(language, self.session.game.id).all)
            self.page.run(_SPEAKS.replace("WORDS", words).replace("LANGUAGE", language))
            return
        for phone in self.hub._phones.values():
            phone.language, phone.shown, phone.last, phone.seats = language, (), None, b""
            tongue = self.hub.tongue(language, self.session.game.id)
            version = self.hub.server.files.version
            self.hub._send(phone, wire.Words(language, version, tongue.all))
        self.catch_up()

    def faces(self, decisions: int, seed: int) -> Iterator[str]:
        """The name of each kind, once it is there: a step asked, with an answer chosen, or
        watched."""
        rng, seen = Random(seed), set[tuple[str, bool, int]]()
        session, hub = self.session, self.hub
        while not session.over and session.decided < decisions:
            step, asked = session.seen(None).step, session.asked()
            kind = (step, 0 in asked, len(session.seen(0).mine))
            if kind not in seen:
                seen.add(kind)
                self.catch_up()
                name = f"{session.game.id} {step} {'asked' if kind[1] else 'waits'} {kind[2]}"
                yield name
                if not kind[1] and self.page.find("button", "Hold to peek") is not None:
                    self.press("Hold to peek")
                    yield f"{name} peek"
                    self.press("Peeking")
                if kind[1]:
                    answer = any_of(session.legal(0), rng)
                    question = hub._asked[0].q
                    self.say(wire.Point(question, answer))
                    yield f"{name} chosen"
                    self.say(wire.Point(question, ()))
            seat = rng.choice(asked)
            session.act(seat, any_of(session.legal(seat), rng))
        self.catch_up()


@contextmanager
def album(
    browser: Browser, game: str, seats: int, seed: int = 5, *, bots: int = 0, seated: bool = True
) -> Iterator[Album]:
    options = {one.id: one.default for one in catalogue.game(game).options}
    session = Session.new(game, people(seats, bots=bots), options, seed)
    hub = Hub(0, only_here=True)
    hub.open()
    try:
        end = time.monotonic() + _PATIENCE_S
        while not hub.port:
            assert time.monotonic() < end, "no server"
            hub.update(0)
            time.sleep(0.001)
        hub.show(Still(session))
        page = browser.page()
        page.say("Page.addScriptToEvaluateOnNewDocument", source=_LISTENS)
        found = Album(hub, page, session)
        link = hub.link(0)
        page.open(link if seated else link.rpartition("#")[0])
        while not (hub.awake(0) if seated else hub._phones):
            assert time.monotonic() < end, "the phone does not come"
            hub.update(16)
            time.sleep(0.002)
        found.catch_up()
        yield found
        page.close()
    finally:
        hub.close()
        hub.server.join()
