"""A stranger's phone wants a seat that sleeps over its secrets: the television decides."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.screens.common.ask import Answer, Ask

if TYPE_CHECKING:
    from game.phones.hub import Hub
    from game.screens.services import Services

__all__ = ["ask_about"]


def ask_about(services: Services, hub: Hub, seat: int, name: str) -> None:
    """Let the new phone in? Whoever goes away without an answer has said no."""
    words = services.texts.of("phones")

    answers = (
        Answer(words("phones-let-in"), partial(hub.let_in, seat, really=True), "green"),
        Answer(words("phones-keep-out"), partial(hub.let_in, seat, really=False), first=True),
    )
    why = words("phones-doubt-why", name=name)
    services.desk.open(Ask(services, words("phones-doubt"), why, answers, icon="icon/vibrate.ink"))
