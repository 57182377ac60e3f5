"""A person's name as it goes into a sentence, with whom it means: the reader, or another."""

from __future__ import annotations

__all__ = ["Called"]


class Called(str):
    """A name that a sentence can choose its grammar by: `{ $name -> [you] You win! … }`.

    Who is meant comes from the seat, never from the letters: somebody may well be called "You".
    """

    __slots__ = ("who",)

    who: str

    def __new__(cls, name: str, *, you: bool = False) -> Called:
        called = super().__new__(cls, name)
        called.who = "you" if you else "other"
        return called

    def __eq__(self, other: object) -> bool:
        # Two of one name are two people: what was written for one is not shown for the other.
        return str.__eq__(self, other) is True and self.who == getattr(other, "who", self.who)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = str.__hash__
