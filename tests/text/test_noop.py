"""The no-op plugin, tested on a tiny package."""

from pathlib import Path

import pytest

from knockbox.testing.noop import is_detected, neutral_values, node_ids, noop_targets
from knockbox.text.citations import citations_in_code, citations_in_tests
from knockbox.text.coverage import relative_citation

REPOSITORY = Path(__file__).resolve().parents[2]
CODE = '''
class Hurt:
    """KD-SEQ-1 Inflict a wound."""

    def do(self, wounds):
        wounds.append("light")


def budget(cards):
    """KD-BLOCK-2 Every card counts."""
    return len(cards)


def can_block(kind) -> bool:
    """KD-BLOCK-6, KD-TYPE-1 Only Strikes."""
    return kind == "strike"
'''
TESTS = """
import pytest
from duel.rules import Hurt, budget, can_block


@pytest.mark.rule("KD-SEQ-1")
def test_hurt():
    wounds = []
    Hurt().do(wounds)
    assert wounds


@pytest.mark.rule("KD-BLOCK-2")
def test_nothing_at_all():
    budget([1])


class TestBlock:
    @pytest.mark.rule("KD-BLOCK-6")
    def test_an_ability_is_not_blocked(self):
        assert not can_block("ability")

    @pytest.mark.rule("KD-TYPE-1")
    def test_a_strike_is_blocked(self):
        assert can_block("strike")
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Create a project with one package, and a link to the real one next to it."""
    package = tmp_path / "src" / "duel"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "rules.py").write_text(CODE)
    (tmp_path / "src" / "knockbox").symlink_to(REPOSITORY / "src" / "knockbox")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_rules.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = rule(*ids): clauses\n")
    return tmp_path


def noticed(checkout: Path, rule: str) -> bool:
    carriers = [relative_citation(found, checkout) for found in citations_in_code(checkout / "src" / "duel")]
    tests = [relative_citation(found, checkout) for found in citations_in_tests(checkout / "tests")]
    carrier = next(found for found in carriers if rule in found.ids)
    nodes = node_ids(tests, rule)
    return any(is_detected(target, nodes, checkout) for target in noop_targets(carrier, Path("src")))


def test_a_silenced_task_fails_its_test(checkout: Path) -> None:
    assert noticed(checkout, "KD-SEQ-1")


def test_a_test_that_asserts_nothing_is_found_out(checkout: Path) -> None:
    assert not noticed(checkout, "KD-BLOCK-2")


@pytest.mark.parametrize("rule", ["KD-BLOCK-6", "KD-TYPE-1"])
def test_a_silenced_predicate_says_both_yes_and_no(checkout: Path, rule: str) -> None:
    assert noticed(checkout, rule)


def test_a_target_that_does_not_exist_is_an_error(checkout: Path) -> None:
    with pytest.raises(RuntimeError, match=r"no function `vanished` in `duel\.rules`"):
        is_detected("duel.rules:vanished", ["tests/test_rules.py"], checkout)


def test_a_module_that_does_not_exist_is_an_error(checkout: Path) -> None:
    with pytest.raises(RuntimeError, match=r"`duel\.vanished` cannot be imported"):
        is_detected("duel.vanished:budget", ["tests/test_rules.py"], checkout)


def test_tests_that_cannot_be_collected_are_an_error(checkout: Path) -> None:
    (checkout / "tests" / "test_rules.py").write_text("import nowhere_to_be_found\n")
    with pytest.raises(RuntimeError, match="nowhere_to_be_found"):
        is_detected("duel.rules:budget", ["tests/test_rules.py"], checkout)


@pytest.mark.parametrize(
    ("annotation", "values"),
    [
        ("", ("None",)),
        ("int | None", ("None",)),
        ("bool", ("False", "True")),
        ("list[int]", ("[]",)),
        ("collections.abc.Iterator[int]", ("iter(())",)),
    ],
)
def test_the_neutral_value_follows_the_return_type(annotation: str, values: tuple[str, ...]) -> None:
    assert neutral_values(annotation) == values
