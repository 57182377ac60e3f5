"""The fair on the screen: every moment of whole matches is laid out, pointed at, told and moved."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.games.dice_theme_park.content.attractions import tile_of
from game.games.dice_theme_park.content.numbers import colour_of, die_of
from game.games.dice_theme_park.events.operating import AttractionOperated
from game.games.dice_theme_park.rules.game import GAME
from game.games.dice_theme_park.rules.state import ParkState
from game.games.dice_theme_park.seen.view import ThemeParkSeen
from game.games.dice_theme_park.table import TABLE
from game.games.dice_theme_park.table.answers import answer
from game.games.dice_theme_park.table.choices import fits_there
from game.games.dice_theme_park.table.phase import Screen, actor, screen
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.contract import Action
from game.kernel.event import Event
from game.kernel.judge import any_of
from game.match.choosing import Choosing
from game.stage.animator import Animator
from game.stage.box import Box
from game.stage.cast import Silent
from game.stage.frame import Frame
from game.stage.look import Face, Look
from game.stage.piece import Piece
from game.stage.said import Said
from game.system.text import Texts

COLOURS = ("radish", "carrot", "lavender", "truffle")
MASTERS = Path(__file__).parents[3] / "art" / "masters" / "manifest.json"
SPRITES = set(json.loads(MASTERS.read_text(encoding="utf-8"))["sprites"])
WORDS = Texts("en").of("games/dice_theme_park")
LONGEST_ACT = 6_000
EVERY = 3
FRAME_MS = 120.0
FULL = Frame.of(1920, 1080)
OWN = "dice_theme_park/"
BY_CHANCE = {"tile", "die", "pip", "skill", "staff", "mascot", "upgrade", "admin", "phase", "round"}
"""Cards and guests, and where in the match one is."""


def look(seen: ThemeParkSeen, frame: Frame = FULL, **more: Any) -> Look:
    seats = len(seen.parks)
    lone = more.get("lone")
    faces = tuple(
        Face(
            f"Mole {seat}", COLOURS[seat], bot=lone is not None and seat != lone,
            turn=seat in seen.asked, ready=bool(seen.asked) and seat not in seen.asked,
        )
        for seat in range(seats)
    )  # fmt: skip
    return Look(frame, faces, **more)


def said(speech: object) -> None:
    if isinstance(speech, Said):
        values = {n: v if isinstance(v, int | str) else "?" for n, v in speech.args.items()}
        assert WORDS.has(speech.key), speech.key
        assert WORDS(speech.key, **values)
        for value in speech.args.values():
            said(value)


def laid(seen: ThemeParkSeen, at: Look) -> dict[str, Piece]:
    pieces = TABLE.showing(seen, at).pieces
    keyed = {piece.key: piece for piece in pieces}
    assert len(keyed) == len(pieces), "two pieces of one key"
    assert {name for piece in pieces for name in (piece.art, piece.face) if name} <= SPRITES
    for piece in pieces:
        if piece.text is not None:
            said(piece.text.string)
    return keyed


def choosing(state: ParkState, seat: int) -> Choosing:
    folded = TABLE.manner(GAME.observe(state, seat)).folded
    return Choosing(seat, play.legal(state, seat), folded=folded)


def at_hand(seen: ThemeParkSeen, way: Choosing, **more: Any) -> Look:
    return look(seen, path=way.path, picked=way.picked, offered=way.offered, **more)


def narrowed(way: Choosing, answer: Action) -> Iterator[str]:
    """The ids that are clicked on the way to an answer; taken one after another."""
    for name in answer:
        if name in way.offered:
            yield name
            way.choose(name)


class Walk:
    """A whole match of random answers, seen as one viewer sees it."""

    def __init__(self, seats: int, seed: int, lone: int | None, **options: str) -> None:
        given = {option.id: option.default for option in GAME.options} | options
        self.lone, self.rng, self.taken = lone, Random(seed), 0
        self.told: list[Event] = []
        self.moments: list[tuple[Event, ThemeParkSeen]] = []
        self.state = GAME.new_match(seats, given, seed)
        play.settle(self.state, self.tell)

    def tell(self, event: Event) -> None:
        self.moments.append((event.seen_by(self.lone), GAME.observe(self.state, self.lone)))

    def step(self) -> None:
        public = GAME.observe(self.state, None)
        manner = TABLE.manner(public)
        seat = (manner.turns or play.asked(self.state))[0]
        answer = any_of(play.legal(self.state, seat), self.rng)
        self.taken += 1
        # Not every click of a match: each kind of question comes often enough.
        if self.lone in (None, seat) and self.taken % EVERY == 0:
            self.choose(seat, answer, private=self.lone is None and manner.secret)
        play.act(self.state, seat, answer, self.tell)

    def choose(self, seat: int, answer: Action, *, private: bool) -> None:
        viewer = seat if private else self.lone
        seen, way = GAME.observe(self.state, viewer), choosing(self.state, seat)
        for name in narrowed(way, answer):
            at = at_hand(seen, way, private=private, lone=self.lone)
            showing = TABLE.showing(seen, at)
            boxes = {word: showing.place_of(word) for word in way.offered}
            self.apart([box for box in boxes.values() if box is not None])
            assert sum(box is None for box in boxes.values()) <= 4, "too many buttons"
            for word in way.offered:
                said(showing.by_id[word].tells)
                said(showing.by_id[word].help)
            hovered = replace(at, hover=name)
            laid(seen, hovered)
            for line in _of(TABLE.showing(seen, hovered).prompt):
                said(line)

    @staticmethod
    def apart(boxes: list[Box]) -> None:
        """No two places are the same, and each lies on the screen."""
        assert len({(round(box.cx), round(box.cy)) for box in boxes}) == len(boxes)
        assert all(FULL.box.holds(box.cx, box.cy) for box in boxes)


def _of(prompt: Any) -> list[Said | None]:
    return [prompt.title, prompt.body, prompt.note, prompt.counter]


@pytest.mark.parametrize(
    ("seats", "seed", "lone", "options"),
    [
        (4, 5, None, {}),
        (2, 3, None, {"length": "introductory"}),
        (3, 4, 0, {"surprises": "on", "promo-objectives": "mixed"}),
        (1, 5, 0, {}),
        (1, 7, 0, {"promo-staff": "on", "solo-goals": "every-round", "innovations": "on"}),
        (4, 8, 2, {"innovations": "on", "promo-staff": "on"}),
        (2, 9, None, {"innovations": "on", "surprises": "on", "promo-objectives": "only"}),
    ],
)
def test_every_moment_of_a_match_can_be_seen_chosen_and_told(
    seats: int, seed: int, lone: int | None, options: dict[str, str]
) -> None:
    walk = Walk(seats, seed, lone, **options)
    animator: Animator[ThemeParkSeen] = Animator(TABLE, Silent())
    seen = GAME.observe(walk.state, lone)
    animator.reset(seen, look(seen, lone=lone))
    shown: set[Screen] = set()
    past: list[Event] = []
    while not walk.state.over:
        walk.step()
        past += [event for event, _ in walk.moments]
        for event, after in walk.moments:
            at = look(after, lone=lone, past=tuple(past) if after.phase == "over" else ())
            shown.add(screen(after, at))
            for line in TABLE.tale.lines(event, at):
                said(line.text)
            for part in _of(TABLE.showing(after, at).prompt):
                said(part)
            animator.play(event, after, at)
            took = animator.run_through(FRAME_MS)
            assert took <= LONGEST_ACT, event.kind
            animator.finish()
        walk.moments.clear()
        seen = GAME.observe(walk.state, lone)
        at = look(seen, lone=lone, past=tuple(past) if seen.phase == "over" else ())
        animator.settle(seen, at)
        animator.finish()
        assert set(animator.live) == set(laid(seen, at))
    assert shown >= {Screen.PLAN, Screen.MARKET, Screen.PARK, Screen.COUNT, Screen.OVER}


def test_the_statistics_count_what_was_told() -> None:
    walk = Walk(4, 5, None)
    events: list[Event] = []
    while not walk.state.over:
        walk.step()
    events = [event for event, _ in walk.moments]
    seen = GAME.observe(walk.state, None)
    book = TABLE.tale.whole(seen, events, look(seen))
    rows = {row.title.key: row.values for row in TABLE.tale.rows(book)}
    built = [str(len(park.tiles) - 4) for park in walk.state.parks]
    assert list(rows["stat-built"]) == built
    assert sum(map(int, rows["stat-operated"])) == sum(
        isinstance(each, AttractionOperated) for each in events
    )


def _operating(seed: int = 5) -> Walk:
    """A match of four in which somebody has just opened her park."""
    walk = Walk(4, seed, None)
    while GAME.observe(walk.state, None).phase != "operate":
        walk.step()
    return walk


def test_parks_open_one_after_another_in_turn_order() -> None:
    walk = _operating()
    seen = GAME.observe(walk.state, None)
    assert len(seen.asked) == 4
    assert TABLE.manner(seen).turns == (seen.order[0],)
    assert actor(seen, look(seen)) == seen.order[0]
    play.act(walk.state, seen.order[0], ("close",), walk.tell)
    after = GAME.observe(walk.state, None)
    assert TABLE.manner(after).turns == (seen.order[1],)
    assert actor(after, look(after)) == seen.order[1]
    # While it is told that the first has closed, it is the next one's already.
    assert actor(walk.moments[-1][1], look(walk.moments[-1][1])) == seen.order[1]


def test_ones_own_park_stays_in_the_middle_while_bots_work() -> None:
    seen = GAME.observe(_operating().state, 2)
    assert actor(seen, look(seen, lone=2)) == 2


def test_an_attraction_is_clicked_without_saying_operate() -> None:
    walk = _operating()
    seen = GAME.observe(walk.state, None)
    seat = seen.order[0]
    way = choosing(walk.state, seat)
    assert "operate" not in way.offered
    assert "mascot" not in way.offered
    assert "entrance" in way.offered
    way.choose("entrance")
    assert way.path == ("operate", "entrance")
    assert all(word in seen.parks[seat].guests for word in way.offered)
    way.back()
    assert not way.path


def test_pointing_at_an_attraction_shows_what_it_makes() -> None:
    walk = _operating()
    seen = GAME.observe(walk.state, None)
    way = choosing(walk.state, seen.order[0])
    pieces = laid(seen, at_hand(seen, way, hover="entrance"))
    assert pieces["gain.stars"].text is not None
    assert pieces["gain.stars"].text.string == "1"
    assert pieces["gain.money"].text is not None
    assert pieces["gain.money"].text.string == "$2"
    assert "gain" not in laid(seen, at_hand(seen, way))


def test_a_guest_of_the_party_shows_what_it_will_be() -> None:
    walk = _operating()
    seen = GAME.observe(walk.state, None)
    seat = seen.order[0]
    way = choosing(walk.state, seat)
    way.choose("entrance")
    die = way.offered[0]
    value = seen.parks[seat].guests[die_of(die)].value
    way.path = (*way.path, die)
    pieces = laid(seen, look(seen, path=way.path, offered=(), hover="x"))
    assert f"tag.{die}.to" not in pieces, "nobody chooses"
    pieces = laid(seen, look(seen, path=way.path, offered=("close",)))
    words = pieces[f"tag.{die}.from"].text
    assert words is not None
    assert words.string == str(value)


def test_a_mascot_is_not_taken_for_the_staff_card_of_its_name() -> None:
    """Both are "mascot.1"; in an open park it is the mascot."""
    walk = _operating()
    seen = GAME.observe(walk.state, 0)
    at = look(seen)
    mascot = answer(seen, at, "mascot.1")
    assert mascot.tells == Said("word-mascot", {"number": 1})
    assert mascot.help is not None
    assert mascot.help.key in ("help-mascot-skill", "help-mascot-plain")
    card = answer(replace(seen, phase="plan"), at, "mascot.1")
    assert card.tells == Said("staff-mascot")
    assert card.help is not None
    assert card.help.key == "help-staff"


def test_who_must_move_is_not_asked_for_and_its_ghost_is_seen() -> None:
    walk = _operating()
    seat = GAME.observe(walk.state, None).order[0]
    die = choosing(walk.state, seat)
    die.choose("entrance")
    guest = next(
        word for word in die.offered if walk.state.parks[seat].guests[die_of(word)].value > 1
    )
    play.act(walk.state, seat, ("operate", "entrance", guest), walk.tell)
    seen = GAME.observe(walk.state, None)
    way = choosing(walk.state, seat)
    assert guest not in way.offered, "the one guest that can move is chosen"
    goal = way.offered[0]
    pieces = laid(seen, at_hand(seen, way, hover=goal))
    plot = seen.parks[seat]
    assert pieces["ghost"].art.endswith(
        f"{colour_of(die_of(guest))}.{plot.guests[die_of(guest)].value}"
    )
    assert ("ghost.ready" in pieces) is fits_there(plot, die_of(guest), tile_of(goal))
    assert way.choose(goal) == (guest, goal)


@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160), (2520, 1080), (1920, 1200)])
@pytest.mark.parametrize("text", [100, 200])
def test_nothing_lies_outside_the_screen(size: tuple[int, int], text: int) -> None:
    frame = Frame.of(*size, text)
    walk = Walk(4, 5, None)
    for _ in range(60):
        walk.step()
        seen = GAME.observe(walk.state, None)
        at = look(seen, frame)
        showing = TABLE.showing(seen, at)
        assert frame.box.holds(showing.room.prompt.cx, showing.room.prompt.bottom - 1)
        for piece in showing.pieces:
            assert frame.box.inset(-60).holds(piece.x, piece.y), piece.key


def test_what_the_next_screens_show_is_made_ready_at_the_start() -> None:
    """All but the cards and guests that chance brings."""
    walk = Walk(4, 5, None)
    seen = GAME.observe(walk.state, None)
    ready = {piece.art for piece in TABLE.soon(seen, look(seen)) if piece.art}
    assert ready <= SPRITES
    shown: set[Screen] = set()
    while not walk.state.over and GAME.observe(walk.state, None).round < 2:
        walk.step()
        for _, after in walk.moments:
            face = screen(after, look(after))
            if face in shown or face not in (Screen.MARKET, Screen.PARK, Screen.COUNT):
                continue
            shown.add(face)
            drawn = {piece.art for piece in laid(after, look(after)).values() if piece.art}
            late = {name.split(".")[0].removeprefix(OWN) for name in drawn - ready if OWN in name}
            assert late <= BY_CHANCE
        walk.moments.clear()
    assert shown == {Screen.MARKET, Screen.PARK, Screen.COUNT}
    over = replace(seen, phase="over")
    assert not TABLE.soon(over, look(over))
