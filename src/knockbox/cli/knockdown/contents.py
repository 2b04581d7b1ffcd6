"""A box of Knockdown in numbers."""

from knockbox.games.knockdown.pack import Box
from knockbox.games.knockdown.pack.sentences import shape


def contents(box: Box) -> list[str]:
    """How much there is of everything: `36 attack cards of 27 designs with 20 effect trees`, and so on."""
    cards = sum(card.copies for card in box.attacks.values())
    specials = sum(len(fighter.specials) for fighter in box.fighters.values())
    tokens = sum(token.count for fighter in box.fighters.values() for token in fighter.tokens)
    return [
        f"{count(cards, 'attack card')} of {count(len(box.attacks), 'design')} with {trees(box)} effect trees",
        count(len(box.skills), "skill"),
        f"{count(len(box.fighters), 'fighter')} with {count(specials, 'special attack')}",
        count(tokens, "token"),
        count(box.arena.spaces, "space"),
    ]


def trees(box: Box) -> int:
    """How many effects of attack cards differ in more than numbers."""
    return len({shape(nodes) for place, nodes in box.effects.items() if place.startswith("attacks.toml")})


def count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
