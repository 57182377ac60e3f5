"""The list of games: the one shared line a new game adds."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    # The title opens by this list, before any rules are needed.
    from game.kernel.contract import Game
    from game.kernel.judge import Judge

__all__ = ["GAMES", "game", "judge", "lesson", "offers", "pips", "table"]

GAMES: tuple[str, ...] = ("whakka_mole", "mole_park", "molly", "topoum", "dice_theme_park")


def game(game_id: str) -> Game[Any, Any]:
    """The rules. `KeyError` for a name that is not in the list."""
    return _from(game_id, "rules.game", "GAME")  # type: ignore[no-any-return]


def judge(game_id: str) -> Judge:
    """The judgement its bots use."""
    return _from(game_id, "bot", "JUDGE")  # type: ignore[no-any-return]


def table(game_id: str) -> Any:
    """The game's Table (see stage.table): only the screen asks for it, for it needs the stage."""
    return _from(game_id, "table", "TABLE")


def offers(game_id: str) -> Any:
    """How its options look before a match (see stage.offer); none where words are enough."""
    return _extra(game_id, "OFFERS", ())


def lesson(game_id: str) -> Any:
    """What the steps of its lesson wait for (see stage.lesson); None: they are only read."""
    return _extra(game_id, "LESSON", None)


def pips(game_id: str) -> bool:
    """Whether there are dice with pips in its box, which show numbers where `Look.numbers` says."""
    return bool(_extra(game_id, "PIPS", None))


def _extra(game_id: str, name: str, nothing: Any) -> Any:
    """What a game's table may have to say beside its TABLE."""
    if game_id not in GAMES:
        raise KeyError(game_id)
    return getattr(import_module(f"game.games.{game_id}.table"), name, nothing)


def _from(game_id: str, room: str, name: str) -> Any:
    if game_id not in GAMES:
        raise KeyError(game_id)
    return getattr(import_module(f"game.games.{game_id}.{room}"), name)
