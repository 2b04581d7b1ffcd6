"""Scenes of the dungeon for tests of drawing, and their text at a given size."""

import io
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Console, RenderableType

from knockbox.cli.dungeon.foresight import foresee
from knockbox.cli.dungeon.glyphs import BEATS, LOSES, WINS
from knockbox.cli.dungeon.scene import DungeonScene
from knockbox.cli.dungeon.stage import DungeonStage
from knockbox.cli.table.log import Entry, Remark
from knockbox.cli.table.screen import Screen
from knockbox.engine.rng import seeded
from knockbox.games.dungeon.game import Dungeon, build
from knockbox.games.dungeon.state import DungeonState
from knockbox.records.record import Player
from knockbox.testing.dungeon_table import BOX

NO_OPTIONS: Mapping[str, str] = {}
FOUR = {"adventure": "on", "tokens": "fireball,ice,poison,silence"}
STORY = [Entry(Remark(f"Something happened for the {number}th time.", "KKD-TURN-1"), number > 3) for number in range(6)]


def at(card: str, x: int, y: int, **more: object) -> dict[str, object]:
    return {"card": card, "cell": [x, y], **more}


def arranged(
    position: dict[str, Any], options: Mapping[str, str] = NO_OPTIONS, seats: int = 2
) -> tuple[Dungeon, DungeonState]:
    """A table of the proving dungeon set up by hand."""
    game = build(options, seats, BOX)
    return game, game.set_up(position)


def careful_states(game: Dungeon, seed: int) -> Iterator[DungeonState]:
    """Every state of a match whose players beat what they can, and do not lose at once if they can help it."""
    chance = seeded(seed + 1000)
    state = game.start(seeded(seed))
    while state.question is not None:
        yield state
        fates, options = foresee(game, state, state.question.seat), state.question.options
        options = [choice for choice in options if fates[choice] != LOSES] or options
        options = [choice for choice in options if fates[choice] in (BEATS, WINS)] or options
        game.step(state, options[chance.below(len(options))])


def stage_of(game: Dungeon, language: str = "en", players: Sequence[Player] = ()) -> DungeonStage:
    return DungeonStage(game, language, players or [Player(str(seat + 1), "person") for seat in range(game.seats)])


def scene_of(game: Dungeon, state: DungeonState, seat: int, language: str = "en") -> DungeonScene:
    return stage_of(game, language).scene(state, seat, 0)


def drawn(part: RenderableType, width: int = 100) -> str:
    """What Rich makes of it, without styles."""
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
    story: Sequence[Entry] = STORY,
) -> list[str]:
    """The whole screen of the question on the table."""
    stage, console = stage_of(game, language), console_of(*size)
    scene = stage.scene(state, vantage, 0)
    assert state.question is not None
    asked = stage.asked(scene, state, state.question)
    with console.capture() as capture:
        console.print(Screen(console, stage.picture).draw(scene, asked, list(story)))
    return capture.get().splitlines()


def console_of(width: int, height: int) -> Console:
    return Console(
        file=io.StringIO(), width=width, height=height, color_system=None, highlight=False, force_terminal=True
    )
