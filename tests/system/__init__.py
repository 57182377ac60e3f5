"""The system room: whatever the disk, the file or the person does, play goes on."""

from __future__ import annotations
