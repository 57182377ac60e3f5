"""One focus for mouse, keys, pads and touch: named spots, and which of them is meant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from game.stage.intent import Device, Intent, Kind
from game.stage.nearest import first_of, nearest

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from game.stage.box import Box

Meaning: TypeAlias = "tuple[str, str] | None"
"""Which spot, and what it does."""
__all__ = ["DEAF_MS", "Focus", "FocusSpot", "Meaning"]

DEAF_MS: Final = 300.0
"""So long a place that has come to mean something else hears no press of those who were on it."""

_WAYS = {Kind.UP: (0, -1), Kind.DOWN: (0, 1), Kind.LEFT: (-1, 0), Kind.RIGHT: (1, 0)}
_MARGIN = 7
"""A finger may miss a spot by this many units."""


@dataclass(frozen=True, slots=True)
class FocusSpot:
    """One thing that can be pointed at."""

    id: str
    box: Box
    action: Callable[[], None] | None = None
    """What a click or confirm does; None: it can be looked at (hover help) but does nothing."""
    enabled: bool = True
    ring: Box | None = None
    """Where the focus ring goes, if not around the box."""
    adjust: Callable[[int], bool] | None = None
    """For sliders and segments: left (-1) and right (+1) change it; False: nothing to change."""
    shape: str = ""
    """May be "round": a circle within the box, and a hit outside the circle is none; "bare":
    no ring is drawn, for the picture itself shows what is focused."""
    first: bool = False
    """Where the focus goes when a screen opens."""
    sound: str = "ui/button"
    part_of: str = ""
    """For the pointer alone: keys stay on the spot of this id, of which this one is a part."""
    seen: Box | None = None
    """Only this part of the screen shows it: the pointer finds it nowhere else."""
    drag: Callable[[float, float], None] | None = None
    """Told where the pointer is while it is pressed here. Only ever a second way to do a thing."""
    means: str = ""
    """What pressing it does, where that may change while its id stays."""
    shy: bool = False
    """The focus does not come here by itself, as long as there is anything else."""
    depth: float = 0
    """For the pointer alone: of spots in one place the highest is meant, then the last."""


class Focus:
    """Which spot is focused, hovered and pressed. The scene tells it its spots as they change.

    A click acts when the pointer is released over the spot it was pressed on: once, though the
    picture may have moved meanwhile, and never on a spot that appeared under the pointer. Where
    something else comes to lie under the pointer or the focus by itself, it is deaf for a moment
    to whoever is there: she means what was there before. Whoever goes there herself is heard.
    """

    def __init__(self) -> None:
        self.spots: Sequence[FocusSpot] = ()
        self.focused = ""
        self.hovered = ""
        self.pressed = ""
        self.ring = False
        """Whether the ring is shown: after keys or a pad, not after the mouse."""
        self.moved: Callable[[str], None] | None = None
        """Told when another spot is focused or hovered: for a sound, for reading aloud."""
        self.acted: Callable[[FocusSpot], None] | None = None
        """Told when a spot acts."""
        self._presser: tuple[Device, int] | None = None
        self._lent = True
        """The focus lies where nobody put it: what is to be pressed next may have it."""
        self._hands: dict[Device, tuple[float, float]] = {}
        """Where the mouse and a finger were last."""
        self._under: dict[Device, Meaning] = {}
        """What is there, and what has the focus (keys), as far as whoever holds it can know."""
        self._deaf: dict[Device, tuple[str, float]] = {}
        """To whom which spot is deaf, and for how long."""

    def show(self, spots: Sequence[FocusSpot]) -> bool:
        """The spots there are now; True if focus or hover changed by that."""
        was = (self.focused, self.hovered, self.pressed)
        old, before = self.spot(self.focused), {spot.id for spot in self.spots}
        held = _meaning(self.spot(self.pressed))
        self.spots = spots
        ids = {spot.id for spot in spots}
        if self.focused not in ids:
            self.focused, self._lent = first_of(spots, old), True
        elif self._lent:
            fresh = (spot for spot in spots if spot.first and spot.enabled)
            self.focused = next((s.id for s in fresh if s.id not in before), self.focused)
        if self.pressed not in ids or held != _meaning(self.spot(self.pressed)):
            self._let_go()
        if self.hovered not in ids:
            self.hovered = ""
        self._notice()
        return was != (self.focused, self.hovered, self.pressed)

    # What has come to mean something else

    @property
    def hands(self) -> Mapping[Device, tuple[float, float]]:
        """Where the mouse and a finger were last."""
        return self._hands

    @property
    def deaf(self) -> frozenset[str]:
        """The spots that hear no press of whoever is on them."""
        return frozenset(name for name, _ in self._deaf.values())

    def take(self, hands: Mapping[Device, tuple[float, float]]) -> None:
        """These lie on another scene from now on, where all is new to them."""
        self._hands = dict(hands)
        self._under = dict.fromkeys(hands)
        self._deaf.clear()

    def wait(self, ms: float) -> None:
        """Time passes."""
        if self._deaf:
            left = {who: (name, rest - ms) for who, (name, rest) in self._deaf.items()}
            self._deaf = {who: (name, rest) for who, (name, rest) in left.items() if rest > 0}

    def lead(self, name: str) -> None:
        """Put the focus there unasked: a press that is under way was meant for something else."""
        if name != self.focused and self.spot(name) is not None:
            self.focus(name)
            self._deaf[Device.KEYS] = name, DEAF_MS

    def _notice(self) -> None:
        """Whether something else lies under a hand that nobody moved."""
        here = [(who, self._found(who, *at)) for who, at in self._hands.items()]
        for who, spot in (*here, (Device.KEYS, self.spot(self.focused))):
            # Where the focus begins on a screen is harmless, and one may confirm it at once.
            was, now = self._under.setdefault(who, _meaning(spot)), _meaning(spot)
            if now != was:
                self._under[who] = now
                self._deaf.pop(who, None)
                if spot is not None:
                    self._deaf[who] = spot.id, DEAF_MS

    def _went(self, who: Device, spot: FocusSpot | None) -> None:
        """Somebody has come here herself: what it means is known to her."""
        now = _meaning(spot)
        if self._under.get(who) != now:
            self._under[who] = now
            self._deaf.pop(who, None)

    def _is_deaf(self, who: Device, spot: FocusSpot) -> bool:
        return self._deaf.get(who, ("", 0.0))[0] == spot.id

    def _found(self, who: Device, x: float, y: float) -> FocusSpot | None:
        return self.hit(x, y, margin=_MARGIN if who is Device.TOUCH else 0)

    def spot(self, name: str) -> FocusSpot | None:
        return next((spot for spot in self.spots if spot.id == name), None)

    def focus(self, name: str) -> None:
        """Put the focus there, if there is such a spot."""
        self._lent = False
        self._deaf.pop(Device.KEYS, None)
        if name != self.focused and self.spot(name) is not None:
            self.focused = name
            self._went(Device.KEYS, self.spot(name))
            if self.moved is not None:
                self.moved(name)

    def hit(self, x: float, y: float, *, margin: float = 0) -> FocusSpot | None:
        """The topmost spot there; with a margin, the nearest within it if none is hit."""
        found = [spot for spot in self.spots if _holds(spot, x, y)]
        if not found and margin:
            found = [
                spot for spot in self.spots
                if spot.enabled and spot.seen is None and spot.box.inset(-margin).holds(x, y)
            ]  # fmt: skip
        return max(reversed(found), key=lambda spot: spot.depth, default=None)

    def handle(self, intent: Intent) -> bool:
        """Whether the intent was meant for a spot."""
        kind = intent.kind
        if kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE, Kind.CANCEL):
            return self._point(intent)
        if kind in _WAYS:
            return self._go(intent)
        if kind in (Kind.NEXT, Kind.PREVIOUS):
            return self._cycle(1 if kind is Kind.NEXT else -1)
        if kind is Kind.CONFIRM and not intent.repeat:
            self.ring = True
            spot = self.spot(self.focused)
            if spot is not None and self._is_deaf(Device.KEYS, spot):
                return True
            return spot is not None and self._act(spot)
        return False

    def forget(self) -> None:
        """The window lost the pointer, or another scene took over."""
        self.hovered = ""
        self._let_go()

    def _let_go(self) -> None:
        self.pressed, self._presser = "", None

    def _point(self, intent: Intent) -> bool:
        touch = intent.device is Device.TOUCH
        spot = self._found(intent.device, intent.x, intent.y)
        who = (intent.device, intent.source)
        if intent.kind is Kind.CANCEL:
            self.forget()
            self._hands.pop(intent.device, None)
            return True
        self._hands[intent.device] = intent.x, intent.y
        self._went(intent.device, spot)
        if intent.kind is Kind.RELEASE:
            return self._release(spot, who, touch=touch)
        if intent.kind is Kind.POINT:
            held = self.spot(self.pressed) if who == self._presser else None
            if held is not None and held.drag is not None:
                held.drag(intent.x, intent.y)
            self._hover("" if touch or spot is None else spot.id)
            return spot is not None
        if intent.device is Device.MOUSE and intent.source != 1:
            return False
        self.ring = False
        if self._presser is not None or spot is None:
            return self._presser is not None
        if self._is_deaf(intent.device, spot):
            return True
        self.pressed, self._presser = spot.id, who
        if spot.enabled:
            self.focused, self._lent = spot.part_of or spot.id, False
            self._went(Device.KEYS, self.spot(self.focused))
            if spot.drag is not None:
                spot.drag(intent.x, intent.y)
        if not touch:
            self._hover(spot.id)
        return True

    def _release(self, spot: FocusSpot | None, who: tuple[Device, int], *, touch: bool) -> bool:
        if who != self._presser:
            return False
        pressed = self.pressed
        self._let_go()
        if touch:
            self.hovered = ""
        return spot is not None and spot.id == pressed and self._act(spot)

    def _hover(self, name: str) -> None:
        if name != self.hovered:
            self.hovered = name
            if name and self.moved is not None:
                self.moved(name)

    def _act(self, spot: FocusSpot) -> bool:
        if not spot.enabled or spot.action is None:
            return False
        if self.acted is not None:
            self.acted(spot)
        spot.action()
        return True

    def _go(self, intent: Intent) -> bool:
        shown, self.ring = self.ring, True
        # Whoever goes about with keys sees where she is.
        self._deaf.pop(Device.KEYS, None)
        way = _WAYS[intent.kind]
        spot = self.spot(self.focused)
        if spot is not None and spot.adjust is not None and way[0] and spot.adjust(way[0]):
            return True
        if not shown and spot is not None and not intent.repeat and self.hovered:
            # The first key after the mouse goes on from where the mouse is.
            hovered = self.spot(self.hovered)
            if hovered is not None and hovered.enabled and not hovered.part_of:
                spot = hovered
        self.hovered = ""
        found = nearest(self.spots, spot, way)
        if found:
            self.focus(found)
        return bool(found)

    def _cycle(self, step: int) -> bool:
        self.ring = True
        usable = [spot.id for spot in self.spots if spot.enabled and not spot.part_of]
        if not usable:
            return False
        at = usable.index(self.focused) if self.focused in usable else -max(step, 0)
        self.focus(usable[(at + step) % len(usable)])
        return True


def _meaning(spot: FocusSpot | None) -> Meaning:
    return None if spot is None else (spot.id, spot.means)


def _holds(spot: FocusSpot, x: float, y: float) -> bool:
    if spot.seen is not None and not spot.seen.holds(x, y):
        return False
    if spot.shape == "round":
        radius = min(spot.box.w, spot.box.h) / 2
        return (x - spot.box.cx) ** 2 + (y - spot.box.cy) ** 2 <= radius**2
    return spot.box.holds(x, y)
