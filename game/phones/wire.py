"""What passes between a phone and the table: JSON objects, typed, bounded, nothing unknown in them.

A face is whole, never a difference, so any message may be lost. `answers` of a thing point into
the question's tree; all words arrive in the phone's language, pictures by name only.

One subject: each message and what it is made of, in both directions.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from game.system import called

__all__ = [
    "LARGEST_DOWN",
    "LARGEST_UP",
    "VERSION",
    "Answer",
    "Asked",
    "Beat",
    "Bye",
    "Face",
    "Glance",
    "Group",
    "Hello",
    "Into",
    "Leave",
    "Line",
    "Message",
    "Naming",
    "No",
    "Node",
    "Noted",
    "Page",
    "Peek",
    "Picture",
    "Plate",
    "Point",
    "Reopen",
    "Sealed",
    "Seats",
    "Sketch",
    "Some",
    "Squeak",
    "Take",
    "Taken",
    "Thing",
    "Watch",
    "Words",
    "Writing",
    "packed",
    "read",
]

VERSION = 1
LARGEST_UP = 4096
LARGEST_DOWN = 65536
_STEP = 2048
"""Private messages are filled up to whole multiples of this: a length tells nothing."""

_Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
_Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
_Path: TypeAlias = Annotated[tuple[_Word, ...], msgspec.Meta(max_length=64)]
_Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1 << 53)]
_Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
_Voice: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=8)]
"""From 1; 0: whichever it has."""


class _Up(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """From a phone."""


class Hello(_Up, frozen=True, tag="hello"):
    v: _Number
    lang: Annotated[str, msgspec.Meta(max_length=16)] = ""
    token: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class Take(_Up, frozen=True, tag="take"):
    seat: _Seat
    name: _Name = ""
    colour: _Word = ""
    squeak: _Voice = 0


class Watch(_Up, frozen=True, tag="watch"):
    """Only look on: the public table, never a hand."""


class Naming(_Up, frozen=True, tag="naming"):
    """Somebody chooses a name for this seat just now; None: not any more."""

    seat: _Seat | None = None


class Leave(_Up, frozen=True, tag="leave"):
    """Give the seat up: anybody may take it."""


class Point(_Up, frozen=True, tag="point"):
    """Half an answer: a preview, or the way into the next branch."""

    q: _Number
    path: _Path


class Answer(_Up, frozen=True, tag="answer"):
    q: _Number
    path: _Path


class Reopen(_Up, frozen=True, tag="reopen"):
    q: _Number


class Peek(_Up, frozen=True, tag="peek"):
    on: bool


class Glance(_Up, frozen=True, tag="glance"):
    """Look at the table, and cover what one is asked meanwhile."""

    on: bool


class Into(_Up, frozen=True, tag="into"):
    """Look into a thing that has a page."""

    page: _Word


class Squeak(_Up, frozen=True, tag="squeak"):
    """Make the television squeak: with this seat's voice, or with one that is tried."""

    voice: _Voice = 0


class Pulse(_Up, frozen=True, tag="beat"):
    n: _Number = 0


Message: TypeAlias = (
    Hello
    | Take
    | Watch
    | Naming
    | Leave
    | Point
    | Answer
    | Reopen
    | Peek
    | Glance
    | Into
    | Squeak
    | Pulse
)


