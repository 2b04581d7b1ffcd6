"""The adventure: four dungeons in a row, each harder, with grimoire tokens drawn, kept, used and drawn again."""

from collections import Counter

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.engine.errors import PositionError
from knockbox.games.dungeon.state import NOTHING, DungeonState
from knockbox.games.dungeon.text.names import TOKEN_NAMES
from knockbox.records.adventure import SavedAdventure, new_adventure, next_options, record_dungeon
from knockbox.records.record import Player
from knockbox.testing.dungeon_table import (
    ALL_TOKENS,
    PROVING_DUNGEON,
    WON,
    cards,
    dungeon,
    end,
    game,
    game_of,
    lay,
    match,
    note_kinds,
    pool,
    round_trip,
    take_side_action,
    tokens,
)

ON = {"adventure": "on"}
KNIGHT = ["room-1112", "black-knight 1,1 turned"]
LEVELS = ["deep-2", "deep-3", "deep-4", "deep-beast-2", "deep-beast-3", "deep-beast-4"]
FRIENDS = [Player("Ada", "person"), Player("Olek", "person")]


def won(options: dict[str, str], seed: int = 0) -> DungeonState:
    """A dungeon that was won by a joker on the Black Knight."""
    state = dungeon(laid=KNIGHT, hands=[["joker"], []], deck=[], options=options, seed=seed)
    lay(state, "joker 2,2")
    assert end(state) == WON
    return state


def prize(state: DungeonState) -> str:
    return "" if state.drawn_token == NOTHING else TOKEN_NAMES[state.drawn_token]


def adventure(**options: str) -> SavedAdventure:
    return new_adventure("Friday night", options, [PROVING_DUNGEON], FRIENDS)


def entered(quest: SavedAdventure) -> DungeonState:
    """The next dungeon of an adventure before its first turn."""
    return match(2, next_options(quest))


# Tokens


@pytest.mark.rule("KKD-ADV-2", "KKDR-24")
def test_after_a_win_one_token_is_drawn_and_those_held_are_kept() -> None:
    state = won(ON | {"tokens": "ice"})
    assert prize(state) in ("fireball", "poison", "silence")
    assert sorted(tokens(state)) == sorted(["ice", prize(state)])
    assert sorted(tokens(state) + pool(state)) == sorted(TOKEN_NAMES)
    assert note_kinds(state)[-1] == "token_drawn"


@pytest.mark.rule("KKD-ADV-2", "KKDR-24")
def test_the_token_is_drawn_at_random_from_those_not_held() -> None:
    drawn = Counter(prize(won(ON | {"tokens": "ice"}, seed)) for seed in range(60))
    assert set(drawn) == {"fireball", "poison", "silence"}
    assert min(drawn.values()) > 5


@pytest.mark.rule("KKDR-24", "KKD-ADV-2")
def test_a_token_that_was_drawn_comes_back_in_a_position_and_must_be_held() -> None:
    state = won(ON)
    assert prize(round_trip(state)) == prize(state)
    assert tokens(round_trip(state)) == tokens(state)
    written = game_of(state).position(state)
    for token in pool(state):
        with pytest.raises(PositionError, match="prize"):
            game_of(state).set_up(written | {"prize": token})


@pytest.mark.rule("KKDR-24", "KKDR-38")
def test_from_an_empty_pool_nothing_is_drawn() -> None:
    state = won(ALL_TOKENS)
    assert (prize(state), tokens(state), pool(state)) == ("", list(TOKEN_NAMES), [])
    assert "token_drawn" not in note_kinds(state)


@pytest.mark.rule("KKDR-24")
def test_after_the_fourth_dungeon_there_is_nothing_to_draw_for() -> None:
    assert prize(won(ON | {"level": "3"})) != ""
    state = won(ON | {"level": "4"})
    assert (prize(state), tokens(state)) == ("", [])


@pytest.mark.rule("KKD-ADV-2")
def test_no_token_is_drawn_after_a_loss() -> None:
    state = dungeon(laid=KNIGHT, hands=[["joker"], []], deck=[], options=ON)
    take_side_action(state, PUBLIC, "time-up")
    assert (prize(state), tokens(state)) == ("", [])


@pytest.mark.rule("KKDR-24", "KKD-SETUP-8")
def test_outside_the_adventure_there_are_no_tokens_at_all() -> None:
    state = won({})
    assert (prize(state), tokens(state), pool(state)) == ("", [], [])


@pytest.mark.rule("KKDR-24")
def test_there_is_one_token_of_each_kind_and_those_not_held_are_in_the_pool() -> None:
    state = match(2, ON | {"tokens": "poison,fireball"})
    assert (tokens(state), pool(state)) == (["fireball", "poison"], ["ice", "silence"])


