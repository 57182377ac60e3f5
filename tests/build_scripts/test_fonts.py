"""Fonts of other scripts are as light as they are cut to be."""

from __future__ import annotations

import struct

import pytest

from build_scripts import fonts


@pytest.mark.parametrize(("name", "steps"), fonts._COARSE.items())
def test_the_largest_are_drawn_on_the_grid_they_are_cut_for(name: str, steps: int) -> None:
    data = (fonts.FONTS / name).read_bytes()
    count = struct.unpack_from(">H", data, 4)[0]
    tables = {
        kind.decode(): at
        for kind, _, at, _ in (
            struct.unpack_from(">4sIII", data, 12 + 16 * n) for n in range(count)
        )
    }
    assert struct.unpack_from(">H", data, tables["head"] + 18)[0] == steps
    assert not set(fonts._UPRIGHT) & set(tables)
