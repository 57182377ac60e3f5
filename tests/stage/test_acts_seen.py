"""What swells or shrinks for a moment does so to be seen, however large its table lays it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.stage.motion import Change, change
from game.stage.piece import Piece
from game.stage.schedule import schedule
from game.stage.table import Turnover
from tests.stage.tables import beats, look

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from game.kernel.contract import Seen
    from game.stage.motion import Motion

_LEAST = 0.05
"""A change of size smaller than this is none to the eye."""
_BEATS = 900
_SEEDS = {"whakka_mole": (3, 5), "mole_park": (2, 9), "molly": (3, 2), "topoum": (2, 1)}


def unseen(motion: Motion, was: Mapping[str, Piece], now: Mapping[str, Piece]) -> Iterator[str]:
    """What there and back again is hardly another size."""
    for _, leaf in schedule(motion):
        if not isinstance(leaf, Change) or leaf.curve != "swing" or leaf.by:
            continue
        piece = was.get(leaf.key) or now.get(leaf.key)
        scale = dict(leaf.to).get("scale")
        if piece is not None and scale is not None and abs(scale / piece.scale - 1) < _LEAST:
            yield leaf.key


@pytest.mark.parametrize("name", catalogue.GAMES)
def test_what_swells_is_seen_to(name: str) -> None:
    seats, seed = _SEEDS.get(name, (2, 6))
    table, swells, found = catalogue.table(name), 0, set[str]()
    last: Seen | None = None
    for number, (event, seen) in enumerate(beats(name, seats, seed)):
        if number > _BEATS:
            break
        if event is not None and last is not None:
            at = look(seen, seats)
            was, now = (
                {piece.key: piece for piece in table.showing(each, look(each, seats)).pieces}
                for each in (last, seen)
            )
            over = Turnover(last, seen, at, was, now)
            motion = table.acts.motion(event.seen_by(None), over)
            if motion is not None:
                swells += 1
                found |= {f"{event.kind}: {key}" for key in unseen(motion, was, now)}
        last = seen
    assert swells
    assert not found


def test_a_swelling_to_its_own_size_is_found() -> None:
    star = {"star": Piece("star", scale=0.92)}
    assert list(unseen(change("star", 90, "swing", scale=0.92), star, {})) == ["star"]
    assert not list(unseen(change("star", 90, "swing", scale=1.1), star, {}))
