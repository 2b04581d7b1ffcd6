"""What a bot has learnt of a game from matches: a small net, shipped as a file of numbers."""

from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from knockbox.bots.errors import ModelError
from knockbox.bots.search.judge import Learned
from knockbox.bots.search.net import Net
from knockbox.games.registry import AnyGame


class Model(msgspec.Struct, frozen=True):
    """A net with all that must be known to ask it."""

    game: str
    features: list[str]  # the numbers it is shown, by name
    rests: list[str]  # the questions at which it was taught
    shared: bool  # all seats win or lose together
    lesson: dict[str, str]  # how it was taught
    rows: list[list[float]]
    biases: list[float]
    output: list[float]
    bias: float

    @property
    def fingerprint(self) -> str:
        """A short name for all that was learnt."""
        return blake2b(msgspec.json.encode(self), digest_size=8).hexdigest()

    def net(self) -> Net:
        return Net(self.rows, self.biases, self.output, self.bias)


@cache
def model_of(game: str) -> Model:
    """The shipped model of a game."""
    if not has_model(game):
        raise ModelError(f"model of {game}: found none; nobody was taught this game")
    return msgspec.json.decode(place_of(game).read_bytes(), type=Model)


def has_model(game: str) -> bool:
    return place_of(game).is_file()


def place_of(game: str) -> Traversable:
    return files("knockbox.bots").joinpath("models", f"{game}.json")


def learned(rules: AnyGame) -> Learned:
    """The judge that the shipped model of a game is."""
    return judge_by(model_of(rules.key), rules)


def judge_by(model: Model, rules: AnyGame) -> Learned:
    """The judge that a model is, if it was taught by the numbers that the game counts today."""
    if model.features != list(rules.feature_names):
        raise ModelError(f"model of {model.game}: it was taught by other numbers than the game counts; train it anew")
    rests = [prompt in model.rests for prompt in rules.prompts]
    return Learned(rules, model.net(), rests, rules.seats, model.shared)
