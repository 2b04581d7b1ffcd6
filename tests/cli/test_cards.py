"""`knockbox cards`, as people call it."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from knockbox.cli.cards import command
from knockbox.cli.main import main
from knockbox.cli.pack_lookup import builtin_packs
from knockbox.games.dungeon.pack import find_pack
from knockbox.games.knockdown.pack import load_box
from knockbox.testing.dungeon_table import PROVING_DUNGEON
from knockbox.text.catalogue import load_catalogue
from tests.content.pack_copies import PACK_FOLDERS, PROVING_GROUND, SIEGE_STORM, corrupt_pack

Captured = pytest.CaptureFixture[str]
SORTIE = """\
Siege Storm

Cartas de Ataque · 2 cartas de 1 diseño ────────────────────
╭─ Salida en tromba ×2 ─────╮
│ Sprint                    │
│ Golpe · alcance 2         │
│ 2 Leves                   │
│                           │
│ Avanza 1 casilla hacia el │
│ oponente.                 │
╰─ en parte del reglamento ─╯
"""  # noqa: RUF001  copies are told with a multiplication sign
PARTING_SHOT = """\
Siege Storm

Driana · Łuczniczka ────────────────────────────────────────
╭─ Strzał na odchodne ──────╮
│ koszt: blok/Zryw +        │
│ niewiadoma                │
│ Reakcja · zasięg 1–2      │
│ 2 lekkie                  │
│                           │
│ Gdy przeciwnik przesuwa   │
│ się akcją Ruch lub        │
│ Zrywem: połóż żeton       │
│ pułapki na swoim polu, a  │
│ potem odsuń się o 2 pola  │
│ od przeciwnika.           │
╰──────────── nasz projekt ─╯
"""  # noqa: RUF001  Polish ranges have an en dash
ARENA = """\
Siege Storm

Arena · The Storming Wall ──────────────────────────────────
┌───┬───┬───┬───┬───┬───┬───┐
│ 0 │ 1 │ 2 │ 3 │ 4 │ 5 │ 6 │
├───┼───┼───┼───┼───┼───┼───┤
│ ! │ A │   │   │   │ B │ ! │
└───┴───┴───┴───┴───┴───┴───┘
7 spaces
starting spaces 1 and 5 (orange)
dangerous: 0, 6
partly from the rulebook
"""


BEAST = """\
The Proving Dungeon

Creatures · 1 card of 1 design ─────────────────────────────
╭─ Beast 3322 with time 5 ──╮
│ 3   3   danger 10         │
│ 2   2   5 time tokens     │
│                           │
│ It waits to be measured.  │
╰────────── our own design ─╯
"""
ROOM = """\
Pierwszy loch

