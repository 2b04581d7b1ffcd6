"""After the end everybody can see the towers of a match again, as they were built."""

from typing import Any

from tests.server.kit import Guest, Kit, play_on, refusal_code, run
from tests.server.tower_tables import build, call_test, elapse


async def finished(kit: Kit) -> tuple[Guest, int, dict[str, Any]]:
    """A match that is over, the number of the input that judged its first tower, and how that was told."""
    builder, attacker = await call_test(kit)
    await attacker.ask("towerstart")
    await build(kit, builder)
    told, course = builder.last("tower"), builder.actor.table.match
    assert course is not None
    number = len(course.session.inputs)
    assert refusal_code(await builder.ask("rebuild", input=number)) == "not-over"
    while builder.scene["phase"] != "over":
        await play_on([builder, attacker])
        if builder.scene["phase"] != "over":
            await elapse(kit, 40_000)
    return builder, number, told


def test_a_tower_is_rebuilt_and_ends_as_it_was_announced() -> None:
    async def scenario() -> None:
        guest, number, told = await finished(Kit())
        again = await guest.ask("rebuild", input=number)
        assert again["is"] == "rebuilt"
        same = ("seat", "light", "heavy", "seconds", "heavies", "verdict")
        assert {name: again[name] for name in same} == {name: told[name] for name in same}
        assert again["confirmed"] is True
        cubes = {row[0]: row[1:] for frame in again["frames"] for row in frame["poses"]}
        assert [part for number in sorted(cubes) for part in cubes[number]] == told["poses"]
        assert len(again["frames"]) == 1 + 12 * 20
        assert len(again["frames"][0]["poses"]) == told["light"] + told["heavy"]
        steps = [await guest.ask("look", input=step) for step in (number - 1, number)]
        assert [step["tower"] for step in steps] == [False, True]
        for other in (0, number - 1, 10_000):
            assert refusal_code(await guest.ask("rebuild", input=other)) == "no-tower"

    run(scenario())


def test_rebuilding_old_towers_is_rate_limited() -> None:
    async def scenario() -> None:
        guest, _, _ = await finished(Kit())
        codes = [refusal_code(await guest.ask("rebuild", input=0)) for _ in range(20)]
        assert set(codes) == {"no-tower", "too-many"}

    run(scenario())
