"""Styles affect play, by name or by fighter, and are refused where they mean nothing."""

from functools import cache

import msgspec
import pytest

from knockbox.bots.errors import StyleError, UnknownBotError
from knockbox.bots.heuristics.style_weights import EAGERNESS, STYLE_BIASES, STYLE_WEIGHTS
from knockbox.bots.levels import HumanlikeBot, NetBot
from knockbox.bots.model import make_net_evaluator
from knockbox.bots.observation import PlayerObservation
from knockbox.bots.registry import NAME_SYNTAX_HELP, check_bot, default_budget, make_bot, parse_bot_name
from knockbox.bots.search.evaluator import StyleBias
from knockbox.bots.styles import OWN_STYLE, STYLES, make_style_bias, resolve_style
from knockbox.engine.rng import make_rng
from knockbox.games.knockdown.arena import distance
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.tokens import token_seat
from knockbox.games.registry import build
from knockbox.testing.knockdown_table import game_of, table

ROW = ["haymaker", "feint", "stomp", "backfist"]
DUEL = build("knockdown", {"fighters": "veroth,driana"})
NORMAL = ["normal", "normal:aggressive", "normal:patient", "normal:tricky"]
HARD = ["hard@24", "hard:aggressive@24", "hard:patient@24", "hard:tricky@24"]


class ActionCounts(msgspec.Struct):
    """Counts of one bot's actions over all its turns."""

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
def count_actions(name: str, matches: int) -> ActionCounts:
    """Count the actions of a bot in matches against itself."""
    found = ActionCounts()
    for seed in range(matches):
        bots = [make_bot(name, seed * 2 + seat) for seat in (0, 1)]
        state = DUEL.start(make_rng(seed))
        while (question := DUEL.decision(state)) is not None:
            choice = bots[question.seat].choose(PlayerObservation(DUEL, state, question))
            found.note(state, DUEL.prompts[question.prompt], DUEL.action_to_string(choice).split()[0], question.seat)
            DUEL.step(state, choice)
    return found


def share(part: int, whole: int) -> float:
    return part / whole


@pytest.mark.once
def test_normal_bots_of_different_styles_play_differently() -> None:
    plain, bold, calm, sly = (count_actions(name, 24) for name in NORMAL)
    assert share(bold.attacks, bold.actions) > share(plain.attacks, plain.actions) + 0.01
    assert share(bold.called, bold.actions) > 1.2 * share(plain.called, plain.actions)
    assert share(calm.cards, calm.actions) > share(plain.cards, plain.actions) + 0.2
    assert share(sly.tokens, sly.actions) > 1.2 * share(plain.tokens, plain.actions)


@pytest.mark.once
def test_searching_bots_of_different_styles_play_differently() -> None:
    plain, bold, calm, sly = (count_actions(name, 6) for name in HARD)
    assert share(bold.distance, bold.actions) < share(plain.distance, plain.actions) - 0.2
    assert share(bold.called, bold.actions) > 1.5 * share(calm.called, calm.actions)
    assert share(calm.cards, calm.actions) > share(plain.cards, plain.actions) + 0.2
    assert share(sly.tokens, sly.actions) > 1.5 * share(plain.tokens, plain.actions)


@pytest.mark.parametrize("game", STYLE_BIASES)
def test_a_style_bias_names_features_of_the_game(game: str) -> None:
    known = {*build(game, {}).feature_names, EAGERNESS}
    assert set(STYLE_BIASES[game]) == set(STYLES)
    assert all(set(lean) <= known for lean in STYLE_BIASES[game].values())
    assert set(STYLE_WEIGHTS) == {"", *STYLES}


def observation_at(state: KnockdownState) -> PlayerObservation:
    assert state.question is not None
    return PlayerObservation(game_of(state), state, state.question)


def duel_observation(fighters: list[str]) -> PlayerObservation:
    return observation_at(
        table(fighters=fighters, hands=[["sortie"], ["high-jab"]], places=[2, 4], light=[4, 0], row=ROW)
    )


