"""The table itself: what is seen, laid out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from game.games.dice_theme_park.acts import ACTS
from game.games.dice_theme_park.content.objectives import OBJECTIVES
from game.games.dice_theme_park.table.answers import answer, named
from game.games.dice_theme_park.table.beside import beside_market, own_seat
from game.games.dice_theme_park.table.bits import art, panel
from game.games.dice_theme_park.table.choices import lone_mover
from game.games.dice_theme_park.table.closing import closing
from game.games.dice_theme_park.table.count import count
from game.games.dice_theme_park.table.crew import crew
from game.games.dice_theme_park.table.draft import drafting, waiting_seats
from game.games.dice_theme_park.table.glance import others
from game.games.dice_theme_park.table.hand import reveal, strips, swap
from game.games.dice_theme_park.table.market import market, picker, picking, stalls
from game.games.dice_theme_park.table.midway import midway
from game.games.dice_theme_park.table.narrow import narrow
from game.games.dice_theme_park.table.objectives import of_round
from game.games.dice_theme_park.table.over import over
from game.games.dice_theme_park.table.owner import owner
from game.games.dice_theme_park.table.pages import PAGES
from game.games.dice_theme_park.table.phase import Screen, actor, screen
from game.games.dice_theme_park.table.places import curtained, own_room, plan
from game.games.dice_theme_park.table.prompts import ASKS
from game.games.dice_theme_park.table.ready import getting_ready, ready
from game.games.dice_theme_park.table.solo import solo_column
from game.games.dice_theme_park.table.soon import soon
from game.games.dice_theme_park.table.tale import TALE
from game.games.dice_theme_park.table.topbar import topbar
from game.stage.kit.boxes import fills
from game.stage.kit.slots import MIDDLE, RIGHT, Laid, Spot
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.showing import Manner, Showing
from game.stage.table import Regions, Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.games.dice_theme_park.table.places import Plan
    from game.stage.box import Box
    from game.stage.layers import Heat
    from game.stage.look import Look

__all__ = ["TABLE", "FairTable"]

_SECRET = frozenset(
    {"choose_staff", "choose_administrator", "choose_skill", "choose_first", "plan", "understudy"}
)
_FOLDED = {
    "expand": frozenset({"build", "recruit"}),
    "improve": frozenset({"install", "innovate"}),
    "operate": frozenset({"operate", "mascot"}),
}


_FELT_LEFT = Laid(Spot(200, 46), depth=-19)
_FELT_RIGHT = Laid(Spot(-200, 46, RIGHT), depth=-19)
_FELT_LIGHTS = Laid(Spot(0, 44, MIDDLE), depth=-19)


class FairTable(Table["ThemeParkSeen"]):
    id: ClassVar[str] = "dice_theme_park"
    acts = ACTS
    tale = TALE
    music: ClassVar[str] = "music/fair"

    def showing(self, seen: ThemeParkSeen, look: Look) -> Showing:
        place = plan(look.frame, look.seats)
        private = look.private and seen.viewer is not None
        pieces = (
            self._in_private(place, seen, look) if private else self._in_public(place, seen, look)
        )
        laid = tuple(pieces)
        borne = {piece.answer.id for piece in laid if piece.answer is not None}
        # What is chosen from in secret is hers to look into before whom it lies.
        secret = seen.step in _SECRET and look.inspected not in {piece.page for piece in laid}
        closed = secret or not look.inspected
        return Showing(
            laid,
            ASKS(seen, look),
            Said("round", {"round": max(seen.round, 1)}),
            _rooms(place, seen, look),
            page=None if closed else PAGES(seen, look),
            hand=narrow(seen, look),
            answers=tuple(answer(seen, look, id_) for id_ in look.offered if id_ not in borne),
            hint=tuple(named(seen, look, id_) for id_ in look.advised),
            heat=_heat(seen),
        )

    def manner(self, seen: ThemeParkSeen) -> Manner:
        side_by_side = [seat for seat in seen.order if seat in seen.asked]
        # A guest who must move on since there is no other is not chosen either.
        mover = lone_mover(seen, seen.viewer) if seen.viewer is not None else ""
        return Manner(
            secret=seen.step in _SECRET,
            # What to choose cannot be told without looking at one's own cards.
            blind=False,
            turns=tuple(side_by_side[:1]) if seen.lanes else None,
            folded=frozenset({mover}) if mover else _FOLDED.get(seen.step, frozenset()),
        )

    def _in_private(self, place: Plan, seen: ThemeParkSeen, look: Look) -> Iterator[Piece]:
        room = own_room(look.frame)
        shown = screen(seen, look)
        # Headings stand where bunting would hang.
        yield from _felt(room.inset(-26, -16), plain=shown is Screen.MARKET)
        if seen.step == "understudy":
            yield from swap(seen, look, room)
        elif seen.phase == "plan":
            yield from crew(seen, look, room, actor(seen, look))
        elif shown is Screen.PARK:
            yield from midway(seen, look, room, actor(seen, look))
        elif shown is Screen.MARKET:
            offers = replace(stalls(place, seen, look), felt=room)
            yield from market(seen, look, offers, seen.parks[actor(seen, look)].money)
        else:
            yield from drafting(seen, look, room)

    def _in_public(self, place: Plan, seen: ThemeParkSeen, look: Look) -> Iterator[Piece]:
        marks = [_code(seen, number) for number in range(1, seen.rounds + 1)]
        yield from topbar(
            place, seen.rounds, seen.round + (seen.phase == "over"), seen.phase, marks
        )
        now = actor(seen, look)
        match screen(seen, look):
            case Screen.DRAFT:
                yield from _felt(place.whole)
                own = look.lone is not None and seen.viewer in seen.asked
                yield from (drafting if own else waiting_seats)(seen, look, place.inner)
            case Screen.PLAN:
                yield from strips(place, seen, look)
                yield from _felt(place.stage, plain=True)
                yield from reveal(seen, look, place.stage_inner)
            case Screen.CREW | Screen.MARKET:
                yield from _fair(place, seen, look, now)
            case Screen.COUNT:
                yield from _felt(place.whole, plain=True)
                yield from _counting(place, seen, look)
            case Screen.OVER:
                yield from _felt(place.whole)
                yield from over(seen, look, place)
            case _:
                if seen.phase == "operate":
                    yield from closing(seen, look, now, place.closing)
                felt = place.park_felt(seen.phase)
                if place.large:
                    yield from _felt(felt, plain=True)
                else:
                    # An edge as thin as a market's leaves the park its room.
                    yield panel("felt.park", felt, depth=-20)
                yield from midway(seen, look, place.park_room(seen.phase), now)
                yield from owner(seen, look, now, place.left, asked=now in seen.asked)
                if seen.solo:
                    yield from solo_column(place, seen)
                else:
                    yield from others(place, seen, look, now)

    def soon(self, seen: ThemeParkSeen, look: Look) -> Sequence[Piece]:
        return list(soon(plan(look.frame, look.seats), seen, look))


def _fair(place: Plan, seen: ThemeParkSeen, look: Look, now: int) -> Iterator[Piece]:
    """One's own park, and what is on offer for it; in Plan, whom to send for it."""
    seat = own_seat(look, now)
    choosing = screen(seen, look) is Screen.CREW
    shelf = not (choosing and place.large) or look.whole
    if choosing and (not place.large or not look.whole):
        yield panel("crew", place.crew, depth=-20)
        yield from crew(seen, look, place.crew, seat)
    if shelf:
        room = place.shelf(whole=look.whole)._replace(w=place.market.w)
        yield panel("market", room if choosing else place.market, depth=-20)
        if picking(seen, look):
            yield from picker(seen, look, place.market)
        else:
            yield from market(seen, look, stalls(place, seen, look), seen.parks[seat].money)
    yield from beside_market(place, seen, look, now)


