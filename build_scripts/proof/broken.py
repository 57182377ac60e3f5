"""Saves and settings that accidents and knowing hands have changed: each is opened or refused.

Nothing uncaught, nothing over a second, never more than 200 MB; what opens is played on.
"""

from __future__ import annotations

import json
import signal
import tempfile
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from build_scripts.proof.figures import Figure, Note, nowhere
from game import catalogue
from game.kernel.chance import Random
from game.match import format as form
from game.match.refused import Refused
from game.match.saves import load, under_seal
from game.match.shelf import Shelf
from game.system.paths import find_places
from game.system.settings import LIMITS, SeatChoice, Settings, SettingsFile
from tests.match.tables import advance, step
from tests.saves.forging import begun, leaves, other, parts, sealed
from tests.saves.opener import memory

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

__all__ = ["HURTS", "TWISTS", "main", "opens", "settles"]

_FURTHER = 40
"""Decisions that an opened one is played on."""
_SLOW, _MUCH = 1.0, 200
"""Seconds and megabytes."""
_HANGS = 10.0
"""After so many seconds it is not waited for any longer."""
_EVERY = 10.0
_LONG: Final = "x" * 70_000


# Bytes that lie otherwise than they were written


def _cut(data: bytes, rng: Random) -> bytes:
    return data[: rng.below(len(data))]


def _flip(data: bytes, rng: Random) -> bytes:
    found = bytearray(data)
    for _ in range(1 + rng.below(4)):
        found[rng.below(len(found))] ^= 1 << rng.below(8)
    return bytes(found)


def _missing(data: bytes, rng: Random) -> bytes:
    at = rng.below(len(data))
    return data[:at] + data[at + 1 + rng.below(400) :]


def _twice(data: bytes, rng: Random) -> bytes:
    at = rng.below(len(data))
    return data[:at] + data[max(at - rng.below(400), 0) :]


def _zeros(data: bytes, rng: Random) -> bytes:
    """What a power cut leaves of a file on some disks."""
    at, size = rng.below(len(data)), 1 + rng.below(600)
    return data[:at] + bytes(size) + data[at + size :]


def _rubbish(data: bytes, rng: Random) -> bytes:
    return bytes(rng.below(256) for _ in range(rng.below(len(data)) + 1))


HURTS: Final[tuple[Callable[[bytes, Random], bytes], ...]] = (
    _cut, _flip, _missing, _twice, _zeros, _rubbish,
)  # fmt: skip


def _hurt(data: bytes, rng: Random) -> bytes:
    return HURTS[rng.below(len(HURTS))](data, rng)


# Plain data that says something else, under digests that fit


def _place(plain: Any, rng: Random) -> tuple[Any, Any]:
    found = list(leaves(plain))
    return found[rng.below(len(found))]


def _another(plain: Any, rng: Random) -> None:
    at, key = _place(plain, rng)
    at[key] = other(at[key], rng)


def _foreign(plain: Any, rng: Random) -> None:
    """Something of another kind."""
    at, key = _place(plain, rng)
    at[key] = rng.choice((None, [], {}, -1, 1 << 62, 10**40, 1.5, float("nan"), "", _LONG, True,
                          {"step": "cheat"}, [[[]]], "\ud800", "\x00"))  # fmt: skip


def _deep(plain: Any, rng: Random) -> None:
    at, key = _place(plain, rng)
    found: Any = at[key]
    for _ in range(rng.choice((70, 400))):
        found = [found] if rng.below(2) else {"0": found}
    at[key] = found


def _gone(plain: Any, rng: Random) -> None:
    at, key = _place(plain, rng)
    del at[key]


def _more(plain: Any, rng: Random) -> None:
    at, _ = _place(plain, rng)
    if isinstance(at, list):
        at.extend(at * rng.choice((1, 20)))
    else:
        at[rng.choice(("gold", "0", "99", "seats", _LONG[:300]))] = rng.choice(list(at.values()))


def _swapped(plain: Any, rng: Random) -> None:
    (one, here), (two, there) = _place(plain, rng), _place(plain, rng)
    one[here], two[there] = two[there], one[here]


TWISTS: Final[tuple[Callable[[Any, Random], None], ...]] = (
    _another, _another, _foreign, _deep, _gone, _more, _swapped,
)  # fmt: skip


