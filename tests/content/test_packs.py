"""A walk through every pack: it loads, its texts are understood, and it holds what a box holds."""

import re
from pathlib import Path

import pytest

from knockbox.effects.check import parse_effect
from knockbox.effects.printer import write_effect
from knockbox.effects.prose import describe
from knockbox.effects.tree import Node
from knockbox.games.knockdown.pack import PACKS_FOLDER, Box, load_box, mix_boxes, shipped_packs
from knockbox.games.knockdown.pack.effect_texts import VOCABULARY, walk_nodes
from knockbox.games.knockdown.pack.inspection import check_pack
from knockbox.games.knockdown.schema import Fighter, Special, Token, WoundKind
from knockbox.games.knockdown.vocabulary import CONDITION_PATTERNS, MOMENTS, VERB_PATTERNS
from knockbox.games.packs.schema import Provenance, Style
from knockbox.text.catalogue import load_catalogue
from knockbox.text.language import LANGUAGES
from knockbox.text.rulebook import load_rulebook
from tests.content.pack_copies import PACK_FOLDERS, SIEGE_STORM, all_boxes, all_effects, shipped_boxes
from tests.docs.pages import ROOT, fences

BOX = load_box(SIEGE_STORM)
NEMESIS, TAINTED_GRAIL = load_box(PACKS_FOLDER / "nemesis"), load_box(PACKS_FOLDER / "tainted-grail")
ALL = all_boxes()
EFFECTS = dict(all_effects())
TOKENS = {token.id for box in ALL for fighter in box.fighters.values() for token in fighter.tokens}


def test_the_house_knows_its_packs() -> None:
    assert shipped_packs() == ["nemesis", "siege-storm", "tainted-grail"]
    assert [load_box(PACKS_FOLDER / id).pack.id for id in shipped_packs()] == shipped_packs()


@pytest.mark.parametrize("folder", PACK_FOLDERS, ids=lambda folder: folder.name)
def test_every_pack_passes_the_full_check(folder: Path) -> None:
    assert check_pack(folder) == []
    assert load_box(folder).pack.id == folder.name


@pytest.mark.parametrize("place", EFFECTS)
def test_every_effect_is_written_back_as_it_was_read(place: str) -> None:
    assert parse_effect(write_effect(EFFECTS[place], VOCABULARY), VOCABULARY, TOKENS) == EFFECTS[place]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_different_effects_read_alike(language: str) -> None:
    for box in ALL:
        told: dict[str, tuple[str, tuple[Node, ...]]] = {}
        for place, nodes in box.effects.items():
            when = moment_of(box, place)
            text = describe(nodes, when, load_catalogue(language, box.folder))
            assert text.endswith(".")
            assert told.setdefault(text, (when, nodes)) == (when, nodes)


def moment_of(box: Box, place: str) -> str:
    file, _, path = place.removesuffix(".effect").partition(", ")
    if file == "attacks.toml":
        return ""
    if file == "skills.toml":
        return box.skills[path].when
    fighter, _, id = path.partition(".")
    return next(thing.when for thing in things_of(box.fighters[fighter]) if thing.id == id)


def things_of(fighter: Fighter) -> list[Special | Token]:
    return [*fighter.specials, *fighter.tokens]


@pytest.mark.parametrize("box", ALL, ids=lambda box: str(box.pack.id))
def test_a_pack_is_complete(box: Box) -> None:
    assert sum(card.copies for card in box.attacks.values()) == 36
    assert len(box.skills) == len({skill.initiative for skill in box.skills.values()}) == 12
    assert [len(fighter.specials) for fighter in box.fighters.values()] == [4, 4, 4]


def test_boxes_of_the_house_can_lie_on_one_table() -> None:
    mixture = mix_boxes(shipped_boxes())
    assert (len(mixture.fighters), len(mixture.skills)) == (9, 36)
    assert len(mixture.attacks) == sum(len(box.attacks) for box in shipped_boxes())


@pytest.mark.parametrize("verb", VERB_PATTERNS)
def test_every_verb_is_used_by_some_card(verb: str) -> None:
    assert verb in {node.verb for nodes in EFFECTS.values() for node in walk_nodes(nodes)}


@pytest.mark.parametrize("condition", CONDITION_PATTERNS)
def test_every_condition_is_used_by_some_card(condition: str) -> None:
    used = {each.verb for nodes in EFFECTS.values() for node in walk_nodes(nodes) for each in node.conditions}
    assert condition in used


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_is_waited_for_by_something(moment: str) -> None:
    skills = {skill.when for box in ALL for skill in box.skills.values()}
    sheets = {thing.when for box in ALL for fighter in box.fighters.values() for thing in things_of(fighter)}
    assert moment in skills | sheets | moments_of_the_guide()


def moments_of_the_guide() -> set[str]:
    """The box that a guide writes is played by a test too."""
    shown = [fence.text for fence in fences(ROOT / "docs" / "guides" / "write-a-box.md") if fence.label == "toml"]
    return set(re.findall(r'^when = "(.*)"$', "".join(shown), re.MULTILINE))


