"""What may be printed in a box: numbers, symbols, ranges, costs, moments, and how many of everything."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from knockbox.effects.errors import join_alternatives, suggestion
from knockbox.games.knockdown.pack.contents import CHARACTERS_FILE, PackContents
from knockbox.games.knockdown.ranges import set_range
from knockbox.games.knockdown.schema import ArenaLayout, AttackCard, AttackType, Fighter, Skill, Special, Symbol, Token
from knockbox.games.knockdown.state import STRIKE, Attack
from knockbox.games.knockdown.vocabulary import MOMENTS
from knockbox.games.packs.validation import id_misprints, number_misprints, pack_misprints, with_place

GAME_KEY: Final = "knockdown"
NUM_CARDS: Final = 36
NUM_SKILLS: Final = 12
NUM_FIGHTERS: Final = 3
SPECIALS_PER_FIGHTER: Final = 4
MIN_SPACES: Final = 7
MAX_SPACES: Final = 31
MAX_WOUNDS: Final = 15
MAX_SLOTS: Final = 6
MAX_TOKENS: Final = 12
MAX_CANDLES: Final = 12
COLOURS: Final = ("orange", "green", "red", "blue", "yellow", "purple", "grey")
SYMBOL_NAMES: Final = tuple(symbol.value for symbol in Symbol)
REACTION_TRIGGERS: Final = ("opponent moving", "opponent attacking")
SPRING_MOMENTS: Final = ("entered", "you entered")
SKILL_MOMENTS: Final = tuple(moment for moment in MOMENTS if moment not in REACTION_TRIGGERS + SPRING_MOMENTS)
TOKEN_MOMENTS: Final = tuple(moment for moment in (*SPRING_MOMENTS, *SKILL_MOMENTS) if moment != "attack action")


def misprints(contents: PackContents) -> Iterator[str]:
    """Yield everything in a box that breaks a rule of the format, each with its place."""
    if contents.pack is not None:
        yield from with_place("pack.toml, ", pack_misprints(contents.pack, GAME_KEY))
    if contents.arena is not None:
        yield from with_place("arena.toml, ", arena_misprints(contents.arena))
    for id, card in contents.attacks.items():
        yield from with_place(f"attacks.toml, {id}", id_misprints(id))
        yield from with_place(f"attacks.toml, {id}.", card_misprints(card))
    for id, skill in contents.skills.items():
        yield from with_place(f"skills.toml, {id}", id_misprints(id))
        yield from with_place(f"skills.toml, {id}.", skill_misprints(skill))
    for id, fighter in contents.fighters.items():
        yield from with_place(f"fighters.toml, {id}", id_misprints(id))
        yield from with_place(f"fighters.toml, {id}.", fighter_misprints(fighter))
    yield from unknown_characters(contents)
    yield from wrong_counts(contents)


def unknown_characters(contents: PackContents) -> Iterator[str]:
    """Yield characters of fighters that the box does not have."""
    if "fighters.toml" in contents.broken:
        return
    for id in contents.characters:
        if id not in contents.fighters:
            known = join_alternatives(list(contents.fighters) or ["one of fighters.toml"])
            near = suggestion(id, contents.fighters)
            yield f"{CHARACTERS_FILE}, {id}: found no such fighter in the box, expected {known}{near}"


def wrong_counts(contents: PackContents) -> Iterator[str]:
    """Yield wrong numbers of items in a file; a file that could only be read in part is not counted."""
    whole = {"attacks.toml", "skills.toml", "fighters.toml"} - contents.broken
    cards = sum(card.copies for card in contents.attacks.values())
    if "attacks.toml" in whole and cards != NUM_CARDS:
        yield f"attacks.toml: found {cards} cards (copies added up), expected {NUM_CARDS}"
    if "skills.toml" in whole and len(contents.skills) != NUM_SKILLS:
        yield f"skills.toml: found {len(contents.skills)} skills, expected {NUM_SKILLS}"
    if "fighters.toml" in whole and len(contents.fighters) != NUM_FIGHTERS:
        yield f"fighters.toml: found {len(contents.fighters)} fighters, expected {NUM_FIGHTERS}"
    first: dict[int, str] = {}
    for id, skill in contents.skills.items():
        holder = first.setdefault(skill.initiative, id)
        if holder != id:
            yield f"skills.toml, {id}.initiative: found {skill.initiative}, expected another than that of {holder}"


def arena_misprints(arena: ArenaLayout) -> Iterator[str]:
    yield from with_place("id", id_misprints(arena.id))
    last = arena.spaces - 1
    if arena.spaces % 2 == 0 or not MIN_SPACES <= arena.spaces <= MAX_SPACES:
        yield f"spaces: found {arena.spaces}, expected an odd number from {MIN_SPACES} to {MAX_SPACES}"
        return
    left, right = arena.starts
    if not 0 < left < right < last:
        yield f"starts: found {left} and {right}, expected two ascending spaces from 1 to {last - 1}"
    for space in arena.dangerous:
        yield from number_misprints("dangerous", space, 0, last)
    yield from corridor_misprints(arena)
    yield from number_misprints("candles", arena.candles, 0, MAX_CANDLES)
    if arena.start_colour not in COLOURS:
        yield f"start_colour: found '{arena.start_colour}', expected {join_alternatives(list(COLOURS))}"


def corridor_misprints(arena: ArenaLayout) -> Iterator[str]:
    spaces = [corridor.space for corridor in arena.corridors]
    for space in spaces:
        yield from number_misprints("corridors", space, 0, arena.spaces - 1)
    if len(spaces) == 1 or len(set(spaces)) < len(spaces):
        found = " and ".join(map(str, spaces))
        yield f"corridors: found {found}, expected none or at least two different spaces"


def attack_misprints(attack: AttackCard | Special) -> Iterator[str]:
    """Check what row cards and special attacks have in common."""
    yield from number_misprints("light", attack.light, 0, MAX_WOUNDS)
    yield from number_misprints("heavy", attack.heavy, 0, MAX_WOUNDS)
    if not set_range(Attack(STRIKE, 0, 0, 0, 0, False, False), attack.range):
        yield f"range: found '{attack.range}', expected '2', '1-3', 'projectile' or nothing"
    if not attack.light and not attack.heavy and not attack.effect.strip():
        yield "effect: found neither wounds nor an effect, expected one of them"


def card_misprints(card: AttackCard) -> Iterator[str]:
    yield from number_misprints("copies", card.copies, 1, NUM_CARDS)
    if len(card.symbols) not in (1, 2):
        yield f"symbols: found {len(card.symbols)} symbols, expected 1 or 2"
    yield from attack_misprints(card)


def skill_misprints(skill: Skill) -> Iterator[str]:
    yield from number_misprints("initiative", skill.initiative, 1, 99)
    yield from moment_misprints(skill.when, SKILL_MOMENTS)
    yield from missing_effect(skill.effect)


def fighter_misprints(fighter: Fighter) -> Iterator[str]:
    if len(fighter.specials) != SPECIALS_PER_FIGHTER:
        yield f"specials: found {len(fighter.specials)} special attacks, expected {SPECIALS_PER_FIGHTER}"
    things: list[Special | Token] = [*fighter.specials, *fighter.tokens]
    for id, times in Counter(thing.id for thing in things).items():
        if times > 1:
            yield f"{id}: found the id '{id}' {times} times, expected every id once on a sheet"
        yield from with_place(id, id_misprints(id))
    for special in fighter.specials:
        yield from with_place(f"{special.id}.", special_misprints(special))
    for token in fighter.tokens:
        yield from with_place(f"{token.id}.", token_misprints(token))


def special_misprints(special: Special) -> Iterator[str]:
    is_reaction = special.type is AttackType.REACTION
    yield from cost_misprints(special.cost, 0 if is_reaction else 1)
    if is_reaction:
        yield from moment_misprints(special.when, REACTION_TRIGGERS)
    elif special.when:
        yield f"when: found '{special.when}', expected nothing, as only a Reaction waits for a moment"
    yield from attack_misprints(special)


def cost_misprints(cost: list[str], fewest: int) -> Iterator[str]:
    if not fewest <= len(cost) <= MAX_SLOTS:
        yield f"cost: found {len(cost)} symbols, expected {fewest} to {MAX_SLOTS}"
    for index, slot in enumerate(cost):
        if not is_slot(slot):
            symbols = ", ".join(f"'{symbol}'" for symbol in SYMBOL_NAMES)
            yield f"cost[{index}]: found '{slot}', expected {symbols}, '?' or different ones such as 'fist/foot'"


def is_slot(slot: str) -> bool:
    """Return whether a slot is a symbol, an either-or of different symbols, or "?"."""
    symbols = slot.split("/")
    return slot == "?" or (set(symbols) <= set(SYMBOL_NAMES) and len(set(symbols)) == len(symbols) < len(SYMBOL_NAMES))


def token_misprints(token: Token) -> Iterator[str]:
    yield from number_misprints("count", token.count, 1, MAX_TOKENS)
    if token.when or token.effect:
        yield from moment_misprints(token.when, TOKEN_MOMENTS)
        yield from missing_effect(token.effect)


def moment_misprints(found: str, known: tuple[str, ...]) -> Iterator[str]:
    if found not in known:
        moments = join_alternatives([f"'{moment}'" for moment in known])
        yield f"when: found '{found}', expected {moments}"


def missing_effect(effect: str) -> Iterator[str]:
    if not effect.strip():
        yield "effect: found nothing, expected an effect"
