"""The set-up of a match: fighters, skills, the row and the opening draft."""

from itertools import combinations
from typing import Final

from knockbox.engine.action import action, thing_of
from knockbox.engine.decision import Decision
from knockbox.engine.task import Task
from knockbox.engine.zones import pack, unpack
from knockbox.games.knockdown.choices import (
    DRAFT_ONE,
    DRAFT_TWO,
    KEEP,
    KEEP_FIRST,
    KEEP_SECOND,
    LAY,
    LAY_SKILL,
    PICK,
    PICK_FIGHTER,
    TAKE,
)
from knockbox.games.knockdown.clauses import KDR_31, KDR_74, MERGE_2, NEXT_2, SETUP_1, SETUP_4, SETUP_7, SETUP_8
from knockbox.games.knockdown.notes import (
    ARENA_DRAWN,
    CARD_DRAFTED,
    FIGHTER_DRAWN,
    FIGHTER_PICKED,
    FIGURE_MOVED,
    FIRST_PLAYER,
    SKILL_DEALT,
    SKILL_KEPT,
    SKILL_LAID,
    SKILL_PASSED,
    SKILL_SET_DRAWN,
)
from knockbox.games.knockdown.state import DRAWN, NOBODY, NOTHING, SEATS, Arena, KnockdownState
from knockbox.games.knockdown.tasks.candle import ShuffleCandles
from knockbox.games.knockdown.tasks.row import LayRow, RefillRow, ShuffleDeck, receive, row_kinds
from knockbox.games.knockdown.tasks.token import return_tokens
from knockbox.games.knockdown.tasks.turn import StartRound
from knockbox.games.knockdown.triggers import update_listening

SKILLS_DEALT: Final = 3


class SetUp(Task[KnockdownState]):
    """KD-SETUP-6, KD-SETUP-9 The order of the set-up: arena, fighters, skills, row, first player, draft, a new row."""

    __slots__ = ()

    def do(self, state: KnockdownState) -> Decision | None:
        choose_arena(state)
        choose_skill_set(state)
        fighters: list[Task[KnockdownState]] = [PickFighter(0), PickFighter(1)]
        skills: list[Task[KnockdownState]] = [DealSkills(), KeepFirst(0), KeepFirst(1), PassSkills()]
        cards: list[Task[KnockdownState]] = [ShuffleDeck(), LayRow(), DecideFirst(), OpenDraft()]
        state.plan(fighters + skills + cards + candle_tasks(state.arena) + [StartRound()])
        return None


def choose_arena(state: KnockdownState) -> None:
    """KD-SETUP-2, KD-MERGE-2 The arena is set before the match, or its token is drawn."""
    arenas = state.rules.arenas
    arena = state.rules.arena_pick
    if arena == DRAWN:
        arena = state.rng.below(len(arenas))
        state.note(ARENA_DRAWN, MERGE_2, NOBODY, arena)
    state.arena = arenas[arena]
    place_figures(state)


def choose_skill_set(state: KnockdownState) -> None:
    """KD-MERGE-2, KDR-36 The skills are those of one box, set before the match or drawn."""
    skills = state.rules.skill_set_pick
    if skills == DRAWN:
        skills = state.rng.below(len(state.rules.skill_sets))
        state.note(SKILL_SET_DRAWN, MERGE_2, NOBODY, skills)
    state.skill_set = skills


def candle_tasks(arena: Arena) -> list[Task[KnockdownState]]:
    """KD-TG-SETUP-1 Only an arena with candles has a step for them."""
    return [ShuffleCandles()] if arena.candles else []


