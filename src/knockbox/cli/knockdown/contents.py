"""Count the contents of a Knockdown box."""

from knockbox.games.knockdown.pack import Box
from knockbox.games.knockdown.pack.effect_texts import blank_numbers


def count_contents(box: Box) -> list[str]:
    """Return the counts: `36 attack cards of 27 designs with 20 effect trees`, and so on."""
    cards = sum(card.copies for card in box.attacks.values())
    specials = sum(len(fighter.specials) for fighter in box.fighters.values())
    tokens = sum(token.count for fighter in box.fighters.values() for token in fighter.tokens)
    designs = format_count(len(box.attacks), "design")
    return [
        f"{format_count(cards, 'attack card')} of {designs} with {count_effect_trees(box)} effect trees",
        format_count(len(box.skills), "skill"),
        f"{format_count(len(box.fighters), 'fighter')} with {format_count(specials, 'special attack')}",
        format_count(tokens, "token"),
        format_count(box.arena.spaces, "space"),
    ]


def count_effect_trees(box: Box) -> int:
    """Count the effects of attack cards that differ in more than numbers."""
    return len({blank_numbers(nodes) for place, nodes in box.effects.items() if place.startswith("attacks.toml")})


def format_count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
