"""The wording of the rules in every language, and how the rulebook is read and searched."""

import re
import shutil
from pathlib import Path

import pytest

from knockbox.text.catalogue import load_catalogue
from knockbox.text.citations import RULE_ID
from knockbox.text.contents import TEXT_FOLDER, games_with_rules, known_ids, load_rule_index
from knockbox.text.errors import (
    MalformedTextError,
    NothingFoundError,
    UnknownGameError,
    UnknownLanguageError,
    UnknownRuleError,
)
from knockbox.text.language import LANGUAGES
from knockbox.text.rulebook import Rulebook, load_rulebook, search_rules

HOUSE_WORD = {"en": "House rule", "es": "Regla de la casa", "pl": "Zasada domowa"}
EVIDENCE = re.compile(
    r"icon lost|\{|\bES-|\bPL-|EN-NEM|ES-SS|\bpp?\.? ?\d|\bpágs?\.|\bstr\. ?\d|S (fair|strong|weak)|content-facts"
)

BOOKS = [(game, language) for game in games_with_rules() for language in LANGUAGES]


@pytest.fixture(params=BOOKS, ids="-".join)
def book(request: pytest.FixtureRequest) -> Rulebook:
    return load_rulebook(*request.param)


@pytest.fixture
def english() -> Rulebook:
    return load_rulebook("knockdown", "en")


