"""Which sounds an act can make: read off its source, whatever the match brings."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from game import catalogue
from game.stage.kit.flights import Heard
from game.stage.motion import Motion, Sound, Stagger, Then, Together

__all__ = ["GAMES", "acts", "kinds", "said_in", "sounding", "sounds_of"]

GAMES = Path(catalogue.__file__).parent / "games"
_ID = re.compile(r"[a-z]+/[a-z_]+(?:\.\d*)?")


def kinds(name: str) -> frozenset[str]:
    """Every kind of event a game may tell."""
    return frozenset(event.kind for event in catalogue.game(name).events)


def acts(name: str) -> Mapping[str, Callable[..., Motion]]:
    """By kind, how it is shown."""
    # The table first: it and its acts read one another.
    catalogue.table(name)
    known = import_module(f"game.games.{name}.acts").ACTS._acts
    return {event.kind: act for event, act in known.items()}


def sounds_of(act: Callable[..., Any]) -> frozenset[str]:
    """All sounds that stand in a function, in what it calls, and in the tables they look into."""
    found: set[str] = set()
    waiting, done = [act], set[Callable[..., Any]]()
    while waiting:
        one = waiting.pop()
        if one in done:
            continue
        done.add(one)
        if isinstance(one, Heard):
            found.add(one.sound)
            continue
        for node in ast.walk(_tree(one)):
            found |= _ids(node)
            if isinstance(node, ast.Name):
                named = one.__globals__.get(node.id)
                if inspect.isfunction(named) and ".games." in named.__module__:
                    waiting.append(named)
                elif isinstance(named, Mapping):
                    found |= set().union(*map(_id, named.values()))
    return frozenset(found)


@lru_cache(maxsize=512)
def _tree(function: Callable[..., Any]) -> ast.AST:
    return ast.parse(textwrap.dedent(inspect.getsource(function)))


def _ids(node: ast.AST) -> set[str]:
    """A name of a sound; of one put together ("park/prize.{size}") what is fixed of it."""
    match node:
        case ast.Call(
            func=ast.Name("Sound") | ast.Attribute(attr="Sound"),
            args=[ast.Constant(str(name)), *_],
        ):
            # Those that all games share may have a name without a stroke: "coin".
            return {name}
    return _id(node.value) if isinstance(node, ast.Constant) else set()


def _id(value: object) -> set[str]:
    return {value.rstrip("._")} if isinstance(value, str) and _ID.fullmatch(value) else set()


def said_in(path: Path) -> set[str]:
    """The names of sounds in a file: whatever is handed to a Sound or looks up one."""
    tree = ast.parse(path.read_text("utf-8"))
    return set().union(*(_ids(node) for node in ast.walk(tree)))


def sounding(motion: Motion) -> Iterator[str]:
    """What is heard in a motion, in order."""
    match motion:
        case Then() | Together() | Stagger():
            for each in motion.motions:
                yield from sounding(each)
        case Sound():
            yield motion.id
