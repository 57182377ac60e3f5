"""How each language sets its sentences: quotation marks, spaces that do not break, money, signs."""

from __future__ import annotations

import re

_NBSP = "[\u00a0\u202f]"
_PLAIN = " "
# Wrong in all of them: signs of the typewriter, and spaces inside brackets.
_ALL = (
    r"[\"']",
    r"\.\.\.",
    r"(?<![\w-])-\d",
    r" [-–—] ",
    r"\d ?x ?\d",
    r"\( | \)",
    r" …",
)
_WRONG = {
    "en": (r"[„«»‚]", r"\d[ \u00a0]?\$", r"\d[ \u00a0]%", r" [;:!?]"),
    "de": (r"[”«»]", r"\$\d", rf"\d(?!{_NBSP})[ ]?[$%]", r" [;:!?]", r"„[^“]*\Z"),
    "fr": (
        r"[“”„‚‘]",
        r"\$\d",
        rf"\d(?!{_NBSP})[ ]?[$%]",
        r" [;:!?»]",
        r"« ",
        r"[^\W\d»]!|[^\W\d»)][;?]|[^\W\d»)]:(?!//)",
        r"«[^\u00a0\u202f]|[^\u00a0\u202f]»",
        rf"{_NBSP}…",
    ),
    "es": (r"[“”„‚‘]", r"\d[ \u00a0]?\$", r"\d(?!\u00a0)[ ]?%", r"[\s]…", r" [;:!?]", r"«\s|\s»"),
    "it": (r"[“”„‚‘]", r"\d[ \u00a0]?\$", r"\d[ \u00a0]%", r"[\s]…", r" [;:!?]", r"«\s|\s»"),
}
_RULES = {
    language: [re.compile(rule) for rule in (*_ALL, *rules)] for language, rules in _WRONG.items()
}
_PAIRS = {
    "en": ("“”",),
    "de": ("„“",),
    "fr": ("«»",),
    "es": ("«»", "¿?", "¡!"),
    "it": ("«»",),
}


def faults(language: str, text: str) -> list[str]:
    """What is not set as this language sets it."""
    found = [
        text[max(match.start() - 12, 0) : match.end() + 6]
        for rule in _RULES[language]
        for match in rule.finditer(text)
    ]
    for pair in _PAIRS[language]:
        opening, closing = pair[0], pair[1]
        if text.count(opening) != text.count(closing):
            found.append(f"{text.count(opening)} {opening}, {text.count(closing)} {closing}")
    return found
