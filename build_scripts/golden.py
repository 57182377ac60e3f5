"""Golden matches: one for each way a game can end and one for each variant.

    python build_scripts/golden.py            # of every game in the catalogue
    python build_scripts/golden.py mole_park  # of one

Each is a whole match as JSON lines: every answer, everything told, the hash of the state after it.
They are made anew when rules change on purpose; the difference then shows what changed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, TypeAlias

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game import catalogue  # noqa: E402
from game.kernel import play  # noqa: E402
from game.kernel.chance import Random  # noqa: E402
from game.kernel.codec import Codec, digest  # noqa: E402
from game.kernel.contract import Action, Game, PickSome  # noqa: E402
from game.kernel.judge import any_of  # noqa: E402
from game.makers.players import Player, player  # noqa: E402
from game.makers.trace import lines  # noqa: E402

__all__ = ["FOLDER", "again", "happens", "read", "wanted"]

FOLDER = ROOT / "tests" / "golden"
_TRIES = 20_000
_AIMLESS = 400
_LONG = 5_000
"""A game that may take so many decisions."""
_SKILLED: dict[str, tuple[str, int]] = {"target-beaten": ("hard", 1)}
"""How a game ends only for who plays well: a bot's level, and how many play."""

Setting: TypeAlias = tuple[int, dict[str, str]]
Answers: TypeAlias = list[tuple[int, Action]]


