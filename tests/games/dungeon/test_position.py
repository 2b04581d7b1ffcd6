"""Positions of the dungeon round-trip, and missing fields get sensible defaults."""

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knockbox.engine.rng import KeyedRng, Rng, ScriptedRng, make_rng
from knockbox.games.dungeon.game import Dungeon, build
from knockbox.games.dungeon.state import LOST, NOBODY, PLAYING, WON, DungeonState
from knockbox.testing.dungeon_table import PROVING_DUNGEON
from knockbox.testing.laws.walk import Input, all_side_actions, apply_input, draw_input
from tests.games.dungeon.small_games import (
    ADVENTURE,
    ALL_CARDS,
    ALL_TOKENS,
    BEAST,
    JOKER,
    KNIGHT,
    SOLO_GAME,
    TWO_PLAYERS,
    card_entry,
)

THREE = {"adventure": "on", "tokens": "fireball,ice,poison"}
BALL = build(ALL_TOKENS | {"solo_silence_ball": "draw"}, 1)
GAMES = [
    SOLO_GAME,
    TWO_PLAYERS,
    build({"level": "3", "chest_hunt": "true"}, 3),
    build(ALL_TOKENS | {"level": "4"}, 4),
    build(THREE | {"first_player": "3"}, 5),
    build({"timer": "off"}, 6),
    ADVENTURE,
    BALL,
    build(THREE | {"chest_hunt": "true"}, 1),
]
RNGS: list[Rng] = [make_rng(7), KeyedRng(b"a key", 3), ScriptedRng(11, [1, 6, 2])]
FOLLOWING = ("slot_by_cell", "dangers", "upright_choices", "placement_choices", "standing")
TRIES = 12


def json_round_trip(position: dict[str, object]) -> Any:
    """Return a position after a round trip through JSON."""
    return json.loads(json.dumps(position))


def careful_input(game: Dungeon, state: DungeonState, rng: Rng) -> Input:
    """Return an input that does not lose at once, if a few tries find one, so that walks get far."""
    for _ in range(TRIES):
        made = draw_input(game, state, rng, 12)
        world = state.clone()
        apply_input(game, world, made)
        if world.outcome != LOST:
            return made
    return made


def walk(game: Dungeon, state: DungeonState, rng: Rng, inputs: int) -> list[Input]:
    made: list[Input] = []
    while state.question is not None and len(made) < inputs:
        made.append(careful_input(game, state, rng))
        apply_input(game, state, made[-1])
    return made


def check_round_trip(game: Dungeon, state: DungeonState) -> DungeonState:
    """Assert that a state and everything derived from it round-trip."""
    written = game.position(state)
    twin = game.set_up(json_round_trip(written))
    assert game.position(twin) == written
    assert [getattr(twin, name) for name in FOLLOWING] == [getattr(state, name) for name in FOLLOWING]
    assert (twin.question is None) == (state.question is None)
    if twin.question is not None and state.question is not None:
        assert twin.question.seat == state.question.seat
        assert twin.question.options == state.question.options
    assert all_side_actions(game, twin) == all_side_actions(game, state)
    return twin


@settings(max_examples=40)
@given(st.sampled_from(GAMES), st.sampled_from(RNGS), st.integers(0, 10_000), st.integers(0, 120))
def test_a_position_comes_back_exactly_and_plays_on_alike(game: Dungeon, rng: Rng, seed: int, depth: int) -> None:
    state = game.start(rng.copy())
    walk(game, state, make_rng(seed), depth)
    twin = check_round_trip(game, state)
    vantages = range(-1, game.num_players)
    assert [game.view(twin, seat) for seat in vantages] == [game.view(state, seat) for seat in vantages]
    assert walk(game, state, make_rng(1), 10) == walk(game, twin, make_rng(1), 10)
    assert game.position(twin) == game.position(state)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_match_and_every_offer_beside_it_comes_back(game: Dungeon) -> None:
    seen: Counter[str] = Counter()
    for seed in range(3):
        state, rng = game.start(make_rng(seed)), make_rng(seed + 100)
        while state.question is not None:
            state = check_round_trip(game, state)
            seen[type(state.asking).__name__] += 1
            for offer in all_side_actions(game, state):
                world = state.clone()
                apply_input(game, world, offer)
                check_round_trip(game, world)
            walk(game, state, rng, 1)
        check_round_trip(game, state)
    assert seen["ChooseCard"] > 5
    assert seen["ChooseCell"] > 5