def _heat(seen: ThemeParkSeen) -> Heat:
    if seen.round == seen.rounds:
        return "last"
    if seen.round == seen.rounds - 1:
        return "close"
    return "busy" if seen.phase in ("operate", "upkeep") else "calm"


def _rooms(place: Plan, seen: ThemeParkSeen, look: Look) -> Regions:
    if look.private:
        return Regions(curtained(look.frame))
    foot = place.narrow if getting_ready(seen, look) else place.prompt
    if seen.phase == "over" and place.large:
        return Regions(place.foot, title=place.name)
    if screen(seen, look) is Screen.PARK:
        return Regions(place.park_prompt(seen.phase), title=place.name)
    if screen(seen, look) not in (Screen.MARKET, Screen.CREW):
        return Regions(foot, title=place.name)
    if not place.large:
        return Regions(place.foot, title=place.name)
    # Large text has folded something away, which one press brings.
    return Regions(place.foot, title=place.name, zoom=place.page)


def _counting(place: Plan, seen: ThemeParkSeen, look: Look) -> Iterator[Piece]:
    if look.lone is not None and seen.step == "understudy" and look.lone in seen.asked:
        yield from swap(seen, look, place.inner)
        return
    yield from count(seen, look, place.inner)
    if getting_ready(seen, look):
        yield from ready(seen, look, place.ready)


def _code(seen: ThemeParkSeen, number: int) -> str:
    name = of_round(seen, number)
    return OBJECTIVES[name].code if name else ""


def _felt(box: Box, *, plain: bool = False) -> Iterator[Piece]:
    """The night over the fair, with its bunting and lamps."""
    yield fills("felt", "ui/mat.night", box, -20)
    if plain:
        return
    yield _FELT_LEFT("felt.left", art("bunting.left"), box)
    yield _FELT_RIGHT("felt.right", art("bunting.right"), box)
    yield _FELT_LIGHTS("felt.lights", art("lights"), box)


TABLE = FairTable()