class _Down(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """From the table."""


class Words(_Down, frozen=True, tag="words"):
    """The page's own words in the phone's language, and where pictures are found."""

    lang: str
    art: str
    words: dict[str, str]


class Plate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody may know of a seat."""

    seat: int
    name: str
    colour: str
    held: str
    """free, bot, asleep, phone, mouse, keys or pad"""
    note: str
    """The same in words."""
    may: bool
    """Whether a new phone may take it."""
    ready: bool = False
    turn: bool = False
    place: int = 0
    """Once the match is over."""
    score: str = ""
    squeak: int = 0
    """The number of its voice."""
    crown: bool = False
    """Won last."""


class Seats(_Down, frozen=True, tag="seats"):
    game: str
    title: str
    state: str
    """lobby, match or over"""
    seats: tuple[Plate, ...]
    ready: tuple[int, int]
    count: str
    """How many are here, or ready, in words."""
    you: int | None = None
    note: str = ""
    colours: tuple[str, ...] = ()
    """Those nobody wears."""


class Taken(_Down, frozen=True, tag="taken"):
    seat: int
    token: str | None
    why: str | None = None
    says: str = ""
    """Why not, in words."""


class Picture(msgspec.Struct, frozen=True, array_like=True):
    """A picture on a sketch. Lengths are of ten thousand parts of its width, or of its height."""

    art: str
    x: int
    y: int
    w: int
    h: int
    turn: int = 0
    alpha: int = 100
    clip: tuple[int, ...] = ()
    """What is cut off: top, right, bottom, left, in parts of a hundred of the picture."""
    nine: tuple[int, ...] = ()
    """Of a frame: how much of the picture its corners are, likewise, and how large they are drawn:
    top, right, bottom, left; then the last two again, in parts of the sketch's width."""


class Writing(msgspec.Struct, frozen=True, array_like=True):
    """Words on a sketch, about their middle."""

    text: str
    x: int
    y: int
    size: int
    """Of ten thousand parts of the width."""
    wide: int
    colour: str
    rim: str


class Sketch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of the table, drawn."""

    wide: int
    high: int
    art: tuple[Picture, ...]
    words: tuple[Writing, ...] = ()


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something on the table or in the hand."""

    key: str
    name: str
    says: str = ""
    """What else the picture tells: an effect, a sum, a state in words."""
    art: str = ""
    count: str = ""
    """A short sign on the picture: a number of stars, of tokens."""
    at: tuple[int, int] | None = None
    """Row and place in it, where things lie in a grid."""
    state: tuple[str, ...] = ()
    """chosen, last, before, off, gold, me"""
    answers: tuple[str, ...] = ()
    gain: str = ""
    """What it would bring, as a sign."""
    many: int = 1
    """So many of it lie there."""
    lights: int = 0
    """Chances in six."""
    heard: str = ""
    """What the picture says by itself, for ears."""
    sign: str = ""
    """Before it, in a sum."""
    page: str = ""
    """By what name it can be looked into."""
    sketch: Sketch | None = None
    box: tuple[int, int, int, int] | None = None
    """On a map: left, top, width, height, as of a picture."""


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    name: str
    layout: str
    """list, cards, grid, shafts, sum, bar, scores or map"""
    things: tuple[Thing, ...]
    ground: str = ""
    """lawn, soil, map, night or paper"""
    note: str = ""
    sketch: Sketch | None = None
    """Of a map."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that happened, as everybody heard it."""

    text: str
    art: str = ""
    """A picture of it, or of whoever did it."""
    gain: str = ""
    """What it brought, as a sign, where the words do not say so."""


class Face(_Down, frozen=True, tag="face"):
    n: int
    scope: str
    """public or private"""
    title: str
    hint: str = ""
    line: str = ""
    """Under the name: how far the match has come."""
    own: str = ""
    """Before that: how the seat stands, as everybody sees it."""
    groups: tuple[Group, ...] = ()
    log: tuple[Line, ...] = ()
    steps: tuple[str, ...] = ()
    """What everybody does in secret now, one after another, and at last that it is locked in."""
    q: int = 0
    """The question that goes with it; 0: none."""
    sealed: bool = False
    """This seat's answer is in, the others' are not."""
    reopen: bool = False
    peek: bool = False
    """There is something of the seat's own to be looked at."""
    covered: bool = False
    """The seat's curtain is open at the television."""
    glance: bool = False
    """The table, while a question waits behind it."""


class Node(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An id that may come next."""

    id: str
    label: str
    hint: str = ""
    gain: str = ""
    art: str = ""
    kind: str = "thing"
    """thing: chosen, then confirmed; command: a button that answers at once."""
    more: bool = False
    """Something follows it: point at it to learn what."""


class Some(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    least: int
    most: int


class Asked(_Down, frozen=True, tag="asked"):
    q: int
    n: int
    private: bool
    path: tuple[str, ...]
    """What of the answer is chosen already."""
    chosen: tuple[str, ...]
    """Of what may come next, what is chosen."""
    tree: tuple[Node, ...]
    some: Some | None
    confirm: str
    """On the button that gives the answer."""
    ready: bool = False
    """The path is an answer as it stands."""
    counter: str = ""
    danger: bool = False
    heading: str = ""
    """What the answers are called, in a group's label: "choose 2"."""
    steps: tuple[str, ...] = ()
    """The steps of a question of several answers; the one that is asked starts with "*"."""


class Noted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str
    art: str = ""


class Page(_Down, frozen=True, tag="page"):
    """All there is to know of one thing."""

    page: str
    title: str = ""
    """Nothing: it is not there any more."""
    text: str = ""
    kind: str = ""
    art: str = ""
    notes: tuple[Noted, ...] = ()
    best: str = ""
    why_not: str = ""
    sketch: Sketch | None = None


class Sealed(_Down, frozen=True, tag="sealed"):
    q: int
    path: tuple[str, ...]


class No(_Down, frozen=True, tag="no"):
    q: int
    why: str


class Beat(_Down, frozen=True, tag="beat"):
    n: int


class Bye(_Down, frozen=True, tag="bye"):
    why: str
    """closed, taken, kicked, slow or version"""


_UP = msgspec.json.Decoder(Message)


def _plain(value: object) -> str:
    """On its way to a phone a sentence is only its letters: who stands in it is the table's own."""
    if isinstance(value, called.Naming):
        return str(value)
    raise NotImplementedError(f"no phone is told of a {type(value).__name__}")


_DOWN = msgspec.json.Encoder(enc_hook=_plain)


def read(data: str | bytes) -> Message:
    """A phone's message; `msgspec.MsgspecError` if it is none."""
    message: Message = _UP.decode(data)
    return message


def packed(message: _Down, *, private: bool = False) -> bytes:
    data = _DOWN.encode(message)
    if len(data) > LARGEST_DOWN:
        raise ValueError(f"{type(message).__name__} of {len(data)} bytes")
    return data + b" " * (-len(data) % _STEP) if private else data
