"""Settings: from variables and flags, each with one home, and errors that say what to do."""

import os
import re
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import msgspec
import pytest

from knockbox.server.setting_parsers import Secret
from knockbox.server.settings import OTHER_VARIABLES, SETTINGS, Settings, SettingsError, read_settings
from knockbox.server.store.address import parse_address

ROOT = Path(__file__).parents[2]
HOME = {"KNOCKBOX_HOME": "/srv/knockbox"}
VALUES: dict[str, tuple[str, object]] = {
    "host": ("0.0.0.0", "0.0.0.0"),  # noqa: S104
    "port": ("0", 0),
    "database": ("postgresql://kb:pass@db/kb", Secret("postgresql://kb:pass@db/kb")),
    "power_safe": ("yes", True),
    "origins": ("https://A.example:443, http://b:8080", ("https://a.example", "http://b:8080")),
    "web": ("/srv/web", "/srv/web"),
    "base_path": ("/games/knockbox/", "/games/knockbox"),
    "trusted_proxies": ("127.0.0.1, 10.0.0.0/8,::1", tuple(map(ip_network, ("127.0.0.1", "10.0.0.0/8", "::1")))),
    "max_tables": ("7", 7),
    "max_connections": ("7", 7),
    "connections_per_address": ("7", 7),
    "message_bytes": ("2048", 2048),
    "messages_per_second": ("2.5", 2.5),
    "message_burst": ("7", 7),
    "messages_per_address": ("7.5", 7.5),
    "max_practices": ("7", 7),
    "practices_per_address": ("7", 7),
    "points_per_second": ("7.5", 7.5),
    "requests_per_minute": ("7.5", 7.5),
    "creations_per_minute": ("7", 7.0),
    "sleep_seconds": ("7", 7.0),
    "silence_seconds": ("7", 7.0),
    "outbox_messages": ("270", 270),
    "outbox_bytes": ("1200000", 1_200_000),
    "bot_workers": ("1", 1),
    "bot_nice": ("19", 19),
    "bot_queue": ("7", 7),
    "keep_finished_days": ("90", 90.0),
    "keep_abandoned_days": ("0.5", 0.5),
    "log_format": ("plain", "plain"),
    "log_level": ("debug", "debug"),
    "metrics_token": ("sixteen-letters!", Secret("sixteen-letters!")),
}


def faults(flags: dict[str, Any], **environment: str) -> tuple[str, ...]:
    with pytest.raises(SettingsError) as caught:
        read_settings(flags, HOME | environment)
    return caught.value.faults


def test_without_anything_the_defaults_hold() -> None:
    settings = read_settings({}, HOME)
    assert settings == Settings(database=Secret("sqlite:////srv/knockbox/knockbox.db"))
    assert (settings.host, settings.port, settings.message_bytes) == ("127.0.0.1", 8080, 16_384)
    assert (settings.origins, settings.trusted_proxies, settings.metrics_token) == ((), (), None)


def test_every_setting_can_be_given_by_a_variable_and_by_a_flag() -> None:
    assert list(VALUES) == [setting.name for setting in SETTINGS]
    for setting in SETTINGS:
        text, expected = VALUES[setting.name]
        assert getattr(read_settings({}, HOME | {setting.variable: text}), setting.name) == expected
        assert getattr(read_settings({setting.name: text}, HOME), setting.name) == expected


def test_a_flag_wins_over_a_variable_and_none_is_no_flag() -> None:
    environment = HOME | {"KNOCKBOX_PORT": "81"}
    assert read_settings({"port": "82"}, environment).port == 82
    assert read_settings({"port": None}, environment).port == 81


def test_flags_may_come_as_values() -> None:
    settings = read_settings({"port": 0, "power_safe": True, "origins": ("https://a.example",)}, HOME)
    assert (settings.port, settings.power_safe, settings.origins) == (0, True, ("https://a.example",))
    assert not read_settings({"power_safe": False}, HOME | {"KNOCKBOX_POWER_SAFE": "yes"}).power_safe


