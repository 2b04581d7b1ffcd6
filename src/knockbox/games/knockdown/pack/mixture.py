"""Boxes on one table: arenas with their decks, skill sets and fighters, from one box or mixed from several."""

from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from knockbox.effects.tree import Node
from knockbox.games.knockdown.pack.box import Box
from knockbox.games.knockdown.schema import AttackCard, Fighter, Skill
from knockbox.games.packs.errors import PackError
from knockbox.games.packs.schema import Style

Ids: TypeAlias = Callable[[Box], Iterable[str]]

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
    characters: dict[str, Style]  # of the fighters that have one
    effects: dict[str, tuple[Node, ...]]  # by place, such as "attacks.toml, jab.effect"
    content_hash: str

    def __hash__(self) -> int:
        """Equal mixtures are of the same boxes; its tables cannot be hashed themselves."""
        return hash(self.content_hash)

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
    for what, ids in NAMED.items():
        refuse_shared(what, ids, boxes)
    attacks = {id: card for box in arenas for id, card in box.attacks.items()}
    skills = {id: skill for box in skill_sets for id, skill in box.skills.items()}
    fighters = {id: fighter for box in boxes for id, fighter in box.fighters.items()}
    characters = {id: style for box in boxes for id, style in box.characters.items()}
    if len(attacks) > MOST_DESIGNS:
        raise PackError(f"found {len(attacks)} attack designs in these boxes, expected at most {MOST_DESIGNS}")
    effects = {place: nodes for box in boxes for place, nodes in box.effects.items()}
    return Mixture(list(boxes), arenas, skill_sets, attacks, skills, fighters, characters, effects, hash_of(boxes))


def refuse_twins(boxes: Sequence[Box]) -> None:
    ids = [box.pack.id for box in boxes]
    for id in ids:
        if ids.count(id) > 1:
            raise PackError(f"pack '{id}': found {ids.count(id)} boxes with this id, expected each box once")


def refuse_shared(what: str, ids: Ids, boxes: Sequence[Box]) -> None:
    """Two boxes that use one id cannot lie on one table, even where only one of the two things is played."""
    owners: dict[str, str] = {}
    for box in boxes:
        for id in ids(box):
            if id in owners:
                places = f"in '{owners[id]}' and in '{box.pack.id}'"
                raise PackError(f"{what} '{id}': found it {places}, expected every id in one box only")
        owners |= dict.fromkeys(ids(box), box.pack.id)


def specials_of(box: Box) -> list[str]:
    """Special attacks as their messages name them."""
    return [f"{id}-{special.id}" for id, fighter in box.fighters.items() for special in fighter.specials]


def tokens_of(box: Box) -> list[str]:
    return [token.id for fighter in box.fighters.values() for token in fighter.tokens]


NAMED: Final[dict[str, Ids]] = {
    "arena": lambda box: [box.arena.id],
    "attack": lambda box: box.attacks,
    "skill": lambda box: box.skills,
    "fighter": lambda box: box.fighters,
    "special": specials_of,
    "token": tokens_of,
}
"""What has an id in a box, and how to list it."""


def hash_of(boxes: Sequence[Box]) -> str:
    """The hash of one box is that of the box; several are hashed together in their order."""
    if len(boxes) == 1:
        return boxes[0].content_hash
    return blake2b("".join(box.content_hash for box in boxes).encode(), digest_size=12).hexdigest()
