"""Boxes of Knockdown in a language."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from knockbox.games.knockdown.choices import PROMPTS
from knockbox.games.knockdown.faces import Sheet, attack_faces, grounds, sheets, skill_faces
from knockbox.games.knockdown.options import VALUES, unused_by
from knockbox.games.knockdown.pack import Box, find_pack, load_box, mix
from knockbox.games.knockdown.schema import AttackType, Symbol
from knockbox.games.knockdown.selection import CHOOSE, DRAW, TOUCHED, settle_selection
from knockbox.games.knockdown.wording import Wording
from knockbox.games.registry import SEAT_NAMES
from knockbox.server.catalogue.options import options_of, worded
from knockbox.server.catalogue.said import pack_text, told
from knockbox.server.catalogue.shapes import (
    ArenaText,
    AttackText,
    FighterOffer,
    FighterText,
    KnockdownTexts,
    OptionText,
    PackOffer,
    PackText,
    SkillText,
    SpecialText,
    TokenText,
)
from knockbox.text.contents import MatchOption

GAME: Final = "knockdown"
FIGHTERS: Final = "fighters"
ANY: Final = "any"


class KnockdownSaid:
    """Boxes that are on one table."""

    mixes = True

    def __init__(self, packs: Sequence[str], lang: str) -> None:
        self.wording = Wording(mix([load_box(find_pack(pack)) for pack in packs]), lang)
        self.boxes = self.wording.mixture.boxes
        self.sheets = sheets(self.wording)

    @property
    def content_hash(self) -> str:
        return self.wording.mixture.content_hash

    def packs(self) -> list[PackText]:
        return [pack_text(box.pack, self.wording.catalogue) for box in self.boxes]

    def seats(self) -> list[str]:
        return list(SEAT_NAMES[GAME])

    def questions(self) -> dict[str, str]:
        return {prompt: self.wording.question_text(number) for number, prompt in enumerate(PROMPTS)}

    def options(self) -> list[OptionText]:
        """What is selected from the boxes, and the options that one of their arenas has a use for."""
        unused = unused_by([box.arena for box in self.boxes])
        used = {name: values for name, values in VALUES.items() if name not in unused}
        return [*self.selections(), *options_of(GAME, used, self.wording.language)]

    def selections(self) -> list[OptionText]:
        usual, ids = settle_selection({}, self.boxes), [box.pack.id for box in self.boxes]
        known = {name: [CHOOSE, DRAW] if name == FIGHTERS else [DRAW, *ids] for name in TOUCHED}
        return [self.selection(name, usual[name], known[name]) for name in TOUCHED]

    def selection(self, name: str, usual: str, known: Sequence[str]) -> OptionText:
        values = [usual, *(value for value in known if value != usual)]
        also = [FIGHTERS] if name == FIGHTERS else []
        option = MatchOption(name, [*values, *also], list(TOUCHED[name]))
        return worded(GAME, option, values, self.wording.language)

    def contents(self) -> KnockdownTexts:
        wording, packs = self.wording, self.wording.mixture.packs
        attacks, skills = self.owners(lambda box: box.attacks), self.owners(lambda box: box.skills)
        return KnockdownTexts(
            attacks=[AttackText(**told(face, attacks[face.id])) for face in attack_faces(wording)],
            skills=[SkillText(**told(face, skills[face.id])) for face in skill_faces(wording)],
            fighters=[self.fighter(sheet) for sheet in self.sheets],
            specials=[special for sheet in self.sheets for special in self.specials(sheet)],
            tokens=[token for sheet in self.sheets for token in self.tokens(sheet)],
            arenas=[ArenaText(**told(each, pack, text="")) for each, pack in zip(grounds(wording), packs, strict=True)],
            strike=wording.say("card-strike-of-skill"),
            symbols={name: wording.say(f"card-symbol-{name}") for name in [*(each.value for each in Symbol), ANY]},
            types={each.value: wording.say(f"card-type-{each.value}") for each in AttackType},
        )

    def owners(self, ids: Callable[[Box], Iterable[str]]) -> dict[str, str]:
        """The box of each thing by its id, which no two boxes share."""
        return {id: box.pack.id for box in self.boxes for id in ids(box)}

    def owner(self, fighter: str) -> str:
        return self.owners(lambda box: box.fighters)[fighter]

    def style(self, fighter: str) -> str:
        style = self.wording.mixture.characters.get(fighter)
        return style.value if style else ""

    def fighter(self, sheet: Sheet) -> FighterText:
        style = self.style(sheet.id)
        return FighterText(sheet.id, self.owner(sheet.id), sheet.name, sheet.title, style, sheet.provenance)

    def specials(self, sheet: Sheet) -> list[SpecialText]:
        owner, fighter = self.owner(sheet.id), sheet.id
        fields = [told(face, owner, id=f"{fighter}/{face.id}", fighter=fighter) for face in sheet.specials]
        return [SpecialText(**each) for each in fields]

    def tokens(self, sheet: Sheet) -> list[TokenText]:
        return [TokenText(**told(face, self.owner(sheet.id), fighter=sheet.id)) for face in sheet.tokens]

    def offers(self) -> list[PackOffer]:
        return [self.offer(box) for box in self.boxes]

    def offer(self, box: Box) -> PackOffer:
        say, pack = self.wording.say, box.pack
        return PackOffer(
            id=pack.id,
            name=say(f"pack-{pack.id}"),
            version=pack.version,
            content_hash=box.content_hash,
            fighters=[
                FighterOffer(sheet.id, sheet.name, sheet.title, self.style(sheet.id))
                for sheet in self.sheets
                if sheet.id in box.fighters
            ],
            arena=say(f"arena-{box.arena.id}"),
            skills=[say(f"skill-{id}") for id in box.skills],
        )