Puste komnaty · 1 karta, 1 wzór ────────────────────────────
╭─ Zajęty kominek ──────────╮
│ 1   1   zagrożenie 5      │
│ 1   2   1 skrzynia        │
│         od lochu 3        │
│                           │
│ Cztery skarpety i         │
│ wszystkie kota.           │
╰──────────── nasz projekt ─╯
"""


def printed(*arguments: str, **environment: str) -> str:
    """Run with a 60-column pipe and no locale but the one that is given."""
    blank: dict[str, str | None] = {
        "LC_ALL": None,
        "LC_MESSAGES": None,
        "LANG": None,
        "COLUMNS": "60",
        "FORCE_COLOR": None,
    }
    result = CliRunner().invoke(command, list(arguments), env=blank | environment, catch_exceptions=False)
    assert result.exit_code == 0
    return result.stdout


def test_a_card_in_spanish_by_option_or_locale() -> None:
    assert printed("siege-storm", "salida en tromba", "--lang", "es") == SORTIE
    assert printed("siege-storm", "salida", "en", "tromba", LANG="es_ES.UTF-8") == SORTIE


def test_a_special_attack_in_polish() -> None:
    assert printed("siege-storm", "odchodne", "--lang", "pl") == PARTING_SHOT


def test_a_creature_of_the_dungeon() -> None:
    assert printed(PROVING_DUNGEON, "3322", "--lang", "en") == BEAST


def test_a_room_of_the_dungeon_shows_its_name_corners_chests_level_and_scene() -> None:
    assert printed("first-dungeon", "zajęty kominek", "--lang", "pl") == ROOM


def test_cards_of_the_dungeon_are_found_by_their_corners() -> None:
    found = json.loads(printed("first-dungeon", "0 1 / 2 2", "--lang", "en", "--json"))
    assert [room["name"] for room in found["rooms"]] == ["Blooming Guardroom", "Thrifty Treasury"]


def test_a_joker_shows_copies_and_the_silence_icon() -> None:
    text = printed(PROVING_DUNGEON, "0/0/0/0", "--lang", "es")
    assert "Carta 0/0/0/0 ×5" in text  # noqa: RUF001
    assert "icono de silencio" in text


@pytest.mark.parametrize(("kind", "kept"), [("rooms", (33, 0)), ("creatures", (0, 22))])
def test_only_one_kind_of_the_dungeon(kind: str, kept: tuple[int, int]) -> None:
    found = json.loads(printed(PROVING_DUNGEON, "--kind", kind, "--json"))
    assert (len(found["rooms"]), len(found["creatures"])) == kept
    assert (found["pack"], found["version"]) == ("proving-dungeon", 1)


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_every_name_and_scene_of_the_dungeon_is_printed(language: str) -> None:
    words = load_catalogue(language, find_pack("first-dungeon"))
    own = [key for key, source in words.sources.items() if source.is_relative_to(find_pack("first-dungeon"))]
    text = printed("first-dungeon", "--lang", language, COLUMNS="200")
    assert [key for key in own if words.format(key) not in text] == []


def test_the_arena() -> None:
    assert printed("siege-storm", "--kind", "arena") == ARENA


def test_an_arena_with_corridors() -> None:
    text = printed("nemesis", "--kind", "arena")
    assert "│ ∩ │ A │   │ ∩ │   │ B │ ∩ │" in text
    assert "corridor entrances: 0 (1 heavy wound), 3 (1 light wound), 6" in text


def test_an_arena_with_candles() -> None:
    assert "4 candle cards in the deck" in printed("tainted-grail", "--kind", "arena")


def test_a_token_says_what_it_does_by_lying_there() -> None:
    assert "breaks the line of" in printed("tainted-grail", "fog", "--kind", "fighters")
    assert "a corridor entrance" in printed("nemesis", "hatch", "--kind", "fighters")


@pytest.mark.parametrize("words", ["all", "nemesis,siege-storm,tainted-grail"])
def test_several_boxes_stand_one_after_the_other(words: str) -> None:
    lines = printed(words, "--kind", "arena").splitlines()
    assert [line for line in lines if line in ("Nemesis", "Siege Storm", "Tainted Grail")] == [
        "Nemesis",
        "Siege Storm",
        "Tainted Grail",
    ]


def test_of_several_boxes_only_those_that_speak_of_it_are_shown() -> None:
    text = printed("all", "trap", "--kind", "fighters")
    assert text.startswith("Siege Storm\n")
    assert "Nemesis" not in text


def test_json_of_several_boxes_is_a_list() -> None:
    found = json.loads(printed("all", "--kind", "arena", "--json"))
    assert [box["arena"]["printed"]["spaces"] for box in found] == [7, 7, 9]
    assert len(json.loads(printed("all", "trap", "--kind", "fighters", "--json"))) == 1


def test_a_long_name_is_never_cut() -> None:
    assert "Frasco de la última esperanza" in printed("tainted-grail", "frasco", "--lang", "es", COLUMNS="70")


@pytest.mark.parametrize("language", ["en", "es", "pl"])
@pytest.mark.parametrize("folder", PACK_FOLDERS, ids=lambda folder: folder.name)
def test_every_name_of_a_pack_is_printed(folder: Path, language: str) -> None:
    words = load_catalogue(language, folder)
    own = [key for key, source in words.sources.items() if source.is_relative_to(folder)]
    text = printed(str(folder), "--lang", language, COLUMNS="200")
    assert [key for key in own if words.format(key) not in text] == []


@pytest.mark.parametrize("columns", ["20", "60", "100", "250"])
def test_lines_fit_the_terminal_and_carry_no_colour_when_piped(columns: str) -> None:
    lines = printed("siege-storm", "--lang", "pl", COLUMNS=columns).splitlines()
    assert max(len(line) for line in lines) <= int(columns)
    assert not any("\x1b" in line for line in lines)


def test_cards_stand_side_by_side_where_there_is_room() -> None:
    widths = {columns: printed("siege-storm", "--kind", "attacks", COLUMNS=columns) for columns in ("50", "60", "100")}
    beside = {columns: max(line.count("╭") for line in text.splitlines()) for columns, text in widths.items()}
    assert beside == {"50": 1, "60": 2, "100": 3}


def test_the_cards_of_a_sheet_stand_in_pairs() -> None:
    text = printed("siege-storm", "veroth", COLUMNS="100")
    assert [line.count("╭") for line in text.splitlines() if "╭" in line] == [2, 2]


def test_no_color_is_honoured_even_when_colour_is_forced() -> None:
    assert "\x1b[32m" in printed("siege-storm", "sortie", FORCE_COLOR="1", TERM="xterm")
    assert "\x1b[32m" not in printed("siege-storm", "sortie", FORCE_COLOR="1", TERM="xterm", NO_COLOR="1")


@pytest.mark.parametrize(
    ("kind", "kept"),
    [
        ("attacks", ("attacks",)),
        ("skills", ("skills",)),
        ("fighters", ("fighters",)),
        ("arena", ("arena",)),
    ],
)
def test_only_one_kind(kind: str, kept: tuple[str, ...]) -> None:
    found = json.loads(printed("siege-storm", "--kind", kind, "--json"))
    assert tuple(part for part in ("attacks", "skills", "fighters", "arena") if found[part]) == kept


def test_json_holds_words_and_what_the_pack_says() -> None:
    found = json.loads(printed("siege-storm", "--lang", "es", "--json"))
    assert (found["pack"], found["version"], found["language"]) == ("siege-storm", 2, "es")
    assert found["content_hash"] == load_box(SIEGE_STORM).content_hash
    assert sum(card["copies"] for card in found["attacks"]) == 36
    assert len(found["skills"]) == 12
    veroth = found["fighters"][0]
    assert (veroth["title"], veroth["specials"][1]["name"]) == ("Berserker", "Golpe frenético")
    assert veroth["specials"][1]["printed"]["cost"] == ["fist/foot", "?"]
    assert found["attacks"][2]["printed"]["ko"] is True
    assert found["arena"]["printed"]["starts"] == [1, 5]


def test_a_reaction_without_a_text_says_when_it_comes() -> None:
    assert "When the opponent attacks." in printed(str(PROVING_GROUND), "stone answer", COLUMNS="80")


def test_wrong_input_is_explained(tmp_path: Path, capsys: Captured) -> None:
    pack = corrupt_pack(tmp_path, "text/es.ftl", "skill-pavise = Pavés\n", "")
    complaints = {
        (
            "nope",
        ): f"error: no pack 'nope': found nothing there, expected a folder or one of {', '.join(builtin_packs())}\n",
        ("siege-storm,",): "error: found an empty name among the boxes 'siege-storm,'; expected all, or ids or paths"
        " with commas\n",
        (
            "siege-storm,nemesis",
            "menhir",
            "--lang",
            "en",
        ): "error: found nothing in siege-storm, nemesis that mentions 'menhir' in the language 'en'\n",
        ("siege-storm", "--kind", "rooms"): "error: --kind: found 'rooms' for siege-storm; expected attacks, skills,"
        " fighters, arena\n",
        ("siege-storm", "--lang", "de"): "error: unknown language 'de'; known: en, es, pl\n",
        (
            "siege-storm",
            "xyzzy",
            "--lang",
            "en",
        ): "error: found nothing in siege-storm that mentions 'xyzzy' in the language 'en'\n",
        (str(pack), "--lang", "es"): f"error: {pack}: text/es.ftl, skill-pavise: found no such message, expected one\n",
    }
    for arguments, complaint in complaints.items():
        assert main(["cards", *arguments]) == 2
        output = capsys.readouterr()
        assert (output.out, output.err) == ("", complaint)
    assert main(["cards", str(pack), "--lang", "pl"]) == 0
