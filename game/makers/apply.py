"""Any situation of the rulebook, set up from outside: a state and answers in, what follows out."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any, NoReturn

from game.commands import words
from game.commands.wrong import Wrong, shown
from game.kernel import play
from game.kernel.codec import Codec, digest
from game.kernel.contract import Action, Game, PickSome, Plain
from game.kernel.event import Event
from game.kernel.reading import Unreadable
from game.makers.trace import plain_options, plain_standings
from game.system.reasons import reason

__all__ = ["apply", "run"]

_LARGEST = 16 << 20
_FORM = '{"seat": 0, "action": ["id", ...]}'
# What rules may raise when a table that only looks right is put before them.
_NONSENSE = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


def apply(game: Game[Any, Any], plain: Plain) -> dict[str, Any]:
    """The answers given one after the other."""
    if not isinstance(plain, dict) or not isinstance(plain.get("state"), dict):
        raise Wrong("apply-object", state='"state"', actions='"actions"')
    answers = plain.get("actions", [])
    if not isinstance(answers, list):
        raise Wrong("apply-list", actions='"actions"')
    codec = Codec(game.steps, game.events)
    told: list[Event] = []
    state = _loaded(game, codec, plain["state"], told)
    for number, answer in enumerate(answers, 1):
        seat, action = _answer(answer, number)
        if state.over:
            raise Wrong("apply-after", number=number)
        try:
            play.act(state, seat, action, told.append)
        except play.Illegal:
            raise _refusal(state, seat, action, number) from None
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
        _lawful(game, state)
        if state.seats not in game.seats:
            raise Wrong("apply-seats", seats=state.seats)
        _sealed_soundly(state)
        play.settle(state, told.append)
        _lawful(game, state)
        if not state.over and not play.asked(state):
            raise Wrong("apply-stuck")
    except Wrong:
        raise
    except Unreadable as error:
        facts = {"where": error.where, "why": error.why, "what": error.what}
        raise Wrong("apply-unreadable", **facts) from None
    except _NONSENSE:
        raise Wrong("apply-nonsense") from None
    return state


def _lawful(game: Game[Any, Any], state: Any) -> None:
    broken = game.check(state)
    if broken:
        # The law in the words of the rules, which speak to makers.
        raise Wrong("apply-law", law=broken[0])


def _sealed_soundly(state: Any) -> None:
    """Answers given before must have been open to whoever gave them."""
    given, state.sealed = state.sealed, {}
    for seat, answers in given.items():
        for action in answers:
            if not play.allows(play.legal(state, seat), action):
                raise Wrong("apply-sealed", seat=seat, word=shown("/".join(action)))
            state.sealed[seat] = (*state.sealed.get(seat, ()), action)


def _answer(plain: Plain, number: int) -> tuple[int, Action]:
    if isinstance(plain, dict) and set(plain) == {"seat", "action"}:
        seat, action = plain["seat"], plain["action"]
        if type(seat) is int and isinstance(action, list):
            ids = [id_ for id_ in action if isinstance(id_, str)]
            if len(ids) == len(action):
                return seat, tuple(ids)
    raise Wrong("apply-form", number=number, form=_FORM, word=shown(json.dumps(plain)))


def _refusal(state: Any, seat: int, action: Action, number: int) -> Wrong:
    asked = play.asked(state)
    if seat not in asked:
        now = ", ".join(str(each) for each in asked)
        return Wrong("apply-not-asked", number=number, seat=seat, now=now)
    said: dict[str, str | int] = {"number": number, "seat": seat, "word": shown("/".join(action))}
    options = play.legal(state, seat)
    if isinstance(options, PickSome):
        bounds = {"least": options.least, "most": options.most}
        return Wrong("apply-pick-some", **said, **bounds, choices=", ".join(options.items))
    choices = ", ".join("/".join(each) for each in options[:_NAMED])
    return Wrong("apply-pick", **said, choices=choices, more=max(len(options) - _NAMED, 0))


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
        raise Wrong("apply-read", file=shown(name), reason=reason(error)) from None
    except ValueError:
        raise Wrong("apply-text", file=shown(name)) from None
    if len(text) > _LARGEST:
        raise Wrong("apply-large", file=shown(name))
    try:
        return json.loads(text, parse_constant=_no_number, object_pairs_hook=_once)
    except RecursionError:
        raise Wrong("apply-deep", file=shown(name)) from None
    except Wrong as wrong:
        raise Wrong(wrong.key, file=shown(name), **wrong.facts) from None
    except json.JSONDecodeError as error:
        place = {"line": error.lineno, "column": error.colno}
        raise Wrong("apply-json", file=shown(name), **place) from None
    except ValueError:
        # Python reads no number of more digits than its own limit.
        raise Wrong("apply-json-number", file=shown(name)) from None


def _no_number(word: str) -> NoReturn:
    raise Wrong("apply-json-word", word=word)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise Wrong("apply-json-twice")
    return found
