"""What is new, version by version: the changelog that comes with every download."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

__all__ = ["FOLDER", "Release", "news", "releases"]

FOLDER = Path(__file__).resolve().parents[3] / "build_scripts" / "packaging" / "changelog"
_HEAD = re.compile(r"## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)")


@dataclass(frozen=True, slots=True)
class Release:
    version: str
    day: str
    changes: tuple[str, ...]


def releases(language: str) -> tuple[Release, ...]:
    """The newest first; none where the file did not come along or is not in this language."""
    try:
        text = (FOLDER / f"{language}.md").read_text(encoding="utf-8")
    except OSError:
        return ()
    found = []
    for part in text.split("\n## ")[1:]:
        head = _HEAD.match(f"## {part}")
        if head is not None:
            changes = [line[2:] for line in part.splitlines() if line.startswith("- ")]
            found.append(Release(head[1], head[2], tuple(changes)))
    return tuple(found)


def news(language: str) -> str:
    """All of it as a page to read."""
    told = releases(language) or releases("en")
    return "\n\n".join(
        "\n".join((f"{each.version} · {each.day}", "", *(f"• {line}" for line in each.changes)))
        for each in told
    )
