"""The last mallet: when the scene is played, that it gives nothing away, and how long it takes."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from game.games.whakka_mole import table
from game.games.whakka_mole.acts.last import CURTAIN, HELD
from game.games.whakka_mole.content import GOAL, HIT
from game.games.whakka_mole.events import Counted, Ended, Whacked
from game.games.whakka_mole.rules.game import GAME
from game.games.whakka_mole.table import finale
from game.games.whakka_mole.table.phase import Phase
from game.kernel.play import act
from game.stage.animator import Animator
from game.stage.cast import Silent
from game.stage.frame import Frame
from game.stage.motion import Change, Count, Hold, Rest, Sound, lasts
from game.stage.schedule import schedule
from game.stage.table import Turnover
from tests.games.whakka_mole.sheets import new, popup, score
from tests.sounds.heard import sounding
from tests.stage.tables import FULL, beats, look

if TYPE_CHECKING:
    from game.games.whakka_mole.rules.state import WhakkaState
    from game.games.whakka_mole.seen import WhakkaSeen
    from game.kernel.event import Event
    from game.stage.motion import Motion
    from tests.games.whakka_mole.sheets import Paper

TABLE = table.TABLE


class Beat(NamedTuple):
    event: Any
    before: WhakkaSeen
    after: WhakkaSeen

    def over(self, *, calm: bool = False, frame: Frame = FULL) -> Turnover[Any]:
        looks = look(self.after, len(self.after.sheets), frame, calm=calm)
        was, now = (
            {piece.key: piece for piece in TABLE.showing(seen, looks).pieces}
            for seen in (self.before, self.after)
        )
        return Turnover(self.before, self.after, looks, was, now)

    def motion(self, *, calm: bool = False) -> Motion:
        motion = TABLE.acts.motion(self.event, self.over(calm=calm))
        assert motion is not None
        return motion


def turn(state: WhakkaState, *papers: Paper) -> dict[type[Event], Beat]:
    """Everybody writes; what is told, each with what everybody saw before it and after."""
    told: dict[type[Event], Beat] = {}
    seen = GAME.observe(state, None)

    def tell(event: Event) -> None:
        nonlocal seen
        before, seen = seen, GAME.observe(state, None)
        told[type(event)] = Beat(event, before, seen)

    for seat, (holes, whack) in enumerate(papers):
        act(state, seat, popup(holes), tell)
        act(state, seat, (f"hole.{whack}",), tell)
    last = list(told)[-1]
    told[last] = told[last]._replace(after=GAME.observe(state, None))
    return told


def falls(motion: Motion) -> dict[str, float]:
    """When each mallet strikes."""
    return {
        cue.leaf.key: cue.start
        for cue in schedule(motion)
        if isinstance(cue.leaf, Change) and cue.leaf.curve == "strike"
    }


NEAR: tuple[Paper, ...] = (([1, 2, 3], 9), ([1], 9), ([1, 2, 3], 9), ([4, 5], 9))


def test_it_is_played_when_somebody_could_reach_the_goal_and_only_then() -> None:
    for points, moles in itertools.product((39, 40, 41), (2, 3, 4, 5)):
        told = turn(score(new(2), points, 3), (range(1, moles + 1), 9), ([1], 9))
        wanted = points + moles + HIT >= GOAL
        for kind in (Whacked, Counted):
            assert finale.decisive(told[kind].after) == wanted
            assert TABLE.showing(told[kind].after, look(told[kind].after, 2)).staged == wanted


@pytest.mark.parametrize("stubborn", ["on", "off"])
def test_what_a_seat_could_reach_is_the_same_all_through_its_turn(stubborn: str) -> None:
    for seed in range(3):
        known: tuple[int, ...] = ()
        for event, seen in beats("whakka_mole", 3, seed, {"stubborn": stubborn}):
            here: Any = seen
            if event is None:
                continue
            if Phase.of(here) is Phase.POPPED:
                known = finale.reach(here)
            elif Phase.of(here) in (Phase.WHACKED, Phase.COUNTED):
                assert finale.reach(here) == known
                assert all(
                    sheet.score <= most for sheet, most in zip(here.sheets, known, strict=True)
                )


def test_who_can_decide_nothing_whacks_first_then_the_lowest_score() -> None:
    told = turn(score(new(4), 46, 12, 44, 45), *NEAR)
    when = falls(told[Whacked].motion())
    assert list(dict(sorted(when.items(), key=lambda item: item[1]))) == [
        f"whack.{seat}.mallet" for seat in (1, 2, 3, 0)
    ]
    assert len(set(when.values())) == 4


def test_no_score_moves_before_its_mallet_has_fallen() -> None:
    told = turn(score(new(4), 46, 12, 44, 45), ([1, 2], 1), ([1], 1), ([1, 2, 3], 4), ([4, 5], 1))
    motion = told[Whacked].motion()
    when = falls(motion)
    rises = {cue.leaf.key: cue.start for cue in schedule(motion) if isinstance(cue.leaf, Count)}
    assert set(rises) == {f"seat.{seat}.score" for seat in range(4)}
    for seat in range(4):
        assert rises[f"seat.{seat}.score"] > when[f"whack.{seat}.mallet"]


def test_until_the_first_mallet_falls_nothing_tells_what_will_be_hit() -> None:
    """Whatever stands in the Whack! column: the same motions, sounds, order and music."""
    found = set[str]()
    for whacks in itertools.product((1, 9), repeat=3):
        papers = [(range(1, 5), whack) for whack in whacks]
        told = turn(score(new(3), 44, 41, 46), *papers)
        beat = told[Whacked]
        cues = schedule(beat.motion())
        early = [cue for cue in cues if cue.start < CURTAIN]
        heard = [cue for cue in cues if isinstance(cue.leaf, Sound) and cue.start <= CURTAIN]
        heat = TABLE.showing(beat.after, look(beat.after, 3)).heat
        found.add(repr((early, heard, heat, finale.order(beat.after))))
    assert len(found) == 1


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_whole_scene_takes_ten_seconds_at_most(seats: int) -> None:
    """Up to the winner, who stays until somebody has seen enough."""
    papers = [(range(1, 10), 10 if seat % 2 else 1) for seat in range(seats)]
    told = turn(score(new(seats), *([45] * seats)), *papers)
    motions = [told[kind].motion() for kind in (Whacked, Counted, Ended)]
    stops = sum(cue.leaf.ms for m in motions for cue in schedule(m) if isinstance(cue.leaf, Hold))
    assert sum(map(lasts, motions)) + stops - HELD <= 10_000


def test_a_false_alarm_is_over_soon_and_the_lights_are_up() -> None:
    told = turn(score(new(2), 44, 3), ([1, 2], 9), ([1], 1))
    assert Ended not in told
    assert not finale.decided(told[Counted].after)
    motion = told[Counted].motion()
    assert lasts(motion) < 4000
    assert "last-not-yet" in repr(motion)
    assert not [key for key in told[Counted].over().now if key.startswith("last.")]


def test_a_tie_beyond_the_goal_plays_on_or_shows_both() -> None:
    for on in (True, False):
        told = turn(score(new(3, on=on), 48, 48, 3), ([1, 2], 9), ([1, 2], 9), ([1], 9))
        assert (Ended in told) == (not on)
        if on:
            assert "last-tied" in repr(told[Counted].motion())
        else:
            shown = repr(told[Ended].motion())
            assert "end.crown.0" in shown
            assert "end.crown.1" in shown
            assert "end.crown.2" not in shown


def test_nobody_is_asked_to_go_on_before_the_winner_is_shown() -> None:
    for points, rests in ((48, False), (44, True), (10, True)):
        beat = turn(score(new(2), points, 3), ([1, 2], 9), ([1], 9))[Counted]
        for calm in (False, True):
            found = [cue for cue in schedule(beat.motion(calm=calm)) if isinstance(cue.leaf, Rest)]
            assert bool(found) == rests


def test_calm_motion_keeps_it_short() -> None:
    told = turn(score(new(4), 46, 12, 44, 48), *NEAR)
    assert len(set(falls(told[Whacked].motion(calm=True)).values())) == 1
    long, short = (
        sum(lasts(told[kind].motion(calm=calm)) for kind in (Whacked, Counted))
        for calm in (False, True)
    )
    assert short < long / 2


def test_any_key_lets_all_mallets_fall_at_once() -> None:
    told = turn(score(new(4), 46, 12, 44, 45), *NEAR)
    beat = told[Whacked]
    animator: Animator[Any] = Animator(TABLE, Silent())
    looks = beat.over().look
    animator.reset(beat.before, looks)
    animator.play(beat.event, beat.after, looks)
    animator.update(CURTAIN - 10)
    tags = {f"whack.{seat}.tag" for seat in range(4)}
    assert not tags & set(animator.live)
    animator.hurry()
    assert tags <= set(animator.live)
    animator.update(400)
    assert not animator.busy


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2540, 1080), (1024, 768)])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_the_scene_lies_in_the_frame(size: tuple[int, int], seats: int) -> None:
    frame = Frame.of(*size)
    papers: list[Paper] = [(range(1, 11), 1) for _ in range(seats)]
    papers[-1] = ([2, 3, 4], 1)
    told = turn(score(new(seats), *([44] * seats)), *papers)
    beat = told[Counted]
    over = beat.over(frame=frame)
    faces = [piece for key, piece in over.now.items() if key.startswith("last.face.")]
    runs = [piece for key, piece in over.now.items() if key.startswith("last.run.")]
    ends = [p for p in finale.close_up(told[Ended].after, over.look) if "face" in p.key]
    assert len(faces) == len(runs) == len(ends) == seats
    for piece in (*faces, *runs, *ends):
        assert piece.h / 2 <= piece.x <= frame.w - piece.h / 2
        assert piece.h / 2 <= piece.y <= frame.h - piece.h / 2
    for one, other in itertools.combinations(ends, 2):
        apart = abs(one.x - other.x), abs(one.y - other.y)
        assert max(apart) >= (one.h + other.h) / 2 * 0.9


def test_where_nobody_hits_anything_the_moles_have_a_word_for_it() -> None:
    for whack, wanted in ((9, True), (1, False)):
        told = turn(new(2), ([1, 2], 9), ([1, 2], whack))
        motion = told[Whacked].motion()
        assert ("last-missed" in repr(motion)) == wanted
        assert len({s for s in sounding(motion) if s.endswith("_razz")}) == (2 if wanted else 1)
