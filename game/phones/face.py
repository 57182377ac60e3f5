"""The face of a seat on a phone: what its private picture is made of, in words and pictures' names.

Made from what the seat sees and nothing else. The game's table may say better what matters
(`Showing.hand`); where it says nothing, the answers themselves are shown, as they lie on the table.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from game.kernel.contract import PickSome
from game.match.choosing import Choosing
from game.phones import wire
from game.phones.sketch import boxed, sketch
from game.stage.box import Box
from game.stage.hand import Held

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from game.kernel.contract import Action, Seen, Viewer
    from game.match.session import Session
    from game.phones.sides import Between
    from game.phones.tongue import Tongue
    from game.stage.hand import Pile
    from game.stage.look import Look
    from game.stage.showing import Showing
    from game.stage.table import Prompt, Table

__all__ = [
    "Room", "Sitting", "asking", "following", "looked_into", "private_face", "public_face",
]  # fmt: skip

_LOG = 3
_LOG_EVENTS = 16
_ROW = 40
"""Units between two things that lie in rows of their own."""
_LONGEST = 200
_TEXT = 1200
_ENDS = (".", "!", "?")
_DIAGRAM = Box(-200, -120, 400, 240)
"""The field on which the diagram of a page is drawn."""
_MOST_NODES = 160


class Room(Protocol):
    """What a face is made from: a match, its table, and how the table looks at it."""

    @property
    def session(self) -> Session: ...
    @property
    def table(self) -> Table[Any]: ...
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
        self.seen = room.session.seen(viewer)
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
        return self.table.showing(self.seen, look).sure is not None

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
        _cut(tongue.told(prompt.title)),
        _cut(tongue.told(prompt.body)),
        line=_cut(tongue.told(sitting.showing.title)),
        groups=_groups(sitting),
        log=_log(sitting),
    )


def private_face(sitting: Sitting, q: int) -> wire.Face:
    """For one pair of eyes: its hand, its sketch, what its answers would mean."""
    prompt, tongue = sitting.showing.prompt, sitting.tongue
    hints = (tongue.told(prompt.body), tongue.told(prompt.note))
    return wire.Face(
        0,
        "private",
        _cut(tongue.told(prompt.title)),
        _cut(" ".join(filter(None, hints))),
        line=_cut(tongue.told(sitting.showing.title)),
        groups=_groups(sitting),
        q=q,
    )


def between_face(found: Between, tongue: Tongue, shows: Callable[[str], bool], q: int) -> wire.Face:
    """While no match is played: everybody may see it."""
    groups = tuple(pile_group(pile, tongue, shows) for pile in found.piles)
    title, hint = _cut(tongue.told(found.title)), _cut(tongue.told(found.hint))
    return wire.Face(0, "public", title, hint, groups=groups, q=q)


def pile_group(pile: Pile, tongue: Tongue, shows: Callable[[str], bool]) -> wire.Group:
    """Things that are not chosen from."""
    told = tongue.told
    things = tuple(_plainly(held, pile, tongue, shows) for held in pile.things)
    return wire.Group(
        pile.key, _cut(told(pile.name)), pile.layout, things, pile.ground, _cut(told(pile.note))
    )


def asking(sitting: Sitting, q: int, *, private: bool, sealed: bool) -> wire.Asked:
    """The question: what may come next, on the way to an answer."""
    choosing, tongue, showing = sitting.choosing, sitting.tongue, sitting.showing
    assert choosing is not None
    assert sitting.before is not None
    options, sure = choosing.options, showing.sure
    some = wire.Some(options.least, options.most) if isinstance(options, PickSome) else None
    return wire.Asked(
        q,
        0,
        private,
        sitting.before.path,
        sitting.chosen,
        _told_apart(tongue, list(_nodes(sitting))),
        some,
        _cut(tongue.told(sure.title))
        if sure is not None
        else tongue.page("confirm" if sealed else "confirm-open"),
        ready=choosing.ready is not None,
        counter=_cut(tongue.told(showing.prompt.counter)),
        danger=sure is not None and sure.danger,
        heading=_heading(tongue, some),
        steps=_steps(tongue, showing.prompt),
    )


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


# Answers


def _nodes(sitting: Sitting) -> Iterable[wire.Node]:
    choosing, told = sitting.before, sitting.tongue.told
    assert choosing is not None
    for name in sitting.offered:
        answer, whole = sitting.showing.by_id[name], sitting.answer_of(name)
        command = _place(sitting, name) is None and not choosing.picks
        if command and whole is not None:
            # What is looked at once more before it is given is chosen first, then confirmed.
            command = not sitting.wants_more(whole)
        yield wire.Node(
            name,
            _cut(told(answer.tells)),
            _cut(told(answer.help)),
            _cut(told(answer.price.text)) if answer.price is not None else "",
            _art(sitting, name),
            "command" if command else "thing",
            more=not choosing.picks and whole is None,
        )


def _told_apart(tongue: Tongue, nodes: list[wire.Node]) -> tuple[wire.Node, ...]:
    """Two cards of one name lie in two places for eyes; for ears they are counted."""
    found: dict[tuple[str, ...], list[int]] = {}
    for at, node in enumerate(nodes):
        found.setdefault((node.label, node.hint, node.gain), []).append(at)
    for alike in found.values():
        for number, at in enumerate(alike, 1) if len(alike) > 1 else ():
            count = tongue.page("twin", n=number, of=len(alike))
            hint = ", ".join(filter(None, (nodes[at].hint, count)))
            nodes[at] = msgspec.structs.replace(nodes[at], hint=hint)
    return tuple(nodes)


def _place(sitting: Sitting, name: str) -> tuple[float, float] | None:
    """Where an id lies on the table; None: it is a button of the prompt."""
    box = sitting.showing.place_of(name)
    return None if box is None else (box.cx, box.cy)


def _art(sitting: Sitting, name: str) -> str:
    """The picture that lies where the answer is pointed at."""
    showing, box = sitting.showing, sitting.showing.place_of(name)
    own = showing.bearers(name)
    if not own and box is not None:
        own = [
            p for p in showing.pieces if box.x <= p.x <= box.right and box.y <= p.y <= box.bottom
        ]
    for piece in sorted(own, key=lambda piece: -piece.depth):
        art = piece.face or piece.art
        if art and not art.startswith("ui/") and sitting.shows(art):
            return art
    price = showing.by_id[name].price
    return price.art if price is not None and sitting.shows(price.art) else ""


# Things


def _groups(sitting: Sitting) -> tuple[wire.Group, ...]:
    said = [_said(sitting, pile) for pile in sitting.showing.hand]
    held = {one for group in said for thing in group.things for one in thing.answers}
    plain = _plain(sitting, held) if sitting.choosing is not None else None
    return tuple(said) if plain is None else (*said, plain)


def _said(sitting: Sitting, pile: Pile) -> wire.Group:
    group = pile_group(pile, sitting.tongue, sitting.shows)
    if pile.window is not None:
        drawn = sketch(sitting.showing.pieces, pile.window, sitting.shows, sitting.tongue.told)
        things = tuple(_on_map(sitting, pile, pile.window))
        return msgspec.structs.replace(group, things=things, sketch=drawn)
    things = tuple(
        _offered(sitting, held, thing)
        for held, thing in zip(pile.things, group.things, strict=True)
    )
    return msgspec.structs.replace(group, things=things)


def _offered(sitting: Sitting, held: Held, thing: wire.Thing) -> wire.Thing:
    if held.answer not in sitting.offered:
        return thing
    page = held.page or _page_of(sitting, held.answer)
    return msgspec.structs.replace(thing, answers=(held.answer,), page=page)


def _plainly(held: Held, pile: Pile, tongue: Tongue, shows: Callable[[str], bool]) -> wire.Thing:
    told = tongue.told
    return wire.Thing(
        held.key,
        _cut(told(held.name)),
        _cut(_joined(filter(None, map(told, held.says)))),
        held.art if shows(held.art) else "",
        told(held.count),
        held.at,
        held.state,
        gain=told(held.gain),
        many=held.many,
        lights=held.lights,
        heard=_cut(_joined(filter(None, map(told, held.heard)))),
        sign=held.sign,
        page=held.page,
        sketch=sketch(held.drawn, pile.each, shows, told) if held.drawn and pile.each else None,
    )


def _joined(parts: Iterable[str]) -> str:
    """One after another, as sentences or as a list."""
    whole = ""
    for part in parts:
        whole += f"{' ' if whole.endswith(_ENDS) else ', ' if whole else ''}{part}"
    return whole


def _on_map(sitting: Sitting, pile: Pile, window: Box) -> Iterable[wire.Thing]:
    """What may be chosen on a cut-out of the table, row by row, as the pile tells it."""
    by_answer = {held.answer: held for held in pile.things}
    elsewhere = {
        held.answer
        for other in sitting.showing.hand
        if other.window is None
        for held in other.things
    }
    found: list[tuple[float, float, wire.Thing]] = []
    for name in sitting.offered:
        place = sitting.showing.place_of(name)
        box = boxed(place, window) if place is not None else None
        if place is None or box is None or name in elsewhere:
            continue
        answer = sitting.showing.by_id[name]
        held = by_answer.get(name) or Held(name, answer.tells, answer=name)
        thing = _offered(sitting, held, _plainly(held, pile, sitting.tongue, sitting.shows))
        thing = msgspec.structs.replace(thing, box=box)
        found.append((round(place.cy / _ROW), place.cx, thing))
    return [thing for _, _, thing in sorted(found, key=lambda one: one[:2])]


def _page_of(sitting: Sitting, name: str) -> str:
    """Where what stands for an answer can be looked into."""
    return next((piece.page for piece in sitting.showing.bearers(name) if piece.page), "")


def looked_into(sitting: Sitting, name: str) -> wire.Page:
    """All there is to know of one thing, if it lies before these eyes: no name alone opens any."""
    told, shows = sitting.tongue.told, sitting.shows
    lying = {piece.page for piece in sitting.showing.pieces}
    lying |= {held.page for pile in sitting.showing.hand for held in pile.things}
    look = replace(sitting.look, inspected=name)
    page = sitting.table.showing(sitting.seen, look).page if name and name in lying else None
    if page is None:
        return wire.Page(name)
    return wire.Page(
        name,
        _cut(told(page.title)),
        told(page.text)[:_TEXT],
        _cut(told(page.kind)),
        page.art if shows(page.art) else "",
        tuple(
            wire.Noted(_cut(told(note.text)), note.art if shows(note.art) else "")
            for note in page.notes
        ),
        _cut(told(page.best)),
        _cut(told(page.why_not)),
        sketch(page.diagram, _DIAGRAM, shows, told) if page.diagram else None,
    )


def _plain(sitting: Sitting, held: set[str]) -> wire.Group | None:
    """Answers that lie on the table and belong to no group yet, in rows as they lie there."""
    found: list[tuple[float, float, str]] = []
    for name in sitting.offered:
        spot = _place(sitting, name)
        if spot is not None and name not in held:
            found.append((spot[1], spot[0], name))
    if not found:
        return None
    rows: list[list[tuple[float, str]]] = []
    last = -1e9
    for y, x, name in sorted(found):
        if y - last > _ROW:
            rows.append([])
            last = y
        rows[-1].append((x, name))
    things, by_id = [], sitting.showing.by_id
    for row, line in enumerate(rows):
        for place, (_, name) in enumerate(sorted(line)):
            word = _cut(sitting.tongue.told(by_id[name].tells))
            art = _art(sitting, name)
            page = _page_of(sitting, name)
            at = (row, place)
            things.append(wire.Thing(name, word, art=art, at=at, answers=(name,), page=page))
    grid = 1 < len(rows) < len(things) and max(map(len, rows)) <= 5
    heading = sitting.tongue.page("where")
    return wire.Group("choices", heading, "grid" if grid else "list", tuple(things))


def _log(sitting: Sitting) -> tuple[str, ...]:
    """The last things that happened, as everybody heard them."""
    events = sitting.room.session.log(None)[-_LOG_EVENTS:]
    lines: list[str] = []
    for event in events:
        lines += [
            sitting.tongue.told(line.text)
            for line in sitting.table.log_line(event, sitting.look)
            if line.seat is not None
        ]
    return tuple(_cut(line) for line in lines[-_LOG:])


def _cut(text: str) -> str:
    """No sentence of a table is so long; a name someone made up might be."""
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def whole_answer(room: Room, seat: int, path: Sequence[str]) -> Action | None:
    """The answer a phone's path stands for, with what is folded into it; None if it is none."""
    choosing = following(room, seat, path)
    if choosing is None or len(choosing.picked if choosing.picks else path) != len(path):
        return None
    if set(path) - set(choosing.picked or choosing.path):
        return None
    return choosing.ready
