"""The registry of games."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from knockbox.games import registry
from knockbox.games.errors import SetupError
from knockbox.games.registry import AnyGame, allowed_seats, build, game_keys, resolve_packs

PROVING_GROUND = Path(__file__).resolve().parents[1] / "packs" / "proving-ground"


def test_games_are_built_by_key() -> None:
    assert game_keys() == ["knockdown", "dungeon"]
    game = build("knockdown", {"ko_relief": "all"})
    assert (game.key, game.num_players, game.options["ko_relief"]) == ("knockdown", 2, "all")


def test_a_pack_from_outside_is_built_by_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROVING_GROUND.parent)
    by_path, by_name = build("knockdown", {}, [str(PROVING_GROUND)]), build("knockdown", {}, ["proving-ground"])
    assert by_path.content_hash == by_name.content_hash != build("knockdown", {}).content_hash


def test_a_game_is_built_for_so_many_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[int] = []

    def build_for(options: Mapping[str, str], packs: Sequence[str], seats: int) -> AnyGame:
        built.append(seats)
        return registry.build_knockdown(options, packs, 2)

    monkeypatch.setitem(registry.BUILDERS, "knockdown", build_for)
    monkeypatch.setitem(registry.ALLOWED_SEATS, "knockdown", range(1, 7))
    monkeypatch.setitem(registry.DEFAULT_SEATS, "knockdown", 4)
    for seats in (1, 6, None):
        build("knockdown", {}, seats=seats)
    assert built == [1, 6, 4]
    for seats in (0, 7, -1):
        with pytest.raises(SetupError, match=f"^found {seats} seats; expected 1 to 6$"):
            build("knockdown", {}, seats=seats)


def test_every_game_says_for_how_many_it_is() -> None:
    for game in game_keys():
        assert registry.DEFAULT_SEATS[game] in allowed_seats(game)
        assert build(game, {}).num_players == registry.DEFAULT_SEATS[game]


def test_packs_are_settled_so_that_they_mean_the_same_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROVING_GROUND.parent)
    assert resolve_packs("knockdown", []) == ["siege-storm"]
    assert resolve_packs("knockdown", ["siege-storm"]) == ["siege-storm"]
    assert resolve_packs("knockdown", ["proving-ground"]) == [str(PROVING_GROUND)]


@pytest.mark.parametrize(
    ("game", "options", "packs", "part"),
    [
        ("chess", {}, [], "game"),
        ("knockdown", {"wind": "strong"}, [], "option"),
        ("knockdown", {"fighters": "veroth,veroth"}, [], "option"),
        ("knockdown", {}, ["/nowhere"], "pack"),
        ("knockdown", {}, ["siege-storm", "siege-storm"], "pack"),
    ],
)
def test_what_cannot_be_built_names_the_part(game: str, options: dict[str, str], packs: list[str], part: str) -> None:
    with pytest.raises(SetupError) as caught:
        build(game, options, packs)
    assert caught.value.part == part


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_knockdown_is_for_two(seats: int) -> None:
    with pytest.raises(SetupError, match=f"^found {seats} seats; expected 2$") as caught:
        build("knockdown", {}, seats=seats)
    assert caught.value.part == "seats"


@pytest.mark.parametrize("seats", range(1, 7))
def test_a_dungeon_is_for_one_to_six(seats: int) -> None:
    assert build("dungeon", {}, seats=seats).num_players == seats
