"""Candidates and refusals agree with the question, give nothing away, and can be told in every language."""

from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knockbox.engine.action import action
from knockbox.engine.decision import PUBLIC
from knockbox.engine.reason import Candidate
from knockbox.engine.rng import seeded
from knockbox.engine.state import ask_again, interrupt
from knockbox.games.dungeon import choices as c
from knockbox.games.dungeon.floor import lay_card
from knockbox.games.dungeon.game import Dungeon, build
from knockbox.games.dungeon.lattice import CORNERS, START, cell_at
from knockbox.games.dungeon.reasons.refusal import AGAINST
from knockbox.games.dungeon.reasons.tries import TRIES
from knockbox.games.dungeon.state import NOTHING, DungeonState
from knockbox.games.dungeon.tasks.place import ChooseCell
from knockbox.games.dungeon.tasks.turn import LastChance
from knockbox.games.dungeon.wording import Wording
from knockbox.records.errors import IllegalChoiceError
from knockbox.records.moment import Moment
from knockbox.text.contents import known_ids
from knockbox.text.language import LANGUAGES
from tests.games.candidates import check_candidates
from tests.games.random_play import play_dungeon, put_in

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
    """All hands are empty, two creatures stand, and every token is there to be used."""
    game = game_at(1)
    for seed in range(200):
        state = game.start(seeded(seed))
        while len(state.standing) < 2 and state.question is not None and len(state.cells) < 12:
            put_in(game, state, seeded(seed + len(state.cells)), ENDINGS)
        if len(state.standing) > 1 and len(state.deck) and state.question is not None:
            break
    spend_hands(state)
    return game, state


def spend_hands(state: DungeonState) -> None:
    """Two seats have no card left, and all tokens."""
    state.hands, state.shown, state.held, state.last_layer = [[], []], [NOTHING, NOTHING], 15, 1
    state.agenda.append(LastChance())
    interrupt(state)


def everybody(game: Dungeon) -> tuple[int, ...]:
    return (PUBLIC, *range(game.seats))


def attempts(seed: int) -> Iterator[int]:
    """Every verb about near and far things, and ints of every length, most of them nonsense."""
    near = [START + step for step in (*CORNERS, -1, -128, 127, 258, 1300)]
    yield from (action(verb, thing) for verb in range(c.SHAKE + 2) for thing in (0, 1, 5, 30, 46, 60, *near))
    yield from (c.lay_choice(cell, turn) for cell in near for turn in range(4))
    rng = seeded(seed)
    yield from (rng.below(1 << 1 + rng.below(31)) - rng.below(8) for _ in range(40))
    yield from (-1, 63, 1 << 62, 1 << 300)


def open_to(game: Dungeon, state: DungeonState, seat: int) -> set[int]:
    question = state.question
    answers = question.options if question is not None and question.seat == seat else []
    return {*answers, *game.offers(state, seat), *game.utterances(state, seat)}


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
    moment, seat = Moment(game, state, {}), state.question.seat
    for candidate in game.candidates(state):
        if candidate.enabled:
            moment.after(seat, candidate.choice)
        else:
            with pytest.raises(IllegalChoiceError) as refused:
                moment.after(seat, candidate.choice)
            assert refused.value.candidate == candidate


@settings(max_examples=40)
@given(matches)
def test_whatever_anybody_tries_is_open_or_refused_with_a_known_rule(match: tuple[int, int, int]) -> None:
    game, ids = game_at(match[0]), known_ids("dungeon")
    state = play_dungeon(game, *match[1:], ENDINGS)
    for seat in (*everybody(game), game.seats, -7):
        open_now = open_to(game, state, seat)
        for choice in {*attempts(match[1]), *open_now}:
            refused = game.refuse(state, seat, choice)
            assert refused.enabled == (choice in open_now)
            assert all(reason.rule in ids for reason in refused.reasons)


@settings(max_examples=40)
@given(matches)
def test_worlds_a_seat_cannot_tell_apart_give_it_the_same_reasons(match: tuple[int, int, int]) -> None:
    game = game_at(match[0])
    state = play_dungeon(game, *match[1:], ENDINGS)
    for seat in everybody(game):
        world = game.imagine(state, seat, seeded(match[1] + 7))
        assert heard(game, state, seat, match[1]) == heard(game, world, seat, match[1])


