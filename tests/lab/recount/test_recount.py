"""A bot says what it was up to: from what it knew, in a handful of remarks that follow from the record."""

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from knockbox.bots import levels
from knockbox.bots.model import Model, judge_by
from knockbox.bots.registry import budget_of
from knockbox.bots.search.judge import Learned
from knockbox.bots.thought import Opinion, Thought
from knockbox.engine.rng import seeded
from knockbox.games.dungeon import notation as dungeon
from knockbox.games.dungeon.events import Said
from knockbox.games.knockdown import notation as knockdown
from knockbox.games.knockdown.events import RoundWon
from knockbox.games.registry import AnyGame, build
from knockbox.lab.analysis.correction import correction_of
from knockbox.lab.analysis.course import Course, Stop, course_of
from knockbox.lab.analysis.looking import LEARNED
from knockbox.lab.match import play_match, save_match
from knockbox.lab.recount.feats import FEATS, MERE, last_feat, weight_of
from knockbox.lab.recount.memory import (
    Memory,
    answers_again,
    as_seen,
    free_stops,
    memory_of,
    remember,
    style_of,
    thinker_for,
    usual_simulations,
)
from knockbox.lab.recount.picking import FAR, MOST, NOTABLE, Picker, fewer, recount
from knockbox.lab.recount.remarks import AIMLESS, ENDING, OPENING, PLAN, REASON, ROUND, SURPRISE, TURN, Recount, Remark
from knockbox.records.moment import Moment
from knockbox.records.reader import read_record

BUDGET = 40


def played(folder: Path, game: AnyGame, names: list[str], seed: int) -> Course:
    path = folder / f"{game.key}-{seed}.kbr"
    save_match(game, (), play_match(game, names, seed, len), path)
    return course_of(read_record(path))


@pytest.fixture(scope="module")
def duel(tmp_path_factory: pytest.TempPathFactory) -> Course:
    """A duel of one who plays its fighter as the box says, and one who is tricky."""
    game = build("knockdown", {"fighters": "veroth,driana"})
    return played(tmp_path_factory.mktemp("duel"), game, ["hard:own@20", "normal:tricky"], 4)


@pytest.fixture(scope="module")
def memories(duel: Course) -> list[Memory]:
    return list(remember(duel, 0, BUDGET, 1))


@pytest.fixture(scope="module")
def told(duel: Course, memories: list[Memory]) -> Recount:
    return recount(duel, 0, memories)


def test_every_choice_is_thought_over_again(duel: Course, memories: list[Memory]) -> None:
    assert [memory.input for memory in memories] == [stop.entry.seq for stop in free_stops(duel, 0)]
    assert len(memories) > 30
    assert all(0 <= memory.chance <= 1 for memory in memories)
    assert any(memory.plan[1:] for memory in memories if memory.is_meant)
    assert not any(memory.plan for memory in memories if not memory.is_meant)


def test_the_same_record_is_told_the_same_way(duel: Course, told: Recount) -> None:
    assert recount(duel, 0, list(remember(duel, 0, BUDGET, 1))) == told


def test_a_handful_of_remarks_in_the_order_of_the_match(told: Recount, memories: list[Memory]) -> None:
    assert 3 <= len(told.remarks) <= MOST
    assert [remark.input for remark in told.remarks] == sorted(remark.input for remark in told.remarks)
    assert (told.remarks[0].kind, told.remarks[0].before) == (OPENING, memories[0].chance)
    assert (told.remarks[-1].kind, told.remarks[-1].before) == (ENDING, memories[-1].chance)
    assert (told.style, told.shared) == ("aggressive", False)


def test_it_owes_nothing_to_what_the_seat_could_not_know(duel: Course) -> None:
    for stop in free_stops(duel, 0)[8:40:8]:
        game, moment = duel.game, stop.moment
        world = Moment(game, game.imagine(moment.state, 0, seeded(99)), moment.held)
        elsewhere = Stop(stop.entry, world, stop.told, stop.known)
        here, there = (thought(each, "hard:own@16") for each in (stop, elsewhere))
        assert here == there


