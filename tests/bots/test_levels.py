"""Each level plays legally and from its observation alone, respects the odds of a test, and beats the one below."""

import pytest

from knockbox.bots.budget import Budget
from knockbox.bots.heuristics.dungeon import DungeonPolicy, parse_placement, rate_placements
from knockbox.bots.heuristics.floor import LOST_VALUE
from knockbox.bots.heuristics.talk_tracker import TalkTracker, forget_old_statements
from knockbox.bots.levels import BEGINNER_POLICIES, CASUAL_POLICIES, PoliciesByStyle
from knockbox.bots.lookahead import LookaheadPolicy
from knockbox.bots.observation import PlayerObservation
from knockbox.bots.registry import default_budget, make_bot
from knockbox.bots.styles import NO_STYLE
from knockbox.bots.tree_search import SIMULATIONS_PER_CLOCK_CHECK
from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import make_rng
from knockbox.games.dungeon.events import CardLaid, Said
from knockbox.games.dungeon.state import WON
from knockbox.games.dungeon.views import DungeonView
from knockbox.games.knockdown.pack import shipped_packs
from knockbox.games.knockdown.selection import DRAW, SELECTION_OPTIONS
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.registry import build, game_keys
from knockbox.lab.dungeon.difficulty import DEFAULT_GROUP_SIZE
from knockbox.lab.dungeon.study_setup import build_dungeon, deal_seed
from knockbox.lab.match import match_seed, play_to_end
from knockbox.testing.knockdown_table import current_question, game_of, say, table
from tests.bots.workers.observations import free_observations, free_questions, indistinguishable_twin

OBSERVING_BOTS = ["deaf", "easy:own", "normal", "hard@12", "expert:own@12", "mute@12"]
LEVELS = ["easy", "normal", "hard@40", "expert@40"]
DUEL = build("knockdown", dict.fromkeys(SELECTION_OPTIONS, DRAW), shipped_packs())
UPPERCUT = "drawbridge-uppercut"
ROW = [UPPERCUT, "feint", "stomp", "backfist"]


def observation_at(state: KnockdownState) -> PlayerObservation:
    assert state.question is not None
    return PlayerObservation(game_of(state), state, state.question)


def is_test_called(name: str, light: int) -> bool:
    """Return whether a bot calls a test on an opponent with this many light wounds."""
    state = table(hands=[[], []], places=[2, 3], row=ROW, light=[0, light])
    say(state, f"attack {UPPERCUT}")
    assert current_question(state) == (0, "call_test")
    return game_of(state).action_to_string(make_bot(name, 1).choose(observation_at(state))) == "call"


@pytest.mark.parametrize("name", [*LEVELS[:2], "hard@300", "expert@300"])
def test_a_test_is_called_when_it_pays(name: str) -> None:
    assert [is_test_called(name, light) for light in (2, 14)] == [False, True]


def count_wins(bots: tuple[str, str], pairs: int) -> int:
    """Return how many matches the first bot wins; each deal is played from both seats."""
    won = 0
    for index in range(pairs):
        for seat, names in enumerate((bots, bots[::-1])):
            seed = match_seed(7, index)
            state, _ = play_to_end(DUEL, names, seed)
            won += DUEL.returns(state)[seat] > 0
    return won


@pytest.mark.once
@pytest.mark.parametrize(
    ("bots", "pairs", "least"),
    [
        (("easy", "random"), 12, 22),
        (("normal", "random"), 15, 29),
        (("normal", "easy"), 20, 30),
        (("hard@80", "random"), 3, 6),
        (("hard@60", "normal"), 10, 16),
        (("hard@20", "ismcts@20"), 5, 9),
        (("expert@100", "hard@5"), 6, 10),
    ],
)
def test_a_level_beats_what_is_below_it(bots: tuple[str, str], pairs: int, least: int) -> None:
    assert count_wins(bots, pairs) >= least


def test_in_the_dungeon_a_level_wins_more_than_what_is_below_it() -> None:
    dungeon = build_dungeon(1, DEFAULT_GROUP_SIZE, (), ())

    def won(bot: str) -> int:
        ends = (
            play_to_end(dungeon, [bot] * DEFAULT_GROUP_SIZE, deal_seed(1, 1, DEFAULT_GROUP_SIZE, index))[0].outcome
            for index in range(40)
        )
        return sum(end == WON for end in ends)

    easy, normal, greedy = (won(bot) for bot in ("easy", "normal", "greedy"))
    assert 0 < easy <= normal - 6
    assert normal <= greedy - 4


def test_the_stronger_levels_think_and_the_weaker_answer_at_once() -> None:
    assert [default_budget(name) for name in ("easy", "normal")] == [None, None]
    hard, expert = default_budget("hard"), default_budget("expert")
    assert hard is not None
    assert expert is not None
    assert 0 < hard.seconds <= 1
    assert hard.seconds < expert.seconds <= 3


def test_the_weaker_levels_forget_what_they_saw_go_into_a_hand() -> None:
    state = table(hands=[["sortie"], ["high-jab", "high-jab"]], places=[2, 3], row=ROW)
    state.hands[1].show()
    forgotten = observation_at(state).without_memory()
    remembered = {tuple(observation_at(state).determinize(make_rng(seed)).state.hands[1].cards) for seed in range(8)}
    guessed = {tuple(forgotten.determinize(make_rng(seed)).state.hands[1].cards) for seed in range(8)}
    assert len(remembered) == 1
    assert len(guessed) > 1


def play_choices(name: str, forgets: bool) -> list[int]:
    """Return a bot's answers during a match, with or without memory of hidden information."""
    asked = free_questions("knockdown")
    return [make_bot(name, 1).choose(observation.without_memory() if forgets else observation) for observation in asked]


