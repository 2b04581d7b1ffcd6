"""A bot recounts its intentions from what it knew, in a few remarks that follow from the record."""

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from knockbox.bots import levels
from knockbox.bots.model import Model, evaluator_from_model
from knockbox.bots.registry import default_budget
from knockbox.bots.search.evaluator import NetEvaluator
from knockbox.bots.search_result import ActionStats, SearchResult
from knockbox.engine.rng import make_rng
from knockbox.games.dungeon import notation as dungeon
from knockbox.games.dungeon.events import Said
from knockbox.games.knockdown import notation as knockdown
from knockbox.games.knockdown.events import RoundWon
from knockbox.games.registry import AnyGame, build
from knockbox.lab.analysis.correction import get_correction
from knockbox.lab.analysis.replayed_match import ReplayedMatch, ReplayPoint, replay_record
from knockbox.lab.analysis.reviewer import NET_EVALUATOR
from knockbox.lab.match import play_match, save_match
from knockbox.lab.recount.noteworthy_actions import ACTION_WEIGHTS, STEP_WEIGHT, action_weight, most_noteworthy
from knockbox.lab.recount.remark_selection import (
    MAX_PLAN_INPUTS,
    MAX_REMARKS,
    MIN_SWING,
    RemarkPicker,
    limit_remarks,
    make_recount,
)
from knockbox.lab.recount.remarks import (
    AIMLESS_REMARK,
    ENDING,
    OPENING,
    PLAN,
    REASON,
    ROUND,
    SURPRISE,
    TURN,
    Recount,
    Remark,
)
from knockbox.lab.recount.remembered_choices import (
    RememberedChoice,
    default_simulations,
    free_stops,
    make_memory,
    make_recall_bot,
    observation_of_bot,
    played_style,
    remember,
    repeat_answers,
)
from knockbox.records.reader import read_record
from knockbox.records.snapshot import MatchSnapshot

BUDGET = 40


def save_played_match(folder: Path, game: AnyGame, names: list[str], seed: int) -> ReplayedMatch:
    path = folder / f"{game.key}-{seed}.kbr"
    save_match(game, (), play_match(game, names, seed, len), path)
    return replay_record(read_record(path))


@pytest.fixture(scope="module")
def duel(tmp_path_factory: pytest.TempPathFactory) -> ReplayedMatch:
    """Return a duel between a bot with its fighter's style and a tricky one."""
    game = build("knockdown", {"fighters": "veroth,driana"})
    return save_played_match(tmp_path_factory.mktemp("duel"), game, ["hard:own@20", "normal:tricky"], 4)


@pytest.fixture(scope="module")
def memories(duel: ReplayedMatch) -> list[RememberedChoice]:
    return list(remember(duel, 0, BUDGET, 1))


@pytest.fixture(scope="module")
def duel_recount(duel: ReplayedMatch, memories: list[RememberedChoice]) -> Recount:
    return make_recount(duel, 0, memories)


def test_every_choice_is_thought_over_again(duel: ReplayedMatch, memories: list[RememberedChoice]) -> None:
    assert [memory.input for memory in memories] == [point.entry.seq for point in free_stops(duel, 0)]
    assert len(memories) > 30
    assert all(0 <= memory.win_probability <= 1 for memory in memories)
    assert any(memory.plan[1:] for memory in memories if memory.is_own_plan)
    assert not any(memory.plan for memory in memories if not memory.is_own_plan)


def test_a_recount_is_deterministic(duel: ReplayedMatch, duel_recount: Recount) -> None:
    assert make_recount(duel, 0, list(remember(duel, 0, BUDGET, 1))) == duel_recount


def test_a_handful_of_remarks_in_the_order_of_the_match(
    duel_recount: Recount, memories: list[RememberedChoice]
) -> None:
    assert 3 <= len(duel_recount.remarks) <= MAX_REMARKS
    assert [remark.input for remark in duel_recount.remarks] == sorted(remark.input for remark in duel_recount.remarks)
    assert (duel_recount.remarks[0].kind, duel_recount.remarks[0].before) == (OPENING, memories[0].win_probability)
    assert (duel_recount.remarks[-1].kind, duel_recount.remarks[-1].before) == (ENDING, memories[-1].win_probability)
    assert (duel_recount.style, duel_recount.shared) == ("aggressive", False)


