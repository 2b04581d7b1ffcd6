"""A tower tells nothing of what is hidden: in two worlds that a place cannot tell apart it is sent the same bytes."""

import pytest

from knockbox.engine.rng import make_rng
from knockbox.records.snapshot import MatchSnapshot
from knockbox.records.state_hash import state_hash
from tests.server.kit import Guest, Kit, run
from tests.server.tower_tables import build, call_test


def enter_another_world(guest: Guest, place: int) -> bool:
    """Deal anew whatever the place cannot know; says whether anything is otherwise now."""
    course = guest.actor.table.match
    assert course is not None
    game, before = course.session.game, course.snapshot.state
    world = MatchSnapshot(game, game.determinize(before, place, make_rng(7)), {})
    course.session.snapshot, course.visible_snapshots, course.cached_observations = (
        world,
        [world] * len(course.visible_snapshots),
        None,
    )
    return state_hash(game, world.state) != state_hash(game, before)


async def sent(place: int, is_other: bool) -> tuple[bool, list[bytes]]:
    """All that a place is told of a test, from when it is called to its verdict."""
    kit = Kit()
    builder, attacker = await call_test(kit)
    table = builder.actor.table.id
    watcher = next((each for each in (builder, attacker) if each.visitor.seat == place), None)
    watcher = watcher or await kit.guest(table)
    differs = is_other and enter_another_world(builder, place)
    watcher.received.clear()
    await attacker.ask("towerstart")
    await build(kit, builder)
    judged = next(number for number, told in enumerate(watcher.received) if b'"phase":"judged"' in told)
    return differs, watcher.received[: judged + 1]


@pytest.mark.parametrize("place", [0, 1, -1])
def test_indistinguishable_states_send_a_viewer_the_same_tower(place: int) -> None:
    async def scenario() -> None:
        _, here = await sent(place, is_other=False)
        differs, there = await sent(place, is_other=True)
        assert differs
        assert len(here) > 300
        assert here == there

    run(scenario())
