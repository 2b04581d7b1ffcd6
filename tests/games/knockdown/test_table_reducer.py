"""The public events rebuild the table in cases that random play rarely reaches."""

from knockbox.engine.decision import PUBLIC
from knockbox.games.knockdown.table_reducer import rebuild_table
from knockbox.testing.knockdown_table import events, game_of, require_all_dice, row, say, table


def test_a_card_in_use_that_is_discarded_leaves_its_twin_in_the_row() -> None:
    state = table(
        fighters=["driana", "xingo"],
        victories=[1, 0],
        places=[2, 3],
        light=[0, 9],
        row=["haymaker", "haymaker", "feint", "stomp"],
        dice=[1, 1, 1],
    )
    before = game_of(state).view(state, PUBLIC).table
    with require_all_dice(state):
        say(state, "attack haymaker", "call")
    seen = [event.seen_by(PUBLIC) for event in events(state)]
    assert row(state) == ["haymaker", "feint", "stomp"]
    assert (
        rebuild_table(before, [event for event in seen if event is not None])
        == game_of(state).view(state, PUBLIC).table
    )
