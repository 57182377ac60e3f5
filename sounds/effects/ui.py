"""The buttons, panels and keys of the house: small wooden and felt sounds, always brief."""

from __future__ import annotations

from sounds.kit.envelopes import arch, onset
from sounds.kit.instruments.mallets import bell, marimba
from sounds.kit.instruments.strings import pizzicato
from sounds.kit.noise import burst, hiss
from sounds.kit.oscillators import modal
from sounds.kit.recipe import Effect, Take, effect
from sounds.kit.signals import Signal, blank, place
from sounds.kit.space import reverb

__all__ = ["EFFECTS"]


def _knock(freq: float, seconds: float = 0.12) -> Signal:
    """A knuckle on a small wooden box."""
    top = modal([freq, freq * 2, freq * 3.02], [0.030, 0.016, 0.008], [1, 0.35, 0.12], seconds)
    out = top + 0.6 * modal([175], [0.02], [1], seconds)
    return out * onset(len(out), 0.001)


@effect("ui/button", -13, takes=3, high=5000)
def button(take: Take) -> Signal:
    out = _knock(523)
    place(out, burst(take.random, 900, 3000, 0.001, 0.008), 0.0, 0.12)
    return out


@effect("ui/hover", -22, takes=2, high=4200)
def hover(take: Take) -> Signal:
    puff = burst(take.random, 700, 2200, 0.002, 0.006)
    out = modal([659, 1318], [0.018, 0.008], [1, 0.2], 0.06)
    out *= onset(len(out), 0.003)
    place(out, puff, 0.0, 0.25)
    return out


@effect("ui/back", -14, high=4500)
def back(_take: Take) -> Signal:
    out = blank(0.26)
    place(out, _knock(523), 0.0, 0.8)
    place(out, _knock(392), 0.075, 1.0)
    return out


@effect("ui/toggle", -14, high=5000)
def toggle(take: Take) -> Signal:
    out = blank(0.16)
    place(out, burst(take.random, 1500, 4200, 0.001, 0.004), 0.0, 0.35)
    place(out, _knock(740), 0.022, 1.0)
    return out


@effect("ui/error", -14, tuned=True, high=3600)
def error(_take: Take) -> Signal:
    """Two soft low bumps, a half step down: no, but kindly."""
    out = blank(0.5)
    for at, note in ((0.0, 55), (0.13, 54)):
        tone = 0.7 * pizzicato(note, 0.35) + 0.8 * marimba(note, 0.35)
        place(out, tone, at)
    return out


@effect("ui/open", -14, tuned=True, high=5000, release=0.08)
def panel_open(take: Take) -> Signal:
    out = blank(0.5)
    place(out, hiss(take.random, 0.2, 500, 2600) * arch(8820, 0.8, 1.6), 0.0, 0.10)
    for index, note in enumerate((67, 72, 76)):
        place(out, marimba(note, 0.35), 0.03 + 0.045 * index, 0.5 + 0.1 * index)
    return reverb(out, 0.3, 0.10, 3500)


@effect("ui/close", -15, tuned=True, high=4500, release=0.08)
def panel_close(take: Take) -> Signal:
    out = blank(0.45)
    place(out, hiss(take.random, 0.18, 400, 2000) * arch(7938, 1.2, 1.6), 0.0, 0.10)
    for index, note in enumerate((72, 67)):
        place(out, marimba(note, 0.3), 0.03 + 0.055 * index, 0.6 - 0.1 * index)
    return reverb(out, 0.3, 0.10, 3000)


@effect("ui/ready", -10, tuned=True, high=6000, release=0.15)
def ready(_take: Take) -> Signal:
    out = blank(0.9)
    for at, note, gain in ((0.0, 79, 0.7), (0.09, 84, 1.0)):
        place(out, bell(note, 0.13, 0.2), at, gain)
        place(out, marimba(note - 12, 0.4), at, 0.5 * gain)
    return reverb(out, 0.45, 0.12, 4500)


@effect("ui/type", -16, takes=4, high=4800)
def key(take: Take) -> Signal:
    """A pencil tapping the sheet: wood, paper, hardly any pitch."""
    freq = 900 + 60 * take.number
    out = modal([freq, freq * 1.7, 240], [0.010, 0.006, 0.018], [0.6, 0.3, 0.8], 0.08)
    out *= onset(len(out), 0.002)
    place(out, burst(take.random, 1200, 4200, 0.0015, 0.006), 0.0, 0.4)
    return out


EFFECTS: tuple[Effect, ...] = (
    button,
    hover,
    back,
    toggle,
    error,
    panel_open,
    panel_close,
    ready,
    key,
)
