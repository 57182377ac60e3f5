"""Runs pip quietly, shows one progress line, and puts its failures into one sentence.

What is installed is decided by the lock files alone. Of what a person has told pip elsewhere
(pip.conf, PIP_ variables) only the way to an index is heeded: what comes from there has to have the
hashes that are locked.
"""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
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
_OTHER = re.compile(r"DO NOT MATCH THE HASHES")
_LOCKED = re.compile(r"^([A-Za-z0-9_.-]+)==", re.MULTILINE)
_TOLD = re.compile(r"(global|install|:env:)\.([a-z-]+)=(.*)")
_REACHING = {
    "cache-dir",
    "cert",
    "client-cert",
    "default-timeout",
    "find-links",
    "index-url",
    "no-index",
    "proxy",
    "retries",
    "timeout",
    "trusted-host",
}


def reason_for(told: str) -> str:
    """One sentence for what pip said at length."""
    if _FULL.search(told):
        return "The disk is full: the game's libraries could not be installed."
    if _OFFLINE.search(told):
        return (
            "The game's libraries could not be fetched: check the network connection "
            "(it is needed this once) and start again."
        )
    if _OTHER.search(told):
        return "What was fetched is not what Molehill's makers have tried: it was not installed."
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


def reaching(told: str) -> dict[str, str]:
    """From what `pip config list` says, what tells the way to an index: the nearest word wins."""
    found: dict[str, dict[str, str]] = {"global": {}, "install": {}, ":env:": {}}
    for where, option, value in _TOLD.findall(told):
        if option.removeprefix("extra-") in _REACHING:
            try:
                found[where][option] = str(ast.literal_eval(value))
            except (SyntaxError, ValueError):
                continue
    options = found["global"] | found["install"] | found[":env:"]
    return {f"PIP_{name.upper().replace('-', '_')}": value for name, value in options.items()}


def surroundings(python: Path, given: Mapping[str, str]) -> dict[str, str]:
    """An environment in which pip does what it is told here, and nothing else."""
    try:
        asked = subprocess.run(
            [str(python), "-I", "-m", "pip", "config", "list"],
            env=dict(given),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError:
        return dict(given)  # pip cannot be started: whoever tries next says so
    own = {name: value for name, value in given.items() if not name.upper().startswith("PIP_")}
    return own | reaching(asked.stdout) | {"PIP_CONFIG_FILE": os.devnull}


def locked(locks: Iterable[Path]) -> set[str]:
    """The names in these lock files."""
    return {name for lock in locks for name in _LOCKED.findall(lock.read_text(encoding="utf-8"))}


def words(locks: Sequence[Path]) -> list[str]:
    """What pip is told to install exactly what these lock files name."""
    # Only ready-made packages: a person who wants to play has no compiler.
    told = ["--no-input", "--disable-pip-version-check", "--only-binary", ":all:"]
    told += ["--require-hashes", "--no-deps"]
    for lock in locks:
        told += ["-r", str(lock)]
    return told


def install(python: Path, locks: Sequence[Path], log: Path) -> str | None:
    """Install what these lock files name; None when all went well, else why not, in a sentence."""
    command = [str(python), "-I", "-m", "pip", "install", "--retries", "2", *words(locks)]
    total = len(locked(locks))
    told: list[str] = []
    seen: list[str] = []
    width = [0]
    if not sys.stderr.isatty():
        print(f"Installing {total} libraries ...", file=sys.stderr, flush=True)
    try:
        with subprocess.Popen(
            command,
            env=surroundings(python, os.environ),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                told.append(line)
                if shown := progress(line, seen, total):
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
