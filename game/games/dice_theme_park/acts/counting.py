"""The count of a round; at the end of the day the graph grows and the ranking comes up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.acts.bits import ACTS, Over, cut, fair, flies
from game.games.dice_theme_park.content.staff import person
from game.games.dice_theme_park.events.counting import (
    AdministratorScored,
    CardsSwapped,
    GuestsLeaving,
    MatchEnded,
    MoneyCounted,
    ObjectiveJudged,
    RoundCounted,
    Scored,
    StaffDismissed,
    StaffPassed,
    StatuesScored,
    TakingsCounted,
)
from game.games.dice_theme_park.table.bits import art
from game.games.dice_theme_park.table.keys import column_key, pin_key, rank_key
from game.games.dice_theme_park.table.over import best, grows, ranks
from game.stage import motion as do
from game.stage.kit.bursts import CLOUD, PARADE
from game.stage.kit.flights import Heard, appear
from game.stage.kit.keys import under
from game.stage.kit.tempo import ALLEGRO, FORTE, MF, PRESTISSIMO, PRESTO, VIVACE
from game.stage.motion import Motion
from game.stage.piece import Piece

if TYPE_CHECKING:
    from game.stage.piece import Piece

__all__ = []

PASS, PULSE = 320, 90


@ACTS.of(TakingsCounted)
def takings(event: TakingsCounted, _over: Over) -> Motion:
    key = f"{column_key(event.seat)}.operating.star"
    return do.Then(
        do.Together(do.change(key, 90, "swing", scale=1.2), do.Sound("fair/row", MF)), PRESTISSIMO
    )


@ACTS.of(Scored)
def scored(event: Scored, over: Over) -> Motion:
    """The marker runs along the track, and the sum climbs."""
    key, total = pin_key(event.seat), f"{column_key(event.seat)}.total"
    ms = min(max(40.0 * event.stars, 200.0), 1200.0)
    climb: list[Motion] = []
    if total in over.now:
        climb = [
            *([] if total in over.was else [do.Enter(total)]),
            do.Count(total, event.total - event.stars, event.total, ms, "fair/tick"),
        ]
    return do.Then(do.Together(do.Home(key, ms, lift=30, curve="both"), do.Then(*climb)), VIVACE)


@ACTS.of(ObjectiveJudged)
def objective(event: ObjectiveJudged, _over: Over) -> Motion:
    places = event.places
    ranked = sorted(range(len(places)), key=lambda seat: -places[seat])
    rows = [
        do.Together(
            do.change(f"{rank_key(seat)}.star", PASS, "swing", scale=1.25), do.Sound("fair/row")
        )
        for seat in ranked
    ]
    runs = [do.Home(pin_key(seat), 500, lift=24) for seat in range(len(places))]
    return do.Then(
        do.Together(do.Sound("fair/objective"), do.Stagger(160, *rows)),
        do.Together(*runs, do.Settle(500)),
        do.Reveal(),
        do.Wait(200),
    )


ACTS.of(RoundCounted)(Heard("fair/row", FORTE, ms=120, rests=True))


@ACTS.of(GuestsLeaving)
def leaving(_event: GuestsLeaving, over: Over) -> Motion:
    return do.Then(do.Together(do.Sound("fair/leaving"), cut(over)), ALLEGRO)


@ACTS.of(StaffPassed)
def passed(event: StaffPassed, over: Over) -> Motion:
    """Two cards to the left."""
    start, end = over.was.get(column_key(event.seat)), over.was.get(column_key(event.to))
    if start is None or end is None or start is end:
        return PRESTO
    back = art(f"staff.back.{over.look.faces[event.seat].colour}")
    flights = [
        flies(
            f"pass.{event.seat}.{at}",
            back,
            (start.x + 30 * at, start.y),
            end.at,
            PASS,
            scale=0.4,
        )
        for at in range(len(event.cards))
    ]
    return do.Then(do.Together(do.Sound("fair/passed", MF), do.Stagger(70, *flights)), PRESTISSIMO)


@ACTS.of(StaffDismissed)
def staff_out(event: StaffDismissed, over: Over) -> Motion:
    """A card that has done its work is laid aside, for good."""
    start = over.was.get(column_key(event.seat))
    if start is None:
        return PRESTO
    key, back = "staff.out", art(f"staff.{person(event.card).id}.small")
    card = Piece(key, back, start.x, start.y, scale=0.8, depth=680, shadow=10)
    return do.Then(
        do.Together(do.Show(card), do.change(key, 0, alpha=0), do.Sound("fair/retired", MF)),
        do.change(key, 120, "out", alpha=1),
        do.Wait(160),
        do.Together(do.change(key, 280, "in", x=-300, by=True), do.change(key, 280, "in", alpha=0)),
        do.Together(do.Hide(key), PRESTISSIMO),
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
    return do.Then(
        do.Together(do.change(key, 2 * PULSE, "swing", scale=1.3), do.Sound("fair/row", FORTE)),
        PRESTISSIMO,
    )


ACTS.of(CardsSwapped)(Heard("fair/staff", MF))


@ACTS.of(MoneyCounted)
def money_counted(event: MoneyCounted, over: Over) -> Motion:
    """At the end: money left over turns into stars."""
    seat, stars = event.seat, event.stars
    note, total = over.now.get(f"{column_key(seat)}.money.note"), f"{column_key(seat)}.total"
    if note is None or total not in over.now or not stars:
        return VIVACE
    end, whole = over.now[total], over.after.parks[seat].stars
    return do.Then(
        flies(f"worth.{seat}", art("money"), note.at, (end.x - 30, end.y), 320),
        do.Together(
            do.Sound("fair/income"),
            do.Burst("sparks", (end.x - 30, end.y), CLOUD),
            do.Count(total, whole - stars, whole, 60.0 * stars, "fair/tick"),
            do.Home(pin_key(seat), 60.0 * stars, lift=24, curve="both"),
        ),
        VIVACE,
    )


GRAPH, PLACE = 1500.0, 500.0
_BANDS = 30
"""In so many steps the lines grow from left to right."""


@ACTS.of(MatchEnded)
def ended(_event: MatchEnded, over: Over) -> Motion:
    after = over.after
    found = ranks(after)
    ranked = sorted(range(len(found)), key=lambda seat: found[seat])
    lines = {key: piece for key, piece in over.now.items() if grows(key)}
    rows = [_row(over, seat) for seat in ranked]
    later = {*lines, *(key for keys in rows for key in keys), *under("over.title", over.now)}
    stage = do.Together(
        *(do.Hide(key) for key in over.was if key not in over.now),
        # What was there before stands in its new place too: the graph grows beside it.
        *(do.Enter(key) for key in over.now if key not in later),
    )
    podium = [
        do.Then(
            do.Together(do.Sound("fair/row"), appear(keys, over, PLACE * 0.6)), do.Wait(PLACE * 0.4)
        )
        for keys in rows
    ]
    lost = after.solo and after.parks[0].stars <= after.target
    end = do.Sound("fair/missed") if lost else do.Together(do.Sound("fair/win"), *_rain(over))
    return do.Then(
        do.Together(stage, do.Wait(300)),
        _growing(lines),
        *podium,
        do.Reveal(),
        do.Together(end, appear(under("over.title", over.now), over, 300, rise=-30)),
        ALLEGRO,
    )


def _row(over: Over, seat: int) -> list[str]:
    return under(f"over.{seat}", over.now)


def _growing(lines: dict[str, Piece]) -> Motion:
    if not lines:
        return do.Wait(0)
    left = min(piece.x - piece.w / 2 for piece in lines.values())
    wide = max(max(piece.x for piece in lines.values()) - left, 1.0)
    bands: dict[int, list[str]] = {}
    for key, piece in lines.items():
        bands.setdefault(round(_BANDS * (piece.x - left) / wide), []).append(key)
    steps = [
        do.Then(do.Wait(GRAPH * band / _BANDS), do.Together(*map(do.Enter, keys)))
        for band, keys in sorted(bands.items())
    ]
    return do.Together(do.Sound("fair/graph"), *steps)


def _rain(over: Over) -> list[Motion]:
    felt = fair(over).felt
    winners = len(best(over.after))
    return [
        do.Then(
            do.Wait(180 * at), do.Burst("confetti", (felt.x + felt.w * share, felt.y + 60), PARADE)
        )
        for at, share in enumerate((0.2, 0.8, 0.5, 0.05, 0.95, 0.35, 0.65)[: 4 + winners])
    ]
