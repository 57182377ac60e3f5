"""What happens to phones at a party: nothing that was answered is lost, and nothing given twice."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from game.match.shelf import Shelf
from game.phones import speaking
from game.system.scribe import SLOW, Scribe
from tests.phones.hands import Hand
from tests.phones.room import Parlour
from tests.saves.disk import Disk

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def parlour(tmp_path: Path) -> Iterator[Parlour]:
    with Parlour(tmp_path) as found:
        yield found


def asked(parlour: Parlour, hand: Hand) -> tuple[int, tuple[str, ...]]:
    """A question, and an answer to it that may be given as it stands."""
    parlour.until("a question", lambda: hand.now().asked is not None)
    question = hand.asked
    assert question is not None
    assert question["some"] is not None
    ids = [node["id"] for node in question["tree"]]
    return question["q"], tuple(ids[: question["some"]["least"]])


def given(parlour: Parlour, seat: int) -> int:
    return sum(decision.seat == seat for decision in parlour.scene.session.history)


def sealed(parlour: Parlour, hand: Hand, q: int) -> None:
    parlour.until("sealed", lambda: hand.now().latest.get("sealed", {}).get("q") == q)


def back(parlour: Parlour, hand: Hand) -> None:
    hand.heard.clear()
    hand.latest.clear()
    hand.open()
    parlour.until("its face", lambda: "face" in hand.now().latest)


def test_a_phone_that_is_killed_finds_its_question_again(parlour: Parlour) -> None:
    hand, *_ = parlour.sit("whakka_mole", 2)
    q, _ = asked(parlour, hand)
    title, number = hand.face["title"], hand.face["n"]
    hand.cut()
    parlour.until("sleep", lambda: not parlour.hub.awake(0))
    back(parlour, hand)
    again, path = asked(parlour, hand)
    assert (again, hand.face["title"]) == (q, title)
    assert hand.face["n"] > number
    hand.answer(q, path)
    sealed(parlour, hand, q)
    assert given(parlour, 0) == 1


def test_the_network_is_cut_before_the_answer_arrives(parlour: Parlour) -> None:
    """The phone keeps it, and gives it once more when it is asked the same again."""
    hand, *_ = parlour.sit("whakka_mole", 2)
    q, path = asked(parlour, hand)
    hand.cut()
    parlour.until("sleep", lambda: not parlour.hub.awake(0))
    assert given(parlour, 0) == 0
    back(parlour, hand)
    assert asked(parlour, hand)[0] == q
    hand.answer(q, path)
    sealed(parlour, hand, q)
    assert given(parlour, 0) == 1


def test_the_network_is_cut_before_sealed_arrives(parlour: Parlour) -> None:
    """The answer is in: given once more it is not taken twice, and the phone hears of it."""
    hand, *_ = parlour.sit("whakka_mole", 2)
    q, path = asked(parlour, hand)
    hand.answer(q, path)
    hand.cut()
    parlour.until("the answer", lambda: given(parlour, 0) == 1)
    back(parlour, hand)
    for _ in range(3):
        hand.latest.pop("sealed", None)
        hand.answer(q, path)
        sealed(parlour, hand, q)
    assert given(parlour, 0) == 1
    # Another answer to the question that is answered is no answer to the next one.
    hand.answer(q, (*path, "another"))
    parlour.rest(10)
    assert given(parlour, 0) == 1


def _held(parlour: Parlour) -> Disk:
    """A disk of its own, which hangs."""
    disk, services = Disk(), parlour.services
    services.shelf  # noqa: B018  (the one it takes the place of is there)
    services._shelf = Shelf(services.places.saves, disk, services.scribe)
    services.scribe.drain()
    disk.hold()
    return disk


def _heard_of(hand: Hand) -> list[str]:
    """What a phone was told of an answer that the match has: that it is sealed, and may be opened
    again, or what is asked next."""
    return [
        message["t"]
        for message in hand.now().heard
        if message["t"] in ("sealed", "asked") or (message["t"] == "face" and message["reopen"])
    ]


def test_sealed_is_said_once_it_is_written_and_the_television_waits_for_nothing(
    parlour: Parlour,
) -> None:
    hand, other = parlour.sit("whakka_mole", 2)
    q, path = asked(parlour, hand)
    # What is still on its way was said before she answers.
    parlour.hush()
    disk = _held(parlour)
    hand.heard.clear()
    hand.answer(q, path)
    parlour.until("the answer", lambda: given(parlour, 0) == 1)
    # The television shows it; others play on; the phone, which may ask again, is told nothing.
    assert parlour.scene.fresh().at.revision == parlour.scene.session.revision
    hand.answer(q, path)
    parlour.rest(40)
    assert disk.asked.is_set()
    assert given(parlour, 0) == 1
    assert _heard_of(hand) == []
    assert asked(parlour, other)[0]
    disk.free.set()
    sealed(parlour, hand, q)
    parlour.rest(10)
    assert _heard_of(hand)[:2] == ["sealed", "face"]
    assert given(parlour, 0) == 1


def test_saying_sealed_too_soon_is_noticed(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Scribe, "is_done", lambda *_: True)
    hand, _ = parlour.sit("whakka_mole", 2)
    q, path = asked(parlour, hand)
    disk = _held(parlour)
    hand.answer(q, path)
    sealed(parlour, hand, q)
    assert not disk.free.is_set()
    disk.free.set()


def test_a_phone_hears_it_all_the_same_when_the_disk_stays_away(parlour: Parlour) -> None:
    """The television has told the people: play goes on."""
    hand, _ = parlour.sit("whakka_mole", 2)
    q, path = asked(parlour, hand)
    parlour.services.scribe._patience = 0.3
    disk = _held(parlour)
    hand.answer(q, path)
    sealed(parlour, hand, q)
    parlour.services.hear_disk()
    assert parlour.services.words_of(SLOW, {}) in parlour.puppets.told
    assert not disk.free.is_set()
    disk.free.set()


def test_an_answer_opened_again_is_shown_open_once_that_is_written(parlour: Parlour) -> None:
    hand, _ = parlour.sit("whakka_mole", 2)
    q, path = asked(parlour, hand)
    hand.answer(q, path)
    sealed(parlour, hand, q)
    parlour.until("to open it again", lambda: bool(hand.now().face.get("reopen")))
    parlour.hush()
    disk = _held(parlour)
    hand.heard.clear()
    hand.say(t="reopen", q=hand.face["q"])
    parlour.until("it is open", lambda: given(parlour, 0) == 0)
    parlour.rest(20)
    assert _heard_of(hand) == []
    disk.free.set()
    parlour.until("the question", lambda: hand.now().asked is not None)


def test_an_answer_held_for_the_grid_outlives_its_phone(parlour: Parlour) -> None:
    hand, *_ = parlour.sit("whakka_mole", 2)
    q, path = asked(parlour, hand)
    hand.answer(q, path)
    time_before = parlour.hub._grid
    end = time.monotonic() + 20
    while 0 not in parlour.hub._held:
        assert time.monotonic() < end
        parlour.services.phones.update(0)
    assert parlour.hub._grid == time_before
    hand.cut()
    parlour.until("sleep", lambda: not parlour.hub.awake(0))
    parlour.until("the answer", lambda: given(parlour, 0) == 1)


def test_two_phones_on_a_seat_the_newest_counts(parlour: Parlour) -> None:
    older, _ = parlour.sit("whakka_mole", 2)
    q, path = asked(parlour, older)
    newer = Hand(older.port, token=older.token)
    parlour.hands.append(newer)
    parlour.until("good-bye", lambda: older.now().ended == "taken")
    assert asked(parlour, newer)[0] == q
    # What the older one had sent before it heard of it is answered by nobody.
    newer.answer(q, path)
    sealed(parlour, newer, q)
    assert given(parlour, 0) == 1
    # And back again, as often as somebody likes.
    back(parlour, older)
    parlour.until("good-bye", lambda: newer.now().ended == "taken")
    assert older.face["q"] != q
    assert given(parlour, 0) == 1


def _heard(hand: Hand, many: int) -> bool:
    return len(hand.now().heard) >= many


def test_a_match_with_a_reload_at_every_message(parlour: Parlour) -> None:
    """Whatever comes, the phone starts anew, and once more after it has answered."""
    hands = parlour.sit("topoum", 2)
    reloading, session = hands[0], parlour.scene.session
    reloads = answered = heard = 0
    end = time.monotonic() + 60
    while not session.over and answered < 25:
        assert time.monotonic() < end, parlour.stuck()
        parlour.frame()
        for hand in hands:
            hand.listen()
        if len(reloading.heard) > heard:
            # What it had sent may have been lost on the way, or not.
            reloading.cut()
            reloading.open()
            reloads, heard = reloads + 1, len(reloading.heard)
            parlour.until("its face", partial(_heard, reloading, heard + 3))
            heard = len(reloading.heard)
            reloading.said = reloading.pointed = (0, ())
        for hand in hands:
            before = hand.answered
            hand.play()
            answered += hand.answered - before
    parlour.rest(10)
    assert reloads > 10
    by_seat = [[one.action for one in session.history if one.seat == seat] for seat in (0, 1)]
    assert all(by_seat)
    taken = {one["q"] for one in reloading.heard if one["t"] == "sealed"}
    assert len(taken) <= len(by_seat[0])


def test_the_game_is_killed_and_continued(tmp_path: Path) -> None:
    """The phones come back by themselves, by what is kept beside the save."""
    with Parlour(tmp_path) as parlour:
        hands = parlour.sit("whakka_mole", 2)
        session = parlour.scene.session
        q, path = asked(parlour, hands[0])
        hands[0].answer(q, path)
        sealed(parlour, hands[0], q)
        tokens, decided = [hand.token for hand in hands], session.decided
        kept = (tmp_path / "saves" / "running" / "phones.json").read_text()
        assert not any(token in kept for token in tokens)
        for hand in hands:
            hand.cut()
    with Parlour(tmp_path) as parlour:
        port = parlour.open(session.fingerprint)
        parlour.puppets.play(session)
        parlour.services.phones.follow(session)
        parlour.frame()
        for token in tokens:
            parlour.hands.append(Hand(port, token=token))
        parlour.until("both", lambda: parlour.hub.awake(0) and parlour.hub.awake(1))
        ada = parlour.hands[0]
        parlour.until("a question", lambda: ada.now().asked is not None)
        assert ada.asked is not None
        # The number of a question of before answers nothing of now.
        assert ada.asked["q"] > q
        ada.answer(q, path)
        parlour.rest(10)
        assert session.decided == decided


@pytest.mark.parametrize("years", [-30, 30])
def test_a_clock_that_is_wrong(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch, years: int
) -> None:
    """No question, no sleep and no token knows what time it is."""
    right = time.time
    monkeypatch.setattr(time, "time", lambda: right() + years * 365 * 86400)
    hand, *_ = parlour.sit("whakka_mole", 2)
    q, path = asked(parlour, hand)
    monkeypatch.setattr(time, "time", lambda: right() - years * 365 * 86400)
    hand.answer(q, path)
    sealed(parlour, hand, q)
    hand.cut()
    parlour.until("sleep", lambda: not parlour.hub.awake(0))
    assert not parlour.hub.asleep(0)
    for _ in range(int(speaking.AWAY_S * 10) + 1):
        parlour.frame(100)
    assert parlour.hub.asleep(0)
    back(parlour, hand)
    assert given(parlour, 0) == 1


def test_no_face_is_made_in_the_frame_of_an_answer(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The television has it first: whoever looks on is told what it shows, in the next frame."""
    hands = parlour.sit("molly", 2)
    hub, session, made = parlour.hub, parlour.scene.session, [0]
    make = hub._make_face

    def counted(*what: Any) -> None:
        made[0] += 1
        make(*what)

    monkeypatch.setattr(hub, "_make_face", counted)
    for _ in range(3):
        parlour.until("rest", lambda: parlour.scene.picture.settled)
        parlour.until("a question", lambda: any(hand.now().asked for hand in hands))
        parlour.hush()
        (hand,) = (hand for hand in hands if hand.now().asked)
        decided = session.decided
        before = made[0]
        end = time.monotonic() + 20
        while session.decided == decided:
            assert time.monotonic() < end
            hand.now().play()
            before = made[0]
            hub.update(0)
        assert made[0] == before
    assert made[0]
