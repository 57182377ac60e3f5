"""For the tests that draw: a window's pictures go when its test is over."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import pytest

from tests.screens.unpainted import unpainted

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True, scope="module")
def _tables_go() -> Iterator[None]:
    """What a file's tests share goes with the last of them."""
    yield
    gc.unfreeze()
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def _pictures_go() -> Iterator[None]:
    """A window and its scenes know each other, and a few objects may hold many megabytes: the
    collector, which counts objects, would let thousands of megabytes gather. Whatever was there
    before, as all that other tests have read, is not looked through anew after each of them."""
    gc.freeze()
    yield
    gc.collect()


@pytest.fixture
def in_the_dark() -> Iterator[None]:
    """Nothing is painted: what is pressed, said and kept is the same, and comes far sooner."""
    with unpainted():
        yield
