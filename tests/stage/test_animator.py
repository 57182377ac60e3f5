"""Whatever is played, in whatever steps, the picture ends as the layout has it.

One subject: the animator, in every way it can be driven.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game import catalogue
from game.kernel.chance import Random
from game.stage.animator import Animator
from game.stage.box import Box
from game.stage.cast import Silent
from game.stage.look import Look
from game.stage.motion import (
    Arc,
    Change,
    Count,
    Cut,
    Enter,
    Flip,
    Hide,
    Hold,
    Home,
    Motion,
    Rest,
    Reveal,
    Settle,
    Show,
    Sound,
    Stagger,
    Then,
    Together,
    Tumble,
    Wait,
    change,
    recut,
)
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.showing import Showing
from game.stage.table import Acts, Prompt, Regions, Table, Turnover
from tests.stage.tables import FULL, beats, look

TABLES = [game for game in catalogue.GAMES if game == "whakka_mole"]
SEATS = (2, 3, 5, 8)


class Told:
    """An event, for tables of no game."""

    def __init__(self, kind: str) -> None:
        self.kind = kind


class Loud(Silent):
    def __init__(self) -> None:
        self.heard: list[str] = []

    def sound(self, id: str, gain: float) -> None:  # noqa: A002
        self.heard.append(id)


class Always(Acts[Any]):
    """The same motions one after another, whatever happens; the last of them again and again."""

    def __init__(self, *motions: Motion | None) -> None:
        super().__init__()
        self.motions = list(motions)

    def motion(self, event: Any, over: Turnover[Any]) -> Motion | None:
        return self.motions.pop(0) if self.motions[1:] else self.motions[0]


class Row(Table[Any]):
    """Pieces wherever the test says."""

    def __init__(self, *motions: Motion | None) -> None:
        self.acts = Always(*(motions or (None,)))  # type: ignore[misc]

    def showing(self, seen: Any, look: Look) -> Showing:
        unsaid = Said("")
        return Showing(list(seen), Prompt(unsaid), unsaid, Regions(Box(0, 0, 0, 0)))


def stage(
    motion: Motion | None,
    effects: Silent | None = None,
    *,
    then: Motion | None = None,
    calm: bool = False,
) -> Animator[Any]:
    motions = (motion,) if then is None else (motion, then)
    return Animator(Row(*motions), effects or Silent(), calm=calm)


HERE = (Piece("a", "icon/star", 10, 10), Piece("b", "icon/star", 50, 50))
THERE = (Piece("a", "icon/star", 110, 10), Piece("c", "icon/star", 5, 5, born="a"))
NOBODY: Any = None


def right(animator: Animator[Any], table: Table[Any], seen: Any, at: Look) -> None:
    assert animator.live == {piece.key: piece for piece in table.showing(seen, at).pieces}


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("calm", "hurried"), [(False, False), (True, False), (False, True)])
def test_after_every_event_of_a_match_the_picture_is_the_layout(
    game: str, seats: int, calm: bool, hurried: bool
) -> None:
    if seats not in catalogue.game(game).seats:
        pytest.skip("not so many play it")
    table, rng = catalogue.table(game), Random(seats)
    animator: Animator[Any] = Animator(table, Silent(), calm=calm)
    played = 0
    for event, seen in beats(game, seats, seed=3 + seats):
        at = look(seen, seats)
        if animator.seen is None:
            animator.reset(seen, at)
        elif event is None:
            animator.settle(seen, at)
        else:
            animator.play(event, seen, at)
            played += 1
        if hurried:
            animator.hurry()
        while animator.busy:
            animator.resume()
            animator.update(3 + rng.below(400))
        right(animator, table, seen, at)
    assert played > 10


@pytest.mark.parametrize("game", TABLES)
def test_events_may_queue_up_and_be_finished_at_any_moment(game: str) -> None:
    table, rng = catalogue.table(game), Random(5)
    animator: Animator[Any] = Animator(table, Silent())
    for number, (event, seen) in enumerate(beats(game, 4, seed=8)):
        at = look(seen, 4)
        if number == 0:
            animator.reset(seen, at)
        elif event is not None:
            animator.play(event, seen, at)
        else:
            animator.settle(seen, at)
        animator.update(rng.below(900))
        if number % 7 == 0:
            animator.finish()
            right(animator, table, seen, at)


def test_what_moved_appeared_or_went_does_so_little_by_little() -> None:
    animator = stage(None)
    animator.reset(HERE, NOBODY)
    animator.settle(THERE, NOBODY)
    animator.update(100)
    assert 10 < animator.live["a"].x < 110
    assert 0 < animator.live["b"].alpha < 1
    assert animator.live["c"].alpha < 1
    assert animator.live["c"].x > 5, "it comes from where it was born"
    animator.update(1000)
    right(animator, Row(), THERE, NOBODY)
    assert not animator.busy


def test_what_stays_as_it_was_is_the_very_same_piece() -> None:
    """Whoever draws it sees at once that nothing is to be done."""
    animator = stage(None)
    animator.reset(HERE, NOBODY)
    here = animator.live["a"]
    animator.settle((replace(HERE[0]), replace(HERE[1], x=90)), NOBODY)
    for _ in range(3):
        animator.update(400)
        assert animator.live["a"] is here
    assert animator.live["b"].x == 90


def test_who_lies_over_whom_changes_at_once_and_moves_nothing() -> None:
    """What is seen nowhere else would be eighty numbers of holes anew in every frame."""
    animator = stage(None)
    animator.reset(HERE, NOBODY)
    animator.settle((replace(HERE[0], depth=50), HERE[1]), NOBODY)
    animator.update(1)
    over = animator.live["a"]
    assert over.depth == 50
    animator.update(60)
    assert animator.live["a"] is over


def test_what_moves_comes_to_lie_over_others_on_its_way() -> None:
    animator = stage(None)
    animator.reset(HERE, NOBODY)
    animator.settle((replace(HERE[0], depth=50, x=30), HERE[1]), NOBODY)
    animator.update(60)
    assert HERE[0].depth < animator.live["a"].depth < 50


def test_what_has_faded_already_is_not_made_anew_while_it_goes() -> None:
    animator = stage(None)
    animator.reset((HERE[0], replace(HERE[1], alpha=0)), NOBODY)
    animator.settle((HERE[0],), NOBODY)
    animator.update(20)
    gone = animator.live["b"]
    animator.update(20)
    assert animator.live["b"] is gone
    animator.update(1000)
    assert set(animator.live) == {"a"}


def test_what_was_lifted_lies_down_again_before_all_is_over() -> None:
    """A mat that has glided to its place does not stay above what lies on it."""
    animator = stage(Then(Home("a", 100, lift=14), Wait(400)))
    animator.reset((Piece("a", "icon/star", 0, 5, depth=-20),), NOBODY)
    animator.play(Told("go"), (Piece("a", "icon/star", 80, 5, depth=-20),), NOBODY)
    animator.update(50)
    assert animator.live["a"].depth > 0
    animator.update(100)
    live = animator.live["a"]
    assert (live.x, live.y, live.depth, live.shadow) == (80, 5, -20, 0)
    assert animator.busy


def test_an_act_knows_how_what_was_there_was_looked_at() -> None:
    """Somebody was choosing, and the table lay otherwise; the next begins where this one ended."""
    told: list[Turnover[Any]] = []

    class Noted(Acts[Any]):
        def motion(self, event: Any, over: Turnover[Any]) -> Motion | None:
            told.append(over)
            return None

    row = Row()
    row.acts = Noted()  # type: ignore[misc]
    animator: Animator[Any] = Animator(row, Silent())
    choosing, plain = Look(FULL, (), offered=("a",)), Look(FULL, ())
    animator.reset(HERE, choosing)
    animator.play(Told("go"), THERE, plain)
    animator.play(Told("on"), HERE, plain)
    animator.finish()
    assert [(over.look, over.laid) for over in told] == [(plain, choosing), (plain, plain)]


def test_what_settles_is_there_at_once_where_a_motion_is_recut() -> None:
    there, step = Enter("c"), change("a", 100, x=60)
    swapped = Together(Reveal(), there, Settle(200))
    assert recut(Then(step, Settle(200)), there) == Then(step, swapped)
    assert recut(step, there) == Then(step, Together(Reveal(), there, Settle()))
    both = recut(Together(step, Settle(200)), there)
    assert both == Then(Together(step), swapped), "what goes on beside it is seen where it began"
    assert recut(Stagger(30, Reveal(), Settle(200)), there) == Stagger(30, Wait(0), swapped)


def test_motions_compose() -> None:
    loud = Loud()
    motion = Then(
        Together(Sound("one"), change("a", 100, "linear", x=60)),
        Wait(50),
        Stagger(30, Sound("two"), Sound("three")),
    )
    animator = stage(motion, loud)
    animator.reset(HERE, NOBODY)
    animator.play(Told("go"), HERE, NOBODY)
    animator.update(50)
    assert animator.live["a"].x == pytest.approx(35)
    assert loud.heard == ["one"]
    animator.update(100)
    assert loud.heard == ["one", "two"]
    animator.update(30)
    assert loud.heard == ["one", "two", "three"]
    animator.update(1000)
    right(animator, Row(), HERE, NOBODY)


def test_a_hit_stop_stops_everything_and_loses_nothing() -> None:
    motion = Together(change("a", 200, "linear", x=210), Then(Wait(100), Hold(70)))
    animator = stage(motion)
    animator.reset(HERE, NOBODY)
    animator.play(Told("go"), HERE, NOBODY)
    animator.update(100)
    held = animator.live["a"].x
    animator.update(60)
    assert animator.live["a"].x == held
    animator.update(60)
    assert animator.live["a"].x == pytest.approx(held + 50)


def test_a_flip_shows_the_other_side_from_half_time_on() -> None:
    animator = stage(Flip("a", "icon/heart"))
    animator.reset(HERE, NOBODY)
    animator.play(Told("go"), (replace(HERE[0], face="icon/heart"), HERE[1]), NOBODY)
    animator.update(120)
    narrow = animator.live["a"]
    assert narrow.face == ""
    assert narrow.scale * narrow.squash < 0.2
    assert narrow.scale / narrow.squash == pytest.approx(1.06, abs=0.02)
    animator.update(30)
    assert animator.live["a"].face == "icon/heart"


def test_a_pile_is_tipped_over_its_edge() -> None:
    animator = stage(Flip("a", "icon/heart", across=True))
    animator.reset(HERE, NOBODY)
    animator.play(Told("go"), (replace(HERE[0], face="icon/heart"), HERE[1]), NOBODY)
    animator.update(120)
    low = animator.live["a"]
    assert low.scale / low.squash < 0.2
    assert low.scale * low.squash == pytest.approx(1.06, abs=0.02)


def test_a_die_tumbles_bounces_and_shows_its_face() -> None:
    animator = stage(Tumble("a", (400, 300), 24, "dice/white.face.5"))
    animator.reset(HERE, NOBODY)
    animator.play(Told("go"), HERE, NOBODY)
    frames, heights = set(), []
    for _ in range(60):
        animator.update(1000 / 60)
        frames.add(animator.live["a"].frame)
        heights.append(animator.live["a"].shadow)
    assert len(frames) > 15
    floors = sum(h < 8 for h in heights[:50])
    assert floors >= 2
    assert animator.live["a"].face == "dice/white.face.5" or not animator.busy


def test_a_number_climbs_one_by_one() -> None:
    loud = Loud()
    score = Piece("a", x=0, text=Words("3", 40))
    animator = stage(Count("a", 3, 7, 400, "count/tick"), loud)
    animator.reset([score], NOBODY)
    animator.play(Told("go"), [replace(score, text=Words("7", 40))], NOBODY)
    shown: list[Any] = []
    for _ in range(45):
        animator.update(10)
        words = animator.live["a"].text
        assert words is not None
        if not shown or shown[-1] != words.string:
            shown.append(words.string)
    assert shown == ["3", "4", "5", "6", "7"]
    assert loud.heard == ["count/tick"] * 4


def test_what_is_merely_shown_goes_again() -> None:
    extra = Piece("spark", "icon/star", 1, 1)
    animator = stage(Then(Show(extra, 100), Wait(60), Show(replace(extra, key="more")), Wait(60)))
    animator.reset(HERE, NOBODY)
    animator.play(Told("go"), HERE, NOBODY)
    animator.update(50)
    assert "spark" in animator.live
    animator.update(60)
    assert "spark" not in animator.live
    assert "more" in animator.live
    animator.finish()
    right(animator, Row(), HERE, NOBODY)


def test_motions_of_pieces_that_are_gone_do_nothing() -> None:
    lost = Together(
        change("gone", 50, x=3), Arc("gone", "nowhere"), Flip("gone", "x"), Hide("gone"),
        Enter("gone"), Tumble("gone", (1, 1), 4, "x"), Count("gone", 1, 2, 30),
    )  # fmt: skip
    animator = stage(lost)
    animator.reset(HERE, NOBODY)
    animator.play(Told("go"), HERE, NOBODY)
    animator.finish()
    right(animator, Row(), HERE, NOBODY)


def test_reduced_motion_fades_instead() -> None:
    animator = stage(Arc("a", (300, 300), ms=400, lift=80), calm=True)
    animator.reset(HERE, NOBODY)
    animator.play(Told("go"), (replace(HERE[0], x=300, y=300), HERE[1]), NOBODY)
    seen = []
    for _ in range(40):
        animator.update(10)
        seen.append((animator.live["a"].x, animator.live["a"].y))
    assert set(seen) == {(10, 10), (300, 300)}, "it is here or there, never between"


def test_hurry_is_quicker_and_lasts_until_all_is_played() -> None:
    slow, quick = stage(Wait(1000)), stage(Wait(1000))
    for animator in (slow, quick):
        animator.reset(HERE, NOBODY)
        animator.play(Told("go"), HERE, NOBODY)
        animator.play(Told("go"), HERE, NOBODY)
    quick.hurry()
    took = quick.run_through(10), slow.run_through(10)
    assert took[0] < took[1] / 3
    quick.play(Told("go"), HERE, NOBODY)
    assert quick.run_through(10) > 900, "what comes later has its own time"


def test_it_pauses_where_an_act_says_and_goes_on_when_told() -> None:
    animator = stage(Then(Rest(), Wait(100)), then=Wait(100))
    animator.reset(HERE, NOBODY)
    animator.play(Told("go"), HERE, NOBODY)
    animator.play(Told("then"), THERE, NOBODY)
    animator.update(5000)
    assert animator.holding
    assert set(animator.live) == {"a", "b"}
    animator.resume()
    animator.update(5000)
    assert set(animator.live) == {"a", "c"}
    assert not animator.busy


def test_a_strip_of_film_does_not_pause() -> None:
    animator = stage(Then(Rest(), Wait(100)), then=Wait(100))
    animator.pausing = False
    animator.reset(HERE, NOBODY)
    animator.play(Told("go"), HERE, NOBODY)
    animator.play(Told("then"), THERE, NOBODY)
    assert animator.run_through(10) >= 200
    assert not animator.holding
    assert set(animator.live) == {"a", "c"}


def test_a_number_no_piece_has_cannot_be_changed() -> None:
    with pytest.raises(ValueError, match="colour"):
        change("a", 10, colour=3)
    assert change("a", 10, x=3) == Change("a", 10, "out", (("x", 3),))


def test_two_pieces_of_one_key_are_an_error() -> None:
    animator = stage(None)
    with pytest.raises(ValueError, match="a"):
        animator.reset((HERE[0], HERE[0]), NOBODY)


@pytest.mark.parametrize("share", [130 / 12, 100 / 3, 1000 / 7, 0.1])
def test_times_that_no_clock_hits_exactly_end_all_the_same(share: float) -> None:
    # The thirds of a turning cube: their sum and the clock differ in the last bit.
    animator = stage(Then(*(Wait(share) for _ in range(24))))
    animator.reset(HERE, NOBODY)
    animator.play(Told("go"), THERE, NOBODY)
    for _ in range(5_000):
        if not animator.busy:
            break
        animator.update(1)
    assert not animator.busy


def test_a_hurry_goes_on_at_the_next_cut_unheard() -> None:
    effects = Loud()
    late = Then(Wait(400), Sound("late"), change("a", 300, "linear", x=900))
    first = Then(Sound("early"), Together(late, Wait(1000)))
    animator = stage(Then(first, Cut("now"), Sound("after"), Wait(500), Cut()), effects)
    animator.reset(HERE, NOBODY)
    animator.play(Told("go"), THERE, NOBODY)
    animator.update(10)
    assert effects.heard == ["early"]
    animator.hurry()
    assert animator.live["a"].x == 900
    assert effects.heard == ["early", "now"]
    animator.update(10)
    assert effects.heard == ["early", "now", "after"]
    assert "c" not in animator.live
    animator.hurry()
    animator.update(Settle().ms + 1)
    right(animator, Row(), THERE, NOBODY)
    assert effects.heard == ["early", "now", "after"]


def test_the_ground_slides_below_what_lies_on_it() -> None:
    """What goes far is lifted over the rest; a mat that did so would hide it, under a shadow as
    large as itself."""
    there = (replace(HERE[0], depth=-20), HERE[1])
    goes = (replace(there[0], x=300), replace(there[1], x=300))
    animator = stage(None)
    animator.reset(there, NOBODY)
    animator.play(Told("go"), goes, NOBODY)
    animator.update(Settle().ms / 2)
    mat, card = animator.live["a"], animator.live["b"]
    assert 10 < mat.x < 300
    assert (mat.depth, mat.shadow, mat.y) == (-20, 0, 10)
    assert card.depth > HERE[1].depth
    assert card.shadow > 0
