"""What comes with the house: nothing that people type becomes a path."""

from collections.abc import Iterable

from knockbox.games.errors import SetupError
from knockbox.games.registry import SHIPPED, check_game
from knockbox.server.errors import Refusal


def check_shipped(game: str, packs: Iterable[str]) -> None:
    """A game of the house, and packs that are called by the ids of what is shipped."""
    try:
        check_game(game)
    except SetupError as error:
        raise Refusal(f"bad-{error.part}", str(error)) from None
    known = SHIPPED[game]()
    for pack in packs:
        if pack not in known:
            raise Refusal("bad-pack", f"found pack {pack!r}; expected some of {', '.join(known)}")
