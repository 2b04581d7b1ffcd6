"""A pack and its options become the tables of the rules."""

from collections.abc import Iterable, Mapping

from knockbox.effects.compiler import Compiler
from knockbox.effects.tree import Node
from knockbox.games.knockdown.arena import gaps, steps_of
from knockbox.games.knockdown.clauses import KDR_44, SEQ_2, SKILL_3
from knockbox.games.knockdown.cost import BLOCK, DASH, WILD, one_of
from knockbox.games.knockdown.odds import chances
from knockbox.games.knockdown.options import apply
from knockbox.games.knockdown.pack import Box, Mixture
from knockbox.games.knockdown.pack.printed import SPRINGS
from knockbox.games.knockdown.ranges import set_range
from knockbox.games.knockdown.schema import AttackCard, AttackType, Special, Token
from knockbox.games.knockdown.selection import Picks
from knockbox.games.knockdown.state import (
    ABILITY,
    NOTHING,
    REACTION,
    SEATS,
    STRIKE,
    Attack,
    Ground,
    KnockdownRules,
    Tally,
)
from knockbox.games.knockdown.tasks.attack import sequence_of
from knockbox.games.knockdown.tasks.setup import next_round
from knockbox.games.knockdown.tasks.turn import moves_of, turn_of
from knockbox.games.knockdown.triggers import OPPONENT_POOL, YOUR_BLOCK, YOUR_POOL
from knockbox.games.knockdown.verbs import KINDS, SYMBOLS, VERBS, Meaning, Walk
from knockbox.games.knockdown.vocabulary import MOMENTS

TYPES = {AttackType.STRIKE: STRIKE, AttackType.ABILITY: ABILITY, AttackType.REACTION: REACTION}
COUNTED = (YOUR_POOL, OPPONENT_POOL, YOUR_BLOCK)


def compile_rules(mixture: Mixture, options: Mapping[str, str], picks: Picks, hands: tuple[str, ...]) -> KnockdownRules:
    """Build the tables once; every match of this game shares them."""
    rules = KnockdownRules()
    rules.picks, rules.arena_pick, rules.skill_pick = picks.fighters, picks.arena, picks.skills
    apply(options, rules)
    rules.failing = chances(options["ko_test"], options["dice_always"], options["tower_seconds"], hands)
    add_cards(mixture, rules)
    rules.grounds = [lay_out(box, rules, list(mixture.attacks)) for box in mixture.arenas]
    add_fighters(mixture, rules)
    rules.printed = len(rules.attacks)
    add_skills(mixture, rules)
    add_tokens(mixture, rules)
    add_effects(mixture, rules)
    rules.sequences = [
        [sequence_of(rules, seat, number)[::-1] for number in range(len(rules.attacks))] for seat in range(SEATS)
    ]
    return rules


def lay_out(box: Box, rules: KnockdownRules, cards: list[str]) -> Ground:
    """KD-MERGE-3, KDR-36 An arena with what belongs to it: the deck of its own box, edges, corridors, candles."""
    arena = box.arena
    deck = [cards.index(id) for id, card in box.attacks.items() for _ in range(card.copies)]
    ground = Ground(arena.spaces, list(arena.starts), deck)
    ground.dangerous = [space in arena.dangerous for space in range(arena.spaces)]
    ground.corridors = sorted(corridor.space for corridor in arena.corridors)
    ground.corridor_bits = sum(1 << space for space in ground.corridors)
    wounds = {corridor.space: KINDS[corridor.wound.value] for corridor in arena.corridors}
    ground.corridor_wounds = [wounds.get(space, NOTHING) for space in range(arena.spaces)]
    ground.candles = arena.candles
    ground.gaps = gaps(arena.spaces, ground.corridors, rules.through_corridors)
    ground.steps = steps_of(arena.spaces)
    ground.moves = moves_of(ground)
    ground.turn = turn_of(ground)
    ground.next_round = next_round(rules.redraft, ground)
    return ground


def add_cards(mixture: Mixture, rules: KnockdownRules) -> None:
    faces: list[list[int]] = []
    for card in mixture.attacks.values():
        symbols = sorted(SYMBOLS[symbol.value] for symbol in card.symbols)
        if symbols not in faces:
            faces.append(symbols)
        rules.attacks.append(read_attack(card))
        rules.symbols.append(symbols)
        rules.faces.append(faces.index(symbols))
        rules.face_units.append(one_of(faces.index(symbols)))
        rules.is_block.append(BLOCK in symbols)
        rules.dash_symbols.append(symbols.count(DASH))
    rules.face_symbols = faces
    rules.kinds = len(rules.attacks)


def read_attack(card: AttackCard | Special) -> Attack:
    attack = Attack(TYPES[card.type], card.light, card.heavy, 0, 0, False, card.ko)
    set_range(attack, card.range)
    return attack


