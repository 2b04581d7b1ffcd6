"""`knockbox hint`, `hint` over stdio and `hint` at the keyboard: advice by what the seat knows, in three languages."""

import json
from pathlib import Path
from typing import Any

import pytest

from knockbox.bots.advice import advise
from knockbox.bots.registry import SEARCHING_BOTS
from knockbox.bots.search_result import ActionStats, SearchResult, forced_result
from knockbox.bots.workers.search_request import make_request, run_search
from knockbox.cli.main import main
from knockbox.engine.rng import make_rng
from knockbox.games.registry import game_keys
from knockbox.hosting.hints import RenderedHint
from knockbox.lab.analysis.correction import Correction, get_correction
from knockbox.records.commitment import commitment_to
from knockbox.records.reader import read_record
from knockbox.records.record import Player, RecordEnd, SeedStart
from knockbox.records.session import new_session
from knockbox.records.writer import write_record
from knockbox.text.language import LANGUAGES
from tests.bots.test_advice import VALUES, observation_with_token, priced_stats, sample_questions
from tests.bots.workers.observations import PACKS, indistinguishable_twin
from tests.cli.piped_game import PipedGame
from tests.cli.stdio_client import StdioClient
from tests.records.matches import SECRET, committed_start, record_match

BOT = "ismcts@40"
INPUTS = 21
"""After so many B is to move, with six answers."""
BEST = {"en": "Best: ", "es": "Lo mejor: ", "pl": "Najlepiej: "}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.kbr"


