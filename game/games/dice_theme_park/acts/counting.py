"""The count of a round: stars run up, the objective is judged, cards pass on."""

from __future__ import annotations

from game.games.dice_theme_park.acts.bits import ACTS, Over, cut, flies
from game.games.dice_theme_park.content.staff import person
from game.games.dice_theme_park.events.counting import (
    AdministratorScored,
    CardsSwapped,
    GuestsLeaving,
    MoneyCounted,
    ObjectiveJudged,
    RoundCounted,
    Scored,
    StaffDismissed,
    StaffPassed,
    StatuesScored,
    TakingsCounted,
)
from game.games.dice_theme_park.table.arts import art
from game.games.dice_theme_park.table.keys import column_key, pin_key, rank_key
from game.stage.kit.flights import Heard
from game.stage.motion import (
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
from game.stage.piece import Piece

PASS, PULSE = 320, 90


@ACTS.of(TakingsCounted)
def takings(event: TakingsCounted, _over: Over) -> Motion:
    key = f"{column_key(event.seat)}.operating.star"
    return Then(Together(change(key, 90, "swing", scale=1.2), Sound("fair/row", 0.7)), Settle(40))


@ACTS.of(Scored)
def scored(event: Scored, over: Over) -> Motion:
    """The marker runs along the track, and the sum climbs."""
    key, total = pin_key(event.seat), f"{column_key(event.seat)}.total"
    ms = min(max(40.0 * event.stars, 200.0), 1200.0)
    climb: list[Motion] = []
    if total in over.now:
        climb = [
            *([] if total in over.was else [Enter(total)]),
            Count(total, event.total - event.stars, event.total, ms, "fair/tick"),
        ]
    return Then(Together(Home(key, ms, lift=30, curve="both"), Then(*climb)), Settle(80))


@ACTS.of(ObjectiveJudged)
def objective(event: ObjectiveJudged, _over: Over) -> Motion:
    places = event.places
    ranked = sorted(range(len(places)), key=lambda seat: -places[seat])
    rows = [
        Together(change(f"{rank_key(seat)}.star", PASS, "swing", scale=1.25), Sound("fair/row"))
        for seat in ranked
    ]
    runs = [Home(pin_key(seat), 500, lift=24) for seat in range(len(places))]
    return Then(
        Together(Sound("fair/objective"), Stagger(160, *rows)),
        Together(*runs, Settle(500)),
        Wait(200),
    )


# All stand still: what follows waits until somebody has looked.
ACTS.of(RoundCounted)(Heard("fair/row", 0.8, ms=120))


@ACTS.of(GuestsLeaving)
def leaving(_event: GuestsLeaving, over: Over) -> Motion:
    return Then(Together(Sound("fair/leaving"), cut(over)), Settle(120))


@ACTS.of(StaffPassed)
def passed(event: StaffPassed, over: Over) -> Motion:
    """Two cards to the left."""
    start, end = over.was.get(column_key(event.seat)), over.was.get(column_key(event.to))
    if start is None or end is None or start is end:
        return Settle(60)
    back = art(f"staff.back.{over.look.faces[event.seat].colour}")
    flights = [
        flies(
            f"pass.{event.seat}.{at}",
            back,
            (start.x + 30 * at, start.y),
            (end.x, end.y),
            PASS,
            scale=0.4,
        )
        for at in range(len(event.cards))
    ]
    return Then(Together(Sound("fair/passed", 0.7), Stagger(70, *flights)), Settle(40))


@ACTS.of(StaffDismissed)
def staff_out(event: StaffDismissed, over: Over) -> Motion:
    """A card that has done its work is laid aside, for good."""
    start = over.was.get(column_key(event.seat))
    if start is None:
        return Settle(60)
    key, back = "staff.out", art(f"staff.{person(event.card).id}.small")
    card = Piece(key, back, start.x, start.y, scale=0.8, depth=680, shadow=10)
    return Then(
        Together(Show(card), change(key, 0, alpha=0), Sound("fair/retired", 0.7)),
        change(key, 120, "out", alpha=1),
        Wait(160),
        Together(change(key, 280, "in", x=-300, by=True), change(key, 280, "in", alpha=0)),
        Together(Hide(key), Settle(40)),
    )


@ACTS.of(AdministratorScored)
def administrator_stars(event: AdministratorScored, _over: Over) -> Motion:
    return _extra_stars(event.seat, "admin")


@ACTS.of(StatuesScored)
def statues(event: StatuesScored, _over: Over) -> Motion:
    return _extra_stars(event.seat, "statues")


def _extra_stars(seat: int, row: str) -> Motion:
    """What an administrator or statues bring: their row lights up."""
    key = f"{column_key(seat)}.{row}.star"
    return Then(
        Together(change(key, 2 * PULSE, "swing", scale=1.3), Sound("fair/row", 0.8)), Settle(40)
    )


ACTS.of(CardsSwapped)(Heard("fair/staff", 0.7))


@ACTS.of(MoneyCounted)
def money_counted(event: MoneyCounted, over: Over) -> Motion:
    """At the end: money left over turns into stars."""
    seat, stars = event.seat, event.stars
    note, total = over.now.get(f"{column_key(seat)}.money.note"), f"{column_key(seat)}.total"
    if note is None or total not in over.now or not stars:
        return Settle(80)
    end, whole = over.now[total], over.after.parks[seat].stars
    return Then(
        flies(f"worth.{seat}", art("money"), (note.x, note.y), (end.x - 30, end.y), 320),
        Together(
            Sound("fair/income"),
            Burst("sparks", (end.x - 30, end.y), 8),
            Count(total, whole - stars, whole, 60.0 * stars, "fair/tick"),
            Home(pin_key(seat), 60.0 * stars, lift=24, curve="both"),
        ),
        Settle(80),
    )
