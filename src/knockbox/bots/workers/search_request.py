"""Search requests for worker processes; they contain a determinization, never the true state."""

from collections.abc import Sequence
from functools import lru_cache
from time import perf_counter
from typing import Any, Final, Union

import msgspec

from knockbox.bots.budget import Budget
from knockbox.bots.errors import BudgetError
from knockbox.bots.observation import Determinization, PlayerObservation
from knockbox.bots.registry import SEARCHING_BOTS, make_bot
from knockbox.bots.search_result import SearchResult, forced_result
from knockbox.bots.tree_search import SearchingBot, StopCheck
from knockbox.engine.decision import Decision
from knockbox.engine.rng import Rng, make_rng
from knockbox.games.registry import AnyGame, build, event_classes

MAX_CACHED_GAMES: Final = 8


class GameSpec(msgspec.Struct, frozen=True):
    """The arguments that build a game."""

    game: str
    options: dict[str, str]
    packs: list[str]
    seats: int
    hands: tuple[str, ...] = ()  # building skills by seat, in games with towers


class SearchRequest(msgspec.Struct, frozen=True):
    """A question and the seat's knowledge; hidden information is sampled."""

    game_spec: GameSpec
    position: dict[str, Any]  # of a determinization
    seat: int  # whose knowledge this is
    question: tuple[int, int, list[int]]  # seat, prompt and options
    history: msgspec.Raw  # events visible to the seat
    bot: str  # with its budget


def game_spec_of(rules: AnyGame, packs: Sequence[str]) -> GameSpec:
    """Return the arguments that rebuild a game; `packs` are the ids or paths it was built with."""
    return GameSpec(rules.key, dict(rules.options), list(packs), rules.num_players, rules.builder_skills)


def make_request(observation: PlayerObservation, packs: Sequence[str], bot: str, seed: int) -> SearchRequest:
    """Return a request that depends only on view, question and history, never on the true state."""
    rules = observation.rules
    question = observation.question
    world = determinize_at_question(observation, make_rng(~seed))
    history = msgspec.Raw(msgspec.json.encode(list(observation.history)))
    asked = question.seat, question.prompt, list(question.options)
    return SearchRequest(game_spec_of(rules, packs), rules.position(world.state), observation.seat, asked, history, bot)


def determinize_at_question(observation: PlayerObservation, rng: Rng) -> Determinization:
    """Sample a determinization in which the observed question is the open one."""
    world = observation.determinize(rng)
    world.advance_to_seat(observation.question.seat, rng)
    return world


def run_search(request: SearchRequest, seed: int, stop: StopCheck | None = None) -> SearchResult:
    """Run a search in this process."""
    return make_searching_bot(request.bot, seed).search(observation_of(request), stop)


def answer_request(request: SearchRequest, seed: int, sent_at: float, stop: StopCheck | None = None) -> SearchResult:
    """Answer a request with any bot, searching or not; the time budget runs from `sent`."""
    bot = make_bot(request.bot, seed)
    observation = observation_of(request)
    if not isinstance(bot, SearchingBot):
        return forced_result(bot.choose(observation))
    bot.budget = bot.budget.remaining_after(perf_counter() - sent_at)
    return bot.search(observation, stop)


def make_searching_bot(name: str, seed: int) -> SearchingBot:
    bot = make_bot(name, seed)
    if not isinstance(bot, SearchingBot):
        raise BudgetError(f"bot: found '{name}'; expected one that searches: {', '.join(SEARCHING_BOTS)}")
    return bot


def search_budget(name: str) -> Budget | None:
    """Return the search budget in a bot name, or None if the bot does not search."""
    bot = make_bot(name, 0)
    return bot.budget if isinstance(bot, SearchingBot) else None


def observation_of(request: SearchRequest) -> PlayerObservation:
    rules = build_game(msgspec.json.encode(request.game_spec))
    history = msgspec.json.decode(request.history, type=history_type(request.game_spec.game))
    return PlayerObservation(
        rules, rules.set_up(request.position), Decision(*request.question), history, request.seat, keep_options=True
    )


@lru_cache(MAX_CACHED_GAMES)
def build_game(encoded_spec: bytes) -> AnyGame:
    wanted = msgspec.json.decode(encoded_spec, type=GameSpec)
    return build(wanted.game, wanted.options, wanted.packs, wanted.seats).with_builder_skills(wanted.hands)


@lru_cache
def history_type(game: str) -> Any:
    return list[Union[tuple(event_classes(game))]]  # type: ignore[misc]  # noqa: UP007  (known only at run time)
