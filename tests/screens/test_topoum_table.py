"""The field on the screen: every moment of matches with every deck, farmer and variant can be laid
out, told and moved, whole and close, in public and alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from game import catalogue
from game.games.topoum.content import DECKS, FARMERS
from game.games.topoum.content.board import BOARDS
from game.games.topoum.content.ids import is_mole, is_space
from game.games.topoum.events.moles import Marched
from game.games.topoum.rules.game import GAME
from game.games.topoum.table.field import view
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.contract import PickSome
from game.kernel.judge import any_of
from game.screens.common.game_words import option_help
from game.stage.frame import Frame
from game.stage.look import Face, Look
from game.stage.motion import Enter, Home, Show, Stagger, Then, Together, lasts
from game.stage.said import Said
from game.stage.table import Turnover
from game.system.text import Texts

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from game.games.topoum.seen.view import TopoumSeen
    from game.kernel.contract import Options
    from game.kernel.event import Event
    from game.stage.motion import Motion
    from game.stage.piece import Piece

TABLE = catalogue.table("topoum")
PLAIN = {"deck": "training", "farmer": "maybe", "obstacles": "off", "radius": "5"}
VARIANTS: list[Mapping[str, str]] = [
    *({"deck": deck} for deck in (*DECKS, "random", "choose")),
    *({"farmer": farmer} for farmer in FARMERS),
    {"obstacles": "on", "deck": "panic"},
    {"radius": "4"},
]
_COLOURS = ("radish", "royal", "lemon", "truffle")
_MASTERS = Path(__file__).parents[2] / "art" / "masters" / "manifest.json"
_SPRITES = set(json.loads(_MASTERS.read_text(encoding="utf-8"))["sprites"])
_WORDS = Texts("en").of("games/topoum")
_LONGEST_ACT = 3_000
_FRAMES = [Frame.of(1920, 1080), Frame.of(1280, 720, 200), Frame.of(2520, 1080)]


def look(seen: TopoumSeen, frame: Frame = _FRAMES[0], **more: Any) -> Look:
    faces = tuple(
        Face(f"Mole {seat}", _COLOURS[seat], turn=seat in seen.asked)
        for seat in range(len(seen.hands))
    )
    return Look(frame, faces, **more)


class Moment:
    """What happened, how the table is seen after it, and what may be answered then."""

    def __init__(self, event: Event | None, seen: TopoumSeen, options: Options = ()) -> None:
        self.event, self.seen, self.options = event, seen, options


def match(options: Mapping[str, str], seats: int, seed: int) -> Iterator[Moment]:
    """A match of random answers; decisions as whoever is asked sees them, events as all do."""
    state = GAME.new_match(seats, {**PLAIN, **options}, seed)
    told: list[Moment] = []

    def tell(event: Event) -> None:
        told.append(Moment(event.seen_by(None), GAME.observe(state, None)))

    rng = Random(seed)
    play.settle(state, tell)
    while not state.over:
        yield from told
        told.clear()
        seat = play.asked(state)[0]
        legal = play.legal(state, seat)
        yield Moment(None, GAME.observe(state, seat), legal)
        play.act(state, seat, any_of(legal, rng), tell)
    yield from told
    yield Moment(None, GAME.observe(state, None))


def pieces(seen: TopoumSeen, at: Look) -> dict[str, Piece]:
    found = TABLE.showing(seen, at).pieces
    keys = [piece.key for piece in found]
    assert len(keys) == len(set(keys))
    for piece in found:
        for art in (piece.art, piece.face, piece.blink):
            assert not art or art in _SPRITES, (piece.key, art)
        if piece.text is not None:
            told(piece.text.string)
    return {piece.key: piece for piece in found}


def laid_out(seen: TopoumSeen, at: Look) -> dict[str, Piece]:
    return {piece.key: piece for piece in TABLE.showing(seen, at).pieces}


def told(speech: Said | str) -> str:
    if isinstance(speech, str):
        return speech
    values = {name: told(v) if isinstance(v, Said) else v for name, v in speech.args.items()}
    assert _WORDS.has(speech.key), speech.key
    return _WORDS(speech.key, **values)


def paths(options: Options) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Every way half gone, and what may come next there."""
    if isinstance(options, PickSome):
        yield (), options.items
        return
    starts = dict.fromkeys(action[:at] for action in options for at in range(len(action)))
    for start in starts:
        ends = [a[len(start)] for a in options if len(a) > len(start) and a[: len(start)] == start]
        yield start, tuple(dict.fromkeys(ends))


