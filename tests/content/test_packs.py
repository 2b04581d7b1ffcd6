"""A walk through every pack: it loads, its texts are understood, and its cards differ in more than numbers."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from knockbox.effects.check import understand
from knockbox.effects.printer import write
from knockbox.effects.prose import describe
from knockbox.effects.tree import Node
from knockbox.games.knockdown.pack import BOXES, Box, boxes, load_box
from knockbox.games.knockdown.pack.inspection import check_pack
from knockbox.games.knockdown.pack.sentences import WORDS, shape, walk
from knockbox.games.knockdown.schema import Fighter, Provenance, Special, Token
from knockbox.games.knockdown.vocabulary import CONDITIONS, MOMENTS, VERBS
from knockbox.text.catalogue import catalogue
from knockbox.text.language import LANGUAGES
from knockbox.text.rulebook import load_rulebook
from tests.content.walk import PACKS, PROVING_GROUND, SIEGE_STORM, effects

BOX = load_box(SIEGE_STORM)
BOTH = [BOX, load_box(PROVING_GROUND)]
EFFECTS = dict(effects())
TOKENS = ("trap", "mine", "caltrop")


def test_the_house_knows_its_packs() -> None:
    assert boxes() == ["siege-storm"]
    assert [load_box(BOXES / id).pack.id for id in boxes()] == boxes()


@pytest.mark.parametrize("folder", PACKS, ids=lambda folder: folder.name)
def test_every_pack_passes_the_full_check(folder: Path) -> None:
    assert check_pack(folder) == []
    assert load_box(folder).pack.id == folder.name


@pytest.mark.parametrize("place", EFFECTS)
def test_every_effect_is_written_back_as_it_was_read(place: str) -> None:
    assert understand(write(EFFECTS[place], WORDS), WORDS, TOKENS) == EFFECTS[place]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_different_effects_read_alike(language: str) -> None:
    for box in BOTH:
        told: dict[str, tuple[str, tuple[Node, ...]]] = {}
        for place, nodes in box.effects.items():
            when = moment_of(box, place)
            text = describe(nodes, when, catalogue(language, box.folder))
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


def test_siege_storm_has_the_designs_and_trees_it_promises() -> None:
    assert len(BOX.attacks) >= 24
    trees = {shape(nodes) for place, nodes in BOX.effects.items() if place.startswith("attacks.toml")}
    assert len(trees) >= 14


@pytest.mark.parametrize("box", BOTH, ids=lambda box: str(box.pack.id))
def test_a_pack_is_complete(box: Box) -> None:
    assert sum(card.copies for card in box.attacks.values()) == 36
    assert len(box.skills) == len({skill.initiative for skill in box.skills.values()}) == 12
    assert [len(fighter.specials) for fighter in box.fighters.values()] == [4, 4, 4]


@pytest.mark.parametrize("box", BOTH, ids=lambda box: str(box.pack.id))
def test_no_two_skills_share_moment_and_verb(box: Box) -> None:
    pairs = [
        (skill.when, node.verb)
        for id, skill in box.skills.items()
        for node in walk(box.effect(f"skills.toml, {id}.effect"))
        if node.verb not in ("if", "may")
    ]
    assert [pair for pair, times in Counter(pairs).items() if times > 1] == []


def test_no_two_specials_of_a_fighter_differ_in_numbers_only() -> None:
    for id, fighter in BOX.fighters.items():
        for one, two in combinations(fighter.specials, 2):
            trees = [shape(BOX.effect(f"fighters.toml, {id}.{special.id}.effect")) for special in (one, two)]
            assert (one.type, one.when, trees[0]) != (two.type, two.when, trees[1])


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_is_used_by_some_card(verb: str) -> None:
    assert verb in {node.verb for nodes in EFFECTS.values() for node in walk(nodes)}


@pytest.mark.parametrize("condition", CONDITIONS)
def test_every_condition_is_used_by_some_card(condition: str) -> None:
    used = {each.verb for nodes in EFFECTS.values() for node in walk(nodes) for each in node.conditions}
    assert condition in used


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_is_waited_for_by_something(moment: str) -> None:
    skills = {skill.when for box in BOTH for skill in box.skills.values()}
    sheets = {thing.when for box in BOTH for fighter in box.fighters.values() for thing in things_of(fighter)}
    assert moment in skills | sheets


def test_what_the_books_tell_of_siege_storm_is_marked_as_completed() -> None:
    completed = Provenance.COMPLETED
    assert BOX.arena.provenance is completed
    assert [id for id, card in BOX.attacks.items() if card.provenance is completed] == ["sortie"]
    assert [id for id, skill in BOX.skills.items() if skill.provenance is completed] == ["whatever-is-at-hand"]
    specials = [(id, special) for id, fighter in BOX.fighters.items() for special in fighter.specials]
    assert {id for id, special in specials if special.provenance is completed} == {"veroth"}
    assert {id for id, special in specials if special.provenance is Provenance.HOUSE} == {"xingo", "driana"}


def test_the_known_texts_do_what_the_books_say() -> None:
    known = {
        "attacks.toml, sortie.effect": "advance 1",
        "skills.toml, whatever-is-at-hand.effect": "draw 1; strike light 1 range 1-2",
        "fighters.toml, veroth.fury-grab.effect": "cancel move",
        "fighters.toml, veroth.double-block.effect": "cancel attack",
    }
    assert {place: write(BOX.effect(place), WORDS) for place in known} == known
    fury = BOX.effect("fighters.toml, veroth.fists-of-fury.effect")
    assert (fury[0].verb, fury[0].number()) == ("spend", 2)
    blow = BOX.effect("fighters.toml, veroth.frenzied-blow.effect")[0]
    assert [(block[0].verb, block[0].number("step"), block[0].word("counted")) for block in blow.blocks] == [
        ("wound-per", 1, "heavy"),
        ("wound-per", 2, "light"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sheet_and_rules_call_a_special_by_the_same_name(language: str) -> None:
    book, words = load_rulebook("knockdown", language), catalogue(language, BOX.folder)
    rules = {rule.id: rule.in_full() for rule in book.rules()}
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


def has_verb(nodes: tuple[Node, ...], *verbs: str) -> bool:
    return any(node.verb in verbs for node in walk(nodes))
