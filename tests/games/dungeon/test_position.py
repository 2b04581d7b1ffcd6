"""Positions of the dungeon: what a state holds comes back, what is left out is sensible, what cannot be is refused."""

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knockbox.engine.errors import PositionError
from knockbox.engine.rng import KeyedRng, Rng, ScriptedRng, seeded
from knockbox.games.dungeon.game import Dungeon, build
from knockbox.games.dungeon.position.duties import ASKING
from knockbox.games.dungeon.state import LOST, NOBODY, PLAYING, WON, DungeonState
from knockbox.testing.dungeon_table import BOX
from knockbox.testing.laws.walk import Input, draw_input, open_offers, put_in

FOUR = {"adventure": "on", "tokens": "fireball,ice,poison,silence"}
THREE = {"adventure": "on", "tokens": "fireball,ice,poison"}
PAIR = build({}, 2, BOX)
QUEST = build(FOUR, 2, BOX)
SOLO = build({}, 1)
BALL = build(FOUR | {"solo_silence_ball": "draw"}, 1)
GAMES = [
    SOLO,
    PAIR,
    build({"level": "3", "chest_hunt": "true"}, 3),
    build(FOUR | {"level": "4"}, 4),
    build(THREE | {"first_player": "3"}, 5),
    build({"timer": "off"}, 6),
    QUEST,
    BALL,
    build(THREE | {"chest_hunt": "true"}, 1),
]
RNGS: list[Rng] = [seeded(7), KeyedRng(b"a key", 3), ScriptedRng(11, [1, 6, 2])]
FOLLOWING = ("at", "dangers", "flat", "both", "standing")
TRIES = 12


def travel(position: dict[str, object]) -> Any:
    """What a position is after it was sent somewhere."""
    return json.loads(json.dumps(position))


def careful(game: Dungeon, state: DungeonState, rng: Rng) -> Input:
    """An input that does not lose at once, if a few tries find one: so that walks lead deep into the dungeon."""
    for _ in range(TRIES):
        made = draw_input(game, state, rng, 12)
        world = state.clone()
        put_in(game, world, made)
        if world.outcome != LOST:
            return made
    return made


def walk(game: Dungeon, state: DungeonState, rng: Rng, inputs: int) -> list[Input]:
    made: list[Input] = []
    while state.question is not None and len(made) < inputs:
        made.append(careful(game, state, rng))
        put_in(game, state, made[-1])
    return made


def check_twin(game: Dungeon, state: DungeonState) -> DungeonState:
    """Whatever a state holds, and whatever follows from it, comes back."""
    written = game.position(state)
    twin = game.set_up(travel(written))
    assert game.position(twin) == written
    assert [getattr(twin, name) for name in FOLLOWING] == [getattr(state, name) for name in FOLLOWING]
    assert (twin.question is None) == (state.question is None)
    if twin.question is not None and state.question is not None:
        assert twin.question.seat == state.question.seat
        assert twin.question.options == state.question.options
    assert open_offers(game, twin) == open_offers(game, state)
    return twin


@settings(max_examples=40)
@given(st.sampled_from(GAMES), st.sampled_from(RNGS), st.integers(0, 10_000), st.integers(0, 120))
def test_a_position_comes_back_exactly_and_plays_on_alike(game: Dungeon, rng: Rng, seed: int, depth: int) -> None:
    state = game.start(rng.copy())
    walk(game, state, seeded(seed), depth)
    twin = check_twin(game, state)
    vantages = range(-1, game.seats)
    assert [game.view(twin, seat) for seat in vantages] == [game.view(state, seat) for seat in vantages]
    assert walk(game, state, seeded(1), 10) == walk(game, twin, seeded(1), 10)
    assert game.position(twin) == game.position(state)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_match_and_every_offer_beside_it_comes_back(game: Dungeon) -> None:
    seen: Counter[str] = Counter()
    for seed in range(3):
        state, rng = game.start(seeded(seed)), seeded(seed + 100)
        while state.question is not None:
            state = check_twin(game, state)
            seen[type(state.asking).__name__] += 1
            for offer in open_offers(game, state):
                world = state.clone()
                put_in(game, world, offer)
                check_twin(game, world)
            walk(game, state, rng, 1)
        check_twin(game, state)
    assert seen["ChooseCard"] > 5
    assert seen["ChooseCell"] > 5


