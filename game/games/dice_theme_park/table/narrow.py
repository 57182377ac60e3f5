"""The fair on a narrow screen: staff and their sum, what is offered, one's own park, who rides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.administrators import is_administrator
from game.games.dice_theme_park.content.attractions import TILES, is_tile
from game.games.dice_theme_park.content.ids import MASCOT, TRAIN
from game.games.dice_theme_park.content.innovations import is_innovation
from game.games.dice_theme_park.content.numbers import colour_of, is_die, is_upgrade
from game.games.dice_theme_park.content.skills import is_skill
from game.games.dice_theme_park.content.spaces import cell_of, is_cell
from game.games.dice_theme_park.content.staff import is_staff, person, staff_of
from game.games.dice_theme_park.content.trains import trains
from game.games.dice_theme_park.table.answers import answer, need_said
from game.games.dice_theme_park.table.bits import art, die_art
from game.games.dice_theme_park.table.glance import cell
from game.games.dice_theme_park.table.midway import midway_ground
from game.games.dice_theme_park.table.owner import kit_art
from game.games.dice_theme_park.table.phase import Screen, income, screen
from game.games.dice_theme_park.table.places import own_room
from game.games.dice_theme_park.table.standing import could_run, each, party
from game.games.dice_theme_park.table.tiles import Lot, tile
from game.games.dice_theme_park.table.wording import colour_said, dash, skill_art, tile_said
from game.stage.box import Box
from game.stage.hand import Held, Pile, everybody, seat_held
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.games.dice_theme_park.content.attractions import TileId
    from game.games.dice_theme_park.seen.view import ParkSeen, ThemeParkSeen
    from game.stage.look import Look
    from game.stage.said import Speech

__all__ = ["narrow"]

_TILE = Box(-150, -150, 300, 290)
"""What of an attraction is shown."""
_AROUND = 26.0


def narrow(seen: ThemeParkSeen, look: Look) -> tuple[Pile, ...]:
    me = seen.viewer
    if me is None or not look.private or seen.phase == "over":
        return (_everybody(seen, look),)
    if seen.phase == "plan" and seen.step != "understudy":
        return _plan(seen, look, me)
    asked = me in seen.asked
    at_park = screen(seen, look) is Screen.PARK
    if not asked:
        return (_park(seen, look, me), _attractions(seen, me))
    offered = _offered(seen, look, me)
    return (_park(seen, look, me), *offered, _attractions(seen, me)) if at_park else offered


# Plan


def _plan(seen: ThemeParkSeen, look: Look, me: int) -> tuple[Pile, ...]:
    plot = seen.parks[me]
    picked = look.picked or tuple(word for given in seen.mine for word in given)
    chosen = tuple(map(staff_of, picked))
    cards = sorted(plot.hand, key=lambda card: (person(card).die, card))
    things = []
    for card in cards:
        its, who = answer(seen, look, card), person(card)
        painted = Said("hand-staff", {"value": who.die, "money": who.money})
        things.append(
            Held(
                f"staff.{card}",
                its.tells,
                art(f"staff.{who.id}.small"),
                (Said(f"staff-{dash(who.id)}.text"),),
                (painted,),
                state=("chosen",) if card in chosen else (),
                answer=card,
                page=f"staff.{card}",
            )
        )
    staff = Pile("staff", Said("hand-staff-title"), tuple(things), "cards", "night")
    return (staff, _order(picked), _money(plot, picked)) if picked else (staff,)


def _order(picked: Sequence[str]) -> Pile:
    """Who goes first: the lowest."""
    values = [person(staff_of(word)).die for word in picked[:2]]
    things = [
        Held(f"value.{at}", Said("turn-order-sum"), count=str(value), sign="+" if at else "")
        for at, value in enumerate(values)
    ]
    whole = Held("order", Said("lowest-first"), count=str(sum(values)), sign="=", state=("gold",))
    return Pile("order", Said("turn-order-sum"), (*things, whole), "sum")


def _money(plot: ParkSeen, picked: Sequence[str]) -> Pile:
    values = [person(staff_of(word)).money for word in picked[:2]] + [income(plot)]
    things = [
        Held(f"money.{at}", Said("income-sum"), count=f"${value}", sign="+" if at else "")
        for at, value in enumerate(values)
    ]
    then = Said("income-then", {"sum": sum(values), "money": plot.money + sum(values)})
    whole = Held("income", then, count=f"${sum(values)}", sign="=", state=("gold",))
    return Pile("money", Said("income-sum"), (*things, whole), "sum")


# One's own park


def _park(seen: ThemeParkSeen, look: Look, me: int) -> Pile:
    """The park, framed to what stands there and where something may be built."""
    plot = seen.parks[me]
    ground = midway_ground(seen, look, own_room(look.frame), me)
    cells = [*plot.tiles.values(), *(cell_of(word) for word in look.offered if is_cell(word))]
    spots = [ground.spot(cell(number)) for number in cells]
    left, top = min(box.x for box in spots), min(box.y for box in spots)
    right, bottom = max(box.right for box in spots), max(box.bottom for box in spots)
    around = _AROUND + 40 * ground.k
    window = Box(left - around, top - around, right - left + 2 * around, bottom - top + 2 * around)
    things = tuple(
        Held(word, answer(seen, look, word).tells, says=_tells(seen, look, word), answer=word)
        for word in look.offered
        if is_tile(word) or is_cell(word)
    )
    return Pile("park", Said("hand-park"), things, "map", "night", window=window)


def _attractions(seen: ThemeParkSeen, me: int) -> Pile:
    """What stands there, a line each: what it asks for, and who would ride; the best first."""
    plot = seen.parks[me]
    ready = could_run(plot)
    order = (*ready, *(name for name in plot.tiles if name not in ready))
    rows = tuple(_line(plot, name, runs=name in ready) for name in order)
    return Pile("attractions", Said("hand-attractions"), rows, "list", "night")


def _line(plot: ParkSeen, name: TileId, *, runs: bool) -> Held:
    says = [Said("hand-wants", {"need": need_said(name), "stars": TILES[name].stars})]
    guests = [
        Said("word-die", {"colour": colour_said(colour_of(die)), "value": plot.guests[die].value})
        for die in (party(plot, name) if runs else ())
    ]
    if guests:
        says += [Said("hand-ready", {"guest": guests[0]}), *guests[1:]]
    return Held(
        f"line.{name}",
        tile_said(name),
        art(f"tile.{name}"),
        tuple(says),
        gain=f"+{each(plot, name).stars}" if runs else "",
        page=f"tile.{name}",
    )


def _tells(seen: ThemeParkSeen, look: Look, word: str) -> tuple[Speech, ...]:
    help_ = answer(seen, look, word).help
    return () if help_ is None else (help_,)


# What is offered


def _offered(seen: ThemeParkSeen, look: Look, me: int) -> tuple[Pile, ...]:
    """A row for each: attractions by their demand, monorails by their guests, skills, guests."""
    park = seen.parks[me]
    here = screen(seen, look) is Screen.PARK
    rows = [
        held
        for word in look.offered
        if not (here and (word in park.tiles or is_cell(word)))
        and (held := _row(seen, look, word)) is not None
    ]
    if not rows:
        return ()
    return (Pile("offers", Said("hand-offers"), tuple(rows), "list", "night", each=_TILE),)


def _row(seen: ThemeParkSeen, look: Look, word: str) -> Held | None:
    its = answer(seen, look, word)
    says: tuple[Speech, ...] = () if its.help is None else (its.help,)
    chosen = ("chosen",) if word in look.picked or word in look.path else ()
    if is_tile(word):
        return _attraction(word, its.tells)
    if is_die(word):
        return Held(word, its.tells, _guest(seen, word), says, state=chosen, answer=word)
    if is_administrator(word):
        return Held(word, its.tells, art(f"admin.{word}"), says, answer=word)
    if is_skill(word):
        page = f"skill.{word}"
        return Held(word, its.tells, skill_art(word, icon=False), says, answer=word, page=page)
    if is_staff(word) and not MASCOT.names(word):
        who, page = person(word), f"staff.{word}"
        return Held(word, its.tells, art(f"staff.{who.id}.small"), says, answer=word, page=page)
    if TRAIN.names(word):
        return _train(seen, look, word, its.tells)
    if is_upgrade(word) or is_innovation(word):
        return Held(word, its.tells, kit_art(word), says, answer=word)
    return None


def _attraction(word: TileId, name: Speech) -> Held:
    data = TILES[word]
    wants = Said("hand-wants", {"need": need_said(word), "stars": data.stars})
    drawn = tuple(tile(f"row.{word}", Lot(word), 0, 0, 1.1, 2))
    return Held(word, name, says=(wants,), answer=word, gain=f"${data.cost}", drawn=drawn)


def _train(seen: ThemeParkSeen, look: Look, word: str, name: Speech) -> Held:
    """Its guests, as they would show when they get off."""
    number = TRAIN.at(word)
    values = trains(look.seats)[number]
    guests = [
        (die, values[min(place, len(values) - 1)])
        for place, die in enumerate(seen.trains[number])
        if die
    ]
    told = [
        Said("word-die", {"colour": colour_said(colour_of(die)), "value": value})
        for die, value in guests
    ]
    return Held(word, name, art(f"train.{number % 5 + 1}"), tuple(told), answer=word)


def _guest(seen: ThemeParkSeen, die: str) -> str:
    for plot in seen.parks:
        for one, guest in plot.guests.items():
            if one == die:
                return die_art(colour_of(one), guest.value)
    return ""


def _everybody(seen: ThemeParkSeen, look: Look) -> Pile:
    best = max(plot.stars for plot in seen.parks)
    seats = (
        seat_held(
            look,
            seat,
            f"{plot.stars} ★",
            Said("hand-money", {"money": plot.money}),
            heard=Said("hand-stars-of", {"stars": plot.stars}),
            now=plot.stars == best > 0,
        )
        for seat, plot in enumerate(seen.parks)
    )
    return everybody(Said("hand-stars"), seats)
