"""A person's name as it goes into a sentence, with whom it means: the reader, or another."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from game.system.names import beginning

if TYPE_CHECKING:
    from typing import Self

__all__ = ["Called", "Naming"]


class Naming(str):
    """Writing in which people's names stand, and that knows where they are: where there is no room
    for all of it, a name may be cut, and the rest of the sentence is read from afar as before."""

    __slots__ = ("names",)

    names: tuple[str, ...]

    def __new__(cls, text: str, names: tuple[str, ...]) -> Self:
        naming = super().__new__(cls, text)
        naming.names = names
        return naming

    def cut(self, letters: int) -> str:
        """With no more than the first so many letters of each name."""
        shorter = {name: beginning(name, letters) for name in self.names}
        if not shorter:
            return str(self)
        # The longest first, since a name may stand in another; within a word it is none.
        either = "|".join(map(re.escape, sorted(shorter, key=len, reverse=True)))
        return re.sub(rf"(?<!\w)({either})(?!\w)", lambda found: shorter[found[0]], self)


class Called(Naming):
    """A name that a sentence can choose its grammar by: `{ $name -> [you] You win! … }`.

    Who is meant comes from the seat, never from the letters: somebody may well be called "You".
    """

    __slots__ = ("who",)

    who: str

    def __new__(cls, name: str, *, you: bool = False) -> Self:
        called = super().__new__(cls, name, getattr(name, "names", (str(name),) if name else ()))
        called.who = "you" if you else "other"
        return called

    def __eq__(self, other: object) -> bool:
        # Two of one name are two people: what was written for one is not shown for the other.
        return str.__eq__(self, other) is True and self.who == getattr(other, "who", self.who)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = str.__hash__
