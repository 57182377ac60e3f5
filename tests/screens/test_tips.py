"""Words of help lie beside what they are about, over nothing that tells of somebody else."""

from __future__ import annotations

from unittest import mock

from game.match.seats import COLOURS, Person
from game.match.session import Session
from game.screens.gallery import rehearsal
from game.screens.table.scene import TableScene
from game.stage.box import Box
from game.stage.canvas import Brush
from game.stage.intent import Device, Intent, Kind
from game.stage.solid import written
from game.stage.studio import Studio


def _helped(studio: Studio, scene: TableScene, name: str) -> Box:
    """Where the words lie that come when one points at this."""
    spot = scene.focus.spot(name)
    assert spot is not None
    studio.give(Intent(Kind.POINT, Device.MOUSE, 1, spot.box.cx, spot.box.cy))
    for _ in range(5):
        studio.step(150)
    found: list[Box] = []
    nine = Brush.nine

    def noted(brush: Brush, art: str, box: Box, *more: object, **named: object) -> None:
        if art == "ui/tooltip":
            found.append(box)
        nine(brush, art, box, *more, **named)  # type: ignore[arg-type]

    scene.stale = True
    with mock.patch.object(Brush, "nine", noted):
        studio.step(0)
    assert found, name
    return found[-1]


def test_help_on_ones_own_lawn_hides_no_neighbours_name_or_score() -> None:
    studio = Studio((1280, 720))
    people = [Person(f"P{at}", COLOURS[at], "bot" if at else "mouse") for at in range(5)]
    scene = TableScene(rehearsal(), Session.new("whakka_mole", people, {}, 4))
    studio.show(scene, settle_ms=400)
    holes = [spot.id for spot in scene.focus.spots if spot.id.startswith("id:hole")]
    assert len(holes) == 10
    live = scene.picture.live.values()
    spots = [spot.box for spot in scene.focus.spots]
    told = [
        written(piece, piece.text)
        for piece in live
        if piece.text is not None and not any(box.holds(piece.x, piece.y) for box in spots)
    ]
    assert len(told) > 2 * len(people)
    for name in holes:
        box = _helped(studio, scene, name)
        assert not any(box.meets(each) for each in told), name


def test_what_moves_around_words_of_help_does_not_push_them_about() -> None:
    studio = Studio((1280, 720))
    people = [Person(f"P{at}", COLOURS[at], "bot" if at else "mouse") for at in range(5)]
    scene = TableScene(rehearsal(), Session.new("whakka_mole", people, {}, 4))
    studio.show(scene, settle_ms=400)
    name = next(spot.id for spot in scene.focus.spots if spot.id.startswith("id:hole"))
    asked = mock.Mock(wraps=scene._told_of)
    with mock.patch.object(scene, "_told_of", asked):
        first = _helped(studio, scene, name)
        assert _helped(studio, scene, name) == first
    assert asked.call_count == 1
