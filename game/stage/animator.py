"""Plays what happened, one event after another, between pictures that are always right."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from game.stage.cast import Cast, Effects
from game.stage.cue import begin, foreseen, moved, touched, writes
from game.stage.motion import Call, Cut, Motion, Rest, Reveal, Settle
from game.stage.schedule import Cue, schedule
from game.stage.shown import Shown
from game.stage.table import Prompt, Table, Told, Turnover

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Mapping

    from game.stage.look import Look
    from game.stage.motion import Leaf
    from game.stage.piece import Piece
    from game.stage.players import Player
    from game.stage.showing import Showing

__all__ = ["Animator"]

V = TypeVar("V")
_HURRY = 5.0
_MOST_HURRY = 40.0
_NONE: Mapping[str, Piece] = MappingProxyType({})
_TINY = 1e-6
"""So many milliseconds are nothing."""


@dataclass(slots=True)
class _Turn(Generic[V]):
    event: Told | None
    after: V
    look: Look
    showing: Showing | None = None
    """What is shown then, once that has been asked."""
    pieces: dict[str, Piece] = field(default_factory=dict)


class _Playing(NamedTuple):
    start: float
    player: Player
    key: str | None
    """Of the piece it moves; None: of several, or every step of it is to be heard."""
    writes: str
    """Of the piece whose picture or writing it changes."""


class Animator(Generic[V]):
    """Holds the live pieces. The model never waits for it, and it can always be hurried."""

    def __init__(self, table: Table[V], effects: Effects, *, calm: bool = False) -> None:
        self._table = table
        self.shown = Shown(table)
        """Where the table's showings are made."""
        self._cast = Cast(self, calm=calm)
        self._effects = effects
        self._queue: deque[_Turn[V]] = deque()
        self._cues: deque[Cue] = deque()
        self._playing: list[_Playing] = []
        self._clock = 0.0
        self._frozen = 0.0
        self._rate = 1.0
        self._leaping = False
        self._seen: V | None = None
        self.showing: Showing | None = None
        """What the picture shows, or is on its way to."""
        self.words: Showing | None = None
        """What is said: of what is being told nothing, till it has been seen."""
        self._said: V | None = None
        self._turning = self._rests = False
        self._later: list[Piece] = []
        self.speed = 1.0
        """The person's own motion speed."""
        self.pausing = True
        """Whether it stops where an act says so (`motion.Rest`); a strip of film does not."""
        self.holding = False
        """What was told wants to be looked at: what follows waits for `resume`."""
        self.event: Told | None = None
        """What is being played, for the prompt to tell."""
        self.look: Look | None = None

    @property
    def busy(self) -> bool:
        return self._turning or bool(self._queue)

    @property
    def waiting(self) -> int:
        """Events that have not begun."""
        return sum(turn.event is not None for turn in self._queue)

    @property
    def untold(self) -> int:
        """Events that words do not know of yet."""
        return self.waiting + (self._turning and not self._cast.revealed)

    @property
    def telling(self) -> bool:
        """An event is being played, or is about to be."""
        return (self._turning and self.event is not None) or self.waiting > 0

    def resume(self) -> None:
        self.holding = False

    @property
    def seen(self) -> V | None:
        """What is seen in that."""
        return self._seen

    @property
    def said(self) -> V | None:
        """What is seen in the words."""
        return self._said

    @property
    def live(self) -> dict[str, Piece]:
        return self._cast.live

    def calm(self, calm: bool) -> None:
        self._cast.calm = calm

    def reset(self, seen: V, look: Look) -> None:
        """Show this at once, with nothing on its way."""
        self._queue.clear()
        self._cues.clear()
        self._playing.clear()
        self._turning = False
        self.holding = False
        self._rate = 1.0
        self._frozen = 0.0
        self.event = None
        self._seen, self.look = seen, look
        self._lay(seen, look)

    def relay(self, look: Callable[[V], Look]) -> None:
        """The same moment in another frame: what holds still holds, what waits is still told.

        Only what is half told is told to its end at once.
        """
        if self._seen is None:
            return
        if self._turning:
            self._cues.clear()
            self._playing.clear()
            self._frozen = 0.0
            self._end()
        self.look = look(self._seen)
        self._lay(self._seen, self.look)
        for turn in self._queue:
            turn.look, turn.showing = look(turn.after), None

    def _lay(self, seen: V, look: Look) -> None:
        self.showing = self.shown.of(seen, look)
        self._cast.now = _keyed(self.showing.pieces)
        self._cast.live = dict(self._cast.now)
        self._say()

    def _say(self, busy: Container[str] = ()) -> None:
        """Words become what the picture is on its way to."""
        self._cast.reveal(busy)
        showing, seen = self.showing, self._seen
        more = self.waiting and seen is not None and self._table.manner(seen).counts
        if more and showing is not None and self.words is not None:
            showing = replace(showing, prompt=self.words.prompt)
        self.words, self._said = showing, seen

    def play(self, event: Told, after: V, look: Look) -> None:
        """An event has happened, after which the table is seen so."""
        self._queue.append(_Turn(event, after, look))

    def settle(self, seen: V, look: Look) -> None:
        """The picture shall become this, with nothing to tell."""
        if self._queue and self._queue[-1].event is None:
            self._queue.pop()
        self._queue.append(_Turn(None, seen, look))

    def hurry(self) -> None:
        """Go on at the next cut, if there is one; else run faster until all has been played."""
        cut = next((cue for cue in self._cues if isinstance(cue.leaf, Cut)), None)
        if self._turning and cut is not None:
            self._leap(cut.start - 2 * _TINY)
            self._cues.remove(cut)
            if isinstance(cut.leaf, Cut) and cut.leaf.sound:
                self._effects.sound(cut.leaf.sound, 1)
        elif self.busy:
            self._rate = min(_MOST_HURRY, self._rate * _HURRY)

    def _leap(self, to: float) -> None:
        """Be at this moment at once, unheard; what begins then has not begun."""
        self._leaping = True
        while self._turning and to - self._clock > _TINY:
            self._frozen = 0.0
            self._advance(to - self._clock)
        self._frozen = 0.0
        self._leaping = False

    def finish(self) -> None:
        """Be done with all of it now."""
        while self.busy:
            self.holding = False
            self._frozen = 0.0
            self._advance(60_000)

    def skip(self) -> None:
        """Be done with it as far as the next pause."""
        while self.busy and not self.holding:
            self.update(1000)

    def run_through(self, step: float) -> float:
        """Play it in steps as far as the next pause: how many milliseconds that took."""
        took = 0.0
        while self.busy and not self.holding:
            self.update(step)
            took += step
        return took

    def update(self, ms: float) -> None:
        left = ms * self.speed * self._rate
        while left > 0 and self.busy and not self.holding:
            if self._frozen > 0:
                held = min(self._frozen, left)
                self._frozen -= held
                left -= held
                continue
            left = self._advance(left)
        if not self.busy or self.holding:
            self._rate = 1.0

    def _advance(self, ms: float) -> float:
        """Let time pass until it is used up, the turn ends or the clock is held: what is left."""
        if not self._turning:
            self._start(self._queue.popleft())
        until = self._clock + ms
        while self._cues and self._cues[0].start <= until:
            cue = self._cues.popleft()
            self._run(cue.start, touched(cue.leaf))
            self._heard(cue.leaf)
            key, writing = moved(cue.leaf), writes(cue.leaf)
            for player in begin(self._cast, cue.leaf):
                self._playing.append(_Playing(self._clock, player, key, writing))
            if self._frozen > 0:
                return until - self._clock
        if self._cues:
            self._run(until)
            return 0
        end = max((each.start + each.player.ms for each in self._playing), default=self._clock)
        self._run(min(until, max(end, self._clock)))
        if not self._playing:
            self._end()
        return max(0.0, until - max(end, self._clock)) if not self._turning else 0.0

    def _heard(self, leaf: Leaf) -> None:
        """What it does to words."""
        if isinstance(leaf, Reveal):
            self._say(self._writing())
        elif isinstance(leaf, Call) and self.words is not None and not self._cast.revealed:
            self.words = replace(self.words, prompt=Prompt(leaf.title, leaf.body))

    def _writing(self) -> set[str]:
        """Pieces on which this motion still writes by itself."""
        return {each.writes for each in self._playing} | {writes(cue.leaf) for cue in self._cues}

    def _run(self, clock: float, keys: Container[str] | None = None) -> None:
        """Move on to this moment: all pieces, or those of these keys, and the rest later."""
        self._clock = max(self._clock, clock)
        still: list[_Playing] = []
        # What ends sooner is applied sooner: the later word on a number is the one that stays.
        for each in self._playing:
            if keys is not None and each.key is not None and each.key not in keys:
                still.append(each)
                continue
            passed = self._clock - each.start
            # A sum of thirds may never quite be reached: then it would never end.
            done = 1.0 if passed >= each.player.ms - _TINY else passed / each.player.ms
            each.player.apply(self._cast, done)
            if done < 1:
                still.append(each)
        self._playing = still

    def _start(self, turn: _Turn[V]) -> None:
        self._turning = True
        self._clock = 0.0
        cast = self._cast
        cast.was = dict(cast.live)
        cast.now = self._laid(turn)
        before, laid = self._seen, self.look
        self._seen, self.look, self.event = turn.after, turn.look, turn.event
        self.showing = turn.showing
        motion: Motion = Settle()
        if turn.event is not None and before is not None:
            over = Turnover(before, turn.after, turn.look, cast.was, cast.now, laid)
            motion = self._table.acts.motion(turn.event, over) or motion
            cast.revealed = False
        else:
            self._say()
        self._cues = deque(schedule(motion))
        self._rests = any(isinstance(cue.leaf, Rest) for cue in self._cues)
        self._later = foreseen(cast, self._cues)

    def _laid(self, turn: _Turn[V]) -> dict[str, Piece]:
        if turn.showing is None:
            turn.showing = self.shown.of(turn.after, turn.look)
            turn.pieces = _keyed(turn.showing.pieces, self._cast.live)
        return turn.pieces

    def coming(self) -> list[Piece]:
        """What will be seen in this event or after the next, and looks like nothing there is.

        Each is told once, while there is time to make its picture.
        """
        found, self._later = self._later, []
        turn = self._queue[0] if self._queue else None
        if turn is not None and turn.showing is None:
            live = self._cast.live
            for key, piece in self._laid(turn).items():
                here = live.get(key)
                if here is None or here.art != piece.art or here.face != piece.face:
                    found.append(piece)
        return found

    def _end(self) -> None:
        self._cast.live = dict(self._cast.now)
        self._say()
        self._turning = False
        self.holding = self._rests and self.pausing

    # Effects, as the cast asks for them: time is the animator's own.

    def sound(self, id: str, gain: float) -> None:  # noqa: A002
        if not self._leaping:
            self._effects.sound(id, gain)

    def burst(self, kind: str, x: float, y: float, count: int, size: float) -> None:
        self._effects.burst(kind, x, y, count, size)

    def shake(self, px: float, ms: float) -> None:
        self._effects.shake(px, ms)

    def hold(self, ms: float) -> None:
        self._frozen = max(self._frozen, ms)


def _keyed(pieces: Iterable[Piece], here: Mapping[str, Piece] = _NONE) -> dict[str, Piece]:
    """By their keys. What is there already just so stays that very piece: whoever draws hundreds of
    them in every frame asks first whether they are the same object."""
    found: dict[str, Piece] = {}
    for piece in pieces:
        if piece.key in found:
            raise ValueError(f"two pieces of one key: {piece.key}")
        old = here.get(piece.key)
        found[piece.key] = old if old is not None and old == piece else piece
    return found
