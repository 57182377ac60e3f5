"""Judgement of Molly: a burrow is worth its tallest column times its lowest one, so width is dear.

A first cube of a new colour pulls the lowest column down to one; a colour left out costs nothing.
So what a burrow may still become counts for more than what it scores now.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.games.molly.content import COLOURS, COLUMN, LINES, cell_number, colour_of
from game.games.molly.state import MollyState, score
from game.kernel.chance import Random
from game.kernel.contract import Action, Options, PickSome, Seen
from game.kernel.judge import Judge, Personality, any_of

__all__ = ["JUDGE", "MollyJudge", "prospect"]

_ROUNDS = {2: 7.3, 3: 6.0, 4: 5.3}
"""Turns each seat has in a usual match."""


class MollyJudge(Judge):
    personalities: tuple[Personality, ...] = (
        Personality("even", boldness=50),
        Personality("picky", boldness=20),
        Personality("glutton", boldness=85),
        Personality("digger", boldness=55, whim=20),
        Personality("pest", boldness=50, spite=90),
    )
    horizon = 9
    effort = 100

    def candidates(
        self, state: Any, seat: int, options: Options, rng: Random, most: int
    ) -> Sequence[Action]:
        if isinstance(options, PickSome):
            return super().candidates(state, seat, options, rng, most)
        if len(options) <= 6:
            return options
        ranked = sorted(
            ((_appeal(state, seat, action), rng.below(1000), action) for action in _once(options)),
            reverse=True,
        )
        return tuple(action for _, _, action in ranked[:most])

    def policy(
        self, state: Any, seat: int, options: Options, rng: Random, personality: Personality
    ) -> Action:
        if isinstance(options, PickSome) or len(options) == 1 or rng.below(100) < personality.whim:
            return any_of(options, rng)
        best, best_appeal = options[0], -1000.0
        for action in options:
            appeal = _appeal(state, seat, action) + rng.below(100) / 100
            if appeal > best_appeal:
                best, best_appeal = action, appeal
        return best

    def value(self, state: Any, seat: int) -> float:
        if state.over:
            mine = (score(state.burrows[seat], state.tokens[seat]), -state.tokens[seat])
            ranks = [
                (score(burrow, tokens), -tokens)
                for burrow, tokens in zip(state.burrows, state.tokens, strict=True)
            ]
            rivals = len(ranks) - 1
            beaten = sum(2 * (mine > rank) + (mine == rank) for rank in ranks) - 1
            # The score itself matters a little, too: a bot that is behind still digs.
            return 0.85 * beaten / (2 * rivals) + 0.15 * min(1.0, mine[0] / 40)
        worth = [
            prospect(burrow, tokens, _left(state))
            for burrow, tokens in zip(state.burrows, state.tokens, strict=True)
        ]
        rival = max(worth[:seat] + worth[seat + 1 :])
        lead = (worth[seat] - rival) / 40
        return max(0.0, min(1.0, 0.4 + 0.4 * lead + worth[seat] / 100))

    def reason(self, seen: Seen, seat: int, action: Action) -> str:
        return f"bot-reason-{action[0].split('.')[0]}" if action else "bot-reason"


def _left(state: MollyState) -> float:
    """Of a match, about how much is still to come: 1 at the start, 0 at the end."""
    whole = _ROUNDS[state.seats]
    if state.last_round:
        return 0.0
    return max(0.1, 1.0 - (state.turn - 1) / whole)


def prospect(burrow: Sequence[int], tokens: int, left: float) -> float:
    """What a burrow may be worth in the end: low columns may yet rise, and tall ones too."""
    held = sorted(count for count in burrow if count)
    if not held:
        return tokens + 4 * left
    tall, low = min(COLUMN, held[-1] + 1.5 * left), held[0]
    lagging = sum(1 for count in held if count <= low + 1)
    rise = 1.6 * left / lagging
    return tall * min(low + rise, tall) + 0.35 * sum(held) * (0.3 + left) + tokens * (1 + left)


def _once(options: Sequence[Action]) -> Sequence[Action]:
    """A swap may be named from either end; once is enough to think about."""
    return [action for action in options if action[0] != "swap" or action[1] < action[2]]


def _appeal(state: MollyState, seat: int, action: Action) -> float:
    """A first look at an answer, in points."""
    word = action[0]
    if word == "play":
        card = state.display[int(action[1].removeprefix("display.")) - 1]
        return _placing(state, colour_of(card), cell_number(action[2]))
    if word.startswith("cell.") and len(action) == 1 and state.drawn:
        return _placing(state, colour_of(state.drawn[0]), cell_number(word))
    if word.startswith("line."):
        return _taking(state, seat, action)
    if word == "take":
        card = state.display[int(action[1].removeprefix("display.")) - 1]
        return _cube(state, seat, colour_of(card)) - 1.4
    if word == "swap":
        return _swapping(state, cell_number(action[1]), cell_number(action[2]))
    if word == "hunt":
        return -1.0
    if word.startswith("cube."):
        return -_cube(state, seat, word.removeprefix("cube."), gone=True)
    return 0.2 if word == "blind" else 0.0


def _cube(state: MollyState, seat: int, colour: str, *, gone: bool = False) -> float:
    burrow = state.burrows[seat].copy()
    before = prospect(burrow, 0, _left(state))
    column = COLOURS.index(colour)
    if not gone and burrow[column] >= COLUMN:
        return 0.0
    burrow[column] += -1 if gone else 1
    change = prospect(burrow, 0, _left(state)) - before
    return -change if gone else change


def _placing(state: MollyState, colour: str, cell: int) -> float:
    made = sum(
        1
        for line in LINES
        if cell in line and all(state.shows(c) == colour for c in line if c != cell)
    )
    if made:
        return 9.0 + 2.5 * _depth(state, cell)
    open_ends = sum(
        1
        for line in LINES
        if cell in line
        and [state.shows(c) for c in line if c != cell].count(colour) == 1
        and not any(state.shows(c) in ("", "dog") for c in line)
    )
    # What is two in a row for me is three for the next seat.
    return (1.6 if state.empty(cell) else 0.0) - 0.7 * open_ends


def _depth(state: MollyState, cell: int) -> float:
    return min(3, len(state.piles[cell])) / 3


def _taking(state: MollyState, seat: int, action: Action) -> float:
    if len(action) == 1:
        return 5.0
    cell = cell_number(action[1])
    colour = state.shows(cell)
    burrow = state.burrows[seat].copy()
    before = prospect(burrow, 0, _left(state))
    for card, _ in state.piles[cell]:
        column = COLOURS.index(colour_of(card))
        burrow[column] = min(COLUMN, burrow[column] + 1)
    assert colour
    return prospect(burrow, 0, _left(state)) - before


def _swapping(state: MollyState, a: int, b: int) -> float:
    """Whether a swap leaves two in a line for a card of the display."""
    shown = {colour_of(card) for card in state.display if card}
    if not shown:
        return -2.0

    def after(cell: int) -> str:
        return state.shows(b if cell == a else a if cell == b else cell)

    for line in LINES:
        if a not in line and b not in line:
            continue
        tops = [after(cell) for cell in line]
        for colour in shown:
            gap = [top for top in tops if top != colour]
            if len(gap) == 1 and gap[0] != "dog" and tops.count(colour) == 2:
                was = [state.shows(cell) for cell in line].count(colour)
                if was < 2:
                    return 5.5
    return -2.0


JUDGE = MollyJudge()
