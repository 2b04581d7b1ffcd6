"""What lies in the box: cards, time tokens, grimoire tokens; and what may be printed on the cards."""

from pathlib import Path

import pytest

from knockbox.games.dungeon.pack import check_pack
from knockbox.testing.dungeon_table import ALL_TOKENS, PROVING_DUNGEON, danger, dungeon, game, lay, mark, match

FILES = ("pack.toml", "rooms.toml", "creatures.toml", "text/en.ftl", "text/es.ftl", "text/pl.ftl")


def spoilt(folder: Path, name: str, old: str, new: str) -> list[str]:
    """What is found in a copy of the proving dungeon with one place changed."""
    for file in FILES:
        (folder / file).parent.mkdir(exist_ok=True)
        text = (Path(PROVING_DUNGEON) / file).read_text(encoding="utf-8")
        assert file != name or old in text
        (folder / file).write_text(text.replace(old, new, 1) if file == name else text, encoding="utf-8")
    return check_pack(folder)


@pytest.mark.rule("KKD-COMP-1")
def test_there_are_63_cards_41_rooms_and_22_creatures() -> None:
    box = game().box
    assert sum(room.copies for room in box.rooms.values()) == 41
    assert len(box.creatures) == 22


@pytest.mark.rule("KKD-COMP-1")
@pytest.mark.parametrize(("old", "new", "found"), [("copies = 5", "copies = 4", 40), ("copies = 3", "copies = 4", 42)])
def test_a_box_with_more_or_fewer_rooms_is_refused(tmp_path: Path, old: str, new: str, found: int) -> None:
    problems = spoilt(tmp_path, "rooms.toml", old, new)
    assert problems == [f"rooms.toml: found {found} rooms (copies added up), expected 41"]


@pytest.mark.rule("KKD-COMP-1")
def test_there_are_twelve_time_tokens_and_four_grimoire_tokens() -> None:
    state = match(options=ALL_TOKENS)
    assert state.reserve + sum(state.times) == 12
    assert (state.held_tokens.bit_count(), state.pool) == (4, 0)


@pytest.mark.rule("KKDR-4")
def test_the_new_card_has_no_covered_corner_and_is_no_danger_by_itself() -> None:
    state = dungeon(laid=["joker"], hands=[["room-1112"], ["beast-2112-2"]], deck=["joker", "joker"])
    lay(state, "room-1112 1,1", "beast-2112-2 -1,-1")
    assert (danger(state, "1,1"), mark(state, "1,1")) == (5, "room")
    assert (danger(state, "-1,-1"), mark(state, "-1,-1")) == (6, "standing")


@pytest.mark.rule("KKDR-4")
def test_no_room_may_exceed_five_by_itself(tmp_path: Path) -> None:
    (problem,) = spoilt(tmp_path, "rooms.toml", "corners = [1, 1, 1, 2]", "corners = [1, 1, 2, 2]")
    assert problem == "rooms.toml, room-1112.corners: found a sum of 6, expected 5, or 0 for a joker"


@pytest.mark.rule("KKDR-4", "KKDR-30")
def test_no_creature_may_start_at_five_or_less(tmp_path: Path) -> None:
    (problem,) = spoilt(tmp_path, "creatures.toml", "corners = [3, 1, 1, 1]", "corners = [2, 1, 1, 1]")
    assert problem == "creatures.toml, black-knight.corners: found a sum of 5, expected one from 6 to 12"


@pytest.mark.rule("KKDR-30")
@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("corners = [3, 3, 3, 3]", "corners = [4, 3, 3, 3]", "beast-3333-5.corners: found a sum of 13, expected"),
        ("time = 6", "time = 7", "beast-3111-6.time: found 7, expected"),
        ("time = 2", "time = 1", "beast-3111-2.time: found 1, expected"),
        ("corners = [4, 4, 0, 0]", "corners = [5, 3, 0, 0]", "beast-4400-4.corners: found 5, expected"),
    ],
)
def test_creatures_keep_to_their_limits(tmp_path: Path, old: str, new: str, found: str) -> None:
    (problem,) = spoilt(tmp_path, "creatures.toml", old, new)
    assert problem.startswith(f"creatures.toml, {found}")


@pytest.mark.rule("KKDR-30")
def test_corners_of_a_room_go_up_to_four(tmp_path: Path) -> None:
    (problem,) = spoilt(tmp_path, "rooms.toml", "corners = [0, 0, 1, 4]", "corners = [0, 0, 0, 5]")
    assert problem.startswith("rooms.toml, room-0014.corners: found 5, expected")


@pytest.mark.rule("KKDR-30")
def test_there_are_fewer_silence_icons_than_cards_in_a_hand_of_one_player(tmp_path: Path) -> None:
    problems = spoilt(tmp_path, "rooms.toml", "copies = 5", "copies = 6")
    assert "rooms.toml: found 6 silence icons, expected fewer than 6: each costs a solo player a card" in problems
