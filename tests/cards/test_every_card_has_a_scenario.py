"""No card of Siege Storm and no word of the effect language is without a scenario."""

import ast

from knockbox.games.knockdown.vocabulary import CONDITIONS, MOMENTS, VERBS
from knockbox.testing.table import game
from tests.cards.marks import marked, marked_in

BOX = game().mixture


def printed() -> set[str]:
    """The ids of all attack cards, skills, special attacks and tokens of the box."""
    ids = {*BOX.attacks, *BOX.skills}
    for fighter in BOX.fighters.values():
        ids |= {special.id for special in fighter.specials} | {token.id for token in fighter.tokens}
    return ids


def test_every_attack_card_has_a_scenario() -> None:
    assert len(BOX.attacks) == 27
    assert set(BOX.attacks) - marked("card") == set()


def test_every_skill_has_a_scenario() -> None:
    assert len(BOX.skills) == 12
    assert set(BOX.skills) - marked("card") == set()


def test_every_special_attack_and_every_token_has_a_scenario() -> None:
    assert printed() - set(BOX.attacks) - set(BOX.skills) - marked("card") == set()


def test_every_mark_names_something_of_the_box() -> None:
    assert marked("card") - printed() == set()


def test_every_verb_has_a_scenario() -> None:
    assert marked("verb") == set(VERBS)


def test_every_condition_has_a_scenario() -> None:
    assert marked("condition") == set(CONDITIONS)


def test_every_moment_has_a_scenario() -> None:
    assert marked("moment") == set(MOMENTS)


def test_only_marks_on_tests_count() -> None:
    tree = ast.parse(
        "@pytest.mark.card('one', 'two')\ndef test_it(): ...\n"
        "@pytest.mark.verb('push')\ndef test_other(): ...\n"
        "@pytest.mark.card('three')\ndef no_test(): ...\n"
    )
    assert list(marked_in(tree, "card")) == ["one", "two"]
