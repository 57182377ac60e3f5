"""Whoever plays in a manner is taken for it, and no more of them than there is to see."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING

from build_scripts.manners import (
    Figures,
    Sitting,
    figures,
    guessed,
    portrait,
    sittings,
    spoken,
    told,
    written,
)
from game import catalogue
from game.games.topoum.content.ids import cards, held, mole_of
from game.games.topoum.events.cards import Drawn, Played

if TYPE_CHECKING:
    from pathlib import Path


def seat(manner: str, rng: Random, bias: float) -> Sitting:
    """One that takes so often; how often it swaps is luck."""
    play: Figures = {"act: take": bias + rng.gauss(0, 0.1), "act: swap": rng.random()}
    return Sitting(manner, play, Fraction(manner == "greedy"))


def table(rng: Random, apart: float) -> list[Sitting]:
    return [seat("greedy", rng, 0.5 + apart), seat("shy", rng, 0.5 - apart)]


def test_answers_become_figures() -> None:
    """Parts of the answers to one kind of question, ids with their numbers and without."""
    found = figures(
        [
            ("act", ("take.1", "cell.4")),
            ("act", ("take.2", "cell.4")),
            ("draw", ()),
            ("act", ("x",)),
        ]
    )
    assert found["act: take"] == found["act: cell.4"] == 2 / 3
    assert found["act: take.1"] == found["act: x"] == 1 / 3
    assert found["act: so many"] == 5 / 3
    assert found["act: as before"] == 1 / 6
    assert found["draw: so many"] == 0


def test_what_everybody_is_told_becomes_words() -> None:
    """Without numbers, and without what is only for the eyes of one."""
    card, place = cards(("grenade",), 2)[0], held(0)
    played = Played(1, card, place, 0, mole_of("mole.1.2"))
    assert spoken(played) == ("played", "grenade", "hand", "mole")
    assert spoken(Drawn(1, place, card)) == ("drawn", "hand")


def test_the_telling_figure_is_found() -> None:
    rng = Random(1)
    known = portrait([each for _ in range(40) for each in table(rng, 0.2)])
    assert next(iter(known.spread)) == "act: take"
    assert guessed(known, {"act: take": 0.7, "act: swap": 0.1}) == "greedy"
    assert guessed(known, {"act: take": 0.3, "act: swap": 0.9}) == "shy"


def test_manners_apart_are_told() -> None:
    rng = Random(2)
    lines = list(told([table(rng, 0.2) for _ in range(80)]))
    right = next(line for line in lines if line.startswith("told right"))
    assert float(right.split()[2].rstrip("%")) > 90
    # One of them wins them all, the other none: both are off.
    assert sum("(off)" in line for line in lines) == 2


def test_manners_alike_are_not() -> None:
    """What is learnt of some matches is asked of others: of enough figures some always tell."""
    rng = Random(3)

    def whimsical(manner: str) -> Sitting:
        return Sitting(manner, {f"act: {at}": rng.random() for at in range(60)}, Fraction(1, 2))

    lines = told([[whimsical("greedy"), whimsical("shy")] for _ in range(60)])
    right = next(line for line in lines if line.startswith("told right"))
    assert 35 < float(right.split()[2].rstrip("%")) < 65


def test_each_seat_of_a_match_is_noted() -> None:
    """As many manners as find room, each with all that was won by it, the same again."""
    found = sittings("whakka_mole", "normal", 3)
    manners = {each.id for each in catalogue.judge("whakka_mole").personalities}
    assert {each.manner for each in found} == manners
    assert sum(each.won for each in found) == 1
    assert all(each.play["prepare: so many"] > 0 for each in found)
    assert sittings("whakka_mole", "normal", 3) == found


def test_what_was_found_is_written_in_its_place(tmp_path: Path) -> None:
    page = tmp_path / "MANNERS.md"
    written(page, "molly, easy, 8 matches", ["| one |", "", "told."])
    written(page, "molly, hard, 8 matches", ["| two |"])
    written(page, "molly, easy, 80 matches", ["| three |"])
    text = page.read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if line.startswith(("##", "| "))] == [
        "## molly, easy, 80 matches",
        "| three |",
        "## molly, hard, 8 matches",
        "| two |",
    ]
    assert text.startswith("# Manners")