def thought(stop: Stop, name: str) -> Memory:
    return memory_of(name, stop, thinker_for(name, BUDGET, 7).think(as_seen(name, stop)))


def test_it_speaks_of_chances_as_an_analysis_does(duel: Course) -> None:
    stop = free_stops(duel, 0)[0]
    won, lost = 14.0, 0.0
    searched = Thought([Opinion(stop.entry.choice, 20, won), Opinion(stop.entry.choice + 1, 2, lost)])
    assert searched.best.chance == 0.85
    assert memory_of("hard", stop, searched).chance == correction_of("knockdown", LEARNED).chance(0.85) != 0.85
    assert memory_of("ismcts", stop, searched).chance == 0.85


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
    """Beside those that do not somebody tells how they stood, by what they saw, heard and liked."""
    bot = thinker_for(name, 30, 1)
    assert (bot.name, bot.style if isinstance(bot, levels.LearnedBot) else "") == thinker
    assert bot.budget.simulations == 30
    assert budget_of(bot.name) != bot.budget


def test_only_a_bot_that_searches_had_plans(duel: Course) -> None:
    simple = list(remember(duel, 1, BUDGET, 1))
    assert not any(memory.is_meant or memory.plan for memory in simple)
    told = recount(duel, 1, simple)
    assert not told.thinks
    assert not {PLAN, SURPRISE} & {remark.kind for remark in told.remarks}
    reasons = [remark for remark in told.remarks if remark.kind == REASON]
    assert reasons
    for remark in reasons:
        again = answers_again("normal:tricky", duel.stops[remark.input - 1])
        assert duel.stops[remark.input - 1].entry.choice in again
        assert remark.clear == (len(again) == 1)


@pytest.mark.usefixtures("taught")
def test_the_mute_heard_nobody(tmp_path: Path) -> None:
    course = played(tmp_path, build("dungeon", {"timer": "off"}, seats=3), ["mute@20", "greedy", "greedy"], 2)
    stops = [stop for stop in free_stops(course, 0) if any(isinstance(event, Said) for event in stop.story())]
    deaf = [Stop(stop.entry, stop.moment, [], 0) for stop in stops]
    assert stops
    for stop, silent in zip(stops[:4], deaf, strict=False):
        assert thought(stop, "mute") == thought(silent, "mute")


def test_simple_bots_do_not_remember_cards_that_they_forgot(duel: Course) -> None:
    game = duel.game
    known = [stop for stop in free_stops(duel, 0) if stop.moment.state.hands[1].seen]
    assert known
    sharp, simple = (as_seen(name, known[-1]) for name in ("hard", "easy"))
    assert sharp.view != simple.view
    assert simple.view == game.view(game.forget(known[-1].moment.state, 0), 0)


def test_one_who_takes_anything_was_up_to_nothing(tmp_path: Path) -> None:
    course = played(tmp_path, build("knockdown", {}), ["random", "random"], 3)
    told = recount(course, 1, list(remember(course, 1, BUDGET, 1)))
    assert [remark.kind for remark in told.remarks] == [AIMLESS]
    assert told.won == (course.result is not None and course.result[1] > 0)


def test_more_choices_get_fewer_simulations() -> None:
    assert [usual_simulations(count) for count in (0, 10, 100, 1000)] == [400, 400, 120, 60]


def test_the_style_is_that_of_the_fighter(duel: Course) -> None:
    assert [style_of(duel, seat) for seat in (0, 1)] == ["aggressive", "tricky"]


# Which moments are picked.


def flat(memories: list[Memory]) -> list[Memory]:
    """The same choices, all of them with the same chance and without a plan."""
    return [msgspec.structs.replace(memory, chance=0.5, plan=[]) for memory in memories]


