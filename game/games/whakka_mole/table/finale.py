"""The last mallet: whether this turn can decide the match, and what that scene is laid out of.

All of it follows from what everybody sees once the sheets are turned up.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.games.whakka_mole.content import GOAL, HIT, STAYED
from game.games.whakka_mole.table.phase import Phase, whacker
from game.stage.box import Box
from game.stage.kit.boxes import fills
from game.stage.kit.rulers import Ruler
from game.stage.kit.signs import Sign
from game.stage.kit.slots import MIDDLE, Laid, Spot, Written, point
from game.stage.kit.writing import FIGURE, SIGN
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.theme import CREAM, TITLE_GOLD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.whakka_mole.seen import WhakkaSeen
    from game.stage.frame import Frame
    from game.stage.look import Look

__all__ = [
    "DARK", "LIT", "begun", "close_up", "dark", "decided", "decisive", "lane", "order", "podium",
    "reach", "runner_x", "spot", "track",
]  # fmt: skip

DARK = 0.8
"""How dark it is."""
LIT = 350.0
"""A sheet in the light lies so much nearer to the eye."""
_DARK, _FACES, _NIGHT, _WINNER = 300.0, 640.0, 700.0, 800.0
_START, _BEYOND = 480.0, 330.0
_FACE_HIGH, _TRACK_TOP = 156.0, 190.0
_RED = Sign("ui/ribbon.red", replace(SIGN, outline="#5A1A10"))
_GOLD = Sign("ui/ribbon.gold", replace(SIGN, outline="#5A3A10"))


# Whether this turn can decide it


_LAST_TAG = Written(SIGN, Spot(0, -30), 42, height=50)
_LAST_FLAG = Laid(Spot(0, 6), h=150)
_LAST_GOAL = Written(FIGURE, Spot(-70, -62), 72, colour=TITLE_GOLD)
_LAST_NAME = Written(SIGN, Spot(36, 0, down=MIDDLE), 0, 290, height=56, align="left")


def begun(seen: WhakkaSeen) -> tuple[int, ...]:
    """By seat, the score this turn began with, however much of it has been counted."""
    phase = Phase.of(seen)
    if phase is Phase.COUNTED:
        return tuple(sheet.score - sheet.gained for sheet in seen.sheets)
    if phase is Phase.WHACKED:
        return tuple(sheet.score - HIT * sheet.landed for sheet in seen.sheets)
    return tuple(sheet.score for sheet in seen.sheets)


def reach(seen: WhakkaSeen) -> tuple[int, ...]:
    """By seat, the most it could have after this turn: it hits, and nobody hits it."""
    return tuple(score + _moles(seen, seat) + HIT for seat, score in enumerate(begun(seen)))


def _moles(seen: WhakkaSeen, seat: int) -> int:
    """What the moles of this turn bring if they stay, as its paper has it."""
    sheet, lines = seen.sheets[seat], seen.papers[seat]
    if Phase.of(seen) is Phase.POPPED:
        return len(sheet.up) + sheet.gained
    popup = lines[-1].popup
    if not seen.stubborn or len(lines) < 2:
        return len(popup)
    # After a hit nobody was left to be stubborn.
    hit = seen.papers[whacker(seat, len(seen.sheets))][-2].whack in lines[-2].popup
    stayed = 0 if hit else len(set(popup) & set(lines[-2].popup))
    return len(popup) + (STAYED - 1) * stayed


def decisive(seen: WhakkaSeen) -> bool:
    """The sheets are turned up, and somebody could reach the goal by them."""
    return Phase.of(seen) is not Phase.WRITING and max(reach(seen)) >= GOAL


def decided(seen: WhakkaSeen) -> bool:
    """All is counted, and it is over."""
    best = max(sheet.score for sheet in seen.sheets)
    done = Phase.of(seen) is Phase.COUNTED and best >= GOAL
    return done and (len(podium(seen)) == 1 or not seen.play_on)


def podium(seen: WhakkaSeen) -> list[int]:
    """The seats that have most."""
    best = max(sheet.score for sheet in seen.sheets)
    return [seat for seat, sheet in enumerate(seen.sheets) if sheet.score == best]


def order(seen: WhakkaSeen) -> tuple[list[int], list[int]]:
    """Who whacks together since nothing can be decided by it, and who alone, lowest score first."""
    most, scores = reach(seen), begun(seen)
    seats = sorted(range(len(scores)), key=lambda seat: (scores[seat], seat))
    return (
        [seat for seat in seats if most[seat] < GOAL],
        [seat for seat in seats if most[seat] >= GOAL],
    )


# Lights down


def dark(seen: WhakkaSeen, look: Look, room: Box) -> Iterator[Piece]:
    """The table in the dark; in the room of the prompt all faces, in the order they whack in."""
    frame = look.frame
    if not look.calm:
        yield fills("last.dark", "ui/chip.dark", frame.box, _DARK, 120, alpha=DARK)
    yield _RED("last.ribbon", Said("last-mallet"), frame.w / 2, 52, 960, 84, depth=_FACES)
    together, alone = order(seen)
    seats = [*together, *alone]
    pitch = min(room.w / len(seats), 300)
    for at, seat in enumerate(seats):
        x, sheet = room.cx + (at - (len(seats) - 1) / 2) * pitch, seen.sheets[seat]
        colour = look.faces[seat].colour
        yield Piece(
            f"last.face.{seat}", f"portrait/{colour}.idle", x, room.cy - 26, h=_FACE_HIGH,
            depth=_FACES,
        )  # fmt: skip
        hit = sheet.landed
        yield _LAST_TAG(
            f"last.tag.{seat}", f"+{HIT}" if hit else Said("last-missed"), point(x, room.bottom),
            width=pitch - 12, colour=TITLE_GOLD if hit else CREAM, depth=_FACES + 2,
        )  # fmt: skip


def spot(key: str, sheet: Piece) -> Piece:
    """The light around a sheet that stands in it."""
    box = Box(sheet.x - sheet.w / 2, sheet.y - sheet.h / 2, sheet.w, sheet.h)
    return fills(key, "ui/glow", box, LIT - 40, 60)


# The track comes close


def lane(frame: Frame, seats: int, seat: int) -> Box:
    pitch = min((frame.h - _TRACK_TOP - 40) / seats, 190)
    top = _TRACK_TOP + (frame.h - _TRACK_TOP - 40 - pitch * seats) / 2
    return Box(40, top + pitch * seat, frame.w - 80, pitch - 8)


def runner_x(frame: Frame, seats: int, score: int) -> float:
    """The middle of a runner whose nose has come so far."""
    nose = Ruler(_START, _line(frame), GOAL, beyond=GOAL).at(score)
    return min(nose, frame.w - 60) - lane(frame, seats, 0).h / 2


def _line(frame: Frame) -> float:
    return frame.w - _BEYOND


def track(seen: WhakkaSeen, look: Look) -> Iterator[Piece]:
    """A lane for each seat, the flag, and how far everybody has come."""
    frame, seats = look.frame, len(seen.sheets)
    first = podium(seen)
    yield Piece(
        "last.night", "bg/stage.night", frame.w / 2, frame.h / 2, frame.w, frame.h, depth=_NIGHT
    )
    line = _line(frame)
    for seat, sheet in enumerate(seen.sheets):
        box, face, won = lane(frame, seats, seat), look.faces[seat], seat in first
        near = _NIGHT + 20 + seat + (20 if won else 0)
        yield fills(f"last.lane.{seat}", "ui/mat.soil", box, _NIGHT + 2)
        yield _LAST_NAME(
            f"last.name.{seat}", face.name, box, size=min(44, box.h * 0.5), depth=_NIGHT + 6,
        )  # fmt: skip
        x, high = runner_x(frame, seats, sheet.score), box.h * (1.25 if won else 1.0)
        mood = "happy" if won else "idle"
        yield Piece(
            f"last.run.{seat}", f"portrait/{face.colour}.{mood}", x, box.cy, h=high, depth=near
        )
        yield FIGURE(
            f"last.score.{seat}", sheet.score, x - high * 0.75, box.cy, min(56, box.h * 0.6),
            colour=TITLE_GOLD if won else CREAM, depth=near,
        )  # fmt: skip
    top, foot = lane(frame, seats, 0).y, lane(frame, seats, seats - 1).bottom
    band = Box(line - 12, top, 24, foot - top)
    yield fills("last.line", "ui/chip.cream", band, _NIGHT + 4)
    yield _LAST_FLAG("last.flag", "prop/flag.finish", point(line, top), depth=_NIGHT + 60)
    yield _LAST_GOAL("last.goal", GOAL, point(line, top), depth=_NIGHT + 60)


# The winner, close


def close_up(seen: WhakkaSeen, look: Look) -> Iterator[Piece]:
    """Who won fills the picture, side by side if several did; the others look on."""
    frame, first = look.frame, podium(seen)
    rest = [seat for seat in range(len(seen.sheets)) if seat not in first]
    yield Piece(
        "end.night", "bg/stage.night", frame.w / 2, frame.h / 2, frame.w, frame.h, depth=_WINNER
    )
    pitch = min(760.0, (frame.w - 480) / len(first))
    high = min(760.0, pitch * 1.1)
    y = frame.h * 0.47
    for at, seat in enumerate(first):
        x = frame.w / 2 + (at - (len(first) - 1) / 2) * pitch
        colour = look.faces[seat].colour
        yield Piece(f"end.face.{seat}", f"portrait/{colour}.big", x, y, h=high, depth=_WINNER + 4)
        yield Piece(
            f"end.crown.{seat}", "prop/crown", x, y - high * 0.4, h=high * 0.25,
            depth=_WINNER + 6,
        )  # fmt: skip
    best = seen.sheets[first[0]].score
    said = (
        Said("over-won", {"name": look.faces[first[0]].name, "score": best})
        if len(first) == 1
        else Said("over-shared", {"count": len(first), "score": best})
    )
    low = frame.h - 150
    yield _GOLD("end.ribbon", said, frame.w / 2, low, 1180, 112, depth=_WINNER + 20)
    last = min(rest, key=lambda seat: (-seen.sheets[seat].score, seat), default=None)
    for at, seat in enumerate(rest):
        # Left and right in turn, from below upwards; whoever came nearest weeps.
        side, row = at % 2, at // 2
        mood = "sad" if seat == last else "happy"
        x = 130.0 if side == 0 else frame.w - 130
        yield Piece(
            f"end.face.{seat}", f"portrait/{look.faces[seat].colour}.{mood}", x,
            frame.h - 170 - row * 200, h=170, depth=_WINNER + 8,
        )  # fmt: skip
