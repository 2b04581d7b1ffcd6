"""Matches of bots that are played to be learnt from: how each table stood, and who won in the end."""

from array import array
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from knockbox.bots.budget import Budget
from knockbox.bots.greedy import POLICIES, greedy
from knockbox.bots.model import Model, judge_by
from knockbox.bots.searching import SearchingBot
from knockbox.bots.vantage import Bot, Vantage
from knockbox.engine.rng import Rng, seeded
from knockbox.games.knockdown.pack import boxes
from knockbox.games.knockdown.selection import DRAW, SELECTED
from knockbox.games.registry import AnyGame, build
from knockbox.lab.match import Table

WHIM: Final = 6
"""Of a hundred answers so many are any, so that the net also sees tables to which good play does not lead."""
TRUST: Final = 0.6
"""In what a search expected, against who won in the end."""
RESTS: Final = {"knockdown": ["take_action"], "dungeon": ["choose_card"]}
"""The questions at which a table is looked at: an action is over, and the next has not begun."""
GROUPS: Final = (4, 4, 3, 2, 5, 1, 4, 6)


class Course(msgspec.Struct, frozen=True):
    """Some matches of one generation: the work one process takes at a time."""

    game: str
    model: Model | None  # of the generation before; without it greedy bots play
    simulations: int
    seeds: Sequence[int]


class Lessons(msgspec.Struct, frozen=True):
    """Tables as rows of numbers, one after the other, and what the seat that was asked had to expect of each."""

    numbers: bytes  # doubles
    chances: bytes  # doubles, from 0 to 1
    matches: bytes  # which match each is from: the last four bytes of its seed


def play(course: Course) -> Lessons:
    numbers, chances, matches = array("d"), array("d"), array("I")
    for seed in course.seeds:
        for row, chance in lessons_of(course, seed):
            numbers.extend(row)
            chances.append(chance)
            matches.append(seed & 0xFFFFFFFF)
    return Lessons(numbers.tobytes(), chances.tobytes(), matches.tobytes())


def lessons_of(course: Course, seed: int) -> Iterator[tuple[list[float], float]]:
    """Each table of one match at which an action was over, as the seat that was asked stood there."""
    rules = rules_for(course.game, seed)
    rests = [prompt in RESTS[course.game] for prompt in rules.prompts]
    whims = seeded(seed + 1)
    bots = [Whimsical(player(course, rules, seed * rules.seats + seat), whims) for seat in range(rules.seats)]
    table = Table(rules, bots, rules.start(seeded(seed), listen=True))
    seen: list[tuple[list[float], int, float | None]] = []
    while (question := rules.decision(table.state)) is not None:
        row = rules.features(table.state, question.seat) if rests[question.prompt] else []
        if table.has_news():
            table.talk()
        table.ask()
        if row:
            seen.append((row, question.seat, bots[question.seat].opinion))
    payoffs = rules.payoffs(table.state)
    return ((row, blended(payoffs[seat], opinion)) for row, seat, opinion in seen)


def blended(payoff: float, opinion: float | None) -> float:
    """Who won is true but full of luck; what a search expected is biased but says more. One learns from both."""
    won = (1 + payoff) / 2
    return won if opinion is None else TRUST * opinion + (1 - TRUST) * won


def rules_for(game: str, seed: int) -> AnyGame:
    """All boxes with everything drawn; in the dungeon each level in turn, with groups of every size."""
    if game == "knockdown":
        return build(game, dict.fromkeys(SELECTED, DRAW), boxes())
    level, seats = 1 + seed % 4, GROUPS[seed // 4 % len(GROUPS)]
    return build(game, {"timer": "off", "level": str(level)}, (), seats)


def player(course: Course, rules: AnyGame, seed: int) -> Bot:
    if course.model is None:
        return greedy(seed)
    judge = judge_by(course.model, rules)
    return Pupil("pupil", lambda _rules: judge, seed, Budget(simulations=course.simulations))


class Pupil(SearchingBot):
    """Searches with what was learnt so far, and speaks like greedy."""

    def speak(self, vantage: Vantage) -> list[int]:
        return POLICIES[vantage.game].speak(vantage)


class Whimsical:
    """Now and then answers without thinking; after an answer its opinion is what the seat has to expect."""

    name = "whimsical"

    def __init__(self, bot: Bot, rng: Rng) -> None:
        self.bot = bot
        self.rng = rng
        self.opinion: float | None = None

    def choose(self, vantage: Vantage) -> int:
        options = vantage.question.options
        self.opinion = None
        if self.rng.below(100) < WHIM:
            return options[self.rng.below(len(options))]
        if not isinstance(self.bot, SearchingBot):
            return self.bot.choose(vantage)
        thought = self.bot.think(vantage)
        self.opinion = thought.chance if thought.simulations else None
        return thought.best.choice

    def speak(self, vantage: Vantage) -> list[int]:
        return self.bot.speak(vantage)
