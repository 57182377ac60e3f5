"""What the prompt says, and what an id means when it is pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.mole_park.content import (
    DICE,
    FACES,
    HAND,
    MISS,
    PRIZE_DIE,
    UNROLLED,
    mole_stars,
    prize_stars,
)
from game.games.mole_park.table.answers import helping
from game.games.mole_park.table.phase import Phase, at_holes, cashing
from game.stage.kit.cribs import Course
from game.stage.said import Said
from game.stage.table import Prompt, Step

if TYPE_CHECKING:
    from game.games.mole_park.seen import ParkSeen
    from game.stage.look import Look

__all__ = ["COURSE", "prompt"]


def prompt(seen: ParkSeen, look: Look) -> Prompt:  # noqa: PLR0911 - one per phase
    phase = Phase.of(seen)
    if seen.viewer is not None and seen.viewer in seen.asked:
        own = _mine(seen, look, seen.viewer, phase)
        if own is not None:
            return own
    match phase:
        case Phase.CROWN:
            return Prompt(Said("crown-title"), _waiting(seen, look))
        case Phase.CHOOSE:
            shown = not look.private and look.lone is None
            steps = _steps() if shown else ()
            return Prompt(Said("choose-title"), _waiting(seen, look), steps=steps)
        case Phase.DISCARD:
            return Prompt(Said("discard-title"), _waiting(seen, look))
        case Phase.ROLLED:
            return Prompt(Said("roll-title"), Said("roll-body"), tally=_rolled(seen))
        case Phase.WHACKED:
            return Prompt(Said("whack-title"), _best_whack(seen, look), tally=_tally(seen))
        case Phase.PRIZES:
            return _prizes(seen, look)
        case Phase.SHOWDOWN:
            return _showdown(seen, look)
        case Phase.OVER:
            return _over(seen, look)
        case Phase.CLEARED:
            return Prompt(Said("next-round", {"round": seen.round + 1}))
        case _:
            return _roll_off(seen, look)


def _mine(seen: ParkSeen, look: Look, me: int, phase: Phase) -> Prompt | None:
    name = {"name": look.faces[me].name}
    if phase is Phase.CROWN:
        stars = mole_stars(seen.hand) + prize_stars(seen.prizes[me])
        enough = sum(stars + int(face) >= seen.crown for face in FACES[PRIZE_DIE])
        body = Said("crown-mine-body", {"goal": seen.crown, "faces": enough})
        return Prompt(Said("crown-mine", name), body, Said("crown-note"), seat=me)
    if phase is Phase.CHOOSE:
        # Her face is on her plate and on the curtain: here is room for what the die may bring.
        return Prompt(Said("choose-mine", name), helping(seen, look.hover) or Said("choose-body"))
    if phase is Phase.DISCARD:
        over = len(seen.hand) - HAND
        counter = Said("discard-count", {"count": len(look.picked), "over": over})
        body = Said("discard-body", {"over": over, "keep": HAND})
        return Prompt(Said("discard-mine", name), body, seat=me, counter=counter)
    return None


def _waiting(seen: ParkSeen, look: Look) -> Said:
    people = [seat for seat in seen.asked if not look.faces[seat].bot]
    if not people:
        return Said("waiting-bots")
    if len(people) == 1:
        return Said("waiting-one", {"name": look.faces[people[0]].name})
    return Said("waiting-many", {"count": len(people)})


def _steps() -> tuple[Step, ...]:
    """The four dice with their true faces, in the order of the pad's buttons."""
    return tuple(
        Step(
            Said(f"die-{die}"),
            Said("faces", {"faces": " ".join("×" if f == MISS else f for f in DICE[die].faces)}),
            art=f"mole_park/tool.{die if die != PRIZE_DIE else 'star'}",
        )
        for die in DICE
    )


def _rolled(seen: ParkSeen) -> tuple[tuple[int, str, bool], ...]:
    """What lies on the lawn."""
    thrown = [(seat, throws[0]) for seat, throws in enumerate(seen.throws) if throws]
    return tuple((seat, "×" if throw.face == MISS else throw.face, False) for seat, throw in thrown)


