"""Cards are played, drawn, thrown away; the Line slides; medals are won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.acts.stagecraft import ACTS, HIGH, Over, field, place_of, shout
from game.games.topoum.content import COSTS
from game.games.topoum.content.ids import SLOTS, TYPE_OF, slot
from game.games.topoum.events.cards import (
    Dealt,
    DeckMade,
    Drawn,
    LineFilled,
    Played,
    PressTaken,
    Thrown,
)
from game.games.topoum.events.course import Paid, Sighted
from game.games.topoum.table import keys
from game.games.topoum.table.names import card_art, card_name
from game.games.topoum.table.operations import BACK
from game.games.topoum.table.sightlines import chip, line_pieces, middle
from game.stage import motion as do
from game.stage.kit.bursts import WISP
from game.stage.kit.flights import Heard, enters, springs
from game.stage.kit.tempo import ADAGIO, ANDANTE, MF, MP, PIANO, PRESTO, VIVACE
from game.stage.kit.writing import signed
from game.stage.motion import Motion
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.theme import INK

if TYPE_CHECKING:
    from game.games.topoum.content.words import PayCause
    from game.games.topoum.seen.view import Sight


_TEXTS = ("name", "hint", "sign")
FLY, SHOW, SLIDE, LINE, CHIP = 300, 420, 350, 300, 200
_RUNGS = 8
"""As many steps as the ladder of a line of sight has."""


@ACTS.of(Played)
def played(event: Played, over: Over) -> Motion:
    """Held up for everybody, then onto the player's own pile."""
    cam = field(over)
    card, place, seat = event.card, event.place, event.seat
    start = over.was.get(keys.card(card)) or over.was.get(keys.lying(place, "back"))
    hidden = start is None or start.art == BACK
    if start is None:
        start = over.was.get(keys.seat(seat, "hand.0"))
    column = place_of(over).column
    at = start.at if start is not None else column.middle
    art = card_art(TYPE_OF[card])
    key = "card.played"
    shown_at = (cam.mat.right - 170, cam.mat.y + 210)
    # The strip at its foot is blank for its name.
    name = Words(card_name(TYPE_OF[card]), 27, "title", INK, dy=110, steady=True, width=172)
    piece = Piece(
        key, BACK if hidden else art, *at, scale=0.4, depth=HIGH + 10, shadow=18,
        text=None if hidden else name,
    )  # fmt: skip
    top = over.now.get(keys.seat(seat, "top"))
    end = top.at if top is not None else at
    turn: Motion = do.Flip(key, art, 260, text=name) if hidden else do.Wait(0)
    return do.Then(
        do.Together(do.Show(piece), do.Hide(keys.card(card)), do.Hide(keys.lying(place, "back")),
                 do.Sound("war/order"),
                 *(do.Hide(keys.lying(place, part)) for part in _TEXTS)),
        do.Together(do.Arc(key, shown_at, FLY, lift=40, scale=1.0), do.Then(do.Wait(80), turn)),
        do.Wait(SHOW),
        do.Together(do.Arc(key, end, FLY, lift=40, scale=0.17), do.Sound("war/draw", MP)),
        do.Together(do.Hide(key), do.Sound("war/stamp", PIANO)),
        do.Settle(100),
    )  # fmt: skip


@ACTS.of(Sighted)
def sighted(event: Sighted, over: Over) -> Motion:
    """The line lights up step by step, and tells what it is worth."""
    cam = field(over)
    sight = _sight(event, over)
    if sight is None:
        return do.Settle()
    steps = line_pieces(cam, sight, "new", "lit.")
    gap = LINE / max(len(steps), 1)
    lights = [
        do.Together(
            do.Show(piece),
            do.Sound(f"war/sight.{min(at, _RUNGS)}"),
            do.Burst("sparks", piece.at, WISP),
        )
        for at, piece in enumerate(steps, 1)
    ]
    first, last = cam.at(sight.spaces[0]), cam.at(sight.spaces[-1])
    ends = [
        Piece(f"lit.end.{at}", "topoum/sight.end", x, y + 22 * cam.k, scale=cam.k, depth=26)
        for at, (x, y) in enumerate((first, last))
    ]
    pill = chip(
        "lit.chip", middle(cam, sight), f"+{event.medals}", "new", HIGH, large=over.look.frame.large
    )
    return do.Then(
        do.Hide(keys.chip(sight)),
        do.Together(do.Show(ends[0]), do.Stagger(gap, *lights)),
        springs(pill, CHIP, 0.4, do.Show(ends[1]), do.Sound("war/line_paid")),
        do.Wait(140),
        PRESTO,
    )


def _sight(event: Sighted, over: Over) -> Sight | None:
    """The line as it is seen; its ends name it."""
    wanted = tuple(sorted(event.ends))
    for seen in (over.before, over.after):
        for sight in seen.sights:
            if tuple(sorted(sight.ends)) == wanted:
                return sight
    return None


@ACTS.of(Paid)
def medals(event: Paid, over: Over) -> Motion:
    """A pill flies to the seat, the number climbs, the marker walks."""
    seat, count, why = event.seat, event.count, event.why
    key = keys.seat(seat, "medals")
    home = over.now.get(key)
    if home is None:
        return PRESTO
    cam = field(over)
    start = _from(over, seat, count, why)
    pill = chip(
        "medals.pill",
        start,
        signed(count),
        "new" if count > 0 else "bad",
        HIGH + 30,
        large=over.look.frame.large,
    )
    before, after = over.before.medals[seat], over.after.medals[seat]
    sound = "war/medal" if count > 0 else "war/tally" if why == "slot" else "war/fine"
    parts: list[Motion] = []
    if why == "friendly-fire":
        parts.append(
            shout("friendly", Said("friendly-shout"), (cam.mat.cx, cam.mat.y + 110), 420, 56)
        )
    return do.Then(
        do.Together(do.Show(pill), do.Sound(sound, MF), *parts),
        do.Arc("medals.pill", (home.x - 20, home.y), 260, lift=40, curve="both", scale=0.8),
        do.Together(
            do.Hide("medals.pill"),
            do.Count(key, before, after, 200) if min(before, after) >= 0 else do.Wait(0),
            do.Home(keys.marker(seat), 220, curve="both"),
        ),
        PRESTO,
    )


