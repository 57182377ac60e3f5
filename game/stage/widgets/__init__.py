"""What a person presses, slides, ticks and types in: each by mouse, touch, keys and pad."""

from __future__ import annotations
