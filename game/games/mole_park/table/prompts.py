"""What the prompt says."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from game.games.mole_park.content import (
    DICE,
    DIE_OF,
    FACES,
    FORGO,
    HAND,
    MISS,
    PRIZE_DIE,
    UNROLLED,
    mole_stars,
    prize_stars,
)
from game.games.mole_park.table.answers import helping, named
from game.games.mole_park.table.phase import Phase, at_holes, cashing
from game.stage.kit.asks import Ask, Asks, At, asked, either, says, viewer, waiting
from game.stage.kit.cribs import Course
from game.stage.said import Said
from game.stage.table import Step

if TYPE_CHECKING:
    from game.games.mole_park.seen import ParkSeen
    from game.stage.kit.asks import Tally, Tells

    Here: TypeAlias = At[ParkSeen]

__all__ = ["ASKS", "COURSE"]


def _reaching(at: Here) -> int:
    """So many faces of the prize die bring her the crown."""
    stars = mole_stars(at.seen.hand) + prize_stars(at.seen.prizes[at.seat or 0])
    return sum(stars + int(face) >= at.seen.crown for face in FACES[PRIZE_DIE])


def _too_many(at: Here) -> int:
    return len(at.seen.hand) - HAND


def _steps(at: Here) -> tuple[Step, ...]:
    """The four dice with their true faces, in the order of the pad's buttons."""
    if at.look.private or at.look.lone is not None:
        return ()
    return tuple(
        Step(
            Said(f"die-{die}"),
            Said("faces", {"faces": " ".join("×" if f == MISS else f for f in DICE[die].faces)}),
            art=f"mole_park/tool.{die if die != PRIZE_DIE else 'star'}",
        )
        for die in DICE
    )


def _taken(at: Here) -> str:
    """The die that is chosen so far."""
    return next(iter(at.look.path), "")


def _named(at: Here) -> Said | None:
    """Alone, a die is given by what its tile says: until then its faces lie at the holes, to be
    compared."""
    taken = _taken(at)
    return None if taken not in DIE_OF or at.look.lone is None else named(taken, at.look)


def _rolled(at: Here) -> Tally:
    """What lies on the lawn."""
    thrown = [(seat, throws[0].face) for seat, throws in enumerate(at.seen.throws) if throws]
    return tuple((seat, "×" if face == MISS else face, False) for seat, face in thrown)


def _whacked(at: Here) -> Tally:
    found = []
    for seat, throws in enumerate(at.seen.throws):
        if not throws or throws[0].face == UNROLLED:
            continue
        throw = throws[0]
        if throw.die == PRIZE_DIE:
            found.append((seat, "…", False))
        else:
            gain = at.seen.gains[seat]
            text = "×" if throw.face == MISS else f"+{gain}"
            found.append((seat, text, gain == _most(at) > 0))
    return tuple(found)


def _most(at: Here) -> int:
    """What the best whack of the round brought."""
    return max(at.seen.gains)


def _best(at: Here) -> int:
    return at.seen.gains.index(_most(at))


def _hole(at: Here) -> str:
    return at.seen.throws[_best(at)][0].face


def _sharing(at: Here) -> int:
    return len(at_holes(at.seen).get(int(_hole(at)), ()))


def _coming(at: Here) -> bool:
    """Moles are in a hole for all whose dice landed there."""
    landed = at_holes(at.seen).items()
    return any(hole and at.seen.holes[hole - 1] >= len(dice) for hole, dice in landed)


def _cashed(at: Here) -> Tally:
    order = cashing(at.seen)
    return tuple((seat, str(at.seen.totals[seat]), seat == order[0]) for seat in order)


def _finals(at: Here) -> tuple[int, int]:
    """What the best of the showdown came to, and the next."""
    best, second = sorted((at.seen.totals[seat] for seat in at.seen.rivals), reverse=True)[:2]
    return best, second


def _picking(at: Here) -> bool:
    """The prizes have the room of her face: it is by her moles."""
    return FORGO in (*at.look.offered, *at.look.path)


def _king(at: Here) -> int:
    return at.seen.king


