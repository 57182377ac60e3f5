"""Lay down the corpus of saves that must open, or be refused, forever: tests/saves/v1/.

    python build_scripts/corpus.py

What is there already is never written again: a good save stays as the version that made it wrote
it. `expected.json` beside the files says what must become of each. Files that begin with `kept-`
are of every game, in every phase that random matches come to, for every option and number of seats;
their names say under which version of the rules, so another version adds its own.
"""

from __future__ import annotations

import json
import sys
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game import catalogue
from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match import format as form
from game.match.plain import digest
from game.match.refused import Refused
from game.match.saves import load_bytes, save_bytes
from game.match.seats import COLOURS, Person
from game.match.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterator, Mapping

    from game.kernel.contract import Game

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "saves" / f"v{form.OPEN}"
WHEN = "2026-11-18T20:15:00Z"
_MATCHES, _IDLE = 60, 12
"""So many random matches of a game at most, and so many in which nothing new came."""
_INTO = 12
"""How far a match is that stands for an option or a number of seats."""
_LONGEST = 2500
NAMES = ("Ada", "Björn", "Chloë", "Даша", "えま", "فريد", "Gïd̂eon", "Ἡρώ")


def played(
    seats: int, decisions: int, seed: int, options: Mapping[str, str] | None = None
) -> Session:
    """A match of Whakka Mole after so many decisions, by people and bots in turns."""
    people = [
        Person(NAMES[seat], COLOURS[seat], ("mouse", "keys", "bot", "pad")[seat % 4], seat % 3)
        for seat in range(seats)
    ]
    session, rng = Session.new("whakka_mole", people, options or {}, seed), Random(seed)
    while session.decided < decisions and not session.over:
        seat = rng.choice(session.asked())
        bot = session.people[seat].is_bot
        session.act(
            seat,
            any_of(session.legal(seat), rng),
            by="bot" if bot else "person",
            reason="bot-why" if bot else "",
        )
        session.thought(seat, 900 + rng.below(4000))
    return session


def good() -> dict[str, bytes]:
    """Saves that load."""
    made = {
        "begun": played(2, 0, 1),
        "half-written": played(3, 1, 2),
        "all-but-one": played(4, 23, 3),
        "middle": played(5, 61, 4),
        "eight-seats": played(8, 90, 5),
        "over": played(4, 10_000, 6),
        "twelve-holes": played(3, 30, 7, {"holes": "12", "stubborn": "on"}),
        "nine-holes": played(2, 33, 8, {"holes": "9", "play-on": "on"}),
    }
    return {name: save_bytes(session, WHEN, f"{name} ✓") for name, session in made.items()}


def _doctored(change: Callable[[dict[str, Any], dict[str, Any]], None]) -> bytes:
    """A good save changed by a knowing hand, with digests that fit again."""
    header, body = form.unpack(save_bytes(played(3, 20, 9), WHEN, "doctored"))
    head, rest = json.loads(_json(header)), json.loads(_json(body))
    change(head, rest)
    return form.seal(_text(head), _text(rest))


def _json(value: object) -> bytes:
    import msgspec

    return msgspec.json.encode(value)