def test_a_variable_may_be_empty_or_have_spaces_around_it() -> None:
    assert read_settings({}, HOME | {"KNOCKBOX_PORT": "", "KNOCKBOX_MAX_TABLES": " 9\n"}) == Settings(
        database=Secret("sqlite:////srv/knockbox/knockbox.db"), max_tables=9
    )


def test_an_empty_flag_empties_a_list_that_a_variable_fills() -> None:
    environment = HOME | {"KNOCKBOX_ORIGINS": "https://a.example", "KNOCKBOX_BASE_PATH": "/x"}
    settings = read_settings({"origins": "", "base_path": ""}, environment)
    assert (settings.origins, settings.base_path) == ((), "")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("host", "two words"),
        ("port", "eighty"),
        ("port", "65536"),
        ("port", "-1"),
        ("port", "٣"),
        ("power_safe", "maybe"),
        ("origins", "*"),
        ("origins", "https://a.example/"),
        ("origins", "https://a.example,null"),
        ("base_path", "knockbox"),
        ("base_path", "/a/../b"),
        ("base_path", "/a?b"),
        ("trusted_proxies", "10.0.0.1/8"),
        ("trusted_proxies", "proxy.example"),
        ("max_tables", "0"),
        ("message_bytes", "1e9"),
        ("messages_per_second", "nan"),
        ("messages_per_second", "0"),
        ("keep_finished_days", "-1"),
        ("bot_nice", "20"),
        ("log_format", "xml"),
        ("log_level", "INFO"),
    ],
)
def test_an_error_says_where_what_was_found_and_what_was_expected(name: str, text: str) -> None:
    setting = next(setting for setting in SETTINGS if setting.name == name)
    assert faults({name: text}) == (f"{setting.flag}: found {text!r}; expected {setting.expected}",)
    assert faults({}, **{setting.variable: text}) == (
        f"{setting.variable}: found {text!r}; expected {setting.expected}",
    )


def test_an_error_repeats_no_long_or_drawing_text() -> None:
    [fault] = faults({"port": "\x1b[2J\n" + "x" * 1000})
    assert fault.isprintable()
    assert len(fault) < 150


def test_all_errors_are_reported_at_once() -> None:
    assert [fault.partition(":")[0] for fault in faults({"port": "x"}, KNOCKBOX_HOST="?", KNOCKBOX_PROT="1")] == [
        "KNOCKBOX_PROT",
        "KNOCKBOX_HOST",
        "--port",
    ]


@pytest.mark.parametrize(
    ("variable", "meant"),
    [
        ("KNOCKBOX_PROT", "KNOCKBOX_PORT"),
        ("KNOCKBOX_LOGLEVEL", "KNOCKBOX_LOG_LEVEL"),
        ("KNOCKBOX_TRUSTED_PROXY", "KNOCKBOX_TRUSTED_PROXIES"),
        ("KNOCKBOX_DATABASE_URL", "KNOCKBOX_DATABASE"),
        ("knockbox_port", "KNOCKBOX_PORT"),
        ("KNOCKBOX_HOMES", "KNOCKBOX_HOME"),
    ],
)
def test_a_misspelt_variable_is_reported_with_the_nearest_name(variable: str, meant: str) -> None:
    assert faults({}, **{variable: "1"}) == (f"{variable}: found no such setting; expected {meant}",)


def test_other_variables_are_ignored() -> None:
    others = dict.fromkeys(OTHER_VARIABLES, "x") | {"KNOCKBOX_UNHEARD_OF": "x", "PORT": "x", "XKNOCKBOX_PROT": "x"}
    assert read_settings({}, others).port == 8080


