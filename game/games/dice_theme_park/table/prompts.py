"""What the prompt says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.administrators import kind as administrator
from game.games.dice_theme_park.content.administrators import money_per_star
from game.games.dice_theme_park.content.attractions import TILES, is_tile
from game.games.dice_theme_park.content.ids import MASCOT
from game.games.dice_theme_park.content.innovations import INNOVATIONS_A_ROUND
from game.games.dice_theme_park.content.parties import size
from game.games.dice_theme_park.content.prices import map_price, mascot_price, upgrades_allowed
from game.games.dice_theme_park.content.staff import person, staff_of
from game.games.dice_theme_park.table.answers import die_said, need_said
from game.games.dice_theme_park.table.choices import read
from game.games.dice_theme_park.table.over import best
from game.games.dice_theme_park.table.phase import actor, chooser, income, to_build
from game.games.dice_theme_park.table.standing import could_run, party_gain
from game.games.dice_theme_park.table.wording import dash, skill_help, tile_said
from game.stage.said import Said
from game.stage.table import Prompt

if TYPE_CHECKING:
    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.stage.look import Look

__all__ = ["prompt"]

_ADJUST = ("up", "down", "colour")


def prompt(seen: ThemeParkSeen, look: Look) -> Prompt:
    if seen.phase == "over" or not seen.step:
        return _over(seen, look)
    seat = chooser(seen, look)
    if seat is None:
        return _watching(seen, look)
    step = seen.waiting(seat)
    kind = step.kind if step is not None else ""
    if kind == "operate":
        return _operate(seen, look, seat)
    if kind in ("improve", "expand"):
        return _buying(seen, look, seat, kind)
    return _asked(seen, look, seat, kind)


def _name(seat: int, look: Look) -> dict[str, str | int | Said]:
    return {"name": look.faces[seat].name}


def _watching(seen: ThemeParkSeen, look: Look) -> Prompt:
    """Nobody chooses on this picture: what goes on."""
    if seen.phase in ("setup", "plan") and seen.asked:
        key = "all-draft" if seen.phase == "setup" else "all-plan"
        return Prompt(Said(key), Said(f"{key}-body"))
    if seen.asked:
        seat = next((one for one in seen.order if one in seen.asked), seen.asked[0])
        if seen.lanes:
            # While it is told what somebody does in her park, she is not asked: it is her turn.
            seat = actor(seen, look)
        if look.faces[seat].bot:
            return Prompt(
                Said("thinking", _name(seat, look)), Said(f"watch-{seen.phase}"), seat=seat
            )
        return Prompt(Said("turn-of", _name(seat, look)), Said(f"watch-{seen.phase}"), seat=seat)
    number: dict[str, str | int | Said] = {"round": max(seen.round, 1)}
    return Prompt(
        Said("phase-of-round", {**number, "phase": Said(f"phase-{seen.phase}")}),
        Said(f"watch-{seen.phase}"),
    )


def _operate(seen: ThemeParkSeen, look: Look, seat: int) -> Prompt:
    path, plot, name = look.path, seen.parks[seat], _name(seat, look)
    choice = read(seen, look, seat)
    verb = path[0] if path else ""
    if verb in ("operate", "manager") and choice.tile:
        gain = party_gain(plot, choice.tile, choice.party)
        party = size(TILES[choice.tile].need)
        facts = {
            **name,
            "tile": tile_said(choice.tile),
            "count": min(len(choice.party) + 1, party),
            "of": party,
        }
        said = Said("party-gain", {"stars": gain.stars, "money": gain.money})
        return Prompt(
            Said("party-title", facts),
            Said("wants", {"need": need_said(choice.tile)}),
            said,
            seat=seat,
        )
    if verb == "close":
        left = could_run(plot)
        facts = {**name, "count": len(left)}
        return Prompt(Said("close-title", name), Said("close-left", facts), seat=seat)
    if verb == "manager":
        return Prompt(Said("manager-title", name), Said("manager-body"), seat=seat)
    if verb in ("map", "guide"):
        if choice.die:
            facts = {**name, "die": die_said(seen, choice.die)}
            return Prompt(Said("send-title", facts), Said(f"{verb}-where"), seat=seat)
        return Prompt(Said(f"{verb}-title", name), Said(f"{verb}-body"), seat=seat)
    if verb == "mascot":
        return _mascot(seen, look, seat)
    if plot.wild.tile:
        title = Said("wild-title", {**name, "tile": tile_said(plot.wild.tile)})
        return Prompt(title, Said("wild-body"), seat=seat)
    can = any(word in plot.tiles for word in look.offered)
    body = Said("operate-body" if can else "operate-none")
    hover = look.hover
    if is_tile(hover) and hover in plot.tiles and hover in look.offered:
        gain = party_gain(plot, hover, ())
        body = Said(
            "operate-hover", {"need": need_said(hover), "stars": gain.stars, "money": gain.money}
        )
    note = Said("operate-note") if not plot.cubes else None
    return Prompt(Said("operate-title", name), body, note, seat=seat)


def _mascot(seen: ThemeParkSeen, look: Look, seat: int) -> Prompt:
    path, name = look.path, _name(seat, look)
    card = seen.parks[seat].mascots[MASCOT.at(path[1])]
    how = path[2] if len(path) > 2 else ""
    if how == "skill":
        return Prompt(Said("mascot-title", name), skill_help(card), seat=seat)
    if how in _ADJUST:
        return Prompt(Said("mascot-title", name), Said(f"mascot-{how}"), seat=seat)
    body = Said("mascot-or-skill", {"skill": skill_help(card)}) if card else Said("mascot-body")
    return Prompt(Said("mascot-title", name), body, seat=seat)


def _buying(seen: ThemeParkSeen, look: Look, seat: int, kind: str) -> Prompt:
    name, plot = _name(seat, look), seen.parks[seat]
    purse: dict[str, str | int | Said] = {"money": plot.money}
    if kind == "expand":
        if to_build(look):
            tile = tile_said(to_build(look))
            return Prompt(
                Said("build-title", {**name, "tile": tile}), Said("build-body"), seat=seat
            )
        step = seen.expanding(seat)
        body = Said(
            "recruit-body" if step is not None and step.built else "expand-body",
            {"cost": mascot_price(plot)},
        )
        return Prompt(Said("expand-title", name), body, Said("purse", purse), seat=seat)
    if len(look.path) > 1 and look.path[0] in ("install", "innovate"):
        choice = read(seen, look, seat)
        upgrade = Said(f"upgrade-{dash(look.path[1])}")
        if choice.tile:
            return Prompt(
                Said("install-title", {**name, "upgrade": upgrade}),
                Said("install-space"),
                seat=seat,
            )
        return Prompt(
            Said("install-title", {**name, "upgrade": upgrade}),
            Said(f"help-{dash(look.path[1])}"),
            seat=seat,
        )
    if look.path[:1] in (("remove",), ("shift",)):
        return Prompt(Said(f"{look.path[0]}-title", name), Said(f"{look.path[0]}-body"), seat=seat)
    return Prompt(
        Said("improve-title", name),
        Said(
            "improve-body",
            {
                "cost": map_price(plot),
                "most": upgrades_allowed(plot),
                "extra": INNOVATIONS_A_ROUND * seen.innovations,
            },
        ),
        Said("purse", purse),
        seat=seat,
    )


def _asked(seen: ThemeParkSeen, look: Look, seat: int, kind: str) -> Prompt:
    name = _name(seat, look)
    if kind == "plan":
        return _plan(seen, look, seat)
    if kind == "choose_staff":
        counter = Said("picked-of", {"count": len(look.picked), "most": 12})
        return Prompt(
            Said("choose-staff", name), Said("choose-staff-body"), seat=seat, counter=counter
        )
    if kind == "choose_first" and to_build(look):
        facts = {**name, "tile": tile_said(to_build(look))}
        return Prompt(Said("build-title", facts), Said("build-first-body"), seat=seat)
    if kind == "amenity_build" and to_build(look):
        facts = {**name, "tile": tile_said(to_build(look))}
        return Prompt(Said("build-title", facts), Said("build-body"), seat=seat)
    if kind == "move":
        choice = read(seen, look, seat)
        facts = {**name, "tile": tile_said(choice.tile)}
        if choice.die:
            facts["die"] = die_said(seen, choice.die)
            return Prompt(Said("move-where", facts), Said("move-where-body"), seat=seat)
        return Prompt(Said("move-title", facts), Said("move-body"), seat=seat)
    if kind == "early_bird":
        return Prompt(
            Said("ask-early-bird", name),
            Said("ask-early-bird-body", {"sum": _sum(seen, seat)}),
            seat=seat,
        )
    back = seen.calling_back(seat)
    key = dash(kind if back is None else back.by)
    return Prompt(Said(f"ask-{key}", name), Said(f"ask-{key}-body"), seat=seat)


def _sum(seen: ThemeParkSeen, seat: int) -> int:
    return sum(person(card).die for card in seen.parks[seat].played)


def _plan(seen: ThemeParkSeen, look: Look, seat: int) -> Prompt:
    chosen = [staff_of(word) for word in look.picked]
    counter = Said("picked-of", {"count": len(chosen), "most": 2})
    name = _name(seat, look)
    body = "plan-body" if look.seats > 1 else "plan-body-alone"
    if chosen:
        dice = " + ".join(str(person(card).die) for card in chosen)
        plot = seen.parks[seat]
        money = sum(person(card).money for card in chosen) + income(plot)
        facts = {**name, "sum": sum(person(card).die for card in chosen), "money": money}
        then: dict[str, str | int | Said] = {"money": plot.money, "sum": plot.money + money}
        both = len(chosen) == 2
        title = Said("plan-both", {**facts, "dice": dice}) if both else Said("plan-title", name)
        note = Said("plan-purse", then)
        return Prompt(title, Said(body), note, seat=seat, counter=counter)
    return Prompt(Said("plan-title", name), Said(body), seat=seat, counter=counter)


def _over(seen: ThemeParkSeen, look: Look) -> Prompt:
    tally = tuple(
        (seat, str(plot.stars), seat in best(seen)) for seat, plot in enumerate(seen.parks)
    )
    if seen.solo:
        facts = {**_name(0, look), "stars": seen.parks[0].stars, "target": seen.target}
        key = "over-solo-won" if seen.parks[0].stars > seen.target else "over-solo-lost"
        money = money_per_star(seen.parks[0].administrator)
        return Prompt(Said(key, facts), Said("over-body-alone", {"money": money}), seat=0)
    treasurer = any(administrator(plot.administrator) == "treasurer" for plot in seen.parks)
    body = Said("over-body-treasurer" if treasurer else "over-body")
    winners = best(seen)
    if len(winners) > 1:
        return Prompt(Said("over-shared", {"count": len(winners)}), body, tally=tally)
    facts = {**_name(winners[0], look), "stars": seen.parks[winners[0]].stars}
    return Prompt(Said("over-won", facts), body, tally=tally)
