"""Between two matches no phone is at a dead end: results, a replay, a club night's next game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.match.club import Club, Member
from game.screens.club.scene import ClubScene
from game.screens.replay.scene import open_replay
from game.screens.results.scene import ResultsScene
from game.screens.table.scene import TableScene
from tests.phones.room import Parlour

if TYPE_CHECKING:
    from pathlib import Path

    from tests.phones.hands import Hand


def group(hand: Hand, key: str) -> dict[str, Any]:
    found = next((each for each in hand.now().face.get("groups", ()) if each["key"] == key), None)
    return found or {"things": []}


def ways(hand: Hand) -> list[str]:
    asked = hand.now().asked
    return [] if asked is None else [node["id"] for node in asked["tree"]]


def until_ways(parlour: Parlour, hand: Hand, *wished: str) -> None:
    parlour.until(f"ways {wished}", lambda: ways(hand) == list(wished))


def until_account(parlour: Parlour, hand: Hand) -> None:
    parlour.until("its account", lambda: bool(group(hand, "account")["things"]))


def play_out(parlour: Parlour) -> ResultsScene:
    parlour.sit("whakka_mole", 3)
    parlour.think()
    parlour.play_out()
    scene = parlour.puppets.top
    assert isinstance(scene, ResultsScene)
    return scene


def test_after_a_match_each_phone_has_its_own_praise_and_points(tmp_path: Path) -> None:
    with Parlour(tmp_path) as parlour:
        scene = play_out(parlour)
        praised = {award.seat: award.feat.title.key for award in scene.awards}
        assert praised
        for seat, hand in enumerate(parlour.hands):
            until_account(parlour, hand)
            told = [thing["key"] for thing in group(hand, "praise")["things"]]
            own = [f"award.{one.feat.kind}" for one in scene.awards if one.seat == seat]
            assert told == own
            *terms, whole = group(hand, "account")["things"]
            assert sum(int(term["count"]) for term in terms) == int(whole["count"])
            assert int(whole["count"]) == scene.standings.scores[seat]


def test_again_from_all_phones_is_a_new_match(tmp_path: Path) -> None:
    with Parlour(tmp_path) as parlour:
        before = play_out(parlour).session
        for hand in parlour.hands:
            until_ways(parlour, hand, "again")
        for number, hand in enumerate(parlour.hands, 1):
            assert isinstance(parlour.puppets.top, ResultsScene)
            asked = hand.now().asked
            assert asked is not None
            hand.answer(asked["q"], ("again",))
            if number < len(parlour.hands):
                until_ways(parlour, hand)
        parlour.until("a match", lambda: isinstance(parlour.puppets.top, TableScene))
        assert parlour.scene.session is not before


def test_a_replay_sends_eyes_to_the_television_and_back(tmp_path: Path) -> None:
    with Parlour(tmp_path) as parlour:
        scene, hand = play_out(parlour), parlour.hands[0]
        parlour.until("results", lambda: ways(hand) == ["again"])
        open_replay(parlour.services, scene.session)
        parlour.until("a replay", lambda: hand.now().latest["seats"]["state"] == "replay")
        parlour.until("its face", lambda: "television" in hand.now().face["hint"])
        # Nothing can be pressed that would tear those away who watch.
        assert not ways(hand)
        parlour.services.desk.back()
        parlour.until("results again", lambda: ways(hand) == ["again"])


def test_whoever_is_last_picks_the_next_game_from_her_phone(tmp_path: Path) -> None:
    with Parlour(tmp_path) as parlour:
        scene = play_out(parlour)
        people = scene.session.people
        club = Club(tuple(Member.of(person) for person in people))
        club.begin("first")
        club.add("whakka_mole", "first", (1, 3, 2), [], double=False)
        parlour.services.desk.home(ClubScene(parlour.services, club))
        picks = club.picks()
        chooser = parlour.hands[picks]
        parlour.until("the choice", lambda: "play.molly" in ways(chooser))
        for seat, hand in enumerate(parlour.hands):
            if seat != picks:
                until_ways(parlour, hand)
        # What was never offered begins nothing: nobody has so many seats there.
        asked = chooser.now().asked
        assert asked is not None
        chooser.answer(asked["q"], ("play.chess",))
        parlour.rest(10)
        assert isinstance(parlour.puppets.top, ClubScene)
        chooser.answer(asked["q"], ("play.molly",))
        parlour.until("the game", lambda: isinstance(parlour.puppets.top, TableScene))
        assert parlour.scene.session.game.id == "molly"
        parlour.until("its phone", lambda: chooser.now().latest["seats"]["state"] == "match")