def at(card: str, x: int, y: int, **more: object) -> dict[str, object]:
    return {"card": card, "cell": [x, y], **more}


BEAST = at("beast-1113-4", 0, 0)
JOKER = at("joker", 0, 0)
KNIGHT = at("black-knight", 1, 1)
LAST: dict[str, Any] = {"cards": [BEAST, KNIGHT], "hands": [[], []], "tokens": ["fireball"]}


def test_a_last_chance_comes_back() -> None:
    state = check_twin(QUEST, QUEST.set_up(LAST))
    assert state.question is not None
    assert QUEST.prompts[state.question.prompt] == "last_chance"
    assert state.question.seat == state.last_layer == 0
    put_in(QUEST, state, open_offers(QUEST, state)[1])
    assert check_twin(QUEST, state).outcome == LOST


@pytest.mark.parametrize("game", [PAIR, QUEST])
def test_the_black_knight_being_laid_comes_back(game: Dungeon) -> None:
    parts = {"cards": [JOKER, at("room-0023", 1, 1)], "hands": [["joker"], ["room-0113"]], "deck": ["black-knight"]}
    state = game.set_up(parts | {"active": 1})
    for notation in ("card room-0113", "lay -1,-1 turned"):
        game.step(state, game.read(notation))
    twin = check_twin(game, state)
    written: Any = game.position(twin)
    assert written["asking"] == {"task": "ChooseCell", "kind": "black-knight"}
    assert written["agenda"] == [{"task": "NextTurn"}]
    assert written["active"] == written["last_layer"] == 1
    game.step(twin, game.read("lay 1,-1"))
    assert twin.active == 0


def test_a_black_knight_drawn_by_a_ball_of_silence_comes_back() -> None:
    state = BALL.set_up({"cards": [JOKER], "hands": [["joker"]], "deck": ["black-knight"]})
    BALL.accept(state, 0, BALL.read("silence-ball"))
    twin = check_twin(BALL, state)
    assert BALL.position(twin)["agenda"] == [{"task": "ChooseCard"}]
    assert twin.last_layer == NOBODY


def test_a_dungeon_that_was_won_comes_back_with_its_prize_and_its_points() -> None:
    game = build(THREE | {"chest_hunt": "true", "level": "2"}, 2, BOX)
    knight = next(kind for kind in game.box.creatures.values() if kind.knight)
    parts = {"cards": [JOKER, at("black-knight", 1, 1)], "hands": [["joker", "joker"], ["joker", "joker"]]}
    state = game.set_up(parts)
    for cell in ("2,0", "0,2", "2,2"):
        if state.question is not None:
            game.step(state, game.read("card joker"))
            game.step(state, game.read(f"lay {cell}"))
    assert sum(knight.corners) > 5
    assert check_twin(game, state).outcome == WON
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
    assert PAIR.position(PAIR.set_up(parts)) == PAIR.position(PAIR.set_up(again))


def test_an_empty_position_is_the_first_turn_of_a_dungeon() -> None:
    for game in GAMES:
        state = game.set_up({})
        kinds = [kind for hand in state.hands for kind in hand] + state.deck + state.kinds
        assert Counter(kinds) == Counter([*game.rules.deck, game.rules.knight])
        assert [len(hand) for hand in state.hands] == [game.rules.hand_size] * game.seats
        assert (len(state.cells), state.deck[0], state.last_layer) == (1, game.rules.knight, NOBODY)
        assert state.active == state.first
        assert state.held == game.rules.held
        assert state.outcome == PLAYING
        walk(game, state, seeded(4), 500)
        assert state.outcome != PLAYING


