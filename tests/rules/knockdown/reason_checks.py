"""The reasons against a choice, in a form that tests can compare."""

from pathlib import Path
from shutil import copytree
from typing import Any, Final

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import current_question, game_of

PROVING_GROUND: Final = Path(__file__).resolve().parents[2] / "packs" / "proving-ground"
ROW: Final = ["haymaker", "war-horn", "stomp", "backfist"]
DUEL: Final[dict[str, Any]] = {"fighters": ["veroth", "driana"], "row": ROW}


def refusal_codes(state: KnockdownState, notation: str, seat: int | None = None) -> list[tuple[str, str]]:
    """Return rule and code of each reason against a choice, the one to cite first."""
    game = game_of(state)
    refused = game.check_action(
        state, current_question(state)[0] if seat is None else seat, game.string_to_action(notation)
    )
    assert refused.notation == notation
    return [(reason.rule, reason.code) for reason in refused.reasons]


def reason_values(state: KnockdownState, notation: str) -> dict[str, str | int]:
    """Return the values of the first reason."""
    game = game_of(state)
    return game.check_action(state, current_question(state)[0], game.string_to_action(notation)).reasons[0].values


def box_with_two_reactions(folder: Path) -> Path:
    """Return a proving ground whose warden has two Reactions to an attack, one of them only at range 1."""
    box = copytree(PROVING_GROUND, folder / "bench")
    sheet = box / "fighters.toml"
    plain = 'cost = ["dash"]\ntype = "ability"\neffect = "place caltrop here; retreat 1"'
    answer = 'cost = ["dash"]\ntype = "reaction"\nwhen = "opponent attacking"\nrange = "1"\neffect = "heal light 1"'
    assert plain in sheet.read_text()
    sheet.write_text(sheet.read_text().replace(plain, answer))
    return box
