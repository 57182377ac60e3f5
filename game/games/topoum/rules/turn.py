"""A turn (rulebook, 1): always a mole, then enter into combat or move moles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.games.topoum.content import HAZARDS
from game.games.topoum.content.ids import BARRACKS, Mole, Space, mole_of, space_of
from game.games.topoum.content.words import DONE, ENTER, PASS, RANSOM, CardType, Phase
from game.games.topoum.events.course import Entered, Passed, SetOut, TurnBegun
from game.games.topoum.rules.arrive import arrive, enterable, march
from game.games.topoum.rules.effects import deploy, place_barracks
from game.games.topoum.rules.field import add_square, field, free_beside
from game.games.topoum.rules.harm import free_captive, ransoms
from game.games.topoum.rules.order import Stand
from game.games.topoum.rules.playing import CardOrTile, PlayCard
from game.games.topoum.rules.sight import lines
from game.games.topoum.rules.state import TopoumState
from game.games.topoum.rules.targets import any_playable, kinds_at_hand
from game.kernel.contract import Action, Given, Options, Step, Tell, quiet

__all__ = ["Act", "AlwaysAMole", "Begin", "ForcedRansom", "MoveOn", "Turn", "entries", "moves"]


@dataclass(frozen=True, slots=True)
class Turn(Step[TopoumState]):
    """Somebody's turn begins."""

    kind: ClassVar[Phase] = "turn"

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step[TopoumState]]:
        if tell is not quiet:
            tell(TurnBegun(state.active, state.turn))
        if state.on_board(state.active):
            return Begin(), Act()
        return ForcedRansom(), AlwaysAMole(), Begin(), Act()


@dataclass(frozen=True, slots=True)
class ForcedRansom(Step[TopoumState]):
    """All four moles captive: one must be bought free, even on credit."""

    kind: ClassVar[Phase] = "forced-ransom"

    def _choices(self, state: TopoumState) -> Sequence[Action]:
        return () if state.reserve[state.active] else ransoms(state, state.active, credit=True)

    def seats(self, state: TopoumState) -> tuple[int, ...]:
        return (state.active,) if len(self._choices(state)) > 1 else ()

    def options(self, state: TopoumState, seat: int, given: tuple[Action, ...]) -> Options:
        return tuple((mole,) for _, mole in self._choices(state))

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step[TopoumState]]:
        choices = self._choices(state)
        if choices:
            mole = given[state.active][0][0] if given else choices[0][1]
            free_captive(state, mole_of(mole), tell, forced=True)
        return ()


@dataclass(frozen=True, slots=True)
class AlwaysAMole(Step[TopoumState]):
    """Law 2: barracks with a mole next to the battlefield, as in the setup."""

    kind: ClassVar[Phase] = "law-two"

    def _spaces(self, state: TopoumState) -> Sequence[Space]:
        seat = state.active
        if not state.reserve[seat]:
            return ()
        spaces = free_beside(state) if state.tiles[seat] else []
        if spaces:
            return spaces
        # Without a tile or room for one: a free own barracks, else any free harmless square.
        squares = sorted({**state.bases, **state.overlays})
        free = [space for space in squares if _harmless(state, space)]
        own = [space for space in free if state.bases.get(space) == BARRACKS[seat]]
        return own or free

    def seats(self, state: TopoumState) -> tuple[int, ...]:
        return (state.active,) if self._spaces(state) else ()

    def options(self, state: TopoumState, seat: int, given: tuple[Action, ...]) -> Options:
        return tuple((space,) for space in self._spaces(state))

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step[TopoumState]]:
        if given:
            seat = state.active
            space = space_of(given[seat][0][0])
            if not state.is_square(space):
                place_barracks(state, seat, space, "law-two", tell)
            arrive(state, deploy(state, seat, space, "law-two", tell), space, -1, tell)
        return ()


def _harmless(state: TopoumState, space: Space) -> bool:
    overlay = state.overlays.get(space)
    return space not in state.moles and overlay not in HAZARDS and overlay != "rock"


@dataclass(frozen=True, slots=True)
class Begin(Step[TopoumState]):
    """Which lines are there already, and which moles may move (Law 6)."""

    kind: ClassVar[Phase] = "begin"

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step[TopoumState]]:
        state.unmoved = state.on_board(state.active)
        state.old_lines = sorted(lines(state, state.active))
        state.stirred = []
        state.used = 0
        return ()


def entries(state: TopoumState, seat: int) -> list[Space]:
    """Where the seat may enter into combat: a card must then be playable."""
    return list(_ways_in(state, seat))


def _ways_in(state: TopoumState, seat: int) -> Iterable[Space]:
    """The same, one after another: whoever asks only whether there are any looks no further."""
    if not state.tiles[seat] or not state.reserve[seat]:
        return ()
    spaces = free_beside(state)
    kinds = kinds_at_hand(state, seat)
    if not spaces or _surely_playable(state, seat, kinds):
        return spaces
    return _playable_from(state, seat, spaces, kinds)


