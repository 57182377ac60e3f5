"""Guests arrive: by train, out of the bag, or back from the gate."""

from __future__ import annotations

from game.games.dice_theme_park.acts.bits import ACTS, Over, big, fair, tips
from game.games.dice_theme_park.content.attractions import ENTRANCE
from game.games.dice_theme_park.content.ids import TRAIN
from game.games.dice_theme_park.content.numbers import Die, colour_of
from game.games.dice_theme_park.events.arriving import GuestArrived, TrainChosen, VipWelcomed
from game.games.dice_theme_park.events.building import GuestDrawn
from game.games.dice_theme_park.events.counting import GuestReturned
from game.games.dice_theme_park.events.market import GuestBoarded
from game.games.dice_theme_park.table.bits import art, die_art
from game.games.dice_theme_park.table.keys import die_key, glance_key, mini_key, park_key, tile_key
from game.games.dice_theme_park.table.market import stalls
from game.stage import motion as do
from game.stage.kit.bursts import PUFF, STORM
from game.stage.kit.flights import appear, enters, from_place, passes, springs
from game.stage.kit.tempo import ALLEGRO, ANDANTE, MF, MODERATO, MP, PIANO, PRESTO, VIVACE
from game.stage.motion import Motion
from game.stage.piece import Piece

RIDE, HOP = 500, 220


@ACTS.of(TrainChosen)
def boarded(event: TrainChosen, over: Over) -> Motion:
    """The train sets off towards the park that called it."""
    train = event.train
    if train not in over.was:
        return ANDANTE
    number = TRAIN.at(train)
    market = fair(over).market
    riders = [die_key(die) for die in over.before.trains[number] if die]
    far = market.right - over.was[train].x - 90
    going = [train, *(key for key in riders if key in over.was)]
    return do.Then(
        do.Together(
            do.Sound("fair/train"),
            *(do.change(key, RIDE, "both", x=far, by=True, depth=0) for key in going),
        ),
        do.Together(*(do.Hide(key) for key in going)),
        ANDANTE,
    )


@ACTS.of(GuestArrived)
def arrived(event: GuestArrived, over: Over) -> Motion:
    """A guest hops from the train to the park."""
    die, seat = event.die, event.seat
    small, large = mini_key(glance_key(seat), die), die_key(die)
    place = fair(over)
    number = TRAIN.at(event.train)
    start = stalls(place, over.before, over.look).guest(number, event.place - 1)
    if large in over.now:
        hops = from_place(over, large, (start[0], start[1]), HOP, lift=90)
        return do.Then(do.Together(do.Sound("fair/hop", MF), hops), VIVACE)
    # Whose park gives way to the next one's with its last guest is still large.
    gate = over.was.get(tile_key(park_key(seat), ENTRANCE))
    home = gate or over.now.get(small)
    if home is None:
        return ALLEGRO
    if event.by == "train":
        start = (place.market.right - 90 + 62 * (event.place - 2), start[1], start[2])
    key = f"guest.{die}"
    piece = Piece(
        key, die_art(colour_of(die), event.value), start[0], start[1], scale=start[2], depth=650,
        shadow=8,
    )  # fmt: skip
    hop, size = do.Sound("fair/hop", PIANO), 0.9 if gate else 0.22
    lands = hop if gate else do.Together(do.Enter(small), hop)
    return do.Then(passes(piece, home.at, HOP + 120, 90, scale=size, lands=lands), PRESTO)


@ACTS.of(GuestBoarded)
def boards(event: GuestBoarded, over: Over) -> Motion:
    """A new guest takes its seat."""
    seats = appear([die_key(event.die)], over, 60, rise=-40)
    return do.Then(do.Together(do.Sound("fair/boards"), seats), do.Settle(30))


def _arrives(over: Over, seat: int, die: Die) -> Motion:
    """A guest hops in from above."""
    key = die_key(die)
    if key not in over.now:
        return _from_bag(over, seat, die)
    home = over.now[key]
    return do.Then(
        enters(key, y=home.y - 260, alpha=0.3),
        do.change(key, 320, "strike", y=home.y, alpha=1),
        do.Together(do.Sound("fair/hop", MP), do.Burst("dust", (home.x, home.y + 30), PUFF)),
        do.change(key, 120, "swing", squash=1.16),
        MODERATO,
    )


def _from_bag(over: Over, seat: int, die: Die) -> Motion:
    """Out of the bag, which is seen for a moment: to the gate in the middle, or a small park."""
    small, gate = mini_key(glance_key(seat), die), over.was.get(tile_key(park_key(seat), ENTRANCE))
    home = gate or over.now.get(small)
    if home is None:
        return ALLEGRO
    felt = fair(over).felt
    value = over.after.parks[seat].guests[die].value
    bag = Piece("bag", art("bag"), felt.x + 150, felt.bottom - 110, depth=640, shadow=12)
    key = f"guest.{die}"
    guest = Piece(key, die_art(colour_of(die), value), bag.x, bag.y - 70, depth=650, shadow=8)
    lands: list[Motion] = [do.Hide(key), do.Enter(small)] if gate is None else []
    return do.Then(
        springs(bag, 200, 0.4, do.Sound("fair/bag", PIANO)),
        do.Together(do.Show(guest), do.change(key, 0, scale=0.3)),
        do.Arc(key, home.at, 420, lift=120, curve="both", scale=0.9 if gate else 0.22),
        do.Together(*lands, do.Sound("fair/hop", PIANO), do.change("bag", 160, alpha=0)),
        do.Together(do.Hide("bag"), do.Wait(120 if gate else 0)),
        do.Together(do.Hide(key), VIVACE),
    )


@ACTS.of(GuestDrawn)
def drawn(event: GuestDrawn, over: Over) -> Motion:
    return _arrives(over, event.seat, event.die)


@ACTS.of(GuestReturned)
def returned(event: GuestReturned, over: Over) -> Motion:
    """One who was about to leave turns round at the gate, fresh again."""
    key, gate = big(over, event.die), over.was.get(tile_key(park_key(event.seat), ENTRANCE))
    if not key or key not in over.was or gate is None:
        return _arrives(over, event.seat, event.die)
    there = do.Home(key, 320, lift=90) if key in over.now else do.Arc(key, gate.at, 320, lift=90)
    return do.Then(
        tips(key, event.die, 1, event.value, 70),
        do.Together(there, do.Sound("fair/back", PIANO)),
        do.Together(do.Sound("fair/hop", MP), do.Burst("dust", (gate.x, gate.y + 20), PUFF, 0.7)),
        do.Wait(160),
        MODERATO,
    )


@ACTS.of(VipWelcomed)
def vip(event: VipWelcomed, over: Over) -> Motion:
    """One of the new guests is somebody."""
    die = event.die
    key = big(over, die) or mini_key(glance_key(event.seat), die)
    place = over.was.get(key) or over.now.get(key)
    if place is None:
        return ANDANTE
    tag = Piece("vip.tag", art("vip.tag"), place.x, place.y - 70, scale=1.2, depth=720, shadow=8)
    return do.Then(
        springs(tag, 240, 0.3, do.Sound("fair/vip", MP)),
        do.Together(do.Burst("stars", place.at, STORM), do.Wait(240)),
        do.change("vip.tag", 160, "in", y=70, by=True),
        do.Together(do.Hide("vip.tag"), ANDANTE),
    )
