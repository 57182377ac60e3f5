"""Which voice shall my mole have? Each is heard when it is chosen; the last one stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.seats import SQUEAKS
from game.stage.widgets.dialog import Choice, Dialog

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.lobby.scene import LobbyScene
    from game.stage.frame import Frame
    from game.stage.widgets.base import Widget

__all__ = ["SqueakSheet"]

_DONE = "done"


class SqueakSheet(Dialog):
    name = "squeaks"

    def __init__(self, scene: LobbyScene, place: int) -> None:
        self._scene, self._place = scene, place
        title = scene.say("lobby-squeak-title", name=scene.seat_name(place))
        super().__init__(title, "", self._made(), cancel=_DONE)

    def _made(self) -> list[Choice]:
        scene, worn = self._scene, self._scene.lobby.voice(self._place)
        found = [
            Choice(
                f"squeak.{name}", scene.door.words(f"phones-squeak-{number}"), self._saying(name),
                "orange" if name == worn else "cream", name == worn,
            )
            for number, name in enumerate(SQUEAKS, 1)
        ]  # fmt: skip
        return [*found, Choice(_DONE, scene.say("ok"), scene.services.desk.back, "green")]

    def _saying(self, name: str) -> Callable[[], None]:
        def say() -> None:
            self._scene.lobby.change(self._place, squeak=name)
            self._scene.squeak(self._place)
            # It stays open: one hears them all before one is one's own.
            self._answered = False
            self.rebuild()

        return say

    def build(self, frame: Frame) -> Sequence[Widget]:
        self.choices = tuple(self._made())
        return super().build(frame)
