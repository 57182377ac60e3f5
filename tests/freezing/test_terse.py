"""What is told to readers of the source stays behind, and nothing else does."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from build_scripts.freezing.terse import main, terse

_SOURCE = '''\
"""What the module is for."""
import dataclasses


@dataclasses.dataclass
class Mole:
    """What a mole is for."""

    name: str = "a name"

    def digs(self):
        """What digging is for."""
        return [word for word in ("a hole", self.name)]

    def says(self):
        """the same"""
        return "the same"


class Bare:
    kind = "bare"


def refuses(number):
    """Why it does."""
    assert number > 0, "it has to be more"


words = list(letter for letter in "ab")
empty = lambda: "nothing"
'''


def _run() -> dict[str, Any]:
    there: dict[str, Any] = {"__name__": "told"}
    exec(terse(compile(_SOURCE, "told.py", "exec")), there)  # noqa: S102  (written above)
    return there


def test_no_word_of_it_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "told", ModuleType("told"))
    there = _run()
    assert there["__doc__"] is None
    assert there["Mole"].digs.__doc__ is there["refuses"].__doc__ is None
    assert len(there["Mole"].__doc__) == 1
    assert there["Bare"].__doc__ is None


def test_all_else_is_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "told", ModuleType("told"))
    there = _run()
    mole = there["Mole"]("Molly")
    assert mole.digs() == ["a hole", "Molly"]
    assert mole.says() == "the same"
    assert there["Bare"].kind == "bare"
    assert (there["words"], there["empty"]()) == (["a", "b"], "nothing")
    with pytest.raises(AssertionError, match="more"):
        there["refuses"](0)
    with pytest.raises(AssertionError) as raised:
        there["refuses"](-1)
    # Counted from 0, as pytest does.
    line = _SOURCE.splitlines().index('    assert number > 0, "it has to be more"')
    assert raised.traceback[-1].lineno == line


def test_what_a_module_has_from_another_it_asks_for_as_before() -> None:
    code = compile("from operator import __doc__\nkept = ('a', 'b')\n", "told.py", "exec")
    assert terse(code).co_consts == code.co_consts


def test_no_class_has_to_write_itself_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dataclass without a word looks at its own signature for one, at every start."""

    def signature(kind: type) -> str:
        pytest.fail(f"{kind} is asked for its signature")

    monkeypatch.setitem(sys.modules, "told", ModuleType("told"))
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(inspect, "signature", signature)
        assert _run()["Mole"]("Molly").name == "Molly"


def test_pyinstaller_packs_what_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    class Graph:
        def get_code_objects(self) -> dict[str, Any]:
            return {"told": compile('"""For readers."""\nmole = 1\n', "told.py", "exec")}

    packed: list[Any] = []
    run: Callable[[], None] = lambda: packed.append(Graph().get_code_objects()["told"])  # noqa: E731
    analysis, program = SimpleNamespace(PyiModuleGraph=Graph), SimpleNamespace(run=run)
    monkeypatch.setitem(sys.modules, "PyInstaller.depend.analysis", analysis)
    monkeypatch.setitem(sys.modules, "PyInstaller.__main__", program)
    main()
    there: dict[str, Any] = {}
    exec(packed[0], there)  # noqa: S102  (written above)
    assert (there["__doc__"], there["mole"]) == (None, 1)
