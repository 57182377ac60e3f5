"""In a real browser: what lies there is looked into by holding it, and a field is made larger."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from game.kernel.chance import Random
from game.kernel.judge import any_of
from tests.phones.looks import FINGER_PX
from tests.phones.room import Parlour

if TYPE_CHECKING:
    from pathlib import Path

    from tests.phones.browser import Browser, Page
    from tests.phones.tree import Node

pytestmark = [pytest.mark.slow, pytest.mark.browser]

_WIDTH = "document.querySelector('.field').getBoundingClientRect().width"
_SIZES = "[...document.querySelectorAll('.over .may')].map((one) => one.offsetWidth)"


def card(page: Page) -> Node | None:
    """A card that may be chosen: its price stands beside its name."""
    ways = (node for node in page.tree() if node.role == "radio" and node.usable)
    return next((node for node in ways if " (" in node.name), None)


def at_cards(parlour: Parlour) -> bool:
    """Played on at random until the first seat chooses among cards."""
    scene, rng = parlour.scene, Random(2)
    while not (0 in scene.session.asked() and scene.session.seen(0).step == "play-card"):
        parlour.until("rest", lambda: scene.picture.settled)
        seat = scene.session.asked()[0]
        assert scene.play.answer(seat, any_of(scene.session.legal(seat), rng)) is not None
        parlour.frame()
    return True


def there(page: Page, role: str) -> bool:
    return page.find(role) is not None


def test_a_card_is_looked_into_by_holding_it_or_by_two_taps(
    tmp_path: Path, browser: Browser
) -> None:
    with Parlour(tmp_path) as parlour:
        parlour.sit("topoum", 2, hands=False)
        page = browser.page()
        page.open(parlour.hub.link(0))
        assert at_cards(parlour)
        parlour.until("cards", lambda: card(page) is not None)
        held = card(page)
        assert held is not None
        name = held.name.partition(" (")[0]
        finger = page.touch(held)
        parlour.until("its page", partial(there, page, "dialog"))
        finger()
        dialog = page.find("dialog")
        assert dialog is not None
        assert dialog.name == name
        page.key("Escape", 27)
        parlour.until("the cards again", lambda: card(page) is not None)
        # Nothing was chosen by it.
        assert not any(node.checked for node in page.tree())
        looker = page.find("button", "Look into things")
        assert looker is not None
        page.press(looker)
        again = card(page)
        assert again is not None
        page.press(again)
        parlour.until("its page", partial(there, page, "dialog"))
        assert page.troubles() == []
        page.close()


def test_a_field_is_larger_and_smaller_without_two_fingers(
    tmp_path: Path, browser: Browser
) -> None:
    with Parlour(tmp_path) as parlour:
        parlour.sit("topoum", 2, hands=False)
        seat = parlour.scene.session.asked()[0]
        page = browser.page()
        page.open(parlour.hub.link(seat))
        parlour.until("a field", lambda: page.find("button", "Larger") is not None)
        parlour.until("spaces on it", lambda: bool(page.run(_SIZES)))
        # Every space that may be chosen can be tapped: it is no smaller than a finger.
        assert min(page.run(_SIZES)) >= FINGER_PX
        wide = page.run(_WIDTH)
        for name, grows in (("Larger", True), ("Smaller", False), ("Smaller", False)):
            found = page.find("button", name)
            assert found is not None
            page.press(found)
            now = page.run(_WIDTH)
            assert now >= wide if grows else now <= wide
            if grows:
                assert now > wide
            wide = now
        page.close()


def ticked(page: Page) -> int:
    return sum(node.checked for node in page.tree() if node.role == "checkbox")


def test_what_is_ticked_is_cleared_at_one_press(tmp_path: Path, browser: Browser) -> None:
    with Parlour(tmp_path) as parlour:
        parlour.sit("whakka_mole", 2, hands=False)
        page = browser.page()
        page.open(parlour.hub.link(0))
        parlour.until("a question", lambda: there(page, "checkbox"))
        assert page.find("button", "Clear") is None, "there is nothing to clear"
        for at in (1, 4, 6):
            boxes = [node for node in page.tree() if node.role == "checkbox"]
            page.press(boxes[at])
        parlour.until("three moles", lambda: ticked(page) == 3)
        # Taps on what has only just appeared are not heard.
        parlour.rest(90)
        clear = page.find("button", "Clear")
        assert clear is not None
        page.press(clear)
        parlour.until("none", lambda: ticked(page) == 0)
        parlour.rest(20)
        assert ticked(page) == 0, "and the television's face says the same"
        assert page.find("button", "Clear") is None
        assert parlour.scene.session.decided == 0
        assert "0 points" in page.run("document.querySelector('header').textContent")
