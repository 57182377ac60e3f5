"""One picture at one place: what a display list consists of."""

from __future__ import annotations

import pygame

__all__ = ["Mark"]


class Mark:
    """A premultiplied picture at a pixel, and what of it is seen where there is a clip.

    Never changed once it is made. Hundreds are looked through in every frame and few are made, so
    each knows beforehand what painting asks of it.
    """

    __slots__ = ("clip", "pair", "picture", "place", "x", "y")

    def __init__(
        self,
        picture: pygame.Surface,
        x: int,
        y: int,
        clip: tuple[int, int, int, int] | None = None,
    ) -> None:
        self.picture = picture
        self.x = x
        self.y = y
        self.clip = clip
        place = pygame.Rect((x, y), picture.get_size())
        self.pair = (picture, (x, y))
        """The picture, or what is left of it inside the clip, and where it goes."""
        if clip is not None:
            whole, place = place, place.clip(clip)
            if place.size != whole.size:
                part = picture.subsurface(place.move(-x, -y))
                self.pair = (part, place.topleft)
        self.place = place
        """The pixels it may touch."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mark) and (
            self.picture is other.picture
            and self.x == other.x
            and self.y == other.y
            and self.clip == other.clip
        )

    def __hash__(self) -> int:
        return hash((self.picture, self.x, self.y, self.clip))

    def moved(self, dx: int, dy: int) -> Mark:
        """The same elsewhere; a clip stays where it is."""
        return Mark(self.picture, self.x + dx, self.y + dy, self.clip)
