"""What a match comes to: each kind of event is said once, and everything is read off that."""

from __future__ import annotations

from game.stage.account import Account, Source, plain
from game.stage.frame import FULL, Frame
from game.stage.look import Face, Look
from game.stage.said import Said
from game.stage.tale import Book, Line, Row, Stat, Tale, sourced

LOOK = Look(Frame(*FULL), (Face("Ida", "fern"), Face("Ben", "ice")))


def test_a_line_says_whose_doing_it_was_and_weighs_for_those_who_waited() -> None:
    book = Book(LOOK)
    book.says("rain")
    book.did("dug", 1, depth=3)
    book.did("hit", 0, weight=7, hits=[1], gain=6, art="prop/mallet", points=("hole.1",))
    assert book.lines == [
        Line(Said("log-rain")),
        Line(Said("log-dug", {"name": "Ben", "depth": 3}), 1),
        Line(
            Said("log-hit", {"name": "Ida"}), 0, 7, (1,), gain=6, art="prop/mallet",
            points=("hole.1",),
        ),
    ]  # fmt: skip


def test_what_is_for_the_log_alone_points_at_nothing() -> None:
    book = Book(LOOK)
    book.did("dug", 0, weight=0, art="prop/mallet", points=("hole.1",))
    assert book.lines == [Line(Said("log-dug", {"name": "Ida"}), 0)]


def test_a_book_counts_adds_and_bests_and_what_was_met_most_often() -> None:
    book = Book(LOOK)
    book.adds("moles", 0, 3)
    book.adds("moles", 0)
    book.each("moles", (1, 5))
    book.best("deep", 1, 4)
    book.best("deep", 1, 2)
    for hole in (2, 5, 2, 2, 5):
        book.often("hole", 0, hole)
    assert (book.of("moles"), book.of("deep"), book.of("hole")) == ((5, 5), (0, 4), (3, 0))
    assert book.under("hole", 0) == [("2", 3), ("5", 2)]
    assert book.under("hole", 1) == []
    book.sets("moles", 0, 1)
    assert book.count("moles", 0) == 1


def test_a_run_of_luck_is_as_long_as_its_longest() -> None:
    book = Book(LOOK)
    for luck in (True, True, False, True):
        book.row("streak", 1, goes_on=luck)
    assert book.of("streak") == (0, 2)


def test_a_row_of_statistics_can_be_rare_or_blank_or_for_each() -> None:
    book = Book(LOOK)
    book.adds("moles", 0, 8)
    book.each("turns", (3, 3))
    book.sets("reached", 1, 0)
    tale = Tale(
        stats=(
            "moles", Stat("never", rare=True), Stat("average", "moles", per="turns"),
            Stat("reached", rare=True, none="–"), Stat("face", "moles", facts={"face": 3}),
        )
    )  # fmt: skip
    assert tale.rows(book) == (
        Row(Said("stat-moles"), ("8", "0")),
        Row(Said("stat-average"), (2.7, 0.0)),
        Row(Said("stat-reached"), ("–", "0")),
        Row(Said("stat-face", {"face": 3}), ("8", "0")),
    )


def test_whoever_had_no_turn_has_no_average() -> None:
    stat = Stat("average", "moles", per="turns")
    assert stat.row(Book(LOOK)) == Row(Said("stat-average"), (0.0, 0.0))


def test_praise_is_for_what_was_counted_under_its_name_or_anothers() -> None:
    book = Book(LOOK)
    book.adds("moles", 1, 4)
    found = Tale(feats={"magnet": ("icon/mole", "moles"), "idle": "icon/hand"}).praise(book)
    assert [(feat.kind, feat.art, feat.by) for feat in found] == [
        ("magnet", "icon/mole", (0, 4)), ("idle", "icon/hand", (0, 0)),
    ]  # fmt: skip


def test_a_whole_match_is_one_book_and_the_log_of_an_event_begins_an_empty_one() -> None:
    def tells(event: int, book: Book) -> None:
        book.adds("sum", 0, event)
        book.says("sum", sum=book.count("sum", 0))

    def ends(seen: int, book: Book) -> None:
        book.sets("left", 1, seen)

    def accounts(book: Book) -> Account:
        return Account((sourced("sum", "icon/dot", plain(book.of("sum")), {"left": "1"}),))

    tale = Tale(tells, ends=ends, accounts=accounts)
    assert tale.lines(5, LOOK) == tale.lines(5, LOOK) == (Line(Said("log-sum", {"sum": 5})),)
    book = tale.whole(9, [1, 2, 4], LOOK)
    assert (book.of("sum"), book.of("left")) == ((7, 0), (0, 9))
    note = Said("account-sum-note", {"left": "1"})
    assert tale.accounts(book).sources == (
        Source(Said("account-sum"), plain((7, 0)), "icon/dot", note),
    )
