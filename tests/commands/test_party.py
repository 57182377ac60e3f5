"""A party without a screen: what the command says, and that a kill loses nothing it said."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Self

import pytest

from game.match.shelf import Shelf
from game.system.paths import find_places
from tests.commands.said import say
from tests.phones.hands import Hand

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from game.match.session import Session

ROOT = Path(__file__).resolve().parents[2]
_LONG = 120.0
_BREATH = 0.06
WHAKKA = ("party", "whakka_mole")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((*WHAKKA, "--port", "70000"), "A port must be a whole number from 0 to 65535"),
        ((*WHAKKA, "--pace", "7"), "The pace must be a whole number from 50 to 5000"),
        ((*WHAKKA, "--seats", "9"), "whakka_mole is for 2 to 8 seats, not '9'."),
        ((*WHAKKA, "--seats", "2", "--bots", "easy,easy"), "At least one seat is for a phone"),
        ((*WHAKKA, "--seats", "3", "--bots", "none,easy"), "one for each seat, not 2."),
        (("party", "chess"), "There is no game 'chess'"),
    ],
)
def test_a_wrong_word_gets_a_sentence(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = say(capsys, *words)
    assert (said.code, said.out) == (2, "")
    assert sentence in said.err


def test_a_file_is_no_folder_for_a_party(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    said = say(capsys, *WHAKKA, "--data-dir", str(tmp_path / "file"))
    assert said.code == 2
    assert "is a file, not a folder." in said.err


def _asked_once_more(hand: Hand) -> bool:
    return hand.asked is not None and hand.asked["tree"][0]["id"] == "again"


class Party:
    """The command in a process of its own, and the phones it let in. Use it in a `with`."""

    def __init__(
        self,
        folder: Path | str,
        *words: str,
        program: Sequence[str] = (sys.executable, "-m", "game"),
        surroundings: Mapping[str, str] = os.environ,
    ) -> None:
        self._program = subprocess.Popen(
            [*program, "party", *words, "--port", "0", "--here",
             "--pace", "5000", "--seed", "4", "--data-dir", str(folder)],
            cwd=ROOT, stdout=subprocess.PIPE, text=True, env={**surroundings, "LANGUAGE": "en"},
        )  # fmt: skip
        self._lines: SimpleQueue[str] = SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.told: list[dict[str, Any]] = []
        self.hands: dict[int, Hand] = {}

    def _read(self) -> None:
        assert self._program.stdout is not None
        for line in self._program.stdout:
            self._lines.put(line)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for hand in self.hands.values():
            hand.close()
        self.kill()
        self._reader.join(5)
        assert self._program.stdout is not None
        self._program.stdout.close()

    def kill(self) -> None:
        self._program.kill()
        self._program.wait(_LONG)

    def ended(self) -> int:
        return self._program.wait(_LONG)

    def listen(self) -> None:
        with suppress(Empty):
            while True:
                self.told.append(json.loads(self._lines.get_nowait()))

    def until(self, key: str) -> dict[str, Any]:
        """Played until a line with this key was said."""
        found: list[dict[str, Any]] = []

        def said() -> bool:
            self.listen()
            found[:] = [line for line in self.told if key in line]
            return bool(found)

        self.play(said)
        return found[0]

    def play(self, done: Callable[[], bool]) -> None:
        end = time.monotonic() + _LONG
        while not done():
            assert time.monotonic() < end, self.told
            assert self._program.poll() in (None, 0), self.told
            for hand in self.hands.values():
                hand.listen()
                # Whether to play once more is asked when it is over, whatever was read of that yet.
                if not hand.ended and not _asked_once_more(hand):
                    with suppress(OSError):
                        hand.play()
            # No faster than a phone may speak.
            time.sleep(_BREATH)

    def sit(self, tokens: dict[int, str] | None = None) -> None:
        """Each seat's phone scans its link, or comes back by what it remembers."""
        port = self.until("ready")["port"]
        links = {line["seat"]: line["link"] for line in self.told if "link" in line}
        for seat, link in links.items():
            assert link.startswith("http://127.0.0.1:")
            self.hands[seat] = Hand(port, token=link.partition("#")[2], seed=seat)
        for seat, token in (tokens or {}).items():
            assert seat not in links, "its phone holds it still"
            self.hands[seat] = Hand(port, token=token, seed=seat)


def _kept(folder: Path) -> Session:
    shelf = Shelf(find_places(folder).saves)
    (entry,) = (each for each in shelf.entries() if each.place)
    session, notice = shelf.load(entry)
    assert session is not None
    assert notice is None
    return session


@pytest.mark.slow
def test_a_party_is_played_to_its_standings(tmp_path: Path) -> None:
    with Party(tmp_path, "molly", "--seats", "3", "--bots", "none,none,easy") as party:
        party.sit()
        assert sorted(party.hands) == [0, 1], "a bot has no link"
        assert [line["name"] for line in party.told if "link" in line] == ["Ada", "Ben"]
        over = party.until("over")
        assert party.ended() == 0
    session = _kept(tmp_path)
    assert session.over
    assert (over["places"], over["scores"]) == (
        list(session.standings().places), list(session.standings().scores)
    )  # fmt: skip
    assert over["fingerprint"] == session.fingerprint
    assert over["reason"]


def _sealed(hand: Hand) -> int:
    """So many of its answers were said to be in."""
    return len({message["q"] for message in hand.now().heard if message["t"] == "sealed"})


def _heard(party: Party, many: int) -> bool:
    return sum(map(_sealed, party.hands.values())) >= many


@pytest.mark.slow
def test_a_party_that_is_killed_has_all_it_said_was_in_and_goes_on(tmp_path: Path) -> None:
    """Again and again, and the phones come back to it by themselves."""
    words = ("whakka_mole", "--seats", "3", "--bots", "none")
    tokens: dict[int, str] = {}
    counted = dict.fromkeys(range(3), 0)
    for turn in range(4):
        with Party(tmp_path, *words) as party:
            party.sit(tokens)
            party.play(partial(_heard, party, 5 + turn))
            party.kill()
            for seat, hand in party.hands.items():
                hand.listen(0.2)
                counted[seat] += _sealed(hand)
            tokens = {seat: hand.token for seat, hand in party.hands.items()}
        session = _kept(tmp_path)
        for seat, count in counted.items():
            own = sum(each.seat == seat for each in session.history)
            assert own >= count, f"seat {seat} was told that {count} are in: {own} are"
            counted[seat] = own
    assert sum(counted.values()) >= 20
