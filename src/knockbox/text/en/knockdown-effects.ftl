# The verbs, conditions and moments of Knockdown. A verb's value is the imperative; `.infinitive` follows "you may";
# an attribute named after a moment is a sentence that says by itself when it holds.

## Things counted

effect-wounds = { $number } { $kind ->
    [light] light
   *[heavy] heavy
} { $number ->
    [one] wound
   *[other] wounds
}
effect-more-wounds = { $number } more { $kind ->
    [light] light
   *[heavy] heavy
} { $number ->
    [one] wound
   *[other] wounds
}
effect-fewer-wounds = { $number } fewer { $kind ->
    [light] light
   *[heavy] heavy
} { $number ->
    [one] wound
   *[other] wounds
}
effect-cards = { $number } { $number ->
    [one] card
   *[other] cards
}
effect-spaces = { $number } { $number ->
    [one] space
   *[other] spaces
}
effect-per = { $step ->
    [1] each { $counted ->
        [light] light wound
        [heavy] heavy wound
        [cards] card
       *[wounds] wound
    }
   *[other] every { $step } { $counted ->
        [light] light wounds
        [heavy] heavy wounds
        [cards] cards
       *[wounds] wounds
    }
}
effect-amount = { $number } { $counted ->
    [light] light { $number ->
        [one] wound
       *[other] wounds
    }
    [heavy] heavy { $number ->
        [one] wound
       *[other] wounds
    }
    [cards] { $number ->
        [one] card in hand
       *[other] cards in hand
    }
   *[wounds] { $number ->
        [one] wound
       *[other] wounds
    }
}
effect-many = { $counted ->
    [light] light wounds
    [heavy] heavy wounds
    [cards] cards in hand
   *[wounds] wounds
}
effect-chosen-cards = { effect-cards } of your choice

## Ends of sentences

effect-for-each = for { effect-per } { $counted ->
    [cards] { $who ->
        [you] in your hand
       *[opponent] in the opponent’s hand
    }
   *[other] { $who ->
        [you] you have
       *[opponent] the opponent has
    }
}
effect-worsened = { $number } of the opponent’s light wounds into { $number ->
    [one] a heavy wound
   *[other] heavy wounds
}
effect-reach = { $range ->
    [none] { "" }
   *[other] { " " }(range { $range })
}
effect-with-symbol = { $symbol ->
    [fist] { " with the fist symbol" }
    [foot] { " with the foot symbol" }
    [block] { " with the block symbol" }
    [dash] { " with the dash symbol" }
   *[none] { "" }
}

## Wounds

effect-wound = { $who ->
    [you] suffer { effect-wounds }
   *[other] inflict { effect-wounds }
}
effect-wound-per = inflict { effect-wounds } { effect-for-each }
effect-wound-per-borne = inflict { effect-wounds } for { $token-each } on { $who ->
    [you] your sheet
   *[opponent] the opponent’s sheet
}
effect-wound-per-laid = inflict { effect-wounds } for { $token-each } in the arena
effect-heal = heal { effect-wounds }
effect-shift = move { effect-wounds } from your sheet to the opponent’s
effect-worsen = turn { effect-worsened }
effect-strike = make a Strike that inflicts { effect-wounds }{ effect-reach }

## Figures

effect-push = push the opponent { effect-spaces }
effect-pull = pull the opponent { effect-spaces } towards you
effect-advance = move { effect-spaces } towards the opponent
effect-retreat = move { effect-spaces } away from the opponent
effect-step = move up to { effect-spaces }
effect-blink = Blink { effect-spaces }
effect-blink-up-to = Blink up to { effect-spaces }
effect-yank = Blink the opponent to a space adjacent to yours
effect-swap = swap places with the opponent
effect-hop = pass through a corridor to another entrance without suffering a wound

## Cards

effect-draw = draw { effect-cards }
effect-take = take 1 card from the row into your hand
effect-sweep = discard 1 card from the row
effect-you-discard = discard { effect-cards }
effect-opponent-discards = the opponent discards { effect-cards }
    .infinitive = make the opponent discard { effect-cards }
effect-opponent-discards-random = the opponent discards { effect-cards } at random
    .infinitive = make the opponent discard { effect-cards } at random
effect-opponent-discards-chosen = the opponent discards { effect-chosen-cards }
    .infinitive = make the opponent discard { effect-chosen-cards }
effect-show = the opponent shows you all cards in hand
    .infinitive = make the opponent show you all cards in hand
