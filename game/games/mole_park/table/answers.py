"""What may be answered: the name of each thing, what it would mean, the key that names it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.games.mole_park.content import (
    CROWN,
    DICE,
    DIE_OF,
    FACES,
    FORGO,
    HOLD,
    MOLE_OF,
    NO_PRIZE,
    PRIZE_DIE,
    PRIZES,
    SEAT_OF,
    STAND_OF,
    STANDS,
    Waits,
    die_id,
    mole_stars,
    place_of,
    prize_stars,
    seat_id,
)
from game.games.mole_park.table.dice import card_word
from game.games.mole_park.table.places import plan
from game.games.mole_park.table.stands import prize_word
from game.stage.piece import Answer
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.games.mole_park.content import DieName, Prize
    from game.games.mole_park.seen import ParkSeen
    from game.stage.box import Box
    from game.stage.look import Look

__all__ = [
    "answer", "helping", "named", "on_buttons", "on_cards", "on_stands", "on_tiles", "others",
]  # fmt: skip

_KEYS = {
    id_: str(number)
    for ids in (map(die_id, DICE), (HOLD, CROWN))
    for number, id_ in enumerate(ids, start=1)
}


def named(id_: str, look: Look) -> Said:
    if id_ in DIE_OF:
        return Said("cash-in" if DIE_OF[id_] == PRIZE_DIE else f"die-{DIE_OF[id_]}")
    if id_ in STAND_OF:
        return Said(f"stand-{STANDS[STAND_OF[id_]].id}")
    if id_ in SEAT_OF:
        return Said("goes-first", {"name": look.faces[SEAT_OF[id_]].name})
    if id_ in MOLE_OF:
        return card_word(MOLE_OF[id_])
    return Said(f"word-{id_}")


def answer(seen: ParkSeen, look: Look, id_: str, reach: Box | None = None) -> Answer:
    return Answer(
        id_,
        named(id_, look),
        help=helping(seen, id_),
        reach=reach,
        key=_KEYS.get(id_, ""),
        ends=_lets_go(seen, id_),
        forgoes=_forgone(seen) if id_ == FORGO else None,
    )


def on_stands(seen: ParkSeen, look: Look) -> Mapping[str, Answer]:
    """While somebody picks a prize the stands are what is chosen; pointed at as a whole."""
    if seen.picker < 0 or not seen.asked:
        return {}
    park = plan(look, seen.crown)
    buttons = on_buttons(seen, look)
    return {
        id_: replace(
            answer(seen, look, id_, park.stand(at)), also=buttons.get(id_),
            begins=PRIZES.get(seen.tops[at], 0),
        )
        for id_, at in STAND_OF.items()
    }  # fmt: skip


def on_buttons(seen: ParkSeen, look: Look) -> Mapping[str, Box]:
    """Where the prompt has a button for each prize that can be had, in the order of the stands."""
    if look.private:
        return {}
    ids = [id_ for id_ in STAND_OF if id_ in look.offered]
    park = plan(look, seen.crown)
    return {id_: park.pick(at, len(ids)) for at, id_ in enumerate(ids)}


def on_cards(seen: ParkSeen) -> bool:
    """Whether whoever looks puts moles back: the cards of her hand are what is chosen."""
    return seen.step == Waits.DISCARD and seen.viewer is not None and seen.viewer in seen.asked


def _lets_go(seen: ParkSeen, id_: str) -> bool:
    """Leaving a prize; and the crown, where every face of the die would bring it (p. 6)."""
    if id_ != HOLD or seen.step != Waits.DECLARE or seen.viewer is None:
        return id_ == FORGO
    have = mole_stars(seen.hand) + prize_stars(seen.prizes[seen.viewer])
    return have + min(map(int, FACES[PRIZE_DIE])) >= seen.crown


def _forgone(seen: ParkSeen) -> Said | None:
    """Nobody gives up a prize by one press: the best that can be had is named."""
    had = [PRIZES[prize] for prize in seen.tops if prize != NO_PRIZE and _pays(seen, prize)]
    return Said("leave-sure", {"stars": max(had)}) if had and seen.picker >= 0 else None


def _pays(seen: ParkSeen, prize: Prize) -> bool:
    stand, _ = place_of(prize)
    return STANDS[stand].price <= seen.totals[seen.picker]


def on_tiles(seen: ParkSeen, look: Look) -> Mapping[DieName, Answer]:
    """Where her hand lies open the dice are chosen from tiles."""
    own = seen.viewer is not None and (look.private or look.lone == seen.viewer)
    if not own or seen.step != Waits.CHOOSE or seen.viewer not in seen.asked:
        return {}
    # What a die may bring stands in the prompt: a text beside one tile would lie over the others.
    return {die: replace(answer(seen, look, id_), help=None) for id_, die in DIE_OF.items()}


def others(seen: ParkSeen, look: Look) -> tuple[Answer, ...]:
    """Those that no piece bears."""
    ids: tuple[str, ...] = ()
    if seen.step == Waits.DECLARE:
        ids = (HOLD, CROWN)
    elif seen.step == Waits.CHOOSE and not on_tiles(seen, look):
        ids = tuple(map(die_id, DICE))
    elif seen.tied:
        ids = tuple(map(seat_id, seen.tied))
    elif look.path == (FORGO,):
        ids = look.path
    return tuple(answer(seen, look, id_) for id_ in ids)


def helping(seen: ParkSeen, id_: str) -> Said | None:
    """What everybody can see and the rules say; one's own hand only before one's own eyes."""
    if id_ in STAND_OF:
        prize = seen.tops[STAND_OF[id_]]
        if prize not in PRIZES:
            return None
        return Said("help-prize", {"prize": prize_word(prize), "stars": PRIZES[prize]})
    me, die = seen.viewer, DIE_OF.get(id_)
    if me is None or die is None:
        return None
    if die != PRIZE_DIE:
        return Said(f"help-{die}")
    base = mole_stars(seen.hand) + prize_stars(seen.prizes[me])
    return Said("help-prize-die", {"low": base + 1, "high": base + 6})
