"""What the prompt says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from game.games.molly.content.components import colour_of, effect_of, is_colour, score
from game.games.molly.content.garden import LINES, thirds
from game.games.molly.content.words import (
    Kind,
    Phase,
    cell_of,
    cells_among,
    kind_of,
    line_of,
    lines_among,
)
from game.games.molly.table.burrow import inside
from game.games.molly.table.piles import held
from game.games.molly.table.places import plan
from game.games.molly.table.veil import happening
from game.stage.kit.asks import Ask, Asks, At, Lead, asked, either, says, viewer
from game.stage.kit.cribs import Crib, Rule
from game.stage.said import Said

if TYPE_CHECKING:
    from game.games.molly.content.components import Colour, Mole, Shown
    from game.games.molly.seen.view import MollySeen
    from game.stage.kit.asks import Holds

    Here: TypeAlias = At[MollySeen]

__all__ = ["ASKS", "CRIB", "colour", "of_card"]


def colour(of: Colour) -> Said:
    return Said(f"colour-{of}")


def of_card(card: Mole) -> Said:
    """A Mole's colour."""
    return colour(colour_of(card))


def _who(at: Here) -> int:
    """Whoever looks, if she is asked; else the first of those who are."""
    me, asks = at.seen.viewer, at.seen.asked
    return me if me is not None and me in asks else asks[0]


def _looks_inside(at: Here) -> bool:
    """Into her own burrow. On a phone of her own she is asked where others only look there."""
    cubes = at.seen.phase in (Phase.PASS_CUBES, Phase.DISCARD_CUBE)
    asks = bool(at.look.offered or at.look.path)
    return at.seen.viewer is not None and not cubes and inside(at.seen, at.look) and not asks


def _drawn(at: Here) -> Said:
    """The Project that is covered now."""
    return of_card(at.seen.drawn[min(len(at.look.path), len(at.seen.drawn) - 1)])


def _coming(at: Here) -> Said | None:
    """Events found on the way come next."""
    if not at.seen.waiting:
        return None
    event, _ = at.seen.waiting[0]
    return Said("event-waits", {"what": Said(f"event-{effect_of(event)}")})


def _doing(kind: Kind) -> Holds[MollySeen]:
    """A special action is chosen."""
    return lambda at: bool(at.look.path) and kind_of(at.look.path[0]) is kind


def _once(at: Here) -> bool:
    """The first of two things is still to be chosen."""
    return len(at.look.path) == 1


def _played(at: Here) -> Said | Literal[""]:
    """The colour of the card that is about to be played."""
    card = held(at.seen, at.look.path)
    return of_card(card) if card is not None else ""


def _plays(at: Here) -> bool:
    return _played(at) != ""


def _flips(at: Here) -> Said | None:
    """Said before the click that flips piles."""
    card, cell = held(at.seen, at.look.path), at.look.hover
    if not card or kind_of(cell) is not Kind.CELL:
        return Said("corners-note")
    makes = thirds(at.seen.shown, colour_of(card), cell_of(cell))
    return Said("makes-set") if makes else None


def _set(at: Here) -> Said | Literal[""]:
    """Whose colour the set has that is taken, if it is one."""
    if lines_among(at.look.offered):
        return ""
    cells = cells_among((*at.look.offered, *at.look.path))
    if not cells and at.look.path:
        cells = LINES[line_of(at.look.path[0])]
    shown: Shown = at.seen.shows(cells[0]) if cells else ""
    return colour(shown) if is_colour(shown) else ""


def _scores(at: Here) -> list[int]:
    both = zip(at.seen.burrows, at.seen.tokens, strict=True)
    return [score(burrow or (0,), tokens) for burrow, tokens in both]


_LEAD: Lead[MollySeen] = Lead(_scores, lambda at: [-tokens for tokens in at.seen.tokens])


def _happens(at: Here) -> Said | None:
    return happening(at.seen)


