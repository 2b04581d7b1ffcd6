"""Candidates and refusals agree with the question, reveal nothing, and have texts in every language."""

from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knockbox.engine.action import action
from knockbox.engine.decision import PUBLIC
from knockbox.engine.reason import Candidate
from knockbox.engine.rng import make_rng
from knockbox.engine.state import ask_again, interrupt
from knockbox.games.dungeon import choices as c
from knockbox.games.dungeon.floor import lay_card
from knockbox.games.dungeon.game import Dungeon, build
from knockbox.games.dungeon.lattice import CORNERS, START, cell_at
from knockbox.games.dungeon.reasons.candidate_choices import CANDIDATES_BY_PROMPT
from knockbox.games.dungeon.reasons.refusal import REASONS_BY_VERB
from knockbox.games.dungeon.state import NOTHING, DungeonState
from knockbox.games.dungeon.tasks.place import ChooseCell
from knockbox.games.dungeon.tasks.turn import LastChance
from knockbox.games.dungeon.text.questions import Wording
from knockbox.records.errors import IllegalChoiceError
from knockbox.records.snapshot import MatchSnapshot
from knockbox.text.contents import known_ids
from knockbox.text.language import LANGUAGES
from tests.games.candidates import check_candidates
from tests.games.random_play import apply_random_input, play_dungeon

ADVENTURE = (("adventure", "on"), ("level", "4"), ("tokens", "fireball,ice,poison,silence"))
ALONE = (("adventure", "on"), ("tokens", "ice,poison,silence"), ("solo_silence_ball", "draw"))
TABLES = [(2, ()), (2, ADVENTURE), (4, ADVENTURE), (6, (("timer", "off"),)), (1, ()), (1, ALONE)]
ENDINGS = (c.GIVE_UP, c.TIME_UP, c.PUT_BACK)

matches = st.tuples(st.integers(0, len(TABLES) - 1), st.integers(0, 100_000), st.integers(0, 80))


@cache
def game_at(number: int) -> Dungeon:
    seats, options = TABLES[number]
    return build(dict(options), seats)


def last_chance() -> tuple[Dungeon, DungeonState]:
    """Return a state with empty hands, two standing creatures and every token usable."""
    game = game_at(1)
    for seed in range(200):
        state = game.start(make_rng(seed))
        while len(state.standing) < 2 and state.question is not None and len(state.cells) < 12:
            apply_random_input(game, state, make_rng(seed + len(state.cells)), ENDINGS)
        if len(state.standing) > 1 and len(state.deck) and state.question is not None:
            break
    spend_hands(state)
    return game, state


def spend_hands(state: DungeonState) -> None:
    """Two seats have no card left, and all tokens."""
    state.hands, state.shown, state.held_tokens, state.last_layer = [[], []], [NOTHING, NOTHING], 15, 1
    state.agenda.append(LastChance())
    interrupt(state)


def all_viewers(game: Dungeon) -> tuple[int, ...]:
    return (PUBLIC, *range(game.num_players))


def attempts(seed: int) -> Iterator[int]:
    """Return every verb with near and far things, and ints of every length, mostly meaningless."""
    near = [START + step for step in (*CORNERS, -1, -128, 127, 258, 1300)]
    yield from (action(verb, thing) for verb in range(c.SHAKE + 2) for thing in (0, 1, 5, 30, 46, 60, *near))
    yield from (c.lay_choice(cell, turn) for cell in near for turn in range(4))
    rng = make_rng(seed)
    yield from (rng.below(1 << 1 + rng.below(31)) - rng.below(8) for _ in range(40))
    yield from (-1, 63, 1 << 62, 1 << 300)


def legal_choices(game: Dungeon, state: DungeonState, seat: int) -> set[int]:
    question = state.question
    answers = question.options if question is not None and question.seat == seat else []
    return {*answers, *game.side_actions(state, seat), *game.utterances(state, seat)}


@settings(max_examples=60)
@given(matches)
def test_candidates_are_open_exactly_where_the_question_is(match: tuple[int, int, int]) -> None:
    game = game_at(match[0])
    check_candidates(game, play_dungeon(game, *match[1:], ENDINGS))


@settings(max_examples=20)
@given(matches)
def test_a_moment_takes_what_is_open_and_refuses_the_rest_with_the_stated_reasons(match: tuple[int, int, int]) -> None:
    game = game_at(match[0])
    state = play_dungeon(game, *match[1:], ENDINGS)
    assert state.question is not None
    moment, seat = MatchSnapshot(game, state, {}), state.question.seat
    for candidate in game.candidates(state):
        if candidate.enabled:
            moment.apply(seat, candidate.choice)
        else:
            with pytest.raises(IllegalChoiceError) as refused:
                moment.apply(seat, candidate.choice)
            assert refused.value.candidate == candidate


@settings(max_examples=40)
@given(matches)
def test_every_try_is_legal_or_refused_with_a_known_rule(match: tuple[int, int, int]) -> None:
    game, ids = game_at(match[0]), known_ids("dungeon")
    state = play_dungeon(game, *match[1:], ENDINGS)
    for seat in (*all_viewers(game), game.num_players, -7):
        open_now = legal_choices(game, state, seat)
        for choice in {*attempts(match[1]), *open_now}:
            refused = game.check_action(state, seat, choice)
            assert refused.enabled == (choice in open_now)
            assert all(reason.rule in ids for reason in refused.reasons)


