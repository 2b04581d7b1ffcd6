"""The first dungeon keeps the limits of its rules, and whatever is wrong with a dungeon is said with its place."""

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from knockbox.games.dungeon.pack import check_pack, find_pack, load_box, shipped_packs
from knockbox.games.dungeon.schema import Creature, Room
from knockbox.games.packs.errors import PackError
from knockbox.text.catalogue import MessageCatalogue
from knockbox.text.language import LANGUAGES

FOLDER = find_pack("first-dungeon")
BOX = load_box(FOLDER)
CARDS: list[Room | Creature] = [*BOX.rooms.values(), *BOX.creatures.values()]
PACK, ROOMS, CREATURES = "pack.toml", "rooms.toml", "creatures.toml"
OGRE_TIME = f"time = {BOX.creatures['ironing-ogre'].time}"
OGRE = f"[ironing-ogre]\ncorners = {list(BOX.creatures['ironing-ogre'].corners)}\n{OGRE_TIME}"
JOKER = f"[joker]\ncorners = [0, 0, 0, 0]\ncopies = {BOX.rooms['joker'].copies}"
ROOM = "[room-0113]\ncorners = [0, 1, 1, 3]"


def spoilt(folder: Path, name: str, old: str, new: str) -> Path:
    """A copy of the first dungeon with one place of one file changed."""
    copy = folder / "first-dungeon"
    shutil.copytree(FOLDER, copy)
    text = (copy / name).read_text(encoding="utf-8")
    assert old in text
    (copy / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy


def test_the_house_has_one_dungeon_and_nothing_is_wrong_with_it() -> None:
    assert shipped_packs() == ["first-dungeon"]
    assert check_pack(FOLDER) == []
    assert BOX.pack.id == FOLDER.name


@pytest.mark.rule("KKD-COMP-1")
def test_there_are_41_rooms_and_22_creatures() -> None:
    rooms = sum(room.copies for room in BOX.rooms.values())
    assert (rooms, len(BOX.creatures), rooms + len(BOX.creatures)) == (41, 22, 63)


@pytest.mark.rule("KKDR-4")
def test_no_room_is_loud_and_no_creature_beaten_by_itself() -> None:
    assert {sum(room.corners) for room in BOX.rooms.values()} == {0, 5}
    assert min(sum(creature.corners) for creature in BOX.creatures.values()) >= 6


@pytest.mark.rule("KKDR-30")
def test_values_keep_their_limits() -> None:
    corners = {value for card in CARDS for value in card.corners}
    assert corners == {0, 1, 2, 3, 4}
    assert {creature.time for creature in BOX.creatures.values()} <= {2, 3, 4, 5, 6}
    assert max(sum(creature.corners) for creature in BOX.creatures.values()) <= 12
    assert sum(room.copies for room in BOX.rooms.values() if room.silence) < 6


def test_the_black_knight_is_in_every_dungeon_and_each_later_one_adds_cards() -> None:
    assert [id for id, creature in BOX.creatures.items() if creature.knight] == ["black-knight"]
    levels = Counter(card.level for card in CARDS)
    assert BOX.creatures["black-knight"].level == 1
    assert sorted(levels) == [1, 2, 3, 4]


def test_rooms_are_called_by_their_corners() -> None:
    for id, room in BOX.rooms.items():
        digits = "".join(map(str, room.corners))
        assert id.startswith("joker" if digits == "0000" else f"room-{digits}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_scene(language: str) -> None:
    words = MessageCatalogue(language, [FOLDER / "text" / f"{language}.ftl"])
    keys = [f"room-{id}" for id in BOX.rooms] + [f"creature-{id}" for id in BOX.creatures]
    names, scenes = [words.format(key) for key in keys], [words.format(f"{key}.scene") for key in keys]
    assert len(set(names)) == len(set(scenes)) == 49
    assert all(scene[-1] in ".!?" for scene in scenes)


WRONG = [
    (PACK, '"dungeon"', '"knockdown"', "pack.toml, game: found 'knockdown', expected 'dungeon'"),
    (PACK, "[history]", '[history]\n"٣" = "Three"', "history.٣: found '٣', expected a version from 1 to 1"),
    (
        ROOMS,
        ROOM,
        "[room-0113]\ncorners = [0, 0, 0, 5]",
        "room-0113.corners: found 5, expected a whole number from 0 to 4",
    ),
    (
        ROOMS,
        ROOM,
        "[room-0113]\ncorners = [0, 1, 1, 4]",
        "room-0113.corners: found a sum of 6, expected 5, or 0 for a joker",
    ),
    (
        ROOMS,
        ROOM,
        "[room-0113]\ncorners = [0, 1, 4]",
        "room-0113.corners: found [0,1,4], expected a list of four whole numbers",
    ),
    (ROOMS, ROOM, f"{ROOM}\nlevel = 5", "room-0113.level: found 5, expected a whole number from 1 to 4"),
    (ROOMS, ROOM, f"{ROOM}\nchests = 4", "room-0113.chests: found 4, expected a whole number from 0 to 3"),
    (ROOMS, ROOM, f"{ROOM}\ncopies = 0", "room-0113.copies: found 0, expected a whole number from 1 to 41"),
    (ROOMS, ROOM, f"{ROOM}\ncopies = 3", "found 43 rooms (copies added up), expected 41"),
    (
        ROOMS,
        ROOM,
        f"{ROOM}\nsilence = true",
        "room-0113.silence: found true, expected false: only jokers carry the icon",
    ),
    (ROOMS, "silence = true\n", "", "joker.silence: found false, expected true for a joker"),
    (
        ROOMS,
        JOKER,
        "[joker]\ncorners = [0, 0, 0, 0]\ncopies = 6",
        "found 6 silence icons, expected fewer than 6: each costs a solo player a card",
    ),
    (
        ROOMS,
        "[room-0113]",
        "[Room_0113]",
        "Room_0113: found the id 'Room_0113', expected lower-case letters and digits with single dashes",
    ),
    (
        CREATURES,
        OGRE,
        "[ironing-ogre]\ncorners = [1, 1, 2, 1]\ntime = 5",
        "ironing-ogre.corners: found a sum of 5, expected one from 6 to 12",
    ),
    (
        CREATURES,
        OGRE,
        "[ironing-ogre]\ncorners = [4, 4, 4, 1]\ntime = 5",
        "ironing-ogre.corners: found a sum of 13, expected one from 6 to 12",
    ),
    (
        CREATURES,
        OGRE,
        OGRE.replace(OGRE_TIME, "time = 7"),
        "ironing-ogre.time: found 7, expected a whole number from 2 to 6",
    ),
    (
        CREATURES,
        OGRE,
        OGRE.replace(OGRE_TIME, "time = 1"),
        "ironing-ogre.time: found 1, expected a whole number from 2 to 6",
    ),
    (
        CREATURES,
        "knight = true",
        "knight = true\nlevel = 2",
        "black-knight.level: found 2, expected 1: the Black Knight is in every dungeon",
    ),
    (CREATURES, "knight = true\n", "", "found 0 Black Knights (knight = true), expected 1"),
    (CREATURES, OGRE, f"{OGRE}\nknight = true", "found 2 Black Knights (knight = true), expected 1"),
    (
        CREATURES,
        "[black-knight]",
        "[dark-lord]",
        "dark-lord: found another id, expected black-knight: bots know him by it",
    ),
    (CREATURES, f'{OGRE}\nprovenance = "house"\n', "", "found 21 creatures, expected 22"),
    (CREATURES, "[ironing-ogre]", "[room-0113]", "room-0113: found an id that a room has, expected one of its own"),
    (
        CREATURES,
        "[ironing-ogre]",
        "[Ogre]",
        "Ogre: found the id 'Ogre', expected lower-case letters and digits with single dashes",
    ),
]


def test_a_version_of_many_digits_is_told(tmp_path: Path) -> None:
    folder = spoilt(tmp_path, PACK, "[history]", f'[history]\n{"9" * 5000} = "Many"')
    (told,) = check_pack(folder)
    assert told.endswith("9', expected a version from 1 to 1")


@pytest.mark.rule("KKDR-30")
@pytest.mark.parametrize(("name", "old", "new", "problem"), WRONG, ids=[wrong[3] for wrong in WRONG])
def test_a_misprint_is_told_and_the_box_is_refused(tmp_path: Path, name: str, old: str, new: str, problem: str) -> None:
    folder = spoilt(tmp_path, name, old, new)
    told = [found.removeprefix(f"{name}, ").removeprefix(f"{name}: ") for found in check_pack(folder)]
    assert problem.removeprefix(f"{name}, ") in told
    with pytest.raises(PackError) as refused:
        load_box(folder)
    assert problem in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (
            "    .scene = Prasuje przepaskę biodrową w kancik, jak uczyła mamusia.\n",
            "",
            "text/pl.ftl, creature-ironing-ogre.scene: found no such message, expected one",
        ),
        (
            "pack-first-dungeon = Pierwszy loch\n",
            "",
            "text/pl.ftl, pack-first-dungeon: found no such message, expected one",
        ),
        (
            "pack-first-dungeon = Pierwszy loch\n",
            "pack-first-dungeon = Pierwszy loch\ncreature-ogre = Ogr\n",
            "text/pl.ftl, creature-ogre: found a message that nothing in the pack needs, expected none",
        ),
        (
            "room-room-1112 = Kuchnia z widokiem\n    .scene = Zupa też na ciebie patrzy.\n",
            "room-room-1112 = Kuchnia z widokiem\n",
            "text/pl.ftl, room-room-1112.scene: found no such message, expected one",
        ),
    ],
)
def test_missing_words_are_told_but_do_not_keep_it_from_being_played(
    tmp_path: Path, old: str, new: str, problem: str
) -> None:
    folder = spoilt(tmp_path, "text/pl.ftl", old, new)
    assert check_pack(folder) == [problem]
    assert load_box(folder).content_hash == BOX.content_hash


def test_rooms_need_no_names_but_whoever_names_one_names_all_of_them_in_every_language(tmp_path: Path) -> None:
    folder = spoilt(tmp_path, ROOMS, ROOM, ROOM)
    for file in (folder / "text").iterdir():
        file.write_text(re.sub(r"\nroom-.*\n.*\n", "", file.read_text("utf-8")), encoding="utf-8")
    assert check_pack(folder) == []
    with (folder / "text" / "es.ftl").open("a", encoding="utf-8") as spanish:
        spanish.write("\nroom-joker = Biblioteca\n    .scene = Chis.\n")
    told = check_pack(folder)
    assert "text/en.ftl, room-joker: found no such message, expected one" in told
    assert "text/es.ftl, room-room-0113: found no such message, expected one" in told


def test_a_missing_file_and_a_missing_folder_are_told(tmp_path: Path) -> None:
    folder = spoilt(tmp_path, ROOMS, ROOM, ROOM)
    (folder / ROOMS).unlink()
    assert any(problem.startswith("rooms.toml: found ") for problem in check_pack(folder))
    assert check_pack(tmp_path / "nowhere") == ["found nothing there, expected a folder"]
