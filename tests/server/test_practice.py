"""Practice: whoever likes builds towers for himself, with the same hand and the same judge as at a table."""

import asyncio
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from knockbox.engine.rng import make_rng
from knockbox.server.practice import CUBES_PER_PRACTICE, Practice, run_practice
from knockbox.server.protocol import ClientMessage, TowerKey, TowerPoint
from knockbox.server.settings import Settings
from knockbox.server.sockets import Connection
from knockbox.tower.inputs import KINDS
from knockbox.tower.motor import motor_for_skill
from knockbox.tower.parameters import MAX_CUBES
from knockbox.tower.pointer_builder import PointerBuilder
from knockbox.tower.simulation import observe
from tests.server.asgi_clients import SETTINGS, ScriptedWire
from tests.server.kit import Kit, run
from tests.server.tower_tables import STEP_MS, elapse, settle_tower


class Novice:
    """Somebody who practises, without a net."""

    def __init__(self, kit: Kit, settings: Settings = SETTINGS) -> None:
        around = kit.house.context
        self.kit = kit
        self.connection = Connection(ScriptedWire([]), "192.0.2.1", settings, around.metrics)
        self.practice = Practice(self.connection, around)

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        request = msgspec.convert({"do": do, "id": "1", **fields}, ClientMessage)
        return dict(msgspec.to_builtins(self.practice.answer(request)))

    def told(self, kind: str) -> list[dict[str, Any]]:
        messages = [msgspec.json.decode(message) for message in self.connection.outbox]
        return [message for message in messages if message["is"] == kind]

    async def build(self) -> None:
        assert self.practice.showing is not None
        attempt = self.practice.showing.live.attempt
        building = PointerBuilder(motor_for_skill("expert"), make_rng(1)).build(observe(attempt))
        gesture = next(building)
        while attempt.is_running:
            self.practice.handle_input(TowerPoint(KINDS[gesture.kind], gesture.x, gesture.y))
            await elapse(self.kit, STEP_MS)
            gesture = building.send(observe(attempt))
        await settle_tower(self.kit)


def test_a_player_in_practice_starts_the_clock_builds_and_is_judged() -> None:
    async def scenario() -> None:
        novice = Novice(Kit())
        assert novice.ask("practise", light=3, heavy=2)["is"] == "accepted"
        (lying,) = novice.told("tower")
        assert (lying["phase"], lying["seat"], lying["attacker"], lying["trials"]) == ("waiting", 0, 0, 1)
        assert (lying["light"], lying["heavy"], sum(lying["heavies"]), lying["seconds"]) == (3, 2, 2, 10)
        assert novice.ask("towerstart")["is"] == "accepted"
        await novice.build()
        told = novice.told("tower")
        assert [each["phase"] for each in told] == ["waiting", "running", "settling", "judged"]
        assert told[-1]["verdict"]["stands"] is True
        assert novice.ask("towerstart")["code"] == "no-tower"

    run(scenario())


