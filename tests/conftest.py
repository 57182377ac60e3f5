"""For every test: no window, no loudspeaker, and no file outside the test's own folder."""

from __future__ import annotations

import gc
import os
import shutil
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

# Before anything imports pygame.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

_WINDOW_TOOLS = ("Xvfb", "openbox", "xdotool")
_LASTING = ("window", "browser", "wine", "frozen")

# No deadline and no database: a shared machine is slow at times, and a run must not depend on
# what an earlier one found. What is found is printed with its blob and becomes a test.
settings.register_profile(
    "house",
    deadline=None,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("house")


def _no_window() -> str:
    """Why the real program cannot be driven here, "" if it can."""
    missing = [tool for tool in _WINDOW_TOOLS if shutil.which(tool) is None]
    return f"needs {', '.join(missing)}" if missing else ""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the tests of a window and of Windows out where their tools are missing.

    What plays whole matches in a window or a browser lasts, and mostly waits. Each of the processes
    that share the tests gets some of it, with its part of the others: the first to begin with, the
    last when most of its others are done, so that while one waits the rest are at work.
    """
    from build_scripts.freezing import wine

    lasting = [item for item in items if any(map(item.get_closest_marker, _LASTING))]
    first = set(lasting)
    others = [item for item in items if item not in first]
    share = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    part = -(-len(others) // share)
    items.clear()
    for number in range(share):
        own = others[number * part : (number + 1) * part]
        before = len(own) * number // share
        items += [*own[:before], *lasting[number::share], *own[before:]]
    for mark, lacking in (("window", _no_window()), ("wine", wine.missing())):
        if lacking:
            for item in items:
                if item.get_closest_marker(mark):
                    item.add_marker(pytest.mark.skip(reason=lacking))


def pytest_collection_finish() -> None:
    """What is loaded by now stays: looking for rubbish need not go through it again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def _masters_in_mind() -> Iterator[None]:
    from game.stage import sprites
    from tests.masters import read_once

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sprites, "opened", read_once(sprites.opened))
        yield


@pytest.fixture(autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home of its own, so that no test reads or writes a real person's saves."""
    home: Path = tmp_path_factory.mktemp("home")
    for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(home))
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    # Nor speaks a real person's language.
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
