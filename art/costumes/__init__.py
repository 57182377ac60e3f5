"""What moles wear: hats above the brows, cloth clipped to the body."""

from __future__ import annotations
