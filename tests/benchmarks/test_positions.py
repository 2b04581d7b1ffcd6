"""Tables at which searches are timed: from the middle of matches, with a choice, and each searched as often as said."""

from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from benchmarks import gin_rummy
from benchmarks.bots import dungeon, knockdown, openspiel, search
from benchmarks.bots.positions import mid_match_observations, middle_of_match, new_table, questions
from benchmarks.bots.search import BOTS, PLAIN_BOT, SIMULATIONS, search_all, search_slices
from knockbox.bots.observation import PlayerObservation
from knockbox.games.registry import AnyGame, build

CASES = [("knockdown", 2, knockdown.PROMPT), ("dungeon", dungeon.SEATS, dungeon.PROMPT)]
FEW = 40


@pytest.mark.parametrize(("key", "seats", "prompt"), CASES)
def test_half_of_the_decisions_are_made_when_the_next_such_choice_is_open(key: str, seats: int, prompt: str) -> None:
    game = build(key, {}, (), seats)
    vantage = middle_of_match(game, prompt, seed=3)
    assert vantage is not None
    asked = [(game.prompts[each.prompt], each.options) for each in questions(new_table(game, 3))]
    assert (vantage.prompt, vantage.question.options) == next(
        (name, options) for name, options in asked[len(asked) // 2 :] if name == prompt and len(options) > 1
    )


def test_matches_that_have_no_such_middle_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    game = build("knockdown", {})
    first = middle_of_match(game, knockdown.PROMPT, 0)
    found = {1: first}
    monkeypatch.setattr("benchmarks.bots.positions.middle_of_match", lambda _game, _prompt, seed: found.get(seed))
    assert mid_match_observations(game, knockdown.PROMPT, 1) == [first]


class Counting:
    """Notes how many worlds a bot imagines."""

    def __init__(self, vantage: PlayerObservation) -> None:
        self.worlds = 0
        self.imagine = vantage.determinize

    def __call__(self, rng: Any) -> Any:
        self.worlds += 1
        return self.imagine(rng)


def counted(
    game: AnyGame, prompt: str, monkeypatch: pytest.MonkeyPatch
) -> tuple[list[PlayerObservation], list[Counting]]:
    vantages = mid_match_observations(game, prompt, 2)
    counters = [Counting(vantage) for vantage in vantages]
    for vantage, counter in zip(vantages, counters, strict=True):
        monkeypatch.setattr(vantage, "determinize", counter)
    return vantages, counters


@pytest.mark.parametrize(
    ("key", "seats", "prompt", "name"), [*((*CASES[0], name) for name in BOTS), (*CASES[1], PLAIN_BOT)]
)
def test_a_search_makes_all_its_simulations(
    monkeypatch: pytest.MonkeyPatch, key: str, seats: int, prompt: str, name: str
) -> None:
    monkeypatch.setattr(search, "SIMULATIONS", FEW)
    vantages, counters = counted(build(key, {}, (), seats), prompt, monkeypatch)
    search_slices(vantages)[name](0.0, 1)
    assert {counter.worlds for counter in counters} == {2 * FEW}, "a warm-up, and one that counts"


class Noting:
    """Notes at what it is to search, as a bot of ours and as one of OpenSpiel."""

    name = "noting"

    def __init__(self) -> None:
        self.noted: list[object] = []

    def choose(self, vantage: object) -> int:
        self.noted.append(vantage)
        return 0

    step = choose

    def speak(self, vantage: object) -> list[int]:
        return []


def test_what_is_counted_is_simulations() -> None:
    bot, vantages = Noting(), mid_match_observations(build("knockdown", {}), knockdown.PROMPT, 3)
    assert search_all(bot, vantages) == 3 * SIMULATIONS
    assert bot.noted == vantages


class Deal:
    """Stands in for a match of gin_rummy: three chance steps, then eight questions, every other without a choice."""

    def __init__(self) -> None:
        self.steps = 0

    def is_terminal(self) -> bool:
        return self.steps == 11

    def current_player(self) -> int:
        return -1 if self.steps < 3 else self.steps % 2

    def legal_actions(self) -> list[int]:
        return [0, 1] if self.steps % 2 else [0]

    def is_chance_node(self) -> bool:
        return self.steps < 3

    def apply_action(self, action: int) -> None:
        assert action in self.legal_actions()
        self.steps += 1


def test_chance_is_not_counted_when_a_deal_is_halved() -> None:
    game = SimpleNamespace(new_initial_state=Deal)
    assert gin_rummy.middle_of_match(game, gin_rummy.random_players, 1).steps == 7  # three of chance, four decisions
    assert [state.steps for state in gin_rummy.mid_match_states(game, gin_rummy.random_players, 2)] == [7, 7]


def test_simple_bots_play_gin_rummy_to_its_middle_and_chance_deals() -> None:
    asked: list[tuple[int, int]] = []

    def make(parameters: object, seat: int) -> SimpleNamespace:
        assert parameters == "as usual"
        return SimpleNamespace(step=lambda state: note(seat, state.steps))

    def note(seat: int, steps: int) -> int:
        asked.append((seat, steps))
        return 0

    game = SimpleNamespace(new_initial_state=Deal, get_parameters=lambda: "as usual", num_players=lambda: 2)
    pyspiel = SimpleNamespace(make_simple_gin_rummy_bot=make)
    assert gin_rummy.middle_of_match(game, partial(openspiel.simple_players, pyspiel, game), 1).steps == 7
    assert asked == [(steps % 2, steps) for steps in [*range(3, 11), *range(3, 7)]]


def test_openspiel_searches_as_often_with_a_new_world_each_time() -> None:
    pyspiel = SimpleNamespace(
        RandomRolloutEvaluator=lambda rollouts, seed: ("rollout", rollouts, seed),
        ISMCTSFinalPolicyType=SimpleNamespace(MAX_VISIT_COUNT="visits"),
        ISMCTSBot=lambda *words: words,
    )
    made = openspiel.new_bot(pyspiel, 7)
    assert made == (7, ("rollout", 1, 7), openspiel.EXPLORATION, SIMULATIONS, -1, "visits", False, False)
    bot = Noting()
    assert openspiel.search_all(bot, ["first", "second"]) == 2 * SIMULATIONS
    assert bot.noted == ["first", "second"]
