"""The settings of the server, each with its parser and help text."""

import os
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Annotated, Any, Final, get_type_hints
from urllib.parse import quote

import msgspec

from knockbox.records.errors import StorageError
from knockbox.records.folders import data_folder
from knockbox.server import setting_parsers
from knockbox.server.guards.addresses import Network
from knockbox.server.setting_parsers import (
    Secret,
    SettingParser,
    SettingValueError,
    list_of,
    number,
    one_of,
    whole_number,
)
from knockbox.server.store.address import parse_address

PREFIX: Final = "KNOCKBOX_"
OTHER_VARIABLES: Final = (
    "KNOCKBOX_HOME",
    "KNOCKBOX_ENGINE",
    "KNOCKBOX_COMPILED",
    "KNOCKBOX_STEPS_DONE",
    "KNOCKBOX_PROGRAM",
    "KNOCKBOX_EXPECT",
    "KNOCKBOX_FAILURES",
    "KNOCKBOX_NOOP",
    "KNOCKBOX_WEB_OUT",
)
"""Environment variables that are not settings of the server."""
SIMILARITY_CUTOFF: Final = 0.7
DATABASE_FILE: Final = "knockbox.db"
MAX_QUOTED_VALUE: Final = 60
"""Characters of an invalid value that an error quotes."""
MAX_DAYS: Final = 36_500


class SettingInfo(msgspec.Struct, frozen=True):
    """Annotation of a setting: its parser, its help text, and a description of the default if needed."""

    parser: SettingParser
    help: str
    default: str = ""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of a server."""

    host: Annotated[
        str,
        SettingInfo(setting_parsers.HOST, "Address to listen on; 0.0.0.0 listens on every address of this machine."),
    ] = "127.0.0.1"
    port: Annotated[int, SettingInfo(whole_number(0, 65_535), "Port to listen on; 0 picks a free one.")] = 8080
    database: Annotated[
        Secret,
        SettingInfo(
            setting_parsers.DATABASE, "Database URL for the tables.", "the file `knockbox.db` in the data folder"
        ),
    ]
    power_safe: Annotated[
        bool, SettingInfo(setting_parsers.SWITCH, "Make acknowledged moves survive a power failure; writes are slower.")
    ] = False
    origins: Annotated[
        tuple[str, ...],
        SettingInfo(
            list_of(setting_parsers.ORIGIN),
            "Public origins of the server; requests under these host names and from these origins are accepted.",
        ),
    ] = ()
    web: Annotated[
        str,
        SettingInfo(setting_parsers.FOLDER, "Folder of the web app, read at start.", "the app shipped with Knockbox"),
    ] = ""
    base_path: Annotated[str, SettingInfo(setting_parsers.BASE_PATH, "Prefix of every path, behind a proxy.")] = ""
    trusted_proxies: Annotated[
        tuple[Network, ...],
        SettingInfo(
            list_of(setting_parsers.NETWORK), "Proxies whose X-Forwarded-For, -Proto and -Host headers are trusted."
        ),
    ] = ()

    max_tables: Annotated[int, SettingInfo(whole_number(1, 1_000_000), "Maximum number of tables in memory.")] = 5_000
    max_connections: Annotated[int, SettingInfo(whole_number(1, 1_000_000), "Maximum number of open websockets.")] = (
        10_000
    )
    connections_per_address: Annotated[
        int,
        SettingInfo(
            whole_number(1, 1_000_000), "Maximum number of open websockets per address; an IPv6 /64 counts as one."
        ),
    ] = 100
    message_bytes: Annotated[
        int, SettingInfo(whole_number(1_024, 1_048_576), "Maximum size of a websocket message.")
    ] = 16_384
    messages_per_second: Annotated[float, SettingInfo(number(0.1, 10_000), "Sustained message rate per websocket.")] = (
        10.0
    )
    message_burst: Annotated[int, SettingInfo(whole_number(1, 100_000), "Messages a websocket may send at once.")] = 40
    messages_per_address: Annotated[
        float,
        SettingInfo(number(1, 1_000_000), "Messages a second from all websockets of one address; more are delayed."),
    ] = 100.0
    max_practices: Annotated[
        int, SettingInfo(whole_number(1, 100_000), "Maximum number of websockets for tower practice.")
    ] = 100
    practices_per_address: Annotated[
        int, SettingInfo(whole_number(1, 100_000), "Maximum number of those per address; an IPv6 /64 counts as one.")
    ] = 4
    points_per_second: Annotated[
        float,
        SettingInfo(number(1, 10_000), "Pointer positions and keys a second per websocket, in addition to messages."),
    ] = 90.0
    requests_per_minute: Annotated[
        float, SettingInfo(number(1, 1_000_000), "HTTP requests a minute per address, also the burst.")
    ] = 300.0
    creations_per_minute: Annotated[
        float, SettingInfo(number(1, 1_000_000), "Tables created a minute per address, also the burst.")
    ] = 20.0

    sleep_seconds: Annotated[
        float, SettingInfo(number(1, 86_400), "Idle time after which a table is unloaded from memory.")
    ] = 600.0
    silence_seconds: Annotated[
        float, SettingInfo(number(5, 3_600), "Close a websocket after this time without a message or pong.")
    ] = 60.0
    # a new connection gets a whole match and recent chat at once: the minimum has room for that
    outbox_messages: Annotated[
        int, SettingInfo(whole_number(256, 100_000), "Messages queued for a slow client before it is disconnected.")
    ] = 256
    outbox_bytes: Annotated[
        int,
        SettingInfo(
            whole_number(1_048_576, 1_073_741_824),
            "Bytes queued for a slow client before it is disconnected.",
        ),
    ] = 2_097_152

    bot_workers: Annotated[
        int, SettingInfo(whole_number(0, 1_024), "Number of bot worker processes; 0 means one per core.")
    ] = 0
    bot_nice: Annotated[int, SettingInfo(whole_number(0, 19), "Niceness of bot worker processes.")] = 10
    bot_queue: Annotated[
        int, SettingInfo(whole_number(1, 100_000), "Questions queued for bots before hints are refused.")
    ] = 256

    keep_finished_days: Annotated[
        float, SettingInfo(number(0, MAX_DAYS), "Days to keep a finished table; 0 means for ever.")
    ] = 0.0
    keep_abandoned_days: Annotated[
        float,
        SettingInfo(number(0, MAX_DAYS), "Days to keep an inactive unfinished table; 0 means for ever."),
    ] = 0.0

    log_format: Annotated[str, SettingInfo(one_of("json", "plain"), "Format of log lines.")] = "json"
    log_level: Annotated[
        str, SettingInfo(one_of("debug", "info", "warning", "error"), "Minimum level of log lines.")
    ] = "info"
    metrics_token: Annotated[
        Secret | None,
        SettingInfo(
            setting_parsers.TOKEN,
            "Bearer token for `/metrics`; prefer the variable to the flag. Without it, only this machine has access.",
        ),
    ] = None

    @property
    def database_label(self) -> str:
        """The database URL without credentials."""
        return parse_address(self.database.reveal()).display_url


class ServerSetting(msgspec.Struct, frozen=True):
    """Description of one setting."""

    name: str
    variable: str
    flag: str
    default: str  # as written in a variable, or described
    help: str
    parser: SettingParser

    @property
    def expected(self) -> str:
        return self.parser.expected

    @property
    def is_switch(self) -> bool:
        return self.parser is setting_parsers.SWITCH


class SettingsError(ValueError):
    """Invalid settings; each fault says where, what was found and what was expected."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = tuple(faults)


