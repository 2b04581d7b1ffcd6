"""`knockbox stdio`: one JSON object per line in, one out; wrong input changes nothing."""

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knockbox.cli.stdio import loop
from knockbox.cli.stdio.requests import REQUESTS
from knockbox.records.commitment import commitment_to
from knockbox.records.reader import read_record
from knockbox.records.record import Origin
from knockbox.records.session import Session
from knockbox.records.verify import ExactVerdict, verify
from tests.cli.stdio_client import StdioClient
from tests.records.matches import SECRET, committed_start, record_match
from tests.records.talking_game import NOD, register_talking_game


def run(lines: bytes) -> list[Any]:
    """What the program itself answers."""
    command = [sys.executable, "-m", "knockbox", "stdio"]
    done = subprocess.run(command, input=lines, capture_output=True, check=True)
    assert done.stderr == b""
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_program_answers_line_by_line_and_leaves_at_the_end_of_input() -> None:
    answers = run(b'{"do": "new", "game": "knockdown", "seed": 1}\n{"do": "question"}')
    assert [list(answer) for answer in answers] == [["ok"], ["ok"]]


def test_the_program_leaves_at_quit() -> None:
    assert run(b'{"do": "quit"}\n{"do": "help"}\n') == [{"ok": "bye"}]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"", "bad-json"),
        (b"{", "bad-json"),
        (b"{'do': 'help'}", "bad-json"),
        (b"[" * 60_000, "bad-json"),
        (b'{"do": "\xff"}', "not-utf8"),
        (b"\x00", "bad-json"),
        (b"7", "bad-request"),
        (b'["help"]', "bad-request"),
        (b"{}", "bad-request"),
        (b'{"do": null}', "bad-request"),
        (b'{"do": 7}', "unknown-do"),
        (b'{"do": ["new"]}', "unknown-do"),
        (b'{"do": "Help"}', "unknown-do"),
        (b'{"do": "help", "me": 1}', "bad-request"),
        (b'{"do": "new"}', "bad-request"),
        (b'{"do": "new", "game": "knockdown", "seed": 1e99}', "bad-request"),
        (b'{"do": "new", "game": "knockdown", "dice": [7]}', "bad-request"),
        (b'{"do": "new", "game": "knockdown", "options": {"ko_relief": 1}}', "bad-request"),
        (b'{"do": "question"}', "no-match"),
        (b'{"do": "choose", "seat": 0, "choice": 1}', "no-match"),
        (b'{"do": "save", "path": "x"}', "no-match"),
    ],
)
def test_a_line_that_makes_no_sense_gets_an_error(line: bytes, code: str) -> None:
    answer = StdioClient().send_line(line)
    assert (answer["error"], answer["reasons"]) == (code, [])
    assert answer["detail"]


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"do": "new", "game": "chess"}, "bad-game"),
        ({"do": "new", "game": "knockdown", "packs": ["/nowhere"]}, "bad-pack"),
        ({"do": "new", "game": "knockdown", "packs": ["siege-storm\0"]}, "bad-pack"),
        ({"do": "new", "game": "knockdown", "packs": ["siege-storm"] * 2}, "bad-pack"),
        ({"do": "new", "game": "knockdown", "options": {"wind": "strong"}}, "bad-option"),
        ({"do": "new", "game": "knockdown", "seats": 3}, "bad-seats"),
        ({"do": "new", "game": "knockdown", "seats": 10**12}, "bad-seats"),
        ({"do": "new", "game": "knockdown", "position": {"seats": 1}}, "bad-seats"),
        ({"do": "new", "game": "knockdown", "position": {"seats": "two"}}, "bad-position"),
        ({"do": "new", "game": "chess", "seats": 2}, "bad-game"),
        ({"do": "new", "game": "knockdown", "position": {"places": [3, 3]}}, "bad-position"),
        ({"do": "new", "game": "knockdown", "position": {"options": 7}}, "bad-position"),
        ({"do": "question", "lang": "la"}, "bad-language"),
        ({"do": "question", "seat": 5}, "bad-seat"),
        ({"do": "question", "seat": "referee"}, "not-asked"),
        ({"do": "view", "seat": -1}, "bad-seat"),
        ({"do": "view", "seat": True}, "bad-request"),
        ({"do": "choose", "seat": 0, "choice": "fly to the moon"}, "bad-choice"),
        ({"do": "choose", "seat": 0, "choice": ""}, "bad-choice"),
        ({"do": "choose", "seat": 0, "choice": -1}, "bad-request"),
        ({"do": "choose", "seat": 0, "choice": 2**62}, "bad-request"),
        ({"do": "choose", "seat": 0, "choice": 0.5}, "bad-request"),
        ({"do": "choose", "seat": 0, "choice": "stop"}, "illegal-choice"),
        ({"do": "choose", "seat": "public", "choice": "time-out"}, "illegal-choice"),
        ({"do": "choose", "seat": 0, "choice": 2**61}, "illegal-choice"),
        ({"do": "save", "path": ""}, "no-file"),
        ({"do": "save", "path": "a\0b"}, "no-file"),
        ({"do": "save", "path": "/dev/null/x.kbr"}, "no-file"),
        ({"do": "load", "path": "/dev/null/x.kbr"}, "no-file"),
        ({"do": "load", "path": "/"}, "no-file"),
        ({"do": "load", "path": __file__}, "bad-record"),
    ],
)
def test_wrong_input_gets_an_error_and_changes_nothing(talk: StdioClient, request_: dict[str, Any], code: str) -> None:
    assert talk.error(**request_) == code


