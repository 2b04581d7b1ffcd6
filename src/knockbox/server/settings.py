"""The settings of the server: each is named, checked and explained once, where `Settings` has it."""

import os
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Annotated, Any, Final, get_type_hints
from urllib.parse import quote

import msgspec

from knockbox.records.errors import StorageError
from knockbox.records.home import home
from knockbox.server import readers
from knockbox.server.guards.addresses import Network
from knockbox.server.readers import MisreadError, Reader, Secret, number, one_of, some, whole
from knockbox.server.store.address import read_address

PREFIX: Final = "KNOCKBOX_"
OTHERS: Final = (
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
"""Variables that are none of the server's settings."""
ALIKE: Final = 0.7
FILE: Final = "knockbox.db"
SHOWN: Final = 60
"""Characters of a wrong value that an error repeats."""
FOREVER_DAYS: Final = 36_500


class Told(msgspec.Struct, frozen=True):
    """What stands beside a setting: how it is written, what it is for, and its default if that cannot show itself."""

    reader: Reader
    help: str
    default: str = ""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs."""

    host: Annotated[str, Told(readers.HOST, "The address to listen on; 0.0.0.0 is every one of this machine.")] = (
        "127.0.0.1"
    )
    port: Annotated[int, Told(whole(0, 65_535), "The port to listen on; 0 is any that is free.")] = 8080
    database: Annotated[
        Secret,
        Told(readers.DATABASE, "Where tables are kept, as a URL.", "the file `knockbox.db` in the data folder"),
    ]
    power_safe: Annotated[
        bool, Told(readers.SWITCH, "Whether what was acknowledged survives a loss of power; writing is slower then.")
    ] = False
    origins: Annotated[
        tuple[str, ...],
        Told(
            some(readers.ORIGIN),
            "As what the server is known: by these names it may be asked for, and their pages may connect.",
        ),
    ] = ()
    web: Annotated[
        str,
        Told(readers.FOLDER, "The folder of the web app; it is read at the start.", "the app that comes with Knockbox"),
    ] = ""
    base_path: Annotated[str, Told(readers.BASE_PATH, "What stands before every path, behind a proxy.")] = ""
    trusted_proxies: Annotated[
        tuple[Network, ...],
        Told(some(readers.NETWORK), "Proxies whose X-Forwarded-For, -Proto and -Host are believed."),
    ] = ()

    max_tables: Annotated[int, Told(whole(1, 1_000_000), "Tables that may be awake at once.")] = 5_000
    max_connections: Annotated[int, Told(whole(1, 1_000_000), "Websockets that may be open at once.")] = 10_000
    connections_per_address: Annotated[
        int, Told(whole(1, 1_000_000), "Websockets that one address may have open; of IPv6 a /64 is one.")
    ] = 100
    message_bytes: Annotated[int, Told(whole(1_024, 1_048_576), "The longest message that is read.")] = 16_384
    messages_per_second: Annotated[
        float, Told(number(0.1, 10_000), "Messages that a websocket may send in the long run.")
    ] = 10.0
    message_burst: Annotated[int, Told(whole(1, 100_000), "Messages that it may send at once.")] = 40
    messages_per_address: Annotated[
        float,
        Told(number(1, 1_000_000), "Messages a second of all websockets of one address; what is more has to wait."),
    ] = 100.0
    max_practices: Annotated[int, Told(whole(1, 100_000), "Websockets that may practise towers at once.")] = 100
    practices_per_address: Annotated[
        int, Told(whole(1, 100_000), "Websockets that may do so from one address; of IPv6 a /64 is one.")
    ] = 4
    points_per_second: Annotated[
        float, Told(number(1, 10_000), "Places of a pointer and keys that a websocket may send beside, for a tower.")
    ] = 90.0
    requests_per_minute: Annotated[
        float, Told(number(1, 1_000_000), "HTTP requests from one address, and that many at once.")
    ] = 300.0
    creations_per_minute: Annotated[
        float, Told(number(1, 1_000_000), "Tables opened from one address, and that many at once.")
    ] = 20.0

    sleep_seconds: Annotated[
        float, Told(number(1, 86_400), "How long nothing happens before a table leaves the memory.")
    ] = 600.0
    silence_seconds: Annotated[
        float, Told(number(5, 3_600), "How long a websocket may say nothing, not even pong.")
    ] = 60.0
    # whoever comes is told a whole match and the latest of the chat at once: the least has room for that
    outbox_messages: Annotated[
        int, Told(whole(256, 100_000), "Messages that may wait for a slow client before it is dropped.")
    ] = 256
    outbox_bytes: Annotated[
        int,
        Told(
            whole(1_048_576, 1_073_741_824),
            "Bytes that may wait for a slow client before it is dropped.",
        ),
    ] = 2_097_152

    bot_workers: Annotated[int, Told(whole(0, 1_024), "Processes in which bots search; 0 is one for each core.")] = 0
    bot_nice: Annotated[int, Told(whole(0, 19), "How far they stand back behind the tables.")] = 10
    bot_queue: Annotated[int, Told(whole(1, 100_000), "Questions that may wait for bots before hints are refused.")] = (
        256
    )

    keep_finished_days: Annotated[
        float, Told(number(0, FOREVER_DAYS), "How long a finished table is kept; 0 is for ever.")
    ] = 0.0
    keep_abandoned_days: Annotated[
        float,
        Told(number(0, FOREVER_DAYS), "How long an unfinished table is kept on which nothing happens; 0 is for ever."),
    ] = 0.0

    log_format: Annotated[str, Told(one_of("json", "plain"), "How lines of the log are written.")] = "json"
    log_level: Annotated[str, Told(one_of("debug", "info", "warning", "error"), "What is worth a line of the log.")] = (
        "info"
    )
    metrics_token: Annotated[
        Secret | None,
        Told(
            readers.TOKEN,
            "What `/metrics` wants as a bearer, better not as a flag; without one it answers this machine alone.",
        ),
    ] = None

    @property
    def database_shown(self) -> str:
        """Where tables are kept, without what opens it."""
        return read_address(self.database.reveal()).told


class Setting(msgspec.Struct, frozen=True):
    """What can be said of one setting."""

    name: str
    variable: str
    flag: str
    default: str  # as a person would write it, or in words
    help: str
    reader: Reader

    @property
    def expected(self) -> str:
        return self.reader.expected

    @property
    def is_switch(self) -> bool:
        return self.reader is readers.SWITCH


class SettingsError(ValueError):
    """Settings that cannot be used; each fault says where, what was found and what was expected."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = tuple(faults)


def told_settings() -> Iterator[Setting]:
    hints = get_type_hints(Settings, include_extras=True)
    for field in msgspec.structs.fields(Settings):
        told = hints[field.name].__metadata__[0]
        flag = "--" + field.name.replace("_", "-")
        default = told.default or as_text(field.default) or "none"
        yield Setting(field.name, PREFIX + field.name.upper(), flag, default, told.help, told.reader)


def as_text(value: Any) -> str:
    """A value as it is written in a variable."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ",".join(str(part) for part in value)
    if isinstance(value, float):
        return f"{value:.10g}"
    return "" if value is None else str(value)


SETTINGS: Final[tuple[Setting, ...]] = tuple(told_settings())


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings by flags (by name of the setting; None is not given), else by variables, else by default.

    An empty variable counts as none, because a container file cannot unset one. Raises `SettingsError`.
    """
    unknown = flags.keys() - {setting.name for setting in SETTINGS}
    assert not unknown, f"no such settings: {unknown}"  # noqa: S101  (a mistake of ours, not of whoever runs it)
    faults = misspelt(environment)
    values: dict[str, Any] = {}
    for setting in SETTINGS:
        try:
            values.update(value_of(setting, flags, environment))
        except ValueError as error:
            faults.append(str(error))
    if faults:
        raise SettingsError(faults)
    return Settings(**values)


def value_of(setting: Setting, flags: Mapping[str, Any], environment: Mapping[str, str]) -> dict[str, Any]:
    """The value of a setting by its name, or nothing if the default will do."""
    place, text = given(setting, flags, environment)
    if not place:
        return {"database": database_at_home(environment)} if setting.name == "database" else {}
    try:
        return {setting.name: setting.reader.read(text)}
    except MisreadError as error:
        raise ValueError(f"{place}: {error}") from None
    except ValueError:
        found = "something else (it is secret)" if setting.reader.secret else repr(text[:SHOWN])
        raise ValueError(f"{place}: found {found}; expected {setting.expected}") from None


def given(setting: Setting, flags: Mapping[str, Any], environment: Mapping[str, str]) -> tuple[str, str]:
    """Where a setting is given, and what is said there; nowhere and nothing if it is not."""
    if flags.get(setting.name) is not None:
        return setting.flag, as_text(flags[setting.name])
    text = environment.get(setting.variable, "").strip()
    return (setting.variable, text) if text else ("", "")


def misspelt(environment: Mapping[str, str]) -> list[str]:
    """Complaints of variables that are nearly, but not quite, one that means something."""
    known = {*OTHERS, *(setting.variable for setting in SETTINGS)}
    unknown = sorted(name for name in environment if name.upper().startswith(PREFIX) and name not in known)
    return [f"{name}: found no such setting; expected {nearest}" for name in unknown for nearest in near(name, known)]


def near(name: str, known: set[str]) -> list[str]:
    """The known variable that looks most like the name, if one does; what all begin with counts for nothing."""
    stems = sorted(variable.removeprefix(PREFIX) for variable in known)
    return [PREFIX + stem for stem in get_close_matches(name[len(PREFIX) :].upper(), stems, n=1, cutoff=ALIKE)]


def database_at_home(environment: Mapping[str, str]) -> Secret:
    try:
        path = home(environment).absolute() / FILE
    except StorageError as error:
        raise ValueError(str(error)) from None
    return Secret(f"sqlite:///{quote(os.fsencode(path))}")
