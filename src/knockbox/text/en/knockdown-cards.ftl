# The fixed parts of a card, sheet or skill.

card-attacks = Attack cards
card-skills = Skills
card-specials = Special attacks
card-tokens = Tokens
card-type-strike = Strike
card-type-ability = Ability
card-type-reaction = Reaction
card-symbol-fist = fist
card-symbol-foot = foot
card-symbol-block = block
card-symbol-dash = dash
card-symbol-any = any symbol
card-symbol-or = { $first }/{ $next }
card-cost = cost: { $cost }
card-range = range { $range }
card-projectile = projectile
card-any-distance = any distance
card-pool = { $light ->
    [0] { $heavy ->
        [0] no wounds
       *[other] { $heavy } heavy
    }
   *[other] { $light } light{ $heavy ->
        [0] { "" }
       *[other] , { $heavy } heavy
    }
}
card-ko = K.O.
card-initiative = initiative { $initiative }
card-copies = { $copies } { $copies ->
    [one] copy
   *[other] copies
}
card-provenance-rulebook = stated in the rulebook
card-provenance-completed = partly from the rulebook
card-provenance-house = our own design
card-fighters = Fighters
card-arena = Arena
card-deck = { $cards } { $cards ->
    [one] card
   *[other] cards
} of { $designs } { $designs ->
    [one] design
   *[other] designs
}
card-free = cost: nothing
card-count = { $count } { $count ->
    [one] token
   *[other] tokens
}
card-spaces = { $spaces } spaces
card-starts = starting spaces { $left } and { $right } ({ $colour ->
    [orange] orange
    [green] green
    [red] red
    [blue] blue
    [yellow] yellow
    [purple] purple
   *[grey] grey
})
card-dangerous = dangerous: { $spaces }
card-strike-of-skill = Strike of a skill
card-corridors = corridor entrances: { $entrances }
card-corridor = { $space } ({ $kind ->
    [light] 1 light wound
   *[heavy] 1 heavy wound
})
card-candles = { $count } candle { $count ->
    [one] card
   *[other] cards
} in the deck
card-breaks-line = breaks the line of projectiles
card-entrance = a corridor entrance for its owner, without a wound
