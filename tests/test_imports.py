"""The import law of game/README.md holds, and the reader that says so misses no planted breach."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.house.law import faults
from tests.house.source import ROOT

if TYPE_CHECKING:
    from pathlib import Path

HOUSE = {
    "__init__": '__version__ = "1"',
    "kernel.__init__": "",
    "kernel.contract": "from dataclasses import dataclass",
    "kernel.judge": "HALF = 0.5",
    "games.__init__": "",
    "games.one.__init__": "",
    "games.one.content": "from game.kernel.contract import dataclass",
    "games.one.rules": "from . import content\nfrom .content import dataclass\nimport math",
    "games.one.seen": "from game.games.one.rules import content\nN = 7 // 2 + math.gcd(4, 6)",
    "games.one.bot.__init__": "from game.games.one.bot import odds\nWEIGHT = 0.5 / 3 + float('1')",
    "games.one.bot.odds": "HALF = 1 / 2",
    "games.one.events": "from game.kernel import contract",
    "games.one.table": (
        "from typing import TYPE_CHECKING\n"
        "import game.stage.pieces\n"
        "from game.games.one.content import dataclass\n"
        "from game.games.one import acts, events\n"
        "if TYPE_CHECKING:\n    from game.games.one.seen import content"
    ),
    "games.one.acts.__init__": "from game.kernel import contract",
    "games.one.acts.pop": "from game.games.one import acts",
    "games.two.__init__": "",
    "games.two.rules.__init__": "",
    "games.two.rules.game": "from game.games.two.seen.view import x\nN = 7 // 2",
    "games.two.seen.view": "from game.games.two.rules import turn",
    "games.two.rules.turn": "from game.games.two.rules import steps",
    "games.two.bot.worth": "from game.games.two.rules import turn\nHALF = 0.5",
    "games.two.table.war": (
        "from typing import TYPE_CHECKING\n"
        "if TYPE_CHECKING:\n    from game.games.two.seen.view import x"
    ),
    "games.two.rules.steps": "for x in sorted({1, 2}): pass\nfrom game.kernel import contract",
    "match.__init__": "import os, zlib, msgspec\nfrom game import __version__, catalogue, kernel",
    "bots.__init__": "import multiprocessing, time\nfrom game.kernel.contract import dataclass",
    "stage.__init__": "",
    "phones.__init__": "import websockets, msgspec\nfrom game import stage, match, kernel, system",
    "stage.pieces": "import pygame\nfrom pygame.font import Font\nfrom game.system import paths",
    "system.__init__": "",
    "system.paths": "import platformdirs, sys\nfrom fluent.syntax import ast\nsys.modules.get('x')",
    "screens.__init__": "from game import stage, match, system, catalogue\nimport time",
    "catalogue": "from importlib import import_module\nfrom game.kernel import contract",
    "app": "import pygame, importlib\nfrom game import bots, screens\nimport game.games.one.rules",
    "commands.parser": "import importlib\nfrom game import app",
    "makers.__init__": "",
    "makers.bench": "from game import app, bots, commands\nfrom game.commands import parser",
    "__main__": "from game.app import bots",
}

BREACHES = [
    ("kernel.dice", "import random", "game.kernel.dice:1 imports random"),
    ("kernel.dice", "from os import path", "game.kernel.dice:1 imports os"),
    ("kernel.dice", "import msgspec", "game.kernel.dice:1 imports msgspec"),
    ("kernel.dice", "def f():\n    import time", "game.kernel.dice:2 imports time"),
    ("kernel.dice", "from game import catalogue", "game.kernel.dice:1 imports game.catalogue"),
    ("kernel.dice", "from game.match import x", "game.kernel.dice:1 imports game.match"),
    ("kernel.dice", "X = 0.5", "game.kernel.dice:1 reckons in fractions"),
    ("kernel.dice", "X = 7 / 2", "game.kernel.dice:1 reckons in fractions"),
    ("kernel.dice", "x = 7\nx /= 2", "game.kernel.dice:2 reckons in fractions"),
    ("kernel.dice", "import math\nX = math.sqrt", "game.kernel.dice:2 reckons in fractions"),
    ("kernel.dice", "hash('a')", "game.kernel.dice:1 calls hash"),
    ("kernel.dice", "x = [i for i in {1, 2}]", "game.kernel.dice:1 goes through a set"),
    ("kernel.dice", "for i in set([1]): pass", "game.kernel.dice:1 goes through a set"),
    ("kernel.dice", "x = list({1, 2})", "game.kernel.dice:1 goes through a set"),
    ("kernel.dice", "x = [*frozenset('ab')]", "game.kernel.dice:1 goes through a set"),
    ("games.one.rules", "import pygame", "game.games.one.rules:1 imports pygame"),
    ("games.one.rules", "import datetime", "game.games.one.rules:1 imports datetime"),
    ("games.one.rules", "from pathlib import Path", "game.games.one.rules:1 imports pathlib"),
    ("games.one.rules", "import io", "game.games.one.rules:1 imports io"),
    ("games.one.rules", "open('x')", "game.games.one.rules:1 calls open"),
    (
        "games.one.rules",
        "from game.games.two.rules import steps",
        "imports game.games.two.rules.steps",
    ),
    ("games.one.rules", "from ..two.rules import steps", "imports game.games.two.rules.steps"),
    ("games.one.rules", "from ...stage import pieces", "imports game.stage.pieces"),
    ("games.one.rules", "from game.games.one import table", "imports game.games.one.table"),
    ("games.one.rules", "from game.system import paths", "imports game.system.paths"),
    ("games.one.rules", "import importlib", "imports importlib"),
    ("games.one.rules", "__import__('pygame')", "uses __import__"),
    ("games.one.rules", "eval('1')", "uses eval"),
    ("games.one.rules", "import sys", "imports sys"),
    ("games.one.rules", "from game.games.one import bot", "imports game.games.one.bot"),
    ("games.one.seen", "X = 0.5", "game.games.one.seen:1 reckons in fractions"),
    ("games.one.bot", "import random", "game.games.one.bot:1 imports random"),
    ("games.one.bot", "from game.bots import x", "game.games.one.bot:1 imports game.bots"),
    (
        "games.one.rules",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import game.stage.pieces",
        "game.games.one.rules:3 imports game.stage.pieces",
    ),
    ("games.two.rules.turn", "from game.games.two.bot import worth", "imports game.games.two.bot"),
    ("games.two.rules.turn", "X = 0.5", "game.games.two.rules.turn:1 reckons in fractions"),
    ("games.two.seen.view", "from game.games.two.table import war", "imports game.games.two.table"),
    (
        "games.two.table.war",
        "from game.games.two.rules import turn",
        "imports game.games.two.rules",
    ),
    ("games.two.table.war", "from game.games.two.bot import worth", "imports game.games.two.bot"),
    ("games.one.table", "import pygame", "game.games.one.table:1 imports pygame"),
    ("games.one.table", "from game.games.one import rules", "imports game.games.one.rules"),
    (
        "games.one.table",
        "from game.games.two.rules import steps",
        "imports game.games.two.rules.steps",
    ),
    ("games.one.table", "from game.screens import x", "imports game.screens"),
    ("match.saves", "import pygame", "game.match.saves:1 imports pygame"),
    ("match.saves", "from game import stage", "game.match.saves:1 imports game.stage"),
    ("match.saves", "import game.games.one", "game.match.saves:1 imports game.games.one"),
    ("match.saves", "from importlib import import_module", "game.match.saves:1 imports importlib"),
    ("match.saves", "import runpy", "game.match.saves:1 imports runpy"),
    ("match.saves", "import pickle", "game.match.saves:1 imports pickle"),
    ("match.saves", "import sys\nx = sys.modules['game']", "game.match.saves:2 uses sys.modules"),
    ("match.saves", "from game import bots", "game.match.saves:1 imports game.bots"),
    ("bots.search", "from game import match", "game.bots.search:1 imports game.match"),
    ("bots.search", "from game.games.one import bot", "imports game.games.one.bot"),
    ("stage.pieces", "from game import match", "game.stage.pieces:1 imports game.match"),
    ("stage.pieces", "from game import kernel", "game.stage.pieces:1 imports game.kernel"),
    ("stage.pieces", "import numpy", "game.stage.pieces:1 imports numpy"),
    ("phones.hub", "from game import screens", "game.phones.hub:1 imports game.screens"),
    ("phones.hub", "from game.games.one import content", "imports game.games.one.content"),
    ("phones.hub", "from game import catalogue", "game.phones.hub:1 imports game.catalogue"),
    ("phones.hub", "import pygame", "game.phones.hub:1 imports pygame"),
    ("screens.title", "from game import bots", "game.screens.title:1 imports game.bots"),
    ("screens.title", "import game.games.one.content", "imports game.games.one.content"),
    ("screens.title", "import pygame", "game.screens.title:1 imports pygame"),
    ("system.log", "from game.stage import pieces", "game.system.log:1 imports game.stage.pieces"),
    ("system.log", "import pygame", "game.system.log:1 imports pygame"),
    ("catalogue", "import game.games.one.table", "game.catalogue:1 imports game.games.one.table"),
    ("__init__", "import pygame", "game:1 imports pygame"),
    ("games.one.odds", "", "game.games.one.odds lies in no room"),
    ("games.one.helpers.deep", "", "game.games.one.helpers.deep lies in no room"),
    ("commands.shot", "from game.makers import bench", "imports game.makers.bench"),
    ("app", "from game import makers", "game.app:1 imports game.makers"),
    ("screens.title", "from game.makers import bench", "imports game.makers.bench"),
    ("helpers", "", "game.helpers lies in no room"),
    ("tools.__init__", "", "game.tools lies in no room"),
]


def build(root: Path, modules: dict[str, str]) -> None:
    for name, text in modules.items():
        path = root / "game" / f"{name.replace('.', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def test_the_house_keeps_the_law() -> None:
    assert faults(ROOT) == []


def test_a_lawful_house_has_no_faults(tmp_path: Path) -> None:
    build(tmp_path, HOUSE)
    assert faults(tmp_path) == []


@pytest.mark.parametrize(("module", "text", "told"), BREACHES)
def test_a_planted_breach_is_found(module: str, text: str, told: str, tmp_path: Path) -> None:
    build(tmp_path, HOUSE | {module: text})
    found = faults(tmp_path)
    assert any(told in fault for fault in found), found


def test_rules_and_bots_load_without_screen_or_files() -> None:
    """What the source says, seen at work: a bot's process has no use for any of these."""
    ask = (
        "import sys\n"
        "from game import catalogue\n"
        "for name in catalogue.GAMES:\n"
        "    catalogue.game(name), catalogue.judge(name)\n"
        "heavy = {'pygame', 'msgspec', 'platformdirs', 'fluent', 'random', 'numpy'}\n"
        "print(sorted(heavy & set(sys.modules)), len(catalogue.GAMES))"
    )
    done = subprocess.run(
        [sys.executable, "-c", ask], capture_output=True, text=True, cwd=ROOT, check=True
    )
    loaded, _, count = done.stdout.strip().rpartition(" ")
    assert loaded == "[]"
    assert int(count) >= 1
