"""The page on settings is current and can be believed: what it shows as a default is accepted."""

import re

import pytest

from knockbox.server.settings import SETTINGS, ServerSetting
from tools import make_settings_docs

ROWS = {
    row[1]: row
    for row in re.finditer(
        r"^\| `(\w+)` \| `(--[\w-]+)` \| (.*?) \| (.*?) \| (.*) \|$",
        make_settings_docs.pages()[make_settings_docs.PAGE],
        re.MULTILINE,
    )
}


def test_what_is_committed_is_current() -> None:
    assert make_settings_docs.PAGE.read_text(encoding="utf-8") == make_settings_docs.pages()[make_settings_docs.PAGE]


def test_every_setting_has_one_row() -> None:
    assert list(ROWS) == [setting.variable for setting in SETTINGS]


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_a_row_says_all_there_is_to_know(setting: ServerSetting) -> None:
    _, flag, default, expected, text = ROWS[setting.variable].groups()
    assert (flag, expected, text) == (setting.flag, setting.expected, setting.help)
    if default.startswith("`"):
        setting.parser.parse(default.strip("`"))
    else:
        assert default in ("none", "the file `knockbox.db` in the data folder", "the app shipped with Knockbox")
