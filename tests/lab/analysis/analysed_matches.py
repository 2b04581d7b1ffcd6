"""Matches to analyse, and evaluations that need no search."""

from pathlib import Path

from knockbox.bots.budget import Budget
from knockbox.engine.rng import make_rng
from knockbox.lab.analysis.analysis_builder import build_analysis
from knockbox.lab.analysis.analysis_text import ChoiceTexts
from knockbox.lab.analysis.annotations import Analysis
from knockbox.lab.analysis.replayed_match import ReplayedMatch, replay_record
from knockbox.lab.analysis.review_tasks import InputBatch, InputReview, ReviewTask, inputs_to_review, review_batch
from knockbox.lab.analysis.reviewer import NET_EVALUATOR, ChoiceReview, EvaluatedChoice
from knockbox.records.reader import read_record
from knockbox.records.record import Player, PositionStart, SeedStart
from knockbox.records.session import Session, new_session
from knockbox.testing.knockdown_table import game_of, say, table

PLAYERS = [Player("Ada", "person"), Player("<b>Bo</b>", "person")]
ROW = ["drawbridge-uppercut", "haymaker", "stomp", "backfist"]
STD_ERROR = 0.002
VISITS = 400


def winnable_match(*choices: str) -> Session:
    """Return a match in which A may call an unpassable test in the deciding round, with its last action, and then B."""
    state = table(hands=[[], []], places=[2, 3], row=ROW, light=[17, 17], victories=[1, 1], actions=1)
    say(state, "attack drawbridge-uppercut")
    position = game_of(state).position(state)
    session = new_session("knockdown", {}, [], PLAYERS, PositionStart(position, seed=3))
    for words in choices:
        question = session.snapshot.questions()[0]
        session.choose(question.seat, session.game.string_to_action(words))
    return session


def dungeon_match(inputs: int, seed: int = 2) -> Session:
    """Return a random dungeon match of three players, with talk."""
    players = [Player(name, "person") for name in ("Ana", "Olek", "Ana")]
    session = new_session("dungeon", {"timer": "off"}, [], players, SeedStart(seed))
    rng = make_rng(seed)
    while len(session.inputs) < inputs and not session.snapshot.is_over():
        question = session.snapshot.questions()[0]
        words = session.snapshot.utterances(question.seat)
        if words and len(session.inputs) % 5 == 2:
            session.choose(question.seat, words[rng.below(len(words))])
        session.choose(question.seat, question.options[rng.below(len(question.options))])
    return session


def vote_to_give_up(session: Session, seat: int) -> Session:
    """Let a seat vote to give up."""
    session.choose(seat, session.game.string_to_action("give-up"))
    return session


def save_and_replay(session: Session, path: Path) -> ReplayedMatch:
    session.save(path)
    return replay_record(read_record(path))


def make_task(path: Path, budget: int, evaluator: str) -> ReviewTask:
    """Return a task for a whole record."""
    record = read_record(path)
    last = record.hash_after(len(record.inputs))
    return ReviewTask(path, "", last, evaluator, Budget(simulations=budget), 1)


def analyse(session: Session, path: Path, budget: int = 30, evaluator: str = NET_EVALUATOR) -> Analysis:
    """Analyse a session in this process."""
    replay = save_and_replay(session, path)
    task = make_task(path, budget, evaluator)
    return build_analysis(replay, task, review_batch(InputBatch(task, inputs_to_review(replay))))


def notation_texts(analysis: Analysis) -> dict[int, ChoiceTexts]:
    """Return notations as the texts of choices."""
    return {
        moment.input: ChoiceTexts(
            moment.notation,
            moment.better.notation if moment.better else "",
            moment.opened.notation if moment.opened else "",
            [(step.seat, step.notation) for step in moment.better.plan] if moment.better else [],
        )
        for moment in analysis.moments
    }


def evaluated(choice: int, chance: float, doubt: float = STD_ERROR, drift: float = 0.0) -> EvaluatedChoice:
    return EvaluatedChoice(choice, chance, doubt, VISITS, drift)


def make_review(best: float, chosen: float, doubt: float = STD_ERROR, drift: float = 0.0) -> ChoiceReview:
    """Return a review: choice 1 is the best, 2 the one made."""
    return ChoiceReview(evaluated(1, best, doubt, drift), evaluated(2, chosen, doubt), [(0, 1)])


def best_chosen(chance: float) -> ChoiceReview:
    """Return a review in which the best choice was made."""
    return ChoiceReview(evaluated(2, chance), evaluated(2, chance), [(0, 2)])


def input_reviews(*looks: tuple[int, ChoiceReview, ChoiceReview]) -> list[InputReview]:
    return [InputReview(number, known, opened) for number, known, opened in looks]
