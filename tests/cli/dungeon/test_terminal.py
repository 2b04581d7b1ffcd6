"""The dungeon in the terminal by pipe: whole matches, short forms, talk, offers, the curtain, the clock."""

import builtins
import io
import re
import signal
from datetime import UTC, datetime

import pytest

from knockbox.cli.main import main
from knockbox.records.reader import read_record
from knockbox.records.record import DailyStart
from knockbox.records.verify import ExactVerdict, verify
from tests.cli.dungeon.piped_dungeon import PEOPLE, PipedDungeon, numbers

CURTAIN = "only. Press Enter when nobody else is looking."


@pytest.mark.parametrize(
    ("language", "seats", "options"),
    [
        ("en", "person", ["timer=off"]),
        ("es", "person,random", ["level=3", "chest_hunt=true"]),
        ("pl", "random,person,random", []),
        ("en", "person,person", ["adventure=on", "tokens=fireball,ice"]),
        ("es", "person,random,random,random,random", ["level=2"]),
        ("pl", "random,random,person,random,random,random", ["timer=10"]),
    ],
)
def test_a_whole_dungeon_can_be_tried(table: PipedDungeon, language: str, seats: str, options: list[str]) -> None:
    pairs = [word for option in options for word in ("--option", option)]
    output = table.play(numbers(1), "--seats", seats, "--seed", "3", "--lang", language, *pairs)
    verdict = verify(table.record())
    assert (table.code, table.complaint) == (0, "")
    assert isinstance(verdict, ExactVerdict)
    assert verdict.finished
    assert f"./kb replay {table.record()}" in output
    assert re.search(r"\[KKD-END-\d\]|\[KKDR-11\]", output)


def test_a_replay_tells_bots_of_one_name_apart(table: PipedDungeon, capsys: pytest.CaptureFixture[str]) -> None:
    table.play([], "--seats", "random,random,greedy", "--seed", "3", "--lang", "en")
    main(["replay", str(table.record()), "--all", "--lang", "en"])
    output = capsys.readouterr().out
    assert "random 1 is dealt" in output
    assert "random 2 is dealt" in output
    assert "greedy is dealt" in output


def test_without_words_four_play_and_three_of_them_are_bots(table: PipedDungeon) -> None:
    table.play([], "--seed", "1", "--lang", "en")
    assert [player.kind for player in read_record(table.record()).header.seats] == ["person", "bot", "bot", "bot"]


@pytest.mark.parametrize("typed", ["card joker", "joker", "0000", "0 0 / 0 0"])
def test_a_card_is_chosen_by_notation_name_or_corners(table: PipedDungeon, typed: str) -> None:
    seed = next(seed for seed in range(40) if "0─0 joker" in table.enter(seed=seed))
    table.enter(typed, seed=seed)
    assert table.inputs()[0] == (0, "card joker")


@pytest.mark.parametrize("typed", ["1,-1 t", "1 -1 turned", "lay 1,-1 turned", "(1,-1)t"])
def test_a_cell_is_chosen_by_its_place(table: PipedDungeon, typed: str) -> None:
    output = table.enter("1", typed)
    assert table.inputs()[1] == (0, "lay 1,-1 turned")
    assert "Player 1 lays" in output


def test_while_a_bot_is_awaited_no_line_stays_blank(table: PipedDungeon) -> None:
    output = table.enter("p", "1", "2", seats="person,random")
    lines = output[output.index("random 2 is about to play.") :].splitlines()
    assert lines[1].startswith("number or place")


def test_a_chosen_card_can_be_put_back(table: PipedDungeon) -> None:
    table.enter("1", "put-back", "2")
    assert [notation.split()[0] for _, notation in table.inputs()] == ["card", "put-back", "card"]


def test_the_curtain_hides_each_hand_from_the_others(table: PipedDungeon) -> None:
    output = table.enter("", "1", "1", "", "1", seats=PEOPLE, seed=9)
    before, first, second, *_ = output.split(CURTAIN)
    assert "Pass the keyboard to Player 1" in before
    assert "Player 1 is dealt the" in first
    assert "Player 1 is dealt the" not in second
    assert "Player 2 is dealt the" in second
    assert "Player 2 is dealt 4 cards" in first
    assert "is dealt the" not in before


