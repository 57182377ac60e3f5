"""Why an answer is given, and of which cards, attractions and guests that is said."""

from __future__ import annotations

from game.games.dice_theme_park.content.attractions import is_tile
from game.games.dice_theme_park.content.ids import TRAIN
from game.games.dice_theme_park.content.numbers import Die, colour_of, die_of, is_die
from game.games.dice_theme_park.content.skills import is_skill, skill, skill_of
from game.games.dice_theme_park.content.staff import person, staff_of
from game.games.dice_theme_park.seen.view import ThemeParkSeen
from game.kernel.contract import Action
from game.kernel.why import because

__all__ = ["why"]


def why(seen: ThemeParkSeen, seat: int, action: Action) -> str:
    step, first = seen.step, action[0]
    if step == "plan":
        one, other = (f"staff-{_dashed(person(staff_of(card)).id)}" for card in action)
        return because("bot-why-plan", one=one, other=other)
    if step == "choose_staff":
        # Whom the others have in hand nobody knows.
        return because("bot-why-staff")
    if step == "board":
        return because("bot-why-train", number=TRAIN.called(first))
    tile = next((f"tile-{_dashed(word)}" for word in action if is_tile(word)), "")
    dice = [die_of(word) for word in action if is_die(word)]
    if first in ("operate", "manager"):
        return because("bot-why-operate", tile=tile)
    if step in ("expand", "improve", "amenity_build", "choose_first"):
        return _bettered(action, tile)
    if first == "close":
        return because("bot-why-close", count=len(seen.parks[seat].guests))
    if not dice:
        return because("bot-why-ready" if first == "mascot" else "bot-why")
    guest = _guest(seen, seat, dice[0])
    if step == "move":
        return because("bot-why-move", **guest, tile=tile)
    helps = step in ("operate", "extra", "pair", "usher")
    return because("bot-why-help" if helps else "bot-why-guest", **guest)


def _bettered(action: Action, tile: str) -> str:
    """What is bought for the rounds to come."""
    deed = action[0]
    if deed == "recruit" and is_skill(action[1]):
        return because("bot-why-recruit", card=f"skill-{_dashed(skill(skill_of(action[1])).does)}")
    if deed in ("install", "innovate"):
        return because("bot-why-install", tile=tile, upgrade=f"upgrade-{_dashed(action[1])}")
    if deed == "build" or is_tile(deed):
        return because("bot-why-build", tile=tile)
    if deed == "recruit":
        return because("bot-why-mascot")
    return f"bot-why-{deed}" if deed in ("map", "done") else "bot-why"


def _guest(seen: ThemeParkSeen, seat: int, die: Die) -> dict[str, int | str]:
    """A guest by the look of its die; one that is still to come by its colour."""
    there = seen.parks[seat].guests.get(die)
    colour = f"colour-{colour_of(die)}"
    if there is None:
        return {"colour": colour, "die": "word-guest"}
    return {"value": there.value, "colour": colour, "die": "word-die"}


def _dashed(word: str) -> str:
    """As texts call it: their keys know no underscores."""
    return word.replace("_", "-")
