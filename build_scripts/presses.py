"""How often somebody presses from one of her turns to the next, beside how much cardboard hands
would have moved meanwhile.

python build_scripts/presses.py                 every game, one person among bots
python build_scripts/presses.py molly --matches 3

Every answer is given at the real table screen, id by id as a mouse would: a press is one of those,
or the button that gives what was chosen. Cardboard is whatever she sees on the table that is not as
it was when she was last asked: a card that came, a die that shows another number, a cube that went.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from game import catalogue
from game.bots.players import choose
from game.kernel.chance import Random
from game.kernel.contract import Seen
from game.match.session import Session
from game.screens.gallery import people, rehearsal
from game.screens.table.scene import TableScene
from game.stage.studio import Studio

if TYPE_CHECKING:
    from game.kernel.contract import Action
    from game.screens.services import Services

__all__ = ["Toll", "main", "moved", "pressed", "toll"]

_MATCH: Final = frozenset(each.name for each in fields(Seen))
_SOON_MS: Final = 400.0


@dataclass(slots=True)
class Toll:
    """What came of one person's turns, each until the next."""

    presses: list[int] = field(default_factory=list)
    moved: list[int] = field(default_factory=list)

    def add(self, other: Toll) -> None:
        self.presses += other.presses
        self.moved += other.moved


def pressed(scene: TableScene, action: Action) -> int:
    """Give this answer at the screen; so many presses it took."""
    seat, decided, count = scene.chooser(), scene.session.decided, 0
    assert seat is not None
    half = scene.play.half(seat)
    assert half is not None
    for name in action:
        if name not in half.folded:
            scene.choose(name)
            count += 1
    if scene.session.decided == decided:
        scene.confirm()
        count += 1
    if scene.session.decided == decided:
        raise AssertionError(f"{action} was not given by {count} presses")
    return count


def moved(before: object, after: object) -> int:
    """So many things are others than they were: of a heap, what came or went, whichever is more."""
    if before == after:
        return 0
    if is_dataclass(before) and type(before) is type(after):
        return sum(moved(getattr(before, name), getattr(after, name)) for name in _facts(after))
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        keys = dict.fromkeys((*before, *after))
        return sum(moved(before.get(key), after.get(key)) for key in keys)
    if isinstance(before, tuple) and isinstance(after, tuple):
        if len(before) == len(after) and any(map(_holds_more, after)):
            return sum(map(moved, before, after))
        was, now = Counter(map(repr, before)), Counter(map(repr, after))
        came, went = now - was, was - now
        # Nothing came or went: it lies in another order.
        return max(came.total(), went.total(), 1)
    return 1


def _facts(seen: object) -> list[str]:
    """What lies on the table; how the match stands is no cardboard."""
    names = [each.name for each in fields(seen)]  # type: ignore[arg-type]  # a dataclass, as asked
    return [name for name in names if not (isinstance(seen, Seen) and name in _MATCH)]


def _holds_more(thing: object) -> bool:
    return is_dataclass(thing) or isinstance(thing, Mapping | tuple)


def toll(services: Services, studio: Studio, name: str, seed: int) -> Toll:
    """Of one match: a person among bots, who all play as easy bots do."""
    game = catalogue.game(name)
    seats = min(max(3, min(game.seats)), max(game.seats))
    session = Session.new(name, people(seats, seats - 1), {}, seed)
    session.loose = True  # nothing of it is kept
    judge, rng = catalogue.judge(name), Random(seed)
    manner = judge.personalities[0].id
    scene, found, count = TableScene(services, session), Toll(), 0
    studio.show(scene, settle_ms=_SOON_MS)
    before: Seen | None = None
    others = True
    while not session.over:
        open_now = scene.play.open_to()
        seat = 0 if 0 in open_now else open_now[0]
        seen, options = session.seen(seat), session.legal(seat)
        action = choose(game, judge, seen, seat, options, "easy", manner, rng.word())
        if seat:
            session.act(seat, action, by="bot")
            others = True
            continue
        _settle(studio, scene)
        if others:
            if before is not None:
                found.presses.append(count)
                found.moved.append(moved(before, seen))
            before, count, others = seen, 0, False
        # Where there is nothing to decide, she has not been asked.
        count += pressed(scene, action) if 0 in session.asked() else 0
    return found


def _settle(studio: Studio, scene: TableScene) -> None:
    """Let all be shown that happened."""
    for _ in range(3):
        scene.picture.run_on()
        scene.follow()
        scene.picture.rush()
        studio.step(_SOON_MS)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Presses a turn, beside cardboard that moves.")
    parser.add_argument("games", nargs="*", default=catalogue.GAMES)
    parser.add_argument("--matches", type=int, default=2)
    chosen = parser.parse_args(words)
    print(
        f"{'':18}{'turns':>6}{'presses a turn':>16}{'most':>6}{'cardboard a turn':>18}{'each':>7}"
    )
    with tempfile.TemporaryDirectory() as folder:
        services, studio = rehearsal(Path(folder)), Studio((640, 360))
        for name in chosen.games:
            found = Toll()
            for seed in range(1, chosen.matches + 1):
                found.add(toll(services, studio, name, seed))
            turns = max(len(found.presses), 1)
            pressed_, things = sum(found.presses) / turns, sum(found.moved) / turns
            print(f"{name:18}{turns:6}{pressed_:16.1f}{max(found.presses, default=0):6}"
                  f"{things:18.1f}{things / max(pressed_, 1e-9):7.1f}")  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
