"""Makes one download for the system it runs on.

python3 build_scripts/freeze.py                 the folder build and its archives, in dist/
python3 build_scripts/freeze.py --tag v1.2.3    only if that is this version
python3 build_scripts/freeze.py --twice         build again and compare, byte by byte
python3 build_scripts/freeze.py --measure       size, and the first frame against an empty window
python3 build_scripts/freeze.py --play          on Linux: play a build that is there, in its window
python3 build_scripts/freeze.py --bare ROOT     try them on a system with nothing, made in ROOT
python3 build_scripts/freeze.py --windows       on Linux: make the Windows download under Wine and
                                                play it there, to try it before a release

Sets up what it needs by itself; nothing but Python 3.11 or newer has to be there.

What is shipped is plain Python, by measurement: compiled with mypyc, the kernel's chance, hexes and
play and six modules of Topoum's rules play 200 matches alike to the byte, but only 1.2 times as
fast (29,100 decisions a second of a core, not 24,100), and weigh 1.3 MB more for each system. Steps
and States, where most of the time goes, cannot be compiled as they are written: in a slotted
dataclass the compiler takes a ClassVar for a field. From 1.5 times it would be worth a change.
Molly's first look compiled, too, makes a hard bot's match 1.5 times as fast (2.4 seconds of a core,
not 3.8); nobody waits for that, and simpler sums brought normal bots four times as much.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):
    sys.exit("Freezing Molehill needs Python 3.11 or newer.")

import argparse
import filecmp
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import _environment
from game import __version__

ROOT = _environment.ROOT
_INSIDE = "MOLEHILL_FREEZING"


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where to put it")
    parser.add_argument("--tag", help="the release's tag: refused if this is another version")
    parser.add_argument("--twice", action="store_true", help="prove that builds are the same")
    parser.add_argument("--measure", action="store_true", help="measure a build that is there")
    parser.add_argument("--play", action="store_true", help="play a build that is there")
    parser.add_argument("--windows", action="store_true", help="try the Windows download, by Wine")
    parser.add_argument("--bare", type=Path, metavar="ROOT", help="selftest on a bare system")
    asked = parser.parse_args(words)
    if asked.tag is not None and asked.tag != f"v{__version__}":
        sys.stderr.write(f"This is version {__version__}: its tag is v{__version__}.\n")
        return 1
    if os.environ.get(_INSIDE) != "1":
        return _again_inside(words)
    from build_scripts.freezing.bundle import Failed

    try:
        return _work(asked)
    except Failed as failed:
        sys.stderr.write(f"{failed}\n")
        return 1


def _again_inside(words: Sequence[str]) -> int:
    """Run this very script with the environment that has PyInstaller."""
    try:
        python = _environment.ensure([_environment.RUN, "build"])
    except _environment.Refusal as refusal:
        sys.stderr.write(f"{refusal}\n")
        return 1
    surroundings = _environment.surroundings(os.environ) | {_INSIDE: "1"}
    return subprocess.run([python, __file__, *words], env=surroundings, check=False).returncode


def _work(asked: argparse.Namespace) -> int:
    from build_scripts.freezing import bare, kept, measure
    from build_scripts.freezing.bundle import NAME

    out: Path = asked.out.resolve()
    if asked.windows:
        return _windows(out.with_name(out.name + "-windows"), twice=asked.twice)
    app = out / f"{NAME}.app"
    bundle = app if sys.platform == "darwin" else out / NAME
    if asked.play and sys.platform != "linux":
        sys.stderr.write("The download is played on Linux.\n")
        return 1
    if asked.measure or asked.bare or asked.play:
        if not bundle.is_dir():
            sys.stderr.write("There is no build yet: run freeze.py without options first.\n")
            return 1
        if asked.play:
            return _played("frozen", kept.GIVEN, bundle)
        if asked.bare:
            reason = bare.missing()
            if reason:
                sys.stderr.write(f"{reason}\n")
                return 1
            archives = sorted([*out.glob("*.tar.xz"), *out.glob("*.deb")])
            return bare.try_on_bare_system(archives, asked.bare.resolve(), _say)
        print(measure.sizes(bundle))
        print(measure.compare(bundle / NAME))
        return 0
    made = _build(out, kept.pictures())
    if asked.twice:
        # With nothing from before: what is kept is proved along with all else.
        again = _build(out.with_name(out.name + "-again"), None)
        different = _different(out, out.with_name(out.name + "-again"), made, again)
        print("\n".join(different) if different else "Both builds are the same to the byte.")
        return 1 if different else 0
    return 0


def _say(line: str) -> None:
    print(line, flush=True)


def _windows(out: Path, *, twice: bool) -> int:
    """Build it under Wine, then let the tests marked so play it."""
    from build_scripts.freezing import installer, measure, wine

    reason = (
        "The Windows download is tried on Linux." if sys.platform != "linux" else wine.missing()
    )
    if reason:
        sys.stderr.write(f"{reason}\n")
        return 1

    def say(told: str) -> None:
        # Windows' Python under Wine has no NSIS; that of this system makes the same installer.
        _say("\n".join(line for line in told.splitlines() if line != installer.MISSING))

    bundle = wine.build(out, say, *["--twice"] * twice)
    (archive,) = out.glob("*.zip")
    if installer.tool():
        made = installer.make(bundle, installer.beside(archive), out.with_name("build"))
        _say(measure.weighed(made))
    else:
        _say(installer.MISSING)
    return _played("wine", wine.GIVEN, bundle)


def _played(mark: str, given: str, bundle: Path) -> int:
    """Let the tests marked so play what has been built."""
    try:
        python = _environment.ensure([_environment.RUN, "dev", "art"])
    except _environment.Refusal as refusal:
        sys.stderr.write(f"{refusal}\n")
        return 1
    words = ["-P", "-m", "pytest", "-q", "-m", mark, "-n", "2", "--dist", "worksteal"]
    surroundings = _environment.surroundings(os.environ) | {given: str(bundle)}
    surroundings.pop(_INSIDE)
    return subprocess.run(
        [python, *words, "tests/freezing"], cwd=ROOT, env=surroundings, check=False
    ).returncode


def _build(out: Path, pictures_kept: Path | None) -> list[Path]:
    from build_scripts.freezing import bundle, linux, measure, others

    # Both builds have to lie at the same depth for the folders that PyInstaller writes down.
    work = out.with_name("build")
    print(f"Freezing into {out} ...", flush=True)
    words: list[str] = []
    package = linux.package
    if sys.platform == "win32":
        words, package = others.windows_words(work), others.package_windows
    elif sys.platform == "darwin":
        words, package = others.mac_words(work), others.package_mac
    made = package(bundle.build(out, work, *words, pictures_kept=pictures_kept), out)
    for path in made:
        print(measure.weighed(path))
    return made


def _different(one: Path, two: Path, made: list[Path], again: list[Path]) -> list[str]:
    pairs = list(zip(made, again, strict=True))
    names = sorted(
        path.relative_to(one) for path in one.rglob("*") if path.is_file() and path not in made
    )
    pairs += [(one / name, two / name) for name in names]
    return [
        str(a.relative_to(one))
        for a, b in pairs
        if not b.is_file() or not filecmp.cmp(a, b, shallow=False)
    ]


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
