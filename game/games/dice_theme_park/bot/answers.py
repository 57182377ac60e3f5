"""A planned day in the answers its owner would give, one after another."""

from __future__ import annotations

from collections.abc import Iterator

from game.games.dice_theme_park.bot.day import Operated, best_day
from game.games.dice_theme_park.bot.gather import Help, Weights
from game.games.dice_theme_park.bot.site import TILE_STEP, DayKey, Site, site_of
from game.games.dice_theme_park.content.ids import MASCOT
from game.games.dice_theme_park.content.numbers import Die
from game.kernel.contract import Action
from game.kernel.memory import remembered

__all__ = ["FORMALITIES", "answers"]

FORMALITIES: tuple[Action, ...] = (("skip",), ("none",), ("pip",))
"""Answers that do nothing: a plan leaves them out, for it cannot know whether it will be asked."""


class _Hand:
    """Guests by name, as the plan moves them."""

    def __init__(self, key: DayKey) -> None:
        self.site: Site = site_of(key)
        self.codes = {
            die: self.site.code(die, guest.at, guest.value, vip=guest.vip)
            for die, guest in key.dawn.guests
        }

    def find(self, code: int, besides: tuple[Die, ...] = ()) -> Die:
        return min(die for die, each in self.codes.items() if each == code and die not in besides)

    def move(self, die: Die, tile: int) -> None:
        self.codes[die] = tile * TILE_STEP + self.codes[die] % TILE_STEP

    def turn(self, die: Die, by: int) -> None:
        self.codes[die] += by

    def value(self, die: Die) -> int:
        return (self.codes[die] & 31) % 7


@remembered(256)
def answers(key: DayKey, weights: Weights, width: int, most: int) -> tuple[Action, ...]:
    """The best day of this park, formalities left out, closing included."""
    hand = _Hand(key)
    found: list[Action] = []
    for act in best_day(key, weights, width, most).acts:
        if act[0] == "operate":
            found += _operation(hand, act)
        else:
            _, bit, _, tile = act
            found.append(("mascot", MASCOT.id(bit), "skill", hand.site.names[tile]))
    return (*found, ("close",))


def _operation(hand: _Hand, act: Operated) -> Iterator[Action]:
    _, tile, g, plain_bits, manager, spared, place, to = act
    names = hand.site.names
    # Where each guest of the party is from, followed by where its helps take it.
    party: list[Die] = []
    for guest in g.guests:
        party.append(hand.find(guest, tuple(party)))
    ushers: list[int] = []
    for die, steps in zip(party, g.acts, strict=True):
        for step in steps:
            again = step[0] == "skill" and step[1] in ushers
            yield _help(hand, step, die, again=again)
            if step[0] == "skill" and step[2] in ("usher_in", "usher_out"):
                ushers.append(step[1])
    yield from _adjustments(hand, tile, g.faces, g.colours, party, plain_bits)
    yield ("manager" if manager else "operate", names[tile], *sorted(party))
    if hand.site.fresh >= 0 and spared >= 0:
        yield (party[spared],)
    for at, die in enumerate(party):
        if at != spared:
            hand.turn(die, -1)
        if hand.value(die) == 0:
            del hand.codes[die]
    if place >= 0:
        yield (party[place], names[to])
        hand.move(party[place], to)


def _help(hand: _Hand, step: Help, die: Die, *, again: bool) -> Action:
    names = hand.site.names
    if step[0] != "skill":
        hand.move(die, step[2])
        return (step[0], die, names[step[2]])
    _, bit, does, _, more = step
    mascot = MASCOT.id(bit)
    if does in ("leap", "flip"):
        hand.turn(die, more)
        if does == "flip":
            return ("mascot", mascot, "skill", die)
        return ("mascot", mascot, "skill", "up" if more > 0 else "down", die)
    hand.move(die, more)
    to = names[more]
    if again:
        return (die, to)
    if does == "usher_in":
        return ("mascot", mascot, "skill", to, die, to)
    return ("mascot", mascot, "skill", die, to)


def _adjustments(
    hand: _Hand, tile: int, faces: tuple[int, ...], colours: int, party: list[Die], plain_bits: int
) -> Iterator[Action]:
    """Values first, then colours: once a colour is adjusted, the operation must follow."""
    units: list[Action] = []
    for die, shown in zip(party, faces, strict=True):
        by = shown % 7 - hand.value(die)
        units += [("up" if by > 0 else "down", die)] * abs(by)
        hand.turn(die, by)
    units += [("colour", hand.site.names[tile])] * colours
    mascots = [bit for bit in range(hand.site.bits) if plain_bits >> bit & 1]
    for number, unit in enumerate(units):
        mascot, extra = divmod(number, 1 + hand.site.doubles)
        if extra:
            yield unit
        else:
            yield ("mascot", MASCOT.id(mascots[mascot]), *unit)
