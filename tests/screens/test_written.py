"""The log in words: each event is put into words once, and anew only for other eyes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.screens.gallery import begun, playing
from game.screens.table.seats import faces
from game.screens.table.written import Written
from game.stage.frame import Frame
from game.stage.look import Look
from game.stage.tale import Tale

if TYPE_CHECKING:
    from game.match.session import Session
    from game.stage.tale import Line

FRAME = Frame.of(1280, 720)


def looked_at(session: Session) -> Look:
    return Look(FRAME, faces(session.people, session.seen(None), None))


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_a_match_is_put_into_words_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tale, told = catalogue.table(game).tale, 0
    lines = Tale.lines

    def counted(self: Tale, event: object, look: Look) -> tuple[Line, ...]:
        nonlocal told
        told += 1
        return lines(self, event, look)

    monkeypatch.setattr(Tale, "lines", counted)
    written, session, decided = Written(tale), begun(game, 3), 0
    for decided, _ in enumerate(playing(session), 1):
        found = written.lines(session.log(None), looked_at(session))
        if decided % 40 == 0:
            anew = [
                line for each in session.log(None) for line in lines(tale, each, looked_at(session))
            ]
            assert list(found) == anew
        if decided > 120:
            break
    assert decided > 30
    assert told == session.count
    # What is taken back is told no more, and what is told then is another story.
    count = session.count // 2
    assert written.lines(session.log(None)[:count], looked_at(session)) == tuple(
        line for each in session.log(None)[:count] for line in lines(tale, each, looked_at(session))
    )
    assert told == session.count


def test_other_names_are_written_anew() -> None:
    session = begun("whakka_mole", 3)
    for _ in playing(session):
        if session.count > 12:
            break
    look = looked_at(session)
    written = Written(catalogue.table("whakka_mole").tale)
    before = written.lines(session.log(None), look)
    other = replace(look, faces=tuple(replace(face, name="Quill") for face in look.faces))
    after = written.lines(session.log(None), other)
    assert len(after) == len(before)
    assert after != before
    assert written.lines(session.log(None), look) == before