def _twisted(plain: Any, rng: Random) -> Any:
    changed = json.loads(json.dumps(plain))
    for _ in range(1 + rng.below(3) // 2):
        rng.choice(TWISTS)(changed, rng)
    return changed


class _Saves:
    """Matches of every game, and what somebody makes of them."""

    def __init__(self, games: Sequence[str]) -> None:
        self._found = []
        for number, name in enumerate(games):
            session = advance(begun(name), 8 + 9 * number)
            self._found.append((*parts(session), form.pack(*form.unpack(sealed(*parts(session))))))

    def one(self, rng: Random, folder: Path) -> bytes:
        head, body, whole = rng.choice(self._found)
        match rng.below(5):
            case 0:
                return _hurt(whole, rng)
            case 1:
                # As they lie there: under this folder's seal.
                return _hurt(under_seal(whole, folder), rng)
            case 2:
                return sealed(_twisted(head, rng), body)
            case 3:
                forged = {**body, "snapshot": _twisted(body["snapshot"], rng)}
                return sealed(head, forged)
            case _:
                return sealed(head, _twisted(body, rng))


def opens(path: Path) -> str:
    """What became of a save: how it was refused, or that it opened and was played on."""
    try:
        session = load(path)
    except Refused as refused:
        return refused.key
    rng = Random(1)
    for _ in range(_FURTHER):
        if session.over:
            break
        step(session, rng)
        for viewer in (None, *range(session.seats)):
            session.seen(viewer)
    return "opens" if session.doubt is None else session.doubt.key


def settles(folder: Path, data: bytes) -> str:
    """What became of settings; whatever was there, what is changed now is there the next time."""
    places = find_places(folder)
    places.settings.parent.mkdir(parents=True, exist_ok=True)
    places.settings.write_bytes(data)
    file = SettingsFile(places)
    msgspec.convert(msgspec.to_builtins(file.now), Settings)
    for name, (low, high) in LIMITS.items():
        assert low <= getattr(file.now, name) <= high, name
    want = 41 if file.now.music != 41 else 42
    assert file.change(music=want) is None, "they cannot be written"
    again = SettingsFile(places)
    assert again.notice is None, "they cannot be read again"
    assert again.now == file.now, "they are others"
    return "opens" if file.notice is None else file.notice.key


def _some_settings() -> bytes:
    seats = tuple(SeatChoice(f"Mole {n}", "fern", "keys") for n in range(4))
    keys = {"undo": ("u", "ctrl+z"), "hint": ("h",)}
    return msgspec.json.encode(Settings(seats=seats, keys=keys, pad={"undo": ("lb",)}))


class _Watch:
    """Seconds of the processor, and what was not caught."""

    def __init__(self, what: str, count: int) -> None:
        self._what, self._count = what, count
        self.came: Counter[str] = Counter()
        self.uncaught: list[str] = []
        self.slowest = 0.0
        self._said = time.monotonic()

    def look(self, number: int, work: Callable[[], str]) -> None:
        start = time.process_time()
        signal.setitimer(signal.ITIMER_VIRTUAL, _HANGS)
        try:
            self.came[work()] += 1
        except Exception as error:  # noqa: BLE001  (that is what is looked for)
            self.uncaught.append(f"{self._what} {number}: {type(error).__name__}: {error}"[:300])
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        self.slowest = max(self.slowest, time.process_time() - start)
        if time.monotonic() - self._said > _EVERY:
            self._said = time.monotonic()
            print(f"{self._what}: {number} of {self._count}", flush=True)

    def told(self) -> str:
        came = ", ".join(f"{name} {count}" for name, count in self.came.most_common())
        return (
            f"{self._what}: {self.came.total() + len(self.uncaught)} broken, {len(self.uncaught)} "
            f"uncaught, the slowest {self.slowest:.2f} s ({came})"
        )


def _hangs(*_: object) -> None:
    raise TimeoutError("it hangs")


def main(
    saves: int,
    settings: int,
    seed: int,
    games: Sequence[str] = catalogue.GAMES,
    note: Note = nowhere,
) -> int:
    """So many of both; 1 if one was not caught, took over a second or too much memory."""
    signal.signal(signal.SIGVTALRM, _hangs)
    with tempfile.TemporaryDirectory() as folder:
        kept, rng = Path(folder) / "saves", Random(seed)
        kept.mkdir()
        source, path = _Saves(games), kept / "one.mole"
        base = memory()
        of_saves, of_lists = _Watch("saves", saves), _Watch("lists", saves)
        for number in range(saves):
            path.write_bytes(source.one(rng, kept))
            of_saves.look(number, partial(opens, path))
            of_lists.look(number, lambda: f"of {len(Shelf(kept).entries())}")
        of_settings, some = _Watch("settings", settings), _some_settings()
        for number in range(settings):
            if rng.below(2):
                data = _hurt(some, rng)
            else:
                data = json.dumps(_twisted(json.loads(some), rng)).encode()
            of_settings.look(number, partial(settles, Path(folder), data))
        more = (memory() - base) >> 20
    watches = (of_saves, of_lists, of_settings)
    for watch in watches:
        print("\n".join((*watch.uncaught, watch.told())))
    print(f"never more than {more} MB above what it took to begin")
    bad = any(watch.uncaught or watch.slowest > _SLOW for watch in watches)
    told = "\n".join(watch.told() for watch in watches)
    note(Figure("broken", saves, told, held=not (bad or more > _MUCH)))
    return int(bad or more > _MUCH)
