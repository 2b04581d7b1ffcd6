"""After the end everybody can see the towers of a match again, as they were built."""

from typing import Any

from tests.server.building import build, called, elapse
from tests.server.kit import Guest, Kit, code, play_on, run


async def finished(kit: Kit) -> tuple[Guest, int, dict[str, Any]]:
    """A match that is over, the number of the input that judged its first tower, and how that was told."""
    builder, attacker = await called(kit)
    await attacker.ask("towerstart")
    await build(kit, builder)
    told, course = builder.last("tower"), builder.actor.table.course
    assert course is not None
    number = len(course.session.inputs)
    assert code(await builder.ask("rebuild", input=number)) == "not-over"
    while builder.scene["phase"] != "over":
        await play_on([builder, attacker])
        if builder.scene["phase"] != "over":
            await elapse(kit, 40_000)
    return builder, number, told


def test_a_tower_is_built_again_and_ends_as_it_was_told() -> None:
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
            assert code(await guest.ask("rebuild", input=other)) == "no-tower"

    run(scenario())


def test_nobody_keeps_a_server_busy_with_old_towers() -> None:
    async def scenario() -> None:
        guest, _, _ = await finished(Kit())
        codes = [code(await guest.ask("rebuild", input=0)) for _ in range(20)]
        assert set(codes) == {"no-tower", "too-many"}

    run(scenario())