def test_the_clock_ends_the_match_and_is_told(table: PipedDungeon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builtins, "input", lambda prompt="": signal.raise_signal(signal.SIGALRM))
    output = table.enter()
    assert "Time is up. [KKD-END-5]" in output
    assert table.inputs() == [(-1, "time-up")]
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_the_clock_goes_on_where_it_stood(table: PipedDungeon, monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = iter(range(0, 5000, 25))
    monkeypatch.setattr("knockbox.cli.terminal.clock.monotonic", lambda: next(seconds))
    output = table.enter("1", "put-back", "1", seats="person")
    assert [entry.clock_ms for entry in read_record(table.record()).inputs] == [25_000, 50_000, 75_000]
    assert "4:45 left" in output
    assert "4:20 left" in table.play([], "--resume", "--lang", "en")
    assert "3:55 left" in table.play(["h", "s"], "--resume", "--lang", "en")


def test_time_that_was_thought_about_nothing_is_not_given_back(
    table: PipedDungeon, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds = iter(range(0, 5000, 100))
    monkeypatch.setattr("knockbox.cli.terminal.clock.monotonic", lambda: next(seconds))
    table.enter("s", seats="person")
    assert table.inputs() == []
    assert "4:20 left" in table.play(["s"], "--resume", "--lang", "en")
    assert "2:40 left" in table.play([], "--resume", "--lang", "en")
    assert list(table.home.glob("records/*.clock"))
    assert "1:00 left" in table.play(["give-up"], "--resume", "--lang", "en")
    assert not list(table.home.glob("records/*.clock"))


@pytest.mark.parametrize("note", ["", "12", "-5\n", "many\n", "\xff\n"])
def test_a_note_of_the_clock_that_cannot_be_read_tells_nothing(table: PipedDungeon, note: str) -> None:
    table.enter("s", seats="person")
    table.record().with_name(f"{table.record().name}.clock").write_text(note, encoding="latin-1")
    assert "6:00 left" in table.play([], "--resume", "--lang", "en")
    assert table.code == 0


def test_without_a_timer_no_clock_is_shown(table: PipedDungeon) -> None:
    assert "6:00 left" in table.enter()
    assert not re.search(r"\d left", table.play([], "--seed", "1", "--lang", "en", "--option", "timer=off"))


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("c map", "════"),
        ("c 0,0", "to be seen, danger"),
        ("c 9,9", "No card lies at 9,9."),
        ("c goblin", "His hand is stuck in the biscuit tin"),
        ("c 0113", "Sharp Dresser’s Wardrobe  0 1 / 1 3"),
        ("c wardrobe", "The iron maiden makes a splendid wardrobe."),
        ("c nobody", "No card is called “nobody”."),
        ("c", "Type c and part of a name"),
        ("r KKD-PLACE-3", "KKD-PLACE-3 · "),
        ("r", "such as “r KKD-PLACE-3”"),
        ("?", "Not possible now:"),
        ("h", "this would lose at once"),
        ("l", "The deck is shuffled"),
        ("dance", "“dance” is not an answer here."),
    ],
)
def test_every_other_word_gets_an_answer_and_plays_nothing(table: PipedDungeon, typed: str, expected: str) -> None:
    output = table.enter(typed)
    asked = output.index("Which card do you lay?")
    assert expected in output[asked + 1 :]
    assert table.inputs() == []


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--fighters", "veroth,imke"], "--fighters belongs to knockdown; found the game 'dungeon'"),
        (["--arena", "nemesis"], "--arena belongs to knockdown"),
        (["--seats", ",".join(["person"] * 7)], "found 7 seats"),
        (["--seats", "person", "--names", "Ana,Olek"], "expected one name of at most 40 letters, such as Ana"),
        (["--option", "decision_time=9"], "unknown option 'decision_time'"),
        (["--daily", "--seed", "1"], "--daily cannot be combined"),
        (["--option", "tokens=ice"], "grimoire tokens stay in the box outside the adventure"),
        (["--box", "siege-storm"], "siege-storm"),
        (["--resume"], "no unfinished match of 'dungeon'"),
    ],
)
def test_wrong_arguments_are_explained(table: PipedDungeon, arguments: list[str], message: str) -> None:
    table.play([], *arguments)
    assert table.code == 2
    assert message in table.complaint
    assert not list(table.home.glob("records/*.kbr"))


