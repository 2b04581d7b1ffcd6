"""Features of dungeon states: fights, hands and rooms."""

import pytest

from knockbox.engine.rng import make_rng
from knockbox.games.dungeon.features import FEATURE_NAMES, features
from knockbox.games.dungeon.state import DungeonState
from knockbox.games.registry import build
from knockbox.testing.dungeon_table import ALL_TOKENS, dungeon, lay

PLAIN = ["room-1112"]


def features_of(state: DungeonState, start: str = "") -> dict[str, float]:
    """Return the features of a state whose names begin with a prefix."""
    named = zip(FEATURE_NAMES, features(state, 0), strict=True)
    return {name.removeprefix(start): number for name, number in named if name.startswith(start)}


def test_a_fight_depends_on_what_the_next_players_can_take_off() -> None:
    """A danger of 8 is 3 too high; zeros take 2 off, a one takes 1, and three players come in time."""
    hands = [["room-0014"], ["joker"], PLAIN, ["joker"]]
    state = dungeon(laid=["beast-2222-3"], hands=hands, deck=PLAIN)
    assert features_of(state, "fight_1_") == {
        "there": 1,
        "knight": 0,
        "excess": 3 / 4,
        "plays": 3 / 2 - 1,
        "margin": (2 + 2 + 1 - 3) / 2,
        "needed": 2 - 1,
        "spare": 3 - 2,
        "singles": 0,
        "openings": 4 / 2 - 1,
    }
    assert not any(features_of(state, "fight_2_").values())
    assert [features_of(state)[name] for name in ("standing", "hopeless", "late")] == [1 / 2, 0, 0]


def test_nobody_covers_the_same_corner_twice() -> None:
    """Only one player can cover the three, even with a one; the others cover ones."""
    state = dungeon(laid=["beast-3111-3"], hands=[["joker"], ["joker"], PLAIN], deck=PLAIN)
    assert features_of(state)["fight_1_margin"] == (3 + 1 - 1) / 2
    assert features_of(state)["fight_1_singles"] == 3 / 2


def test_a_creature_that_nobody_can_beat_in_time_is_hopeless() -> None:
    state = dungeon(laid=["beast-2222-2"], hands=[PLAIN, PLAIN, ["joker"]], deck=PLAIN)
    assert (features_of(state)["hopeless"], features_of(state)["fight_1_spare"]) == (1, -1)
    assert features_of(state)["fight_1_margin"] == (1 + 1 - 3) / 2


def test_two_creatures_that_need_the_same_player_are_one_too_many() -> None:
    laid = ["joker", "beast-3111-3 -1,-1 time=1", "beast-3111-6 1,1 time=1"]
    state = dungeon(laid=laid, hands=[["joker"], ["joker"]], deck=PLAIN)
    assert (features_of(state)["hopeless"], features_of(state)["late"]) == (0, 1)


def test_the_most_urgent_fight_comes_first() -> None:
    laid = ["joker", "beast-2222-6 -1,-1", "beast-3111-3 1,1 time=1"]
    state = dungeon(laid=laid, hands=[["joker"], ["joker"]], deck=PLAIN)
    assert [features_of(state)[f"fight_{number}_excess"] for number in (1, 2)] == [1 / 4, 3 / 4]


def test_a_card_that_would_make_a_room_loud_is_of_no_help() -> None:
    """Next to the last open corner are two rooms at five: a four on either, turned or not, is too much."""
    rooms = ["joker", "room-0122 1,-1", "joker 2,0", "room-0113 -1,1", "joker 0,2", "room-1112 3,1", "room-1121 1,3"]
    laid = [*rooms, "beast-2222-6 1,1"]
    helpful = features_of(dungeon(laid=laid, hands=[["joker"], ["room-0140"]], deck=PLAIN))
    useless = features_of(dungeon(laid=laid, hands=[["room-0401"], ["room-0140"]], deck=PLAIN))
    assert (helpful["fight_1_openings"], useless["fight_1_openings"]) == (1 / 2 - 1, -1)
    assert (helpful["fight_1_margin"], useless["fight_1_margin"]) == ((2 - 3) / 2, -3 / 2)


