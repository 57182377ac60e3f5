"""Where all is open, whoever is at turn plays at the television or on her phone, as she likes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from game.kernel.contract import PickSome
from tests.phones.room import Parlour

if TYPE_CHECKING:
    from pathlib import Path

    from tests.phones.hands import Hand


def at_turn(parlour: Parlour) -> tuple[int, Hand]:
    """Who is asked, and her phone, once it shows the question."""
    scene = parlour.scene
    parlour.until("rest", lambda: scene.picture.settled and bool(scene.session.asked()))
    (seat,) = scene.session.asked()
    hand = parlour.hands[seat]
    parlour.until("the question", lambda: hand.now().asked is not None)
    return seat, hand


def goes_on(hand: Hand, q: int) -> bool:
    return bool(hand.now().face["q"] != q)


@pytest.mark.parametrize("game", ["molly", "topoum"])
def test_the_television_answers_and_the_phone_follows(game: str, tmp_path: Path) -> None:
    with Parlour(tmp_path) as parlour:
        parlour.sit(game, 2)
        scene = parlour.scene
        for _ in range(3):
            seat, hand = at_turn(parlour)
            assert hand.asked is not None
            assert not hand.asked["private"]
            q, decided = hand.asked["q"], scene.session.decided
            assert scene.chooser() == seat
            options = scene.session.legal(seat)
            assert not isinstance(options, PickSome)
            for name in options[-1]:
                scene.choose(name)
            if scene.session.decided == decided:
                scene.confirm()
            assert scene.session.decided == decided + 1
            # What was asked is asked no more: another question, or nothing to do but to look.
            parlour.until("what follows", partial(goes_on, hand, q))
            hand.answer(q, tuple(options[0]))
            parlour.hush()
            assert scene.session.decided == decided + 1, "answered once, wherever that was"


@pytest.mark.parametrize("game", ["molly", "topoum"])
def test_the_phone_answers_although_something_is_half_chosen_at_the_television(
    game: str, tmp_path: Path
) -> None:
    with Parlour(tmp_path) as parlour:
        parlour.sit(game, 2)
        scene = parlour.scene
        seat, hand = at_turn(parlour)
        options = scene.session.legal(seat)
        assert not isinstance(options, PickSome)
        decided = scene.session.decided
        longest = max(options, key=len)
        if len(longest) > 1:
            scene.choose(longest[0])
        assert scene.session.decided == decided
        assert hand.asked is not None
        hand.answer(hand.asked["q"], tuple(options[0]))
        parlour.until("the answer", lambda: scene.session.decided == decided + 1)
        parlour.until("rest", lambda: scene.picture.settled)
        half = scene.moment.half
        assert half is None or not half.path, "what was half chosen is no more"
