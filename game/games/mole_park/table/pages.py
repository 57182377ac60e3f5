"""What can be looked into in the park: the stands, the holes, and what each seat has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.mole_park.content import FACES, HOLES, NO_PRIZE, PRIZE_DIE, PRIZES, STANDS, stand_id
from game.games.mole_park.table import keys
from game.games.mole_park.table.dice import die_art, die_page
from game.games.mole_park.table.stands import GOLD_STAR, prize_art, prize_word
from game.stage.kit.pages import Pages, seats
from game.stage.said import Said
from game.stage.showing import Page
from game.stage.table import Note

if TYPE_CHECKING:
    from game.games.mole_park.content import DieName, Prize
    from game.games.mole_park.seen import ParkSeen
    from game.stage.look import Look

__all__ = ["PAGES"]

_DICE = ("glove", "pan", "mallet")


PAGES: Pages[ParkSeen] = Pages()


@PAGES.of(keys.CROWN)
def _crown(seen: ParkSeen, _look: Look) -> Page:
    return Page(
        Said("hand-crown-at", {"stars": seen.crown}), Said("crown-note"), art="mole_park/crown"
    )


def _prize(prize: Prize) -> Said:
    return Said("help-prize", {"prize": prize_word(prize), "stars": PRIZES[prize]})


@PAGES.each(stand_id, lambda _seen, _look: range(len(STANDS)))
def _stand(seen: ParkSeen, _look: Look, at: int) -> Page:
    """What is to be won next, and from how many stars on."""
    stand, prize = STANDS[at], seen.tops[at]
    name = Said(f"stand-{stand.id}")
    dear = Note(Said("hand-from", {"stand": name, "stars": stand.price}), GOLD_STAR)
    if prize == NO_PRIZE:
        gone = Said("stand-closed" if seen.stands[at] else "stand-empty")
        return Page(name, gone, art=f"mole_park/stand.{stand.id}", notes=(dear,))
    return Page(name, _prize(prize), art=prize_art(prize), notes=(dear,))


@PAGES.each(keys.hole, lambda _seen, _look: range(1, HOLES + 1))
def _hole(seen: ParkSeen, _look: Look, number: int) -> Page:
    """How many moles are in it, and which dice come there how often."""
    count = Said("hand-in-hole", {"count": seen.holes[number - 1]})
    notes = tuple(Note(Said(f"help-{die}")) for die in _DICE)
    return Page(
        Said("hand-hole", {"hole": number}), count, art=f"mole_park/pop.{number}", notes=notes
    )


@PAGES.each(die_page, lambda _seen, _look: FACES)
def _die(_seen: ParkSeen, _look: Look, die: DieName) -> Page:
    """What is on its faces, on that of nobody in particular."""
    text = Said("page-prize-die" if die == PRIZE_DIE else f"help-{die}")
    return Page(Said(f"die-{die}"), text, art=die_art("fern", die, FACES[die][0]))


@PAGES.each(keys.seat, seats)
def _seat(seen: ParkSeen, look: Look, seat: int) -> Page:
    """What she has won, each prize by its name; of her moles how many they are."""
    face, won = look.faces[seat], seen.prizes[seat]
    moles = Said("hand-moles-of", {"count": seen.hands[seat]})
    notes = tuple(Note(_prize(prize), prize_art(prize)) for prize in reversed(won))
    none = () if won else (Note(Said("no-prize-yet")),)
    return Page(face.name, moles, Said("hand-everybody"), f"portrait/{face.colour}.idle",
                notes or none)  # fmt: skip
