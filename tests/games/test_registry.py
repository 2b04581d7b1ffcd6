"""The only list of games."""

from pathlib import Path

import pytest

from knockbox.games.errors import SetupError
from knockbox.games.registry import build, games, settle_packs

PROVING_GROUND = Path(__file__).resolve().parents[1] / "packs" / "proving-ground"


def test_games_are_built_by_key() -> None:
    assert games() == ["knockdown"]
    game = build("knockdown", {"ko_relief": "all"})
    assert (game.key, game.seats, game.options["ko_relief"]) == ("knockdown", 2, "all")


def test_a_pack_from_outside_is_built_by_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROVING_GROUND.parent)
    by_path, by_name = build("knockdown", {}, [str(PROVING_GROUND)]), build("knockdown", {}, ["proving-ground"])
    assert by_path.content_hash == by_name.content_hash != build("knockdown", {}).content_hash


def test_packs_are_settled_so_that_they_mean_the_same_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROVING_GROUND.parent)
    assert settle_packs("knockdown", []) == ["siege-storm"]
    assert settle_packs("knockdown", ["siege-storm"]) == ["siege-storm"]
    assert settle_packs("knockdown", ["proving-ground"]) == [str(PROVING_GROUND)]


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
