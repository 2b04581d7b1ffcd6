# The Knockdown table: prompt, regions, big moments and keyboard shortcuts.

## Regions

duel-stage = The arena: { $arena }
duel-prompt = Question
duel-row = { $count ->
    [one] The row: one card; { $deck } in the deck
   *[other] The row: { $count } cards; { $deck } in the deck
}
duel-hand = { $count ->
    [0] Your hand: empty
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
duel-row-caption = Row
duel-hand-caption = Hand
duel-hand-empty = Your hand is empty. Cards you attack with come here.
duel-other-hand = { $count ->
    [0] Hand: empty
   *[other] { $backs ->
        [0] Hand: { $count }, all of them known
       *[other] Hand: { $count }, of which { $backs } unknown
    }
}
duel-back = Unknown card
duel-skills = Skills
duel-specials = Special attacks of { $name }
duel-sheet = { $name }: { $light } light and { $heavy } heavy wounds, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand, rounds won: { $won }
duel-nobody = No fighter yet
duel-you = You
duel-thinks = is choosing
duel-won = { $won ->
    [0] No round won
    [one] One round won
   *[other] { $won } rounds won
}
duel-unfold = { $cards ->
    [0] Empty hand: show the sheet
    [one] One card in hand: show the sheet
   *[other] { $cards } cards in hand: show the sheet
}
duel-unfold-own = Show your skills and special attacks
duel-fold = Fold the sheet
duel-deck = { $deck } in the deck, { $discards } discarded: look through the discards
duel-deck-left = { $deck ->
    [0] No cards are left in the deck
    [one] One card is left in the deck
   *[other] { $deck } cards are left in the deck
}{ $candles ->
    [0] .
    [one] , one of them a candle.
   *[other] , { $candles } of them candles.
}
duel-discards = { $count ->
    [0] Nothing discarded
    [one] One discarded card
   *[other] { $count } discarded cards
}

## Items and their state

duel-thing-open = { $label } Available.
duel-thing-picked = { $label } Selected.
duel-thing-closed = { $label } Not available now.
duel-face-down = Face down, visible only to you: { $skill }
duel-skill-hidden = One skill is face down.
duel-special-reaches = { $label } In range.
duel-special-far = { $label } Out of range.
duel-space-open = Space { $space }: { $marks }. Available.
duel-space-picked = Space { $space }: { $marks }. Selected.
duel-space-closed = Space { $space }: { $marks }. Not available now.
duel-space-idle = Space { $space }: { $marks }.
duel-space-free = free
duel-space-you = you are here
duel-space-dangerous = dangerous edge
duel-space-entrance = corridor, { $wound ->
    [heavy] costs a heavy wound
   *[light] costs a light wound
}
duel-space-candle = a candle
duel-space-dark = dark
duel-space-reached = within reach
duel-token-of = { $token } of { $name }
duel-change-light = { $sign }{ $count } light
duel-change-heavy = { $sign }{ $count } heavy
duel-odds-short = K.O. { $odds }%
duel-odds-meaning = Chance of a knockout if a test started now

## The prompt

duel-waits = { $count ->
    [one] { $name } is choosing …
   *[other] { $name } are choosing …
}
duel-referee = The referee is deciding …
duel-sent = One moment …
duel-action = Round { $round } · Action { $number }
duel-paying = Paying for { $attack }
duel-attacks = { $name } attacks
duel-under-attack = { $name } attacks: { $attack }
duel-under-way = { $name } is about to move
duel-lead = { $first } → { $then }
duel-put-down = Cancel
duel-undo = Take back
duel-all = All answers
duel-closed = Not possible now
duel-then = Then:
duel-then-unhindered = If nobody stops it:
duel-then-unsure = As far as you can tell:
duel-more = { $count ->
    [one] Not complete yet: choose the rest.
   *[other] Not complete yet: choose the rest. There are { $count } ways.
}
duel-split = Click the wounds your block ignores
duel-cube-heavy = A heavy wound.
duel-cube-light = A light wound.

## Drafts

duel-moment-fighters = Choose your fighter
duel-moment-skills = Skill draft
duel-moment-opening = Opening draft
duel-moment-test = Knockdown test
duel-repertoire = Point at a fighter to see their attacks.
duel-repertoire-tap = Tap a fighter to see their attacks.
duel-fighter = { $name }, { $title }. Special attacks: { $specials }.
duel-kept = You keep this one.
duel-sealing = { $name } is choosing in secret.
duel-sealed = { $name } has chosen. It stays secret until both have.
duel-takes = takes from the row
duel-is-first = goes first
duel-is-second = goes second

## Big moments

duel-ko = K.O.
duel-odds-who = { $name } may start a Knockdown test against { $rival }.
duel-odds = { $odds }% chance of a knockout: three dice against { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
}.
duel-odds-none = This test is not rolled with dice.
duel-dice-who = { $name }: three dice against { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
}
duel-dice-odds = Chance of a knockout: { $odds }%
duel-dice-sum = { $sum } against { $wounds }
duel-dice-passed = Still standing
duel-initiative = Initiative
duel-first = { $name } goes first
duel-round-start = Round { $round }
duel-round-won = { $name } wins the round
duel-match-won = { $name } wins the match

## Keys

duel-key-along = Next item
duel-key-between = Region above or below
duel-key-enter = Select; press again to confirm
duel-key-number = Give answer number … in the prompt
duel-key-escape = Cancel the selection
duel-key-answers = List all answers
duel-key-why = Why not? For the selected item, or for everything
duel-key-undo = Take back, until something is revealed
duel-key-prompt = Go to the question
duel-key-stage = Go to the arena
duel-key-row = Go to the row
duel-key-hand = Go to your hand
duel-key-fighter = Go to your fighter
duel-key-opponent = Go to your opponent

## Help for each question

duel-help-take_action = Move: pick a lit space. Attack: pick a card from the row. Combo: pick a lit special attack on your sheet.
duel-help-continue_combo = Perform a special attack, or Dash: pick a card with the dash symbol, then a space.
duel-help-pay_cost = Pick cards from your hand whose symbols match the cost.
duel-help-declare_block = Pick a card with the block symbol, then choose what it stops.
duel-help-use_reaction = Pick the Reaction on your sheet, or let it happen.
duel-help-nothing = You have nothing to use here.
duel-help-draft_one = No effect: the card goes to your hand.
duel-help-draft_two = Pick two cards. No effect: they go to your hand.
duel-help-keep_first = Only face-up skills work. Initiative decides who goes first.
duel-help-lay_skill = The other stays face down until you lose a round. The higher Initiative goes first.