def _text(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()


def _set(where: str, value: object = ...) -> Callable[[dict[str, Any], dict[str, Any]], None]:
    """Put a value at a place such as "body.snapshot.turn"; `...` takes the place away."""

    def change(head: dict[str, Any], body: dict[str, Any]) -> None:
        at: Any = {"head": head, "body": body}
        *path, last = [
            int(word) if word.lstrip("-").isdigit() else word for word in where.split(".")
        ]
        for word in path:
            at = at[word]
        if value is ...:
            del at[last]
        else:
            at[last] = value

    return change


def _raw(head: Callable[[bytes], bytes], body: Callable[[bytes], bytes]) -> bytes:
    """A good save whose texts went through other hands than a JSON writer's."""
    header, rest = form.unpack(save_bytes(played(3, 20, 9), WHEN, "doctored"))
    return form.seal(head(_json(header)), body(_json(rest)))


def _same(data: bytes) -> bytes:
    return data


def _accidents() -> dict[str, bytes]:
    """What disks, mails and editors do to a file."""
    whole = save_bytes(played(3, 20, 9), WHEN, "whole")
    middle = len(whole) // 2
    return {
        "empty": b"",
        "zeros": bytes(4096),
        "picture": b"\x89PNG\r\n\x1a\n" + bytes(200),
        "plain-json": b'{"game":"whakka_mole","turn":3}',
        "only-magic": b"molehill save 1",
        "cut-in-head": whole[:120],
        "cut-in-body": whole[:middle],
        "cut-last-byte": whole[:-1],
        "one-more-byte": whole + b"\n",
        "twice": whole + whole,
        "flipped-in-head": _flip(whole, 200),
        "flipped-in-digest": _flip(whole, 40),
        "flipped-in-body": _flip(whole, len(whole) - 100),
        "line-ends-changed": whole.replace(b"\n", b"\r\n"),
        "as-text": whole.decode("latin-1").encode("utf-8"),
    }


def _flip(data: bytes, place: int) -> bytes:
    return data[:place] + bytes([data[place] ^ 0x10]) + data[place + 1 :]


def _structures() -> dict[str, bytes]:
    """JSON that harms careless readers, in saves whose digests fit."""
    deep = b"[" * 100_000 + b"]" * 100_000
    huge = b"9" * 100_000
    whole = save_bytes(played(3, 20, 9), WHEN, "whole")
    turn = b'"turn":%d' % form.unpack(whole)[0].turn

    def body(turn_now: bytes) -> bytes:
        return _raw(_same, lambda data: data.replace(b'"turn":', b'"turn":' + turn_now))

    def head(turn_now: bytes) -> bytes:
        return _raw(lambda data: data.replace(turn, b'"turn":' + turn_now), _same)

    return {
        "future-format": form.seal(b"{}", b"{}", form.VERSION + 1),
        "far-future-format": form.seal(b"{}", b"{}", 999_999),
        "format-0": form.seal(b"{}", b"{}", 0),
        "deep-body": _raw(_same, lambda _: deep),
        "deep-in-snapshot": body(deep + b',"x":'),
        "deep-head": _raw(lambda _: deep[:30_000], _same),
        "huge-number": body(huge),
        "large-number": body(huge[:30]),
        "huge-number-in-head": head(huge[:9000]),
        "nan": body(b'NaN,"x":'),
        "infinity": head(b"Infinity"),
        "fraction": body(b'1.5,"x":'),
        "one-and-many-zeros": body(b'1e999999,"x":'),
        "name-twice": body(b'1,"turn":'),
        "name-twice-in-head": head(b'1,"turn":1'),
        "half-a-letter": _raw(lambda data: data.replace(b"doctored", b"\\ud800"), _same),
        "half-a-letter-in-body": _raw(_same, lambda data: data.replace(b"hole.1", b"\\udfff")),
        "not-utf8": _raw(_same, lambda data: data.replace(b"hole.1", b"hole.\xff")),
        "many-empty-lists": _raw(_same, lambda _: b"[" + b"[]," * 690_000 + b"[]]"),
        "many-names": _raw(_same, lambda _: _text({str(i): i for i in range(20_000)})),
        "bomb": form.seal(_json(form.unpack(whole)[0]), bytes(1 << 26), level=9),
        "packed-twice": _raw(_same, zlib.compress),
        "nothing-packed": _raw(_same, lambda _: b""),
        "list-for-body": _raw(_same, lambda _: b"[]"),
        "null-for-head": _raw(lambda _: b"null", _same),
        "long-head": _raw(lambda data: data + b" " * 40_000, _same),
    }


def _meanings() -> dict[str, bytes]:
    """Well-formed saves of matches that cannot be."""
    sealed = "body.snapshot.sealed"
    changes: dict[str, Callable[[dict[str, Any], dict[str, Any]], None]] = {
        "no-such-game": _set("head.game", "whakka_vole"),
        "game-is-a-path": _set("head.game", "../../etc"),
        "newer-rules": _set("head.rules", 99),
        "people-is-a-word": _set("head.people", "Ada"),
        "one-person-only": lambda head, _: head.update(people=head["people"][:1]),
        "two-of-a-colour": _set("head.people.1.colour", "radish"),
        "held-by-nobody": _set("head.people.0.control", "ghost"),
        "many-decisions": _set("head.decisions", 1 << 40),
        "over-is-a-number": _set("head.over", 1),
        "strange-date": _set("head.saved", "yesterday"),
        "unknown-field": _set("head.cheat", "on"),
        "no-snapshot": _set("body.snapshot"),
        "snapshot-is-a-list": _set("body.snapshot", []),
        "no-turn": _set("body.snapshot.turn"),
        "turn-is-a-word": _set("body.snapshot.turn", "three"),
        "turn-is-true": _set("body.snapshot.turn", value=True),
        "more-in-snapshot": _set("body.snapshot.gold", 5),
        "no-such-step": _set("body.snapshot.todo", [{"step": "cheat"}]),
        "step-that-never-asks": _set("body.snapshot.todo", [{"step": "scoring"}]),
        "many-steps": _set("body.snapshot.todo", [{"step": "new-turn"}] * 50_000),
        "endless-holes": _set("body.snapshot.holes", (1 << 62) - 1),
        "no-holes": _set("body.snapshot.holes", 0),
        "many-seats": _set("body.snapshot.seats", 1 << 60),
        "five-seats-three-people": _set("body.snapshot.seats", 5),
        "no-sheets": _set("body.snapshot.sheets", []),
        "seat-99-has-answered": _set(sealed, {"99": [["hole.1"], ["hole.1"]]}),
        "seat-is-a-word": _set(sealed, {"first": [["hole.1"]]}),
        "banana-sealed": _set(sealed, {"0": [["banana"], ["split"]]}),
        "lane-from-nowhere": _set("body.snapshot.lanes", {"0": [{"step": "prepare"}]}),
        "rng-too-wide": _set("body.snapshot.rng", "0x" + "f" * 5000),
        "rng-is-a-number": _set("body.snapshot.rng", 7),
        "seed-too-wide": _set("body.seed", "0x" + "f" * 50),
        "no-such-option": _set("body.options.wind", "on"),
        "no-such-choice": _set("body.options.holes", "11"),
        "clock-runs-back": _set("body.clock.0", -5),
        "clock-of-nobody": _set("body.clock", []),
        "decided-by-a-ghost": _set("body.log.0.2", "ghost"),
        "decision-of-seat-minus-one": _set("body.log.0.0", -1),
        "decision-is-a-word": _set("body.log.0", "hole.1"),
        "long-decision": _set("body.log.0.1", ["hole.1"] * 100_000),
        "log-cut": lambda _, body: body.update(log=body["log"][:-1]),
    }
    return {name: _doctored(change) for name, change in changes.items()}


def _odd_but_good() -> dict[str, bytes]:
    """Saves of matches that open though their log leads elsewhere: the snapshot counts."""
    return {
        "other-chance": _doctored(_set("body.log.3.5", "0x77")),
        "other-seed": _doctored(_set("body.seed", "0x1234")),
        "other-answer": _doctored(_set("body.log.0.1", ["hole.9"])),
        "answer-that-was-not-open": _doctored(_set("body.log.0.1", ["hole.77"])),
        "other-snapshot": _doctored(_set("body.snapshot.turn", 12)),
    }


def outcome(data: bytes) -> dict[str, Any]:
    """What must become of a file."""
    try:
        session = load_bytes(data)
    except Refused as refused:
        return {"refused": refused.key}
    return {
        "decisions": session.decided,
        "turn": session.turn,
        "over": session.over,
        "replayable": session.replayable,
        "state": digest(session.game, session.track.state),
        **({"doubt": session.doubt.key} if session.doubt is not None else {}),
    }


def lasting(session: Session) -> dict[str, Any]:
    """What of a match stays true under any later rules and in any later form."""
    return {"decisions": session.decided, "turn": session.turn, "over": session.over}


def kept(game: Game[Any, Any], have: Container[str] = ()) -> Iterator[tuple[str, bytes]]:
    """Saves of every phase, option and number of seats, as early as each comes; none that is there
    already."""
    mark = f"kept-{game.id}-{game.rules_version}"
    found: set[str] = set()

    def new(what: str) -> bool:
        fresh = what not in found
        found.add(what)
        return fresh and f"{mark}-{what}" not in have

    tables, idle = _tables(game), 0
    for number in range(_MATCHES):
        what, seats, options = tables[number % len(tables)]
        known = len(found)
        for session in _along(game, seats, options, number):
            for phase in sorted(_phases(session)):
                if new(phase):
                    yield f"{mark}-{phase}", save_bytes(session, WHEN, phase)
            if session.decided == _INTO and new(what):
                yield f"{mark}-{what}", save_bytes(session, WHEN, what)
            if session.over and new("over"):
                yield f"{mark}-over", save_bytes(session, WHEN, "over")
        idle = 0 if len(found) > known else idle + 1
        if number >= len(tables) and idle >= _IDLE:
            return


def _tables(game: Game[Any, Any]) -> list[tuple[str, int, dict[str, str]]]:
    """What each is there for, how many play, and the options."""
    plain = {option.id: option.default for option in game.options}
    found = [(f"seats-{seats}", seats, plain) for seats in game.seats]
    for option in game.options:
        for choice in option.choices:
            options = {**plain, option.id: choice}
            fit = [seats for seats in game.seats if not game.why_not_start(seats, options)]
            if choice != option.default and fit:
                found.append((f"{option.id}-{choice}", fit[len(fit) // 2], options))
    return [table for table in found if not game.why_not_start(table[1], table[2])]


def _along(
    game: Game[Any, Any], seats: int, options: Mapping[str, str], seed: int
) -> Iterator[Session]:
    people = [Person(NAMES[seat % 8], COLOURS[seat], ("mouse", "bot")[seat % 2])
              for seat in range(seats)]  # fmt: skip
    session, rng = Session(game, people, dict(options), seed), Random(seed)
    yield session
    while not session.over and session.decided < _LONGEST:
        seat = rng.choice(session.asked())
        by = "bot" if session.people[seat].is_bot else "person"
        session.act(seat, any_of(session.legal(seat), rng), by=by)
        yield session


def _phases(session: Session) -> set[str]:
    """The Steps that ask somebody now."""
    state = session.track.state
    stacks = [state.todo, *state.lanes.values()]
    return {stack[-1].kind for stack in stacks if stack} if session.asked() else set()


def corpus() -> dict[str, bytes]:
    """Every file of the corpus by its name."""
    return {
        **{f"good-{name}": data for name, data in good().items()},
        **{f"odd-{name}": data for name, data in _odd_but_good().items()},
        **{
            f"bad-{name}": data
            for name, data in {**_accidents(), **_structures(), **_meanings()}.items()
        },
    }


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    listed = FOLDER / "expected.json"
    expected: dict[str, Any] = json.loads(listed.read_bytes()) if listed.exists() else {}
    written = 0
    for name, data in corpus().items():
        if name not in expected:
            (FOLDER / f"{name}.mole").write_bytes(data)
            expected[name] = outcome(data)
            written += 1
    for game in map(catalogue.game, catalogue.GAMES):
        for name, data in kept(game, expected):
            (FOLDER / f"{name}.mole").write_bytes(data)
            expected[name] = lasting(load_bytes(data))
            written += 1
    text = json.dumps(expected, indent=1, sort_keys=True)
    listed.write_text(text + "\n", encoding="utf-8")
    print(f"{written} new, {len(expected)} in all, in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
