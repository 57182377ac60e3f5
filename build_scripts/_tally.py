"""A pytest plugin: the last line of a run always reads "N passed, N failed, N skipped".

Whoever has more to say before that names a file in MOLEHILL_TALLY: the line is written there.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

# Taken away: what a test runs itself prints its own.
_LATER = os.environ.pop("MOLEHILL_TALLY", "")
_counts = {"passed": 0, "failed": 0, "skipped": 0}


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Count the call of each test, and a set-up or a tear-down that did not go well."""
    if report.when == "call" or not report.passed:
        _counts[report.outcome] += 1


def pytest_collectreport(report: pytest.CollectReport) -> None:
    """A test file that cannot be read is a failure, not an absence."""
    if report.failed:
        _counts["failed"] += 1


def pytest_unconfigure() -> None:
    """After everything else has been printed."""
    line = ", ".join(f"{count} {outcome}" for outcome, count in _counts.items())
    if _LATER:
        Path(_LATER).write_text(line + "\n", encoding="utf-8")
    else:
        print(line, flush=True)
