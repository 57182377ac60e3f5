"""In a real browser: a network that falls silent without a word, and is there again.

No phone is told of it: it notices by itself, and is back within two seconds of the network's
return. Its seconds pass when the test says so.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from tests.phones.cable import Cable
from tests.phones.room import Parlour
from tests.phones.test_browser_states import CONFIRM, press, there, ticked

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from game.phones.sides import Phone
    from game.phones.wire import Answer
    from tests.phones.browser import Browser, Page

pytestmark = [pytest.mark.slow, pytest.mark.browser]

_INSIDE = """{
  const waiting = new Map();
  let [now, number] = [0, 1000000];
  const later = (every) => (act, ms = 0) => {
    waiting.set(++number, [now + ms, act, every ? Math.max(ms, 1) : 0]);
    return number;
  };
  window.setTimeout = later(false);
  window.setInterval = later(true);
  window.clearTimeout = window.clearInterval = (which) => waiting.delete(which);
  Date.now = () => 1e12 + now + window.later;
  window.passes = (ms) => {
    for (const end = now + ms; now < end; ) {
      now += Math.min(50, end - now);
      for (const [which, [due, act, every]] of [...waiting]) {
        if (due > now || !waiting.has(which)) continue;
        if (every) waiting.set(which, [due + every, act, every]);
        else waiting.delete(which);
        act();
      }
    }
    return now;
  };
  window.dialled = [];
  window.owed = 0;
  const Real = WebSocket;
  const beats = (data, by) => { if (data.includes('"t":"beat"')) window.owed += by; };
  window.WebSocket = class extends Real {
    constructor(...words) {
      super(...words);
      window.dialled.push(now);
      this.addEventListener("message", (event) => beats(event.data, -1));
    }
    send(data) { beats(data, 1); super.send(data); }
  };
}"""
"""In the page: no timer goes off by itself; when it dials is taken down, and how many of its beats
nobody has answered."""
_DIALLED = "window.dialled"
_TEXT = "document.body.textContent"
_LOOKING = "Looking for the television"
_BACK_MS = 2000
_NOTICED_MS = 6000
"""A phone nobody touches asks every four seconds, and waits two for an answer."""


@pytest.fixture
def parlour(tmp_path: Path) -> Iterator[Parlour]:
    with Parlour(tmp_path) as found:
        yield found


@pytest.fixture
def cable(parlour: Parlour) -> Iterator[Cable]:
    parlour.sit("whakka_mole", 2, hands=False)
    with Cable(parlour.hub.port) as found:
        # The door lets nobody in who comes by another address than those it stands at.
        parlour.hub.server._hosts |= {f"127.0.0.1:{found.port}"}
        yield found


@pytest.fixture
def page(parlour: Parlour, cable: Cable, browser: Browser) -> Iterator[Page]:
    """A phone that has ticked where a mole comes up."""
    found = browser.page()
    found.say("Page.addScriptToEvaluateOnNewDocument", source=_INSIDE)
    token = parlour.hub.link(0).rpartition("#")[2]
    found.open(f"http://127.0.0.1:{cable.port}/#{token}")
    parlour.until("a question", partial(there, found, "checkbox"))
    found.press([node for node in found.tree() if node.role == "checkbox"][1])
    parlour.until("a choice", lambda: "off" not in found.run(CONFIRM))
    parlour.rest(5)
    yield found
    found.close()


def passes(parlour: Parlour, page: Page, ms: int) -> int:
    """Frames are made, and so many milliseconds pass on the phone; its clock."""
    parlour.rest(3)
    now: int = page.run(f"passes({ms})")
    return now


def looks(parlour: Parlour, page: Page, most: int) -> None:
    """The phone notices that nobody is there, within so many milliseconds."""
    start = passes(parlour, page, 0)
    while _LOOKING not in page.run(_TEXT):
        assert passes(parlour, page, 100) - start <= most, "it has not noticed"


def dials(parlour: Parlour, page: Page) -> int:
    """So many milliseconds until the phone tries once more, or has found the table."""
    before = len(page.run(_DIALLED))
    start = now = passes(parlour, page, 0)
    while len(page.run(_DIALLED)) == before and (now == start or _LOOKING in page.run(_TEXT)):
        now = passes(parlour, page, 50)
        assert now - start <= 30_000, "it has given up"
    return now - start


def test_an_answer_that_went_nowhere_is_in_within_two_seconds_of_the_return(
    parlour: Parlour, cable: Cable, page: Page
) -> None:
    cable.silence()
    press(page, "button", "Lock it in")
    looks(parlour, page, 2100)
    # It tries again and again; the network comes back while nobody has answered its last try.
    for _ in range(3):
        dials(parlour, page)
    cable.speak()
    assert dials(parlour, page) <= _BACK_MS
    parlour.until("the answer", lambda: parlour.scene.session.decided == 1)
    parlour.until("what is next", partial(there, page, "radio"))
    assert _LOOKING not in page.run(_TEXT)


def test_an_answer_is_kept_until_it_is_in_however_often_the_network_falls_silent(
    parlour: Parlour, cable: Cable, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    cable.silence()
    press(page, "button", "Lock it in")
    looks(parlour, page, 2100)
    cable.speak()
    said: list[Answer] = []

    def lost(_: Phone, __: int, answer: Answer) -> None:
        said.append(answer)
        cable.silence()

    # Said once more it comes as far as the table, and no further.
    with monkeypatch.context() as patch:
        patch.setattr(parlour.hub, "_answer", lost)
        dials(parlour, page)
        parlour.until("the answer once more", lambda: bool(said))
    looks(parlour, page, 2100)
    assert parlour.scene.session.decided == 0
    cable.speak()
    dials(parlour, page)
    parlour.until("the answer", lambda: parlour.scene.session.decided == 1)


def test_what_is_ticked_while_the_network_is_silent_stays_ticked(
    parlour: Parlour, cable: Cable, page: Page
) -> None:
    cable.silence()
    page.press([node for node in page.tree() if node.role == "checkbox"][4])
    assert ticked(page) == [1, 4]
    looks(parlour, page, 2100)
    cable.speak()
    dials(parlour, page)
    parlour.until("its face", lambda: _LOOKING not in page.run(_TEXT))
    # The table has heard of it by then: its button says what both would bring.
    parlour.until("a whole answer", lambda: "off" not in page.run(CONFIRM))
    parlour.rest(5)
    assert ticked(page) == [1, 4]
    press(page, "button", "Lock it in")
    parlour.until("the answer", lambda: parlour.scene.session.decided == 1)
    assert parlour.scene.session.seen(0).mine == (("hole.2", "hole.5"),)


@pytest.mark.parametrize("event", ["online", "pageshow"])
def test_a_phone_that_has_a_network_again_finds_out_at_once(
    parlour: Parlour, cable: Cable, page: Page, event: str
) -> None:
    cable.silence()
    cable.speak()
    page.run(f"dispatchEvent(new Event('{event}'))")
    assert dials(parlour, page) <= _BACK_MS / 2
    parlour.until("its face", lambda: _LOOKING not in page.run(_TEXT))
    parlour.until("its question", partial(there, page, "checkbox"))
    assert ticked(page) == [1]


def test_a_phone_that_nobody_touches_notices_by_itself(
    parlour: Parlour, cable: Cable, page: Page
) -> None:
    cable.silence()
    looks(parlour, page, _NOTICED_MS)
    cable.speak()
    assert dials(parlour, page) <= _BACK_MS
    parlour.until("its face", lambda: _LOOKING not in page.run(_TEXT))


def test_a_television_that_answers_is_not_looked_for(parlour: Parlour, page: Page) -> None:
    before = page.run(_DIALLED)
    for _ in range(30):
        passes(parlour, page, 500)
        parlour.until("the beat's answer", lambda: page.run("window.owed") == 0)
    assert page.run(_DIALLED) == before
    assert _LOOKING not in page.run(_TEXT)
