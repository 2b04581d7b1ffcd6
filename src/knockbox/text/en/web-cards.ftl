# Cards, cubes and tokens of Knockdown: their labels, and their descriptions for screen readers.

## Labels

cards-symbol-fist = fist
cards-symbol-foot = foot
cards-symbol-block = block
cards-symbol-dash = dash
cards-symbol-any = any symbol
cards-type-strike = Strike
cards-type-ability = Ability
cards-type-reaction = Reaction
cards-skill = Skill
cards-ko = K.O.
cards-initiative = initiative
cards-face-down = face down
cards-candle = Candle
cards-candle-text = The first one lights a candle at either end of the track. Every later one moves both candles 1 space towards the centre.

## For screen readers

cards-said-name = { $name }.
cards-said-type = { $type }, { $range }.
cards-said-symbols = { $count ->
    [one] Symbol: { $symbols }.
   *[other] Symbols: { $symbols }.
}
cards-said-cost = Costs { $cost }.
cards-said-free = Costs nothing.
cards-said-wounds = { $wounds }.
cards-said-ko = With the K.O. icon.
cards-said-skill = Skill, initiative { $initiative }.
cards-said-candle = Candle card. { $text }
cards-said-face-down = Face down. { $card }
cards-said-back = The back of a card.
cards-range-any = any distance
cards-range-projectile = projectile
cards-range-one = range { $low }
cards-range-span = range { $low } to { $high }
cards-either = { $first } or { $next }
cards-both = { $first } and { $next }
cards-light = { $count } light { $count ->
    [one] wound
   *[other] wounds
}
cards-heavy = { $count } heavy { $count ->
    [one] wound
   *[other] wounds
}
cards-no-wounds = no wounds
cards-victory-won = A round won.
cards-victory-open = A round not yet won.
cards-provenance-rulebook = Stated in the rulebook.
cards-provenance-completed = Partly from the rulebook.
cards-provenance-house = Our own design.
