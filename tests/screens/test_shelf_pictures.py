"""Pictures on the shelf: of each match's own table, as everybody may see it, as few as are seen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from game import catalogue
from game.kernel.chance import Random
from game.match.saves import save_bytes
from game.match.session import Session
from game.screens.gallery import people, played
from game.screens.saves.portraits import easel_of
from game.stage.photos import Photos
from game.stage.png import png, read_png
from game.stage.studio import Studio
from tests.match.tables import advance, step
from tests.screens.puppets import Puppets
from tests.screens.shelves import DAY, ids, keep, settle, shelf_of

if TYPE_CHECKING:
    from pathlib import Path

    from game.match.saves import Entry


@pytest.fixture
def puppets(tmp_path: Path) -> Puppets:
    return Puppets(tmp_path, (960, 540))


def test_every_match_in_sight_has_a_picture_of_its_own_table(puppets: Puppets) -> None:
    for day, game in enumerate(catalogue.GAMES[:3], 1):
        keep(puppets, game, day)
    scene = shelf_of(puppets)
    shelf = puppets.services.shelf
    pictures = {shelf.picture(entry) for entry in scene.entries}
    assert len(pictures) == 3
    for data in pictures:
        picture = read_png(data)
        assert picture is not None
        # A table, not a plain colour.
        colours = {tuple(picture.get_at((x, 40))) for x in range(0, picture.get_width(), 5)}
        assert len(colours) > 12


def test_a_picture_is_made_anew_when_the_match_went_on(puppets: Puppets) -> None:
    session = keep(puppets, "whakka_mole", 1)
    entry = shelf_of(puppets).entries[0]
    before = puppets.services.shelf.picture(entry)
    for _ in range(30):
        step(session, Random(4))
    assert puppets.services.shelf.keep(session, DAY.format(2)) is None
    entry = shelf_of(puppets).entries[0]
    after = puppets.services.shelf.picture(entry)
    assert before
    assert after
    assert after != before
    assert puppets.services.shelf.pictured(entry)
    # And not again, when nothing has changed.
    scene = shelf_of(puppets)
    assert not scene.portraits.waiting
    assert puppets.services.shelf.picture(entry) == after


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_a_picture_shows_nothing_that_only_one_seat_may_see(game: str, puppets: Puppets) -> None:
    """Everything hidden is dealt anew, for a person alone among bots: the picture is the same."""
    seats = [replace(who, control="bot" if at else "mouse") for at, who in enumerate(people(3))]
    session = advance(Session.new(game, seats, {}, 12), 14, Random(3))
    if session.over:
        # A short match: there is more to hide in the middle of it.
        half = session.decided // 2
        session = advance(Session.new(game, seats, {}, 12), half, Random(3))
    canvas = puppets.studio.window.canvas
    seen = easel_of(puppets.services, session, canvas).work(0)
    hidden: Any = session.track.state
    other = session.game.scramble(hidden, None, Random(99))
    session.track.state = other
    session.revision += 1
    assert session.snapshot() != played_snapshot(session, hidden)
    assert easel_of(puppets.services, session, canvas).work(0) == seen
    assert seen is not None


def played_snapshot(session: Session, state: Any) -> Any:
    from game.match import plain

    return plain.dump(session.game, state)


def test_what_cannot_be_pictured_leaves_the_shelf_open(
    puppets: Puppets, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(puppets, "whakka_mole", 1)
    keep(puppets, "molly", 2)
    table = catalogue.table("molly")
    monkeypatch.setattr(
        type(table), "showing", lambda *_: (_ for _ in ()).throw(ZeroDivisionError), raising=True
    )
    (puppets.services.places.saves / "torn.mole").write_bytes(b"torn")
    scene = shelf_of(puppets)
    whakka, molly = (
        next(each for each in scene.entries if each.header and each.header.game == game)
        for game in ("whakka_mole", "molly")
    )
    assert puppets.services.shelf.picture(whakka)
    assert not puppets.services.shelf.picture(molly)
    assert {"wait.0", "wait.1", "broken.0"} <= set(ids(scene))


def test_hundreds_read_only_what_is_in_sight(
    puppets: Puppets, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = puppets.services.places.saves / "running"
    folder.mkdir(parents=True)
    data = save_bytes(played("whakka_mole", decisions=6), DAY.format(1))
    picture = png(Studio((64, 36)).picture)
    for number in range(400):
        (folder / f"match{number}.mole").write_bytes(data)
        (folder / f"match{number}.png").write_bytes(picture)
    read: list[Entry] = []
    shelf = puppets.services.shelf

    def counted(entry: Entry) -> bytes:
        read.append(entry)
        return picture

    monkeypatch.setattr(type(shelf), "picture", lambda _, entry: counted(entry))
    scene = shelf_of(puppets)
    assert len(scene.entries) == 400
    assert 3 <= len(read) <= 12
    assert sum(name.startswith("wait.") and "/" not in name for name in ids(scene)) == 400
    # All of them are found by keys, and the last one's picture comes when it is in sight.
    scene.focus.ring = True
    scene.focus.focus("wait.399")
    settle(puppets, scene)
    assert len(read) <= 24
    scene.focus.focus("find")
    scene.wanted = "no such word"
    scene.rebuild()
    puppets.studio.step(16)
    assert not any(name.startswith("wait.") for name in ids(scene))


def test_a_frame_reads_two_pictures_at_most(puppets: Puppets) -> None:
    photos, canvas = Photos(), puppets.studio.window.canvas
    data = png(puppets.studio.picture)
    box = canvas.frame.box.inset(100)
    photos.begin()
    assert [photos.draw(canvas, key, lambda: data, box) for key in range(4)] == [
        True, True, False, False,
    ]  # fmt: skip
    assert photos.waiting
    photos.begin()
    assert [photos.draw(canvas, key, lambda: data, box) for key in range(4)] == [True] * 4
    photos.begin()
    assert not photos.draw(canvas, "none", lambda: b"no picture", box)
