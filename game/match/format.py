"""The save file, version 1: three lines one can read, then the match packed.

    molehill save 1
    <digest of the third line> <digest of what follows it>
    <the header as JSON: enough for a list of saves, read without the rest>
    <zlib: the body as JSON>

Version 2 is the same under a seal (see sealing): in place of the packed body stands the name of the
key, and what only that key opens. Both load for ever.

The digests are against accidents, not against cheats: a flipped bit never becomes another match.
"""

from __future__ import annotations

import hashlib
import zlib
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias, TypeVar

import msgspec

from game.match.refused import Refused
from game.match.strict import plain

if TYPE_CHECKING:
    from game.match.sealing import Key

__all__ = [
    "LARGEST_BODY",
    "LARGEST_FILE",
    "LARGEST_HEAD",
    "LONGEST_WORD",
    "MOMENT",
    "OPEN",
    "VERSION",
    "Body",
    "Header",
    "Holder",
    "Logged",
    "opened",
    "pack",
    "peek",
    "sealed",
    "unpack",
]

VERSION = 2
OPEN = 1
"""The version anybody can read."""
LARGEST_HEAD = 1 << 15
# Plain data takes up to 25 times the room of its text: this bounds the memory of opening a file.
LARGEST_BODY = 1 << 21
LARGEST_FILE = LARGEST_HEAD + LARGEST_BODY

LONGEST_WORD = 200
MOMENT = r"^[0-9T:+.Z-]{0,40}$"
TASK = r"^(ladder\.[0-9]{1,2}|daily\.[0-9]{4}-[0-9]{2}-[0-9]{2})?$"

_MAGIC = b"molehill save "

Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)]
Short: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1 << 40)]
WideWord: TypeAlias = Annotated[str, msgspec.Meta(pattern="^0x[0-9a-f]{1,40}$")]


class Holder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who held a seat."""

    name: Word
    colour: Word
    control: Word
    device: Short
    level: Word
    personality: Word
    squeak: Word = ""
    """Younger than many saves, and left out where none was chosen."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the shelf shows. Those with a value here came later: older saves have none of them."""

    game: Word
    rules: Short
    program: Word
    title: Word
    saved: Annotated[str, msgspec.Meta(pattern=MOMENT)]
    turn: Short
    decisions: Short
    over: bool
    people: Annotated[tuple[Holder, ...], msgspec.Meta(max_length=16)]
    match: Word = ""
    """By this, copies of one match know each other."""
    places: Annotated[tuple[Short, ...], msgspec.Meta(max_length=16)] = ()
    """Who came where, by seat, once it is over."""
    lesson: Short = 0
    """Of a lesson: the step it has come to, from 1."""
    commitment: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")] = ""
    """What was promised before the first roll (see fair)."""
    task: Annotated[str, msgspec.Meta(pattern=TASK)] = ""
    """What one person plays it for (see card)."""
    begun: Short = 0
    """The version of the rules it began under, where it went on under newer ones."""


