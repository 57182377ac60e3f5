"""The resolver against what the Fluent guide says of each part, and against mistakes."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from game.system import fluent
from game.system.fluent import Bundle

GAME = Path(__file__).resolve().parents[2] / "game"

SOURCE = """\
# A comment.
plain = Hello, mole.
-name = Molehill
    .gender = it
-thing = { $case ->
   *[one] a card
    [many] cards
}
welcome = Welcome to { -name }!
of = Take { -thing(case: "many") }, not { -thing }.
button = Play
    .tip = Start a match with { $n } seats
only-attribute =
    .tip = Nothing else
greet = { $who } takes { $count ->
        [0] no moles
        [one] one mole
       *[other] { $count } moles
    } home.
place = You are { NUMBER($n, type: "ordinal") ->
        [one] { $n }st
        [two] { $n }nd
        [few] { $n }rd
       *[other] { $n }th
    }.
whose = { $seat ->
        [you] Your turn
       *[other] { $seat }'s turn
    }
again = { plain } { button.tip }
gender = { -name.gender ->
        [it] it grows
       *[she] she grows
    }
lines =
    first
    second

      indented
literal = { "{" } { "\\u2605" } { 3 } {" "}
inner = { { $n } }
decimals = { NUMBER($n, minimumFractionDigits: 1) }
circle = a { circle-b }
circle-b = b { circle }
bomb = { bomb-1 }{ bomb-1 }{ bomb-1 }{ bomb-1 }{ bomb-1 }{ bomb-1 }{ bomb-1 }{ bomb-1 }
bomb-1 = { bomb-2 }{ bomb-2 }{ bomb-2 }{ bomb-2 }{ bomb-2 }{ bomb-2 }{ bomb-2 }{ bomb-2 }
bomb-2 = { bomb-3 }{ bomb-3 }{ bomb-3 }{ bomb-3 }{ bomb-3 }{ bomb-3 }{ bomb-3 }{ bomb-3 }
bomb-3 = { bomb-4 }{ bomb-4 }{ bomb-4 }{ bomb-4 }{ bomb-4 }{ bomb-4 }{ bomb-4 }{ bomb-4 }
bomb-4 = { bomb-5 }{ bomb-5 }{ bomb-5 }{ bomb-5 }{ bomb-5 }{ bomb-5 }{ bomb-5 }{ bomb-5 }
bomb-5 = xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
names-nothing = { gone }
names-no-term = { -gone }
strange = { SHOUT($n) }
broken = { $
after = still here
"""


@pytest.fixture
def lines() -> list[str]:
    return []


@pytest.fixture
def bundle(lines: list[str]) -> Bundle:
    return Bundle(SOURCE, "en", None, lines.append)


@pytest.mark.parametrize(
    ("key", "values", "text"),
    [
        ("plain", {}, "Hello, mole."),
        ("welcome", {}, "Welcome to Molehill!"),
        ("of", {}, "Take cards, not a card."),
        ("button", {}, "Play"),
        ("button.tip", {"n": 5}, "Start a match with 5 seats"),
        ("only-attribute.tip", {}, "Nothing else"),
        ("greet", {"who": "Ada", "count": 0}, "Ada takes no moles home."),
        ("greet", {"who": "Ada", "count": 1}, "Ada takes one mole home."),
        ("greet", {"who": "Ada", "count": 1234}, "Ada takes 1,234 moles home."),
        ("greet", {"who": "{ -name }", "count": 2}, "{ -name } takes 2 moles home."),
        ("place", {"n": 1}, "You are 1st."),
        ("place", {"n": 2}, "You are 2nd."),
        ("place", {"n": 3}, "You are 3rd."),
        ("place", {"n": 11}, "You are 11th."),
        ("place", {"n": 112}, "You are 112th."),
        ("place", {"n": 121}, "You are 121st."),
        ("whose", {"seat": "you"}, "Your turn"),
        ("whose", {"seat": "Ada"}, "Ada's turn"),
        ("whose", {"seat": "one"}, "one's turn"),
        ("whose", {}, "‹whose›"),
        ("again", {"n": 2}, "Hello, mole. Start a match with 2 seats"),
        ("gender", {}, "it grows"),
        ("lines", {}, "first\nsecond\n\n  indented"),
        ("literal", {}, "{ ★ 3  "),
        ("inner", {"n": -5}, "−5"),
        ("decimals", {"n": 2}, "2.0"),
        ("after", {}, "still here"),
    ],
)
def test_texts(bundle: Bundle, key: str, values: dict[str, str | int], text: str) -> None:
    assert bundle.text(key, values) == text
    assert bundle.text(key, values) == text  # and once more from memory


@pytest.mark.parametrize(
    "key",
    [
        "nothing",
        "button.nothing",
        "only-attribute",
        "greet",
        "circle",
        "bomb",
        "names-nothing",
        "names-no-term",
        "strange",
        "broken",
        "",
        ".",
        "plain.",
        "-name.nothing",
        "a b",
    ],
)
def test_a_mistake_shows_its_key_and_is_reported(
    bundle: Bundle, lines: list[str], key: str
) -> None:
    if key == "plain.":
        assert bundle.text(key, {}) == "Hello, mole."
        return
    assert bundle.text(key, {}) == f"‹{key}›"
    assert lines


def test_a_missing_value_is_named_in_the_report(bundle: Bundle, lines: list[str]) -> None:
    assert bundle.text("greet", {"count": 1}) == "‹greet›"
    assert lines == ["the text of greet in en lacks $who"]


def test_keys_are_the_messages_in_their_order(bundle: Bundle) -> None:
    assert bundle.names()[:3] == ["plain", "welcome", "of"]
    assert not [key for key in bundle.names() if key.startswith("-")]


def test_what_is_not_here_comes_from_further_back(bundle: Bundle) -> None:
    german = Bundle("-name = Maulwurfshügel\nplain = Hallo.", "de", bundle)
    assert german.text("plain", {}) == "Hallo."
    # A borrowed sentence speaks one language throughout.
    assert german.text("welcome", {}) == "Welcome to Molehill!"
    assert german.text("button.tip", {"n": 1234}) == "Start a match with 1,234 seats"
    assert german.has("greet")
    assert not german.has("nothing")
    assert german.names() == ["plain"]


def test_windows_line_ends_and_a_byte_order_mark_do_not_show() -> None:
    bundle = Bundle("\ufeffa = one\r\n    two\r\nb = three\r\n", "en")
    assert bundle.text("a", {}) == "one\ntwo"
    assert bundle.text("b", {}) == "three"


def test_a_comment_between_two_messages_belongs_to_neither() -> None:
    bundle = Bundle("a = one\n# note\n\n## Group\n\nb = two\n", "en")
    assert (bundle.text("a", {}), bundle.text("b", {})) == ("one", "two")


def test_values_are_not_remembered_where_they_differ(bundle: Bundle) -> None:
    assert bundle.text("inner", {"n": 1}) == "1"
    assert bundle.text("inner", {"n": 2}) == "2"
    assert bundle.text("inner", {}) == "‹inner›"


def test_opening_a_long_file_costs_a_fraction_of_reading_it_all() -> None:
    """The first frame waits for no rulebook: entries are read when they are first shown."""
    source = "\n".join(
        f"rule-{n} = Take {{ $count ->\n    [one] a card\n   *[other] cards\n}} {n}"
        for n in range(1000)
    )

    def seconds(work: object) -> float:
        assert callable(work)
        start = time.perf_counter()
        work()
        return time.perf_counter() - start

    opened = min(
        seconds(lambda: Bundle(source, "en").text("rule-500", {"count": 1})) for _ in range(3)
    )
    assert opened * 10 < seconds(lambda: FluentParser(with_spans=False).parse(source))


def _parsed(source: str, key: str) -> str:
    """What the library makes of an entry without anything to fill in."""
    for entry in FluentParser(with_spans=False).parse(source.removeprefix("\ufeff")).body:
        if isinstance(entry, ast.Message) and entry.id.name == key and entry.value is not None:
            (element,) = entry.value.elements
            assert isinstance(element, ast.TextElement)
            return element.value
    raise AssertionError(key)


@pytest.mark.parametrize(
    ("source", "quick"),
    [
        ("key = one line", "one line"),
        ("key=  one line  ", "one line"),
        ("key = one\n    .tip = attribute { $n }", "one"),
        ("key = one\n# a comment\nother = two", "one"),
        ("key = one\n\nother = two", "one"),
        ("key = [no variant] *nor this", "[no variant] *nor this"),
        ("key = # no comment", "# no comment"),
        ("other = two\n\nkey-like = three\nkey  = one", "one"),
        ("\ufeffkey = one\r\n", "one"),
        ("key = one\n    two", None),
        ("key = one\n\n    two", None),
        ("key =\n    below", None),
        ("key =", None),
        ("key = { $n }", None),
        ("key = a } b", None),
        ("key-like = three", None),
    ],
)
def test_a_plain_line_is_what_the_parser_makes_of_it(source: str, quick: str | None) -> None:
    """It is read without the parser, which takes its time."""
    assert Bundle(source, "en").plain("key") == quick
    if quick is not None:
        assert _parsed(source, "key") == quick


@pytest.mark.parametrize("file", sorted(GAME.rglob("*.ftl")), ids=lambda file: file.stem)
def test_plain_lines_of_all_texts_are_found_quickly_and_right(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    names, found = Bundle(source, "en").names(), 0
    whole = {
        entry.id.name: entry.value
        for entry in FluentParser(with_spans=False).parse(source).body
        if isinstance(entry, ast.Message)
    }
    bundle = Bundle(source, "en")
    for name in names:
        quick = bundle.plain(name)
        if quick is not None:
            value = whole[name]
            assert value is not None
            assert [(type(each), vars(each)["value"]) for each in value.elements] == [
                (ast.TextElement, quick)
            ]
            found += 1
    assert found > len(names) / 10


def test_nothing_is_scanned_or_parsed_for_a_plain_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fluent, "_split", lambda _: pytest.fail("all lines were gone through"))
    monkeypatch.setattr(fluent, "_parser", None)
    bundle = Bundle(SOURCE, "en")
    assert bundle.text("plain", {}) == "Hello, mole."
    assert bundle.text("button", {}) == "Play"
    assert Bundle("# nothing", "en", bundle).text("plain", {}) == "Hello, mole."
