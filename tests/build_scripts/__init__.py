"""The makers' own commands: setting up, playing, testing."""

from __future__ import annotations
