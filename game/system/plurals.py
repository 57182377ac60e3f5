"""How each language counts and writes numbers: the few facts of five languages that matter here."""

from __future__ import annotations

__all__ = ["LANGUAGES", "number", "ordinal", "plural"]

# In the order they are offered.
LANGUAGES = ("en", "es", "fr", "de", "it")

# Thousands and decimal signs. French has a space that must not break the line.
_SIGNS = {
    "en": (",", "."),
    "es": (".", ","),
    "fr": ("\u00a0", ","),
    "de": (".", ","),
    "it": (".", ","),
}
# Spanish and Italian leave 1234 alone and group from 12.345 on.
_GROUPS_FROM = {"es": 10_000, "it": 10_000}


def number(value: float, language: str, places: int | None = None) -> str:
    """A number as the language writes it; whole numbers stay whole."""
    thousands, decimal = _SIGNS.get(language, _SIGNS["en"])
    if isinstance(value, int) and places is None:
        text = f"{abs(value):,}"
    else:
        text = f"{abs(value):,.{2 if places is None else places}f}"
        if places is None:
            text = text.rstrip("0").rstrip(".")
    if abs(value) < _GROUPS_FROM.get(language, 0):
        text = text.replace(",", "")
    text = text.translate({ord(","): thousands, ord("."): decimal})
    # A minus that is as wide as a plus, and none before a rounded zero.
    return f"\u2212{text}" if value < 0 and text.strip("0.,") else text


def plural(value: float, language: str) -> str:
    """The plural category of "n things", by the Unicode rules for these languages."""
    size = abs(value)
    whole = isinstance(value, int)
    if language == "fr":
        if size < 2:
            return "one"
    elif size == 1 and (whole or language == "es"):
        return "one"
    if language in {"fr", "es", "it"} and whole and size and size % 1_000_000 == 0:
        return "many"
    return "other"


def ordinal(value: float, language: str) -> str:
    """The plural category of "the n-th thing"."""
    size = abs(value)
    if language == "en":
        if size % 100 in {11, 12, 13}:
            return "other"
        return {1: "one", 2: "two", 3: "few"}.get(int(size % 10), "other")
    if language == "fr":
        return "one" if size == 1 else "other"
    if language == "it":
        return "many" if size in {8, 11, 80, 800} else "other"
    return "other"