def test_where_nothing_happens_only_the_rounds_are_told(duel: Course, memories: list[Memory]) -> None:
    kinds = {remark.kind for remark in recount(duel, 0, flat(memories)).remarks}
    assert kinds <= {OPENING, ROUND, ENDING}


def answered(course: Course, memories: list[Memory]) -> list[int]:
    """After which choices the other seat did something to speak of."""
    picker, found = Picker(course, 0, memories), []
    for place, (one, two) in enumerate(pairwise(flat(memories))):
        feat = picker.feat_between(one, two)
        if feat is not None and feat.entry.seat == 1 and one.points == two.points:
            found.append(place)
    return found


def stepped(memories: list[Memory], steps: dict[int, float]) -> list[Memory]:
    """The same choices with a chance that changes after some of them."""
    chance, found = 0.5, []
    for place, memory in enumerate(flat(memories)):
        found.append(msgspec.structs.replace(memory, chance=chance))
        chance += steps.get(place, 0.0)
    return found


def test_the_turning_point_is_the_greatest_step_towards_the_result(duel: Course, memories: list[Memory]) -> None:
    assert duel.result is not None
    first, second, third = answered(duel, memories)[:3]
    sign = duel.result[0]
    changed = stepped(memories, {first: 0.1 * sign, second: 0.2 * sign, third: -0.25 * sign})
    found = {remark.kind: remark for remark in recount(duel, 0, changed).remarks}
    assert round(found[TURN].after - found[TURN].before, 2) == 0.2 * sign
    assert memories[second].input <= found[TURN].input < memories[second + 1].input
    assert round(found[SURPRISE].after - found[SURPRISE].before, 2) == -0.25 * sign


def test_what_harms_comes_from_the_other_and_what_helps_from_oneself(duel: Course, memories: list[Memory]) -> None:
    picker = Picker(duel, 0, memories)
    place = next(
        place
        for place in answered(duel, memories)
        if weight_of("knockdown", duel.stops[memories[place].input - 1].entry.notation) > MERE
    )
    one, two = memories[place], memories[place + 1]
    worse, better = (msgspec.structs.replace(two, chance=one.chance + step) for step in (-0.2, 0.2))
    seats = [feat.entry.seat for after in (worse, better) if (feat := picker.feat_between(one, after))]
    assert seats == [1, 0]


def test_small_steps_are_not_worth_a_word(duel: Course, memories: list[Memory]) -> None:
    changed = stepped(memories, dict.fromkeys(answered(duel, memories)[:4], NOTABLE - 0.01))
    assert not {TURN, SURPRISE} & {remark.kind for remark in recount(duel, 0, changed).remarks}


def test_rounds_are_told_with_their_winner(duel: Course, memories: list[Memory]) -> None:
    rounds = list(Picker(duel, 0, memories).rounds())
    ended = [told.event for told in duel.session.told if isinstance(told.event, RoundWon)]
    assert [(remark.round, remark.seat) for remark in rounds] == [(event.round + 1, event.seat) for event in ended[:-1]]


def own_feats(course: Course, memories: list[Memory]) -> list[Memory]:
    """Choices of the seat that are more than a step on the way."""
    notations = {stop.entry.seq: stop.entry.notation for stop in course.stops}
    return [memory for memory in memories if weight_of("knockdown", notations[memory.input]) > MERE]


def planned(course: Course, memory: Memory, goal: int) -> list[Remark]:
    plan = [(0, course.stops[memory.input - 1].entry.choice), (1, 0), (0, goal), (1, goal)]
    return list(Picker(course, 0, [msgspec.structs.replace(memory, plan=plan)]).all_plans())


