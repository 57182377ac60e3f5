"""What every screen is handed: the program's services, wired up by app.py, faked by tests."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from game.screens.results.model import Evening

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.match.session import Session
    from game.match.thinker import Thinker
    from game.stage.scene import Scene
    from game.system.paths import Places
    from game.system.settings import SettingsFile
    from game.system.text import Catalogue, Texts

__all__ = ["Desk", "Services", "Sounds"]


class Sounds(Protocol):
    """What screens need of the sound room."""

    def play(self, sound: str, gain: float = 1) -> None: ...


class Desk(Protocol):
    """The way from screen to screen, and what only the window can do."""

    def open(self, scene: Scene) -> None:
        """Put a screen on top of this one."""

    def back(self) -> None:
        """Away with the topmost screen; on the title: ask whether to leave."""

    def home(self, *scenes: Scene) -> None:
        """Back to the title, and from there straight on to these."""

    def leave(self) -> None:
        """End the program."""

    def tell(self, words: str) -> None:
        """Show a message for a while over whatever screen there is."""

    def apply(self) -> None:
        """The settings changed: window, text size, volume, language, bindings follow them."""

    def pads(self) -> tuple[int, ...]:
        """The instance ids of the gamepads that are plugged in, in the order they came."""

    def clip(self, words: str) -> bool:
        """Put words on the clipboard; False if there is none."""

    def play(self, session: Session, *, lesson: bool = False) -> None:
        """Sit down at the table with this match."""

    def results(self, session: Session) -> None:
        """The match is over: from the table to its results."""


@dataclass(slots=True)
class Services:
    desk: Desk
    settings: SettingsFile
    texts: Texts
    places: Places
    sounds: Sounds
    thinker: Callable[[], Thinker]
    """Whoever thinks for bots and hints; started when first asked for."""
    seed: Callable[[], int]
    """A number nobody can foresee, for a new match."""
    evening: Evening = field(default_factory=Evening)

    @property
    def say(self) -> Catalogue:
        """The words of the shared screens."""
        return self.texts.of("screens")

    def game_words(self, game_id: str, part: str = "") -> Catalogue:
        """The words of a game's own house, or its rulebook or lessons."""
        return self.texts.of(f"games/{game_id}", part)
