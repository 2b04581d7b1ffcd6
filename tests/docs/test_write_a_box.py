"""The guide to writing a box leads from an empty folder to a played match and a mixed one."""

import re
from pathlib import Path

import msgspec
import pytest

from knockbox.games.knockdown.pack import PACKS_FOLDER, Box, check_pack, load_box, shipped_packs
from knockbox.games.knockdown.schema import ArenaLayout, AttackCard, Skill, Special, Token
from knockbox.games.packs.schema import Provenance
from knockbox.records.reader import read_record
from knockbox.records.record import Record
from knockbox.records.verify import ExactVerdict, verify
from tests.docs.guide_runner import NAMED, commands, follow, furnish, write_named
from tests.docs.pages import ROOT, fences

GUIDE = ROOT / "docs" / "guides" / "write-a-box.md"
FILES = ["arena.toml", "attacks.toml", "characters.toml", "fighters.toml", "pack.toml", "skills.toml"]
WORDS = ["en.ftl", "es.ftl", "pl.ftl"]


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A desk at which somebody has followed the guide to its end."""
    desk = furnish(tmp_path_factory.mktemp("desk"))
    follow(GUIDE, desk)
    return desk


@pytest.fixture(scope="module")
def box(desk: Path) -> Box:
    return load_box(desk / "bakery")


@pytest.fixture(scope="module")
def records(desk: Path) -> list[Record]:
    return [read_record(path) for path in sorted((desk / "played").glob("*.kbr"))]


def test_the_box_passes_the_full_check(desk: Path) -> None:
    assert check_pack(desk / "bakery") == []


def test_the_guide_shows_every_file_of_the_box(desk: Path) -> None:
    assert sorted(path.name for path in (desk / "bakery").iterdir()) == [*FILES, "text"]
    assert sorted(path.name for path in (desk / "bakery" / "text").iterdir()) == WORDS
    shown = {named["name"] for fence in fences(GUIDE) if (named := NAMED.match(fence.text))}
    assert shown == {f"bakery/{name}" for name in [*FILES, *(f"text/{name}" for name in WORDS)]}


def test_the_box_shares_no_id_with_the_house(box: Box) -> None:
    house = [load_box(PACKS_FOLDER / id) for id in shipped_packs()]
    for other in house:
        assert not {box.pack.id, box.arena.id} & {other.pack.id, other.arena.id}
        assert not (box.attacks.keys() | box.skills.keys()) & (other.attacks.keys() | other.skills.keys())
        assert not box.fighters.keys() & other.fighters.keys()


def test_the_box_is_small_and_shows_what_a_box_can_be(box: Box) -> None:
    assert len(box.attacks) <= 8
    assert box.arena.dangerous
    assert box.arena.corridors
    assert box.arena.candles
    tokens = [token for fighter in box.fighters.values() for token in fighter.tokens]
    assert {token.when for token in tokens} == {"", "you entered", "opponent turn end"}
    assert any(token.breaks_line for token in tokens)
    assert {card.provenance for card in box.attacks.values()} == {Provenance.HOUSE}


@pytest.mark.parametrize("struct", [ArenaLayout, AttackCard, Skill, Special, Token])
def test_every_field_is_explained(struct: type[msgspec.Struct]) -> None:
    explained = set(re.findall(r"`(\w+)`", GUIDE.read_text(encoding="utf-8")))
    fields = {field.name for field in msgspec.structs.fields(struct)}
    assert fields - explained - {"id"} == set()


def test_the_mistake_on_the_way_is_a_real_one(tmp_path: Path) -> None:
    """What the guide corrects is the only mistake in its files."""
    (tmp_path / "bakery" / "text").mkdir(parents=True)
    for fence in fences(GUIDE):
        write_named(fence, tmp_path)
    problems = check_pack(tmp_path / "bakery")
    assert [problem.split(":")[0] for problem in problems] == ["attacks.toml, clog-kick.effect, column 1"]


def test_matches_are_played_to_their_end(records: list[Record]) -> None:
    assert len(records) == 3
    for record in records:
        verdict = verify(record.path)
        assert isinstance(verdict, ExactVerdict)
        assert verdict.finished


def test_one_match_is_of_the_box_alone_and_the_others_are_mixed(records: list[Record]) -> None:
    alone, mixed, drawn = [record.header for record in records]
    assert len(alone.packs) == 1
    assert len(mixed.packs) == 2
    assert mixed.options["fighters"] == "bruna,imke"
    assert (mixed.options["arena"], mixed.options["skills"]) == ("nemesis", "rooftop-bakery")
    assert len(drawn.packs) == len(shipped_packs()) + 1
    assert (drawn.options["fighters"], drawn.options["arena"]) == ("draw", "rooftop-bakery")


def test_the_terminal_kept_the_match_that_was_begun(desk: Path) -> None:
    (begun,) = [read_record(path) for path in (desk / "home" / "records").glob("*.kbr")]
    assert begun.header.options["fighters"] == "pip,bruna"
    assert begun.end is None


def test_the_guide_uses_every_command_a_designer_needs() -> None:
    typed = " ".join(command for fence in fences(GUIDE) for command, _ in commands(fence))
    for words in ("packs check", "cards", "terminal", "match", "verify", "replay", "--round-robin"):
        assert words in typed
