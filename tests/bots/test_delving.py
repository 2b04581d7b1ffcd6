"""The stronger levels in the dungeon: they win where greedy loses, with words and without."""

import pytest

from knockbox.bots.registry import make
from knockbox.bots.searching import SearchingBot
from knockbox.bots.vantage import Vantage
from knockbox.engine.rng import seeded
from knockbox.games.dungeon.events import Said
from knockbox.games.dungeon.state import WON
from knockbox.lab.dungeon.ground import deal_seed, entered
from knockbox.lab.match import play_out

LEVEL = 3
SEATS = 4
DEALS = 6
RULES = entered(LEVEL, SEATS, (), ())


def wins(bot: str) -> int:
    """How many of the first deals a group of one bot wins."""
    ends = [play_out(RULES, [bot] * SEATS, deal_seed(1, LEVEL, SEATS, index))[0].outcome for index in range(DEALS)]
    return ends.count(WON)


def told(seat: int, words: str) -> Vantage:
    """The first question of a match, after another seat has said something."""
    state = RULES.start(seeded(4))
    assert state.question is not None
    speaker = (state.question.seat + seat) % SEATS
    return Vantage(RULES, state, state.question, [Said("", speaker, words)])


@pytest.mark.once
@pytest.mark.parametrize(("bot", "least"), [("hard@120", 5), ("mute@250", 4)])
def test_they_win_more_than_greedy(bot: str, least: int) -> None:
    assert wins(bot) >= least > wins("greedy")


@pytest.mark.parametrize(("name", "is_moved"), [("hard@300", True), ("mute@300", False)])
def test_hard_minds_what_it_heard_and_mute_does_not(name: str, is_moved: bool) -> None:
    assert (opinions_of(name, "zeros none") != opinions_of(name, "zeros both")) is is_moved


def opinions_of(name: str, words: str) -> list[float]:
    bot = make(name, 1)
    assert isinstance(bot, SearchingBot)
    return [opinion.total for opinion in bot.think(told(1, words)).opinions]


def test_the_mute_says_nothing_and_hard_tells_its_zeros() -> None:
    vantage = told(1, "nod")
    assert make("mute", 1).speak(vantage) == []
    assert [vantage.spell(words).split()[0] for words in make("hard", 1).speak(vantage)] == ["zeros"]


@pytest.mark.rule("KKD-TALK-2")
@pytest.mark.parametrize("name", ["easy", "normal", "hard", "expert", "greedy"])
def test_in_silence_no_bot_says_a_word(name: str) -> None:
    state = RULES.start(seeded(4))
    assert state.question is not None
    assert make(name, 1).speak(Vantage(RULES, state, state.question, []))
    state.silent = True
    assert make(name, 1).speak(Vantage(RULES, state, state.question, [])) == []
