"""The table itself: what is seen, laid out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from game.games.whakka_mole.acts import ACTS
from game.games.whakka_mole.content import GOAL, HIT, ROWS, Hole, hole_id, hole_of, holes, keyed
from game.games.whakka_mole.table import feud, finale, pages, prompts
from game.games.whakka_mole.table.hand import hand
from game.games.whakka_mole.table.phase import Phase, picks, target, whacker
from game.games.whakka_mole.table.race import race
from game.games.whakka_mole.table.ring import Pointer, private, public
from game.games.whakka_mole.table.sheet import Dress, Up, Whack, mole, sheet
from game.games.whakka_mole.table.tale import TALE
from game.stage.kit.boxes import fills
from game.stage.kit.rows import Sized
from game.stage.kit.signs import chip
from game.stage.kit.slots import BOTTOM, MIDDLE, Laid, Spot, Written, point
from game.stage.kit.writing import NOTE, TITLE
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.showing import Manner, Showing
from game.stage.table import BlindPad, Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from game.games.whakka_mole.seen import WhakkaSeen
    from game.games.whakka_mole.table.ring import Plot, Stage
    from game.stage.layers import Heat
    from game.stage.look import Look
    from game.stage.piece import Answer

__all__ = ["TABLE", "WhakkaTable"]

_MOODS = ("up", "grin", "up", "grin")
_LABEL = Sized((306, 42), (520, 62))
"""How wide and high it is written that what is shown is last turn's."""
_AIM, _UNDER = 60.0, 12.0
"""The least height of one's own mallet over a hole, and how far it is below what is read there."""
_SOLID, _FROM = 0.86, (0.285, 0.34)
"""Of a mallet's picture: how much is solid, and from the middle of that to where it is held."""
_A_TURN = 12
"""What a good turn brings: from so near the goal, this one may decide."""
_CURTAIN_ARROW = Laid(Spot(0), h=92, depth=40)
_WHOM_TITLE = Written(
    TITLE, Spot(0, 66, MIDDLE), 34, -40, height=92, lines=2, colour="#7A4A2E", depth=-14,
)  # fmt: skip
_WHOM_FOOT = Written(
    NOTE, Spot(0, -50, MIDDLE, BOTTOM), 26, -36, height=76, lines=2, colour="#7A4A2E", depth=-14,
)  # fmt: skip
_WHOM_ARROW = Laid(Spot(0), h=50, depth=-13)
_ARROWS_WHOM = Laid(Spot(0), h=76, depth=-14)


def _stage(seen: WhakkaSeen, look: Look) -> Stage:
    return public(look.frame, look.seats, seen.holes, taught=look.taught)


