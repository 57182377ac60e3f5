"""Hostile saves: one sentence each, in a second and 200 MB at most, and the list always opens."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from build_scripts.corpus import FOLDER, WHEN, outcome, played
from game.kernel.chance import Random
from game.match import format as form
from game.match.refused import Refused
from game.match.saves import Saves, load, load_bytes, save_bytes
from game.system.text import Texts
from tests.match.tables import step, truth

ROOT = Path(__file__).resolve().parents[2]
EXPECTED: dict[str, dict[str, Any]] = {
    name: told
    for name, told in json.loads((FOLDER / "expected.json").read_bytes()).items()
    if not name.startswith("kept-")
}
"""What is kept of real matches is looked at in `test_kept`."""
WHOLE = save_bytes(played(4, 30, 12), WHEN, "whole")
SAY = Texts("en").of("match")


def refusal(data: bytes) -> Refused:
    with pytest.raises(Refused) as found:
        load_bytes(data)
    return found.value


def opened(folder: Path) -> list[dict[str, Any]]:
    """What a process of its own makes of a folder of files."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.saves.opener", folder],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert run.returncode == 0, run.stderr[-2000:]
    return [json.loads(line) for line in run.stdout.splitlines()]


def test_the_corpus_is_whole() -> None:
    found = {path.stem for path in FOLDER.glob("*.mole")}
    assert {name for name in found if not name.startswith("kept-")} == set(EXPECTED)
    assert sum(name.startswith("good-") for name in EXPECTED) >= 8
    assert sum("refused" in told for told in EXPECTED.values()) >= 70


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_what_was_released_opens_or_is_refused_forever(name: str) -> None:
    assert outcome((FOLDER / f"{name}.mole").read_bytes()) == EXPECTED[name]


@pytest.mark.parametrize("name", [name for name in sorted(EXPECTED) if name.startswith("good-")])
def test_an_old_good_save_goes_on_to_the_end(name: str) -> None:
    session, rng = load(FOLDER / f"{name}.mole"), Random(1)
    while not session.over:
        step(session, rng)
    assert session.game.check(session.track.state) == []
    assert truth(load_bytes(save_bytes(session, WHEN))) == truth(session)


def test_every_refusal_is_one_sentence() -> None:
    for name, told in EXPECTED.items():
        if "refused" in told:
            refused = refusal((FOLDER / f"{name}.mole").read_bytes())
            sentence = SAY(refused.key, **refused.facts)
            assert sentence.endswith("."), name
            assert sentence.count(". ") == 0
            assert len(sentence) < 160