_WAITING: Tells[ParkSeen] = waiting("waiting-bots", "waiting-one", "waiting-many")
_BEATS: Tells[ParkSeen] = says(
    "showdown-won", lambda at: bool(at.seen.rivals) and _finals(at)[0] > 0,
    best=lambda at: _finals(at)[0], second=lambda at: _finals(at)[1],
)  # fmt: skip
_CROWNED: Ask[ParkSeen] = Ask(
    either(_BEATS, says("over-crown", total=lambda at: at.seen.totals[at.seen.winner])),
    "over-king",
    when=lambda at: at.seen.winner >= 0,
    seat=lambda at: at.seen.winner,
)
ASKS: Asks[ParkSeen, Phase] = Asks(
    lambda at: Phase.of(at.seen),
    {
        Phase.START: (
            Ask("roll-off-title", "roll-off-body", when=lambda at: at.seen.king < 0),
            Ask("king-title", "king-body", seat=_king),
        ),
        Phase.CROWN: (
            Ask(
                "crown-mine",
                says("crown-mine-body", goal=lambda at: at.seen.crown, faces=_reaching),
                "crown-note", when=asked, seat=viewer,
            ),
            Ask("crown-title", _WAITING),
        ),
        Phase.CHOOSE: (
            # Her face is on her plate and on the curtain: here is room for what the die may bring.
            Ask(
                says("choose-mine", name=lambda at: at.name(at.seen.viewer or 0)),
                either(
                    lambda at: helping(at.seen, at.look.hover),
                    lambda at: helping(at.seen, _taken(at)), "choose-body",
                ),
                when=asked,
                sure=_named,
            ),
            Ask("choose-title", _WAITING, steps=_steps),
        ),
        Phase.DISCARD: (
            Ask(
                "discard-mine",
                says("discard-body", over=_too_many, keep=HAND),
                when=asked, seat=viewer,
                counter=says(
                    "discard-count", count=lambda at: len(at.look.picked), over=_too_many
                ),
            ),
            Ask("discard-title", _WAITING),
        ),
        Phase.ROLLED: (Ask("roll-title", "roll-body", tally=_rolled),),
        Phase.WHACKED: (
            Ask(
                "whack-title",
                either(
                    says("roll-body", lambda at: not _most(at) and _coming(at)),
                    says("whack-nobody", lambda at: not _most(at)),
                    says(
                        "whack-shared", lambda at: _sharing(at) > 1, dice=_sharing, hole=_hole,
                        count=_most,
                    ),
                    says(
                        "whack-alone", name=lambda at: at.name(_best(at)), hole=_hole,
                        count=_most,
                    ),
                ),
                tally=_whacked,
            ),
        ),
        Phase.PRIZES: (
            Ask(
                "tie-title", "tie-body", when=lambda at: bool(at.seen.tied),
                seat=_king,
            ),
            Ask(
                says("pick-title", name=lambda at: at.name(at.seen.picker)),
                says("pick-body", lambda at: not at.look.frame.large),
                when=lambda at: at.seen.picker >= 0 and bool(at.seen.asked),
                seat=lambda at: None if _picking(at) else at.seen.picker,
            ),
            _CROWNED,
            Ask(
                "cash-title",
                says(
                    "cash-body", name=lambda at: at.name(cashing(at.seen)[0]),
                    total=lambda at: at.seen.totals[cashing(at.seen)[0]],
                ),
                tally=_cashed,
            ),
        ),
        Phase.SHOWDOWN: (
            _CROWNED,
            Ask(
                says("showdown-tie", total=lambda at: _finals(at)[0]), "showdown-again",
                when=lambda at: _finals(at)[0] == _finals(at)[1] > 0,
            ),
            Ask(_BEATS, when=lambda at: _finals(at)[0] > 0),
            Ask("roll-title", "showdown-dice", when=lambda at: any(at.seen.throws)),
            Ask("showdown-title", says("showdown-body", moles=lambda at: len(at.seen.rivals))),
        ),
        Phase.OVER: (_CROWNED,),
        Phase.CLEARED: (Ask(says("next-round", round=lambda at: at.seen.round + 1)),),
    },
)  # fmt: skip
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
