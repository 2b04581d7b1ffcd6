"""The boxes of the house are rich: their cards differ in more than numbers, and each box has a world of its own."""

from collections import Counter
from itertools import combinations

import pytest

from knockbox.effects.tree import Node
from knockbox.games.knockdown.pack import PACKS_FOLDER, Box, load_box
from knockbox.games.knockdown.pack.effect_texts import blank_numbers, walk_nodes
from knockbox.games.knockdown.schema import AttackCard, Special, Symbol
from tests.content.pack_copies import all_boxes, shipped_boxes

HOUSE = [pytest.param(box, id=box.pack.id) for box in shipped_boxes()]
ALL = [pytest.param(box, id=box.pack.id) for box in all_boxes()]
NEMESIS, TAINTED_GRAIL = load_box(PACKS_FOLDER / "nemesis"), load_box(PACKS_FOLDER / "tainted-grail")
ABOUT_CORRIDORS = ("hop", "in-corridor")
ABOUT_CANDLES = ("candles-in", "candles-out", "beyond-candles")


def effect_of(box: Box, id: str) -> tuple[Node, ...]:
    return box.effect(f"attacks.toml, {id}.effect")


def words_of(nodes: tuple[Node, ...]) -> set[str]:
    """Every verb and condition of a text."""
    return {each.verb for node in walk_nodes(nodes) for each in (node, *node.conditions)}


@pytest.mark.parametrize("box", HOUSE)
def test_there_are_many_designs_with_many_different_effects(box: Box) -> None:
    assert len(box.attacks) >= 24
    trees = {blank_numbers(effect_of(box, id)) for id in box.attacks} - {()}
    assert len(trees) >= 14


@pytest.mark.parametrize("box", HOUSE)
def test_no_two_attack_cards_are_one_card_with_two_names(box: Box) -> None:
    printed = Counter(face(card, effect_of(box, id)) for id, card in box.attacks.items())
    assert [each for each, times in printed.items() if times > 1] == []


def face(attack: AttackCard, effect: tuple[Node, ...]) -> tuple[object, ...]:
    symbols = tuple(symbol.value for symbol in attack.symbols)
    return symbols, attack.type, attack.range, attack.light, attack.heavy, attack.ko, effect


@pytest.mark.parametrize("box", HOUSE)
def test_every_symbol_can_be_found_in_the_deck(box: Box) -> None:
    shown = Counter(symbol for card in box.attacks.values() for symbol in card.symbols * card.copies)
    assert set(shown) == set(Symbol)
    assert min(shown.values()) >= 5


@pytest.mark.parametrize("box", HOUSE)
def test_a_deck_has_knockouts_and_cards_that_cannot_be_blocked(box: Box) -> None:
    knockouts = sum(card.copies for card in box.attacks.values() if card.ko)
    assert 6 <= knockouts <= 18
    assert {card.type.value for card in box.attacks.values()} >= {"strike", "ability"}


@pytest.mark.parametrize("box", ALL)
def test_no_two_skills_share_moment_and_verb(box: Box) -> None:
    pairs = [
        (skill.when, node.verb)
        for id, skill in box.skills.items()
        for node in walk_nodes(box.effect(f"skills.toml, {id}.effect"))
        if node.verb not in ("if", "may")
    ]
    assert [pair for pair, times in Counter(pairs).items() if times > 1] == []


def test_no_two_skills_of_the_house_are_alike() -> None:
    """Two boxes may share an idea, but not a moment with the same text."""
    skills = [
        (skill.when, blank_numbers(box.effect(f"skills.toml, {id}.effect")))
        for box in shipped_boxes()
        for id, skill in box.skills.items()
    ]
    assert [skill for skill, times in Counter(skills).items() if times > 1] == []


@pytest.mark.parametrize("box", HOUSE)
def test_no_two_specials_of_a_fighter_differ_in_numbers_only(box: Box) -> None:
    for id, fighter in box.fighters.items():
        for one, two in combinations(fighter.specials, 2):
            assert outline(box, id, one) != outline(box, id, two)


def outline(box: Box, fighter: str, special: Special) -> tuple[object, ...]:
    return special.type, special.when, blank_numbers(box.effect(f"fighters.toml, {fighter}.{special.id}.effect"))


@pytest.mark.parametrize("box", HOUSE)
def test_every_fighter_can_finish_and_can_answer_or_prepare(box: Box) -> None:
    for fighter in box.fighters.values():
        assert any(special.ko for special in fighter.specials)
        assert any(special.type.value != "strike" for special in fighter.specials)


def test_no_two_fighters_of_the_house_fight_alike() -> None:
    """The verbs and conditions of a sheet and its tokens are a fighter's handwriting."""
    written = Counter(frozenset(handwriting(box, id)) for box in shipped_boxes() for id in box.fighters)
    assert [words for words, times in written.items() if times > 1] == []


def handwriting(box: Box, fighter: str) -> set[str]:
    places = [place for place in box.effects if place.startswith(f"fighters.toml, {fighter}.")]
    return {word for place in places for word in words_of(box.effects[place])}


def cards_about(box: Box, words: tuple[str, ...]) -> int:
    """How many cards of the deck speak of something."""
    return sum(card.copies for id, card in box.attacks.items() if words_of(effect_of(box, id)) & set(words))


@pytest.mark.parametrize(("box", "words"), [(NEMESIS, ABOUT_CORRIDORS), (TAINTED_GRAIL, ABOUT_CANDLES)])
def test_the_world_of_a_box_is_felt_in_every_match(box: Box, words: tuple[str, ...]) -> None:
    assert cards_about(box, words) >= 6
    others = [other for other in shipped_boxes() if other.pack.id != box.pack.id]
    assert [cards_about(other, words) for other in others] == [0, 0]


def test_tainted_grail_has_cards_with_two_symbols() -> None:
    twofold = [card for card in TAINTED_GRAIL.attacks.values() if len(card.symbols) == 2]
    assert sum(card.copies for card in twofold) >= 6


@pytest.mark.parametrize("box", HOUSE)
def test_skills_and_fighters_work_in_every_arena(box: Box) -> None:
    """Away from their own arena corridors and candles are a bonus, never the whole point."""
    at_home = {id for id, fighter in box.fighters.items() if any(token.entrance for token in fighter.tokens)}
    abroad = {place: nodes for place, nodes in box.effects.items() if not place.startswith("attacks.toml")}
    assert [place for place, nodes in abroad.items() if does_nothing(nodes, ABOUT_CANDLES)] == []
    lost = [place for place, nodes in abroad.items() if does_nothing(nodes, ABOUT_CORRIDORS)]
    assert [place for place in lost if place.removeprefix("fighters.toml, ").split(".")[0] not in at_home] == []


def does_nothing(nodes: tuple[Node, ...], words: tuple[str, ...]) -> bool:
    """Whether a text is empty in an arena where these words have no meaning."""
    return all(is_idle(node, words) for node in nodes)


def is_idle(node: Node, words: tuple[str, ...]) -> bool:
    if node.verb == "may":
        return does_nothing(node.blocks[0], words)
    if node.verb == "if":
        reached = node.blocks[1:] if any(each.verb in words for each in node.conditions) else node.blocks
        return all(does_nothing(block, words) for block in reached)
    return node.verb in words


def test_a_text_that_is_lost_abroad_is_noticed() -> None:
    """Imke's way out needs corridors; the hatches she brings make it work everywhere."""
    away = NEMESIS.effects["fighters.toml, imke.gone-to-ground.effect"]
    assert does_nothing(away, ABOUT_CORRIDORS)
    assert not does_nothing(away, ABOUT_CANDLES)
