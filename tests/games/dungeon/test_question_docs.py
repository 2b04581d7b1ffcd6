"""The generated page of questions matches real matches: questions, side actions and utterances."""

from collections import defaultdict

import pytest

from knockbox.engine.action import verb_of
from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import make_rng
from knockbox.games.dungeon import choices as c
from knockbox.games.dungeon.game import Dungeon, build
from knockbox.games.dungeon.state import DungeonState
from knockbox.testing.dungeon_table import ALL_TOKENS, dungeon, game_of
from tools.questions.dungeon import GESTURES, OFFERS, PAGE, QUESTIONS, RULES, SPEECH, page

ENOUGH = 24


def test_the_committed_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `./kb docs`"


def test_every_question_has_its_section_and_its_rule() -> None:
    assert [question.prompt for question in QUESTIONS] == list(range(len(c.PROMPTS)))
    assert set(RULES) == set(range(len(c.PROMPTS)))


class SeenVerbs:
    """The verbs of candidates by prompt, and those of side actions and utterances at all questions."""

    def __init__(self) -> None:
        self.tried: dict[int, set[int]] = defaultdict(set)
        self.offered: set[int] = set()
        self.spoken: set[int] = set()

    def look(self, game: Dungeon, state: DungeonState) -> None:
        assert state.question is not None
        self.tried[state.question.prompt] |= {verb_of(candidate.choice) for candidate in game.candidates(state)}
        for seat in range(PUBLIC, game.num_players):
            self.offered |= {verb_of(choice) for choice in game.side_actions(state, seat)}
            self.spoken |= {verb_of(choice) for choice in game.utterances(state, seat)}


@pytest.fixture(scope="module")
def collect_verbs() -> SeenVerbs:
    """Collect verbs from whole matches with every token, a drawn Black Knight, and a last chance."""
    found, game = SeenVerbs(), build(ALL_TOKENS, 3)
    for seed in range(ENOUGH):
        rng, state = make_rng(seed), game.start(make_rng(seed))
        while (question := state.question) is not None:
            found.look(game, state)
            game.step(state, question.options[rng.below(len(question.options))])
    drawn = dungeon(hands=[["room-0014"], []], deck=[], drawn=True)
    last = dungeon(laid=["beast-2222-3", "black-knight 1,1"], hands=[[], []], deck=[], options=ALL_TOKENS)
    for late in (drawn, last):
        found.look(game_of(late), late)
    return found


def test_every_question_is_asked_somewhere(collect_verbs: SeenVerbs) -> None:
    assert set(collect_verbs.tried) == set(range(len(c.PROMPTS)))


def test_the_page_names_exactly_the_verbs_that_can_be_tried(collect_verbs: SeenVerbs) -> None:
    for question in QUESTIONS:
        assert set(question.verbs) == collect_verbs.tried[question.prompt], c.PROMPTS[question.prompt]


def test_the_page_names_exactly_what_is_offered(collect_verbs: SeenVerbs) -> None:
    assert {offer.verb for offer in OFFERS} == collect_verbs.offered


def test_the_page_names_exactly_what_can_be_said(collect_verbs: SeenVerbs) -> None:
    assert tuple(each.verb for each in SPEECH) == c.SPEECH
    assert tuple(each.verb for each in GESTURES) == c.GESTURES
    assert collect_verbs.spoken == {*c.SPEECH, *c.GESTURES}
