"""In a real browser: what a phone does by itself (buzz, cover, mirror, listen to keys, speak).

Its long waits pass when the test says so: nobody sits through twenty seconds.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from game.kernel.chance import Random
from game.kernel.judge import any_of
from tests.phones.room import Parlour
from tests.phones.test_browser_states import CONFIRM, NO_WAY, cut, press, there, ticked

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.phones.browser import Browser, Page

pytestmark = [pytest.mark.slow, pytest.mark.browser]

_INSIDE = """{
  const [soon, never] = [setTimeout, clearTimeout];
  const waiting = new Map();
  let [now, number] = [0, 1000000];
  window.setTimeout = (act, ms, ...more) => {
    if (!(ms >= 700)) return soon(act, ms, ...more);
    waiting.set(++number, [now + ms, act]);
    return number;
  };
  window.clearTimeout = (which) => { if (!waiting.delete(which)) never(which); };
  window.passes = (ms) => {
    now += ms;
    for (const [which, [due, act]] of [...waiting]) {
      if (due <= now && waiting.delete(which)) act();
    }
  };
  window.buzzed = [];
  Navigator.prototype.vibrate = (pattern) => { window.buzzed.push([pattern].flat()); return true; };
}"""
"""In the page: longer timers go off when enough has passed, and what it was asked to buzz is taken
down."""
_BUZZED = "window.buzzed"
_MAY = "navigator.userActivation.hasBeenActive"
_FLASHES = "document.querySelector('.scr').classList.contains('flash')"
_THINGS = "document.querySelectorAll('.only .thing').length"
_TITLE = "document.querySelector('form.ask h2').textContent"
_STEPS = "[...document.querySelectorAll('.steps li')].map((one) => one.textContent)"
_NOW = "document.querySelector('.steps [aria-current=step]').textContent"
_GIVES = "document.querySelector('form.ask .main').textContent"
_LEFT = "document.querySelector('%s').getBoundingClientRect().left"
_ASKED, _REMINDED, _SEALED = [60], [30, 60, 30], [15]


@pytest.fixture
def parlour(tmp_path: Path) -> Iterator[Parlour]:
    with Parlour(tmp_path) as found:
        found.sit("whakka_mole", 2, hands=False)
        yield found


@pytest.fixture
def page(parlour: Parlour, browser: Browser) -> Iterator[Page]:
    """A phone that is asked where its moles come up, and that nobody has touched yet."""
    found = browser.page()
    found.say("Page.addScriptToEvaluateOnNewDocument", source=_INSIDE)
    found.open(parlour.hub.link(0))
    parlour.until("a question", partial(there, found, "checkbox"))
    yield found
    assert found.troubles() == []
    found.close()


def touch(page: Page, role: str, name: str = "") -> None:
    """With a finger: a phone buzzes for nobody who has not touched it."""
    found = page.find(role, name, part=True)
    assert found is not None, [node.name for node in page.tree() if node.role == role]
    assert page.tap(found)


def switch(page: Page, name: str) -> None:
    """In the menu, to and fro."""
    press(page, "button", "Menu")
    press(page, "switch", name)
    press(page, "button", "Close")


def lock_in(parlour: Parlour, page: Page) -> None:
    """The first of what may be chosen is what she chooses, with a finger."""
    before = parlour.scene.session.decided
    role = "radio" if parlour.scene.session.seen(0).mine else "checkbox"
    parlour.until("the question", partial(there, page, role))
    parlour.rest(40)
    touch(page, role)
    parlour.until("the choice", lambda: "off" not in page.run(CONFIRM))
    parlour.rest(40)
    touch(page, "button", page.run(_GIVES))
    parlour.until("the answer", lambda: parlour.scene.session.decided == before + 1)


def waiting(parlour: Parlour, page: Page) -> None:
    """Both her answers are in, and somebody else's are not."""
    parlour.rest(5)
    for _ in range(2):
        parlour.until("rest", lambda: parlour.scene.picture.settled)
        scene = parlour.scene
        assert scene.play.answer(0, any_of(scene.session.legal(0), Random(1))) is not None
    parlour.until("a way to peek", partial(there, page, "button", "Hold to peek"))


def test_a_phone_buzzes_when_it_is_asked_once_it_may(parlour: Parlour, page: Page) -> None:
    # Nobody has touched it: it may not, and says it by the edge of the tray.
    assert not page.run(_MAY)
    assert page.run(_BUZZED) == []
    lock_in(parlour, page)
    parlour.until("what is asked next", partial(there, page, "radio"))
    assert page.run(_BUZZED) == [_SEALED, _ASKED]
    assert page.run(_FLASHES)
    assert page.run("document.title") != "Molehill"
    page.run("passes(700)")
    assert not page.run(_FLASHES)
    assert page.run("document.title") == "Molehill"
    page.run("passes(19299)")
    assert page.run(_BUZZED) == [_SEALED, _ASKED]
    page.run("passes(1)")
    assert page.run(_BUZZED) == [_SEALED, _ASKED, _REMINDED]
    # Once is enough.
    page.run("passes(60000)")
    assert page.run(_BUZZED) == [_SEALED, _ASKED, _REMINDED]
    lock_in(parlour, page)
    parlour.until("all of it", lambda: page.run(_BUZZED) == [_SEALED, _ASKED, _REMINDED, _SEALED])
    page.run("passes(60000)")
    assert page.run(_BUZZED) == [_SEALED, _ASKED, _REMINDED, _SEALED], "nobody is asked any more"


