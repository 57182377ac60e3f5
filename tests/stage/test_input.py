"""Events of every device become intents; nothing is doubled, lost or locked out."""

from __future__ import annotations

import pygame
import pytest

from game.stage.bindings import ACTIONS, BUTTONS, KEYS, Bindings
from game.stage.clusters import CLUSTERS, PLACES, caps, tap_of
from game.stage.input import Input
from game.stage.intent import Device, Intent, Kind


@pytest.fixture
def hands() -> Input:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    return Input()


def key(code: int, *, down: bool = True, mod: int = 0, scancode: int = 0) -> pygame.Event:
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    return pygame.Event(kind, key=code, mod=mod, scancode=scancode, unicode="")


def kinds(intents: list[Intent]) -> list[Kind]:
    return [intent.kind for intent in intents]


@pytest.mark.parametrize(
    ("code", "mod", "kind"),
    [
        (pygame.K_UP, 0, Kind.UP), (pygame.K_RETURN, 0, Kind.CONFIRM),
        (pygame.K_KP_ENTER, 0, Kind.CONFIRM), (pygame.K_SPACE, 0, Kind.CONFIRM),
        (pygame.K_ESCAPE, 0, Kind.BACK), (pygame.K_TAB, 0, Kind.NEXT),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Kind.PREVIOUS),
        (pygame.K_z, pygame.KMOD_LCTRL, Kind.UNDO), (pygame.K_z, pygame.KMOD_LMETA, Kind.UNDO),
        (pygame.K_RETURN, pygame.KMOD_LALT, Kind.FULLSCREEN),
        (pygame.K_RETURN, pygame.KMOD_LSHIFT, Kind.CONFIRM),
        (pygame.K_UP, pygame.KMOD_NUM | pygame.KMOD_CAPS, Kind.UP),
    ],
)  # fmt: skip
def test_the_usual_keys(hands: Input, code: int, mod: int, kind: Kind) -> None:
    assert kinds(hands.read(key(code, mod=mod))) == [kind]


def test_a_key_held_moves_on_but_never_confirms_again(hands: Input) -> None:
    assert kinds(hands.read(key(pygame.K_RETURN))) == [Kind.CONFIRM]
    assert hands.read(key(pygame.K_RETURN)) == []
    hands.read(key(pygame.K_RETURN, down=False))
    assert kinds(hands.read(key(pygame.K_RETURN))) == [Kind.CONFIRM]
    assert kinds(hands.read(key(pygame.K_DOWN))) == [Kind.DOWN]
    again = hands.read(key(pygame.K_DOWN))
    assert [(intent.kind, intent.repeat) for intent in again] == [(Kind.DOWN, True)]


def test_keys_let_go_while_the_window_was_away_are_not_held(hands: Input) -> None:
    hands.read(key(pygame.K_RETURN))
    assert kinds(hands.read(pygame.Event(pygame.WINDOWFOCUSLOST))) == [Kind.CANCEL]
    assert kinds(hands.read(key(pygame.K_RETURN))) == [Kind.CONFIRM]


def test_every_action_can_be_bound_to_another_key(hands: Input) -> None:
    for action in ACTIONS:
        hands.bindings = Bindings({action: ("f7",)}, {action: ("y",)})
        assert kinds(hands.read(key(pygame.K_F7))) == [Kind(action)]
        hands.forget()
        assert hands.bindings.button("y") is Kind(action)


def test_nobody_locks_herself_out() -> None:
    bound = Bindings(dict.fromkeys(ACTIONS, ()), dict.fromkeys(ACTIONS, ()))
    for action in ("up", "down", "left", "right", "confirm", "back"):
        assert bound.keys[action]
        assert bound.buttons[action]


def test_unknown_actions_in_the_settings_do_no_harm() -> None:
    assert Bindings({"dance": ("d",)}).keys.keys() == KEYS.keys()


def test_no_key_means_two_things() -> None:
    for table in (KEYS, BUTTONS):
        names = [name for bound in table.values() for name in bound]
        assert len(names) == len(set(names))
    assert Bindings().conflict("undo", "return") == "confirm"
    assert Bindings().conflict("confirm", "return") == ""


def test_four_blind_pads_fit_on_one_keyboard(hands: Input) -> None:
    codes = [code for cluster in CLUSTERS for code in cluster.values()]
    assert len(CLUSTERS) == 4
    assert len(codes) == len(set(codes))
    for number, cluster in enumerate(CLUSTERS):
        assert set(cluster) == {*PLACES, "done", "clear"}
        assert all(caps(number).values())
    event = key(pygame.K_w, scancode=pygame.KSCAN_W)
    (intent,) = hands.read(event)
    assert intent.tap is not None
    assert (intent.tap.source, intent.tap.place) == (0, "5")
    assert hands.read(event) == []


