"""Television and phones while people choose, and whoever looks up from her question."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

import pytest

from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.screens.table.envelopes import Envelopes
from game.screens.table.prompt import PromptPanel, prompt_widgets
from game.stage.text import Style, ruler
from game.stage.widgets.button import Button
from tests.phones.room import Parlour

if TYPE_CHECKING:
    from pathlib import Path

    from game.stage.box import Box


def shown(parlour: Parlour) -> tuple[list[bool], str]:
    """Whose envelopes lie there, and what stands above them."""
    widgets = prompt_widgets(parlour.scene.fresh(), parlour.scene.do)
    (row,) = (each for each in widgets if isinstance(each, Envelopes))
    (panel,) = (each for each in widgets if isinstance(each, PromptPanel))
    said = [parlour.scene.told(one) for one in (panel.prompt.title, panel.prompt.body) if one]
    return [face.ready for face in row.faces], " ".join(said)


def boxes(parlour: Parlour) -> tuple[PromptPanel, Box, list[Box]]:
    """The panel, the row of envelopes, and the buttons."""
    widgets = prompt_widgets(parlour.scene.fresh(), parlour.scene.do)
    (row,) = (each for each in widgets if isinstance(each, Envelopes))
    (panel,) = (each for each in widgets if isinstance(each, PromptPanel))
    return panel, row.box, [each.box for each in widgets if isinstance(each, Button)]


def test_who_is_waited_for_is_read_from_far_away(tmp_path: Path) -> None:
    """In whole lines of 26 of 1080, between the call and the envelopes, and beside no button."""
    with Parlour(tmp_path) as parlour:
        parlour.sit("mole_park", 8)
        for asleep in (False, True):
            if asleep:
                parlour.hands[7].cut()
                parlour.until("sleep", lambda: parlour.hub.asleep(7))
            panel, row, buttons = boxes(parlour)
            assert bool(buttons) is asleep
            title, body = panel.places.title, panel.places.body
            assert panel.box.y < title.y < title.bottom <= body.y < body.bottom <= row.y
            assert row.bottom < panel.box.bottom
            assert title.right < panel.places.chip.x
            for button in buttons:
                assert max(title.right, body.right, row.right) < button.x
            frame = parlour.scene.moment.frame
            for words, place, style in (
                (panel.prompt.title, title, Style(40, "title")),
                (panel.prompt.body, body, Style(26, "bold")),
            ):
                assert words is not None
                wide, _ = ruler(frame).measure(parlour.scene.told(words), style)
                lines = -(-wide // (0.9 * place.w))
                assert lines * style.size <= place.h, parlour.scene.told(words)


def answer(parlour: Parlour, seat: int, times: int) -> None:
    hand = parlour.hands[seat]
    for _ in range(times):
        before = parlour.scene.session.decided
        parlour.until("a question", lambda: hand.now().asked is not None)

        def answered(before: int = before) -> bool:
            hand.now().play()
            return parlour.scene.session.decided > before

        parlour.until("an answer", answered)


def test_an_envelope_for_each_answer_that_is_whole(tmp_path: Path) -> None:
    with Parlour(tmp_path) as parlour:
        parlour.sit("whakka_mole", 3)
        nobody = [False, False, False]
        assert shown(parlour) == (nobody, "Choose on your phone! Ada, Ben, Cleo are choosing.")
        answer(parlour, 1, 1)
        # Half an answer is none: nothing of it is seen.
        assert shown(parlour) == (nobody, "Choose on your phone! Ada, Ben, Cleo are choosing.")
        answer(parlour, 1, 1)
        said = "Choose on your phone! Ada, Cleo are choosing."
        assert shown(parlour) == ([False, True, False], said)
        parlour.hands[2].cut()
        parlour.until("sleep", lambda: parlour.hub.asleep(2))
        said = "Choose on your phone! Ada is choosing. Cleo’s phone is asleep: the curtain waits."
        parlour.until("its curtain", lambda: shown(parlour) == ([False, True, False], said))


def glance(parlour: Parlour, seat: int, *, up: bool) -> None:
    hand = parlour.hands[seat]
    hand.say(t="glance", on=up)
    parlour.until("its face", lambda: hand.now().face["glance"] is up)
    parlour.hush()


def test_whoever_looks_up_at_the_table_finds_her_question_as_it_was(tmp_path: Path) -> None:
    with Parlour(tmp_path) as parlour:
        hand = parlour.sit("whakka_mole", 3)[0]
        parlour.until("a question", lambda: hand.now().asked is not None)
        asked = hand.asked
        assert asked is not None
        hand.say(t="point", q=asked["q"], path=["hole.2", "hole.5"])
        parlour.until("what is ticked", lambda: (hand.now().asked or asked)["chosen"] != [])
        faces = len(hand.heard)
        glance(parlour, 0, up=True)
        heard = hand.heard[faces:]
        # Of her own nothing is on the phone meanwhile, and nobody else heard of it.
        assert [one["t"] for one in heard] == ["face"]
        assert (hand.face["scope"], hand.face["q"]) == ("public", 0)
        assert [group["key"] for group in hand.face["groups"]] == ["everybody"]
        glance(parlour, 0, up=False)
        again = hand.asked
        assert again is not None
        assert (again["q"], again["chosen"]) == (asked["q"], ["hole.2", "hole.5"])
        assert hand.face["scope"] == "private"


def test_another_question_is_not_overlooked(tmp_path: Path) -> None:
    with Parlour(tmp_path) as parlour:
        hand = parlour.sit("whakka_mole", 3)[0]
        parlour.until("a question", lambda: hand.now().asked is not None)
        glance(parlour, 0, up=True)
        # She answers at the curtain, and is asked something else.
        scene = parlour.scene
        scene.play.answer(0, any_of(scene.session.legal(0), Random(1)))
        parlour.until("what is next", lambda: hand.now().asked is not None)
        assert hand.face["scope"] == "private"
        assert not hand.face["glance"]


def sleepers(parlour: Parlour) -> set[int]:
    """Seats at which a Z rises."""
    keys = (piece.key for piece in parlour.scene.fresh().showing.pieces)
    return {int(found[1]) for key in keys if (found := re.search(r"seat\.(\d)\.z\.0$", key))}


@pytest.mark.parametrize("game", ["whakka_mole", "mole_park", "molly", "topoum", "dice_theme_park"])
def test_whose_phone_is_gone_sleeps_at_the_table_while_she_is_waited_for(
    game: str, tmp_path: Path
) -> None:
    with Parlour(tmp_path) as parlour:
        parlour.sit(game, 3)
        scene = parlour.scene
        parlour.until("a question", lambda: scene.picture.settled and bool(scene.session.asked()))
        for seat, hand in enumerate(parlour.hands):
            hand.cut()
            parlour.until("sleep", partial(parlour.hub.asleep, seat))
        assert sleepers(parlour) == set(scene.session.asked())
        scene.services.phones.close()
        assert not sleepers(parlour)
