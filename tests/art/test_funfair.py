"""The fair's pictures say what its rules say, and none is missing."""

from __future__ import annotations

import json
from pathlib import Path

from art.funfair_cast import ADMINISTRATORS as PORTRAITS
from art.funfair_cast import STAFF as POSTS
from art.funfair_tiles import TILES as PRINTED
from game.games.dice_theme_park.content.administrators import ADMINISTRATORS
from game.games.dice_theme_park.content.attractions import AMENITIES, TILES, tile_of
from game.games.dice_theme_park.content.numbers import COLOURS
from game.games.dice_theme_park.content.objectives import OBJECTIVES
from game.games.dice_theme_park.content.skills import SKILLS
from game.games.dice_theme_park.content.solo import GOALS
from game.games.dice_theme_park.content.staff import STAFF

MANIFEST = Path(__file__).resolve().parents[2] / "art" / "masters" / "manifest.json"
SPRITES = set(json.loads(MANIFEST.read_text("utf-8"))["sprites"])


def missing(names: list[str]) -> list[str]:
    return [name for name in names if f"dice_theme_park/{name}" not in SPRITES]


def test_a_tile_prints_its_own_figures() -> None:
    assert PRINTED.keys() == TILES.keys()
    for name, printed in PRINTED.items():
        tile = TILES[tile_of(name)]
        assert printed.colour == (tile.colour or "none"), name
        assert (printed.family, printed.slots) == (tile.need.family, tile.need.colours), name
        assert (printed.stars, printed.income) == (tile.stars, tile.income), name
        assert (printed.amenity, printed.spaces) == (tile.amenity, tile.spaces), name
        assert printed.surprise == tile.need.marked, name


def test_a_staff_card_prints_its_own_figures() -> None:
    told = {name: (post.die, post.money) for name, post in POSTS.items()}
    assert told == {name: (staff.die, staff.money) for name, staff in STAFF.items()}


def test_every_component_has_its_picture() -> None:
    names = [f"tile.{tile}" for tile in TILES] + [f"amenity.{kind}" for kind in AMENITIES]
    names += [f"staff.{who}{size}" for who in STAFF for size in ("", ".small")]
    names += [f"skill.{skill}{size}" for skill in SKILLS for size in ("", ".icon")]
    names += [f"objective.{objective}" for objective in OBJECTIVES]
    names += [f"goal.icon.{goal.partition('.')[2]}" for goal in GOALS]
    names += [
        f"admin.{who.id}{colour}"
        for who in ADMINISTRATORS.values()
        for colour in ([f".{c}" for c in COLOURS] if who.coloured else [""])
    ]
    names += [f"die.{colour}.{value}" for colour in COLOURS for value in range(1, 7)]
    names += [f"turn.{colour}.{value}" for colour in COLOURS for value in range(2, 7)]
    assert missing(names) == []
    assert PORTRAITS.keys() == ADMINISTRATORS.keys()


def test_no_two_tiles_share_a_picture() -> None:
    made = json.loads((MANIFEST.parent / "sources.json").read_text("utf-8"))
    hashes = [made[name][1] for name in SPRITES if name.startswith("dice_theme_park/tile.")]
    assert len(set(hashes)) == len(hashes)
