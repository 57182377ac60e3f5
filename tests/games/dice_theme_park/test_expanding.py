"""Expand: where an attraction may stand is seen in one's own park, beside all that is on offer."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.attractions import is_tile
from game.games.dice_theme_park.content.spaces import is_cell
from game.games.dice_theme_park.rules.game import GAME
from game.games.dice_theme_park.table import TABLE
from game.games.dice_theme_park.table.answers import bonus_said, need_said
from game.games.dice_theme_park.table.hexes import HALF, RADIUS, Ground
from game.games.dice_theme_park.table.keys import glance_key, offer_key, park_key, tile_key
from game.games.dice_theme_park.table.market import stalls
from game.games.dice_theme_park.table.phase import Screen, screen
from game.games.dice_theme_park.table.places import plan
from game.games.dice_theme_park.table.tiles import printed
from game.stage.box import Box
from game.stage.frame import Frame
from game.stage.said import Said
from game.stage.solid import solid
from tests.games.dice_theme_park.test_table import FULL, Walk, at_hand, choosing, laid, look

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.match.choosing import Choosing
    from game.stage.piece import Piece


def builders(seats: int, seed: int) -> Iterator[tuple[ThemeParkSeen, Choosing]]:
    """Whoever may build something, and what is asked."""
    walk = Walk(seats, seed, None)
    while not walk.state.over:
        seen = GAME.observe(walk.state, None)
        if seen.step == "expand":
            way = choosing(walk.state, seen.asked[0])
            if any(map(is_tile, way.offered)):
                yield seen, way
        walk.step()


def clear(seen: ThemeParkSeen, seat: int, pieces: Mapping[str, Piece]) -> list[Box]:
    """What the attractions of the own park say, where they lie."""
    plot, found = seen.parks[seat], []
    for tile in plot.tiles:
        piece = pieces[tile_key(park_key(seat), tile)]
        for box in printed(tile, plot.upgrades.get(tile, ())):
            k = piece.scale
            found.append(Box(piece.x + box.x * k, piece.y + box.y * k, box.w * k, box.h * k))
        name = pieces.get(f"{piece.key}.name")
        if name is not None:
            found.append(solid(name).inset(3))
    return found


def reach(piece: Piece) -> Box:
    """Inside the hex of a free space."""
    return Ground(piece.x, piece.y, piece.scale).spot((0, 0)).inset(3)


def test_free_spaces_glow_beside_the_market_and_hide_nothing() -> None:
    seen_before = set()
    for seen, way in builders(4, 5):
        seat = seen.asked[0]
        before = laid(seen, at_hand(seen, way))
        assert not any(is_cell(word) for word in way.offered)
        way.choose(next(filter(is_tile, way.offered)))
        pieces = laid(seen, at_hand(seen, way, hover=way.offered[0]))
        assert screen(seen, at_hand(seen, way)) is Screen.MARKET
        own = solid(pieces[glance_key(seat)])
        handles = {word: pieces[f"cell.{word}"] for word in way.offered}
        for word, piece in handles.items():
            assert piece.answer is not None
            assert piece.answer.id == word
            box = reach(piece)
            assert own.holds(box.x, box.y)
            assert own.holds(box.right, box.bottom)
            assert not any(box.meets(there) for there in clear(seen, seat, pieces)), word
        boxes = [reach(piece) for piece in handles.values()]
        assert not any(one.meets(two) for one, two in combinations(boxes, 2))
        assert pieces["ghost"].art.endswith(way.path[-1])
        assert pieces["ghost"].scale == handles[way.offered[0]].scale
        for key, piece in before.items():
            if key.startswith("cell."):
                seen_before.add(key)
                assert piece.answer is None
                assert not any(reach(piece).meets(box) for box in clear(seen, seat, before)), key
    assert len(seen_before) > 6


def test_another_attraction_on_offer_is_switched_to() -> None:
    for seen, way in builders(4, 5):
        one, *others = filter(is_tile, way.offered)
        if not others:
            continue
        way.choose(one)
        at = at_hand(seen, way, besides=way.besides)
        borne = {piece.answer.id for piece in TABLE.showing(seen, at).pieces if piece.answer}
        assert set(others) <= borne
        return
    raise AssertionError("nobody had a choice")


def test_what_is_pointed_at_comes_forward_and_hides_nothing() -> None:
    """It is larger, no smaller than in the park; its help stands in the prompt, over no neighbour,
    and no price, demand or name of another lies under it."""
    grown, least = set(), 300.0
    for seen, way in builders(4, 5):
        for word in filter(is_tile, way.offered):
            before = laid(seen, at_hand(seen, way))
            showing = TABLE.showing(seen, at_hand(seen, way, hover=word))
            pieces = {piece.key: piece for piece in showing.pieces}
            key = offer_key(word)
            assert showing.by_id[word].help is None
            assert showing.prompt.title.key == "offer-title"
            told = [piece.text.string for piece in showing.pieces if piece.text is not None]
            same = bonus_said(seen.parks[seen.asked[0]], word)
            assert same is None or same in told, "what its amenity brings is said above it"
            grown.add(round(pieces[key].scale / before[key].scale, 1))
            least = min(least, before[key].scale * 264)
            piece = pieces[key]
            over = Box(
                piece.x - RADIUS * piece.scale, piece.y - HALF * piece.scale,
                2 * RADIUS * piece.scale, 2 * HALF * piece.scale,
            )  # fmt: skip
            for other, there in pieces.items():
                says = other.endswith((".name", ".price", ".income", ".note", ".title"))
                of_park = other.startswith("park.")
                if (says or ".cost." in other) and not of_park and not other.startswith(f"{key}."):
                    assert not over.meets(solid(there).inset(2)), (word, other)
    assert least > 170
    assert min(grown) >= 1.0
    assert max(grown) >= 1.1


def test_large_text_and_phones_give_the_park_all_the_room() -> None:
    seen, way = next(builders(4, 5))
    way.choose(next(filter(is_tile, way.offered)))
    assert screen(seen, at_hand(seen, way, private=True)) is Screen.PARK
    large = look(seen, Frame.of(1280, 720, 200), path=way.path, offered=way.offered)
    assert screen(seen, large) is Screen.PARK


def test_what_nobody_can_have_any_more_is_gone() -> None:
    """The others take its room, and are larger for it."""
    places = set()
    for seen, way in builders(4, 5):
        at = at_hand(seen, way)
        pieces, laid_out = laid(seen, at), stalls(plan(FULL, 4), seen, at)
        left = [name for name in seen.display if name]
        boxes = [laid_out.place(seen, name) for name in left]
        assert not any(key.startswith("display.") for key in pieces)
        assert {key for key in pieces if key.count(".") == 1 and key.startswith("offer.")} >= {
            offer_key(name) for name in left
        }
        assert all(one and two and not one.meets(two) for one, two in combinations(boxes, 2))
        places.add((len(left), round(laid_out.pitch("tiles"))))
    counts = [pitch for _, pitch in sorted(places)]
    assert len(counts) > 2
    assert counts == sorted(counts, reverse=True)


def test_without_skills_attractions_have_the_room_and_say_what_they_need() -> None:
    walk = Walk(4, 5, None, length="introductory")
    while True:
        seen = GAME.observe(walk.state, None)
        if seen.step == "expand" and any(seen.display):
            break
        walk.step()
    pieces = laid(seen, at_hand(seen, choosing(walk.state, seen.asked[0])))
    market, lowest = solid(pieces["market"]), 0.0
    for name in filter(None, seen.display):
        words = pieces[f"{offer_key(name)}.needs"].text
        assert words is not None
        assert words.string == Said("offer-needs", {"need": need_said(name)})
        lowest = max(lowest, solid(pieces[f"{offer_key(name)}.mark"]).bottom)
    assert lowest > market.y + market.h * 0.7, "no half of it is empty"
