"""The wording of the rules in every language, and how the book is read and searched."""

import re
import shutil
from pathlib import Path

import pytest

from knockbox.text.catalogue import catalogue
from knockbox.text.citations import ID
from knockbox.text.contents import TEXT, Kind, known_ids, load_contents
from knockbox.text.errors import (
    MalformedTextError,
    NothingFoundError,
    UnknownGameError,
    UnknownLanguageError,
    UnknownRuleError,
)
from knockbox.text.language import LANGUAGES
from knockbox.text.rulebook import Rulebook, load_rulebook, search

HOUSE_WORD = {"en": "House rule", "es": "Regla de la casa", "pl": "Zasada domowa"}
EVIDENCE = re.compile(
    r"icon lost|\{|\bES-|\bPL-|EN-NEM|ES-SS|\bpp?\.? ?\d|\bpágs?\.|\bstr\. ?\d|S (fair|strong|weak)|content-facts"
)

# What may be pending at most. When an id gets played, strike it from here too; never add one.
PENDING_AT_MOST = {"KD-KO-1", "KD-KO-2", "KD-KO-3", "KDR-29"}


@pytest.fixture(params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Rulebook:
    return load_rulebook("knockdown", request.param)


@pytest.fixture
def english() -> Rulebook:
    return load_rulebook("knockdown", "en")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the texts that a test may damage."""
    copy = tmp_path / "text"
    shutil.copytree(TEXT, copy, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    return copy


def test_every_id_is_worded_once_in_the_order_of_the_list(book: Rulebook) -> None:
    assert [rule.id for rule in book.rules()] == list(book.contents.kinds())


def test_the_book_is_whole() -> None:
    assert len(known_ids()) == 197
    assert {f"KDR-{number}" for number in range(1, 77)} <= known_ids()


def test_every_text_is_a_sentence(book: Rulebook) -> None:
    assert [rule.id for rule in book.rules() if not re.search(r"[.]$", rule.text)] == []
    assert [rule.id for rule in book.rules() if (rule.title or rule.text)[0].islower()] == []


def test_only_rulings_have_titles(book: Rulebook) -> None:
    assert [rule.id for rule in book.rules() if bool(rule.title) != rule.id.startswith("KDR-")] == []


def test_no_text_speaks_of_sources_pages_or_lost_icons(book: Rulebook) -> None:
    assert [rule.id for rule in book.rules() if EVIDENCE.search(rule.in_full())] == []


def test_every_id_that_a_text_cites_exists(book: Rulebook) -> None:
    assert {id for rule in book.rules() for id in ID.findall(rule.in_full())} <= known_ids()


def test_every_match_option_is_explained(book: Rulebook) -> None:
    named = {name for rule in book.rules() for name in re.findall(r"`([a-z_]+)", rule.in_full())}
    assert {option.name for option in book.contents.options} - named == set()


def test_house_rules_are_labelled(book: Rulebook) -> None:
    labelled = {rule.id for rule in book.rules() if HOUSE_WORD[book.language] in rule.text}
    assert labelled == book.contents.house_rules


def test_options_name_rules_that_exist(english: Rulebook) -> None:
    assert {id for option in english.contents.options for id in option.rules} <= known_ids()


def test_every_rules_version_is_explained(book: Rulebook) -> None:
    for version in range(1, book.contents.rules_version + 1):
        assert str(version) in catalogue(book.language).format(f"rules-version-{version}")


def test_pending_only_shrinks() -> None:
    assert load_contents("knockdown").of_kind(Kind.PENDING) <= PENDING_AT_MOST


def test_an_id_is_found_in_any_case(english: Rulebook) -> None:
    assert english.rule("kd-block-2").text.startswith("Reducing: ignore 1 heavy wound for every 2 cards")


def test_an_unknown_id_names_its_neighbours(english: Rulebook) -> None:
    with pytest.raises(UnknownRuleError, match="unknown rule 'KD-BLOK-2'; nearest: KD-BLOCK-2, "):
        english.rule("KD-BLOK-2")
    with pytest.raises(UnknownRuleError, match="nearest: KD-BLOCK-"):
        search(english, "KD-BLOCK-9")


def test_search_by_chapter_in_any_language() -> None:
    polish = load_rulebook("knockdown", "pl")
    assert search(polish, "move") == search(polish, "ruch")
    assert [rule.id for rule in search(polish, "move")] == [f"KD-MOVE-{number}" for number in range(1, 6)]


def test_search_by_the_beginning_of_an_id(english: Rulebook) -> None:
    assert [rule.id for rule in search(english, "kd-goal")] == ["KD-GOAL-1", "KD-GOAL-2"]


def test_search_by_word_needs_no_accents() -> None:
    spanish = load_rulebook("knockdown", "es")
    found = [rule.id for rule in search(spanish, "reaccion")]
    assert "KDR-22" in found
    assert "KD-GOAL-1" not in found


def test_search_for_nothing_known_names_the_chapters(english: Rulebook) -> None:
    with pytest.raises(NothingFoundError, match="'xyzzy'; expected a rule id, a word or a chapter: goal, components"):
        search(english, "xyzzy")


def test_unknown_language_and_game() -> None:
    with pytest.raises(UnknownLanguageError, match="unknown language 'de'; known: en, es, pl"):
        load_rulebook("knockdown", "de")
    with pytest.raises(UnknownGameError, match="no rules for the game 'chess'; known: knockdown"):
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
        load_contents("knockdown", folder)


def test_a_list_that_is_not_toml_is_refused(folder: Path) -> None:
    damage(folder, "[goal]", "[goal", "rules/knockdown.toml")
    with pytest.raises(MalformedTextError, match=r"knockdown\.toml, line \d+: found .*line \d+"):
        load_contents("knockdown", folder)