class WhakkaTable(Table["WhakkaSeen"]):
    id: ClassVar[str] = "whakka_mole"
    acts = ACTS
    tale = TALE
    music: ClassVar[str] = "music/whack"

    def showing(self, seen: WhakkaSeen, look: Look) -> Showing:
        private = look.private and seen.viewer is not None
        pieces = self._behind_the_curtain(seen, look) if private else self._in_public(seen, look)
        secret = Phase.of(seen) is Phase.WRITING
        return Showing(
            tuple(pieces),
            prompts.ASKS(seen, look),
            Said("turn", {"turn": seen.turn}),
            _stage(seen, look).regions,
            crib=prompts.CRIB(seen, look),
            hand=hand(seen, look),
            pad=_pad(seen.holes) if secret else None,
            hint=tuple(prompts.named(hole_of(id_), seen.holes) for id_ in look.advised),
            page=pages.PAGES(seen, look),
            sure=prompts.ASKS.sure(seen, look),
            staged=_reveals(seen) and finale.decisive(seen),
            heat=_heat(seen),
        )

    def manner(self, seen: WhakkaSeen) -> Manner:
        return Manner(secret=Phase.of(seen) is Phase.WRITING)

    def _in_public(self, seen: WhakkaSeen, look: Look) -> Iterator[Piece]:
        stage, phase = _stage(seen, look), Phase.of(seen)
        scores = [sheet.score for sheet in seen.sheets]
        gains = [each.gained if phase is Phase.COUNTED else 0 for each in seen.sheets]
        yield from race(stage.race, look.faces, scores, gains, large=look.frame.large)
        for seat, plot in enumerate(stage.plots):
            yield from sheet(plot, self._dress(seen, look, seat, plot), look.faces)
        told = feud.feud(seen)
        if told is not None:
            yield from feud.pieces(told, stage, dim=phase is Phase.WHACKED)
        yield from _arrows(stage, look)
        if _reveals(seen) and finale.decisive(seen):
            yield from self._on_stage(seen, look, stage)
        if look.lone is not None and look.lone == seen.viewer:
            yield from self._aim(seen, look, stage.plots[target(look.lone, look.seats)])
        if stage.label and phase is Phase.WRITING and seen.turn > 1:
            x, y = stage.label
            yield chip("label", "dark", Said("label-last-turn"), x, y, *_LABEL.on(look.frame))

    def _on_stage(self, seen: WhakkaSeen, look: Look, stage: Stage) -> Iterator[Piece]:
        """In the turn that decides it the table is dark, then the track is all there is."""
        done = finale.decided(seen)
        if seen.step and (done or Phase.of(seen) is Phase.WHACKED):
            yield from finale.dark(seen, look, stage.regions.prompt)
        if seen.step and done:
            yield from finale.track(seen, look)

    def _behind_the_curtain(self, seen: WhakkaSeen, look: Look) -> Iterator[Piece]:
        me = seen.viewer or 0
        whacks = bool(seen.mine)
        own, other = private(look.frame, seen.holes, whacks=whacks)
        left = target(me, len(seen.sheets))
        for seat, plot, written in ((me, own, not whacks), (left, other, whacks)):
            dress = self._dress(seen, look, seat, plot, bare=True)
            yield from sheet(plot, replace(dress, glow=written, shade=not written), look.faces)
        yield from self._aim(seen, look, other)
        x = (own.box.right + other.box.x) / 2
        yield _CURTAIN_ARROW(
            "arrow.0", "prop/arrow.whack", point(x, own.lawn.cy), page=pages.MALLET,
        )  # fmt: skip

    def _dress(
        self, seen: WhakkaSeen, look: Look, seat: int, plot: Plot, *, bare: bool = False
    ) -> Dress:
        mine, face = seen.sheets[seat], look.faces[seat]
        phase = Phase.WRITING if bare else Phase.of(seen)
        writing = phase is Phase.WRITING
        best = max(each.score for each in seen.sheets)
        status = None
        if writing and not bare:
            waits = "asleep" if face.asleep else "writing"
            status = Said(f"status-{'ready' if face.ready else waits}")
        answers = self._answers(seen, look, seat, plot)
        gain = mine.gained if phase is Phase.COUNTED else None
        if phase is Phase.WHACKED and mine.landed:
            gain = HIT
        return Dress(
            seat=seat,
            score=mine.score,
            moles=self._moles(seen, look, seat, phase),
            prints=mine.up if bare else (),
            gain=gain,
            whack=self._whack(seen, seat, phase),
            status=status,
            ready=writing and face.ready,
            writing=writing,
            theatre=writing and not bare,
            # Which of a stubborn sheet's moles count twice is not on the table any more.
            counted=phase is Phase.COUNTED and not seen.stubborn,
            glow=(phase is Phase.COUNTED and mine.score == best > 0) or bool(answers),
            answers=answers,
            mood=_mood(phase, landed=mine.landed, hit=mine.hit, thinks=face.turn),
        )

    def _answers(
        self, seen: WhakkaSeen, look: Look, seat: int, plot: Plot
    ) -> Mapping[Hole, Answer]:
        """First one's own moles, then the whack: it goes on the left neighbour's sheet."""
        me = seen.viewer
        if me is None or me not in seen.asked:
            return {}
        here = target(me, len(seen.sheets)) if seen.mine else me
        return prompts.answers(seen, look, me, plot) if seat == here else {}

    def _moles(self, seen: WhakkaSeen, look: Look, seat: int, phase: Phase) -> dict[Hole, Up]:
        mine = seen.sheets[seat]
        if phase is Phase.WRITING and seat == seen.viewer and (look.private or seat == look.lone):
            # One's own choice stands out clear; last turn's moles are memories, or prints.
            chosen = picks(seen, look)
            was = () if look.private else mine.up
            moles = {hole: Up("sleepy", alpha=0.35) for hole in was}
            return moles | {hole: Up(_MOODS[hole % 4]) for hole in chosen}
        if look.private:
            return {}
        if mine.hit:
            by = whacker(seat, len(seen.sheets))
            if phase is Phase.WRITING:
                return {}
            gone = seen.sheets[by].whack
            return {hole: Up("dizzy", sunk=True) for hole in mine.popup if hole != gone}
        if phase is Phase.WHACKED:
            # The mallet came down beside them.
            return {hole: Up("razz") for hole in mine.up}
        if phase is not Phase.WRITING and feud.sore(seen, seat):
            return {hole: Up("sore") for hole in mine.up}
        return {hole: Up(_MOODS[(hole + seat) % 4]) for hole in mine.up}

    def _whack(self, seen: WhakkaSeen, seat: int, phase: Phase) -> Whack | None:
        by = whacker(seat, len(seen.sheets))
        sheet = seen.sheets[by]
        if not sheet.whack or phase is Phase.POPPED:
            return None
        return Whack(by, sheet.whack, sheet.landed, HIT)

    def _aim(self, seen: WhakkaSeen, look: Look, plot: Plot) -> Iterator[Piece]:
        """One's own mallet over the hole one points at or has chosen, for one's own eyes."""
        aimed = look.hover if look.hover in look.offered else next(iter(look.path), "")
        if len(seen.mine) != 1 or not aimed:
            return
        x, y = plot.hole(hole_of(aimed))
        # Below the numbers of the row above, the mallet between this number and the next.
        top = y - plot.over + _UNDER
        if look.path:
            wide, high = plot.wide * 1.16, min(plot.wide * 0.54, plot.under + plot.over - _UNDER)
            middle = max(y, top + high / 2)
            yield Piece("aim.ring", "ui/focus", x, middle, wide, high, depth=239)
        size = max(_AIM, plot.wide * 0.56)
        x, y = x + plot.wide * 0.5, max(y - size * 0.25, top + size * _SOLID / 2)
        x, y = x + size * _FROM[0], y + size * _FROM[1]
        yield Piece("aim", "prop/mallet", x, y, h=size, depth=240, shadow=14)

    def soon(self, seen: WhakkaSeen, look: Look) -> Sequence[Piece]:
        found: list[Piece] = []
        for seat, plot in enumerate(_stage(seen, look).plots):
            colour = look.faces[seat].colour
            for mood in ("up", "grin", "scared", "dizzy", "hit", "sleepy", "razz", "sore"):
                found += mole(plot, seat, Hole(1), colour, Up(mood))
            whack = Whack(whacker(seat, look.seats), Hole(1), seat % 2 == 0, HIT)
            dress = Dress(seat, 0, gain=seat, whack=whack, mood=("happy", "dizzy")[seat % 2])
            found += sheet(plot, dress, look.faces)
        return found


