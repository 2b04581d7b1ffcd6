"""The table of commands, and what a person sees when a command meets trouble."""

import errno
import os
import subprocess
import sys
from collections.abc import Callable

import click
import pytest

from knockbox.bots.registry import bot_names
from knockbox.cli import main as program
from knockbox.cli.errors import InputError

START = "import sys; from knockbox.cli.main import main; "
CONTEXT = click.Context(program.commands)


def meeting(trouble: BaseException) -> Callable[[list[str]], int]:
    def invoke(_: list[str]) -> int:
        raise trouble

    return invoke


@pytest.mark.parametrize("name", program.commands.list_commands(CONTEXT))
def test_every_listed_command_is_there_and_has_help(name: str) -> None:
    command = program.commands.get_command(CONTEXT, name)
    assert command is not None
    assert command.help


def test_help_lists_commands_without_importing_them() -> None:
    code = START + "main(['--help']); print('knockbox.cli.rules' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert program.COMMANDS["rules"] in done.stdout
    assert done.stdout.endswith("False\n")


def test_no_command_prints_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main([]) == 0
    assert "Commands:" in capsys.readouterr().out


def test_help_names_both_games(capsys: pytest.CaptureFixture[str]) -> None:
    program.main(["--help"])
    assert "Knockdown and Knock, Knock! Dungeon!" in " ".join(capsys.readouterr().out.split())


def test_the_help_of_the_terminal_names_every_bot_and_the_first_box_of_every_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    program.main(["terminal", "--help"])
    output = " ".join(capsys.readouterr().out.split())
    assert f"a bot: {', '.join(bot_names())}." in output
    assert "siege-storm, or all if you select from others; in the dungeon first-dungeon" in output
    for option in ("--fighters TEXT", "--arena BOX", "--skills BOX"):
        assert f"{option} Knockdown: " in output


def test_an_unknown_command_names_the_known_and_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["rulse"]) == 2
    error, hint = capsys.readouterr().err.splitlines()
    assert error.startswith("error: unknown command `rulse`; known: ")
    assert "rules" in error
    assert hint == "hint: did you mean `rules`?"


def test_an_unknown_option_is_wrong_input(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["rules", "--colour-of-the-moon"]) == 2
    assert capsys.readouterr().err.startswith("error: no such option")


def test_wrong_input_is_an_error_line_and_a_hint(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(program, "invoke", meeting(InputError("found 35 cards, expected 36", "add one")))
    assert program.main([]) == 2
    assert capsys.readouterr().err == "error: found 35 cards, expected 36\nhint: add one\n"


@pytest.mark.parametrize(
    ("number", "said"),
    [(errno.ENOENT, "does not exist"), (errno.EISDIR, "is a directory; expected a file"), (errno.ELOOP, "loops")],
)
def test_a_path_that_cannot_be_opened_is_wrong_input(
    number: int, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(program, "invoke", meeting(OSError(number, "loops", "my.kbr")))
    assert program.main([]) == 2
    assert capsys.readouterr().err == f"error: `my.kbr` {said}\n"


def test_a_failure_of_our_own_is_not_blamed_on_the_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "invoke", meeting(OSError(errno.EBADF, "bad descriptor")))
    with pytest.raises(OSError, match="bad descriptor"):
        program.main([])


@pytest.mark.parametrize("trouble", [KeyboardInterrupt(), click.Abort()])
def test_an_interrupt_is_quiet(
    trouble: BaseException, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(program, "invoke", meeting(trouble))
    assert program.main([]) == 130
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("stream", ["stdin", "stdout", "stderr"])
def test_a_stream_that_was_closed_before_the_start_is_no_trouble(stream: str) -> None:
    close = f"os.close({['stdin', 'stdout', 'stderr'].index(stream)}); sys.{stream} = None; "
    command = [sys.executable, "-c", START + "import os; " + close + "sys.exit(main(['stdio']))"]
    done = subprocess.run(command, input=b'{"do": "help"}\n', capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_full_disk_behind_the_output_is_said() -> None:
    command = [sys.executable, "-c", START + "sys.exit(main(['--help']))"]
    with open("/dev/full", "wb") as full:  # noqa: PTH123
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (2, b"error: cannot write the output: the disk is full\n")


@pytest.mark.parametrize("arguments", [["rules", "KD-MOVE-3"], ["cards", "siege-storm", "trap"]])
def test_an_output_that_lacks_a_sign_shows_a_question_mark(arguments: list[str]) -> None:
    command = [sys.executable, "-c", START + f"sys.exit(main({[*arguments, '--lang', 'pl']!r}))"]
    done = subprocess.run(command, env={**os.environ, "PYTHONIOENCODING": "ascii"}, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"?" in done.stdout


def test_a_closed_pipe_is_quiet() -> None:
    command = [sys.executable, "-c", START + "sys.stdin.readline(); sys.exit(main(['--help']))"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as running:
        assert running.stdin and running.stdout and running.stderr
        running.stdout.close()
        running.stdin.write("go\n")
        running.stdin.flush()
        assert running.stderr.read() == ""
    assert running.returncode == 141