def test_all_other_knockbox_variables_are_known() -> None:
    """Whoever reads a new one must name it here, lest it be taken for a misspelt setting."""
    sources = [ROOT / "kb", *(ROOT / "src").rglob("*.py"), *(ROOT / "tools").rglob("*.py")]
    found = {name for path in sources for name in re.findall(r"KNOCKBOX_[A-Z_]*[A-Z]", path.read_text("utf-8"))}
    used = found - {setting.variable for setting in SETTINGS}
    assert used == set(OTHER_VARIABLES)


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("database", "mysql://kb:hunter2@db/kb", "an unknown form"),
        ("database", "postgresql://kb:hunter2@db:x/kb", "a malformed postgresql URL"),
        ("database", "hunter2", "an unknown form"),
        ("database", "sqlite:///", "an SQLite URL without a file"),
        ("metrics_token", "hunter2", "an invalid value (hidden)"),
        ("metrics_token", "hunter2 hunter2 hunter2", "an invalid value (hidden)"),
    ],
)
def test_no_error_contains_a_secret(name: str, text: str, found: str) -> None:
    [by_flag] = faults({name: text})
    [by_variable] = faults({}, **{f"KNOCKBOX_{name.upper()}": text})
    assert "hunter2" not in by_flag + by_variable
    assert by_flag.startswith(f"--{name.replace('_', '-')}: found {found}; expected ")
    assert by_variable.startswith(f"KNOCKBOX_{name.upper()}: found {found}; expected ")


def test_no_secret_shows_by_itself() -> None:
    settings = read_settings(
        {"database": "postgresql://kb:hunter2@db:5/kb?sslmode=require", "metrics_token": "hunter2" * 3}, HOME
    )
    shown = f"{settings!r} {settings} {settings.database} {settings.metrics_token!r} {settings.database_label}"
    assert "hunter2" not in shown
    assert settings.database_label == "postgresql://kb:***@db:5/kb"
    assert settings.database.reveal() == "postgresql://kb:hunter2@db:5/kb?sslmode=require"
    with pytest.raises(TypeError):
        msgspec.json.encode(settings)


def test_a_secret_matches_itself_alone() -> None:
    secret = Secret("sixteen-letters!")
    assert secret.matches("sixteen-letters!")
    assert not any(map(secret.matches, ("", "sixteen-letters", "SIXTEEN-LETTERS!", "é", "\ud800")))
    assert not Secret("").matches("")
    assert secret == Secret(secret.reveal())
    assert secret not in (Secret("sixteen"), secret.reveal())
    assert hash(secret) == hash(Secret(secret.reveal()))


@pytest.mark.parametrize("folder", ["/srv/a b", "/srv/a?b#c", "/srv/100%25", "/srv/Łódź"])
def test_any_data_folder_makes_a_url_that_leads_there(folder: str) -> None:
    settings = read_settings({}, {"KNOCKBOX_HOME": folder})
    assert parse_address(settings.database.reveal()).path == Path(folder, "knockbox.db")


def test_a_data_folder_that_is_nowhere_matters_only_if_it_is_needed() -> None:
    environment = {"KNOCKBOX_HOME": "~nobody-of-that-name/x"}
    with pytest.raises(SettingsError, match="that user has no home folder here"):
        read_settings({}, environment)
    assert read_settings({"database": "sqlite:////tmp/x.db"}, environment).port == 8080


def test_what_is_said_of_a_setting_is_enough_for_a_page_and_for_options() -> None:
    for setting in SETTINGS:
        assert setting.variable == "KNOCKBOX_" + setting.name.upper()
        assert setting.flag == "--" + setting.name.replace("_", "-")
        assert setting.default
        assert re.fullmatch(r"[A-Z].*\.", setting.help)
    defaults = {setting.name: setting.default for setting in SETTINGS}
    assert (defaults["port"], defaults["power_safe"], defaults["origins"]) == ("8080", "no", "none")
    assert [setting.name for setting in SETTINGS if setting.is_switch] == ["power_safe"]


def test_every_default_passes_its_own_check() -> None:
    for setting in SETTINGS:
        if setting.name not in {"database", "metrics_token", "origins", "web", "base_path", "trusted_proxies"}:
            assert setting.parser.parse(setting.default) == getattr(read_settings({}, HOME), setting.name)


def test_the_environment_is_that_of_the_process(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [name for name in os.environ if name.startswith("KNOCKBOX_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("KNOCKBOX_HOME", str(tmp_path))
    monkeypatch.setenv("KNOCKBOX_PORT", "81")
    assert read_settings({}).port == 81
