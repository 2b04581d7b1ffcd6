"""What speaks against a choice, in a form that tests can compare."""

from pathlib import Path
from shutil import copytree
from typing import Any, Final

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.table import asked, game_of

BENCH: Final = Path(__file__).resolve().parents[2] / "packs" / "proving-ground"
ROW: Final = ["haymaker", "war-horn", "stomp", "backfist"]
DUEL: Final[dict[str, Any]] = {"fighters": ["veroth", "driana"], "row": ROW}


def why(state: KnockdownState, notation: str, seat: int | None = None) -> list[tuple[str, str]]:
    """Rule and code of each reason against a choice, the one to cite first."""
    game = game_of(state)
    refused = game.refuse(state, asked(state)[0] if seat is None else seat, game.read(notation))
    assert refused.notation == notation
    return [(reason.rule, reason.code) for reason in refused.reasons]


def values(state: KnockdownState, notation: str) -> dict[str, str | int]:
    """The values of the first reason."""
    game = game_of(state)
    return game.refuse(state, asked(state)[0], game.read(notation)).reasons[0].values


def with_two_answers(folder: Path) -> Path:
    """The proving ground with a warden who has two Reactions to an attack, one of them at range 1 only."""
    box = copytree(BENCH, folder / "bench")
    sheet = box / "fighters.toml"
    plain = 'cost = ["dash"]\ntype = "ability"\neffect = "place caltrop here; retreat 1"'
    answer = 'cost = ["dash"]\ntype = "reaction"\nwhen = "opponent attacking"\nrange = "1"\neffect = "heal light 1"'
    assert plain in sheet.read_text()
    sheet.write_text(sheet.read_text().replace(plain, answer))
    return box
