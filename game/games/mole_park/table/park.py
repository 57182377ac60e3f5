"""The table itself: what is seen, laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from game.games.mole_park.acts import ACTS
from game.games.mole_park.content import (
    CROWN,
    DICE,
    DIE_OF,
    HOLD,
    MOLE_OF,
    PRIZE_DIE,
    SEAT_OF,
    STAND_OF,
    STANDS,
    Waits,
    die_id,
    prize_stars,
)
from game.games.mole_park.events import Compared, WhackingOver
from game.games.mole_park.table import keys, prompts, telling
from game.games.mole_park.table.account import account
from game.games.mole_park.table.columns import columns
from game.games.mole_park.table.dice import dice, tumbling
from game.games.mole_park.table.feats import feats
from game.games.mole_park.table.hands import card_word
from game.games.mole_park.table.lawn import lawn, piles
from game.games.mole_park.table.phase import Phase
from game.games.mole_park.table.places import plan
from game.games.mole_park.table.private import (
    card_spot,
    curtained,
    hand_room,
    lone_room,
    private,
    tray,
)
from game.games.mole_park.table.seats import seat_panel
from game.games.mole_park.table.showdown import arena, showdown
from game.games.mole_park.table.stands import path, stands
from game.stage.hooks import HookedTable
from game.stage.piece import Piece, Words, altered
from game.stage.said import Said
from game.stage.table import BlindPad, Line, Note, Prompt, Regions, Row, Told, Turnover
from game.stage.theme import TITLE_GOLD

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.games.mole_park.table.places import Plan
    from game.games.mole_park.view import ParkSeen
    from game.kernel.event import Event
    from game.stage.account import Account
    from game.stage.box import Box
    from game.stage.feats import Feat
    from game.stage.look import Look
    from game.stage.motion import Motion

__all__ = ["TABLE", "ParkTable"]

_MOST_STARS = 5
_BEST_ROLL = 6
_KEYS = {
    id_: str(number)
    for ids in (map(die_id, DICE), (HOLD, CROWN))
    for number, id_ in enumerate(ids, start=1)
}
_MOODS = ("idle", "think", "happy", "dizzy")


class ParkTable(HookedTable["ParkSeen"]):
    id: ClassVar[str] = "mole_park"
    pauses: ClassVar[frozenset[str | type[Told]]] = frozenset({WhackingOver, Compared})
    music: ClassVar[str] = "music/park"
    answers_peeking: ClassVar[bool] = True

    def act(self, event: Told, over: Turnover[ParkSeen]) -> Motion | None:
        return ACTS.motion(event, over)

    def regions(self, seen: ParkSeen, look: Look) -> Regions:
        if look.private:
            return Regions(curtained(look.frame))
        if seen.rivals:
            return arena(look.frame, len(seen.rivals)).regions
        return plan(look.frame, look.seats, seen.crown).regions

    def layout(self, seen: ParkSeen, look: Look) -> Sequence[Piece]:
        if look.private and seen.viewer is not None:
            return list(private(seen, look))
        if seen.rivals:
            return list(showdown(seen, look))
        return list(self._in_public(seen, look))

    def _in_public(self, seen: ParkSeen, look: Look) -> Iterator[Piece]:
        park, phase = plan(look.frame, look.seats, seen.crown), Phase.of(seen)
        mat = park.mat
        yield Piece("mat", "mole_park/mat", mat.cx, mat.cy, depth=-20)
        yield from stands(park, seen, look)
        yield from path(park, seen)
        yield from piles(park, seen)
        for seat in range(look.seats):
            yield from seat_panel(park, seen, look, seat, phase)
        yield from dice(park, seen, look, phase)
        if phase in (Phase.PRIZES, Phase.OVER):
            yield from columns(park, seen, look)
        else:
            yield from lawn(park, seen, phase)
        if phase is Phase.OVER:
            yield from _coronation(park, seen)
        if phase is Phase.DISCARD and seen.viewer is not None and seen.viewer in seen.asked:
            yield from tray(lone_room(look.frame), seen, look)

    def spot(self, seen: ParkSeen, look: Look, id: str) -> Box | None:  # noqa: A002
        if id in STAND_OF:
            return plan(look.frame, look.seats, seen.crown).stand(STAND_OF[id])
        mole = MOLE_OF.get(id)
        if mole is not None and mole in seen.hand:
            room = hand_room(look.frame) if look.private else lone_room(look.frame)
            return card_spot(room, seen.hand.index(mole), len(seen.hand))
        return None

    def mood(self, seen: ParkSeen) -> str:
        return "music/showdown" if seen.rivals else self.music

    def secret(self, seen: ParkSeen) -> bool:
        return seen.step in (Waits.DECLARE, Waits.CHOOSE, Waits.DISCARD)

    def blindfold(self, seen: ParkSeen) -> bool:
        # Which moles to keep cannot be told without looking at them.
        return seen.step != Waits.DISCARD

    def own(self, seen: ParkSeen, look: Look, seat: int) -> Box | None:
        return plan(look.frame, look.seats, seen.crown).seat(seat) if seen.hands[seat] else None

    def spared(self, seen: ParkSeen, seat: int) -> tuple[str, ...] | None:
        """Nobody is asked for the crown who cannot reach it, by what all can see."""
        if seen.step != Waits.DECLARE:
            return None
        most = prize_stars(seen.prizes[seat]) + _MOST_STARS * seen.hands[seat] + _BEST_ROLL
        return (HOLD,) if most < seen.crown else None

    def soon(self, seen: ParkSeen, look: Look) -> Sequence[Piece]:
        found = [tumbling(seat, look) for seat in range(look.seats)]
        for piece in self.layout(seen, look):
            portrait, _, mood = piece.art.partition(".")
            if portrait.startswith("portrait/") and mood:
                found += [altered(piece, art=f"{portrait}.{each}") for each in _MOODS]
        return found

    def prompt(self, seen: ParkSeen, look: Look) -> Prompt:
        return prompts.prompt(seen, look)

    def title(self, seen: ParkSeen, look: Look) -> Said:
        return Said("showdown-short") if seen.rivals else Said("round", {"round": seen.round})

    def word(self, seen: ParkSeen, look: Look, id: str) -> Said:  # noqa: A002
        if id in DIE_OF:
            return Said("cash-in" if DIE_OF[id] == PRIZE_DIE else f"die-{DIE_OF[id]}")
        if id in STAND_OF:
            return Said(f"stand-{STANDS[STAND_OF[id]].id}")
        if id in SEAT_OF:
            return Said("goes-first", {"name": look.faces[SEAT_OF[id]].name})
        if id in MOLE_OF:
            return card_word(MOLE_OF[id])
        return Said(f"word-{id}")

    def help(self, seen: ParkSeen, look: Look, id: str) -> Said | None:  # noqa: A002
        return prompts.helping(seen, id)

    def log_line(self, event: Event, look: Look) -> tuple[Line, ...]:
        return telling.log_line(event, look)

    def crib(self, seen: ParkSeen, look: Look) -> tuple[Note, ...]:
        return telling.crib(seen)

    def pad(self, seen: ParkSeen, look: Look) -> BlindPad:
        if seen.step == Waits.DECLARE:
            return BlindPad(((HOLD, CROWN),), at_once=True)
        return BlindPad((tuple(map(die_id, DICE)),), at_once=True)

    def key(self, seen: ParkSeen, id: str) -> str:  # noqa: A002
        return _KEYS.get(id, "")

    def statistics(self, events: Sequence[Event], look: Look) -> tuple[Row, ...]:
        return telling.statistics(events, look.seats)

    def account(self, seen: ParkSeen, events: Sequence[Event], look: Look) -> Account:
        return account(events, look.seats)

    def feats(self, seen: ParkSeen, events: Sequence[Event], look: Look) -> tuple[Feat, ...]:
        return feats(events, look.seats)


def _coronation(park: Plan, seen: ParkSeen) -> Iterator[Piece]:
    """The crown has come down on somebody's head."""
    box = park.seat(seen.winner)
    yield Piece(keys.CROWN, "mole_park/crown", box.x + 86, box.y - 6, h=78, depth=340)
    words = Words(Said("new-king"), 64, "title", TITLE_GOLD, "#5A1A10", rim=6, width=900)
    yield Piece("new-king", x=park.mat.cx, y=park.y + 482, depth=430, text=words)


TABLE = ParkTable()
