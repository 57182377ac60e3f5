"""Club night as phones see it: how everybody stands, and for whoever picks, the next game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import catalogue
from game.match.seats import SQUEAKS, voices
from game.phones.sides import Between, Place
from game.screens.common.aside import Aside
from game.stage.hand import Held, Pile
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.phones.tongue import Tongue
    from game.screens.club.scene import ClubScene

__all__ = ["ClubSide"]

_PLAY = "play."


class ClubSide(Aside):
    state = "club"

    def __init__(self, scene: ClubScene) -> None:
        super().__init__(scene.services)
        self._scene = scene

    @property
    def game(self) -> str:
        return self._scene.chosen

    def places(self) -> Sequence[Place | None]:
        club = self._scene.club
        found, picks = club.places(), club.picks()
        said = voices([member.person(()) for member in club.members])
        return [
            Place(
                member.name,
                member.colour,
                "phone" if self._scene.services.phones.holds(at) else member.control,
                turn=at == picks and not club.full,
                place=found[at] if club.columns else 0,
                score=str(club.total(at)),
                squeak=1 + SQUEAKS.index(said[at]),
                crown=at == club.crowned(),
            )
            for at, member in enumerate(club.members)
        ]

    def between(self, seat: int | None, tongue: Tongue) -> Between:
        scene = self._scene
        club = scene.club
        if club.full:
            closing = Said("club-closing", {"name": scene.names[club.crowned()]})
            return Between(closing, piles=tuple(self._praise(seat)))
        why = Said("club-last-picks" if club.columns else "club-first-picks")
        if seat != club.picks() or scene.waiting is not None:
            return Between(Said("club"), why)
        games = [game for game in catalogue.GAMES if scene.fits(game)]
        ways = tuple((f"{_PLAY}{game}", tongue.title_of(game)) for game in games)
        return Between(Said("club-choose"), why, ways=ways)

    def _praise(self, seat: int | None) -> Iterator[Pile]:
        own = [award for award in self._scene.awards() if award.seat == seat]
        things = tuple(
            Held(f"award.{one.feat.kind}", one.feat.title, one.feat.art, (one.feat.line(one.seat),))
            for one in own
        )
        if things:
            yield Pile("praise", Said("phones-praise"), things)

    def chose(self, seat: int, way: str) -> None:
        """The game that is picked is begun at the television."""
        self._scene.begin(way.removeprefix(_PLAY))
