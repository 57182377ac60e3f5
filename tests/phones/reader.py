"""Somebody who plays by the accessibility tree alone: roles, names, states; no eyes, no code.

What is asked is the form; what may be chosen are its radio buttons, checkboxes and buttons; how
many, the group's name says; what gives the answer is the form's last button.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from game.kernel.chance import Random

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.phones.browser import Page
    from tests.phones.tree import Node

__all__ = ["Reader", "read"]

_CHOICES = ("radio", "checkbox", "button")


class Reader:
    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = Random(seed)
        self.mind: Callable[[str], Sequence[str]] | None = None
        """The names of what to choose, in order, where this is asked; without it chance decides."""
        self.asked = ""
        self.waits: Sequence[str] | None = None
        """What she thought of when it was of no use for what is asked there."""
        self.taps = 0
        self.questions: set[str] = set()
        self.nameless: set[str] = set()
        """Questions with something to press that says nothing."""

    @property
    def knows(self) -> bool:
        """She thinks of something else than what was of no use."""
        return self.waits is not None and self._wished() != self.waits

    def step(self, tree: Sequence[Node]) -> Sequence[Node]:
        """What she presses next towards an answer: nothing, one thing, or several boxes."""
        self.waits = None
        form = next((node for node in tree if node.role == "form"), None)
        if form is None:
            return ()
        asked = [
            node
            for node in tree
            if node.role in _CHOICES
            and not node.opens
            and (node.within("form") is not None or node.within("main") is not None)
        ]
        inside = [node for node in asked if node.within("form") is not None]
        self.asked = form.name
        self.questions.add(form.name)
        if not form.name or any(not node.name for node in asked):
            self.nameless.add(form.name)
        chosen = self._next(asked, inside)
        self.taps += len(chosen)
        return chosen

    def _next(self, asked: Sequence[Node], inside: Sequence[Node]) -> Sequence[Node]:
        boxes = [node for node in asked if node.role == "checkbox"]
        radios = [node for node in asked if node.role == "radio"]
        buttons = [node for node in asked if node.role == "button" and node.name != "Back"]
        # Answers stand in a group; what gives the answer stands alone, last.
        last = inside[-1] if inside and inside[-1].role == "button" else None
        confirm = last if last is not None and not _grouped(last) else None
        if confirm is not None and not confirm.usable:
            buttons = [node for node in buttons if node is not confirm]
        if boxes:
            return self._some(boxes, confirm)
        if any(radio.checked for radio in radios):
            return _usable(confirm)
        ways = [*radios, *(node for node in buttons if node is not confirm)] or list(buttons)
        return self._one(ways)

    def _some(self, boxes: Sequence[Node], confirm: Node | None) -> Sequence[Node]:
        group = boxes[0].within("group")
        numbers = [int(word) for word in re.findall(r"\d+", group.name)] if group else []
        least, most = (numbers or [1])[0], (numbers or [1])[-1]
        ticked = sum(box.checked for box in boxes)
        wished = self._wished()
        if wished:
            # Two of a name are as good as each other.
            meant: list[Node] = []
            for name in wished:
                meant += [b for b in boxes if b not in meant and self._meant(b, [name])][:1]
            wrong = [box for box in boxes if box.checked != (box in meant)]
            if wrong:
                # First off, then on: more than may be ticked never are.
                return sorted(wrong, key=lambda box: not box.checked)
        elif self.mind is not None:
            self.waits = wished
            return ()
        elif ticked < least or (ticked < most and self.rng.below(8) == 0):
            return self._one([box for box in boxes if not box.checked])
        return _usable(confirm)

    def _wished(self) -> Sequence[str]:
        return self.mind(self.asked) if self.mind is not None else ()

    @staticmethod
    def _meant(node: Node, names: Sequence[str]) -> bool:
        return any(node.name == name or node.name.startswith(f"{name},") for name in names)

    def _one(self, ways: Sequence[Node]) -> Sequence[Node]:
        wished = self._wished()
        meant = [node for node in ways if self._meant(node, wished)]
        if self.mind is not None and not meant and len(ways) > 1:
            # What she thinks of is another question: never is this one answered by chance.
            self.waits = wished
            return ()
        ways = [node for node in meant or ways if node.usable]
        return [ways[self.rng.below(len(ways))]] if ways else ()


def read(readers: Sequence[Reader]) -> bool:
    """Whoever has something new before her takes a step; False if nobody has."""
    news = [reader for reader in readers if reader.page.news or reader.knows]
    trees = [reader.page.reading() for reader in news]
    finding = [
        reader.page.pressing(reader.step(tree())) for reader, tree in zip(news, trees, strict=True)
    ]
    for done in [press() for press in finding]:
        done()
    return bool(news)


def _usable(button: Node | None) -> Sequence[Node]:
    return [button] if button is not None and button.usable else ()


def _grouped(node: Node) -> bool:
    form = node.within("form")
    groups = [one for one in node.around if one.role in ("group", "radiogroup")]
    return form is not None and any(form in group.around for group in groups)
