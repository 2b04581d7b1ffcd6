"""The page of questions is up to date, and what it says holds in real matches."""

from collections import defaultdict
from pathlib import Path

import pytest

from knockbox.engine.action import verb_of
from knockbox.engine.rng import make_rng
from knockbox.games.knockdown.choices import PROMPTS
from knockbox.games.knockdown.game import build
from tools.questions.knockdown import PAGE, QUESTIONS, page

BENCH = str(Path(__file__).resolve().parents[2] / "packs" / "proving-ground")
ENOUGH = 64


def test_the_committed_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `./kb docs`"


def test_every_question_has_its_section() -> None:
    assert [question.prompt for question in QUESTIONS] == list(range(len(PROMPTS)))


@pytest.fixture(scope="module")
def tried() -> dict[int, set[int]]:
    """Return the verbs of all candidates in some whole matches, by question."""
    verbs: dict[int, set[int]] = defaultdict(set)
    for pack, options in (("siege-storm", {"ko_test": "tower"}), (BENCH, {}), ("nemesis", {})):
        game = build(options, pack)
        for seed in range(ENOUGH):
            rng, state = make_rng(seed), game.start(make_rng(seed))
            while (question := state.question) is not None:
                verbs[question.prompt] |= {verb_of(candidate.choice) for candidate in game.candidates(state)}
                game.step(state, question.options[rng.below(len(question.options))])
    return verbs


def test_every_question_is_asked_in_some_match(tried: dict[int, set[int]]) -> None:
    assert set(tried) == set(range(len(PROMPTS)))


def test_the_page_names_exactly_the_verbs_that_can_be_tried(tried: dict[int, set[int]]) -> None:
    for question in QUESTIONS:
        assert set(question.verbs) == tried[question.prompt], PROMPTS[question.prompt]
