"""In which style a bot plays: a small lean in what it likes, never enough to play badly."""

from typing import Final

from knockbox.bots.errors import StyleError
from knockbox.bots.heuristics.tempers import EAGERNESS, LEANS
from knockbox.bots.search.judge import Lean
from knockbox.bots.vantage import Vantage
from knockbox.engine.rng import Rng
from knockbox.games.packs.schema import Style

PLAIN: Final = ""
OWN: Final = "own"
"""Whatever style belongs to the fighter that the bot plays."""
STYLES: Final = tuple(style.value for style in Style)


def check_style(style: str, bot: str) -> None:
    if style not in (*STYLES, OWN):
        raise StyleError(f"bot: found '{bot}'; expected a style behind the colon: {', '.join((*STYLES, OWN))}")


def check_styled(style: str, bot: str, game: str) -> None:
    """A game without characters has no styles; there everybody may still be himself."""
    if style not in (PLAIN, OWN) and game not in LEANS:
        raise StyleError(f"bot: found '{bot}'; expected one without a style, for {game} has none")


def styles_for(game: str) -> list[str]:
    """The styles that mean something in a game."""
    return [*STYLES, OWN] if game in LEANS else []


def style_at(style: str, vantage: Vantage) -> str:
    """The style in which a bot that was asked for `style` plays this seat."""
    return vantage.style if style == OWN else style


def lean_of(style: str, vantage: Vantage, rng: Rng) -> Lean | None:
    """What a searching bot on this seat leans towards, counted from the table as it is now."""
    wanted = LEANS.get(vantage.game, {}).get(style_at(style, vantage))
    if wanted is None:
        return None
    weights = [wanted.get(name, 0.0) for name in vantage.rules.feature_names]
    lean = Lean(vantage.rules, vantage.seat, weights, wanted.get(EAGERNESS, 0.0))
    lean.start_from(vantage.imagine(rng).state)
    return lean
