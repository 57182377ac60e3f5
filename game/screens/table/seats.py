"""Who is at the screen, who is asked, and by what way she answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.seats import voices
from game.stage.intent import Device
from game.stage.look import Face
from game.system.called import Called

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from game.kernel.contract import Seen
    from game.match.seats import Person
    from game.match.session import Session
    from game.stage.intent import Tap

__all__ = ["blind", "device_icon", "faces", "lone", "onlookers", "tapper"]


def lone(people: Sequence[Person]) -> int | None:
    """The one person among bots: her view is the table, and every device is hers.

    Who plays by phone looks at her own there: the table stays everybody's.
    """
    seats = [seat for seat, person in enumerate(people) if not person.is_bot]
    return seats[0] if len(seats) == 1 and people[seats[0]].control != "phone" else None


def onlookers(people: Sequence[Person], seat: int | None) -> tuple[int, ...]:
    """The seats of those who wait while this one is behind the curtain."""
    others = (at for at in range(len(people)) if at != seat)
    return tuple(at for at in others if not people[at].is_bot)


def blind(person: Person) -> bool:
    """Whether this person answers out of sight."""
    return person.control in ("keys", "pad")


def device_icon(person: Person) -> str:
    names = {
        "mouse": "icon/mouse",
        "keys": "icon/keyboard",
        "pad": "icon/pad",
        "phone": "icon/vibrate",
    }
    return names.get(person.control, "icon/robot")


def faces(
    people: Sequence[Person],
    seen: Seen,
    reader: int | None = None,
    crowned: int | None = None,
    asleep: Collection[int] = (),
) -> tuple[Face, ...]:
    """What everybody may know: who still owes an answer. Where one alone is asked, the others
    are not "ready", they are not asked. Whoever reads alone is "you" in every sentence."""
    sealed, said = len(seen.asked) > 0, voices(people)
    return tuple(
        Face(
            Called(person.name, you=seat == reader),
            person.colour,
            device_icon(person),
            person.is_bot,
            turn=seat in seen.asked,
            squeak=said[seat],
            crown=seat == crowned,
            ready=sealed and seat not in seen.asked,
            asleep=person.control == "phone" and seat in asleep and seat in seen.asked,
        )
        for seat, person in enumerate(people)
    )


def tapper(session: Session, pads: Sequence[int], tap: Tap) -> int | None:
    """The seat this tap comes from, if it comes from one that plays blind."""
    for seat, person in enumerate(session.people):
        if tap.device is Device.KEYS and person.control == "keys" and person.device == tap.source:
            return seat
        if tap.device is Device.PAD and person.control == "pad":
            number = person.device
            if number not in pads and number < len(pads):
                # A pad that was plugged in again has another number: then its order counts.
                number = pads[number]
            if number == tap.source:
                return seat
    return None
