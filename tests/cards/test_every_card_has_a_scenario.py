"""No card of a house box and no word of the effect language is without a scenario."""

import ast

import pytest

from knockbox.games.knockdown.pack import PACKS_FOLDER, Box, load_box, shipped_packs
from knockbox.games.knockdown.vocabulary import CONDITION_PATTERNS, MOMENTS, VERB_PATTERNS
from tests.cards.scenario_marks import collect_marks, marks_in

HOUSE = [load_box(PACKS_FOLDER / id) for id in shipped_packs()]

each_box = pytest.mark.parametrize("box", HOUSE, ids=shipped_packs())


def on_sheets(box: Box) -> set[str]:
    """The ids of the special attacks and tokens of a box."""
    specials = {special.id for fighter in box.fighters.values() for special in fighter.specials}
    return specials | {token.id for fighter in box.fighters.values() for token in fighter.tokens}


def printed(box: Box) -> set[str]:
    """The ids of all attack cards, skills, special attacks and tokens of a box."""
    return {*box.attacks, *box.skills} | on_sheets(box)


@each_box
def test_every_attack_card_has_a_scenario(box: Box) -> None:
    assert len(box.attacks) >= 24
    assert set(box.attacks) - collect_marks("card") == set()


@each_box
def test_every_skill_has_a_scenario(box: Box) -> None:
    assert len(box.skills) == 12
    assert set(box.skills) - collect_marks("card") == set()


@each_box
def test_every_special_attack_and_every_token_has_a_scenario(box: Box) -> None:
    assert len(on_sheets(box)) >= 12
    assert on_sheets(box) - collect_marks("card") == set()


def test_every_mark_names_something_of_a_box() -> None:
    assert collect_marks("card") - {id for box in HOUSE for id in printed(box)} == set()


def test_no_id_is_printed_in_two_boxes() -> None:
    assert sum(len(printed(box)) for box in HOUSE) == len({id for box in HOUSE for id in printed(box)})


def test_every_verb_has_a_scenario() -> None:
    assert collect_marks("verb") == set(VERB_PATTERNS)


def test_every_condition_has_a_scenario() -> None:
    assert collect_marks("condition") == set(CONDITION_PATTERNS)


def test_every_moment_has_a_scenario() -> None:
    assert collect_marks("moment") == set(MOMENTS)


def test_only_marks_on_tests_count() -> None:
    tree = ast.parse(
        "@pytest.mark.card('one', 'two')\ndef test_it(): ...\n"
        "@pytest.mark.verb('push')\ndef test_other(): ...\n"
        "@pytest.mark.card('three')\ndef no_test(): ...\n"
    )
    assert list(marks_in(tree, "card")) == ["one", "two"]
