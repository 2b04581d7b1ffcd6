"""The page on `knockbox stdio` names every request, field and error, and its session is what happens."""

import json
import re
import runpy
from pathlib import Path

from knockbox.cli.stdio.requests import REQUESTS

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "reference" / "stdio.md").read_text(encoding="utf-8")
TOOL = runpy.run_path(str(ROOT / "tools" / "make_stdio_docs.py"))
SOURCES = ROOT / "src" / "knockbox" / "cli" / "stdio"


def test_the_session_of_the_docs_is_what_happens() -> None:
    assert TOOL["fill_in_answers"](PAGE) == PAGE, "run tools/make_stdio_docs.py"


def test_the_session_of_the_docs_shows_every_request() -> None:
    session = re.findall(r"^> (.*)\n< (.*)$", PAGE, re.MULTILINE)
    well = {json.loads(asked)["do"] for asked, answer in session if "ok" in json.loads(answer)}
    assert well == set(REQUESTS)


def test_the_docs_name_every_field() -> None:
    for name, kind in REQUESTS.items():
        section = PAGE.partition(f"### `{name}`\n")[2].partition("\n#")[0]
        fields = re.findall(r"`(\w+)`", section.strip().splitlines()[0])
        assert fields == list(kind.__struct_fields__) or not kind.__struct_fields__, name


def test_the_docs_name_every_error() -> None:
    raised = set()
    for path in SOURCES.glob("*.py"):
        raised |= set(re.findall(r'(?:Refusal\(|Error, )"([a-z0-9-]+)"', path.read_text(encoding="utf-8")))
    listed = set(re.findall(r"^\| `([a-z0-9-]+)` \|", PAGE, re.MULTILINE))
    assert listed == raised | {"bad-game", "bad-pack", "bad-option", "bad-seats"}
