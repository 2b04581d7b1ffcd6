"""What the pages show is true: positions load, agendas are those of the engine, commands answer as printed."""

import json
import re
import subprocess
from pathlib import Path

import msgspec
import pytest

from knockbox.engine.errors import PositionError
from knockbox.games.dungeon.game import build as enter
from knockbox.games.dungeon.position import reader as dungeon
from knockbox.games.dungeon.position.table import CARD_ENTRY_FIELDS
from knockbox.games.knockdown.game import Knockdown, build
from knockbox.games.knockdown.position.reader import SHORTHAND_FIELDS, STATE_FIELDS
from knockbox.games.knockdown.position.remaining_tasks import START_QUESTIONS
from knockbox.games.knockdown.state import KnockdownState
from knockbox.records.record import (
    CommittedStart,
    Origin,
    Player,
    PositionStart,
    RecordEnd,
    RecordHeader,
    RecordInput,
    SeedStart,
)
from tests.docs.guide_runner import CONSOLE, GAP, REFUSED, compare, follow, furnish, pattern_of, run, write_named
from tests.docs.pages import ROOT, Fence, fences, labelled, pages
from tools import make_all

POSITION, ANSWERS, AGENDA = "json position", "text answers", "json agenda"
LABELS = {"", "json", "text", "toml", "fluent", "sh", "python", "ini", POSITION, ANSWERS, AGENDA, CONSOLE, REFUSED}
FOLLOWED_APART = {ROOT / "docs" / "guides" / f"write-a-{what}.md" for what in ("box", "dungeon")}
"""Pages with a test of their own, which also looks at what is left behind."""


@pytest.fixture(scope="module")
def game() -> Knockdown:
    return build({})


def set_up(game: Knockdown, fence: Fence) -> KnockdownState:
    position = json.loads(fence.text)
    return build(position["options"]).set_up(position) if "options" in position else game.set_up(position)


def by_place(found: list[Fence]) -> list[object]:
    return [pytest.param(fence, id=fence.place()) for fence in found]


def test_every_block_says_what_it_is() -> None:
    labels = {f"{fence.place()}: {fence.label}": fence.label for page in pages() for fence in fences(page)}
    assert [place for place, label in labels.items() if label not in LABELS] == []


def is_of_dungeon(fence: Fence) -> bool:
    return bool(json.loads(fence.text).get("game") == "dungeon")


@pytest.mark.parametrize("fence", by_place([fence for fence in labelled(POSITION) if not is_of_dungeon(fence)]))
def test_positions_can_be_set_up(game: Knockdown, fence: Fence) -> None:
    assert set_up(game, fence).question is not None


@pytest.mark.parametrize("fence", by_place([fence for fence in labelled(POSITION) if is_of_dungeon(fence)]))
def test_positions_of_the_dungeon_can_be_set_up(fence: Fence) -> None:
    position = json.loads(fence.text)
    assert enter(position.get("options", {}), position["seats"]).set_up(position).question is not None


def answered(game: Knockdown, page: list[Fence], end: int) -> KnockdownState:
    """The table of the last position before a block, after the answers in between."""
    start = max(index for index, fence in enumerate(page[:end]) if fence.label == POSITION)
    state = set_up(game, page[start])
    for fence in page[start:end]:
        for notation in fence.text.splitlines() if fence.label == ANSWERS else []:
            choice = game.string_to_action(notation)
            assert state.question is not None
            assert choice in state.question.options, f"{fence.place()}: `{notation}` is not open"
            game.step(state, choice)
    return state


@pytest.mark.parametrize("fence", by_place(labelled(AGENDA)))
def test_agendas_are_those_of_the_engine(game: Knockdown, fence: Fence) -> None:
    page = fences(fence.page)
    position = game.position(answered(game, page, page.index(fence)))
    planned = position["agenda"]
    assert isinstance(planned, list)
    assert json.loads(fence.text) == [position["asking"], *planned]


def console_pages() -> list[Path]:
    with_commands = [page for page in pages() if any(fence.label in (CONSOLE, REFUSED) for fence in fences(page))]
    return [page for page in with_commands if page not in FOLLOWED_APART]


