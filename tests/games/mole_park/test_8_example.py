"""Page 7: the worked example of winning prizes."""

from __future__ import annotations

from game.games.mole_park.events import NoPrize, Restocked, RoundOver
from game.kernel import play
from tests.games.mole_park import park

BLACK, PURPLE, BROWN, BLUE = range(4)


def test_the_example_of_page_seven() -> None:
    """Blue 24, Purple and Brown 18, Black 12: worm, goggles, grub, nothing."""
    state = park.bare(4, king=BLACK)
    park.show(state, "candy.1", "burrowed.1", "inflation.1")
    park.hand(state, BLACK, 5, 4)
    park.hand(state, PURPLE, 5, 5, 4)
    park.hand(state, BROWN, 5, 5, 2)
    park.hand(state, BLUE, 5, 5, 5, 4)
    next_inflation = state.stands[2][-2]

    told = park.roll(state, ("prize", 3), ("prize", 4), ("prize", 6), ("prize", 5))
    assert state.totals == [12, 18, 18, 24]

    # "With 24 stars, Blue can afford any prize from Candy Cavern (10), Burrowed Treasures (15), or
    # Inflation Station (20)."
    assert play.asked(state) == (BLUE,)
    assert play.legal(state, BLUE) == (
        ("stand.candy",),
        ("stand.burrowed",),
        ("stand.inflation",),
        ("pass",),
    )
    # "Blue chooses to win the Inflatable Worm ... but does not flip over the next card."
    play.act(state, BLUE, ("stand.inflation",), told)
    assert state.prizes[BLUE] == ["inflation.1"]
    assert state.top(2) == ""

    # "There's a tie at 18 stars between Purple and Brown ... King Mole chooses Purple."
    assert play.asked(state) == (BLACK,)
    play.act(state, BLACK, (f"seat.{PURPLE}",), told)
    # "Who can pick a prize from either the Candy Cavern or Burrowed Treasures."
    assert play.asked(state) == (PURPLE,)
    assert play.legal(state, PURPLE) == (("stand.candy",), ("stand.burrowed",), ("pass",))
    play.act(state, PURPLE, ("stand.burrowed",), told)
    assert state.prizes[PURPLE] == ["burrowed.1"]
    # Which leaves Brown "with only one choice": the grub of the first stand.
    assert play.legal(state, BROWN) == (("stand.candy",), ("pass",))
    play.act(state, BROWN, ("stand.candy",), told)
    assert state.prizes[BROWN] == ["candy.1"]

    # "Black gets nothing, and still discards all his moles to the discard pile."
    assert told.one(NoPrize) == NoPrize(BLACK, choice=False)
    assert state.prizes[BLACK] == []
    assert [seat for seat, _ in told.one(RoundOver).spent] == [0, 1, 2, 3]
    assert len(state.discards) == 2 + 3 + 3 + 4
    assert Restocked("inflation", next_inflation) in told.one(RoundOver).restocked
    assert state.round == 2
