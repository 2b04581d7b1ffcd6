"""Playing styles: a small bias in what a bot prefers, never large enough to make it play badly."""

from typing import Final

from knockbox.bots.errors import StyleError
from knockbox.bots.heuristics.style_weights import EAGERNESS, STYLE_BIASES
from knockbox.bots.observation import PlayerObservation
from knockbox.bots.search.evaluator import StyleBias
from knockbox.engine.rng import Rng
from knockbox.games.packs.schema import Style

NO_STYLE: Final = ""
OWN_STYLE: Final = "own"
"""The style of the fighter that the bot plays."""
STYLES: Final = tuple(style.value for style in Style)


def check_style(style: str, bot: str) -> None:
    if style not in (*STYLES, OWN_STYLE):
        raise StyleError(f"bot: found '{bot}'; expected a style after the colon: {', '.join((*STYLES, OWN_STYLE))}")


def check_style_for_game(style: str, bot: str, game: str) -> None:
    """Raise `StyleError` if the game has no styles; `own` is accepted everywhere."""
    if style not in (NO_STYLE, OWN_STYLE) and game not in STYLE_BIASES:
        raise StyleError(f"bot: found '{bot}'; expected one without a style: {game} has none")


def styles_for(game: str) -> list[str]:
    """Return the styles that a game supports."""
    return [*STYLES, OWN_STYLE] if game in STYLE_BIASES else []


def resolve_style(style: str, observation: PlayerObservation) -> str:
    """Return the style for this seat, with `own` resolved."""
    return observation.style if style == OWN_STYLE else style


def make_style_bias(style: str, observation: PlayerObservation, rng: Rng) -> StyleBias | None:
    """Return the style bias of a searching bot on this seat, relative to the current table."""
    wanted = STYLE_BIASES.get(observation.game, {}).get(resolve_style(style, observation))
    if wanted is None:
        return None
    weights = [wanted.get(name, 0.0) for name in observation.rules.feature_names]
    lean = StyleBias(observation.rules, observation.seat, weights, wanted.get(EAGERNESS, 0.0))
    lean.set_baseline(observation.determinize(rng).state)
    return lean
