"""Another park comes into the middle when what happened in this one has been seen, not before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from game.games.dice_theme_park.events.arriving import TrainChosen
from game.games.dice_theme_park.events.operating import ParkClosed
from game.games.dice_theme_park.rules.game import GAME
from game.games.dice_theme_park.table import TABLE
from game.games.dice_theme_park.table.phase import Screen, screen
from game.games.dice_theme_park.table.standing import finished
from game.stage.animator import Animator
from game.stage.cast import Silent
from tests.games.dice_theme_park.test_table import Walk, look

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.kernel.event import Event
    from game.stage.piece import Piece

STEP_MS: Final = 40.0
SOON_MS: Final = 300.0
"""In such a time a picture that another follows at once has come to rest."""

Plates = frozenset[tuple[str, float, float, str]]


def _plates(pieces: Mapping[str, Piece]) -> Plates:
    """Whose name stands where."""
    return frozenset(
        (key, piece.x, piece.y, str(piece.text))
        for key, piece in pieces.items()
        if key.endswith(".name") and key.startswith(("owner", "glance"))
    )


def _told(seats: int, seed: int) -> Iterator[tuple[Event, Any, ThemeParkSeen]]:
    """Each event of the first round, about to be shown."""
    walk = Walk(seats, seed, None)
    animator: Animator[ThemeParkSeen] = Animator(TABLE, Silent())
    seen = GAME.observe(walk.state, None)
    animator.reset(seen, look(seen))
    while GAME.observe(walk.state, None).round <= 1:
        walk.step()
        for event, after in walk.moments:
            animator.play(event, after, look(after))
            yield event, animator, after
            animator.finish()
        walk.moments.clear()


def test_names_and_small_parks_change_all_at_once_and_last() -> None:
    changed: set[type[Event]] = set()
    shut = 0
    for event, animator, after in _told(3, 3):
        kind, was = type(event), _plates(animator.live)
        if kind not in (TrainChosen, ParkClosed) or not was:
            continue
        now = _plates({piece.key: piece for piece in TABLE.showing(after, look(after)).pieces})
        passed, first = 0.0, 0.0
        while animator.busy:
            animator.update(STEP_MS)
            passed += STEP_MS
            plates = _plates(animator.live)
            # What goes fades where it was; whatever is there by then is what comes.
            assert plates == was or now <= plates <= was | now, f"{event.kind}: {passed:.0f} ms"
            first = first or passed * (plates != was)
        if was != now and passed > 2 * SOON_MS:
            assert first >= passed - SOON_MS, f"{event.kind}: {first:.0f} of {passed:.0f} ms"
            changed.add(kind)
        if kind is ParkClosed and all(finished(after, seat) for seat in range(3)):
            # After the last gate nobody's park comes, but the count.
            assert not now
            assert screen(after, look(after)) is Screen.COUNT
            shut += 1
    assert changed == {TrainChosen, ParkClosed}
    assert shut == 1