def test_a_table_in_a_few_words() -> None:
    state = PAIR.set_up({"cards": [BEAST, at("joker", 1, 1)], "hands": [["joker"], ["room-0023"]]})
    written: Any = PAIR.position(state)
    assert written["cards"][0] == BEAST | {"turned": False, "time": 4, "mark": "beaten"} | {"time": 0}
    assert written["reserve"] == 12
    assert written["deck"][-1] == "black-knight"
    assert len(written["deck"]) == len(PAIR.rules.deck) + 1 - 4
    assert written["asking"] == {"task": "ChooseCard"}
    assert (written["active"], written["last_layer"]) == (0, 1)


def test_a_creature_gets_its_printed_time() -> None:
    written: Any = PAIR.position(PAIR.set_up({"cards": [BEAST]}))
    assert written["cards"] == [BEAST | {"turned": False, "time": 4, "mark": "standing"}]
    assert written["reserve"] == 8


def test_the_rest_of_the_deck_is_shuffled_by_the_rng_beneath_its_top() -> None:
    decks: list[Any] = [
        PAIR.position(PAIR.set_up({"cards": [JOKER], "deck": {"top": ["joker", "room-0023"]}, "rng": {"seed": seed}}))
        for seed in (1, 2)
    ]
    assert [deck["deck"][:2] for deck in decks] == [["joker", "room-0023"]] * 2
    assert decks[0]["deck"] != decks[1]["deck"]
    assert [deck["deck"][-1] for deck in decks] == ["black-knight"] * 2


def test_a_seat_without_cards_is_passed_over() -> None:
    state = PAIR.set_up({"cards": [JOKER, KNIGHT], "hands": [[], ["joker"]]})
    assert (state.active, state.last_layer, state.deck) == (1, 0, [])


def test_tokens_that_nobody_named_are_where_they_can_be() -> None:
    frozen = [at("beast-2222-4", 0, 0, mark="frozen")]
    state: Any = QUEST.position(QUEST.set_up({"cards": frozen, "poison": [0, 0]}))
    assert (state["tokens"], state["pool"]) == (["fireball", "silence"], [])
    assert (state["reserve"], state["cards"][0]["time"]) == (12, 0)
    state = QUEST.position(QUEST.set_up({"cards": frozen, "pool": ["silence"]}))
    assert state["tokens"] == ["fireball", "poison"]
    state = QUEST.position(QUEST.set_up({"cards": [JOKER], "burnt": ["beast-1113-4"]}))
    assert (state["tokens"], state["pool"]) == (["ice", "poison", "silence"], ["fireball"])


def test_after_a_fireball_the_table_may_be_in_parts_or_empty() -> None:
    burnt = {"burnt": ["beast-1113-4"]}
    assert len(QUEST.set_up(burnt | {"cards": [JOKER, at("joker", 4, 4)]}).flat) == 8
    assert QUEST.set_up(burnt | {"cards": []}).cells == []


ALL = [card for kind in PAIR.rules.deck for card in [PAIR.names.cards[kind]]]


@pytest.mark.rule("KKDR-44")
@pytest.mark.parametrize("bottom", [[], ["black-knight"]])
def test_a_given_deck_is_dealt_seat_by_seat_in_whole_hands(bottom: list[str]) -> None:
    state = check_twin(
        PAIR, PAIR.set_up({"deal": ALL[::-1] + bottom, "rng": {"seed": 3}, "seats": 2, "game": "dungeon"})
    )
    written: Any = PAIR.position(state)
    dealt = ALL[::-1]
    assert [sorted(hand) for hand in written["hands"]] == [sorted(dealt[:4]), sorted(dealt[4:8])]
    assert written["cards"][0]["card"] == dealt[8]
    assert written["deck"] == [*dealt[9:], "black-knight"]
    assert written["asking"] == {"task": "ChooseCard"}
    assert written["reserve"] == 12 - written["cards"][0]["time"]


