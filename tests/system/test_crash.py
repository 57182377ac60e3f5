"""A crash report says what a maker needs and nothing about who was playing."""

from __future__ import annotations

import getpass
from pathlib import Path

import pytest

from game import __version__, catalogue
from game.kernel import play
from game.system.crash import Where, dismiss, open_reports, write_report
from game.system.log import start_log, stop_log
from game.system.paths import Places, find_places
from tests.system.faults import FailingFiles


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return find_places(tmp_path)


def an_error(text: str = "no such mole") -> Exception:
    hidden = "the hidden card"
    try:
        raise ValueError(text) from KeyError(len(hidden))
    except ValueError as error:
        return error


def test_a_report_says_version_system_seed_place_and_last_lines(places: Places) -> None:
    start_log(places).info("the last line before")
    path = write_report(places, an_error(), Where("whakka_mole", 17, "table"))
    stop_log()
    [(found, report)] = open_reports(places)
    assert found == path
    assert report.version == __version__
    assert (report.game, report.decisions, report.scene, report.error) == (
        "whakka_mole",
        17,
        "table",
        "ValueError",
    )
    assert report.system
    assert report.python
    assert any("test_crash.py" in line for line in report.trace)
    assert report.trace[-1] == "ValueError: no such mole"
    assert report.log[-1].endswith("the last line before")


def test_a_report_holds_no_names_no_home_and_no_values(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: "gwendolyn")
    text = f"Ada Lovelace lost {Path.home()}/saves of gwendolyn to Ada"
    path = write_report(places, an_error(text), Where(names=("Ada", "Ada Lovelace", "")))
    assert path is not None
    written = path.read_text(encoding="utf-8")
    assert "ValueError: (name) lost ~/saves of (name) to (name)" in written
    for secret in ("Ada", "Lovelace", "gwendolyn", str(Path.home()), "the hidden"):
        assert secret not in written


SEED, HIDDEN = 987654321, "the.hidden.card"


def stumbled(game: str) -> RuntimeError:
    """What comes of a fault in the middle of a match."""
    rules = catalogue.game(game)
    options = {option.id: option.default for option in rules.options}
    state = rules.new_match(max(rules.seats), options, SEED)
    error = RuntimeError("it cannot be")
    with pytest.raises(play.Illegal) as illegal:
        play.act(state, 0, (HIDDEN,))
    error.__cause__ = illegal.value
    return error


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_a_report_holds_nothing_hidden_of_the_match(places: Places, game: str) -> None:
    """Neither the number all luck comes from, nor what rules stumbled over."""
    path = write_report(places, stumbled(game), Where(game))
    assert path is not None
    written = path.read_text(encoding="utf-8")
    assert "RuntimeError: it cannot be" in written
    assert "play.Illegal" in written
    for secret in (str(SEED), hex(SEED)[2:], HIDDEN):
        assert secret not in written


def test_a_user_without_a_name_gets_a_report_too(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody() -> str:
        raise KeyError("getpwuid(): uid not found: 4711")

    monkeypatch.setattr(getpass, "getuser", nobody)
    assert write_report(places, an_error()) is not None


def test_a_dismissed_report_is_not_offered_again_but_kept(places: Places) -> None:
    path = write_report(places, an_error())
    assert path is not None
    dismiss(path)
    dismiss(path)
    assert open_reports(places) == []
    assert len(list(places.crashes.iterdir())) == 1


def test_ten_reports_are_kept_the_newest(places: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    for moment in range(1000, 1014):
        monkeypatch.setattr("time.time", lambda moment=moment: float(moment))
        write_report(places, an_error(), Where(decisions=moment))
    assert [report.decisions for _, report in open_reports(places)] == [*range(1013, 1003, -1)]


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff" * 50, b"[" * 100_000, b" " * (1 << 21)])
def test_what_is_no_report_is_not_offered(data: bytes, places: Places) -> None:
    write_report(places, an_error())
    (places.crashes / "crash-9999999999999.json").write_bytes(data)
    (places.crashes / "crash-99999999999999.json").mkdir()
    assert len(open_reports(places)) == 1


def test_no_reports_before_the_first_crash(places: Places) -> None:
    assert open_reports(places) == []


def test_a_fault_at_every_call_only_costs_the_report(places: Places) -> None:
    counted = FailingFiles()
    assert write_report(places, an_error(), files=counted) is not None
    for at in range(len(counted.calls)):
        assert write_report(places, an_error(), files=FailingFiles(at)) is None


def test_an_error_that_cannot_even_be_shown_is_reported(places: Places) -> None:
    class ShyError(Exception):
        def __str__(self) -> str:
            raise RuntimeError("no")

    assert write_report(places, ShyError("\ud800")) is not None
    assert write_report(places, an_error("\ud800 \x00" + "x" * 1_000_000)) is not None
    assert len(open_reports(places)) >= 1
