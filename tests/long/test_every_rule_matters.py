"""Without the task or function that carries a rule out, a test marked with that rule must fail."""

from pathlib import Path

import pytest

from knockbox.games.registry import game_keys
from knockbox.testing.noop import is_detected, node_ids, noop_targets
from knockbox.text.citations import Citation
from knockbox.text.coverage import gather_evidence

ROOT = Path(__file__).resolve().parents[2]
GAMES = game_keys()
EVIDENCE = {game: gather_evidence(game, ROOT) for game in GAMES}
TESTS = EVIDENCE[GAMES[0]].tests  # of all games
CARRIERS = list(dict.fromkeys(carrier for game in GAMES for carrier in EVIDENCE[game].code))  # some serve both games
CASES = [(rule, carrier) for carrier in CARRIERS for rule in carrier.ids]


@pytest.mark.long
@pytest.mark.parametrize(("rule", "carrier"), CASES, ids=[f"{rule}-{carrier.qualname}" for rule, carrier in CASES])
def test_a_marked_test_fails_without(rule: str, carrier: Citation) -> None:
    nodes = node_ids(TESTS, rule)
    assert nodes, f"no test is marked with {rule}"
    silenced = noop_targets(carrier, Path("src"))
    assert any(is_detected(target, nodes, ROOT) for target in silenced), f"{nodes} pass without {silenced}"


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_there_are_rules_to_try(game: str) -> None:
    assert EVIDENCE[game].code
