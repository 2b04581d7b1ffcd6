"""Scenes for tests of drawing, and their text at a given size."""

import io
from collections.abc import Iterator
from functools import cache

from rich.console import Console, RenderableType

from knockbox.cli.knockdown.answers import put_into_words
from knockbox.cli.knockdown.scene import KnockdownScene
from knockbox.cli.table.scene import Asked
from knockbox.engine.rng import seeded
from knockbox.games.knockdown.game import Knockdown, build
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.wording import Wording

PLAYERS = ["A", "B"]


def words(game: Knockdown, language: str) -> Wording:
    return words_of_boxes(tuple(game.mixture.packs), game.options["arena"], game.options["skills"], language)


@cache
def words_of_boxes(packs: tuple[str, ...], arena: str, skills: str, language: str) -> Wording:
    """Wordings of house boxes are made once for all games that lay the same on the table."""
    return Wording(build({"arena": arena, "skills": skills}, *packs).mixture, language)


def states(game: Knockdown, seed: int) -> Iterator[KnockdownState]:
    """Every state of a match of random answers at which a question is open."""
    chance = seeded(seed + 1000)
    state = game.start(seeded(seed))
    while (question := game.decision(state)) is not None:
        yield state
        game.step(state, question.options[chance.below(len(question.options))])


def scene_of(game: Knockdown, state: KnockdownState, seat: int, language: str = "en") -> KnockdownScene:
    return KnockdownScene(game, words(game, language), game.view(state, seat), PLAYERS)


def asked_of(game: Knockdown, state: KnockdownState, language: str = "en") -> Asked:
    assert state.question is not None
    return put_into_words(words(game, language), state, state.question)


def standing(
    fighters: str = "veroth,driana", *packs: str, seed: int = 3, inputs: int = 30, **options: str
) -> tuple[Knockdown, KnockdownState]:
    """A game and a table in the middle of a match."""
    game = build({"fighters": fighters, **options}, *packs)
    for number, state in enumerate(states(game, seed)):
        if number == inputs:
            return game, state
    raise AssertionError("the match was over before")


def drawn(part: RenderableType, width: int = 100) -> str:
    """What Rich makes of it, without styles."""
    return printed(plain_console(width), part)


def plain_console(width: int, height: int = 40) -> Console:
    return Console(file=io.StringIO(), width=width, height=height, color_system=None, highlight=False)


def printed(console: Console, part: RenderableType) -> str:
    console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()
