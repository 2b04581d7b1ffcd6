"""Preview the immediate result of a card in a determinization, so that no secret shows (KKDR-12)."""

from knockbox.cli.dungeon.glyphs import BEATS, LOSES, WINS
from knockbox.cli.table.scene import NO_MARK
from knockbox.engine.rng import make_rng
from knockbox.games.dungeon.choices import CHOOSE_CARD
from knockbox.games.dungeon.game import Dungeon
from knockbox.games.dungeon.state import BEATEN, LOST, WON, DungeonState

SIGNS_BEST_FIRST = (WINS, BEATS, NO_MARK, LOSES)


def preview_options(game: Dungeon, state: DungeonState, seat: int) -> dict[int, str]:
    """Return a sign for each option of the seat to move: it loses, beats a creature or wins."""
    if state.question is None or state.question.seat != seat:
        return {}
    world = game.determinize(state, seat, make_rng(0))
    return {choice: preview_choice(game, world, choice) for choice in state.question.options}


def preview_choice(game: Dungeon, world: DungeonState, choice: int) -> str:
    """Return the sign of a choice; for choosing a card, the best that laying it can achieve."""
    is_choosing = world.question is not None and world.question.prompt == CHOOSE_CARD
    after = game.clone(world)
    game.step(after, choice)
    if is_choosing and after.question is not None:
        fates = {preview_choice(game, after, option) for option in after.question.options}
        return next(sign for sign in SIGNS_BEST_FIRST if sign in fates)
    return outcome_sign(world, after)


def outcome_sign(before: DungeonState, after: DungeonState) -> str:
    if after.outcome == LOST:
        return LOSES
    if after.outcome == WON:
        return WINS
    return BEATS if after.marks.count(BEATEN) > before.marks.count(BEATEN) else NO_MARK
