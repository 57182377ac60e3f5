"""The face of a seat on a phone: what its private picture is made of, in words and pictures' names.

Made from what the seat sees and nothing else. The game's table may say better what matters
(`Showing.hand`); where it says nothing, the answers themselves are shown, as they lie on the table.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from game.kernel.contract import PickSome
from game.match.choosing import Choosing
from game.phones import wire
from game.phones.things import art_of, cut, groups, pile_group, place_of, sentences

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from game.kernel.contract import Action, Seen, Viewer
    from game.match.session import Session
    from game.phones.sides import Between
    from game.phones.tongue import Tongue
    from game.stage.look import Look
    from game.stage.showing import Showing
    from game.stage.table import Prompt, Table
    from game.stage.tale import Line

__all__ = [
    "Room", "Sitting", "asking", "between_face", "following", "private_face", "public_face",
    "whole_answer",
]  # fmt: skip

_LOG = 3
_LOG_EVENTS = 16
_MOST_NODES = 160
_ON_BUTTON = 26
"""Letters of a name that has room on the button that chooses it."""


class Room(Protocol):
    """What a face is made from: a match, its table, and how the table looks at it."""

    @property
    def session(self) -> Session: ...
    @property
    def table(self) -> Table[Any]: ...
    @property
    def told(self) -> int:
        """So many events everybody has been shown."""
        ...

    @property
    def shown(self) -> Seen:
        """What everybody sees after these."""
        ...

    def look(self, seen: Seen, choosing: Choosing | None, *, private: bool) -> Look: ...


class Sitting:
    """Everything of one seat at one moment that its face is made from."""

    def __init__(
        self,
        room: Room,
        tongue: Tongue,
        shows: Callable[[str], bool],
        viewer: Viewer,
        choosing: Choosing | None = None,
    ) -> None:
        self.room, self.tongue, self.shows = room, tongue, shows
        self.seat, self.choosing = viewer, choosing
        self.table = room.table
        # What is her own she has at once; what all look on at, no sooner than it is shown.
        self.seen = room.shown if viewer is None else room.session.seen(viewer)
        self.look = room.look(self.seen, choosing, private=viewer is not None)
        self.before = choosing
        """The way so far without an id that ends it: its siblings may still be exchanged for it."""
        if choosing is not None and choosing.path and not choosing.offered:
            self.before = Choosing(choosing.seat, choosing.options, choosing.path, set())
            self.before.folded = choosing.folded
            self.before.back()
            self.look = replace(self.look, offered=self.before.offered)

    @cached_property
    def showing(self) -> Showing:
        """All that these eyes see and may choose."""
        return self.table.showing(self.seen, self.look)

    def answer_of(self, name: str) -> Action | None:
        """The whole answer that choosing this id would give."""
        return self.before.leads_to(name) if self.before is not None else None

    def wants_more(self, answer: Action) -> bool:
        """Whether an answer is looked at once more before it is given."""
        look = replace(self.look, path=answer, offered=(), ready=True)
        parting = self.showing.parting(answer[-1]) if answer else None
        return parting is not None or self.table.showing(self.seen, look).sure is not None

    @property
    def offered(self) -> tuple[str, ...]:
        return self.before.offered[:_MOST_NODES] if self.before is not None else ()

    @property
    def chosen(self) -> tuple[str, ...]:
        """Of what is offered, what is chosen."""
        if self.choosing is None or self.choosing is self.before:
            return self.choosing.picked if self.choosing is not None else ()
        return self.choosing.path[-1:]


def following(room: Room, seat: int, path: Sequence[str]) -> Choosing | None:
    """The seat's way through its question, so far along; None if it is not asked."""
    options = room.session.legal(seat)
    if not options:
        return None
    folded = room.table.manner(room.session.seen(seat)).folded
    choosing = Choosing(seat, options, folded=folded)
    for name in path:
        if name not in choosing.offered:
            break
        choosing.choose(name)
    return choosing


def public_face(sitting: Sitting) -> wire.Face:
    """What everybody may see: nothing of it comes from any hand."""
    prompt, tongue = sitting.showing.prompt, sitting.tongue
    return wire.Face(
        0,
        "public",
        cut(tongue.told(prompt.title)),
        cut(tongue.told(prompt.body)),
        line=cut(tongue.told(sitting.showing.title)),
        groups=groups(sitting),
        log=_log(sitting),
        # Steps with pictures are tiles to choose from.
        steps=tuple(tongue.told(step.title) for step in prompt.steps if not step.art),
    )


def private_face(sitting: Sitting, q: int) -> wire.Face:
    """For one pair of eyes: its hand, its sketch, what its answers would mean."""
    prompt, tongue = sitting.showing.prompt, sitting.tongue
    hints = (tongue.told(prompt.body), tongue.told(prompt.note))
    return wire.Face(
        0,
        "private",
        cut(tongue.told(prompt.title)),
        cut(sentences(hints)),
        line=cut(tongue.told(sitting.showing.title)),
        groups=groups(sitting),
        q=q,
    )


def between_face(found: Between, tongue: Tongue, shows: Callable[[str], bool], q: int) -> wire.Face:
    """While no match is played: everybody may see it."""
    groups = tuple(pile_group(pile, tongue, shows) for pile in found.piles)
    title, hint = cut(tongue.told(found.title)), cut(tongue.told(found.hint))
    return wire.Face(0, "public", title, hint, groups=groups, q=q)


