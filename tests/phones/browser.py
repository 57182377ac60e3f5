"""A real browser, driven over its own wire: Debian's chromium, without a window.

Its debugging protocol is JSON over a WebSocket, which the game's own library speaks: what is asked
here are the accessibility tree the browser would hand to a screen reader, real taps and keys, and
pictures. No driver to install, no version to match.
"""

from __future__ import annotations

import base64
import itertools
import json
import os
import shutil
import subprocess
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.phones.tree import nodes_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.phones.tree import Node

__all__ = ["Browser", "Page", "browser_here"]

_NAMES = ("chromium", "chromium-browser", "google-chrome")
_WORDS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--disable-dev-shm-usage",
    # Eight phones share one window: none of them is asleep because another is looked at.
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--force-color-profile=srgb",
    "--hide-scrollbars",
    "--lang=en",
    "--remote-debugging-port=0",
)
_PATIENCE_S = 30.0
_ONCE_MORE_S = 1.0
"""What was read so long ago is read again, although nothing moved."""
_GUARD_MS = 400
"""Who finds a thing by ear and presses it needs longer than the page is deaf after a change."""
_PRESS = f"function(){{window.later += {_GUARD_MS}; this.click()}}"
_INSIDE = """{
  const now = Date.now;
  window.later = 0;
  Date.now = () => now() + window.later;
  const all = {subtree: true, childList: true, characterData: true, attributes: true};
  const says = () => window.moved(document.querySelector("form") ? "asks" : "");
  new MutationObserver(says).observe(document, all);
}"""
"""In every page: a clock that can be put on, and somebody who says that something moved, and if
a question is there now."""


def browser_here() -> str:
    """The browser's program; "" if there is none."""
    return next((found for name in _NAMES if (found := shutil.which(name))), "")


