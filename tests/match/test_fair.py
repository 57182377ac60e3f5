"""Fair play that binds: what was promised is held against what was stored and shown then."""

from __future__ import annotations

import hashlib
import subprocess
import zlib
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec
import pytest

from game import catalogue
from game.kernel.chance import Random
from game.match import format as form
from game.match.fair import MOST_WORDS, WORD, Finding, Pledge, examined, honest
from game.match.ledger import Shown
from game.match.refused import Refused
from game.match.saves import load, load_bytes, save_bytes
from game.match.session import Session
from game.match.shelf import Shelf
from game.system.scribe import Scribe
from tests.match.tables import people, step

if TYPE_CHECKING:
    from pathlib import Path

SECRET = "0123456789abcdef" * 4
PLEDGE = Pledge(SECRET).joined("seventeen").joined("the cat sneezed")
WHEN = "2026-01-24T20:15:00"


def begun(pledge: Pledge = PLEDGE, game: str = "whakka_mole") -> Session:
    return Session.new(game, people(2), {}, pledge=pledge)


def play_out(session: Session, rng: Random) -> Session:
    while not session.over:
        step(session, rng)
    return session


def over(pledge: Pledge = PLEDGE) -> Session:
    return play_out(begun(pledge), Random(4))


def keys(findings: tuple[Finding, ...]) -> list[str]:
    return [finding.key for finding in findings]


def shown_for(session: Session) -> Shown:
    return Shown("m", session.game.id, session.commitment, WHEN)


