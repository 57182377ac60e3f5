"""Commands of the makers: play, test, bake, freeze. The game never imports this room."""

from __future__ import annotations
