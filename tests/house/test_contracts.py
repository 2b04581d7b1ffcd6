"""What the contract of imports forbids to bots is noticed when somebody does it."""

from copy import deepcopy
from functools import cache
from pathlib import Path

import pytest
from grimp import ImportGraph, build_graph
from importlinter.api import read_configuration
from importlinter.contracts.forbidden import ForbiddenContract

SETTINGS = Path(__file__).parents[2] / "pyproject.toml"
BOTS = "Bots see a game only through its contract"


@cache
def house() -> ImportGraph:
    """Who imports whom."""
    return build_graph("knockbox", include_external_packages=True, cache_dir=None)


@cache
def contract() -> ForbiddenContract:
    settings = read_configuration(str(SETTINGS))
    options = next(each for each in settings["contracts_options"] if each["name"] == BOTS)
    return ForbiddenContract(BOTS, settings["session_options"], options)


def is_kept(*planted: str) -> bool:
    """Whether all is well, also if the first of two modules imports the second."""
    graph = deepcopy(house())
    if planted:
        importer, imported = (f"knockbox.{module}" for module in planted)
        assert {importer, imported} <= graph.modules
        graph.add_import(importer=importer, imported=imported)
    return contract().check(graph, verbose=False).kept


def test_the_bots_of_the_house_keep_the_contract() -> None:
    assert is_kept()


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("bots.tree_search", "games.knockdown.state"),
        ("bots.search.tree", "games.dungeon.state"),
        ("bots.workers.search_request", "games.knockdown.views"),
        ("bots.heuristics.knockdown", "games.knockdown.state"),
        ("bots.heuristics.dungeon", "games.dungeon.determinize"),
        ("bots.heuristics.style_weights", "games.knockdown.tasks.combo"),
        ("bots.observation", "records.session"),
        ("bots.levels", "effects.compiler"),
    ],
)
def test_a_bot_that_reaches_into_a_game_is_noticed(importer: str, imported: str) -> None:
    assert not is_kept(importer, imported)


@pytest.mark.parametrize("part", ["views", "events", "odds"])
def test_what_anybody_at_the_table_knows_is_open_to_heuristics(part: str) -> None:
    assert is_kept("bots.heuristics.halving_rules", f"games.knockdown.{part}")
