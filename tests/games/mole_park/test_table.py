"""The park on the screen: every moment of whole matches can be laid out, told and moved."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game import catalogue
from game.games.mole_park.bot import JUDGE
from game.games.mole_park.rules import GAME
from game.games.mole_park.steps import Declare
from game.games.mole_park.view import ParkSeen
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.contract import Event
from game.stage.frame import Frame
from game.stage.look import Face, Look
from game.stage.motion import Enter, Home, Show, Stagger, Then, Together, lasts
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.table import Turnover
from game.system.text import Texts
from tests.games.mole_park import park

TABLE = catalogue.table("mole_park")
_COLOURS = ("radish", "royal", "lavender", "carrot", "lemon", "fern", "ice", "truffle")
_MASTERS = Path(__file__).parents[3] / "art" / "masters" / "manifest.json"
_SPRITES = set(json.loads(_MASTERS.read_text(encoding="utf-8"))["sprites"])
_WORDS = Texts("en").of("games/mole_park")
_LONGEST_ACT = 6_000


def _look(seen: ParkSeen, **more: Any) -> Look:
    faces = tuple(
        Face(f"Mole {seat}", _COLOURS[seat], turn=seat in seen.asked)
        for seat in range(len(seen.hands))
    )
    return Look(Frame.of(1920, 1080), faces, **more)


def _match(seats: int, seed: int) -> Iterator[tuple[Event | None, ParkSeen]]:
    """Every moment of a match, as the public screen sees it."""
    state = GAME.new_match(seats, park.OPTIONS, seed)
    moments: list[tuple[Event | None, ParkSeen]] = [(None, GAME.observe(state, None))]

    def tell(event: Event) -> None:
        moments.append((event.seen_by(None), GAME.observe(state, None)))

    rng = Random(seed)
    play.settle(state, tell)
    while not state.over:
        for seat in play.asked(state):
            options = play.legal(state, seat)
            play.act(state, seat, JUDGE.policy(state, seat, options, rng, JUDGE.personalities[0]),
                     tell)  # fmt: skip
        moments.append((None, GAME.observe(state, None)))
    yield from moments


def _laid(seen: ParkSeen, look: Look) -> dict[str, Piece]:
    pieces = TABLE.layout(seen, look)
    keyed = {piece.key: piece for piece in pieces}
    assert len(keyed) == len(pieces), "two pieces of one key"
    arts = {art for piece in pieces for art in (piece.art, piece.face) if art}
    assert arts <= _SPRITES
    for piece in pieces:
        if piece.text is not None:
            _said(piece.text.string)
    return keyed


def _said(speech: object) -> None:
    if isinstance(speech, Said):
        values = {n: v if isinstance(v, int | str) else "?" for n, v in speech.args.items()}
        assert _WORDS.has(speech.key), speech.key
        assert _WORDS(speech.key, **values)


def _leaves(motion: Any) -> Iterator[Any]:
    if isinstance(motion, Then | Together | Stagger):
        for each in motion.motions:
            yield from _leaves(each)
    else:
        yield motion


@pytest.mark.parametrize(
    ("seats", "seed"), [(2, 1), (3, 2), (4, 53), (4, 108), (5, 3), (6, 4), (8, 5)]
)
def test_every_moment_is_laid_out_told_and_moved(seats: int, seed: int) -> None:
    before: ParkSeen | None = None
    was: dict[str, Piece] = {}
    kinds = set()
    for event, seen in _match(seats, seed):
        look = _look(seen)
        now = _laid(seen, look)
        prompt = TABLE.prompt(seen, look)
        for said in (prompt.title, prompt.body, prompt.note, TABLE.title(seen, look)):
            _said(said)
        for note in TABLE.crib(seen, look):
            _said(note.text)
        assert TABLE.mood(seen) == ("music/showdown" if seen.rivals else "music/park")
        if event is not None:
            kinds.add(event.kind)
            for line in TABLE.log_line(event, look):
                _said(line.text)
            act = TABLE.acts.get(event.kind)
            if act is not None and before is not None:
                motion = act(event, Turnover(before, seen, look, was, now))
                assert lasts(motion) < _LONGEST_ACT, event.kind
                for leaf in _leaves(motion):
                    if isinstance(leaf, Enter):
                        assert leaf.key in now or leaf.key.endswith(".badge"), leaf.key
                    if isinstance(leaf, Home):
                        assert leaf.key in now, leaf.key
                    if isinstance(leaf, Show) and leaf.piece.art:
                        assert leaf.piece.art in _SPRITES, leaf.piece.art
        before, was = seen, now
    assert {"roll-off", "dealt", "rolled", "whacked", "cashed-in", "won", "crowned"} <= kinds


def test_a_match_with_a_showdown_was_among_them() -> None:
    for seed, rivals in ((53, 2), (108, 3)):
        compared = [seen for event, seen in _match(4, seed) if event and event.kind == "compared"]
        assert len(compared[0].rivals) == rivals


def test_who_wins_a_showdown_is_not_told_before_the_dice_have_fallen() -> None:
    told = [(event, seen) for event, seen in _match(4, 108) if seen.rivals]
    for event, seen in told:
        prompt = TABLE.prompt(seen, _look(seen))
        assert (prompt.title.key == "showdown-won") == (seen.winner >= 0), event


def test_nobody_is_said_to_have_whacked_nothing_before_all_is_dealt_out() -> None:
    """What the prompt says at a hole's event is still true when the round's whacking is over."""
    for event, seen in _match(8, 5):
        body = TABLE.prompt(seen, _look(seen)).body
        if event is not None and body is not None and body.key == "whack-nobody":
            assert not any(seen.gains)
            assert event.kind != "whacked" or not event.facts["each"]


def test_a_private_view_shows_one_hand_and_what_it_is_worth() -> None:
    state = park.start(4, 3)
    park.hand(state, 1, 5, 3, 1)
    own = GAME.observe(state, 1)
    pieces = _laid(own, _look(own, private=True))
    assert set(state.hands[1]) <= set(pieces)
    public = GAME.observe(state, None)
    assert not set(state.hands[1]) & set(_laid(public, _look(public)))
    words = pieces["sum.total"].text
    assert words is not None
    assert words.string == Said("sum-range", {"low": 10, "high": 15})


@pytest.mark.parametrize("count", [6, 9, 14])
def test_every_card_can_be_pointed_at_however_many_there_are(count: int) -> None:
    """Cards overlap; the places where they are pointed at do not."""
    state = park.bare(2)
    park.hand(state, 0, *[1] * 5)
    park.hole(state, 1, *[2] * (count - 5))
    park.roll(state, ("glove", 1), ("mallet", "x"))
    seen = GAME.observe(state, 0)
    for private in (True, False):
        look = _look(seen, private=private, lone=None if private else 0)
        pieces = _laid(seen, look)
        right = 0.0
        for mole in seen.hand:
            box = TABLE.spot(seen, look, mole)
            assert box is not None
            assert box.x >= right
            assert box.w >= 44
            assert abs(box.cy - pieces[mole].y) < 1
            assert box.x < pieces[mole].x
            right = box.right


def test_secrets_and_blindfolds() -> None:
    """Dice and the crown are answered blind; moles to be put back have to be looked at."""
    state = park.start(3, 1)
    seen = GAME.observe(state, None)
    assert TABLE.secret(seen)
    assert TABLE.blindfold(seen)
    pad = TABLE.pad(seen, _look(seen))
    assert pad.at_once
    assert pad.rows == (("die.glove", "die.pan", "die.mallet", "die.prize"),)
    assert [TABLE.key(seen, name) for name in pad.rows[0]] == ["1", "2", "3", "4"]
    state = park.bare(2)
    park.hand(state, 0, 1, 1, 2, 2, 5)
    park.hole(state, 1, 3)
    park.roll(state, ("glove", 1), ("mallet", "x"))
    seen = GAME.observe(state, None)
    assert TABLE.secret(seen)
    assert not TABLE.blindfold(seen)


def test_nobody_is_bothered_who_cannot_reach_the_crown_by_what_all_can_see() -> None:
    state = park.bare(3)
    park.hand(state, 0, 1)
    park.hand(state, 1, 1, 1, 1)
    park.own(state, 1, "vault.1", "vault.2", "candy.2")
    state.todo = [Declare()]
    seen = GAME.observe(state, None)
    assert TABLE.spared(seen, 0) == ("hold",)
    # Sixteen stars in prizes, three moles of at most five, and a six: 37.
    assert TABLE.spared(seen, 1) == ("hold",)
    park.hand(state, 1, 1)
    assert TABLE.spared(GAME.observe(state, None), 1) is None


def test_statistics_count_the_faces_of_all_dice() -> None:
    told = park.Told()
    state = park.start(2, 4, told)
    for _ in range(12):
        park.everybody(state, "die.glove" if "choose" in state.todo[-1].kind else "hold", told)
        if not play.asked(state) or state.todo[-1].kind not in ("choose", "declare"):
            break
    rows = TABLE.statistics(told.events, _look(GAME.observe(state, None)))
    by_key = {(row.title.key, row.title.args.get("face")): row.values for row in rows}
    rolls = len(told.all("rolled"))
    assert rolls > 0
    assert by_key["stat-glove", None] == (str(rolls), str(rolls))
    faces = [int(by_key["stat-face", face][0]) for face in (1, 2, 3)]
    assert sum(faces) == rolls