class Browser:
    """Use it in a `with`: one program, as many phones as wanted."""

    def __init__(self, folder: Path, *words: str) -> None:
        self._numbers = itertools.count(1)
        self._answers: dict[int, SimpleQueue[dict[str, Any]]] = {}
        self.heard: dict[str, SimpleQueue[dict[str, Any]]] = {}
        self.moved: set[str] = set()
        """Phones on which something changed since they were read."""
        self.asking: dict[str, bool] = {}
        told = folder / "browser"
        told.mkdir(parents=True)
        self._log = (told / "log").open("wb")
        self._program = subprocess.Popen(
            [browser_here(), *_WORDS, *words, f"--user-data-dir={told}", "about:blank"],
            stdout=self._log,
            stderr=self._log,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
            env={**os.environ, "LANGUAGE": "en"},
        )
        self._kept = ExitStack()
        way = connect(self._address(told), max_size=None, compression=None)
        self._way = self._kept.enter_context(way)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _address(self, folder: Path) -> str:
        told = folder / "DevToolsActivePort"
        end = time.monotonic() + _PATIENCE_S
        while not told.exists() or len(told.read_text().split()) < 2:
            assert self._program.poll() is None, "the browser did not start"
            assert time.monotonic() < end, "the browser said nothing"
            time.sleep(0.02)
        port, path = told.read_text().split()
        return f"ws://127.0.0.1:{port}{path}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self.say("Browser.close")
            self._program.wait(10)
        except (ConnectionClosed, AssertionError, subprocess.TimeoutExpired):
            self._program.kill()
            self._program.wait(10)
        self._kept.close()
        self._reader.join(5)
        self._log.close()

    def _read(self) -> None:
        try:
            for data in self._way:
                message = json.loads(data)
                if "id" in message:
                    self._answers.pop(message["id"]).put(message)
                elif message.get("method") == "Runtime.bindingCalled":
                    asks = message["params"]["payload"] == "asks"
                    self.asking[message["sessionId"]] = asks
                    self.moved.add(message["sessionId"])
                elif message.get("sessionId") in self.heard:
                    self.heard[message["sessionId"]].put(message)
        except ConnectionClosed:
            return

    def say(self, method: str, *, session: str = "", **facts: Any) -> Any:
        """Ask the browser; what it answers."""
        return self.ask(method, session=session, **facts)()

    def ask(self, method: str, *, session: str = "", **facts: Any) -> Callable[[], Any]:
        """Ask, and look at the answer later: several phones do something at once."""
        number = next(self._numbers)
        answer = self._answers[number] = SimpleQueue()
        whole: dict[str, Any] = {"id": number, "method": method, "params": facts}
        if session:
            whole["sessionId"] = session
        self._way.send(json.dumps(whole))

        def heard() -> Any:
            try:
                found = answer.get(timeout=_PATIENCE_S)
            except Empty:
                raise AssertionError(f"the browser does not answer {method}") from None
            assert "error" not in found, f"{method}: {found['error']}"
            return found["result"]

        return heard

    def page(
        self,
        *,
        width: int = 390,
        height: int = 844,
        scale: float = 1,
        pictures: bool = True,
        **how: Any,
    ) -> Page:
        """A phone of its own: nothing is shared with the others, not even what is remembered.

        Without pictures it is quicker; who plays by roles and names does not miss them.
        """
        context = self.say("Target.createBrowserContext")["browserContextId"]
        target = self.say(
            "Target.createTarget",
            url="about:blank",
            browserContextId=context,
            width=width,
            height=height,
        )["targetId"]
        session = self.say("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.heard[session] = SimpleQueue()
        page = Page(self, session, target)
        # Only what is listened to: a domain that is on makes work with each change of a page.
        domains = ("Page", "Runtime", "Log", *(() if pictures else ("Network",)))
        enabled = [page.ask(f"{domain}.enable") for domain in domains]
        enabled.append(page.ask("Runtime.addBinding", name="moved"))
        enabled.append(page.ask("Page.addScriptToEvaluateOnNewDocument", source=_INSIDE))
        if not pictures:
            enabled.append(page.ask("Network.setBlockedURLs", urls=["*.webp"]))
        for done in enabled:
            done()
        page.shape(width, height, scale=scale, **how)
        return page


class Page:
    """One phone in the browser."""

    def __init__(self, browser: Browser, session: str, target: str) -> None:
        self.browser, self.session, self.target = browser, session, target
        self._read_at = 0.0

    def say(self, method: str, **facts: Any) -> Any:
        return self.browser.say(method, session=self.session, **facts)

    def ask(self, method: str, **facts: Any) -> Callable[[], Any]:
        return self.browser.ask(method, session=self.session, **facts)

    def shape(self, width: int, height: int, *, scale: float = 1, dark: bool = False) -> None:
        self.say(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=scale,
            mobile=True,
        )
        self.say("Emulation.setTouchEmulationEnabled", enabled=True)
        look = "dark" if dark else "light"
        self.say(
            "Emulation.setEmulatedMedia",
            features=[
                {"name": "prefers-color-scheme", "value": look},
                {"name": "prefers-reduced-motion", "value": "reduce"},
            ],
        )

    def notch(self, high: int) -> None:
        """So much of the screen's top is not to be used."""
        self.say("Emulation.setSafeAreaInsetsOverride", insets={"top": high, "topMax": high})

    def open(self, address: str) -> None:
        self.say("Page.navigate", url=address)

    def reload(self) -> None:
        self.say("Page.reload")

    def close(self) -> None:
        self.browser.say("Target.closeTarget", targetId=self.target)

    def run(self, code: str) -> Any:
        """What a line of JavaScript comes to."""
        found = self.say("Runtime.evaluate", expression=code, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in found, found["exceptionDetails"]
        return found["result"].get("value")

    def offline(self, away: bool) -> None:
        speed = {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
        self.say("Network.emulateNetworkConditions", offline=away, **speed)

    def troubles(self) -> list[str]:
        """Mistakes of the page and what it was forbidden, since last asked."""
        found: list[str] = []
        heard = self.browser.heard[self.session]
        while True:
            try:
                message = heard.get_nowait()
            except Empty:
                return found
            method, facts = message["method"], message["params"]
            if method == "Runtime.exceptionThrown":
                found.append(facts["exceptionDetails"].get("exception", {}).get("description", "?"))
            elif method == "Log.entryAdded" and facts["entry"]["level"] == "error":
                if "ERR_BLOCKED_BY_CLIENT" in facts["entry"]["text"]:
                    continue
                found.append(f"{facts['entry']['text']} {facts['entry'].get('url', '')}")

    # What is there

    def tree(self) -> list[Node]:
        """Everything a screen reader would come by, in its order."""
        return self.reading()()

    @property
    def news(self) -> bool:
        """Whether something is asked there that is worth reading, or reading again."""
        late = time.monotonic() - self._read_at > _ONCE_MORE_S
        moved = self.session in self.browser.moved
        return self.browser.asking.get(self.session, False) and (moved or late)

    def reading(self) -> Callable[[], list[Node]]:
        # What moves from here on is news.
        self.browser.moved.discard(self.session)
        self._read_at = time.monotonic()
        asked = self.ask("Accessibility.getFullAXTree")
        return lambda: list(nodes_of(asked()["nodes"]))

    def find(self, role: str, name: str = "", *, part: bool = False) -> Node | None:
        for node in self.tree():
            right = not name or node.name == name or (part and name in node.name)
            if node.role == role and right:
                return node
        return None

    # What is done

    def tap(self, node: Node) -> bool:
        """A finger on it. False: it is not there any more."""
        try:
            self.say("DOM.scrollIntoViewIfNeeded", backendNodeId=node.dom)
            quads = self.say("DOM.getContentQuads", backendNodeId=node.dom)["quads"]
        except AssertionError:
            return False
        if not quads:
            return False
        x, y = sum(quads[0][0::2]) / 4, sum(quads[0][1::2]) / 4
        self.say("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.say("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        return True

    def touch(self, node: Node) -> Callable[[], Any]:
        """A finger that stays on it until it is lifted."""
        self.say("DOM.scrollIntoViewIfNeeded", backendNodeId=node.dom)
        quad = self.say("DOM.getContentQuads", backendNodeId=node.dom)["quads"][0]
        point = {"x": sum(quad[0::2]) / 4, "y": sum(quad[1::2]) / 4}
        self.say("Input.dispatchTouchEvent", type="touchStart", touchPoints=[point])
        return lambda: self.say("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def press(self, node: Node) -> None:
        """What a screen reader does with a thing that can be pressed, in its own time."""
        self.pressing([node])()()

    def pressing(self, nodes: Sequence[Node]) -> Callable[[], Callable[[], None]]:
        """The same in parts, so that several phones are pressed at once: find each, press, and see
        that it was done."""
        found = [self.ask("DOM.resolveNode", backendNodeId=node.dom) for node in nodes]

        def press() -> Callable[[], None]:
            pressed = []
            for one in found:
                try:
                    handle = one()["object"]["objectId"]
                except AssertionError:
                    # It went away meanwhile, as things do under anybody's finger.
                    continue
                pressed.append(
                    self.ask("Runtime.callFunctionOn", objectId=handle, functionDeclaration=_PRESS)
                )

            def done() -> None:
                for one in pressed:
                    one()

            return done

        return press

    def key(self, key: str, code: int = 0, text: str = "") -> None:
        facts = {"key": key, "code": key, "windowsVirtualKeyCode": code, "text": text}
        self.say("Input.dispatchKeyEvent", type="keyDown", **facts)
        self.say("Input.dispatchKeyEvent", type="keyUp", key=key, code=key)

    def write(self, text: str) -> None:
        self.say("Input.insertText", text=text)

    def picture(self, path: Path, *, whole: bool = False) -> None:
        shot = self.say("Page.captureScreenshot", format="png", captureBeyondViewport=whole)
        path.write_bytes(base64.b64decode(shot["data"]))
