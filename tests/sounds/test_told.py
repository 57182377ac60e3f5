"""What is told is heard: each kind of event by a sound of its own game, or there is a reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from game import catalogue
from game.kernel.judge import any_of
from game.makers.pictures import sitting
from game.stage.audio import MASTERS
from game.stage.motion import Motion, Sound, Then
from game.stage.piece import Piece
from game.stage.table import Turnover
from tests.sounds.heard import GAMES, acts, kinds, said_in, sounding, sounds_of
from tests.stage.tables import look

SOUNDS: dict[str, dict[str, Any]] = json.loads((MASTERS / "manifest.json").read_text("utf-8"))[
    "sounds"
]

# Events without a sound of their own game, and why.
SHARED: dict[str, dict[str, str]] = {
    "molly": {
        "passing": "what is heard are the buckets that go over the fence one after another",
    },
    "topoum": {
        "moves": "its march is heard with the next event",
        "tile-changed": "the tile that goes and the one that comes are heard",
    },
}


def own(game: str, sounds: frozenset[str]) -> set[str]:
    """Those of them that only this game has."""
    return {name for name in sounds if house(name) == game}


def house(name: str) -> str:
    """The game whose sound it is; a name put together is found by how it begins."""
    for known, entry in SOUNDS.items():
        if known == name or known.startswith((f"{name}.", f"{name}_")):
            return str(entry["file"].partition("/")[0])
    return ""


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_every_event_has_a_sound_of_its_own_game_or_a_stated_reason(game: str) -> None:
    heard = {kind: sounds_of(act) for kind, act in acts(game).items()}
    of_its_own = {kind: own(game, sounds) for kind, sounds in heard.items()}
    # A game that is being written has none yet: then those that all games share will do.
    sounding = of_its_own if any(of_its_own.values()) else heard
    silent = {kind for kind in kinds(game) if not sounding.get(kind)}
    assert silent == set(SHARED.get(game, {})), (
        f"{game} tells {sorted(silent)} without a sound{' of its own' * (sounding is of_its_own)}: "
        "the act of each wants one, or a reason above why it has none"
    )


def _quiet(_event: object, _over: object) -> Motion:
    return Then(Sound("card/slide"))


def _shared(_event: object, _over: object) -> Motion:
    return Then(Sound("coin"))


def _helped(_event: object, _over: object) -> Motion:
    return _helper()


def _helper() -> Motion:
    return Then(Sound(f"garden/flip.{1}"))


@pytest.mark.parametrize(
    ("act", "found"),
    [(_quiet, {"card/slide"}), (_shared, {"coin"}), (_helped, set()), (_helper, {"garden/flip"})],
)
def test_the_reading_of_acts_finds_what_stands_there(
    act: Callable[..., Motion], found: set[str]
) -> None:
    # A helper is followed into the games' own rooms and no further.
    assert sounds_of(act) == found
    assert own("molly", frozenset(found)) == found - {"card/slide", "coin"}
    assert own("topoum", frozenset(found)) == set()


def test_every_sound_named_in_a_game_is_there() -> None:
    named = {
        name for path in GAMES.rglob("acts*/**/*.py") for name in said_in(path) if _sounds(name)
    } | {name for path in GAMES.rglob("acts.py") for name in said_in(path) if _sounds(name)}
    assert len(named) > 100
    assert {name for name in named if not house(name)} == set()


def _sounds(name: str) -> bool:
    """Whether a name with a stroke is one of a sound, not of a picture."""
    return name.partition("/")[0] in {known.partition("/")[0] for known in SOUNDS}


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_what_is_heard_does_not_tell_what_is_secret(game: str) -> None:
    """One room hears it: with the secret half of an event and without it sounds the same."""
    rules, table = catalogue.game(game), catalogue.table(game)
    seats = rules.seats[len(rules.seats) // 2]
    options = {option.id: option.default for option in rules.options}
    session, rng = sitting(rules, seats, options, 5, 0)
    heard = set[str]()
    for _ in range(40):
        if session.over:
            break
        seen, since = session.seen(None), session.count
        seat = session.asked()[0]
        session.act(seat, any_of(session.legal(seat), rng))
        told = session.beats(None, since)
        theirs = [session.beats(viewer, since) for viewer in range(seats)]
        was = _laid(table, seen, seats) if told else {}
        for number, beat in enumerate(told):
            event, after = beat.event, beat.seen
            now = _laid(table, after, seats)
            over = Turnover(seen, after, look(after, seats), was, now)
            public = _sound_of(table, event, over)
            for eyes in theirs:
                assert public == _sound_of(table, eyes[number].event, over), event.kind
            heard |= set(public)
            seen, was = after, now
    assert heard, f"nothing is heard in forty answers of {game}: its acts make no sounds"


def _laid(table: Any, seen: Any, seats: int) -> dict[str, Piece]:
    return {piece.key: piece for piece in table.showing(seen, look(seen, seats)).pieces}


def _sound_of(table: Any, event: Any, over: Turnover[Any]) -> list[str]:
    motion = table.acts.motion(event, over)
    return [] if motion is None else list(sounding(motion))


def test_every_ride_of_the_fair_is_heard() -> None:
    from game.games.dice_theme_park.acts.operating import ride
    from game.games.dice_theme_park.content.attractions import TILES

    rides = {name for name in SOUNDS if name.startswith("fair/ride_")}
    assert {ride(tile) for tile in TILES} == rides
