"""The verbs of Knockdown's choices and the prompts of its questions."""

from typing import Final

from knockbox.engine.action import action

# Verbs of choices, each with the thing that it names.
PICK: Final = 0  # a fighter
KEEP: Final = 1  # a skill
LAY: Final = 2  # a skill, face up
TAKE: Final = 3  # row cards, packed
MOVE: Final = 4  # a space
ATTACK: Final = 5  # a row card
BLIND: Final = 6  # the skill by which the top card of the deck is taken
COMBO: Final = 7
PERFORM: Final = 8  # a special attack
DASH: Final = 9  # a card and a space, packed by `dash_choice`
STOP: Final = 10
PAY: Final = 11  # hand cards, packed
REACT: Final = 12  # a special attack
PASS: Final = 13
BLOCK_WOUNDS: Final = 14  # a hand card, packed
BLOCK_EFFECT: Final = 15  # a hand card, packed
BLOCK_BOTH: Final = 16  # two hand cards, packed
SPLIT: Final = 17  # heavy and light wounds ignored, packed by `split_choice`
CALL: Final = 18
STANDS: Final = 19
FELL: Final = 20
DISCARD: Final = 21  # a hand card
GO: Final = 22  # a space
PLACE: Final = 23  # a space
LIFT: Final = 24  # a space
MODE: Final = 25  # a printed alternative, counted from 1
DO: Final = 26
ORDER: Final = 27  # a skill, or a token kind numbered after the skills
BACK: Final = 28
SWEEP: Final = 29  # a row card
RESIGN: Final = 30
TIME_OUT: Final = 31
END_TURN: Final = 32  # never legal: KD-TURN-4
HOP: Final = 33  # a space with an entrance

PASS_CHOICE: Final = action(PASS)
STOP_CHOICE: Final = action(STOP)
COMBO_CHOICE: Final = action(COMBO)

# Prompts of questions.
PICK_FIGHTER: Final = 0
KEEP_FIRST: Final = 1
KEEP_SECOND: Final = 2
LAY_SKILL: Final = 3
DRAFT_ONE: Final = 4
DRAFT_TWO: Final = 5
TAKE_ACTION: Final = 6
CONTINUE_COMBO: Final = 7
PAY_COST: Final = 8
USE_REACTION: Final = 9
DECLARE_BLOCK: Final = 10
SPLIT_BLOCK: Final = 11
CALL_TEST: Final = 12
JUDGE_TOWER: Final = 13
OBEY_LIMIT: Final = 14
DASH_ON: Final = 15
CHOOSE_MODE: Final = 16
CHOOSE_MAY: Final = 17
SPEND_CARDS: Final = 18
ORDER_SKILLS: Final = 19
GO_STEP: Final = 20
GO_BLINK: Final = 21
GO_YANK: Final = 22
PLACE_TOKEN: Final = 23
LIFT_TOKEN: Final = 24
TAKE_ROW: Final = 25
SWEEP_ROW: Final = 26
DISCARD_OWN: Final = 27
PICK_DISCARD: Final = 28
GO_CORRIDOR: Final = 29

PROMPTS: Final[tuple[str, ...]] = (
    "pick_fighter",
    "keep_first",
    "keep_second",
    "lay_skill",
    "draft_one",
    "draft_two",
    "take_action",
    "continue_combo",
    "pay_cost",
    "use_reaction",
    "declare_block",
    "split_block",
    "call_test",
    "judge_tower",
    "obey_limit",
    "dash_on",
    "choose_mode",
    "choose_may",
    "spend_cards",
    "order_skills",
    "go_step",
    "go_blink",
    "go_yank",
    "place_token",
    "lift_token",
    "take_row",
    "sweep_row",
    "discard_own",
    "pick_discard",
    "go_corridor",
)
"""The names of the prompts, in the order of their numbers."""

SPACE_BITS: Final = 5


def dash_choice(kind: int, space: int) -> int:
    return action(DASH, kind << SPACE_BITS | space)


def split_choice(heavy: int, light: int) -> int:
    return action(SPLIT, heavy << SPACE_BITS | light)


def high_part(thing: int) -> int:
    """Return the card of a Dash, or the heavy wounds of a split."""
    return thing >> SPACE_BITS


def low_part(thing: int) -> int:
    """Return the space of a Dash, or the light wounds of a split."""
    return thing & 31
