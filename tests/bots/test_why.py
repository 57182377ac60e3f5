"""Why bots answer: each reason names the thing it is about, in every language, and no secret."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest

from game import catalogue
from game.games.dice_theme_park.content.attractions import is_tile
from game.games.dice_theme_park.content.ids import TRAIN
from game.games.dice_theme_park.content.numbers import colour_of as colour_of_guest
from game.games.dice_theme_park.content.numbers import die_of, is_die
from game.games.dice_theme_park.content.skills import is_skill, skill, skill_of
from game.games.dice_theme_park.content.staff import is_staff, person, staff_of
from game.games.mole_park.content import FACES, PRIZES, STAND_OF, STANDS
from game.games.molly.content.components import colour_of
from game.games.molly.content.garden import LINES
from game.games.molly.content.words import Kind, cells_among, kind_of, line_of, place_of
from game.games.topoum.content.ids import (
    NUMBER_OF,
    TYPE_OF,
    is_mole,
    is_place,
    is_space,
    paces_to,
)
from game.games.topoum.content.ids import place_of as place_of_card
from game.kernel.chance import Random
from game.kernel.contract import Action, PickSome
from game.kernel.event import Event
from game.kernel.judge import any_of
from game.kernel.play import act, allows, asked, legal, start
from game.kernel.why import because, spoken_of
from game.screens.common.said import Words
from game.system.text import LANGUAGES, Texts

DECISIONS = 240
GAMES = list(catalogue.GAMES)


def decisions(game_id: str) -> Iterator[tuple[Any, int, Action]]:
    """Of random matches, of every option in turn: a State, who is asked, and any answer."""
    game, rng = catalogue.game(game_id), Random(11)
    for number in range(100):
        seats = max(2, game.seats[number % len(game.seats)])
        options = {each.id: each.choices[number % len(each.choices)] for each in game.options}
        if game.why_not_start(seats, options):
            options = {each.id: each.default for each in game.options}
        state = start(game, seats, options, number + 1)
        while not state.over:
            seat = asked(state)[0]
            answers = legal(state, seat)
            action = any_of(answers, rng)
            if isinstance(answers, PickSome) or len(answers) > 1:
                yield state, seat, action
            act(state, seat, action)


@cache
def reasons(game_id: str) -> list[tuple[Any, int, Action, str]]:
    """Some of them, from the beginning of a match to its end, each with why it might be given."""
    game, judge = catalogue.game(game_id), catalogue.judge(game_id)
    some = islice(decisions(game_id), 0, 5 * DECISIONS, 5)
    found = []
    for state, seat, action in some:
        seen = game.observe(state, seat)
        found.append((seen, seat, action, judge.reason(seen, seat, action)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_reason_is_a_sentence(game_id: str, language: str) -> None:
    texts = Texts(language)
    game = texts.of(f"games/{game_id}")
    words = Words(texts.of("screens"), game)
    for reason in dict.fromkeys(reason for *_, reason in reasons(game_id)):
        said = words.why(reason)
        assert said, reason
        assert "‹" not in said
        assert game.has(spoken_of(reason)[0])
        # Whatever it names is heard in it.
        for thing in spoken_of(reason)[1].values():
            named = game(thing) if isinstance(thing, str) and game.has(thing) else str(thing)
            filled = "‹" in named or "{" in named or thing in ("word-die", "word-guest")
            # A colour ends as what it is said of: "rosso", "la talpa rossa".
            heard = named[:-1] if str(thing).startswith("colour-") else named
            assert filled or heard in said or str(thing).startswith("bot-brings"), (reason, said)


def of_whakka_mole(seen: Any, _: int, action: Action) -> dict[str, set[Any]]:
    hole = int(action[0].partition(".")[2])
    keys = "1234567890-=" if seen.holes > 9 else "123456789"
    key = keys[hole - 1]
    return {"count": {len(action)}, "key": {int(key) if key.isdecimal() else key}}


def of_mole_park(seen: Any, _: int, action: Action) -> dict[str, set[Any]]:
    word, what = [*action[0].split("."), ""][:2]
    found: dict[str, set[Any]] = {"goal": {seen.crown}}
    if word == "die":
        holes = {int(face) for face in FACES[what] if face.isdecimal()}  # type: ignore[index]
        found["count"] = {sum(seen.holes[hole - 1] for hole in holes)}
    if word == "stand":
        found["stand"] = {f"stand-{what}"}
        found["count"] = {PRIZES[seen.tops[STAND_OF[action[0]]]]}
        assert what in {stand.id for stand in STANDS}
    if word == "seat":
        found["count"] = {sum(PRIZES[prize] for prize in seen.prizes[int(what)])}
    return found


def of_molly(seen: Any, _: int, action: Action) -> dict[str, set[Any]]:
    cells = cells_among(action)
    lines = [at for at, line in enumerate(LINES) if set(cells) & set(line)]
    lines += [line_of(word) for word in action if kind_of(word) is Kind.LINE]
    cards = [seen.display[place_of(word)] for word in action if kind_of(word) is Kind.DISPLAY]
    if action[0] in (Kind.SWAP, Kind.HUNT):
        # What is moved may make room anywhere, for a card of the display.
        lines, cards = list(range(len(LINES))), [card for card in seen.display if card]
    colours: list[str] = [colour_of(card) for card in (*cards, *seen.drawn[:1])]
    colours += [word.partition(".")[2] for word in action if kind_of(word) is Kind.CUBE]
    found: dict[str, set[Any]] = {
        "number": {cell + 1 for cell in cells},
        "line": {f"word-line-{line + 1}" for line in lines},
        "colour": {f"colour-{colour}" for colour in colours},
    }
    if kind_of(action[0]) is Kind.SEAT:
        found["count"] = {seen.tokens[int(action[0].partition(".")[2])]}
    return found


def of_topoum(seen: Any, seat: int, action: Action) -> dict[str, set[Any]]:
    cards = set()
    for source, at in [place_of_card(word) for word in action if is_place(word)][:1]:
        cards = {f"card-{TYPE_OF[(seen.line if source == 'line' else seen.hands[seat])[at]]}"}
    outlook = seen.foresee(action)
    amounts = {
        "bot-brings-lines": outlook.more,
        "bot-brings-strike": len(outlook.casualties) - outlook.own_losses,
        "bot-brings-blast": len(outlook.destroyed),
        "bot-brings-medals": outlook.medals,
    }
    real = {word for word, amount in amounts.items() if amount > 0}
    return {
        "card": cards,
        "number": {NUMBER_OF[word] for word in action if is_mole(word)},
        "way": {f"way-{pace.way}" for word in action if is_space(word) for pace in paces_to(word)},
        "effect": real or {"bot-brings-later"},
        "count": {amounts[word] for word in real},
    }


def of_dice_theme_park(seen: Any, seat: int, action: Action) -> dict[str, set[Any]]:
    guests = [die_of(word) for word in action if is_die(word)]
    there = seen.parks[seat].guests
    staff = {f"staff-{_dashed(person(staff_of(w)).id)}" for w in action if is_staff(w)}
    return {
        "one": staff,
        "other": staff,
        "number": {TRAIN.called(word) for word in action if TRAIN.names(word)},
        "count": {len(there)},
        "tile": {f"tile-{_dashed(word)}" for word in action if is_tile(word)},
        "card": {f"skill-{_dashed(skill(skill_of(w)).does)}" for w in action if is_skill(w)},
        "upgrade": {f"upgrade-{_dashed(word)}" for word in action},
        "die": {"word-die" if guest in there else "word-guest" for guest in guests},
        "colour": {f"colour-{colour_of_guest(guest)}" for guest in guests},
        "value": {there[guest].value for guest in guests if guest in there},
    }


def _dashed(word: str) -> str:
    return word.replace("_", "-")


OF: dict[str, Callable[[Any, int, Action], dict[str, set[Any]]]] = {
    "whakka_mole": of_whakka_mole,
    "mole_park": of_mole_park,
    "molly": of_molly,
    "topoum": of_topoum,
    "dice_theme_park": of_dice_theme_park,
}
BARE = {
    # What names itself, or is for two people's eyes only.
    "whakka_mole": set(),
    "mole_park": {"bot-why", "bot-why-prize", "bot-why-discard"},
    "molly": {"bot-why-deck", "bot-why-passed", "bot-why-skip"},
    "topoum": {"bot-why", "bot-why-done", "bot-why-middle"},
    "dice_theme_park": {
        "bot-why",
        "bot-why-staff",
        "bot-why-map",
        "bot-why-mascot",
        "bot-why-ready",
        "bot-why-done",
    },
}


def strange(game_id: str, seen: Any, seat: int, action: Action, reason: str) -> str:
    """What a reason says of things the answer is not about; or that it says nothing of any."""
    key, things = spoken_of(reason)
    known = OF[game_id](seen, seat, action)
    if not things and key not in BARE[game_id]:
        return f"{reason} names nothing"
    wrong = [name for name, thing in things.items() if thing not in known.get(name, ())]
    return f"{reason} is not of {action}: {wrong}" if wrong else ""


@pytest.mark.parametrize("game_id", GAMES)
def test_a_reason_names_a_thing_of_its_answer(game_id: str) -> None:
    found = [strange(game_id, *each) for each in reasons(game_id)]
    assert [each for each in found if each] == []
    named = [reason for *_, reason in reasons(game_id) if spoken_of(reason)[1]]
    assert len(named) > DECISIONS / 3
    assert len(dict.fromkeys(spoken_of(reason)[0] for reason in named)) > 2


@pytest.mark.parametrize("game_id", GAMES)
def test_a_reason_of_another_answer_is_found(game_id: str) -> None:
    told = reasons(game_id)
    mixed = zip(told, told[1:] + told[:1], strict=True)
    wrong = [strange(game_id, *one[:3], other[3]) for one, other in mixed]
    assert sum(map(bool, wrong)) > DECISIONS / 6


def first_told(state: Any, seat: int, action: Action) -> Event | None:
    """What everybody hears first of a deed."""
    told: list[Event] = []
    act(state.clone(), seat, action, told.append)
    return told[0].seen_by(None) if told else None


@pytest.mark.parametrize("game_id", GAMES)
def test_a_reason_tells_nothing_that_its_deed_does_not(game_id: str) -> None:
    """Change all that is hidden from the others: the same deed has the same reason."""
    game, judge = catalogue.game(game_id), catalogue.judge(game_id)
    rng, compared = Random(3), 0
    for state, seat, action in islice(decisions(game_id), 0, DECISIONS * 3, 3):
        reason = judge.reason(game.observe(state, seat), seat, action)
        for viewer in (None, (seat + 1) % state.seats):
            world = game.scramble(state, viewer, rng)
            mine = len(world.sealed.get(seat, ())) == len(state.sealed.get(seat, ()))
            if seat not in asked(world) or not mine or not allows(legal(world, seat), action):
                continue
            # A card out of the hand is another one there: then it is another deed.
            if first_told(world, seat, action) == first_told(state, seat, action):
                compared += 1
                again = judge.reason(game.observe(world, seat), seat, action)
                assert again == reason, (action, reason)
    assert compared > DECISIONS / 8


def test_a_passed_cube_is_not_named() -> None:
    for seen, _, _, reason in reasons("molly"):
        if seen.step == "pass-cubes":
            assert spoken_of(reason) == ("bot-why-passed", {})


@pytest.mark.parametrize(
    ("reason", "things"),
    [
        (
            because("bot-why-set", number=3, line="word-line-1"),
            {"number": 3, "line": "word-line-1"},
        ),
        (because("bot-why-again", key="="), {"key": "="}),
        ("bot-why", {}),
        ("hunch =x = 7", {"": "", "7": ""}),
        ("bot-why count=²", {"count": "²"}),
    ],
)
def test_reasons_are_read_as_they_are_written(reason: str, things: dict[str, object]) -> None:
    assert spoken_of(reason)[1] == things


@pytest.mark.parametrize("reason", ["bot-why-set", "hunch", "", "bot-why-set line=word-line-1"])
def test_what_lacks_its_things_is_not_said(reason: str) -> None:
    texts = Texts("en")
    assert Words(texts.of("screens"), texts.of("games/molly")).why(reason) == ""
