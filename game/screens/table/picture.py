"""The living picture of the table: pieces, particles, trembling."""

from __future__ import annotations

from math import sin
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from game.stage.animator import Animator
from game.stage.idle import BEAT_MS, Idlers
from game.stage.particles import Particles
from game.stage.stamp import Stamper
from game.stage.tabletop import Tabletop

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from game.screens.services import Sounds
    from game.stage.canvas import Canvas
    from game.stage.layers import Heat
    from game.stage.look import Look
    from game.stage.piece import Piece
    from game.stage.said import Speech
    from game.stage.showing import Showing
    from game.stage.table import Table, Told

__all__ = ["Picture", "Telling"]

_AHEAD_S = 0.004


class Telling(NamedTuple):
    """How far what happened has been shown."""

    settled: bool
    """All of it: nothing is being told, and nothing waits to be."""
    holding: bool = False
    """What follows waits for somebody to say "go on"."""
    waiting: int = 0
    """So many events have not begun."""
    event: Told | None = None
    """What is told."""
    words: Showing | None = None
    """What words say meanwhile: of what is told nothing, till it has been seen."""
    untold: int = 0
    """So many events words do not know of yet."""
    on_stage: bool = False
    """A scene is played that fills the screen."""


class Picture:
    def __init__(self, table: Table[Any], sounds: Sounds, say: Callable[[Speech], str]) -> None:
        self._animator: Animator[Any] = Animator(table, self)
        self._table = table
        self._sounds = sounds
        self._say = say
        self._particles = Particles()
        self._top: Tabletop | None = None
        self._stamper: Stamper | None = None
        self._clock = 0.0
        self._beat = -1
        self._shake_px = 0.0
        self._shake_ms = 0.0
        self._shake_left = 0.0
        self._soon: list[Piece] = []
        self._next: list[Piece] = []
        self._made: set[tuple[str, float, float]] = set()
        self._idlers = Idlers()

    # What is told

    @property
    def telling(self) -> Telling:
        animator, shown = self._animator, self._animator.showing
        if self.settled:
            return Telling(settled=True)
        return Telling(
            settled=False,
            holding=animator.holding,
            waiting=animator.waiting,
            event=animator.event,
            words=animator.words,
            untold=animator.untold,
            on_stage=shown is not None and shown.staged and not animator.holding,
        )

    @property
    def settled(self) -> bool:
        return not self._animator.telling and not self._animator.holding

    @property
    def holding(self) -> bool:
        return self._animator.holding

    @property
    def busy(self) -> bool:
        """Something moves, though perhaps nothing is told by it."""
        return self._animator.busy

    @property
    def seen(self) -> Any:
        """What is seen in the picture, or will be when it has come to rest; None: nothing yet."""
        return self._animator.seen

    @property
    def said(self) -> Any:
        """What is seen in what words say; None: nothing yet."""
        return self._animator.said

    @property
    def words(self) -> Showing | None:
        """What words say; None: nothing yet."""
        return self._animator.words

    @property
    def live(self) -> Mapping[str, Piece]:
        """Every piece as it is at this instant."""
        return self._animator.live

    @property
    def mood(self) -> str:
        """The music to what is shown: like words it waits till that has been seen."""
        words = self._animator.words
        return (words.mood if words is not None else "") or self._table.music

    def showing(self, seen: Any, look: Look) -> Showing:
        """What the table shows of this."""
        return self._animator.shown.of(seen, look)

    def reset(self, seen: Any, look: Look) -> None:
        """Show this at once, with nothing on its way."""
        self._animator.reset(seen, look)

    def relay(self, look: Callable[[Any], Look]) -> None:
        """The same moment in another frame; what waits is still told."""
        self._animator.relay(look)

    def tell(self, event: Told, seen: Any, look: Look) -> None:
        """An event has happened, after which the table is seen so."""
        self._animator.play(event, seen, look)

    def settle(self, seen: Any, look: Look) -> None:
        """The picture shall become this, with nothing to tell."""
        self._animator.settle(seen, look)

    # How fast

    def pace(self, speed: float) -> None:
        """The person's own motion speed; 1 is the usual."""
        self._animator.speed = speed

    def run_on(self) -> None:
        """Make no pause from now on: nobody is there to say "go on"."""
        self._animator.pausing = False

    def go_on(self) -> None:
        self._animator.resume()

    def hurry(self) -> bool:
        """Tell faster, if something is told; what waits for "go on" is nothing to be hurried."""
        if not self._animator.telling or self._animator.holding:
            return False
        self._animator.hurry()
        return True

    def rush(self) -> None:
        """Whatever moves, told or not, is over soon."""
        self._animator.hurry()

    def skip(self) -> None:
        """Be done with it as far as the next pause."""
        self._animator.skip()

    def run_through(self, step: float) -> float:
        """Play it in steps as far as the next pause: how many milliseconds that took."""
        return self._animator.run_through(step)

    # Pictures

    @property
    def heat(self) -> Heat:
        """How much goes on in what is shown: like words it tells nothing too soon."""
        words = self._animator.words
        return "calm" if words is None else words.heat

    def forget(self) -> None:
        """Another frame or language: every picture is made anew."""
        self._top = self._stamper = None
        self._made.clear()

    def foresee(self, seen: object, look: Look) -> None:
        """Make ready what may be needed soon, bit by bit."""
        self._soon = list(self._table.soon(seen, look))

    def update(self, ms: float, *, calm: bool) -> bool:
        """Time passes. Whether the picture changes."""
        animator = self._animator
        animator.calm(calm)
        moving = animator.busy and not animator.holding
        animator.update(ms)
        moving = moving or len(self._particles) > 0 or self._shake_left > 0
        self._particles.update(ms)
        self._shake_left = max(0.0, self._shake_left - ms)
        self._clock += ms
        beat = int(self._clock // BEAT_MS)
        if not calm and beat != self._beat:
            self._beat = beat
            moving = moving or any(piece.idle for piece in animator.live.values())
        self._prepare(moving=moving)
        return moving

    def _prepare(self, *, moving: bool) -> None:
        """Make pictures that will be needed, as many as a frame has time for.

        While something moves, only what comes next.
        """
        if self._stamper is None:
            return
        until = perf_counter() + _AHEAD_S
        self._next += self._animator.coming()
        waiting = self._next if moving else self._next or self._soon
        while waiting:
            piece = waiting.pop(0)
            look = piece.face or piece.art, piece.w, piece.h
            if look not in self._made:
                self._made.add(look)
                self._stamper.stamp(piece)
                if perf_counter() > until:
                    return

    def draw(self, canvas: Canvas, *, calm: bool) -> None:
        showing = self._animator.showing
        if showing is None:
            return
        if self._top is None or self._stamper is None:
            self._stamper = Stamper(canvas.sprites, canvas.writer, self._say)
            self._top = Tabletop(self._stamper, showing.backdrop)
        pieces = self._animator.live.values()
        self._top.update(pieces if calm else self._idlers.of(pieces, self._clock))
        self._top.draw(canvas, self._trembling(), self._particles.marks(canvas.sprites))

    def _trembling(self) -> tuple[float, float]:
        if self._shake_left <= 0:
            return 0, 0
        share = self._shake_left / self._shake_ms
        px = self._shake_px * share
        return px * sin(self._clock * 0.09), 0.6 * px * sin(self._clock * 0.12 + 1)

    # What motions set off.

    def sound(self, id: str, gain: float) -> None:  # noqa: A002
        self._sounds.play(id, gain)

    def burst(self, kind: str, x: float, y: float, count: int, size: float) -> None:
        self._particles.burst(kind, x, y, count, size)

    def shake(self, px: float, ms: float) -> None:
        self._shake_px, self._shake_ms, self._shake_left = px, ms, ms

    def hold(self, ms: float) -> None:
        """The animator stops its own clock."""
