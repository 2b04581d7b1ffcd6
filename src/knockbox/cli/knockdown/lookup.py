"""Lookups for Knockdown: cards, skills, fighters, tokens, arenas, signs."""

import re
from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from knockbox.cli.knockdown import glyphs
from knockbox.cli.knockdown.hazards import explain_hazard, hazards_named, hazards_of, is_prefix_of
from knockbox.cli.knockdown.scene import KnockdownScene
from knockbox.cli.table.styles import BOLD
from knockbox.games.knockdown.schema import Token
from knockbox.games.knockdown.text.cards import (
    CardFace,
    FighterSheet,
    arena_faces,
    attack_faces,
    fighter_sheets,
    skill_faces,
)
from knockbox.games.knockdown.text.questions import Wording
from knockbox.text.rulebook import fold_text


def show_cards(scene: KnockdownScene, typed: str) -> RenderableType:
    """Show everything whose name contains the text or whose id matches it; a fighter with the whole sheet."""
    wording = scene.wording
    if not typed:
        return Text(wording.say("knockdown-terminal-which-card", example=wording.attack(0)))
    found = [*matching_cards(wording, typed), *matching_arenas(scene, typed)]
    return Group(*found) if found else Text(wording.say("knockdown-terminal-no-card", typed=typed))


def matching_cards(wording: Wording, typed: str) -> Iterator[RenderableType]:
    for face in (*attack_faces(wording), *skill_faces(wording)):
        if matches_name(face.id, face.name, typed):
            yield show_face(face)
    for sheet in fighter_sheets(wording):
        yield from sheet_parts(wording, sheet, typed)


def matching_arenas(scene: KnockdownScene, typed: str) -> Iterator[RenderableType]:
    """Yield matching arenas with their hazards (`arena` means the current one), then other matching hazards."""
    is_here = is_prefix_of("arena", typed)
    explained_hazards = set[str]()
    for ground in arena_faces(scene.wording):
        if matches_name(ground.id, ground.name, typed) or (is_here and ground.id == scene.arena.id):
            yield line(ground.name, ground.facts)
            for hazard in hazards_of(ground.printed):
                explained_hazards.add(hazard)
                yield from explain_hazard(scene.wording, hazard)
    for hazard in hazards_named(scene.wording, typed):
        if hazard not in explained_hazards:
            yield from explain_hazard(scene.wording, hazard)


def sheet_parts(wording: Wording, sheet: FighterSheet, typed: str) -> Iterator[RenderableType]:
    """Yield the whole sheet of a matching fighter, else the matching parts of the sheet."""
    is_wanted = matches_name(sheet.id, sheet.name, typed)
    if is_wanted:
        yield line(sheet.name, [sheet.title])
    for face in (*sheet.specials, *sheet.tokens):
        if is_wanted or matches_name(face.id, face.name, typed):
            yield show_face(face)
            yield from specials_using(wording, sheet, face)


def specials_using(wording: Wording, sheet: FighterSheet, face: CardFace) -> Iterator[RenderableType]:
    """Yield the special attacks that mention a token without effect of its own."""
    if not isinstance(face.printed, Token) or face.text or face.printed.breaks_line or face.printed.entrance:
        return
    word = re.compile(rf"\b{re.escape(face.id)}\b")
    named = [special.name for special in sheet.specials if mentions_token(word, special)]
    if named:
        text = Text(wording.say("knockdown-terminal-spoken-of", specials=", ".join(named)))
        yield Padding(text, (0, 0, 0, 2))


def mentions_token(word: re.Pattern[str], face: CardFace) -> bool:
    return not isinstance(face.printed, Token) and bool(word.search(face.printed.effect))


def matches_name(id: str, name: str, typed: str) -> bool:
    wanted = fold_text(typed)
    return wanted in fold_text(name) or wanted in (id, id.replace("-", " "))


def show_face(face: CardFace) -> RenderableType:
    head = line(face.name, face.facts)
    return Group(head, Padding(Text(face.text), (0, 0, 0, 2))) if face.text else head


def line(name: str, facts: list[str]) -> Text:
    return Text().append(name, style=BOLD).append(f"  {' · '.join(facts)}")


def legend(scene: KnockdownScene) -> Iterator[tuple[str, str]]:
    """Yield the signs used at this table with their message keys."""
    yield from [("1-2", "range"), ("+ / ?", "cost"), ("K.O.", "knockout")]
    yield from [(glyphs.LIGHT, "light"), (glyphs.HEAVY, "heavy")]
    yield from [(glyphs.REACHES, "reached"), (glyphs.PAYABLE, "payable"), (f"{glyphs.TRAP_SIGN}A", "token")]
    yield from arena_legend(scene)
    yield (glyphs.VICTORY, "victory")
    yield from [(f"{glyphs.FACE_UP} {glyphs.FACE_DOWN}", "skill"), (glyphs.BACK, "back")]


def arena_legend(scene: KnockdownScene) -> Iterator[tuple[str, str]]:
    """Yield the signs of the current arena."""
    if scene.arena.dangerous:
        yield glyphs.DANGER, "danger"
    if scene.arena.corridors:
        yield f"{glyphs.entrance('light')} {glyphs.entrance('heavy')}", "corridor"
    if scene.arena.candles:
        yield f"{glyphs.CANDLE} {glyphs.DARK}", "candle"
