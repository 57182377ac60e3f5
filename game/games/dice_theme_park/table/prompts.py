"""What the prompt says.

One subject: all that is asked, the first that holds by phase.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from game.games.dice_theme_park.content.administrators import kind as administrator
from game.games.dice_theme_park.content.administrators import money_per_star
from game.games.dice_theme_park.content.attractions import NO_TILE, TILES, is_tile
from game.games.dice_theme_park.content.ids import MASCOT
from game.games.dice_theme_park.content.innovations import INNOVATIONS_A_ROUND
from game.games.dice_theme_park.content.parties import size
from game.games.dice_theme_park.content.prices import map_price, mascot_price, upgrades_allowed
from game.games.dice_theme_park.content.solo import HAND
from game.games.dice_theme_park.content.staff import STAFF_A_ROUND, person, staff_of
from game.games.dice_theme_park.table.answers import die_said, need_said
from game.games.dice_theme_park.table.choices import read
from game.games.dice_theme_park.table.over import best
from game.games.dice_theme_park.table.phase import Screen, actor, chooser, income, screen, to_build
from game.games.dice_theme_park.table.standing import could_run, likely, party_gain
from game.games.dice_theme_park.table.wording import dash, skill_help, tile_said
from game.stage.kit.asks import Ask, Asks, At, either, says
from game.stage.said import Said

if TYPE_CHECKING:
    from game.games.dice_theme_park.content.attractions import TileId
    from game.games.dice_theme_park.content.staff import StaffCard
    from game.games.dice_theme_park.seen.view import ParkSeen, ThemeParkSeen
    from game.games.dice_theme_park.table.choices import Choice
    from game.games.dice_theme_park.table.standing import Gain
    from game.stage.kit.asks import Holds, Tally, Tells

    Here: TypeAlias = At[ThemeParkSeen]

__all__ = ["ASKS"]


def _watches(at: Here) -> bool:
    """Nobody chooses on this picture."""
    return chooser(at.seen, at.look) is None


def _kind(at: Here) -> str:
    """Of the Step that waits for whoever chooses."""
    seat = chooser(at.seen, at.look)
    step = None if seat is None else at.seen.waiting(seat)
    return "" if step is None else step.kind


def _acting(at: Here) -> int | None:
    if not at.seen.asked:
        return None
    if at.seen.lanes and at.look.lone is None:
        # While it is told what somebody does in her park, she is not asked: it is her turn.
        return actor(at.seen, at.look)
    # Whoever is alone sees her own park while bots are busy in theirs.
    return next((one for one in at.seen.order if one in at.seen.asked), at.seen.asked[0])


def _plot(at: Here) -> ParkSeen:
    return at.seen.parks[at.seat or 0]


def _choice(at: Here) -> Choice:
    return read(at.seen, at.look, at.seat or 0)


def _word(at: Here, number: int) -> str:
    return at.look.path[number] if len(at.look.path) > number else ""


def _begins(*verbs: str) -> Holds[ThemeParkSeen]:
    return lambda at: _word(at, 0) in verbs


def _rides(at: Here) -> bool:
    return _word(at, 0) in ("operate", "manager") and bool(_choice(at).tile)


def _party(at: Here) -> int:
    return size(TILES[_choice(at).tile].need)


def _gain(at: Here) -> Gain:
    return party_gain(_plot(at), _choice(at).tile, _choice(at).party)


def _sent(at: Here) -> Said:
    return die_said(at.seen, _choice(at).die)


def _skill(at: Here) -> Said | None:
    """Of the mascot that is sent."""
    card = _plot(at).mascots[MASCOT.at(_word(at, 1))]
    return skill_help(card) if card else None


def _does(how: str) -> Holds[ThemeParkSeen]:
    """What the mascot shall do."""
    return lambda at: _word(at, 2) == how


def _pointed(at: Here) -> Said | None:
    """At an attraction that could be operated: what that would bring."""
    tile = at.look.hover
    if not (is_tile(tile) and tile in _plot(at).tiles and tile in at.look.offered):
        return None
    gain = party_gain(_plot(at), tile, ())
    facts: dict[str, str | int | Said] = {"stars": gain.stars, "money": gain.money}
    return Said("operate-hover", {**facts, "need": need_said(tile)})


def _offered(at: Here) -> TileId:
    """The attraction on offer that is pointed at. In large text, and on a phone, what it would mean
    is said beside it."""
    tile, apart = at.look.hover, at.look.private or at.look.frame.large
    return tile if is_tile(tile) and tile in at.look.offered and not apart else NO_TILE


def _chosen(at: Here) -> list[StaffCard]:
    return [staff_of(word) for word in at.look.picked]


def _dice(at: Here) -> int:
    return sum(person(card).die for card in _chosen(at))


def _earned(at: Here) -> int:
    return sum(person(card).money for card in _chosen(at)) + income(_plot(at))


def _both_of_many(at: Here) -> bool:
    return at.look.seats > 1 and len(at.look.picked) == STAFF_A_ROUND


def _likely(at: Here) -> tuple[int, int]:
    return likely(at.seen, at.seat or 0, _dice(at))


def _by(what: str) -> Holds[ThemeParkSeen]:
    """What calls guests back."""

    def held(at: Here) -> bool:
        back = at.seen.calling_back(at.seat or 0)
        return back is not None and back.by == what

    return held


def _built(at: Here) -> bool:
    step = at.seen.expanding(at.seat or 0)
    return step is not None and step.built


def _installs(at: Here) -> bool:
    return _word(at, 0) in ("install", "innovate") and bool(_word(at, 1))


def _upgrade(at: Here) -> Said:
    return Said(f"upgrade-{dash(_word(at, 1))}")


def _secretly(phase: str) -> Holds[ThemeParkSeen]:
    """All choose, and nobody on this picture."""
    return lambda at: at.seen.phase == phase and bool(at.seen.asked) and _watches(at)


def _thinks(at: Here) -> bool:
    return at.seat is not None and at.look.faces[at.seat].bot


def _over(at: Here) -> bool:
    return at.seen.phase == "over" or not at.seen.step


def _treasured(at: Here) -> bool:
    return any(administrator(plot.administrator) == "treasurer" for plot in at.seen.parks)


def _stars(at: Here) -> Tally:
    first = best(at.seen)
    return tuple((seat, str(plot.stars), seat in first) for seat, plot in enumerate(at.seen.parks))


def _won(at: Here) -> bool:
    return at.seen.parks[0].stars > at.seen.target


_BUILD: Tells[ThemeParkSeen] = says(
    "build-title", lambda at: bool(to_build(at.look)), tile=lambda at: tile_said(to_build(at.look))
)
_PURSE: Tells[ThemeParkSeen] = says("purse", money=lambda at: _plot(at).money)
_GOES_ON: Tells[ThemeParkSeen] = says(
    # With the last gate it is counted.
    lambda at: f"watch-{'upkeep' if screen(at.seen, at.look) is Screen.COUNT else at.seen.phase}"
)
ASKS: Asks[ThemeParkSeen, str] = Asks(
    _kind,
    {
        "choose_staff": (
            Ask(
                "choose-staff", "choose-staff-body",
                counter=says("picked-of", count=lambda at: len(at.look.picked), most=HAND),
            ),
        ),
        "choose_administrator": (
            Ask("ask-choose-administrator", "ask-choose-administrator-body"),
        ),
        "choose_skill": (Ask("ask-choose-skill", "ask-choose-skill-body"),),
        "choose_first": (
            Ask(_BUILD, "build-first-body"),
            Ask("ask-choose-first", "ask-choose-first-body"),
        ),
        "plan": (
            Ask(
                either(
                    says(
                        "plan-both", lambda at: len(at.look.picked) == STAFF_A_ROUND, sum=_dice,
                        dice=lambda at: " + ".join(str(person(card).die) for card in _chosen(at)),
                        money=_earned,
                    ),
                    says(
                        "plan-one", lambda at: bool(at.look.picked), sum=_dice, money=_earned
                    ),
                    "plan-title",
                ),
                either(
                    says(
                        "plan-between", lambda at: _both_of_many(at) and len(set(_likely(at))) > 1,
                        first=lambda at: _likely(at)[0], last=lambda at: _likely(at)[1],
                    ),
                    says("plan-likely", _both_of_many, place=lambda at: _likely(at)[0]),
                    says("plan-body", lambda at: at.look.seats > 1),
                    "plan-body-alone",
                ),
                says(
                    "plan-purse", lambda at: bool(at.look.picked),
                    money=lambda at: _plot(at).money,
                    sum=lambda at: _plot(at).money + _earned(at),
                ),
                counter=says(
                    "picked-of", count=lambda at: len(at.look.picked), most=STAFF_A_ROUND
                ),
            ),
        ),
        "early_bird": (
            Ask(
                "ask-early-bird",
                says(
                    "ask-early-bird-body",
                    sum=lambda at: sum(person(card).die for card in _plot(at).played),
                ),
            ),
        ),
        "board": (Ask("ask-board", "ask-board-body"),),
        "concierge": (Ask("ask-concierge", "ask-concierge-body"),),
        "chaperone": (Ask("ask-chaperone", "ask-chaperone-body"),),
        "doorman": (Ask("ask-doorman", "ask-doorman-body"),),
        "expand": (
            Ask(_BUILD, "build-body"),
            Ask(
                says(
                    "offer-title", lambda at: bool(_offered(at)),
                    tile=lambda at: tile_said(_offered(at)),
                    stars=lambda at: TILES[_offered(at)].stars,
                    cost=lambda at: TILES[_offered(at)].cost,
                ),
                says("offer-needs", need=lambda at: need_said(_offered(at))),
                _PURSE,
            ),
            Ask(
                "expand-title",
                either(
                    says("recruit-body", _built, cost=lambda at: mascot_price(_plot(at))),
                    says("expand-body", cost=lambda at: mascot_price(_plot(at))),
                ),
                _PURSE,
            ),
        ),
        "amenity_value": (Ask("ask-amenity-value", "ask-amenity-value-body"),),
        "amenity_guest": (Ask("ask-amenity-guest", "ask-amenity-guest-body"),),
        "amenity_build": (
            Ask(_BUILD, "build-body"),
            Ask("ask-amenity-build", "ask-amenity-build-body"),
        ),
        "improve": (
            Ask(
                says("install-title", _installs, upgrade=_upgrade),
                either(
                    says("install-space", lambda at: bool(_choice(at).tile)),
                    says(lambda at: f"help-{dash(_word(at, 1))}"),
                ),
            ),
            Ask("remove-title", "remove-body", when=_begins("remove")),
            Ask("shift-title", "shift-body", when=_begins("shift")),
            Ask(
                "improve-title",
                says(
                    "improve-body", cost=lambda at: map_price(_plot(at)),
                    most=lambda at: upgrades_allowed(_plot(at)),
                    extra=lambda at: INNOVATIONS_A_ROUND * at.seen.innovations,
                ),
                _PURSE,
            ),
        ),
        "operate": (
            Ask(
                says(
                    "party-title", tile=lambda at: tile_said(_choice(at).tile),
                    count=lambda at: min(len(_choice(at).party) + 1, _party(at)), of=_party,
                ),
                says("wants", need=lambda at: need_said(_choice(at).tile)),
                says(
                    "party-gain", stars=lambda at: _gain(at).stars,
                    money=lambda at: _gain(at).money,
                ),
                when=_rides,
            ),
            Ask(
                "close-title", says("close-left", count=lambda at: len(could_run(_plot(at)))),
                when=_begins("close"),
            ),
            Ask("manager-title", "manager-body", when=_begins("manager")),
            Ask(
                says("send-title", lambda at: bool(_choice(at).die), die=_sent),
                either(says("map-where", _begins("map")), "guide-where"),
                when=_begins("map", "guide"),
            ),
            Ask("map-title", "map-body", when=_begins("map")),
            Ask("guide-title", "guide-body", when=_begins("guide")),
            Ask(
                "mascot-title",
                either(
                    lambda at: _skill(at) if _word(at, 2) == "skill" else None,
                    says("mascot-up", _does("up")),
                    says("mascot-down", _does("down")),
                    says("mascot-colour", _does("colour")),
                    says(
                        "mascot-or-skill", lambda at: _skill(at) is not None,
                        skill=lambda at: _skill(at) or "",
                    ),
                    "mascot-body",
                ),
                when=_begins("mascot"),
            ),
            Ask(
                says(
                    "wild-title", lambda at: bool(_plot(at).wild.tile),
                    tile=lambda at: tile_said(_plot(at).wild.tile),
                ),
                "wild-body",
            ),
            Ask(
                "operate-title",
                either(
                    _pointed,
                    says(
                        "operate-body",
                        lambda at: any(word in _plot(at).tiles for word in at.look.offered),
                    ),
                    says("operate-manager", lambda at: "manager" in at.look.offered),
                    "operate-none",
                ),
                says("operate-note", lambda at: not _plot(at).cubes),
            ),
        ),
        "move": (
            Ask(
                says("move-where", lambda at: bool(_choice(at).die), die=_sent),
                "move-where-body",
            ),
            Ask(says("move-title", tile=lambda at: tile_said(_choice(at).tile)), "move-body"),
        ),
        "extra": (Ask("ask-extra", "ask-extra-body"),),
        "pair": (Ask("ask-pair", "ask-pair-body"),),
        "usher": (Ask("ask-usher", "ask-usher-body"),),
        "exchange": (Ask("ask-exchange", "ask-exchange-body"),),
        "spare": (Ask("ask-spare", "ask-spare-body"),),
        "surprise": (Ask("ask-surprise", "ask-surprise-body"),),
        "return_guest": (
            Ask("ask-ticket-agent", "ask-ticket-agent-body", when=_by("ticket_agent")),
            Ask("ask-second-chance", "ask-second-chance-body", when=_by("second_chance")),
        ),
        "understudy": (Ask("ask-understudy", "ask-understudy-body"),),
    },
    first=(
        Ask(
            either(
                says(
                    "over-solo-won", _won, stars=lambda at: _plot(at).stars,
                    target=lambda at: at.seen.target,
                ),
                says(
                    "over-solo-lost", stars=lambda at: _plot(at).stars,
                    target=lambda at: at.seen.target,
                ),
            ),
            says(
                "over-body-alone", money=lambda at: money_per_star(_plot(at).administrator),
            ),
            when=lambda at: _over(at) and at.seen.solo,
            seat=lambda _at: 0,
        ),
        Ask(
            either(
                says(
                    "over-shared", lambda at: len(best(at.seen)) > 1,
                    count=lambda at: len(best(at.seen)),
                ),
                says(
                    "over-won", name=lambda at: at.name(best(at.seen)[0]),
                    stars=lambda at: at.seen.parks[best(at.seen)[0]].stars,
                ),
            ),
            either(says("over-body-treasurer", _treasured), "over-body"),
            when=_over, tally=_stars,
        ),
        Ask("all-draft", "all-draft-body", when=_secretly("setup")),
        Ask("all-plan", "all-plan-body", when=_secretly("plan")),
        Ask(
            either(says("thinking", _thinks), "turn-of"), _GOES_ON, seat=_acting,
            when=lambda at: _watches(at) and bool(at.seen.asked),
        ),
        Ask(
            says(
                "phase-of-round", round=lambda at: max(at.seen.round, 1),
                phase=lambda at: Said(f"phase-{at.seen.phase}"),
            ),
            _GOES_ON, when=_watches,
        ),
    ),
    seat=lambda at: chooser(at.seen, at.look),
)  # fmt: skip
