"""Compile a card pool and the options to the tables of the rules."""

from collections.abc import Iterable, Mapping

from knockbox.effects.compiler import Compiler
from knockbox.effects.tree import Node
from knockbox.games.knockdown.arena import distance_table, step_table
from knockbox.games.knockdown.clauses import KDR_44, SEQ_2, SKILL_3
from knockbox.games.knockdown.cost import BLOCK, DASH, WILD, face_unit
from knockbox.games.knockdown.odds import failure_odds_by_seat
from knockbox.games.knockdown.options import apply_options
from knockbox.games.knockdown.pack import Box, CardPool
from knockbox.games.knockdown.pack.validation import SPRING_MOMENTS
from knockbox.games.knockdown.ranges import set_range
from knockbox.games.knockdown.schema import AttackCard, AttackType, Special, Token
from knockbox.games.knockdown.selection import Picks
from knockbox.games.knockdown.state import (
    ABILITY,
    NOTHING,
    REACTION,
    SEATS,
    STRIKE,
    Arena,
    Attack,
    KnockdownRules,
    Modifier,
)
from knockbox.games.knockdown.tasks.attack import sequence_of
from knockbox.games.knockdown.tasks.setup import next_round_tasks
from knockbox.games.knockdown.tasks.turn import move_table, turn_tasks
from knockbox.games.knockdown.triggers import OPPONENT_POOL, YOUR_BLOCK, YOUR_POOL
from knockbox.games.knockdown.verbs import SYMBOL_BITS, VERB_COMPILERS, WOUND_KINDS, EffectCompiler, VerbContext
from knockbox.games.knockdown.vocabulary import MOMENTS

ATTACK_TYPES = {AttackType.STRIKE: STRIKE, AttackType.ABILITY: ABILITY, AttackType.REACTION: REACTION}
COUNTING_MOMENT_IDS = (YOUR_POOL, OPPONENT_POOL, YOUR_BLOCK)


def compile_rules(
    card_pool: CardPool, options: Mapping[str, str], picks: Picks, builder_skills: tuple[str, ...]
) -> KnockdownRules:
    """Build the rules of one game; all its matches share them."""
    rules = KnockdownRules()
    rules.fighter_picks = picks.fighters
    rules.arena_pick = picks.arena
    rules.skill_set_pick = picks.skills
    apply_options(options, rules)
    rules.failure_odds = failure_odds_by_seat(
        options["ko_test"], options["dice_always"], options["tower_seconds"], builder_skills
    )
    add_cards(card_pool, rules)
    rules.arenas = [build_arena(box, rules, list(card_pool.attacks)) for box in card_pool.arenas]
    add_fighters(card_pool, rules)
    rules.num_printed_attacks = len(rules.attacks)
    add_skills(card_pool, rules)
    add_tokens(card_pool, rules)
    add_effects(card_pool, rules)
    rules.attack_sequences = [
        [sequence_of(rules, seat, number)[::-1] for number in range(len(rules.attacks))] for seat in range(SEATS)
    ]
    return rules


def build_arena(box: Box, rules: KnockdownRules, cards: list[str]) -> Arena:
    """KD-MERGE-3, KDR-36 Return an arena with what belongs to it: the deck of its box, edges, corridors, candles."""
    printed = box.arena
    deck = [cards.index(id) for id, card in box.attacks.items() for _ in range(card.copies)]
    arena = Arena(printed.spaces, list(printed.starts), deck)
    arena.dangerous = [space in printed.dangerous for space in range(printed.spaces)]
    arena.corridors = sorted(corridor.space for corridor in printed.corridors)
    arena.corridor_bits = sum(1 << space for space in arena.corridors)
    wounds = {corridor.space: WOUND_KINDS[corridor.wound.value] for corridor in printed.corridors}
    arena.corridor_wounds = [wounds.get(space, NOTHING) for space in range(printed.spaces)]
    arena.candles = printed.candles
    arena.distances = distance_table(printed.spaces, arena.corridors, rules.range_through_corridors)
    arena.steps = step_table(printed.spaces)
    arena.moves = move_table(arena)
    arena.turn = turn_tasks(arena)
    arena.next_round = next_round_tasks(rules.redraft, arena)
    return arena


def add_cards(card_pool: CardPool, rules: KnockdownRules) -> None:
    faces: list[list[int]] = []
    for card in card_pool.attacks.values():
        symbols = sorted(SYMBOL_BITS[symbol.value] for symbol in card.symbols)
        if symbols not in faces:
            faces.append(symbols)
        rules.attacks.append(build_attack(card))
        rules.symbols.append(symbols)
        rules.faces.append(faces.index(symbols))
        rules.face_units.append(face_unit(faces.index(symbols)))
        rules.is_block.append(BLOCK in symbols)
        rules.dash_symbols.append(symbols.count(DASH))
    rules.face_symbols = faces
    rules.num_kinds = len(rules.attacks)


def build_attack(card: AttackCard | Special) -> Attack:
    attack = Attack(ATTACK_TYPES[card.type], card.light, card.heavy, 0, 0, False, card.ko)
    set_range(attack, card.range)
    return attack


def add_fighters(card_pool: CardPool, rules: KnockdownRules) -> None:
    rules.reactions = [[[] for _ in MOMENTS] for _ in card_pool.fighters]
    rules.combo_specials = [[] for _ in card_pool.fighters]
    for number, fighter in enumerate(card_pool.fighters.values()):
        for place, special in enumerate(fighter.specials):
            add_special(rules, special, number, place)


