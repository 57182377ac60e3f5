"""What the prompt says, and what an id means when it is pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.molly.content import COLOURS, LINES, cell_number, colour_of, score
from game.games.molly.table.burrow import one_more
from game.games.molly.table.lines import brings_token, held, made, shows, tops
from game.games.molly.table.veil import effect, happening
from game.stage.said import Said
from game.stage.table import Note, Prompt

if TYPE_CHECKING:
    from game.games.molly.view import MollySeen
    from game.stage.look import Look

__all__ = ["colour", "helping", "price", "prompt"]


def colour(card: str) -> Said:
    """A Mole's colour, by its card or by itself."""
    return Said(f"colour-{card if card in COLOURS else colour_of(card)}")


def prompt(seen: MollySeen, look: Look) -> Prompt:
    if not seen.step:
        return _over(seen, look)
    if look.private and seen.viewer is not None and seen.step not in ("pass-cubes", "discard-cube"):
        me = seen.viewer
        return Prompt(Said("burrow-title", _name(me, look)), Said("burrow-body"), seat=me)
    if not seen.asked:
        said = happening(seen) or Said("turn-of", _name(seen.active, look))
        # What a flipped pile shows, and why, is what people ask first.
        body = Said("flip-short") if seen.step == "end-turn" and not seen.happening else None
        return Prompt(said, body, seat=seen.active)
    if seen.step == "pass-cubes" and (seen.viewer is None or seen.viewer not in seen.asked):
        return Prompt(Said("pass-short"), Said("event-pass-body"))
    seat = seen.viewer if seen.viewer in seen.asked and seen.viewer is not None else seen.asked[0]
    if look.faces[seat].bot and seen.viewer != seat:
        return Prompt(Said("thinking", _name(seat, look)), happening(seen), seat=seat)
    if seen.step == "discard-cube" and seen.viewer != seat and seen.burrows[seat] is None:
        return Prompt(Said("discard-short"), Said("discards-next", _name(seat, look)), seat=seat)
    return _asked(seen, look, seat)


def _name(seat: int, look: Look) -> dict[str, str | int | Said]:
    return {"name": look.faces[seat].name}


def _asked(seen: MollySeen, look: Look, seat: int) -> Prompt:
    name = _name(seat, look)
    match seen.step:
        case "act":
            return _act(seen, look, seat)
        case "place-blind" if seen.drawn:
            card = colour(seen.drawn[0])
            title = Said("drew-title", {**name, "colour": card})
            return Prompt(title, Said("drew-body"), _flips(seen, look), seat=seat)
        case "place-blind":
            return Prompt(Said("act-title", name), Said("fits-nowhere-body"), seat=seat)
        case "take-set":
            return _set(seen, look, seat)
        case "cover-projects":
            number = min(len(look.path), len(seen.drawn) - 1)
            title = Said("cover-title", {**name, "colour": colour(seen.drawn[number])})
            return Prompt(title, Said("cover-body"), _after(seen), seat=seat)
        case "gain-token":
            return Prompt(Said("steal-title", name), Said("steal-body"), seat=seat)
        case "pass-cubes":
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
    return Said("event-waits", {"what": Said(f"event-{effect(event)}")})


def _act(seen: MollySeen, look: Look, seat: int) -> Prompt:
    name, path = _name(seat, look), look.path
    title = Said("act-title", name)
    word = path[0] if path else ""
    if word.startswith("display."):
        card = Said("play-title", {**name, "colour": colour(held(seen, path))})
        body = Said("play-body" if brings_token(seen) else "play-body-none")
        return Prompt(card, body, _flips(seen, look), seat=seat)
    if word == "take":
        return Prompt(title, Said("take-body"), Said("take-note"), seat=seat)
    if word == "swap":
        return Prompt(title, Said("swap-first" if len(path) == 1 else "swap-second"), seat=seat)
    if word == "hunt":
        key = "hunt-first" if len(path) == 1 else "hunt-second"
        return Prompt(title, Said(key), Said("hunt-note"), seat=seat)
    note = Said("act-note", {"tokens": seen.tokens[seat]})
    body = Said("act-body-last" if seen.last_round else "act-body")
    return Prompt(title, body, note, seat=seat)