def test_it_owes_nothing_to_what_the_seat_could_not_know(duel: ReplayedMatch) -> None:
    for point in free_stops(duel, 0)[8:40:8]:
        game, moment = duel.game, point.snapshot
        world = MatchSnapshot(game, game.determinize(moment.state, 0, make_rng(99)), moment.sealed_answers)
        elsewhere = ReplayPoint(point.entry, world, point.events, point.event_count)
        here, there = (remember_point(each, "hard:own@16") for each in (point, elsewhere))
        assert here == there


def remember_point(point: ReplayPoint, name: str) -> RememberedChoice:
    return make_memory(name, point, make_recall_bot(name, BUDGET, 7).search(observation_of_bot(name, point)))


def test_it_speaks_of_chances_as_an_analysis_does(duel: ReplayedMatch) -> None:
    point = free_stops(duel, 0)[0]
    won, lost = 14.0, 0.0
    searched = SearchResult([ActionStats(point.entry.choice, 20, won), ActionStats(point.entry.choice + 1, 2, lost)])
    assert searched.best.win_probability == 0.85
    assert (
        make_memory("hard", point, searched).win_probability
        == get_correction("knockdown", NET_EVALUATOR).correct(0.85)
        != 0.85
    )
    assert make_memory("ismcts", point, searched).win_probability == 0.85


@pytest.mark.parametrize(
    ("name", "thinker"),
    [
        ("expert:patient@2.5s", ("expert", "patient")),
        ("mute@0.1s", ("mute", "")),
        ("ismcts", ("ismcts", "")),
        ("normal:tricky", ("hard", "tricky")),
        ("greedy", ("hard", "")),
        ("deaf", ("mute", "")),
    ],
)
def test_a_bot_that_searches_remembers_by_itself(name: str, thinker: tuple[str, str]) -> None:
    """For bots without search a stand-in estimates win probabilities from the same observations and style."""
    bot = make_recall_bot(name, 30, 1)
    assert (bot.name, bot.style if isinstance(bot, levels.NetBot) else "") == thinker
    assert bot.budget.simulations == 30
    assert default_budget(bot.name) != bot.budget


def test_only_a_bot_that_searches_had_plans(duel: ReplayedMatch) -> None:
    simple = list(remember(duel, 1, BUDGET, 1))
    assert not any(memory.is_own_plan or memory.plan for memory in simple)
    told = make_recount(duel, 1, simple)
    assert not told.thinks
    assert not {PLAN, SURPRISE} & {remark.kind for remark in told.remarks}
    reasons = [remark for remark in told.remarks if remark.kind == REASON]
    assert reasons
    for remark in reasons:
        again = repeat_answers("normal:tricky", duel.points[remark.input - 1])
        assert duel.points[remark.input - 1].entry.choice in again
        assert remark.clear == (len(again) == 1)


@pytest.mark.usefixtures("deck_evaluator")
def test_a_mute_bot_ignores_talk(tmp_path: Path) -> None:
    replay = save_played_match(
        tmp_path, build("dungeon", {"timer": "off"}, seats=3), ["mute@20", "greedy", "greedy"], 2
    )
    points = [point for point in free_stops(replay, 0) if any(isinstance(event, Said) for event in point.history())]
    deaf = [ReplayPoint(point.entry, point.snapshot, [], 0) for point in points]
    assert points
    for point, silent in zip(points[:4], deaf, strict=False):
        assert remember_point(point, "mute") == remember_point(silent, "mute")


def test_simple_bots_do_not_remember_cards_that_they_forgot(duel: ReplayedMatch) -> None:
    game = duel.game
    known = [point for point in free_stops(duel, 0) if point.snapshot.state.hands[1].seen]
    assert known
    sharp, simple = (observation_of_bot(name, known[-1]) for name in ("hard", "easy"))
    assert sharp.view != simple.view
    assert simple.view == game.view(game.forget(known[-1].snapshot.state, 0), 0)


def test_one_who_takes_anything_was_up_to_nothing(tmp_path: Path) -> None:
    replay = save_played_match(tmp_path, build("knockdown", {}), ["random", "random"], 3)
    told = make_recount(replay, 1, list(remember(replay, 1, BUDGET, 1)))
    assert [remark.kind for remark in told.remarks] == [AIMLESS_REMARK]
    assert told.won == (replay.returns is not None and replay.returns[1] > 0)


def test_more_choices_get_fewer_simulations() -> None:
    assert [default_simulations(count) for count in (0, 10, 100, 1000)] == [400, 400, 120, 60]


def test_the_style_is_that_of_the_fighter(duel: ReplayedMatch) -> None:
    assert [played_style(duel, seat) for seat in (0, 1)] == ["aggressive", "tricky"]


