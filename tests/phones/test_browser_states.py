"""In a real browser: a network that is lost, a phone put away, a seat that moved, any screen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from game.kernel.chance import Random
from game.kernel.judge import any_of
from tests.phones.gallery import SHAPES, fit
from tests.phones.looks import faint, found
from tests.phones.room import NAMES, Parlour
from tests.phones.test_door import lobby, phone, take

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.phones.browser import Browser, Page

pytestmark = [pytest.mark.slow, pytest.mark.browser]

TABLES = {"whakka_mole": 8, "mole_park": 8, "molly": 4, "topoum": 4, "dice_theme_park": 4}
_HIDE = """
Object.defineProperty(document, 'hidden', {value: true, configurable: true});
document.dispatchEvent(new Event('visibilitychange'));
"""
CONFIRM = "document.querySelector('form.ask .main')?.className ?? 'off'"
_TEXT = "document.body.textContent"
_KEPT = "localStorage.getItem('molehill.kept')"
NO_WAY = """
window.Real = WebSocket;
WebSocket = class { close() {} send() {} };
WebSocket.OPEN = 1;
"""
_A_WAY = "WebSocket = window.Real; dispatchEvent(new Event('online'))"


@pytest.fixture
def parlour(tmp_path: Path) -> Iterator[Parlour]:
    with Parlour(tmp_path) as found:
        yield found


def there(page: Page, role: str, name: str = "") -> bool:
    return page.find(role, name, part=True) is not None


def cut(parlour: Parlour) -> None:
    """The network is gone for every phone that is there, without a word."""
    server = parlour.hub.server
    ways = [phone.connection.transport for phone in server._phones.values()]
    assert server._loop is not None
    for way in ways:
        server._loop.call_soon_threadsafe(way.abort)


def press(page: Page, role: str, name: str) -> None:
    node = page.find(role, name, part=True)
    assert node is not None, name
    page.press(node)


def seated(parlour: Parlour, browser: Browser, game: str = "whakka_mole", seats: int = 2) -> Page:
    parlour.sit(game, seats, hands=False)
    page = browser.page()
    page.open(parlour.hub.link(0))
    parlour.until("the phone", lambda: parlour.hub.awake(0))
    return page


def test_an_answer_given_while_the_network_is_away_is_sent_once_by_itself(
    parlour: Parlour, browser: Browser
) -> None:
    page = seated(parlour, browser)
    parlour.until("a question", partial(there, page, "checkbox"))
    boxes = [node for node in page.tree() if node.role == "checkbox"]
    page.press(boxes[1])
    parlour.until("a choice", lambda: "off" not in page.run(CONFIRM))
    page.run(NO_WAY)
    cut(parlour)
    parlour.until("that it looks", lambda: "Looking for the television" in page.run(_TEXT))
    press(page, "button", "Lock it in")
    parlour.rest(5)
    assert parlour.scene.session.decided == 0
    assert "kept and sent once" in page.run(_TEXT)
    assert page.run(_KEPT)
    # The network is back, and nobody touches the phone.
    page.run(_A_WAY)
    parlour.until("the answer", lambda: parlour.scene.session.decided == 1)
    parlour.until("what is next", partial(there, page, "radio"))
    assert page.run(_KEPT) is None
    # Given once more to another question it would be another answer.
    page.reload()
    parlour.until("what is next", partial(there, page, "radio"))
    assert parlour.scene.session.decided == 1
    page.close()


def test_a_phone_comes_back_by_itself_as_it_was(parlour: Parlour, browser: Browser) -> None:
    page = seated(parlour, browser)
    parlour.until("a question", partial(there, page, "checkbox"))
    page.press([node for node in page.tree() if node.role == "checkbox"][2])
    parlour.until("a choice", lambda: "off" not in page.run(CONFIRM))
    for _ in range(3):
        before = page.run("performance.now()")
        cut(parlour)
        parlour.until("sleep", lambda: not parlour.hub.awake(0))
        parlour.until("its return", lambda: parlour.hub.awake(0))
        parlour.until("its face", lambda: "Looking for" not in page.run(_TEXT))
        assert ticked(page) == [2]
        # The same page, not one that was loaded anew.
        assert page.run("performance.now()") > before
    page.close()


def ticked(page: Page) -> list[int]:
    boxes = [node for node in page.tree() if node.role == "checkbox"]
    return [at for at, node in enumerate(boxes) if node.checked]


def test_nothing_of_hers_stays_on_a_screen_that_is_put_away(
    parlour: Parlour, browser: Browser
) -> None:
    page = seated(parlour, browser, "mole_park", 4)
    parlour.until("a question", partial(there, page, "radio"))
    parlour.rest(5)
    title = page.run("document.querySelector('form h2').textContent")
    assert page.run("document.querySelectorAll('.only .thing').length") > 0
    page.run(_HIDE)
    assert page.run("document.querySelectorAll('.thing').length") == 0
    assert title not in page.run(_TEXT)
    for store in ("localStorage", "sessionStorage"):
        assert title not in str(page.run(f"JSON.stringify({store})"))
    assert title not in page.run("document.title")
    page.close()


def test_a_seat_that_moved_leaves_nothing_on_the_older_phone(
    parlour: Parlour, browser: Browser
) -> None:
    older = seated(parlour, browser)
    parlour.until("a question", partial(there, older, "checkbox"))
    newer = browser.page()
    newer.open(older.run("location.href"))
    parlour.until("its words", partial(there, older, "heading", "Your seat moved"))
    assert not there(older, "checkbox")
    parlour.until("the question there", partial(there, newer, "checkbox"))
    press(older, "button", "Take it back")
    parlour.until("the question here", partial(there, older, "checkbox"))
    parlour.until("good-bye there", partial(there, newer, "heading", "Your seat moved"))
    older.close()
    newer.close()


def test_whoever_only_watches_sees_the_table_and_no_hand(
    parlour: Parlour, browser: Browser
) -> None:
    parlour.sit("mole_park", 4)
    page = browser.page()
    page.open(f"http://127.0.0.1:{parlour.hub.port}/")
    parlour.until("seats", partial(there, page, "button", "Only watch"))
    press(page, "button", "Only watch")
    scores = "document.querySelector('.scores')?.textContent ?? ''"
    parlour.until("the table", lambda: all(name in page.run(scores) for name in NAMES[:4]))
    assert page.run("document.querySelectorAll('.only, form').length") == 0
    assert not there(page, "button", "Hold to peek")
    page.close()


def test_every_shape_of_screen_holds_what_is_locked_in(parlour: Parlour, browser: Browser) -> None:
    page = seated(parlour, browser, "whakka_mole", 8)
    for _ in range(2):
        decided = parlour.scene.session.decided
        parlour.until("rest", lambda: parlour.scene.picture.settled)
        parlour.scene.play.answer(0, any_of(parlour.scene.session.legal(0), Random(1)))
        assert parlour.scene.session.decided == decided + 1
    parlour.until("to open it again", partial(there, page, "button", "Open again"))
    fits(parlour, page)
    page.close()


def test_every_shape_of_screen_holds_the_way_in(parlour: Parlour, browser: Browser) -> None:
    """Which seat, which name and mole, and that one is in."""
    lobby(parlour)
    take(parlour, phone(parlour), 2, "Ben", "royal")
    page = browser.page()
    page.open(f"http://127.0.0.1:{parlour.hub.port}/")
    parlour.until("seats", partial(there, page, "button", "Only watch"))
    parlour.until(
        "their pictures", lambda: page.run("[...document.images].every((i) => i.complete)")
    )
    heads = page.run("[...document.querySelectorAll('.seat .head img')].map((one) => one.src)")
    assert len(heads) == len(set(heads)) == 2 * 8, "a mole and a badge for each, all of them others"
    fits(parlour, page)
    fit(page, SHAPES[0])
    press(page, "button", "Sit here")
    parlour.until("a name", partial(there, page, "textbox"))
    # The mole that the free seat showed is the one that is offered.
    chosen = page.run("document.querySelector('.mole.sel img').src")
    assert chosen.replace("happy", "idle") == heads[0]
    parlour.until("its pictures", lambda: page.run("[...document.images].every((i) => i.complete)"))
    fits(parlour, page)
    fit(page, SHAPES[0])
    parlour.rest(90)
    press(page, "button", "I’m in!")
    parlour.until("the seat", partial(there, page, "heading", "You are in"))
    fits(parlour, page)
    assert page.troubles() == []
    page.close()


def fits(parlour: Parlour, page: Page) -> None:
    for shape in SHAPES:
        fit(page, shape)
        parlour.rest(5)
        wrong = found(page, shape)
        assert not wrong, wrong
    wrong = faint(page, set())
    assert not wrong, wrong