def _flips(seen: MollySeen, look: Look) -> Said | None:
    """Said before the click that flips piles."""
    card = held(seen, look.path)
    if not card or not look.hover.startswith("cell."):
        return Said("corners-note")
    if made(tops(seen), colour_of(card), cell_number(look.hover)):
        return Said("makes-set")
    return None


def _set(seen: MollySeen, look: Look, seat: int) -> Prompt:
    name = _name(seat, look)
    if any(word.startswith("line.") for word in look.offered):
        return Prompt(Said("two-sets", name), Said("two-sets-body"), seat=seat)
    words = (*look.offered, *look.path)
    cells = [cell_number(word) for word in words if word.startswith("cell.")]
    if not cells and look.path:
        cells = list(LINES[int(look.path[0].removeprefix("line.")) - 1])
    shown = shows(seen, cells[0]) if cells else ""
    if shown not in COLOURS:
        return Prompt(Said("two-sets", name), Said("two-sets-body"), seat=seat)
    title = Said("set-title", {**name, "colour": colour(shown)})
    return Prompt(title, Said("set-body"), Said("set-note"), seat=seat)


def price(word: str) -> Note | None:
    """Special actions cost a token each (p. 6)."""
    if word not in ("take", "swap", "hunt"):
        return None
    return Note(Said("price", {"tokens": 1}), "molly/token")


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


def helping(seen: MollySeen, look: Look, id: str) -> Said | None:  # noqa: A002 - one per kind
    kind, _, rest = id.partition(".")
    match kind:
        case "cell":
            return _cell(seen, look, cell_number(id))
        case "display" if look.path[:1] == ("take",):
            return _cube(seen, colour_of(seen.display[int(rest) - 1]))
        case "display":
            return Said("help-display", {"colour": colour(seen.display[int(rest) - 1])})
        case "deck" | "peek" | "take" | "swap" | "hunt" | "skip":
            return Said(f"help-{kind}")
        case "seat":
            return Said("help-steal", _name(int(rest), look))
        case "line":
            top = shows(seen, LINES[int(rest) - 1][0])
            if top == "project":
                return Said("help-line-projects")
            return Said("help-line", {"colour": colour(top)})
        case "cube":
            return Said("help-cube", {"colour": colour(rest)})
        case _:
            return None


def _cube(seen: MollySeen, shown: str) -> Said:
    """A cube's worth is told to its owner alone."""
    mine = seen.burrows[seen.viewer] if seen.viewer is not None else None
    if mine is None:
        return Said("help-take-card", {"colour": colour(shown)})
    gain = one_more(mine, COLOURS.index(shown))
    return Said("help-take-worth", {"colour": colour(shown), "points": gain})


def _cell(seen: MollySeen, look: Look, cell: int) -> Said | None:
    card = held(seen, look.path)
    if seen.step == "take-set":
        return Said("help-take-pile")
    if look.path[:1] == ("swap",):
        return Said("help-swap-pile")
    if look.path[:1] == ("hunt",):
        if len(look.path) == 1:
            return Said("help-hunt-pile" if seen.tops[cell].thick else "help-hunt-gap")
        return Said("help-hunt-space")
    if not card:
        return None
    lines = made(tops(seen), colour_of(card), cell)
    if lines:
        return Said("help-makes-set", {"count": len(lines), "colour": colour(card)})
    if not shows(seen, cell):
        return Said("help-gap" if brings_token(seen) else "help-gap-none")
    below = shows(seen, cell)
    under = Said("project-word") if below == "project" else colour(below)
    return Said("help-cell", {"colour": colour(card), "under": under})
