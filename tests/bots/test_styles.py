"""Styles: what somebody likes shows in how he plays, by name or by the fighter, and never where it means nothing."""

from functools import cache

import msgspec
import pytest

from knockbox.bots.errors import StyleError, UnknownBotError
from knockbox.bots.heuristics.tempers import EAGERNESS, LEANS, TEMPERS
from knockbox.bots.levels import HumanBot, LearnedBot
from knockbox.bots.model import learned
from knockbox.bots.registry import BEHIND, budget_of, check_bot, make, read_name
from knockbox.bots.search.judge import Lean
from knockbox.bots.styles import OWN, STYLES, lean_of, style_at
from knockbox.bots.vantage import Vantage
from knockbox.engine.rng import seeded
from knockbox.games.knockdown.arena import distance
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.tokens import token_seat
from knockbox.games.registry import build
from knockbox.testing.table import game_of, table

ROW = ["haymaker", "feint", "stomp", "backfist"]
DUEL = build("knockdown", {"fighters": "veroth,driana"})
NORMAL = ["normal", "normal:aggressive", "normal:patient", "normal:tricky"]
HARD = ["hard@24", "hard:aggressive@24", "hard:patient@24", "hard:tricky@24"]


class Habits(msgspec.Struct):
    """What somebody does, added up over all his turns."""

    actions: int = 0
    attacks: int = 0
    cards: int = 0
    tokens: int = 0
    distance: int = 0
    tests: int = 0
    called: int = 0

    def note(self, state: KnockdownState, prompt: str, word: str, seat: int) -> None:
        if prompt == "call_test":
            self.tests += 1
            self.called += word == "call"
        if prompt == "take_action":
            self.actions += 1
            self.attacks += word in ("attack", "combo")
            self.cards += len(state.hands[seat].cards)
            self.tokens += sum(place >= 0 and token_seat(state, i) == seat for i, place in enumerate(state.tokens))
            self.distance += distance(state)


@cache
def habits(name: str, matches: int) -> Habits:
    """Somebody against his like."""
    found = Habits()
    for seed in range(matches):
        bots = [make(name, seed * 2 + seat) for seat in (0, 1)]
        state = DUEL.start(seeded(seed))
        while (question := DUEL.decision(state)) is not None:
            choice = bots[question.seat].choose(Vantage(DUEL, state, question))
            found.note(state, DUEL.prompts[question.prompt], DUEL.spell(choice).split()[0], question.seat)
            DUEL.step(state, choice)
    return found


def share(part: int, whole: int) -> float:
    return part / whole


@pytest.mark.once
def test_normal_bots_of_different_styles_play_differently() -> None:
    plain, bold, calm, sly = (habits(name, 24) for name in NORMAL)
    assert share(bold.attacks, bold.actions) > share(plain.attacks, plain.actions) + 0.01
    assert share(bold.called, bold.actions) > 1.2 * share(plain.called, plain.actions)
    assert share(calm.cards, calm.actions) > share(plain.cards, plain.actions) + 0.2
    assert share(sly.tokens, sly.actions) > 1.2 * share(plain.tokens, plain.actions)


@pytest.mark.once
def test_searching_bots_of_different_styles_play_differently() -> None:
    plain, bold, calm, sly = (habits(name, 6) for name in HARD)
    assert share(bold.distance, bold.actions) < share(plain.distance, plain.actions) - 0.2
    assert share(bold.called, bold.actions) > 1.5 * share(calm.called, calm.actions)
    assert share(calm.cards, calm.actions) > share(plain.cards, plain.actions) + 0.2
    assert share(sly.tokens, sly.actions) > 1.5 * share(plain.tokens, plain.actions)


@pytest.mark.parametrize("game", LEANS)
def test_a_lean_names_numbers_that_the_game_counts(game: str) -> None:
    known = {*build(game, {}).feature_names, EAGERNESS}
    assert set(LEANS[game]) == set(STYLES)
    assert all(set(lean) <= known for lean in LEANS[game].values())
    assert set(TEMPERS) == {"", *STYLES}


def vantage_at(state: KnockdownState) -> Vantage:
    assert state.question is not None
    return Vantage(game_of(state), state, state.question)