def test_the_promise_is_the_sha256_that_anybody_can_reckon() -> None:
    words = f"molehill pledge 1\n{SECRET}".encode()
    assert PLEDGE.commitment == hashlib.sha256(words).hexdigest()
    reckoned = subprocess.run(
        ["sh", "-c", f"printf 'molehill pledge 1\\n%s' {SECRET} | sha256sum"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert reckoned.stdout.split()[0] == PLEDGE.commitment


def test_the_promise_stands_before_the_words_and_does_not_move_with_them() -> None:
    assert Pledge(SECRET).commitment == PLEDGE.commitment
    assert Pledge(SECRET).seed("molly") != PLEDGE.seed("molly"), "the people decide, too"
    other = Pledge("f" * 64, PLEDGE.words)
    assert other.seed("molly") != PLEDGE.seed("molly"), "and so does the secret"
    assert PLEDGE.seed("molly") != PLEDGE.seed("topoum")
    assert Pledge(SECRET, ("ab", "c")).seed("molly") != Pledge(SECRET, ("a", "bc")).seed("molly")


def test_words_are_made_safe_and_bounded() -> None:
    pledge = Pledge(SECRET)
    for number in range(3 * MOST_WORDS):
        pledge = pledge.joined(f"{number} \x00\ud800" + "x" * 500)
    assert len(pledge.words) == MOST_WORDS
    assert all(len(word) <= WORD for word in pledge.words)
    assert pledge.joined("\x00\u200f").words == pledge.words, "nothing is no word"
    assert pledge.seed("molly")


@pytest.mark.parametrize("secret", ["", "12", SECRET[:-1], SECRET.upper(), SECRET + "0"])
def test_only_a_whole_secret_makes_a_pledge(secret: str) -> None:
    with pytest.raises(ValueError, match="no pledge"):
        Pledge(secret)


def test_the_secret_is_not_opened_before_the_match_is_over() -> None:
    session = begun()
    findings = examined(session, shown_for(session))
    assert keys(findings) == [
        "fair-honest", "fair-promised", "fair-shown", "fair-sealed", "fair-limits",
    ]  # fmt: skip
    assert not any(SECRET in str(finding) for finding in findings)


def test_an_honest_match_is_found_honest() -> None:
    session = over()
    findings = examined(session, shown_for(session))
    assert keys(findings) == [
        "fair-honest", "fair-promised", "fair-shown", "fair-opened", "fair-kept", "fair-words",
        "fair-seed", "fair-played", "fair-limits",
    ]  # fmt: skip
    assert honest(findings)


def test_it_is_the_same_after_a_save() -> None:
    again = load_bytes(save_bytes(over(), WHEN))
    assert again.pledge == PLEDGE
    assert honest(examined(again, shown_for(over())))


def test_a_match_exchanged_for_the_luckiest_of_forty_is_noticed() -> None:
    """Made anew from end to end, so that all within the save fits together."""
    first = shown_for(begun())
    lucky = over(Pledge(hashlib.sha256(b"39").hexdigest(), PLEDGE.words))
    findings = examined(load_bytes(save_bytes(lucky, WHEN)), first)
    assert "fair-shown-other" in keys(findings)
    assert not honest(findings)


def test_a_seed_exchanged_below_its_promise_is_noticed() -> None:
    session = over()
    lucky = play_out(Session.new("whakka_mole", people(2), {}, 5), Random(4))
    lucky.pledge, lucky.commitment = session.pledge, session.commitment
    findings = examined(lucky, shown_for(session))
    assert "fair-other-seed" in keys(findings)
    assert not honest(findings)


def test_a_secret_exchanged_below_its_promise_is_noticed() -> None:
    header, body = form.unpack(save_bytes(over(), WHEN))
    forged = load_bytes(form.pack(header, msgspec.structs.replace(body, secret="e" * 64)))
    findings = examined(forged, None)
    assert "fair-broken" in keys(findings)
    assert not honest(findings)


def test_a_secret_taken_away_is_noticed() -> None:
    header, body = form.unpack(save_bytes(over(), WHEN))
    forged = load_bytes(form.pack(header, msgspec.structs.replace(body, secret="")))
    assert not honest(examined(forged, None))


def test_a_match_under_older_rules_is_not_called_forged() -> None:
    session = over()
    session.replayable = False
    findings = examined(session, shown_for(session))
    assert "fair-other-rules" in keys(findings)
    assert honest(findings)


def test_known_luck_promises_nothing() -> None:
    assert keys(examined(over().rematch(), None)) == ["fair-none"]
    session = begun()
    session.restart()
    assert keys(examined(session, None)) == ["fair-none"]
    assert over().rematch(replace(PLEDGE, words=())).commitment == PLEDGE.commitment


def test_the_promise_is_written_down_before_the_first_decision(tmp_path: Path) -> None:
    scribe = Scribe(60)
    shelf, session = Shelf(tmp_path, scribe=scribe), begun()
    shelf.promise(session, WHEN)
    assert scribe.drain()
    assert session.decided == 0
    noted = Shelf(tmp_path).promised(session)
    assert noted is not None
    assert noted.commitment == session.commitment
    play_out(session, Random(4))
    assert shelf.keep(session, WHEN) is None
    assert shelf.promised(session) == noted, "the first save keeps the name it was promised under"
    assert honest(examined(session, noted))


def inflates(data: bytes) -> bool:
    """Whether a match can be unpacked from here."""
    try:
        return b'"seed"' in zlib.decompressobj().decompress(data, 1 << 16)
    except zlib.error:
        return False


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_nothing_secret_lies_open_in_a_kept_match(tmp_path: Path, game: str) -> None:
    shelf, session = Shelf(tmp_path), begun(game=game)
    shelf.promise(session, WHEN)
    assert shelf.keep(session, WHEN) is None
    path = tmp_path.joinpath(*session.card.place.split("/")).with_suffix(".mole")
    data = path.read_bytes()
    with pytest.raises(Refused, match="save-sealed"):
        form.unpack(data)
    lines = data.split(b"\n", 3)
    assert SECRET.encode() not in data
    assert str(session.seed).encode() not in lines[2]
    assert not any(inflates(lines[3][start:]) for start in range(len(lines[3])))
    assert inflates(zlib.compress(b'{"seed":"0x1"}')), "this would have found it"
    again = load(path)
    assert again.snapshot() == session.snapshot()
    assert form.peek(data).commitment == session.commitment, "what is public stays so"


def test_a_match_sealed_elsewhere_is_refused_in_words_and_opens_there(tmp_path: Path) -> None:
    here, there = Shelf(tmp_path / "here"), Shelf(tmp_path / "there")
    session = begun()
    for shelf in (here, there):
        session.card.place = ""
        assert shelf.keep(session, WHEN) is None
    entry = here.newest()
    assert entry is not None
    moved = tmp_path / "there" / "running" / "moved.mole"
    moved.write_bytes(entry.path.read_bytes())
    with pytest.raises(Refused, match="save-sealed"):
        load(moved)
    carried = here.put_by.export(entry.path, tmp_path / "stick")
    brought = there.put_by.bring_in(carried)
    assert brought.problem is None
    assert load(brought.path).snapshot() == session.snapshot()
    with pytest.raises(Refused, match="save-sealed"):
        form.unpack(brought.path.read_bytes())
