"""Dungeons that are played to be learnt from: how each table stood with all hands open, and whether it was won."""

from collections.abc import Iterator
from typing import Final

from knockbox.bots.budget import Budget
from knockbox.bots.greedy import POLICIES, greedy
from knockbox.bots.model import judge_by
from knockbox.bots.search.judge import Judge
from knockbox.bots.sweeping import sweep
from knockbox.bots.thought import Opinion
from knockbox.bots.vantage import Bot, Vantage
from knockbox.engine.rng import Rng, seeded
from knockbox.games.registry import AnyGame, build
from knockbox.lab.match import Table
from tools.train.lessons import Course, Lesson, Subject

RESTS: Final = ["choose_card", "choose_cell", "last_chance"]
GROUPS: Final = (4, 4, 3, 4, 2, 4, 5, 1, 4, 6)
TOKENS: Final = ("fireball", "ice", "poison", "silence")
ADVENTUROUS: Final = 7
"""One match of so many is part of an adventure, with some tokens in hand."""
WHIM: Final = 5
"""Of a hundred answers so many are a whim, so that the net also sees tables to which good play does not lead."""
TOLERABLE: Final = 0.2
"""A whim costs at most so much of the chance to win, as far as one can tell: most blunders end the match at once."""


def delve(course: Course, seed: int) -> Iterator[Lesson]:
    """Each table of one match at which somebody was asked; to choose a card and to lay it is one."""
    rules = rules_for(seed)
    bots = [apprentice(course, rules, seed * rules.seats + seat) for seat in range(rules.seats)]
    table = Table(rules, bots, rules.start(seeded(seed), listen=True))
    rows: list[list[float]] = []
    while (question := rules.decision(table.state)) is not None:
        row = rules.features(table.state, question.seat)
        if not rows or row != rows[-1]:
            rows.append(row)
        table.take_turn()
    won = float(rules.payoffs(table.state)[0] > 0)
    return ((row, won) for row in rows)


def rules_for(seed: int) -> AnyGame:
    """Each level in turn, groups of every size, and now and then an adventure."""
    chance = seeded(seed)
    seats = GROUPS[chance.below(len(GROUPS))]
    options = {"timer": "off", "level": str(1 + chance.below(4))}
    if chance.below(ADVENTUROUS) == 0:
        held = [token for token in TOKENS[: 3 if seats == 1 else 4] if chance.below(2)]
        options |= {"adventure": "on", "tokens": ",".join(held) or "none"}
    return build("dungeon", options, (), seats)


def apprentice(course: Course, rules: AnyGame, seed: int) -> Bot:
    if course.model is None:
        return Apprentice(greedy(seed), None, 0, seeded(~seed))
    return Apprentice(greedy(seed), judge_by(course.model, rules), course.simulations, seeded(~seed))


class Apprentice:
    """Plays like its teacher, or by what was learnt so far, and follows a whim now and then."""

    name = "apprentice"

    def __init__(self, teacher: Bot, judge: Judge | None, simulations: int, rng: Rng) -> None:
        self.teacher = teacher
        self.judge = judge
        self.budget = Budget(simulations=simulations)
        self.rng = rng
        self.planned: list[int] = []  # answers to questions that follow the last one

    def choose(self, vantage: Vantage) -> int:
        is_whim = self.rng.below(100) < WHIM
        if self.judge is None:
            return self.any_card(vantage) if is_whim else self.teacher.choose(vantage)
        if vantage.prompt == "choose_cell" and self.planned and not is_whim:
            return self.planned.pop()
        thought = sweep(vantage, self.judge, self.rng, self.budget)
        self.planned = [] if is_whim else [choice for _, choice in thought.plan[1:]]
        return self.any_of(thought.opinions, thought.best) if is_whim else thought.best.choice

    def any_card(self, vantage: Vantage) -> int:
        if vantage.prompt != "choose_card":
            return self.teacher.choose(vantage)
        options = vantage.question.options
        return options[self.rng.below(len(options))]

    def any_of(self, opinions: list[Opinion], best: Opinion) -> int:
        tolerable = [each for each in opinions if each.visits and each.chance > best.chance - TOLERABLE]
        return tolerable[self.rng.below(len(tolerable))].choice if tolerable else best.choice

    def speak(self, vantage: Vantage) -> list[int]:
        return POLICIES[vantage.game].speak(vantage)


DELVES: Final = Subject("dungeon", RESTS, True, rules_for, delve)
