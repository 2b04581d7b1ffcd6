"""A pack and its options become the tables of the rules."""

from collections.abc import Iterable, Mapping

from knockbox.effects.compiler import Compiler
from knockbox.effects.tree import Node
from knockbox.games.knockdown.clauses import KDR_44, SEQ_2, SKILL_3
from knockbox.games.knockdown.cost import BLOCK, DASH, WILD
from knockbox.games.knockdown.options import apply
from knockbox.games.knockdown.pack import Box
from knockbox.games.knockdown.ranges import set_range
from knockbox.games.knockdown.schema import AttackCard, AttackType, Special
from knockbox.games.knockdown.state import (
    ABILITY,
    NOTHING,
    REACTION,
    SEATS,
    STRIKE,
    Attack,
    KnockdownRules,
    Tally,
)
from knockbox.games.knockdown.tasks.attack import sequence_of
from knockbox.games.knockdown.tasks.setup import next_round
from knockbox.games.knockdown.triggers import OPPONENT_POOL, YOUR_BLOCK, YOUR_POOL
from knockbox.games.knockdown.verbs import KINDS, SYMBOLS, VERBS, Meaning, Walk
from knockbox.games.knockdown.vocabulary import MOMENTS

TYPES = {AttackType.STRIKE: STRIKE, AttackType.ABILITY: ABILITY, AttackType.REACTION: REACTION}
COUNTED = (YOUR_POOL, OPPONENT_POOL, YOUR_BLOCK)


def compile_rules(box: Box, options: Mapping[str, str], picks: list[int]) -> KnockdownRules:
    """Build the tables once; every match of this game shares them."""
    rules = KnockdownRules()
    rules.picks = picks
    apply(options, rules)
    lay_out(box, rules)
    add_cards(box, rules)
    add_fighters(box, rules)
    rules.printed = len(rules.attacks)
    add_skills(box, rules)
    add_effects(box, rules)
    rules.sequences = [
        [sequence_of(rules, seat, number)[::-1] for number in range(len(rules.attacks))] for seat in range(SEATS)
    ]
    rules.next_round = next_round(rules.redraft)
    return rules


def lay_out(box: Box, rules: KnockdownRules) -> None:
    arena = box.arena
    rules.spaces = arena.spaces
    rules.starts = list(arena.starts)
    rules.dangerous = [space in arena.dangerous for space in range(arena.spaces)]


def add_cards(box: Box, rules: KnockdownRules) -> None:
    faces: list[list[int]] = []
    for kind, card in enumerate(box.attacks.values()):
        symbols = sorted(SYMBOLS[symbol.value] for symbol in card.symbols)
        if symbols not in faces:
            faces.append(symbols)
        rules.attacks.append(read_attack(card))
        rules.symbols.append(symbols)
        rules.faces.append(faces.index(symbols))
        rules.is_block.append(BLOCK in symbols)
        rules.dash_symbols.append(symbols.count(DASH))
        rules.deck += [kind] * card.copies
    rules.face_symbols = faces
    rules.kinds = len(rules.attacks)


def read_attack(card: AttackCard | Special) -> Attack:
    attack = Attack(TYPES[card.type], card.light, card.heavy, 0, 0, False, card.ko)
    set_range(attack, card.range)
    return attack


def add_fighters(box: Box, rules: KnockdownRules) -> None:
    rules.reactions = [[[] for _ in MOMENTS] for _ in box.fighters]
    rules.combo_specials = [[] for _ in box.fighters]
    for number, fighter in enumerate(box.fighters.values()):
        for place, special in enumerate(fighter.specials):
            add_special(rules, special, number, place)
        brought: list[int] = []
        for token in fighter.tokens:
            brought += [len(rules.token_owners)] * token.count
            rules.token_owners.append(number)
        rules.tokens.append(brought)


