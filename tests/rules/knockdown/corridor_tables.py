"""The proving ground with corridors: nine spaces, three entrances, and texts about them."""

from pathlib import Path
from shutil import copytree
from typing import Any, Final

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import current_question, options, table

PROVING_GROUND: Final = Path(__file__).resolve().parents[2] / "packs" / "proving-ground"
CORRIDORS: Final = """
dangerous = [0, 8]
corridors = [{ space = 0, wound = "heavy" }, { space = 4, wound = "light" }, { space = 8, wound = "heavy" }]
"""
CHANGES: Final = {
    "attacks.toml": {"choose { draw 1 | heal light 1 | step up to 1 }": "hop"},
    "skills.toml": {
        '"round start"\neffect = "draw 1"': '"turn start"\neffect = "may { draw 1 }"',
        '"you dash"\neffect = "heal light 1"': '"you hop"\neffect = "draw 1"',
        '"if distance 1 and opponent has more cards { wound light 1 }"': '"may { draw 1 }"',
    },
    "fighters.toml": {
        'effect = "opponent discards 1"\n': 'effect = "opponent discards 1"\nbreaks_line = true\n',
        "if caltrop in play { recover caltrop; wound light 2 }": "if opponent near caltrop { wound light 2 }",
    },
}
"""Crossroads leads through a corridor; Early Bird asks at the start of a turn, Hard Corner at its end, Rolling Fall
draws after a corridor; Caltrops break the line and Gather asks whether one is near."""

CORRIDOR_ROW: Final = ["plain-punch", "plain-sprint", "backing-shot", "crossroads"]


def create_corridor_box(folder: Path) -> Path:
    """Create the box in an empty folder."""
    box = copytree(PROVING_GROUND, folder / "ducts")
    (box / "arena.toml").write_text(
        (PROVING_GROUND / "arena.toml").read_text(encoding="utf-8") + CORRIDORS, encoding="utf-8"
    )
    for file, changes in CHANGES.items():
        text = (PROVING_GROUND / file).read_text(encoding="utf-8")
        for old, new in changes.items():
            assert text.count(old) == 1, f"{file}: '{old}'"
            text = text.replace(old, new)
        (box / file).write_text(text, encoding="utf-8")
    return box


def nemesis_table(places: list[int], **parts: Any) -> KnockdownState:
    """Return the arena of Nemesis before an action of seat 0, with fighters unaffected by steps and corridors."""
    return table(**{"pack": "nemesis", "fighters": ["oolith", "skarn"], "places": places, **parts})


def corridor_table(bench: Path, places: list[int], **parts: Any) -> KnockdownState:
    """Return Mason and Runner above the corridors of the proving ground: entrances 0, 4 and 8."""
    return table(**{"pack": bench, "fighters": ["mason", "runner"], "row": CORRIDOR_ROW, "places": places, **parts})


def hop_options(state: KnockdownState) -> list[str]:
    return [option for option in options(state) if option.startswith("hop")]


def open_prompt(state: KnockdownState) -> str:
    return current_question(state)[1]


def hatch_tokens(seat: int, *spaces: int) -> list[dict[str, Any]]:
    return [{"seat": seat, "kind": "hatch", "space": space} for space in spaces]