def test_the_clock_of_practice_counts_from_its_start(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        kit = Kit()
        novice = Novice(kit)
        novice.ask("practise", light=3, heavy=2)
        tell, delays_ms = novice.connection.send_bytes, iter([50])

        def tell_slowly(message: bytes) -> None:
            tell(message)
            kit.time.now += next(delays_ms, 0)

        monkeypatch.setattr(novice.connection, "send_bytes", tell_slowly)
        novice.ask("towerstart")
        await elapse(kit, 950)
        assert novice.practice.showing is not None
        assert novice.practice.showing.live.attempt.tick == 240

    run(scenario())


def test_cubes_can_be_scattered_again_at_any_time_and_lie_differently() -> None:
    async def scenario() -> None:
        kit = Kit()
        novice = Novice(kit)
        novice.ask("practise", light=5, heavy=0)
        novice.ask("towerstart")
        await elapse(kit, 500)
        novice.ask("practise", light=5, heavy=0, seconds=60)
        first, _, again = novice.told("tower")
        assert (again["phase"], again["trials"], again["seconds"]) == ("waiting", 2, 60)
        assert again["poses"] != first["poses"]
        frames = len(novice.told("towerframe"))
        await elapse(kit, 1_000)
        assert len(novice.told("towerframe")) == frames

    run(scenario())


def test_as_many_cubes_may_be_practised_with_as_a_match_has() -> None:
    async def scenario() -> None:
        novice = Novice(Kit())
        assert novice.ask("practise", light=MAX_CUBES - 20, heavy=20)["is"] == "accepted"
        assert len(novice.told("tower")[-1]["heavies"]) == MAX_CUBES
        assert novice.ask("practise", light=MAX_CUBES, heavy=0)["is"] == "accepted"

    run(scenario())


@pytest.mark.parametrize(("light", "heavy"), [(0, 0), (50, 1), (26, 26)])
def test_too_many_cubes_are_refused(light: int, heavy: int) -> None:
    async def scenario() -> None:
        assert Novice(Kit()).ask("practise", light=light, heavy=heavy)["code"] == "bad-cubes"

    run(scenario())


def test_practice_shares_one_cube_limit_and_a_leaving_player_frees_theirs() -> None:
    async def scenario() -> None:
        kit, few = Kit(), replace(SETTINGS, max_practices=5)
        greedy, modest = Novice(kit, few), Novice(kit, few)
        assert greedy.ask("practise", light=MAX_CUBES, heavy=0)["is"] == "accepted"
        assert modest.ask("practise", light=5 * CUBES_PER_PRACTICE - MAX_CUBES + 1, heavy=0)["code"] == "too-many"
        assert modest.told("tower") == []
        assert modest.ask("practise", light=5 * CUBES_PER_PRACTICE - MAX_CUBES, heavy=0)["is"] == "accepted"
        assert greedy.ask("practise", light=MAX_CUBES, heavy=0)["is"] == "accepted"  # his own, thrown anew
        assert greedy.ask("practise", light=1, heavy=0)["is"] == "accepted"
        assert modest.ask("practise", light=MAX_CUBES, heavy=0)["is"] == "accepted"
        assert kit.house.context.practice_cubes == 1 + MAX_CUBES

    run(scenario())


def test_a_leaving_player_frees_their_cubes() -> None:
    async def scenario() -> None:
        kit = Kit()
        wishes = [{"do": "practise", "id": "1", "light": 30, "heavy": 20}, {"do": "towerstart", "id": "2"}]
        wire = ScriptedWire(wishes)
        await run_practice(Connection(wire, "192.0.2.1", SETTINGS, kit.house.context.metrics), kit.house.context)
        assert (wire.script, kit.house.context.practice_cubes) == ([], 0)

    run(scenario())


def test_one_alone_may_practise_with_any_number_of_cubes() -> None:
    async def scenario() -> None:
        novice = Novice(Kit(), replace(SETTINGS, max_practices=1))
        for cubes in (1, MAX_CUBES):
            assert novice.ask("practise", light=0, heavy=cubes)["is"] == "accepted"

    run(scenario())


def test_what_belongs_to_a_table_is_refused_and_a_hand_without_cubes_does_nothing() -> None:
    async def scenario() -> None:
        novice = Novice(Kit())
        assert novice.ask("towerstart")["code"] == "no-tower"
        assert novice.ask("choose", choice=1)["code"] == "elsewhere"
        novice.practice.handle_input(TowerKey("grab"))
        novice.practice.handle_input(TowerPoint("pick", 0, 0))
        assert list(novice.connection.outbox) == []
        await asyncio.sleep(0)

    run(scenario())


def test_practice_is_elsewhere_than_at_a_table() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, _ = await kit.duel()
        assert (await ana.ask("practise", light=1, heavy=0))["code"] == "elsewhere"

    run(scenario())
