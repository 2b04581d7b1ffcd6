"""Candidates and refusals agree with the question, reveal nothing hidden, and have texts in every language."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knockbox.engine.decision import PUBLIC
from knockbox.engine.reason import Candidate, Reason
from knockbox.engine.rng import make_rng
from knockbox.games.knockdown.choices import HOP, PROMPTS
from knockbox.games.knockdown.game import Knockdown, build
from knockbox.games.knockdown.reasons.candidate_choices import CANDIDATES_BY_PROMPT
from knockbox.games.knockdown.reasons.refusal import REASONS_BY_VERB, SIDE_ACTION_REASONS
from knockbox.games.knockdown.reasons.setup_choices import PROMPT_RULES
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.text.reasons import reason_text
from knockbox.text.catalogue import load_catalogue
from knockbox.text.contents import known_ids
from knockbox.text.language import LANGUAGES
from tests.games.candidates import check_candidates
from tests.games.random_play import play_knockdown

ROOT = Path(__file__).resolve().parents[3]
BENCH = str(ROOT / "tests" / "packs" / "proving-ground")
TABLES = [
    ("siege-storm", ()),
    (BENCH, ()),
    ("siege-storm", (("block_windows", "2"), ("ko_test", "tower"), ("decision_time", "20"))),
    (BENCH, (("redraft", "true"), ("allow_empty_combo", "true"), ("ko_relief", "all"))),
]
ALL_SEATS = (PUBLIC, 0, 1)


@cache
def game_at(number: int) -> Knockdown:
    pack, options = TABLES[number]
    return build(dict(options), pack)


def garbage(seed: int) -> Iterator[int]:
    """Yield ints of every length, most of them nonsense, some of them almost choices."""
    rng = make_rng(seed)
    for _ in range(40):
        yield rng.below(1 << 1 + rng.below(31)) - rng.below(8)
    yield from (-1, 63, 1 << 62, 1 << 300)


matches = st.tuples(st.integers(0, len(TABLES) - 1), st.integers(0, 100_000), st.integers(0, 400))


@settings(max_examples=60)
@given(matches)
def test_candidates_are_open_exactly_where_the_question_is(match: tuple[int, int, int]) -> None:
    game = game_at(match[0])
    check_candidates(game, play_knockdown(game, *match[1:]))


@settings(max_examples=60)
@given(matches)
def test_every_try_is_legal_or_refused_with_a_known_rule(match: tuple[int, int, int]) -> None:
    game, ids = game_at(match[0]), known_ids("knockdown")
    state = play_knockdown(game, *match[1:])
    question = state.question
    assert question is not None
    for seat in (*ALL_SEATS, 2, -7):
        open_now = {*(question.options if seat == question.seat else ())}
        open_now.update(game.side_actions(state, seat) if seat in ALL_SEATS else ())
        for choice in {
            *garbage(match[1]),
            *question.options,
            *game.side_actions(state, 0),
            *game.side_actions(state, PUBLIC),
        }:
            refused = game.check_action(state, seat, choice)
            assert refused.enabled == (choice in open_now)
            assert all(reason.rule in ids for reason in refused.reasons)


@settings(max_examples=60)
@given(matches)
def test_worlds_a_seat_cannot_tell_apart_give_it_the_same_reasons(match: tuple[int, int, int]) -> None:
    game = game_at(match[0])
    state = play_knockdown(game, *match[1:])
    for seat in ALL_SEATS:
        world = game.determinize(state, seat, make_rng(match[1] + 7))
        assert all_answers(game, state, seat, match[1]) == all_answers(game, world, seat, match[1])


def all_answers(game: Knockdown, state: KnockdownState, seat: int, seed: int) -> list[Candidate]:
    """Return all that a seat can learn: what it may try, and the refusals of anything else."""
    question = state.question
    assert question is not None
    mine = game.candidates(state) if question.seat == seat else []
    tries = [*garbage(seed), *(verb | thing << 6 for verb in range(HOP + 1) for thing in (0, 1, 2, 30, 40))]
    return mine + [game.check_action(state, seat, choice) for choice in tries]


def test_a_seat_that_is_not_asked_always_gets_the_same_reason() -> None:
    game = game_at(0)
    state = play_knockdown(game, 5, 60)
    assert state.question is not None
    other = 1 - state.question.seat
    refused = [game.check_action(state, other, candidate.choice) for candidate in game.candidates(state)]
    assert {reason for candidate in refused for reason in codes_and_rules(candidate)} == {
        ("not-your-question", "KD-TURN-1")
    }


def codes_and_rules(candidate: Candidate) -> list[tuple[str, str]]:
    return [(reason.code, reason.rule) for reason in candidate.reasons]


# Words


def codes_in_the_source() -> set[str]:
    """Return the first argument of every `Reason(...)`, both where one is chosen, and codes passed on."""
    source = ROOT / "src" / "knockbox"
    return {code for path in sorted(source.rglob("*.py")) for code in codes_of(ast.parse(path.read_text("utf-8")))}


def codes_of(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            position = {"Reason": 0, "out_of_range": 1}.get(node.func.id)
            argument = node.args[position] if position is not None else None
            if isinstance(argument, ast.Constant):
                yield str(argument.value)
            elif argument is not None:
                assert isinstance(argument, ast.Name), f"a code that cannot be read: {ast.unparse(argument)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_sentence_and_every_sentence_its_code(language: str) -> None:
    keys = {key for key in load_catalogue(language).keys() if key.startswith("reason-")}  # noqa: SIM118  no mapping
    assert keys == {f"reason-{code}" for code in codes_in_the_source()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_some_matches_has_a_text_with_its_values(language: str) -> None:
    for number in range(len(TABLES)):
        game = game_at(number)
        words = load_catalogue(language, *game.card_pool.folders)
        for seed in range(4):
            state = play_knockdown(game, seed, 30 + 45 * seed)
            for candidate in game.candidates(state):
                for reason in candidate.reasons:
                    sentence = reason_text(words, reason)
                    assert sentence.rstrip()[-1] in ".»”" and "{" not in sentence


def test_reasons_use_the_names_of_the_pack() -> None:
    game = build({"fighters": "veroth,driana"})
    state = game.set_up({"fighters": ["veroth", "driana"], "hands": [["high-jab", "sortie"], []], "places": [3, 4]})
    special = game.check_action(state, 0, game.string_to_action("perform fists-of-fury")).reasons[0]
    english = reason_text(load_catalogue("en", *game.card_pool.folders), special)
    assert english == "Fists of Fury costs 2 symbols; your hand can pay 1."
    assert reason_text(load_catalogue("es", *game.card_pool.folders), special).startswith(
        "«Puños de furia» cuesta 2 símbolos"
    )
    polish = reason_text(load_catalogue("pl", *game.card_pool.folders), special)
    assert polish.endswith("kosztuje 2 symbole; z ręki możesz opłacić 1.")


@pytest.mark.parametrize(("language", "span"), [("en", "1-2"), ("es", "1-2"), ("pl", "1–2")])  # noqa: RUF001
def test_ranges_use_the_dash_of_the_language(language: str, span: str) -> None:
    reason = Reason("special-out-of-range", "KDR-9", {"special": "veroth/frenzied-blow", "range": "1-2", "has": 4})
    assert f" {span};" in reason_text(load_catalogue(language, build({}).card_pool.folders[0]), reason)


def test_every_question_and_verb_has_its_place_in_the_tables() -> None:
    assert set(PROMPT_RULES) == set(range(len(PROMPTS)))
    assert set(CANDIDATES_BY_PROMPT) <= set(PROMPT_RULES)
    assert {*REASONS_BY_VERB, *SIDE_ACTION_REASONS} == set(range(HOP + 1))
    assert set(PROMPT_RULES.values()) <= known_ids("knockdown")