def test_a_tap_goes_by_place_not_by_letter() -> None:
    tap = tap_of(pygame.KSCAN_Z)
    assert tap is not None
    assert tap.place == "10"
    assert caps(1)["4"] == "R"


def test_the_mouse_in_units(hands: Input) -> None:
    hands.units = lambda x, y: (2 * x, 2 * y)
    moved = pygame.Event(pygame.MOUSEMOTION, pos=(10, 20), rel=(0, 0), buttons=(0, 0, 0))
    (intent,) = hands.read(moved)
    assert (intent.kind, intent.x, intent.y) == (Kind.POINT, 20, 40)
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(10, 20), button=1)
    assert kinds(hands.read(down)) == [Kind.PRESS]
    right = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(10, 20), button=3)
    # It looks into what it points at and does nothing else: no menu, no way back.
    assert kinds(hands.read(right)) == [Kind.INSPECT]


def test_a_finger_is_not_a_mouse_as_well(hands: Input) -> None:
    hands.window = (1920, 1080)
    ghost = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(10, 20), button=1, touch=True)
    assert hands.read(ghost) == []
    finger = pygame.Event(pygame.FINGERDOWN, x=0.5, y=0.25, finger_id=3)
    (intent,) = hands.read(finger)
    assert (intent.kind, intent.device, intent.x, intent.y) == (
        Kind.PRESS, Device.TOUCH, 960, 270,
    )  # fmt: skip


def test_letters_are_written_only_while_typing(hands: Input) -> None:
    text = pygame.Event(pygame.TEXTINPUT, text="ж")
    assert hands.read(text) == []
    hands.typing = True
    (intent,) = hands.read(text)
    assert (intent.kind, intent.text) == (Kind.TEXT, "ж")
    assert hands.read(key(pygame.K_l)) == []
    assert kinds(hands.read(key(pygame.K_BACKSPACE))) == [Kind.EDIT]
    assert kinds(hands.read(key(pygame.K_ESCAPE))) == [Kind.BACK]


class TestPads:
    """Pads that SDL knows nothing of: their raw events, which need no device."""

    @pytest.fixture
    def pad(self, hands: Input) -> Input:
        hands.pads._open[5] = object()
        return hands

    @staticmethod
    def axis(value: float, axis: int = 0) -> pygame.Event:
        return pygame.Event(pygame.JOYAXISMOTION, instance_id=5, axis=axis, value=value)

    def test_buttons_are_known_by_their_pad(self, pad: Input) -> None:
        down = pygame.Event(pygame.JOYBUTTONDOWN, instance_id=5, button=0)
        (intent,) = pad.read(down)
        assert (intent.kind, intent.device, intent.source) == (Kind.CONFIRM, Device.PAD, 5)
        assert intent.tap is not None
        assert (intent.tap.source, intent.tap.place) == (5, "a")
        stranger = pygame.Event(pygame.JOYBUTTONDOWN, instance_id=6, button=0)
        assert pad.read(stranger) == []

    def test_a_stick_pushed_is_one_step(self, pad: Input) -> None:
        assert kinds(pad.read(self.axis(0.7))) == [Kind.RIGHT]
        assert pad.read(self.axis(0.9)) == []
        assert pad.read(self.axis(0.5)) == []
        assert pad.read(self.axis(0.1)) == []
        assert kinds(pad.read(self.axis(-0.9))) == [Kind.LEFT]

    def test_a_stick_held_goes_on(self, pad: Input) -> None:
        pad.read(self.axis(0.9))
        assert pad.pause(300) == []
        (again,) = pad.pause(200)
        assert (again.kind, again.repeat) == (Kind.RIGHT, True)
        pad.read(self.axis(0.0))
        assert pad.pause(1000) == []

    def test_a_trigger_at_rest_means_nothing(self, pad: Input) -> None:
        for axis in (2, 4, 5):
            assert pad.read(self.axis(-1.0, axis)) == []
        pad.pads._named.add(5)
        rest = pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=5, axis=4, value=-32768)
        assert pad.read(rest) == []

    def test_unplugged_while_held(self, pad: Input) -> None:
        pad.read(self.axis(0.9))
        pad.read(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=5))
        assert pad.pause(2000) == []
        assert pad.pads.ids == ()
        assert pad.read(self.axis(0.9)) == []
