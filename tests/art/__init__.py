"""Tests of the masters."""

from __future__ import annotations