def test_hands_are_listed_in_the_order_of_play() -> None:
    hands = [["beast-2222-2"], ["joker", "room-0014"], ["room-1112", "room-1121"]]
    state = dungeon(laid=["joker"], hands=hands, deck=PLAIN, active=1)
    assert features_of(state, "play_1_") == {"creatures": 0, "zeros": 0.5, "jokers": 0.5, "plain": 0, "stuck": 0}
    assert features_of(state, "play_2_") == {"creatures": 0, "zeros": 0, "jokers": 0, "plain": 1, "stuck": 0}
    assert features_of(state, "play_3_") == {"creatures": 0.5, "zeros": 0, "jokers": 0, "plain": 0, "stuck": 1}
    assert features_of(state, "play_4_") == features_of(state, "play_1_")


def test_without_a_deck_hands_run_out() -> None:
    state = dungeon(laid=["black-knight"], hands=[["joker"], PLAIN], deck=[], active=1)
    assert (features_of(state)["play_2_jokers"], features_of(state)["fight_1_plays"]) == (0.5, 2 / 2 - 1)
    assert not any(features_of(state, "play_3_").values())


def test_the_black_knight_has_a_feature_of_his_own() -> None:
    waiting = dungeon(laid=["joker"], hands=[["joker"], PLAIN], deck=[], drawn=True)
    assert [features_of(waiting)[name] for name in ("knight_drawn", "knight_laid", "standing")] == [1, 0, 0]
    lay(waiting, "black-knight 1,1")
    assert [features_of(waiting)[name] for name in ("knight_drawn", "knight_laid", "fight_1_knight")] == [0, 1, 1]


def test_rooms_have_features_of_their_slack() -> None:
    state = dungeon(laid=["room-1112", "joker 1,1"], hands=[PLAIN, PLAIN], deck=["joker"])
    assert [features_of(state)[name] for name in ("slack", "tight")] == [(2 + 5) / 20, 0]
    assert features_of(dungeon(hands=[PLAIN, PLAIN], deck=["joker"]))["tight"] == 1 / 10


def test_tokens_and_frozen_creatures_have_features() -> None:
    state = dungeon(laid=["beast-2222-3 frozen"], hands=[["joker"], PLAIN], deck=PLAIN, options=ALL_TOKENS)
    held = [features_of(state)[name] for name in ("fireball", "ice", "poison", "silence_ball", "frozen")]
    assert held == [1, 0, 1, 1, 1]


def test_features_ignore_the_order_of_the_deck() -> None:
    one = dungeon(laid=["joker"], hands=[PLAIN, PLAIN], deck=["room-0014", "beast-2222-2", "joker"])
    other = dungeon(laid=["joker"], hands=[PLAIN, PLAIN], deck=["joker", "room-0014", "beast-2222-2"])
    assert features(one, 0) == features(other, 1)
    assert [features_of(one)[f"deck_{sort}"] for sort in ("creatures", "zeros", "jokers", "plain")] == [
        1 / 8,
        1 / 8,
        0.5,
        0,
    ]


@pytest.mark.parametrize("seats", [1, 4, 6])
def test_numbers_stay_small_whatever_happens(seats: int) -> None:
    rules = build("dungeon", {"timer": "off", "level": "4"}, seats=seats)
    for seed in range(20):
        state, rng = rules.start(make_rng(seed)), make_rng(seed)
        while state.question is not None:
            assert all(abs(number) <= 4 for number in features(state, 0))
            rules.step(state, state.question.options[rng.below(len(state.question.options))])


def test_compiled_or_not_the_numbers_are_the_same() -> None:
    rules = build("dungeon", {"timer": "off", "level": "3"}, seats=4)
    total = 0.0
    for seed in range(40):
        state, rng = rules.start(make_rng(seed)), make_rng(seed)
        while state.question is not None:
            total += sum(number * (index + 1) for index, number in enumerate(features(state, 0)))
            rules.step(state, state.question.options[rng.below(len(state.question.options))])
    assert round(total, 6) == 121700.25
