"""Matches between bots for calibration: reviewed choices are compared with the results."""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import msgspec

from knockbox.bots.budget import Budget
from knockbox.engine.rng import make_rng
from knockbox.games.registry import AnyGame
from knockbox.lab.analysis.hindsight import recall
from knockbox.lab.analysis.replayed_match import UTTERANCE, ReplayPoint, replay_inputs
from knockbox.lab.analysis.reviewer import Reviewer, split_budget
from knockbox.lab.dungeon.difficulty import DEFAULT_GROUP_SIZE
from knockbox.lab.dungeon.study_setup import DUNGEON_LEVELS, build_dungeon
from knockbox.lab.ladder.play_deal import build_duel
from knockbox.lab.match import MATCH_SEED_STRIDE, BotMatch, make_team, match_seed

SAMPLES_PER_MATCH: Final = 8
"""Reviewed choices per match."""
TRIAL_BOT: Final = "hard@200"
BEGINNER_BOTS: Final = {"dungeon": "easy"}
"""Bots that play the beginning of a match: good bots alone would hardly ever be in trouble."""
TAKEOVER_CHOICES: Final = 16
"""The bots of the trial take over at one of the last choices before the beginners' match would end."""
QUICK_BUDGET_PARTS: Final = 10
"""Fraction of the budget (one in ten) for the quick evaluation of each of these choices."""
TAKEOVER_PERCENT_RANGE: Final = (35, 70)
"""Range in percent of the win probability at which to take over; more extreme ones follow later in the match."""
MAX_DEALS: Final = 24
MAX_GAP: Final = 0.05
"""Up to `DEALS` deals are tried, until one comes this close to the wanted win probability."""
MAX_TRIALS_PER_SEED: Final = 100_000
"""Trials per seed; the seeds of further deals lie beyond."""
SAMPLED_CHOICES: Final = SAMPLES_PER_MATCH
"""Choices reviewed after the takeover, including the first: trouble is soon over."""
TRIAL_BUDGET: Final = Budget(simulations=1000)


class CalibrationTrial(msgspec.Struct, frozen=True):
    """One match to play, and how to review it."""

    game: str
    seed: int
    index: int
    bot: str  # on every seat
    evaluator_name: str
    budget: Budget


class Takeover(NamedTuple):
    """The deal to play, and how many questions the beginners answer."""

    seed: int
    questions: int = 0
    gap: float = 0.0  # between the estimated and the wanted win probability


class Sample(msgspec.Struct, frozen=True, array_like=True):
    """The uncorrected prediction for a seat after its choice, and whether that seat won."""

    match: int
    predicted: float
    is_won: bool


def build_duel_for(index: int) -> AnyGame:
    """Return Knockdown with all boxes; fighters, arena and skills are drawn for each match."""
    return build_duel()


def build_dungeon_for(index: int) -> AnyGame:
    """Return the dungeons in turn, without a timer."""
    return build_dungeon(DUNGEON_LEVELS[index % len(DUNGEON_LEVELS)], DEFAULT_GROUP_SIZE, (), ())


GAME_BUILDERS: Final[dict[str, Callable[[int], AnyGame]]] = {"knockdown": build_duel_for, "dungeon": build_dungeon_for}


def list_trials(first: CalibrationTrial, count: int) -> Iterator[CalibrationTrial]:
    return (msgspec.structs.replace(first, index=index) for index in range(count))


def run_trial(trial: CalibrationTrial) -> list[Sample]:
    """Play a match and review some of its choices; the result depends on the trial alone."""
    game = GAME_BUILDERS[trial.game](trial.index)
    start = choose_takeover(trial)
    inputs, begun, returns = play_trial(trial, game, start)
    points = replay_inputs(game, game.start(make_rng(start.seed)), inputs)
    reviewer = Reviewer(trial.evaluator_name, trial.budget, start.seed)
    near = SAMPLED_CHOICES if trial.game in BEGINNER_BOTS else None
    return [sample(trial, reviewer, point, returns) for point in sample_points(points[begun:], start.seed, near)]


def play_trial(
    trial: CalibrationTrial, game: AnyGame, start: Takeover
) -> tuple[list[tuple[int, int]], int, list[float]]:
    """Play a match; return its inputs, how many are the beginners', and the returns."""
    table = new_match(game, BEGINNER_BOTS.get(trial.game, trial.bot), start.seed)
    table.play(start.questions)
    table.bots = make_team([trial.bot] * game.num_players, start.seed)
    begun = len(table.inputs)
    table.play()
    return table.inputs, begun, game.returns(table.state)


def choose_takeover(trial: CalibrationTrial) -> Takeover:
    """Return the deal and the question at which the win probability is nearest to one drawn for this trial.

    Otherwise groups would mostly be nearly safe or nearly lost, and the middle bins would stay empty.
    """
    seed = match_seed(trial.seed, trial.index)
    if trial.game not in BEGINNER_BOTS:
        return Takeover(seed)
    low, high = TAKEOVER_PERCENT_RANGE
    wanted = (low + make_rng(~seed).below(high - low)) / 100
    best = Takeover(seed, 0, 1.0)
    for number in range(MAX_DEALS):
        if best.gap > MAX_GAP:
            found = nearest_takeover(trial, match_seed(trial.seed, trial.index + number * MAX_TRIALS_PER_SEED), wanted)
            best = min(best, found, key=lambda each: each.gap)
    return best


def nearest_takeover(trial: CalibrationTrial, seed: int, wanted: float) -> Takeover:
    """Return the question of one deal whose estimated win probability is nearest to the wanted one."""
    game = GAME_BUILDERS[trial.game](trial.index)
    table = new_match(game, BEGINNER_BOTS[trial.game], seed)
    table.play()
    points = replay_inputs(game, game.start(make_rng(seed)), table.inputs)
    free = [place for place, point in enumerate(points) if point.is_free][-TAKEOVER_CHOICES:]
    reviewer = Reviewer(trial.evaluator_name, split_budget(trial.budget, QUICK_BUDGET_PARTS), ~seed)
    gaps = {place: abs(reviewer.evaluate_position(recall(points[place]), 0).win_probability - wanted) for place in free}
    place = min(gaps, key=lambda each: gaps[each])
    return Takeover(seed, sum(point.kind != UTTERANCE for point in points[:place]), gaps[place])


def new_match(game: AnyGame, bot: str, seed: int) -> BotMatch:
    """Return a new match with one bot on every seat."""
    return BotMatch(game, make_team([bot] * game.num_players, seed), game.start(make_rng(seed), with_log=True))


def sample_points(points: list[ReplayPoint], seed: int, limit: int | None = None) -> list[ReplayPoint]:
    """Sample free choices uniformly, among the first `near` if given."""
    free = [place for place, point in enumerate(points) if point.is_free][:limit]
    make_rng(seed ^ MATCH_SEED_STRIDE).shuffle(free)
    return [points[place] for place in sorted(free[:SAMPLES_PER_MATCH])]


def sample(trial: CalibrationTrial, reviewer: Reviewer, point: ReplayPoint, returns: list[Any]) -> Sample:
    review = reviewer.review(recall(point), point.entry.choice)
    return Sample(trial.index, round(review.chosen.win_probability, 6), returns[point.entry.seat] > 0)