def wanted(game: Game[Any, Any]) -> dict[str, tuple[list[Setting], str]]:
    """The name of each golden match; how it may be set up, and how it must end ("" anyhow)."""
    plain = {option.id: option.default for option in game.options}
    few, many = game.seats[0], game.seats[-1]
    middle = game.seats[len(game.seats) // 2]
    found: dict[str, tuple[list[Setting], str]] = {}
    for seats in dict.fromkeys((few, middle, many)):
        found[f"seats-{seats}"] = ([(seats, plain)], "")
    for option in game.options:
        for choice in option.choices:
            if choice != option.default:
                settings = [
                    (seats, {**plain, option.id: choice})
                    for seats in dict.fromkeys((middle, *game.seats))
                    if not game.why_not_start(seats, {**plain, option.id: choice})
                ]
                telling = [setting for setting in settings if _matters(game, setting, plain)]
                found[f"{option.id}-{choice}"] = ([*telling, *settings][:1], "")
    everything = [plain, *({**plain, o.id: c} for o in game.options for c in o.choices)]
    anyhow = [(s, o) for o in everything for s in game.seats if not game.why_not_start(s, o)]
    for reason in game.reasons:
        found[f"ends-{reason}"] = (anyhow, reason)
    for moment in game.moments:
        found[f"has-{moment}"] = (anyhow, "")
    return found


def _matters(game: Game[Any, Any], setting: Setting, plain: dict[str, str]) -> bool:
    """Whether so many play another game for it: an option of the solo game is for one."""
    seats, options = setting
    if game.why_not_start(seats, plain):
        return True
    codec = Codec(game.steps)
    tables = [codec.dump(play.start(game, seats, each, 0)) for each in (plain, options)]
    return digest(tables[0]) != digest(tables[1])


def _compact(line: dict[str, Any]) -> dict[str, Any]:
    """Without the long lists of what was open: their digest says whether they changed."""
    if "legal" in line:
        line = {**line, "legal": digest(line["legal"])}
    return line


def again(game: Game[Any, Any], recorded: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The recorded match, played once more from its answers."""
    setup, *decisions = recorded
    answers: Answers = [
        (line["seat"], tuple(line["action"])) for line in decisions if "seat" in line
    ]
    nobody = [player(game, "random")] * setup["seats"]
    options: Mapping[str, str] = setup["options"]
    for line in lines(game, options, setup["seed"], nobody, answers=answers):
        yield _compact(line)


def read(path: Path) -> list[dict[str, Any]]:
    """The lines of a golden match."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def _sensible(state: Any, seat: int, rng: Random) -> Action:
    """What a seat's first thought is."""
    game = catalogue.game(_home(state))
    judge = catalogue.judge(game.id)
    world = game.imagine(game.observe(state, seat), seat, rng)
    return judge.policy(world, seat, play.legal(world, seat), rng, judge.personalities[0])


def _home(state: Any) -> str:
    return next(name for name in catalogue.GAMES if catalogue.game(name).state_type is type(state))


def _idle(state: Any, seat: int, rng: Random) -> Action:
    """Mostly the last answer there is, which is to leave it: idlers end in ties."""
    options = play.legal(state, seat)
    if rng.below(12) == 0:
        return any_of(options, rng)
    return options.items[-options.least :] if isinstance(options, PickSome) else options[-1]


def _match(
    game: Game[Any, Any], setting: Setting, seed: int, *, aims: bool = False
) -> list[dict[str, Any]]:
    seats, options = setting
    # A game that random answers drag out is played with some sense.
    aims = aims or game.longest > _LONG
    players = [_sensible if aims else player(game, "random")] * seats
    return [_compact(line) for line in lines(game, options, seed, players)]


def _ends(game: Game[Any, Any], setting: Setting, seed: int, who: Player) -> tuple[Answers, str]:
    """Only played, not written down: most matches end in another way."""
    seats, options = setting
    state, rng = play.start(game, seats, options, seed), Random(seed)
    answers: Answers = []
    while not state.over:
        seat = play.asked(state)[0]
        answers.append((seat, who(state, seat, rng)))
        play.act(state, *answers[-1])
    return answers, game.standings(state).reason


def _ending(game: Game[Any, Any], settings: list[Setting], reason: str) -> list[dict[str, Any]]:
    """The first match that ends so."""
    level, seats = _SKILLED.get(reason, ("random", 0))
    who = _sensible if game.longest > _LONG else player(game, level)
    settings = [setting for setting in settings if not seats or setting[0] == seats]
    for seed in range(_TRIES):
        if seed == _AIMLESS and not seats:
            who = _idle
        setting = settings[seed % len(settings)]
        answers, ended = _ends(game, setting, seed, who)
        if ended == reason:
            nobody = [who] * setting[0]
            found = lines(game, setting[1], seed, nobody, answers=answers)
            return [_compact(line) for line in found]
    raise SystemExit(f"{game.id}: none of {_TRIES} matches ends {reason}")


def happens(game: Game[Any, Any], match: list[dict[str, Any]], moment: str) -> bool:
    """Whether this moment came in the match."""
    wanted, codec = game.moments[moment], Codec(game.steps, game.events)
    return any(
        wanted.came(codec.heard(event))
        for line in match
        for event in line.get("events", ())
        if event["kind"] == wanted.event.kind
    )


def _record(game: Game[Any, Any], settings: list[Setting], moment: str) -> list[dict[str, Any]]:
    """The first match, or the first in which that happens."""
    for seed in range(_TRIES):
        # What chance hardly ever brings about, somebody has to aim at.
        aims = bool(moment) and seed >= _AIMLESS
        match = _match(game, settings[seed % len(settings)], seed, aims=aims)
        if not moment or happens(game, match, moment):
            return match
    raise SystemExit(f"{game.id}: no random match of {_TRIES} has {moment}")


def write(game: Game[Any, Any], folder: Path) -> None:
    """All golden matches of a game; those no longer wanted go."""
    folder.mkdir(parents=True, exist_ok=True)
    names = wanted(game)
    for stale in folder.glob("*.jsonl"):
        if stale.stem not in names:
            stale.unlink()
    for name, (settings, reason) in names.items():
        moment = name.removeprefix("has-") if name.startswith("has-") else ""
        match = _ending(game, settings, reason) if reason else _record(game, settings, moment)
        text = "".join(
            json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in match
        )
        (folder / f"{name}.jsonl").write_text(text, encoding="utf-8", newline="\n")
        print(f"{game.id} {name}: {len(match) - 2} decisions")


def main(names: list[str]) -> int:
    """Make them anew."""
    for name in names or catalogue.GAMES:
        if name not in catalogue.GAMES:
            print(f"There is no game {name}; choose from {', '.join(catalogue.GAMES)}.")
            return 2
        write(catalogue.game(name), FOLDER / name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
