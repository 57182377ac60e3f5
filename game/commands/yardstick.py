"""What speed is measured against: a five-player draft of dice and cards in plain slotted classes.

No contract, no secrets, no events, nothing to save: as fast as a rules engine in plain Python gets.
A ratio to it, taken in the same run, means the same on every machine.
"""

from __future__ import annotations

from random import Random
from time import perf_counter

__all__ = ["CLONED", "DECISIONS", "Draft", "decisions_per_s", "playout"]

_PLAYERS = 5
_ROUNDS = 21
DECISIONS = _PLAYERS * _ROUNDS
CLONED = 60 + 5 + _PLAYERS * 3
"""Cards, dice, and what lies before each player."""


class Draft:
    """The whole table."""

    __slots__ = ("coins", "deck", "dice", "display", "kept", "scores", "turn")

    def __init__(self, rng: Random) -> None:
        self.deck = list(range(60))
        rng.shuffle(self.deck)
        self.display = [self.deck.pop() for _ in range(4)]
        self.dice = [rng.randrange(6) for _ in range(5)]
        self.scores = [0] * _PLAYERS
        self.coins = [3] * _PLAYERS
        self.kept = [-1] * _PLAYERS
        self.turn = 0

    def clone(self) -> Draft:
        other = Draft.__new__(Draft)
        other.deck = self.deck.copy()
        other.display = self.display.copy()
        other.dice = self.dice.copy()
        other.scores = self.scores.copy()
        other.coins = self.coins.copy()
        other.kept = self.kept.copy()
        other.turn = self.turn
        return other

    def legal(self) -> list[int]:
        """Take a die; or, for a coin, a card of the display."""
        moves = list(range(len(self.dice)))
        if self.coins[self.turn % _PLAYERS]:
            moves += range(10, 10 + len(self.display))
        return moves

    def act(self, move: int, rng: Random) -> None:
        player = self.turn % _PLAYERS
        if move >= 10:
            card = self.display.pop(move - 10)
            self.coins[player] -= 1
            self.scores[player] += card % 7 + (2 if card % 6 == self.kept[player] else 0)
            if self.deck:
                self.display.append(self.deck.pop())
        else:
            die = self.dice[move]
            self.kept[player] = die
            self.coins[player] += die > 3
            self.scores[player] += die // 2
            self.dice[move] = rng.randrange(6)
        self.turn += 1


def playout(rng: Random) -> int:
    """One random match; the winner's score."""
    table = Draft(rng)
    for _ in range(DECISIONS):
        moves = table.legal()
        table.act(moves[int(rng.random() * len(moves))], rng)
    return max(table.scores)


def decisions_per_s(seconds: float) -> float:
    """How fast this machine plays it now."""
    rng = Random(1)
    played, began = 0, perf_counter()
    while perf_counter() - began < seconds:
        playout(rng)
        played += 1
    return played * DECISIONS / (perf_counter() - began)
