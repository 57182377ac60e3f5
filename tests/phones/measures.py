"""What phones are worth, in figures: python -m tests.phones.measures

Seconds a round at eight seats of Whakka Mole, for the same people with the same thoughts: at one
curtain, at one keyboard, with phones. Time is counted in frames, and none passes while something is
on its way between phone and table or to the disk: the figures are the same on any machine.
Then from a tap to the picture on the television, beside eight phones, by the clock: each second tap
as if the frame waited for the disk, so that both meet the same machine. And what the page weighs.
No test looks at a clock: these are printed, to be read.
"""

from __future__ import annotations

import io
import os
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import patch

from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.system.memory import give_back, stays

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.kernel.contract import Action
    from tests.phones.hands import Hand
    from tests.phones.room import Parlour

__all__ = ["main", "rounds", "taps", "weight"]

_SEATS = 8
_FRAME_MS = 1000 / 60
_THINKS_S = (3, 9)
"""How long somebody thinks about an answer: from, to."""
_WALKS_S = 2.0
"""To the screen, and the others away from it."""
_KEYS_S = 1.0
"""At the keyboard that all share: find the row, press."""
_MOST_FRAMES = 3600 * 60
_MOST_IDLE = 60
"""So often in a row nobody is asked what can be measured: a question is lost."""
_MOST_LATE = 120
"""Frames after a tap: the tap is lost."""
WAYS = ("curtain", "keys", "phones")
DISKS = ("written beside the frame", "waited for in the frame")


class _People:
    """Eight people who think alike in every match: so long, and then this."""

    def __init__(self) -> None:
        self.thoughts: dict[tuple[int, int], float] = {}
        self.free_at = 0.0

    def ready_at(self, seat: int, decided: int, now: float) -> float:
        """When this seat has thought about what it is asked now."""
        rng = Random(seat * 1000 + decided)
        least, most = _THINKS_S
        key = (seat, decided)
        return self.thoughts.setdefault(key, now + least + rng.below((most - least) * 10) / 10)


def rounds(folder: Path, way: str, many: int = 3) -> float:
    """Seconds a round."""
    from tests.phones.room import Parlour

    with Parlour(folder) as parlour:
        parlour.services.change(calm_motion=False, motion_speed=100)
        if way == "phones":
            parlour.sit("whakka_mole", _SEATS)
        else:
            _sit(parlour, "mouse" if way == "curtain" else "keys")
        people, frames = _People(), 0
        said = _Said(parlour)
        while parlour.scene.session.turn <= many and frames < _MOST_FRAMES:
            parlour.frame(_FRAME_MS)
            frames += 1
            if parlour.scene.picture.telling.holding:
                parlour.scene.go_on()
            said.arrives()
            _STEPS[way](parlour, people, frames * _FRAME_MS / 1000)
            said.arrives()
        return frames * _FRAME_MS / 1000 / many


class _Said:
    """What phones and table say to each other is heard in the frame it is said in."""

    def __init__(self, parlour: Parlour) -> None:
        self._parlour = parlour
        self._many = self._before = 0
        hub = parlour.services.phones.hub
        if hub is not None:
            send = hub.server.send

            def counted(phone: int, kind: str, data: bytes) -> None:
                self._many += 1
                send(phone, kind, data)

            hub.server.send = counted  # type: ignore[method-assign]

    def arrives(self) -> None:
        assert self._parlour.services.scribe.drain()
        said = sum(hand.answered for hand in self._parlour.hands)
        if self._many + said > self._before:
            self._parlour.hush()
            self._before = self._many + said


def _sit(parlour: Parlour, control: str) -> None:
    from game import catalogue
    from game.match.session import Session
    from tests.phones.room import people

    chosen = {one.id: one.default for one in catalogue.game("whakka_mole").options}
    parlour.puppets.play(Session.new("whakka_mole", people(_SEATS, control), chosen, 1))


def _own(parlour: Parlour, seat: int) -> int:
    return sum(one.seat == seat for one in parlour.scene.session.history)


def _thought(parlour: Parlour, seat: int) -> Action:
    options = parlour.scene.session.legal(seat)
    return any_of(options, Random(seat * 1000 + _own(parlour, seat)))


def _at_the_curtain(parlour: Parlour, people: _People, now: float) -> None:
    from game.screens.table.view import State

    scene = parlour.scene
    if scene.moving or not scene.picture.settled:
        return
    model, view = scene.fresh(), scene.moment.view
    if view.state is State.PUBLIC and any(press.deed == "call" for press in model.buttons):
        scene.do("call")
    elif view.state is State.CURTAIN:
        if people.free_at <= 0:
            people.free_at = now + _WALKS_S
        elif now >= people.free_at:
            people.free_at = 0.0
            scene.sides.open_curtain()
    elif view.state is State.PRIVATE and view.seat in scene.session.asked():
        seat = view.seat
        if now >= people.ready_at(seat, _own(parlour, seat), now):
            for name in _thought(parlour, seat):
                scene.choose(name)
            scene.confirm()


def _at_one_keyboard(parlour: Parlour, people: _People, now: float) -> None:
    """All think at once; one after another they press."""
    scene = parlour.scene
    if not scene.picture.settled or now < people.free_at:
        return
    for seat in scene.session.asked():
        if now >= people.ready_at(seat, _own(parlour, seat), now):
            scene.answer(seat, _thought(parlour, seat))
            people.free_at = now + _KEYS_S
            return


