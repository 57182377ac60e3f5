"""The old contract of tables, hook by hook, made into the new one: a Showing and a Manner.

Games that still answer hook by hook subclass HookedTable; with the last of them it goes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from game.stage.piece import Answer
from game.stage.showing import Manner, Own, Showing
from game.stage.table import BlindPad, Table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from game.stage.box import Box
    from game.stage.hand import Pile
    from game.stage.look import Look
    from game.stage.motion import Motion
    from game.stage.piece import Piece
    from game.stage.said import Said, Speech
    from game.stage.table import Act, Note, Prompt, Regions, Sure, Told, Turnover

__all__ = ["HookedTable"]

V = TypeVar("V")


class HookedTable(Table[V], Generic[V]):
    acts: ClassVar[Mapping[str, Act]] = {}
    """Choreography by kind of event, where events are of the old form."""
    answers_peeking: ClassVar[bool] = False
    """Whether who looks at what is her own may answer there as well."""
    veiled: ClassVar[frozenset[str]] = frozenset()
    """Ids that tell of what is one seat's own: where others look on they are not chosen."""

    def regions(self, seen: V, look: Look) -> Regions:
        raise NotImplementedError

    def layout(self, seen: V, look: Look) -> Sequence[Piece]:
        """Every piece, with stable keys."""
        raise NotImplementedError

    def act(self, event: Told, over: Turnover[V]) -> Motion | None:
        """How an event is shown. None: the pieces go by themselves to where they belong."""
        act = self.acts.get(event.kind)
        return None if act is None else act(event, over)

    def spot(self, seen: V, look: Look, id: str) -> Box | None:  # noqa: A002
        """Where an id of an action is pointed at; None: it becomes a button in the prompt."""
        return None

    def mood(self, seen: V) -> str:
        """The music to what is seen; it fades over when the picture comes to another mood.

        By what everybody sees alone: music is heard by all.
        """
        return self.music

    def shows(self, seen: V, id: str) -> bool:  # noqa: A002
        """Whether the layout itself shows that this id is pointed at: no frame is drawn then."""
        return False

    def sure(self, seen: V, look: Look, action: tuple[str, ...]) -> Sure | None:
        """Whether this answer is looked at once more before it is given, and on what button."""
        return None

    def secret(self, seen: V) -> bool:
        """Whether what is asked now is answered behind the curtain or on a blind pad."""
        return False

    def blindfold(self, seen: V) -> bool:
        """Whether what is secret now can be answered on a blind pad, without looking at anything.

        Where it cannot, those with a pad come behind the curtain like everybody else.
        """
        return True

    def peek(self, seen: V, look: Look) -> Box | None:
        """Where whoever is asked may point to look at what is hers alone (`help` explains "peek").

        Behind the curtain, if others are there; the picture is then the private one.
        """
        return None

    def own(self, seen: V, look: Look, seat: int) -> Box | None:
        """Where a seat that answers on a blind pad points to look at what is hers alone."""
        return None

    def spared(self, seen: V, seat: int) -> tuple[str, ...] | None:
        """The answer that goes without saying, by what everybody sees: the seat is not bothered."""
        return None

    def folded(self, seen: V) -> frozenset[str]:
        """Ids that are no thing of their own, like "operate" before what is operated.

        They are not chosen: what follows them is offered in their place.
        """
        return frozenset()

    def turns(self, seen: V) -> Sequence[int] | None:
        """Who may answer now, of those who are asked, the first to begin with; None: all of them.

        Where several play openly side by side, a shared screen has room for one after another.
        """
        return None

    def prompt(self, seen: V, look: Look) -> Prompt:
        raise NotImplementedError

    def title(self, seen: V, look: Look) -> Said:
        """The round or turn, beside the game's name in the top bar."""
        raise NotImplementedError

    def word(self, seen: V, look: Look, id: str) -> Speech:  # noqa: A002
        """The name of an id, for buttons and narration."""
        raise NotImplementedError

    def hand(self, seen: V, look: Look) -> Sequence[Pile]:
        """What matters now, for a screen too narrow for the layout, and in words for ears.

        Where it says nothing the answers alone are shown, as they lie on the table.
        """
        return ()

    def price(self, seen: V, look: Look, id: str) -> Note | None:  # noqa: A002
        """What choosing an id costs: it is shown on its button, in words and a picture."""
        return None

    def help(self, seen: V, look: Look, id: str) -> Said | None:  # noqa: A002
        """What an id means, when it is pointed at."""
        return None

    def crib(self, seen: V, look: Look) -> tuple[Note, ...]:
        """What is worth knowing at a glance; the first is the heading."""
        return ()

    def pad(self, seen: V, look: Look) -> BlindPad:
        """How ids lie for people who answer on pads and key clusters out of sight."""
        return BlindPad()

    def key(self, seen: V, id: str) -> str:  # noqa: A002
        """The key that names an id directly ("1" to "0"), or ""."""
        return ""

    def showing(self, seen: V, look: Look) -> Showing:
        answers = tuple(self._answer(seen, look, name) for name in look.offered)
        return Showing(
            self.layout(seen, look),
            self.prompt(seen, look),
            self.title(seen, look),
            self.regions(seen, look),
            answers=answers,
            sure=self.sure(seen, look, look.picked or look.path) if look.ready else None,
            crib=self.crib(seen, look),
            hand=tuple(self.hand(seen, look)),
            pad=self._blind(seen, look),
            own=self._own(seen, look),
            hint=tuple(self.word(seen, look, name) for name in look.hinted),
            mood=self.mood(seen),
        )

    def _answer(self, seen: V, look: Look, name: str) -> Answer:
        return Answer(
            name,
            self.word(seen, look, name),
            help=self.help(seen, look, name),
            price=self.price(seen, look, name),
            reach=self.spot(seen, look, name),
            bare=self.shows(seen, name),
            key=self.key(seen, name),
        )

    def _blind(self, seen: V, look: Look) -> BlindPad | None:
        pad = self.pad(seen, look)
        if not pad.rows or not self.secret(seen):
            return None
        caps = tuple(self.key(seen, name) for row in pad.rows for name in row)
        return BlindPad(pad.rows, caps, at_once=pad.at_once)

    def _own(self, seen: V, look: Look) -> Mapping[int, Own]:
        boxes: dict[int, tuple[Box | None, str]] = {}
        if look.lone is None and self.secret(seen):
            seats = range(look.seats)
            boxes = {seat: (self.own(seen, look, seat), f"own.{seat}") for seat in seats}
        elif look.chooser is not None:
            boxes = {look.chooser: (self.peek(seen, look), "peek")}
        return {
            seat: Own(box, self.help(seen, look, name))
            for seat, (box, name) in boxes.items()
            if box is not None
        }

    def manner(self, seen: V) -> Manner:
        turns = self.turns(seen)
        asked: tuple[int, ...] = getattr(seen, "asked", ())
        spared = ((seat, self.spared(seen, seat)) for seat in asked)
        return Manner(
            secret=self.secret(seen),
            blind=self.blindfold(seen),
            turns=None if turns is None else tuple(turns),
            spared={seat: answer for seat, answer in spared if answer is not None},
            folded=self.folded(seen),
            veiled=self.veiled,
            from_own=self.answers_peeking,
        )
