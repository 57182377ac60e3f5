"""What the prompt says, and what a hole stands for: its name, its key, what it would mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from game.games.whakka_mole.content import GOAL, HIT, STAYED, hole_id, hole_of, holes, keyed
from game.games.whakka_mole.table import feud
from game.games.whakka_mole.table.phase import Phase, picks, target
from game.stage.kit.cribs import Crib, Rule
from game.stage.piece import Answer
from game.stage.said import Said
from game.stage.sure import Sure
from game.stage.table import Duel, Prompt, Step

if TYPE_CHECKING:
    from game.games.whakka_mole.content import Hole
    from game.games.whakka_mole.seen import WhakkaSeen
    from game.games.whakka_mole.table.ring import Plot
    from game.stage.look import Look

__all__ = ["CRIB", "answers", "helping", "named", "prompt", "sure"]

Facts: TypeAlias = "dict[str, str | int | Said]"


def prompt(seen: WhakkaSeen, look: Look) -> Prompt:
    phase = Phase.of(seen)
    if not seen.step:
        return _over(seen, look)
    if phase is not Phase.WRITING:
        return _reveal(seen, look, phase)
    if seen.viewer is not None and seen.viewer in seen.asked:
        return _choose(seen, look, seen.viewer)
    return Prompt(Said("write"), _waiting(seen, look), steps=_steps(seen))


def _choose(seen: WhakkaSeen, look: Look, me: int) -> Prompt:
    name = {"name": look.faces[me].name}
    if not seen.mine:
        count = len(picks(seen, look))
        body = "moles-body-stubborn" if seen.stubborn else "moles-body"
        return Prompt(
            Said("moles-title", name),
            Said(body, {"holes": seen.holes, "again": STAYED}),
            seat=me,
            counter=Said("moles-count", {"count": count, "most": seen.holes}),
        )
    left = look.faces[target(me, len(seen.sheets))].name
    return Prompt(
        Said("whack-title", name),
        Said("whack-body", {"target": left, "points": HIT}),
        seat=me,
    )


def _waiting(seen: WhakkaSeen, look: Look) -> Said | None:
    people = [seat for seat in seen.asked if not look.faces[seat].bot]
    if not people:
        return Said("waiting-bots")
    if len(people) == 1:
        return Said("waiting-one", {"name": look.faces[people[0]].name})
    if len(people) == 2:
        names = [look.faces[seat].name for seat in people]
        return Said("waiting-two", {"one": names[0], "other": names[1]})
    return Said("waiting-many", {"count": len(people)})


def _steps(seen: WhakkaSeen) -> tuple[Step, ...]:
    return (
        Step(Said("step-moles"), Said("step-moles-body", {"holes": seen.holes})),
        Step(Said("step-whack"), Said("step-whack-body")),
        Step(Said("step-sealed"), Said("step-sealed-body")),
    )


def _reveal(seen: WhakkaSeen, look: Look, phase: Phase) -> Prompt:
    seats = len(seen.sheets)
    if phase is Phase.POPPED:
        return Prompt(Said("popped"), Said("popped-body"), shout="whakka/logo.whakka")
    hits = sum(sheet.landed for sheet in seen.sheets)
    told = feud.feud(seen)
    title = Said("reveal-hits", {"hits": hits, "seats": seats})
    if told is not None:
        title = feud.said(told, look)
    if phase is Phase.WHACKED:
        mallets = () if told is None else feud.tally(seen, told)
        return Prompt(
            title, Said("hit-clears") if told is None else feud.retort(told), tally=mallets,
            counted="prop/mallet", shout="whakka/logo.whakka", duel=_duel(told, retort=True),
        )  # fmt: skip
    best = max(range(seats), key=lambda seat: (seen.sheets[seat].gained, -seat))
    sheet = seen.sheets[best]
    body = None
    if sheet.gained:
        moles = sheet.gained - (HIT if sheet.landed else 0)
        facts: Facts = {"name": look.faces[best].name, "moles": moles, "total": sheet.gained}
        body = Said("best-both" if sheet.landed else "best-moles", facts)
        if sheet.landed and not moles:
            body = Said("best-hit", facts)
    tally = tuple(
        (seat, _sum(each.gained, landed=each.landed), seat == best and each.gained > 0)
        for seat, each in enumerate(seen.sheets)
    )
    return Prompt(
        title, body, _lead(seen, look), tally=tally, shout="whakka/logo.whakka", duel=_duel(told)
    )


def _duel(told: feud.Feud | None, *, retort: bool = False) -> Duel | None:
    """Who hits whom: their faces, of whom one has had enough."""
    if told is None:
        return None
    moods = ("happy", "sad") if told.revenge else ("happy", "dizzy")
    return Duel(told.seat, told.target, "prop/mallet", moods, retort)


def _sum(gained: int, *, landed: bool) -> str:
    """A turn's points as they came: "6+3"."""
    return f"{HIT}+{gained - HIT}" if landed else str(gained)


def _lead(seen: WhakkaSeen, look: Look) -> Said | None:
    scores = [sheet.score for sheet in seen.sheets]
    best = max(scores)
    if scores.count(best) > 1:
        return Said("lead-shared", {"score": best, "short": max(0, GOAL - best)})
    facts: Facts = {"name": look.faces[scores.index(best)].name, "score": best}
    if best >= GOAL:
        return Said("lead-there", facts)
    return Said("lead", {**facts, "short": GOAL - best})


def _over(seen: WhakkaSeen, look: Look) -> Prompt:
    scores = [sheet.score for sheet in seen.sheets]
    best = max(scores)
    tally = tuple((seat, str(score), score == best) for seat, score in enumerate(scores))
    if scores.count(best) > 1:
        shared = Said("over-shared", {"count": scores.count(best), "score": best})
        return Prompt(shared, Said("over-body", {"turn": seen.turn}), tally=tally)
    name = look.faces[scores.index(best)].name
    won = Said("over-won", {"name": name, "score": best})
    return Prompt(won, Said("over-body", {"turn": seen.turn}), tally=tally)


def sure(seen: WhakkaSeen, look: Look) -> Sure | None:
    """No mallet falls by one press: it is shown over its hole, and the button names that."""
    if not look.ready or len(seen.mine) != 1:
        return None
    return Sure(Said("whack-sure", {"key": keyed(hole_of(look.path[0]), seen.holes)}))


def named(number: Hole, holes: int) -> Said:
    return Said("word-hole", {"key": keyed(number, holes)})


def answers(seen: WhakkaSeen, look: Look, me: int, plot: Plot) -> dict[Hole, Answer]:
    """The holes of the sheet that is written on now."""
    return {
        number: Answer(
            hole_id(number),
            named(number, seen.holes),
            help=helping(seen, look, me, number),
            reach=plot.spot(number),
            key=keyed(number, seen.holes),
        )
        for number in holes(seen.holes)
    }


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


def _stubborn(seen: WhakkaSeen, _look: Look) -> bool:
    return seen.stubborn


def _plain(seen: WhakkaSeen, _look: Look) -> bool:
    return not seen.stubborn


# Three lines are as many as can be written large; the goal also stands on the track.
CRIB: Crib[WhakkaSeen] = Crib(
    "crib-title",
    (
        Rule("crib-hit", "prop/mallet", {"points": HIT}),
        Rule("crib-mole", "icon/mole"),
        Rule("crib-stubborn", "icon/refresh", {"points": STAYED}, _stubborn),
        Rule("crib-goal", "icon/flag", {"goal": GOAL}, _plain),
    ),
)