def heard(game: Dungeon, state: DungeonState, seat: int, seed: int) -> list[Candidate]:
    """All that a seat can be told: what it may try, and what it hears when it tries anything else."""
    question = state.question
    assert question is not None
    mine = game.candidates(state) if question.seat == seat else []
    return mine + [game.refuse(state, seat, choice) for choice in attempts(seed)]


def test_who_is_not_asked_hears_the_same_whatever_card_is_about_to_be_laid() -> None:
    game = game_at(1)
    state = game.start(seeded(3))
    assert state.question is not None
    asked = state.question.seat
    game.step(state, state.question.options[0])
    tried = [candidate.choice for candidate in game.candidates(state)]
    told = {game.refuse(state, 1 - asked, choice).reasons[0].code for choice in tried}
    assert told == {"not-your-question"}


def test_the_last_chance_lists_every_token_with_every_card_and_corner() -> None:
    game, state = last_chance()
    check_candidates(game, state)
    listed = {candidate.choice for candidate in game.candidates(state)}
    for cell in state.cells:
        assert {action(c.FIREBALL, cell), action(c.ICE, cell)} <= listed
        assert {action(c.POISON, cell + corner) for corner in CORNERS} <= listed
    assert {action(c.SILENCE), action(c.PASS), c.GIVE_UP_CHOICE, *state.flat} <= listed


def test_cells_are_tried_every_way_and_all_around() -> None:
    game = game_at(1)
    state = game.start(seeded(3))
    assert state.question is not None
    joker, kinds = game.names.kinds["joker"], state.hands[state.question.seat]
    kinds[0] = joker
    state.question.options[0] = action(c.CARD, joker)
    game.step(state, action(c.CARD, joker))
    notations = {candidate.notation for candidate in game.candidates(state)}
    assert {"lay 1,1", "lay 1,1 turned", "lay 1,1 quarter", "lay 0,0", "lay 1,0", "lay 0,2", "pass"} <= notations


def test_while_the_black_knight_must_be_laid_the_hand_is_listed_and_closed() -> None:
    game = game_at(0)
    state = game.start(seeded(3))
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
    state = game.start(seeded(3))
    assert state.question is not None
    game.step(state, state.question.options[0])
    for step in range(1, 62):
        lay_card(state, game.names.kinds["lost-minotaur" if step == 30 else "joker"], cell_at(step, step), 0)
    ask_again(state)
    check_candidates(game, state)
    lay_card(state, game.names.kinds["joker"], cell_at(62, 62), 0)
    spend_hands(state)
    check_candidates(game, state)


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_some_matches_can_be_told_with_its_values(language: str) -> None:
    for number in range(len(TABLES)):
        game = game_at(number)
        words = Wording(game.box, language)
        state = play_dungeon(game, number, 10 + 6 * number, ENDINGS)
        for seat in everybody(game):
            for refused in heard(game, state, seat, number):
                for reason in refused.reasons:
                    sentence = words.reason_text(reason)
                    assert sentence.endswith(".") and "{" not in sentence


BESIDE = {
    "en": ("At 0,-1 it would", "At 1 up it would"),
    "es": ("En la casilla 0,-1 quedaría", "En la casilla 1 arriba quedaría"),
    "pl": ("Na polu 0,-1 karta", "Na polu 1 w górę karta"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_told_by_their_names_and_places_as_they_are_typed_or_said(language: str) -> None:
    game = game_at(0)
    state = game.start(seeded(3))
    assert state.question is not None
    words, speech = Wording(game.box, language), Wording(game.box, language, is_spoken=True)
    (reason,) = game.refuse(state, state.question.seat, game.read("card black-knight")).reasons
    assert words.name("black-knight") in words.reason_text(reason)
    beside = game.refuse(state, state.question.seat, game.read("lay 0,-1")).reasons[0]
    told = words.reason_text(beside), speech.reason_text(beside)
    assert all(text.startswith(wanted) for text, wanted in zip(told, BESIDE[language], strict=True)), told


def test_every_question_and_verb_has_its_place_in_the_tables() -> None:
    assert set(TRIES) == set(range(len(c.PROMPTS)))
    assert set(AGAINST) == {*range(c.PASS + 1), *c.SPEECH, *c.GESTURES}
