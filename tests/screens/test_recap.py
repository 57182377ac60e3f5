"""The strip of what just happened: what matters most stands there, and nothing that is secret."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.games.molly.events import TokenGained
from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.recap import gap
from game.match.seats import Person
from game.match.session import Session
from game.screens.common.said import Words
from game.screens.gallery import rehearsal
from game.screens.table.build import table_widgets
from game.screens.table.deeds import asking_why, chosen_by, showing_again
from game.screens.table.panels import LogPanel
from game.screens.table.recap import NOTHING, News
from game.screens.table.scene import TableScene
from game.screens.table.sheet import Leaf
from game.screens.table.strip import Strip
from game.screens.table.view import Curtain, State, View
from game.stage.intent import Device, Intent, Kind
from game.stage.solid import solid
from game.stage.studio import Studio
from game.stage.tale import Tale
from tests.screens.playing import COLOURS, NAMES, Table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from game.kernel.event import Event
    from game.screens.table.model import Model
    from game.screens.table.recap import Row
    from game.stage.focus import FocusSpot
    from game.stage.piece import Piece
    from game.stage.tale import Book

GAMES = catalogue.GAMES


def begun(game: str, seed: int, people: int = 1) -> Session:
    """A person, or several, among bots."""
    seats = min(max(catalogue.game(game).seats), 4)
    found = [
        Person(NAMES[seat], COLOURS[seat], "mouse" if seat < people else "bot")
        for seat in range(seats)
    ]
    return Session.new(game, found, {}, seed)


def decided(session: Session, rng: Random) -> None:
    """Somebody answers at random, a bot with its reason."""
    seat = session.asked()[-1]
    action, seen = any_of(session.legal(seat), rng), session.seen(seat)
    if session.people[seat].is_bot:
        judge = catalogue.judge(session.game.id)
        session.act(seat, action, by="bot", reason=judge.reason(seen, seat, action))
    else:
        session.act(seat, action)


def moments(game: str, seed: int = 3, most: int = 90) -> Iterator[tuple[Session, TableScene]]:
    """Whenever the person of a random match is asked after others have acted."""
    session, rng = begun(game, seed), Random(seed)
    last = 0
    for _ in range(most):
        if session.over:
            return
        if 0 in session.asked() and last != 0:
            scene = TableScene(rehearsal(), session)
            scene.enter(Studio((1280, 720)).window.frame)
            yield session, scene
        last = session.asked()[-1]
        decided(session, rng)


@pytest.mark.parametrize("game", GAMES)
def test_what_hit_her_stands_first_and_what_she_did_herself_does_not(game: str) -> None:
    hits = told = 0
    for session, scene in (each for seed in range(3, 9) for each in moments(game, seed)):
        if hits and told:
            break
        rows = scene.model.recap.rows
        told += bool(rows)
        mine = [row.mine for row in rows]
        assert mine == sorted(mine, reverse=True), "a hit is never pushed out"
        for some in (True, False):
            weights = [row.line.weight for row in rows if row.mine is some]
            assert weights == sorted(weights, reverse=True)
        assert all(row.by != 0 for row in rows)
        assert all(row.line.weight for row in rows)
        if scene.table.tale.turns is not None:
            # There a row tells a whole turn: see below.
            hits += sum(mine)
            continue
        # By the log alone: each line since her last decision that hit her has its row.
        look, first = scene.look, gap(session, 0)[0]
        lines = [
            line
            for event in session.log(None)[first:]
            for line in scene.table.tale.lines(event, look)
            if 0 in line.hits
        ]
        shown = [row.line.text for row in rows]
        assert all(line.text in shown for line in lines)
        assert sum(row.times for row in rows if row.mine) == len(lines), "none is dropped"
        hits += len(lines)
    assert told
    # Nothing in the park is taken from anybody, and tokens in the garden hardly ever.
    assert hits or game in ("dice_theme_park", "molly")


def test_a_stolen_token_hits_whom_it_was_stolen_from() -> None:
    _, scene = next(moments("molly"))
    (line,) = scene.table.tale.lines(TokenGained(1, 0), scene.look)
    assert line.hits == (0,)
    assert scene.table.tale.lines(TokenGained(1, "supply"), scene.look) == ()


@pytest.mark.parametrize("game", GAMES)
def test_the_strip_is_made_of_what_everybody_heard(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even what she alone may know stands there: others look on."""
    asked: list[int | None] = []
    log = Session.log

    def heard(session: Session, viewer: int | None) -> object:
        asked.append(viewer)
        return log(session, viewer)

    for session, scene in moments(game, most=40):
        look, words = scene.look, scene.model.at.words
        news = scene._sight._news
        assert news is not None
        news._told = (), ()
        monkeypatch.setattr(Session, "log", heard)
        news.rows(0, look, words, again=False)
        monkeypatch.undo()
        assert session.people[0].name
    assert asked
    assert set(asked) == {None}


