"""The levels: each plays legally and by its vantage alone, minds the odds of a test, and beats the one below."""

import pytest

from knockbox.bots.budget import Budget
from knockbox.bots.heuristics.dungeon import DungeonPolicy, named, placements
from knockbox.bots.heuristics.floor import LOST
from knockbox.bots.heuristics.hearing import Hearing, kept_in_mind
from knockbox.bots.levels import BEGINNER, CASUAL, Styled
from knockbox.bots.lookahead import LookaheadPolicy
from knockbox.bots.registry import budget_of, make
from knockbox.bots.searching import AT_A_TIME
from knockbox.bots.styles import PLAIN
from knockbox.bots.vantage import Vantage
from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import seeded
from knockbox.games.dungeon.events import CardLaid, Said
from knockbox.games.dungeon.state import WON
from knockbox.games.dungeon.views import DungeonView
from knockbox.games.knockdown.pack import boxes
from knockbox.games.knockdown.selection import DRAW, SELECTED
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.registry import build, games
from knockbox.lab.dungeon.difficulty import USUAL
from knockbox.lab.dungeon.ground import deal_seed, entered
from knockbox.lab.match import match_seed, play_out
from knockbox.testing.table import asked, game_of, say, table
from tests.bots.workers.tables import questions, twin, vantages

LOOKERS = ["deaf", "easy:own", "normal", "hard@12", "expert:own@12", "mute@12"]
LEVELS = ["easy", "normal", "hard@40", "expert@40"]
DUEL = build("knockdown", dict.fromkeys(SELECTED, DRAW), boxes())
UPPERCUT = "drawbridge-uppercut"
ROW = [UPPERCUT, "feint", "stomp", "backfist"]


def vantage_at(state: KnockdownState) -> Vantage:
    assert state.question is not None
    return Vantage(game_of(state), state, state.question)


def called(name: str, light: int) -> bool:
    """Whether a bot calls the test of an opponent with so many light wounds after the blow."""
    state = table(hands=[[], []], places=[2, 3], row=ROW, light=[0, light])
    say(state, f"attack {UPPERCUT}")
    assert asked(state) == (0, "call_test")
    return game_of(state).spell(make(name, 1).choose(vantage_at(state))) == "call"


@pytest.mark.parametrize("name", [*LEVELS[:2], "hard@300", "expert@300"])
def test_a_test_is_called_when_it_pays(name: str) -> None:
    assert [called(name, light) for light in (2, 14)] == [False, True]


def wins(bots: tuple[str, str], pairs: int) -> int:
    """How many of these matches the first bot wins, each deal played from both seats."""
    won = 0
    for index in range(pairs):
        for seat, names in enumerate((bots, bots[::-1])):
            seed = match_seed(7, index)
            state, _ = play_out(DUEL, names, seed)
            won += DUEL.payoffs(state)[seat] > 0
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
    assert wins(bots, pairs) >= least


def test_in_the_dungeon_a_level_wins_more_than_what_is_below_it() -> None:
    dungeon = entered(1, USUAL, (), ())

    def won(bot: str) -> int:
        ends = (play_out(dungeon, [bot] * USUAL, deal_seed(1, 1, USUAL, index))[0].outcome for index in range(40))
        return sum(end == WON for end in ends)

    easy, normal, greedy = (won(bot) for bot in ("easy", "normal", "greedy"))
    assert 0 < easy <= normal - 6
    assert normal <= greedy - 4


def test_the_stronger_levels_think_and_the_weaker_answer_at_once() -> None:
    assert [budget_of(name) for name in ("easy", "normal")] == [None, None]
    hard, expert = budget_of("hard"), budget_of("expert")
    assert hard is not None
    assert expert is not None
    assert 0 < hard.seconds <= 1
    assert hard.seconds < expert.seconds <= 3


def test_the_weaker_levels_forget_what_they_saw_go_into_a_hand() -> None:
    state = table(hands=[["sortie"], ["high-jab", "high-jab"]], places=[2, 3], row=ROW)
    state.hands[1].show()
    forgotten = vantage_at(state).forgetful()
    remembered = {tuple(vantage_at(state).imagine(seeded(seed)).state.hands[1].cards) for seed in range(8)}
    guessed = {tuple(forgotten.imagine(seeded(seed)).state.hands[1].cards) for seed in range(8)}
    assert len(remembered) == 1
    assert len(guessed) > 1


def choices(name: str, forgets: bool) -> list[int]:
    """What a bot answers in the course of a match, with or without what it saw of hidden things."""
    asked = questions("knockdown")
    return [make(name, 1).choose(vantage.forgetful() if forgets else vantage) for vantage in asked]


def test_the_weaker_levels_choose_by_what_is_left_of_it() -> None:
    assert choices("greedy", forgets=False) != choices("greedy", forgets=True)
    for name in ("easy", "normal"):
        assert choices(name, forgets=False) == choices(name, forgets=True)


