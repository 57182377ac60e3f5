"""The compositions, a folder for each game: its band, and a file for each piece.

Keys are F, B flat, C and the minors of D, G and A: the pentatonic of F, in which points are
counted, sounds right over all of them.
"""

from __future__ import annotations

from sounds.kit.tracks import Track
from sounds.music.fair import carousel, coaster, lanterns, twostep
from sounds.music.garden import bobtail, digging, lullaby, wheelbarrow
from sounds.music.house import chairs, fairground, podium, porch
from sounds.music.park import candyfloss, lamps, noon, pit, showdown, stroll
from sounds.music.theatre import polka, reel, sunday, tiptoe
from sounds.music.war import march, mud, quickstep, watch

__all__ = ["TRACKS"]

TRACKS: tuple[Track, ...] = (
    fairground.TRACK,
    chairs.TRACK,
    porch.TRACK,
    podium.TRACK,
    polka.TRACK,
    tiptoe.TRACK,
    reel.TRACK,
    sunday.TRACK,
    digging.TRACK,
    lullaby.TRACK,
    wheelbarrow.TRACK,
    bobtail.TRACK,
    march.TRACK,
    quickstep.TRACK,
    watch.TRACK,
    mud.TRACK,
    carousel.TRACK,
    twostep.TRACK,
    lanterns.TRACK,
    coaster.TRACK,
    stroll.TRACK,
    lamps.TRACK,
    pit.TRACK,
    candyfloss.TRACK,
    showdown.TRACK,
    noon.TRACK,
)
