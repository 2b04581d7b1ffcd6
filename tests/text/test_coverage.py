"""The coverage check finds every kind of gap, and this checkout has none."""

import textwrap
from pathlib import Path

import pytest

from knockbox.text.contents import TEXT_FOLDER, games_with_rules, load_rule_index
from knockbox.text.coverage import find_gaps, missing_wording

ROOT = Path(__file__).resolve().parents[2]
LIST = """
rules_version = 1
house_rules = []
options = []

[goal]
"KD-GOAL-1" = "rule"
"KD-COMP-1" = "component"
"KD-NEM-1" = "advice"
"""
WORDING = """# Tiny

## Goal <!-- goal -->

- **KD-GOAL-1** Win.
- **KD-COMP-1** A box.
- **KD-NEM-1** Later.
"""
CODE = """
def winner():
    '''KD-GOAL-1 Whoever wins.'''
"""
TESTS = """
import pytest

@pytest.mark.rule("KD-GOAL-1", "KD-COMP-1", "KD-NEM-1")
def test_winning(): ...
"""


class Checkout:
    """A tiny project without a gap, for each test to damage."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.write("text/rules/tiny.toml", LIST)
        for language in ("en", "es", "pl"):
            self.write(f"text/{language}/rules/tiny.md", WORDING)
        self.write("src/knockbox/games/tiny/rules.py", CODE)
        self.write("tests/test_rules.py", TESTS)

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(textwrap.dedent(text))

    def code(self, text: str) -> None:
        """Add a second module."""
        self.write("src/knockbox/games/tiny/more.py", text)

    def gaps(self) -> list[str]:
        return [str(gap) for gap in find_gaps("tiny", self.root, self.root / "text")]


@pytest.fixture
def tiny(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


@pytest.mark.parametrize("game", games_with_rules())
def test_this_checkout_has_no_gap(game: str) -> None:
    assert [str(gap) for gap in find_gaps(game, ROOT)] == []


@pytest.mark.parametrize("game", games_with_rules())
def test_every_rule_of_this_checkout_is_worded(game: str) -> None:
    assert [str(gap) for gap in missing_wording(game, load_rule_index(game), TEXT_FOLDER)] == []


def test_a_complete_project_has_no_gap(tiny: Checkout) -> None:
    assert tiny.gaps() == []


def test_a_rule_needs_code(tiny: Checkout) -> None:
    tiny.write("src/knockbox/games/tiny/rules.py", "def winner():\n    '''See KD-GOAL-1.'''\n")
    assert tiny.gaps() == ["KD-GOAL-1: no task or function has it at the start of its docstring"]


@pytest.mark.parametrize(
    "tests",
    [
        "def test_winning(): ...",
        'import pytest\n@pytest.mark.rule("KD-GOAL-1", "KD-COMP-1", "KD-NEM-1")\ndef build(): ...',
        '# @pytest.mark.rule("KD-GOAL-1", "KD-COMP-1", "KD-NEM-1")\ndef test_winning(): ...',
    ],
)
def test_everything_needs_a_marked_test(tiny: Checkout, tests: str) -> None:
    tiny.write("tests/test_rules.py", tests)
    assert tiny.gaps() == [
        'KD-GOAL-1: no test carries @pytest.mark.rule("KD-GOAL-1")',
        'KD-COMP-1: no test carries @pytest.mark.rule("KD-COMP-1")',
        'KD-NEM-1: no test carries @pytest.mark.rule("KD-NEM-1")',
    ]


def test_a_marked_class_counts(tiny: Checkout) -> None:
    marked = '@pytest.mark.rule("KD-GOAL-1", "KD-COMP-1", "KD-NEM-1")\nclass TestWinning:\n    def test_it(self): ...\n'
    tiny.write("tests/test_rules.py", f"import pytest\n{marked}")
    assert tiny.gaps() == []


def test_every_language_needs_wording(tiny: Checkout) -> None:
    tiny.write("text/pl/rules/tiny.md", WORDING.replace("- **KD-NEM-1** Later.\n", ""))
    (tiny.root / "text/es/rules/tiny.md").unlink()
    spanish, polish = tiny.gaps()
    assert spanish.startswith("es: the wording cannot be read: ")
    assert polish == "KD-NEM-1: has no wording in pl"


def test_three_ids_are_too_many(tiny: Checkout) -> None:
    tiny.code("def f():\n    '''KD-GOAL-1, KD-COMP-1, KD-NEM-1 All.'''\n")
    assert tiny.gaps() == ["src/knockbox/games/tiny/more.py:1 f: begins with 3 ids; at most 2"]


def test_a_range_of_ids_is_no_id(tiny: Checkout) -> None:
    tiny.code("def f():\n    '''KD-GOAL-1..2 All.'''\n")
    (gap,) = tiny.gaps()
    assert gap.startswith("src/knockbox/games/tiny/more.py:1 f: the docstring begins like a rule id but has none")


def test_a_class_needs_do_to_carry_a_rule_out(tiny: Checkout) -> None:
    tiny.code("class Win:\n    '''KD-GOAL-1 Win.'''\n    def do(self): ...\n")
    assert tiny.gaps() == []
    tiny.code("class Win:\n    '''KD-GOAL-1 Win.'''\n")
    (gap,) = tiny.gaps()
    assert gap.startswith("src/knockbox/games/tiny/more.py:1 Win: a class without `do`")


@pytest.mark.parametrize("room", ["engine", "effects", "records"])
def test_methods_and_rooms_of_all_games_count_too(tiny: Checkout, room: str) -> None:
    (tiny.root / "src/knockbox/games/tiny/rules.py").unlink()
    tiny.write(f"src/knockbox/{room}/game.py", "class Game:\n    def winner(self):\n        '''KD-GOAL-1 Win.'''\n")
    assert tiny.gaps() == []


def test_unknown_ids_are_gaps(tiny: Checkout) -> None:
    tiny.code("REASON = 'KD-GOAL-7'\n")
    tiny.write("tests/test_more.py", 'import pytest\n@pytest.mark.rule("KD-GOAL-8")\ndef test_it(): ...\n')
    assert tiny.gaps() == [
        "src/knockbox/games/tiny/more.py:1: cites the unknown rule KD-GOAL-7",
        "tests/test_more.py:3 test_it: is marked with the unknown rule KD-GOAL-8",
    ]


def test_an_id_that_is_not_written_out_is_a_gap(tiny: Checkout) -> None:
    tiny.write("tests/test_more.py", "import pytest\n@pytest.mark.rule(GOAL)\ndef test_it(): ...\n")
    assert tiny.gaps() == ["tests/test_more.py:3 test_it: is marked with the unknown rule GOAL"]
