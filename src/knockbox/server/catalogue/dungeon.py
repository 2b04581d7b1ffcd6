"""A box of the dungeon in a language."""

from collections.abc import Sequence
from typing import Final

from knockbox.games.dungeon.choices import PROMPTS
from knockbox.games.dungeon.faces import creature_faces, room_faces
from knockbox.games.dungeon.names import TOKENS
from knockbox.games.dungeon.options import VALUES
from knockbox.games.dungeon.pack import find_pack, load_box
from knockbox.games.dungeon.wording import Wording
from knockbox.games.registry import SEAT_NAMES
from knockbox.server.catalogue.options import options_of
from knockbox.server.catalogue.said import pack_text, told
from knockbox.server.catalogue.shapes import CreatureText, DungeonTexts, OptionText, PackOffer, PackText, RoomText

GAME: Final = "dungeon"


class DungeonSaid:
    """The one box that is on a table."""

    mixes = False

    def __init__(self, packs: Sequence[str], lang: str) -> None:
        (pack,) = packs
        self.wording = Wording(load_box(find_pack(pack)), lang)
        self.box = self.wording.box

    @property
    def content_hash(self) -> str:
        return self.box.content_hash

    def packs(self) -> list[PackText]:
        return [pack_text(self.box.pack, self.wording.catalogue)]

    def seats(self) -> list[str]:
        return [self.wording.player(seat, ()) for seat in range(len(SEAT_NAMES[GAME]))]

    def questions(self) -> dict[str, str]:
        return {prompt: self.wording.question_text(number) for number, prompt in enumerate(PROMPTS)}

    def options(self) -> list[OptionText]:
        return options_of(GAME, VALUES, self.wording.language)

    def contents(self) -> DungeonTexts:
        return DungeonTexts(
            rooms=[RoomText(**told(face, self.box.pack.id)) for face in room_faces(self.wording)],
            creatures=[CreatureText(**told(face, self.box.pack.id)) for face in creature_faces(self.wording)],
            tokens={token: self.wording.token(token) for token in TOKENS},
        )

    def offers(self) -> list[PackOffer]:
        pack, name = self.box.pack, self.wording.say(f"pack-{self.box.pack.id}")
        return [PackOffer(pack.id, name, pack.version, self.content_hash, fighters=[], arena="", skills=[])]