@pytest.fixture
def dungeon() -> Rulebook:
    return load_rulebook("dungeon", "en")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the texts that a test may damage."""
    copy = tmp_path / "text"
    shutil.copytree(TEXT_FOLDER, copy, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    return copy


def test_every_id_is_worded_once_in_the_order_of_the_list(book: Rulebook) -> None:
    assert [rule.id for rule in book.rules()] == list(book.index.kinds())


@pytest.mark.parametrize(
    ("game", "prefix", "rules", "rulings"), [("knockdown", "KD", 198, 77), ("dungeon", "KKD", 109, 49)]
)
def test_the_book_is_whole(game: str, prefix: str, rules: int, rulings: int) -> None:
    ids = known_ids(game)
    assert len(ids) == rules
    assert {f"{prefix}R-{number}" for number in range(1, rulings + 1)} == {id for id in ids if "R-" in id[:5]}
    assert {id.partition("-")[0] for id in ids} == {prefix, f"{prefix}R"}


def test_all_games_together_know_all_ids() -> None:
    assert known_ids() == known_ids("dungeon") | known_ids("knockdown")
    assert not known_ids("dungeon") & known_ids("knockdown")


def test_every_text_is_a_sentence(book: Rulebook) -> None:
    assert [rule.id for rule in book.rules() if not re.search(r"[.]$", rule.text)] == []
    assert [rule.id for rule in book.rules() if (rule.title or rule.text)[0].islower()] == []


def test_only_rulings_have_titles(book: Rulebook) -> None:
    assert [rule.id for rule in book.rules() if bool(rule.title) != (rule in book.chapters[-1].rules)] == []
    assert book.chapters[-1].slug == "rulings"


def test_no_text_speaks_of_sources_pages_or_lost_icons(book: Rulebook) -> None:
    assert [rule.id for rule in book.rules() if EVIDENCE.search(rule.full_text())] == []


def test_every_id_that_a_text_cites_exists(book: Rulebook) -> None:
    assert {id for rule in book.rules() for id in RULE_ID.findall(rule.full_text())} <= known_ids()


def test_every_match_option_is_explained(book: Rulebook) -> None:
    named = {name for rule in book.rules() for name in re.findall(r"`([a-z_]+)", rule.full_text())}
    assert {option.name for option in book.index.options} - named == set()


def test_house_rules_are_labelled(book: Rulebook) -> None:
    labelled = {rule.id for rule in book.rules() if HOUSE_WORD[book.language] in rule.text}
    assert labelled == book.index.house_rules


@pytest.mark.parametrize("game", games_with_rules())
def test_options_name_rules_that_exist(game: str) -> None:
    assert {id for option in load_rule_index(game).options for id in option.rules} <= known_ids(game)


def test_every_rules_version_is_explained(book: Rulebook) -> None:
    for version in range(1, book.index.rules_version + 1):
        assert str(version) in load_catalogue(book.language).format(f"rules-version-{book.game}-{version}")


def test_languages_cite_the_same_rules_and_the_same_numbers(dungeon: Rulebook) -> None:
    for language in LANGUAGES:
        for ours, theirs in zip(dungeon.rules(), load_rulebook("dungeon", language).rules(), strict=True):
            assert facts(theirs.full_text()) == facts(ours.full_text()), (language, ours.id)


def facts(text: str) -> tuple[list[str], list[str]]:
    """Return the rule ids and numbers in a text, in any order."""
    return sorted(RULE_ID.findall(text)), sorted(re.findall(r"\d+", RULE_ID.sub("", text)))


def test_an_id_is_found_in_any_case(english: Rulebook) -> None:
    assert english.rule("kd-block-2").text.startswith("Reducing: ignore 1 heavy wound for every 2 cards")


def test_an_unknown_id_names_its_neighbours(english: Rulebook) -> None:
    with pytest.raises(UnknownRuleError, match="unknown rule 'KD-BLOK-2'; nearest: KD-BLOCK-2, "):
        english.rule("KD-BLOK-2")
    with pytest.raises(UnknownRuleError, match="nearest: KD-BLOCK-"):
        search_rules("KD-BLOCK-9", english)


def test_search_by_chapter_in_any_language() -> None:
    polish = load_rulebook("knockdown", "pl")
    assert search_rules("move", polish) == search_rules("ruch", polish)
    assert [rule.id for rule in search_rules("move", polish)] == [f"KD-MOVE-{number}" for number in range(1, 6)]


def test_search_by_the_beginning_of_an_id(english: Rulebook) -> None:
    assert [rule.id for rule in search_rules("kd-goal", english)] == ["KD-GOAL-1", "KD-GOAL-2"]


def test_an_id_is_found_in_the_game_that_has_it(english: Rulebook, dungeon: Rulebook) -> None:
    for wanted in ("KD-END-1", "kkd-end-1", "KKDR-49"):
        assert [rule.id for rule in search_rules(wanted, english, dungeon)] == [wanted.upper()]


def test_an_id_of_another_game_is_unknown_though_its_letters_are_there(dungeon: Rulebook) -> None:
    with pytest.raises(UnknownRuleError, match="unknown rule 'KD-END-1'; nearest: KKD-END-1"):
        search_rules("KD-END-1", dungeon)


def test_chapters_and_words_are_looked_for_in_every_game(english: Rulebook, dungeon: Rulebook) -> None:
    goals = search_rules("goal", english, dungeon)
    assert [rule.id for rule in goals] == ["KD-GOAL-1", "KD-GOAL-2", "KKD-GOAL-1"]
    assert search_rules("hourglass", english, dungeon) == search_rules("hourglass", dungeon)


def test_a_span_of_numbers_is_a_word(english: Rulebook) -> None:
    assert "KD-RANGE-2" in [rule.id for rule in search_rules("1-3", english)]


def test_search_by_word_needs_no_accents() -> None:
    spanish = load_rulebook("knockdown", "es")
    found = [rule.id for rule in search_rules("reaccion", spanish)]
    assert "KDR-22" in found
    assert "KD-GOAL-1" not in found


def test_search_for_nothing_known_names_the_chapters(english: Rulebook) -> None:
    with pytest.raises(NothingFoundError, match="'xyzzy'; expected a rule id, a word or a chapter: goal, components"):
        search_rules("xyzzy", english)


def test_unknown_language_and_game() -> None:
    with pytest.raises(UnknownLanguageError, match="unknown language 'de'; known: en, es, pl"):
        load_rulebook("knockdown", "de")
    with pytest.raises(UnknownGameError, match="no rules for the game 'chess'; known: dungeon, knockdown"):
        load_rulebook("chess", "en")


def damage(folder: Path, old: str, new: str, name: str = "en/rules/knockdown.md") -> None:
    path = folder / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("# Knockdown", "Knockdown", r"line 1: found `Knockdown`; expected `# title`"),
        ("- **KD-GOAL-2** ", "- KD-GOAL-2 ", r"line 6: found `- KD-GOAL-2 The first.*…`; expected `# title`, "),
        ("<!-- goal -->", "<!-- gaol -->", r"line 3: found the chapter gaol; expected goal"),
        ("KD-GOAL-2", "KD-GOAL-3", r"line 6: found the rule KD-GOAL-3; expected KD-GOAL-2"),
        ("## Goal <!-- goal -->\n", "", r"line 4: found KD-GOAL-1 before any chapter; expected `## chapter"),
        (
            "- **KD-GOAL-2** The first player to win two rounds wins the match.",
            "",
            r"found no further rule; expected KD-GOAL-2",
        ),
        (
            "\n## Components",
            "- **KD-GOAL-3** More.\n\n## Components",
            r"line 7: found the rule KD-GOAL-3; expected no further rule",
        ),
    ],
)
def test_a_damaged_text_is_refused_with_its_place(folder: Path, old: str, new: str, complaint: str) -> None:
    damage(folder, old, new)
    with pytest.raises(
        MalformedTextError, match=rf"en/rules/knockdown\.md, {complaint}|en/rules/knockdown\.md, line \d+: {complaint}"
    ):
        load_rulebook("knockdown", "en", folder)


def test_a_damaged_list_is_refused_with_its_place(folder: Path) -> None:
    damage(folder, '"KD-GOAL-2" = "rule"', '"KD-GOAL-2" = "ruel"', "rules/knockdown.toml")
    line = (folder / "rules/knockdown.toml").read_text().splitlines().index('"KD-GOAL-2" = "ruel"') + 1
    with pytest.raises(MalformedTextError, match=rf"knockdown\.toml, line {line}: found Invalid enum value 'ruel'"):
        load_rule_index("knockdown", folder)


def test_a_list_that_is_not_toml_is_refused(folder: Path) -> None:
    damage(folder, "[goal]", "[goal", "rules/knockdown.toml")
    with pytest.raises(MalformedTextError, match=r"knockdown\.toml, line \d+: found .*line \d+"):
        load_rule_index("knockdown", folder)
