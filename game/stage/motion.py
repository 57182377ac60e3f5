"""What may move, as data: a tree of motions that the animator plays. Times are milliseconds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from game.stage.piece import TWEENED, Piece, Words

if TYPE_CHECKING:
    from game.stage.said import Said

__all__ = [
    "Arc",
    "Burst",
    "Call",
    "Change",
    "Count",
    "Cut",
    "Enter",
    "Flip",
    "Hide",
    "Hold",
    "Home",
    "Leaf",
    "Motion",
    "Put",
    "Rest",
    "Reveal",
    "Settle",
    "Shake",
    "Show",
    "Sound",
    "Stagger",
    "Then",
    "Together",
    "Tumble",
    "Wait",
    "change",
    "lasts",
    "recut",
]

Place: TypeAlias = "str | tuple[float, float]"
"""The key of a piece, or a point."""


@dataclass(frozen=True, slots=True)
class Wait:
    ms: float


@dataclass(frozen=True, slots=True)
class Change:
    """Numbers of a piece go to new values. `curve` names one of stage.ease."""

    key: str
    ms: float
    curve: str
    to: tuple[tuple[str, float], ...]
    by: bool = False
    """Relative to what they are when it starts."""
    plain: bool = False
    """Kept as it is when motion is reduced."""


def change(key: str, ms: float, curve: str = "out", *, by: bool = False, **to: float) -> Change:
    unknown = set(to) - set(TWEENED)
    if unknown:
        raise ValueError(f"not a number of a piece: {sorted(unknown)}")
    return Change(key, ms, curve, tuple(to.items()), by)


@dataclass(frozen=True, slots=True)
class Arc:
    """Along a slight arc, the shadow growing mid-flight."""

    key: str
    to: Place
    ms: float = 280
    lift: float = 40
    curve: str = "out"
    scale: float | None = None
    turn: float | None = None


@dataclass(frozen=True, slots=True)
class Home:
    """To its place in the layout that comes."""

    key: str
    ms: float = 280
    lift: float = 0
    curve: str = "out"


@dataclass(frozen=True, slots=True)
class Flip:
    """Turned over: the width follows a cosine, the face changes at half time."""

    key: str
    face: str
    ms: float = 260
    text: Words | None = None
    across: bool = False
    """Over its upper edge, as a pile is tipped: the height follows the cosine."""


@dataclass(frozen=True, slots=True)
class Tumble:
    """A die rolls to a point: frames slowing down, three bounces, a last wobble, then its face."""

    key: str
    to: Place
    frames: int
    face: str
    ms: float = 1000
    turns: float = 2.25
    height: float = 150


@dataclass(frozen=True, slots=True)
class Enter:
    """A piece of the layout that comes is there from now on, at its place."""

    key: str


@dataclass(frozen=True, slots=True)
class Show:
    """A piece that is in no layout: there for so long (0: until everything has settled)."""

    piece: Piece
    ms: float = 0


@dataclass(frozen=True, slots=True)
class Hide:
    key: str


@dataclass(frozen=True, slots=True)
class Put:
    """What cannot change little by little changes at once; None leaves it as it is."""

    key: str
    art: str | None = None
    face: str | None = None
    frame: int | None = None
    text: Words | None = None


@dataclass(frozen=True, slots=True)
class Count:
    """The number written on a piece goes up one by one; each step may sound."""

    key: str
    start: int
    end: int
    ms: float
    sound: str = ""
    form: str = "{}"


@dataclass(frozen=True, slots=True)
class Cut:
    """Whoever hurries a scene is here at once, and hears no more of what comes before than this."""

    sound: str = ""


@dataclass(frozen=True, slots=True)
class Rest:
    """People want to look at what came of it: when all of this is over, what follows waits till
    somebody says "go on"."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """What the event tells has been seen: from here on words say it, too. Till then prompt, title,
    crib, log and whatever is written on pieces that stay are as they were. Without one the whole
    motion is waited for."""


@dataclass(frozen=True, slots=True)
class Call:
    """What is called out while something goes on whose end nobody knows yet: "Roll!". The prompt
    says it till the reveal."""

    title: Said
    body: Said | None = None


@dataclass(frozen=True, slots=True)
class Hold:
    """Hit-stop: nothing of the whole picture moves for a moment; the clock of motion stands."""

    ms: float = 70


@dataclass(frozen=True, slots=True)
class Burst:
    """Particles: "stars", "dust", "confetti", "sparks"."""

    kind: str
    at: Place
    count: int = 12
    size: float = 1


@dataclass(frozen=True, slots=True)
class Sound:
    id: str
    gain: float = 1


@dataclass(frozen=True, slots=True)
class Shake:
    """The picture trembles; never the text."""

    px: float = 8
    ms: float = 180


@dataclass(frozen=True, slots=True)
class Settle:
    """Whatever is not yet where the new layout has it goes there. Added at the end if missing."""

    ms: float = 280
    lift: float = 14


@dataclass(frozen=True, slots=True)
class Together:
    motions: tuple[Motion, ...] = ()

    def __init__(self, *motions: Motion) -> None:
        object.__setattr__(self, "motions", motions)


@dataclass(frozen=True, slots=True)
class Then:
    motions: tuple[Motion, ...] = ()

    def __init__(self, *motions: Motion) -> None:
        object.__setattr__(self, "motions", motions)


@dataclass(frozen=True, slots=True)
class Stagger:
    """Each a little after the one before."""

    gap: float
    motions: tuple[Motion, ...] = field(default=())

    def __init__(self, gap: float, *motions: Motion) -> None:
        object.__setattr__(self, "gap", gap)
        object.__setattr__(self, "motions", motions)


Leaf: TypeAlias = (
    "Wait | Change | Arc | Home | Flip | Tumble | Enter | Show | Hide | Put | Count | Call | Cut"
    " | Rest | Reveal | Hold | Burst | Sound | Shake | Settle"
)
_AT_ONCE = (Burst, Call, Cut, Enter, Hide, Hold, Put, Rest, Reveal, Shake, Show, Sound)
Motion: TypeAlias = "Leaf | Together | Then | Stagger"


def lasts(motion: Motion) -> float:
    """How long a motion takes. What is merely shown does not hold up what follows."""
    if isinstance(motion, Together):
        return max(map(lasts, motion.motions), default=0)
    if isinstance(motion, Then):
        return sum(map(lasts, motion.motions))
    if isinstance(motion, Stagger):
        ends = [i * motion.gap + lasts(each) for i, each in enumerate(motion.motions)]
        return max(ends, default=0)
    return 0 if isinstance(motion, _AT_ONCE) else motion.ms


def recut(motion: Motion, there: Motion) -> Motion:
    """The motion, but where it settled, this comes: what it brings is there at once, and so is what
    words say of it."""
    return _swapped(motion if _settles(motion) else Then(motion, Settle()), there)


def _swapped(motion: Motion, there: Motion) -> Motion:
    match motion:
        case Settle():
            return Together(Reveal(), there, motion)
        case Reveal():
            return Wait(0)
        case Together():
            # What goes on beside it is seen where it began.
            first = [each for each in motion.motions if not _settles(each)]
            last = [_swapped(each, there) for each in motion.motions if _settles(each)]
            return Then(Together(*(_swapped(each, there) for each in first)), *last)
        case Then():
            return Then(*(_swapped(each, there) for each in motion.motions))
        case Stagger():
            return Stagger(motion.gap, *(_swapped(each, there) for each in motion.motions))
        case _:
            return motion


def _settles(motion: Motion) -> bool:
    if isinstance(motion, Together | Then | Stagger):
        return any(map(_settles, motion.motions))
    return isinstance(motion, Settle)
