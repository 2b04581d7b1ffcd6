"""What `knockbox match` was asked for: the words of its command line, and which of them do not go together."""

from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console

from knockbox.bots.registry import check_bot
from knockbox.cli.boxes import with_selection
from knockbox.cli.errors import InputError
from knockbox.cli.parameters import read_options
from knockbox.cli.stages import PROGRAMMES
from knockbox.games.registry import check_game, range_words, seats_of

STUDIES: Final = {"--round-robin": "round_robin", "--difficulty": "difficulty", "--solve": "solve"}
"""Options that study a game instead of playing a row of matches -> their names among the words."""


class Asked(msgspec.Struct, frozen=True):
    """The words of the command line."""

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
    def quiet(self) -> bool:
        return self.as_json or not Console(stderr=True).is_terminal

    @property
    def study(self) -> str:
        """The option that asks for a study, or nothing."""
        wanted = [option for option, name in STUDIES.items() if getattr(self, name)]
        if len(wanted) > 1:
            raise InputError(f"{wanted[0]} and {wanted[1]} are two studies; expected one of them")
        return wanted[0] if wanted else ""

    def refuse(self, words: tuple[str, ...], where: str) -> None:
        """Complain of the first of these words that was said."""
        for word in words:
            if getattr(self, word):
                raise InputError(f"--{word} means nothing {where}")

    def refuse_foreign(self) -> None:
        """What is selected from the boxes of one game means nothing for another."""
        check_game(self.game)
        for game, programme in PROGRAMMES.items():
            for word in programme.options:
                if game != self.game and getattr(self, word, None):
                    raise InputError(f"--{word} belongs to {game}; found the game '{self.game}'")

    def selection(self) -> dict[str, str]:
        """Match options, with what is selected from the boxes."""
        words = {"fighters": self.fighters, "arena": self.arena, "skills": self.skills}
        return with_selection(read_options(self.pairs), **words)


def check_seats(names: list[str], game: str) -> None:
    seats = seats_of(game)
    if len(names) not in seats:
        raise InputError(f"--seats: found {len(names)} bots ({', '.join(names)}); expected {range_words(seats)}")
    for name in names:
        check_bot(name, game)
