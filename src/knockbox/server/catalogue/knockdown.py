"""The catalogue of Knockdown boxes."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from knockbox.games.knockdown.choices import PROMPTS
from knockbox.games.knockdown.options import OPTION_VALUES, unused_options
from knockbox.games.knockdown.pack import Box, find_pack, load_box, mix_boxes
from knockbox.games.knockdown.schema import AttackType, Symbol
from knockbox.games.knockdown.selection import CHOOSE, DRAW, SELECTION_RULES, resolve_selection
from knockbox.games.knockdown.text.cards import FighterSheet, arena_faces, attack_faces, fighter_sheets, skill_faces
from knockbox.games.knockdown.text.questions import Wording
from knockbox.games.registry import SEAT_NAMES
from knockbox.server.catalogue.options import make_option_text, make_option_texts
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
from knockbox.server.catalogue.source import pack_text, text_fields
from knockbox.text.contents import MatchOption

GAME_KEY: Final = "knockdown"
FIGHTERS_OPTION: Final = "fighters"
ANY_SYMBOL: Final = "any"


class KnockdownSource:
    """The texts of the boxes of one table."""

    can_mix = True

    def __init__(self, packs: Sequence[str], lang: str) -> None:
        self.wording = Wording(mix_boxes([load_box(find_pack(pack)) for pack in packs]), lang)
        self.boxes = self.wording.card_pool.boxes
        self.sheets = fighter_sheets(self.wording)

    @property
    def content_hash(self) -> str:
        return self.wording.card_pool.content_hash

    def packs(self) -> list[PackText]:
        return [pack_text(box.pack, self.wording.catalogue) for box in self.boxes]

    def seats(self) -> list[str]:
        return list(SEAT_NAMES[GAME_KEY])

    def questions(self) -> dict[str, str]:
        return {prompt: self.wording.question_text(number) for number, prompt in enumerate(PROMPTS)}

    def options(self) -> list[OptionText]:
        """Return the selections from the boxes, and the options that one of their arenas uses."""
        unused = unused_options([box.arena for box in self.boxes])
        used = {name: values for name, values in OPTION_VALUES.items() if name not in unused}
        return [*self.selections(), *make_option_texts(GAME_KEY, used, self.wording.language)]

    def selections(self) -> list[OptionText]:
        defaults = resolve_selection({}, self.boxes)
        ids = [box.pack.id for box in self.boxes]
        known = {name: [CHOOSE, DRAW] if name == FIGHTERS_OPTION else [DRAW, *ids] for name in SELECTION_RULES}
        return [self.selection(name, defaults[name], known[name]) for name in SELECTION_RULES]

    def selection(self, name: str, default: str, known: Sequence[str]) -> OptionText:
        values = [default, *(value for value in known if value != default)]
        more = [FIGHTERS_OPTION] if name == FIGHTERS_OPTION else []
        option = MatchOption(name, [*values, *more], list(SELECTION_RULES[name]))
        return make_option_text(GAME_KEY, option, values, self.wording.language)

    def contents(self) -> KnockdownTexts:
        wording = self.wording
        packs = wording.card_pool.packs
        attacks = self.packs_by_id(lambda box: box.attacks)
        skills = self.packs_by_id(lambda box: box.skills)
        return KnockdownTexts(
            attacks=[AttackText(**text_fields(face, attacks[face.id])) for face in attack_faces(wording)],
            skills=[SkillText(**text_fields(face, skills[face.id])) for face in skill_faces(wording)],
            fighters=[self.fighter(sheet) for sheet in self.sheets],
            specials=[special for sheet in self.sheets for special in self.specials(sheet)],
            tokens=[token for sheet in self.sheets for token in self.tokens(sheet)],
            arenas=[
                ArenaText(**text_fields(each, pack, text=""))
                for each, pack in zip(arena_faces(wording), packs, strict=True)
            ],
            strike=wording.say("card-strike-of-skill"),
            symbols={
                name: wording.say(f"card-symbol-{name}") for name in [*(each.value for each in Symbol), ANY_SYMBOL]
            },
            types={each.value: wording.say(f"card-type-{each.value}") for each in AttackType},
        )

    def packs_by_id(self, ids: Callable[[Box], Iterable[str]]) -> dict[str, str]:
        """Return the pack of each item by its id; no two boxes share an id."""
        return {id: box.pack.id for box in self.boxes for id in ids(box)}

    def pack_of_fighter(self, fighter: str) -> str:
        return self.packs_by_id(lambda box: box.fighters)[fighter]

    def style(self, fighter: str) -> str:
        style = self.wording.card_pool.characters.get(fighter)
        return style.value if style else ""

    def fighter(self, sheet: FighterSheet) -> FighterText:
        style = self.style(sheet.id)
        return FighterText(sheet.id, self.pack_of_fighter(sheet.id), sheet.name, sheet.title, style, sheet.provenance)

    def specials(self, sheet: FighterSheet) -> list[SpecialText]:
        owner = self.pack_of_fighter(sheet.id)
        fighter = sheet.id
        fields = [text_fields(face, owner, id=f"{fighter}/{face.id}", fighter=fighter) for face in sheet.specials]
        return [SpecialText(**each) for each in fields]

    def tokens(self, sheet: FighterSheet) -> list[TokenText]:
        return [
            TokenText(**text_fields(face, self.pack_of_fighter(sheet.id), fighter=sheet.id)) for face in sheet.tokens
        ]

    def offers(self) -> list[PackOffer]:
        return [self.offer(box) for box in self.boxes]

    def offer(self, box: Box) -> PackOffer:
        say = self.wording.say
        pack = box.pack
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
