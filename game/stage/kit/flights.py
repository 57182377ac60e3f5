"""What flies, rises and is shouted over any table: motions that more than one game makes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from game.stage import motion as do
from game.stage.motion import Motion
from game.stage.piece import Piece, Words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.stage.said import Speech
    from game.stage.table import Told, Turnover

__all__ = [
    "Heard", "Shout", "appear", "dims", "enters", "fades", "from_place", "passes", "pops",
    "springs",
]  # fmt: skip

Place: TypeAlias = tuple[float, float]
V = TypeVar("V")
_RISE_MS, _FADE_MS = 200.0, 140.0
_SMALL = 0.5
NOTHING = do.Together()


def springs(what: Piece | str, ms: float, small: float, *also: Motion, scale: float = 1) -> Motion:
    """Something is there at once, this small, and springs up to its size.

    What is in no layout is shown, and is as large as it was made; a piece of the picture that
    comes is named by its key.
    """
    key, comes = (what, do.Enter(what)) if isinstance(what, str) else (what.key, do.Show(what))
    size = scale if isinstance(what, str) else what.scale
    return do.Then(
        do.Together(comes, do.change(key, 0, scale=small), *also),
        do.change(key, ms, "back", scale=size),
    )


def fades(ms: float, *keys: str) -> Motion:
    """What is in no layout fades, and is gone."""
    return do.Then(
        do.Together(*(do.change(key, ms, "in", alpha=0) for key in keys)),
        do.Together(*map(do.Hide, keys)),
    )


def dims(keys: Sequence[str], ms: float, *levels: float) -> Motion:
    """What is as large as a board comes or goes in few steps, each so long: every one of them is
    most of the table drawn anew."""
    steps = [
        do.Then(*(do.change(key, 0, alpha=level) for key in keys), do.Wait(ms)) for level in levels
    ]
    return do.Then(*steps)


def pops(piece: Piece, ms: float, rise: float = _RISE_MS, small: float = _SMALL) -> Motion:
    """Something that is in no layout springs up, stays for a moment, and fades."""
    return do.Then(springs(piece, rise, small), do.Wait(ms), fades(_FADE_MS, piece.key))


@dataclass(frozen=True, slots=True)
class Shout:
    """How words are shouted over one game's table: `shout("peace", said, at)`."""

    size: float
    depth: float
    width: float = 900
    font: str = "title"

    def __call__(
        self, key: str, said: Speech, at: Place, ms: float = 700, size: float = 0
    ) -> Motion:
        words = Words(
            said, size or self.size, self.font, "#FFD84A", "#5A1A10", rim=7, width=self.width
        )
        return pops(Piece(key, x=at[0], y=at[1], depth=self.depth, text=words), ms)


@dataclass(frozen=True, slots=True)
class Heard:
    """An act of nothing but a sound, while things go by themselves to where they belong."""

    sound: str
    gain: float = 1
    ms: float = do.Settle().ms
    rests: bool = False
    """All stand still: what follows waits until somebody has looked."""

    def __call__(self, _event: Told, _over: object) -> Motion:
        rest = (do.Rest(),) if self.rests else ()
        return do.Together(do.Sound(self.sound, self.gain), do.Settle(self.ms), *rest)


def passes(  # noqa: PLR0913 - all but three are told by name
    piece: Piece,
    end: Place,
    ms: float,
    lift: float = 60,
    *,
    scale: float | None = None,
    turn: float | None = None,
    curve: str = "both",
    starts: Motion = NOTHING,
    way: Motion = NOTHING,
    lands: Motion = NOTHING,
) -> Motion:
    """Something that is in no layout goes from where it is to somewhere, and is gone there.

    Something else may happen as it starts, on its way, and as it lands.
    """
    flight = do.Arc(piece.key, end, ms, lift=lift, curve=curve, scale=scale, turn=turn)
    return do.Then(
        do.Together(do.Show(piece), starts),
        do.Together(flight, way),
        do.Together(do.Hide(piece.key), lands),
    )


def enters(key: str, **otherwise: float) -> Motion:
    """A piece of the picture that comes is there, but for these numbers of it."""
    return do.Together(do.Enter(key), do.change(key, 0, "out", by=False, **otherwise))


def appear(keys: Iterable[str], over: Turnover[V], ms: float = 200, rise: float = 36) -> Motion:
    """Pieces of the picture that comes rise into their places."""
    there = [over.now[key] for key in keys if key in over.now]
    return do.Then(
        do.Together(
            *(do.Then(do.Enter(p.key), do.change(p.key, 0, alpha=0, y=p.y + rise)) for p in there)
        ),
        do.Together(*(do.change(p.key, ms, "out", alpha=p.alpha, y=p.y) for p in there)),
    )


def from_place(over: Turnover[V], key: str, place: Place, ms: float, lift: float = 40) -> Motion:
    """A piece of the picture that comes flies home from somewhere."""
    home = over.now[key]
    return do.Then(do.Show(replace(home, x=place[0], y=place[1])), do.Home(key, ms, lift=lift))