LAST: dict[str, Any] = {"cards": [BEAST, KNIGHT], "hands": [[], []], "tokens": ["fireball"]}


def test_a_last_chance_comes_back() -> None:
    state = check_round_trip(ADVENTURE, ADVENTURE.set_up(LAST))
    assert state.question is not None
    assert ADVENTURE.prompts[state.question.prompt] == "last_chance"
    assert state.question.seat == state.last_layer == 0
    apply_input(ADVENTURE, state, all_side_actions(ADVENTURE, state)[1])
    assert check_round_trip(ADVENTURE, state).outcome == LOST


@pytest.mark.parametrize("game", [TWO_PLAYERS, ADVENTURE])
def test_the_black_knight_being_laid_comes_back(game: Dungeon) -> None:
    parts = {
        "cards": [JOKER, card_entry("room-0023", 1, 1)],
        "hands": [["joker"], ["room-0113"]],
        "deck": ["black-knight"],
    }
    state = game.set_up(parts | {"active": 1})
    for notation in ("card room-0113", "lay -1,-1 turned"):
        game.step(state, game.string_to_action(notation))
    twin = check_round_trip(game, state)
    written: Any = game.position(twin)
    assert written["asking"] == {"task": "ChooseCell", "kind": "black-knight"}
    assert written["agenda"] == [{"task": "NextTurn"}]
    assert written["active"] == written["last_layer"] == 1
    game.step(twin, game.string_to_action("lay 1,-1"))
    assert twin.active == 0


def test_a_black_knight_drawn_by_a_ball_of_silence_comes_back() -> None:
    state = BALL.set_up({"cards": [JOKER], "hands": [["joker"]], "deck": ["black-knight"]})
    BALL.apply_side_action(state, 0, BALL.string_to_action("silence-ball"))
    twin = check_round_trip(BALL, state)
    assert BALL.position(twin)["agenda"] == [{"task": "ChooseCard"}]
    assert twin.last_layer == NOBODY


def test_a_dungeon_that_was_won_comes_back_with_its_prize_and_its_points() -> None:
    game = build(THREE | {"chest_hunt": "true", "level": "2"}, 2, PROVING_DUNGEON)
    knight = next(kind for kind in game.box.creatures.values() if kind.knight)
    parts = {"cards": [JOKER, card_entry("black-knight", 1, 1)], "hands": [["joker", "joker"], ["joker", "joker"]]}
    state = game.set_up(parts)
    for cell in ("2,0", "0,2", "2,2"):
        if state.question is not None:
            game.step(state, game.string_to_action("card joker"))
            game.step(state, game.string_to_action(f"lay {cell}"))
    assert sum(knight.corners) > 5
    assert check_round_trip(game, state).outcome == WON
    written: Any = game.position(state)
    assert written["verdict"] == "KKD-END-1"
    assert written["prize"] in written["tokens"]


def test_equal_tables_have_equal_positions() -> None:
    parts: dict[str, Any] = {
        "cards": [JOKER],
        "hands": [["joker", "room-0023"], ["room-0113"]],
        "deck": ["black-knight"],
    }
    again = parts | {"hands": [["room-0023", "joker"], ["room-0113"]], "active": "A", "seats": 2}
    assert TWO_PLAYERS.position(TWO_PLAYERS.set_up(parts)) == TWO_PLAYERS.position(TWO_PLAYERS.set_up(again))


def test_an_empty_position_is_the_first_turn_of_a_dungeon() -> None:
    for game in GAMES:
        state = game.set_up({})
        kinds = [kind for hand in state.hands for kind in hand] + state.deck + state.kinds
        assert Counter(kinds) == Counter([*game.rules.deck, game.rules.knight])
        assert [len(hand) for hand in state.hands] == [game.rules.hand_size] * game.num_players
        assert (len(state.cells), state.deck[0], state.last_layer) == (1, game.rules.knight, NOBODY)
        assert state.active == state.first
        assert state.held_tokens == game.rules.starting_tokens
        assert state.outcome == PLAYING
        walk(game, state, make_rng(4), 500)
        assert state.outcome != PLAYING