def test_a_short_deck_can_be_dealt_or_the_top_of_a_whole_one() -> None:
    assert len(PAIR.set_up({"deal": ALL[:10]}).deck) == 2
    state = PAIR.set_up({"deal": {"top": ["joker"] * 4}})
    assert state.hands[0] == [PAIR.names.kinds["joker"]] * 4
    assert len(state.deck) == len(ALL) + 1 - 9


LOST_NOW: dict[str, Any] = {"cards": [JOKER], "outcome": "lost", "verdict": "KKD-END-5"}
TWO: list[dict[str, object]] = [JOKER, at("room-0023", 1, 1)]
LOUD = [at("room-0023", 0, 0), at("room-0113", -1, -1), at("chest-1", 1, -1)]

IMPOSSIBLE: dict[str, tuple[dict[Any, Any], str]] = {
    "another game": ({"game": "knockdown"}, "game: found 'knockdown', expected 'dungeon'"),
    "another version": ({"rules_version": 9}, "rules_version: found 9, expected 1"),
    "another pack": ({"packs": ["nemesis"]}, "packs: found ['nemesis'], expected ['proving-dungeon']"),
    "another content": ({"content_hash": "00"}, "content_hash: found '00', expected '"),
    "another option": ({"options": {"level": "2"}}, "options.level: found '2', expected '1'"),
    "other seats": ({"seats": 3}, "seats: found 3, expected 2"),
    "seven seats": ({"seats": 7}, "seats: found 7, expected a whole number from 1 to 6"),
    "an unknown field": ({"hand": []}, "hand: unknown field, expected hands"),
    "an unknown card": ({"hands": [["jokre"], []]}, "hands[0][0]: found 'jokre', expected a card: joker"),
    "three hands": ({"hands": [[], [], []]}, "hands: found 3 entries, expected 2"),
    "a large hand": ({"hands": [["joker"] * 5, []]}, "hands[0]: found 5 entries, expected 0 to 4"),
    "too many copies": (
        {"cards": [JOKER], "hands": [["joker"] * 4, ["joker"]]},
        "cards: found 6 of 'joker' in all, expected at most 5",
    ),
    "a card of another level": (
        {"hands": [["deep-beast-2"], []]},
        "cards: found 1 of 'deep-beast-2' in all, expected only cards of this dungeon (KKD-SETUP-4)",
    ),
    "a knight in hand": (
        {"hands": [["black-knight"], []], "deck": []},
        "hands[0]: found the Black Knight, expected him to be laid at once (KKD-DRAW-3)",
    ),
    "two knights": (
        {"cards": [JOKER, KNIGHT], "deck": ["black-knight"]},
        "cards: found 2 of 'black-knight' in all, expected at most 1",
    ),
    "a knight on top": (
        {"deck": ["black-knight", "joker"]},
        "deck: found 'joker' at the bottom, expected the Black Knight (KKD-SETUP-5)",
    ),
    "no knight": ({"deck": []}, "deck: found nothing at the bottom, expected the Black Knight (KKD-SETUP-5)"),
    "a deck after the knight": (
        {"cards": [JOKER, KNIGHT], "deck": ["joker"]},
        "deck: found 1 cards, expected none once the Black Knight was drawn (KKDR-11)",
    ),
    "an unknown part of a deck": ({"deck": {"bottom": []}}, "deck.bottom: unknown field, expected one of top"),
    "no start card left": (
        {"hands": [[], []], "deck": [*ALL, "black-knight"]},
        "cards: found no card left to be the start card, expected one (KKD-SETUP-7)",
    ),
    "an empty table": ({"cards": []}, "cards: found [], expected at least the start card (KKD-SETUP-7)"),
    "a card nowhere": (
        {"cards": [{"card": "joker"}]},
        "cards[0]: found {'card': 'joker'}, expected the fields card, cell",
    ),
    "two on a cell": (
        {"cards": [JOKER, JOKER]},
        "cards[1].cell: found [0, 0], expected a cell without a card (KKDR-1)",
    ),
    "the other colour": (
        {"cards": [JOKER, at("joker", 1, 0)]},
        "cards[1].cell: found [1, 0], expected x and y that add up to an even number: no card shares a side",
    ),
    "a card apart": (
        {"cards": [JOKER, at("joker", 2, 2)]},
        "cards[1].cell: found [2, 2], expected a cell across a corner of a card laid before (KKD-PLACE-2)",
    ),
    "a start card elsewhere": (
        {"cards": [at("joker", 1, 1)]},
        "cards[0].cell: found [1, 1], expected [0, 0], where the start card lies (KKDR-43)",
    ),
    "a card far away": (
        {"cards": [at("joker", 63, 1)]},
        "cards[0].cell[0]: found 63, expected a whole number from -62 to 62",
    ),
    "half a cell": ({"cards": [at("joker", 0, 0) | {"cell": [0]}]}, "cards[0].cell: found 1 entries, expected 2"),
    "a look-alike turned": (
        {"cards": [JOKER | {"turned": True}]},
        "cards[0].turned: found True, expected false, for turned this card looks the same (KKDR-43)",
    ),
    "a loud room": ({"cards": LOUD}, "cards[0]: found a danger of "),
    "a beaten creature that is loud": (
        {"cards": [BEAST | {"mark": "beaten"}]},
        "cards[0]: found a danger of 6, expected 5 or less of a card that is beaten (KKD-DANGER-2)",
    ),
    "a creature that fell": (
        {"cards": [BEAST | {"mark": "standing"}, at("joker", -1, 1), at("joker", 1, 1)]},
        "expected 6 or more of a card that is standing (KKD-DANGER-3)",
    ),
    "a creature without time": (
        {"cards": [BEAST | {"time": 0}]},
        "cards[0].time: found 0, expected a whole number from 1 to 4",
    ),
    "too much time": ({"cards": [BEAST | {"time": 5}]}, "cards[0].time: found 5, expected a whole number from 1 to 4"),
    "time on a room": ({"cards": [JOKER | {"time": 1}]}, "cards[0].time: found 1, expected 0, for this card is room"),
    "a creature that is a room": (
        {"cards": [BEAST | {"mark": "room"}]},
        "cards[0].mark: found 'room', expected standing, beaten or frozen of a creature",
    ),
    "a room that stands": (
        {"cards": [JOKER | {"mark": "standing"}]},
        "cards[0].mark: found 'standing', expected room of an empty room",
    ),
    "an unknown mark": ({"cards": [BEAST | {"mark": "asleep"}]}, "cards[0].mark: found 'asleep', expected a mark: "),
    "another reserve": (
        {"cards": [BEAST], "reserve": 9},
        "reserve: found 9, expected 8: with those on cards there are 12 time tokens (KKD-COMP-1)",
    ),
    "tokens outside an adventure": (
        {"tokens": ["ice"]},
        "tokens: found the token 'ice', expected one of this match: none outside an adventure (KKD-SETUP-8)",
    ),
    "a pool outside an adventure": ({"pool": ["ice"]}, "pool: found the token 'ice', expected one of this match: none"),
    "ice outside an adventure": ({"cards": [BEAST | {"mark": "frozen"}]}, "cards: found the token 'ice', expected one"),
    "fire outside an adventure": (
        {"burnt": ["beast-1113-4"]},
        "burnt: found ['beast-1113-4'], expected nothing outside an adventure (KKD-SETUP-8)",
    ),
    "a shown card not in hand": (
        {"hands": [["joker"], []], "shown": ["room-0023", None]},
        "shown[0]: found 'room-0023', expected a card of that hand (KKDR-40)",
    ),
    "shown by nobody": ({"shown": [None]}, "shown: found 1 entries, expected 2"),
    "an unknown seat": ({"active": 2}, 'active: found 2, expected seat 0 or 1 (or "A" or "B")'),
    "a seat out of turn": (
        {"cards": TWO, "active": 0, "last_layer": 0},
        "active: found 0, expected 1 after seat 0 (KKDR-44)",
    ),
    "another beginner": ({"first": 0, "active": 1}, "active: found 1, expected 0, who begins (KKD-SETUP-11)"),
    "nobody laid": ({"cards": TWO, "last_layer": None}, "last_layer: found null, expected the seat that laid last"),
    "all give up": ({"giving_up": [0, 1]}, "giving_up: found [0, 1], expected not all seats (KKDR-47)"),
    "not all gave up": (
        LOST_NOW | {"verdict": "KKDR-47", "giving_up": [1]},
        "giving_up: found [1], expected all seats, for they gave up (KKDR-47)",
    ),
    "an unknown outcome": (
        {"outcome": "drawn"},
        "outcome: found 'drawn', expected an outcome: one of playing, won, lost",
    ),
    "a verdict too early": (
        {"verdict": "KKD-END-5"},
        "verdict: found 'KKD-END-5', expected null while the match goes on",
    ),
    "a loss without verdict": ({"outcome": "lost"}, "verdict: found null, expected a rule: one of KKD-END-2"),
    "a win by another rule": (
        {"outcome": "won", "verdict": "KKD-END-5"},
        "verdict: found 'KKD-END-5', expected a rule: KKD-END-1",
    ),
    "a win without the knight": (
        {"outcome": "won"},
        "outcome: found 'won', expected the Black Knight beaten (KKD-END-1)",
    ),
    "nobody blamed": (
        {"cards": LOUD, "outcome": "lost", "verdict": "KKD-END-2"},
        "blamed: found 0 entries, expected 1 to 63",
    ),
    "somebody blamed": (LOST_NOW | {"blamed": [[0, 0]]}, "blamed: found 1 entries, expected 0"),
    "no card blamed": (
        {"cards": LOUD, "outcome": "lost", "verdict": "KKD-END-2", "blamed": [[4, 4]]},
        "blamed[0]: found [4, 4], expected the cell of a card, each once",
    ),
    "points too early": ({"points": 3}, "points: found 3, expected 0 (KKD-CHEST-3)"),
    "a prize too early": ({"prize": "ice"}, "prize: found 'ice', expected null: a token is drawn after a win"),
    "nobody asked": ({"asking": None}, "asking: found null, expected a question while the match goes on"),
    "asked after the end": (
        LOST_NOW | {"asking": {"task": "ChooseCard"}},
        "asking, agenda: found something to do, expected nothing once the match is over",
    ),
    "asked without cards": (
        {"cards": TWO, "hands": [[], ["joker"]], "active": 0, "last_layer": 0},
        "active: found 0, expected 1 after seat 0 (KKDR-44)",
    ),
    "asked first without cards": (
        {"cards": [JOKER], "hands": [[], ["joker"]], "active": 0},
        "asking: found ChooseCard, expected seat 0 to have a card (KKDR-11)",
    ),
    "a cell for a card not held": (
        {"hands": [["joker"], []], "asking": {"task": "ChooseCell", "kind": "room-0023"}},
        "asking.kind: found 'room-0023', expected a card that seat 0 may lay: joker",
    ),
    "a cell for a card not shown": (
        {
            "hands": [["joker", "room-0023"], []],
            "shown": ["joker", None],
            "asking": {"task": "ChooseCell", "kind": "room-0023"},
        },
        "asking.kind: found 'room-0023', expected a card that seat 0 may lay: joker",
    ),
    "a last chance with cards": (
        {"asking": {"task": "LastChance"}},
        "asking: found LastChance, expected it with empty hands alone (KKDR-33)",
    ),
    "a last chance without a token": (
        {"cards": [BEAST, KNIGHT], "hands": [[], []]},
        "asking: found LastChance, expected a token with a target, or the match lost (KKDR-33)",
    ),
    "a task that asks nothing": (
        {"asking": {"task": "NextTurn"}},
        f"asking.task: found 'NextTurn', expected a task: one of {', '.join(ASKING)}",
    ),
    "no task": ({"asking": "ChooseCard"}, "asking: found 'ChooseCard', expected a task such as"),
    "a task with a part too many": (
        {"asking": {"task": "ChooseCard", "kind": "joker"}},
        "asking.kind: unknown field, expected one of task",
    ),
    "a task without its part": (
        {"asking": {"task": "ChooseCell"}},
        "asking: found {'task': 'ChooseCell'}, expected the",
    ),
    "a phase in the agenda": (
        {"agenda": [{"task": "CheckAlarm"}]},
        "agenda[0].task: found 'CheckAlarm', expected a task: one of NextTurn, ChooseCard",
    ),
    "an agenda too long": ({"agenda": [{"task": "NextTurn"}]}, "agenda: found NextTurn, expected nothing"),
    "a knight whom no turn follows": (
        {"cards": TWO, "asking": {"task": "ChooseCell", "kind": "black-knight"}, "agenda": []},
        "agenda: found nothing, expected NextTurn",
    ),
    "a short deal": ({"deal": ["joker"]}, "deal: found 1 cards, expected at least 9 for hands and start card"),
    "a deal of too many": ({"deal": [*ALL, "joker"]}, "cards: found 6 of 'joker' in all, expected at most 5"),
    "a deal with the knight inside": ({"deal": ["black-knight", *ALL]}, "cards: found 2 of 'black-knight' in all"),
    "a deal beside hands": ({"deal": ALL, "hands": [[], []]}, "hands: found [[], []], expected nothing beside a deck"),
    "a key that is none": ({"rng": {"key": "xyz"}}, "rng.key: found 'xyz', expected a key in hexadecimal digits"),
}