@settings(max_examples=40)
@given(matches)
def test_worlds_a_seat_cannot_tell_apart_give_it_the_same_reasons(match: tuple[int, int, int]) -> None:
    game = game_at(match[0])
    state = play_dungeon(game, *match[1:], ENDINGS)
    for seat in all_viewers(game):
        world = game.determinize(state, seat, make_rng(match[1] + 7))
        assert all_answers(game, state, seat, match[1]) == all_answers(game, world, seat, match[1])


def all_answers(game: Dungeon, state: DungeonState, seat: int, seed: int) -> list[Candidate]:
    """Return all answers to a seat: its candidates, and the check of every other attempt."""
    question = state.question
    assert question is not None
    mine = game.candidates(state) if question.seat == seat else []
    return mine + [game.check_action(state, seat, choice) for choice in attempts(seed)]


def test_a_seat_that_is_not_asked_learns_nothing_of_the_chosen_card() -> None:
    game = game_at(1)
    state = game.start(make_rng(3))
    assert state.question is not None
    asked = state.question.seat
    game.step(state, state.question.options[0])
    tried = [candidate.choice for candidate in game.candidates(state)]
    told = {game.check_action(state, 1 - asked, choice).reasons[0].code for choice in tried}
    assert told == {"not-your-question"}


def test_the_last_chance_lists_every_token_with_every_card_and_corner() -> None:
    game, state = last_chance()
    check_candidates(game, state)
    listed = {candidate.choice for candidate in game.candidates(state)}
    for cell in state.cells:
        assert {action(c.FIREBALL, cell), action(c.ICE, cell)} <= listed
        assert {action(c.POISON, cell + corner) for corner in CORNERS} <= listed
    assert {action(c.SILENCE), action(c.PASS), c.GIVE_UP_CHOICE, *state.upright_choices} <= listed


def test_cells_are_tried_every_way_and_all_around() -> None:
    game = game_at(1)
    state = game.start(make_rng(3))
    assert state.question is not None
    joker, kinds = game.names.kind_by_card["joker"], state.hands[state.question.seat]
    kinds[0] = joker
    state.question.options[0] = action(c.CARD, joker)
    game.step(state, action(c.CARD, joker))
    notations = {candidate.notation for candidate in game.candidates(state)}
    assert {"lay 1,1", "lay 1,1 turned", "lay 1,1 quarter", "lay 0,0", "lay 1,0", "lay 0,2", "pass"} <= notations


def test_while_the_black_knight_must_be_laid_the_hand_is_listed_and_closed() -> None:
    game = game_at(0)
    state = game.start(make_rng(3))
    state.agenda.append(ChooseCell(game.rules.knight))
    interrupt(state)
    closed = {candidate.choice for candidate in game.candidates(state) if not candidate.enabled}
    assert {action(c.CARD, kind) for kind in state.hands[state.active]} <= closed


@settings(max_examples=30)
@given(matches)
def test_the_candidates_of_the_largest_table_stay_few(match: tuple[int, int, int]) -> None:
    game = game_at(match[0])
    state = play_dungeon(game, *match[1:], ENDINGS)
    assert len(game.candidates(state)) <= 16 * (len(state.cells) + 1)


def test_no_candidate_lies_where_a_notation_cannot_reach() -> None:
    game = game_at(0)
    state = game.start(make_rng(3))
    assert state.question is not None
    game.step(state, state.question.options[0])
    for step in range(1, 62):
        lay_card(state, game.names.kind_by_card["lost-minotaur" if step == 30 else "joker"], cell_at(step, step), 0)
    ask_again(state)
    check_candidates(game, state)
    lay_card(state, game.names.kind_by_card["joker"], cell_at(62, 62), 0)
    spend_hands(state)
    check_candidates(game, state)


# Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_some_matches_has_a_text_with_its_values(language: str) -> None:
    for number in range(len(TABLES)):
        game = game_at(number)
        words = Wording(game.box, language)
        state = play_dungeon(game, number, 10 + 6 * number, ENDINGS)
        for seat in all_viewers(game):
            for refused in all_answers(game, state, seat, number):
                for reason in refused.reasons:
                    sentence = words.reason_text(reason)
                    assert sentence.endswith(".") and "{" not in sentence


SIDE_ACTION_SAMPLES = {
    "en": ("At 0,-1 it would", "At 1 up it would"),
    "es": ("En la casilla 0,-1 quedaría", "En la casilla 1 arriba quedaría"),
    "pl": ("Na polu 0,-1 karta", "Na polu 1 w górę karta"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_name_cards_and_places(language: str) -> None:
    game = game_at(0)
    state = game.start(make_rng(3))
    assert state.question is not None
    words, speech = Wording(game.box, language), Wording(game.box, language, is_spoken=True)
    (reason,) = game.check_action(state, state.question.seat, game.string_to_action("card black-knight")).reasons
    assert words.name("black-knight") in words.reason_text(reason)
    beside = game.check_action(state, state.question.seat, game.string_to_action("lay 0,-1")).reasons[0]
    told = words.reason_text(beside), speech.reason_text(beside)
    assert all(text.startswith(wanted) for text, wanted in zip(told, SIDE_ACTION_SAMPLES[language], strict=True)), told


def test_every_question_and_verb_has_its_place_in_the_tables() -> None:
    assert set(CANDIDATES_BY_PROMPT) == set(range(len(c.PROMPTS)))
    assert set(REASONS_BY_VERB) == {*range(c.PASS + 1), *c.SPEECH, *c.GESTURES}
