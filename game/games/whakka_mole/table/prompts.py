"""What the prompt says, and what a hole stands for: its name, its key, what it would mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from game.games.whakka_mole.content import GOAL, HIT, STAYED, hole_id, hole_of, holes, keyed
from game.games.whakka_mole.table import feud
from game.games.whakka_mole.table.phase import Phase, picks, target
from game.stage.kit.asks import Ask, Asks, At, Lead, asked, either, says, viewer, waiting
from game.stage.kit.cribs import Crib, Rule
from game.stage.piece import Answer
from game.stage.said import Said
from game.stage.table import Step

if TYPE_CHECKING:
    from game.games.whakka_mole.content import Hole
    from game.games.whakka_mole.seen import WhakkaSeen
    from game.games.whakka_mole.table.ring import Plot
    from game.stage.kit.asks import Holds, Tally, Tells
    from game.stage.look import Look

    Here: TypeAlias = At[WhakkaSeen]

__all__ = ["ASKS", "CRIB", "answers", "helping", "named"]

_LOGO = "whakka/logo.whakka"


def _stubborn(at: Here) -> bool:
    return at.seen.stubborn


def _holes(at: Here) -> int:
    return at.seen.holes


def _steps(at: Here) -> tuple[Step, ...]:
    # Of two sheets the other may lie at the right.
    whom = "step-whack-body" if at.look.seats > 2 else "step-whack-other"
    return (
        Step(Said("step-moles"), Said("step-moles-body", {"holes": at.seen.holes})),
        Step(Said("step-whack"), Said(whom)),
        Step(Said("step-sealed"), Said("step-sealed-body")),
    )


_LEAD: Lead[WhakkaSeen] = Lead(lambda at: [sheet.score for sheet in at.seen.sheets])


def _missing(at: Here) -> int:
    return max(0, GOAL - _LEAD.most(at))


def _first(at: Here) -> int:
    """Who got most in this turn."""
    return max(range(at.look.seats), key=lambda seat: (at.seen.sheets[seat].gained, -seat))


def _hit(at: Here) -> bool:
    return at.seen.sheets[_first(at)].landed


def _by_moles(at: Here) -> int:
    return at.seen.sheets[_first(at)].gained - (HIT if _hit(at) else 0)


def _got(key: str, when: Holds[WhakkaSeen]) -> Tells[WhakkaSeen]:
    return says(
        key, when, name=lambda at: at.name(_first(at)), moles=_by_moles,
        total=lambda at: at.seen.sheets[_first(at)].gained,
    )  # fmt: skip


def _gains(at: Here) -> Tally:
    """A turn's points as they came: "6+3"."""
    return tuple(
        (
            seat,
            f"{HIT}+{sheet.gained - HIT}" if sheet.landed else str(sheet.gained),
            seat == _first(at) and sheet.gained > 0,
        )
        for seat, sheet in enumerate(at.seen.sheets)
    )


_REVEALED = either(
    feud.said,
    says(
        "reveal-hits", hits=lambda at: sum(sheet.landed for sheet in at.seen.sheets),
        seats=lambda at: at.look.seats,
    ),
)  # fmt: skip
ASKS: Asks[WhakkaSeen, Phase] = Asks(
    lambda at: Phase.of(at.seen),
    {
        Phase.WRITING: (
            Ask(
                "moles-title",
                either(
                    says("moles-body-stubborn", _stubborn, holes=_holes, again=STAYED),
                    says("moles-body", holes=_holes),
                ),
                when=lambda at: asked(at) and not at.seen.mine,
                seat=viewer,
                counter=says("moles-count", count=lambda at: len(picks(at.seen, at.look))),
            ),
            Ask(
                "whack-title",
                says(
                    "whack-body", points=HIT,
                    target=lambda at: at.name(target(at.seat or 0, at.look.seats)),
                ),
                when=asked,
                seat=viewer,
                # No mallet falls by one press: it is shown over its hole, and this says which.
                sure=says(
                    "whack-sure", key=lambda at: keyed(hole_of(at.look.path[0]), at.seen.holes)
                ),
            ),
            Ask(
                "write",
                waiting("waiting-bots", "waiting-one", "waiting-two", "waiting-many"),
                steps=_steps,
            ),
        ),
        Phase.POPPED: (Ask("popped", "popped-body", shout=_LOGO),),
        Phase.WHACKED: (
            Ask(
                _REVEALED, either(feud.retort, "hit-clears"), tally=feud.tally,
                counted="prop/mallet", shout=_LOGO, duel=feud.duel,
            ),
        ),
        Phase.COUNTED: (
            Ask(
                _REVEALED,
                either(
                    _got("best-hit", lambda at: _hit(at) and not _by_moles(at)),
                    _got("best-both", _hit),
                    _got("best-moles", lambda at: _by_moles(at) > 0),
                ),
                either(
                    says("lead-shared", _LEAD.shared, score=_LEAD.most, short=_missing),
                    says(
                        "lead-there", lambda at: not _missing(at), name=_LEAD.name,
                        score=_LEAD.most,
                    ),
                    says("lead", name=_LEAD.name, score=_LEAD.most, short=_missing),
                ),
                tally=_gains, shout=_LOGO, duel=feud.duel,
            ),
        ),
    },
    first=(
        Ask(
            either(
                says("over-shared", _LEAD.shared, count=_LEAD.several, score=_LEAD.most),
                says("over-won", name=_LEAD.name, score=_LEAD.most),
            ),
            says("over-body", turn=lambda at: at.seen.turn),
            when=lambda at: not at.seen.step,
            tally=_LEAD.tally,
        ),
    ),
)  # fmt: skip


def named(number: Hole, holes: int) -> Said:
    return Said("word-hole", {"key": keyed(number, holes)})


def answers(seen: WhakkaSeen, look: Look, me: int, plot: Plot) -> dict[Hole, Answer]:
    """The holes of the sheet that is written on now."""
    return {
        number: Answer(
            hole_id(number), named(number, seen.holes), help=helping(seen, look, me, number),
            reach=plot.spot(number), key=keyed(number, seen.holes),
        )
        for number in holes(seen.holes)
    }  # fmt: skip


def helping(seen: WhakkaSeen, look: Look, me: int, number: Hole) -> Said:
    """What a hole would mean: never more than everybody can see and the rules say."""
    if seen.mine:
        left = target(me, len(seen.sheets))
        was = number in seen.sheets[left].popup
        return Said(
            "help-whack-was" if was else "help-whack",
            {"name": look.faces[left].name, "points": HIT},
        )
    stays = number in seen.sheets[me].up
    if stays and seen.stubborn:
        return Said("help-stubborn", {"points": STAYED})
    return Said("help-mole-was" if stays else "help-mole")


# Three lines are as many as can be written large; the goal also stands on the track.
CRIB: Crib[WhakkaSeen] = Crib(
    "crib-title",
    (
        Rule("crib-hit", "prop/mallet", {"points": HIT}),
        Rule("crib-mole", "icon/mole"),
        Rule("crib-stubborn", "icon/refresh", {"points": STAYED}, _stubborn),
        Rule("crib-goal", "icon/flag", {"goal": GOAL}, lambda at: not at.seen.stubborn),
    ),
)
