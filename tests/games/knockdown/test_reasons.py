"""Candidates and refusals agree with the question, give nothing away, and can be told in every language."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knockbox.engine.decision import PUBLIC
from knockbox.engine.reason import Candidate, Reason
from knockbox.engine.rng import seeded
from knockbox.games.knockdown.choices import HOP, PROMPTS
from knockbox.games.knockdown.game import Knockdown, build
from knockbox.games.knockdown.reasons.refusal import AGAINST, BESIDE
from knockbox.games.knockdown.reasons.setting import RULES
from knockbox.games.knockdown.reasons.telling import tell
from knockbox.games.knockdown.reasons.tries import TRIES
from knockbox.games.knockdown.state import KnockdownState
from knockbox.text.catalogue import catalogue
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
EVERYBODY = (PUBLIC, 0, 1)


@cache
def game_at(number: int) -> Knockdown:
    pack, options = TABLES[number]
    return build(dict(options), pack)


def garbage(seed: int) -> Iterator[int]:
    """Ints of every length, most of them nonsense, some of them almost choices."""
    rng = seeded(seed)
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
def test_whatever_anybody_tries_is_open_or_refused_with_a_known_rule(match: tuple[int, int, int]) -> None:
    game, ids = game_at(match[0]), known_ids("knockdown")
    state = play_knockdown(game, *match[1:])
    question = state.question
    assert question is not None
    for seat in (*EVERYBODY, 2, -7):
        open_now = {*(question.options if seat == question.seat else ())}
        open_now.update(game.offers(state, seat) if seat in EVERYBODY else ())
        for choice in {*garbage(match[1]), *question.options, *game.offers(state, 0), *game.offers(state, PUBLIC)}:
            refused = game.refuse(state, seat, choice)
            assert refused.enabled == (choice in open_now)
            assert all(reason.rule in ids for reason in refused.reasons)


@settings(max_examples=60)
@given(matches)
def test_worlds_a_seat_cannot_tell_apart_give_it_the_same_reasons(match: tuple[int, int, int]) -> None:
    game = game_at(match[0])
    state = play_knockdown(game, *match[1:])
    for seat in EVERYBODY:
        world = game.imagine(state, seat, seeded(match[1] + 7))
        assert heard(game, state, seat, match[1]) == heard(game, world, seat, match[1])


def heard(game: Knockdown, state: KnockdownState, seat: int, seed: int) -> list[Candidate]:
    """All that a seat can be told: what it may try, and what it hears when it tries anything else."""
    question = state.question
    assert question is not None
    mine = game.candidates(state) if question.seat == seat else []
    tries = [*garbage(seed), *(verb | thing << 6 for verb in range(HOP + 1) for thing in (0, 1, 2, 30, 40))]
    return mine + [game.refuse(state, seat, choice) for choice in tries]


def test_who_is_not_asked_hears_the_same_whatever_he_tries() -> None:
    game = game_at(0)
    state = play_knockdown(game, 5, 60)
    assert state.question is not None
    other = 1 - state.question.seat
    refused = [game.refuse(state, other, candidate.choice) for candidate in game.candidates(state)]
    assert {reason for candidate in refused for reason in told(candidate)} == {("not-your-question", "KD-TURN-1")}


def told(candidate: Candidate) -> list[tuple[str, str]]:
    return [(reason.code, reason.rule) for reason in candidate.reasons]


# Words


def codes_in_the_source() -> set[str]:
    """The first argument of every `Reason(...)`, both of them where one is chosen, and the codes handed on."""
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
    keys = {key for key in catalogue(language).keys() if key.startswith("reason-")}  # noqa: SIM118  no mapping
    assert keys == {f"reason-{code}" for code in codes_in_the_source()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_some_matches_can_be_told_with_its_values(language: str) -> None:
    for number in range(len(TABLES)):
        game = game_at(number)
        words = catalogue(language, *game.mixture.folders)
        for seed in range(4):
            state = play_knockdown(game, seed, 30 + 45 * seed)
            for candidate in game.candidates(state):
                for reason in candidate.reasons:
                    sentence = tell(words, reason)
                    assert sentence.rstrip()[-1] in ".»”" and "{" not in sentence


def test_names_are_told_as_the_pack_words_them() -> None:
    game = build({"fighters": "veroth,driana"})
    state = game.set_up({"fighters": ["veroth", "driana"], "hands": [["high-jab", "sortie"], []], "places": [3, 4]})
    special = game.refuse(state, 0, game.read("perform fists-of-fury")).reasons[0]
    english = tell(catalogue("en", *game.mixture.folders), special)
    assert english == "Fists of Fury costs 2 symbols; your hand can pay 1."
    assert tell(catalogue("es", *game.mixture.folders), special).startswith("«Puños de furia» cuesta 2 símbolos")
    polish = tell(catalogue("pl", *game.mixture.folders), special)
    assert polish.endswith("kosztuje 2 symbole; z ręki możesz opłacić 1.")


@pytest.mark.parametrize(("language", "span"), [("en", "1-2"), ("es", "1-2"), ("pl", "1–2")])  # noqa: RUF001
def test_ranges_are_told_with_the_dash_of_the_language(language: str, span: str) -> None:
    reason = Reason("special-out-of-range", "KDR-9", {"special": "veroth/frenzied-blow", "range": "1-2", "has": 4})
    assert f" {span};" in tell(catalogue(language, build({}).mixture.folders[0]), reason)


def test_every_question_and_verb_has_its_place_in_the_tables() -> None:
    assert set(RULES) == set(range(len(PROMPTS)))
    assert set(TRIES) <= set(RULES)
    assert {*AGAINST, *BESIDE} == set(range(HOP + 1))
    assert set(RULES.values()) <= known_ids("knockdown")
