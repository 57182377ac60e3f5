"""What a command says, and what it leaves with."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest

from game.commands.parser import main

__all__ = ["Said", "say"]


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def say(capsys: pytest.CaptureFixture[str], *words: str) -> Said:
    """python -m game with these words."""
    capsys.readouterr()
    code = main(list(words))
    out, err = capsys.readouterr()
    return Said(code, out, err)
