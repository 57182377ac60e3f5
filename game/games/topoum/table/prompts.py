"""What the prompt says: who, what to choose, and what the choice would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from game.games.topoum.content.ids import is_mole, is_place
from game.games.topoum.content.words import ENTER, RANSOM
from game.games.topoum.table.ahead import ahead, foresee, net, told
from game.games.topoum.table.names import card_name, kind_at, price
from game.stage.kit.asks import Ask, Asks, At, Lead, asked, either, says, viewer
from game.stage.kit.writing import signed
from game.stage.said import Said

if TYPE_CHECKING:
    from game.games.topoum.content.words import Phase
    from game.games.topoum.seen.view import Outlook, TopoumSeen
    from game.stage.kit.asks import Fact, Tells

    Here: TypeAlias = At[TopoumSeen]

__all__ = ["ASKS"]


def _seat(at: Here) -> int | None:
    """Who is asked, and looks if she is among them."""
    return at.seen.viewer if asked(at) else at.seen.asked[0]


def _thinks(at: Here) -> bool:
    """A bot does, and it is not the one that looks."""
    seat = _seat(at)
    return seat is not None and at.look.faces[seat].bot and seat != at.seen.viewer


def _first(at: Here) -> str:
    return at.look.path[0] if at.look.path else ""


def _marches(at: Here) -> bool:
    return is_mole(_first(at))


def _where(at: Here) -> str:
    """Which place or target the card that is chosen wants next."""
    kind = kind_at(at.seen, _first(at))
    if kind != "farmer":
        return f"where-{kind}"
    return f"where-farmer-{at.seen.farmer}{'-to' if len(at.look.path) > 1 else ''}"


def _price(at: Here) -> Fact:
    place = _first(at)
    return price(place) if is_place(place) else ""


def _ahead(at: Here) -> Said | None:
    """The consequences of what is pointed at, in words."""
    found = ahead(at.seen, at.look) if at.seen.begun else None
    return None if found is None else told(at.seen, at.look, found.outlook)


def _gains(at: Here) -> int:
    """What the new lines would bring now."""
    return sum(s.medals for s in at.seen.sights if s.seat == at.seen.active and s.new)


def _outlook(at: Here) -> Outlook:
    return foresee(at.seen, at.look.picked or at.look.path)


def _hurts(at: Here) -> bool:
    """Her own moles, or medals."""
    return bool(_outlook(at).own_losses or _outlook(at).penalty)


def _brings(at: Here) -> str:
    return signed(net(_outlook(at)))


_LEAD: Lead[TopoumSeen] = Lead(lambda at: at.seen.medals)
# A march that loses somebody is shown whole before it counts, and so is every card.
_LOSES: Tells[TopoumSeen] = says(
    "do-march", lambda at: _hurts(at) or bool(_outlook(at).casualties), count=_brings
)
_SO_FAR: Tells[TopoumSeen] = either(
    says("so-far", lambda at: at.seen.begun and bool(_gains(at)), count=_gains),
    says("so-far-none", lambda at: at.seen.begun),
)
_TILE: Tells[TopoumSeen] = says(
    "obstacle-where-body", lambda at: bool(at.look.path), tile=lambda at: Said(f"tile-{_first(at)}")
)
_BEGUN: tuple[Ask[TopoumSeen], ...] = (
    Ask(
        "enter-title", either(_ahead, "enter-body"), _SO_FAR,
        when=lambda at: _first(at) == ENTER, sure=_LOSES, danger=_hurts,
    ),
    Ask(
        "ransom-title", either(_ahead, "ransom-body"), _SO_FAR,
        when=lambda at: _first(at) == RANSOM, sure=_LOSES, danger=_hurts,
    ),
    Ask(
        "march-title", either(_ahead, "march-body"), _SO_FAR,
        when=_marches, sure=_LOSES, danger=_hurts,
    ),
    Ask(
        says(
            "card-title", card=lambda at: card_name(kind_at(at.seen, _first(at))),
            price=_price,
        ),
        either(_ahead, says(_where)), _SO_FAR, when=lambda at: is_place(_first(at)),
        sure=says(
            "do-card", card=lambda at: card_name(kind_at(at.seen, _first(at))), count=_brings
        ),
        danger=_hurts,
    ),
)  # fmt: skip
"""What a turn's answer begins with."""
ASKS: Asks[TopoumSeen, Phase] = Asks(
    lambda at: at.seen.step,
    {
        "pick-types": (
            Ask(
                says(
                    "pick-types-title",
                    category=lambda at: Said(
                        f"category-{at.seen.picking.category if at.seen.picking else ''}"
                    ),
                ),
                "pick-types-body",
                counter=says("pick-types-count", count=lambda at: len(at.look.picked)),
            ),
        ),
        "first-barracks": (Ask("first-barracks-title", either(_ahead, "first-barracks-body")),),
        "first-mole": (Ask("first-mole-title", either(_ahead, "first-mole-body")),),
        "obstacle": (
            Ask(
                "obstacle-marked-title", either(_TILE, "obstacle-marked-body"),
                when=lambda at: at.seen.marking,
            ),
            Ask("obstacle-near-title", either(_TILE, "obstacle-near-body")),
        ),
        "forced-ransom": (Ask("forced-ransom-title", either(_ahead, "forced-ransom-body")),),
        "law-two": (Ask("law-two-title", either(_ahead, "law-two-body")),),
        "choose-part": (Ask("choose-part-title", either(_ahead, "choose-part-body")),),
        "place-dynamite": (Ask("place-dynamite-title", either(_ahead, "place-dynamite-body")),),
        "act": (
            *_BEGUN,
            Ask("act-title", either(_ahead, "act-body"), _SO_FAR, sure=_LOSES, danger=_hurts),
        ),
        "move-on": (
            *_BEGUN,
            Ask(
                "move-on-title", either(_ahead, "move-on-body"), _SO_FAR, sure=_LOSES,
                danger=_hurts,
            ),
        ),
        "play-card": (
            *_BEGUN,
            Ask(
                "play-card-title", either(_ahead, "play-card-body"), _SO_FAR, sure=_LOSES,
                danger=_hurts,
            ),
        ),
        "card-or-tile": (
            *_BEGUN,
            Ask(
                "card-or-tile-title", either(_ahead, "card-or-tile-body"), _SO_FAR, sure=_LOSES,
                danger=_hurts,
            ),
        ),
    },
    first=(
        Ask(
            either(
                says("over-tie", _LEAD.shared, count=_LEAD.most),
                says("over-won", name=_LEAD.name, count=_LEAD.most),
            ),
            either(says("over-tie-body", _LEAD.shared), "over-body"),
            when=lambda at: not at.seen.step, tally=_LEAD.tally,
        ),
        Ask("turn-of", when=lambda at: not at.seen.asked, seat=lambda at: at.seen.active),
        Ask(
            "thinking", says("last-round-body", lambda at: at.seen.peace), when=_thinks, seat=_seat,
        ),
        Ask(
            "hand-title", "hand-body", seat=viewer,
            when=lambda at: at.look.private and at.seen.viewer is not None and not asked(at),
        ),
    ),
    seat=_seat,
    portrait="topoum/portrait.{}.idle",
)  # fmt: skip
