"""How hard a bot tries. A budget is counted in nodes, never in seconds: a match replays exactly."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["BASELINES", "LEVELS", "QUICK", "Level", "level"]


@dataclass(frozen=True, slots=True)
class Level:
    id: str
    nodes: int
    """Imagined continuations it may look at for one decision."""
    breadth: int
    """Candidate answers it considers at each decision."""
    slips: int
    """How often, in a hundred, it settles for its first sensible thought instead of searching."""
    trust: int
    """For how many tried worlds a first look counts; none for whom the last thing tried sways."""
    rivals: bool
    """Whether it grudges others what they get, or looks no further than its own."""


LEVELS: dict[str, Level] = {
    each.id: each
    for each in (
        Level("easy", nodes=12, breadth=6, slips=35, trust=0, rivals=False),
        Level("normal", nodes=120, breadth=16, slips=6, trust=4, rivals=False),
        Level("hard", nodes=700, breadth=40, slips=0, trust=16, rivals=True),
    )
}

BASELINES = ("random", "greedy")
"""Not offered to people: what the levels are measured against."""


QUICK = "quick"
"""The game's first sensible thought, for a question over which a thinker has hung."""


def level(name: str) -> Level:
    return LEVELS[name]