def hinted(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["hint", *arguments]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_has_the_best_answer_the_next_and_who_says_so(
    path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    record_match(path, INPUTS)
    asked, best, second, sure, *rest = hinted(capsys, str(path), "--by", BOT, "--lang", language).splitlines()
    assert asked.startswith("B (random): ")
    assert best.startswith(BEST[language])
    assert "%" in best
    assert "%" in second
    assert sure
    assert BOT in rest[-1]
    assert "40" in rest[-1]


def test_the_same_table_gives_the_same_hint_here_and_over_stdio(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record_match(path, INPUTS)
    talk = StdioClient()
    talk.ok(do="load", path=str(path))
    told = json.loads(hinted(capsys, str(path), "--by", BOT, "--json", "--lang", "en"))
    assert told == talk.ok(do="hint", by=BOT)
    assert told == talk.ok(do="hint", by=BOT, seat=told["seat"])
    assert told["simulations"] == 40


def test_both_may_ask_for_a_hint_while_both_draft(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = new_session("knockdown", {"fighters": "draw"}, [], [Player("Ada", "person")] * 2, SeedStart(3))
    session.save(path)
    assert hinted(capsys, str(path), "--by", BOT, "--lang", "en").startswith("A (Ada): ")
    assert hinted(capsys, str(path), "--by", BOT, "--lang", "en", "--seat", "b").startswith("B (Ada): ")


def test_a_match_of_the_dungeon_is_told_by_its_numbers(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seats = [Player(name, "person") for name in ("1", "2", "3")]
    options = {"timer": "off", "first_player": "0"}
    new_session("dungeon", options, [], seats, SeedStart(3)).save(path)
    assert hinted(capsys, str(path), "--by", BOT, "--lang", "en").startswith("1: Which card do you lay?\nBest: Lay ")


def test_a_match_under_seal_needs_its_secret(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record_match(path, 8, committed_start(commitment_to(SECRET)), SECRET)
    kept = hinted(capsys, str(path), "--by", BOT, "--lang", "en")
    for beside in path.parent.iterdir():
        if beside != path:
            beside.unlink()
    assert main(["hint", str(path), "--by", BOT]) == 2
    assert "the secret" in capsys.readouterr().err
    assert hinted(capsys, str(path), "--by", BOT, "--lang", "en", "--secret", SECRET) == kept


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--by", "greedy"], "found 'greedy'; expected one that searches"),
        (["--by", "genius"], "unknown bot 'genius'"),
        (["--by", "hard@0s"], "budget: found '0s'"),
        (["--seat", "C"], "--seat: found 'C'; expected A, B"),
        (["--seat", "AB"], "--seat: found 'AB'; expected A, B"),
        (["--seat", ""], "--seat: found ''; expected A, B"),
        (["--by", ""], "unknown bot ''"),
        (["--seat", "A"], "found B to move; expected A"),
        (["--lang", "fr"], "unknown language 'fr'"),
    ],
)
def test_what_cannot_be_hinted_is_said(
    path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    record_match(path, INPUTS)
    assert main(["hint", str(path), *arguments]) == 2
    said = capsys.readouterr().err
    assert message in said
    assert "`verify`" not in said


def test_the_dungeon_has_no_styles(path: Path, talk: StdioClient, capsys: pytest.CaptureFixture[str]) -> None:
    talk.ok(do="new", game="dungeon", seed=1)
    assert talk.error(do="hint", by="hard:patient@5") == "bad-bot"
    talk.ok(do="save", path=str(path))
    assert main(["hint", str(path), "--by", "hard:patient@5"]) == 2
    assert "expected one without a style: dungeon has none" in capsys.readouterr().err


def test_a_record_that_claims_to_be_over_is_refused(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record_match(path, INPUTS)
    record = read_record(path)
    path.unlink()
    write_record(path, record.header, record.inputs, RecordEnd([1.0, -1.0]))
    assert main(["hint", str(path), "--by", BOT]) == 2
    assert "found an unfinished match; expected the end of the match" in capsys.readouterr().err


def test_a_match_that_is_over_has_no_hints(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record_match(path)
    assert main(["hint", str(path)]) == 2
    assert "is over" in capsys.readouterr().err


def test_a_referee_gets_no_hint(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = at_the_tower()
    assert talk.error(do="hint") == "not-asked"
    talk.ok(do="save", path=str(tmp_path / "tower.kbr"))
    assert main(["hint", str(tmp_path / "tower.kbr")]) == 2
    assert "found the referee to move; expected a player" in capsys.readouterr().err


def at_the_tower() -> StdioClient:
    talk = StdioClient()
    talk.ok(do="new", game="knockdown", seed=3, options={"ko_test": "tower"})
    rng = make_rng(1)
    while (asked := talk.ok(do="question"))["seat"] != "referee":
        options: list[Any] = asked["options"]
        call = [option for option in options if option["notation"] == "call"]
        chosen = call[0] if call else options[rng.below(len(options))]
        talk.ok(do="choose", seat=asked["seat"], choice=chosen["choice"])
    return talk


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"by": "greedy"}, "bad-bot"),
        ({"by": "genius@5"}, "bad-bot"),
        ({"by": "hard@0"}, "bad-bot"),
        ({"seat": 7}, "bad-seat"),
        ({"seat": "public"}, "bad-request"),
        ({"lang": "fr"}, "bad-language"),
    ],
)
def test_a_wrong_request_for_a_hint_is_refused(talk: StdioClient, fields: dict[str, Any], code: str) -> None:
    assert talk.error(do="hint", **fields) == code


def test_only_who_is_asked_gets_a_hint(talk: StdioClient) -> None:
    asked = talk.ok(do="question")["seat"]
    assert talk.error(do="hint", seat=1 - asked, by=BOT) == "not-asked"
    assert talk.ok(do="hint", seat=asked, by=BOT)["seat"] == asked


def test_a_hint_changes_nothing(talk: StdioClient) -> None:
    before = talk.ok(do="truth"), talk.ok(do="events", seat="all")
    told = talk.ok(do="hint", by=BOT)
    assert (talk.ok(do="truth"), talk.ok(do="events", seat="all")) == before
    assert told["best"]["choice"] in [option["choice"] for option in talk.ok(do="question")["options"]]


@pytest.mark.parametrize("key", game_keys())
def test_equal_views_give_the_same_words(key: str) -> None:
    rng = make_rng(4)
    for vantage in sample_questions(key)[:12]:
        pair = [
            RenderedHint(
                advise(each, run_search(make_request(each, PACKS[key], "ismcts@16", 1), 1)), BOT, "pl", str
            ).to_values()
            for each in (vantage, indistinguishable_twin(vantage, rng))
        ]
        assert pair[0] == pair[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_forced_answer_is_said_alone(language: str) -> None:
    vantage = sample_questions("knockdown")[0]
    (line,) = RenderedHint(advise(vantage, forced_result(vantage.question.options[0])), BOT, language, str).lines()
    assert "%" not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_asked_at_the_keyboard_gets_a_hint(
    table: PipedGame, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr("knockbox.cli.terminal.command_prompt.strongest_bot", lambda game: BOT)
    words = ("--seats", "person,greedy", "--seed", "3", "--lang", language)
    output = table.play(["1", "1", "1", "hint", "h"], *words)
    assert table.code == 0
    assert output.count(BEST[language]) == 1
    assert BOT in output
    assert "\nhint  " in output


def test_a_hint_on_a_screen_for_all_knows_what_all_may_know(table: PipedGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people share the keyboard, and nothing on the table is secret but skills that lie face down."""
    seen: list[int] = []

    def noting(vantage: Any, thought: Any) -> Any:
        seen.append(vantage.seat)
        return advise(vantage, thought)

    monkeypatch.setattr("knockbox.cli.terminal.command_prompt.advise", noting)
    monkeypatch.setattr("knockbox.cli.terminal.command_prompt.strongest_bot", lambda game: BOT)
    typed = ["1", "2"] + ["", "hint", "1"] * 12 + ["hint"]
    table.play(typed, "--seats", "person,person", "--seed", "3", "--lang", "en")
    assert {0, 1, -1} == set(seen)


def test_while_nobody_is_asked_there_is_no_hint(table: PipedGame) -> None:
    typed = ["p", "1", "hint"]
    output = table.play(typed, "--seats", "person,greedy", "--seed", "3", "--lang", "en")
    assert "There is no question to give a hint for." in output


def test_nobody_is_off_by_more_than_a_hundred_points() -> None:
    vantage = sample_questions("knockdown")[0]
    advice = advise(vantage, SearchResult([ActionStats(choice, 1) for choice in vantage.question.options[:2]]))
    hint = RenderedHint(advice, "hard", "en", str)
    hint.correction = Correction(slope=2.0)
    assert "(±100)" in next(hint.lines())


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "There was no time to try anything else"),
        ("es", "No hubo tiempo de probar nada más"),
        ("pl", "Zabrakło czasu"),
    ],
)
def test_a_hasty_hint_says_so_and_shows_nothing_that_was_never_tried(language: str, words: str) -> None:
    vantage = sample_questions("knockdown")[0]
    first, second = vantage.question.options[:2]
    hint = RenderedHint(
        advise(vantage, SearchResult([ActionStats(first, 1, -0.8, 0.64), ActionStats(second, 0)])),
        "hard",
        language,
        str,
    )
    best, hasty, by = hint.lines()
    assert best.startswith(BEST[language])
    assert words in hasty
    assert "hard" in by
    assert (hint.to_values()["next"], hint.to_values()["sure"]) == (None, "hasty")


def test_however_long_a_search_was_a_longer_one_might_change_its_mind() -> None:
    """A judge that hardly scatters is not always right: nobody is told ±1."""
    vantage = sample_questions("knockdown")[0]
    first, second = vantage.question.options[:2]
    steady = [ActionStats(first, 9_000_000, 900_000.0, 90_000.0), ActionStats(second, 1000, 0.0, 0.0)]
    hint = RenderedHint(advise(vantage, SearchResult(steady)), "ismcts", "en", str)
    assert hint.to_values()["best"]["doubt"] == 0.02
    assert "chance to win 55% (±4)" in next(hint.lines())


def test_chances_are_corrected_as_those_of_an_analysis() -> None:
    vantage = sample_questions("knockdown")[0]
    first, second = vantage.question.options[:2]
    opinions = [ActionStats(first, 100, 50.0, 100.0), ActionStats(second, 50, -10.0, 50.0)]
    advice = advise(vantage, SearchResult(opinions))
    plain, learnt = (
        RenderedHint(advice, "ismcts", "en", str).to_values(),
        RenderedHint(advice, "hard", "en", str).to_values(),
    )
    assert (plain["best"]["chance"], plain["next"]["chance"]) == (0.75, 0.4)
    assert learnt["best"]["chance"] == round(get_correction("knockdown", "learned").correct(0.75), 4) != 0.75


@pytest.mark.parametrize(("language", "word"), [("en", "token"), ("es", "ficha"), ("pl", "żeton")])
def test_a_token_that_is_better_kept_is_no_riddle(language: str, word: str) -> None:
    """It promises more and stands second: somebody must say why."""
    vantage, token = observation_with_token()
    thought = SearchResult([priced_stats(vantage.question.options[0], [0.35] * 40), priced_stats(token, VALUES, 0.1)])
    _, second, why, *_ = RenderedHint(advise(vantage, thought), "hard", language, str).lines()
    assert f"{round(100 * get_correction('dungeon', 'learned').correct(0.7))}" in second
    assert word in why


def test_the_help_names_everybody_who_can_be_asked(capsys: pytest.CaptureFixture[str]) -> None:
    words = hinted(capsys, "--help").split("--by", 1)[1].replace(",", " ").split()
    assert {name for name in SEARCHING_BOTS if name not in words[:20]} == set()
