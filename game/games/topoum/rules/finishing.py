"""The rest of a turn (rulebook, 2 and 3): new lines, cards, Press, and who is next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.games.topoum.content.ids import BARRACKS, HAND, NO_CARD, PEACE, SLOTS, held, slot
from game.games.topoum.content.words import Phase
from game.games.topoum.events.cards import Drawn, LineFilled, Thrown
from game.games.topoum.events.course import PeaceCame, Sighted
from game.games.topoum.rules.harm import pay
from game.games.topoum.rules.sight import new_lines
from game.games.topoum.rules.state import TopoumState
from game.games.topoum.rules.turn import Turn
from game.kernel.contract import Given, Step, Tell, quiet

__all__ = ["EndTurn", "FillHand", "FillLine", "PressPays", "Score", "Turns"]


@dataclass(frozen=True, slots=True)
class Turns(Step[TopoumState]):
    """One turn whole."""

    kind: ClassVar[Phase] = "turns"

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step[TopoumState]]:
        return Turn(), Score(), FillHand(), FillLine(), PressPays(), EndTurn()


@dataclass(frozen=True, slots=True)
class Score(Step[TopoumState]):
    """A medal a square and one more for each own barracks, for every new line."""

    kind: ClassVar[Phase] = "score"

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step[TopoumState]]:
        seat = state.active
        for pair, spaces, medals in new_lines(state):
            if tell is not quiet:
                first_end = state.moles[spaces[0]]
                way = spaces if first_end == pair[0] else spaces[::-1]
                own = sum(state.bases.get(space) == BARRACKS[seat] for space in spaces)
                tell(Sighted(seat, pair, way, medals, len(spaces), own))
            pay(state, seat, medals, "line", tell)
        # What was new is not asked any more: between turns all lines are old.
        state.old_lines, state.stirred, state.unmoved = [], [], []
        return ()


@dataclass(frozen=True, slots=True)
class FillHand(Step[TopoumState]):
    """Back to two cards, unless Peace has turned up."""

    kind: ClassVar[Phase] = "fill-hand"

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step[TopoumState]]:
        hand = state.hands[state.active]
        while len(hand) < HAND and state.deck and not state.peace:
            card = state.deck.pop()
            if card == PEACE:
                _peace(state, tell)
                break
            hand.append(card)
            if tell is not quiet:
                tell(Drawn(state.active, held(len(hand) - 1), card))
        return ()


def _peace(state: TopoumState, tell: Tell) -> None:
    state.peace = True
    tell(PeaceCame())


@dataclass(frozen=True, slots=True)
class FillLine(Step[TopoumState]):
    """Cards slide away from the deck; the outermost is thrown off if no card was used."""

    kind: ClassVar[Phase] = "fill-line"

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step[TopoumState]]:
        line = state.line
        if not state.used:
            for at in range(SLOTS - 1, -1, -1):
                if line[at]:
                    card, line[at] = line[at], NO_CARD
                    state.thrown.append(card)
                    tell(Thrown(card, slot(at)))
                    break
        left = [card for card in line if card]
        if len(left) == SLOTS:
            return ()
        while len(left) < SLOTS and state.deck:
            card = state.deck.pop()
            if card == PEACE:
                _peace(state, tell)
            else:
                left.insert(0, card)
        state.line = [NO_CARD] * (SLOTS - len(left)) + left
        if tell is not quiet:
            tell(LineFilled(tuple(state.line)))
        return ()


@dataclass(frozen=True, slots=True)
class PressPays(Step[TopoumState]):
    """A medal to whoever holds Press, at the end of everybody's turn."""

    kind: ClassVar[Phase] = "press-pays"

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step[TopoumState]]:
        if state.press >= 0:
            pay(state, state.press, 1, "press", tell)
        return ()


@dataclass(frozen=True, slots=True)
class EndTurn(Step[TopoumState]):
    """The next player; once Peace is out, the round is played to its end."""

    kind: ClassVar[Phase] = "end-turn"

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step[TopoumState]]:
        after = (state.active + 1) % state.seats
        if state.peace and after == state.first:
            return ()
        state.active = after
        state.turn += 1
        return (Turns(),)
