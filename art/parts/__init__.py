"""The parts moles and their gardens are made of."""

from __future__ import annotations
