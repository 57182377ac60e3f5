"""Matches of every game, in every phase and with every option, open for ever and go on."""

from __future__ import annotations

import json
from typing import Any

import pytest

from build_scripts import corpus
from build_scripts.corpus import FOLDER, WHEN, kept, lasting
from game import catalogue
from game.kernel.chance import Random
from game.match.refused import Refused
from game.match.saves import load, load_bytes, save_bytes
from tests.match.tables import step, truth

_LISTED: dict[str, dict[str, Any]] = json.loads((FOLDER / "expected.json").read_bytes())
_KEPT = {name: told for name, told in _LISTED.items() if name.startswith("kept-")}
_GIVEN_AWAY = 5
"""Games that people have matches of."""
_ON = 20
"""Decisions that each goes on."""
_LONG = 150
"""Longer ones take long to play again, and are not written and read once more."""
_MOST = 1_500_000
"""Bytes: they go wherever the tree goes."""


def test_every_game_is_there_with_all_its_options_and_seats() -> None:
    assert {path.stem for path in FOLDER.glob("kept-*.mole")} == set(_KEPT)
    begun = 0
    for game in map(catalogue.game, catalogue.GAMES):
        if not any(name.startswith(f"kept-{game.id}-") for name in _KEPT):
            # It is still being written: nobody has a match of it that must open for ever.
            continue
        begun += 1
        # Of any version of its rules: those of this one come when the script runs again.
        mine = {name.split("-", 3)[3] for name in _KEPT if name.startswith(f"kept-{game.id}-")}
        assert mine >= {what for what, _, _ in corpus._tables(game)} | {"over"}, game.id
        asking = {kind for kind in mine if kind in {each.kind for each in game.steps}}
        assert asking, game.id
    assert begun >= _GIVEN_AWAY
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < _MOST


@pytest.mark.parametrize("name", sorted(_KEPT))
def test_what_was_kept_opens_for_ever_and_goes_on(name: str) -> None:
    path, rng = FOLDER / f"{name}.mole", Random(1)
    session = load(path)
    assert lasting(session) == _KEPT[name]
    assert session.game.check(session.track.state) == []
    assert session.over == (name.endswith("-over"))
    for _ in range(_ON):
        if session.over:
            break
        step(session, rng)
        for viewer in (None, *range(session.seats)):
            session.seen(viewer)
    assert session.game.check(session.track.state) == []
    if session.decided < _LONG:
        assert truth(load_bytes(save_bytes(session, WHEN))) == truth(session)


def test_a_save_that_no_longer_opens_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a Step is called otherwise, and a match waits in it."""
    game = catalogue.game("whakka_mole")
    name = next(name for name in _KEPT if name.endswith("whakka_mole-1-prepare"))
    renamed = tuple(each for each in game.steps if each.kind != "prepare")
    monkeypatch.setattr(game, "steps", renamed)
    from game.match import plain

    plain.codec.cache_clear()
    try:
        with pytest.raises(Refused):
            load(FOLDER / f"{name}.mole")
    finally:
        plain.codec.cache_clear()


def test_what_is_there_is_not_made_again() -> None:
    game = catalogue.game("whakka_mole")
    made = dict(kept(game))
    assert made.keys() == {name for name, _ in kept(game)}
    some = sorted(made)[::2]
    assert {name for name, _ in kept(game, some)} == made.keys() - set(some)
