"""Matches and observations with a question to search."""

from collections.abc import Iterator
from typing import Any

from knockbox.bots.observation import PlayerObservation
from knockbox.bots.registry import make_bot
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.rng import Rng, make_rng
from knockbox.games.registry import AnyGame, build
from knockbox.lab.match import BotMatch

PACKS = {"knockdown": ["siege-storm", "nemesis", "tainted-grail"], "dungeon": ["first-dungeon"]}
OPTIONS = {
    "knockdown": {"fighters": "draw", "arena": "draw", "skills": "draw", "memory": "closed"},
    "dungeon": {"timer": "off"},
}


def build_game(key: str) -> AnyGame:
    return build(key, OPTIONS[key], PACKS[key])


def greedy_match(game: AnyGame, chance: Rng | None = None, seed: int = 3) -> BotMatch:
    """Return a match of bots that talk and listen; random ones would soon lose in a dungeon."""
    bots = [make_bot("greedy", seed + seat) for seat in range(game.num_players)]
    return BotMatch(game, bots, game.start(chance or make_rng(seed), with_log=True))


def free_questions(key: str, chance: Rng | None = None, seed: int = 3) -> Iterator[PlayerObservation]:
    """Yield every free question of a match, as the asked seat sees it."""
    return (
        observation
        for observation in free_observations(key, chance, seed)
        if observation.seat == observation.question.seat
    )


def free_observations(key: str, chance: Rng | None = None, seed: int = 3) -> Iterator[PlayerObservation]:
    """Yield every free question of a match, as each seat sees it."""
    game = build_game(key)
    match = greedy_match(game, chance, seed)
    while (question := game.decision(match.state)) is not None:
        if match.has_new_events():
            match.talk()
        if len(question.options) > 1 and question.seat != PUBLIC:
            for seat in range(game.num_players):
                yield match.observe(question, seat)
        match.answer_question()


def nth_question(number: int, key: str) -> PlayerObservation:
    """Return the n-th free question; the match stops there, so that its state does not change."""
    walk = free_questions(key)
    return [next(walk) for _ in range(number)][-1]


def indistinguishable_twin(observation: PlayerObservation, rng: Rng) -> PlayerObservation:
    """Return an observation of another state that looks the same to the seat."""
    return observation_at(observation, observation.determinize(rng).state)


def observation_at(observation: PlayerObservation, state: Any, question: Decision | None = None) -> PlayerObservation:
    """Return the observation of the same seat in another state, by default with the question open there."""
    return PlayerObservation(
        observation.rules, state, question or open_question(observation, state), observation.history, observation.seat
    )


def open_question(observation: PlayerObservation, state: Any) -> Decision:
    question = observation.rules.decision(state)
    assert question is not None
    return question
