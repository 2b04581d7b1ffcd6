"""What a player can look up about Knockdown: cards, skills, fighters, tokens, arenas, the signs."""

import re
from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from knockbox.cli.knockdown import glyphs
from knockbox.cli.knockdown.grounds import explained, hazards, is_begun, meant
from knockbox.cli.knockdown.scene import KnockdownScene
from knockbox.cli.table.styles import BOLD
from knockbox.games.knockdown.faces import Face, Sheet, attack_faces, grounds, sheets, skill_faces
from knockbox.games.knockdown.schema import Token
from knockbox.games.knockdown.wording import Wording
from knockbox.text.rulebook import plain


def show_cards(scene: KnockdownScene, typed: str) -> RenderableType:
    """Whatever bears a name, or an id, that contains these words; a fighter shows its whole sheet."""
    wording = scene.wording
    if not typed:
        return Text(wording.say("knockdown-terminal-which-card", example=wording.attack(0)))
    found = [*matches(wording, typed), *places(scene, typed)]
    return Group(*found) if found else Text(wording.say("knockdown-terminal-no-card", typed=typed))


def matches(wording: Wording, typed: str) -> Iterator[RenderableType]:
    for face in (*attack_faces(wording), *skill_faces(wording)):
        if is_called(face.id, face.name, typed):
            yield show_face(face)
    for sheet in sheets(wording):
        yield from parts(wording, sheet, typed)


def places(scene: KnockdownScene, typed: str) -> Iterator[RenderableType]:
    """Arenas with what is special about them; the arena that is played by that word too; else what was asked about."""
    is_here, told = is_begun("arena", typed), set[str]()
    for ground in grounds(scene.wording):
        if is_called(ground.id, ground.name, typed) or (is_here and ground.id == scene.arena.id):
            yield line(ground.name, ground.facts)
            for hazard in hazards(ground.printed):
                told.add(hazard)
                yield from explained(scene.wording, hazard)
    for hazard in meant(scene.wording, typed):
        if hazard not in told:
            yield from explained(scene.wording, hazard)


def parts(wording: Wording, sheet: Sheet, typed: str) -> Iterator[RenderableType]:
    """A fighter who is called so with the whole sheet; else what is called so on the sheet."""
    is_wanted = is_called(sheet.id, sheet.name, typed)
    if is_wanted:
        yield line(sheet.name, [sheet.title])
    for face in (*sheet.specials, *sheet.tokens):
        if is_wanted or is_called(face.id, face.name, typed):
            yield show_face(face)
            yield from users(wording, sheet, face)


def users(wording: Wording, sheet: Sheet, face: Face) -> Iterator[RenderableType]:
    """The special attacks that speak of a token which only marks."""
    if not isinstance(face.printed, Token) or face.text or face.printed.breaks_line or face.printed.entrance:
        return
    word = re.compile(rf"\b{re.escape(face.id)}\b")
    named = [special.name for special in sheet.specials if speaks(word, special)]
    if named:
        text = Text(wording.say("knockdown-terminal-spoken-of", specials=", ".join(named)))
        yield Padding(text, (0, 0, 0, 2))


def speaks(word: re.Pattern[str], face: Face) -> bool:
    return not isinstance(face.printed, Token) and bool(word.search(face.printed.effect))


def is_called(id: str, name: str, typed: str) -> bool:
    wanted = plain(typed)
    return wanted in plain(name) or wanted in (id, id.replace("-", " "))


def show_face(face: Face) -> RenderableType:
    head = line(face.name, face.facts)
    return Group(head, Padding(Text(face.text), (0, 0, 0, 2))) if face.text else head


def line(name: str, facts: list[str]) -> Text:
    return Text().append(name, style=BOLD).append(f"  {' · '.join(facts)}")


def signs(scene: KnockdownScene) -> Iterator[tuple[str, str]]:
    """The signs that can be met at this table."""
    yield from [("1-2", "range"), ("+ / ?", "cost"), ("K.O.", "knockout")]
    yield from [(glyphs.LIGHT, "light"), (glyphs.HEAVY, "heavy")]
    yield from [(glyphs.REACHED, "reached"), (glyphs.PAYABLE, "payable"), (f"{glyphs.LAID}A", "token")]
    yield from ground_signs(scene)
    yield (glyphs.VICTORY, "victory")
    yield from [(f"{glyphs.FACE_UP} {glyphs.FACE_DOWN}", "skill"), (glyphs.BACK, "back")]


def ground_signs(scene: KnockdownScene) -> Iterator[tuple[str, str]]:
    """The signs of the arena that is played."""
    if scene.arena.dangerous:
        yield glyphs.DANGER, "danger"
    if scene.arena.corridors:
        yield f"{glyphs.entrance('light')} {glyphs.entrance('heavy')}", "corridor"
    if scene.arena.candles:
        yield f"{glyphs.CANDLE} {glyphs.DARK}", "candle"
