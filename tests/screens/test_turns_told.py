"""Where much comes of one turn, whoever waited is told all of it in one row."""

from __future__ import annotations

from itertools import pairwise

from game.games.topoum.table.names import owner
from game.match.recap import gap
from game.stage.said import Said
from game.stage.tale import Told
from tests.screens.test_recap import moments


def test_a_turn_is_told_in_one_sentence_and_what_she_lost_comes_first() -> None:
    """By the log alone: whatever somebody lost by a turn stands in its one row, by number."""
    sentences = 0
    for session, scene in (each for seed in range(3, 9) for each in moments("topoum", seed)):
        look, first = scene.look, gap(session, 0)[0]
        tale = scene.table.tale
        told = [
            Told(event, number, tale.lines(event, look))
            for number, event in enumerate(session.log(None)[first:], first)
        ]
        begun = [at for at, each in enumerate(told) if each.event.kind == "turn"]
        for start, end in pairwise([*begun, len(told)]):
            turn = told[start:end]
            weighty = [line for each in turn for line in each.lines if line.weight]
            assert tale.turns is not None
            lines = [line for _, line in tale.turns(turn, look, 0)]
            assert bool(lines) == bool(weighty)
            whole = [line for line in lines if line.text.key == "turn-told"]
            if not whole:
                continue
            (line,) = lines
            sentences += 1
            what = line.text.args["what"]
            assert isinstance(what, Said)
            things = [str(thing.key) for thing in what.args.values() if isinstance(thing, Said)]
            lost = [each.event for each in turn if each.event.kind == "killed"]
            mine = [event for event in lost if event.seat == 0]
            if mine:
                assert things[0] == "turn-moles-yours"
                first_said = what.args["one"]
                assert isinstance(first_said, Said)
                caught = [e.event for e in turn if e.event.kind == "captured"]
                gone = len(mine) + sum(owner(event.mole) == 0 for event in caught)
                assert first_said.args["count"] == gone, "each is counted once"
                assert 0 in line.hits
            owners = {hit for each in weighty for hit in each.hits} - {line.seat}
            assert set(line.hits) == owners
            gains = [e.event.count for e in turn if e.event.kind == "medals"
                     and e.event.seat == line.seat]  # fmt: skip
            assert line.gain == sum(gains)
            text = scene.model.at.words.told(line.text)
            assert "{" not in text
            assert "turn-" not in text
        # The turn that her own decision began is told in one row, too.
        rows = scene.model.recap.rows
        assert all(row.line.text.key == "turn-told" for row in rows if row.line.weight > 2)
        whose = [row.by for row in rows if row.line.text.key == "turn-told"]
        assert len(whose) == len(set(whose))
    assert sentences > 20
