"""What a phone has to load before it can play."""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pygame
import pytest

import game
from game.phones.files import Files

_HEAVIEST = 150_000
_PACKED = 90_000
_PAGE = Path(game.__file__).parent / "phones" / "page"
_TYPES = (
    "--noEmit --allowJs --checkJs --strict --pretty false --target es2022 --module es2022 "
    "--moduleResolution node --lib es2022,dom,dom.iterable"
)
_UNTYPED = """
import { say } from "PAGE/dom.js";
say(3);
"""


def test_the_page_weighs_little_before_its_pictures() -> None:
    """Every file of it, the fonts among them: unpacked, and as it goes over the wire."""
    files = Files()
    weights = dict(files.weight())
    wished = {"/index.html", "/phone.js", "/phone.css", "/wire.js", "/title.ttf", "/text.ttf"}
    assert wished <= weights.keys()
    served = {path: found for path in weights if (found := files.get(path)) is not None}
    assert {path: len(one.body) for path, one in served.items()} == weights
    assert 0 < sum(weights.values()) <= _HEAVIEST
    packed = [one for one in served.values() if one.packed]
    assert all(gzip.decompress(one.packed) == one.body for one in packed)
    assert 0 < sum(len(one.packed or one.body) for one in served.values()) <= _PACKED


def test_only_what_is_said_aside_is_left_out_of_the_page() -> None:
    """Comments and indentation: nothing else is missing, and of them nothing is left."""
    files = Files()
    for source in sorted(_PAGE.iterdir()):
        found = files.get(f"/{source.name}")
        assert found is not None
        text, body = source.read_text("utf-8"), found.body.decode("utf-8")
        # A comment ends in its line or has lines of its own, and no text goes on in another line.
        assert all(line.count("`") % 2 == 0 for line in text.splitlines()), source.name
        kept, aside = list[str](), False
        for line in text.splitlines():
            code = ""
            for part in re.split(r"(/\*|\*/)", line):
                aside = part == "/*" or (aside and part != "*/")
                code += part if not aside and part not in ("/*", "*/") else ""
            if code.strip() and not code.strip().startswith("//"):
                kept.append("".join(code.split()))
        assert ["".join(line.split()) for line in body.splitlines() if line] == kept, source.name
        assert len(kept) > 5
        assert not re.search(r"/\*|\*/|^//|^[ \t]", body, re.MULTILINE), source.name


def test_a_phone_writes_in_the_houses_lettering_in_every_language(tmp_path: Path) -> None:
    """Of all that the house says, no letter is left to whatever font a phone has."""
    files = Files()
    pygame.font.init()
    for path in ("/text.ttf", "/title.ttf"):
        found = files.get(path)
        assert found is not None
        cut = tmp_path / "font.ttf"
        cut.write_bytes(found.body)
        font = pygame.font.Font(cut, 20)
        said = {
            letter
            for words in sorted(Path(game.__file__).parent.rglob("*.ftl"))
            for letter in words.read_text("utf-8")
            if letter.isprintable() and not letter.isspace()
        }
        assert len(said) > 100
        # What a font does not have takes room, and leaves no mark.
        missing = {one for one in said if not any((font.metrics(one)[0] or ())[:4])}
        assert not missing, path


def test_the_page_holds_to_its_types(tmp_path: Path) -> None:
    """As its comments say them. Something wrong lies beside it, so that a check which looks at
    nothing is found."""
    tsc = shutil.which("tsc")
    if tsc is None:
        pytest.skip("tsc is not installed: npm install --global typescript@5")
    has = subprocess.run([tsc, "--version"], capture_output=True, text=True, check=True).stdout
    if int(has.split()[-1].partition(".")[0]) != 5:
        pytest.skip(f"the page is written for tsc 5, this is {has.strip()}")
    wrong = tmp_path / "wrong.js"
    wrong.write_text(_UNTYPED.replace("PAGE", str(_PAGE)))
    files = [*map(str, sorted(_PAGE.glob("*.js"))), str(wrong)]
    told = subprocess.run(
        [tsc, *_TYPES.split(), *files],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    ).stdout.splitlines()
    planted = [line for line in told if line.startswith("wrong.js")]
    assert [line for line in told if line not in planted] == []
    assert len(planted) == 1
    assert "'number' is not assignable to parameter of type 'string'" in planted[0]


def _needs() -> dict[str, set[str]]:
    """What each of the page's modules has of others."""
    imports = re.compile(r'^import \{.*\} from "\./(\w+)\.js";$', re.MULTILINE)
    return {one.stem: set(imports.findall(one.read_text("utf-8"))) for one in _PAGE.glob("*.js")}


def test_no_module_of_the_page_needs_one_that_needs_it() -> None:
    needs = _needs()
    assert needs["phone"] > {"state", "talk", "deeds"}
    order = list(TopologicalSorter(needs).static_order())
    assert order[-1] == "phone"
    needs["state"].add("deeds")
    with pytest.raises(CycleError):
        TopologicalSorter(needs).prepare()


def test_only_what_says_nothing_of_anybody_is_kept_by_a_phone() -> None:
    files = Files()
    for path, _ in files.weight():
        found = files.get(path)
        assert found is not None
        assert (found.cache == "no-store") is not path.endswith(".ttf"), path
