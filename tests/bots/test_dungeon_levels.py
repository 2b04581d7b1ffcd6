"""The stronger levels win dungeons that greedy loses, with and without talk."""

import pytest

from knockbox.bots.observation import PlayerObservation
from knockbox.bots.registry import make_bot
from knockbox.bots.tree_search import SearchingBot
from knockbox.engine.rng import make_rng
from knockbox.games.dungeon.events import Said
from knockbox.games.dungeon.state import WON
from knockbox.lab.dungeon.study_setup import build_dungeon, deal_seed
from knockbox.lab.match import play_to_end

LEVEL = 3
SEATS = 4
DEALS = 6
RULES = build_dungeon(LEVEL, SEATS, (), ())


def count_wins(bot: str) -> int:
    """Return how many of the first deals a group of one bot wins."""
    ends = [play_to_end(RULES, [bot] * SEATS, deal_seed(1, LEVEL, SEATS, index))[0].outcome for index in range(DEALS)]
    return ends.count(WON)


def observation_after_statement(seat: int, words: str) -> PlayerObservation:
    """Return the first question of a match, after a statement by another seat."""
    state = RULES.start(make_rng(4))
    assert state.question is not None
    speaker = (state.question.seat + seat) % SEATS
    return PlayerObservation(RULES, state, state.question, [Said("", speaker, words)])


@pytest.mark.once
@pytest.mark.parametrize(("bot", "least"), [("hard@120", 5), ("mute@250", 4)])
def test_they_win_more_than_greedy(bot: str, least: int) -> None:
    assert count_wins(bot) >= least > count_wins("greedy")


@pytest.mark.parametrize(("name", "is_moved"), [("hard@300", True), ("mute@300", False)])
def test_hard_minds_what_it_heard_and_mute_does_not(name: str, is_moved: bool) -> None:
    assert (action_values(name, "zeros none") != action_values(name, "zeros both")) is is_moved


def action_values(name: str, words: str) -> list[float]:
    bot = make_bot(name, 1)
    assert isinstance(bot, SearchingBot)
    return [stats.total for stats in bot.search(observation_after_statement(1, words)).action_stats]


def test_the_mute_says_nothing_and_hard_tells_its_zeros() -> None:
    observation = observation_after_statement(1, "nod")
    assert make_bot("mute", 1).speak(observation) == []
    assert [observation.action_to_string(words).split()[0] for words in make_bot("hard", 1).speak(observation)] == [
        "zeros"
    ]


@pytest.mark.rule("KKD-TALK-2")
@pytest.mark.parametrize("name", ["easy", "normal", "hard", "expert", "greedy"])
def test_in_silence_no_bot_says_a_word(name: str) -> None:
    state = RULES.start(make_rng(4))
    assert state.question is not None
    assert make_bot(name, 1).speak(PlayerObservation(RULES, state, state.question, []))
    state.silent = True
    assert make_bot(name, 1).speak(PlayerObservation(RULES, state, state.question, [])) == []