effect-spend = discard { effect-cards }{ effect-with-symbol }

## Tokens

effect-place = place { $token-object } on a free space at range { $range }
effect-place-here = place { $token-object } on your space
effect-recover = take back { $token-own } from the arena
effect-recover-every = take back { $token-all } from the arena
effect-give = place { $token-object } on { $who ->
    [you] your sheet
   *[opponent] the opponent’s sheet
}
effect-remove = remove { $token-object } from { $who ->
    [you] your sheet
   *[opponent] the opponent’s sheet
}

## Candles

effect-candles-in = move the candles 1 space towards the centre
effect-candles-out = move the candles 1 space away from the centre

## Answers and counts

effect-cancel-move = cancel that move
effect-cancel-attack = ignore that whole attack sequence
effect-add = add { effect-wounds }
    .your-pool = your attacks inflict { effect-more-wounds }
    .opponent-pool = the opponent’s attacks inflict { effect-more-wounds }
effect-ignore = ignore { effect-wounds }
    .your-pool = your attacks inflict { effect-fewer-wounds }
    .opponent-pool = the opponent’s attacks inflict { effect-fewer-wounds }
    .your-block = your blocks ignore { effect-more-wounds }
effect-count = count { $number } more { $number ->
    [one] card
   *[other] cards
}
    .your-block = your blocks count { $number } more { $number ->
    [one] card
   *[other] cards
} than you have in hand

## Conditions

condition-at-edge = { $who ->
    [you] you stand
   *[opponent] the opponent stands
} on an edge space
condition-distance = { $range ->
    [1] the opponent is adjacent to you
   *[other] the opponent is at range { $range }
}
condition-has = { $who ->
    [you] you have
   *[opponent] the opponent has
} at least { effect-amount }
condition-has-at-most = { $who ->
    [you] you have
   *[opponent] the opponent has
} { $number ->
    [0] no { effect-many }
   *[other] at most { effect-amount }
}
condition-has-more = { $who ->
    [you] you have
   *[opponent] the opponent has
} more { effect-many } than { $who ->
    [you] the opponent
   *[opponent] you
}
condition-wounded = this attack inflicted at least 1 wound
condition-wounds-blocked = the wounds of this attack were blocked
condition-after-special = you have already performed another special attack in this Combo
condition-in-play = you have { $token-object } in play
condition-in-supply = you have { $token-object } in your supply
condition-bears = { $who ->
    [you] you have { $token-object } on your sheet
   *[opponent] the opponent has { $token-object } on their sheet
}
condition-stands-on = { $who ->
    [you] you stand
   *[opponent] the opponent stands
} on a space where you have { $token-object }
condition-near = { $who ->
    [you] you stand
   *[opponent] the opponent stands
} on or beside a space where you have { $token-object }
condition-in-corridor = { $who ->
    [you] you stand
   *[opponent] the opponent stands
} on a corridor entrance
condition-beyond-candles = { $who ->
    [you] you stand
   *[opponent] the opponent stands
} on or beyond a candle
condition-shows-symbol = that card shows the { $symbol } symbol

## Moments

moment-round-start = at the start of each round
moment-turn-start = at the start of your turn
moment-turn-end = at the end of your turn
moment-opponent-turn-start = at the start of the opponent’s turn
moment-opponent-turn-end = at the end of the opponent’s turn
moment-attack-action = when you take the Attack action, you may do this instead of choosing a card from the row
moment-your-pool = when the wounds of your attack are counted
moment-opponent-pool = when the wounds of the opponent’s attack are counted
moment-your-block = when you block wounds
moment-you-blocked = after you have blocked
moment-you-take = when you take a card from the row
moment-opponent-takes = when the opponent takes a card from the row
moment-you-move = after you have moved with a Move action
moment-you-dash = after you have dashed
moment-you-hop = after you have passed through a corridor
moment-opponent-moves = after the opponent has moved with a Move action or a Dash
moment-you-attacked = after an attack of yours
moment-you-were-attacked = after an attack of the opponent
moment-you-were-wounded = after an attack has wounded you
moment-combo-end = at the end of your Combo
moment-you-passed = after you have passed a Knockdown test
moment-opponent-passed = after the opponent has passed a Knockdown test
moment-entered = when the opponent comes onto this space, take this token back and do this
moment-you-entered = when you come onto this space, take this token back and do this
moment-opponent-moving = when the opponent moves with a Move action or a Dash
moment-opponent-attacking = when the opponent attacks
