"""What the prompt says."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from game.stage.kit.cribs import Crib, Rule
from game.stage.said import Said
from game.stage.table import Prompt

if TYPE_CHECKING:
    from game.games.molly.content.components import Colour, Mole, Shown
    from game.games.molly.seen.view import MollySeen
    from game.stage.look import Look

__all__ = ["CRIB", "colour", "of_card", "prompt"]

_CUBES = (Phase.PASS_CUBES, Phase.DISCARD_CUBE)


def colour(of: Colour) -> Said:
    return Said(f"colour-{of}")


def of_card(card: Mole) -> Said:
    """A Mole's colour."""
    return colour(colour_of(card))


def prompt(seen: MollySeen, look: Look) -> Prompt:
    if not seen.step:
        return _over(seen, look)
    me = seen.viewer
    # On a phone of her own she is asked where others only look into their burrow.
    asked = bool(look.offered or look.path)
    if me is not None and seen.phase not in _CUBES and inside(seen, look) and not asked:
        return Prompt(Said("burrow-title", _name(me, look)), Said("burrow-body"), seat=me)
    if not seen.asked:
        said = happening(seen) or Said("turn-of", _name(seen.active, look))
        # What a flipped pile shows, and why, is what people ask first.
        body = Said("flip-short") if seen.phase is Phase.END_TURN and not seen.happening else None
        return Prompt(said, body, seat=seen.active)
    if seen.phase is Phase.PASS_CUBES and (seen.viewer is None or seen.viewer not in seen.asked):
        return Prompt(Said("pass-short"), Said("event-pass-body"))
    seat = seen.viewer if seen.viewer in seen.asked and seen.viewer is not None else seen.asked[0]
    if look.faces[seat].bot and seen.viewer != seat:
        return Prompt(Said("thinking", _name(seat, look)), happening(seen), seat=seat)
    if seen.phase is Phase.DISCARD_CUBE and seen.viewer != seat and seen.burrows[seat] is None:
        return Prompt(Said("discard-short"), Said("discards-next", _name(seat, look)), seat=seat)
    return _asked(seen, look, seat)


def _name(seat: int, look: Look) -> dict[str, str | int | Said]:
    return {"name": look.faces[seat].name}


def _asked(seen: MollySeen, look: Look, seat: int) -> Prompt:
    name = _name(seat, look)
    match seen.phase:
        case Phase.ACT:
            return _act(seen, look, seat)
        case Phase.PLACE_BLIND if seen.drawn:
            card = of_card(seen.drawn[0])
            title = Said("drew-title", {**name, "colour": card})
            return Prompt(title, Said("drew-body"), _flips(seen, look), seat=seat)
        case Phase.PLACE_BLIND:
            return Prompt(Said("act-title", name), Said("fits-nowhere-body"), seat=seat)
        case Phase.TAKE_SET:
            return _set(seen, look, seat)
        case Phase.COVER_PROJECTS:
            number = min(len(look.path), len(seen.drawn) - 1)
            title = Said("cover-title", {**name, "colour": of_card(seen.drawn[number])})
            return Prompt(title, Said("cover-body"), _after(seen), seat=seat)
        case Phase.GAIN_TOKEN:
            return Prompt(Said("steal-title", name), Said("steal-body"), seat=seat)
        case Phase.PASS_CUBES:
            right = look.faces[(seat - 1) % look.seats].name
            title = Said("pass-title", {**name, "right": right})
            return Prompt(title, Said("pass-body"), seat=seat)
        case _:
            return Prompt(Said("discard-title", name), Said("discard-body"), seat=seat)


def _after(seen: MollySeen) -> Said:
    """What is worth knowing while Projects are covered: Events found on the way come next."""
    if not seen.waiting:
        return Said("cover-note")
    event, _ = seen.waiting[0]
    return Said("event-waits", {"what": Said(f"event-{effect_of(event)}")})


def _act(seen: MollySeen, look: Look, seat: int) -> Prompt:
    name, path = _name(seat, look), look.path
    title = Said("act-title", name)
    kind = kind_of(path[0]) if path else None
    card = held(seen, path)
    if card is not None:
        play = Said("play-title", {**name, "colour": of_card(card)})
        body = Said("play-body" if seen.brings_token else "play-body-none")
        return Prompt(play, body, _flips(seen, look), seat=seat)
    if kind is Kind.TAKE:
        return Prompt(title, Said("take-body"), Said("take-note"), seat=seat)
    if kind is Kind.SWAP:
        return Prompt(title, Said("swap-first" if len(path) == 1 else "swap-second"), seat=seat)
    if kind is Kind.HUNT:
        key = "hunt-first" if len(path) == 1 else "hunt-second"
        return Prompt(title, Said(key), Said("hunt-note"), seat=seat)
    note = Said("act-note", {"tokens": seen.tokens[seat]})
    body = Said("act-body-last" if seen.last_round else "act-body")
    return Prompt(title, body, note, seat=seat)


def _flips(seen: MollySeen, look: Look) -> Said | None:
    """Said before the click that flips piles."""
    card = held(seen, look.path)
    if not card or kind_of(look.hover) is not Kind.CELL:
        return Said("corners-note")
    if thirds(seen.shown, colour_of(card), cell_of(look.hover)):
        return Said("makes-set")
    return None


def _set(seen: MollySeen, look: Look, seat: int) -> Prompt:
    name = _name(seat, look)
    if lines_among(look.offered):
        return Prompt(Said("two-sets", name), Said("two-sets-body"), seat=seat)
    cells = cells_among((*look.offered, *look.path))
    if not cells and look.path:
        cells = LINES[line_of(look.path[0])]
    shown: Shown = seen.shows(cells[0]) if cells else ""
    if not is_colour(shown):
        return Prompt(Said("two-sets", name), Said("two-sets-body"), seat=seat)
    title = Said("set-title", {**name, "colour": colour(shown)})
    return Prompt(title, Said("set-body"), Said("set-note"), seat=seat)


def _over(seen: MollySeen, look: Look) -> Prompt:
    scores = [
        score(burrow or (0,), tokens)
        for burrow, tokens in zip(seen.burrows, seen.tokens, strict=True)
    ]
    ranks = [(points, -tokens) for points, tokens in zip(scores, seen.tokens, strict=True)]
    best = max(ranks)
    tally = tuple((seat, str(points), ranks[seat] == best) for seat, points in enumerate(scores))
    if ranks.count(best) > 1:
        shared = Said("over-shared", {"count": ranks.count(best), "points": best[0]})
        return Prompt(shared, Said("over-body"), tally=tally)
    seat = ranks.index(best)
    won = Said("over-won", {**_name(seat, look), "points": best[0]})
    key = "over-fewer-tokens" if scores.count(best[0]) > 1 else "over-body"
    return Prompt(won, Said(key), tally=tally)


def _no_place_free(seen: MollySeen, look: Look) -> bool:
    """With every seat taken there is none to tell about him."""
    return seen.bobtail and plan(look.frame, look.seats).free is None


CRIB: Crib[MollySeen] = Crib(
    "crib-title",
    (
        Rule("crib-score", "icon/star"),
        Rule("crib-tokens", "molly/token"),
        Rule("crib-none", "molly/cube.hidden"),
        Rule("crib-bobtail", "molly/card.bobtail", when=_no_place_free),
    ),
)