def test_the_weaker_levels_choose_by_what_is_left_of_it() -> None:
    assert play_choices("greedy", forgets=False) != play_choices("greedy", forgets=True)
    for name in ("easy", "normal"):
        assert play_choices(name, forgets=False) == play_choices(name, forgets=True)


@pytest.mark.parametrize("policies", [BEGINNER_POLICIES, CASUAL_POLICIES])
def test_the_weaker_levels_forget_what_was_said_a_while_ago(policies: PoliciesByStyle) -> None:
    policy, sharp, differs = policies[NO_STYLE]["dungeon"], DungeonPolicy(), 0
    assert isinstance(policy, DungeonPolicy)
    assert policy.memory_cards is not None
    for observation in free_questions("dungeon", seed=4):
        fresh = PlayerObservation(
            observation.rules,
            observation._state,
            observation.question,
            forget_old_statements(observation.history, policy.memory_cards),
        )
        assert policy.choose(observation, make_rng(1)) == policy.choose(fresh, make_rng(1))
        differs += sharp.choose(observation, make_rng(1)) != sharp.choose(fresh, make_rng(1))
    assert differs > 0


def test_words_are_forgotten_after_so_many_cards() -> None:
    said, laid = Said("", 1, "zeros both"), CardLaid("", 2, "hall", (0, 0), False, [0, 1, 1, 1], False, 0)
    assert forget_old_statements([said, laid, laid, said], 2) == [laid, laid, said]
    assert forget_old_statements([said, laid, laid, said], 3) == [said, laid, laid, said]


@pytest.mark.parametrize("policies", [BEGINNER_POLICIES, CASUAL_POLICIES])
def test_the_weaker_levels_take_nothing_but_what_looks_nearly_as_good(policies: PoliciesByStyle) -> None:
    """Short-sighted but not random: all options are evaluated alike, and clearly worse ones are never taken."""
    policy, missed = policies[NO_STYLE]["knockdown"], 0
    assert isinstance(policy, LookaheadPolicy)
    for number, observation in enumerate(free_questions("knockdown")):
        if policy.heuristic.is_gamble(observation.prompt):
            continue
        seen = observation.without_memory()
        values = dict(zip(observation.question.options, policy.evaluate_options(seen, make_rng(number)), strict=True))
        chosen = values[policy.choose(seen, make_rng(number))]
        assert chosen >= max(values.values()) - policy.tolerance
        missed += chosen < max(values.values())
    assert missed > 0


@pytest.mark.parametrize("name", ["easy", "normal"])
def test_the_weaker_levels_lay_no_card_that_loses_at_once_where_another_does_not(name: str) -> None:
    bot, looked = make_bot(name, 1), 0
    for observation in free_questions("dungeon"):
        if observation.prompt != "choose_cell" or not isinstance(observation.view, DungeonView):
            continue
        values = {
            (each.place, each.turned): each.value
            for each in rate_placements(observation, observation.view, TalkTracker(()))
        }
        safe = max(values.values()) > LOST_VALUE
        looked += safe and min(values.values()) == LOST_VALUE
        chosen = observation.action_to_string(bot.choose(observation))
        assert not safe or not chosen.startswith("lay") or values[parse_placement(chosen)] > LOST_VALUE
    assert looked > 5


@pytest.mark.parametrize("key", game_keys())
def test_no_bot_can_tell_worlds_apart_that_its_seat_cannot(key: str) -> None:
    rng, apart = make_rng(3), 0
    for number, observation in enumerate(free_observations(key)):
        other = indistinguishable_twin(observation, rng)
        apart += observation.rules.position(observation._state) != observation.rules.position(other._state)
        name = OBSERVING_BOTS[number // observation.rules.num_players % len(OBSERVING_BOTS)]
        one, two = make_bot(name, number), make_bot(name, number)
        assert one.speak(observation) == two.speak(other)
        if observation.question.options:
            assert one.choose(observation) == two.choose(other)
    assert apart > 10


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_answers_every_kind_of_question(name: str) -> None:
    """Including towers, whose verdicts are chance events."""
    rules = build("knockdown", {"ko_test": "tower"}, ["nemesis"])
    state, rng, bot = rules.start(make_rng(2)), make_rng(3), make_bot(name, 4)
    while (question := rules.decision(state)) is not None:
        chance = question.options[rng.below(len(question.options))]
        choice = chance if question.seat == PUBLIC else bot.choose(PlayerObservation(rules, state, question))
        assert choice in question.options
        rules.step(state, choice)


def test_a_thought_names_every_option_and_adds_up() -> None:
    state = table(hands=[["sortie"], ["high-jab"]], places=[2, 3], row=ROW)
    bot = make_bot("hard@200", 3)
    result = bot.search(observation_at(state))  # type: ignore[attr-defined]
    assert [stats.choice for stats in result.action_stats] == observation_at(state).question.options
    assert result.simulations == 200
    assert result.best.visits == max(stats.visits for stats in result.action_stats)
    assert result.principal_variation[0] == (0, result.best.choice)
    assert all(0 <= stats.win_probability <= 1 and stats.std_error > 0 for stats in result.action_stats)
    twice = result + result
    assert twice.simulations == 400
    assert twice.best.win_probability == pytest.approx(result.best.win_probability)
    assert twice.best.std_error < result.best.std_error


def test_a_search_can_be_stopped() -> None:
    state = table(hands=[["sortie"], ["high-jab"]], places=[2, 3], row=ROW)
    looks = iter([False, False, True])
    bot = make_bot("hard", 3)
    bot.budget = Budget(simulations=10_000)  # type: ignore[attr-defined]
    assert bot.search(observation_at(state), lambda: next(looks)).simulations == 2 * SIMULATIONS_PER_CLOCK_CHECK  # type: ignore[attr-defined]
