"""The golden playthroughs are as written, and together they show every event, question, verb, variant and ending."""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

from knockbox.engine.event import Event
from knockbox.games.dungeon import choices as dungeon_choices
from knockbox.games.dungeon import events as dungeon_events
from knockbox.games.dungeon.clauses import CLAUSES
from knockbox.games.dungeon.notation import VERB_WORDS as DUNGEON_WORDS
from knockbox.games.dungeon.options import OPTION_VALUES
from knockbox.games.dungeon.position.ending import VERDICTS_BY_OUTCOME
from knockbox.games.errors import SetupError
from knockbox.games.knockdown import choices as knockdown_choices
from knockbox.games.knockdown import events as knockdown_events
from knockbox.games.knockdown.notation import VERB_WORDS as KNOCKDOWN_WORDS
from knockbox.games.registry import build
from knockbox.testing.golden import (
    PlaythroughSetup,
    first_difference,
    fold_options,
    list_playthroughs,
    read_setup,
    render_playthrough,
    update_playthrough,
)

HERE = Path(__file__).parent
FILES = list_playthroughs(HERE)
LONGEST_BYTES = 150_000


class Show(NamedTuple):
    """What the playthroughs of a game have to show."""

    events: ModuleType
    prompts: Sequence[str]
    words: Mapping[int, str]
    never_open: int  # a verb that is there to be refused: KD-TURN-4, KKDR-12
    seats: str


SHOWS = {
    "knockdown": Show(knockdown_events, knockdown_choices.PROMPTS, KNOCKDOWN_WORDS, knockdown_choices.END_TURN, "AB"),
    "dungeon": Show(dungeon_events, dungeon_choices.PROMPTS, DUNGEON_WORDS, dungeon_choices.PASS, "ABCDEF"),
}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_playthrough_is_as_written(path: Path) -> None:
    assert first_difference(path) == ""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_file_is_named_after_its_setup_and_can_be_read_through(path: Path) -> None:
    assert path.stem == read_setup(path).name
    assert path.stat().st_size < LONGEST_BYTES


def found(game: str, pattern: str) -> Iterator[str]:
    for path in playthroughs_of(game):
        yield from re.findall(pattern, path.read_text(encoding="utf-8"), re.MULTILINE)


def playthroughs_of(game: str) -> list[Path]:
    return [path for path in FILES if path.stem.startswith(f"{game}-")]


def verb_of(words: Mapping[int, str], notation: str) -> str:
    """The longest verb that the notation begins with."""
    return max((verb for verb in words.values() if f"{notation} ".startswith(f"{verb} ")), key=len)


@pytest.mark.parametrize("game", SHOWS)
def test_every_event_occurs_in_some_playthrough(game: str) -> None:
    named = vars(SHOWS[game].events).values()
    known = {value.__name__ for value in named if isinstance(value, type) and issubclass(value, Event)}
    assert known - {"Event"} - set(found(game, r"^  ! \S+ (\w+) ")) == set()


@pytest.mark.parametrize("game", SHOWS)
def test_every_question_occurs_in_some_playthrough(game: str) -> None:
    assert set(SHOWS[game].prompts) - set(found(game, r"^#\d+ \S+ (\w+)$")) == set()


@pytest.mark.parametrize("game", SHOWS)
def test_every_verb_is_chosen_in_some_playthrough(game: str) -> None:
    words = SHOWS[game].words
    chosen = {verb_of(words, notation) for notation in found(game, r"^  [>+~] \S+ (.+)$")}
    assert {word for verb, word in words.items() if verb != SHOWS[game].never_open} - chosen == set()


@pytest.mark.parametrize("game", SHOWS)
def test_all_seats_and_the_public_are_shown(game: str) -> None:
    assert set(found(game, r"^view (\S+) \{")) == {*SHOWS[game].seats, "-"}


def test_every_way_in_which_a_dungeon_ends_is_shown() -> None:
    endings = {CLAUSES[clause] for clauses in VERDICTS_BY_OUTCOME.values() for clause in clauses}
    assert set(found("dungeon", r"^  ! (\S+) Dungeon(?:Won|Lost) ")) == endings


@pytest.mark.parametrize("before", ["KnightHeld", "LastChanceCalled", "DrawSkipped"])
def test_a_win_is_shown_after_what_seldom_leads_to_one(before: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in playthroughs_of("dungeon")]
    assert any(0 < text.find(f" {before} ") < text.find(" DungeonWon ") for text in texts)


def test_every_variant_of_the_dungeon_is_shown() -> None:
    setups = [read_setup(path) for path in playthroughs_of("dungeon")]
    assert {setup.seats for setup in setups} == set(range(1, 7))
    settled = [build("dungeon", setup.options, seats=setup.seats).options for setup in setups]
    shown = {item for options in settled for item in options.items()}
    assert {(name, value) for name, values in OPTION_VALUES.items() for value in values} - shown == set()


def test_a_changed_line_is_noticed_and_mended(tmp_path: Path) -> None:
    path = tmp_path / "knockdown-siege-storm-1.txt"
    kept = (HERE / path.name).read_text(encoding="utf-8")
    path.write_text(kept.replace("> A attack", "> A move", 1), encoding="utf-8")
    assert "\n- " in first_difference(path)
    assert update_playthrough(path)
    assert path.read_text(encoding="utf-8") == kept
    assert not update_playthrough(path)


def test_a_playthrough_that_stops_early_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "knockdown-siege-storm-1.txt"
    path.write_text(
        "\n".join(render_playthrough(read_setup(HERE / path.name), HERE).splitlines()[:-1]), encoding="utf-8"
    )
    assert "lines, expected" in first_difference(path)


def scripted(*inputs: str, **parts: object) -> PlaythroughSetup:
    cards = [{"card": "room-1112", "cell": [0, 0]}]
    position = {"hands": [["joker"], ["room-1112"]], "cards": cards} | parts
    return PlaythroughSetup("dungeon", ["../packs/proving-dungeon"], 1, seats=2, position=position, inputs=list(inputs))


def test_inputs_that_are_not_open_are_refused() -> None:
    with pytest.raises(SetupError, match=r"found 'A lay 1,1', expected a legal input \(choose-card-first\)"):
        render_playthrough(scripted("A lay 1,1"), HERE)
    with pytest.raises(SetupError, match="found 'G nod', expected a seat and a notation"):
        render_playthrough(scripted("G nod"), HERE)
    with pytest.raises(SetupError, match=r"found 'A dance', expected a seat and a notation: .*verb"):
        render_playthrough(scripted("A dance"), HERE)
    with pytest.raises(SetupError, match="found 'A nod' after the end"):
        render_playthrough(scripted("- time-up", "A nod"), HERE)


def test_an_impossible_position_is_refused() -> None:
    with pytest.raises(SetupError, match="deck: "):
        render_playthrough(scripted(deck=["joker"]), HERE)


def test_after_its_inputs_a_match_is_played_on() -> None:
    lines = render_playthrough(scripted("A card joker", "B nod", "A lay 1,1"), HERE).splitlines()
    assert lines.index("  > A card joker") < lines.index("  ~ B nod") < lines.index("  > A lay 1,1")
    assert lines[-1] == "payoffs [-1.0,-1.0]"


def test_options_are_folded_when_one_is_another_and_a_word_more() -> None:
    options = ["lay 1,1", "lay 1,1 turned", "lay 1,11", "card a", "card a b"]
    assert fold_options(options) == ["lay 1,1 (turned)", "lay 1,11", "card a (b)"]
