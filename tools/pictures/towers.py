"""Pictures of a tower: one that is half built, by whoever looks at it."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from knockbox.engine.rng import Rng
from knockbox.server.tables.trial import LEAST_MS
from knockbox.tower.parameters import SIDE
from knockbox.tower.plan import Plan
from tests.e2e.kit.building import Builder, with_mouse
from tests.e2e.kit.pages import People
from tests.e2e.kit.tower import Bench
from tools.pictures.company import Company, Deed, Match, Player, Scene, is_judged, staged
from tools.pictures.duels import PACKS, liked
from tools.pictures.picture import Picture, Stage, alone, at

BUILDER: Final = 0
CUBES: Final = range(7, 10)
LAID: Final = 5
"""Cubes that stand when the picture is taken, with the next one in the air."""


def caller() -> Player:
    """Somebody who calls a test when there are enough cubes for a tower worth a look."""
    return call_or_fight


def call_or_fight(scene: Scene, seat: int, rng: Rng) -> Deed:
    wish = "call" if wounds(scene, 1 - seat) in CUBES else "pass"
    calls: list[Deed] = [each for each in scene["question"]["candidates"] if each["notation"] == wish]
    return calls[0] if calls and scene["question"]["prompt"] == "call_test" else liked(scene, seat, rng)


def wounds(scene: Scene, seat: int) -> int:
    table = scene["view"]["table"]
    return int(table["light"][seat] + table["heavy"][seat])


def is_put_to_the_test(scene: Scene) -> bool:
    return is_judged(scene) and scene["view"]["table"]["active"] != BUILDER and wounds(scene, BUILDER) in CUBES


class HalfBuilt(Picture):
    """Whoever looks builds, by mouse, until some cubes stand."""

    def take(self, people: People, click: Callable[[Page], bytes]) -> bytes:
        assert self.stage is not None  # noqa: S101  (a tower needs a table)
        with staged(people.house.url, self.stage.match, self.stage.is_wanted) as company:
            bench = Bench(self.posed(people, company.seat_path(BUILDER)), people.house)
            build(bench, company)
            return click(bench.page)


def build(bench: Bench, company: Company) -> None:
    bench.house.time.ms += LEAST_MS
    bench.began_ms = bench.house.time.ms
    company.ask(1 - BUILDER, {"do": "towerstart"})
    bench.await_start()
    builder, plan = with_mouse(bench), Plan(bench.look().cubes)
    while len(plan.laid) < LAID:
        view = bench.look()
        number = plan.next_cube(view.cubes)
        assert number is not None  # noqa: S101  (there are more cubes than are laid)
        builder.lay(plan, number, view)
    lift_next(builder, plan)


def lift_next(builder: Builder, plan: Plan) -> None:
    view = builder.bench.look()
    number = plan.next_cube(view.cubes)
    assert number is not None  # noqa: S101
    cube = view.cubes[number]
    builder.hand.put_down(*view.pixels(cube.x, cube.y))
    builder.bench.pass_moments(3)
    x, y = plan.place(builder.bench.look().cubes, number)
    over = builder.drag((cube.x, cube.y), (cube.x, y + 2 * SIDE))
    builder.drag(over, (x, y + SIDE))
    builder.bench.pass_moments(4)


def tower_in(box: str, fighters: str) -> Stage:
    options = {"fighters": fighters, "arena": box, "skills": box, "ko_test": "tower"}
    return Stage(Match("knockdown", 2, PACKS, options, caller), is_put_to_the_test)


TOWERS: Final[dict[str, Picture]] = {
    "tower": HalfBuilt(alone("tower"), tower_in("siege-storm", "veroth,driana")),
    "tower-phone": HalfBuilt(at("tower"), tower_in("nemesis", "oolith,imke"), size="phone"),
}