@pytest.mark.parametrize(("position", "message"), IMPOSSIBLE.values(), ids=list(IMPOSSIBLE))
def test_an_impossible_position_says_where_what_and_why(position: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        PAIR.set_up(position)
    assert message in str(caught.value)


IMPOSSIBLE_QUESTS: dict[str, tuple[dict[str, Any], str]] = {
    "a token twice": ({"tokens": ["ice", "ice"]}, "tokens: found ['ice', 'ice'], expected each token once (KKDR-24)"),
    "a token in two places": (
        {"tokens": ["ice"], "pool": ["fireball", "ice", "poison", "silence"]},
        "tokens: found 'ice' in tokens and pool, expected each token in one (KKDR-24)",
    ),
    "a token held and lying": (
        {"cards": [BEAST], "poison": [0, 0], "tokens": ["poison"]},
        "tokens: found 'poison' in tokens and cards, expected each token in one (KKDR-24)",
    ),
    "a token gone": (
        {"tokens": ["ice"], "pool": ["fireball", "poison"]},
        "tokens: found 'silence' in no place, expected each token in one (KKDR-24)",
    ),
    "an unknown token": ({"tokens": ["fire"]}, "tokens[0]: found 'fire', expected a grimoire token: fireball"),
    "two frozen": (
        {"cards": [BEAST | {"mark": "frozen"}, at("beast-2222-3", 1, 1, mark="frozen")]},
        "cards: found 2 frozen creatures, expected at most 1 (KKDR-24)",
    ),
    "a frozen knight": (
        {"cards": [JOKER, KNIGHT | {"mark": "frozen"}]},
        "cards[1].mark: found 'frozen', expected standing or beaten: no ice on the Black Knight (KKDR-23)",
    ),
    "time under ice": (
        {"cards": [BEAST | {"mark": "frozen", "time": 2}]},
        "cards[0].time: found 2, expected 0, for this card is frozen",
    ),
    "poison beside": (
        {"cards": [BEAST], "poison": [2, 2]},
        "poison: found [2, 2], expected a corner of a card on the table (KKD-GRIM-3)",
    ),
    "poison far away": ({"poison": [64, 0]}, "poison[0]: found 64, expected a whole number from -63 to 63"),
    "two burnt": (
        {"burnt": ["beast-1113-4", "beast-2222-3"]},
        "burnt: found 2 entries, expected 0 to 1",
    ),
    "a burnt room": ({"burnt": ["joker"]}, "burnt: found ['joker'], expected a creature other than the Black Knight"),
    "a burnt knight": ({"burnt": ["black-knight"]}, "expected a creature other than the Black Knight (KKD-GRIM-1)"),
    "a fireball used and held": (
        {"cards": [JOKER], "burnt": ["beast-1113-4"], "tokens": ["fireball"]},
        "tokens: found 'fireball' held, expected it used: it burnt a card (KKDR-38)",
    ),
    "too many time tokens": (
        {
            "cards": [
                at("beast-3333-6", 0, 0),
                at("beast-3322-5", -1, -1),
                at("beast-2112-5", -2, 0),
            ]
        },
        "time tokens, expected at most 12 (KKD-COMP-1)",
    ),
}


@pytest.mark.parametrize(("position", "message"), IMPOSSIBLE_QUESTS.values(), ids=list(IMPOSSIBLE_QUESTS))
def test_an_impossible_adventure_says_where_what_and_why(position: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        QUEST.set_up(position)
    assert message in str(caught.value)


ALONE: dict[str, tuple[dict[str, Any], str]] = {
    "a shown card": (
        {"hands": [["joker"]], "shown": ["joker"]},
        "shown[0]: found 'joker', expected null for one seat: there is nobody to see it (KKDR-40)",
    ),
    "silence": (
        {"silent": True},
        "silent: found True, expected false for one seat: there is no talk token (KKD-SETUP-2)",
    ),
    "a second seat": ({"active": 1}, 'active: found 1, expected seat 0 (or "A")'),
    "seven cards": ({"hands": [["joker"] * 7]}, "hands[0]: found 7 entries, expected 0 to 6"),
}


@pytest.mark.parametrize(("position", "message"), ALONE.values(), ids=list(ALONE))
def test_what_cannot_be_alone_is_refused(position: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        SOLO.set_up(position)
    assert message in str(caught.value)


def test_the_first_player_of_the_options_began() -> None:
    game = build({"first_player": "3"}, 5)
    assert game.set_up({}).active == 3
    with pytest.raises(PositionError, match=r"first: found 1, expected 3, as the options say \(KKDR-28\)"):
        game.set_up({"first": 1})


def test_seats_beyond_the_second_have_letters_too() -> None:
    game = build({}, 6)
    assert game.set_up({"active": "F"}).active == 5
    with pytest.raises(PositionError, match=r'active: found .G., expected seat 0 to 5 \(or "A" to "F"\)'):
        game.set_up({"active": "G"})


def test_a_match_whose_knight_is_beaten_does_not_go_on() -> None:
    beaten = [JOKER, KNIGHT, *(at("joker", x, y) for x, y in ((2, 0), (0, 2), (2, 2)))]
    with pytest.raises(PositionError, match="outcome: found 'playing', expected the Black Knight standing"):
        PAIR.set_up({"cards": beaten})
    assert PAIR.set_up({"cards": beaten, "outcome": "won"}).question is None


def test_a_position_that_is_no_object_is_refused() -> None:
    with pytest.raises(PositionError, match="position: found 3, expected an object"):
        PAIR.set_up(3)  # type: ignore[arg-type]  # the mistake itself
