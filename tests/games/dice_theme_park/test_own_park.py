"""One's own park and the count of a round: nothing lies on what is written there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.solo import SOLO_CARDS
from game.games.dice_theme_park.events.arriving import StaffPlayed
from game.games.dice_theme_park.rules.game import GAME
from game.games.dice_theme_park.table import TABLE
from game.games.dice_theme_park.table.count import count
from game.games.dice_theme_park.table.keys import pin_key, played_key
from game.games.dice_theme_park.table.phase import Screen, screen
from game.games.dice_theme_park.table.solo import card_face
from game.kernel import play
from game.kernel.judge import any_of
from game.stage.animator import Animator
from game.stage.box import Box
from game.stage.cast import Silent
from game.stage.manifest import facts_of
from game.stage.said import Said
from tests.games.dice_theme_park.test_table import FULL, Walk, at_hand, choosing, laid, look

if TYPE_CHECKING:
    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.stage.piece import Piece

RING = 10.0
"""So far the picture of a ring reaches beyond its box."""
WRITTEN = (
    "owner.mascots", "owner.maps", "owner.kit", "owner.admin.name", "owner.staff",
)  # fmt: skip


def span(piece: Piece) -> tuple[float, float]:
    """From where to where its letters reach; the least that can be read is 26."""
    assert piece.text is not None
    half = max(piece.text.size, 26) * 0.5
    return piece.y - half, piece.y + half


def test_no_ring_and_no_chip_touches_a_heading() -> None:
    walk = Walk(4, 5, 0)
    ringed = set()
    for _ in range(160):
        seat = play.asked(walk.state)[0]
        if seat == 0:
            seen = GAME.observe(walk.state, 0)
            pieces = laid(seen, at_hand(seen, choosing(walk.state, 0), lone=0))
            lying = [
                (key, piece.y - piece.h / 2 - RING, piece.y + piece.h / 2 + RING)
                for key, piece in pieces.items()
                if key.endswith(".mark") and piece.x < pieces_left(pieces)
            ]
            lying += [
                (key, piece.y - piece.h / 2, piece.y + piece.h / 2)
                for key, piece in pieces.items()
                if key.startswith("owner.staff.") and key.endswith(".state")
            ]
            for name in WRITTEN:
                if name not in pieces:
                    continue
                top, bottom = span(pieces[name])
                for key, above, below in lying:
                    assert below <= top or above >= bottom, (name, key)
            ringed |= {key for key, _, _ in lying}
        play.act(walk.state, seat, any_of(play.legal(walk.state, seat), walk.rng), walk.tell)
    assert "owner.maps.mark" in ringed
    assert any(key.endswith(".state") for key in ringed)


def pieces_left(pieces: dict[str, Piece]) -> float:
    """Where one's own column ends."""
    own = pieces.get("owner")
    return own.x + own.w / 2 if own is not None else 0.0


def test_pins_stand_below_the_heading_of_their_track() -> None:
    seen = GAME.observe(Walk(4, 5, None).state, None)
    pieces = {p.key: p for p in count(seen, look(seen), Box(60, 110, FULL.w - 120, 700))}
    pin, heading = pieces[pin_key(0)], pieces["track.title"]
    art = facts_of(pin.art)
    assert art is not None
    assert pin.y - art.h * art.ay * pin.scale >= span(heading)[1] - 3


def test_the_number_of_a_solo_card_stands_in_the_middle_of_its_circle() -> None:
    for name in SOLO_CARDS:
        pieces = {piece.key: piece for piece in card_face("card", name, 300, 200, 1)}
        text = pieces["card.value"].text
        assert text is not None
        assert (pieces["card.value"].x, text.align) == (pieces["card"].x, "center")


def test_the_last_line_ends_inside_its_panel() -> None:
    """Of what the administrator does, and of each objective beside the market."""
    walk, found = Walk(4, 5, 0), set()
    for _ in range(120):
        seen = GAME.observe(walk.state, 0)
        pieces = laid(seen, look(seen, lone=0))
        for key, panel in (("owner.admin.text", "owner"), ("objectives.", "market")):
            for name, piece in pieces.items():
                if name.startswith(key) and piece.text is not None:
                    room = pieces[panel]
                    assert piece.y + piece.text.height / 2 <= room.y + room.h / 2 - 6, name
                    found.add(key)
        walk.step()
    assert len(found) == 2


def test_a_neighbour_s_name_keeps_off_her_stars() -> None:
    for seats in (2, 3):
        # Of three neighbours each has her stars below her name.
        walk, found = Walk(seats, 5, 0), 0
        for _ in range(60):
            seen = GAME.observe(walk.state, 0)
            pieces = laid(seen, look(seen, lone=0))
            for seat in range(1, seats):
                name, star = (pieces.get(f"glance.{seat}.{what}") for what in ("name", "star"))
                if name is None or star is None or name.text is None:
                    continue
                found += 1
                below = abs(star.y - name.y) > 30
                assert below or name.x + name.text.width <= star.x - 14
            walk.step()
        assert found


def test_what_staff_are_chosen_by_is_large() -> None:
    """Their value and their money, as large as may be read from afar on the smallest window."""
    seen = GAME.observe(Walk(4, 5, 0).state, 0)
    walk = Walk(4, 5, 0)
    while seen.phase != "plan":
        walk.step()
        seen = GAME.observe(walk.state, 0)
    pieces = laid(seen, at_hand(seen, choosing(walk.state, 0), lone=0))
    values = [piece for key, piece in pieces.items() if key.endswith(".value")]
    notes = [piece for key, piece in pieces.items() if key.endswith(".cash")]
    assert len(values) == len(notes) > 1
    assert all(piece.scale * 60 >= 48 for piece in values)
    assert all(piece.text is not None and piece.text.size >= 26 for piece in notes)


def test_staff_lies_face_down_until_it_is_turned_up() -> None:
    """While the first is shown, the others have not gone."""
    walk, shown = Walk(4, 5, None), 0
    for _ in range(60):
        walk.step()
        for event, seen in walk.moments:
            if not isinstance(event, StaffPlayed) or screen(seen, look(seen)) is not Screen.PLAN:
                continue
            pieces = laid(seen, look(seen))
            for seat, plot in enumerate(seen.parks):
                if not plot.played:
                    shown += 1
                    assert ".back." in pieces[f"{played_key(seat)}.0"].art
                    words = pieces[f"strip.{seat}.said"].text
                    assert words is not None
                    assert words.string == Said("has-chosen")
        walk.moments.clear()
    assert shown > 4


def test_what_is_turned_up_does_not_come_once_more() -> None:
    """Neither the cards nor the panel they lie on fade while their sum is added."""
    walk, watched = Walk(4, 5, None), 0
    animator: Animator[ThemeParkSeen] = Animator(TABLE, Silent())
    seen = GAME.observe(walk.state, None)
    animator.reset(seen, look(seen))
    while not watched:
        walk.step()
        for event, after in walk.moments:
            own = played_key(event.seat) if isinstance(event, StaffPlayed) else ""
            lies = f"{own}.0" in animator.live
            animator.play(event, after, look(after))
            if not lies:
                animator.finish()
                continue
            while animator.busy:
                animator.update(20)
                if animator.live[f"{own}.0"].art.endswith(".small"):
                    watched += 1
                    assert [animator.live[key].alpha for key in (own, f"{own}.0")] == [1, 1]
        walk.moments.clear()
    assert watched > 10
