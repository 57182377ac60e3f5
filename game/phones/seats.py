"""Which phone holds which seat: a token each, kept only as its digest."""

from __future__ import annotations

import hashlib
import hmac
import itertools
import secrets
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

__all__ = ["Holding", "Holdings", "digest"]

_TOKEN_BYTES = 16


def digest(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


@dataclass(slots=True)
class Holding:
    """A seat in the hand of a phone, awake or asleep."""

    seat: int
    key: str
    """The digest of its token."""
    phone: int | None = None
    """The connection, while the phone is awake."""
    slept: float = 0
    """Seconds without a connection."""
    path: tuple[str, ...] = ()
    """What was half chosen when its phone went."""
    faces: Iterator[int] = field(default_factory=partial(itertools.count, 1))
    """Numbers of what the seat is shown."""


@dataclass(slots=True)
class Holdings:
    by_seat: dict[int, Holding] = field(default_factory=dict)

    def of_phone(self, phone: int) -> Holding | None:
        return next((one for one in self.by_seat.values() if one.phone == phone), None)

    def of_token(self, token: str) -> Holding | None:
        key = digest(token)
        found = None
        for one in self.by_seat.values():
            # Compared in steady time, and all of them: how far one got is told to nobody.
            if hmac.compare_digest(one.key, key):
                found = one
        return found

    def grant(self, seat: int, phone: int | None = None) -> str:
        """A new token for the seat; whatever opened it before opens it no more."""
        token = secrets.token_urlsafe(_TOKEN_BYTES)
        made = Holding(seat, digest(token), phone)
        before = self.by_seat.get(seat)
        if before is not None:
            made.faces = before.faces
        self.by_seat[seat] = made
        return token

    def wake(self, holding: Holding, phone: int) -> int | None:
        """The phone is back; the older one that held the seat meanwhile, if there is one."""
        older = holding.phone if holding.phone != phone else None
        holding.phone, holding.slept = phone, 0
        return older

    def sleep(self, phone: int) -> int | None:
        """The phone is gone; its seat keeps waiting for it."""
        holding = self.of_phone(phone)
        if holding is None:
            return None
        holding.phone, holding.slept = None, 0
        return holding.seat

    def let_go(self, seat: int) -> int | None:
        """The seat is nobody's phone's any more; the connection it had."""
        holding = self.by_seat.pop(seat, None)
        return holding.phone if holding is not None else None

    def move(self, to: Mapping[int, int]) -> None:
        """Seats have other numbers now: a lobby has gaps, a table has none."""
        self.by_seat = {
            to[seat]: _moved(one, to[seat]) for seat, one in self.by_seat.items() if seat in to
        }

    def keys(self) -> dict[int, str]:
        """The digests, for the file beside the save."""
        return {seat: one.key for seat, one in sorted(self.by_seat.items())}

    def recall(self, keys: Mapping[int, str]) -> None:
        """Seats whose phones have not come back yet."""
        for seat, key in keys.items():
            self.by_seat.setdefault(seat, Holding(seat, key))


def _moved(holding: Holding, seat: int) -> Holding:
    holding.seat = seat
    return holding