def _tally(seen: ParkSeen) -> tuple[tuple[int, str, bool], ...]:
    best = max(seen.gains)
    found = []
    for seat, throws in enumerate(seen.throws):
        if not throws or throws[0].face == UNROLLED:
            continue
        throw = throws[0]
        if throw.die == PRIZE_DIE:
            found.append((seat, "…", False))
        else:
            text = "×" if throw.face == MISS else f"+{seen.gains[seat]}"
            found.append((seat, text, seen.gains[seat] == best > 0))
    return tuple(found)


def _best_whack(seen: ParkSeen, look: Look) -> Said:
    best = max(seen.gains)
    if not best:
        landed = at_holes(seen).items()
        coming = any(hole and seen.holes[hole - 1] >= len(dice) for hole, dice in landed)
        return Said("roll-body") if coming else Said("whack-nobody")
    seat = seen.gains.index(best)
    hole = seen.throws[seat][0].face
    there = [other for other, _ in at_holes(seen).get(int(hole), ())]
    facts: dict[str, str | int | Said] = {
        "name": look.faces[seat].name,
        "count": best,
        "hole": hole,
        "dice": len(there),
    }
    return Said("whack-shared" if len(there) > 1 else "whack-alone", facts)


def _prizes(seen: ParkSeen, look: Look) -> Prompt:
    if seen.tied:
        name = look.faces[seen.king].name
        return Prompt(Said("tie-title", {"name": name}), Said("tie-body"), seat=seen.king)
    if seen.picker >= 0 and seen.asked:
        facts: dict[str, str | int | Said] = {
            "name": look.faces[seen.picker].name,
            "total": seen.totals[seen.picker],
        }
        return Prompt(
            Said("pick-title", facts), Said("pick-body", facts), seat=_portrait(seen.picker, look)
        )
    if seen.winner >= 0:
        return _over(seen, look)
    order = cashing(seen)
    best = order[0]
    leads: dict[str, str | int | Said] = {
        "name": look.faces[best].name,
        "total": seen.totals[best],
    }
    tally = tuple((seat, str(seen.totals[seat]), seat == best) for seat in order)
    return Prompt(Said("cash-title"), Said("cash-body", leads), tally=tally)


def _portrait(seat: int, look: Look) -> int | None:
    """Alone she knows who she is: beside her hand the prompt has room for words."""
    return None if seat == look.lone else seat


def _showdown(seen: ParkSeen, look: Look) -> Prompt:
    if seen.winner >= 0:
        return _over(seen, look)
    best, second = _best_two(seen)
    if best:
        if best == second:
            return Prompt(Said("showdown-tie", {"total": best}), Said("showdown-again"))
        return Prompt(Said("showdown-won", {"best": best, "second": second}))
    if any(throws for throws in seen.throws):
        return Prompt(Said("roll-title"), Said("showdown-dice"))
    return Prompt(Said("showdown-title"), Said("showdown-body", {"moles": len(seen.rivals)}))


def _best_two(seen: ParkSeen) -> tuple[int, int]:
    """What the best of the showdown came to, and the next."""
    best, second = sorted((seen.totals[seat] for seat in seen.rivals), reverse=True)[:2]
    return best, second


def _over(seen: ParkSeen, look: Look) -> Prompt:
    name = {"name": look.faces[seen.winner].name}
    if seen.rivals:
        best, second = _best_two(seen)
        beats = Said("showdown-won", {"best": best, "second": second})
        return Prompt(beats, Said("over-king", name), seat=seen.winner)
    facts: dict[str, str | int | Said] = {**name, "total": seen.totals[seen.winner]}
    return Prompt(Said("over-crown", facts), Said("over-king", name), seat=seen.winner)


def _roll_off(seen: ParkSeen, look: Look) -> Prompt:
    if seen.king < 0:
        return Prompt(Said("roll-off-title"), Said("roll-off-body"))
    king = {"name": look.faces[seen.king].name}
    return Prompt(Said("king-title", king), Said("king-body"), seat=seen.king)


COURSE: Course[Phase] = Course(
    "course-title",
    {
        "course-crown": {Phase.CROWN},
        "course-choose": {Phase.CHOOSE},
        "course-roll": {Phase.ROLLED},
        "course-whack": {Phase.WHACKED, Phase.DISCARD},
        "course-prizes": {Phase.PRIZES, Phase.OVER, Phase.CLEARED},
    },
)
