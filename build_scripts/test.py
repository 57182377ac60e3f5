"""All checks in one command: python3 build_scripts/test.py [--fast] [pytest's own words].

Formatter, linter, then the type checker beside the tests; the last line counts the tests.
--fast leaves out what is slow and what needs a window, for about a minute's worth.
--wine makes the downloads for Windows and Linux as well and plays them, for some minutes more.
"""

# The first lines must run on any Python, however old, so that it can be told apart.
import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Molehill needs Python 3.11 or newer, and this is Python %d.%d. "
        "Get a newer one from python.org or your system's packages." % sys.version_info[:2]
    )

import os
import shutil
import subprocess
import tempfile
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import _environment

ROOT = _environment.ROOT
_ROOMS = ("game", "build_scripts", "tests", "art", "sounds")
# A test file that cannot be read counts as one failure and does not hide the others.
_PYTEST = ("pytest", "-q", "-p", "build_scripts._tally", "--continue-on-collection-errors")
# Two cores have work for four: window tests mostly wait, and nobody likes to wait with them.
_TOGETHER = ("-n", "4", "--dist", "worksteal")
_WINDOW_TOOLS = ("Xvfb", "openbox", "xdotool")
_BROWSERS = ("chromium", "chromium-browser", "google-chrome")
_WINE_TOOLS = ("wine", "osslsigncode")


def checks() -> dict[str, list[str]]:
    """The checks before the tests, by name."""
    rooms = [room for room in _ROOMS if any((ROOT / room).rglob("*.py"))]
    return {
        "format": ["ruff", "format", "--check", "--quiet", "."],
        "lint": ["ruff", "check", "--quiet", "."],
        "types": ["mypy", "--strict", "--no-error-summary", *rooms],
    }


def missing_window_tools() -> list[str]:
    """What the window tests need and this system lacks."""
    return [tool for tool in _WINDOW_TOOLS if shutil.which(tool) is None]


def missing_browser() -> str:
    """The browser that the phones' page is tested in, if this system has none."""
    return "" if any(map(shutil.which, _BROWSERS)) else _BROWSERS[0]


def missing_wine_tools() -> list[str]:
    """What trying the Windows download needs and this system lacks."""
    return [tool for tool in _WINE_TOOLS if shutil.which(tool) is None]


def _left_out(words: list[str], *, fast: bool, wine: bool) -> list[str]:
    """Says which tests are left out, and leaves them out; pytest's words."""
    if fast:
        print("window tests left out: --fast", flush=True)
    elif missing_window_tools():
        lacking = ", ".join(missing_window_tools())
        print(f"window tests left out: {lacking} not installed", flush=True)
    if fast or missing_browser():
        why = "--fast" if fast else f"{missing_browser()} not installed"
        print(f"tests of the phones' page left out: {why}", flush=True)
    if wine and missing_wine_tools():
        lacking = ", ".join(missing_wine_tools())
        print(f"tests of the Windows download left out: {lacking} not installed", flush=True)
    if fast:
        alone = "not slow and not window and not browser and not wine and not frozen"
        return ["-m", alone, *words]
    if not wine and "-m" not in words:
        print("tests that play the downloads left out: say --wine", flush=True)
        return ["-m", "not wine and not frozen", *words]
    return words


def _run(python: Path, words: list[str], **more: str) -> int:
    surroundings = _environment.surroundings(os.environ) | more
    command: list[str | Path] = [python, "-P", "-m", *words]
    return subprocess.run(command, cwd=ROOT, env=surroundings, check=False).returncode


def _compile(python: Path) -> None:
    """All tests, once: processes that share them would each do it, at the same time."""
    words = [str(python), "-P", "-m", "pytest", "--collect-only", "-qq", "-p", "no:cacheprovider"]
    surroundings, nothing = _environment.surroundings(os.environ), subprocess.DEVNULL
    subprocess.run(words, cwd=ROOT, env=surroundings, stdout=nothing, stderr=nothing, check=False)


class _Beside:
    """A check that runs while others do; what it says is kept until it is asked for."""

    def __init__(self, python: Path, words: list[str]) -> None:
        self._began = time.monotonic()
        self._seconds = 0.0
        self._at_work = subprocess.Popen(
            [python, "-P", "-m", *words], cwd=ROOT, env=_environment.surroundings(os.environ),
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip
        self._said = ""
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        self._said = self._at_work.communicate()[0]
        self._seconds = time.monotonic() - self._began

    def result(self) -> tuple[bool, str, float]:
        """Whether it went well, what it said, and how long it took."""
        self._listener.join()
        return self._at_work.returncode == 0, self._said, self._seconds


def _tell(name: str, *, good: bool, seconds: float) -> None:
    print(f"{name} {'ok' if good else 'FAILED'} ({seconds:.1f} s)", flush=True)


def main(words: list[str]) -> int:
    """Run everything; 0 only if everything holds."""
    fast, wine = "--fast" in words, "--wine" in words
    words = [word for word in words if word not in ("--fast", "--wine")]
    together = () if words and not fast else _TOGETHER
    try:
        python = _environment.ensure([_environment.RUN, "dev", "art"])
    except _environment.Refusal as refusal:
        sys.exit(str(refusal))
    failed = False
    commands = checks()
    types = _Beside(python, commands.pop("types"))
    for name, command in commands.items():
        start = time.monotonic()
        good = _run(python, command) == 0
        failed = failed or not good
        _tell(name, good=good, seconds=time.monotonic() - start)
    words = _left_out(words, fast=fast, wine=wine)
    if together:
        _compile(python)
    with tempfile.TemporaryDirectory() as folder:
        # The count comes last, after what the type checker says.
        tally = Path(folder) / "tally"
        tests = _run(python, [*_PYTEST, *together, *words], MOLEHILL_TALLY=str(tally))
        good, said, seconds = types.result()
        print(said, end="")
        _tell("types", good=good, seconds=seconds)
        print(tally.read_text("utf-8") if tally.exists() else "", end="", flush=True)
    return 1 if failed or tests or not good else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