def test_an_illegal_choice_says_why(talk: StdioClient) -> None:
    asked = talk.ok(do="question")
    answer = talk.send(do="choose", seat=1 - asked["seat"], choice=asked["options"][0]["choice"])
    assert answer["error"] == "illegal-choice"
    assert {"code", "rule", "values"} == set(answer["reasons"][0])


OFF = {"code": "off-arena", "rule": "KD-MOVE-5"}


@pytest.mark.rule("KD-MOVE-5", "KD-TURN-1", "KD-BLOCK-2", "KDR-20")
def test_a_number_that_no_choice_can_hold_is_refused_by_the_rules() -> None:
    talk = StdioClient()
    talk.ok(do="new", game="knockdown", position={"fighters": ["veroth", "driana"]})
    for space in (-1, 7, 32, 10**6):
        answer = talk.send(do="choose", seat=0, choice=f"move {space}")
        assert answer["error"] == "illegal-choice"
        assert answer["reasons"] == [OFF | {"values": {"space": space, "last": 6}}]
        assert f"seat 0 may not choose 'move {space}' now: off-arena (KD-MOVE-5)" in answer["detail"]
    for seat, choice in ((1, "move -1"), (0, "split 40 heavy 0 light"), (0, "mode 10")):
        assert talk.send(do="choose", seat=seat, choice=choice)["reasons"][0]["rule"] == "KD-TURN-1"
    assert talk.error(do="choose", seat=0, choice="move minus one") == "bad-choice"


@pytest.mark.rule("KKD-PLACE-2", "KKD-GRIM-0")
def test_a_cell_beyond_the_lattice_touches_no_card() -> None:
    talk = StdioClient()
    talk.ok(do="new", game="dungeon", seed=5, seats=2)
    asked = talk.ok(do="question")
    talk.ok(do="choose", seat=asked["seat"], choice=asked["options"][0]["choice"])
    answer = talk.send(do="choose", seat=asked["seat"], choice="lay 64,-1000")
    assert answer["reasons"][0] == {"code": "touches-no-card", "rule": "KKD-PLACE-2", "values": {"x": 64, "y": -1000}}
    assert talk.send(do="choose", seat=0, choice="fireball 99,0")["reasons"][0]["rule"] == "KKD-GRIM-0"


