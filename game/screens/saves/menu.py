"""What can be done with a match besides playing it: one above the other, over the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.common.over import Over
from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import BROWN, SIZE
from game.stage.widgets.button import Button
from game.stage.widgets.plain import Label, Panel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.services import Services
    from game.stage.frame import Frame
    from game.stage.widgets.base import Widget
    from game.stage.widgets.button import Tone

__all__ = ["MenuScene", "Offer"]

Offer = tuple[str, str, "Callable[[], None]", "Tone"]
"""The end of its key, its icon, what it does, its tone."""
_HEAD = Style(SIZE["screen"], "title", BROWN)


class MenuScene(Over):
    name = "match-menu"

    def __init__(self, services: Services, title: str, offers: Sequence[Offer]) -> None:
        super().__init__(services)
        self.title, self.offers = title, tuple(offers)

    def build(self, frame: Frame) -> Sequence[Widget]:
        say = self.services.say
        grow = min(frame.text_scale, 1.4)
        count = len(self.offers) + 1
        box = self.panel(frame, 720 * grow, 170 + count * 98 * grow)
        inside = box.inset(52, 32)
        head = Box(inside.x, inside.y, inside.w, 76)
        pitch = (inside.bottom - head.bottom - 12) / count
        widgets: list[Widget] = [Panel(box), Label(head, self.title, _HEAD)]
        for at, (key, icon, action, tone) in enumerate(self.offers):
            place = Box(inside.x, head.bottom + 12 + at * pitch, inside.w, pitch - 12)
            widgets.append(
                Button(
                    key, place, say(f"saves-{key}"), self._doing(action),
                    tone=tone, icon=icon, first=at == 0, size=34,
                )
            )  # fmt: skip
        place = Box(inside.x, inside.bottom - pitch + 12, inside.w, pitch - 12)
        widgets.append(Button("cancel", place, say("cancel"), self.close, size=34))
        return widgets

    def _doing(self, action: Callable[[], None]) -> Callable[[], None]:
        def act() -> None:
            self.close()
            action()

        return act
