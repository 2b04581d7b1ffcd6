"""What every engine must agree on, one line each: `id / setup / number result`.

A set-up is a pack, or several with commas, match options, and perhaps `game=` and `seats=`, `seed=` and `after=`: so
many answers into the match of that seed. They are random, and careful with `play=careful`; traces are played so too.
Lines that begin with `#` are comments.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from knockbox.games.registry import AnyGame, build
from knockbox.testing.caution import adventurous
from knockbox.testing.laws.walk import Draw, draw_input, reach
from knockbox.testing.perft import perft
from knockbox.testing.trace import trace_hash

DRAWS: Final[dict[str, Draw]] = {"random": draw_input, "careful": adventurous}
OURS: Final[tuple[str, ...]] = ("game", "seats", "seed", "after", "play")
"""Words of a set-up that are no match options."""


class Line(NamedTuple):
    """A committed result: of a perft to a depth, or of a trace over so many matches."""

    id: str
    setup: str
    number: int
    result: str

    def __str__(self) -> str:
        return f"{self.id} / {self.setup} / {self.number} {self.result}"


def read_line(text: str) -> Line:
    id, setup, counted = (part.strip() for part in text.split(" / "))
    number, result = counted.split()
    return Line(id, setup, int(number), result)


def read_lines(path: Path) -> list[Line]:
    return [read_line(text) for text in path.read_text(encoding="utf-8").splitlines() if is_line(text)]


def is_line(text: str) -> bool:
    return bool(text.strip()) and not text.startswith("#")


def renew(path: Path, work_out: Callable[[Line, Path], str]) -> None:
    """Write the file anew with the results of today; comments and set-ups stay."""
    kept = path.read_text(encoding="utf-8").splitlines()
    renewed = [str(worked(read_line(text), path, work_out)) if is_line(text) else text for text in kept]
    path.write_text("\n".join(renewed) + "\n", encoding="utf-8")


def worked(line: Line, path: Path, work_out: Callable[[Line, Path], str]) -> Line:
    return line._replace(result=work_out(line, path.parent))


def perft_of(line: Line, folder: Path) -> str:
    """The perft count of a line; packs may be named by a path from `folder`."""
    game, given = game_of(line.setup, folder)
    state = reach(game, int(given.get("seed", 0)), int(given.get("after", 0)), DRAWS[given.get("play", "random")])
    return str(perft(game, state, line.number))


def trace_of(line: Line, folder: Path) -> str:
    """The trace hash of a line."""
    game, given = game_of(line.setup, folder)
    return trace_hash(game, line.number, DRAWS[given.get("play", "random")])


def game_of(setup: str, folder: Path) -> tuple[AnyGame, dict[str, str]]:
    """The game of a set-up, and those of its words that are no match options."""
    packs, *words = setup.split()
    options = dict(word.split("=", 1) for word in words)
    given = {name: options.pop(name) for name in OURS if name in options}
    seats = int(given["seats"]) if "seats" in given else None
    places = [place_of(pack, folder) for pack in packs.split(",")]
    return build(given.get("game", "knockdown"), options, places, seats), given


def place_of(pack: str, folder: Path) -> str:
    """The path of a pack, if there is one from `folder`; else its id."""
    return str(folder / pack) if (folder / pack).is_dir() else pack
