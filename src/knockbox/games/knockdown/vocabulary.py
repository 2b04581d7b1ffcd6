"""The vocabulary of Knockdown in the effect language: sentences, conditions, moments.

A pattern is read by `knockbox.effects.check`: plain words match themselves, `<slot>` takes a value of that slot,
`[…]` is optional, `a|b` is a choice of words. *You* is always the owner of the card, sheet, skill or token with
the text; *opponent* is the other fighter.
"""

from typing import Final

SLOTS: Final[dict[str, tuple[str, ...]]] = {
    "kind": ("light", "heavy"),
    "who": ("you", "opponent"),
    "symbol": ("fist", "foot", "block", "dash"),
    "counted": ("light", "heavy", "wounds", "cards"),
}
"""Slots with a fixed set of words. `number`, `range` (2 or 1-3) and `token` (an id of the pack) are open."""

VERB_PATTERNS: Final[dict[str, str]] = {
    # wounds
    "wound": "wound <kind> <number> [to <who>]",
    "wound-per": "wound <kind> <number> per <step:number> <counted> of <who>",
    "wound-per-borne": "wound <kind> <number> per <token> on <who>",
    "wound-per-laid": "wound <kind> <number> per <token> in arena",
    "heal": "heal <kind> <number>",
    "shift": "shift <kind> <number>",
    "worsen": "worsen <number>",
    "strike": "strike <kind> <number> [range <range>]",
    # figures
    "push": "push <number>",
    "pull": "pull <number>",
    "advance": "advance <number>",
    "retreat": "retreat <number>",
    "step": "step up to <number>",
    "blink": "blink <number>",
    "blink-up-to": "blink up to <number>",
    "yank": "blink opponent adjacent",
    "swap": "swap",
    "hop": "hop",
    # cards
    "draw": "draw <number>",
    "take": "take from row",
    "sweep": "discard from row",
    "you-discard": "you discard <number>",
    "opponent-discards": "opponent discards <number>",
    "opponent-discards-random": "opponent discards <number> at random",
    "opponent-discards-chosen": "opponent discards <number> of your choice",
    "show": "opponent shows hand",
    # tokens
    "place": "place <token> within <range>",
    "place-here": "place <token> here",
    "recover": "recover <token>",
    "recover-every": "recover every <token>",
    "give": "place <token> on <who>",
    "remove": "remove <token> from <who>",
    # candles
    "candles-in": "candles inward",
    "candles-out": "candles outward",
    # only in an answer to a trigger, in a pool or in a block
    "cancel-move": "cancel move",
    "cancel-attack": "cancel attack",
    "add": "add <kind> <number>",
    "ignore": "ignore <kind> <number>",
    "count": "count <number> more",
    # sentences with blocks
    "choose": "choose {} | {}",
    "may": "may {}",
    "spend": "spend <number> [<symbol>] {}",
    "if": "if <condition> {} else {}",
}
"""Name of a verb -> its sentence pattern. The second block of `if` is optional; `choose` has two or more blocks."""

CONDITION_PATTERNS: Final[dict[str, str]] = {
    "at-edge": "<who> at edge",
    "distance": "distance <range>",
    "has": "<who> has <number> <counted>",
    "has-at-most": "<who> has at most <number> <counted>",
    "has-more": "<who> has more <counted>",
    "wounded": "wounded",
    "wounds-blocked": "wounds blocked",
    "after-special": "after special",
    "in-play": "<token> in play",
    "in-supply": "<token> in supply",
    "bears": "<who> bears <token>",
    "stands-on": "<who> on <token>",
    "near": "<who> near <token>",
    "in-corridor": "<who> in corridor",
    "beyond-candles": "<who> beyond candles",
    "shows-symbol": "card shows <symbol>",
}
"""Name of a condition -> its pattern; several are joined by `and`."""

MOMENTS: Final[tuple[str, ...]] = (
    "round start",
    "turn start",
    "turn end",
    "opponent turn start",
    "opponent turn end",
    "attack action",
    "your pool",
    "opponent pool",
    "your block",
    "you blocked",
    "you take",
    "opponent takes",
    "you move",
    "you dash",
    "you hop",
    "opponent moves",
    "you attacked",
    "you were attacked",
    "you were wounded",
    "combo end",
    "you passed",
    "opponent passed",
    "entered",
    "you entered",
    "opponent moving",
    "opponent attacking",
)
"""Moments that standing effects listen to.

`your pool`, `opponent pool` and `your block` are counted, not carried out: they allow only `add`, `ignore` and `count`
(also inside `if`). `attack action` adds a choice to the Attack action. `entered` and `you entered` belong to tokens on
a space: the owner's opponent, or the owner, entered it. At any other moment a token listens while one of its kind is in
play, on a space or on a sheet, and once for all of them. `opponent moving` and `opponent attacking` are the triggers of
Reactions. `opponent moves` comes after a step of a Move action or a Dash. `you attacked` comes after your attack
sequence. `you hop` comes after you went through a corridor.
"""
