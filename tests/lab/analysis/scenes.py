"""Matches to look back at, and opinions that need no search."""

from pathlib import Path

from knockbox.bots.budget import Budget
from knockbox.engine.rng import seeded
from knockbox.lab.analysis.account import account
from knockbox.lab.analysis.course import Course, course_of
from knockbox.lab.analysis.findings import Analysis
from knockbox.lab.analysis.looking import LEARNED, Look, Weighed
from knockbox.lab.analysis.retelling import Words
from knockbox.lab.analysis.work import Part, Sight, Task, look_at, questions_in
from knockbox.records.reader import read_record
from knockbox.records.record import Placed, Player, Seeded
from knockbox.records.session import Session, new_session
from knockbox.testing.table import game_of, say, table

PLAYERS = [Player("Ada", "person"), Player("<b>Bo</b>", "person")]
ROW = ["drawbridge-uppercut", "haymaker", "stomp", "backfist"]
DOUBT = 0.002
VISITS = 400


def chance_to_win(*choices: str) -> Session:
    """Seat A may call a test that cannot be passed, in the deciding round, with its last action; so may then seat B."""
    state = table(hands=[[], []], places=[2, 3], row=ROW, light=[17, 17], victories=[1, 1], actions=1)
    say(state, "attack drawbridge-uppercut")
    position = game_of(state).position(state)
    session = new_session("knockdown", {}, [], PLAYERS, Placed(position, seed=3))
    for words in choices:
        question = session.moment.questions()[0]
        session.choose(question.seat, session.game.read(words))
    return session


def delve(inputs: int, seed: int = 2) -> Session:
    """Three at random in a dungeon, with words in between."""
    players = [Player(name, "person") for name in ("Ana", "Olek", "Ana")]
    session = new_session("dungeon", {"timer": "off"}, [], players, Seeded(seed))
    rng = seeded(seed)
    while len(session.inputs) < inputs and not session.moment.is_over():
        question = session.moment.questions()[0]
        words = session.moment.utterances(question.seat)
        if words and len(session.inputs) % 5 == 2:
            session.choose(question.seat, words[rng.below(len(words))])
        session.choose(question.seat, question.options[rng.below(len(question.options))])
    return session


def despair(session: Session, seat: int) -> Session:
    """A seat would give up; the others would not."""
    session.choose(seat, session.game.read("give-up"))
    return session


def saved(session: Session, path: Path) -> Course:
    session.save(path)
    return course_of(read_record(path))


def task_on(path: Path, budget: int, judge: str) -> Task:
    """All of a record."""
    record = read_record(path)
    last = record.hash_after(len(record.inputs))
    return Task(path, "", last, judge, Budget(simulations=budget), 1)


def looked_at(session: Session, path: Path, budget: int = 30, judge: str = LEARNED) -> Analysis:
    """An analysis of a session, made in this process."""
    course = saved(session, path)
    task = task_on(path, budget, judge)
    return account(course, task, look_at(Part(task, questions_in(course))))


def plain_words(analysis: Analysis) -> dict[int, Words]:
    """Notation instead of words."""
    return {
        moment.input: Words(
            moment.notation,
            moment.better.notation if moment.better else "",
            moment.opened.notation if moment.opened else "",
            [(step.seat, step.notation) for step in moment.better.plan] if moment.better else [],
        )
        for moment in analysis.moments
    }


def weighed(choice: int, chance: float, doubt: float = DOUBT, drift: float = 0.0) -> Weighed:
    return Weighed(choice, chance, doubt, VISITS, drift)


def look(best: float, chosen: float, doubt: float = DOUBT, drift: float = 0.0) -> Look:
    """Choice 1 is the best, 2 the one that was made."""
    return Look(weighed(1, best, doubt, drift), weighed(2, chosen, doubt), [(0, 1)])


def good(chance: float) -> Look:
    """The best was chosen."""
    return Look(weighed(2, chance), weighed(2, chance), [(0, 2)])


def sights(*looks: tuple[int, Look, Look]) -> list[Sight]:
    return [Sight(number, known, opened) for number, known, opened in looks]
