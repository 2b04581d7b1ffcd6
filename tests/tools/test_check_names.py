"""Retired names stay retired."""

from pathlib import Path

import pytest

from tools.check_names import find_retired_names
from tools.house.paths import ROOT


def test_no_retired_name_is_in_use() -> None:
    assert list(find_retired_names(ROOT)) == []


@pytest.mark.parametrize(
    ("path", "text", "found"),
    [
        ("src/knockbox/server/tables/wishes.py", "", "src/knockbox/server/tables/wishes.py: module wishes"),
        ("src/knockbox/records/moment/__init__.py", "", "src/knockbox/records/moment: module moment"),
        ("src/knockbox/server/quotas.py", "class Purse:\n    pass\n", "src/knockbox/server/quotas.py:1: Purse"),
        ("src/knockbox/bots/policy.py", "def imagine() -> None: ...\n", "src/knockbox/bots/policy.py:1: imagine"),
        ("src/knockbox/server/commands.py", "\nFAVOURS: int = 1\n", "src/knockbox/server/commands.py:2: FAVOURS"),
        (
            "src/knockbox/engine/game.py",
            "class Game:\n    def seats(self): ...\n",
            "src/knockbox/engine/game.py:2: seats",
        ),
        ("web/src/table/unheard.ts", "", "web/src/table/unheard.ts: file unheard.ts"),
        ("web/src/net/socket.ts", "export class Line {}\n", "web/src/net/socket.ts:1: Line"),
    ],
)
def test_a_retired_name_is_found(path: str, text: str, found: str, tmp_path: Path) -> None:
    file = tmp_path / path
    file.parent.mkdir(parents=True)
    file.write_text(text)
    assert list(find_retired_names(tmp_path)) == [found]
