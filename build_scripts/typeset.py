"""Sets the spaces of all text files as their languages have them: no mark goes to the next line
alone. Quotation marks, and what only a reader can tell, are left to tests/test_sentences.py.

    python -m build_scripts.typeset
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_NBSP = "\u00a0"
_ANY = "[ \u00a0\u202f]"
# After a figure or what is filled in; "{ $money }" itself begins with a brace and a space.
_AFTER = r"(?<=[\d}])"
_SIGN = r"(?=[%$](?![a-z]))"

_RULES: dict[str, tuple[tuple[str, str], ...]] = {
    "en": ((f"{_AFTER}{_ANY}(?=%)", ""), (" …", f"{_NBSP}…")),
    "de": ((f"{_AFTER} {_SIGN}", _NBSP), (" …", f"{_NBSP}…")),
    "es": ((f"{_AFTER} (?=%)", _NBSP), (rf"(?<=\S){_ANY}…", "…")),
    "fr": (
        (r"(?<=\S)[ \u202f](?=[;:!?»])", _NBSP),
        (f"«{_ANY}", f"«{_NBSP}"),
        (f"{_AFTER} {_SIGN}", _NBSP),
        (f"{_ANY}…", "…"),
    ),
    "it": ((f"{_AFTER}{_ANY}(?=%)", ""), (rf"(?<=\S){_ANY}…", "…")),
}


def typeset(language: str, source: str) -> str:
    """The text file with its spaces set; comments stay."""
    return "".join(
        line if line.startswith("#") else _line(language, line)
        for line in source.splitlines(keepends=True)
    )


def _line(language: str, line: str) -> str:
    for wrong, right in _RULES[language]:
        line = re.sub(wrong, right, line)
    return line


def main() -> int:
    for path in sorted((ROOT / "game").rglob("*.ftl")):
        source = path.read_text(encoding="utf-8")
        text = typeset(path.stem.rpartition(".")[2], source)
        if text != source:
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