def test_what_the_books_tell_of_siege_storm_is_marked_as_completed() -> None:
    completed = Provenance.COMPLETED
    assert BOX.arena.provenance is completed
    assert [id for id, card in BOX.attacks.items() if card.provenance is completed] == ["sortie"]
    assert [id for id, skill in BOX.skills.items() if skill.provenance is completed] == ["whatever-is-at-hand"]
    specials = [(id, special) for id, fighter in BOX.fighters.items() for special in fighter.specials]
    assert {id for id, special in specials if special.provenance is completed} == {"veroth"}
    assert {id for id, special in specials if special.provenance is Provenance.HOUSE} == {"xingo", "driana"}


def completed_things(box: Box) -> set[str]:
    """What a box takes from its book and fills in: ids of cards, skills, fighters, specials and tokens."""
    origins = {id: card.provenance for id, card in box.attacks.items()}
    origins |= {id: skill.provenance for id, skill in box.skills.items()}
    for id, fighter in box.fighters.items():
        origins |= {id: fighter.provenance} | {thing.id: thing.provenance for thing in things_of(fighter)}
    return {id for id, origin in origins.items() if origin is Provenance.COMPLETED}


def test_nemesis_is_the_houses_own_but_for_its_arena() -> None:
    assert completed_things(NEMESIS) == set()
    assert NEMESIS.arena.provenance is Provenance.COMPLETED
    corridors = [(corridor.space, corridor.wound) for corridor in NEMESIS.arena.corridors]
    assert corridors == [(0, WoundKind.HEAVY), (3, WoundKind.LIGHT), (6, WoundKind.HEAVY)]
    assert (NEMESIS.arena.candles, NEMESIS.arena.start_colour) == (0, "green")


def test_what_the_books_tell_of_tainted_grail_is_marked_as_completed() -> None:
    mgielec = {"mgielec", *(special.id for special in TAINTED_GRAIL.fighters["mgielec"].specials)}
    assert completed_things(TAINTED_GRAIL) == mgielec | {"curse", "poison", "fog", "elixir"}
    assert TAINTED_GRAIL.arena.provenance is Provenance.COMPLETED
    assert (TAINTED_GRAIL.arena.candles, TAINTED_GRAIL.arena.start_colour) == (4, "red")


def test_tainted_grail_has_as_many_tokens_as_its_book_counts() -> None:
    tokens = [token for fighter in TAINTED_GRAIL.fighters.values() for token in fighter.tokens]
    assert {token.id: token.count for token in tokens} == {"curse": 1, "poison": 2, "fog": 3, "elixir": 3}
    assert [token.id for token in tokens if token.breaks_line] == ["fog"]


def test_the_known_texts_do_what_the_books_say() -> None:
    known = {
        "attacks.toml, sortie.effect": "advance 1",
        "skills.toml, whatever-is-at-hand.effect": "draw 1; strike light 1 range 1-2",
        "fighters.toml, veroth.fury-grab.effect": "cancel move",
        "fighters.toml, veroth.double-block.effect": "cancel attack",
    }
    assert {place: write_effect(BOX.effect(place), VOCABULARY) for place in known} == known
    fury = BOX.effect("fighters.toml, veroth.fists-of-fury.effect")
    assert (fury[0].verb, fury[0].number()) == ("spend", 2)
    blow = BOX.effect("fighters.toml, veroth.frenzied-blow.effect")[0]
    assert [(block[0].verb, block[0].number("step"), block[0].word("counted")) for block in blow.blocks] == [
        ("wound-per", 1, "heavy"),
        ("wound-per", 2, "light"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sheet_and_rules_call_a_special_by_the_same_name(language: str) -> None:
    book, words = load_rulebook("knockdown", language), load_catalogue(language, BOX.folder)
    rules = {rule.id: rule.full_text() for rule in book.rules()}
    for number, special in enumerate(BOX.fighters["veroth"].specials, start=1):
        assert words.format(f"special-veroth-{special.id}") in rules[f"KD-SS-VEROTH-{number}"]


def test_each_fighter_has_a_style_of_his_own() -> None:
    sheets = {place: nodes for place, nodes in BOX.effects.items() if place.startswith("fighters.toml")}
    blinks = [place for place, nodes in sheets.items() if has_verb(nodes, "blink", "blink-up-to")]
    assert len(blinks) == 2
    assert all(place.startswith("fighters.toml, xingo.") for place in blinks)
    traps = [place for place, nodes in BOX.effects.items() if has_verb(nodes, "place", "place-here", "recover")]
    assert len(traps) == 3
    assert all(place.startswith("fighters.toml, driana.") for place in traps)
    shots = {id for id, fighter in BOX.fighters.items() for each in fighter.specials if each.range == "projectile"}
    assert shots == {"driana"}


def test_every_fighter_of_the_house_has_a_character_and_every_box_has_all_kinds() -> None:
    for box in shipped_boxes():
        assert set(box.characters) == set(box.fighters)
        assert set(box.characters.values()) == set(Style)


def has_verb(nodes: tuple[Node, ...], *verbs: str) -> bool:
    return any(node.verb in verbs for node in walk_nodes(nodes))
