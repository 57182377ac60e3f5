"""What tests of phones share: one browser, in which each phone is by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.phones.browser import Browser, browser_here

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    if not browser_here():
        pytest.skip("chromium is not installed")
    with Browser(tmp_path_factory.mktemp("phones")) as found:
        yield found
