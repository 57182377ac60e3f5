"""What has happened in a match, put before the picture: nothing left out, nothing too soon."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from game.kernel.contract import Seen, Viewer
    from game.screens.table.match import Match
    from game.screens.table.picture import Picture
    from game.stage.look import Look

__all__ = ["Eyes", "Teller"]


class Eyes(Protocol):
    """Whoever looks at the picture now."""

    @property
    def viewer(self) -> Viewer: ...

    def aim(self) -> tuple[Seen, Look]:
        """What these eyes may see now, and how it is looked at."""

    def past(self, seen: Seen) -> Look:
        """How they look at what is told."""


class Teller:
    """Looks are asked for when they are needed: what is told changes how the next is looked at."""

    def __init__(self, match: Match, picture: Picture, eyes: Eyes) -> None:
        self._match, self._picture, self._eyes = match, picture, eyes
        self.told = match.count
        """So many events were given to the picture to tell."""
        self._public = match.seen(None)
        """The table as everybody last saw it."""
        self._aim: tuple[Seen, Look] | None = None
        """What the picture was last told to become; None: it has just been made anew."""

    @property
    def fresh(self) -> bool:
        """Something has happened that nobody was shown."""
        return self._match.count > self.told

    @property
    def rests(self) -> bool:
        """All that happened has been shown."""
        return self._picture.settled and not self.fresh

    @property
    def aimed(self) -> bool:
        """The picture is on its way to what is so."""
        return self._aim is not None

    def tell(self) -> None:
        """What has happened since is told to everybody; an undo takes back what was told."""
        self.told = min(self.told, self._match.count)
        if self.fresh:
            for beat in self._match.beats(self._eyes.viewer, self.told):
                self._picture.tell(beat.event, beat.seen, self._eyes.past(beat.seen))
            self.told = self._match.count
        self._public = self._match.seen(None)

    def settle(self, seen: Seen, look: Look) -> None:
        """The picture shall come to rest as this."""
        if self._aim is None or self._aim[0] is not seen or self._aim[1] != look:
            self._aim = seen, look
            self._picture.settle(seen, look)

    def skip(self) -> None:
        """Whatever has happened counts as told, and the picture is to be made anew."""
        self.told = self._match.count
        self._aim = None

    def reset(self) -> None:
        """The picture is at once what these eyes may see now."""
        self.skip()
        self._picture.reset(*self._eyes.aim())

    def show(self, seen: Seen) -> None:
        """The picture is this at once."""
        self._aim = None
        self._picture.reset(seen, self._eyes.past(seen))

    def show_public(self) -> None:
        """Everybody's picture again, from where everybody last saw it."""
        self.show(self._public)

    def again(self, before: Seen, since: int) -> None:
        """What happened from beat `since` on is to be told once more, from such a picture."""
        self.show(before)
        self.told = since

    def once_more(self, number: int) -> Seen:
        """One event is told again, from the table as it lay right before it.

        What lies there now is what comes of this.
        """
        viewer = self._eyes.viewer
        *before, beat = self._match.beats(viewer, max(number - 1, 0), number + 1)
        present = self._match.seen(viewer)
        self.show(before[0].seen if before else beat.seen)
        self._picture.tell(beat.event, beat.seen, self._eyes.past(beat.seen))
        return present
