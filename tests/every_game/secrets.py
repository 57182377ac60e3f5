"""Non-interference: change everything a viewer cannot know, and the viewer must not notice."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.kernel import play
from game.kernel.chance import Random
from game.kernel.contract import Action, PickSome, Viewer
from game.kernel.event import Event
from game.kernel.judge import any_of
from tests.every_game.promises import text, written
from tests.every_game.violation import Violation

if TYPE_CHECKING:
    from tests.every_game.harness import Table

__all__ = ["glimpse", "kept", "sealed"]


def kept(table: Table, viewer: Viewer, seat: int, action: Action) -> None:
    """At this decision, with this answer about to be given, for this viewer."""
    game, state = table.game, table.state
    seen = game.observe(state, viewer)
    shown = text(table.codec.dump(seen))
    worlds = [("scramble", game.scramble(state, viewer, table.rng))]
    if viewer is not None:
        worlds.append(("imagine", _imagined(table, seen, shown, viewer)))
    for promise, world in worlds:
        _looks_the_same(table, promise, world, viewer, shown)
        _goes_on_the_same(table, promise, world, viewer, (seat, action))


def _looks_the_same(table: Table, promise: str, world: Any, viewer: Viewer, shown: str) -> None:
    game, state = table.game, table.state
    broken = game.check(world)
    if broken:
        raise Violation(promise, f"makes an impossible table: {broken}")
    again = text(table.codec.dump(game.observe(world, viewer)))
    if again != shown:
        raise Violation("observe", f"{promise} shows viewer {viewer} {again} instead of {shown}")
    public = text(table.codec.dump(game.observe(world, None)))
    if public != text(table.codec.dump(game.observe(state, None))):
        raise Violation("observe", f"{promise} for {viewer} changed the public screen")
    if game.turn(world) != game.turn(state):
        raise Violation("observe", f"{promise} changed the turn")
    if viewer is not None and play.legal(world, viewer) != play.legal(state, viewer):
        raise Violation("legal", f"{promise}: the answers open to {viewer} tell a secret")


def _imagined(table: Table, seen: Any, shown: str, viewer: int) -> Any:
    """A world from what was seen; and it comes from nothing but what was seen."""
    game = table.game
    seed = table.rng.word()
    world = game.imagine(seen, viewer, Random(seed))
    copy = table.codec.load(game.seen_type, table.codec.dump(seen))
    if text(table.codec.dump(copy)) != shown:
        raise Violation("seen", "what is seen cannot be told in plain data")
    if text(table.codec.dump(game.imagine(copy, viewer, Random(seed)))) != text(
        table.codec.dump(world)
    ):
        raise Violation("imagine", "drew on more than what was seen")
    return world


def _goes_on_the_same(
    table: Table, promise: str, world: Any, viewer: Viewer, answer: tuple[int, Action]
) -> None:
    """The same answer in both worlds tells this viewer the same, until something is shown to it."""
    seat, action = answer
    here, there = table.state.clone(), world.clone()
    # The same dice fall in both, so that only what was hidden on the table can differ.
    there.rng = here.rng
    if not _answered_alike(here, there, seat) or not play.allows(play.legal(there, seat), action):
        return
    told_here, told_there = _told(here, seat, action), _told(there, seat, action)
    said_here, revealed = _until_revealed(table, told_here, viewer)
    said_there, revealed_there = _until_revealed(table, told_there, viewer)
    length = min(len(said_here), len(said_there)) if revealed or revealed_there else None
    if said_here[:length] != said_there[:length]:
        raise Violation("events", f"{promise}: viewer {viewer} hears {said_there} not {said_here}")
    if revealed != revealed_there and length is None:
        raise Violation("events", f"{promise}: what is shown to {viewer} depends on secrets")
    if not (revealed or revealed_there):
        game, codec = table.game, table.codec
        after = text(codec.dump(game.observe(here, viewer)))
        if text(codec.dump(game.observe(there, viewer))) != after:
            raise Violation("observe", f"{promise}: viewer {viewer} sees a secret afterwards")


def _answered_alike(here: Any, there: Any, seat: int) -> bool:
    """Give the seat the same earlier answers to this Step in both worlds, if it can have them."""
    there.sealed.pop(seat, None)
    for earlier in here.sealed.get(seat, ()):
        if not play.allows(play.legal(there, seat), earlier):
            return False
        there.sealed[seat] = (*there.sealed.get(seat, ()), earlier)
    return True


def _told(state: Any, seat: int, action: Action) -> list[Event]:
    told: list[Event] = []
    play.act(state, seat, action, told.append)
    return told


def _until_revealed(table: Table, told: list[Event], viewer: Viewer) -> tuple[list[str], bool]:
    """What the viewer hears, up to where something hidden is brought to its eyes."""
    said: list[str] = []
    for event in told:
        heard = event.seen_by(viewer)
        plain = written(table.codec, heard)
        if event.shows and (not written(table.codec, event)["secret"] or viewer in event.eyes):
            return said, True
        said.append(text(plain))
    return said, False


def sealed(table: Table, viewer: Viewer, seat: int) -> None:
    """While the Step still waits for more, nobody can tell what a seat has answered."""
    options = play.legal(table.state, seat)
    if seat == viewer or (not isinstance(options, PickSome) and len(options) < 2):
        return
    if isinstance(options, PickSome):
        answers = [any_of(options, table.rng), any_of(options, table.rng)]
    else:
        answers = [options[0], options[-1]]
    looks = []
    for action in answers:
        state = table.state.clone()
        told = _told(state, seat, action)
        if state.todo != table.state.todo or state.lanes or seat not in state.sealed:
            return
        if told:
            raise Violation("events", f"an answer that is still sealed was told: {told}")
        seen = table.game.observe(state, viewer)
        looks.append((play.asked(state), text(table.codec.dump(seen))))
    if looks[0][0] == looks[1][0] and looks[0] != looks[1]:
        raise Violation("sealed", f"viewer {viewer} can read an answer that is still sealed")


def glimpse(table: Table, viewer: Viewer) -> Callable[[], None]:
    """Look now; when called later, what was seen must still be what it was."""
    seen = table.game.observe(table.state, viewer)
    shown = text(table.codec.dump(seen))

    def again() -> None:
        if text(table.codec.dump(seen)) != shown:
            raise Violation("seen", "what was seen changed afterwards")

    return again