def duel(fighters: list[str]) -> Vantage:
    return vantage_at(table(fighters=fighters, hands=[["sortie"], ["high-jab"]], places=[2, 4], light=[4, 0], row=ROW))


def test_own_is_the_style_of_the_fighter() -> None:
    styles = {fighters[0]: style_at(OWN, duel(fighters)) for fighters in (["veroth", "xingo"], ["xingo", "veroth"])}
    assert styles == {"veroth": "aggressive", "xingo": "tricky"}
    assert style_at("patient", duel(["veroth", "xingo"])) == "patient"


def test_nobody_has_a_style_before_he_has_a_fighter() -> None:
    rules = build("knockdown", {})
    state = rules.start(seeded(1))
    question = rules.decision(state)
    assert question is not None
    assert Vantage(rules, state, question).style == ""


def test_a_lean_counts_from_the_table_as_it_is() -> None:
    vantage = duel(["veroth", "driana"])
    lean = lean_of("patient", vantage, seeded(3))
    assert lean is not None
    world = vantage.imagine(seeded(4))
    assert lean.coloured(0.2, world.state) == pytest.approx(0.2)
    world.state.light[0] += 3
    assert lean.coloured(0.2, world.state) < 0.2
    world.state.light[0] -= 5
    assert lean.coloured(0.2, world.state) > 0.2


def test_no_lean_makes_a_table_better_than_victory() -> None:
    world = duel(["veroth", "driana"]).imagine(seeded(4))
    lean = Lean(world.game, 0, [1000.0] * len(world.game.feature_names), 0.0)
    worths = [lean.coloured(step / 100, world.state) for step in range(-100, 101)]
    assert max(worths) == pytest.approx(1.0)
    assert min(worths) == pytest.approx(-1.0)


def test_only_the_seat_with_the_style_is_coloured_by_it() -> None:
    vantage = duel(["veroth", "driana"])
    sober, bold = learned(vantage.rules), learned(vantage.rules)
    bold.lean = lean_of("aggressive", vantage, seeded(3))
    worlds = [vantage.imagine(seeded(5)) for _ in range(2)]
    for world in worlds:
        world.state.places[0] = 3
    plain, coloured = (judge.worth(each.state, seeded(6)) for judge, each in zip((sober, bold), worlds, strict=True))
    assert coloured[0] > plain[0]
    assert coloured[1] == plain[1]


def test_a_style_without_a_lean_costs_nothing() -> None:
    assert lean_of("", duel(["veroth", "driana"]), seeded(1)) is None
    rules = build("dungeon", {})
    state = rules.start(seeded(1))
    question = rules.decision(state)
    assert question is not None
    assert lean_of(OWN, Vantage(rules, state, question), seeded(1)) is None


def test_names_carry_style_and_budget() -> None:
    bot = make("expert:tricky@40", 1)
    assert isinstance(bot, LearnedBot)
    assert (bot.style, str(bot.budget)) == ("tricky", "40")
    quick = make("normal:own", 1)
    assert isinstance(quick, HumanBot)
    assert quick.style == "own"
    assert read_name("hard:patient").budget == budget_of("hard:patient") == budget_of("hard")
    assert budget_of("easy:patient") is None
    assert "normal:patient" in BEHIND


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("hard:angry", "found 'hard:angry'; expected a style behind the colon: aggressive, patient, tricky, own"),
        ("normal:", "found 'normal:'; expected a style behind the colon: aggressive, patient, tricky, own"),
        ("greedy:own", "found 'greedy:own'; expected greedy without a style, for only easy, normal, hard, expert have"),
        ("ismcts:tricky@5", "found 'ismcts:tricky@5'; expected ismcts without a style"),
    ],
)
def test_a_style_that_means_nothing_is_refused(name: str, words: str) -> None:
    with pytest.raises(StyleError, match=words):
        make(name, 1)


def test_an_unknown_bot_with_a_style_is_unknown() -> None:
    with pytest.raises(UnknownBotError, match="unknown bot 'oracle:own'; known: random"):
        make("oracle:own", 1)


def test_in_a_dungeon_everybody_is_only_himself() -> None:
    check_bot("normal:own", "dungeon")
    check_bot("normal:tricky", "knockdown")
    with pytest.raises(StyleError, match="found 'normal:tricky'; expected one without a style, for dungeon has none"):
        check_bot("normal:tricky", "dungeon")