def test_what_is_not_there_to_go_on_with_is_begun_by_naming_the_game(table: PipedDungeon) -> None:
    table.play([], "--resume")
    assert "hint: run `./kb terminal dungeon` to start one" in table.complaint


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "no answers yet"), ("es", "aún no hay respuestas"), ("pl", "nie było jeszcze odpowiedzi")],
)
def test_a_match_without_answers_goes_on_from_no_number(table: PipedDungeon, language: str, words: str) -> None:
    table.enter("s", seats="person")
    output = table.play([], "--resume", "--lang", language)
    assert words in output.splitlines()[0]


def test_the_dungeon_of_the_day_is_the_same_for_everybody(table: PipedDungeon) -> None:
    before = datetime.now(UTC).date().isoformat()
    table.play([], "--daily", "--seats", "person,random", "--lang", "en")
    first = read_record(table.record()).header
    table.play([], "--daily", "--seats", "person,random", "--lang", "pl")
    second = read_record(table.record()).header
    assert isinstance(first.start, DailyStart)
    assert before <= first.start.date <= datetime.now(UTC).date().isoformat()
    assert first.start != second.start or first.state == second.state


def test_a_match_of_another_game_is_not_the_one_that_was_named(table: PipedDungeon) -> None:
    table.monkeypatch.setattr("sys.stdin", io.StringIO(""))
    main(["terminal", "--seed", "1"])
    table.play([], "--resume", str(table.record()))
    assert table.code == 2
    assert "is a match of 'knockdown'; expected 'dungeon'" in table.complaint


def test_going_on_gives_exactly_the_same_dungeon(table: PipedDungeon) -> None:
    typed = numbers(8)
    arguments = ("--seats", "person", "--seed", "2", "--lang", "en")
    table.play(typed, *arguments)
    whole = [(entry.seat, entry.choice) for entry in read_record(table.record()).inputs]
    assert len(whole) > 8
    table.play(typed[:5], *arguments)
    path = table.record()
    assert 0 < len(read_record(path).inputs) < len(whole)
    output = table.play(typed[5:], "--resume", str(path), "--lang", "en")
    assert "The match continues after input" in output
    assert [(entry.seat, entry.choice) for entry in read_record(path).inputs] == whole


@pytest.mark.parametrize("width", [60, 80, 120])
def test_no_line_is_wider_than_the_terminal(table: PipedDungeon, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    output = table.play(["?", "h", "l", "o", "t", "c a", "c map", *numbers(2, 60)], "--seed", "7", "--lang", "pl")
    drawn = [line for line in output.splitlines() if str(table.home) not in line]
    assert max(len(line) for line in drawn) <= width


def test_people_may_act_before_a_bot_plays(table: PipedDungeon) -> None:
    output = table.enter("p", "1", "2", "nod", "?", "7", "", seats="person,random,random")
    assert output.count("random 2 is about to play.") == 2
    assert (0, "nod") in table.inputs()
    assert "Not possible now" not in output
    nod = table.inputs().index((0, "nod"))
    assert table.inputs()[nod + 1][0] == 1


@pytest.mark.parametrize("seats", ["person,random,random", "person,random,person"])
def test_the_last_words_tell_what_happened_since_the_last_answer(table: PipedDungeon, seats: str) -> None:
    laid: list[int] = []
    for seed in range(40):
        output = table.play(numbers(seed), "--seats", seats, "--seed", str(seed), "--lang", "en")
        laid = [seat for seat, notation in table.inputs() if notation.startswith("lay ")]
        if len(laid) > 6 and 0 in laid[-3:]:
            break
    told = re.findall(r"» (\w+ \d) lays", output.rpartition("Your answer")[2].partition("╔")[0])
    assert len(laid) > 6
    assert 0 < len(told) <= 3
    assert told[0].startswith("Player")


def test_a_bot_is_watched_by_all_people_together(table: PipedDungeon) -> None:
    output = table.enter("", "p", "1", "2", "2: nod", "3: nod", seats="person,random,person")
    watched = output[: output.index("random 2 is about to play.")].rpartition("DUNGEON 1")[2]
    assert "» Player 1 draws a card." in watched
    assert "  Turn of random 2." in watched or "  Turn of Player 1." in watched
    assert [notation for seat, notation in table.inputs() if seat == 1 and notation == "nod"] == []
    assert (2, "nod") in table.inputs()