def test_own_is_the_style_of_the_fighter() -> None:
    styles = {
        fighters[0]: resolve_style(OWN_STYLE, duel_observation(fighters))
        for fighters in (["veroth", "xingo"], ["xingo", "veroth"])
    }
    assert styles == {"veroth": "aggressive", "xingo": "tricky"}
    assert resolve_style("patient", duel_observation(["veroth", "xingo"])) == "patient"


def test_a_seat_without_a_fighter_has_no_style() -> None:
    rules = build("knockdown", {})
    state = rules.start(make_rng(1))
    question = rules.decision(state)
    assert question is not None
    assert PlayerObservation(rules, state, question).style == ""


def test_a_style_bias_is_relative_to_the_current_state() -> None:
    observation = duel_observation(["veroth", "driana"])
    lean = make_style_bias("patient", observation, make_rng(3))
    assert lean is not None
    world = observation.determinize(make_rng(4))
    assert lean.apply(0.2, world.state) == pytest.approx(0.2)
    world.state.light[0] += 3
    assert lean.apply(0.2, world.state) < 0.2
    world.state.light[0] -= 5
    assert lean.apply(0.2, world.state) > 0.2


def test_no_style_bias_beats_a_won_match() -> None:
    world = duel_observation(["veroth", "driana"]).determinize(make_rng(4))
    lean = StyleBias(world.game, 0, [1000.0] * len(world.game.feature_names), 0.0)
    values = [lean.apply(step / 100, world.state) for step in range(-100, 101)]
    assert max(values) == pytest.approx(1.0)
    assert min(values) == pytest.approx(-1.0)


def test_a_style_bias_affects_only_its_own_seat() -> None:
    observation = duel_observation(["veroth", "driana"])
    sober, bold = make_net_evaluator(observation.rules), make_net_evaluator(observation.rules)
    bold.style_bias = make_style_bias("aggressive", observation, make_rng(3))
    worlds = [observation.determinize(make_rng(5)) for _ in range(2)]
    for world in worlds:
        world.state.places[0] = 3
    plain, coloured = (
        evaluator.evaluate(each.state, make_rng(6)) for evaluator, each in zip((sober, bold), worlds, strict=True)
    )
    assert coloured[0] > plain[0]
    assert coloured[1] == plain[1]


def test_a_style_without_a_bias_costs_nothing() -> None:
    assert make_style_bias("", duel_observation(["veroth", "driana"]), make_rng(1)) is None
    rules = build("dungeon", {})
    state = rules.start(make_rng(1))
    question = rules.decision(state)
    assert question is not None
    assert make_style_bias(OWN_STYLE, PlayerObservation(rules, state, question), make_rng(1)) is None


def test_names_carry_style_and_budget() -> None:
    bot = make_bot("expert:tricky@40", 1)
    assert isinstance(bot, NetBot)
    assert (bot.style, str(bot.budget)) == ("tricky", "40")
    quick = make_bot("normal:own", 1)
    assert isinstance(quick, HumanlikeBot)
    assert quick.style == "own"
    assert parse_bot_name("hard:patient").budget == default_budget("hard:patient") == default_budget("hard")
    assert default_budget("easy:patient") is None
    assert "normal:patient" in NAME_SYNTAX_HELP


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("hard:angry", "found 'hard:angry'; expected a style after the colon: aggressive, patient, tricky, own"),
        ("normal:", "found 'normal:'; expected a style after the colon: aggressive, patient, tricky, own"),
        ("greedy:own", "found 'greedy:own'; expected greedy without a style: only easy, normal, hard, expert have"),
        ("ismcts:tricky@5", "found 'ismcts:tricky@5'; expected ismcts without a style"),
    ],
)
def test_a_style_that_means_nothing_is_refused(name: str, words: str) -> None:
    with pytest.raises(StyleError, match=words):
        make_bot(name, 1)


def test_an_unknown_bot_with_a_style_is_unknown() -> None:
    with pytest.raises(UnknownBotError, match="unknown bot 'oracle:own'; known: random"):
        make_bot("oracle:own", 1)


def test_the_dungeon_has_no_styles_but_own() -> None:
    check_bot("normal:own", "dungeon")
    check_bot("normal:tricky", "knockdown")
    with pytest.raises(StyleError, match="found 'normal:tricky'; expected one without a style: dungeon has none"):
        check_bot("normal:tricky", "dungeon")