def _from(over: Over, seat: int, count: int, why: PayCause) -> tuple[float, float]:
    """Where medals come from: a place of the Line, a line of sight, or out of the blue."""
    place, cam = place_of(over), field(over)
    if why == "slot" and count in COSTS:
        box = place.slot(COSTS.index(count))
        return box.x + 8, box.cy
    press = over.was.get("press")
    if why == "press" and press is not None:
        return press.x, press.y
    if why == "line":
        for sight in over.before.sights:
            if sight.seat == seat and sight.new and sight.medals == count:
                return middle(cam, sight)
    return cam.mat.cx, cam.mat.cy - 60


@ACTS.of(Drawn)
def drawn(event: Drawn, over: Over) -> Motion:
    """Off the deck into a hand; the face is turned up for its owner alone."""
    seat = event.seat
    deck = place_of(over).deck
    key = "" if event.card is None else keys.card(event.card)
    home = over.now.get(key) if key else None
    flights: list[Motion] = []
    if home is not None:
        flights.append(_out_of_deck(over, key))
    count = over.after.hand_sizes[seat]
    for lies in (keys.lying(event.place, "back"), keys.seat(seat, f"hand.{count - 1}")):
        hand = over.now.get(lies)
        if hand is not None and lies not in over.was:
            start = enters(lies, x=deck[0], y=deck[1])
            flights.append(do.Then(start, do.Home(lies, SLIDE, lift=40)))
    return do.Then(do.Sound("war/draw", MF), do.Together(*flights), PRESTO)


def _out_of_deck(over: Over, key: str) -> Motion:
    home = over.now[key]
    x, y = place_of(over).deck
    return do.Then(
        do.Together(do.Enter(key), do.change(key, 0, x=x, y=y), do.Put(key, face=BACK)),
        do.Together(
            do.Home(key, SLIDE, lift=30), do.Then(do.Wait(110), do.Flip(key, home.art, 240))
        ),
    )


@ACTS.of(Thrown)
def thrown(event: Thrown, over: Over) -> Motion:
    """Nobody wanted it: it drops off the end of the Line."""
    key = keys.card(event.card)
    if key not in over.was:
        return PRESTO
    return do.Then(
        do.Together(do.Sound("war/thrown", MP), do.change(key, 300, "in", x=90, y=60, by=True),
                 do.change(key, 300, "in", turn=30, alpha=0)),
        PRESTO,
    )  # fmt: skip


@ACTS.of(LineFilled)
def line(event: LineFilled, over: Over) -> Motion:
    """What is left slides outward, and new cards come off the deck."""
    texts = [keys.lying(slot(at), part) for at in range(SLOTS) for part in _TEXTS]
    words = [do.Hide(text) for text in texts]
    appear = [do.Enter(text) for text in texts]
    slides: list[Motion] = []
    comes: list[Motion] = []
    for card in event.cards:
        key = keys.card(card)
        if not card or key not in over.now:
            continue
        if key in over.was:
            slides.append(do.Home(key, SLIDE, lift=0, curve="both"))
        else:
            comes.append(_out_of_deck(over, key))
    return do.Then(
        do.Together(*words),
        do.Together(do.Sound("war/line", MF), *slides),
        do.Together(do.Stagger(120, *comes), *([do.Sound("card/flip", MP)] if comes else [])),
        do.Together(*appear),
        VIVACE,
    )


@ACTS.of(PressTaken)
def pressed(_event: PressTaken, over: Over) -> Motion:
    home = over.now.get("press")
    if home is None:
        return do.Settle()
    cam = field(over)
    start = over.was.get("press")
    at = start.at if start is not None else cam.mat.middle
    card = Piece("press.card", "topoum/card.press.held", *at, scale=0.3, depth=HIGH + 20)
    return do.Then(
        do.Together(do.Show(card), do.Sound("war/press")),
        do.Arc("press.card", cam.mat.middle, 300, lift=30, scale=1.0),
        do.Wait(420),
        do.Arc("press.card", home.at, 320, lift=40, scale=0.15),
        do.Hide("press.card"),
        do.Settle(100),
    )


ACTS.of(Dealt)(Heard("war/muster", MF, ms=320))


@ACTS.of(DeckMade)
def deck(event: DeckMade, over: Over) -> Motion:
    """A Farmer, if one meddles, is shown to all."""
    farmer = event.farmer
    face = over.now.get("farmer.face")
    if not farmer or face is None:
        return ADAGIO
    cam = field(over)
    card = Piece(
        "farmer.card", face.art.replace(".face.", ".farmer.").replace("/face.", "/farmer."),
        cam.mat.cx, cam.mat.cy, scale=0.6, depth=HIGH,
    )  # fmt: skip
    return do.Then(
        do.Together(do.Show(card), do.Sound("war/farmer")),
        do.change("farmer.card", 260, "back", scale=1.3),
        do.Reveal(),
        do.Wait(900),
        do.Arc("farmer.card", face.at, 360, lift=40, scale=0.3),
        do.Hide("farmer.card"),
        ANDANTE,
    )