# Which moments are picked.


def without_swings(memories: list[RememberedChoice]) -> list[RememberedChoice]:
    """Return the choices with equal win probabilities and without plans."""
    return [msgspec.structs.replace(memory, win_probability=0.5, plan=[]) for memory in memories]


def test_without_swings_only_rounds_are_mentioned(duel: ReplayedMatch, memories: list[RememberedChoice]) -> None:
    kinds = {remark.kind for remark in make_recount(duel, 0, without_swings(memories)).remarks}
    assert kinds <= {OPENING, ROUND, ENDING}


def answered_noteworthy(replay: ReplayedMatch, memories: list[RememberedChoice]) -> list[int]:
    """Return the choices after which the other seat did something noteworthy."""
    picker, found = RemarkPicker(replay, 0, memories), []
    for place, (one, two) in enumerate(pairwise(without_swings(memories))):
        feat = picker.action_between(one, two)
        if feat is not None and feat.entry.seat == 1 and one.points == two.points:
            found.append(place)
    return found


def with_steps(memories: list[RememberedChoice], steps: dict[int, float]) -> list[RememberedChoice]:
    """Return the choices with a win probability that changes after some of them."""
    chance, found = 0.5, []
    for place, memory in enumerate(without_swings(memories)):
        found.append(msgspec.structs.replace(memory, win_probability=chance))
        chance += steps.get(place, 0.0)
    return found


def test_the_turning_point_is_the_greatest_step_towards_the_result(
    duel: ReplayedMatch, memories: list[RememberedChoice]
) -> None:
    assert duel.returns is not None
    first, second, third = answered_noteworthy(duel, memories)[:3]
    sign = duel.returns[0]
    changed = with_steps(memories, {first: 0.1 * sign, second: 0.2 * sign, third: -0.25 * sign})
    found = {remark.kind: remark for remark in make_recount(duel, 0, changed).remarks}
    assert round(found[TURN].after - found[TURN].before, 2) == 0.2 * sign
    assert memories[second].input <= found[TURN].input < memories[second + 1].input
    assert round(found[SURPRISE].after - found[SURPRISE].before, 2) == -0.25 * sign


def test_what_harms_comes_from_the_other_and_what_helps_from_oneself(
    duel: ReplayedMatch, memories: list[RememberedChoice]
) -> None:
    picker = RemarkPicker(duel, 0, memories)
    place = next(
        place
        for place in answered_noteworthy(duel, memories)
        if action_weight("knockdown", duel.points[memories[place].input - 1].entry.notation) > STEP_WEIGHT
    )
    one, two = memories[place], memories[place + 1]
    worse, better = (msgspec.structs.replace(two, win_probability=one.win_probability + step) for step in (-0.2, 0.2))
    seats = [feat.entry.seat for after in (worse, better) if (feat := picker.action_between(one, after))]
    assert seats == [1, 0]


def test_small_steps_are_not_worth_a_word(duel: ReplayedMatch, memories: list[RememberedChoice]) -> None:
    changed = with_steps(memories, dict.fromkeys(answered_noteworthy(duel, memories)[:4], MIN_SWING - 0.01))
    assert not {TURN, SURPRISE} & {remark.kind for remark in make_recount(duel, 0, changed).remarks}


def test_rounds_are_mentioned_with_their_winner(duel: ReplayedMatch, memories: list[RememberedChoice]) -> None:
    rounds = list(RemarkPicker(duel, 0, memories).round_remarks())
    ended = [told.event for told in duel.session.events if isinstance(told.event, RoundWon)]
    assert [(remark.round, remark.seat) for remark in rounds] == [(event.round + 1, event.seat) for event in ended[:-1]]


def own_noteworthy(replay: ReplayedMatch, memories: list[RememberedChoice]) -> list[RememberedChoice]:
    """Return the noteworthy choices of the seat."""
    notations = {point.entry.seq: point.entry.notation for point in replay.points}
    return [memory for memory in memories if action_weight("knockdown", notations[memory.input]) > STEP_WEIGHT]


def plan_remarks(replay: ReplayedMatch, memory: RememberedChoice, goal: int) -> list[Remark]:
    plan = [(0, replay.points[memory.input - 1].entry.choice), (1, 0), (0, goal), (1, goal)]
    return list(RemarkPicker(replay, 0, [msgspec.structs.replace(memory, plan=plan)]).find_plans())