def _with_phones(parlour: Parlour, people: _People, now: float) -> None:
    for seat, hand in enumerate(parlour.hands):
        hand.listen()
        asked = hand.asked
        if asked is None or hand.said[0] == asked["q"]:
            continue
        if asked["tree"][0]["id"] == "next":
            continue
        if now >= people.ready_at(seat, _own(parlour, seat), now):
            hand.answer(asked["q"], tuple(_thought(parlour, seat)))


_STEPS = {"curtain": _at_the_curtain, "keys": _at_one_keyboard, "phones": _with_phones}


def taps(folder: Path, many: int = 300) -> dict[str, list[float]]:
    """Milliseconds from a tap on one of eight phones until the television's picture has it: as it
    is, and with a frame that waits for the disk. So many of each, in as many matches as it takes.
    """
    found: dict[str, list[float]] = {way: [] for way in DISKS}
    matches = 0
    while min(map(len, found.values())) < many:
        matches += 1
        _taps_of(folder / str(matches), matches, many, found)
        give_back()
    return {way: sorted(waits[:many]) for way, waits in found.items()}


def _taps_of(folder: Path, match: int, many: int, found: dict[str, list[float]]) -> None:
    from tests.phones.hands import Hand
    from tests.phones.room import Parlour

    with Parlour(folder) as parlour:
        hands = parlour.sit("topoum", 4, match)
        for _ in range(_SEATS - len(hands)):
            watcher = Hand(parlour.hub.port)
            watcher.say(t="watch")
            parlour.hands.append(watcher)
        # As the program does, once a table is there.
        stays()
        rng, session, turn = Random(match), parlour.scene.session, 0
        keep, idle = parlour.scene.play.keep, 0
        while min(map(len, found.values())) < many and not session.over:
            assert idle < _MOST_IDLE, parlour.stuck()
            _to_the_next_question(parlour)
            decided, way = session.decided, DISKS[turn % 2]
            idle += 1
            waits = way == DISKS[1]
            with patch.object(parlour.scene.play, "keep", _waiting(parlour) if waits else keep):
                tapped = _tapping(parlour, hands, rng)
                if tapped is None:
                    continue
                for _ in range(_MOST_LATE):
                    if session.decided != decided:
                        break
                    _frame(parlour)
                assert session.decided != decided, f"a tap is lost: {parlour.stuck()}"
                found[way].append((time.perf_counter() - tapped[0]) * 1000)
                idle = 0
            turn += 1
            assert parlour.services.scribe.drain()


def _to_the_next_question(parlour: Parlour) -> None:
    """Between two taps nothing is measured: time passes there as fast as frames can be made."""
    parlour.frame()
    for _ in range(_MOST_FRAMES):
        if parlour.scene.picture.settled:
            break
        if parlour.scene.picture.telling.holding:
            parlour.scene.go_on()
        parlour.frame()
    parlour.hush()
    _frame(parlour)


def _waiting(parlour: Parlour) -> Callable[[], object]:
    """As it once was: the frame goes on when the disk has it."""
    shelf, scene = parlour.services.shelf, parlour.scene
    return lambda: shelf.keep(scene.session, parlour.services.moment())


def _frame(parlour: Parlour) -> None:
    """A frame as the program makes it: drawn, and then waited for the next."""
    end = time.perf_counter() + _FRAME_MS / 1000
    parlour.services.phones.update(_FRAME_MS)
    parlour.puppets.studio.step(_FRAME_MS)
    time.sleep(max(0.0, end - time.perf_counter()))


def _tapping(parlour: Parlour, hands: list[Hand], rng: Random) -> list[float] | None:
    """Whoever is asked answers, at any moment of a frame; when that was."""
    session = parlour.scene.session
    if not parlour.scene.picture.settled or parlour.scene.picture.telling.holding:
        return None
    for seat in session.asked():
        asked = hands[seat].asked
        if asked is None or asked["tree"][0]["id"] == "next" or asked["q"] == hands[seat].said[0]:
            continue
        if parlour.scene.table.manner(session.seen(None)).secret:
            hands[seat].answer(asked["q"], tuple(any_of(session.legal(seat), rng)))
            return None
        tapped: list[float] = []
        answer = tuple(any_of(session.legal(seat), rng))
        moment = rng.below(160) / 10_000

        what = (hands[seat], asked["q"], answer, moment, tapped)
        thread = threading.Thread(target=_tap, args=what)
        thread.start()
        _frame(parlour)
        thread.join()
        return tapped
    return None


def _tap(hand: Hand, q: int, answer: Action, moment: float, tapped: list[float]) -> None:
    time.sleep(moment)
    tapped.append(time.perf_counter())
    hand.answer(q, answer)


def weight() -> dict[str, int]:
    """Bytes of the page before pictures, unpacked."""
    from game.phones.files import Files

    return dict(Files().weight())


def main() -> int:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)
    with tempfile.TemporaryDirectory() as folder:
        found = {way: rounds(Path(folder) / way, way) for way in WAYS}
        for way, seconds in found.items():
            share = seconds / found["curtain"]
            print(f"round at {_SEATS} seats, {way:8}{seconds:7.1f} s  {share:5.2f} of the curtain")
        before = os.getloadavg()[0]
        for way, waits in taps(Path(folder) / "taps").items():
            middle, late = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
            print(f"tap to television beside 8 phones, {way}, {len(waits)} taps: ", end="")
            print(f"median {middle:.0f} ms, p99 {late:.0f} ms")
        after, cores = os.getloadavg()[0], os.cpu_count()
        print(f"meanwhile {before:.1f} to {after:.1f} programs wanted this machine's {cores} cores")
    total = sum(weight().values())
    print(f"page before pictures: {total / 1000:.0f} kB of 150")
    return 0


if __name__ == "__main__":
    sys.exit(main())
