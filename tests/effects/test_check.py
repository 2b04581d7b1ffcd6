"""A text is checked, or the error says where, what was found and what was expected."""

import pytest

from knockbox.effects.check import parse_effect
from knockbox.effects.errors import EffectError, unknown_name_message
from knockbox.effects.tree import Node
from knockbox.effects.vocabulary import Vocabulary
from knockbox.games.knockdown.vocabulary import CONDITION_PATTERNS, SLOTS, VERB_PATTERNS

VOCABULARY = Vocabulary(
    {"kind": ("light", "heavy"), "who": ("you", "opponent")},
    {
        "deal": "deal <kind> <number> [to <who>]",
        "deal-per": "deal <kind> <number> per <step:number> <kind>",
        "draw": "draw|take <number>",
        "place": "place <token> within <range>",
        "choose": "choose {} | {}",
        "may": "may {}",
        "if": "if <condition> {} else {}",
    },
    {"edge": "<who> at edge", "has": "<who> has <number>", "hurt": "hurt"},
)


def parse(text: str) -> tuple[Node, ...]:
    return parse_effect(text, VOCABULARY, ["trap", "snare"], "attacks.toml, jab.effect")


def test_a_sentence_becomes_a_node_with_its_slots() -> None:
    (node,) = parse("deal light 2 to opponent")
    assert node == Node("deal", (("kind", "light"), ("number", 2), ("who", "opponent")))
    assert (node.number(), node.word("kind"), node.get("who")) == (2, "light", "opponent")


def test_a_slot_left_out_is_none() -> None:
    assert parse("deal light 2")[0].get("who") is None


def test_a_range_is_a_pair_and_a_single_number_a_pair_of_equals() -> None:
    assert [node.span() for node in parse("place trap within 1-3; place snare within 2")] == [(1, 3), (2, 2)]


def test_a_slot_of_another_type_is_refused() -> None:
    (node,) = parse("deal light 2")
    with pytest.raises(TypeError, match="deal has no number in 'kind', but 'light'"):
        node.number("kind")
    with pytest.raises(TypeError, match="deal has no word in 'number', but 2"):
        node.word("number")
    with pytest.raises(TypeError, match="deal has no range in 'number', but 2"):
        node.span("number")


def test_conditions_are_joined_by_and_and_else_is_the_second_block() -> None:
    (node,) = parse("if you at edge and opponent has 0 { draw 1 } else { draw 2; draw 3 }")
    assert node.conditions == (
        Node("edge", (("who", "you"),)),
        Node("has", (("who", "opponent"), ("number", 0))),
    )
    assert [len(block) for block in node.blocks] == [1, 2]


def test_alternatives_are_blocks() -> None:
    (node,) = parse("choose { draw 1 | draw 2 | may { draw 3 } }")
    assert [block[0].verb for block in node.blocks] == ["draw", "draw", "may"]


def test_either_of_two_words_is_the_same_verb() -> None:
    assert parse("draw 1") == parse("take 1")


def test_nodes_are_equal_and_hashable_wherever_they_stood() -> None:
    assert len({*parse("draw 1;   draw 1")}) == 1


def test_an_empty_text_has_no_sentences() -> None:
    assert parse("  ") == ()