@pytest.mark.slow
def test_hostile_files_cost_little_time_and_memory(tmp_path: Path) -> None:
    for name in EXPECTED:
        (tmp_path / f"{name}.mole").write_bytes((FOLDER / f"{name}.mole").read_bytes())
    head = msgspec.json.encode(form.unpack(WHOLE)[0])
    large = {
        # A gigabyte of nothing; the most a body may hold of what takes the most room and time.
        "bomb": form.seal(head, bytes(1 << 30), level=9),
        "bomb-of-a-bomb": form.seal(head, zlib.compress(bytes(1 << 28), 9)),
        "lists": form.seal(head, (b"[" + b"[]," * (form.LARGEST_BODY // 3))[:-20] + b"[]]"),
        "dicts": form.seal(head, (b"[" + b"{}," * (form.LARGEST_BODY // 3))[:-20] + b"{}]"),
        "names": form.seal(head, json.dumps({f"{i:x}": [] for i in range(140_000)}).encode()),
        "numbers": form.seal(head, b"[" + b"9" * (form.LARGEST_BODY - 10) + b"]"),
        "one-word": form.seal(head, b'"' + b"\\u0041" * (form.LARGEST_BODY // 6 - 10) + b'"'),
        "many-lines": b"molehill save 1" + b"\n" * (form.LARGEST_FILE - 20),
        "too-large": b"molehill save 1\n" + os.urandom(1 << 24),
        "much-state": _grown("sheets"),
        "many-decisions": _grown("log"),
    }
    for name, data in large.items():
        (tmp_path / f"large-{name}.mole").write_bytes(data)
    *files, last = opened(tmp_path)
    slow = [told for told in files if told["seconds"] > 1]
    assert not slow
    assert last["memory"] <= 200 << 20, f"{last['memory'] >> 20} MB"
    assert last["listed"] == len(files) == len(EXPECTED) + len(large)
    assert last["seconds"] <= 1
    for told in files:
        if told["name"].startswith("large-"):
            assert told["came"] in ("save-broken", "save-too-large"), told


def _grown(part: str) -> bytes:
    """A save as large as saves may be, with digests that fit."""
    header, body = form.unpack(WHOLE)
    if part == "log":
        entry = body.log[0]
        count = form.LARGEST_BODY // (len(msgspec.json.encode(entry)) + 1) - 50
        count = min(count, 99_000)
        header = msgspec.structs.replace(header, decisions=count)
        body = msgspec.structs.replace(body, log=(entry,) * count)
        # A log that leads nowhere is no reason to refuse a match: this one must not be one either.
        body.snapshot["turn"] = "nowhere"
    else:
        sheet = body.snapshot["sheets"][0]
        body.snapshot["sheets"] = [sheet] * (
            form.LARGEST_BODY // (len(msgspec.json.encode(sheet)) + 1) - 100
        )
    return form.seal(msgspec.json.encode(header), msgspec.json.encode(body))


def test_the_measuring_notices_waste(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a file that is read without a bound would be seen."""
    (tmp_path / "slow.mole").write_bytes(WHOLE)
    (tmp_path / "sitecustomize.py").write_text(
        "import game.match.restore as r\nkept = [bytes(1) * (1 << 28)]\n", encoding="utf-8"
    )
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{ROOT}")
    assert opened(tmp_path)[-1]["memory"] > 200 << 20


def test_a_save_cut_short_anywhere_is_refused() -> None:
    for length in range(len(WHOLE)):
        assert refusal(WHOLE[:length]).key in ("save-broken", "save-foreign", "save-empty"), length


def test_a_flipped_bit_anywhere_is_refused() -> None:
    for place in range(len(WHOLE)):
        bit = 1 << place % 8
        flipped = WHOLE[:place] + bytes([WHOLE[place] ^ bit]) + WHOLE[place + 1 :]
        assert refusal(flipped).key in ("save-broken", "save-foreign", "save-future"), place


@pytest.mark.parametrize("tail", ["more", "less"])
def test_a_packed_body_is_exactly_one(tail: str, monkeypatch: pytest.MonkeyPatch) -> None:
    header, body = (msgspec.json.encode(part) for part in form.unpack(WHOLE))
    assert load_bytes(form.seal(header, body)).decided == 30
    packed = zlib.compress(body)
    changed = packed + b"more" if tail == "more" else packed[:-4]
    monkeypatch.setattr("game.match.format.zlib.compress", lambda *_: changed)
    assert refusal(form.seal(header, body)).key == "save-broken"


@settings(max_examples=200)
@given(data=st.binary(max_size=4000), sealed=st.booleans())
def test_any_bytes_are_refused(*, data: bytes, sealed: bool) -> None:
    refusal(form.seal(data[:500].replace(b"\n", b" "), data) if sealed else data)


NAMES = st.text(max_size=6) | st.sampled_from(["step", "0", "7"])
ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(1 << 63), (1 << 63) - 1)
    | st.integers(-2, 12)
    | st.text(max_size=12)
    | st.sampled_from(["hole.1", "prepare", "scoring", "new-turn", "0x7", "bot"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.text(max_size=6) | st.sampled_from(["step", "0", "7"]), inner, max_size=4
        )
    ),
    max_leaves=12,
)


def like(value: Any) -> st.SearchStrategy[Any]:
    """Another value that might stand in the same place."""
    if isinstance(value, bool):
        return st.booleans()
    if isinstance(value, int):
        return st.integers(0, 13) | st.integers(-2, 200)
    if isinstance(value, str):
        return st.sampled_from([f"hole.{number}" for number in (1, 2, 10, 11)] + ["off", "on"])
    if isinstance(value, list) and value:
        return st.lists(st.sampled_from(value), max_size=len(value) + 1)
    if isinstance(value, dict) and value:
        return st.sampled_from([{}, {**value, "1": next(iter(value.values()))}])
    return ANYTHING


@settings(max_examples=250)
@given(data=st.data(), count=st.integers(1, 3))
def test_a_save_that_is_changed_by_a_knowing_hand_is_refused_or_plays_on(
    data: st.DataObject, count: int
) -> None:
    header, body = (json.loads(msgspec.json.encode(part)) for part in form.unpack(WHOLE))
    for _ in range(count):
        # Mostly the snapshot: there the interesting lies are told.
        snapshot = body.get("snapshot")
        parts = [header, body, *([snapshot] * 3 if isinstance(snapshot, dict) else [])]
        at: Any = data.draw(st.sampled_from(parts))
        while True:
            keys = range(len(at)) if isinstance(at, list) else sorted(at)
            if not keys:
                break
            key: Any = data.draw(st.sampled_from(keys))
            if isinstance(at[key], list | dict) and at[key] and data.draw(st.integers(0, 3)):
                at = at[key]
                continue
            at[key] = data.draw(like(at[key]) if data.draw(st.integers(0, 3)) else ANYTHING)
            break
    sealed = form.seal(json.dumps(header).encode(), json.dumps(body).encode())
    try:
        session = load_bytes(sealed)
    except Refused:
        return
    rng = Random(1)
    while not session.over and session.decided < 200:
        step(session, rng)
        for viewer in (None, *range(session.seats)):
            session.seen(viewer)
    again = load_bytes(save_bytes(session, WHEN))
    assert again.snapshot() == session.snapshot()


def test_what_is_no_plain_file_is_refused_and_listed(tmp_path: Path) -> None:
    whole = tmp_path / "whole.mole"
    whole.write_bytes(WHOLE)
    (tmp_path / "folder.mole").mkdir()
    (tmp_path / "link.mole").symlink_to(whole)
    (tmp_path / "loop.mole").symlink_to(tmp_path / "loop.mole")
    (tmp_path / "nowhere.mole").symlink_to(tmp_path / "missing")
    (tmp_path / "device.mole").symlink_to("/dev/zero")
    os.mkfifo(tmp_path / "pipe.mole")
    (tmp_path / "notes.txt").write_text("not a save", encoding="utf-8")
    came = {entry.path.name: entry for entry in Saves(tmp_path).list()}
    assert came.pop("whole.mole").problem is None
    assert set(came) == {
        f"{n}.mole" for n in ("folder", "link", "loop", "nowhere", "device", "pipe")
    }
    for name, entry in came.items():
        assert entry.header is None
        assert entry.problem is not None
        assert entry.problem.key == "save-not-a-file", name
        assert entry.title == name.removesuffix(".mole")
        with pytest.raises(Refused) as refused:
            load(tmp_path / name)
        assert refused.value.key == "save-not-a-file"
    with pytest.raises(Refused) as refused:
        load(tmp_path / "absent.mole")
    assert refused.value.key == "save-not-found"
    with pytest.raises(Refused) as refused:
        load(tmp_path / ("long" * 200))
    assert refused.value.key == "save-unreadable"
    with pytest.raises(Refused) as refused:
        load(Path("nul\0byte"))
    assert refused.value.key == "save-not-found"


def test_the_list_opens_whatever_is_there(tmp_path: Path) -> None:
    assert Saves(tmp_path / "absent").list() == []
    (tmp_path / "file").write_bytes(b"")
    assert Saves(tmp_path / "file").list() == []
    names = ["\udcff\udcfe.mole", "a\nb.mole", "\u202eelom.mole", "x" * 200 + ".mole", ".mole"]
    for name in names:
        (tmp_path / name).write_bytes(b"rubbish")
    entries = Saves(tmp_path).list()
    assert len(entries) == 4  # ".mole" is a hidden file without a suffix
    assert all(entry.title.isprintable() and len(entry.title) <= 60 for entry in entries)
