"""Scenes of Knockdown for drawing tests, and their text at a given size."""

import io
from collections.abc import Iterator
from functools import cache

from rich.console import Console, RenderableType

from knockbox.cli.knockdown.answers import render_question
from knockbox.cli.knockdown.scene import KnockdownScene
from knockbox.cli.table.scene import RenderedQuestion
from knockbox.engine.rng import make_rng
from knockbox.games.knockdown.game import Knockdown, build
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.text.questions import Wording

PLAYERS = ["A", "B"]


def words(game: Knockdown, language: str) -> Wording:
    return words_of_boxes(tuple(game.card_pool.packs), game.options["arena"], game.options["skills"], language)


@cache
def words_of_boxes(packs: tuple[str, ...], arena: str, skills: str, language: str) -> Wording:
    """Return cached wordings of built-in boxes."""
    return Wording(build({"arena": arena, "skills": skills}, *packs).card_pool, language)


def states(game: Knockdown, seed: int) -> Iterator[KnockdownState]:
    """Yield every state of a random match with an open question."""
    chance = make_rng(seed + 1000)
    state = game.start(make_rng(seed))
    while (question := game.decision(state)) is not None:
        yield state
        game.step(state, question.options[chance.below(len(question.options))])


def scene_of(game: Knockdown, state: KnockdownState, seat: int, language: str = "en") -> KnockdownScene:
    return KnockdownScene(game, words(game, language), game.view(state, seat), PLAYERS)


def rendered_question(game: Knockdown, state: KnockdownState, language: str = "en") -> RenderedQuestion:
    assert state.question is not None
    return render_question(words(game, language), state, state.question)


def mid_match(
    fighters: str = "veroth,driana", *packs: str, seed: int = 3, inputs: int = 30, **options: str
) -> tuple[Knockdown, KnockdownState]:
    """Return a game and a mid-match state."""
    game = build({"fighters": fighters, **options}, *packs)
    for number, state in enumerate(states(game, seed)):
        if number == inputs:
            return game, state
    raise AssertionError("the match was over before")


def render(part: RenderableType, width: int = 100) -> str:
    """Render without styles."""
    return render_on(plain_console(width), part)


def plain_console(width: int, height: int = 40) -> Console:
    return Console(file=io.StringIO(), width=width, height=height, color_system=None, highlight=False)


def render_on(console: Console, part: RenderableType) -> str:
    console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()
