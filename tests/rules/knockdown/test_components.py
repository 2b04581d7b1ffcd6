"""What a box holds and what is printed on its cards: data and text, no rule to carry out."""

import re
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

import knockbox
from knockbox.games.knockdown.schema import ArenaLayout, AttackCard, AttackType, Fighter, Skill, Special, Symbol
from knockbox.text.catalogue import MessageCatalogue
from knockbox.text.contents import RuleKind
from knockbox.text.language import LANGUAGES
from knockbox.text.rulebook import load_rulebook

T = TypeVar("T")
BOX = Path(knockbox.__file__).parent / "content" / "knockdown" / "siege-storm"
RANGE = re.compile(r"|[1-6]|[1-6]-[1-6]|projectile")


def read(name: str, kind: type[T]) -> T:
    return msgspec.toml.decode((BOX / name).read_bytes(), type=kind)


ARENA = read("arena.toml", ArenaLayout)
CARDS = read("attacks.toml", dict[str, AttackCard])
SKILLS = read("skills.toml", dict[str, Skill])
FIGHTERS = read("fighters.toml", dict[str, Fighter])
SPECIALS = [(f"{name}-{special.id}", special) for name, fighter in FIGHTERS.items() for special in fighter.specials]


@pytest.fixture(params=LANGUAGES)
def names(request: pytest.FixtureRequest) -> MessageCatalogue:
    return MessageCatalogue(request.param, [BOX / "text" / f"{request.param}.ftl"])


@pytest.mark.rule("KD-COMP-1")
def test_a_box_holds_three_fighters_36_attack_cards_and_twelve_skills() -> None:
    assert len(FIGHTERS) == 3
    assert sum(card.copies for card in CARDS.values()) == 36
    assert len(SKILLS) == 12


@pytest.mark.rule("KD-SS-COMP-1")
def test_siege_storm_holds_four_traps_and_no_other_token() -> None:
    assert [(token.id, token.count) for fighter in FIGHTERS.values() for token in fighter.tokens] == [("trap", 4)]


@pytest.mark.rule("KD-SHEET-1")
def test_a_sheet_shows_name_class_and_four_special_attacks(names: MessageCatalogue) -> None:
    for id, fighter in FIGHTERS.items():
        assert names.format(f"fighter-{id}")
        assert names.format(f"fighter-{id}.class")
        assert len(fighter.specials) == 4


@pytest.mark.rule("KD-SHEET-2")
@pytest.mark.parametrize(("id", "special"), SPECIALS, ids=[id for id, _ in SPECIALS])
def test_a_special_attack_shows_name_cost_type_and_what_it_does(
    names: MessageCatalogue, id: str, special: Special
) -> None:
    assert names.format(f"special-{id}")
    assert special.cost
    assert RANGE.fullmatch(special.range)
    assert special.light or special.heavy or special.effect
    assert bool(special.when) == (special.type is AttackType.REACTION)


@pytest.mark.rule("KD-CARD-1")
@pytest.mark.parametrize("id", CARDS)
def test_an_attack_card_shows_symbol_name_wounds_range_and_type(names: MessageCatalogue, id: str) -> None:
    card = CARDS[id]
    assert names.format(f"attack-{id}")
    assert card.symbols
    assert RANGE.fullmatch(card.range)
    assert card.light or card.heavy or card.effect
    assert card.type is not AttackType.REACTION


@pytest.mark.rule("KD-SKILL-1")
def test_a_skill_shows_name_effect_and_an_initiative_of_its_own(names: MessageCatalogue) -> None:
    assert all(names.format(f"skill-{id}") and skill.effect for id, skill in SKILLS.items())
    assert len({skill.initiative for skill in SKILLS.values()}) == 12


@pytest.mark.rule("KD-ICON-1")
def test_every_icon_of_the_key_is_printed_somewhere_in_the_box() -> None:
    attacks: list[AttackCard | Special] = [*CARDS.values(), *(special for _, special in SPECIALS)]
    assert any(attack.heavy for attack in attacks)
    assert any(attack.light for attack in attacks)
    assert {shape(attack.range) for attack in attacks} >= {"X", "X-Y", "projectile"}
    assert {symbol for card in CARDS.values() for symbol in card.symbols} >= {Symbol.BLOCK, Symbol.DASH}
    assert any("?" in special.cost for _, special in SPECIALS)


def shape(printed: str) -> str:
    return re.sub(r"\d-\d", "X-Y", printed) if "-" in printed else re.sub(r"\d", "X", printed)


@pytest.mark.rule("KDR-1")
def test_the_arena_is_a_line_of_seven_with_starts_four_steps_apart() -> None:
    assert ARENA.spaces == 7
    assert ARENA.starts == (1, 5)
    assert ARENA.dangerous == [0, 6]


@pytest.mark.rule("KD-SS-START-1")
def test_the_starting_spaces_of_siege_storm_are_orange() -> None:
    assert ARENA.start_colour == "orange"


@pytest.mark.rule("KD-SETUP-2", "KD-SETUP-10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_real_table_is_described_among_the_steps_of_setup(language: str) -> None:
    setup = next(chapter for chapter in load_rulebook("knockdown", language).chapters if chapter.slug == "setup")
    described = [rule.id for rule in setup.rules if rule.kind is RuleKind.COMPONENT and rule.text]
    assert described == ["KD-SETUP-2", "KD-SETUP-10"]
