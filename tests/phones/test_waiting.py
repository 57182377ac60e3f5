"""The television while people choose on their phones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.table.envelopes import Envelopes
from game.screens.table.prompt import PromptPanel, prompt_widgets
from tests.phones.room import Parlour

if TYPE_CHECKING:
    from pathlib import Path


def shown(parlour: Parlour) -> tuple[list[bool], str]:
    """Whose envelopes lie there, and what stands above them."""
    widgets = prompt_widgets(parlour.scene.fresh(), parlour.scene.do)
    (row,) = (each for each in widgets if isinstance(each, Envelopes))
    (panel,) = (each for each in widgets if isinstance(each, PromptPanel))
    said = [parlour.scene.told(one) for one in (panel.prompt.title, panel.prompt.body) if one]
    return [face.ready for face in row.faces], " ".join(said)


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
