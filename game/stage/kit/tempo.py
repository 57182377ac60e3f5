"""How soon, and how loud: the names that music has for it.

A motion ends with all that it did not speak of going to where it belongs. The quicker that is,
the sooner the next event is told.
"""

from __future__ import annotations

from game.stage.motion import Settle

__all__ = [
    "ADAGIO",
    "ALLEGRO",
    "ANDANTE",
    "FORTE",
    "MF",
    "MODERATO",
    "MP",
    "PIANO",
    "PP",
    "PRESTISSIMO",
    "PRESTO",
    "VIVACE",
]

PRESTISSIMO, PRESTO, VIVACE, ALLEGRO = Settle(40), Settle(60), Settle(80), Settle(120)
MODERATO, ANDANTE, ADAGIO = Settle(140), Settle(160), Settle(200)

PP, PIANO, MP, MF, FORTE = 0.4, 0.5, 0.6, 0.7, 0.8
"""Of a sound's own loudness."""
