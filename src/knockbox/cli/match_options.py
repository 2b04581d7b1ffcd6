"""Options of `knockbox match`, and which of them exclude each other."""

from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console

from knockbox.bots.registry import check_bot
from knockbox.cli.boxes import with_selection
from knockbox.cli.errors import InputError
from knockbox.cli.parameters import read_options
from knockbox.cli.terminal_games import TERMINAL_GAMES
from knockbox.games.registry import allowed_seats, check_game, describe_range

STUDY_OPTIONS: Final = {"--round-robin": "round_robin", "--difficulty": "difficulty", "--solve": "solve"}
"""Options that study a game instead of playing a series of matches -> their parameter names."""


class MatchOptions(msgspec.Struct, frozen=True):
    """Options of `knockbox match`."""

    game: str
    seats: str
    count: int | None
    seed: int
    pairs: tuple[str, ...]
    named: tuple[str, ...]
    fighters: str
    arena: str
    skills: str
    swap: bool
    as_json: bool
    save: Path | None
    round_robin: bool
    difficulty: bool
    solve: bool
    seconds: float | None
    jobs: int | None
    write: Path | None
    check: bool

    @property
    def is_quiet(self) -> bool:
        return self.as_json or not Console(stderr=True).is_terminal

    @property
    def study(self) -> str:
        """Return the option that selects a study, or an empty string."""
        studies = [option for option, name in STUDY_OPTIONS.items() if getattr(self, name)]
        if len(studies) > 1:
            raise InputError(f"{studies[0]} and {studies[1]} exclude each other")
        return studies[0] if studies else ""

    def reject(self, names: tuple[str, ...], context: str) -> None:
        """Raise `InputError` for the first of these options that is set."""
        for word in names:
            if getattr(self, word):
                raise InputError(f"--{word} cannot be used {context}")

    def reject_foreign_options(self) -> None:
        """Raise `InputError` for an option that selects from the boxes of another game."""
        check_game(self.game)
        for game, programme in TERMINAL_GAMES.items():
            for word in programme.options:
                if game != self.game and getattr(self, word, None):
                    raise InputError(f"--{word} belongs to {game}; found the game '{self.game}'")

    def match_options(self) -> dict[str, str]:
        """Return the match options, including selections from the boxes."""
        words = {"fighters": self.fighters, "arena": self.arena, "skills": self.skills}
        return with_selection(read_options(self.pairs), **words)


def check_seats(names: list[str], game: str) -> None:
    seats = allowed_seats(game)
    if len(names) not in seats:
        raise InputError(f"--seats: found {len(names)} bots ({', '.join(names)}); expected {describe_range(seats)}")
    for name in names:
        check_bot(name, game)
