"""Every icon by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art.ui.icons_controls import CONTROLS
from art.ui.icons_things import THINGS

if TYPE_CHECKING:
    from art.ui.pen import Icon

__all__ = ["ICONS"]

ICONS: dict[str, Icon] = {**CONTROLS, **THINGS}
