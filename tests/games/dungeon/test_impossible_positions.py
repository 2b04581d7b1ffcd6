"""Impossible positions are refused with place, found and expected."""

from typing import Any

import pytest

from knockbox.engine.errors import PositionError
from knockbox.games.dungeon.game import build
from knockbox.games.dungeon.position.remaining_tasks import QUESTION_TASKS
from tests.games.dungeon.small_games import (
    ADVENTURE,
    ALL_CARDS,
    BEAST,
    JOKER,
    KNIGHT,
    SOLO_GAME,
    TWO_PLAYERS,
    card_entry,
)

LOST_NOW: dict[str, Any] = {"cards": [JOKER], "outcome": "lost", "verdict": "KKD-END-5"}
TWO: list[dict[str, object]] = [JOKER, card_entry("room-0023", 1, 1)]
LOUD = [card_entry("room-0023", 0, 0), card_entry("room-0113", -1, -1), card_entry("chest-1", 1, -1)]

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
        {"hands": [[], []], "deck": [*ALL_CARDS, "black-knight"]},
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
        {"cards": [JOKER, card_entry("joker", 1, 0)]},
        "cards[1].cell: found [1, 0], expected x and y that add up to an even number: no card shares a side",
    ),
    "a card apart": (
        {"cards": [JOKER, card_entry("joker", 2, 2)]},
        "cards[1].cell: found [2, 2], expected a cell across a corner of a card laid before (KKD-PLACE-2)",
    ),
    "a start card elsewhere": (
        {"cards": [card_entry("joker", 1, 1)]},
        "cards[0].cell: found [1, 1], expected [0, 0], where the start card lies (KKDR-43)",
    ),
    "a card far away": (
        {"cards": [card_entry("joker", 63, 1)]},
        "cards[0].cell[0]: found 63, expected a whole number from -62 to 62",
    ),
    "half a cell": (
        {"cards": [card_entry("joker", 0, 0) | {"cell": [0]}]},
        "cards[0].cell: found 1 entries, expected 2",
    ),
    "a look-alike turned": (
        {"cards": [JOKER | {"turned": True}]},
        "cards[0].turned: found True, expected false, as this card looks the same turned (KKDR-43)",
    ),
    "a loud room": ({"cards": LOUD}, "cards[0]: found a danger of "),
    "a beaten creature that is loud": (
        {"cards": [BEAST | {"mark": "beaten"}]},
        "cards[0]: found a danger of 6, expected 5 or less of a card that is beaten (KKD-DANGER-2)",
    ),
    "a creature that fell": (
        {"cards": [BEAST | {"mark": "standing"}, card_entry("joker", -1, 1), card_entry("joker", 1, 1)]},
        "expected 6 or more of a card that is standing (KKD-DANGER-3)",
    ),
    "a creature without time": (
        {"cards": [BEAST | {"time": 0}]},
        "cards[0].time: found 0, expected a whole number from 1 to 4",
    ),
    "too much time": ({"cards": [BEAST | {"time": 5}]}, "cards[0].time: found 5, expected a whole number from 1 to 4"),
    "time on a room": ({"cards": [JOKER | {"time": 1}]}, "cards[0].time: found 1, expected 0, as this card is room"),
    "a creature that is a room": (
        {"cards": [BEAST | {"mark": "room"}]},
        "cards[0].mark: found 'room', expected standing, beaten or frozen for a creature",
    ),
    "a room that stands": (
        {"cards": [JOKER | {"mark": "standing"}]},
        "cards[0].mark: found 'standing', expected room for an empty room",
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
        "giving_up: found [1], expected all seats, as they gave up (KKDR-47)",
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
        "asking: found LastChance, expected it only with empty hands (KKDR-33)",
    ),
    "a last chance without a token": (
        {"cards": [BEAST, KNIGHT], "hands": [[], []]},
        "asking: found LastChance, expected a token with a target, or the match lost (KKDR-33)",
    ),
    "a task that asks nothing": (
        {"asking": {"task": "NextTurn"}},
        f"asking.task: found 'NextTurn', expected a task: one of {', '.join(QUESTION_TASKS)}",
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
    "a deal of too many": ({"deal": [*ALL_CARDS, "joker"]}, "cards: found 6 of 'joker' in all, expected at most 5"),
    "a deal with the knight inside": (
        {"deal": ["black-knight", *ALL_CARDS]},
        "cards: found 2 of 'black-knight' in all",
    ),
    "a deal beside hands": (
        {"deal": ALL_CARDS, "hands": [[], []]},
        "hands: found [[], []], expected nothing next to a deck",
    ),
    "a key that is none": ({"rng": {"key": "xyz"}}, "rng.key: found 'xyz', expected a key in hexadecimal digits"),
}


@pytest.mark.parametrize(("position", "message"), IMPOSSIBLE.values(), ids=list(IMPOSSIBLE))
def test_an_impossible_position_says_where_what_and_why(position: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        TWO_PLAYERS.set_up(position)
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
        {"cards": [BEAST | {"mark": "frozen"}, card_entry("beast-2222-3", 1, 1, mark="frozen")]},
        "cards: found 2 frozen creatures, expected at most 1 (KKDR-24)",
    ),
    "a frozen knight": (
        {"cards": [JOKER, KNIGHT | {"mark": "frozen"}]},
        "cards[1].mark: found 'frozen', expected standing or beaten: no ice on the Black Knight (KKDR-23)",
    ),
    "time under ice": (
        {"cards": [BEAST | {"mark": "frozen", "time": 2}]},
        "cards[0].time: found 2, expected 0, as this card is frozen",
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
                card_entry("beast-3333-6", 0, 0),
                card_entry("beast-3322-5", -1, -1),
                card_entry("beast-2112-5", -2, 0),
            ]
        },
        "time tokens, expected at most 12 (KKD-COMP-1)",
    ),
}


@pytest.mark.parametrize(("position", "message"), IMPOSSIBLE_QUESTS.values(), ids=list(IMPOSSIBLE_QUESTS))
def test_an_impossible_adventure_says_where_what_and_why(position: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        ADVENTURE.set_up(position)
    assert message in str(caught.value)


ALONE: dict[str, tuple[dict[str, Any], str]] = {
    "a shown card": (
        {"hands": [["joker"]], "shown": ["joker"]},
        "shown[0]: found 'joker', expected null for one seat: there is no one to show it to (KKDR-40)",
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
        SOLO_GAME.set_up(position)
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
    beaten = [JOKER, KNIGHT, *(card_entry("joker", x, y) for x, y in ((2, 0), (0, 2), (2, 2)))]
    with pytest.raises(PositionError, match="outcome: found 'playing', expected the Black Knight standing"):
        TWO_PLAYERS.set_up({"cards": beaten})
    assert TWO_PLAYERS.set_up({"cards": beaten, "outcome": "won"}).question is None


def test_a_position_that_is_no_object_is_refused() -> None:
    with pytest.raises(PositionError, match="position: found 3, expected an object"):
        TWO_PLAYERS.set_up(3)  # type: ignore[arg-type]  # the tested mistake