def add_special(rules: KnockdownRules, special: Special, fighter: int, place: int) -> None:
    attack = build_attack(special)
    attack.fighter = fighter
    attack.place = place
    attack.cost = VerbContext(rules, 0, {}, SEQ_2).cost([read_slot(slot) for slot in special.cost])
    if special.when:
        attack.trigger = MOMENTS.index(special.when)
        rules.reactions[fighter][attack.trigger].append(len(rules.attacks))
    else:
        rules.combo_specials[fighter].append(len(rules.attacks))
    rules.attacks.append(attack)


def read_slot(slot: str) -> int:
    """KD-SS-COST-1 Return the mask of a slot: a symbol, an either-or of symbols, or "?" for any."""
    if slot == "?":
        return WILD
    return sum(SYMBOL_BITS[symbol] for symbol in slot.split("/"))


def add_skills(card_pool: CardPool, rules: KnockdownRules) -> None:
    known = list(card_pool.skills)
    rules.num_skills = len(known)
    rules.skill_sets = [[known.index(id) for id in box.skills] for box in card_pool.skill_sets]
    rules.initiative = [skill.initiative for skill in card_pool.skills.values()]
    for skill in card_pool.skills.values():
        add_listener(rules, skill.when)


def add_tokens(card_pool: CardPool, rules: KnockdownRules) -> None:
    """Add the token kinds, which are listeners too, numbered after the skills."""
    for number, fighter in enumerate(card_pool.fighters.values()):
        first = len(rules.token_owners)
        rules.tokens.append([first + index for index, token in enumerate(fighter.tokens) for _ in range(token.count)])
        rules.listening_tokens.append(
            [first + index for index, token in enumerate(fighter.tokens) if listens_in_play(token)]
        )
        rules.brings_entrances.append(any(token.entrance for token in fighter.tokens))
        for token in fighter.tokens:
            rules.token_owners.append(number)
            rules.breaks_line.append(token.breaks_line)
            rules.is_entrance.append(token.entrance)
            add_listener(rules, token.when)


def listens_in_play(token: Token) -> bool:
    """KDR-44 Return whether a token listens while in play; one that waits on its space springs instead."""
    return token.when not in ("", *SPRING_MOMENTS)


def add_listener(rules: KnockdownRules, when: str) -> None:
    rules.moments.append(MOMENTS.index(when) if when else NOTHING)
    rules.listener_blocks.append(NOTHING)
    rules.trigger_conditions.append(NOTHING)
    rules.modifiers.append([])


def add_effects(card_pool: CardPool, rules: KnockdownRules) -> None:
    """Store the effects of cards, specials, tokens and skills, with the same indexes for both seats."""
    for seat in range(SEATS):
        card = compiler_for(rules, seat, {}, SEQ_2)
        skill = compiler_for(rules, seat, {}, SKILL_3)
        for kind, id in enumerate(card_pool.attacks):
            rules.attacks[kind].effect = store_block(card, card_pool.effect(f"attacks.toml, {id}.effect"))
        add_sheet_effects(card_pool, rules, seat)
        for number, id in enumerate(card_pool.skills):
            add_standing_effect(rules, skill, number, card_pool.effect(f"skills.toml, {id}.effect"))
        for block in rules.blocks[seat]:
            block.reverse()


def compiler_for(rules: KnockdownRules, seat: int, tokens: dict[str, int], clause: int) -> EffectCompiler:
    return Compiler(VERB_COMPILERS, VerbContext(rules, seat, tokens, clause), rules.blocks[seat])


def add_sheet_effects(card_pool: CardPool, rules: KnockdownRules, seat: int) -> None:
    number = rules.num_kinds
    token_kind = 0
    for id, fighter in card_pool.fighters.items():
        tokens = {token.id: token_kind + index for index, token in enumerate(fighter.tokens)}
        sheet = compiler_for(rules, seat, tokens, SEQ_2)
        token_compiler = compiler_for(rules, seat, tokens, KDR_44)
        for special in fighter.specials:
            rules.attacks[number].effect = store_block(
                sheet, card_pool.effect(f"fighters.toml, {id}.{special.id}.effect")
            )
            number += 1
        for token in fighter.tokens:
            nodes = card_pool.effect(f"fighters.toml, {id}.{token.id}.effect")
            add_standing_effect(rules, token_compiler, rules.num_skills + tokens[token.id], nodes)
        token_kind += len(tokens)


def store_block(compiler: EffectCompiler, nodes: tuple[Node, ...]) -> int:
    """Compile a text, store it and return its index; a card without an effect has no block."""
    if not nodes:
        return NOTHING
    tasks = compiler.sequence(nodes)
    compiler.blocks.append(tasks)
    return len(compiler.blocks) - 1


def add_standing_effect(
    rules: KnockdownRules, compiler: EffectCompiler, listener: int, nodes: tuple[Node, ...]
) -> None:
    """Give a counted skill or token its modifiers, and any other its block and its trigger conditions."""
    if rules.moments[listener] not in COUNTING_MOMENT_IDS:
        rules.listener_blocks[listener] = store_block(compiler, nodes)
        if len(nodes) == 1 and nodes[0].verb == "if" and len(nodes[0].blocks) == 1:
            rules.trigger_conditions[listener] = compiler.context.condition_list(nodes[0].conditions)
    elif compiler.context.seat == 0:
        rules.modifiers[listener] = list(modifiers_of(compiler.context, nodes, []))


def modifiers_of(context: VerbContext, nodes: Iterable[Node], conditions: list[int]) -> Iterable[Modifier]:
    """Yield the modifiers of a counted text, each with all the conditions around it."""
    for node in nodes:
        if node.verb == "if":
            yield from modifiers_of(context, node.blocks[0], conditions + context.conditions(node.conditions))
        else:
            kind = WOUND_KINDS[node.word("kind")] if node.get("kind") is not None else 0
            yield Modifier(kind, node.number(), conditions)
