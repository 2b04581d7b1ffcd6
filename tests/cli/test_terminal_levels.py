"""Whom one plays against in the terminal: levels, and bots that search in processes of their own."""

from collections.abc import Sequence
from concurrent.futures import Future

import pytest

from knockbox.bots.observation import PlayerObservation
from knockbox.bots.registry import make_bot
from knockbox.bots.search_result import SearchResult, forced_result
from knockbox.bots.workers.pool import WorkerPool
from knockbox.bots.workers.search_request import GameSpec
from knockbox.hosting.bots import bot_seed
from knockbox.records.reader import read_record
from knockbox.records.record import Player, SeedStart
from knockbox.records.session import new_session
from tests.cli.piped_game import PipedGame

TYPED = ["1", "2"] * 12


def players(table: PipedGame) -> list[str]:
    return [player.name for player in read_record(table.record()).header.seats]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], ["A", "normal"]),
        (["--level", "easy"], ["A", "easy"]),
        (["--level", "expert"], ["A", "expert"]),
        (["--level", "hard", "--seats", "computer,person"], ["hard", "B"]),
        (["--level", "hard:tricky"], ["A", "hard:tricky"]),
        (["--seats", "person,computer"], ["A", "normal"]),
        (["--seats", "person,hard@20"], ["A", "hard@20"]),
        (["dungeon"], ["1", "normal", "normal", "normal"]),
        (["dungeon", "--level", "easy", "--seats", "person,computer"], ["1", "easy"]),
    ],
)
def test_a_computer_plays_as_well_as_is_wished(table: PipedGame, arguments: list[str], expected: list[str]) -> None:
    table.play([], "--seed", "1", *arguments)
    assert (table.code, table.complaint) == (0, "")
    assert players(table) == expected


def test_the_welcome_says_whom_one_plays_against(table: PipedGame) -> None:
    assert "against the computer (expert@3)" in table.play(
        [], "--seats", "person,expert@3", "--seed", "1", "--lang", "en"
    )


def test_who_was_never_taught_a_game_does_not_sit_down(table: PipedGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knockbox.bots.availability.has_model", lambda game: False)
    table.play([], "--level", "hard")
    assert table.code == 2
    assert "found 'hard', which has no model for knockdown; available levels: easy, normal" in table.complaint


class AtTheTable(WorkerPool):
    """Thinks here and now, as bots did before there were processes for it."""

    def submit(
        self, vantage: PlayerObservation, bot: str, seed: int, packs: Sequence[str] = (), table: str = ""
    ) -> "Future[SearchResult]":
        future: Future[SearchResult] = Future()
        future.set_result(forced_result(make_bot(bot, seed).choose(vantage)))
        return future

    def prepare(self, rules: object, packs: Sequence[str] = ()) -> None:
        """Nobody needs to be woken."""


@pytest.mark.parametrize("game", [["knockdown"], ["dungeon", "--option", "first_player=0"]])
def test_bots_that_count_simulations_play_the_same_wherever_they_think(
    table: PipedGame, monkeypatch: pytest.MonkeyPatch, game: list[str]
) -> None:
    words = (*game, "--seats", "person,ismcts@8", "--seed", "8", "--lang", "en")
    table.play(TYPED, *words)
    elsewhere = table.inputs()
    monkeypatch.setattr("knockbox.cli.terminal.context.WorkerPool", AtTheTable)
    table.play(TYPED, *words)
    assert len(table.records()) == 2
    assert table.inputs() == elsewhere
    assert {seat for seat, _ in elsewhere} == {0, 1}


def test_the_chance_of_a_bot_tells_nothing_of_that_of_the_match() -> None:
    """Every seat has its own at every input, and that of a neighbouring match lies anywhere."""
    seats = [Player("hard", "bot")] * 6
    tables = [new_session("dungeon", {}, ["first-dungeon"], seats, SeedStart(seed)) for seed in (1, 2)]
    found = [bot_seed(session, seat) for session in tables for seat in range(6)]
    question = tables[0].snapshot.questions()[0]
    tables[0].choose(question.seat, question.options[0])
    found += [bot_seed(tables[0], seat) for seat in range(6)]
    assert len(set(found)) == 18
    assert len({found[6 + seat] - found[seat] for seat in range(6)}) == 6
    assert all(0 <= seed < 1 << 56 for seed in found)


def test_a_search_that_cannot_be_made_is_told_in_one_line(table: PipedGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "knockbox.bots.workers.search_request.game_spec_of", lambda rules, packs: GameSpec("chess", {}, [], 2)
    )
    table.play(["1"], "--seats", "ismcts@8,person", "--seed", "6")
    assert table.code == 2
    assert table.complaint.startswith("error: a search failed: SetupError: unknown game 'chess'")