def test_a_phone_that_shall_not_buzz_keeps_still(parlour: Parlour, page: Page) -> None:
    switch(page, "Buzz")
    lock_in(parlour, page)
    parlour.until("what is asked next", partial(there, page, "radio"))
    page.run("passes(20000)")
    assert page.run(_MAY)
    assert page.run(_BUZZED) == []
    assert not page.run(_FLASHES)


def test_who_has_answered_is_not_reminded(parlour: Parlour, page: Page) -> None:
    lock_in(parlour, page)
    lock_in(parlour, page)
    parlour.until("the envelope", partial(there, page, "heading", "Locked in"))
    page.run("passes(60000)")
    assert _REMINDED not in page.run(_BUZZED)


def test_a_peek_ends_after_twenty_seconds_though_the_finger_stays(
    parlour: Parlour, page: Page
) -> None:
    waiting(parlour, page)
    assert page.run(_THINGS) == 0
    peeker = page.find("button", "Hold to peek")
    assert peeker is not None
    lift = page.touch(peeker)
    parlour.until("her own", lambda: page.run(_THINGS) > 0)
    page.run("passes(19999)")
    parlour.rest(10)
    assert page.run(_THINGS) > 0
    page.run("passes(1)")
    assert page.run(_THINGS) == 0
    # The table was told, too: its next face is everybody's.
    parlour.until("everybody's", partial(there, page, "button", "Hold to peek"))
    parlour.rest(10)
    assert page.run(_THINGS) == 0
    lift()


def test_a_peek_lasts_as_long_as_the_finger(parlour: Parlour, page: Page) -> None:
    waiting(parlour, page)
    peeker = page.find("button", "Hold to peek")
    assert peeker is not None
    lift = page.touch(peeker)
    parlour.until("her own", lambda: page.run(_THINGS) > 0)
    lift()
    parlour.until("nothing of hers", lambda: page.run(_THINGS) == 0)
    # What was let go of counts no seconds of the next look.
    page.run("passes(15000)")
    parlour.until("everybody's", partial(there, page, "button", "Hold to peek"))
    again = page.find("button", "Hold to peek")
    assert again is not None
    lift = page.touch(again)
    parlour.until("her own", lambda: page.run(_THINGS) > 0)
    page.run("passes(15000)")
    assert page.run(_THINGS) > 0
    lift()


def test_the_table_covers_a_question_and_gives_it_back_in_silence(
    parlour: Parlour, page: Page
) -> None:
    lock_in(parlour, page)
    parlour.until("what is asked next", partial(there, page, "radio"))
    assert page.run(_STEPS) == ["Your moles: ready", "Your whack", "Locked in"]
    assert page.run(_NOW) == "Your whack"
    buzzed = page.run(_BUZZED)
    press(page, "radio", "Hole 3")
    parlour.until("the choice", lambda: "off" not in page.run(CONFIRM))
    title = page.run(_TITLE)
    press(page, "button", "See the table")
    parlour.until("the table", lambda: page.run("document.querySelectorAll('form').length") == 0)
    assert page.run("document.querySelectorAll('.only').length") == 0
    assert title not in page.run("document.body.textContent")
    scores = page.run("document.querySelector('.scores').textContent")
    assert all(person.name in scores for person in parlour.scene.session.people)
    parlour.rest(40)
    press(page, "button", "Back to the question")
    parlour.until("the question", partial(there, page, "radio"))
    assert page.run(_TITLE) == title
    chosen = [node.name for node in page.tree() if node.role == "radio" and node.checked]
    assert [name.partition(",")[0] for name in chosen] == ["Hole 3"]
    assert page.run(_BUZZED) == buzzed, "she knows that she is asked"


def test_a_left_handed_phone_is_mirrored_and_remembers_it(parlour: Parlour, page: Page) -> None:
    page.shape(844, 390)
    parlour.rest(5)
    form, main, header = (_LEFT % name for name in ("form.ask", "main", "header"))
    assert page.run(header) < page.run(main) < page.run(form)
    switch(page, "Left-handed")
    assert page.run(form) < page.run(main) < page.run(header)
    page.reload()
    parlour.until("a question", partial(there, page, "checkbox"))
    assert page.run(form) < page.run(main) < page.run(header)
    # Upright both thumbs reach everything.
    page.shape(390, 844)
    assert page.run(form) == page.run(main) == page.run(header) == 0


