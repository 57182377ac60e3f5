"""Buttons, panels, labels and icons: the furniture every screen shares."""

from __future__ import annotations
