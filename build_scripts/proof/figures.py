"""All figures of proof on one page: how far each kind has come, what it said, and what was not
reached. Each kind keeps its last figure until it is tried again.

    build/proof/figures.json    as it is kept
    build/proof/figures.md      the same to read
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from build_scripts.proof.tree import tree
from game import __version__

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

__all__ = ["AIMS", "Figure", "Note", "noted", "nowhere", "page"]


class Aim(NamedTuple):
    """How far a kind is meant to come, and what is counted."""

    goal: float
    unit: str


AIMS: Final[Mapping[str, Aim]] = {
    "matches": Aim(100_000, "matches of each game"),
    "walks": Aim(1_000_000, "inputs"),
    "soak": Aim(120, "minutes of the game's own"),
    "soak by the wall": Aim(120, "minutes of the clock on the wall"),
    "kills": Aim(3_000, "kills"),
    "power cuts": Aim(7_090, "states of a disk"),
    "faults": Aim(100, "% of all system calls, each in all ways"),
    "broken": Aim(5_800, "broken saves"),
    "saves": Aim(200, "saves and matches that are kept for ever"),
}


@dataclass(frozen=True, slots=True)
class Figure:
    """What came of one kind."""

    kind: str
    reached: float
    told: str
    """In a sentence, as it was printed."""
    held: bool
    """Nothing was found."""
    tree: str = ""
    """On which it was tried; what adds up several says so itself."""


Note: TypeAlias = Callable[[Figure], None]


def nowhere(_: Figure) -> None:
    """Who only tries something writes no figures down."""


def noted(folder: Path) -> Note:
    """Write a figure down beside the others."""
    # As it was before anything ran: whoever changes files meanwhile changes no figure.
    began = tree()

    def note(figure: Figure) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        here = replace(figure, tree=began)
        found = {each.kind: each for each in _kept(folder)} | {figure.kind: here}
        text = json.dumps({"version": __version__, "figures": [*map(asdict, found.values())]})
        (folder / "figures.json").write_text(text, encoding="utf-8")
        (folder / "figures.md").write_text(page(folder), encoding="utf-8")

    return note


def _kept(folder: Path) -> list[Figure]:
    """Those of this version: another one's prove nothing of this one."""
    listed = folder / "figures.json"
    if not listed.exists():
        return []
    found = json.loads(listed.read_bytes())
    return [Figure(**each) for each in found["figures"]] if found["version"] == __version__ else []


def page(folder: Path) -> str:
    """All that is known, and all that is not."""
    found = {each.kind: each for each in _kept(folder)}
    lines = [
        f"# What was proven of Molehill {__version__}", "",
        "| what | reached | of | held | on |", "|---|--:|--:|---|---|",
    ]  # fmt: skip
    for kind, aim in AIMS.items():
        figure = found.get(kind)
        reached = f"{figure.reached:,.0f}" if figure is not None else "never tried"
        held = "" if figure is None else "yes" if figure.held else "NO"
        where = figure.tree if figure is not None else ""
        lines.append(f"| {kind} | {reached} | {aim.goal:,.0f} {aim.unit} | {held} | {where} |")
    lines.append("")
    for kind in AIMS:
        if kind in found:
            lines += [found[kind].told, ""]
    return "\n".join([*lines, *(f"- NOT REACHED: {each}" for each in _missing(found)), ""])


def _missing(found: Mapping[str, Figure]) -> list[str]:
    """Plainly, what nobody may claim."""
    told = []
    for kind, aim in AIMS.items():
        reached = found[kind].reached if kind in found else 0
        if reached < aim.goal:
            told.append(f"{kind}, {reached:,.0f} of {aim.goal:,.0f} {aim.unit}")
    return told
