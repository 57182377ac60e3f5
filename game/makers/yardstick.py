"""What speed is measured against: a five-player draft of dice and cards in plain slotted classes.

No contract, no secrets, no events, nothing to save: as fast as a rules engine in plain Python gets.
A ratio to it, taken in the same run, means the same on every machine.
"""

from __future__ import annotations

from random import Random
from time import perf_counter

__all__ = ["CLONED", "DECISIONS", "Draft", "decisions_per_s", "midway", "playout"]

_PLAYERS = 5
_ROUNDS = 21
_CARDS = 120
DECISIONS = _PLAYERS * _ROUNDS


class Card:
    """Never changes, so clones share it."""

    __slots__ = ("colour", "stars")

    def __init__(self, number: int) -> None:
        self.colour = number % 6
        self.stars = number % 7


class Die:
    __slots__ = ("face",)

    def __init__(self, face: int) -> None:
        self.face = face


class Player:
    __slots__ = ("coins", "dice", "score", "tableau")

    def __init__(self) -> None:
        self.coins = 3
        self.dice: list[int] = []
        self.score = 0
        self.tableau: list[Card] = []

    def clone(self) -> Player:
        other = Player.__new__(Player)
        other.coins = self.coins
        other.dice = self.dice.copy()
        other.score = self.score
        other.tableau = self.tableau.copy()
        return other


class Draft:
    """The whole table."""

    __slots__ = ("deck", "dice", "display", "players", "turn")

    def __init__(self, rng: Random) -> None:
        self.deck = [Card(number) for number in range(_CARDS)]
        rng.shuffle(self.deck)
        self.display = [self.deck.pop() for _ in range(4)]
        self.dice = [Die(rng.randrange(6)) for _ in range(5)]
        self.players = [Player() for _ in range(_PLAYERS)]
        self.turn = 0

    def clone(self) -> Draft:
        other = Draft.__new__(Draft)
        other.deck = self.deck.copy()
        other.display = self.display.copy()
        other.dice = [Die(die.face) for die in self.dice]
        other.players = [player.clone() for player in self.players]
        other.turn = self.turn
        return other

    def legal(self) -> list[tuple[str, int]]:
        """Take a die; or, for a coin, a card of the display."""
        player = self.players[self.turn % _PLAYERS]
        moves = [("die", place) for place in range(len(self.dice))]
        if player.coins:
            moves += [("card", place) for place in range(len(self.display))]
        return moves

    def act(self, move: tuple[str, int], rng: Random) -> None:
        player = self.players[self.turn % _PLAYERS]
        kind, place = move
        if kind == "card":
            card = self.display.pop(place)
            player.coins -= 1
            player.tableau.append(card)
            matching = sum(1 for held in player.tableau if held.colour == card.colour)
            player.score += card.stars + matching
            if self.deck:
                self.display.append(self.deck.pop())
        else:
            die = self.dice[place]
            player.dice.append(die.face)
            player.coins += die.face > 3
            player.score += die.face // 2
            die.face = rng.randrange(6)
        self.turn += 1


CLONED = _CARDS + 5 + _PLAYERS * (2 + _ROUNDS // 2)
"""Cards, dice, and what lies before each player by the middle of a match."""


def midway(rng: Random) -> Draft:
    """A table in the middle of a match."""
    table = Draft(rng)
    for _ in range(DECISIONS // 2):
        table.act(rng.choice(table.legal()), rng)
    return table


def playout(rng: Random) -> int:
    """One random match; the winner's score."""
    table = Draft(rng)
    for _ in range(DECISIONS):
        table.act(rng.choice(table.legal()), rng)
    return max(player.score for player in table.players)


def decisions_per_s(seconds: float) -> float:
    """How fast this machine plays it now."""
    rng = Random(1)
    played, began = 0, perf_counter()
    while perf_counter() - began < seconds:
        playout(rng)
        played += 1
    return played * DECISIONS / (perf_counter() - began)
