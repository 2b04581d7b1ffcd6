"""The analysis of a match: the best choices, the choices made, and the win probabilities."""

from pathlib import Path

import pytest

from knockbox.bots.budget import Budget, BudgetMeter
from knockbox.lab.analysis.analysis_builder import build_analysis
from knockbox.lab.analysis.annotations import Analysis, noteworthy_inputs
from knockbox.lab.analysis.correction import get_correction
from knockbox.lab.analysis.review_tasks import (
    MATCH_SIMULATIONS,
    MAX_CHOICE_SIMULATIONS,
    MIN_CHOICE_SIMULATIONS,
    InputBatch,
    InputReview,
    default_budget,
    inputs_to_review,
    review_batch,
    split_batches,
)
from knockbox.lab.analysis.reviewer import NET_EVALUATOR, ROLLOUT_EVALUATOR, half_budget
from knockbox.records.session import Session
from tests.lab.analysis.analysed_matches import (
    analyse,
    best_chosen,
    dungeon_match,
    evaluated,
    input_reviews,
    make_review,
    make_task,
    save_and_replay,
    vote_to_give_up,
    winnable_match,
)
from tests.records.matches import new_match, play_random


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.kbr"


@pytest.mark.parametrize("judge", [NET_EVALUATOR, ROLLOUT_EVALUATOR])
def test_who_does_not_take_the_win_blunders(path: Path, judge: str) -> None:
    analysis = analyse(winnable_match("pass"), path, 200, judge)
    (moment,) = analysis.moments
    assert (moment.mark, moment.luck) == ("blunder", "")
    assert moment.better is not None
    assert (moment.better.notation, moment.better.sureness, moment.better.chance) == ("call", "sure", 1.0)
    assert moment.better.plan[0].notation == "call"
    assert moment.after is not None
    assert moment.chances == [moment.after, round(1 - moment.after, 4)]
    assert analysis.result is None


def test_who_takes_it_does_well_and_wins(path: Path) -> None:
    analysis = analyse(winnable_match("call"), path)
    (moment,) = analysis.moments
    assert (moment.mark, moment.lost, moment.better) == ("", 0.0, None)
    assert analysis.result == [1.0, -1.0]
    assert moment.chances == [1.0, 0.0]
    assert analysis.start == [1.0, 0.0]


def test_giving_up_a_match_that_is_won_is_a_blunder(path: Path) -> None:
    session = winnable_match()
    session.choose(0, session.game.side_actions(session.snapshot.state, 0)[0])
    (moment,) = analyse(session, path).moments
    assert (moment.kind, moment.mark, moment.after, moment.better) == ("offer", "blunder", 0.0, None)
    assert moment.before is not None
    assert moment.before > 0.9


def test_all_of_a_group_share_their_chances(path: Path) -> None:
    analysis = analyse(dungeon_match(9), path, 12, ROLLOUT_EVALUATOR)
    assert analysis.shared
    assert all(len(set(moment.chances)) == 1 and len(moment.chances) == 3 for moment in analysis.moments)
    spoken = [moment for moment in analysis.moments if moment.kind == "utterance"]
    assert spoken
    assert all(moment.before is None and not moment.mark for moment in spoken)


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("judge", [NET_EVALUATOR, ROLLOUT_EVALUATOR])
def test_after_an_offer_it_is_looked_at_how_its_seat_stands(path: Path, seat: int, judge: str) -> None:
    """This holds for any asked seat, whether or not the match continued."""
    replay = save_and_replay(vote_to_give_up(vote_to_give_up(dungeon_match(3), seat), (seat + 1) % 3), path)
    offers = [point.entry.seq for point in replay.points if point.kind == "offer"]
    assert offers == inputs_to_review(replay)[-2:]
    for review in review_batch(InputBatch(make_task(path, 24, judge), offers)):
        assert (review.known, review.open_hands, review.before_ending) == (None, None, None)
        assert review.after_offer is not None
        assert review.after_offer.visits > 0


