"""The pages of settings as data: what each row changes and what it may be."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["PAGES", "SIZES", "Page", "Row", "names_of", "page"]

# Window sizes offered; any other is had by pulling at the window's edge.
SIZES = ((1280, 720), (1600, 900), (1920, 1080), (2560, 1440))


@dataclass(frozen=True, slots=True)
class Row:
    id: str
    """Its words are `setting-ID` and `setting-ID.help`."""
    kind: str
    """segment, toggle or slider: a setting; size, device, keys, pads, tongue, folder, saves: a
    widget of its own."""
    setting: str = ""
    choices: tuple[str | int, ...] = ()
    """Of a segment; of a slider the least, the most and the step."""
    pips: bool = False
    """Shown only if some game has dice with pips."""


@dataclass(frozen=True, slots=True)
class Page:
    id: str
    rows: tuple[Row, ...]


def _segment(setting: str, *choices: str | int) -> Row:
    return Row(setting.replace("_", "-"), "segment", setting, choices)


def _toggle(setting: str) -> Row:
    return Row(setting.replace("_", "-"), "toggle", setting)


def _slider(setting: str, least: int, most: int, step: int) -> Row:
    return Row(setting.replace("_", "-"), "slider", setting, (least, most, step))


PAGES = (
    Page(
        "picture",
        (
            _toggle("fullscreen"),
            Row("size", "size"),
            _toggle("calm_motion"),
            _slider("motion_speed", 25, 400, 25),
        ),
    ),
    Page(
        "reading",
        (
            _segment("text_size", 100, 125, 150, 175, 200),
            Row("dice", "segment", "dice", ("pips", "numbers"), pips=True),
            _segment("colours", "normal", "strong"),
            _segment("see_as", "off", "deut", "prot", "trit"),
            _toggle("contrast"),
            _toggle("read_aloud"),
        ),
    ),
    Page(
        "sound",
        (
            _slider("music", 0, 100, 5),
            _slider("effects", 0, 100, 5),
            _toggle("mute"),
        ),
    ),
    Page(
        "play",
        (
            _toggle("hints"),
            _slider("bot_pace", 25, 400, 25),
        ),
    ),
    Page("controls", (Row("keys", "keys"), Row("pads", "pads"))),
    Page("language", (Row("tongue", "tongue"),)),
    Page("saves", (Row("folder", "folder"), Row("generations", "saves"))),
)


def page(page_id: str) -> Page:
    return next(found for found in PAGES if found.id == page_id)


def names_of(found: Page) -> tuple[str, ...]:
    """The settings a page's reset gives back their first values."""
    names = [row.setting for row in found.rows if row.setting]
    own = {
        "size": ("width", "height"),
        "keys": ("keys",),
        "pads": ("pad",),
        "tongue": ("language",),
    }
    for row in found.rows:
        names.extend(own.get(row.kind, ()))
    return tuple(names)
