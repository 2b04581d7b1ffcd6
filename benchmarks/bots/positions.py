"""Mid-match observations of our games for the seat to move."""

from collections.abc import Iterator
from itertools import count, islice

from knockbox.bots.observation import PlayerObservation
from knockbox.bots.registry import make_bot
from knockbox.engine.decision import Decision
from knockbox.engine.rng import make_rng
from knockbox.games.registry import AnyGame
from knockbox.lab.match import BotMatch

POSITION_BOT = "greedy"
"""Sensible play is needed for realistic positions; random dungeons are lost too early."""


def mid_match_observations(game: AnyGame, prompt: str, wanted: int) -> list[PlayerObservation]:
    found = (middle_of_match(game, prompt, seed) for seed in count())
    return [*islice((vantage for vantage in found if vantage is not None), wanted)]


def middle_of_match(game: AnyGame, prompt: str, seed: int) -> PlayerObservation | None:
    """Return the first such decision with a choice in the second half of the match, or None."""
    half = sum(1 for _ in questions(new_table(game, seed))) // 2
    table = new_table(game, seed)
    for asked, question in enumerate(questions(table)):
        if asked >= half and game.prompts[question.prompt] == prompt and len(question.options) > 1:
            return table.observe(question, question.seat)
    return None


def new_table(game: AnyGame, seed: int) -> BotMatch:
    bots = [make_bot(POSITION_BOT, seed * game.num_players + seat) for seat in range(game.num_players)]
    return BotMatch(game, bots, game.start(make_rng(seed), with_log=True))


def questions(table: BotMatch) -> Iterator[Decision]:
    """Play the match, yielding each decision before it is answered."""
    while table.game.decision(table.state) is not None:
        if table.has_new_events():
            table.talk()
        yield table.open_question()
        table.answer_question()