def list_settings() -> Iterator[ServerSetting]:
    hints = get_type_hints(Settings, include_extras=True)
    for field in msgspec.structs.fields(Settings):
        info = hints[field.name].__metadata__[0]
        flag = "--" + field.name.replace("_", "-")
        default = info.default or format_value(field.default) or "none"
        yield ServerSetting(field.name, PREFIX + field.name.upper(), flag, default, info.help, info.parser)


def format_value(value: Any) -> str:
    """Format a value as written in an environment variable."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ",".join(str(part) for part in value)
    if isinstance(value, float):
        return f"{value:.10g}"
    return "" if value is None else str(value)


SETTINGS: Final[tuple[ServerSetting, ...]] = tuple(list_settings())


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """Return the settings from flags (by setting name; None is unset), else variables, else defaults.

    An empty variable counts as unset, because a container file cannot unset one. Raise `SettingsError`.
    """
    unknown = flags.keys() - {setting.name for setting in SETTINGS}
    assert not unknown, f"no such settings: {unknown}"  # noqa: S101  (a bug, not a mistake of the operator)
    faults = find_misspelt_variables(environment)
    values: dict[str, Any] = {}
    for setting in SETTINGS:
        try:
            values.update(value_of(setting, flags, environment))
        except ValueError as error:
            faults.append(str(error))
    if faults:
        raise SettingsError(faults)
    return Settings(**values)


def value_of(setting: ServerSetting, flags: Mapping[str, Any], environment: Mapping[str, str]) -> dict[str, Any]:
    """Return the value of a setting by its name, or nothing for the default."""
    place, text = find_value(setting, flags, environment)
    if not place:
        return {"database": default_database(environment)} if setting.name == "database" else {}
    try:
        return {setting.name: setting.parser.parse(text)}
    except SettingValueError as error:
        raise ValueError(f"{place}: {error}") from None
    except ValueError:
        found = "an invalid value (hidden)" if setting.parser.is_secret else repr(text[:MAX_QUOTED_VALUE])
        raise ValueError(f"{place}: found {found}; expected {setting.expected}") from None


def find_value(setting: ServerSetting, flags: Mapping[str, Any], environment: Mapping[str, str]) -> tuple[str, str]:
    """Return the flag or variable that sets a setting, and its text; both empty if it is not set."""
    if flags.get(setting.name) is not None:
        return setting.flag, format_value(flags[setting.name])
    text = environment.get(setting.variable, "").strip()
    return (setting.variable, text) if text else ("", "")


def find_misspelt_variables(environment: Mapping[str, str]) -> list[str]:
    """Return a message for each unknown variable that resembles a known one."""
    known = {*OTHER_VARIABLES, *(setting.variable for setting in SETTINGS)}
    unknown = sorted(name for name in environment if name.upper().startswith(PREFIX) and name not in known)
    return [
        f"{name}: found no such setting; expected {nearest}"
        for name in unknown
        for nearest in nearest_variables(name, known)
    ]


def nearest_variables(name: str, known: set[str]) -> list[str]:
    """Return the known variable most similar to the name, if any; the common prefix is ignored."""
    stems = sorted(variable.removeprefix(PREFIX) for variable in known)
    return [
        PREFIX + stem for stem in get_close_matches(name[len(PREFIX) :].upper(), stems, n=1, cutoff=SIMILARITY_CUTOFF)
    ]


def default_database(environment: Mapping[str, str]) -> Secret:
    try:
        path = data_folder(environment).absolute() / DATABASE_FILE
    except StorageError as error:
        raise ValueError(str(error)) from None
    return Secret(f"sqlite:///{quote(os.fsencode(path))}")
