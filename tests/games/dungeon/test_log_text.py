"""Every event of a dungeon has a sentence in every language, and hidden cards stay hidden in it."""

import inspect

import msgspec
import pytest

from knockbox.engine.event import Event
from knockbox.engine.rng import make_rng
from knockbox.games.dungeon import events
from knockbox.games.dungeon.event_factory import EVENT_MAKERS
from knockbox.games.dungeon.game import build
from knockbox.games.dungeon.pack import find_pack, load_box
from knockbox.games.dungeon.text.game_text import DungeonText
from knockbox.games.dungeon.text.log import Cast, message_key, render_event, render_log
from knockbox.games.dungeon.text.questions import Wording
from knockbox.text.language import LANGUAGES

KINDS = [
    kind for _, kind in inspect.getmembers(events, inspect.isclass) if issubclass(kind, Event) and kind is not Event
]
CAST = Cast(["Ana", "Olek", "Eva"])
SAMPLES: dict[str, list[object]] = {
    "rule": ["KKD-END-2", "KKD-END-3", "KKD-END-4", "KKD-END-5", "KKDR-11", "KKDR-47", "KKD-TURN-1"],
    "seat": [0, 1, 2],
    "card": ["ironing-ogre", "black-knight", "joker", "room-0113", "room-1112-chest", "room-0122-chest", ""],
    "cell": [[1, -1], [0, 0]],
    "vertex": [[1, 0]],
    "corners": [[0, 1, 1, 3]],
    "turned": [True, False],
    "silent": [True, False],
    "creature": [True, False],
    "knight": [True, False],
    "token": ["fireball", "ice", "poison", "silence"],
    "words": ["have-joker", "can-fix 1,-1", "spare 1,0", "stuck", "point-player 2", "point-cell 2,0", "nod", "shake"],
}
NUMBERS: list[object] = [0, 1, 2, 5, 22]


def wording(language: str) -> Wording:
    return Wording(load_box(find_pack("first-dungeon")), language)


def samples(kind: type[Event]) -> list[Event]:
    """Return events of a kind that cover every value of every field."""
    fields = kind.__struct_fields__
    columns = [[value for value in SAMPLES.get(field, NUMBERS) if value != "" or has_secrets(kind)] for field in fields]
    rows = [
        {field: column[row % len(column)] for field, column in zip(fields, columns, strict=True)}
        for row in range(max(len(column) for column in columns))
    ]
    return [msgspec.convert(row, kind) for row in rows]


def has_secrets(kind: type[Event]) -> bool:
    return kind.seen_by is not Event.seen_by


def lines(*happened: Event) -> list[str]:
    return [line.text for line in render_log(happened, CAST, wording("en"))]


def test_the_kinds_are_those_of_the_module() -> None:
    assert len(KINDS) == len(EVENT_MAKERS) + 1  # utterances leave no note


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_event_has_a_sentence(kind: type[Event], language: str) -> None:
    words = wording(language)
    for event in samples(kind):
        sentence = render_event(event, CAST, words)
        assert sentence[-1] in ".!”»"
        assert sentence[0] == sentence[0].upper()
        assert "none" not in sentence
        assert "  " not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_left_over(language: str) -> None:
    told = {key for key in wording(language).catalogue.keys() if key.startswith("dungeon-event-")}  # noqa: SIM118
    assert told == {message_key(kind) for kind in KINDS if kind is not events.Said}


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ana lays the Ironing Ogre at 1,-1, turned."),
        ("es", "Ana pone la criatura «Ogro planchador» en la casilla 1,-1, con la carta girada."),
        ("pl", "Ana wykłada stwora „Ogr z żelazkiem” na pole 1,-1, z obrotem."),
    ],
)
def test_laying_names_the_card_the_place_and_the_turn(language: str, sentence: str) -> None:
    laid = events.CardLaid("KKD-PLACE-1", 0, "ironing-ogre", (1, -1), True, [2, 2, 3, 1], True, 0)
    assert render_event(laid, CAST, wording(language)) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The Black Knight gets 2 time tokens."),
        ("es", "El Caballero Negro recibe 2 fichas de tiempo."),
        ("pl", "Czarny Rycerz dostaje 2 żetony czasu."),
    ],
)
def test_numbers_bend_their_nouns(language: str, sentence: str) -> None:
    assert render_event(events.TimePlaced("KKD-CREA-1", "black-knight", (0, 0), 2), CAST, wording(language)) == sentence


def test_a_loss_names_the_cards_and_the_rule() -> None:
    loud = [events.CardBlamed("KKD-END-2", card, cell) for card, cell in [("joker", (0, 0)), ("room-0113", (1, 1))]]
    told = render_log([*loud, events.DungeonLost("KKD-END-2")], CAST, wording("en"))
    assert [line.text_with_rule() for line in told] == [
        "The joker at 0,0 is above 5. [KKD-END-2]",
        "The Sharp Dresser’s Wardrobe at 1,1 is above 5. [KKD-END-2]",
        "The alarm goes off: you lose the dungeon. [KKD-END-2]",
    ]


def test_a_hand_that_is_dealt_shares_a_line() -> None:
    cards = ["joker", "room-0113", "joker"]
    dealt = [events.CardDealt("KKD-SETUP-6", 0, card) for card in cards]
    hidden = [event.seen_by(1) for event in dealt]
    assert lines(*dealt) == ["Ana is dealt the joker (×2) and the Sharp Dresser’s Wardrobe."]  # noqa: RUF001
    assert lines(*hidden) == ["Ana is dealt 3 cards."]


def test_hidden_cards_stay_hidden() -> None:
    drawn = events.CardDrawn("KKD-DRAW-1", 1, "timid-ghost")
    assert lines(drawn, drawn.seen_by(0)) == ["Olek draws the Timid Ghost.", "Olek draws a card."]


def test_other_neighbours_keep_a_line_each() -> None:
    beaten = events.CreatureBeaten("KKD-DANGER-3", "timid-ghost", (0, 0), False)
    assert lines(beaten, beaten) == ["The Timid Ghost is beaten."] * 2


def test_utterances_have_lines() -> None:
    spoken = events.Said("KKD-TALK-2", 1, "have-joker")
    pointed = events.Said("KKDR-18", 2, "point-player 0")
    assert lines(spoken, pointed) == ["Olek: “I have a joker.”", "Eva points at Ana."]


def test_seats_without_names_are_counted_from_one() -> None:
    assert render_event(events.TurnStarted("KKD-TURN-1", 4), CAST, wording("en")) == "Turn of player 5."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The upper right corner of the Ironing Ogre (the start) is poisoned: it is worth 0."),
        ("es", "La esquina superior derecha de la criatura «Ogro planchador» (inicial) queda envenenada: vale 0."),
        ("pl", "Prawy górny róg stwora „Ogr z żelazkiem” (pole START) jest zatruty: wart 0."),
    ],
)
def test_a_corner_is_described_by_its_card(language: str, sentence: str) -> None:
    game = build({"adventure": "on", "tokens": "poison"}, 2)
    state = game.start(make_rng(1))
    (line,) = DungeonText(game, language).log_lines(
        state, [events.CornerPoisoned("KKD-GRIM-3", (1, 0))], ["Ana", "Olek"]
    )
    assert line.text == sentence
