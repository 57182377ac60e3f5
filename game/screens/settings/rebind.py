"""Asking for a new key or button: the next one pressed is it, unless it already does something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.common.ask import Answer, Ask
from game.screens.settings.printed import printed
from game.stage.bindings import BUTTONS, KEYS, Bindings
from game.stage.intent import Device, Intent, Kind

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.services import Services

__all__ = ["AskKey", "changed"]


def changed(
    bound: dict[str, tuple[str, ...]], action: str, name: str, *, pad: bool
) -> dict[str, tuple[str, ...]]:
    """The person's own bindings with this one; what is as usual is not kept."""
    usual = BUTTONS if pad else KEYS
    own = {**bound, action: (name,)}
    return {act: names for act, names in own.items() if usual.get(act) != names}


class AskKey(Ask):
    """Every key arrives by its name; the mouse can still press Cancel, and Back's key cancels."""

    name = "ask-key"
    asking = True

    def __init__(
        self, services: Services, action: str, done: Callable[[str], None], *, pad: bool
    ) -> None:
        say = services.say
        self.action, self.done, self.pad = action, done, pad
        key = "controls-press-button" if pad else "controls-press"
        super().__init__(services, say(f"action-{action}"), say(key), (Answer(say("cancel")),))

    def handle(self, intent: Intent) -> bool:
        if intent.kind is not Kind.KEY:
            return super().handle(intent)
        if (intent.device is Device.PAD) == self.pad:
            self._press(intent.text)
        elif self._is_back(intent.text, pad=not self.pad):
            self.back()
        return True

    def _bindings(self) -> Bindings:
        now = self.services.settings.now
        return Bindings(now.keys, now.pad)

    def _is_back(self, name: str, *, pad: bool) -> bool:
        bindings = self._bindings()
        return name in (bindings.buttons if pad else bindings.keys)["back"]

    def _press(self, name: str) -> None:
        other = self._bindings().conflict(self.action, name, pad=self.pad)
        if other == "back":
            self.back()
        elif other:
            say = self.services.say
            self.services.sounds.play("ui/error")
            key = printed(say, name, pad=self.pad)
            self.body = say("controls-taken", key=key, action=say(f"action-{other}"))
            self.rebuild()
        else:
            self.services.desk.back()
            self.done(name)
