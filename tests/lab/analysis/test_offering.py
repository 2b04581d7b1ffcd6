"""A token that was not used is told as the better choice where it was one."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from knockbox.bots.budget import Budget
from knockbox.bots.thought import Opinion
from knockbox.bots.vantage import Vantage
from knockbox.lab.analysis import offering
from knockbox.lab.analysis.correction import NONE
from knockbox.lab.analysis.findings import Moment
from knockbox.lab.analysis.looking import LEARNED, ROLLOUTS, Eye, Look
from knockbox.lab.analysis.marks import loss_of
from knockbox.lab.analysis.offering import compared, offers_at
from knockbox.records.record import Placed, Player
from knockbox.records.session import Session, new_session
from knockbox.testing.dungeon_table import BOX, dungeon, game_of, say
from tests.lab.analysis.scenes import look, looked_at, weighed

OPTIONS = {"adventure": "on", "tokens": "fireball", "timer": "off"}
ONE = ["room-1112"]
TWO = ["room-1112", "room-0014"]
EYE = Eye(LEARNED, Budget(simulations=60), 1)


def in_need(hand: list[str]) -> Vantage:
    """Somebody before a creature that no card of the hand can beat in time; the group has a fireball."""
    cards = [hand, ["joker"]]
    state = dungeon(laid=["beast-2222-2 time=1"], hands=cards, deck=["room-1121"], options=OPTIONS)
    assert state.question is not None
    return Vantage(game_of(state), state, state.question)


def laid(hand: list[str]) -> Session:
    """The fireball is kept, and a card is laid."""
    vantage = in_need(hand)
    players = [Player("Ana", "person"), Player("Olek", "person")]
    session = new_session("dungeon", OPTIONS, [BOX], players, Placed(vantage.rules.position(vantage._state), seed=3))
    session.choose(0, session.game.read("card room-1112"))
    session.choose(0, session.moment.questions()[0].options[0])
    return session


def place_of(session: Session, path: Path, judge: str = LEARNED) -> Moment:
    """The card is the first input, its place the second."""
    return looked_at(session, path, 200, judge).moments[1]


@pytest.mark.parametrize("hand", [ONE, TWO])
def test_a_missed_token_was_better_than_every_place(tmp_path: Path, hand: list[str]) -> None:
    moment = place_of(laid(hand), tmp_path / "match.kbr")
    assert (moment.question, moment.mark) == ("choose_cell", "blunder")
    assert moment.better is not None
    assert (moment.better.notation, moment.better.sureness) == ("fireball 0,0", "sure")
    assert moment.before == moment.better.chance
    assert moment.opened is not None
    assert moment.opened.notation == "fireball 0,0"


def test_who_plays_on_at_random_says_nothing_of_tokens(tmp_path: Path) -> None:
    """A tree has no place for what is done beside a question."""
    better = place_of(laid(TWO), tmp_path / "match.kbr", ROLLOUTS).better
    assert better is None or better.notation.startswith("lay ")


def judged(
    monkeypatch: pytest.MonkeyPatch, taken: float, never: float, later: float, best: float = 0.3
) -> tuple[Look, Look]:
    """The look at an answer, and what becomes of it beside a token of which this is found."""
    vantage = in_need(TWO)
    card, other = vantage.question.options
    offer = vantage.read("fireball 0,0")
    found = [Opinion(offer, 60, 60 * (2 * chance - 1), 60.0) for chance in (taken, never, later)]
    monkeypatch.setattr(offering, "tried", lambda *_: found)
    seen = Look(weighed(other, best), weighed(card, 0.3), [])
    return seen, compared(EYE, vantage, seen, offer)


def test_a_token_that_helps_as_much_afterwards_was_not_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    seen, found = judged(monkeypatch, taken=0.8, never=0.3, later=0.79)
    assert found is seen


def test_a_token_that_helps_less_afterwards_was_missed_by_the_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    seen, found = judged(monkeypatch, taken=0.8, never=0.3, later=0.5)
    assert found.best.choice not in (seen.best.choice, seen.chosen.choice)
    assert (found.best.chance, found.chosen.chance) == pytest.approx((0.8, 0.5))


@pytest.mark.parametrize(("best", "is_told"), [(0.7, True), (0.76, False)])
def test_a_token_must_be_better_than_the_best_answer_by_what_it_is_worth_later(
    monkeypatch: pytest.MonkeyPatch, best: float, is_told: bool
) -> None:
    seen, found = judged(monkeypatch, taken=0.8, never=0.3, later=0.3, best=best)
    assert (found is not seen) == is_told


def test_a_token_is_missed_where_a_card_is_laid_and_not_where_it_is_chosen() -> None:
    vantage = in_need(TWO)
    assert offers_at(vantage) == []
    say(vantage._state, "card room-1112")
    question = vantage._state.question
    place = Vantage(vantage.rules, vantage._state, question)
    assert [place.spell(offer) for offer in offers_at(place)] == ["fireball 0,0"]


def test_what_a_token_may_be_worth_later_is_a_doubt() -> None:
    plain = look(0.6, 0.5)
    assert loss_of(plain, NONE).sureness == "sure"
    assert loss_of(replace(plain, price=0.05), NONE).sureness == "maybe"
