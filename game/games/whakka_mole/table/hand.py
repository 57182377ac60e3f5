"""The table in a hand: one's own lawn, the left neighbour's with its footprints, the race."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.whakka_mole.content import GOAL, ROWS, hole_id, hole_of, holes, keyed
from game.games.whakka_mole.table.pages import sheet_page
from game.games.whakka_mole.table.phase import Phase, picks, target, whacker
from game.games.whakka_mole.table.prompts import helping, named
from game.stage.box import Box
from game.stage.hand import Held, Pile, everybody, seat_held
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.theme import INK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.whakka_mole.content import Hole
    from game.games.whakka_mole.seen import WhakkaSeen
    from game.stage.look import Look
    from game.stage.said import Speech

__all__ = ["hand"]

_HOLE = Box(-100, -134, 200, 192)
"""What of a hole and its mole is shown."""
_MOODS = ("up", "grin")
_CREAM = "#FFF6DF"


def hand(seen: WhakkaSeen, look: Look) -> tuple[Pile, ...]:
    me = seen.viewer
    if Phase.of(seen) is not Phase.WRITING or me is None or not look.private:
        return (_race(seen, look),)
    if me in seen.asked and not seen.mine:
        return (_own(seen, look, me), _warning(look, me))
    if me in seen.asked:
        return (_neighbour(seen, look, me),)
    return (_own(seen, look, me), _neighbour(seen, look, me))


def _own(seen: WhakkaSeen, look: Look, me: int) -> Pile:
    """Where one's moles are to come up; last turn's sleep, faint, where they were."""
    chosen, asked = picks(seen, look), not seen.mine
    things = []
    for hole, at in _places(seen):
        up, was = hole in chosen, hole in seen.sheets[me].up
        says: list[Speech] = [Said("hand-mole-up")] if up else []
        if was and not up:
            says.append(Said("hand-was-up"))
        help_ = helping(seen, look, me, hole) if asked else None
        things.append(
            Held(
                f"own.{hole}",
                named(hole, seen.holes),
                says=(*says, help_) if help_ is not None else tuple(says),
                count=keyed(hole, seen.holes),
                at=at,
                state=("chosen",) if up else (),
                answer=hole_id(hole) if asked else "",
                drawn=tuple(_mole(look.faces[me].colour, hole, up=up, was=was)),
            )
        )
    count = len(chosen)
    note = Said("hand-up", {"count": count}) if count else Said("hand-none-up")
    name = Said("page-sheet", {"name": look.faces[me].name})
    return Pile("own", name, tuple(things), "grid", "lawn", note, _HOLE)


def _neighbour(seen: WhakkaSeen, look: Look, me: int) -> Pile:
    """Whom one whacks: the last two turns' footprints, and one's mallet."""
    left, asked = target(me, look.seats), len(seen.mine) == 1
    written = seen.papers[left]
    aim = look.path[:1] or (seen.mine[1] if len(seen.mine) > 1 else ())
    things = []
    for hole, at in _places(seen):
        ago = next((n for n in (1, 2) if len(written) >= n and hole in written[-n].popup), 0)
        chosen = bool(aim) and hole_of(aim[0]) == hole
        says: list[Speech] = []
        if ago:
            says.append(Said("hand-print", {"turn": len(written) + 1 - ago}))
        if chosen and not asked:
            says.append(Said("hand-mallet"))
        things.append(
            Held(
                f"left.{hole}",
                named(hole, seen.holes),
                says=tuple(says),
                count=keyed(hole, seen.holes),
                at=at,
                state=("chosen",) if chosen else (),
                answer=hole_id(hole) if asked else "",
                drawn=tuple(_print(ago, len(written), aimed=chosen)),
            )
        )
    name = Said("page-sheet", {"name": look.faces[left].name})
    note = Said("hand-prints") if written else Said("hand-no-prints")
    return Pile("left", name, tuple(things), "grid", "lawn", note, _HOLE)


def _warning(look: Look, me: int) -> Pile:
    by = whacker(me, look.seats)
    face = look.faces[by]
    said = Said("page-whacks", {"name": face.name, "target": look.faces[me].name})
    who = Held("by", said, f"portrait/{face.colour}.idle", (Said("hit-clears"),))
    return Pile("danger", Said("whom-title"), (who,))


def _race(seen: WhakkaSeen, look: Look) -> Pile:
    scores = [sheet.score for sheet in seen.sheets]
    best, order = max(scores), sorted(range(look.seats), key=lambda seat: (-scores[seat], seat))
    seats = (
        seat_held(
            look,
            seat,
            str(scores[seat]),
            heard=Said("hand-points", {"count": scores[seat]}),
            now=scores[seat] == best > 0,
            page=sheet_page(seat),
        )
        for seat in order
    )
    return everybody(Said("hand-race", {"goal": GOAL}), seats)


def _places(seen: WhakkaSeen) -> Iterator[tuple[Hole, tuple[int, int]]]:
    left = iter(holes(seen.holes))
    for row, count in enumerate(ROWS[seen.holes]):
        for place in range(count):
            yield next(left), (row, place)


def _mole(colour: str, hole: Hole, *, up: bool, was: bool) -> Iterator[Piece]:
    yield Piece("back", "hole/back")
    if up:
        yield Piece("mole", f"hole/mole.{colour}.{_MOODS[hole % 2]}")
    elif was:
        yield Piece("mole", f"hole/mole.{colour}.sleepy", alpha=0.35)
    yield Piece("front", "hole/front")


def _print(ago: int, turns: int, *, aimed: bool) -> Iterator[Piece]:
    """Where a mole was: its print, dated, and fainter the longer ago."""
    yield Piece("back", "hole/back")
    yield Piece("front", "hole/front")
    if ago:
        faint = 1 if ago == 1 else 0.45
        yield Piece("was", "whakka/print", y=-14, alpha=faint)
        said = Said("turn", {"turn": turns + 1 - ago})
        words = Words(said, 38, "title", _CREAM, INK, width=200)
        yield Piece("date", y=-108, text=words)
    if aimed:
        yield Piece("mallet", "prop/mallet", 66, -14, h=128)
