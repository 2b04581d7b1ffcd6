"""Boxes on one table: arenas with their decks, skill sets and fighters, from one box or mixed from several."""

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from knockbox.effects.tree import Node
from knockbox.games.knockdown.errors import PackError
from knockbox.games.knockdown.pack.box import Box
from knockbox.games.knockdown.schema import AttackCard, Fighter, Skill

T = TypeVar("T")

MOST_DESIGNS: Final = 255
"""More kinds of cards cannot be told apart in a choice."""


class Mixture(msgspec.Struct, frozen=True):
    """What can come onto the table: every fighter of the boxes, and the arenas and skill sets that may be drawn."""

    boxes: list[Box]
    arenas: list[Box]  # boxes whose arena, with its own deck, may be played
    skill_sets: list[Box]  # boxes whose skills may be played
    attacks: dict[str, AttackCard]
    skills: dict[str, Skill]
    fighters: dict[str, Fighter]
    effects: dict[str, tuple[Node, ...]]  # by place, such as "attacks.toml, jab.effect"
    content_hash: str

    def effect(self, place: str) -> tuple[Node, ...]:
        return self.effects.get(place, ())

    @property
    def folders(self) -> list[Path]:
        return [box.folder for box in self.boxes]

    @property
    def packs(self) -> list[str]:
        return [box.pack.id for box in self.boxes]


def mix(boxes: Sequence[Box], arenas: Sequence[Box] = (), skill_sets: Sequence[Box] = ()) -> Mixture:
    """KD-MERGE-1, KDR-36 Fighters come from every box; an arena with its deck, and a skill set, from those named."""
    arenas, skill_sets = list(arenas or boxes), list(skill_sets or boxes)
    refuse_twins(boxes)
    attacks = gather("attack", ((box, box.attacks) for box in arenas))
    skills = gather("skill", ((box, box.skills) for box in skill_sets))
    fighters = gather("fighter", ((box, box.fighters) for box in boxes))
    gather("token", ((box, tokens_of(box)) for box in boxes))
    if len(attacks) > MOST_DESIGNS:
        raise PackError(f"found {len(attacks)} attack designs in these boxes, expected at most {MOST_DESIGNS}")
    effects = {place: nodes for box in boxes for place, nodes in box.effects.items()}
    return Mixture(list(boxes), arenas, skill_sets, attacks, skills, fighters, effects, hash_of(boxes))


def refuse_twins(boxes: Sequence[Box]) -> None:
    ids = [box.pack.id for box in boxes]
    for id in ids:
        if ids.count(id) > 1:
            raise PackError(f"pack '{id}': found {ids.count(id)} boxes with this id, expected each box once")


def gather(what: str, sources: Iterable[tuple[Box, Mapping[str, T]]]) -> dict[str, T]:
    """Everything of a kind by its id; two boxes that use one id cannot lie on one table."""
    found: dict[str, T] = {}
    owners: dict[str, str] = {}
    for box, things in sources:
        for id, thing in things.items():
            if id in owners:
                places = f"in '{owners[id]}' and in '{box.pack.id}'"
                raise PackError(f"{what} '{id}': found it {places}, expected every id in one box only")
            found[id] = thing
            owners[id] = box.pack.id
    return found


def tokens_of(box: Box) -> dict[str, str]:
    return {token.id: token.id for fighter in box.fighters.values() for token in fighter.tokens}


def hash_of(boxes: Sequence[Box]) -> str:
    """The hash of one box is that of the box; several are hashed together in their order."""
    if len(boxes) == 1:
        return boxes[0].content_hash
    return blake2b("".join(box.content_hash for box in boxes).encode(), digest_size=12).hexdigest()