def test_an_offer_shows_the_resulting_win_probability_and_is_not_graded(path: Path) -> None:
    replay = save_and_replay(vote_to_give_up(dungeon_match(3), 1), path)
    task, last = make_task(path, 10, NET_EVALUATOR), replay.points[-1].entry.seq
    moment = build_analysis(replay, task, [InputReview(last, after_offer=evaluated(0, 0.3))]).moments[-1]
    assert moment.chances == [round(get_correction("dungeon", NET_EVALUATOR).correct(0.3), 4)] * 3
    assert (moment.kind, moment.before, moment.mark, moment.better) == ("offer", None, "", None)


def analysed(path: Path) -> Analysis:
    """Return the analysis of a random match with three reviewed choices."""
    replay = save_and_replay(play_random(new_match()), path)
    task = make_task(path, 10, ROLLOUT_EVALUATOR)
    first, second, third = inputs_to_review(replay)[:3]
    seen = input_reviews(
        (first, best_chosen(0.5), make_review(0.7, 0.5)),
        (second, make_review(0.8, 0.6), best_chosen(0.7)),
        (third, best_chosen(0.3), best_chosen(0.3)),
    )
    return build_analysis(replay, task, seen)


def test_win_probabilities_stay_until_the_next_choice(path: Path) -> None:
    analysis = analysed(path)
    rows = [analysis.start, *(moment.chances for moment in analysis.moments)]
    for before, after, moment in zip(rows, rows[1:], analysis.moments, strict=False):
        if moment.before is None and moment is not analysis.moments[-1]:
            assert before == after
    assert rows[-1] == [(1 + seat_return) / 2 for seat_return in analysis.result or []]


def test_marks_and_luck_are_counted_by_seat(path: Path) -> None:
    analysis = analysed(path)
    assert [moment.mark or moment.luck for moment in noteworthy_inputs(analysis.moments)] == ["unlucky", "blunder"]
    assert noteworthy_inputs(analysis.moments)[1].luck == "lucky"
    assert sum(tally.choices for tally in analysis.tallies) == 3
    assert sum(tally.unlucky for tally in analysis.tallies) == 1
    assert sum(tally.blunders for tally in analysis.tallies) == 1
    assert sum(tally.lost for tally in analysis.tallies) == pytest.approx(sum(each.lost for each in analysis.moments))


def test_rounds_begin_where_the_record_says(path: Path) -> None:
    analysis = analysed(path)
    assert [part.number for part in analysis.rounds] == list(range(1, len(analysis.rounds) + 1))
    assert len(analysis.rounds) >= 2


def test_a_batch_review_is_deterministic(path: Path) -> None:
    replay = save_and_replay(play_random(new_match(), 16), path)
    task = make_task(path, 8, NET_EVALUATOR)
    questions = inputs_to_review(replay)
    together = review_batch(InputBatch(task, questions))
    assert [review for part in split_batches(task, questions) for review in review_batch(part)] == together
    assert [review.input for review in together] == questions


def test_a_longer_match_is_looked_at_more_quickly() -> None:
    assert default_budget(1) == Budget(simulations=MAX_CHOICE_SIMULATIONS)
    assert default_budget(1000) == Budget(simulations=MATCH_SIMULATIONS // 1000)
    assert default_budget(10**7) == Budget(simulations=MIN_CHOICE_SIMULATIONS)


def test_a_choice_takes_four_times_its_budget_at_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One review with the seat's knowledge, one with open hands, and each doubled if another choice was better."""
    budget, granted = 40, list[int]()
    take = BudgetMeter.grant

    def counted(meter: BudgetMeter, most: int) -> int:
        granted.append(take(meter, most))
        return granted[-1]

    def spent(session: Session) -> float:
        path = tmp_path / f"{len(session.inputs)}-{session.inputs[0].notation}.kbr"
        questions = inputs_to_review(save_and_replay(session, path))
        granted.clear()
        review_batch(InputBatch(make_task(path, budget, NET_EVALUATOR), questions))
        return sum(granted) / len(questions) / budget

    monkeypatch.setattr(BudgetMeter, "grant", counted)
    assert spent(winnable_match("call")) == 2
    assert spent(winnable_match("pass")) == 4
    assert 2 < spent(play_random(new_match(), 30)) <= 4


def test_two_closer_looks_take_one_budget() -> None:
    assert half_budget(Budget(simulations=7)) == Budget(simulations=4)
    assert half_budget(Budget(seconds=0.5)) == Budget(seconds=0.25)
