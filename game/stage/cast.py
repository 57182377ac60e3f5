"""The pieces as they are at this instant, which motions move about."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Protocol, cast

from game.stage.piece import altered, numbers

if TYPE_CHECKING:
    from collections.abc import Container, Mapping
    from typing import Unpack

    from game.stage.motion import Place
    from game.stage.piece import Changes, Numbers, Piece

__all__ = ["Cast", "Effects", "Silent", "overturned", "rewritten"]


class Effects(Protocol):
    """What motions set off beside the pieces."""

    def sound(self, id: str, gain: float) -> None: ...  # noqa: A002
    def burst(self, kind: str, x: float, y: float, count: int, size: float) -> None: ...
    def shake(self, px: float, ms: float) -> None: ...
    def hold(self, ms: float) -> None: ...


class Silent:
    """Effects nobody sees or hears."""

    def sound(self, id: str, gain: float) -> None:  # noqa: A002
        pass

    def burst(self, kind: str, x: float, y: float, count: int, size: float) -> None:
        pass

    def shake(self, px: float, ms: float) -> None:
        pass

    def hold(self, ms: float) -> None:
        pass


class Cast:
    """Live pieces by key, between the layout that was and the layout that comes."""

    def __init__(self, effects: Effects, *, calm: bool = False) -> None:
        self.live: dict[str, Piece] = {}
        self.was: Mapping[str, Piece] = {}
        self.now: Mapping[str, Piece] = {}
        self.effects = effects
        self.calm = calm
        self.revealed = True
        """Words may say what the layout that comes shows: else they stay as they were."""

    def get(self, key: str) -> Piece | None:
        return self.live.get(key)

    def put(self, key: str, /, **changes: Unpack[Changes]) -> None:
        """Change a live piece. One that has gone meanwhile is nobody's loss."""
        piece = self.live.get(key)
        if piece is not None:
            self.live[key] = altered(piece, **changes)

    def move(self, key: str, numbers: Mapping[str, float]) -> None:
        """The same for numbers alone, each by the name of its field: in every frame, of most."""
        piece = self.live.get(key)
        if piece is not None:
            self.live[key] = altered(piece, **cast("Numbers", numbers))

    def reveal(self, busy: Container[str] = ()) -> None:
        """What is written on pieces that stay becomes what it shall be; not where a motion is
        about to write it."""
        self.revealed = True
        for key, home in self.now.items():
            here = self.live.get(key)
            if here is not None and key not in busy and rewritten(here, home):
                self.live[key] = altered(home, **numbers(here))

    def so_far(self, key: str) -> Piece:
        """A piece of the layout that comes, with what was written on it as long as words wait."""
        here, home = self.live.get(key), self.now[key]
        if self.revealed or here is None or not rewritten(here, home):
            return home
        return altered(here, **numbers(home))

    def place(self, place: Place, otherwise: Piece | None = None) -> tuple[float, float]:
        """Where a point or a piece is."""
        if not isinstance(place, str):
            return place
        for pieces in (self.live, self.now, self.was):
            piece = pieces.get(place)
            if piece is not None:
                return piece.x, piece.y
        return (otherwise.x, otherwise.y) if otherwise else (0.0, 0.0)

    def stands(self, place: str) -> bool:
        return bool(place) and any(place in each for each in (self.live, self.now, self.was))


def overturned(here: Piece, home: Piece) -> bool:
    """It shows its other side there."""
    return here.face != home.face and bool(home.art) and here.art == home.art


def rewritten(here: Piece, home: Piece) -> bool:
    """Other words stand on it there: on what is turned over they belong to a side."""
    if here.text is None or home.text is None or here.text == home.text:
        return False
    return not overturned(here, home)


def distance(a: Piece, b: Piece) -> float:
    return hypot(a.x - b.x, a.y - b.y)