@pytest.mark.parametrize("policies", [BEGINNER, CASUAL])
def test_the_weaker_levels_forget_what_was_said_a_while_ago(policies: Styled) -> None:
    policy, sharp, differs = policies[PLAIN]["dungeon"], DungeonPolicy(), 0
    assert isinstance(policy, DungeonPolicy)
    assert policy.memory is not None
    for vantage in questions("dungeon", seed=4):
        fresh = Vantage(vantage.rules, vantage._state, vantage.question, kept_in_mind(vantage.story, policy.memory))
        assert policy.choose(vantage, seeded(1)) == policy.choose(fresh, seeded(1))
        differs += sharp.choose(vantage, seeded(1)) != sharp.choose(fresh, seeded(1))
    assert differs > 0


def test_words_are_forgotten_after_so_many_cards() -> None:
    said, laid = Said("", 1, "zeros both"), CardLaid("", 2, "hall", (0, 0), False, [0, 1, 1, 1], False, 0)
    assert kept_in_mind([said, laid, laid, said], 2) == [laid, laid, said]
    assert kept_in_mind([said, laid, laid, said], 3) == [said, laid, laid, said]


@pytest.mark.parametrize("policies", [BEGINNER, CASUAL])
def test_the_weaker_levels_take_nothing_but_what_looks_nearly_as_good(policies: Styled) -> None:
    """Short-sighted, not at random: the same glance weighs all options, and what is clearly worse is left."""
    policy, missed = policies[PLAIN]["knockdown"], 0
    assert isinstance(policy, LookaheadPolicy)
    for number, vantage in enumerate(questions("knockdown")):
        if policy.heuristic.is_gamble(vantage.prompt):
            continue
        seen = vantage.forgetful()
        worths = dict(zip(vantage.question.options, policy.weigh(seen, seeded(number)), strict=True))
        chosen = worths[policy.choose(seen, seeded(number))]
        assert chosen >= max(worths.values()) - policy.blur
        missed += chosen < max(worths.values())
    assert missed > 0


@pytest.mark.parametrize("name", ["easy", "normal"])
def test_the_weaker_levels_lay_no_card_that_loses_at_once_where_another_does_not(name: str) -> None:
    bot, looked = make(name, 1), 0
    for vantage in questions("dungeon"):
        if vantage.prompt != "choose_cell" or not isinstance(vantage.view, DungeonView):
            continue
        worths = {(each.place, each.turned): each.worth for each in placements(vantage, vantage.view, Hearing(()))}
        safe = max(worths.values()) > LOST
        looked += safe and min(worths.values()) == LOST
        chosen = vantage.spell(bot.choose(vantage))
        assert not safe or not chosen.startswith("lay") or worths[named(chosen)] > LOST
    assert looked > 5


@pytest.mark.parametrize("key", games())
def test_no_bot_can_tell_worlds_apart_that_its_seat_cannot(key: str) -> None:
    rng, apart = seeded(3), 0
    for number, vantage in enumerate(vantages(key)):
        other = twin(vantage, rng)
        apart += vantage.rules.position(vantage._state) != vantage.rules.position(other._state)
        name = LOOKERS[number // vantage.rules.seats % len(LOOKERS)]
        one, two = make(name, number), make(name, number)
        assert one.speak(vantage) == two.speak(other)
        if vantage.question.options:
            assert one.choose(vantage) == two.choose(other)
    assert apart > 10


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_plays_whatever_is_asked(name: str) -> None:
    """Towers too, whose verdicts are chance."""
    rules = build("knockdown", {"ko_test": "tower"}, ["nemesis"])
    state, rng, bot = rules.start(seeded(2)), seeded(3), make(name, 4)
    while (question := rules.decision(state)) is not None:
        chance = question.options[rng.below(len(question.options))]
        choice = chance if question.seat == PUBLIC else bot.choose(Vantage(rules, state, question))
        assert choice in question.options
        rules.step(state, choice)


def test_a_thought_names_every_option_and_adds_up() -> None:
    state = table(hands=[["sortie"], ["high-jab"]], places=[2, 3], row=ROW)
    bot = make("hard@200", 3)
    thought = bot.think(vantage_at(state))  # type: ignore[attr-defined]
    assert [opinion.choice for opinion in thought.opinions] == vantage_at(state).question.options
    assert thought.simulations == 200
    assert thought.best.visits == max(opinion.visits for opinion in thought.opinions)
    assert thought.plan[0] == (0, thought.best.choice)
    assert all(0 <= opinion.chance <= 1 and opinion.doubt > 0 for opinion in thought.opinions)
    twice = thought + thought
    assert twice.simulations == 400
    assert twice.best.chance == pytest.approx(thought.best.chance)
    assert twice.best.doubt < thought.best.doubt


def test_a_search_can_be_stopped() -> None:
    state = table(hands=[["sortie"], ["high-jab"]], places=[2, 3], row=ROW)
    looks = iter([False, False, True])
    bot = make("hard", 3)
    bot.budget = Budget(simulations=10_000)  # type: ignore[attr-defined]
    assert bot.think(vantage_at(state), lambda: next(looks)).simulations == 2 * AT_A_TIME  # type: ignore[attr-defined]
