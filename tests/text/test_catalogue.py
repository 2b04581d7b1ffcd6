"""A catalogue formats exactly the messages of its files, or raises an error that names the message."""

from pathlib import Path

import pytest

from knockbox.text.catalogue import MessageCatalogue, load_catalogue
from knockbox.text.errors import TextError
from knockbox.text.language import LANGUAGES


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "text").mkdir()
    return tmp_path


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / "text" / name
    path.write_text(text, encoding="utf-8")
    return path


def test_values_and_plurals_are_filled_in_without_marks(folder: Path) -> None:
    path = write(folder, "pl.ftl", "cards = { $n } { $n ->\n  [one] karta\n  [few] karty\n *[many] kart\n}\n")
    polish = MessageCatalogue("pl", [path])
    assert [polish.format("cards", n=number) for number in (1, 2, 5, 22)] == [
        "1 karta",
        "2 karty",
        "5 kart",
        "22 karty",
    ]


def test_a_sentence_that_was_said_before_is_not_made_again(folder: Path) -> None:
    english = MessageCatalogue("en", [write(folder, "en.ftl", "moved = { $name } moves to { $space }\n")])
    sentence = english.format("moved", name="Imke", space=3)
    assert english.format("moved", name="Imke", space=3) is sentence
    assert english.format("moved", name="Imke", space=4) == "Imke moves to 4"
    assert english.cached_format.cache_info().maxsize is not None


def test_attributes_are_named_after_a_dot(folder: Path) -> None:
    english = MessageCatalogue("en", [write(folder, "en.ftl", "token-trap = Trap\n    .object = a trap\n")])
    assert english.format("token-trap.object") == "a trap"
    assert english.keys() == ["token-trap", "token-trap.object"]
    assert (english.has("token-trap.own"), english.has("nothing"), english.has("token-trap")) == (False, False, True)


@pytest.mark.parametrize("key", ["nothing", "token-trap.own"])
def test_a_missing_message_is_an_error_that_names_language_and_id(folder: Path, key: str) -> None:
    spanish = MessageCatalogue("es", [write(folder, "es.ftl", "token-trap = Trampa\n")])
    with pytest.raises(TextError, match=f"^no message '{key}' in es$"):
        spanish.format(key)


def test_a_message_of_attributes_only_has_no_value(folder: Path) -> None:
    english = MessageCatalogue("en", [write(folder, "en.ftl", "shape =\n    .round = round\n")])
    with pytest.raises(TextError, match=r"^message 'shape' in en has only attributes$"):
        english.format("shape")


def test_a_missing_value_is_an_error(folder: Path) -> None:
    english = MessageCatalogue("en", [write(folder, "en.ftl", "hello = Hello { $name }\n")])
    with pytest.raises(TextError, match=r"^message 'hello' in en: .*name"):
        english.format("hello")


def test_junk_is_an_error_that_names_file_and_line(folder: Path) -> None:
    path = write(folder, "en.ftl", "good = fine\n\nbad message\nother = fine\n")
    with pytest.raises(TextError) as caught:
        MessageCatalogue("en", [path])
    assert str(caught.value).startswith(f"{path}, line 3: found 'bad message'; expected a message (")


def test_the_same_message_twice_is_an_error(folder: Path) -> None:
    first = write(folder, "en.ftl", "name = One\n")
    second = write(folder, "more.ftl", "name = Two\n")
    with pytest.raises(TextError) as caught:
        MessageCatalogue("en", [first, second])
    assert str(caught.value) == f"{second}: message 'name' is already in {first}"


def test_a_pack_without_words_is_an_error(folder: Path) -> None:
    with pytest.raises(TextError, match="no such file"):
        load_catalogue("en", folder)


def test_a_pack_adds_its_words_to_those_of_the_house(folder: Path) -> None:
    write(folder, "es.ftl", "attack-jab = Directo\n")
    spanish = load_catalogue("es", folder)
    assert spanish.format("attack-jab") == "Directo"
    assert spanish.format("card-type-strike") == "Golpe"
    assert load_catalogue("es", folder) is spanish


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(TextError, match="unknown language 'de'"):
        load_catalogue("de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_of_the_house_has_the_same_messages(language: str) -> None:
    assert set(load_catalogue(language).sources) == set(load_catalogue("en").sources)


@pytest.mark.parametrize(
    ("language", "light", "heavy", "pool"),
    [
        ("en", 2, 1, "2 light, 1 heavy"),
        ("en", 0, 2, "2 heavy"),
        ("en", 0, 0, "no wounds"),
        ("es", 2, 1, "2 Leves, 1 Grave"),
        ("es", 1, 0, "1 Leve"),
        ("pl", 5, 2, "5 lekkich, 2 ciężkie"),
        ("pl", 0, 1, "1 ciężkie"),
    ],
)
def test_a_pool_is_told_with_its_numbers(language: str, light: int, heavy: int, pool: str) -> None:
    assert load_catalogue(language).format("card-pool", light=light, heavy=heavy) == pool