class Logged(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """One decision."""

    seat: Short
    action: Annotated[tuple[Word, ...], msgspec.Meta(max_length=200)]
    by: Word
    reason: Word
    hash: Word
    rng: WideWord


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The match itself."""

    seed: WideWord
    options: dict[Word, Word]
    clock: Annotated[tuple[Short, ...], msgspec.Meta(max_length=16)]
    snapshot: dict[str, Any]
    log: Annotated[tuple[Logged, ...], msgspec.Meta(max_length=100_000)]
    secret: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")] = ""
    """What the promise was made of, and what people threw in after it was shown."""
    thrown: Annotated[tuple[Word, ...], msgspec.Meta(max_length=16)] = ()


T = TypeVar("T", bound=msgspec.Struct)


def _sha(data: bytes) -> bytes:
    return hashlib.sha256(data).hexdigest().encode()


def seal(header: bytes, body: bytes, version: int = OPEN, level: int = 1) -> bytes:
    """The file made of a header and a body that are already bytes."""
    packed = zlib.compress(body, level)
    head = header + b"\n"
    return b"%s%d\n%s %s\n%s%s" % (_MAGIC, version, _sha(head), _sha(packed), head, packed)


def pack(header: Header, body: Body) -> bytes:
    """The bytes of a save, looked at with the eyes of whoever will open it.

    What could not be read again is refused now, while the last one that can is still there.
    """
    try:
        head, rest = msgspec.json.encode(header), msgspec.json.encode(body)
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError):
        raise Refused("save-unfit") from None
    if len(head) >= LARGEST_HEAD - 200 or len(rest) > LARGEST_BODY:
        raise Refused("save-too-large")
    data = seal(head, rest)
    try:
        unpack(data)
    except Refused:
        raise Refused("save-unfit") from None
    return data


def _cut(data: bytes) -> tuple[bytes, bytes, int]:
    """The header's line, the digest of the body, and where the body starts."""
    if not data.startswith(_MAGIC):
        raise Refused("save-foreign" if data else "save-empty")
    first, _, rest = data[:LARGEST_HEAD].partition(b"\n")
    version = first[len(_MAGIC) :]
    if not (version.isdigit() and len(version) <= 6 and int(version) >= 1):
        raise Refused("save-broken")
    if int(version) > VERSION:
        raise Refused("save-future", {"version": int(version), "known": VERSION})
    digests, _, rest = rest.partition(b"\n")
    head, newline, _ = rest.partition(b"\n")
    of_head, _, of_body = digests.partition(b" ")
    if not newline or _sha(head + b"\n") != of_head or len(of_body) != len(of_head):
        raise Refused("save-broken")
    start = len(first) + len(digests) + len(head) + 3
    return head, of_body, start


def sealed(data: bytes, key: Key) -> bytes:
    """A save anybody can read, made one that only this key opens."""
    head, _, start = _cut(data)
    packed = b"%s\n%s" % (key.name.encode(), key.seal(data[start:]))
    head += b"\n"
    return b"%s%d\n%s %s\n%s%s" % (_MAGIC, VERSION, _sha(head), _sha(packed), head, packed)


def opened(data: bytes, key: Key | None) -> bytes:
    """The same save as anybody can read it; Refused if it is under another key's seal."""
    head, digest, start = _cut(data)
    if _version(data) == OPEN:
        return data
    packed = data[start:]
    if _sha(packed) != digest:
        raise Refused("save-broken")
    name, _, rest = packed.partition(b"\n")
    if key is None or key.name.encode() != name:
        raise Refused("save-sealed")
    head += b"\n"
    body = key.open(rest)
    return b"%s%d\n%s %s\n%s%s" % (_MAGIC, OPEN, _sha(head), _sha(body), head, body)


def _version(data: bytes) -> int:
    return int(data[len(_MAGIC) : data.index(b"\n")])


def _typed(kind: type[T], data: bytes) -> T:
    try:
        return msgspec.convert(plain(data), kind)
    except (msgspec.MsgspecError, RecursionError):
        raise Refused("save-broken") from None


def peek(data: bytes) -> Header:
    """The header alone; the first LARGEST_HEAD bytes of a file are enough."""
    head, _, _ = _cut(data)
    return _typed(Header, head)


def unpack(data: bytes) -> tuple[Header, Body]:
    """A save's header and body; Refused for anything that is not a whole save."""
    if len(data) > LARGEST_FILE:
        raise Refused("save-too-large")
    head, digest, start = _cut(data)
    if _version(data) != OPEN:
        raise Refused("save-sealed")
    packed = data[start:]
    if _sha(packed) != digest:
        raise Refused("save-broken")
    return _typed(Header, head), _typed(Body, _inflated(packed))


def _inflated(packed: bytes) -> bytes:
    # Never more than the bound is unpacked, however much a file says it holds.
    engine = zlib.decompressobj()
    try:
        body = engine.decompress(packed, LARGEST_BODY + 1)
    except zlib.error:
        raise Refused("save-broken") from None
    if len(body) > LARGEST_BODY:
        raise Refused("save-too-large")
    if not engine.eof or engine.unused_data:
        raise Refused("save-broken")
    return body
