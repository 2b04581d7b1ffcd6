"""What a card would do at once, worked out in a world its owner could be in: so nothing secret can show (KKDR-12)."""

from knockbox.cli.dungeon.glyphs import BEATS, LOSES, WINS
from knockbox.cli.table.scene import NO_MARK
from knockbox.engine.rng import seeded
from knockbox.games.dungeon.choices import CHOOSE_CARD
from knockbox.games.dungeon.game import Dungeon
from knockbox.games.dungeon.state import BEATEN, LOST, WON, DungeonState

BEST_FIRST = (WINS, BEATS, NO_MARK, LOSES)


def foresee(game: Dungeon, state: DungeonState, seat: int) -> dict[int, str]:
    """A sign for each answer of the seat, if it is asked: it loses, it beats a creature, it wins."""
    if state.question is None or state.question.seat != seat:
        return {}
    world = game.imagine(state, seat, seeded(0))
    return {choice: fate(game, world, choice) for choice in state.question.options}


def fate(game: Dungeon, world: DungeonState, choice: int) -> str:
    """What comes of a choice; of choosing a card the best that laying it can do."""
    is_choosing = world.question is not None and world.question.prompt == CHOOSE_CARD
    after = game.clone(world)
    game.step(after, choice)
    if is_choosing and after.question is not None:
        fates = {fate(game, after, option) for option in after.question.options}
        return next(sign for sign in BEST_FIRST if sign in fates)
    return verdict(world, after)


def verdict(before: DungeonState, after: DungeonState) -> str:
    if after.outcome == LOST:
        return LOSES
    if after.outcome == WON:
        return WINS
    return BEATS if after.marks.count(BEATEN) > before.marks.count(BEATEN) else NO_MARK