def _surely_playable(state: TopoumState, seat: int, kinds: set[CardType]) -> bool:
    """A card that whoever enters can play wherever it is, for the field lies beside it."""
    return bool(field(state)) and (
        "grenade" in kinds
        or "red-cross" in kinds
        or ("press" in kinds and state.press != seat)
        or ("medal" in kinds and bool(state.on_board(seat)))
    )


def _playable_from(
    state: TopoumState, seat: int, spaces: Iterable[Space], kinds: set[CardType]
) -> Iterator[Space]:
    """Tried on one copy, space after space: barracks and mole there, is there a card to play?"""
    after: TopoumState = state.clone()
    after.tiles[seat] -= 1
    mole = after.reserve[seat].pop(0)
    for space in spaces:
        after.bases[space], after.moles[space] = BARRACKS[seat], mole
        if state.islands:
            add_square(after, space, founds=True)
        if any_playable(after, kinds, Stand(seat, space)):
            yield space
        del after.bases[space], after.moles[space]
        after.islands[:] = state.islands


def _enter(state: TopoumState, seat: int, space: Space, tell: Tell) -> Mole:
    place_barracks(state, seat, space, "enter", tell)
    mole = deploy(state, seat, space, "enter", tell)
    arrive(state, mole, space, -1, tell)
    return mole


def moves(state: TopoumState) -> list[Action]:
    """Own moves: any mole that began the turn on the board, once, to a square beside it."""
    found: list[Action] = []
    if not state.unmoved:
        return found
    at = {mole: space for space, mole in state.moles.items()}
    near = state.board.near
    for mole in state.unmoved:
        # Told while it is pushed, it stands nowhere: whoever looks on sees it so.
        if mole in at:
            found += [(mole, space) for space in enterable(state, near[at[mole]])]
    return found


def can_move(state: TopoumState) -> bool:
    """Whether there is any such move."""
    unmoved = state.unmoved
    if not unmoved:
        return False
    near = state.board.near
    # A loop, for it is asked around every answer: the first mole mostly finds a way.
    for space, mole in state.moles.items():
        if mole in unmoved and enterable(state, near[space]):
            return True
    return False


@dataclass(frozen=True, slots=True)
class Act(Step[TopoumState]):
    """Enter into combat or move moles."""

    kind: ClassVar[Phase] = "act"

    def seats(self, state: TopoumState) -> tuple[int, ...]:
        seat = state.active
        if can_move(state) or ransoms(state, seat) or any(_ways_in(state, seat)):
            return (seat,)
        return ()

    def options(self, state: TopoumState, seat: int, given: tuple[Action, ...]) -> Options:
        found: list[Action] = [(ENTER, space) for space in entries(state, seat)]
        found += moves(state)
        if not found:
            found.append((PASS,))
        return (*found, *ransoms(state, seat))

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step[TopoumState]]:
        seat = state.active
        action = given[seat][0] if given else (PASS,)
        if action[0] == RANSOM:
            free_captive(state, mole_of(action[1]), tell)
            return (Act(),)
        if action[0] == PASS:
            tell(Passed(seat))
            return ()
        if action[0] == ENTER:
            space = space_of(action[1])
            mole = state.reserve[seat][0]
            if tell is not quiet:
                tell(Entered(seat, mole, space))
            _enter(state, seat, space, tell)
            # Whoever enters does nothing else this turn.
            state.unmoved = []
            return (PlayCard(mole),)
        return _own_move(state, action, tell)


def _own_move(state: TopoumState, action: Action, tell: Tell) -> Sequence[Step[TopoumState]]:
    mole, to = mole_of(action[0]), space_of(action[1])
    state.unmoved.remove(mole)
    if tell is not quiet:
        tell(SetOut(state.active, mole))
    if march(state, state.where(mole), to, "move", tell):
        return CardOrTile(mole), MoveOn()
    return (MoveOn(),)


@dataclass(frozen=True, slots=True)
class MoveOn(Step[TopoumState]):
    """Another mole, or enough."""

    kind: ClassVar[Phase] = "move-on"

    def seats(self, state: TopoumState) -> tuple[int, ...]:
        return (state.active,) if can_move(state) or ransoms(state, state.active) else ()

    def options(self, state: TopoumState, seat: int, given: tuple[Action, ...]) -> Options:
        return (*moves(state), (DONE,), *ransoms(state, seat))

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step[TopoumState]]:
        if not given or given[state.active][0][0] == DONE:
            return ()
        action = given[state.active][0]
        if action[0] == RANSOM:
            free_captive(state, mole_of(action[1]), tell)
            return (MoveOn(),)
        return _own_move(state, action, tell)
