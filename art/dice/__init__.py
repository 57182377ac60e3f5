"""Three-dimensional dice: marched in numpy, faces drawn as SVG and engraved."""

from __future__ import annotations
