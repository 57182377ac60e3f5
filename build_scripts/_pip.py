"""Runs pip quietly, shows one progress line, and puts its failures into one sentence."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

_STARTED = re.compile(r"(?:Collecting|Requirement already satisfied:) ([A-Za-z0-9_.-]+)")
_OFFLINE = re.compile(
    r"NewConnectionError|NameResolutionError|name resolution|Network is unreachable"
    r"|ConnectTimeout|Read timed out|ProxyError|Connection (?:refused|reset|broken)|SSLError"
    r"|Could not fetch URL",
    re.IGNORECASE,
)
_FULL = re.compile(r"No space left on device|not enough space", re.IGNORECASE)
_NONE_FITS = re.compile(r"No matching distribution found for ([^\s;]+)")


def reason_for(told: str) -> str:
    """One sentence for what pip said at length."""
    if _FULL.search(told):
        return "The disk is full: the game's libraries could not be installed."
    if _OFFLINE.search(told):
        return (
            "The game's libraries could not be fetched: check the network connection "
            "(it is needed this once) and start again."
        )
    if found := _NONE_FITS.search(told):
        version = f"{sys.version_info[0]}.{sys.version_info[1]}"
        return (
            f"There is no ready-made {found[1]} for Python {version} on this kind of computer; "
            "try Python 3.11, 3.12 or 3.13."
        )
    errors = [line for line in told.splitlines() if line.startswith("ERROR:")]
    return f"The game's libraries could not be installed. {' '.join(errors[-1:])}".strip()


def progress(line: str, seen: list[str], total: int) -> str | None:
    """The progress line after this line of pip's, or None if it says nothing new."""
    found = _STARTED.match(line)
    if found is None or found[1] in seen:
        return None
    seen.append(found[1])
    done = min(len(seen), total)
    bar = "#" * (done * 20 // total)
    return f"Installing [{bar:<20}] {done}/{total} {found[1]}"


def _show(line: str, width: list[int]) -> None:
    if sys.stderr.isatty():
        print(f"\r{line:<{width[0]}}", end="", file=sys.stderr, flush=True)
        width[0] = len(line)


def install(python: Path, packages: Sequence[str], log: Path) -> str | None:
    """Install these pins; None when all went well, else the reason in one sentence."""
    words = ["-m", "pip", "install", "--no-input", "--disable-pip-version-check"]
    # Only ready-made packages: a person who wants to play has no compiler.
    command = [str(python), "-I", *words, "--only-binary", ":all:", "--retries", "2", *packages]
    told: list[str] = []
    seen: list[str] = []
    width = [0]
    if not sys.stderr.isatty():
        print(f"Installing {len(packages)} libraries ...", file=sys.stderr, flush=True)
    try:
        with subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                told.append(line)
                if shown := progress(line, seen, len(packages)):
                    _show(shown, width)
    except OSError as error:
        return f"pip could not be started: {error}."
    _show("", width)
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr, flush=True)
    if process.returncode == 0:
        return None
    text = "".join(told)
    try:
        log.write_text(text, encoding="utf-8")
    except OSError:
        return reason_for(text)
    return f"{reason_for(text)} (pip's own words: {log})"