def shown(motion: Motion) -> Iterator[str]:
    """Every picture a motion brings in, and that it asks for by key."""
    match motion:
        case Together() | Then() | Stagger():
            for part in motion.motions:
                yield from shown(part)
        case Show():
            yield motion.piece.face or motion.piece.art


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_every_moment_can_be_shown_told_and_moved(number: int) -> None:
    seats = 2 + number % 3
    before: TopoumSeen | None = None
    for moment in match(VARIANTS[number], seats, 11 + number):
        seen, at = moment.seen, look(moment.seen, _FRAMES[number % 3])
        now = pieces(seen, at)
        told(TABLE.showing(seen, at).prompt.title)
        event = moment.event
        if event is not None:
            for line in TABLE.tale.lines(event, at):
                assert told(line.text)
            if before is not None:
                was = laid_out(before, at)
                motion = TABLE.acts.motion(event, Turnover(before, seen, at, was, now))
                assert motion is not None, event
                assert lasts(motion) <= _LONGEST_ACT, event
                missing = {art for art in shown(motion) if art and art not in _SPRITES}
                assert not missing, event
        before = seen


@pytest.mark.slow
@pytest.mark.parametrize("number", range(0, len(VARIANTS), 2))
@pytest.mark.parametrize("private", [False, True])
def test_every_way_to_an_answer_can_be_pointed_at(number: int, private: bool) -> None:
    """Whatever may be chosen next has a place of its own or is one of a few buttons."""
    seats = 2 + number % 3
    for count, moment in enumerate(match(VARIANTS[number], seats, 5 + number)):
        if moment.event is not None or not moment.options or count % 4:
            continue
        seen = moment.seen
        for start, ends in paths(moment.options):
            at = look(seen, path=start, offered=ends, private=private, lone=None)
            showing = TABLE.showing(seen, at)
            boxes = {end: showing.place_of(end) for end in ends}
            if private:
                # Prisoners sit at their captor's, which is seen in public alone.
                boxes = {end: box for end, box in boxes.items() if not is_mole(end)}
            buttons = [end for end, box in boxes.items() if box is None]
            assert len(buttons) <= 2, buttons
            placed = [box.inset(3) for box in boxes.values() if box is not None]
            for one, box in enumerate(placed):
                assert not any(box.meets(other) for other in placed[one + 1 :])
            for end in ends:
                answer = showing.by_id[end]
                assert told(answer.tells)
                assert answer.help is None or told(answer.help)
        for start, ends in list(paths(moment.options))[:6]:
            hovered = look(seen, path=start, offered=ends, hover=ends[0], private=private)
            pieces(seen, hovered)
            said = TABLE.showing(seen, hovered).prompt
            told(said.title)
            assert said.body is None or told(said.body)


@pytest.mark.slow
@pytest.mark.parametrize("whole", [False, True])
@pytest.mark.parametrize("frame", _FRAMES)
def test_the_camera_never_loses_a_square(frame: Frame, whole: bool) -> None:
    for moment in match({"farmer": "stomper"}, 4, 2):
        seen, at = moment.seen, look(moment.seen, frame, whole=whole)
        cam = view(seen, at)
        if whole:
            keys = list(laid_out(seen, at))
            spaces = [space for key in keys if is_space(space := key.removeprefix("space."))]
        else:
            spaces = [square.space for square in seen.squares]
        assert not whole or len(spaces) == len(BOARDS[5].spaces)
        for space in spaces:
            x, y = cam.at(space)
            assert abs(x - cam.mat.cx) < cam.mat.w / 2 - 40 * cam.k
            assert abs(y - cam.mat.cy) < cam.mat.h / 2 - 30 * cam.k


def test_what_is_hidden_is_not_in_the_picture() -> None:
    """Hands of others, in public and through anybody's eyes, lie face down."""
    for count, moment in enumerate(match({}, 3, 9)):
        if count > 400 or moment.event is not None:
            continue
        seen = moment.seen
        held = {card for hand in seen.hands if hand is not None for card in hand}
        cards = {
            piece.key.removeprefix("card.")
            for piece in TABLE.showing(seen, look(seen)).pieces
            if piece.key.startswith("card.")
        }
        assert cards <= held | {card for card in seen.line if card}


