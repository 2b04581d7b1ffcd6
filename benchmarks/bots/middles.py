"""The middle of matches of our games, as the seat sees it that is to act."""

from collections.abc import Iterator
from itertools import count, islice

from knockbox.bots.registry import make
from knockbox.bots.vantage import Vantage
from knockbox.engine.decision import Decision
from knockbox.engine.rng import seeded
from knockbox.games.registry import AnyGame
from knockbox.lab.match import Table

PLAYER = "greedy"
"""Searches are for tables that come up in sensible play; dungeons at random are lost before they have a middle."""


def middles(game: AnyGame, prompt: str, wanted: int) -> list[Vantage]:
    found = (middle_of_match(game, prompt, seed) for seed in count())
    return [*islice((vantage for vantage in found if vantage is not None), wanted)]


def middle_of_match(game: AnyGame, prompt: str, seed: int) -> Vantage | None:
    """The first such question with a choice once half of the decisions are made; None if no other follows."""
    half = sum(1 for _ in questions(new_table(game, seed))) // 2
    table = new_table(game, seed)
    for asked, question in enumerate(questions(table)):
        if asked >= half and game.prompts[question.prompt] == prompt and len(question.options) > 1:
            return table.vantage(question, question.seat)
    return None


def new_table(game: AnyGame, seed: int) -> Table:
    bots = [make(PLAYER, seed * game.seats + seat) for seat in range(game.seats)]
    return Table(game, bots, game.start(seeded(seed), listen=True))


def questions(table: Table) -> Iterator[Decision]:
    """Play the match, with a look at each question before it is answered."""
    while table.game.decision(table.state) is not None:
        if table.has_news():
            table.talk()
        yield table.question()
        table.ask()