def _reveals(seen: WhakkaSeen) -> bool:
    return Phase.of(seen) in (Phase.WHACKED, Phase.COUNTED)


def _heat(seen: WhakkaSeen) -> Heat:
    if finale.decisive(seen):
        return "last"
    scores = sorted((sheet.score for sheet in seen.sheets), reverse=True)
    if scores[0] >= GOAL - _A_TURN:
        return "last"
    if scores[0] >= GOAL // 2 and scores[0] - scores[1] <= _A_TURN // 2:
        return "close"
    return "calm" if Phase.of(seen) is Phase.WRITING else "busy"


def _pad(count: int) -> BlindPad:
    left = iter(holes(count))
    rows = tuple(tuple(hole_id(next(left)) for _ in range(wide)) for wide in ROWS[count])
    return BlindPad(rows, tuple(keyed(hole, count) for hole in holes(count)))


def _mood(phase: Phase, *, landed: bool, hit: bool, thinks: bool) -> str:
    if phase is Phase.WRITING:
        return "think" if thinks else "idle"
    if hit:
        return "dizzy"
    return "happy" if landed else "idle"


def _arrows(stage: Stage, look: Look) -> Iterator[Piece]:
    for number, arrow in enumerate(stage.pointers):
        yield _arrow(number, arrow)
    panel = stage.neighbours
    if panel is None:
        return
    yield fills("whom", "ui/panel.paper.dark", panel, -25, page=pages.MALLET)
    yield _WHOM_TITLE("whom.title", Said("whom-title"), panel)
    pitch = (panel.h - 230) / max(look.seats, 1)
    for seat in range(look.seats):
        y = panel.y + 150 + pitch * (seat + 0.5)
        for at, who in ((panel.x + 54, seat), (panel.right - 54, target(seat, look.seats))):
            art = f"portrait/{look.faces[who].colour}.small"
            yield _ARROWS_WHOM(f"whom.{seat}.{who}", art, point(at, y))
        yield _WHOM_ARROW(f"whom.{seat}.arrow", "prop/arrow.whack", point(panel.cx, y))
    yield _WHOM_FOOT("whom.foot", Said("whom-foot"), panel)


def _arrow(number: int, arrow: Pointer) -> Piece:
    art = "prop/arrow.double" if arrow.both else "prop/arrow.whack"
    return Piece(
        f"arrow.{number}",
        art,
        arrow.x,
        arrow.y,
        h=arrow.size,
        turn=arrow.turn,
        page=pages.MALLET,
    )


TABLE = WhakkaTable()