ASKS: Asks[MollySeen, Phase | None] = Asks(
    lambda at: at.seen.phase,
    {
        Phase.ACT: (
            Ask(
                says("play-title", colour=_played),
                either(says("play-body", lambda at: at.seen.brings_token), "play-body-none"),
                _flips, when=_plays,
            ),
            Ask("take-title", "take-body", "take-note", when=_doing(Kind.TAKE)),
            Ask(
                "swap-title", either(says("swap-first", _once), "swap-second"),
                when=_doing(Kind.SWAP),
            ),
            Ask(
                "hunt-title", either(says("hunt-first", _once), "hunt-second"), "hunt-note",
                when=_doing(Kind.HUNT),
            ),
            Ask(
                "act-title",
                either(says("act-body-last", lambda at: at.seen.last_round), "act-body"),
                says("act-note", tokens=lambda at: at.seen.tokens[at.seat or 0]),
            ),
        ),
        Phase.PLACE_BLIND: (
            Ask(says("drew-title", colour=_played), "drew-body", _flips, when=_plays),
            Ask("act-title", "fits-nowhere-body"),
        ),
        Phase.TAKE_SET: (
            Ask(
                says("set-title", colour=_set), "set-body", "set-note",
                when=lambda at: bool(_set(at)),
            ),
            Ask("two-sets", "two-sets-body"),
        ),
        Phase.COVER_PROJECTS: (
            Ask(
                says("cover-title", colour=_drawn), "cover-body",
                either(_coming, "cover-note"),
            ),
        ),
        Phase.GAIN_TOKEN: (Ask("steal-title", "steal-body"),),
        Phase.PASS_CUBES: (
            Ask(
                says(
                    "pass-title",
                    right=lambda at: at.name((_who(at) - 1) % at.look.seats),
                ),
                "pass-body",
            ),
        ),
        Phase.DISCARD_CUBE: (Ask("discard-title", "discard-body"),),
    },
    seat=_who,
    first=(
        Ask(
            either(
                says("over-shared", _LEAD.shared, points=_LEAD.most, count=_LEAD.several),
                says("over-won", name=_LEAD.name, points=_LEAD.most),
            ),
            either(says("over-fewer-tokens", _LEAD.broken), "over-body"),
            when=lambda at: not at.seen.step,
            tally=_LEAD.tally,
        ),
        Ask("burrow-title", "burrow-body", when=_looks_inside, seat=viewer),
        # What a flipped pile shows, and why, is what people ask first.
        Ask(
            either(_happens, "turn-of"),
            says(
                "flip-short",
                lambda at: at.seen.phase is Phase.END_TURN and not at.seen.happening,
            ),
            when=lambda at: not at.seen.asked,
            seat=lambda at: at.seen.active,
        ),
        Ask(
            "pass-short", "event-pass-body",
            when=lambda at: at.seen.phase is Phase.PASS_CUBES and not asked(at),
        ),
        Ask(
            "thinking", _happens,
            when=lambda at: at.seen.viewer != _who(at) and at.look.faces[_who(at)].bot, seat=_who,
        ),
        Ask(
            "discard-short", "discards-next",
            when=lambda at: (
                at.seen.phase is Phase.DISCARD_CUBE
                and at.seen.viewer != _who(at)
                and at.seen.burrows[_who(at)] is None
            ),
            seat=_who,
        ),
    ),
)  # fmt: skip


def _no_place_free(at: At[MollySeen]) -> bool:
    """With every seat taken there is none to tell about him."""
    return at.seen.bobtail and plan(at.look.frame, at.look.seats).free is None


CRIB: Crib[MollySeen] = Crib(
    "crib-title",
    (
        Rule("crib-score", "icon/star"),
        Rule("crib-tokens", "molly/token"),
        Rule("crib-none", "molly/cube.hidden"),
        Rule("crib-bobtail", "molly/card.bobtail", when=_no_place_free),
    ),
)
