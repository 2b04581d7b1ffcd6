"""Every event has a sentence in every language."""

import inspect

import msgspec
import pytest

from knockbox.engine.event import Event
from knockbox.games.knockdown import events
from knockbox.games.knockdown.event_factory import EVENT_MAKERS
from knockbox.games.knockdown.pack import find_pack, load_box, mix_boxes
from knockbox.games.knockdown.text.log import Cast, cast_of, message_key, render_event, render_log
from knockbox.games.knockdown.text.questions import Wording
from knockbox.text.language import LANGUAGES

KINDS = [
    kind for _, kind in inspect.getmembers(events, inspect.isclass) if issubclass(kind, Event) and kind is not Event
]
SAMPLES: dict[str, list[object]] = {
    "rule": ["KD-SEQ-1"],
    "seat": [0, 1],
    "fighter": ["driana"],
    "skill": ["riposte", ""],
    "card": ["haymaker", ""],
    "cards": [["haymaker", "feint"], []],
    "attack": ["haymaker", "veroth/fists-of-fury", "strike"],
    "token": ["trap"],
    "in_range": [True, False],
    "kind": ["light", "heavy"],
    "bearer": [1, 0],
    "arena": ["siege-storm"],
    "skill_set": ["siege-storm"],
    "places": [[1, 5]],
}
NUMBERS: list[object] = [0, 1, 2, 5, 22]


def wording(language: str) -> Wording:
    return Wording(mix_boxes([load_box(find_pack("siege-storm"))]), language)


def samples(kind: type[Event]) -> list[Event]:
    """Return events of a kind in which every value of every field occurs."""
    fields = kind.__struct_fields__
    columns = [[value for value in SAMPLES.get(field, NUMBERS) if value != "" or has_secrets(kind)] for field in fields]
    longest = max(len(column) for column in columns)
    rows = [
        {field: column[row % len(column)] for field, column in zip(fields, columns, strict=True)}
        for row in range(longest)
    ]
    return [msgspec.convert(row, kind, strict=False) for row in rows]


def has_secrets(kind: type[Event]) -> bool:
    return kind.seen_by is not Event.seen_by


def test_the_kinds_are_those_of_the_module() -> None:
    num_split = 2  # tokens on sheets have separate events, made from the same notes
    assert len(KINDS) == len(EVENT_MAKERS) + num_split


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_event_has_a_sentence(kind: type[Event], language: str) -> None:
    words = wording(language)
    for event in samples(kind):
        sentence = render_event(event, Cast(["Ana", "Olek"], ["Veroth", "Driana"]), words)
        assert sentence[-1] in ".!"
        assert "none" not in sentence
        assert "  " not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_left_over(language: str) -> None:
    keys = {key for key in wording(language).catalogue.keys() if key.startswith("event-")}  # noqa: SIM118
    assert keys == {message_key(kind) for kind in KINDS}


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Driana suffers 2 light wounds."),
        ("es", "Driana sufre 2 Heridas Leves."),
        ("pl", "Driana otrzymuje 2 Obrażenia lekkie."),
    ],
)
def test_numbers_bend_their_nouns(language: str, sentence: str) -> None:
    words = wording(language)
    assert (
        render_event(events.Wounded("KD-SEQ-1", 1, "light", 2), cast_of(words, ["A", "B"], ["", "driana"]), words)
        == sentence
    )


def test_before_a_fighter_is_picked_the_player_acts() -> None:
    words = wording("en")
    assert (
        render_event(events.Resigned("KDR-75", 0), cast_of(words, ["Ana", "Olek"], ["", ""]), words) == "Ana resigns."
    )


def test_a_step_that_is_made_at_once_has_one_line() -> None:
    step = [events.StepDeclared("KD-MOVE-1", 0, 2), events.FigureMoved("KD-MOVE-1", 0, 2)]
    lines = render_log(step, Cast(["A", "B"], ["Veroth", "Driana"]), wording("en"))
    assert [line.text_with_rule() for line in lines] == ["Veroth moves to space 2. [KD-MOVE-1]"]


def test_a_step_that_is_not_made_has_its_line() -> None:
    step = [events.StepDeclared("KD-MOVE-1", 0, 2), events.StepCancelled("KDR-24", 0)]
    lines = render_log(step, Cast(["A", "B"], ["Veroth", "Driana"]), wording("en"))
    assert [line.text for line in lines] == [
        "Veroth sets out for space 2.",
        "The move is cancelled: Veroth stays put.",
    ]


def test_no_events_have_no_lines() -> None:
    assert render_log([], Cast(["A", "B"], ["", ""]), wording("en")) == []


def test_dice_share_a_line_and_are_added_up() -> None:
    dice = [events.DiceRolled("KD-KODICE-2", 1, die) for die in (4, 1, 6)]
    lines = render_log(dice, Cast(["A", "B"], ["Veroth", "Driana"]), wording("en"))
    assert [line.text_with_rule() for line in lines] == ["Driana rolls 4 + 1 + 6 = 11. [KD-KODICE-2]"]


def test_hidden_cards_share_a_line_apart_from_known_ones() -> None:
    drawn = [events.CardDrawn("KDR-62", 0, card) for card in ("", "", "feint")]
    lines = render_log(drawn, Cast(["A", "B"], ["Veroth", "Driana"]), wording("en"))
    assert [line.text for line in lines] == ["Veroth draws 2 cards.", "Veroth draws Feint."]


def test_candle_cards_are_counted() -> None:
    shuffled = [events.CandlesShuffled("KD-TG-SETUP-1", 4)]
    lines = render_log(shuffled, Cast(["A", "B"], ["Veroth", "Driana"]), wording("en"))
    assert [line.text for line in lines] == ["4 candle cards are shuffled into the deck."]
