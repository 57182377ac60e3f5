"""From a motion as data to what plays it, now that its moment has come."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never
from typing import cast as cast_to

from game.stage import motion as m
from game.stage.cast import distance, overturned, rewritten
from game.stage.piece import TWEENED, altered, numbers
from game.stage.players import (
    Counting,
    Fade,
    Fly,
    Player,
    Rolling,
    Shown,
    Turning,
    Tween,
    Waiting,
    flown,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from game.stage.cast import Cast
    from game.stage.piece import Changes, Numbers, Piece
    from game.stage.schedule import Cue

__all__ = ["begin", "foreseen", "moved", "touched", "writes"]

_SEEN = tuple(name for name in TWEENED if name != "depth")
"""What of a motion is seen where nothing else lies."""


def touched(leaf: m.Leaf) -> tuple[str, ...] | None:
    """The keys of the pieces that must be where they are by now for this to begin; None: all.

    A dozen motions may begin between two frames. To bring every piece up to date for each of
    them would be most of the work.
    """
    match leaf:
        case m.Settle() | m.Hold():
            # The picture stands still as it is at that moment.
            return None
        case m.Wait() | m.Sound() | m.Shake() | m.Call() | m.Cut() | m.Rest() | m.Reveal():
            return ()
        case m.Burst():
            return (leaf.at,) if isinstance(leaf.at, str) else ()
        case m.Show():
            return (leaf.piece.key,)
        case m.Arc() | m.Tumble():
            return (leaf.key, leaf.to) if isinstance(leaf.to, str) else (leaf.key,)
        case _:
            return (leaf.key,)


def moved(leaf: m.Leaf) -> str | None:
    """The key of the one piece this moves; None: several, or each step of it is heard."""
    keys = touched(leaf)
    return keys[0] if keys and not isinstance(leaf, m.Count) else None


def writes(leaf: m.Leaf) -> str:
    """The key of the piece whose picture or writing it changes by itself; "" for none."""
    match leaf:
        case m.Count() | m.Flip() | m.Hide() | m.Put() | m.Tumble():
            return leaf.key
        case m.Show():
            return leaf.piece.key
        case _:
            return ""


def foreseen(cast: Cast, cues: Iterable[Cue]) -> list[Piece]:
    """Pieces as these motions will show them, where a layout would not tell."""
    shown: dict[str, Piece] = {}
    found: list[Piece] = []
    for _, leaf in cues:
        if isinstance(leaf, m.Show):
            shown[leaf.piece.key] = leaf.piece
            found.append(leaf.piece)
        elif isinstance(leaf, m.Flip | m.Tumble | m.Put):
            piece = shown.get(leaf.key) or cast.live.get(leaf.key) or cast.now.get(leaf.key)
            if piece is None:
                continue
            art = leaf.art if isinstance(leaf, m.Put) else None
            if isinstance(leaf, m.Tumble):
                found.append(altered(piece, face=""))
            found.append(altered(piece, face=leaf.face or "", art=art or piece.art))
    return found


def begin(cast: Cast, leaf: m.Leaf) -> list[Player]:  # noqa: C901, PLR0911, PLR0912 - one per leaf
    """What is done at once is done; what takes time is returned."""
    match leaf:
        case m.Wait():
            return [Waiting(leaf.ms)]
        case m.Call() | m.Cut() | m.Rest() | m.Reveal():
            return []
        case m.Change():
            return [_calm_change(cast, leaf) if cast.calm and not leaf.plain else Tween(cast, leaf)]
        case m.Arc():
            goal = flown(cast, leaf)
            return [] if goal is None else [_fly(cast, goal, leaf.ms, leaf.lift, leaf.curve)]
        case m.Home():
            home = cast.now.get(leaf.key)
            return [] if home is None else [_fly(cast, home, leaf.ms, leaf.lift, leaf.curve)]
        case m.Flip():
            if cast.calm:
                face: Changes = {"face": leaf.face}
                if leaf.text is not None:
                    face["text"] = leaf.text
                return [Fade(cast, leaf.key, leaf.ms, **face)]
            return [Turning(cast, leaf)]
        case m.Tumble():
            return [_calm_roll(cast, leaf) if cast.calm else Rolling(cast, leaf)]
        case m.Enter():
            if leaf.key in cast.now:
                cast.live[leaf.key] = cast.so_far(leaf.key)
            return []
        case m.Show():
            cast.live[leaf.piece.key] = leaf.piece
            return [Shown(leaf.piece.key, leaf.ms)] if leaf.ms else []
        case m.Hide():
            cast.live.pop(leaf.key, None)
            return []
        case m.Put():
            given = (("art", leaf.art), ("face", leaf.face), ("frame", leaf.frame))
            changes = {
                name: value for name, value in (*given, ("text", leaf.text)) if value is not None
            }
            cast.put(leaf.key, **cast_to("Changes", changes))
            return []
        case m.Count():
            return [Counting(cast, leaf)]
        case m.Hold() | m.Burst() | m.Shake():
            if not cast.calm:
                _effect(cast, leaf)
            return []
        case m.Sound():
            cast.effects.sound(leaf.id, leaf.gain)
            return []
        case m.Settle():
            return list(_settle(cast, leaf))
        case _:
            assert_never(leaf)


def _effect(cast: Cast, leaf: m.Hold | m.Burst | m.Shake) -> None:
    if isinstance(leaf, m.Hold):
        cast.effects.hold(leaf.ms)
    elif isinstance(leaf, m.Shake):
        cast.effects.shake(leaf.px, leaf.ms)
    else:
        x, y = cast.place(leaf.at)
        cast.effects.burst(leaf.kind, x, y, leaf.count, leaf.size)


def _calm_change(cast: Cast, leaf: m.Change) -> Player:
    """A fade to where it would have got; a change of nothing but its alpha is one already."""
    piece = cast.get(leaf.key)
    if piece is None:
        return Waiting(0)
    if leaf.curve == "swing":
        return Waiting(leaf.ms)  # there and back: nothing to see when it does not move
    goal = {name: getattr(piece, name) + value if leaf.by else value for name, value in leaf.to}
    if set(goal) == {"alpha"} or all(getattr(piece, name) == end for name, end in goal.items()):
        return Tween(cast, replace(leaf, ms=min(leaf.ms, 150)))
    return Fade(cast, leaf.key, leaf.ms, **cast_to("Numbers", goal))


def _calm_roll(cast: Cast, leaf: m.Tumble) -> Player:
    x, y = cast.place(leaf.to, cast.get(leaf.key))
    return Fade(cast, leaf.key, leaf.ms, x=x, y=y, face=leaf.face, frame=0, turn=0.0)


def _fly(cast: Cast, goal: Piece, ms: float, lift: float, way: str) -> Player:
    if cast.calm:
        return Fade(cast, goal.key, ms, **numbers(goal))
    return Fly(cast, goal.key, goal, ms, lift, way)


def _settle(cast: Cast, leaf: m.Settle) -> Iterator[Player]:
    """The difference between what is there and what ought to be, as motions."""
    for key, home in cast.now.items():
        here = cast.live.get(key)
        if here is None:
            start = _origin(cast, home, home.born)
            cast.live[key] = replace(start, alpha=0.0)
            yield Fly(cast, key, home, 150 if cast.calm else leaf.ms, 0, "out")
        elif here is not home and here != home:
            yield from _bring(cast, here, home, leaf)
    for key in [key for key in cast.live if key not in cast.now]:
        gone = cast.live[key]
        end = replace(_origin(cast, gone, gone.dies), alpha=0.0)
        yield Fly(cast, key, end, 150 if cast.calm else leaf.ms, 0, "out")


def _origin(cast: Cast, piece: Piece, place: str) -> Piece:
    """The piece as it lies where it comes from or goes to."""
    if cast.calm or not cast.stands(place):
        return piece
    x, y = cast.place(place)
    return replace(piece, x=x, y=y, scale=piece.scale * 0.8)


def _bring(cast: Cast, here: Piece, home: Piece, leaf: m.Settle) -> Iterator[Player]:
    # What is no number changes at once, but a card that shows its other side is turned over, and
    # what is written anew waits for all other words.
    turned = overturned(here, home)
    if cast.revealed or not rewritten(here, home):
        cast.live[home.key] = replace(
            home,
            **numbers(here),
            face=here.face if turned else home.face,
            text=here.text if turned else home.text,
        )
    if turned:
        yield from begin(cast, m.Flip(home.key, home.face, text=home.text))
    if here.depth != home.depth and not any(
        getattr(here, name) != getattr(home, name) for name in _SEEN
    ):
        # Who lies over whom does not change little by little.
        cast.live[home.key] = replace(cast.live[home.key], depth=home.depth)
    elif any(getattr(here, name) != getattr(home, name) for name in TWEENED):
        # What others lie on slides: were it lifted, it would come to lie over them.
        lifts = home.depth >= 0 and distance(here, home) > 40
        yield _fly(cast, home, leaf.ms, leaf.lift if lifts else 0, "out")
