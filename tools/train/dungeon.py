"""Training matches of the dungeon: positions with all hands open, and whether they were won."""

from collections.abc import Iterator
from typing import Final

from knockbox.bots.budget import Budget
from knockbox.bots.greedy import POLICIES, make_greedy
from knockbox.bots.model import evaluator_from_model
from knockbox.bots.observation import Bot, PlayerObservation
from knockbox.bots.search.evaluator import Evaluator
from knockbox.bots.search_result import ActionStats
from knockbox.bots.sequential_halving import search_by_halving
from knockbox.engine.rng import Rng, make_rng
from knockbox.games.registry import AnyGame, build
from knockbox.lab.match import BotMatch
from tools.train.samples import TrainingBatch, TrainingGame, TrainingSample

SAMPLED_PROMPTS: Final = ["choose_card", "choose_cell", "last_chance"]
GROUPS: Final = (4, 4, 3, 4, 2, 4, 5, 1, 4, 6)
TOKENS: Final = ("fireball", "ice", "poison", "silence")
ADVENTURE_EVERY: Final = 7
"""One match in this many is part of an adventure, with some tokens."""
RANDOM_PERCENT: Final = 5
"""Percentage of random choices, so that the net also sees positions that good play avoids."""
MAX_RANDOM_LOSS: Final = 0.2
"""Maximum estimated loss of winning chance by a random choice: most blunders end the match at once."""


def play_dungeon(batch: TrainingBatch, seed: int) -> Iterator[TrainingSample]:
    """Yield each decision of a match; choosing a card and laying it count as one."""
    rules = rules_for(seed)
    bots = [make_apprentice(batch, rules, seed * rules.num_players + seat) for seat in range(rules.num_players)]
    table = BotMatch(rules, bots, rules.start(make_rng(seed), with_log=True))
    rows: list[list[float]] = []
    while (question := rules.decision(table.state)) is not None:
        row = rules.features(table.state, question.seat)
        if not rows or row != rows[-1]:
            rows.append(row)
        table.take_turn()
    won = float(rules.returns(table.state)[0] > 0)
    return ((row, won) for row in rows)


def rules_for(seed: int) -> AnyGame:
    """Return rules by seed: all levels, group sizes, and occasionally an adventure."""
    chance = make_rng(seed)
    seats = GROUPS[chance.below(len(GROUPS))]
    options = {"timer": "off", "level": str(1 + chance.below(4))}
    if chance.below(ADVENTURE_EVERY) == 0:
        held = [token for token in TOKENS[: 3 if seats == 1 else 4] if chance.below(2)]
        options |= {"adventure": "on", "tokens": ",".join(held) or "none"}
    return build("dungeon", options, (), seats)


def make_apprentice(batch: TrainingBatch, rules: AnyGame, seed: int) -> Bot:
    if batch.model is None:
        return Apprentice(make_greedy(seed), None, 0, make_rng(~seed))
    return Apprentice(make_greedy(seed), evaluator_from_model(batch.model, rules), batch.simulations, make_rng(~seed))


class Apprentice:
    """Plays like its teacher or by the current net, with occasional random choices."""

    name = "apprentice"

    def __init__(self, teacher: Bot, evaluator: Evaluator | None, simulations: int, rng: Rng) -> None:
        self.teacher = teacher
        self.judge = evaluator
        self.budget = Budget(simulations=simulations)
        self.rng = rng
        self.planned: list[int] = []  # answers to questions that follow the last one

    def choose(self, observation: PlayerObservation) -> int:
        is_whim = self.rng.below(100) < RANDOM_PERCENT
        if self.judge is None:
            return self.random_card(observation) if is_whim else self.teacher.choose(observation)
        if observation.prompt == "choose_cell" and self.planned and not is_whim:
            return self.planned.pop()
        thought = search_by_halving(observation, self.judge, self.rng, self.budget)
        self.planned = [] if is_whim else [choice for _, choice in thought.principal_variation[1:]]
        return self.random_tolerable(thought.action_stats, thought.best) if is_whim else thought.best.choice

    def random_card(self, observation: PlayerObservation) -> int:
        if observation.prompt != "choose_card":
            return self.teacher.choose(observation)
        options = observation.question.options
        return options[self.rng.below(len(options))]

    def random_tolerable(self, action_stats: list[ActionStats], best: ActionStats) -> int:
        tolerable = [
            each
            for each in action_stats
            if each.visits and each.win_probability > best.win_probability - MAX_RANDOM_LOSS
        ]
        return tolerable[self.rng.below(len(tolerable))].choice if tolerable else best.choice

    def speak(self, observation: PlayerObservation) -> list[int]:
        return POLICIES[observation.game].speak(observation)


DUNGEON_TRAINING: Final = TrainingGame("dungeon", SAMPLED_PROMPTS, True, rules_for, play_dungeon)