def test_a_table_in_a_few_words() -> None:
    state = TWO_PLAYERS.set_up({"cards": [BEAST, card_entry("joker", 1, 1)], "hands": [["joker"], ["room-0023"]]})
    written: Any = TWO_PLAYERS.position(state)
    assert written["cards"][0] == BEAST | {"turned": False, "time": 4, "mark": "beaten"} | {"time": 0}
    assert written["reserve"] == 12
    assert written["deck"][-1] == "black-knight"
    assert len(written["deck"]) == len(TWO_PLAYERS.rules.deck) + 1 - 4
    assert written["asking"] == {"task": "ChooseCard"}
    assert (written["active"], written["last_layer"]) == (0, 1)


def test_a_creature_gets_its_printed_time() -> None:
    written: Any = TWO_PLAYERS.position(TWO_PLAYERS.set_up({"cards": [BEAST]}))
    assert written["cards"] == [BEAST | {"turned": False, "time": 4, "mark": "standing"}]
    assert written["reserve"] == 8


def test_the_rest_of_the_deck_is_shuffled_by_the_rng_beneath_its_top() -> None:
    decks: list[Any] = [
        TWO_PLAYERS.position(
            TWO_PLAYERS.set_up({"cards": [JOKER], "deck": {"top": ["joker", "room-0023"]}, "rng": {"seed": seed}})
        )
        for seed in (1, 2)
    ]
    assert [deck["deck"][:2] for deck in decks] == [["joker", "room-0023"]] * 2
    assert decks[0]["deck"] != decks[1]["deck"]
    assert [deck["deck"][-1] for deck in decks] == ["black-knight"] * 2


def test_a_seat_without_cards_is_passed_over() -> None:
    state = TWO_PLAYERS.set_up({"cards": [JOKER, KNIGHT], "hands": [[], ["joker"]]})
    assert (state.active, state.last_layer, state.deck) == (1, 0, [])


def test_unlisted_tokens_are_where_they_can_be() -> None:
    frozen = [card_entry("beast-2222-4", 0, 0, mark="frozen")]
    state: Any = ADVENTURE.position(ADVENTURE.set_up({"cards": frozen, "poison": [0, 0]}))
    assert (state["tokens"], state["pool"]) == (["fireball", "silence"], [])
    assert (state["reserve"], state["cards"][0]["time"]) == (12, 0)
    state = ADVENTURE.position(ADVENTURE.set_up({"cards": frozen, "pool": ["silence"]}))
    assert state["tokens"] == ["fireball", "poison"]
    state = ADVENTURE.position(ADVENTURE.set_up({"cards": [JOKER], "burnt": ["beast-1113-4"]}))
    assert (state["tokens"], state["pool"]) == (["ice", "poison", "silence"], ["fireball"])


def test_after_a_fireball_the_table_may_be_in_parts_or_empty() -> None:
    burnt = {"burnt": ["beast-1113-4"]}
    assert len(ADVENTURE.set_up(burnt | {"cards": [JOKER, card_entry("joker", 4, 4)]}).upright_choices) == 8
    assert ADVENTURE.set_up(burnt | {"cards": []}).cells == []


@pytest.mark.rule("KKDR-44")
@pytest.mark.parametrize("bottom", [[], ["black-knight"]])
def test_a_given_deck_is_dealt_seat_by_seat_in_whole_hands(bottom: list[str]) -> None:
    state = check_round_trip(
        TWO_PLAYERS,
        TWO_PLAYERS.set_up({"deal": ALL_CARDS[::-1] + bottom, "rng": {"seed": 3}, "seats": 2, "game": "dungeon"}),
    )
    written: Any = TWO_PLAYERS.position(state)
    dealt = ALL_CARDS[::-1]
    assert [sorted(hand) for hand in written["hands"]] == [sorted(dealt[:4]), sorted(dealt[4:8])]
    assert written["cards"][0]["card"] == dealt[8]
    assert written["deck"] == [*dealt[9:], "black-knight"]
    assert written["asking"] == {"task": "ChooseCard"}
    assert written["reserve"] == 12 - written["cards"][0]["time"]


def test_a_short_deck_can_be_dealt_or_the_top_of_a_whole_one() -> None:
    assert len(TWO_PLAYERS.set_up({"deal": ALL_CARDS[:10]}).deck) == 2
    state = TWO_PLAYERS.set_up({"deal": {"top": ["joker"] * 4}})
    assert state.hands[0] == [TWO_PLAYERS.names.kind_by_card["joker"]] * 4
    assert len(state.deck) == len(ALL_CARDS) + 1 - 9