def test_a_plan_was_kept_if_it_came_to_its_goal_soon(duel: ReplayedMatch, memories: list[RememberedChoice]) -> None:
    first, second = next(
        (one, two)
        for one, two in pairwise(own_noteworthy(duel, memories))
        if one.points == two.points and two.input < one.input + MAX_PLAN_INPUTS
    )
    entry = duel.points[second.input - 1].entry
    (plan,) = plan_remarks(duel, first, entry.choice)
    assert (plan.input, plan.round, plan.feat) == (first.input, 1, duel.points[first.input - 1].entry.notation)
    assert (plan.goal, plan.goal_input) == (entry.notation, second.input)


def test_a_plan_ends_with_its_round(duel: ReplayedMatch, memories: list[RememberedChoice]) -> None:
    first, second = next(
        (one, two) for one, two in pairwise(own_noteworthy(duel, memories)) if one.points != two.points
    )
    (plan,) = plan_remarks(duel, first, duel.points[second.input - 1].entry.choice)
    assert plan.goal_input == 0


def test_a_step_is_never_a_goal(duel: ReplayedMatch, memories: list[RememberedChoice]) -> None:
    assert plan_remarks(duel, own_noteworthy(duel, memories)[0], duel.game.string_to_action("move 3")) == []


def test_payments_are_not_mentioned(duel: ReplayedMatch) -> None:
    assert action_weight("knockdown", "pay jab+kick") < STEP_WEIGHT <= action_weight("knockdown", "move 3")
    calls = [point for point in duel.points if point.entry.notation == "call"]
    around = duel.points[calls[0].entry.seq - 4 : calls[0].entry.seq + 3]
    found = most_noteworthy("knockdown", around)
    assert found is not None
    assert all(
        action_weight("knockdown", point.entry.notation) <= action_weight("knockdown", found.entry.notation)
        for point in around
    )


def test_verbs_of_feats_are_words_of_the_notation() -> None:
    for game, words in (("knockdown", knockdown.VERB_WORDS), ("dungeon", dungeon.VERB_WORDS)):
        assert set(ACTION_WEIGHTS[game]) <= {word.partition(" ")[0] for word in words.values()}


def test_a_reason_that_is_none_goes_first() -> None:
    ends, rounds = [Remark(OPENING, 0), Remark(ENDING, 60)], [Remark(ROUND, number) for number in (20, 40, 50)]
    clear, even = Remark(REASON, 9, clear=True), Remark(REASON, 8)
    assert limit_remarks([*ends, *rounds, clear, even]) == [*ends, *rounds, clear]


def test_when_there_is_too_much_to_say_plans_that_failed_go_first() -> None:
    kept, failed = Remark(PLAN, 5, goal="call", goal_input=9), Remark(PLAN, 6, goal="call")
    rounds, ends = [Remark(ROUND, 20), Remark(ROUND, 40)], [Remark(OPENING, 0), Remark(ENDING, 60)]
    swings = [Remark(TURN, 30), Remark(SURPRISE, 31)]
    assert limit_remarks([*ends, *rounds, kept, failed, *swings]) == [*ends, rounds[1], kept, *swings]
    assert limit_remarks([*ends, failed]) == [*ends, failed]


# Partners.


@pytest.fixture
def deck_evaluator(monkeypatch: pytest.MonkeyPatch) -> None:
    """Install a dungeon evaluator that prefers an empty deck."""

    def judge(rules: AnyGame) -> NetEvaluator:
        names = list(rules.feature_names)
        row = [0.5 if index % 2 else -0.5 for index in range(len(names))]
        model = Model("dungeon", names, ["choose_card"], True, {}, [row], [0.0], [1.0], 0.0)
        return evaluator_from_model(model, rules)

    monkeypatch.setattr(levels, "make_net_evaluator", judge)


@pytest.mark.usefixtures("deck_evaluator")
def test_partners_are_mentioned_together(tmp_path: Path) -> None:
    game = build("dungeon", {"timer": "off"}, seats=3)
    replay = save_played_match(tmp_path, game, ["greedy", "deaf", "greedy"], 2)
    told = make_recount(replay, 2, list(remember(replay, 2, BUDGET, 1)))
    assert told.shared
    assert told.style == ""
    assert not {ROUND, PLAN} & {remark.kind for remark in told.remarks}
    assert {remark.kind for remark in told.remarks} >= {OPENING, ENDING}
    feats = [remark for remark in told.remarks if remark.feat]
    assert feats
    assert all(remark.round == 0 and action_weight("dungeon", remark.feat) >= STEP_WEIGHT for remark in feats)
