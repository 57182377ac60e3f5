"""Judgement of Dice Theme Park: a good day for an open park, worth against price for the rest."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.dice_theme_park.bot.answers import FORMALITIES
from game.games.dice_theme_park.bot.appeal import appeals
from game.games.dice_theme_park.bot.odds import Prospects
from game.games.dice_theme_park.bot.why import why
from game.games.dice_theme_park.content.attractions import TILES, tile_of
from game.games.dice_theme_park.content.ids import MASCOT
from game.games.dice_theme_park.content.metrics import cube_money, cube_stars
from game.games.dice_theme_park.content.numbers import die_of
from game.games.dice_theme_park.content.skills import skill
from game.games.dice_theme_park.content.staff import Person, person, staff_of
from game.games.dice_theme_park.rules.park import answers_noted
from game.games.dice_theme_park.rules.state import ParkState
from game.games.dice_theme_park.seen.view import AnyTable, ThemeParkSeen
from game.kernel.chance import Random
from game.kernel.contract import Action, Options
from game.kernel.judge import Judge, Level, Personality, any_of
from game.kernel.play import listing

__all__ = ["JUDGE", "ThemeParkJudge"]

_QUICK = Level("quick", slips=0, decisions=0, breadth=0, width=1)
_IN_THE_PARK = ("operate", "extra", "pair", "usher", "spare", "surprise", "move", "exchange")
_REROLLED = 3
"""Up to this value a reroll is more likely to help than to harm."""


class ThemeParkJudge(Judge[ParkState, ThemeParkSeen]):
    personalities: tuple[Personality, ...] = (
        Personality("even"),
        # Boldness: how gladly it builds and installs. Spite: how gladly it sends mascots out.
        Personality("thrifty", boldness=10, spite=30),
        Personality("builder", boldness=95, spite=35),
        Personality("showman", boldness=35, spite=95),
        # Told by the guides it hires. When it answered in haste, too, that cost it twenty stars.
        Personality("dreamer"),
    )
    way = "weighed"

    def weighed(
        self,
        seen: ThemeParkSeen,
        seat: int,
        options: Sequence[Action],
        personality: Personality,
        level: Level,
    ) -> Sequence[float]:
        ahead = Prospects(seen, seat, level)
        if seen.step in _IN_THE_PARK:
            best = _in_the_park(ahead, seen.step, options)
            return [float(action == best) for action in options]
        return _liked(ahead, seen.step, options, personality)

    def policy(
        self, state: ParkState, seat: int, options: Options, rng: Random, personality: Personality
    ) -> Action:
        """No day is planned: an open park takes the best operation there is."""
        ahead, step = Prospects(state, seat, _QUICK), _asked(state, seat)
        answers = listing(options)
        if step not in _IN_THE_PARK:
            return _best(answers, _liked(ahead, step, answers, personality))
        if step == "operate":
            operations = [each for each in answers if each[0] in ("operate", "manager")]
            if operations:
                return _best(operations, [_takings(ahead, each) for each in operations])
            return ("close",)
        formal = _formality(answers)
        if step == "move" and formal is None:
            return _moved(ahead, answers)
        return formal or any_of(options, rng)

    def reason(self, seen: ThemeParkSeen, seat: int, action: Action) -> str:
        return why(seen, seat, action)


def _asked(table: AnyTable, seat: int) -> str:
    """What the seat is asked."""
    step = table.waiting(seat)
    return step.kind if step is not None else ""


def _best(options: Sequence[Action], liked: Sequence[float]) -> Action:
    return options[max(range(len(options)), key=lambda at: liked[at])]


def _liked(
    ahead: Prospects, step: str, options: Sequence[Action], personality: Personality
) -> list[float]:
    """With the taste of a personality on top of what things are worth."""
    liked = appeals(ahead, step, options)
    if step == "plan":
        hires = _HIRES.get(personality.id, {})
        return [
            each + sum(hires.get(person(staff_of(card)).id, 0.0) for card in action)
            for each, action in zip(liked, options, strict=True)
        ]
    building = (personality.boldness - 50) / 15
    dressing = (personality.spite - 50) / 15
    taste = dict.fromkeys(("build", "install", "innovate", "map"), building)
    taste["recruit"] = dressing
    return [
        each + taste.get(action[0], 0.0) + _fancy(personality.id, action)
        for each, action in zip(liked, options, strict=True)
    ]


_HIRES: dict[str, dict[Person, float]] = {
    # Whom each manner likes to have about, in stars.
    "thrifty": {"concierge": 3.0, "consultant": 9.0},
    "builder": {"builder": 4.5, "innovator": 5.5},
    "showman": {"manager": 2.6, "chaperone": 3.0},
    "dreamer": {"guide": 5.5},
}
_INCOME, _GRAND, _ROOM, _SNUG = 2.5, 0.3, 1.2, 0.4


def _fancy(manner: str, action: Action) -> float:
    """What attractions a manner has a weakness for."""
    if len(action) < 2 or action[0] != "build":
        return 0.0
    tile = TILES[tile_of(action[1])]
    fancies = {
        "thrifty": _INCOME * tile.income - _SNUG * tile.cost,
        "builder": _ROOM * len(tile.spaces),
        "showman": _GRAND * tile.stars,
    }
    return fancies.get(manner, 0.0)


def _formality(options: Sequence[Action]) -> Action | None:
    return next((action for action in options if action in FORMALITIES), None)


def _in_the_park(ahead: Prospects, step: str, options: Sequence[Action]) -> Action:
    """The next answer of the day's plan; where there is none, or it does not fit, a new one."""
    if step == "surprise":
        return _surprise(ahead, options)
    park = ahead.park
    noted = answers_noted(park.since)
    done = tuple(each for each in noted if each not in FORMALITIES)
    planned = ahead.plan(park.dawn if park.since else ahead.now())
    if planned[: len(done)] == done and len(planned) > len(done):
        action = planned[len(done)]
        if action in options:
            return _reroll(ahead, options) if action == ("close",) else action
    if step == "extra" and planned[: len(done)] != done:
        # Somebody else has sent the mascot: what it was for is begun, and worth an end.
        return _best(options[::-1], [ahead.nudged(each) for each in options[::-1]])
    formal = _formality(options)
    if formal is not None:
        return formal
    if step == "operate":
        if park.wild.free:
            # So is a colour: it comes to nothing if that attraction is not operated next.
            serving = [each for each in options if each[1:2] == (park.wild.tile,)]
            if serving:
                return _best(serving, [_takings(ahead, each) for each in serving])
        action = ahead.plan(ahead.now())[0]
        return action if action in options else ("close",)
    if step == "move":
        return _moved(ahead, options)
    return options[0]


