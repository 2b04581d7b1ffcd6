"""An unused token is reported as the better choice where it was one."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from knockbox.bots.budget import Budget
from knockbox.bots.observation import PlayerObservation
from knockbox.bots.search_result import ActionStats
from knockbox.lab.analysis import offer_review
from knockbox.lab.analysis.annotations import AnnotatedInput
from knockbox.lab.analysis.correction import NO_CORRECTION
from knockbox.lab.analysis.marks import review_loss
from knockbox.lab.analysis.offer_review import compare_offer, offers_to_review
from knockbox.lab.analysis.reviewer import NET_EVALUATOR, ROLLOUT_EVALUATOR, ChoiceReview, Reviewer
from knockbox.records.record import Player, PositionStart
from knockbox.records.session import Session, new_session
from knockbox.testing.dungeon_table import PROVING_DUNGEON, dungeon, game_of, say
from tests.lab.analysis.analysed_matches import analyse, evaluated, make_review

OPTIONS = {"adventure": "on", "tokens": "fireball", "timer": "off"}
ONE = ["room-1112"]
TWO = ["room-1112", "room-0014"]
REVIEWER = Reviewer(NET_EVALUATOR, Budget(simulations=60), 1)


def observation_with_token(hand: list[str]) -> PlayerObservation:
    """Return an observation with a creature that no card in hand can beat in time; the group has a fireball."""
    cards = [hand, ["joker"]]
    state = dungeon(laid=["beast-2222-2 time=1"], hands=cards, deck=["room-1121"], options=OPTIONS)
    assert state.question is not None
    return PlayerObservation(game_of(state), state, state.question)


def match_with_card_laid(hand: list[str]) -> Session:
    """Play a match in which the fireball is not used and a card is laid."""
    observation = observation_with_token(hand)
    players = [Player("Ana", "person"), Player("Olek", "person")]
    session = new_session(
        "dungeon",
        OPTIONS,
        [PROVING_DUNGEON],
        players,
        PositionStart(observation.rules.position(observation._state), seed=3),
    )
    session.choose(0, session.game.string_to_action("card room-1112"))
    session.choose(0, session.snapshot.questions()[0].options[0])
    return session


def placement_of(session: Session, path: Path, evaluator: str = NET_EVALUATOR) -> AnnotatedInput:
    """Return the second input, which places the card chosen by the first."""
    return analyse(session, path, 200, evaluator).moments[1]


@pytest.mark.parametrize("hand", [ONE, TWO])
def test_a_missed_token_was_better_than_every_place(tmp_path: Path, hand: list[str]) -> None:
    moment = placement_of(match_with_card_laid(hand), tmp_path / "match.kbr")
    assert (moment.question, moment.mark) == ("choose_cell", "blunder")
    assert moment.better is not None
    assert (moment.better.notation, moment.better.sureness) == ("fireball 0,0", "sure")
    assert moment.before == moment.better.chance
    assert moment.opened is not None
    assert moment.opened.notation == "fireball 0,0"


def test_who_plays_on_at_random_says_nothing_of_tokens(tmp_path: Path) -> None:
    """A tree search does not consider side actions."""
    better = placement_of(match_with_card_laid(TWO), tmp_path / "match.kbr", ROLLOUT_EVALUATOR).better
    assert better is None or better.notation.startswith("lay ")


def review_against(
    monkeypatch: pytest.MonkeyPatch, taken: float, never: float, later: float, best: float = 0.3
) -> tuple[ChoiceReview, ChoiceReview]:
    """Return the review of an answer against a token with these evaluations."""
    observation = observation_with_token(TWO)
    card, other = observation.question.options
    offer = observation.string_to_action("fireball 0,0")
    found = [ActionStats(offer, 60, 60 * (2 * chance - 1), 60.0) for chance in (taken, never, later)]
    monkeypatch.setattr(offer_review, "evaluate_offer", lambda *_: found)
    seen = ChoiceReview(evaluated(other, best), evaluated(card, 0.3), [])
    return seen, compare_offer(REVIEWER, observation, seen, offer)


def test_a_token_that_helps_as_much_afterwards_was_not_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    seen, found = review_against(monkeypatch, taken=0.8, never=0.3, later=0.79)
    assert found is seen


def test_a_token_that_helps_less_afterwards_was_missed_by_the_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    seen, found = review_against(monkeypatch, taken=0.8, never=0.3, later=0.5)
    assert found.best.choice not in (seen.best.choice, seen.chosen.choice)
    assert (found.best.win_probability, found.chosen.win_probability) == pytest.approx((0.8, 0.5))


@pytest.mark.parametrize(("best", "is_told"), [(0.7, True), (0.76, False)])
def test_a_token_must_be_better_than_the_best_answer_by_what_it_is_worth_later(
    monkeypatch: pytest.MonkeyPatch, best: float, is_told: bool
) -> None:
    seen, found = review_against(monkeypatch, taken=0.8, never=0.3, later=0.3, best=best)
    assert (found is not seen) == is_told


def test_a_token_is_missed_where_a_card_is_laid_and_not_where_it_is_chosen() -> None:
    observation = observation_with_token(TWO)
    assert offers_to_review(observation) == []
    say(observation._state, "card room-1112")
    question = observation._state.question
    place = PlayerObservation(observation.rules, observation._state, question)
    assert [place.action_to_string(offer) for offer in offers_to_review(place)] == ["fireball 0,0"]


def test_what_a_token_may_be_worth_later_is_a_doubt() -> None:
    plain = make_review(0.6, 0.5)
    assert review_loss(plain, NO_CORRECTION).sureness == "sure"
    assert review_loss(replace(plain, offer_price=0.05), NO_CORRECTION).sureness == "maybe"
