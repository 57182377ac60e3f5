"""What any desktop program needs and no table does: files, settings, log, crash report, languages.

Each module is its own public face (`from game.system.settings import Settings`), so that a process
which needs one of them does not load the others.
"""

from __future__ import annotations
