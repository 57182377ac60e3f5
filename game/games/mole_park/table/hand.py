"""The table in a hand: one's own moles and what they come to, the six holes, the four dice."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from game.games.mole_park.content import (
    DICE,
    DIE_OF,
    FACES,
    FORGO,
    HOLES,
    MISS,
    NO_PRIZE,
    PRIZE_DIE,
    PRIZES,
    STANDS,
    Waits,
    die_id,
    mole_stars,
    prize_stars,
    stand_id,
    stars_of,
)
from game.games.mole_park.table.answers import helping, named
from game.games.mole_park.table.dice import card_art, card_word, die_art
from game.games.mole_park.table.lawn import hole
from game.games.mole_park.table.phase import Phase
from game.games.mole_park.table.stands import GOLD_STAR, pedestal, prize_art, prize_word
from game.games.mole_park.table.tray import BEST
from game.stage.box import Box
from game.stage.hand import Held, Pile, everybody, seat_held
from game.stage.said import Said

if TYPE_CHECKING:
    from game.games.mole_park.content import DieName, Mole
    from game.games.mole_park.seen import ParkSeen
    from game.stage.look import Look
    from game.stage.said import Speech

__all__ = ["hand"]

_HOLE = Box(-150, -118, 256, 178)
"""What of a hole and who looks out of it is shown."""
_PEDESTAL = Box(-106, -168, 212, 336)
"""What of the crown upon its pedestal is shown."""
_ROWS = ((4, 5, 6), (1, 2, 3))
"""The holes as they lie in the park, far row first."""
_MOLE, _GIFT = "icon/card.ink", "icon/gift.ink"


def hand(seen: ParkSeen, look: Look) -> tuple[Pile, ...]:
    me = seen.viewer
    if me is None or not look.private or Phase.of(seen) in (Phase.OVER, Phase.SHOWDOWN):
        return (_everybody(seen, look),)
    asked = me in seen.asked
    if asked and seen.step == Waits.DISCARD:
        return (_putting_back(seen, look),)
    if asked and seen.step == Waits.DECLARE:
        return (_crown(seen), _sum(seen, me), _way(seen, me), _cards(seen))
    if asked and seen.picker == me:
        return (_prizes(seen, me),)
    if asked and seen.step == Waits.CHOOSE:
        die = DIE_OF.get(look.path[0]) if look.path else None
        return (_cards(seen), _sum(seen, me), _lawn(seen, die), _dice(seen, look, me))
    return (_cards(seen), _sum(seen, me))


# What one has


def _card(mole: Mole, answer: str = "", state: tuple[str, ...] = ()) -> Held:
    says = Said("hand-stars", {"stars": stars_of(mole)})
    return Held(mole, card_word(mole), card_art(mole), heard=(says,), state=state, answer=answer)


def _cards(seen: ParkSeen) -> Pile:
    cards = tuple(_card(mole) for mole in seen.hand)
    note = "" if cards else Said("no-mole-no-prize")
    return Pile("hand", Said("your-hand"), cards, "fan", "bare", note)


def _sum(seen: ParkSeen, me: int) -> Pile:
    """Moles, prizes and what the prize die adds."""
    moles, prizes = mole_stars(seen.hand), prize_stars(seen.prizes[me])
    base = moles + prizes
    faces = [int(face) for face in FACES[PRIZE_DIE]]
    low, high = min(faces), max(faces)
    things = (
        Held("moles", Said("hand-moles"), _MOLE, count=str(moles)),
        Held("prizes", Said("hand-prizes"), _GIFT, count=str(prizes), sign="+"),
        Held("die", Said("hand-die"), "icon/dice.ink", count=f"{low}–{high}", sign="+"),
        Held(
            "whole", Said("hand-whole"), GOLD_STAR, count=f"{base + low}–{base + high}", sign="=",
            state=("gold",),
        ),
    )  # fmt: skip
    return Pile("sum", Said("hand-sum"), things if seen.hand else things[:2], "sum")


def _putting_back(seen: ParkSeen, look: Look) -> Pile:
    """What goes is marked; what stays is counted."""
    cards = tuple(
        _card(mole, mole, ("chosen",) if mole in look.picked else ()) for mole in seen.hand
    )
    gone = mole_stars(mole for mole in seen.hand if mole in look.picked)
    stay = Said("hand-keep", {"stars": mole_stars(seen.hand) - gone, "gone": gone})
    return Pile("hand", Said("your-hand"), cards, "cards", "bare", stay)


# What may be done


def _lawn(seen: ParkSeen, die: DieName | None) -> Pile:
    """How many moles are in each hole, and of six faces of the chosen die how many lead there."""
    rolls = die is not None and die != PRIZE_DIE
    chances: Counter[str] = Counter(FACES[die] if die is not None and rolls else ())
    things = []
    for row, line in enumerate(_ROWS):
        for place, number in enumerate(line):
            lit, count = chances[str(number)], seen.holes[number - 1]
            says: list[Speech] = [Said("hand-in-hole", {"count": count})]
            if rolls:
                says.append(Said("hand-faces", {"count": lit}))
            things.append(
                Held(
                    f"hole.{number}",
                    Said("hand-hole", {"hole": number}),
                    says=tuple(says),
                    count=str(count),
                    at=(row, place),
                    state=("lit",) if lit else (),
                    lights=lit,
                    drawn=tuple(hole((0, 0), number, count, hit=False, rich=bool(lit))),
                )
            )
    missed = chances[MISS]
    note = Said("hand-misses", {"count": missed}) if rolls else Said("hand-light")
    return Pile("holes", Said("hand-holes"), tuple(things), "grid", "lawn", note, _HOLE)


def _dice(seen: ParkSeen, look: Look, me: int) -> Pile:
    colour = look.faces[me].colour
    things = []
    for die in DICE:
        id_ = die_id(die)
        help_ = helping(seen, id_)
        things.append(
            Held(
                id_,
                named(id_, look),
                die_art(colour, die, BEST[die]),
                (help_,) if help_ is not None else (),
                answer=id_,
                state=("off",) if die == PRIZE_DIE and not seen.hand else (),
            )
        )
    return Pile("dice", Said("hand-dice"), tuple(things), "tiles")


def _prizes(seen: ParkSeen, me: int) -> Pile:
    """The dearest first; what cannot be had says how much is wanting."""
    total = seen.totals[me]
    things = []
    for index in reversed(range(len(STANDS))):
        stand, prize = STANDS[index], seen.tops[index]
        if prize == NO_PRIZE:
            continue
        short = stand.price - total
        where: Speech = Said(
            "hand-from", {"stand": Said(f"stand-{stand.id}"), "stars": stand.price}
        )
        wanting: tuple[Speech, ...] = (
            (Said("stand-missing", {"stars": short}),) if short > 0 else ()
        )
        things.append(
            Held(
                f"prize.{prize}",
                prize_word(prize),
                prize_art(prize),
                (where, *wanting),
                state=("off",) if short > 0 else (),
                answer="" if short > 0 else stand_id(index),
                gain=f"{PRIZES[prize]} ★",
            )
        )
    leave = Held("leave", Said(f"word-{FORGO}"), "icon/exit.ink", answer=FORGO)
    have = Said("hand-have", {"stars": total})
    return Pile("prizes", have, (*things, leave))


def _crown(seen: ParkSeen) -> Pile:
    goal = Said("hand-crown-at", {"stars": seen.crown})
    thing = Held("crown", goal, drawn=tuple(pedestal(_PEDESTAL, seen)))
    return Pile("crown", goal, (thing,), "picture", "bare", each=_PEDESTAL)


def _way(seen: ParkSeen, me: int) -> Pile:
    """How far to the crown: what is sure, what the die may add, and the rest of the way; or what
    lies beyond the crown, where the die may lead there."""
    faces = [int(face) for face in FACES[PRIZE_DIE]]
    sure = mole_stars(seen.hand) + prize_stars(seen.prizes[me])
    low, high, crown = sure + min(faces), sure + max(faces), seen.crown
    goal = Said("hand-crown-at", {"stars": crown})
    certain = Held(
        "sure", Said("hand-sure", {"stars": sure}), count=str(sure), many=min(sure, crown),
        state=("sure",),
    )  # fmt: skip
    maybe = Held(
        "maybe", Said("hand-maybe", {"low": low, "high": high}), count=f"≤{high}",
        many=max(1, min(high, crown) - sure) if sure < crown else high - sure,
        state=("maybe", "goal") if high == crown else ("maybe",),
    )  # fmt: skip
    there = Held("rest", goal, count=str(crown), many=abs(crown - high), state=("goal",))
    things: tuple[Held, ...] = (certain, maybe, there)
    if sure >= crown:
        there = replace(there, many=max(1, sure - crown), state=("past", "sure"))
        things = (certain, there, maybe)
    elif high > crown:
        things = (certain, maybe, replace(there, state=("past", "maybe")))
    elif high == crown:
        things = (certain, maybe)
    return Pile("way", goal, things, "bar")


def _everybody(seen: ParkSeen, look: Look) -> Pile:
    seats = (
        seat_held(
            look,
            seat,
            f"{prize_stars(seen.prizes[seat])} ★",
            Said("hand-moles-of", {"count": seen.hands[seat]}),
            heard=Said("hand-stars", {"stars": prize_stars(seen.prizes[seat])}),
            now=seat == seen.king,
        )
        for seat in range(look.seats)
    )
    return everybody(Said("hand-everybody"), seats)


assert sorted(number for row in _ROWS for number in row) == list(range(1, HOLES + 1))