def test_a_choice_may_be_an_int_or_its_notation(talk: StdioClient) -> None:
    other = StdioClient()
    other.ok(do="new", game="knockdown", seed=4)
    other.play(20)
    asked = talk.ok(do="question")
    option = asked["options"][-1]
    first = talk.ok(do="choose", seat=asked["seat"], choice=option["choice"])
    second = other.ok(do="choose", seat=asked["seat"], choice=option["notation"].upper())
    assert first == second
    assert first["notation"] == option["notation"]


def test_candidates_hold_the_options_and_the_closed_with_reasons(talk: StdioClient) -> None:
    options = talk.ok(do="question")["options"]
    candidates = talk.ok(do="question", all=True)["candidates"]
    assert [each["choice"] for each in candidates if each["enabled"]] == [option["choice"] for option in options]
    closed = [each for each in candidates if not each["enabled"]]
    assert closed
    assert all(each["reasons"][0]["rule"] for each in closed)


def test_options_are_told_in_three_languages(talk: StdioClient) -> None:
    texts = {lang: talk.ok(do="question", lang=lang)["options"][0]["text"] for lang in ("en", "es", "pl")}
    assert len(set(texts.values())) == 3


def test_both_seats_may_answer_a_sealed_question() -> None:
    talk = StdioClient()
    assert talk.ok(do="new", game="knockdown", seed=1, options={"fighters": "draw"})["asked"] == [0, 1]
    later = talk.ok(do="question", seat=1)
    everything = talk.ok(do="question", seat=1, all=True)["candidates"]
    assert [each["choice"] for each in everything] == [option["choice"] for option in later["options"]]
    assert talk.ok(do="choose", seat=1, choice=later["options"][0]["choice"])["asked"] == [0]
    assert talk.error(do="choose", seat=1, choice=later["options"][0]["choice"]) == "illegal-choice"
    assert talk.error(do="question", seat=1) == "not-asked"


def test_a_referee_judges_towers() -> None:
    talk = StdioClient()
    position = {"light": [0, 9], "places": [2, 3], "row": ["hammer-fist", "haymaker", "stomp", "axe-kick"]}
    talk.ok(do="new", game="knockdown", options={"ko_test": "tower"}, position=position)
    while (asked := talk.ok(do="question"))["seat"] != "referee":
        words = [option["notation"] for option in asked["options"]]
        wish = next((word for word in ("call", "attack hammer-fist") if word in words), words[0])
        talk.ok(do="choose", seat=asked["seat"], choice=wish)
    assert [option["notation"] for option in asked["options"]] == ["stands", "fell"]
    assert talk.error(do="choose", seat=0, choice="fell") == "illegal-choice"
    talk.ok(do="choose", seat="referee", choice="fell")
    assert talk.ok(do="view", seat="public")["table"]["victories"] == [1, 0]


def test_a_bot_builds_a_tower(tmp_path: Path) -> None:
    talk = StdioClient()
    position = {"light": [0, 3], "heavy": [0, 1], "question": "call_test"}
    talk.ok(do="new", game="knockdown", options={"ko_test": "tower"}, position=position)
    assert talk.error(do="build") == "not-asked"
    talk.ok(do="choose", seat=0, choice="call")
    assert talk.error(do="build", by="nobody") == "bad-bot"
    told = talk.ok(do="build", by="expert")
    assert (told["stands"], told["fault"], told["notation"], told["asked"]) == (True, None, "stands", [0])
    assert told["trace"].startswith("tower:")
    talk.ok(do="save", path=str(tmp_path / "tower.kbr"))
    assert verify(tmp_path / "tower.kbr") == ExactVerdict(2, finished=False, fair=False, towers=1)


def test_a_tower_that_is_too_high_for_a_bot_has_a_fault() -> None:
    talk = StdioClient()
    position = {"light": [0, 24], "question": "call_test"}
    talk.ok(do="new", game="knockdown", options={"ko_test": "tower"}, position=position)
    talk.ok(do="choose", seat=0, choice="call")
    told = talk.ok(do="build")
    assert (told["stands"], told["notation"]) == (False, "fell")
    assert told["fault"]["rule"] in ("KD-KO-2", "KD-KO-3", "KD-KO-6")


