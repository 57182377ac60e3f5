"""Fair play on the screen: the promise is shown before the match, and people have their say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.phones.code import code
from game.screens.fair.scene import FairScene, in_groups
from game.screens.lobby.scene import LobbyScene
from game.screens.phones.panel import Code
from game.stage.intent import Device, Intent, Kind
from tests.screens.puppets import Puppets

if TYPE_CHECKING:
    from pathlib import Path

    from game.stage.widgets.plain import Label


@pytest.fixture
def puppets(tmp_path: Path) -> Puppets:
    return Puppets(tmp_path, (1280, 720))


def press(puppets: Puppets, name: str) -> None:
    puppets.studio.step(0)
    focus = puppets.top.focus
    spot = focus.spot(name)
    assert spot is not None, [each.id for each in focus.spots]
    for kind in (Kind.PRESS, Kind.RELEASE):
        puppets.studio.give(Intent(kind, Device.MOUSE, 1, spot.box.cx, spot.box.cy))
    puppets.studio.step(16)


def into_fair_play(puppets: Puppets) -> tuple[LobbyScene, FairScene]:
    press(puppets, f"game.{catalogue.GAMES[0]}")
    lobby = puppets.top
    press(puppets, "fair")
    assert isinstance(lobby, LobbyScene)
    assert isinstance(puppets.top, FairScene)
    return lobby, puppets.top


@pytest.mark.parametrize("text", [100, 200])
def test_the_promise_is_a_picture_to_photograph(text: int, puppets: Puppets) -> None:
    """A camera reads the very letters that are promised, wherever there is room for the square."""
    puppets.studio.resize((1280, 720), text=text)
    lobby, fair = into_fair_play(puppets)
    parts = [part for widget in fair.widgets for part in getattr(widget, "children", ())]
    (square,) = [part for part in parts if isinstance(part, Code)]
    assert square.modules == code(lobby.pledge.commitment)
    assert square.box.w >= 300
    written = [part for part in parts if getattr(part, "text", "")]
    assert not [part.text for part in written if part.box.meets(square.box)]


def test_the_whole_promise_is_read_in_the_lobby(puppets: Puppets) -> None:
    lobby, fair = into_fair_play(puppets)
    lines: list[Label] = [
        line for widget in fair.widgets for line in getattr(widget, "children", ())
    ]
    written = " ".join(getattr(line, "text", "") for line in lines)
    assert "  ".join(in_groups(lobby.pledge.commitment)).split() == [
        word for word in written.split() if word in lobby.pledge.commitment and len(word) == 8
    ]
    assert lobby.pledge.secret not in written


def test_a_word_thrown_in_changes_the_luck_and_not_the_promise(puppets: Puppets) -> None:
    lobby, fair = into_fair_play(puppets)
    before = lobby.pledge
    fair.entry.write("seventeen")
    fair.rebuild()
    press(puppets, "throw")
    assert lobby.pledge.words == ("seventeen",)
    assert lobby.pledge.commitment == before.commitment
    assert lobby.pledge.seed("molly") != before.seed("molly")


def test_a_shaken_mouse_is_a_word_of_its_own(puppets: Puppets) -> None:
    lobby, _ = into_fair_play(puppets)
    for at in range(80):
        puppets.studio.give(Intent(Kind.POINT, Device.MOUSE, 0, 300 + at * 7 % 90, 200 + at))
        puppets.studio.step(16)
    press(puppets, "shake")
    (word,) = lobby.pledge.words
    assert len(word.split()[-1]) == 16


def test_the_match_begins_with_what_was_promised(puppets: Puppets) -> None:
    press(puppets, f"game.{catalogue.GAMES[0]}")
    lobby = puppets.top
    assert isinstance(lobby, LobbyScene)
    press(puppets, "start")
    table = puppets.top
    session = table.session  # type: ignore[attr-defined]
    assert session.pledge == lobby.pledge
    noted = lobby.services.shelf.promised(session)
    assert noted is not None
    assert noted.commitment == lobby.pledge.commitment
