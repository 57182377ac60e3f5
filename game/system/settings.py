"""What a person likes: one small typed file that no hand or accident can make the game choke on."""

from __future__ import annotations

import contextlib
import math
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, get_type_hints

import msgspec

from game.system.atomic import read_bounded, set_aside, write_atomic
from game.system.files import REAL, Files
from game.system.names import clean_name
from game.system.notice import Notice
from game.system.reasons import reason

if TYPE_CHECKING:
    from game.system.paths import Places
    from game.system.scribe import Scribe

__all__ = ["LIMITS", "SeatChoice", "Settings", "SettingsFile", "chosen_language"]

_LARGEST = 1 << 18

# Whole numbers and what they may be; anything outside is brought to the nearer end.
LIMITS: dict[str, tuple[int, int]] = {
    "width": (320, 7680),
    "height": (200, 4320),
    "text_size": (100, 200),
    "motion_speed": (25, 400),
    "bot_pace": (25, 400),
    "music": (0, 100),
    "effects": (0, 100),
}
_MOST_SEATS = 8
_MOST_BINDINGS = 200


class SeatChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=False):
    """Who sat where last time, to be offered again."""

    name: str = ""
    colour: str = ""
    # "" is an empty seat; else mouse, keys, pad or bot: the lobby knows what they mean.
    held_by: str = ""
    bot_level: str = ""
    bot_character: str = ""
    squeak: str = ""


class Settings(msgspec.Struct, frozen=True):
    """All settings, with what a first start gets. Change them through `SettingsFile.change`."""

    width: int = 1280
    height: int = 720
    fullscreen: bool = False
    text_size: int = 100
    dice: Literal["pips", "numbers"] = "pips"
    colours: Literal["normal", "strong"] = "normal"
    see_as: Literal["off", "deut", "prot", "trit"] = "off"
    contrast: bool = False
    calm_motion: bool = False
    motion_speed: int = 100
    bot_pace: int = 100
    music: int = 70
    effects: int = 80
    mute: bool = False
    read_aloud: bool = False
    hints: bool = True
    # "" follows the system.
    language: Literal["", "en", "es", "fr", "de", "it"] = ""
    # Only what differs from the usual: the action's name, and the keys or buttons that do it.
    keys: dict[str, tuple[str, ...]] = {}
    pad: dict[str, tuple[str, ...]] = {}
    last_game: str = ""
    # By game, what was chosen for its last match; a game that is not here was never begun.
    options: dict[str, dict[str, str]] = {}
    seats: tuple[SeatChoice, ...] = ()


_TYPES = get_type_hints(Settings)


def _number(raw: msgspec.Raw, low: int, high: int) -> int:
    """A number brought within its limits; ValueError if it is none."""
    number = msgspec.json.decode(raw, type=float)
    if math.isnan(number):
        raise ValueError
    return round(min(max(number, low), high))


def _field(name: str, raw: msgspec.Raw) -> Any:
    """One setting out of the file; an exception if it makes no sense."""
    if name in LIMITS:
        return _number(raw, *LIMITS[name])
    value = msgspec.json.decode(raw, type=_TYPES[name])
    if isinstance(value, dict) and len(value) > _MOST_BINDINGS:
        raise ValueError(name)
    if name == "seats":
        return tuple(_clean_seat(seat) for seat in value[:_MOST_SEATS])
    return clean_name(value, 80) if isinstance(value, str) else value


def _clean_seat(seat: SeatChoice) -> SeatChoice:
    return SeatChoice(*(clean_name(getattr(seat, name)) for name in SeatChoice.__struct_fields__))


def read_settings(data: bytes) -> tuple[Settings, dict[str, msgspec.Raw]]:
    """The settings in a file's bytes, and what another version wrote there.

    A setting that makes no sense takes its first value; ValueError if the whole makes none.
    """
    try:
        found = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
    except (msgspec.MsgspecError, RecursionError) as error:
        raise ValueError from error
    values: dict[str, Any] = {}
    unknown: dict[str, msgspec.Raw] = {}
    for name, raw in found.items():
        if name not in _TYPES:
            unknown[name] = raw
            continue
        try:
            values[name] = _field(name, raw)
        except (msgspec.MsgspecError, ValueError, RecursionError, OverflowError):
            continue
    return Settings(**values), unknown


def chosen_language(places: Places) -> str:
    """The language somebody chose here, or "" for the system's: for who speaks without a window.
    A file that makes no sense is left where it lies."""
    for folder in (places, places.readable):
        if folder is not None:
            with contextlib.suppress(OSError, ValueError):
                return read_settings(read_bounded(folder.settings, _LARGEST))[0].language
    return ""


def write_settings(settings: Settings, unknown: dict[str, msgspec.Raw]) -> bytes:
    """The bytes of a file that holds these settings and what other versions wrote.

    A file that the next start would refuse as too large is of no use: what this version does not
    know goes first, then what is only there to be read by eyes.
    """
    values = msgspec.structs.asdict(settings)
    plain = msgspec.json.encode(values)
    for data in (msgspec.json.encode({**unknown, **values}), plain):
        written = msgspec.json.format(data, indent=2) + b"\n"
        if len(written) <= _LARGEST:
            return written
    return plain


class SettingsFile:
    """The settings, and the file they live in."""

    def __init__(self, places: Places, files: Files = REAL, scribe: Scribe | None = None) -> None:
        self._path = places.settings
        self._scribe = scribe
        """Writes them beside the frames, and tells of it if that fails."""
        self._files = files
        self._unknown: dict[str, msgspec.Raw] = {}
        self.now = Settings()
        # What went wrong with the file at the start, if anything did.
        self.notice: Notice | None = None
        self._load(places)

    def _load(self, places: Places) -> None:
        try:
            data = read_bounded(self._path, _LARGEST, self._files)
        except FileNotFoundError:
            if places.readable is not None:
                self._load_older(places.readable)
            return
        except OSError:
            self._give_up()
            return
        try:
            self.now, self._unknown = read_settings(data)
        except ValueError:
            self._give_up()

    def _load_older(self, older: Places) -> None:
        """From a folder we may not write: what cannot be read there is left alone."""
        try:
            data = read_bounded(older.settings, _LARGEST, self._files)
            self.now, self._unknown = read_settings(data)
        except (OSError, ValueError):
            return

    def _give_up(self) -> None:
        aside = set_aside(self._path, self._files)
        self.notice = Notice("settings-broken", {"file": (aside or self._path).name})

    def change(self, **values: Any) -> Notice | None:
        """Change some settings and write them; what to tell the person if that fails.

        The change holds for this session even if it could not be written.
        """
        for name, value in values.items():
            if name in LIMITS:
                low, high = LIMITS[name]
                values[name] = min(max(value, low), high)
        changed = msgspec.structs.replace(self.now, **values)
        if changed == self.now:
            return None
        self.now = changed
        return self.save()

    def reset(self, *names: str) -> Notice | None:
        """Give these settings the values of a first start."""
        first = Settings()
        return self.change(**{name: getattr(first, name) for name in names})

    def save(self) -> Notice | None:
        """Write the file; what to tell the person if that fails."""
        data = write_settings(self.now, self._unknown)
        if self._scribe is None:
            return self._write(data)
        self._scribe.write(self._path.name, partial(self._write, data))
        return None

    def _write(self, data: bytes) -> Notice | None:
        try:
            write_atomic(self._path, data, self._files)
        except OSError as error:
            return Notice("settings-not-saved", {"reason": reason(error)})
        return None
