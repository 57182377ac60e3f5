"""Many options, one at a time: by pointer, by keys, round and round."""

from __future__ import annotations

from game.stage.box import Box
from game.stage.focus import Focus
from game.stage.intent import Device, Intent, Kind
from game.stage.widgets.stepper import Stepper

OPTIONS = [(word, word.title()) for word in ("rain", "sun", "snow")]


class Weather:
    def __init__(self) -> None:
        self.chosen = "rain"
        self.focus = Focus()
        self.look()

    def look(self) -> None:
        widget = Stepper("weather", Box(100, 100, 400, 60), OPTIONS, self.chosen, self.change)
        self.focus.show(widget.spots())

    def change(self, option: str) -> None:
        self.chosen = option

    def do(self, *intents: Intent) -> str:
        for intent in intents:
            self.focus.handle(intent)
        self.look()
        return self.chosen

    def click(self, x: float) -> str:
        return self.do(
            *(Intent(kind, Device.MOUSE, 1, x, 130) for kind in (Kind.PRESS, Kind.RELEASE))
        )


def test_arrows_by_pointer_go_round() -> None:
    weather = Weather()
    assert [weather.click(480) for _ in range(3)] == ["sun", "snow", "rain"]
    assert [weather.click(120) for _ in range(2)] == ["snow", "sun"]


def test_keys_step_and_confirm_goes_on() -> None:
    weather = Weather()
    weather.focus.focus("weather")
    assert weather.do(Intent(Kind.LEFT)) == "snow"
    assert weather.do(Intent(Kind.RIGHT)) == "rain"
    assert weather.do(Intent(Kind.CONFIRM)) == "sun"
