"""The tables of refusals, kept as data: which rule is cited first for what is tried at each question."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from knockbox.engine.action import action, verb_of
from knockbox.engine.errors import ChoiceError, UnreachableError
from knockbox.games.registry import AnyGame
from knockbox.records.snapshot import MatchSnapshot

OPEN: Final = "open"
MOST_THINGS: Final = 40
"""Things of a verb that are tried, from 0 on: every card, space, skill, fighter and special of a box."""


class Row(msgspec.Struct, forbid_unknown_fields=True):
    """One row of the table in the rulebook: what is refused, and by which rule."""

    rule: str
    refused: str


class Scene(msgspec.Struct, forbid_unknown_fields=True):
    """A table at a question, and what is cited there; `only` limits the verbs that are looked at."""

    prompt: str
    tries: dict[str, str]
    pack: str = ""
    options: dict[str, str] = {}
    position: dict[str, Any] = {}
    match: int | None = None  # the seed of a match that is dealt instead of a position
    said: list[str] = []
    offered: list[tuple[int, str]] = []
    said_after: list[str] = []  # what was offered
    like: list[str] = []
    only: list[str] = []
    seat: int | None = None  # who tries, if not the seat that is asked


class SetUp(msgspec.Struct, forbid_unknown_fields=True):
    """What is refused before there is a question."""

    row: str
    packs: str = "siege-storm"
    options: dict[str, str] = {}
    position: dict[str, Any] = {}


class Refusals(msgspec.Struct, forbid_unknown_fields=True):
    """The table of one game with its scenes."""

    rows: dict[str, Row]
    scenes: dict[str, Scene]
    shadowed: dict[str, str] = {}
    groups: dict[str, dict[str, str]] = {}
    set_up: list[SetUp] = []

    def tries_of(self, scene: Scene) -> dict[str, str]:
        """What is tried in a scene, with what it shares with others."""
        shared: dict[str, str] = {}
        for group in scene.like:
            shared |= self.groups[group]
        return shared | scene.tries

    def rule_of(self, cited: str) -> str:
        """The rule of a row, or the rule that is cited where no row fits."""
        return self.rows[cited].rule if cited in self.rows else cited


def load(folder: str) -> Refusals:
    path = Path(__file__).parent / folder / "refusals.toml"
    return msgspec.toml.decode(path.read_bytes(), type=Refusals)


def cited(moment: MatchSnapshot, seat: int, notation: str) -> list[str]:
    """The rules that speak against a notation, the one to cite first; none if it is open."""
    refused = moment.explain_notation(seat, notation)
    if refused is None:
        refused = moment.game.check_action(moment.state, seat, moment.game.string_to_action(notation))
    return [reason.rule for reason in refused.reasons]


def verb_in(game: AnyGame, notation: str) -> int:
    try:
        return verb_of(game.string_to_action(notation))
    except UnreachableError as error:
        return verb_of(error.nearest_choice)


def unlisted(game: AnyGame, verbs: Mapping[int, str], scene: Scene, tries: Mapping[str, str]) -> Iterator[str]:
    """Everything of the verbs that no try of a scene has."""
    listed = {verb_in(game, notation) for notation in tries}
    for verb, word in verbs.items():
        if verb not in listed and not (scene.only and word not in scene.only):
            yield from spelled(game, verb)


def spelled(game: AnyGame, verb: int) -> Iterator[str]:
    for thing in range(MOST_THINGS):
        try:
            yield game.action_to_string(action(verb, thing))
        except ChoiceError:
            continue
