"""The cards of the boxes in play: arenas with their decks, skill sets and fighters, from one box or several mixed."""

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

IdsOf: TypeAlias = Callable[[Box], Iterable[str]]

MAX_DESIGNS: Final = 255
"""A choice cannot tell more kinds of cards apart."""


class CardPool(msgspec.Struct, frozen=True):
    """What can come into play: every fighter of the boxes, and the arenas and skill sets that may be drawn."""

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
        """Equal pools come from the same boxes; the tables themselves are not hashable."""
        return hash(self.content_hash)

    def effect(self, place: str) -> tuple[Node, ...]:
        return self.effects.get(place, ())

    @property
    def folders(self) -> list[Path]:
        return [box.folder for box in self.boxes]

    @property
    def packs(self) -> list[str]:
        return [box.pack.id for box in self.boxes]


def mix_boxes(boxes: Sequence[Box], arenas: Sequence[Box] = (), skill_sets: Sequence[Box] = ()) -> CardPool:
    """KD-MERGE-1, KDR-36 Return fighters from every box, and arenas (with decks) and skill sets from those named."""
    arenas = list(arenas or boxes)
    skill_sets = list(skill_sets or boxes)
    reject_duplicate_boxes(boxes)
    for what, ids in IDS_BY_KIND.items():
        reject_shared_ids(what, ids, boxes)
    attacks = {id: card for box in arenas for id, card in box.attacks.items()}
    skills = {id: skill for box in skill_sets for id, skill in box.skills.items()}
    fighters = {id: fighter for box in boxes for id, fighter in box.fighters.items()}
    characters = {id: style for box in boxes for id, style in box.characters.items()}
    if len(attacks) > MAX_DESIGNS:
        raise PackError(f"found {len(attacks)} attack designs in these boxes, expected at most {MAX_DESIGNS}")
    effects = {place: nodes for box in boxes for place, nodes in box.effects.items()}
    return CardPool(list(boxes), arenas, skill_sets, attacks, skills, fighters, characters, effects, pool_hash(boxes))


def reject_duplicate_boxes(boxes: Sequence[Box]) -> None:
    ids = [box.pack.id for box in boxes]
    for id in ids:
        if ids.count(id) > 1:
            raise PackError(f"pack '{id}': found {ids.count(id)} boxes with this id, expected each box once")


def reject_shared_ids(what: str, ids: IdsOf, boxes: Sequence[Box]) -> None:
    """Reject two boxes that use one id, even where only one of the two things is played."""
    owners: dict[str, str] = {}
    for box in boxes:
        for id in ids(box):
            if id in owners:
                places = f"in '{owners[id]}' and in '{box.pack.id}'"
                raise PackError(f"{what} '{id}': found it {places}, expected every id in one box only")
        owners |= dict.fromkeys(ids(box), box.pack.id)


def special_keys(box: Box) -> list[str]:
    """Return the special attacks as their messages name them."""
    return [f"{id}-{special.id}" for id, fighter in box.fighters.items() for special in fighter.specials]


def token_ids(box: Box) -> list[str]:
    return [token.id for fighter in box.fighters.values() for token in fighter.tokens]


IDS_BY_KIND: Final[dict[str, IdsOf]] = {
    "arena": lambda box: [box.arena.id],
    "attack": lambda box: box.attacks,
    "skill": lambda box: box.skills,
    "fighter": lambda box: box.fighters,
    "special": special_keys,
    "token": token_ids,
}
"""What has an id in a box, and how to list it."""


def pool_hash(boxes: Sequence[Box]) -> str:
    """Return the hash of one box, or a hash of several in their order."""
    if len(boxes) == 1:
        return boxes[0].content_hash
    return blake2b("".join(box.content_hash for box in boxes).encode(), digest_size=12).hexdigest()
