"""Pictures of a half-built tower, as its builder sees it."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from knockbox.engine.rng import Rng
from knockbox.server.tables.tower_test import MIN_PREPARATION_MS
from knockbox.tower.parameters import CUBE_SIDE
from knockbox.tower.plan import TowerPlan
from tests.e2e.kit.pages import People
from tests.e2e.kit.tower import Bench
from tests.e2e.kit.tower_builders import Builder, with_mouse
from tools.pictures.duels import PACKS, choose_preferred
from tools.pictures.picture import Picture, PictureMatch, wait_for_screen, wait_without_panel
from tools.pictures.table_clients import Action, Match, Player, TableClients, TableView, awaits_verdict, play_to_scene

BUILDER: Final = 0
CUBES: Final = range(7, 10)
PLACED_CUBES: Final = 5
"""Placed cubes when the picture is taken, with the next one lifted."""


def make_caller() -> Player:
    """Return a player that calls a test once there are enough cubes."""
    return call_or_fight


def call_or_fight(scene: TableView, seat: int, rng: Rng) -> Action:
    wish = "call" if wounds(scene, 1 - seat) in CUBES else "pass"
    calls: list[Action] = [each for each in scene["question"]["candidates"] if each["notation"] == wish]
    return calls[0] if calls and scene["question"]["prompt"] == "call_test" else choose_preferred(scene, seat, rng)


def wounds(scene: TableView, seat: int) -> int:
    table = scene["view"]["table"]
    return int(table["light"][seat] + table["heavy"][seat])


def is_tower_due(scene: TableView) -> bool:
    return awaits_verdict(scene) and scene["view"]["table"]["active"] != BUILDER and wounds(scene, BUILDER) in CUBES


class HalfBuiltTower(Picture):
    """A picture for which the viewer builds part of a tower by mouse."""

    def take(self, people: People, click: Callable[[Page], bytes]) -> bytes:
        assert self.picture_match is not None  # noqa: S101  (a tower needs a table)
        with play_to_scene(people.house.url, self.picture_match.match, self.picture_match.is_wanted) as company:
            bench = Bench(self.open_page(people, company.seat_path(BUILDER)), people.house)
            build(bench, company)
            return click(bench.page)


def build(bench: Bench, clients: TableClients) -> None:
    bench.house.time.ms += MIN_PREPARATION_MS
    bench.began_ms = bench.house.time.ms
    clients.send_command(1 - BUILDER, {"do": "towerstart"})
    bench.await_start()
    builder, plan = with_mouse(bench), TowerPlan(bench.look().cubes)
    while len(plan.laid_cubes) < PLACED_CUBES:
        view = bench.look()
        number = plan.next_cube(view.cubes)
        assert number is not None  # noqa: S101  (there are more cubes than are laid)
        builder.lay(plan, number, view)
    lift_next(builder, plan)


def lift_next(builder: Builder, plan: TowerPlan) -> None:
    view = builder.bench.look()
    number = plan.next_cube(view.cubes)
    assert number is not None  # noqa: S101
    cube = view.cubes[number]
    builder.hand.put_down(*view.pixels(cube.x, cube.y))
    builder.bench.pass_moments(3)
    x, y = plan.target_place(builder.bench.look().cubes, number)
    over = builder.drag((cube.x, cube.y), (cube.x, y + 2 * CUBE_SIDE))
    builder.drag(over, (x, y + CUBE_SIDE))
    builder.bench.pass_moments(4)


def tower_in(box: str, fighters: str) -> PictureMatch:
    options = {"fighters": fighters, "arena": box, "skills": box, "ko_test": "tower"}
    return PictureMatch(Match("knockdown", 2, PACKS, options, make_caller), is_tower_due)


TOWERS: Final[dict[str, Picture]] = {
    "tower": HalfBuiltTower(wait_without_panel("tower"), tower_in("siege-storm", "veroth,driana")),
    "tower-phone": HalfBuiltTower(wait_for_screen("tower"), tower_in("nemesis", "oolith,imke"), size="phone"),
}
