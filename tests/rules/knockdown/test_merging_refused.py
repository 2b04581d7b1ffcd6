"""Mixtures that cannot be: boxes that clash, things no box has, options that no arena uses, cards of another box."""

from pathlib import Path
from typing import Any

import pytest

from knockbox.engine.errors import OptionError, PositionError
from knockbox.games.errors import SetupError
from knockbox.games.knockdown.game import build
from knockbox.games.packs.errors import PackError
from knockbox.games.registry import build as build_any
from knockbox.testing.knockdown_table import game, row, table
from tests.rules.knockdown.mixed_boxes import ALL_BOXES, BOXES, PROVING_GROUND, copy_proving_ground

MANY = "draw, or one of the boxes on the table: siege-storm, nemesis, tainted-grail"


# Boxes that cannot lie on one table


@pytest.mark.rule("KD-MERGE-1")
def test_a_box_cannot_be_mixed_with_itself() -> None:
    with pytest.raises(PackError, match="pack 'nemesis': found 2 boxes with this id, expected each box once"):
        build({}, "nemesis", "siege-storm", "nemesis")


@pytest.mark.rule("KD-MERGE-1")
def test_a_copy_elsewhere_is_the_same_box(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="pack 'proving-ground': found 2 boxes with this id"):
        build({}, str(PROVING_GROUND), str(copy_proving_ground(tmp_path)))


SHARED = [
    ("attacks.toml", "recoil", "high-jab", "attack 'high-jab'"),
    ("skills.toml", "early-bird", "scrounger", "skill 'scrounger'"),
    ("fighters.toml", "runner", "veroth", "fighter 'veroth'"),
    ("fighters.toml", "caltrop", "trap", "token 'trap'"),
    ("arena.toml", "proving-ground", "siege-storm", "arena 'siege-storm'"),
]


@pytest.mark.rule("KD-MERGE-1")
@pytest.mark.parametrize("given", [{}, {"arena": "siege-storm", "skills": "siege-storm"}], ids=["drawn", "set"])
@pytest.mark.parametrize(("file", "old", "new", "what"), SHARED, ids=[what for *_, what in SHARED])
def test_two_boxes_with_one_id_are_refused(
    tmp_path: Path, file: str, old: str, new: str, what: str, given: dict[str, str]
) -> None:
    """Also where only one of the two could be played: names and texts would be mixed up."""
    box = copy_proving_ground(tmp_path, {file: {old: new}})
    where = "in 'siege-storm' and in 'proving-ground'"
    with pytest.raises(PackError, match=f"{what}: found it {where}, expected every id in one box only"):
        build(given, "siege-storm", str(box))


@pytest.mark.rule("KD-MERGE-1")
def test_two_special_attacks_whose_names_run_together_are_refused(tmp_path: Path) -> None:
    """`veroth/fists-of-fury` and `veroth-fists/of-fury` would share one name."""
    box = copy_proving_ground(tmp_path, {"fighters.toml": {"runner": "veroth-fists", "trip": "of-fury"}})
    with pytest.raises(PackError, match="special 'veroth-fists-of-fury': found it in 'siege-storm' and in"):
        build({}, "siege-storm", str(box))


@pytest.mark.rule("KD-MERGE-1")
def test_the_front_door_calls_it_a_problem_of_the_pack() -> None:
    with pytest.raises(SetupError, match="found 2 boxes with this id") as refused:
        build_any("knockdown", {}, ["nemesis", "nemesis"])
    assert refused.value.part == "pack"


# Things that no box on the table has


@pytest.mark.rule("KD-MERGE-2", "KDR-36")
@pytest.mark.parametrize("name", ["arena", "skills"])
def test_arena_and_skill_set_must_be_on_the_table(name: str) -> None:
    with pytest.raises(OptionError, match=f"option '{name}': found 'atlantis', expected {MANY}"):
        game(ALL_BOXES, {name: "atlantis"})
    with pytest.raises(OptionError, match=f"option '{name}': found 'nemesis', expected draw, or .*: siege-storm"):
        game("siege-storm", {name: "nemesis"})


@pytest.mark.rule("KDR-36")
@pytest.mark.parametrize(
    "found", ["veroth,ripley", "imke,veroth", "veroth", "veroth,", "veroth,xingo,driana", "Draw", ""]
)
def test_fighters_must_be_two_of_the_boxes_on_the_table(found: str) -> None:
    expected = "choose, draw, or two of veroth, xingo, driana with a comma"
    with pytest.raises(OptionError, match=f"option 'fighters': found '{found}', expected {expected}"):
        game("siege-storm", {"fighters": found})


