"""What each prize of Mole Park is, so that pictures and texts say the same."""

from __future__ import annotations

__all__ = ["PRIZES"]

PRIZES: dict[str, tuple[str, ...]] = {
    "candy": (
        "Marshmallow Grub",
        "Swirly Lolly",
        "Bitten Humbug",
        "Pebble Gumdrops",
        "Toffee Teeth",
        "Jelly Slug",
        "Liquorice Spider",
        "Mud Sundae",
        "Molehill Muffin",
        "Tunnel Doughnut",
    ),
    "burrowed": (
        "Digging Goggles",
        "Somebody's Sock",
        "Chipped Teapot",
        "Half-Past Clock",
        "Left Boot",
        "Inside-Out Umbrella",
        "Knotted Trumpet",
        "Dino Bone",
        "Nibbled Map",
        "Grumpy Gnome",
    ),
    "inflation": (
        "Inflatable Worm",
        "Swim Duck",
        "Balloon Poodle",
        "Wobbly Ball",
        "Blow-Up Cactus",
        "Squeaky Hammer",
        "Air Guitar",
        "Royal Whoopee Cushion",
    ),
    "grotto": (
        "Nosy Periscope",
        "Clockwork Mole",
        "Earthworm Radio",
        "Spring Shoes",
        "Rocket Drill",
        "Pocket Submarine",
        "Robot Beetle",
    ),
    "vault": (
        "Golden Plunger",
        "Jewelled Toothbrush",
        "Sceptre of Snacks",
        "Worm in a Gilded Egg",
        "Diamond Carrot",
    ),
}