def add_special(rules: KnockdownRules, special: Special, fighter: int, place: int) -> None:
    attack = read_attack(special)
    attack.fighter, attack.place = fighter, place
    attack.cost = Meaning(rules, 0, {}, SEQ_2).cost([read_slot(slot) for slot in special.cost])
    if special.when:
        attack.trigger = MOMENTS.index(special.when)
        rules.reactions[fighter][attack.trigger].append(len(rules.attacks))
    else:
        rules.combo_specials[fighter].append(len(rules.attacks))
    rules.attacks.append(attack)


def read_slot(slot: str) -> int:
    """KD-SS-COST-1 A slot is a symbol, an either-or of symbols, or "?" for any."""
    if slot == "?":
        return WILD
    return sum(SYMBOLS[symbol] for symbol in slot.split("/"))


def add_skills(box: Box, rules: KnockdownRules) -> None:
    rules.skills = list(range(len(box.skills)))
    rules.initiative = [skill.initiative for skill in box.skills.values()]
    rules.skill_moments = [MOMENTS.index(skill.when) for skill in box.skills.values()]
    rules.skill_blocks = [NOTHING] * len(box.skills)
    rules.skill_conditions = [NOTHING] * len(box.skills)
    rules.tallies = [[] for _ in box.skills]


def add_effects(box: Box, rules: KnockdownRules) -> None:
    """File the effects of cards, specials, skills and tokens, for both seats under the same numbers."""
    for seat in range(SEATS):
        card, skill = walker(rules, seat, {}, SEQ_2), walker(rules, seat, {}, SKILL_3)
        for kind, id in enumerate(box.attacks):
            rules.attacks[kind].effect = file_block(card, box.effect(f"attacks.toml, {id}.effect"))
        add_sheet_effects(box, rules, seat)
        for number, id in enumerate(box.skills):
            add_skill_effect(rules, skill, number, box.effect(f"skills.toml, {id}.effect"))
        for block in rules.blocks[seat]:
            block.reverse()


def walker(rules: KnockdownRules, seat: int, tokens: dict[str, int], clause: int) -> Walk:
    return Compiler(VERBS, Meaning(rules, seat, tokens, clause), rules.blocks[seat])


def add_sheet_effects(box: Box, rules: KnockdownRules, seat: int) -> None:
    number, token_kind = rules.kinds, 0
    rules.token_blocks = []
    for id, fighter in box.fighters.items():
        tokens = {token.id: token_kind + index for index, token in enumerate(fighter.tokens)}
        sheet, token_walk = walker(rules, seat, tokens, SEQ_2), walker(rules, seat, tokens, KDR_44)
        for special in fighter.specials:
            rules.attacks[number].effect = file_block(sheet, box.effect(f"fighters.toml, {id}.{special.id}.effect"))
            number += 1
        for token in fighter.tokens:
            rules.token_blocks.append(file_block(token_walk, box.effect(f"fighters.toml, {id}.{token.id}.effect")))
        token_kind += len(tokens)


def file_block(walk: Walk, nodes: tuple[Node, ...]) -> int:
    """Compile a text and file it; a card without effect has no block."""
    if not nodes:
        return NOTHING
    tasks = walk.sequence(nodes)
    walk.blocks.append(tasks)
    return len(walk.blocks) - 1


def add_skill_effect(rules: KnockdownRules, walk: Walk, skill: int, nodes: tuple[Node, ...]) -> None:
    if rules.skill_moments[skill] not in COUNTED:
        rules.skill_blocks[skill] = file_block(walk, nodes)
        if len(nodes) == 1 and nodes[0].verb == "if" and len(nodes[0].blocks) == 1:
            rules.skill_conditions[skill] = walk.context.condition_list(nodes[0].conditions)
    elif walk.context.seat == 0:
        rules.tallies[skill] = list(tallies(walk.context, nodes, []))


def tallies(meaning: Meaning, nodes: Iterable[Node], conditions: list[int]) -> Iterable[Tally]:
    """What a counted text adds up, each part with all the conditions around it."""
    for node in nodes:
        if node.verb == "if":
            yield from tallies(meaning, node.blocks[0], conditions + meaning.conditions(node.conditions))
        else:
            kind = KINDS[node.word("kind")] if node.maybe("kind") is not None else 0
            yield Tally(kind, node.number(), conditions)
