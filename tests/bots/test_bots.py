"""Bots choose legal options, see no more than their seat may, and greedy beats random."""

from typing import Any

import pytest

from knockbox.bots.errors import BudgetError, UnknownBotError
from knockbox.bots.heuristics.knockdown import KnockdownHeuristic
from knockbox.bots.observation import PlayerObservation
from knockbox.bots.registry import bot_names, make_bot
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.rng import make_rng
from knockbox.games.knockdown.odds import dice_failure_chance
from knockbox.games.knockdown.pack import shipped_packs
from knockbox.games.registry import AnyGame, build
from knockbox.records.state_hash import state_hash

NAMES = ["random", "greedy", "ismcts@20"]
GAME = build("knockdown", {})
VARIANT = build("knockdown", {"block_windows": "2", "ko_relief": "all", "allow_empty_combo": "true"})


def play_winner(game: AnyGame, names: tuple[str, str], seed: int) -> int:
    """Play one match and check every choice; return the winner."""
    players = [make_bot(name, seed + seat) for seat, name in enumerate(names)]
    state = game.start(make_rng(seed))
    question = game.decision(state)
    while question is not None:
        choice = players[question.seat].choose(PlayerObservation(game, state, question))
        assert choice in question.options
        game.step(state, choice)
        question = game.decision(state)
    return game.returns(state).index(1.0)


def sample_states(seed: int, every: int) -> list[tuple[Any, Decision]]:
    """Return every n-th state of a random match with its question."""
    state, rng, found = GAME.start(make_rng(seed)), make_rng(seed), []
    question = GAME.decision(state)
    while question is not None:
        found.append((GAME.clone(state), question))
        GAME.step(state, question.options[rng.below(len(question.options))])
        question = GAME.decision(state)
    return found[::every]


@pytest.mark.once
@pytest.mark.parametrize("box", shipped_packs())
def test_greedy_beats_random_in_at_least_17_of_20_in_every_box(box: str) -> None:
    game, wins = build("knockdown", {}, [box]), 0
    for seed in range(20):
        names = ("greedy", "random") if seed % 2 else ("random", "greedy")
        wins += play_winner(game, names, 1000 + seed) == names.index("greedy")
    assert wins >= 17


@pytest.mark.once
@pytest.mark.parametrize("name", NAMES)
def test_every_bot_plays_every_variant_to_the_end(name: str) -> None:
    assert play_winner(VARIANT, (name, name), 5) in (0, 1)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_with_a_seed_plays_the_same_again(name: str) -> None:
    for state, question in sample_states(3, 20):
        observation = PlayerObservation(GAME, state, question)
        assert make_bot(name, 8).choose(observation) == make_bot(name, 8).choose(observation)


@pytest.mark.parametrize("name", NAMES)
def test_thinking_changes_nothing(name: str) -> None:
    for state, question in sample_states(4, 20):
        before = state_hash(GAME, state)
        make_bot(name, 8).choose(PlayerObservation(GAME, state, question))
        assert state_hash(GAME, state) == before


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_cannot_tell_worlds_apart_that_its_seat_cannot(name: str) -> None:
    for state, question in sample_states(6, 15):
        world = GAME.determinize(state, question.seat, make_rng(99))
        there = GAME.decision(world)
        assert there is not None
        truly, imagined = PlayerObservation(GAME, state, question), PlayerObservation(GAME, world, there)
        assert truly.view == imagined.view
        assert make_bot(name, 8).choose(truly) == make_bot(name, 8).choose(imagined)


def test_what_a_seat_imagines_owes_nothing_to_what_it_cannot_know() -> None:
    for state, question in sample_states(7, 4):
        for seat in (question.seat, 1 - question.seat, PUBLIC):
            world = GAME.determinize(state, seat, make_rng(99))
            here, there = GAME.determinize(state, seat, make_rng(7)), GAME.determinize(world, seat, make_rng(7))
            assert GAME.position(here) == GAME.position(there)


