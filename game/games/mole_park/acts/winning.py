"""A round's second half as motion: declaring, cashing in, picking, the next round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.games.mole_park.acts.moves import appear, park_of, seat_at, shout
from game.games.mole_park.acts.rolling import fled
from game.games.mole_park.content import PATH_START
from game.stage.motion import (
    Arc,
    Burst,
    Count,
    Enter,
    Hide,
    Home,
    Motion,
    Settle,
    Show,
    Sound,
    Stagger,
    Then,
    Together,
    Wait,
    change,
)
from game.stage.piece import Piece, Words
from game.stage.said import Said

if TYPE_CHECKING:
    from game.games.mole_park.table.places import Plan
    from game.stage.table import Happening, Turnover

__all__ = ["ACTS"]

SPACE, SUM, PRIZE, LOOK = 60, 500, 450, 1100
_LAWN = ("hole.", "down.", "mud", "die.")


def declared(event: Happening, over: Turnover[Any]) -> Motion:
    """The roll of a drum, and a banner for each who dares."""
    park = park_of(over)
    banners: list[Motion] = []
    for at, seat in enumerate(event.facts["seats"]):
        key = f"banner.{seat}"
        said = Said("goes-for-it", {"name": over.look.faces[seat].name})
        words = Words(said, 44, "title", "#7A4A10", width=640)
        home = (park.mat.cx, park.y + 560 + 96 * at)
        banner = Piece(key, "ui/ribbon.gold", *home, 760, 84, depth=770, text=words)
        banners.append(
            Then(
                Together(Show(banner), change(key, 0, alpha=0, x=seat_at(over, seat)[0])),
                change(key, 300, "back", alpha=1, x=home[0]),
                Together(Wait(900), Burst("sparks", home, 14)),
                change(key, 180, "in", alpha=0),
                Hide(key),
            )
        )
    return Then(
        Sound("drum/roll"),
        Together(Stagger(220, *banners), change("crown", 600, "swing", scale=1.25)),
        Settle(160),
    )


def cashed_in(event: Happening, over: Turnover[Any]) -> Motion:
    """Prize dice step along the path together; then columns open and the sums count up."""
    park = park_of(over)
    steps: list[Motion] = []
    sums: list[Motion] = []
    keys: list[str] = []
    for cash in event.facts["cash"]:
        seat = cash["seat"]
        steps.append(_walk(park, f"die.{seat}.prize", cash["total"]))
        column = [key for key in over.now if key == f"cash.{seat}"
                  or key.startswith(f"cash.{seat}.")]  # fmt: skip
        keys += [*column, *cash["cards"], *(f"{mole}.star" for mole in cash["cards"])]
        if f"cash.{seat}.total" in over.now:
            sums.append(Count(f"cash.{seat}.total", 0, cash["total"], SUM, "count/tick"))
    # The columns stand where the lawn was.
    gone = [key for key in over.was if key not in over.now and key.startswith(_LAWN)]
    return Then(
        Together(*steps),
        Together(*(Hide(key) for key in gone)),
        Together(Sound("card/flip"), appear(keys, over)),
        Together(*sums),
        Wait(400),
        Settle(160),
    )


def _walk(park: Plan, key: str, total: int) -> Motion:
    """Space by space, from the first one on."""
    badge = f"{key}.badge"
    spaces = range(PATH_START, min(total, park.goal - 1) + 1)
    steps: list[Motion] = [Hide(badge)]
    for stars in spaces:
        box = park.space(stars)
        sound: list[Motion] = [Sound("token", 0.4)] if not stars % 3 else []
        steps.append(Together(change(key, SPACE, "linear", x=box.cx, y=box.cy - 8), *sound))
    steps.append(Home(key, 2 * SPACE))
    steps.append(Enter(badge))
    return Then(*steps)


def fell_short(event: Happening, over: Turnover[Any]) -> Motion:
    calls = [
        shout(f"short.{seat}", Said("fate-short"), seat_at(over, seat), 600)
        for seat in event.facts["seats"]
    ]
    return Then(Sound("fanfare/sad"), Together(*calls), Settle(160))


def tie_settled(event: Happening, _over: Turnover[Any]) -> Motion:
    first = event.facts["order"][0]
    return Then(Sound("crown"), change(f"cash.{first}", 260, "swing", scale=1.05), Settle(200))


def won(event: Happening, over: Turnover[Any]) -> Motion:
    """The prize flies to its new owner."""
    key, seat = f"prize.{event.facts['prize']}", event.facts["seat"]
    goal = seat_at(over, seat)
    flight: Motion = Arc(key, goal, PRIZE, lift=110, curve="both")
    if key in over.now:
        flight = Home(key, PRIZE, lift=110, curve="both")
    return Then(
        change(key, 160, "back", scale=1.25),
        Together(Sound("whoosh"), flight),
        Together(Sound("fanfare/small"), Burst("stars", goal, 14)),
        Wait(250),
        Settle(200),
    )


def no_prize(event: Happening, over: Turnover[Any]) -> Motion:
    word = "shout-none" if not event.facts["choice"] else "word-pass"
    place = seat_at(over, event.facts["seat"])
    return Then(Sound("mole/dizzy", 0.7), shout("none", Said(word), place, 420), Settle(160))


def round_over(event: Happening, over: Turnover[Any]) -> Motion:
    """A last look at what was won; moles away, stands full again."""
    first: list[Motion] = [Wait(LOOK)] if any(over.before.laid) else []
    turned: list[Motion] = []
    for stand, prize in event.facts["restocked"]:
        key = f"prize.{prize}"
        if key in over.now:
            turned.append(Then(Hide(f"stand.{stand}.closed"), Hide(f"stand.{stand}.word"),
                               Enter(key), change(key, 0, squash=0.1),
                               change(key, 240, "back", squash=1)))  # fmt: skip
    if turned:
        turned.insert(0, Sound("card/flip"))
    return Then(*first, fled(over, event.facts["fled"]), Together(*turned), Settle(280))


def crowned(_event: Happening, over: Turnover[Any]) -> Motion:
    """The crown leaves its place, and comes down on a head."""
    home = over.now.get("crown")
    if home is None:
        return Then(Sound("fanfare/win"), Settle())
    place = (home.x, home.y)
    confetti = [Burst("confetti", (home.x + dx, home.y - 30), 26) for dx in (-60, 60, 0)]
    return Then(
        Together(Sound("drum/roll"), change("crown", 400, "out", y=-60, by=True)),
        Together(Sound("whoosh"), Arc("crown", (home.x, home.y - 160), 420, lift=60)),
        change("crown", 180, "strike", y=home.y),
        Together(Sound("crown"), Burst("stars", place, 16), Settle(300)),
        Together(Sound("fanfare/win"), Sound("applause", 0.7), Stagger(300, *confetti)),
        Wait(900),
    )


ACTS = {
    "declared": declared,
    "cashed-in": cashed_in,
    "fell-short": fell_short,
    "tie-settled": tie_settled,
    "won": won,
    "no-prize": no_prize,
    "round-over": round_over,
    "crowned": crowned,
}
