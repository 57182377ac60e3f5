"""What one seat may not know never reaches its phone: not by a word, a length, a number, a kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from game.phones import face, speaking
from game.phones.hub import Hub
from game.phones.seats import Holding, Holdings
from tests.every_game.harness import matches
from tests.phones.worlds import Leak, random_match

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.phones import wire
    from game.phones.face import Sitting

TABLES = [
    ("whakka_mole", 3, {}, 1),
    ("mole_park", 4, {"crown": "30"}, 7),
    ("molly", 3, {}, 2),
    ("topoum", 3, {}, 5),
    ("dice_theme_park", 2, {}, 4),
]
_LOOKS = 24


@pytest.mark.parametrize("table", TABLES, ids=[table[0] for table in TABLES])
def test_what_is_hidden_changes_no_message_to_anybody_else(
    table: tuple[str, int, dict[str, str], int],
) -> None:
    game, seats, options, every = table
    many = matches(0)
    for seed in range(1, max(many, 1) + 1):
        if many:
            compared = random_match(game, seats, options, seed)
        else:
            compared = random_match(game, seats, options, seed, every=every, most=_LOOKS)
        assert compared > _LOOKS


# Planted leaks: the comparison above must notice each of them.

Patch = pytest.MonkeyPatch


def _a_watcher_looks_through_a_seats_eyes(patch: Patch) -> None:
    right = face.Sitting

    def wrong(room: Any, tongue: Any, shows: Any, viewer: int | None, *more: Any) -> Sitting:
        asked: tuple[int, ...] = room.session.asked()
        seat = asked[0] if viewer is None and asked else viewer
        if seat is None or seat == viewer:
            return right(room, tongue, shows, viewer, *more)
        return right(room, tongue, shows, seat, face.following(room, seat, ()))

    patch.setattr(speaking, "Sitting", wrong)
    patch.setattr(speaking, "public_face", lambda one: face.private_face(one, 0))


def _what_is_sealed_is_hinted_at(patch: Patch) -> None:
    right = face.public_face

    def wrong(sitting: Sitting) -> wire.Face:
        sealed = sitting.room.session.track.state.sealed
        return msgspec.structs.replace(right(sitting), hint=str(sealed))

    patch.setattr(speaking, "public_face", wrong)


def _a_length_tells(patch: Patch) -> None:
    right = face.public_face

    def wrong(sitting: Sitting) -> wire.Face:
        state = sitting.room.session.track.state
        return msgspec.structs.replace(right(sitting), hint=" " * (hash(str(state.sealed)) % 9))

    patch.setattr(speaking, "public_face", wrong)


def _faces_are_numbered_for_all_together(patch: Patch) -> None:
    right = Holdings.grant

    def wrong(holdings: Holdings, seat: int, *more: Any, **how: Any) -> str:
        token = right(holdings, seat, *more, **how)
        first: Holding = next(iter(holdings.by_seat.values()))
        holdings.by_seat[seat].faces = first.faces
        return token

    patch.setattr(Holdings, "grant", wrong)


def _whoever_thinks_stirs_everybody(patch: Patch) -> None:
    right = Hub._seated_said

    def wrong(hub: Hub, phone: Any, seat: int, message: Any) -> None:
        right(hub, phone, seat, message)
        for one in hub._phones.values():
            one.shown = ()

    patch.setattr(Hub, "_seated_said", wrong)


def _a_private_message_goes_to_the_neighbours_too(patch: Patch) -> None:
    right = Hub._send

    def wrong(hub: Hub, phone: Any, message: Any, *, private: bool = False) -> None:
        right(hub, phone, message, private=private)
        if private:
            for one in hub._phones.values():
                if one is not phone:
                    right(hub, one, message, private=private)

    patch.setattr(Hub, "_send", wrong)


def _the_line_tells_what_is_sealed(patch: Patch) -> None:
    right = Hub._show

    def wrong(hub: Hub, phone: Any, face: Any, *more: Any, **how: Any) -> None:
        stage = hub._stage()
        assert stage is not None
        given = str(stage.session.track.state.sealed)
        right(hub, phone, msgspec.structs.replace(face, line=given), *more, **how)

    patch.setattr(Hub, "_show", wrong)


PLANTED: list[tuple[str, Callable[[Patch], None]]] = [
    ("mole_park", _a_watcher_looks_through_a_seats_eyes),
    ("whakka_mole", _what_is_sealed_is_hinted_at),
    ("whakka_mole", _a_length_tells),
    ("whakka_mole", _faces_are_numbered_for_all_together),
    ("whakka_mole", _whoever_thinks_stirs_everybody),
    ("molly", _a_private_message_goes_to_the_neighbours_too),
    ("mole_park", _the_line_tells_what_is_sealed),
]


@pytest.mark.parametrize(("game", "plant"), PLANTED, ids=[plant.__name__ for _, plant in PLANTED])
def test_a_planted_leak_is_caught(
    game: str, plant: Callable[[Patch], None], monkeypatch: Patch
) -> None:
    plant(monkeypatch)
    seats, options = next(table[1:3] for table in TABLES if table[0] == game)
    with pytest.raises(Leak):
        random_match(game, seats, options, 1, every=1, most=60)