def _moved(ahead: Prospects, options: Sequence[Action]) -> Action:
    return _best(options, [ahead.moved(die_of(die), tile_of(to)) for die, to in options])


def _surprise(ahead: Prospects, options: Sequence[Action]) -> Action:
    guests = ahead.park.guests
    dice = [die_of(each[0]) for each in options if each != ("pip",)]
    low = [die for die in dice if guests[die].value <= _REROLLED]
    return (min(low, key=lambda die: guests[die].value),) if low else ("pip",)


def _reroll(ahead: Prospects, options: Sequence[Action]) -> Action:
    """Before closing, guests that would leave are rerolled, if a mascot can."""
    if not ahead.left:
        return ("close",)
    guests = ahead.park.guests
    for action in options:
        if action[0] == "mascot" and action[2] == "skill" and len(action) == 4:
            does = skill(ahead.park.mascots[MASCOT.at(action[1])]).does
            guest = guests[die_of(action[3])] if does == "reroll" else None
            if guest is not None and guest.value <= 2 and not guest.vip:
                return action
    return ("close",)


def _takings(ahead: Prospects, action: Action) -> float:
    tile = tile_of(action[1])
    upgrades = ahead.park.upgrades.get(tile, ())
    money: float = cube_money(tile, upgrades) * ahead.weights.money / 100
    return cube_stars(tile, upgrades) + money - len(action) / 10


JUDGE = ThemeParkJudge()
