"""Renews the lock files: python3 build_scripts/lock.py

For each group of pyproject.toml it writes build_scripts/locks/GROUP.txt: every package the group
needs on any system and any Python that is supported, with the hashes of all its files.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):
    sys.exit("Locking Molehill's libraries needs Python 3.11 or newer.")

import argparse
import os
import subprocess
import tomllib
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import _environment

ROOT = _environment.ROOT
_HEAD = "# Written by build_scripts/lock.py from pyproject.toml: do not change it by hand.\n"
_WORDS = ("--universal", "--python-version", "3.11", "--generate-hashes", "--no-config")
_QUIET = ("--no-header", "--no-annotate", "--quiet")


def pins(root: Path = ROOT) -> dict[str, list[str]]:
    """The exact packages of each group, as pyproject.toml names them."""
    table = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    return {_environment.RUN: list(table["project"]["dependencies"]), **table["dependency-groups"]}


def _resolve(uv: Path, packages: Sequence[str], *more: str) -> str:
    done = subprocess.run(
        [uv, "pip", "compile", "-", *_WORDS, *_QUIET, *more],
        input="\n".join(packages),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise _environment.Refusal(f"The libraries could not be locked: {done.stderr.strip()}")
    return done.stdout


def main(words: Sequence[str]) -> int:
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args(words)
    groups = pins()
    try:
        python = _environment.ensure(["lock"])
        uv = python.with_name("uv.exe" if os.name == "nt" else "uv")
        # All of them together first, so that a library two groups need is the same one in both.
        together = [pin for packages in groups.values() for pin in packages]
        all_of_them = python.parent.parent / "molehill-all.txt"
        all_of_them.write_text(_resolve(uv, together), encoding="utf-8")
        for group, packages in groups.items():
            told = _resolve(uv, packages, "--constraints", str(all_of_them))
            lock = _environment.lock_of(group)
            lock.parent.mkdir(exist_ok=True)
            lock.write_text(_HEAD + told, encoding="utf-8", newline="\n")
            print(lock.relative_to(ROOT))
    except _environment.Refusal as refusal:
        sys.stderr.write(f"{refusal}\n")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
