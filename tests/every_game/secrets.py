"""Non-interference: change everything a viewer cannot know, and the viewer must not notice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.kernel import play
from game.kernel.chance import Random
from game.kernel.contract import Action, Options, PickSome, Viewer
from game.kernel.event import Event
from game.kernel.judge import any_of
from tests.every_game.pen import Stand, stands
from tests.every_game.promises import text, written
from tests.every_game.violation import Violation

if TYPE_CHECKING:
    from tests.every_game.harness import Table

__all__ = ["glimpse", "kept", "sealed"]


def kept(table: Table, viewer: Viewer, seat: int, action: Action) -> None:
    """At this decision, with this answer about to be given, for this viewer."""
    game, state = table.game, table.state
    seen = game.observe(state, viewer)
    shown = stands(seen)
    worlds = [("scramble", game.scramble(state, viewer, table.rng))]
    if viewer is not None:
        worlds.append(("imagine", _imagined(table, seen, shown, viewer)))
    looks = _Looks(
        shown,
        shown if viewer is None else stands(game.observe(state, None)),
        None if viewer is None else play.legal(state, viewer),
    )
    went = _went(table, viewer, (seat, action))
    for promise, world in worlds:
        _looks_the_same(table, promise, world, viewer, looks)
        _goes_on_the_same(table, promise, world, viewer, went)


@dataclass(frozen=True, slots=True)
class _Looks:
    """What a viewer sees, what everybody sees, and what the viewer may answer."""

    own: Stand
    public: Stand
    legal: Options | None


@dataclass(frozen=True, slots=True)
class _Went:
    """What an answer led to, as a viewer hears and sees it; the same for every other world."""

    seat: int
    action: Action
    sealed: tuple[Action, ...]
    """What the seat had answered to this Step before."""
    rng: int
    said: list[str]
    revealed: bool
    shown: Stand | None


def _went(table: Table, viewer: Viewer, answer: tuple[int, Action]) -> _Went:
    (seat, action), state = answer, table.state.clone()
    sealed, rng = state.sealed.get(seat, ()), state.rng
    said, revealed = _until_revealed(table, _told(state, seat, action), viewer)
    shown = None if revealed else stands(table.game.observe(state, viewer))
    return _Went(seat, action, sealed, rng, said, revealed, shown)


def _looks_the_same(table: Table, promise: str, world: Any, viewer: Viewer, looks: _Looks) -> None:
    game, state = table.game, table.state
    broken = game.check(world)
    if broken:
        raise Violation(promise, f"makes an impossible table: {broken}")
    again = stands(game.observe(world, viewer))
    if again != looks.own:
        raise Violation(
            "observe", f"{promise} shows viewer {viewer} {again!r} instead of {looks.own!r}"
        )
    public = again if viewer is None else stands(game.observe(world, None))
    if public != looks.public:
        raise Violation("observe", f"{promise} for {viewer} changed the public screen")
    if game.turn(world) != game.turn(state):
        raise Violation("observe", f"{promise} changed the turn")
    if viewer is not None and play.legal(world, viewer) != looks.legal:
        raise Violation("legal", f"{promise}: the answers open to {viewer} tell a secret")


def _imagined(table: Table, seen: Any, shown: Stand, viewer: int) -> Any:
    """A world from what was seen; and it comes from nothing but what was seen."""
    game = table.game
    seed = table.rng.word()
    world = game.imagine(seen, viewer, Random(seed))
    copy = table.codec.load(game.seen_type, table.codec.dump(seen))
    if stands(copy) != shown:
        raise Violation("seen", "what is seen cannot be told in plain data")
    if stands(game.imagine(copy, viewer, Random(seed))) != stands(world):
        raise Violation("imagine", "drew on more than what was seen")
    return world


def _goes_on_the_same(table: Table, promise: str, world: Any, viewer: Viewer, went: _Went) -> None:
    """The same answer in both worlds tells this viewer the same, until something is shown to it."""
    there = world.clone()
    # The same dice fall in both, so that only what was hidden on the table can differ.
    there.rng = went.rng
    if not _answered_alike(went, there) or not play.allows(
        play.legal(there, went.seat), went.action
    ):
        return
    said, revealed = _until_revealed(table, _told(there, went.seat, went.action), viewer)
    length = min(len(went.said), len(said)) if went.revealed or revealed else None
    if went.said[:length] != said[:length]:
        raise Violation("events", f"{promise}: viewer {viewer} hears {said} not {went.said}")
    if went.revealed != revealed and length is None:
        raise Violation("events", f"{promise}: what is shown to {viewer} depends on secrets")
    if went.revealed or revealed:
        return
    if stands(table.game.observe(there, viewer)) != went.shown:
        raise Violation("observe", f"{promise}: viewer {viewer} sees a secret afterwards")


def _answered_alike(went: _Went, there: Any) -> bool:
    """Give the seat the same earlier answers to this Step in both worlds, if it can have them."""
    seat = went.seat
    there.sealed.pop(seat, None)
    for earlier in went.sealed:
        if not play.allows(play.legal(there, seat), earlier):
            return False
        there.sealed[seat] = (*there.sealed.get(seat, ()), earlier)
    return True


def _told(state: Any, seat: int, action: Action) -> list[Event]:
    """What an answer that is known to be open leads to."""
    told: list[Event] = []
    play.take(state, seat, action, told.append)
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
        looks.append((play.asked(state), stands(seen)))
    if looks[0][0] == looks[1][0] and looks[0] != looks[1]:
        raise Violation("sealed", f"viewer {viewer} can read an answer that is still sealed")


def glimpse(table: Table, viewer: Viewer) -> Callable[[], None]:
    """Look now; when called later, what was seen must still be what it was."""
    seen = table.game.observe(table.state, viewer)
    shown = stands(seen)

    def again() -> None:
        if stands(seen) != shown:
            raise Violation("seen", "what was seen changed afterwards")

    return again
