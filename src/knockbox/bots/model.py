"""Trained evaluation nets, shipped as JSON files."""

from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from knockbox.bots.errors import ModelError
from knockbox.bots.search.evaluator import NetEvaluator
from knockbox.bots.search.net import Net
from knockbox.games.registry import AnyGame


class Model(msgspec.Struct, frozen=True):
    """A trained net and the description of its inputs."""

    game: str
    features: list[str]  # names of the input features
    rests: list[str]  # prompts at which it was trained
    shared: bool  # all seats win or lose together
    lesson: dict[str, str]  # how it was trained
    rows: list[list[float]]
    biases: list[float]
    output: list[float]
    bias: float

    @property
    def fingerprint(self) -> str:
        """Return a short hash of the model's content."""
        return blake2b(msgspec.json.encode(self), digest_size=8).hexdigest()

    def build_net(self) -> Net:
        return Net(self.rows, self.biases, self.output, self.bias)


@cache
def load_model(game: str) -> Model:
    """Return the shipped model of a game; raise `ModelError` if there is none."""
    if not has_model(game):
        raise ModelError(f"model of {game}: found none; no net was trained for this game")
    return msgspec.json.decode(model_path(game).read_bytes(), type=Model)


def has_model(game: str) -> bool:
    return model_path(game).is_file()


def model_path(game: str) -> Traversable:
    return files("knockbox.bots").joinpath("models", f"{game}.json")


def make_net_evaluator(rules: AnyGame) -> NetEvaluator:
    """Return an evaluator that uses the shipped model of a game."""
    return evaluator_from_model(load_model(rules.key), rules)


def evaluator_from_model(model: Model, rules: AnyGame) -> NetEvaluator:
    """Return an evaluator that uses a model; raise `ModelError` if the game's features have changed since training."""
    if model.features != list(rules.feature_names):
        raise ModelError(
            f"model of {model.game}: it was trained on other features than the game has now; train it again"
        )
    rests = [prompt in model.rests for prompt in rules.prompts]
    return NetEvaluator(rules, model.build_net(), rests, rules.num_players, model.shared)
