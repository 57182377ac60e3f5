"""The real program in a real window: a virtual screen, a window manager, a hand and a keyboard."""

from __future__ import annotations
