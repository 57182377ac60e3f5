"""What the library that reads the command line says of words it cannot read, in all its versions.

Its sentences are read by a program here, and said by `python -m game` in the person's language.
"""

from __future__ import annotations

import re
from typing import Final

__all__ = ["understood"]

_SENTENCES: Final = {
    "missing-words": r"the following arguments are required: (?P<words>.*)",
    "unknown-words": r"unrecognized arguments: (?P<words>.*)",
    "wrong-choice": r"argument \S+: invalid choice: (?P<word>.*) \(choose from (?P<choices>.*)\)",
    "word-one": r"argument (?P<name>\S+): expected one argument",
    "word-some": r"argument (?P<name>\S+): expected at least one argument",
    "word-none": r"argument (?P<name>\S+): ignored explicit argument (?P<word>.*)",
}
_QUOTE = "'"


def understood(message: str) -> tuple[str, dict[str, str]]:
    """A key of our texts, and its facts."""
    for key, pattern in _SENTENCES.items():
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found is not None:
            facts = found.groupdict()
            if key == "wrong-choice":
                choices = facts["choices"].replace(_QUOTE, "")
                facts |= {"what": "command", "of": "", "choices": choices}
            return key, facts
    return "word-other", {"problem": message}
