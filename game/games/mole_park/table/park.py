"""The table itself: what is seen, laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from game.games.mole_park.acts import ACTS
from game.games.mole_park.content import CROWN, DICE, FORGO, HOLD, Waits, die_id, prize_stars
from game.games.mole_park.table import answers, keys, pages, prompts
from game.games.mole_park.table.columns import columns
from game.games.mole_park.table.dice import dice, tumbling
from game.games.mole_park.table.hand import hand
from game.games.mole_park.table.lawn import lawn, piles
from game.games.mole_park.table.phase import Phase
from game.games.mole_park.table.picking import picking
from game.games.mole_park.table.places import plan
from game.games.mole_park.table.seats import seat_panel
from game.games.mole_park.table.showdown import arena, showdown
from game.games.mole_park.table.stands import leave, path, stands
from game.games.mole_park.table.tale import TALE
from game.games.mole_park.table.tray import tray
from game.stage.kit.slots import CENTRE, Laid, Spot, Written, point
from game.stage.kit.writing import AWARD
from game.stage.piece import Piece, altered
from game.stage.said import Said
from game.stage.showing import Manner, Own, Showing
from game.stage.table import BlindPad, Regions, Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from game.games.mole_park.seen import ParkSeen
    from game.games.mole_park.table.places import Plan
    from game.stage.layers import Heat
    from game.stage.look import Look

__all__ = ["TABLE", "ParkTable"]

_MOST_STARS = 5
_NEARLY = 14
"""Stars that moles and a prize die may still bring: from so near, the crown is in reach."""
_BEST_ROLL = 6
_BETWEEN, _SHOUT = 494.0, 70.0
_MOODS = ("idle", "think", "happy", "dizzy")
_SECRET = (Waits.DECLARE, Waits.CHOOSE, Waits.DISCARD)
_PARK_MAT = Laid(CENTRE, depth=-20)
_CORONATION = Laid(Spot(86, -6), h=78, depth=340)
_NEW_KING = Written(AWARD, Spot(0, _BETWEEN), 64, 900, height=_SHOUT, depth=430)


class ParkTable(Table["ParkSeen"]):
    id: ClassVar[str] = "mole_park"
    acts = ACTS
    tale = TALE
    music: ClassVar[str] = "music/park"

    def showing(self, seen: ParkSeen, look: Look) -> Showing:
        return Showing(
            tuple(self._pieces(seen, look)),
            prompts.ASKS(seen, look),
            Said("showdown-short") if seen.rivals else Said("round", {"round": seen.round}),
            _room(seen, look),
            answers=answers.others(seen, look),
            crib=prompts.COURSE(Phase.of(seen)),
            hand=hand(seen, look),
            pad=_pad(seen),
            own=_own(seen, look),
            hint=tuple(answers.named(id_, look) for id_ in look.advised),
            mood="music/showdown" if seen.rivals else "",
            heat=_heat(seen),
            page=pages.PAGES(seen, look),
            sure=prompts.ASKS.sure(seen, look),
        )

    def manner(self, seen: ParkSeen) -> Manner:
        return Manner(
            secret=seen.step in _SECRET,
            # Which moles to keep cannot be told without looking at them.
            blind=seen.step != Waits.DISCARD,
            spared=_spared(seen),
            from_own=True,
        )

    def _pieces(self, seen: ParkSeen, look: Look) -> Iterator[Piece]:
        """Behind the curtain lies the same park without the seats around it."""
        own = seen.viewer is not None and (look.private or look.lone == seen.viewer)
        if seen.rivals and not look.private:
            yield from showdown(seen, look)
            return
        park, phase = plan(look, seen.crown), Phase.of(seen)
        yield from self._park(park, seen, look, phase)
        if not look.private:
            for seat in range(look.seats):
                yield from seat_panel(park, seen, look, seat, phase)
        if phase is Phase.OVER:
            yield from _coronation(park, seen)
        if FORGO in look.offered:
            yield from leave(park, answers.answer(seen, look, FORGO))
            if not look.private:
                yield from picking(park, seen, look)
        if own and not _picked(look):
            yield from tray(park, seen, look)

    def _park(self, park: Plan, seen: ParkSeen, look: Look, phase: Phase) -> Iterator[Piece]:
        mat = park.mat
        yield _PARK_MAT("mat", "mole_park/mat", mat)
        yield from stands(park, seen, look, answers.on_stands(seen, look))
        yield from path(park, seen)
        yield from piles(park, seen)
        yield from dice(park, seen, look, phase)
        if phase in (Phase.PRIZES, Phase.OVER):
            yield from columns(park, seen, look)
        else:
            yield from lawn(park, seen, phase)

    def soon(self, seen: ParkSeen, look: Look) -> Sequence[Piece]:
        found = [tumbling(seat, look) for seat in range(look.seats)]
        for piece in self._pieces(seen, look):
            portrait, _, mood = piece.art.partition(".")
            if portrait.startswith("portrait/") and mood:
                found += [altered(piece, art=f"{portrait}.{each}") for each in _MOODS]
        return found


def _picked(look: Look) -> bool:
    """A prize, or to leave without one: the prompt has the room of the tray."""
    return FORGO in (*look.offered, *look.path)


def _heat(seen: ParkSeen) -> Heat:
    if len(seen.finalists) > 1 or any(seen.declared):
        return "last"
    if max(map(prize_stars, seen.prizes)) >= seen.crown - _NEARLY:
        return "close"
    return "busy" if any(seen.throws) else "calm"


def _room(seen: ParkSeen, look: Look) -> Regions:
    if seen.rivals and not look.private:
        return arena(look.frame, len(seen.rivals)).regions
    if _picked(look):
        return plan(look, seen.crown).of_picker(leaving=FORGO in look.path)
    mine = seen.viewer is not None and seen.viewer in seen.asked
    return plan(look, seen.crown).regions(
        tray=not answers.on_cards(seen),
        tiles=mine and seen.step == Waits.CHOOSE,
    )


def _pad(seen: ParkSeen) -> BlindPad | None:
    """One row, a tap gives the answer: the crown, or one of the four dice."""
    ids = {Waits.DECLARE.value: (HOLD, CROWN), Waits.CHOOSE.value: tuple(map(die_id, DICE))}
    row = ids.get(seen.step, ())
    caps = tuple(str(number) for number in range(1, len(row) + 1))
    return BlindPad((row,), caps, at_once=True) if row else None


def _own(seen: ParkSeen, look: Look) -> Mapping[int, Own]:
    """Who answers in secret among others may look at her moles."""
    if look.lone is not None or seen.step not in _SECRET:
        return {}
    park, said = plan(look, seen.crown), Said("help-own")
    return {seat: Own(park.seat(seat), said) for seat in range(look.seats) if seen.hands[seat]}


def _spared(seen: ParkSeen) -> Mapping[int, tuple[str, ...]]:
    """Nobody is asked for the crown who cannot reach it, by what all can see."""
    if seen.step != Waits.DECLARE:
        return {}
    most = {
        seat: prize_stars(seen.prizes[seat]) + _MOST_STARS * seen.hands[seat] + _BEST_ROLL
        for seat in seen.asked
    }
    return {seat: (HOLD,) for seat, stars in most.items() if stars < seen.crown}


def _coronation(park: Plan, seen: ParkSeen) -> Iterator[Piece]:
    """The crown has come down on somebody's head."""
    box = park.seat(seen.winner)
    yield _CORONATION(keys.CROWN, "mole_park/crown", box, page=keys.CROWN)
    # Between the path and the names of those who cash in.
    yield _NEW_KING("new-king", Said("new-king"), point(park.mat.cx, park.y))


TABLE = ParkTable()
