"""The name of each id of an answer, what it means, and the ring round what it stands for."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.administrators import is_administrator
from game.games.dice_theme_park.content.attractions import ANY, TILES, is_tile
from game.games.dice_theme_park.content.ids import MASCOT, TRAIN, is_mascot, numbered
from game.games.dice_theme_park.content.innovations import is_innovation
from game.games.dice_theme_park.content.numbers import colour_of, is_colour, is_die, is_upgrade
from game.games.dice_theme_park.content.skills import RECRUIT, is_skill
from game.games.dice_theme_park.content.spaces import cell_of, is_cell
from game.games.dice_theme_park.content.staff import is_staff, person
from game.games.dice_theme_park.table.choices import Choice, fits_there, read
from game.games.dice_theme_park.table.phase import actor
from game.games.dice_theme_park.table.standing import could_run, party_gain
from game.games.dice_theme_park.table.wording import (
    administrator_said,
    colour_said,
    dash,
    skill_help,
    skill_said,
    staff_said,
    tile_said,
    upgrade_said,
)
from game.stage.kit.boxes import fills
from game.stage.piece import Answer, Piece
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.content.attractions import TileId
    from game.games.dice_theme_park.content.numbers import Die
    from game.games.dice_theme_park.seen.view import ParkSeen, ThemeParkSeen
    from game.stage.box import Box
    from game.stage.look import Look

__all__ = ["answer", "beside", "bonus_said", "die_said", "mark", "named", "need_said"]

_ENDS = frozenset({"close", "done", "skip"})
_SAID = frozenset({"guide", "manager", "close", "colour", "up", "down", "draw", "mascot", "skip"})


def answer(
    seen: ThemeParkSeen, look: Look, word: str, reach: Box | None = None, *, bare: bool = False
) -> Answer:
    """An id for whoever may choose it; without a `reach` it is pointed at where its piece lies."""
    return Answer(
        word, named(seen, look, word), help=_helping(seen, look, word), reach=reach, bare=bare,
        ends=word in _ENDS, forgoes=_forgone(seen, look, word) if word in _ENDS else None,
    )  # fmt: skip


def _forgone(seen: ThemeParkSeen, look: Look, word: str) -> Said | None:
    """What could still be had: another operation, something to build or buy, what is offered."""
    if word == "close":
        left = could_run(seen.parks[actor(seen, look)])
        return Said("close-anyway") if left else None
    # To take back and to move bring nothing new; the Understudy asks again in every round.
    brings = set(look.offered) - _ENDS - {"remove", "shift"}
    if not brings or seen.step == "understudy":
        return None
    return Said(f"{word}-anyway")


def beside(key: str, seen: ThemeParkSeen, look: Look, word: str, box: Box) -> Piece:
    """What may be chosen in place of something: it is pointed at there, and looks as it did."""
    return Piece(f"{key}.beside", x=box.cx, y=box.cy, answer=answer(seen, look, word, box))


def mark(
    key: str, seen: ThemeParkSeen, look: Look, word: str, box: Box, depth: float = 7, *,
    told: bool = False,
) -> Iterator[Piece]:  # fmt: skip
    """A ring round what may be chosen, which is chosen there; a whole one round what is. What it
    would mean is `told` elsewhere, or said beside it."""
    chosen = word in look.path or word in look.picked
    if word in look.besides:
        yield beside(key, seen, look, word, box)
    if word not in look.offered and not chosen:
        return
    if chosen:
        yield fills(f"{key}.glow", "ui/glow", box, -9, 30)
    own = answer(seen, look, word)
    yield fills(
        f"{key}.mark",
        "ui/focus",
        box,
        depth,
        alpha=1.0 if chosen else 0.55,
        answer=replace(own, help=None) if told else own,
    )


def die_said(seen: ThemeParkSeen, die: Die) -> Said:
    """A guest by colour and value."""
    colour = colour_said(colour_of(die))
    for plot in seen.parks:
        if die in plot.guests:
            return Said("word-die", {"colour": colour, "value": plot.guests[die].value})
    return Said("word-guest", {"colour": colour})


def named(seen: ThemeParkSeen, look: Look, id: str) -> Said:  # noqa: A002 - one per kind
    if is_tile(id):
        return tile_said(id)
    if is_cell(id):
        return Said("word-cell", {"number": cell_of(id) + 1})
    if is_administrator(id):
        return administrator_said(id)[0]
    if is_skill(id):
        return skill_said(id)
    if is_upgrade(id) or is_innovation(id):
        return upgrade_said(id)
    if is_staff(id) and not is_mascot(id, seen.phase):
        return staff_said(id)
    if is_die(id):
        return die_said(seen, id)
    if is_colour(id):
        return Said("word-swap-for", {"colour": colour_said(id)})
    return _plain(seen, look, id)


def _plain(seen: ThemeParkSeen, look: Look, word: str) -> Said:
    row = numbered(word)
    if row is not None:
        return Said(f"word-{row.kind}", {"number": row.called(word)})
    if word == RECRUIT:
        return Said("word-recruit")
    if word == "map" and seen.phase == "improve":
        return Said("word-buy-map")
    if word == "skill":
        return _skill(seen, look)
    step = seen.waiting(actor(seen, look))
    if word == "done" and seen.phase == "expand":
        return Said("word-done-expand")
    if word == "skip" and step is not None and step.kind == "return_guest":
        return Said("word-let-go")
    return Said(f"word-{word.replace('.', '-')}")


def _skill(seen: ThemeParkSeen, look: Look) -> Said:
    """The button says which skill it is."""
    cards = seen.parks[actor(seen, look)].mascots
    at = next((MASCOT.at(word) for word in look.path if MASCOT.names(word)), -1)
    return skill_said(cards[at]) if 0 <= at < len(cards) and cards[at] else Said("word-skill")


def _helping(seen: ThemeParkSeen, look: Look, id: str) -> Said | None:  # noqa: A002, PLR0911 - one per kind
    if is_tile(id):
        return _tile(seen, look, id)
    if is_administrator(id):
        return administrator_said(id, whole=True)[1]
    if is_skill(id):
        return skill_help(id)
    if is_upgrade(id) or is_innovation(id):
        return Said(f"help-{dash(id)}")
    if is_mascot(id, seen.phase):
        return _mascot(seen, look, MASCOT.at(id))
    if is_staff(id):
        text = Said(f"staff-{dash(person(id).id)}.text")
        return Said("help-staff", {"name": staff_said(id), "text": text})
    if is_die(id):
        return die_said(seen, id)
    if TRAIN.names(id):
        return Said("help-train")
    if id == "map":
        return Said("help-buy-map" if seen.phase == "improve" else "help-map")
    if id in _SAID:
        return Said(f"help-{dash(id)}")
    return None


def _mascot(seen: ThemeParkSeen, look: Look, at: int) -> Said:
    cards = seen.parks[actor(seen, look)].mascots
    if at < len(cards) and cards[at]:
        return Said("help-mascot-skill", {"skill": skill_help(cards[at])})
    return Said("help-mascot-plain")


def need_said(tile: TileId) -> Said:
    """What it takes, with the colours that are asked for."""
    need = TILES[tile].need
    wanted = [colour for colour in need.colours if colour != ANY]
    said = Said(f"req-{dash(need.family)}")
    if not wanted:
        return said
    return Said(
        "req-colour", {"need": said, "colour": colour_said(wanted[0]), "count": len(wanted)}
    )


def bonus_said(plot: ParkSeen, tile: TileId) -> Said | None:
    """What its amenity would bring, were it built there."""
    amenity = TILES[tile].amenity
    same = 1 + sum(TILES[other].amenity == amenity for other in plot.tiles)
    return Said(f"bonus-{same}") if amenity and 2 <= same <= 4 else None


def _tile(seen: ThemeParkSeen, look: Look, tile: TileId) -> Said:
    seat = actor(seen, look)
    plot = seen.parks[seat]
    choice: Choice = read(seen, look, seat)
    if tile not in plot.tiles:
        data = TILES[tile]
        facts: dict[str, str | int | Said] = {
            "need": need_said(tile),
            "stars": data.stars,
            "name": tile_said(tile),
        }
        if data.amenity:
            bonus = bonus_said(plot, tile) or Said("bonus-none")
            amenity = Said(f"amenity-{dash(data.amenity)}")
            return Said("help-offer", {**facts, "amenity": amenity, "bonus": bonus})
        return Said("help-tile", facts)
    if choice.die and choice.die in plot.guests:
        key = "help-goal-ready" if fits_there(plot, choice.die, tile) else "help-goal"
        return Said(key, {"name": tile_said(tile), "need": need_said(tile)})
    gain = party_gain(plot, tile, choice.party)
    if choice.may_operate and tile in look.offered:
        more: dict[str, str | int | Said] = {"name": tile_said(tile), "need": need_said(tile)}
        return Said("help-operate", {**more, "stars": gain.stars, "money": gain.money})
    return Said(
        "help-tile", {"name": tile_said(tile), "need": need_said(tile), "stars": gain.stars}
    )
