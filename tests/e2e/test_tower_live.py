"""A tower in a match of two, each on a page of their own, while somebody looks on: everybody sees every movement."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import expect

from knockbox.tower.parameters import CUBE_SIDE
from tests.e2e.kit.group_play import fighting, next_to_act
from tests.e2e.kit.mouse import Pointer
from tests.e2e.kit.pages import People, Size
from tests.e2e.kit.server_thread import LiveHouse
from tests.e2e.kit.table_player import TablePlayer
from tests.e2e.kit.tower import Bench, MatchBench, with_towers
from tests.e2e.kit.tower_builders import MouseHand, Typist, with_finger, with_mouse

LEAST: Final = 3
HIGH: Final = 80
"""Units that a cube is lifted before everybody's eyes."""


class Company(NamedTuple):
    """Whoever builds, whoever counts, and somebody who looks on."""

    builder: MatchBench
    attacker: MatchBench
    onlooker: MatchBench

    def start(self) -> None:
        """The clock runs for all; time passes for whoever builds."""
        self.attacker.start()
        self.builder.began_ms = self.attacker.began_ms
        for bench in self:
            bench.await_start()

    def read(self, verdict: str, text: str) -> None:
        """All are told the same, and see the cubes where they came to lie."""
        self.builder.see_verdict(self.attacker, self.onlooker)
        cubes = self.builder.look().cubes
        for bench in self:
            expect(bench.scene.get_by_role("heading", name=verdict)).to_be_visible()
            expect(bench.scene).to_contain_text(text)
            assert bench.look().cubes == cubes


def called(people: People, house: LiveHouse, size: Size, cubes: int) -> Company:
    """One of two has called the first test of a match, of so many cubes; and somebody looks on."""
    first, second = (MatchBench(people.open(size), house) for _ in range(2))
    ann, bob = TablePlayer(first.page), TablePlayer(second.page)
    ann.settle_in("Ann")
    with_towers(ann.page)
    ann.pick_opponent("home-play-link")
    bob.settle_in()
    bob.page.goto(ann.link("home-share-link"))
    bob.field("home-join-name").fill("Bob")
    bob.press("home-join-sit")
    bob.press("tower-ready")
    for _ in fighting(ann, bob):
        pass
    onlooker = MatchBench(people.open(path=ann.page.url.removeprefix(house.url)), house)
    for bench in (first, second, onlooker):
        expect(bench.in_phase("waiting").locator("[data-cube]")).to_have_count(cubes)
    return Company(second, first, onlooker) if first.may_start else Company(first, second, onlooker)


def assert_nobody_stands_behind_the_tower(bench: MatchBench) -> None:
    view = bench.look()
    left, right = (view.pixels(side * CUBE_SIDE / 2, 0)[0] for side in (-1, 1))
    boxes = [figure.bounding_box() for figure in bench.scene.locator(".figure").all()]
    assert len(boxes) == 2
    assert all(box and (box["x"] + box["width"] < left or right < box["x"]) for box in boxes)


@pytest.mark.parametrize(
    ("seed", "size", "cubes", "hand"),
    [
        pytest.param(14, "desktop", 5, with_mouse, id="mouse"),
        pytest.param(13, "phone", 2, with_finger, id="finger", marks=pytest.mark.long),
        pytest.param(13, "desktop", LEAST, Typist, id="keys", marks=pytest.mark.long),
    ],
    indirect=["seed"],
)
def test_few_cubes_pass_and_the_match_goes_on(
    people: People, house: LiveHouse, size: Size, cubes: int, hand: Callable[[Bench], Any]
) -> None:
    company = called(people, house, size, cubes)
    assert_nobody_stands_behind_the_tower(company.builder)
    company.start()
    hand(company.builder).build()
    company.read("Still standing", f"All {cubes} cubes stand in one column.")
    for bench in (company.builder, company.attacker):
        bench.go_on()
    assert next_to_act([Pointer(bench.page) for bench in (company.builder, company.attacker)])


@pytest.mark.parametrize("seed", [13], indirect=True)
def test_everybody_sees_every_movement_and_that_nothing_was_built(people: People, house: LiveHouse) -> None:
    company = called(people, house, "desktop", LEAST)
    company.start()
    builder, hand = company.builder, MouseHand(company.builder.page)
    view = builder.look()
    before = view.cubes[0]
    hand.put_down(*view.pixels(before.x, before.y))
    builder.pass_moments(4)
    hand.move(*view.pixels(before.x, before.y + HIGH))
    builder.pass_moments(8)
    for bench in company:
        bench.see(builder.tick)
        assert bench.look().held == 0
        assert bench.look().cubes[0].y > before.y + HIGH / 2
    hand.lift()
    company.read("K.O.", f"{LEAST} cubes lay on the table; only one may.")
    for bench in company:
        expect(bench.page.locator("[data-culprit]")).to_have_count(LEAST)
