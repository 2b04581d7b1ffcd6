"""Which packs a match over stdio is played with: mixed, all, by default, and those that do not fit."""

import pytest

from knockbox.games.knockdown.pack import shipped_packs
from tests.cli.stdio_client import StdioClient


def mixed(**options: str) -> StdioClient:
    talk = StdioClient()
    talk.ok(do="new", game="knockdown", seed=4, packs=["nemesis", "tainted-grail"], options=options)
    return talk


def test_several_packs_are_mixed() -> None:
    talk = mixed(fighters="imke,mgielec", arena="tainted-grail")
    assert (talk.session.session.header.packs, talk.session.session.header.options["skills"]) == (
        ["nemesis", "tainted-grail"],
        "draw",
    )
    table = talk.ok(do="view", seat="public")["table"]
    assert (table["arena"], table["fighters"]) == ("tainted-grail", ["imke", "mgielec"])
    talk.play(30)


@pytest.mark.parametrize(("packs", "found"), [([], "an empty list"), (["nemesis", ""], "an empty name")])
def test_packs_without_a_name_are_refused_in_words(packs: list[str], found: str) -> None:
    expected = "expected ids, paths or `all`; omit the field for the default"
    for request in ({"packs": packs}, {"position": {"packs": packs}}):
        answer = StdioClient().send(do="new", game="knockdown", **request)
        assert (answer["error"], answer["detail"]) == ("bad-pack", f"packs: found {found}; {expected}")


@pytest.mark.parametrize(
    ("packs", "expected"), [(["all"], shipped_packs()), (["Nemesis"], ["nemesis"]), (None, ["siege-storm"])]
)
def test_packs_may_be_all_in_any_letters_or_left_out(packs: list[str] | None, expected: list[str]) -> None:
    assert StdioClient().ok(do="new", game="knockdown", packs=packs)["packs"] == expected


@pytest.mark.parametrize("packs", [["all"], ["First-Dungeon"], None])
def test_all_packs_are_those_of_the_game(packs: list[str] | None) -> None:
    assert StdioClient().ok(do="new", game="dungeon", packs=packs)["packs"] == ["first-dungeon"]


def test_a_position_brings_its_own_packs() -> None:
    talk = mixed(fighters="imke,mgielec")
    talk.play(30)
    before = talk.ok(do="truth")
    talk.ok(do="new", game="knockdown", position=before["position"])
    assert talk.ok(do="truth") == before
    assert talk.error(do="new", game="knockdown", position=before["position"] | {"packs": 7}) == "bad-position"
    assert talk.error(do="new", game="knockdown", position=before["position"], packs=["nemesis"]) == "bad-option"


@pytest.mark.parametrize(
    ("packs", "options", "code"),
    [
        (["nemesis", "nemesis"], {}, "bad-pack"),
        (["nemesis", "nowhere"], {}, "bad-pack"),
        ([], {}, "bad-pack"),
        ([""], {}, "bad-pack"),
        (["nemesis", ""], {}, "bad-pack"),
        (["all", "nemesis"], {}, "bad-pack"),
        (["nemesis"], {"arena": "siege-storm"}, "bad-option"),
        (["nemesis", "siege-storm"], {"fighters": "imke,mgielec"}, "bad-option"),
        (["nemesis", "siege-storm"], {"candle_wound": "heavy"}, "bad-option"),
    ],
)
def test_packs_that_do_not_fit_are_refused(
    talk: StdioClient, packs: list[str], options: dict[str, str], code: str
) -> None:
    assert talk.error(do="new", game="knockdown", packs=packs, options=options) == code
