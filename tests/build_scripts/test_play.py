"""The play command: plain sentences before anything is installed, then it becomes the game."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

from build_scripts import _environment, play
from build_scripts import test as check

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("words", "opens"),
    [
        ([], True),
        (["--fullscreen"], True),
        (["--size", "1280x720", "--data-dir", "simulate"], True),
        (["--game", "whakka_mole"], True),
        (["simulate", "whakka_mole"], False),
        (["--data-dir", "x", "saves", "check"], False),
        (["--selftest"], False),
        (["--help"], False),
        (["--version"], False),
    ],
)
def test_which_words_open_a_window(words: list[str], opens: bool) -> None:
    assert play.opens_window(words) is opens


def test_only_unix_can_lack_a_screen() -> None:
    assert play.has_display("win32", {})
    assert play.has_display("darwin", {})
    assert not play.has_display("linux", {"DISPLAY": ""})
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        assert play.has_display("linux", {name: "x"})


def test_no_screen_is_said_before_anything_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "has_display", lambda *_: False)
    monkeypatch.setattr(_environment, "ensure", lambda *_: pytest.fail("installed"))
    with pytest.raises(SystemExit, match="no screen"):
        play.main([])


def test_a_refusal_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: object) -> Path:
        raise _environment.Refusal("No network.")

    monkeypatch.setattr(_environment, "ensure", refuse)
    with pytest.raises(SystemExit, match=r"^No network\.$"):
        play.main(["--selftest"])
    with pytest.raises(SystemExit, match=r"^No network\.$"):
        check.main([])


def test_it_becomes_the_game_with_the_words_given(monkeypatch: pytest.MonkeyPatch) -> None:
    became: list[object] = []
    monkeypatch.setattr(_environment, "ensure", lambda _: Path("python"))
    monkeypatch.setattr(os, "name", "posix")
    monkeypatch.setattr(os, "execve", lambda *words: became.extend(words))
    monkeypatch.setattr(
        subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], returncode=0)
    )
    monkeypatch.setenv("PYTHONHOME", "elsewhere")
    play.main(["--selftest", "--size", "1x1"])
    path, words, surroundings = became
    assert path == "python"
    assert words == ["python", "-P", "-m", "game", "--selftest", "--size", "1x1"]
    assert isinstance(surroundings, dict)
    assert surroundings["PYTHONPATH"] == str(ROOT)
    assert "PYTHONHOME" not in surroundings


def test_what_is_compiled_for_a_run_is_kept_for_its_programs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given: list[dict[str, str]] = []

    def run(*_: object, env: dict[str, str], **__: object) -> subprocess.CompletedProcess[bytes]:
        given.append(env)
        return subprocess.CompletedProcess([], returncode=0)

    class Started:
        returncode = 0

        def __init__(self, *_: object, env: dict[str, str], **__: object) -> None:
            given.append(env)

        def communicate(self) -> tuple[str, None]:
            return "", None

    monkeypatch.setattr(_environment, "ensure", lambda _: Path("python"))
    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(subprocess, "Popen", Started)
    # Whatever is called so on this machine, and whoever may start it.
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    check.main(["tests/system"])
    assert len(given) == 4, "format, lint, types and tests"
    assert not [each for each in given if "PYTHONDONTWRITEBYTECODE" in each]


def test_what_other_programs_were_told_is_not_for_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Run for real: any of these would stop it, or let every test pass."""
    (tmp_path / "json.py").write_text("raise SystemExit('not the json that is meant')")
    told = {
        "PYTHONPATH": str(tmp_path),
        "PYTHONOPTIMIZE": "2",
        "PYTHONWARNINGS": "error",
        "PYTHONINSPECT": "1",
        "PYTEST_ADDOPTS": "-p no_such_plugin",
        "PYTEST_PLUGINS": "no_such_plugin",
        "MYPYPATH": str(tmp_path),
    }
    for name, value in told.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("PYTHONUTF8", "1")
    surroundings = _environment.surroundings(os.environ)
    assert not told.keys() - {"PYTHONPATH"} & surroundings.keys()
    assert surroundings["PYTHONUTF8"] == "1"
    assert surroundings["PATH"] == os.environ["PATH"]
    case = tmp_path / "test_case.py"
    case.write_text("import json\n\ndef test_it():\n    assert json.dumps(1) == '2'\n")
    words = ["pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(tmp_path), str(case)]
    assert check._run(Path(sys.executable), words) == 1
    case.write_text(case.read_text().replace("'2'", "'1'"))
    assert check._run(Path(sys.executable), words) == 0


@pytest.mark.parametrize("script", ["play", "test"])
def test_an_old_python_is_told_so_in_one_sentence(script: str) -> None:
    """The check must come before anything an old Python could stumble on."""
    text = (ROOT / "build_scripts" / f"{script}.py").read_text(encoding="utf-8")
    before, found, after = text.partition("\nif sys.version_info < (3, 11):")
    assert found
    assert "import sys" in before
    assert before.count("import ") == 1
    aged = text.replace("import sys\n", "import sys\nsys.version_info = (3, 9, 2)\n", 1)
    done = subprocess.run([sys.executable, "-c", aged], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("Molehill needs Python 3.11 or newer, and this is Python 3.9.")
    assert done.stderr.count("\n") == 1
    assert "import" in after


def test_every_check_runs_though_one_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[list[str]] = []

    def run(_: Path, words: list[str], **more: str) -> int:
        ran.append(words)
        if words[0] == "pytest":
            Path(more["MOLEHILL_TALLY"]).write_text("1 passed, 0 failed, 0 skipped\n")
        return 1 if words[:2] == ["ruff", "check"] else 0

    monkeypatch.setattr(_environment, "ensure", lambda _: Path("python"))
    types = True

    class Beside:
        def __init__(self, _: Path, words: list[str]) -> None:
            ran.append(words)

        def result(self) -> tuple[bool, str, float]:
            return types, "game/x.py:1: no such type\n", 1.0

    monkeypatch.setattr(check, "_run", run)
    monkeypatch.setattr(check, "_Beside", Beside)
    monkeypatch.setattr(check, "_compile", lambda _: ran.append(["compiled"]))
    monkeypatch.setattr(check, "missing_window_tools", lambda: ["openbox"])
    monkeypatch.setattr(check, "missing_browser", lambda: "chromium")
    assert check.main(["tests/system", "-k", "names"]) == 1
    assert [words[0] for words in ran] == ["mypy", "ruff", "ruff", "pytest"]
    assert ran[-1][-3:] == ["tests/system", "-k", "names"]
    told = capsys.readouterr().out
    assert "format ok" in told
    assert "lint FAILED" in told
    *_, types_said, types_told, count = told.splitlines()
    assert types_said == "game/x.py:1: no such type"
    assert types_told == "types ok (1.0 s)"
    assert count == "1 passed, 0 failed, 0 skipped"
    assert "window tests left out: openbox not installed" in told
    assert "tests of the phones' page left out: chromium not installed" in told
    assert "tests that play the downloads left out: say --wine" in told
    assert "not wine and not frozen" in ran[-1]
    ran.clear()
    assert check.main(["--fast"]) == 1
    assert ran[-2] == ["compiled"]
    assert ran[-1][-2:] == [
        "-m",
        "not slow and not window and not browser and not wine and not frozen",
    ]
    ran.clear()
    monkeypatch.setattr(check, "missing_wine_tools", lambda: ["wine"])
    assert check.main(["--wine"]) == 1
    assert "-m" not in ran[-1]
    assert "Windows download left out: wine not installed" in capsys.readouterr().out
    ran.clear()
    assert check.main(["-m", "wine"]) == 1
    assert ran[-1][-2:] == ["-m", "wine"]


def test_types_that_do_not_fit_fail_it_all(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By themselves, and what the checker said stands before the count."""
    monkeypatch.setattr(_environment, "ensure", lambda _: Path(sys.executable))
    monkeypatch.setattr(check, "_run", lambda *_, **__: 0)
    checks = {"types": ["platform"]}
    monkeypatch.setattr(check, "checks", lambda: dict(checks))
    assert check.main(["tests/system"]) == 0
    said, told = capsys.readouterr().out.splitlines()[-2:]
    assert said.startswith(platform.system())
    assert told.startswith("types ok")
    checks["types"] = ["no_such_checker"]
    assert check.main(["tests/system"]) == 1
    said, told = capsys.readouterr().out.splitlines()[-2:]
    assert "no_such_checker" in said
    assert told.startswith("types FAILED")


def test_the_last_line_counts_the_tests(tmp_path: Path) -> None:
    (tmp_path / "test_few.py").write_text(
        "import pytest\n"
        "def test_good(): pass\n"
        "def test_bad(): assert False\n"
        "@pytest.mark.skip(reason='x')\ndef test_left_out(): pass\n"
        "@pytest.fixture\ndef broken(): raise ValueError\n"
        "def test_of_broken(broken): pass\n"
    )
    (tmp_path / "test_unreadable.py").write_text("import nothing_of_that_name\n")
    ask = "-m pytest -q -p build_scripts._tally -p no:cacheprovider --continue-on-collection-errors"

    def run(**more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *ask.split(), "-c", os.devnull, str(tmp_path)],
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "PYTHONPATH": str(ROOT), **more},
        )

    done, count = run(), "1 passed, 3 failed, 1 skipped"
    assert done.returncode == 1
    assert done.stdout.splitlines()[-1] == count
    later = tmp_path / "tally"
    assert count not in run(MOLEHILL_TALLY=str(later)).stdout
    assert later.read_text() == f"{count}\n"
