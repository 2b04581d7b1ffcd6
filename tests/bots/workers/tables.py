"""Tables at which somebody has something to think about."""

from collections.abc import Iterator
from typing import Any

from knockbox.bots.registry import make
from knockbox.bots.vantage import Vantage
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.rng import Rng, seeded
from knockbox.games.registry import AnyGame, build
from knockbox.lab.match import Table

PACKS = {"knockdown": ["siege-storm", "nemesis", "tainted-grail"], "dungeon": ["first-dungeon"]}
OPTIONS = {
    "knockdown": {"fighters": "draw", "arena": "draw", "skills": "draw", "memory": "closed"},
    "dungeon": {"timer": "off"},
}


def game_called(key: str) -> AnyGame:
    return build(key, OPTIONS[key], PACKS[key])


def sensible_match(game: AnyGame, chance: Rng | None = None, seed: int = 3) -> Table:
    """Bots that talk and listen; random ones are soon beaten in a dungeon."""
    bots = [make("greedy", seed + seat) for seat in range(game.seats)]
    return Table(game, bots, game.start(chance or seeded(seed), listen=True))


def questions(key: str, chance: Rng | None = None, seed: int = 3) -> Iterator[Vantage]:
    """Every question of a match that leaves a choice, as the seat that is asked sees it."""
    return (vantage for vantage in vantages(key, chance, seed) if vantage.seat == vantage.question.seat)


def vantages(key: str, chance: Rng | None = None, seed: int = 3) -> Iterator[Vantage]:
    """The same as every seat sees it."""
    game = game_called(key)
    match = sensible_match(game, chance, seed)
    while (question := game.decision(match.state)) is not None:
        if match.has_news():
            match.talk()
        if len(question.options) > 1 and question.seat != PUBLIC:
            for seat in range(game.seats):
                yield match.vantage(question, seat)
        match.ask()


def question_number(number: int, key: str) -> Vantage:
    """The match is played no further, so that its table stays as it is."""
    walk = questions(key)
    return [next(walk) for _ in range(number)][-1]


def twin(vantage: Vantage, rng: Rng) -> Vantage:
    """Another truth that looks the same to the seat."""
    return at(vantage, vantage.imagine(rng).state)


def at(vantage: Vantage, state: Any, question: Decision | None = None) -> Vantage:
    """The same seat at another table; unless told, with the question that is open there."""
    return Vantage(vantage.rules, state, question or open_at(vantage, state), vantage.story, vantage.seat)


def open_at(vantage: Vantage, state: Any) -> Decision:
    question = vantage.rules.decision(state)
    assert question is not None
    return question
