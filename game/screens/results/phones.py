"""The results as phones see them: places, scores, and "Again"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.seats import SQUEAKS, voices
from game.phones.sides import Between, Place
from game.screens.common.aside import Aside
from game.stage.hand import Held, Pile
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.phones.tongue import Tongue
    from game.screens.results.scene import ResultsScene

__all__ = ["ResultsSide"]


_AGAIN = "again"


class ResultsSide(Aside):
    state = "over"

    def __init__(self, scene: ResultsScene) -> None:
        super().__init__(scene.services)
        self._scene = scene
        self._willing: set[int] = set()

    @property
    def game(self) -> str:
        return self._scene.session.game.id

    def places(self) -> Sequence[Place | None]:
        standings, people = self._scene.standings, self._scene.session.people
        said, crowned = voices(people), self._services.evening.crowned(people)
        return [
            Place(
                person.name,
                person.colour,
                person.control,
                ready=seat in self._willing or person.is_bot,
                place=standings.places[seat],
                score=str(standings.scores[seat]),
                squeak=1 + SQUEAKS.index(said[seat]),
                crown=seat == crowned,
            )
            for seat, person in enumerate(people)
        ]

    def between(self, seat: int | None, tongue: Tongue) -> Between:
        """Her own kind words, and where her points came from."""
        piles = () if seat is None else tuple(self._own(seat))
        ways = () if seat is None or seat in self._willing else ((_AGAIN, Said("again")),)
        return Between(Said("match-over"), piles=piles, ways=ways)

    def _own(self, seat: int) -> Iterator[Pile]:
        praise = tuple(
            Held(
                f"award.{award.feat.kind}",
                award.feat.title,
                award.feat.art,
                (award.feat.line(seat),),
            )
            for award in self._scene.awards
            if award.seat == seat
        )
        if praise:
            yield Pile("praise", Said("phones-praise"), praise)
        account = self._scene.account
        terms = tuple(
            Held(
                f"source.{at}",
                source.title,
                source.art,
                count=str(source.terms[seat].points),
            )
            for at, source in enumerate(account.sources)
            if seat < len(source.terms)
        )
        if terms:
            whole = str(self._scene.standings.scores[seat])
            total = Held("whole", Said("phones-whole"), count=whole, state=("now",))
            yield Pile("account", Said("phones-account"), (*terms, total), "scores")

    def chose(self, seat: int, way: str) -> None:
        """Once all phones say so, the same people play again."""
        self._willing.add(seat)
        people = self._scene.session.people
        here = self._scene.services.phones
        awake = {s for s, one in enumerate(people) if one.control == "phone" and here.holds(s)}
        if awake <= self._willing:
            self._scene.once_more()