def test_scripted_dice_fall_as_written() -> None:
    talk = StdioClient()
    position = {"light": [0, 9], "places": [2, 3], "row": ["hammer-fist", "haymaker", "stomp", "axe-kick"]}
    talk.ok(do="new", game="knockdown", position=position, dice=[1, 2, 3])
    while not any(told["event"]["type"] == "DiceRolled" for told in talk.ok(do="events")):
        asked = talk.ok(do="question")
        words = [option["notation"] for option in asked["options"]]
        wish = next((word for word in ("call", "attack hammer-fist") if word in words), words[0])
        talk.ok(do="choose", seat=asked["seat"], choice=wish)
    rolled = [told["event"]["die"] for told in talk.ok(do="events") if told["event"]["type"] == "DiceRolled"]
    assert rolled == [1, 2, 3]


def test_events_are_told_as_each_may_know_them(talk: StdioClient) -> None:
    told = {seat: talk.ok(do="events", seat=seat) for seat in (0, 1, "public", "all")}
    dealt = {
        seat: [each["event"]["skill"] for each in events if each["event"]["type"] == "SkillDealt"]
        for seat, events in told.items()
    }
    assert all(dealt["all"])
    assert dealt[0] == [*dealt["all"][:3], "", "", ""]
    assert dealt[1] == ["", "", "", *dealt["all"][3:]]
    assert dealt["public"] == [""] * 6
    assert {each["input"] for each in talk.ok(do="events", since=15)} <= set(range(16, 21))


def test_truth_can_be_set_up_again(talk: StdioClient) -> None:
    truth = talk.ok(do="truth")
    talk.play(5)
    talk.ok(do="new", game="knockdown", position=truth["position"])
    assert talk.ok(do="truth") == truth


def test_a_position_that_no_match_leads_to_does_not_end_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    talk = StdioClient()
    talk.ok(do="new", game="knockdown", position={})
    before = talk.ok(do="truth")
    with monkeypatch.context() as patch:
        patch.setattr(Session, "choose", lambda *_, **__: [][0])
        answer = talk.send(do="choose", seat=0, choice="move 0")
    assert answer["error"] == "bad-position"
    assert "IndexError" in answer["detail"]
    assert talk.ok(do="truth") == before


def test_a_drawn_seed_is_told() -> None:
    talk, again = StdioClient(), StdioClient()
    seed = talk.ok(do="new", game="knockdown", options={"fighters": "draw"})["seed"]
    again.ok(do="new", game="knockdown", options={"fighters": "draw"}, seed=seed)
    assert talk.ok(do="truth") == again.ok(do="truth")


def test_a_match_is_saved_and_loaded(talk: StdioClient, tmp_path: Path) -> None:
    path = str(tmp_path / "match.kbr")
    talk.ok(do="save", path=path)
    assert talk.error(do="save", path=path) == "no-file"
    truth, events = talk.ok(do="truth"), talk.ok(do="events", seat="all")
    other = StdioClient()
    assert other.ok(do="load", path=path)["inputs"] == 20
    assert other.ok(do="truth") == truth
    assert other.ok(do="events", seat="all") == events
    assert other.ok(do="load", path=path, input=3)["inputs"] == 3
    assert other.error(do="load", path=path, input=21) == "bad-record"


def test_what_is_played_on_from_a_record_is_a_copy_that_says_so(talk: StdioClient, tmp_path: Path) -> None:
    first, second, third = (tmp_path / name for name in ("first.kbr", "second.kbr", "third.kbr"))
    record_match(first, start=committed_start(commitment_to(SECRET)), secret=SECRET)
    talk.ok(do="load", path=str(first), input=5)
    talk.play(3)
    talk.ok(do="save", path=str(second))
    origin = read_record(second).header.origin
    assert origin == Origin(read_record(first).hash_after(5), 5, "branch")
    assert verify(second) == ExactVerdict(8, finished=False, fair=True)
    talk.ok(do="load", path=str(first))
    talk.ok(do="save", path=str(third))
    assert third.read_bytes() == first.read_bytes()


