"""`knockbox verify`: exact 0, diverged 1, damaged 2."""

from pathlib import Path

import msgspec
import pytest

from knockbox.cli.main import main
from knockbox.engine.decision import PUBLIC
from knockbox.records.record import DailyStart
from tests.records.matches import record_match, write_forged
from tests.records.tower_matches import build_due_tower, call_test, judge_tower


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.kbr"


def test_exact(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = record_match(path)
    assert main(["verify", str(path)]) == 0
    assert capsys.readouterr().out == f"exact: {len(record.inputs)} inputs, finished\n"


def test_exact_so_far(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record_match(path, 6)
    assert main(["verify", str(path)]) == 0
    assert capsys.readouterr().out == "exact: 6 inputs, not finished\n"


def test_a_public_deal_is_called_one(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record_match(path, 6, DailyStart("2026-11-16"))
    assert main(["verify", str(path)]) == 0
    assert capsys.readouterr().out == "exact: 6 inputs, not finished, public deal\n"


def test_diverged(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = record_match(path, 6)
    write_forged(path, record.header, [msgspec.structs.replace(record.inputs[0], state="0" * 16)], None)
    assert main(["verify", str(path)]) == 1
    said = f"diverged at input 1: found state {record.inputs[0].state}; expected state {'0' * 16}\n"
    assert capsys.readouterr().out == said


def test_damaged(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record_match(path, 6)
    path.write_bytes(path.read_bytes()[:-5])
    assert main(["verify", str(path)]) == 2
    assert capsys.readouterr().out.startswith("damaged (TornLine) at line 7: found the first ")


def test_a_match_with_other_boxes_is_whole_but_not_playable_here(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = record_match(path, 6)
    write_forged(path, msgspec.structs.replace(record.header, content_hash="beef"), record.inputs, None)
    assert main(["verify", str(path)]) == 2
    assert capsys.readouterr().out == (
        "not playable here (DifferentGame) at line 1: found a match with siege-storm of content hash beef;"
        f" expected content hash {record.header.content_hash}: the packs installed here differ\n"
    )


def test_a_program_gets_json(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record_match(path, 6)
    assert main(["verify", "--json", str(path)]) == 0
    verdict = msgspec.json.decode(capsys.readouterr().out)
    exact = {"type": "exact", "inputs": 6, "finished": False, "fair": False, "public_deal": False}
    assert verdict == {**exact, "towers": 0, "unconfirmed": [], "untraced": [], "end_missing": False}


@pytest.mark.parametrize(("name", "said"), [("missing.kbr", "does not exist"), (".", "is a directory")])
def test_a_file_that_cannot_be_read_is_wrong_input(
    tmp_path: Path, name: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(tmp_path / name)]) == 2
    assert said in capsys.readouterr().err


def test_towers_that_are_held_again_are_counted(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = call_test(2, 1)
    judge_tower(session, build_due_tower(session))
    session.save(path)
    assert main(["verify", str(path)]) == 0
    assert capsys.readouterr().out == "exact: 2 inputs, not finished, 1 tower confirmed\n"


def test_a_tower_that_is_not_confirmed_here_is_reported_and_the_match_is_exact(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = call_test(2, 1)
    judge_tower(session, build_due_tower(session), is_standing=False)
    session.save(path)
    assert main(["verify", str(path)]) == 0
    assert capsys.readouterr().out == "exact: 2 inputs, not finished, 1 tower; tower not confirmed here: input 2\n"


def test_a_tower_that_left_no_trace_is_taken_as_told_and_said_to_be(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = call_test(2, 1)
    session.choose(PUBLIC, session.game.string_to_action("stands"))
    session.save(path)
    assert main(["verify", str(path)]) == 0
    told = "exact: 2 inputs, not finished, 1 tower as reported, without a trace: input 2\n"
    assert capsys.readouterr().out == told
