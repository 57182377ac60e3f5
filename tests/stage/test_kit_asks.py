"""What is asked, as a game declares it: who is meant, what fills a sentence, what comes first."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from game.stage.kit.asks import Ask, Asks, At, Lead, asked, either, says, viewer, waiting
from game.stage.look import Face, Look
from game.stage.said import Said
from game.stage.sure import Sure
from tests.stage.tables import FULL


@dataclass
class Seen:
    phase: str = "dig"
    asked: tuple[int, ...] = ()
    viewer: int | None = None
    scores: tuple[int, ...] = (3, 8, 8)


LEAD: Lead[Seen] = Lead(lambda at: at.seen.scores)
ASKS: Asks[Seen, str] = Asks(
    lambda at: at.seen.phase,
    {
        "dig": (
            Ask("dig-mine", says("dig-body", most=4), when=asked, seat=viewer, sure="dig-sure"),
            Ask("dig", waiting("bots", "one", "two", "many")),
        ),
        "count": (Ask(either(says("won", lambda at: at.look.calm), "counted")),),
    },
    first=(Ask("over", when=lambda at: at.seen.phase == "", tally=LEAD.tally),),
    seat=lambda at: at.seen.asked[0] if at.seen.asked else None,
)


def _look(bots: tuple[int, ...] = (), *, ready: bool = False, calm: bool = False) -> Look:
    faces = tuple(Face(f"Seat {seat}", "fern", bot=seat in bots) for seat in range(3))
    return Look(FULL, faces, ready=ready, calm=calm)


def test_the_first_that_holds_is_said_of_whom_it_is_about() -> None:
    prompt = ASKS(Seen(asked=(1, 2), viewer=2), _look())
    assert prompt.title == Said("dig-mine", {"name": "Seat 2"})
    assert prompt.body == Said("dig-body", {"name": "Seat 2", "most": 4})
    assert prompt.seat == 2
    assert ASKS(Seen(asked=(1, 2)), _look()).title == Said("dig", {"name": "Seat 1"})


def test_what_goes_before_all_phases_is_about_nobody() -> None:
    prompt = ASKS(Seen(phase="", asked=(1,)), _look())
    assert (prompt.title, prompt.seat) == (Said("over"), None)
    assert prompt.tally == ((0, "3", False), (1, "8", True), (2, "8", True))


def test_who_leads_may_share_it_unless_something_breaks_the_tie() -> None:
    at = At(Seen(), _look())
    assert (LEAD.seats(at), LEAD.shared(at), LEAD.several(at), LEAD.most(at)) == (
        [1, 2],
        True,
        2,
        8,
    )
    assert not LEAD.broken(at)
    broken: Lead[Seen] = Lead(lambda at: at.seen.scores, lambda _: (9, 1, 2))
    assert (broken.seats(at), broken.name(at), broken.most(at)) == ([2], "Seat 2", 8)
    assert broken.broken(at)
    assert broken.tally(at) == ((0, "3", False), (1, "8", False), (2, "8", True))
    alone = At(Seen(scores=(9, 8, 8)), _look())
    assert (LEAD.seats(alone), LEAD.shared(alone), LEAD.broken(alone)) == ([0], False, False)


def test_whether_it_holds_may_hang_on_whom_it_is_about() -> None:
    asks: Asks[Seen, str] = Asks(
        lambda at: at.seen.phase,
        {"dig": (Ask("dig-last", when=lambda at: at.seat == 2), Ask("dig"))},
        seat=lambda at: at.seen.asked[0],
    )
    assert [asks(Seen(asked=(seat,)), _look()).title.key for seat in (1, 2)] == ["dig", "dig-last"]


def test_the_moment_finds_one_of_many_sentences_and_the_portrait_of_whom_it_is_about() -> None:
    asks: Asks[Seen, str] = Asks(
        lambda at: at.seen.phase,
        {"dig": (Ask(says(lambda at: f"dig-{len(at.seen.asked)}")),)},
        seat=lambda at: at.seen.asked[0] if at.seen.asked else None,
        portrait="tea/mole.{}.idle",
    )
    prompt = asks(Seen(asked=(1, 2)), _look())
    assert (prompt.title.key, prompt.portrait) == ("dig-2", "tea/mole.fern.idle")
    assert asks(Seen(), _look()).portrait == ""


def test_of_several_sentences_the_first_that_is_said_stands() -> None:
    assert [ASKS(Seen("count"), _look(calm=calm)).title.key for calm in (False, True)] == [
        "counted", "won",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("asks", "bots", "said"),
    [
        ((0, 2), (0, 2), Said("bots")),
        ((0, 2), (0,), Said("one", {"name": "Seat 2"})),
        ((0, 2), (), Said("two", {"one": "Seat 0", "other": "Seat 2"})),
        ((0, 1, 2), (), Said("many", {"count": 3})),
    ],
)
def test_for_whom_is_waited(asks: tuple[int, ...], bots: tuple[int, ...], said: Said) -> None:
    assert ASKS(Seen(asked=asks), _look(bots)).body == said


def test_one_more_press_is_wanted_where_an_answer_is_whole() -> None:
    mine = Seen(asked=(2,), viewer=2)
    assert ASKS.sure(mine, _look()) is None
    assert ASKS.sure(mine, _look(ready=True)) == Sure(Said("dig-sure", {"name": "Seat 2"}))
    assert ASKS.sure(Seen(asked=(2,)), _look(ready=True)) is None


def test_one_more_press_that_costs_something_is_a_danger() -> None:
    asks: Asks[Seen, str] = Asks(
        lambda at: at.seen.phase,
        {"dig": (Ask("dig", sure="dig-sure", danger=lambda at: at.look.calm),)},
    )
    assert [asks.sure(Seen(), _look(ready=True, calm=calm)) for calm in (False, True)] == [
        Sure(Said("dig-sure")), Sure(Said("dig-sure"), danger=True),
    ]  # fmt: skip


def test_a_phase_that_says_nothing_is_found() -> None:
    silent: Asks[Seen, str] = Asks(lambda at: at.seen.phase, {"dig": (Ask("dig", when=asked),)})
    with pytest.raises(LookupError):
        silent(Seen(), _look())