class PickFighter(Task[KnockdownState]):
    """KD-SETUP-1, KDR-74 Each player picks one fighter, the second from what is left."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, state: KnockdownState) -> Decision | None:
        pick = state.rules.fighter_picks[self.seat]
        if pick >= 0:
            self.take(state, pick, SETUP_1)
            return None
        left = self.available_fighters(state)
        if pick == DRAWN:
            self.draw(state, left)
            return None
        return Decision(self.seat, PICK_FIGHTER, [action(PICK, fighter) for fighter in left])

    def hear(self, state: KnockdownState, choice: int) -> None:
        self.take(state, thing_of(choice), SETUP_1)

    def draw(self, state: KnockdownState, left: list[int]) -> None:
        """KD-MERGE-2, KDR-36 Each player draws one fighter token; the second draws from what is left."""
        fighter = left[state.rng.below(len(left))]
        state.note(FIGHTER_DRAWN, MERGE_2, self.seat, fighter)
        self.take(state, fighter, KDR_74)

    def available_fighters(self, state: KnockdownState) -> list[int]:
        gone = (state.fighters[1 - self.seat], state.rules.fighter_picks[1 - self.seat])
        return [fighter for fighter in range(len(state.rules.tokens)) if fighter not in gone]

    def take(self, state: KnockdownState, fighter: int, rule: int) -> None:
        state.fighters[self.seat] = fighter
        state.note(FIGHTER_PICKED, rule, self.seat, fighter)
        if state.fighters[1 - self.seat] != NOTHING:
            place_figures(state)
            return_tokens(state)


def place_figures(state: KnockdownState) -> None:
    """KD-SETUP-3, KD-START-1 Each figure goes on its starting space: A on the left, B on the right."""
    state.places[0] = state.arena.starts[0]
    state.places[1] = state.arena.starts[1]


class DealSkills(Task[KnockdownState]):
    """KD-SETUP-4 All skills are shuffled and each player is dealt three."""

    __slots__ = ()

    def do(self, state: KnockdownState) -> Decision | None:
        skills = state.rules.skill_sets[state.skill_set][:]
        state.rng.shuffle(skills)
        state.dealt = sorted(skills[:SKILLS_DEALT]) + sorted(skills[SKILLS_DEALT : 2 * SKILLS_DEALT])
        for index, skill in enumerate(state.dealt):
            state.note(SKILL_DEALT, SETUP_4, index // SKILLS_DEALT, skill)
        return None


def dealt_to(state: KnockdownState, seat: int) -> list[int]:
    return state.dealt[SKILLS_DEALT * seat : SKILLS_DEALT * seat + SKILLS_DEALT]


def passed_by(state: KnockdownState, seat: int) -> list[int]:
    """Return the two skills that a player passes on."""
    return [skill for skill in dealt_to(state, seat) if skill != state.kept[seat]]


class KeepFirst(Task[KnockdownState]):
    """KD-SETUP-4, KDR-31 Both keep one of three, in secret and at once."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, state: KnockdownState) -> Decision | None:
        return Decision(self.seat, KEEP_FIRST, [action(KEEP, skill) for skill in dealt_to(state, self.seat)])

    def hear(self, state: KnockdownState, choice: int) -> None:
        state.kept[self.seat] = thing_of(choice)


class PassSkills(Task[KnockdownState]):
    """KD-SETUP-4 The other two are passed to the opponent; of those received both keep one, the last is out."""

    __slots__ = ()

    def do(self, state: KnockdownState) -> Decision | None:
        for seat in range(SEATS):
            state.note(SKILL_KEPT, SETUP_4, seat, state.kept[seat])
            for skill in passed_by(state, seat):
                state.note(SKILL_PASSED, SETUP_4, seat, skill)
        state.plan([KeepSecond(0), KeepSecond(1), LaySkill(0), LaySkill(1), RevealSkills()])
        return None


class KeepSecond(Task[KnockdownState]):
    """KD-SETUP-4 Of the two received both keep one, in secret and at once."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, state: KnockdownState) -> Decision | None:
        return Decision(self.seat, KEEP_SECOND, [action(KEEP, skill) for skill in passed_by(state, 1 - self.seat)])

    def hear(self, state: KnockdownState, choice: int) -> None:
        state.kept[SEATS + self.seat] = thing_of(choice)
        state.note(SKILL_KEPT, SETUP_4, self.seat, thing_of(choice))


class LaySkill(Task[KnockdownState]):
    """KD-SETUP-5 Each player lays one of their two skills face up and the other face down."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, state: KnockdownState) -> Decision | None:
        mine = sorted((state.kept[self.seat], state.kept[SEATS + self.seat]))
        return Decision(self.seat, LAY_SKILL, [action(LAY, skill) for skill in mine])

    def hear(self, state: KnockdownState, choice: int) -> None:
        up = thing_of(choice)
        first, second = state.kept[self.seat], state.kept[SEATS + self.seat]
        state.face_down[self.seat] = second if up == first else first