def test_a_torn_record_is_loaded_only_on_request(talk: StdioClient, tmp_path: Path) -> None:
    path = tmp_path / "match.kbr"
    record_match(path, 8)
    path.write_bytes(path.read_bytes()[:-9])
    before = path.read_bytes()
    assert talk.error(do="load", path=str(path)) == "bad-record"
    loaded = talk.ok(do="load", path=str(path), accept_torn=True)
    assert loaded["inputs"] == 7
    assert loaded["torn"] > 0
    assert path.read_bytes() == before


def test_a_whole_match_ends(talk: StdioClient) -> None:
    while not (asked := talk.ok(do="question")).get("over"):
        talk.ok(do="choose", seat=asked["seat"], choice=asked["options"][-1]["choice"])
    assert sorted(asked["payoffs"]) == [-1.0, 1.0]
    assert talk.ok(do="offers") == []
    assert talk.error(do="choose", seat=0, choice="resign") == "illegal-choice"


def test_what_is_said_is_listed_and_chosen_like_an_offer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    register_talking_game(monkeypatch)
    talk = StdioClient()
    talk.ok(do="new", game="chatter", seed=4)
    assert [said["seat"] for said in talk.ok(do="utterances")] == [0, 0, 1, 1]
    assert talk.ok(do="utterances", seat="public") == []
    assert talk.ok(do="utterances", seat=1, lang="pl")[0] == {
        "seat": 1,
        "choice": NOD,
        "notation": "nod",
        "text": "nod",
    }
    before = talk.ok(do="truth")
    answer = talk.ok(do="choose", seat=1, choice="nod")
    assert (answer["inputs"], answer["state"], talk.ok(do="truth")) == (1, before["state"], before)
    assert [each["event"]["type"] for each in talk.ok(do="events", seat=0, since=0)] == ["UtteranceMade"]
    assert talk.error(do="choose", seat="referee", choice="nod") == "illegal-choice"
    assert talk.error(do="utterances", seat=2) == "bad-seat"
    talk.ok(do="save", path=str(tmp_path / "talk.kbr"))
    assert talk.ok(do="load", path=str(tmp_path / "talk.kbr"))["inputs"] == 1


def test_a_line_without_end_is_skipped_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "MAX_LINE_BYTES", 64)
    sink = io.BytesIO()
    loop.serve(io.BytesIO(b"x" * 1000 + b"\n" + b'{"do": "quit"}\n'), sink)
    codes = [json.loads(line) for line in sink.getvalue().splitlines()]
    assert [codes[0]["error"], codes[1]] == ["too-long", {"ok": "bye"}]


def test_a_long_line_at_the_end_of_input_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "MAX_LINE_BYTES", 64)
    sink = io.BytesIO()
    loop.serve(io.BytesIO(b"x" * 1000), sink)
    assert json.loads(sink.getvalue())["error"] == "too-long"


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
FIELDS = sorted({field for kind in REQUESTS.values() for field in kind.__struct_fields__} - {"path"})


@settings(max_examples=150)
@given(
    name=st.sampled_from(sorted(set(REQUESTS) - {"quit", "save", "load"})),
    fields=st.dictionaries(st.sampled_from(FIELDS), ANYTHING, max_size=4),
)
def test_nothing_that_is_sent_breaks_the_desk(name: str, fields: dict[str, Any]) -> None:
    talk = StdioClient()
    talk.ok(do="new", game="knockdown", seed=1)
    answer = talk.send(do=name, **fields)
    assert set(answer) in ({"ok"}, {"error", "detail", "reasons"})
