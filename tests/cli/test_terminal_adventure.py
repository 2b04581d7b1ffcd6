"""Adventures in the terminal: begun, left, gone on with by name, won and lost."""

import io
import json
import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

import knockbox.cli.terminal.adventure as journeys
from knockbox.cli.main import main
from knockbox.cli.terminal.match_setup import make_committed_start
from knockbox.records.adventure import SavedAdventure, next_options
from knockbox.records.adventure_store import load_adventure, lock_adventure
from knockbox.records.commitment import new_secret
from knockbox.records.match_seed import match_seed
from knockbox.records.reader import read_record
from knockbox.records.record import Origin, Player, PositionStart
from knockbox.records.session import Session, new_session
from knockbox.testing.dungeon_table import PROVING_DUNGEON
from tests.cli.piped_game import PipedGame
from tests.records.matches import write_forged

KNIGHT = [
    {"card": "joker", "cell": [0, 0]},
    {"card": "black-knight", "cell": [1, 1]},
]
WIN = ["0,2"]
"""There is but one card to choose."""


@pytest.fixture(autouse=True)
def short_dungeons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journeys, "deal_dungeon", almost_won)


def almost_won(adventure: SavedAdventure, seed: int | None) -> Session:
    """A dungeon in which one card on the Black Knight decides."""
    held = {"tokens": adventure.tokens, "hands": [["joker"] for _ in adventure.seats]}
    start = PositionStart({"cards": KNIGHT, **held}, seed=7)
    return new_session(
        "dungeon", next_options(adventure), [PROVING_DUNGEON], adventure.seats, start, adventure=adventure.name
    )


class Journey(PipedGame):
    """An adventure that goes on each time."""

    words = ("dungeon", "--adventure", "first", "--lang", "en")

    def noted(self) -> SavedAdventure:
        return load_adventure(self.home / "adventures", "first")


@pytest.fixture
def journey(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path) -> Journey:
    return Journey(monkeypatch, capsys, home)


def test_a_win_leads_to_the_next_dungeon_with_a_token(journey: Journey) -> None:
    output = journey.play([*WIN, "s"], "--seats", "person")
    assert journey.code == 0
    assert "The Black Knight is beaten!" in output
    assert "Adventure “first”: dungeon 2 of 4, 1 won in 1 try" in output
    assert "Later: ./kb terminal dungeon --adventure first" in output
    noted = journey.noted()
    assert (noted.level, len(noted.tokens), len(noted.results)) == (2, 1, 1)
    assert read_record(journey.records()[0]).header.adventure == "first"


def test_an_adventure_goes_on_by_its_name(journey: Journey) -> None:
    journey.play([*WIN, "s"], "--seats", "person", "--names", "Ana")
    token = journey.noted().tokens[0]
    output = journey.play([*WIN, "", *WIN])
    assert "Ana" in output
    assert journey.noted().level == 4
    second = read_record(journey.records()[1]).header
    assert (second.options["level"], second.options["tokens"]) == ("2", token)


def test_four_dungeons_are_an_adventure(journey: Journey) -> None:
    output = journey.play([*WIN, "", *WIN, "", *WIN, "", *WIN], "--seats", "person")
    assert "The adventure “first” is won" in output
    assert journey.noted().finished
    assert "The adventure “first” is won" in journey.play([])
    assert len(journey.records()) == 4


def test_a_lost_dungeon_is_tried_again(journey: Journey) -> None:
    output = journey.play([*WIN, "", "give-up", "s"], "--seats", "person")
    assert "Adventure “first”: dungeon 2 of 4, 1 won in 2 tries" in output
    assert (journey.noted().level, len(journey.noted().tokens)) == (2, 1)


def test_in_the_hard_mode_a_loss_leads_back_to_the_first_dungeon(journey: Journey) -> None:
    journey.play([*WIN, "", "give-up", "s"], "--seats", "person", "--option", "adventure_loss=restart")
    assert (journey.noted().level, journey.noted().tokens) == (1, [])


def test_a_dungeon_that_was_left_is_gone_on_with(journey: Journey) -> None:
    output = journey.play([], "--seats", "person")
    assert "Continue with: ./kb terminal dungeon --adventure first" in output
    output = journey.play(["0,2", "s"])
    assert "The match continues after input" in output
    assert journey.noted().level == 2
    assert len(journey.records()) == 1


def test_a_dungeon_resumed_by_its_record_is_noted_too(journey: Journey) -> None:
    journey.play([], "--seats", "person")
    journey.monkeypatch.setattr("sys.stdin", io.StringIO("0,2\n"))
    main(["terminal", "--resume", str(journey.records()[0]), "--lang", "en"])
    assert "dungeon 2 of 4" in journey.play([])
    assert journey.noted().level == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--seats", "person"], "exists already and keeps its options"),
        (["--option", "timer=off"], "exists already and keeps its options"),
        (["--daily"], "--daily cannot be combined"),
        (["--resume", "x.kbr"], "only --lang and --auto"),
    ],
)
def test_what_was_begun_cannot_be_changed(journey: Journey, arguments: list[str], message: str) -> None:
    journey.play(["s"], "--seats", "person")
    before = journey.noted()
    journey.play([], *arguments)
    assert journey.code == 2
    assert message in journey.complaint
    assert journey.noted() == before


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["dungeon", "--adventure", "../x"], "the name of an adventure"),
        (["dungeon", "--adventure", "", "--seats", "greedy"], "the name of an adventure: found ''; expected 1 to 40"),
        (["dungeon", "--adventure", "x", "--option", "level=3"], "option 'level' cannot be chosen for an adventure"),
        (["knockdown", "--adventure", "x"], "--adventure belongs to dungeon; found the game 'knockdown'"),
        (["--daily"], "--daily belongs to dungeon"),
    ],
)
def test_wrong_adventures_are_explained(
    capsys: pytest.CaptureFixture[str], home: Path, arguments: list[str], message: str
) -> None:
    assert main(["terminal", *arguments]) == 2
    assert message in capsys.readouterr().err
    assert not list(home.glob("adventures/*.json"))


