"""Scenes of the dungeon for drawing tests, and their text at a given size."""

import io
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Console, RenderableType

from knockbox.cli.dungeon.glyphs import BEATS, LOSES, WINS
from knockbox.cli.dungeon.presenter import DungeonPresenter
from knockbox.cli.dungeon.preview import preview_options
from knockbox.cli.dungeon.scene import DungeonScene
from knockbox.cli.table.log import LogRow, RemarkLine
from knockbox.cli.table.screen import Screen
from knockbox.engine.rng import make_rng
from knockbox.games.dungeon.game import Dungeon, build
from knockbox.games.dungeon.state import DungeonState
from knockbox.records.record import Player
from knockbox.testing.dungeon_table import PROVING_DUNGEON

NO_OPTIONS: Mapping[str, str] = {}
FOUR = {"adventure": "on", "tokens": "fireball,ice,poison,silence"}
LOG_ROWS = [
    LogRow(RemarkLine(f"Something happened for the {number}th time.", "KKD-TURN-1"), number > 3) for number in range(6)
]


def at(card: str, x: int, y: int, **more: object) -> dict[str, object]:
    return {"card": card, "cell": [x, y], **more}


def set_up_table(
    position: dict[str, Any], options: Mapping[str, str] = NO_OPTIONS, seats: int = 2
) -> tuple[Dungeon, DungeonState]:
    """Return the proving dungeon with a position."""
    game = build(options, seats, PROVING_DUNGEON)
    return game, game.set_up(position)


def careful_states(game: Dungeon, seed: int) -> Iterator[DungeonState]:
    """Yield every state of a match whose players beat creatures and avoid immediate losses."""
    chance = make_rng(seed + 1000)
    state = game.start(make_rng(seed))
    while state.question is not None:
        yield state
        fates, options = preview_options(game, state, state.question.seat), state.question.options
        options = [choice for choice in options if fates[choice] != LOSES] or options
        options = [choice for choice in options if fates[choice] in (BEATS, WINS)] or options
        game.step(state, options[chance.below(len(options))])


def presenter_of(game: Dungeon, language: str = "en", players: Sequence[Player] = ()) -> DungeonPresenter:
    return DungeonPresenter(
        game, language, players or [Player(str(seat + 1), "person") for seat in range(game.num_players)]
    )


def scene_of(game: Dungeon, state: DungeonState, seat: int, language: str = "en") -> DungeonScene:
    return presenter_of(game, language).scene(state, seat, 0)


def render(part: RenderableType, width: int = 100) -> str:
    """Render without styles."""
    console = Console(file=io.StringIO(), width=width, color_system=None, highlight=False)
    console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def screen_lines(
    game: Dungeon,
    state: DungeonState,
    vantage: int,
    size: tuple[int, int],
    language: str = "en",
    story: Sequence[LogRow] = LOG_ROWS,
) -> list[str]:
    """Return the screen of the open question."""
    stage, console = presenter_of(game, language), console_of(*size)
    scene = stage.scene(state, vantage, 0)
    assert state.question is not None
    asked = stage.render_question(scene, state, state.question)
    with console.capture() as capture:
        console.print(Screen(console, stage.picture).draw(scene, asked, list(story)))
    return capture.get().splitlines()


def console_of(width: int, height: int) -> Console:
    return Console(
        file=io.StringIO(), width=width, height=height, color_system=None, highlight=False, force_terminal=True
    )