def test_a_vantage_gives_worlds_apart_from_the_truth() -> None:
    state, question = sample_states(5, 30)[2]
    before = state_hash(GAME, state)
    observation = PlayerObservation(GAME, state, question)
    world = observation.determinize(make_rng(1))
    twin = world.clone()
    asked = world.decision()
    assert asked is not None
    assert asked.options == question.options
    assert observation.prompt == world.prompt_name(asked)
    world.step(asked.options[0])
    assert state_hash(GAME, state) == before
    assert state_hash(GAME, twin.state) != state_hash(GAME, world.state)
    assert observation.side_actions == [GAME.string_to_action("resign")]
    assert observation.utterances == []
    assert observation.action_to_string(question.options[0]) == GAME.action_to_string(question.options[0])


def test_bots_are_known_by_name() -> None:
    assert bot_names() == ["random", "deaf", "greedy", "ismcts", "mute", "easy", "normal", "hard", "expert"]
    with pytest.raises(UnknownBotError, match="unknown bot 'oracle'; known: random, deaf, greedy, ismcts"):
        make_bot("oracle", 1)


def test_only_bots_that_search_have_a_budget() -> None:
    with pytest.raises(BudgetError, match="found 'greedy@5'; expected greedy without a budget: it does not search"):
        make_bot("greedy@5", 1)


@pytest.mark.parametrize(
    ("wounds", "percent"), [(0, 0), (3, 0), (4, 0.5), (8, 16.2), (11, 50), (14, 83.8), (18, 99.5), (19, 100), (30, 100)]
)
def test_the_odds_of_the_dice(wounds: int, percent: float) -> None:
    assert dice_failure_chance(wounds) * 100 == pytest.approx(percent, abs=0.05)


def wounded_view(light: list[int], heavy: list[int]) -> Any:
    """Return a view with these wounds."""
    return GAME.view(GAME.set_up({"light": light, "heavy": heavy}), 0)


def test_wounds_on_the_other_side_are_good_and_heavy_ones_better() -> None:
    value = KnockdownHeuristic().evaluate
    even, light, heavy = wounded_view([0, 0], [0, 0]), wounded_view([0, 1], [0, 0]), wounded_view([0, 0], [0, 1])
    assert value(even, 0, GAME) < value(light, 0, GAME) < value(heavy, 0, GAME)
    assert value(heavy, 1, GAME) == -value(heavy, 0, GAME)


def test_a_test_is_called_when_it_may_well_fail() -> None:
    heuristic = KnockdownHeuristic()
    question = Decision(0, 0, [13, 18])
    for wounds, expected in ((2, 13), (4, 13), (9, 18), (15, 18)):
        stake = heuristic.gamble_value(wounded_view([0, wounds], [0, 0]), 0, GAME)
        assert heuristic.answer_gamble(question, stake) == expected


def test_what_a_passed_test_gives_back_makes_calling_it_worth_less() -> None:
    seen = wounded_view([0, 2], [0, 6])
    light, heavy, both = (
        KnockdownHeuristic().gamble_value(seen, 0, build("knockdown", {"ko_relief": relief}))
        for relief in ("light", "heavy", "all")
    )
    assert light > heavy > both


def test_only_a_test_is_a_gamble() -> None:
    assert [prompt for prompt in GAME.prompts if KnockdownHeuristic().is_gamble(prompt)] == ["call_test"]


def test_tokens_in_play_are_good_for_their_owner() -> None:
    value = KnockdownHeuristic().evaluate
    trap = {"seat": 1, "kind": "trap", "space": 3}
    without, laid = (
        GAME.view(GAME.set_up({"fighters": ["veroth", "driana"], "tokens": tokens}), 0) for tokens in ([], [trap])
    )
    assert value(laid, 0, GAME) < value(without, 0, GAME)
    assert value(laid, 1, GAME) == -value(laid, 0, GAME)


@pytest.mark.parametrize("dark", [0, 1, 7, 8])
def test_the_dark_is_feared_behind_both_candles(dark: int) -> None:
    grail, value = build("knockdown", {}, ["tainted-grail"]), KnockdownHeuristic().evaluate
    there, in_the_light = (grail.view(grail.set_up({"candle": 1, "places": [space, 4]}), 0) for space in (dark, 2))
    unlit = grail.view(grail.set_up({"places": [dark, 4]}), 0)
    assert value(there, 0, GAME) < value(in_the_light, 0, GAME) == value(unlit, 0, GAME)
