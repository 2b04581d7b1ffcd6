"""What is printed in a box, localised: cards, skills, fighter sheets, tokens and arenas."""

from collections.abc import Iterable

import msgspec

from knockbox.games.knockdown.schema import ArenaLayout, AttackCard, AttackType, Fighter, Skill, Special, Symbol, Token
from knockbox.games.knockdown.text.questions import Wording
from knockbox.text.catalogue import MessageCatalogue

WILD_SYMBOL = "?"
COST_SEPARATOR = " + "
FACT_SEPARATOR = " · "


class CardFace(msgspec.Struct, frozen=True):
    """One card, skill, special attack or token."""

    id: str
    name: str
    symbols: list[str]  # ids of what a card shows; for a special attack the slots of its cost
    facts: list[str]  # lines: symbols or cost, type and range, wounds and K.O.; or initiative; or number of tokens
    text: str
    copies: int
    provenance: str
    printed: AttackCard | Special | Skill | Token  # as written in the pack


class FighterSheet(msgspec.Struct, frozen=True):
    """A fighter with its special attacks and tokens."""

    id: str
    name: str
    title: str  # its class
    provenance: str
    specials: list[CardFace]
    tokens: list[CardFace]


class ArenaFace(msgspec.Struct, frozen=True):
    """An arena."""

    id: str
    name: str
    facts: list[str]
    provenance: str
    printed: ArenaLayout


def attack_faces(wording: Wording) -> list[CardFace]:
    return [attack_face(wording, number, id) for number, id in enumerate(wording.names.cards)]


def attack_face(wording: Wording, number: int, id: str) -> CardFace:
    card = wording.card_pool.attacks[id]
    symbols = ", ".join(wording.say(f"card-symbol-{symbol.value}") for symbol in card.symbols)
    return CardFace(
        id,
        wording.attack(number),
        [symbol.value for symbol in card.symbols],
        [symbols, *attack_facts(wording, card)],
        wording.attack_text(number),
        card.copies,
        card.provenance.value,
        card,
    )


def attack_facts(wording: Wording, attack: AttackCard | Special) -> list[str]:
    """Return a line with type and range, and one with wounds and K.O. if they are printed."""
    lines = [f"{type_name(wording, attack.type)}{FACT_SEPARATOR}{range_text(wording, attack.range)}"]
    wounds = [wording.say("card-pool", light=attack.light, heavy=attack.heavy)] if attack.light or attack.heavy else []
    knockout = [wording.say("card-ko")] if attack.ko else []
    return [*lines, FACT_SEPARATOR.join(wounds + knockout)] if wounds or knockout else lines


def type_name(wording: Wording, type: AttackType) -> str:
    return wording.say(f"card-type-{type.value}")


def range_text(wording: Wording, printed: str) -> str:
    if not printed:
        return wording.say("card-any-distance")
    if printed == "projectile":
        return wording.say("card-projectile")
    return wording.say("card-range", range=span_text(wording.catalogue, printed))


def span_text(words: MessageCatalogue, printed: str) -> str:
    """Return `2`, or `1-3` with the dash of the language."""
    low, dash, high = printed.partition("-")
    return words.format("effect-range", low=low, high=high) if dash else low


def cost_text(wording: Wording, cost: Iterable[str]) -> str:
    """Return a cost as a sum of symbols."""
    slots = COST_SEPARATOR.join(slot_text(wording, slot) for slot in cost)
    return wording.say("card-cost", cost=slots) if slots else wording.say("card-free")


def slot_text(wording: Wording, slot: str) -> str:
    if slot == WILD_SYMBOL:
        return wording.say("card-symbol-any")
    first, *others = [wording.say(f"card-symbol-{Symbol(symbol).value}") for symbol in slot.split("/")]
    for symbol in others:
        first = wording.say("card-symbol-or", first=first, next=symbol)
    return first


def skill_faces(wording: Wording) -> list[CardFace]:
    return [
        CardFace(
            id,
            wording.skill(number),
            [],
            [wording.say("card-initiative", initiative=skill.initiative)],
            wording.skill_text(number),
            1,
            skill.provenance.value,
            skill,
        )
        for number, (id, skill) in enumerate(wording.card_pool.skills.items())
    ]


def fighter_sheets(wording: Wording) -> list[FighterSheet]:
    """Return the sheet of each fighter; special attacks are numbered after the cards."""
    sheets: list[FighterSheet] = []
    number = len(wording.names.cards)
    for index, (id, fighter) in enumerate(wording.card_pool.fighters.items()):
        specials = [special_face(wording, number + place, each) for place, each in enumerate(fighter.specials)]
        number += len(specials)
        title = wording.fighter_class(index)
        origin = fighter.provenance.value
        sheets.append(
            FighterSheet(id, wording.fighter(index), title, origin, specials, token_faces(wording, id, fighter))
        )
    return sheets


def special_face(wording: Wording, number: int, special: Special) -> CardFace:
    facts = [cost_text(wording, special.cost), *attack_facts(wording, special)]
    return CardFace(
        special.id,
        wording.special(number),
        special.cost,
        facts,
        wording.attack_text(number),
        1,
        special.provenance.value,
        special,
    )


def token_faces(wording: Wording, owner: str, fighter: Fighter) -> list[CardFace]:
    return [
        CardFace(
            token.id,
            wording.say(f"token-{token.id}"),
            [],
            [wording.say("card-count", count=token.count), *token_traits(wording, token)],
            wording.rules_text(f"fighters.toml, {owner}.{token.id}.effect", token.when),
            token.count,
            token.provenance.value,
            token,
        )
        for token in fighter.tokens
    ]


def token_traits(wording: Wording, token: Token) -> list[str]:
    """Return the standing traits of a token."""
    line = [wording.say("card-breaks-line")] if token.breaks_line else []
    return [*line, wording.say("card-entrance")] if token.entrance else line


def arena_faces(wording: Wording) -> list[ArenaFace]:
    return [arena_face(wording, box.arena) for box in wording.card_pool.arenas]


def arena_face(wording: Wording, arena: ArenaLayout) -> ArenaFace:
    left, right = arena.starts
    facts = [
        wording.say("card-spaces", spaces=arena.spaces),
        wording.say("card-starts", left=left, right=right, colour=arena.start_colour),
        *hazard_facts(wording, arena),
    ]
    return ArenaFace(arena.id, wording.say(f"arena-{arena.id}"), facts, arena.provenance.value, arena)


def hazard_facts(wording: Wording, arena: ArenaLayout) -> list[str]:
    """Return what an arena adds to the rules: dangerous spaces, corridors, candles."""
    dangers = ", ".join(str(space) for space in arena.dangerous)
    doors = [wording.say("card-corridor", space=door.space, kind=door.wound.value) for door in arena.corridors]
    facts = [wording.say("card-dangerous", spaces=dangers)] if dangers else []
    facts += [wording.say("card-corridors", entrances=", ".join(doors))] if doors else []
    return [*facts, wording.say("card-candles", count=arena.candles)] if arena.candles else facts