KNOWN = "choose, deal, draw, if, may, place, take"
START_OF_CONDITION = "'hurt', 'opponent' or 'you'"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("dael light 1", f"column 1: unknown verb 'dael'; known: {KNOWN}; did you mean 'deal'?"),
        ("Draw 1", f"column 1: unknown verb 'Draw'; known: {KNOWN}; did you mean 'draw'?"),
        ("draw 1; xyzzy", f"column 9: unknown verb 'xyzzy'; known: {KNOWN}"),
        ("deal lihgt 1", "column 6: found 'lihgt', expected 'heavy' or 'light'; did you mean 'light'?"),
        ("deal light", "column 11: found the end of the sentence, expected a number above 0"),
        ("deal light 0", "column 12: found '0', expected a number above 0"),
        ("deal light 1-2", "column 12: found '1-2', expected a number above 0"),
        ("deal light 1 at you", "column 14: found 'at', expected 'per', 'to' or the end of the sentence"),
        ("draw 1 2", "column 8: found '2', expected the end of the sentence"),
        ("draw 1 { draw 1 }", "column 8: found '{', expected the end of the sentence"),
        ("draw { draw 1 }", "column 6: found '{', expected a number above 0"),
        ("place tarp within 1", "column 7: found 'tarp', expected 'snare' or 'trap'; did you mean 'trap'?"),
        ("place trap within 3-1", "column 19: found '3-1', expected a range such as 2 or 1-3"),
        ("place trap within far", "column 19: found 'far', expected a range such as 2 or 1-3"),
        ("may", "column 4: found the end of the sentence, expected '{'"),
        ("may draw 1", "column 5: found 'draw', expected '{'"),
        ("may { draw 1 | draw 2 }", "column 5: found 2 alternatives, expected 1"),
        ("may { draw 1 } else { draw 2 }", "column 16: found 'else', expected the end of the sentence"),
        ("choose { draw 1 }", "column 8: found 1 alternative, expected 2 or more divided by '|'"),
        ("if { draw 1 }", f"column 4: found '{{', expected {START_OF_CONDITION}"),
        ("if hurt and { draw 1 }", f"column 13: found '{{', expected {START_OF_CONDITION}"),
        ("if and hurt { draw 1 }", f"column 4: found 'and', expected {START_OF_CONDITION}"),
        ("if hurt badly { draw 1 }", "column 9: found 'badly', expected 'and' or '{'"),
        ("if you at ledge { draw 1 }", "column 11: found 'ledge', expected 'edge'; did you mean 'edge'?"),
        ("if hurt", "column 8: found the end of the sentence, expected '{'"),
        ("if hurt { draw 1 } else { draw 1 | draw 2 }", "column 20: found 2 alternatives, expected 1"),
        ("draw 1;", "column 8: found the end of the text, expected a sentence"),
        ("; draw 1", "column 1: found ';', expected a sentence"),
        ("may { }", "column 7: found '}', expected a sentence"),
        ("may { draw 1", "column 13: found the end of the text, expected '|' or '}'"),
        ("draw 1 }", "column 8: found '}', expected the end of the text"),
        ("may { draw 1 } draw 1", "column 16: found 'draw', expected ';', 'else' or the end of the text"),
        ("draw €", "column 6: found '€', which no sentence contains"),
        ("draw 1;\n  draw x", "line 2, column 8: found 'x', expected a number above 0"),
    ],
)
def test_a_mistake_is_named_with_its_place(text: str, message: str) -> None:
    with pytest.raises(EffectError) as caught:
        parse(text)
    assert str(caught.value) == f"attacks.toml, jab.effect, {message}"


def test_an_error_keeps_its_parts_for_programs() -> None:
    with pytest.raises(EffectError) as caught:
        parse("deal lihgt 1")
    error = caught.value
    assert (error.line, error.column, error.found) == (1, 6, "lihgt")
    assert error.expected == ["'heavy'", "'light'"]
    assert error.place == "attacks.toml, jab.effect"


def test_a_token_where_there_are_none() -> None:
    with pytest.raises(EffectError, match=r"^column 7: found 'trap', expected a token, of which there are none here$"):
        parse_effect("place trap within 1", VOCABULARY)


def test_unknown_names_have_one_message() -> None:
    told = unknown_name_message("moment", "trun start", ["turn start", "turn end"])
    assert told == "unknown moment 'trun start'; known: turn end, turn start; did you mean 'turn start'?"


def test_every_sentence_of_knockdown_has_a_pattern_that_reads() -> None:
    vocabulary = Vocabulary(SLOTS, VERB_PATTERNS, CONDITION_PATTERNS)
    assert list(vocabulary.verbs) == list(VERB_PATTERNS)
    assert list(vocabulary.conditions) == list(CONDITION_PATTERNS)