def add_fighters(mixture: Mixture, rules: KnockdownRules) -> None:
    rules.reactions = [[[] for _ in MOMENTS] for _ in mixture.fighters]
    rules.combo_specials = [[] for _ in mixture.fighters]
    for number, fighter in enumerate(mixture.fighters.values()):
        for place, special in enumerate(fighter.specials):
            add_special(rules, special, number, place)


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


def add_skills(mixture: Mixture, rules: KnockdownRules) -> None:
    known = list(mixture.skills)
    rules.skill_count = len(known)
    rules.skill_sets = [[known.index(id) for id in box.skills] for box in mixture.skill_sets]
    rules.initiative = [skill.initiative for skill in mixture.skills.values()]
    for skill in mixture.skills.values():
        add_listener(rules, skill.when)


def add_tokens(mixture: Mixture, rules: KnockdownRules) -> None:
    """Tokens listen too: their kinds are numbered on from the skills."""
    for number, fighter in enumerate(mixture.fighters.values()):
        first = len(rules.token_owners)
        rules.tokens.append([first + index for index, token in enumerate(fighter.tokens) for _ in range(token.count)])
        rules.token_voices.append([first + index for index, token in enumerate(fighter.tokens) if is_heard(token)])
        rules.opens.append(any(token.entrance for token in fighter.tokens))
        for token in fighter.tokens:
            rules.token_owners.append(number)
            rules.breaks_line.append(token.breaks_line)
            rules.entrance.append(token.entrance)
            add_listener(rules, token.when)


def is_heard(token: Token) -> bool:
    """KDR-44 Whether a token listens while it is in play; one that waits on its space springs."""
    return token.when not in ("", *SPRINGS)


def add_listener(rules: KnockdownRules, when: str) -> None:
    rules.moments.append(MOMENTS.index(when) if when else NOTHING)
    rules.texts.append(NOTHING)
    rules.premises.append(NOTHING)
    rules.tallies.append([])


def add_effects(mixture: Mixture, rules: KnockdownRules) -> None:
    """File the effects of cards, specials, tokens and skills, for both seats under the same numbers."""
    for seat in range(SEATS):
        card, skill = walker(rules, seat, {}, SEQ_2), walker(rules, seat, {}, SKILL_3)
        for kind, id in enumerate(mixture.attacks):
            rules.attacks[kind].effect = file_block(card, mixture.effect(f"attacks.toml, {id}.effect"))
        add_sheet_effects(mixture, rules, seat)
        for number, id in enumerate(mixture.skills):
            add_standing_effect(rules, skill, number, mixture.effect(f"skills.toml, {id}.effect"))
        for block in rules.blocks[seat]:
            block.reverse()


def walker(rules: KnockdownRules, seat: int, tokens: dict[str, int], clause: int) -> Walk:
    return Compiler(VERBS, Meaning(rules, seat, tokens, clause), rules.blocks[seat])


def add_sheet_effects(mixture: Mixture, rules: KnockdownRules, seat: int) -> None:
    number, token_kind = rules.kinds, 0
    for id, fighter in mixture.fighters.items():
        tokens = {token.id: token_kind + index for index, token in enumerate(fighter.tokens)}
        sheet, token_walk = walker(rules, seat, tokens, SEQ_2), walker(rules, seat, tokens, KDR_44)
        for special in fighter.specials:
            rules.attacks[number].effect = file_block(sheet, mixture.effect(f"fighters.toml, {id}.{special.id}.effect"))
            number += 1
        for token in fighter.tokens:
            nodes = mixture.effect(f"fighters.toml, {id}.{token.id}.effect")
            add_standing_effect(rules, token_walk, rules.skill_count + tokens[token.id], nodes)
        token_kind += len(tokens)


def file_block(walk: Walk, nodes: tuple[Node, ...]) -> int:
    """Compile a text and file it; a card without effect has no block."""
    if not nodes:
        return NOTHING
    tasks = walk.sequence(nodes)
    walk.blocks.append(tasks)
    return len(walk.blocks) - 1


def add_standing_effect(rules: KnockdownRules, walk: Walk, listener: int, nodes: tuple[Node, ...]) -> None:
    """A skill or token that is counted has tallies; any other has a block, silent without its premise."""
    if rules.moments[listener] not in COUNTED:
        rules.texts[listener] = file_block(walk, nodes)
        if len(nodes) == 1 and nodes[0].verb == "if" and len(nodes[0].blocks) == 1:
            rules.premises[listener] = walk.context.condition_list(nodes[0].conditions)
    elif walk.context.seat == 0:
        rules.tallies[listener] = list(tallies(walk.context, nodes, []))


def tallies(meaning: Meaning, nodes: Iterable[Node], conditions: list[int]) -> Iterable[Tally]:
    """What a counted text adds up, each part with all the conditions around it."""
    for node in nodes:
        if node.verb == "if":
            yield from tallies(meaning, node.blocks[0], conditions + meaning.conditions(node.conditions))
        else:
            kind = KINDS[node.word("kind")] if node.maybe("kind") is not None else 0
            yield Tally(kind, node.number(), conditions)