def test_a_march_ends_where_the_mole_then_stands() -> None:
    """Nothing jumps when the act is over."""
    before: TopoumSeen | None = None
    walked = 0
    for moment in match({"deck": "riders"}, 3, 4):
        event, seen = moment.event, moment.seen
        if isinstance(event, Marched) and before is not None:
            at = look(seen)
            was = laid_out(before, at)
            now = laid_out(seen, at)
            act = TABLE.acts.motion(event, Turnover(before, seen, at, was, now))
            assert act is not None
            if event.mole in now:
                walked += 1
                assert entered(act, event.mole), event
        before = seen
    assert walked > 5


def entered(motion: Motion, key: str) -> bool:
    """Whether a motion puts this piece where the layout that comes has it."""
    if isinstance(motion, Together | Then | Stagger):
        return any(entered(part, key) for part in motion.motions)
    return isinstance(motion, Enter | Home) and motion.key == key


def test_each_of_many_choices_says_what_it_brings() -> None:
    """The lobby shows one deck and one farmer at a time: a name alone tells newcomers nothing."""
    helps = []
    for option in GAME.options:
        if option.id in ("deck", "farmer"):
            helps += [option_help(_WORDS, option.id, choice) for choice in option.choices]
    assert len(set(helps)) == len(helps) == 7 + 10
    assert option_help(_WORDS, "radius", "4") == option_help(_WORDS, "radius", "5") != ""


def test_seven_types_are_picked_before_all_eyes() -> None:
    """Everybody sees what has been taken, and which category it is about."""
    state = GAME.new_match(4, {**PLAIN, "deck": "choose", "farmer": "crates"}, 7)
    play.settle(state)
    (seat,) = play.asked(state)
    for category, picked in (("combat", ("mortar",)), ("movement", ("panic", "decoy"))):
        seen = GAME.observe(state, None)
        offered = play.legal(state, seat)
        assert isinstance(offered, PickSome)
        args = TABLE.showing(seen, look(seen, offered=offered.items)).prompt.title.args
        assert args["category"] == Said(f"category-{category}")
        play.act(state, seat, picked)
    for viewer in (None, seat, (seat + 1) % 4):
        seen = GAME.observe(state, viewer)
        offered = play.legal(state, seat)
        assert isinstance(offered, PickSome)
        shown = pieces(seen, look(seen, offered=offered.items))
        assert {f"picked.{kind}" for kind in ("mortar", "panic", "decoy", "farmer")} < set(shown)


def test_who_is_asked_while_the_field_is_set_up_is_at_turn() -> None:
    """The Whistle's holder begins, but the ribbon goes round with the tiles."""
    state = GAME.new_match(3, {**PLAIN, "obstacles": "on"}, 7)
    play.settle(state)
    asked = []
    while state.todo[-1].kind != "act":
        (seat,) = play.asked(state)
        asked.append(seat)
        seen = GAME.observe(state, None)
        shown = pieces(seen, look(seen))
        assert [s for s in range(3) if f"seat.{s}.ribbon" in shown] == [seat]
        play.act(state, seat, play.listing(play.legal(state, seat))[0])
    assert len(set(asked)) == 3


@pytest.mark.parametrize("frame", _FRAMES)
def test_the_tray_of_obstacles_lies_beside_the_field(frame: Frame) -> None:
    state = GAME.new_match(4, {**PLAIN, "obstacles": "on"}, 7)
    play.settle(state)
    trays = 0
    while state.todo[-1].kind != "act":
        (seat,) = play.asked(state)
        legal = play.listing(play.legal(state, seat))
        if state.todo[-1].kind == "obstacle":
            seen = GAME.observe(state, None)
            offered = tuple(dict.fromkeys(action[0] for action in legal))
            at = look(seen, frame, offered=offered)
            showing = TABLE.showing(seen, at)
            boxes = [showing.place_of(word) for word in offered]
            cam = view(seen, at)
            for box in boxes:
                assert box is not None
                for square in seen.squares:
                    x, y = cam.at(square.space)
                    assert not box.inset(8).holds(x, y), (square.space, frame)
            trays += 1
        play.act(state, seat, legal[-1])
    assert trays == 8