def test_an_edited_adventure_is_refused(journey: Journey) -> None:
    journey.play(["s"], "--seats", "person")
    path = journey.home / "adventures" / "first.json"
    sheet = json.loads(path.read_text())
    sheet["adventure"]["level"] = 4
    path.write_text(json.dumps(sheet))
    journey.play([])
    assert journey.code == 2
    assert "changed after it was written" in journey.complaint


def entered(home: Path, name: str, **changes: object) -> Path:
    """The record of the adventure with another header, put beside it."""
    (path,) = (home / "records").glob("*.kbr")
    record = read_record(path)
    write_forged(home / "records" / name, replace(record.header, **changes), record.inputs, record.end)
    return path


@pytest.mark.rule("KKDR-48")
@pytest.mark.parametrize(
    "changes",
    [
        {"origin": Origin("0" * 16, 0, "branch")},
        {"seats": [Player("Eve", "person")]},
        {"options": {"timer": "off"}},
        {"game": "knockdown", "options": {}},
    ],
)
def test_only_tries_of_the_next_dungeon_count(journey: Journey, changes: dict[str, object]) -> None:
    """A copy, and what others or another game left under the same name, are nobody's try."""
    journey.play(["give-up", "s"], "--seats", "person")
    entered(journey.home, "other.kbr", **changes)
    assert "dungeon 1 of 4, 0 won in 1 try" in journey.play([])
    assert journey.code == 0
    assert len(journey.noted().results) == 1
    assert len(journey.records()) == 3


def test_a_dungeon_left_by_others_is_not_gone_on_with(journey: Journey) -> None:
    journey.play([], "--seats", "person")
    stranger = [Player("Eve", "person")]
    path = entered(journey.home, "other.kbr", seats=stranger)
    path.unlink()
    journey.play([])
    assert journey.code == 0
    assert len(journey.records()) == 2
    assert read_record(journey.home / "records" / "other.kbr").end is None


def sealed(adventure: SavedAdventure, seed: int | None) -> Session:
    """A dungeon as it is dealt without a seed; to give up is all that anybody does in it."""
    secret = new_secret()
    start = make_committed_start(secret, len(adventure.seats))
    setup = ("dungeon", next_options(adventure), adventure.packs, adventure.seats, start, secret)
    return new_session(*setup, adventure=adventure.name)


def test_a_file_copied_from_a_try_is_no_other_try(journey: Journey) -> None:
    journey.monkeypatch.setattr(journeys, "deal_dungeon", sealed)
    journey.play([], "--seats", "person")
    (left,) = journey.records()
    shutil.copy(left, left.with_name("backup.kbr"))
    journey.play(["give-up", "s"])
    shutil.copy(left, left.with_name("copy.kbr"))
    journey.play(["s"])
    assert journey.code == 0
    assert [result.record for result in journey.noted().results] == [left.name]
    assert len(journey.records()) == 4


def test_a_name_whose_records_are_still_there_is_not_begun_anew(journey: Journey) -> None:
    journey.play([*WIN, "s"], "--seats", "person")
    (journey.home / "adventures" / "first.json").unlink()
    journey.play([], "--seats", "person")
    assert journey.code == 2
    assert "adventure 'first': found the record" in journey.complaint
    assert "expected another name" in journey.complaint
    assert not list(journey.home.glob("adventures/*.json"))


def test_a_damaged_record_of_the_adventure_is_told_and_left_out(journey: Journey) -> None:
    journey.play([], "--seats", "person")
    (path,) = journey.records()
    path.write_bytes(path.read_bytes().replace(b'"seq":1', b'"seq":7') + b"{}\n")
    journey.play([])
    assert journey.code == 0
    assert "warning: skipped a record of the adventure: " in journey.complaint
    assert len(journey.records()) == 2


def test_an_adventure_is_played_by_one_program_at_a_time(journey: Journey) -> None:
    journey.play(["s"], "--seats", "person")
    with lock_adventure(journey.home / "adventures", "first"):
        journey.play([*WIN])
        assert journey.code == 2
        assert "the adventure 'first' is being played by another program" in journey.complaint
    journey.play([*WIN, "s"])
    assert journey.code == 0


def test_an_adventure_stays_won_without_its_records(journey: Journey) -> None:
    journey.play([*WIN, "", *WIN, "", *WIN, "", *WIN], "--seats", "person")
    for path in journey.records():
        path.unlink()
    assert "The adventure “first” is won" in journey.play([])
    assert journey.code == 0


def test_the_last_seed_of_all_is_followed_by_one_that_can_be_recorded() -> None:
    last = 2**63 - 1
    assert [journeys.attempt_seed(seed, 1) for seed in (4, last)] == [5, 0]
    assert journeys.attempt_seed(-7, 0) == -7


def test_bots_at_a_table_set_up_by_hand_have_chances_of_their_own() -> None:
    tables = [
        new_session("dungeon", {}, [PROVING_DUNGEON], [Player("random", "bot")] * 2, PositionStart({}, seed))
        for seed in (1, 2)
    ]
    assert len({match_seed(session) for session in tables}) == 2