@pytest.mark.rule("KDR-36")
@pytest.mark.parametrize("fighter", ["veroth", "imke", "lost-knight"])
def test_both_players_never_have_the_same_fighter(fighter: str) -> None:
    with pytest.raises(OptionError, match=rf"both seats have '{fighter}', expected two different fighters \(KDR-36\)"):
        game(ALL_BOXES, {"fighters": f"{fighter},{fighter}"})
    with pytest.raises(PositionError, match=r"two different fighters \(KDR-36\)"):
        table(pack=ALL_BOXES, fighters=[fighter, fighter])


# Options


@pytest.mark.rule("KD-MERGE-3")
@pytest.mark.parametrize("packs", ["siege-storm", ALL_BOXES])
def test_no_option_gives_an_arena_another_deck(packs: str) -> None:
    with pytest.raises(OptionError, match=r"always played with the deck of its own box \(KD-MERGE-3\)"):
        game(packs, {"arena": "siege-storm", "deck": "nemesis"})


ARENA_OPTIONS = {
    "edge_wound": ("light", "siege-storm", "it has no dangerous edges"),
    "range_through_corridors": ("true", "nemesis", "it has no corridors"),
    "candle_wound": ("heavy", "tainted-grail", "it has no candles"),
}


@pytest.mark.rule("KDR-36")
@pytest.mark.parametrize("arena", BOXES)
@pytest.mark.parametrize("name", ARENA_OPTIONS)
def test_an_arena_takes_only_the_options_it_uses(name: str, arena: str) -> None:
    value, user, why = ARENA_OPTIONS[name]
    given = {"arena": arena, name: value}
    if arena == user:
        assert game(ALL_BOXES, given).options[name] == value
    else:
        with pytest.raises(OptionError, match=f"option '{name}' is not used by the arena '{arena}': {why}"):
            game(ALL_BOXES, given)
        assert name not in game(ALL_BOXES, {"arena": arena}).options


@pytest.mark.rule("KDR-36")
@pytest.mark.parametrize("name", ARENA_OPTIONS)
def test_an_option_of_one_arena_is_used_where_that_arena_can_be_drawn(name: str) -> None:
    value, user, why = ARENA_OPTIONS[name]
    others = [name for name in BOXES if name != user]
    assert game(ALL_BOXES, {name: value}).options[name] == value
    with pytest.raises(OptionError, match=f"not used by the arena '{others[0]}' or '{others[1]}': {why}"):
        game(",".join(others), {name: value})


# Positions


@pytest.mark.rule("KD-MERGE-3")
@pytest.mark.parametrize(
    "parts",
    [
        {"hands": [["wrench-swing"], []]},
        {"row": ["wrench-swing"]},
        {"deck": {"top": ["wrench-swing"]}},
        {"discards": ["wrench-swing"]},
        {"last_taken": "wrench-swing"},
    ],
    ids=lambda parts: next(iter(parts)),
)
def test_no_card_of_another_box_lies_in_an_arena(parts: dict[str, Any]) -> None:
    with pytest.raises(PositionError, match=r"'wrench-swing'.* expected only cards of this arena \(KD-MERGE-3\)"):
        table(pack=ALL_BOXES, arena="siege-storm", **parts)
    table(pack=ALL_BOXES, arena="nemesis", **parts)


@pytest.mark.rule("KD-MERGE-3")
def test_an_arena_that_was_set_knows_no_other_cards() -> None:
    with pytest.raises(PositionError, match="wrench-swing"):
        table(pack=ALL_BOXES, options={"arena": "siege-storm"}, row=["wrench-swing"])


@pytest.mark.rule("KD-MERGE-3")
def test_a_position_says_in_which_arena_it_is() -> None:
    assert "wrench-swing" in row(table(pack=ALL_BOXES, arena="nemesis", row=["wrench-swing"]))
    with pytest.raises(PositionError, match="arena"):
        table(pack=ALL_BOXES, arena="atlantis")


@pytest.mark.rule("KDR-36")
@pytest.mark.parametrize("part", ["skills", "face_down"])
def test_no_skill_of_another_box_is_held(part: str) -> None:
    held: dict[str, Any] = {"skills": [["scrounger"], []], "face_down": ["scrounger", None]}
    parts: dict[str, Any] = {"skills": [[], []], part: held[part]}
    with pytest.raises(PositionError, match=r"'scrounger', expected only skills of 'nemesis'.*\(KDR-36\)"):
        table(pack=ALL_BOXES, skill_set="nemesis", **parts)
    table(pack=ALL_BOXES, skill_set="siege-storm", **parts)


@pytest.mark.rule("KDR-36")
@pytest.mark.parametrize(("arena", "holds"), [("siege-storm", False), ("nemesis", False), ("tainted-grail", True)])
def test_candle_tokens_lie_only_in_an_arena_with_candles(arena: str, holds: bool) -> None:
    if holds:
        assert table(pack=ALL_BOXES, arena=arena, candle=1).candle == 1
    else:
        with pytest.raises(PositionError, match="this arena has no candles"):
            table(pack=ALL_BOXES, arena=arena, candle=1)
