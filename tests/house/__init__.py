"""Readers of the source itself, for the tests that hold the house to its own rules."""

from __future__ import annotations
