"""The rest of a turn (rulebook, 2 and 3): new lines, cards, Press, and who is next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.games.topoum.content import BARRACKS, HAND, PEACE, SLOTS
from game.games.topoum.harm import pay
from game.games.topoum.sight import new_lines
from game.games.topoum.state import TopoumState
from game.games.topoum.turn import Turn
from game.kernel.contract import Event, Given, Step, Tell, quiet

__all__ = ["EndTurn", "FillHand", "FillLine", "PressPays", "Score", "Turns"]


@dataclass(frozen=True, slots=True)
class Turns(Step):
    """One turn whole."""

    kind: ClassVar[str] = "turns"

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step]:
        return Turn(), Score(), FillHand(), FillLine(), PressPays(), EndTurn()


@dataclass(frozen=True, slots=True)
class Score(Step):
    """A medal a square and one more for each own barracks, for every new line."""

    kind: ClassVar[str] = "score"

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step]:
        seat = state.active
        for pair, spaces, medals in new_lines(state):
            if tell is not quiet:
                first_end = state.moles[spaces[0]]
                way = spaces if first_end == pair[0] else spaces[::-1]
                own = sum(state.bases.get(space) == BARRACKS[seat] for space in spaces)
                facts = {"seat": seat, "ends": list(pair), "spaces": list(way), "medals": medals}
                tell(Event("sighted", {**facts, "squares": len(spaces), "barracks": own}))
            pay(state, seat, medals, "line", tell)
        # What was new is not asked any more: between turns all lines are old.
        state.old_lines, state.stirred, state.unmoved = [], [], []
        return ()


@dataclass(frozen=True, slots=True)
class FillHand(Step):
    """Back to two cards, unless Peace has turned up."""

    kind: ClassVar[str] = "fill-hand"

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step]:
        hand = state.hands[state.active]
        while len(hand) < HAND and state.deck and not state.peace:
            card = state.deck.pop()
            if card == PEACE:
                _peace(state, tell)
                break
            hand.append(card)
            facts = {"seat": state.active, "place": f"hand.{len(hand)}"}
            tell(Event("drawn", facts, {"card": card}, (state.active,), shows=True))
        return ()


def _peace(state: TopoumState, tell: Tell) -> None:
    state.peace = True
    tell(Event("peace", shows=True))


@dataclass(frozen=True, slots=True)
class FillLine(Step):
    """Cards slide away from the deck; the outermost is thrown off if no card was used."""

    kind: ClassVar[str] = "fill-line"

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step]:
        line = state.line
        if not state.used:
            for slot in range(SLOTS - 1, -1, -1):
                if line[slot]:
                    card, line[slot] = line[slot], ""
                    state.thrown.append(card)
                    tell(Event("thrown", {"card": card, "slot": f"line.{slot + 1}"}))
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
        state.line = [""] * (SLOTS - len(left)) + left
        tell(Event("line", {"cards": list(state.line)}, shows=True))
        return ()


@dataclass(frozen=True, slots=True)
class PressPays(Step):
    """A medal to whoever holds Press, at the end of everybody's turn."""

    kind: ClassVar[str] = "press-pays"

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step]:
        if state.press >= 0:
            pay(state, state.press, 1, "press", tell)
        return ()


@dataclass(frozen=True, slots=True)
class EndTurn(Step):
    """The next player; once Peace is out, the round is played to its end."""

    kind: ClassVar[str] = "end-turn"

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step]:
        after = (state.active + 1) % state.seats
        if state.peace and after == state.first:
            return ()
        state.active = after
        state.turn += 1
        return (Turns(),)
