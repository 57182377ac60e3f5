"""The end on the screen: the graph of stars, the ranking by source, the moments of the day."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from game.games import dice_theme_park
from game.games.dice_theme_park.content.administrators import administrator_of
from game.games.dice_theme_park.events.counting import (
    GoalJudged,
    MatchEnded,
    Scored,
    TakingsCounted,
)
from game.games.dice_theme_park.events.operating import AttractionOperated, PerkEarned
from game.games.dice_theme_park.rules.game import GAME
from game.games.dice_theme_park.seen.view import ThemeParkSeen
from game.games.dice_theme_park.table import TABLE
from game.games.dice_theme_park.table.prompts import ASKS
from game.games.dice_theme_park.table.ready import ready as made_ready
from game.games.dice_theme_park.table.story import SOURCES, story
from game.kernel.event import Event
from game.stage.box import Box
from game.stage.motion import Enter, Show
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.table import Turnover
from tests.games.dice_theme_park.test_table import Walk, laid, look
from tests.stage.test_kit import parts

EXPANSIONS = {"innovations": "on", "promo-staff": "on", "surprises": "on"}


def ended(seats: int, seed: int, **options: str) -> tuple[ThemeParkSeen, tuple[Event, ...]]:
    walk = Walk(seats, seed, None, **options)
    while not walk.state.over:
        walk.step()
    return GAME.observe(walk.state, None), tuple(event for event, _ in walk.moments)


def words(pieces: Mapping[str, Piece], key: str) -> str:
    text = pieces[key].text
    assert text is not None
    return str(text.string)


@pytest.mark.parametrize(
    ("seats", "seed", "options"), [(4, 5, {}), (2, 3, EXPANSIONS), (1, 7, {}), (3, 6, EXPANSIONS)]
)
def test_the_sources_add_up_to_the_stars(seats: int, seed: int, options: dict[str, str]) -> None:
    seen, past = ended(seats, seed, **options)
    told = story(past, seen)
    assert list(told.sources) == list(SOURCES)
    for seat, plot in enumerate(seen.parks):
        assert sum(row[seat] for row in told.sources.values()) == plot.stars
        gained = sum(
            event.stars
            for event in past
            if isinstance(event, Scored | PerkEarned) and event.seat == seat
        )
        more = sum(told.sources[name][seat] for name in ("administrator", "statues"))
        assert told.sources["operating"][seat] == gained - more
    assert list(told.totals) == list(range(1, seen.rounds + 1))
    assert told.totals[seen.rounds] == tuple(plot.stars for plot in seen.parks)
    for before, after in pairwise(told.totals.values()):
        assert all(now >= then for then, now in zip(before, after, strict=True))


def test_a_line_for_each_seat_and_a_row_by_rank() -> None:
    seen, past = ended(4, 5)
    pieces = laid(seen, look(seen, past=past))
    for seat, plot in enumerate(seen.parks):
        assert words(pieces, f"graph.{seat}.stars") == str(plot.stars)
        assert len([key for key in pieces if key.startswith(f"graph.{seat}.point.")]) == seen.rounds
    by_height = sorted(range(4), key=lambda seat: pieces[f"over.{seat}"].y)
    stars = [seen.parks[seat].stars for seat in by_height]
    assert stars == sorted(stars, reverse=True)
    assert "over.head.operating" in pieces
    assert "over.head.guests" not in pieces


def test_lines_are_told_apart_by_their_dashes() -> None:
    seen, past = ended(4, 5)
    pieces = laid(seen, look(seen, past=past))
    counts = [
        len([key for key in pieces if key.startswith(f"graph.line.{seat}.")]) for seat in range(4)
    ]
    assert counts[0] == seen.rounds
    assert min(counts[1:]) > 2 * seen.rounds


def test_a_match_that_is_not_known_from_its_start_still_ends() -> None:
    seen, past = ended(2, 3)
    late = past[len(past) * 2 // 3 :]
    told = story(late, seen)
    assert told.sources == {}
    assert told.totals[seen.rounds] == tuple(plot.stars for plot in seen.parks)
    pieces = laid(seen, look(seen, past=late))
    assert "over.head.guests" in pieces
    assert "over.head.operating" not in pieces
    assert "graph.1.stars" in laid(seen, look(seen))


def test_alone_the_score_to_beat_lies_across_and_the_goals_stand_below() -> None:
    seen, past = ended(1, 7)
    pieces = laid(seen, look(seen, past=past))
    assert words(pieces, "graph.target") == str(seen.target)
    for number, goals in seen.goals.items():
        for goal in goals:
            key = f"solo.goal.{number}.{goal}"
            assert pieces[f"{key}.icon"].art.endswith(goal.partition(".")[2])
            assert (f"{key}.tick" in pieces) is (goal in seen.achieved)
            assert pieces[key].art == ("ui/chip.green" if goal in seen.achieved else "ui/chip.red")


def test_alone_a_goal_is_judged_in_its_row_and_the_graph_grows_beside_the_rows() -> None:
    walk = Walk(1, 7, None)
    while not walk.state.over:
        walk.step()
    past = tuple(event for event, _ in walk.moments)
    judged = 0
    for (_, before), (event, after) in pairwise(walk.moments):
        at = look(after, past=past if after.phase == "over" else ())
        over = Turnover(before, after, at, laid(before, look(before)), laid(after, at))
        act = TABLE.acts.motion(event, over)
        assert act is not None
        if isinstance(event, GoalJudged):
            row, judged = over.now[f"solo.goal.{event.round}.{event.goal}"], judged + 1
            (called,) = [each for each in parts(act) if isinstance(each, Show)]
            assert called.piece.y == row.y
            assert row.x < called.piece.x < row.x + row.w / 2
        elif isinstance(event, MatchEnded):
            begun = {each.key for each in parts(act) if isinstance(each, Enter)}
            moved = {key for key, piece in over.now.items() if over.was.get(key, piece) != piece}
            assert any(key.startswith("solo.goal.") for key in moved)
            assert moved <= begun
    assert judged


def test_the_moments_name_whoever_had_them() -> None:
    seen, past = ended(4, 5)
    told = story(past, seen)
    rides = [event for event in past if isinstance(event, AttractionOperated)]
    assert told.busiest is not None
    assert told.attraction is not None
    assert told.guest is not None
    most = max(event.stars for event in past if isinstance(event, TakingsCounted))
    assert told.attraction.stars == most
    assert told.busiest.stars <= len(rides)
    mine = [each for each in rides if each.seat == told.guest.seat]
    assert told.guest.rides <= sum(told.guest.die in each.party for each in mine)
    assert story((), seen).guest is None


@pytest.mark.parametrize(
    ("administrators", "body", "ready"),
    [
        (("treasurer",), ("over-body-alone", {"money": 2}), ("ready-money", {"money": 2})),
        (("tailor",), ("over-body-alone", {"money": 3}), ("ready-money", {"money": 3})),
        (("tailor", "treasurer"), ("over-body-treasurer", {}), ("ready-money-treasurer", {})),
        (("tailor", "doorman"), ("over-body", {}), ("ready-money", {"money": 3})),
    ],
)
def test_the_treasurers_money_is_worth_more(
    administrators: tuple[str, ...],
    body: tuple[str, dict[str, int]],
    ready: tuple[str, dict[str, int]],
) -> None:
    """Page 15: a star for every $2 with this administrator; nobody reads of $3 alone then."""
    seen, _ = ended(len(administrators), 3)
    parks = tuple(
        replace(plot, administrator=administrator_of(card))
        for plot, card in zip(seen.parks, administrators, strict=True)
    )
    seen = replace(seen, parks=parks)
    said = ASKS(seen, look(seen)).body
    assert said is not None
    # Whose score it is may fill any sentence.
    assert (said.key, {**said.args, **body[1]}) == (body[0], dict(said.args))
    pieces = {piece.key: piece for piece in made_ready(seen, look(seen), Box(0, 0, 900, 300))}
    text = pieces["ready.money.said"].text
    assert text is not None
    assert isinstance(text.string, Said)
    assert (text.string.key, dict(text.string.args)) == ready


@pytest.mark.parametrize(
    ("language", "two"),
    [("en", "two at most"), ("de", "zwei"), ("fr", "deux"), ("es", "dos"), ("it", "due")],
)
def test_the_rulebook_at_the_table(language: str, two: str) -> None:
    """Promo pack, page 18: eight VIP tokens, two for each of four parks; and the Treasurer."""
    path = Path(dice_theme_park.__file__).parent / "text" / f"rulebook.{language}.ftl"
    text = path.read_text(encoding="utf-8").replace("\u00a0", " ")
    (chaperone,) = (line for line in text.splitlines() if "VIP" in line)
    assert two in chaperone
    end = text.partition("chapter-end =")[2].partition("chapter-")[0]
    assert "2 $" in end or "$2" in end
