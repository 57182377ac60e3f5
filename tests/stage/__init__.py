"""The stage without a screen: what it draws and hears, and that it rests when nothing moves."""

from __future__ import annotations
