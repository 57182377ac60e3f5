"""The table frame: one screen for every game. Who is asked, how she answers, what is shown."""

from __future__ import annotations