def test_a_plan_was_kept_if_it_came_to_its_goal_soon(duel: Course, memories: list[Memory]) -> None:
    first, second = next(
        (one, two)
        for one, two in pairwise(own_feats(duel, memories))
        if one.points == two.points and two.input < one.input + FAR
    )
    entry = duel.stops[second.input - 1].entry
    (plan,) = planned(duel, first, entry.choice)
    assert (plan.input, plan.round, plan.feat) == (first.input, 1, duel.stops[first.input - 1].entry.notation)
    assert (plan.goal, plan.goal_input) == (entry.notation, second.input)


def test_a_plan_ends_with_its_round(duel: Course, memories: list[Memory]) -> None:
    first, second = next((one, two) for one, two in pairwise(own_feats(duel, memories)) if one.points != two.points)
    (plan,) = planned(duel, first, duel.stops[second.input - 1].entry.choice)
    assert plan.goal_input == 0


def test_a_step_is_nobodys_goal(duel: Course, memories: list[Memory]) -> None:
    assert planned(duel, own_feats(duel, memories)[0], duel.game.read("move 3")) == []


def test_nobody_speaks_of_paying(duel: Course) -> None:
    assert weight_of("knockdown", "pay jab+kick") < MERE <= weight_of("knockdown", "move 3")
    calls = [stop for stop in duel.stops if stop.entry.notation == "call"]
    around = duel.stops[calls[0].entry.seq - 4 : calls[0].entry.seq + 3]
    found = last_feat("knockdown", around)
    assert found is not None
    assert all(
        weight_of("knockdown", stop.entry.notation) <= weight_of("knockdown", found.entry.notation) for stop in around
    )


def test_verbs_of_feats_are_words_of_the_notation() -> None:
    for game, words in (("knockdown", knockdown.WORDS), ("dungeon", dungeon.WORDS)):
        assert set(FEATS[game]) <= {word.partition(" ")[0] for word in words.values()}


def test_a_reason_that_is_none_goes_first() -> None:
    ends, rounds = [Remark(OPENING, 0), Remark(ENDING, 60)], [Remark(ROUND, number) for number in (20, 40, 50)]
    clear, even = Remark(REASON, 9, clear=True), Remark(REASON, 8)
    assert fewer([*ends, *rounds, clear, even]) == [*ends, *rounds, clear]


def test_when_there_is_too_much_to_say_plans_that_failed_go_first() -> None:
    kept, failed = Remark(PLAN, 5, goal="call", goal_input=9), Remark(PLAN, 6, goal="call")
    rounds, ends = [Remark(ROUND, 20), Remark(ROUND, 40)], [Remark(OPENING, 0), Remark(ENDING, 60)]
    swings = [Remark(TURN, 30), Remark(SURPRISE, 31)]
    assert fewer([*ends, *rounds, kept, failed, *swings]) == [*ends, rounds[1], kept, *swings]
    assert fewer([*ends, failed]) == [*ends, failed]


# Partners.


@pytest.fixture
def taught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge of the dungeon that likes an empty deck."""

    def judge(rules: AnyGame) -> Learned:
        names = list(rules.feature_names)
        row = [0.5 if index % 2 else -0.5 for index in range(len(names))]
        model = Model("dungeon", names, ["choose_card"], True, {}, [row], [0.0], [1.0], 0.0)
        return judge_by(model, rules)

    monkeypatch.setattr(levels, "learned", judge)


@pytest.mark.usefixtures("taught")
def test_partners_are_told_of_together(tmp_path: Path) -> None:
    game = build("dungeon", {"timer": "off"}, seats=3)
    course = played(tmp_path, game, ["greedy", "deaf", "greedy"], 2)
    told = recount(course, 2, list(remember(course, 2, BUDGET, 1)))
    assert told.shared
    assert told.style == ""
    assert not {ROUND, PLAN} & {remark.kind for remark in told.remarks}
    assert {remark.kind for remark in told.remarks} >= {OPENING, ENDING}
    feats = [remark for remark in told.remarks if remark.feat]
    assert feats
    assert all(remark.round == 0 and weight_of("dungeon", remark.feat) >= MERE for remark in feats)
