"""Perft counts and traces that every engine must reproduce, one per line: `id / setup / number result`.

A set-up is a pack, or several with commas, match options, and perhaps `game=`, `seats=`, `seed=` and `after=`, the
number of inputs played from that seed. Play is random, or careful with `play=careful`, which applies to traces too.
Lines that begin with `#` are comments.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from knockbox.games.registry import AnyGame, build
from knockbox.testing.careful_play import careful_input_with_side_actions
from knockbox.testing.laws.walk import InputPolicy, draw_input, reach_state
from knockbox.testing.perft import perft
from knockbox.testing.trace import trace_hash

INPUT_POLICIES: Final[dict[str, InputPolicy]] = {"random": draw_input, "careful": careful_input_with_side_actions}
SETUP_WORDS: Final[tuple[str, ...]] = ("game", "seats", "seed", "after", "play")
"""Words of a set-up that are not match options."""


class ResultLine(NamedTuple):
    """A committed result: a perft to the depth `number`, or a trace over `number` matches."""

    id: str
    setup: str
    number: int
    result: str

    def __str__(self) -> str:
        return f"{self.id} / {self.setup} / {self.number} {self.result}"


def parse_result_line(text: str) -> ResultLine:
    id, setup, counted = (part.strip() for part in text.split(" / "))
    number, result = counted.split()
    return ResultLine(id, setup, int(number), result)


def read_results(path: Path) -> list[ResultLine]:
    return [parse_result_line(text) for text in path.read_text(encoding="utf-8").splitlines() if is_result_line(text)]


def is_result_line(text: str) -> bool:
    return bool(text.strip()) and not text.startswith("#")


def update_results(path: Path, compute: Callable[[ResultLine, Path], str]) -> None:
    """Rewrite the file with current results; comments and set-ups stay."""
    old = path.read_text(encoding="utf-8").splitlines()
    new = [
        str(with_new_result(parse_result_line(text), path, compute)) if is_result_line(text) else text for text in old
    ]
    path.write_text("\n".join(new) + "\n", encoding="utf-8")


def with_new_result(line: ResultLine, path: Path, compute: Callable[[ResultLine, Path], str]) -> ResultLine:
    return line._replace(result=compute(line, path.parent))


def compute_perft(line: ResultLine, folder: Path) -> str:
    """Compute the perft count of a line; packs may be given by a path relative to `folder`."""
    game, given = build_setup(line.setup, folder)
    state = reach_state(
        game, int(given.get("seed", 0)), int(given.get("after", 0)), INPUT_POLICIES[given.get("play", "random")]
    )
    return str(perft(game, state, line.number))


def compute_trace(line: ResultLine, folder: Path) -> str:
    """Compute the trace hash of a line."""
    game, given = build_setup(line.setup, folder)
    return trace_hash(game, line.number, INPUT_POLICIES[given.get("play", "random")])


def build_setup(setup: str, folder: Path) -> tuple[AnyGame, dict[str, str]]:
    """Return the game of a set-up, and the words of the set-up that are not match options."""
    packs, *words = setup.split()
    options = dict(word.split("=", 1) for word in words)
    given = {name: options.pop(name) for name in SETUP_WORDS if name in options}
    seats = int(given["seats"]) if "seats" in given else None
    places = [resolve_pack(pack, folder) for pack in packs.split(",")]
    return build(given.get("game", "knockdown"), options, places, seats), given


def resolve_pack(pack: str, folder: Path) -> str:
    """Return the path of a pack relative to `folder` if it exists, else its id."""
    return str(folder / pack) if (folder / pack).is_dir() else pack
