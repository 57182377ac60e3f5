"""Each chooses the voice of her mole, hears it at once, and has it in every game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.kernel.judge import any_of
from game.makers.pictures import sitting
from game.match.seats import SQUEAKS
from game.screens.lobby.scene import LobbyScene
from game.screens.lobby.squeaks import SqueakSheet
from game.screens.results.scene import ResultsScene
from game.screens.table.scene import TableScene
from game.stage.kit.voices import voice
from game.stage.look import Look
from game.stage.table import Turnover
from tests.screens.puppets import Puppets
from tests.sounds.heard import sounding
from tests.stage.tables import FULL, look

if TYPE_CHECKING:
    from pathlib import Path

    from game.kernel.contract import Seen


class Listening:
    """Ears in place of a loudspeaker."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def play(self, sound: str, gain: float = 1) -> None:
        self.heard.append(sound)


@pytest.fixture
def puppets(tmp_path: Path) -> Puppets:
    found = Puppets(tmp_path, (1280, 720))
    found.services.sounds = Listening()
    return found


def heard(puppets: Puppets) -> list[str]:
    assert isinstance(puppets.services.sounds, Listening)
    return puppets.services.sounds.heard


def press(puppets: Puppets, spot: str) -> None:
    puppets.studio.step(0)
    found = {each.id: each for each in puppets.top.spots(puppets.studio.window.frame)}
    action = found[spot].action
    assert action is not None
    action()
    puppets.studio.step(0)


def lobby(puppets: Puppets, game: str = "whakka_mole") -> LobbyScene:
    scene = LobbyScene(puppets.services, game)
    puppets.home(scene)
    return scene


def test_all_can_be_tried_and_the_last_one_stays(puppets: Puppets) -> None:
    scene = lobby(puppets)
    press(puppets, "squeak")
    assert puppets.top.name == SqueakSheet.name
    for name in SQUEAKS:
        press(puppets, f"squeak.{name}")
        assert heard(puppets)[-1] == voice(name)
        assert scene.lobby.voice(0) == name
        assert scene.door.says(0)
    press(puppets, "done")
    assert puppets.studio.stack.top is scene
    assert scene.lobby.voice(0) == SQUEAKS[-1]
    seated = range(len(scene.lobby.seated()))
    assert len({scene.lobby.voice(place) for place in seated}) == len(seated)


def test_it_is_offered_again_next_time(puppets: Puppets) -> None:
    scene = lobby(puppets)
    press(puppets, "squeak")
    press(puppets, "squeak.croak")
    press(puppets, "done")
    scene.start()
    assert isinstance(puppets.top, TableScene)
    assert puppets.top.session.people[0].squeak == "croak"
    assert puppets.services.settings.now.seats[0].squeak == "croak"
    assert lobby(puppets, "molly").lobby.voice(0) == "croak"


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_in_every_game_a_mole_speaks_with_its_own_voice(game: str) -> None:
    """By the same acts, with other voices in the seats: these are heard, and no others."""
    rules, table = catalogue.game(game), catalogue.table(game)
    options = {option.id: option.default for option in rules.options}
    session, rng = sitting(rules, 2, options, 9, 0)

    def speaking(voices: tuple[str, ...], seen: Seen) -> Look:
        plain = look(seen, 2, FULL)
        faces = zip(plain.faces, voices, strict=True)
        return replace(plain, faces=tuple(replace(face, squeak=name) for face, name in faces))

    said = set[str]()
    for _ in range(700):
        if session.over or len(said) == 2:
            break
        seen, since = session.seen(None), session.count
        seat = session.asked()[0]
        session.act(seat, any_of(session.legal(seat), rng))
        for beat in session.beats(None, since):
            eyes = speaking(("yawn", "croak"), beat.seen)
            was, now = (
                {piece.key: piece for piece in table.showing(each, eyes).pieces}
                for each in (seen, beat.seen)
            )
            motion = table.acts.motion(beat.event, Turnover(seen, beat.seen, eyes, was, now))
            sounds = [] if motion is None else sounding(motion)
            squeaks = {name for name in sounds if name.startswith("squeak/")}
            said |= {name.removeprefix("squeak/").partition("_")[0] for name in squeaks}
            seen = beat.seen
    assert said == {"yawn", "croak"}


def test_on_the_podium_the_winner_cheers_and_awards_are_taken_with_a_squeak(
    puppets: Puppets,
) -> None:
    rules = catalogue.game("whakka_mole")
    options = {option.id: option.default for option in rules.options}
    session, rng = sitting(rules, 3, options, 4, 0)
    while not session.over:
        seat = session.asked()[0]
        session.act(seat, any_of(session.legal(seat), rng))
    scene = ResultsScene(puppets.services, session)
    puppets.open(scene)
    heard(puppets).clear()
    for _ in range(80):
        scene.update(100)
    told = heard(puppets)
    winner = scene.ranked[0].seat
    assert told.count(voice(scene.voices[winner], "cheer")) == 1
    for award in scene.awards:
        assert voice(scene.voices[award.seat]) in told
