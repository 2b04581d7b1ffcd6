"""Checks of game and pack ids against the shipped ones: client input never becomes a path."""

from collections.abc import Iterable

from knockbox.games.errors import SetupError
from knockbox.games.registry import SHIPPED_PACKS, check_game
from knockbox.server.errors import RequestRefusedError


def check_shipped(game: str, packs: Iterable[str]) -> None:
    """Raise `RequestRefusedError` unless the game and the packs are shipped."""
    try:
        check_game(game)
    except SetupError as error:
        raise RequestRefusedError(f"bad-{error.part}", str(error)) from None
    known = SHIPPED_PACKS[game]()
    for pack in packs:
        if pack not in known:
            raise RequestRefusedError("bad-pack", f"found pack {pack!r}; expected some of {', '.join(known)}")
