"""Tests of the sounds: the masters the game plays, and the recipes that make them."""

from __future__ import annotations
