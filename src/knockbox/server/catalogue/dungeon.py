"""The catalogue of a dungeon box."""

from collections.abc import Sequence
from typing import Final

from knockbox.games.dungeon.choices import PROMPTS
from knockbox.games.dungeon.options import OPTION_VALUES
from knockbox.games.dungeon.pack import find_pack, load_box
from knockbox.games.dungeon.text.cards import creature_faces, room_faces
from knockbox.games.dungeon.text.names import TOKEN_NAMES
from knockbox.games.dungeon.text.questions import Wording
from knockbox.games.registry import SEAT_NAMES
from knockbox.server.catalogue.options import make_option_texts
from knockbox.server.catalogue.shapes import CreatureText, DungeonTexts, OptionText, PackOffer, PackText, RoomText
from knockbox.server.catalogue.source import pack_text, text_fields

GAME_KEY: Final = "dungeon"


class DungeonSource:
    """The texts of one dungeon box."""

    can_mix = False

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
        return [self.wording.player(seat, ()) for seat in range(len(SEAT_NAMES[GAME_KEY]))]

    def questions(self) -> dict[str, str]:
        return {prompt: self.wording.question_text(number) for number, prompt in enumerate(PROMPTS)}

    def options(self) -> list[OptionText]:
        return make_option_texts(GAME_KEY, OPTION_VALUES, self.wording.language)

    def contents(self) -> DungeonTexts:
        return DungeonTexts(
            rooms=[RoomText(**text_fields(face, self.box.pack.id)) for face in room_faces(self.wording)],
            creatures=[CreatureText(**text_fields(face, self.box.pack.id)) for face in creature_faces(self.wording)],
            tokens={token: self.wording.token(token) for token in TOKEN_NAMES},
        )

    def offers(self) -> list[PackOffer]:
        pack, name = self.box.pack, self.wording.format(f"pack-{self.box.pack.id}")
        return [PackOffer(pack.id, name, pack.version, self.content_hash, fighters=[], arena="", skills=[])]