def asking(
    sitting: Sitting, q: int, *, private: bool, sealed: bool, all_do: Sequence[str] = ()
) -> wire.Asked:
    """The question: what may come next, on the way to an answer. `all_do` is what everybody does
    meanwhile, step by step."""
    choosing, tongue, showing = sitting.choosing, sitting.tongue, sitting.showing
    assert choosing is not None
    assert sitting.before is not None
    options, sure = choosing.options, showing.sure
    if sure is None and choosing.path and choosing.ready is not None:
        sure = showing.parting(choosing.path[-1])
    some = wire.Some(options.least, options.most) if isinstance(options, PickSome) else None
    nodes = _told_apart(sitting, list(_nodes(sitting)))
    return wire.Asked(
        q,
        0,
        private,
        sitting.before.path,
        sitting.chosen,
        nodes,
        some,
        cut(tongue.told(sure.title))
        if sure is not None
        else _confirm(sitting, nodes, some, sealed),
        ready=choosing.ready is not None,
        counter=cut(tongue.told(showing.prompt.counter)),
        danger=sure is not None and sure.danger,
        heading=_heading(tongue, some),
        steps=_steps(tongue, showing.prompt) or _how_far(all_do, len(sitting.seen.mine)),
    )


def _confirm(
    sitting: Sitting, nodes: Sequence[wire.Node], some: wire.Some | None, sealed: bool
) -> str:
    """On the button that gives the answer: what it is, and what it brings, if that has room."""
    key = "confirm" if sealed else "confirm-open"
    chosen = [node for node in nodes if node.id in sitting.chosen]
    # Of several a phone ticks more before the table hears of it.
    if len(chosen) == 1 and (some is None or some.most == 1):
        what = " ".join(filter(None, (chosen[0].label, chosen[0].gain)))
        if len(what) <= _ON_BUTTON:
            return sitting.tongue.page(f"{key}-what", what=what)
    return sitting.tongue.page(key)


def _heading(tongue: Tongue, some: wire.Some | None) -> str:
    if some is None:
        return tongue.page("choose-one")
    if some.least == some.most:
        return tongue.page("choose-exactly", n=some.most)
    return tongue.page("choose-some", n=some.least, of=some.most)


def _steps(tongue: Tongue, prompt: Prompt) -> tuple[str, ...]:
    return tuple(
        ("*" if step.now else "+" if step.done else "") + tongue.told(step.title)
        for step in prompt.steps
    )


def _how_far(all_do: Sequence[str], answered: int) -> tuple[str, ...]:
    """The same for somebody who has answered so many of them."""
    return tuple(
        ("+" if at < answered else "*" if at == answered else "") + step
        for at, step in enumerate(all_do)
    )


# Answers


def _nodes(sitting: Sitting) -> Iterable[wire.Node]:
    choosing, told = sitting.before, sitting.tongue.told
    assert choosing is not None
    for name in sitting.offered:
        answer, whole = sitting.showing.by_id[name], sitting.answer_of(name)
        command = place_of(sitting, name) is None and not choosing.picks
        if command and whole is not None:
            # What is looked at once more before it is given is chosen first, then confirmed.
            command = not sitting.wants_more(whole)
        yield wire.Node(
            name,
            cut(told(answer.tells)),
            cut(told(answer.help)),
            cut(told(answer.price.text)) if answer.price is not None else "",
            art_of(sitting, name),
            "command" if command else "thing",
            more=not choosing.picks and whole is None,
        )


def _told_apart(sitting: Sitting, nodes: list[wire.Node]) -> tuple[wire.Node, ...]:
    """Two cards of one name lie in two places for eyes; for ears they are counted, as they lie."""
    lying = [held.answer for pile in sitting.showing.hand for held in pile.things]
    found: dict[tuple[str, ...], list[int]] = {}
    for at, node in enumerate(nodes):
        found.setdefault((node.label, node.hint, node.gain), []).append(at)
    for alike in found.values():
        alike.sort(key=lambda at: lying.index(nodes[at].id) if nodes[at].id in lying else -1)
        for number, at in enumerate(alike, 1) if len(alike) > 1 else ():
            count = sitting.tongue.page("twin", n=number, of=len(alike))
            hint = ", ".join(filter(None, (nodes[at].hint, count)))
            nodes[at] = msgspec.structs.replace(nodes[at], hint=hint)
    return tuple(nodes)


def _log(sitting: Sitting) -> tuple[wire.Line, ...]:
    """The last things that happened, as everybody heard them."""
    events = sitting.room.session.log(None)[: sitting.room.told][-_LOG_EVENTS:]
    lines: list[wire.Line] = []
    for event in events:
        lines += [
            _told(sitting, line, line.seat)
            for line in sitting.table.tale.lines(event, sitting.look)
            if line.seat is not None
        ]
    return tuple(lines[-_LOG:])


def _told(sitting: Sitting, line: Line, seat: int) -> wire.Line:
    text = cut(sitting.tongue.told(line.text))
    portrait = f"portrait/{sitting.look.faces[seat].colour}.idle"
    # It lies on paper: a sign that is drawn in ink, too, is shown in ink.
    art = next(filter(sitting.shows, (f"{line.art}.ink", line.art, portrait)), "")
    gain = f"+{line.gain}" if line.gain > 0 else f"−{-line.gain}" if line.gain else ""
    said = gain and re.search(rf"(?<!\d){abs(line.gain)}(?!\d)", text)
    return wire.Line(text, art, "" if said else gain)


def whole_answer(room: Room, seat: int, path: Sequence[str]) -> Action | None:
    """The answer a phone's path stands for, with what is folded into it; None if it is none."""
    choosing = following(room, seat, path)
    if choosing is None or len(choosing.picked if choosing.picks else path) != len(path):
        return None
    if set(path) - set(choosing.picked or choosing.path):
        return None
    return choosing.ready
