"""Every choice has one notation, and every notation is parsed to its choice."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knockbox.engine.action import action, verb_of
from knockbox.engine.errors import ChoiceError, UnreachableError
from knockbox.engine.rng import make_rng
from knockbox.engine.zones import pack
from knockbox.games.knockdown import choices
from knockbox.games.knockdown.choices import dash_choice, split_choice
from knockbox.games.knockdown.game import Knockdown, build
from knockbox.games.knockdown.notation import VERB_WORDS, build_notation
from knockbox.games.knockdown.text.names import Names
from knockbox.games.notation import Notation

PROVING_GROUND = str(Path(__file__).resolve().parents[2] / "packs" / "proving-ground")
STORM = build({"allow_empty_combo": "true"})
GROUND = build({"ko_test": "tower"}, PROVING_GROUND)


def notation_for(game: Knockdown) -> Notation:
    return build_notation(Names(game.card_pool), game.rules.arenas[0].spaces)


SIEGE = notation_for(STORM)
PROVING = notation_for(GROUND)


def card(name: str) -> int:
    return list(STORM.card_pool.attacks).index(name)


def special(name: str) -> int:
    return Names(STORM.card_pool).attacks.index(name)


SAMPLES = {
    "pick veroth": action(choices.PICK, 0),
    "keep scrounger": action(choices.KEEP, 1),
    "lay pavise": action(choices.LAY, list(STORM.card_pool.skills).index("pavise")),
    "take high-jab+low-sweep": action(choices.TAKE, pack([card("high-jab"), card("low-sweep")])),
    "move 3": action(choices.MOVE, 3),
    "attack haymaker": action(choices.ATTACK, card("haymaker")),
    "blind whatever-is-at-hand": action(choices.BLIND, 0),
    "combo": action(choices.COMBO),
    "perform veroth/fists-of-fury": action(choices.PERFORM, special("veroth/fists-of-fury")),
    "dash sortie 4": dash_choice(card("sortie"), 4),
    "stop": action(choices.STOP),
    "pay high-jab+sortie": action(choices.PAY, pack([card("high-jab"), card("sortie")])),
    "react veroth/fury-grab": action(choices.REACT, special("veroth/fury-grab")),
    "pass": action(choices.PASS),
    "block wounds shield-bash": action(choices.BLOCK_WOUNDS, pack([card("shield-bash")])),
    "block effect shield-bash": action(choices.BLOCK_EFFECT, pack([card("shield-bash")])),
    "block both shield-bash+feint": action(choices.BLOCK_BOTH, pack([card("shield-bash"), card("feint")])),
    "split 1 heavy 2 light": split_choice(1, 2),
    "call": action(choices.CALL),
    "stands": action(choices.STANDS),
    "fell": action(choices.FELL),
    "discard sortie": action(choices.DISCARD, card("sortie")),
    "go 4": action(choices.GO, 4),
    "place 2": action(choices.PLACE, 2),
    "lift 2": action(choices.LIFT, 2),
    "mode 1": action(choices.MODE, 1),
    "do": action(choices.DO),
    "order pavise": action(choices.ORDER, list(STORM.card_pool.skills).index("pavise")),
    "back": action(choices.BACK),
    "sweep sortie": action(choices.SWEEP, card("sortie")),
    "resign": action(choices.RESIGN),
    "time-out": action(choices.TIME_OUT),
    "end-turn": action(choices.END_TURN),
    "hop 3": action(choices.HOP, 3),
}


@pytest.mark.parametrize(("text", "choice"), SAMPLES.items(), ids=list(SAMPLES))
def test_a_choice_is_written_and_read_by_its_verb_and_names(text: str, choice: int) -> None:
    assert SIEGE.to_string(choice) == text
    assert SIEGE.read(text) == choice


def test_the_samples_use_every_verb() -> None:
    assert {verb_of(choice) for choice in SAMPLES.values()} == set(VERB_WORDS) == set(range(choices.HOP + 1))


@settings(max_examples=25)
@given(st.integers(0, 10_000), st.sampled_from([(STORM, SIEGE), (GROUND, PROVING)]))
def test_every_option_and_offer_of_a_match_reads_back(seed: int, table: tuple[Knockdown, Notation]) -> None:
    game, notation = table
    rng = make_rng(seed)
    state = game.start(rng.copy())
    for _ in range(150):
        if state.question is None:
            break
        options = state.question.options
        spelled = [notation.to_string(option) for option in options + game.side_actions(state, 0)]
        assert len(set(spelled)) == len(spelled)
        assert [notation.read(text) for text in spelled] == options + game.side_actions(state, 0)
        game.step(state, options[rng.below(len(options))])


def test_a_special_answers_to_its_short_name_where_no_other_has_it() -> None:
    assert SIEGE.read("perform fists-of-fury") == SIEGE.read("perform veroth/fists-of-fury")


def test_cards_of_a_set_come_in_any_order_and_words_in_any_case() -> None:
    assert SIEGE.read("  Take low-sweep+HIGH-jab ") == SIEGE.read("take high-jab+low-sweep")


def test_what_only_the_rules_can_refuse_is_read() -> None:
    assert SIEGE.read("move 7") == action(choices.MOVE, 7)
    assert SIEGE.read("block both feint") == action(choices.BLOCK_BOTH, pack([card("feint")]))


BAD = {
    "": "'': found nothing, expected a verb: one of pick, keep,",
    "atack haymaker": "'atack haymaker': found 'atack', expected a verb: attack",
    "attack haymakr": "found 'haymakr', expected a card: haymaker",
    "attack": "found nothing, expected a card: one of high-jab,",
    "perform fury": "expected a special attack: ",
    "move 32": "found '32', expected a space from 0 to 6",
    "move ³": "found '³', expected a space from 0 to 6",
    "move": "found nothing, expected a space from 0 to 6",
    "mode 0": "found '0', expected an alternative from 1 to 9",
    "stop now": "found 'now' after the verb, expected nothing",
    "dash sortie": "found nothing, expected a space from 0 to 6",
    "split 1 light 2 heavy": "found '1 light 2 heavy', expected wounds such as '1 heavy 2 light'",
    "split 99 heavy 0 light": "expected wounds such as",
    "block both feint+feint+feint": "found 3 cards in 'feint+feint+feint', expected 1 to 2 joined by '+'",
    "block feint": "expected a verb: ",
    "pay high-jab+": "found nothing, expected a card",
}


@pytest.mark.parametrize(("text", "message"), BAD.items(), ids=list(BAD))
def test_bad_notation_says_what_was_found_and_what_was_expected(text: str, message: str) -> None:
    with pytest.raises(ChoiceError) as caught:
        SIEGE.read(text)
    assert message in str(caught.value)


@pytest.mark.rule("KD-MOVE-5")
@pytest.mark.parametrize("text", ["move -1", "move 32", "move 999999999", "go -3", "dash sortie -1"])
def test_a_space_beyond_all_choices_is_refused_by_the_rule_of_the_arena(text: str) -> None:
    with pytest.raises(UnreachableError, match=r"expected a space from 0 to 6 \(KD-MOVE-5\)") as caught:
        SIEGE.read(text)
    assert SIEGE.to_string(caught.value.nearest_choice) == f"{text.rpartition(' ')[0]} 31"
    assert caught.value.values == {"space": int(text.rpartition(" ")[2])}


NONSENSE = [
    -1,
    action(63),
    action(choices.PICK, 3),
    action(choices.MOVE, 32),
    action(choices.STOP, 1),
    action(choices.PERFORM, 0),
    action(choices.BLOCK_BOTH, pack([0, 0, 0])),
    action(choices.PAY, pack([1, 0])),
    action(choices.PAY, 127),
    action(choices.ATTACK, 1 << 40),
    action(choices.SPLIT, 1 << 20),
]


@pytest.mark.parametrize("choice", NONSENSE)
def test_an_int_that_names_nothing_is_refused(choice: int) -> None:
    with pytest.raises(ChoiceError):
        SIEGE.to_string(choice)
