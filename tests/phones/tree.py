"""The accessibility tree: what a screen reader comes by on a page."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["Node", "nodes_of"]


@dataclass(frozen=True, slots=True)
class Node:
    """Something in the accessibility tree."""

    role: str
    name: str
    dom: int
    """The browser's number of the element."""
    depth: int
    traits: dict[str, Any] = field(default_factory=dict)
    around: tuple[Node, ...] = ()
    """What it stands in, the outermost first."""

    @property
    def usable(self) -> bool:
        return self.traits.get("disabled") is not True

    @property
    def opens(self) -> bool:
        """It shows more of itself, and answers nothing."""
        return self.traits.get("hasPopup") not in (None, "", "false")

    @property
    def checked(self) -> bool:
        return self.traits.get("checked") in (True, "true")

    def within(self, role: str) -> Node | None:
        """The innermost thing of that role around it."""
        return next((one for one in reversed(self.around) if one.role == role), None)


def nodes_of(nodes: list[dict[str, Any]]) -> Iterator[Node]:
    """What the browser tells of it, in the order of reading."""
    by_id = {node["nodeId"]: node for node in nodes}
    seen: dict[str, Node] = {}
    order = [nodes[0]["nodeId"]] if nodes else []
    while order:
        found = by_id[order.pop()]
        order.extend(reversed([one for one in found.get("childIds", []) if one in by_id]))
        above = seen.get(found.get("parentId", ""))
        around = (*above.around, above) if above is not None else ()
        traits = {one["name"]: one["value"].get("value") for one in found.get("properties", [])}
        node = Node(
            found.get("role", {}).get("value", ""),
            str(found.get("name", {}).get("value", "")),
            found.get("backendDOMNodeId", 0),
            len(around),
            traits,
            around,
        )
        seen[found["nodeId"]] = node
        if not found.get("ignored"):
            yield node
