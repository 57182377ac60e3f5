"""What the server hands out over plain HTTP: the page, and pictures by their name."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.stage.manifest import MASTERS

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["POLICY", "Files", "Found"]

_PAGE = Path(__file__).resolve().parent / "page"
_FONTS = {"/title.ttf": "LilitaOne_400Regular.ttf", "/text.ttf": "phones/Nunito.ttf"}
_KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".ttf": "font/ttf",
    ".webp": "image/webp",
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self' ws://{host}; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
_ALWAYS = "public, max-age=31536000, immutable"
_EVENING = "public, max-age=43200"
"""Lettering is no secret, and a phone that wakes up shall not load it again."""
_LARGEST = 3 << 20


_PACKED = frozenset((".html", ".js", ".css"))
_SAID_ASIDE = re.compile(r"/\*.*?\*/[ \t]*|^\s*//[^\n]*|^\s+", re.DOTALL | re.MULTILINE)
"""What is written for whoever reads the page's files: comments, types, indentation."""


class Found(NamedTuple):
    body: bytes
    kind: str
    cache: str
    packed: bytes = b""
    """The same for whoever unpacks it, if it is smaller so."""


class Files:
    """Only what is named in the manifest or lies beside the page: no path is ever joined."""

    def __init__(self, masters: Path = MASTERS) -> None:
        self._masters = masters
        listed = json.loads((masters / "manifest.json").read_text("utf-8"))["sprites"]
        self._art = {
            name: facts["file"]
            for name, facts in listed.items()
            if facts["file"].endswith(".webp") and facts.get("frames", 1) == 1
        }
        sources = masters / "sources.json"
        named = sources if sources.is_file() else masters / "manifest.json"
        self.version = hashlib.blake2b(named.read_bytes(), digest_size=6).hexdigest()
        """Part of each picture's address: another picture has another address."""
        fonts = masters.parent / "fonts"
        self._page = {f"/{path.name}": path for path in sorted(_PAGE.iterdir())}
        self._page["/"] = _PAGE / "index.html"
        self._page |= {path: fonts / name for path, name in _FONTS.items()}

    def shows(self, art: str) -> bool:
        """Whether there is a picture of that name for a phone."""
        return art in self._art

    def get(self, path: str) -> Found | None:
        path = path.partition("?")[0]
        page = self._page.get(path)
        if page is not None:
            cache = _EVENING if path in _FONTS else "no-store"
            body, packed = page.read_bytes(), b""
            if page.suffix in _PACKED:
                body, packed = _pack(body)
            return Found(body, _KINDS[page.suffix], cache, packed)
        prefix = f"/art/{self.version}/"
        if not path.startswith(prefix) or not path.endswith(".webp"):
            return None
        file = self._art.get(path.removeprefix(prefix).removesuffix(".webp"))
        if file is None:
            return None
        body = (self._masters / file).read_bytes()
        return Found(body, _KINDS[".webp"], _ALWAYS) if len(body) <= _LARGEST else None

    def all(self) -> Iterator[Path]:
        """Every file that may be handed out."""
        yield from self._page.values()
        yield from (self._masters / file for file in self._art.values())

    def weight(self) -> Iterator[tuple[str, int]]:
        """Every file of the page and how many bytes it has, unpacked."""
        for path in self._page:
            found = self.get(path) if path != "/" else None
            if found is not None:
                yield path, len(found.body)


@lru_cache(maxsize=32)
def _pack(body: bytes) -> tuple[bytes, bytes]:
    """What a browser needs of it, and that packed: once for each file, however many phones come."""
    plain = _SAID_ASIDE.sub("", body.decode("utf-8")).lstrip().encode("utf-8")
    return plain, gzip.compress(plain, mtime=0)