class RevealSkills(Task[KnockdownState]):
    """KDR-31 The face-up skills are revealed at once."""

    __slots__ = ()

    def do(self, state: KnockdownState) -> Decision | None:
        for seat in range(SEATS):
            first, second = state.kept[seat], state.kept[SEATS + seat]
            up = first if state.face_down[seat] == second else second
            state.skills[seat] = [up]
            state.note(SKILL_LAID, KDR_31, seat, up)
        update_listening(state)
        return None


class DecideFirst(Task[KnockdownState]):
    """KD-SETUP-7, KD-SKILL-4 The higher initiative of the face-up skills decides who starts round one."""

    __slots__ = ()

    def do(self, state: KnockdownState) -> Decision | None:
        first, second = (state.rules.initiative[state.skills[seat][0]] for seat in range(SEATS))
        state.first = state.rng.below(SEATS) if first == second else int(second > first)
        state.note(FIRST_PLAYER, SETUP_7, state.first)
        return None


class OpenDraft(Task[KnockdownState]):
    """KD-SETUP-8 The first player takes one card, the second two, the first the last one."""

    __slots__ = ()

    def do(self, state: KnockdownState) -> Decision | None:
        state.plan([DraftOne(state.first), DraftTwo(1 - state.first), DraftLast(state.first), RefillRow()])
        return None


class DraftOne(Task[KnockdownState]):
    """KD-SETUP-8 The first player takes one card of the row; this resolves no attack."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, state: KnockdownState) -> Decision | None:
        return Decision(self.seat, DRAFT_ONE, [action(TAKE, pack([kind])) for kind in row_kinds(state)])

    def hear(self, state: KnockdownState, choice: int) -> None:
        draft_cards(state, self.seat, unpack(thing_of(choice)))


class DraftTwo(Task[KnockdownState]):
    """KD-SETUP-8 The second player takes two cards of the row."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, state: KnockdownState) -> Decision | None:
        pairs = [pack(sorted(pair)) for pair in combinations(state.row, 2)]
        return Decision(self.seat, DRAFT_TWO, [action(TAKE, pair) for pair in dict.fromkeys(pairs)])

    def hear(self, state: KnockdownState, choice: int) -> None:
        draft_cards(state, self.seat, unpack(thing_of(choice)))


class DraftLast(Task[KnockdownState]):
    """KD-SETUP-8 The first player takes what is left; both now hold two."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, state: KnockdownState) -> Decision | None:
        draft_cards(state, self.seat, state.row[:])
        return None


def draft_cards(state: KnockdownState, seat: int, kinds: list[int]) -> None:
    for kind in kinds:
        state.row.remove(kind)
        receive(state, seat, kind)
        state.note(CARD_DRAFTED, SETUP_8, seat, kind)


class ReturnFigures(Task[KnockdownState]):
    """KD-NEXT-2 Figures return to their starting spaces, tokens to their owners."""

    __slots__ = ()

    def do(self, state: KnockdownState) -> Decision | None:
        place_figures(state)
        for seat in range(SEATS):
            state.note(FIGURE_MOVED, NEXT_2, seat, state.places[seat])
        return_tokens(state)
        return None


def next_round_tasks(redraft: bool, arena: Arena) -> list[Task[KnockdownState]]:
    """KDR-32, KDR-63 A later round has no draft unless `redraft` is on; candles come last."""
    draft: list[Task[KnockdownState]] = [OpenDraft()] if redraft else []
    return [ReturnFigures(), ShuffleDeck(), LayRow(), *draft, *candle_tasks(arena), StartRound()]
