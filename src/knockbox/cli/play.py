"""`knockbox play`: a server on this machine, and its page in the browser, until somebody stops it."""

import os
import socket
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import click

from knockbox.cli import browser
from knockbox.cli.doorplate import Doorplate, Plate, doorplate
from knockbox.cli.errors import WELL, InputError, NotNowError
from knockbox.cli.main import program
from knockbox.cli.serving import bound, serve
from knockbox.records.errors import StorageError
from knockbox.records.home import home
from knockbox.server.bundle import BundleError, bundle_in
from knockbox.server.logs import set_up
from knockbox.server.reach import origin, reach_of
from knockbox.server.settings import PREFIX, Settings, SettingsError, read_settings
from knockbox.server.store.errors import AwayError, DamagedError, LockError, StoreError

HERE: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104  (only with --lan)
PORTS: Final = range(8080, 8100)
"""Tried in their order, so that a browser that keeps seats by address finds them again."""
PORT: Final = f"{PREFIX}PORT"
QUIETLY: Final = {"log_format": "plain", "log_level": "warning"}
TERMINAL: Final = "plays in the terminal, and needs no browser"


@click.command("play", context_settings={"ignore_unknown_options": True})
@click.option("--lan", is_flag=True, help="Let others in your network connect, and put an address for them into links.")
@click.option("--no-browser", is_flag=True, help="Only say the address.")
@click.option("--port", metavar="TEXT", help="The port to listen on.  [default: the first that is free from 8080 on]")
@click.option("--take-over", is_flag=True, help="Start though a server has your tables; that one stops.")
@click.argument("words", nargs=-1, type=click.UNPROCESSED, metavar="")
@click.pass_context
def command(
    ctx: click.Context, lan: bool, no_browser: bool, port: str | None, take_over: bool, words: tuple[str, ...]
) -> int:
    """Play in the browser, on this machine: games, opponents and boxes are chosen on the page.

    Your tables are kept in the data folder. Settings of `serve` hold here too, as variables of the environment.
    """
    if words:
        refuse(ctx, words)
    try:
        settings = settings_for(lan, port)
        set_up(settings.log_format, settings.log_level)
        with doorplate(home()) as plate:
            is_shown = not no_browser and browser.has_screen()
            if not plate.is_ours:
                return join(plate.read(), lan, is_shown)
            is_named = port is not None or bool(os.environ.get(PORT))
            return host(settings, [settings.port] if is_named else PORTS, plate, is_shown, take_over)
    except SettingsError as error:
        raise InputError("; ".join(error.faults)) from None
    except LockError as error:
        raise NotNowError(str(error), f"stop that one first, or `{called('play')} --take-over`") from None
    except DamagedError as error:
        hint = f"`{called('tables')} check` says what is damaged; restore a copy"
        raise InputError(str(error), hint) from None
    except AwayError as error:
        raise NotNowError(str(error), "start again when the database answers and has room") from None
    except (StoreError, StorageError, BundleError) as error:
        raise InputError(str(error)) from None


def refuse(ctx: click.Context, words: Sequence[str]) -> None:
    """What the terminal would understand is led there; all else is a slip."""
    from knockbox.cli.terminal import command as terminal  # only now: it brings both games

    known = {word for parameter in terminal.params for word in (*parameter.opts, *parameter.secondary_opts)}
    strange = [word for word in words if word.startswith("-") and word.partition("=")[0] not in known]
    if strange:
        raise click.NoSuchOption(strange[0], possibilities=["--lan", "--no-browser", "--port", "--take-over"], ctx=ctx)
    said = " ".join(words)
    message = f"`play` opens the page, where games and opponents are chosen; found `{said}`"
    raise InputError(message, f"`{called('terminal')} {said}` {TERMINAL}")


def called(name: str) -> str:
    return f"{program()} {name}"


def settings_for(lan: bool, port: str | None, environment: Mapping[str, str] = os.environ) -> Settings:
    """Those of a server, for one person at one machine; variables count where no flag does."""
    quietly = {name: value for name, value in QUIETLY.items() if not environment.get(PREFIX + name.upper())}
    flags: dict[str, Any] = {**quietly, "host": EVERYWHERE if lan else HERE, "port": port}
    return read_settings(flags, environment)


def host(settings: Settings, ports: Sequence[int], plate: Doorplate, is_shown: bool, take_over: bool = False) -> int:
    """Serve until somebody stops it, which is the way to end well."""
    if not bundle_in(settings.web):
        raise InputError("there is no web app here to open", f"`{called('terminal')}` {TERMINAL}")
    with listening(settings.host, ports) as found:
        try:
            serve(settings, found, lambda: announce(settings, found, plate, is_shown), take_over)
        except KeyboardInterrupt:
            click.echo("Knockbox has ended; your tables are kept.")
    return WELL


def listening(address: str, ports: Sequence[int]) -> socket.socket:
    """The first port that is free."""
    for port in ports[:-1]:
        with suppress(InputError):
            return bound(address, port)
    return bound(address, ports[-1])


def announce(settings: Settings, found: socket.socket, plate: Doorplate, is_shown: bool) -> None:
    """Say where it is and how it ends, and open the page."""
    address, port = found.getsockname()[:2]
    own = origin(HERE, port) + settings.base_path
    reach = reach_of(address, port, settings.base_path)
    plate.write(Plate(own, reach.lan))
    click.echo(f"Knockbox is ready: {own} (Ctrl-C ends it)")
    if reach.lan:
        click.echo(told_others(reach.origin))
    sys.stdout.flush()
    if is_shown:
        browser.show(own)


def told_others(reachable: str | None) -> str:
    if reachable is None:
        return "Others cannot find it: this machine seems to be in no network."
    return f"Others in your network find it at {reachable}, and links and QR codes lead there."


def join(plate: Plate | None, lan: bool, is_shown: bool) -> int:
    """Somebody plays from this data folder already: that page will do."""
    if plate is None:
        raise InputError("another `play` is just starting or ending; try again in a moment")
    if lan and not plate.lan:
        raise InputError(f"Knockbox runs at {plate.address} for this machine alone; end it first, then add --lan")
    click.echo(f"Knockbox is running already: {plate.address}")
    if is_shown:
        browser.show(plate.address)
    return WELL
