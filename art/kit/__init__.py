"""Composition, light, texture and baking: the tools every drawing is made with."""

from __future__ import annotations
