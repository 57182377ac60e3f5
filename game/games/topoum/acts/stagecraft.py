"""What every motion on the field shares: the camera, temporary pieces, words that are shouted."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from game.games.topoum.content.ids import NOWHERE, axial, space_at
from game.games.topoum.table import keys
from game.games.topoum.table.field import view
from game.games.topoum.table.moles import mole_art, mole_depth
from game.games.topoum.table.names import mole_square, owner
from game.games.topoum.table.places import plan
from game.games.topoum.table.seats import reserve_at
from game.kernel import hexes
from game.stage import motion as do
from game.stage.kit.flights import Shout
from game.stage.kit.tempo import MF, MP
from game.stage.kit.voices import squeak
from game.stage.motion import Motion
from game.stage.piece import Piece
from game.stage.table import Acts

if TYPE_CHECKING:
    from game.games.topoum.content.ids import Mole, Space
    from game.games.topoum.content.words import DeathCause, LiftCause, TakeCause
    from game.games.topoum.seen.view import TopoumSeen
    from game.games.topoum.table.field import Camera
    from game.games.topoum.table.places import Plan
    from game.stage.table import Turnover

__all__ = [
    "ACTS",
    "HIGH",
    "TOGETHER",
    "Over",
    "actor",
    "away",
    "beside",
    "beyond",
    "drops",
    "ends",
    "exits",
    "field",
    "field_before",
    "flies_home",
    "follow",
    "goes_home",
    "place_of",
    "shout",
    "staged",
    "unseen",
]

ACTS: Acts[TopoumSeen] = Acts()
Over: TypeAlias = "Turnover[TopoumSeen]"

HIGH = 400.0
"""Above everything that lies on the table."""
TOGETHER: frozenset[DeathCause | TakeCause | LiftCause] = frozenset(
    {"bayonet", "boom", "clash", "edge", "fell", "grenade", "mortar", "motorbike"}
)
"""What ends moles and squares in the very motion that brings it about: it is not told again."""
_PAN = 260.0
shout = Shout(70, HIGH + 120, font="army")


def field(over: Over) -> Camera:
    """The camera of the picture that comes."""
    return view(over.after, over.look)


def field_before(over: Over) -> Camera:
    """The camera of the picture that was: for squares that are going."""
    return view(over.before, over.laid or over.look)


def beside(over: Over) -> tuple[float, float]:
    """Where the Red Cross waits while it is not on the board."""
    mat = place_of(over).mat
    return mat.x - 40, mat.bottom - 120


def away(over: Over) -> tuple[float, float]:
    """Where moles leave a picture that shows no seats."""
    mat = place_of(over).mat
    return mat.x - 60, mat.cy


def place_of(over: Over) -> Plan:
    return plan(over.look.frame, over.look.seats, private=over.look.private)


def follow(over: Over) -> Motion:
    """If the field has outgrown the picture, the camera goes along before anything else moves."""
    was, now = field_before(over), field(over)
    if was == now:
        return do.Wait(0)
    zoom = now.k / was.k
    moves: list[Motion] = []
    for key, piece in over.was.items():
        if not keys.lies_on_field(key) or key in _elsewhere(over):
            continue
        x, y = now.follows(was, piece.x, piece.y)
        moves.append(do.change(key, _PAN, "both", x=x, y=y, scale=piece.scale * zoom))
    return do.Together(*moves)


def _elsewhere(over: Over) -> set[Mole]:
    """Prisoners are no moles of the field."""
    return {mole for mole, _ in over.before.captives}


def unseen(over: Over) -> Motion:
    """Lines that are no more go out when what breaks them begins, not when it is over."""
    broken = [key for key in over.was if keys.is_sight(key) and key not in over.now]
    return do.Together(*(do.change(key, 140, "out", alpha=0) for key in broken))


def staged(over: Over, *motions: Motion) -> Motion:
    return do.Then(follow(over), do.Together(unseen(over), do.Then(*motions)))


def actor(
    over: Over, mole: Mole, space: Space, pose: str, cam: Camera | None = None
) -> tuple[str, Motion]:
    """A mole that acts in place of the one of the layout, which is hidden as long."""
    cam = cam or field(over)
    x, y = cam.at(space)
    art = mole_art(over.look, mole, pose)
    depth = mole_depth(space) + 0.3
    piece = Piece(keys.actor(mole), art, x, y, scale=cam.k, depth=depth)
    return piece.key, do.Together(do.Show(piece), do.Hide(mole))


def beyond(over: Over, start: Space, end: Space) -> Space:
    """The space a mole moves to; off the board that is the one that would be next outward."""
    if end:
        return end
    here = axial(start)
    acting = mole_square(over.before, over.before.acting) if over.before.acting else NOWHERE
    way = hexes.straight(axial(acting), here) if acting else None
    ahead = None if way is None else hexes.step(here, way)
    if ahead is None or hexes.distance((0, 0), ahead) <= over.before.radius:
        ahead = max(hexes.neighbours(here), key=lambda near: hexes.distance((0, 0), near))
    return space_at(ahead)


def exits(mole: Mole) -> Motion:
    """The actor leaves, and the mole of the layout stands where it now belongs."""
    return do.Together(
        do.Hide(keys.actor(mole)), do.Enter(mole), do.Enter("halo"), do.Enter("shelter")
    )


def ends(over: Over, mole: Mole, ms: float) -> Motion:
    """The actor has come to where its mole rests.

    Where it meets somebody it is in no layout, and stays in sight until that is told.
    """
    return do.Then(exits(mole), do.Settle(ms)) if mole in over.now else do.Settle(0)


def flies_home(over: Over, mole: Mole, ms: float = 450) -> Motion:
    """Dizzy, and in a high arc, back to the reserve of its army: from where its actor is."""
    seat = owner(mole)
    key = keys.actor(mole)
    goal = away(over) if over.look.private else reserve_at(place_of(over), seat)
    return do.Then(
        do.Together(
            do.Put(key, art=mole_art(over.look, mole, "dizzy")), do.change(key, 0, depth=HIGH),
            do.change(key, 90, "out", alpha=1), do.Sound("war/down", MP),
            squeak(over.look, seat, "hit", MP),
        ),
        do.Together(
            do.Arc(key, goal, ms, lift=120, curve="both", scale=0.3),
            do.change(key, ms, "linear", turn=360, by=True),
        ),
        do.Hide(key),
    )  # fmt: skip


def goes_home(over: Over, mole: Mole, space: Space, ms: float = 450) -> Motion:
    _, shown = actor(over, mole, space, "dizzy")
    return do.Then(shown, flies_home(over, mole, ms))


def drops(over: Over, mole: Mole, far: float = 80) -> Motion:
    """No ground below: its actor hangs in the air for a moment, then knows."""
    key = keys.actor(mole)
    return do.Then(
        do.Wait(150),
        do.Together(
            do.Sound("war/fall", MF), do.change(key, 220, "in", y=far, alpha=-0.8, by=True),
        ),
        flies_home(over, mole),
    )  # fmt: skip
