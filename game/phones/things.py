"""Things on a phone: what a table's piles, its map and its pages are over the wire."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from game.phones import wire
from game.phones.sketch import boxed, sketch
from game.stage.box import Box
from game.stage.hand import Held

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from game.phones.face import Sitting
    from game.phones.tongue import Tongue
    from game.stage.hand import Pile

__all__ = ["art_of", "cut", "groups", "looked_into", "pile_group", "place_of", "sentences"]

_ROW = 40
"""Units between two things that lie in rows of their own."""
_LONGEST = 200
_TEXT = 1200
_ENDS = (".", "!", "?", "…", ":")
_DIAGRAM = Box(-200, -120, 400, 240)
"""The field on which the diagram of a page is drawn."""


def pile_group(pile: Pile, tongue: Tongue, shows: Callable[[str], bool]) -> wire.Group:
    """Things that are not chosen from."""
    told = tongue.told
    things = tuple(_plainly(held, pile, tongue, shows) for held in pile.things)
    return wire.Group(
        pile.key, cut(told(pile.name)), pile.layout, things, pile.ground, cut(told(pile.note))
    )


def groups(sitting: Sitting) -> tuple[wire.Group, ...]:
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
        cut(told(held.name)),
        cut(_joined(filter(None, map(told, held.says)))),
        held.art if shows(held.art) else "",
        told(held.count),
        held.at,
        held.state,
        gain=told(held.gain),
        many=held.many,
        lights=held.lights,
        heard=cut(_joined(filter(None, map(told, held.heard)))),
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


def sentences(parts: Iterable[str]) -> str:
    """One after another: what has no end of its own and is not the last is given one."""
    *before, last = [part for part in parts if part] or [""]
    return " ".join([*(one if one.endswith(_ENDS) else f"{one}." for one in before), last])


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
        cut(told(page.title)),
        told(page.text)[:_TEXT],
        cut(told(page.kind)),
        page.art if shows(page.art) else "",
        tuple(
            wire.Noted(cut(told(note.text)), note.art if shows(note.art) else "")
            for note in page.notes
        ),
        cut(told(page.best)),
        cut(told(page.why_not)),
        sketch(page.diagram, _DIAGRAM, shows, told) if page.diagram else None,
    )


def _plain(sitting: Sitting, held: set[str]) -> wire.Group | None:
    """Answers that lie on the table and belong to no group yet, in rows as they lie there."""
    found: list[tuple[float, float, str]] = []
    for name in sitting.offered:
        spot = place_of(sitting, name)
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
            word = cut(sitting.tongue.told(by_id[name].tells))
            art = art_of(sitting, name)
            page = _page_of(sitting, name)
            at = (row, place)
            things.append(wire.Thing(name, word, art=art, at=at, answers=(name,), page=page))
    grid = 1 < len(rows) < len(things) and max(map(len, rows)) <= 5
    heading = sitting.tongue.page("where")
    return wire.Group("choices", heading, "grid" if grid else "list", tuple(things))


def place_of(sitting: Sitting, name: str) -> tuple[float, float] | None:
    """Where an id lies on the table; None: it is a button of the prompt."""
    box = sitting.showing.place_of(name)
    return None if box is None else (box.cx, box.cy)


def art_of(sitting: Sitting, name: str) -> str:
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


def cut(text: str) -> str:
    """No sentence of a table is so long; a name someone made up might be."""
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
