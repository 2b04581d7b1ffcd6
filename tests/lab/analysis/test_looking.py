"""A question looked at again, by the search that suits its game."""

import pytest

from knockbox.bots.budget import Budget
from knockbox.engine.rng import seeded
from knockbox.games.registry import AnyGame, build
from knockbox.lab.analysis.course import Stop, stops_along
from knockbox.lab.analysis.hindsight import Recalled, recalled
from knockbox.lab.analysis.looking import LEARNED, ROLLOUTS, Eye, Look
from knockbox.lab.match import play_out

SEED = 5
NEAR = 0.1
EYE = Eye(LEARNED, Budget(simulations=300), 1)


@pytest.fixture(scope="module")
def delve() -> AnyGame:
    return build("dungeon", {"timer": "off", "level": "2"}, (), 3)


@pytest.fixture(scope="module")
def stops(delve: AnyGame) -> list[Stop]:
    _, inputs = play_out(delve, ["hard@100"] * 3, SEED)
    return stops_along(delve, delve.start(seeded(SEED)), inputs)


def look_at(stop: Stop, eye: Eye = EYE) -> Look:
    return eye.look(recalled(stop), stop.entry.choice)


def of_cards(delve: AnyGame, stops: list[Stop]) -> list[int]:
    """Places at which somebody chose from several cards."""
    return [
        place
        for place, stop in enumerate(stops)
        if stop.is_free and stop.question and delve.prompts[stop.question.prompt] == "choose_card"
    ]


def test_a_card_is_worth_what_it_is_worth_at_the_best_place(delve: AnyGame, stops: list[Stop]) -> None:
    for place in of_cards(delve, stops)[:8]:
        card, cell = look_at(stops[place]), look_at(stops[place + 1])
        assert card.chosen.chance == pytest.approx(cell.best.chance, abs=NEAR)


def test_only_answers_are_compared_with_an_answer(delve: AnyGame, stops: list[Stop]) -> None:
    for place in of_cards(delve, stops)[:4]:
        question = stops[place].question
        assert question is not None
        assert look_at(stops[place]).best.choice in question.options


def test_whoever_is_not_asked_stands_as_the_group_does(delve: AnyGame, stops: list[Stop]) -> None:
    place = of_cards(delve, stops)[2]
    asked = recalled(stops[place])
    for seat in range(delve.seats):
        stands = EYE.standing(Recalled(delve, asked._state, asked.question, asked.story, seat), 7)
        assert stands.choice == 7
        assert stands.chance == pytest.approx(look_at(stops[place]).best.chance, abs=NEAR)


def test_without_a_judge_that_was_taught_the_match_is_played_on(delve: AnyGame, stops: list[Stop]) -> None:
    place = of_cards(delve, stops)[0]
    played = look_at(stops[place], Eye(ROLLOUTS, Budget(simulations=20), 1))
    assert played.best.chance < look_at(stops[place]).best.chance - NEAR