def spots(model: Model) -> dict[str, FocusSpot]:
    widgets = table_widgets(model, Curtain(), Leaf(), lambda _: None)
    return {spot.id: spot for widget in widgets for spot in widget.spots()}


FOLDED = ("whakka_mole", "mole_park", "molly")
"""In these the strip stands in the prompt itself, where no place at the table is free."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize("text", [100, 200])
def test_no_button_moves_for_it_and_it_covers_none(
    game: str, size: tuple[int, int], text: int
) -> None:
    seen = 0
    for session, _ in moments(game, most=40):
        scene = TableScene(rehearsal(text=text), session)
        scene.enter(Studio(size, text=text).window.frame)
        with_it, without = spots(scene.model), spots(replace(scene.model, recap=NOTHING))
        rows = {name: spot.box for name, spot in with_it.items() if name.startswith("recap.")}
        seen += bool(rows)
        # It may stand where the log stood.
        assert {name: spot.box for name, spot in without.items() if not _of_the_log(name)} == {
            name: spot.box
            for name, spot in with_it.items()
            if name not in rows and not _of_the_log(name)
        }
        for name, spot in without.items():
            if chosen_by(name) or name in ("confirm", "back"):
                assert not any(_meet(spot, with_it[row]) for row in rows), name
    # Where large words need its room, the log tells it.
    assert seen or (text == 200 and game in FOLDED)


def _of_the_log(name: str) -> bool:
    return name.startswith("log.line.")


def _meet(one: FocusSpot, other: FocusSpot) -> bool:
    a, b = one.box, other.box
    wide = min(a.right, b.right) - max(a.x, b.x)
    high = min(a.bottom, b.bottom) - max(a.y, b.y)
    return wide > 1 and high > 1


# At Whakka Mole's table


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """A turn has been played and looked at."""
    table = Table(tmp_path, "mouse", "bot", "bot", "bot")
    table.write(1, 2, whack=3)
    while table.scene.picture.holding:
        table.click("next")
    return table


def rows(table: Table) -> tuple[Row, ...]:
    return table.scene.model.recap.rows


def lying(table: Table) -> dict[str, Piece]:
    return dict(table.scene.picture.live)


def test_it_stays_till_she_has_decided_and_comes_back_with_one_key(table: Table) -> None:
    told = rows(table)
    assert [row.by for row in told] != []
    table.click("id:hole.4")
    assert rows(table) == told, "half chosen is not decided"
    table.click("confirm")
    assert rows(table) == ()
    table.key(Kind.RECALL)
    assert rows(table) == told
    table.key(Kind.RECALL)
    assert rows(table) == ()


@pytest.mark.parametrize("calm", [False, True])
def test_a_press_plays_it_again_and_the_question_waits(table: Table, *, calm: bool) -> None:
    table.studio.window.adopt(text=100, calm=calm)
    table.studio.stack.resize()
    table.calm()
    table.click("id:hole.4")
    half, present, seen = table.scene.model.at.half, lying(table), table.scene.picture.seen
    assert half is not None
    assert half.picked == ("hole.4",)
    asked, told = table.session.revision, rows(table)
    table.click("recap.0")
    model = table.scene.model
    assert model.recap.shown == told[0]
    assert (model.at.view.state, model.at.view.past) == (State.AGAIN, told[0].name)
    assert table.scene.picture.seen.step == "scoring", "the table as it lay after the whacks"
    assert lying(table) != present
    assert model.at.half == half
    assert model.recap.plate
    assert not [name for name in table.spots if chosen_by(name)], "what lies there is the past"
    table.studio.run(3000)
    assert table.scene.model.recap.shown == told[0], "it holds"
    table.studio.give(Intent(Kind.BACK))
    table.studio.step(0)
    assert table.scene.view == View()
    assert table.scene.picture.seen == seen
    there = lying(table)
    for key in there.keys() & present.keys():
        now, was = there[key], present[key]
        assert (now.art, now.x, now.y) == (was.art, was.x, was.y), "at once"
    assert len(there) > len(present) - 4, "but for what is half chosen"
    assert table.scene.model.at.half == half
    assert (table.session.revision, rows(table)) == (asked, told)


def test_a_button_of_the_question_ends_it_and_does_what_it_says(table: Table) -> None:
    table.click("id:hole.4")
    table.click("recap.0")
    table.click("confirm")
    assert table.scene.model.recap.shown is None
    assert table.session.seen(0).mine == (("hole.4",),)
    assert table.scene.picture.seen == table.session.seen(0)


def test_what_happens_meanwhile_is_told_all_the_same(table: Table) -> None:
    table.click("recap.0")
    assert table.scene.model.recap.shown is not None
    before = table.session.count
    for seat in table.session.asked():
        while seat in table.session.asked():
            table.scene.answer(seat, any_of(table.session.legal(seat), Random(seat)))
    assert table.session.count > before
    table.studio.step(1)
    model = table.scene.model
    assert model.recap.shown is None
    assert not model.at.telling.settled
    assert model.at.telling.waiting == table.session.count - before


def test_what_came_twice_of_one_decision_is_one_row(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def twice(_event: Event, book: Book) -> None:
        for _ in range(2):
            book.says("lost", 1, weight=3, points=("hole.1",))

    monkeypatch.setattr(table.scene.table, "tale", Tale(twice))
    news = News(table.session, table.scene.table, table.scene.picture)
    look, words = table.scene.look, table.scene.model.at.words
    (row,) = news.rows(0, look, words, again=False)
    first, until = gap(table.session, 0)
    assert row.times == 2 * (until - first)
    assert set(row.line.points) == {"hole.1"}


def test_an_answer_from_a_phone_ends_it_too(table: Table) -> None:
    table.click("recap.0")
    table.scene.answer(0, any_of(table.session.legal(0), Random(1)))
    table.calm()
    assert table.scene.picture.seen == table.session.seen(0)
    assert [name for name in table.spots if chosen_by(name)], "the next question"


def test_a_bot_says_why_it_did_it_at_that_very_turn(table: Table) -> None:
    row = rows(table)[0]
    assert row.by is not None
    decisions = table.session.track.decisions
    own = [each for each in decisions if each.seat == row.by]
    (*_, whack) = own[: len(own) - len(table.session.track.state.sealed.get(row.by, ()))]
    words = table.scene.game_words
    assert row.why == Words(words, words).why(whack.reason) != ""
    assert table.scene.help_of("recap.0.why") == "Why?"
    table.scene.do(asking_why(row.name))
    table.calm()
    model = table.scene.model
    assert model.recap.said == row
    assert model.recap.shown is None, "the table stays as it is"
    assert "id:hole.4" in table.spots
    table.key(Kind.BACK)
    assert table.scene.model.recap.said is None


def test_a_row_is_said_again_beside_it_only_where_it_had_too_little_room(table: Table) -> None:
    """Else these words would lie over those of the prompt, and say nothing new."""
    (strip,) = [widget for widget in table.scene.widgets if isinstance(widget, Strip)]
    assert strip.help("recap.0") == ""
    long = "Lavender has whacked hole nine of Carrot's once more. " * 4
    strip.lines = [long, *strip.lines[1:]]
    assert strip.help("recap.0") == long


def test_bots_among_themselves_and_those_behind_a_curtain_see_no_past(tmp_path: Path) -> None:
    alone = Table(tmp_path / "bots", "bot", "bot")
    assert alone.scene.model.recap == NOTHING
    table = Table(tmp_path / "people", "mouse", "mouse", "bot")
    rng = Random(1)
    for _ in range(6):
        decided(table.session, rng)
    table.calm()
    while table.scene.picture.holding:
        table.click("next")
    assert table.scene.model.recap == NOTHING, "nobody in particular looks on"
    table.scene.sides.show_private(0)
    table.studio.step(1)
    told = table.scene.model.recap
    assert told.rows
    assert not told.plays
    assert not any(name == "recap.0" for name in spots(table.scene.model))


def test_a_row_is_shown_by_its_own_deed(table: Table) -> None:
    """All fell at once, in one event: each row is still its own."""
    names = [row.name for row in rows(table)]
    assert len(set(names)) == len(names) > 1
    table.scene.do(showing_again(names[1]))
    table.studio.step(1)
    assert table.scene.model.recap.shown == rows(table)[1]
    table.scene.do(showing_again(names[1]))
    table.studio.step(1)
    assert table.scene.model.recap.shown is None, "once more puts it away"


def test_a_line_of_the_log_lights_up_what_it_is_about(table: Table) -> None:
    """For the pointer alone: keys pass it by."""
    table.studio.window.adopt(text=100, calm=True)
    table.studio.stack.resize()
    table.calm()
    table.studio.run(2000)
    line = next(name for name in table.spots if _of_the_log(name))
    spot = table.scene.focus.spot(line)
    assert spot is not None
    assert spot.part_of
    plain = table.studio.picture.copy()
    table.studio.give(Intent(Kind.POINT, Device.MOUSE, x=spot.box.cx, y=spot.box.cy))
    table.studio.run(400)
    lit = table.studio.picture
    panel = next(each for each in table.scene.widgets if isinstance(each, LogPanel))
    at = panel.rows.index(spot.box)
    (hole, *_) = panel.lines[at].points
    frame = table.scene.frame
    boxes = [
        solid(piece)
        for key, piece in table.scene.picture.live.items()
        if piece.art and (key == hole or key.startswith(f"{hole}."))
    ]
    assert boxes
    assert any(
        lit.subsurface(frame.rect(box)).get_buffer().raw
        != plain.subsurface(frame.rect(box)).get_buffer().raw
        for box in boxes
    )
