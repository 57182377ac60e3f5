"""Any situation of the rulebook, set up from outside: a state and answers in, what follows out."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any, NoReturn

from game.commands import words
from game.commands.trace import plain_options, plain_standings
from game.commands.wrong import Wrong, shown
from game.kernel import play
from game.kernel.codec import Codec, Unreadable, digest
from game.kernel.contract import Action, Game, PickSome, Plain
from game.kernel.event import Event

__all__ = ["apply", "run"]

_LARGEST = 16 << 20
# What rules may raise when a table that only looks right is put before them.
_NONSENSE = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


def apply(game: Game[Any, Any], plain: Plain) -> dict[str, Any]:
    """The answers given one after the other."""
    if not isinstance(plain, dict) or not isinstance(plain.get("state"), dict):
        raise Wrong('The JSON must be an object with a "state" and a list of "actions".')
    answers = plain.get("actions", [])
    if not isinstance(answers, list):
        raise Wrong('"actions" must be a list.')
    codec = Codec(game.steps, game.events)
    told: list[Event] = []
    state = _loaded(game, codec, plain["state"], told)
    for number, answer in enumerate(answers, 1):
        seat, action = _answer(answer, number)
        if state.over:
            raise Wrong(f"Action {number} comes after the end of the match.")
        try:
            play.act(state, seat, action, told.append)
        except play.Illegal:
            raise Wrong(_refusal(state, seat, action, number)) from None
    return {
        "state": codec.dump(state),
        "hash": digest(codec.dump(state)),
        "deciders": list(play.asked(state)),
        "legal": {str(seat): plain_options(play.legal(state, seat)) for seat in play.asked(state)},
        "events": [codec.told(event) for event in told],
        "standings": plain_standings(game.standings(state)),
        "over": state.over,
    }


def _loaded(game: Game[Any, Any], codec: Codec, plain: Plain, told: list[Event]) -> Any:
    """The state, sound in itself, and played on to where somebody is asked."""
    try:
        state = codec.load(game.state_type, plain, "state")
        broken = game.check(state)
        if not broken and state.seats not in game.seats:
            broken = ["so many cannot play"]
        if not broken:
            _sealed_soundly(state)
            play.settle(state, told.append)
            broken = game.check(state)
        if not broken and not state.over and not play.asked(state):
            broken = ["nobody could go on"]
    except Unreadable as error:
        raise Wrong(f"The state cannot be read: {error}.") from None
    except _NONSENSE:
        raise Wrong("The state does not fit together.") from None
    if broken:
        raise Wrong(f"The state breaks a law of the game: {broken[0]}.")
    return state


def _sealed_soundly(state: Any) -> None:
    """Answers given before must have been open to whoever gave them."""
    given, state.sealed = state.sealed, {}
    for seat, answers in given.items():
        for action in answers:
            if not play.allows(play.legal(state, seat), action):
                raise Unreadable(f"state.sealed: seat {seat} could not answer {list(action)}")
            state.sealed[seat] = (*state.sealed.get(seat, ()), action)


def _answer(plain: Plain, number: int) -> tuple[int, Action]:
    if isinstance(plain, dict) and set(plain) == {"seat", "action"}:
        seat, action = plain["seat"], plain["action"]
        if type(seat) is int and isinstance(action, list):
            ids = [id_ for id_ in action if isinstance(id_, str)]
            if len(ids) == len(action):
                return seat, tuple(ids)
    raise Wrong(
        f'Action {number} must be written {{"seat": 0, "action": ["id", ...]}}, '
        f"not {shown(json.dumps(plain))}."
    )


def _refusal(state: Any, seat: int, action: Action, number: int) -> str:
    said = shown("/".join(action))
    asked = play.asked(state)
    if seat not in asked:
        now = ", ".join(str(each) for each in asked)
        return f"Action {number}: seat {seat} is not asked now; asked is {now}."
    options = play.legal(state, seat)
    if isinstance(options, PickSome):
        choice = f"{options.least} to {options.most} of {', '.join(options.items)}, in this order"
    else:
        choice = ", ".join("/".join(each) for each in options[:_NAMED])
        choice += f" and {len(options) - _NAMED} more" if len(options) > _NAMED else ""
    return f"Action {number}: {said} is not open to seat {seat}; choose from {choice}."


_NAMED = 12


def run(args: Namespace) -> int:
    """python -m game apply."""
    game = words.the_game(args.name)
    result = apply(game, _read(args.file))
    sys.stdout.write(json.dumps(result, ensure_ascii=False) + "\n")
    return 0


def _read(name: str) -> Plain:
    try:
        if name == "-":
            text = sys.stdin.read(_LARGEST + 1)
        else:
            with Path(name).open(encoding="utf-8") as file:
                text = file.read(_LARGEST + 1)
    except OSError as error:
        raise Wrong(f"{shown(name)} cannot be read: {error.strerror}.") from None
    except ValueError:
        raise Wrong(f"{shown(name)} is not text.") from None
    if len(text) > _LARGEST:
        raise Wrong(f"{shown(name)} is larger than any state.")
    try:
        return json.loads(text, parse_constant=_no_number, object_pairs_hook=_once)
    except RecursionError:
        raise Wrong(f"{shown(name)} is nested too deep.") from None
    except ValueError as error:
        raise Wrong(f"{shown(name)} is not JSON: {error}.") from None


def _no_number(word: str) -> NoReturn:
    raise ValueError(f"{word} is no number")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name is given twice")
    return found
