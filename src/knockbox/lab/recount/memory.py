"""A bot remembers: each choice it had is thought over again, from what it knew then.

One that searches does so itself, and finds its plans again. One that does not had none: how it stood is told by a
stand-in, and why it chose by asking it again.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from knockbox.bots.advice import unpriced
from knockbox.bots.registry import AT, COLON, QUICK, SEARCHING, make, read_name
from knockbox.bots.searching import SearchingBot
from knockbox.bots.styles import style_at
from knockbox.bots.thought import Thought
from knockbox.lab.analysis.correction import correction_of
from knockbox.lab.analysis.course import Course, Stop
from knockbox.lab.analysis.hindsight import Recalled, recalled
from knockbox.lab.analysis.looking import LEARNED, ROLLOUTS
from knockbox.lab.match import STRIDE

STAND_IN: Final = "hard"
DEAF_STAND_IN: Final = {"deaf": "mute"}
"""Who says how bots stood that do not think in chances: by what they saw, heard and liked themselves."""
AGAIN: Final = 6
"""So often a bot that does not search is asked again why it chose."""
UNTAUGHT: Final = ("ismcts",)
"""Bots that search, and play tables to their end to judge them."""
AIMLESS: Final = ("random",)
"""Bots that were up to nothing."""
ALL: Final = 12_000
MOST: Final = 400
LEAST: Final = 60
"""Simulations: for all choices of a match together, and for one at most and at least."""


class Memory(msgspec.Struct, frozen=True):
    """One choice as the bot saw it."""

    input: int
    points: tuple[int, ...]  # of all seats, before it
    chance: float  # to win, corrected as in an analysis
    is_meant: bool  # whether it searches and would choose the same again, so that its plan is the one it had
    plan: list[tuple[int, int]]  # seat and choice


def free_stops(course: Course, seat: int) -> list[Stop]:
    return [stop for stop in course.stops if stop.entry.seat == seat and stop.is_free]


def usual_simulations(choices: int) -> int:
    """So many that a match of any length takes about as long."""
    return min(MOST, max(LEAST, ALL // max(1, choices)))


def remember(course: Course, seat: int, simulations: int, seed: int) -> Iterator[Memory]:
    """Every choice of a seat, thought over again with so many simulations."""
    name = course.session.header.seats[seat].name
    if read_name(name).kind in AIMLESS:
        return
    for stop in free_stops(course, seat):
        thinker = thinker_for(name, simulations, seed_at(stop, seed))
        yield memory_of(name, stop, thinker.think(as_seen(name, stop)))


def thinker_for(name: str, simulations: int, seed: int) -> SearchingBot:
    bot = make(thinker_name(name, simulations), seed)
    assert isinstance(bot, SearchingBot)  # noqa: S101
    return bot


def thinker_name(name: str, simulations: int) -> str:
    """The bot itself with a budget that can be counted, or one that thinks in its place."""
    kind, style, _ = read_name(name)
    deep = kind if kind in SEARCHING else DEAF_STAND_IN.get(kind, STAND_IN)
    return f"{deep}{COLON}{style}{AT}{simulations}" if style else f"{deep}{AT}{simulations}"


def thinks(name: str) -> bool:
    """Whether a bot searches, and so has chances and plans of its own."""
    return read_name(name).kind in SEARCHING


def seed_at(stop: Stop, seed: int) -> int:
    return seed + stop.entry.seq * STRIDE


def as_seen(name: str, stop: Stop) -> Recalled:
    """What a bot knew when it chose; the simpler ones keep no card in mind."""
    seen = recalled(stop)
    if read_name(name).kind not in QUICK:
        return seen
    moment = stop.moment
    return Recalled(moment.game, moment.game.forget(moment.state, seen.seat), seen.question, seen.story, seen.seat)


def memory_of(name: str, stop: Stop, thought: Thought) -> Memory:
    best, moment = unpriced(recalled(stop), thought.best), stop.moment
    points = tuple(moment.game.points(moment.state))
    is_meant = thinks(name) and best.choice == stop.entry.choice
    judge = ROLLOUTS if read_name(name).kind in UNTAUGHT else LEARNED
    chance = correction_of(moment.game.key, judge).chance(best.chance)
    return Memory(stop.entry.seq, points, chance, is_meant, thought.plan if is_meant else [])


def answers_again(name: str, stop: Stop) -> set[int]:
    """What a bot that does not search would answer, asked some more times: one, or several that look alike to it."""
    return {make(name, number).choose(as_seen(name, stop)) for number in range(AGAIN)}


def style_of(course: Course, seat: int) -> str:
    """In which style a bot played, once it had somebody to play."""
    style, stops = read_name(course.session.header.seats[seat].name).style, free_stops(course, seat)
    return style_at(style, recalled(stops[-1])) if stops else style
