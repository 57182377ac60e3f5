"""Rounds, staff, trains, what is built and recruited, and the counting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.acts.bits import (
    ACTS,
    Over,
    cut,
    fair,
    flies,
    shout,
    stand,
)
from game.games.dice_theme_park.content.solo import SOLO_CARDS
from game.games.dice_theme_park.events.arriving import (
    IncomeTaken,
    OrderSet,
    PhaseBegun,
    RoundBegun,
    SoloCardRevealed,
    StaffPlayed,
    SumLowered,
)
from game.games.dice_theme_park.events.building import (
    AmenityMatched,
    AttractionBuilt,
    MascotRecruited,
    SkillTaken,
)
from game.games.dice_theme_park.events.counting import GoalJudged
from game.games.dice_theme_park.events.market import (
    AdministratorChosen,
    CardsOffered,
    DisplayCleared,
    Displayed,
    GuestsBagged,
    Reshuffled,
    SkillDisplayed,
    SkillsCleared,
    StaffChosen,
    TrainsBack,
)
from game.games.dice_theme_park.table.bits import art
from game.games.dice_theme_park.table.glance import total
from game.games.dice_theme_park.table.keys import (
    glance_key,
    hex_key,
    offer_key,
    park_key,
    played_key,
    tile_key,
)
from game.games.dice_theme_park.table.solo import card_face, closed
from game.games.dice_theme_park.table.wording import dash
from game.stage import motion as do
from game.stage.kit.bursts import CLOUD, SHOWER
from game.stage.kit.flights import Heard, appear, fades, passes, springs
from game.stage.kit.keys import under
from game.stage.kit.tempo import (
    ADAGIO,
    ALLEGRO,
    ANDANTE,
    FORTE,
    MF,
    MP,
    PIANO,
    PRESTISSIMO,
    PRESTO,
    VIVACE,
)
from game.stage.motion import Motion
from game.stage.piece import Piece, Words, altered
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Sequence


TRAIN, HOP, TILE, DUST, FLIP, PASS = 500, 220, 320, 160, 260, 320
_LITTLE = 0.24
"""A tile in a small park, beside one in the middle."""


@ACTS.of(RoundBegun)
def round_(event: RoundBegun, over: Over) -> Motion:
    felt = fair(over).felt
    said = Said("round", {"round": event.round})
    return do.Then(
        do.Together(do.Sound("fair/day", FORTE), cut(over)),
        ALLEGRO,
        shout("round", said, felt.middle, 450),
    )


@ACTS.of(PhaseBegun)
def phase(event: PhaseBegun, over: Over) -> Motion:
    key = f"phase.{event.phase}"
    glow = [do.change(key, 240, "swing", scale=1.12)] if key in over.now else []
    return do.Then(
        do.Together(do.Sound("fair/phase", MF), cut(over)), do.Together(do.Settle(240), *glow)
    )


@ACTS.of(StaffPlayed)
def staff_played(event: StaffPlayed, over: Over) -> Motion:
    """Both cards turn up; then their sum."""
    own = played_key(event.seat)
    cards, turns = (f"{own}.0", f"{own}.1"), list[Motion]()
    for key in cards:
        home = over.now.get(key)
        if home is None:
            continue
        if key in over.was:
            turns.append(do.Flip(key, home.art, FLIP))
        else:
            turns.append(appear([key], over, FLIP))
    # What lies there already does not come once more.
    comes = set(under(own, over.now)) - {*over.was, *cards}
    return do.Then(
        do.Together(do.Sound("fair/staff"), do.Stagger(80, *turns)),
        appear(sorted(comes), over, 160, rise=10),
        VIVACE,
    )


@ACTS.of(OrderSet)
def order(_event: OrderSet, _over: Over) -> Motion:
    return do.Then(
        do.Sound("fair/order", FORTE), do.Settle(PASS), do.Reveal(), do.Wait(200), do.Rest()
    )


@ACTS.of(IncomeTaken)
def income(event: IncomeTaken, over: Over) -> Motion:
    seat = event.seat
    start, end = over.now.get(f"{played_key(seat)}.cash"), over.now.get(f"strip.{seat}.note")
    if start is None or end is None:
        return do.Then(do.Sound("fair/income", MP), ANDANTE)
    return do.Then(
        flies(f"income.{seat}", art("money"), start.at, end.at, 260),
        do.Together(do.Sound("fair/income", FORTE), ALLEGRO),
    )


@ACTS.of(Displayed)
def displayed(event: Displayed, over: Over) -> Motion:
    return _laid_out(event.tile, over)


@ACTS.of(SkillDisplayed)
def skill_displayed(event: SkillDisplayed, over: Over) -> Motion:
    return _laid_out(event.skill, over)


def _laid_out(name: str, over: Over) -> Motion:
    keys = under(offer_key(name), over.now)
    if not keys:
        return PRESTISSIMO
    return do.Then(do.Together(do.Sound("fair/offer", MF), appear(keys, over, 120)), PRESTO)


@ACTS.of(AmenityMatched)
def amenity(event: AmenityMatched, over: Over) -> Motion:
    said = Said(
        "amenity-shout",
        {"count": event.count, "amenity": Said(f"amenity-{dash(event.amenity)}")},
    )
    felt = fair(over).felt
    return do.Then(
        do.Together(do.Sound("fair/amenity"), ANDANTE),
        do.Reveal(),
        shout("amenity", said, felt.middle, 600, 66),
    )


@ACTS.of(MascotRecruited)
def recruited(event: MascotRecruited, over: Over) -> Motion:
    """A mascot of her own pops up and cheers."""
    seat = event.seat
    felt = fair(over).felt
    colour = over.look.faces[seat].colour
    piece = Piece(
        "recruit", art(f"mascot.{colour}.cheer"), felt.cx, felt.cy + 120, scale=2.2, depth=820
    )
    return do.Then(
        springs(piece, 420, 0.6, do.Sound("fair/recruit")),
        do.Together(do.Burst("confetti", felt.middle, SHOWER), do.Wait(350)),
        fades(160, "recruit"),
        ANDANTE,
    )


ACTS.of(CardsOffered)(Heard("fair/passed", ms=80))
ACTS.of(AdministratorChosen)(Heard("fair/staff", MF, ms=80))
ACTS.of(GuestsBagged)(Heard("fair/bag", MP, ms=80))
ACTS.of(TrainsBack)(Heard("fair/train", PIANO))
ACTS.of(Reshuffled)(Heard("fair/shuffle"))
ACTS.of(StaffChosen)(Heard("fair/staff", MF))


@ACTS.of(GoalJudged)
def goal(event: GoalJudged, over: Over) -> Motion:
    met = event.achieved
    row = over.now.get(f"solo.goal.{event.round}.{event.goal}")
    # Where the goal stands, but not on its words.
    place = (row.x + row.w / 4, row.y) if row is not None else fair(over).felt.middle
    said = Said("goal-met-shout" if met else "goal-missed-shout", {"red": event.red})
    sound = "fair/objective" if met else "fair/missed"
    return do.Then(
        do.Together(do.Sound(sound), ADAGIO),
        do.Reveal(),
        shout("goal", said, place, 800, 70),
    )


@ACTS.of(SoloCardRevealed)
def solo_card(event: SoloCardRevealed, over: Over) -> Motion:
    """It turns up for all to see, and what it closes is said."""
    felt, seen = fair(over).felt, over.after
    x, y, key = felt.right - 120, felt.cy - 30, "solo.turned"
    back = Piece(key, art("solo.back"), x, y, depth=820, shadow=16)
    face = [each for each in card_face(key, event.card, x, y, 1) if each.key != key]
    above = [altered(each, depth=each.depth + 820) for each in face]
    shut = closed(seen)
    said = Said(
        "solo-shut" if shut else "solo-open",
        {"value": SOLO_CARDS[event.card].value, "sum": total(seen, 0)},
    )
    words = Words(said, 40, "title", "#FFD84A", "#5A1A10", rim=6, width=380, lines=3, height=150)
    # Below the card, and beside one's own staff.
    verdict = Piece("solo.verdict", x=x + 60, y=y + 256, depth=840, text=words)
    everything = [key, *(each.key for each in above), verdict.key]
    return do.Then(
        springs(back, 200, 0.5, do.Sound("fair/passed", MF)),
        do.Together(do.Flip(key, art("solo.card"), FLIP), do.Sound("fair/rival")),
        do.Together(
            *map(do.Show, above),
            do.Show(verdict),
            do.Sound("fair/missed" if shut else "fair/coin", PIANO),
        ),
        do.Reveal(),
        do.Wait(1100),
        fades(160, *everything),
        ANDANTE,
    )


ACTS.of(SumLowered)(Heard("fair/income", MF, ms=260))


@ACTS.of(DisplayCleared)
def display_cleared(event: DisplayCleared, over: Over) -> Motion:
    return _cleared(event.tiles, over)


@ACTS.of(SkillsCleared)
def skills_cleared(event: SkillsCleared, over: Over) -> Motion:
    return _cleared(event.skills, over)


def _cleared(names: Sequence[str], over: Over) -> Motion:
    """What nobody took is taken away."""
    keys = [key for name in names for key in under(offer_key(name), over.was)]
    going = [
        motion
        for key in keys
        for motion in (do.change(key, 180, "in", y=40, by=True), do.change(key, 180, "in", alpha=0))
    ]
    return do.Then(
        do.Together(do.Sound("fair/cleared", MF), *going), do.Together(*map(do.Hide, keys)), PRESTO
    )


@ACTS.of(AttractionBuilt)
def built(event: AttractionBuilt, over: Over) -> Motion:
    """The tile flies to its place and raises dust."""
    name, seat = event.tile, event.seat
    number = over.after.parks[seat].tiles[name]
    large = tile_key(park_key(seat), name)
    key = large if large in over.now else hex_key(glance_key(seat), number)
    goal = over.now.get(key)
    start = over.was.get("ghost") or over.was.get(offer_key(name))
    if goal is None or start is None:
        return do.Then(do.Sound("fair/build"), ADAGIO)
    # From the park in the middle to the market, where that park stands beside it.
    there = stand(over, but=key) if "owner" in over.was else do.Wait(0)
    gone = [do.Hide(each) for each in over.was if each.startswith(("ghost", offer_key(name)))]
    tile = Piece("flying", start.art, start.x, start.y, scale=start.scale, depth=680, shadow=14)
    scale = goal.scale if key == large else goal.scale * _LITTLE
    lands = do.Together(
        do.Enter(key), do.Sound("fair/build"), do.Burst("dust", goal.at, CLOUD, 0.7)
    )
    return do.Then(
        do.Together(*gone, there),
        passes(tile, goal.at, TILE, 70, scale=scale, lands=lands),
        do.Wait(DUST),
        ANDANTE,
    )


@ACTS.of(SkillTaken)
def skill_taken(event: SkillTaken, over: Over) -> Motion:
    """The card flies to whoever has recruited a mascot for it."""
    card, seat = event.skill, event.seat
    start, end = over.was.get(offer_key(card)), over.now.get(glance_key(seat))
    if start is None or end is None:
        return VIVACE
    gone = [do.Hide(key) for key in over.was if key.startswith(offer_key(card))]

    return do.Then(
        do.Together(*gone, do.Sound("fair/skill", FORTE)),
        flies("skill.flying", start.art, start.at, end.at, TILE, scale=start.scale, goal=0.4),
        ALLEGRO,
    )