@pytest.mark.parametrize("page", console_pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_answer_as_the_page_says(page: Path, tmp_path: Path) -> None:
    follow(page, furnish(tmp_path))


def test_a_page_that_drifts_is_noticed(tmp_path: Path) -> None:
    page = ROOT / "README.md"
    with pytest.raises(AssertionError, match="printed"):
        compare(Fence(page, 1, CONSOLE, ""), "echo one", ["two"], run("echo one", tmp_path))
    with pytest.raises(AssertionError, match="ended with 3"):
        run("exit 3", tmp_path)
    with pytest.raises(AssertionError, match="ended with 0"):
        run("true", tmp_path, code=2)
    with pytest.raises(AssertionError, match="new or continued"):
        write_named(Fence(page, 1, "toml", "# box.toml, continued\n"), tmp_path)


def test_an_ellipsis_stands_for_lines_and_words() -> None:
    pattern = pattern_of(["one", GAP, f"four {GAP} six"])
    assert re.fullmatch(pattern, "one\ntwo\nthree\nfour five six\n")
    assert not re.fullmatch(pattern, "one\nfour five seven\n")


def test_every_generated_page_is_current() -> None:
    assert [str(path.relative_to(ROOT)) for path in make_all.find_stale_pages()] == [], "run `./kb docs`"


def test_every_tool_that_makes_pages_is_in_the_list() -> None:
    makers = {path.stem for path in (ROOT / "tools").glob("make_*.py")} - {"make_all", "make_counts"}
    assert set(make_all.PAGE_BUILDERS) == makers


def test_a_stale_page_is_named_and_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "docs" / "page.md"
    monkeypatch.setattr(make_all, "ROOT", tmp_path)
    monkeypatch.setattr(make_all, "PAGE_BUILDERS", {"make_page_docs": lambda: {page: "fresh\n"}})
    assert make_all.main(["--check"]) == 1
    assert not page.exists()
    assert make_all.main([]) == 0
    assert page.read_text() == "fresh\n"
    assert make_all.main(["--check"]) == 0
    assert make_all.main(["--chekc"]) == 2


def test_the_launcher_passes_its_words_to_the_tool() -> None:
    done = subprocess.run([ROOT / "kb", "docs", "--chek"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "`./kb docs` takes only `--check`; found `--chek`" in done.stderr


@pytest.mark.parametrize(
    "position",
    [
        {"places": [3, 3]},
        {"row": ["haymakr"]},
        {"hands": [["haymaker"] * 3, []]},
        {"victories": [1, 1], "round": 2},
        {"turns": 3},
    ],
    ids=str,
)
def test_impossible_positions_are_refused_as_the_page_says(game: Knockdown, position: dict[str, object]) -> None:
    with pytest.raises(PositionError) as caught:
        game.set_up(position)
    assert str(caught.value) in (ROOT / "docs/concepts/positions.md").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    "position",
    [
        {"cards": [{"card": "joker", "cell": [0, 0]}, {"card": "joker", "cell": [1, 0]}]},
        {"hands": [["timid-ghost"] * 2, []]},
        {"hands": [["black-knight"], []], "deck": []},
    ],
    ids=str,
)
def test_impossible_dungeons_are_refused_as_the_page_says(position: dict[str, object]) -> None:
    with pytest.raises(PositionError) as caught:
        enter({}, 2).set_up(position)
    assert str(caught.value) in (ROOT / "docs/concepts/positions.md").read_text(encoding="utf-8").splitlines()


def words_in_code(page: str) -> set[str]:
    return set(re.findall(r"`(\w+)`", (ROOT / page).read_text(encoding="utf-8")))


def test_every_field_of_a_position_is_listed() -> None:
    wanted = {*STATE_FIELDS, *SHORTHAND_FIELDS, *START_QUESTIONS}
    assert wanted - words_in_code("docs/reference/knockdown/positions.md") == set()


def test_every_field_of_a_position_of_the_dungeon_is_listed() -> None:
    wanted = {*dungeon.STATE_FIELDS, *dungeon.SHORTHAND_FIELDS, *CARD_ENTRY_FIELDS}
    assert wanted - words_in_code("docs/reference/dungeon/positions.md") == set()


def test_every_field_of_a_record_is_listed() -> None:
    kinds = (RecordHeader, RecordInput, RecordEnd, Player, SeedStart, PositionStart, CommittedStart, Origin)
    wanted = {field.name for kind in kinds for field in msgspec.structs.fields(kind)}
    assert wanted - words_in_code("docs/reference/records.md") == set()


def rooms() -> list[str]:
    """Packages of the house, and the modules of its inner rooms."""
    package = ROOT / "src" / "knockbox"
    inner = [
        path for room in ("engine", "games", "games/knockdown", "games/dungeon") for path in (package / room).iterdir()
    ]
    return sorted({path.stem for path in [*package.iterdir(), *inner] if not path.name.startswith("__")} - {"py"})


@pytest.mark.parametrize("room", rooms())
def test_the_architecture_knows_every_room(room: str) -> None:
    (tree,) = [fence.text for fence in fences(ROOT / "ARCHITECTURE.md") if fence.text.startswith("kb ")]
    assert re.search(rf"\b{room}\b", tree), f"`{room}` has no line in the tree of ARCHITECTURE.md"
