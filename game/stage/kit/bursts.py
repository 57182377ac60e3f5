"""How much flies up: stars, dust, sparks, confetti, in the few amounts that eyes tell apart."""

from __future__ import annotations

__all__ = ["CLOUD", "PARADE", "PUFF", "SHOWER", "STORM", "WISP"]

WISP, PUFF, CLOUD, STORM = 4, 6, 9, 13
SHOWER, PARADE = 17, 26
"""For what everybody is to see, and for the end of a match."""