@pytest.mark.rule("KKD-ADV-4", "KKDR-38")
@pytest.mark.parametrize("used", ["fireball 0,0", "poison 0,0", "silence-ball"])
def test_a_used_token_can_be_drawn_again_after_the_win(used: str) -> None:
    state = dungeon(
        laid=["beast-3333-5", "black-knight 1,1 turned"],
        hands=[["joker"], []],
        deck=[],
        options=ALL_TOKENS,
        silent=True,
    )
    take_side_action(state, 0, used)
    lay(state, "joker 2,2")
    assert (end(state), tokens(state)) == (WON, list(TOKEN_NAMES)), "it was the only one in the pool"


@pytest.mark.rule("KKD-ADV-3")
def test_tokens_held_may_be_used_in_any_later_dungeon() -> None:
    state = dungeon(laid=["beast-3333-5"], hands=[["joker"], []], options=ALL_TOKENS | {"level": "4"})
    take_side_action(state, 1, "poison 0,0")
    take_side_action(state, 0, "fireball 0,0")
    assert tokens(state) == ["ice", "silence"]


# Levels


@pytest.mark.rule("KKD-ADV-5", "KKD-SETUP-4")
@pytest.mark.parametrize(("level", "marked"), [("1", ""), ("2", "2"), ("3", "23"), ("4", "234")])
def test_each_dungeon_adds_the_cards_of_its_level_to_those_before(level: str, marked: str) -> None:
    state = match(2, ON | {"level": level})
    dealt = cards(state, sorted([*state.deck, *state.kinds, *state.hands[0], *state.hands[1]]))
    assert [card for card in dealt if card in LEVELS] == [card for card in LEVELS if card[-1] in marked]
    assert len(dealt) == 57 + 2 * len(marked)


@pytest.mark.rule("KKDR-26")
@pytest.mark.parametrize(("level", "upto", "only"), [("2", "2", "2"), ("3", "23", "3"), ("4", "234", "4")])
def test_the_cards_of_all_levels_up_to_this_one_or_of_this_one_only(level: str, upto: str, only: str) -> None:
    for choice, marked in (("upto", upto), ("only", only)):
        rules = game(2, {"level": level, "level_cards": choice})
        found = [card for kind, card in enumerate(rules.names.cards) if kind in rules.rules.deck and card in LEVELS]
        assert found == [card for card in LEVELS if card[-1] in marked]
    assert game(2, {"level": level}).rules.deck == game(2, {"level": level, "level_cards": "upto"}).rules.deck


# From dungeon to dungeon


@pytest.mark.rule("KKD-ADV-1", "KKD-ADV-2")
def test_four_dungeons_are_played_in_a_row_and_their_tokens_add_up() -> None:
    quest = adventure()
    for level in (1, 2, 3, 4):
        assert not quest.finished
        assert next_options(quest)["level"] == str(level)
        assert len(tokens(entered(quest))) == level - 1
        state = won(next_options(quest))
        quest = record_dungeon(quest, level, True, tokens(state), 0, f"{level}.kbr")
    assert quest.finished


@pytest.mark.rule("KKDR-25", "KKDR-45")
def test_a_lost_dungeon_is_tried_again_with_the_tokens_held_when_it_began() -> None:
    quest = record_dungeon(adventure(), 1, True, ["fireball", "ice"], 0, "1.kbr")
    state = dungeon(laid=["beast-3333-5"], hands=[["joker"], []], options=next_options(quest), silent=True)
    take_side_action(state, 0, "fireball 0,0")
    take_side_action(state, PUBLIC, "time-up")
    quest = record_dungeon(quest, 2, False, tokens(state), 0, "2.kbr")
    again = entered(quest)
    assert (next_options(quest)["level"], tokens(again), again.silent) == ("2", ["fireball", "ice"], False)
    assert pool(again) == ["poison", "silence"]


@pytest.mark.rule("KKDR-25")
def test_the_hard_mode_starts_again_with_the_first_dungeon_and_no_token() -> None:
    quest = record_dungeon(adventure(adventure_loss="restart"), 1, True, ["ice"], 0, "1.kbr")
    quest = record_dungeon(quest, 2, False, ["ice"], 0, "2.kbr")
    assert (next_options(quest)["level"], tokens(entered(quest))) == ("1", [])


@pytest.mark.rule("KKD-ADV-6", "KKDR-48")
def test_what_is_noted_between_two_dungeons_is_the_next_level_and_the_tokens_held() -> None:
    state = won(ON | {"tokens": "none"})
    quest = record_dungeon(adventure(), 1, True, tokens(state), 0, "1.kbr")
    assert (quest.level, quest.tokens) == (2, tokens(state))
    assert [result.record for result in quest.results] == ["1.kbr"]
    assert tokens(entered(quest)) == [prize(state)]