def test_number_keys_answer_where_that_is_wished(parlour: Parlour, page: Page) -> None:
    page.key("3", 51, "3")
    parlour.rest(5)
    assert ticked(page) == [], "nobody has switched it on"
    switch(page, "Number keys")
    for key, so_far in (("3", [2]), ("1", [0, 2]), ("0", [0, 2, 9]), ("3", [0, 9])):
        page.key(key, ord(key), key)
        parlour.until(f"key {key}", partial(_ticks, page, so_far))
    # What the keys tick is what the table hears of.
    parlour.until("the table", lambda: "off" not in page.run(CONFIRM))
    assert parlour.scene.session.decided == 0


def _ticks(page: Page, wished: list[int]) -> bool:
    return ticked(page) == wished


_FOCUSED = "document.activeElement.id + ': ' + document.activeElement.textContent"
_ALERT = "document.getElementById('alert').textContent"
_STATUS = "document.getElementById('status').textContent"
_RADIO = "document.activeElement.getAttribute('aria-label')"


def test_who_cannot_see_is_led_to_the_question_and_to_its_end(parlour: Parlour, page: Page) -> None:
    asked = page.run("document.querySelector('h1').textContent")
    parlour.until("her eyes", lambda: page.run(_FOCUSED) == f"question: {asked}")
    assert page.run(_ALERT) == f"For your eyes only. {asked}"
    lock_in(parlour, page)
    parlour.until("what is next", partial(there, page, "radio"))
    other = page.run("document.querySelector('h1').textContent")
    assert other != asked
    parlour.until("her eyes", lambda: page.run(_FOCUSED) == f"question: {other}")
    lock_in(parlour, page)
    parlour.until("the end of it", lambda: page.run(_FOCUSED) == "question: Locked in!")
    # Nothing that was read aloud can be read again by whoever takes up the phone.
    assert page.run(_ALERT) == ""


def test_with_whisper_nothing_is_read_aloud_before_a_key(parlour: Parlour, page: Page) -> None:
    switch(page, "Whisper")
    lock_in(parlour, page)
    parlour.until("a question", partial(there, page, "button", "Read it to me"))
    assert page.run(_ALERT) == "For your eyes only. It is read when you press the button."
    said = " ".join(node.name for node in page.tree())
    assert "Hole" not in said
    assert "Ben’s lawn" not in said
    press(page, "button", "Read it to me")
    parlour.until("the holes", partial(there, page, "radio", "Hole 3"))


def test_arrows_walk_through_a_group_and_escape_goes_back(parlour: Parlour, page: Page) -> None:
    lock_in(parlour, page)
    parlour.until("what is asked next", partial(there, page, "radio", "Hole 3"))
    page.run("document.querySelector('[role=radio]').focus()")
    for key, code, name in (
        ("ArrowRight", 39, "Hole 2"), ("ArrowDown", 40, "Hole 3"), ("ArrowLeft", 37, "Hole 2"),
    ):  # fmt: skip
        page.key(key, code)
        assert page.run(_RADIO).startswith(name)
    page.key("Enter", 13, "\r")
    parlour.until("the choice", lambda: "off" not in page.run(CONFIRM))
    assert chosen(page) == ["Hole 2"]
    page.key("Escape", 27)
    parlour.until("no choice", lambda: "off" in page.run(CONFIRM))
    assert chosen(page) == []
    assert len(parlour.scene.session.seen(0).mine) == 1


def chosen(page: Page) -> list[str]:
    found = [node.name for node in page.tree() if node.role == "radio" and node.checked]
    return [name.partition(",")[0] for name in found]


def test_of_what_changes_all_the_time_the_last_is_said(parlour: Parlour, page: Page) -> None:
    page.run("passes(3000)")
    before = page.run(_STATUS)
    lock_in(parlour, page)
    lock_in(parlour, page)
    parlour.until("the end of it", partial(there, page, "heading", "Locked in"))
    parlour.until("who is in", lambda: "1 of 2 is ready" in page.run("document.body.textContent"))
    parlour.rest(10)
    page.run("passes(2999)")
    assert page.run(_STATUS) == before, "three seconds have not passed"
    page.run("passes(1)")
    assert page.run(_STATUS) in ("1 of 2 is ready", "Locked in!")


def test_after_a_minute_without_the_network_nothing_of_hers_is_left(
    parlour: Parlour, page: Page
) -> None:
    page.run("passes(10)")
    page.run(NO_WAY)
    cut(parlour)
    parlour.until(
        "that it looks", lambda: "Looking for the tele" in page.run("document.body.innerText")
    )
    assert page.run(_THINGS) > 0
    page.run("window.later += 40000")
    parlour.rest(450)
    assert page.run(_THINGS) > 0
    page.run("window.later += 20000")
    parlour.until("nothing of hers", lambda: page.run(_THINGS) == 0)
