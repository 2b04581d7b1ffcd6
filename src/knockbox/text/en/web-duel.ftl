# The table of Knockdown: what is asked, what lies where, great moments, and keys.

## Where one is

duel-stage = The arena: { $arena }
duel-prompt = What is asked
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
duel-back = A card nobody has seen
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

## Things and how they stand

duel-thing-open = { $label } Can be chosen.
duel-thing-picked = { $label } Chosen.
duel-thing-closed = { $label } Cannot be chosen now.
duel-face-down = Face down, seen by you alone: { $skill }
duel-skill-hidden = One skill lies face down.
duel-special-reaches = { $label } Reaches from here.
duel-special-far = { $label } Does not reach from here.
duel-space-open = Space { $space }: { $marks }. Can be chosen.
duel-space-picked = Space { $space }: { $marks }. Chosen.
duel-space-closed = Space { $space }: { $marks }. Cannot be chosen now.
duel-space-idle = Space { $space }: { $marks }.
duel-space-free = free
duel-space-you = you stand here
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
duel-odds-meaning = Chance of a knockout if a test were made now

## The prompt

duel-waits = { $count ->
    [one] { $name } is choosing …
   *[other] { $name } are choosing …
}
duel-referee = The referee judges …
duel-sent = One moment …
duel-action = Round { $round } · Action { $number }
duel-paying = Paying for { $attack }
duel-attacks = { $name } attacks
duel-under-attack = { $name } attacks: { $attack }
duel-under-way = { $name } is about to move
duel-lead = { $first } → { $then }
duel-put-down = Put down
duel-undo = Take back
duel-all = All answers
duel-closed = Not possible now
duel-then = Then:
duel-then-unhindered = If nobody stops it:
duel-then-unsure = As far as one can know:
duel-more = { $count ->
    [one] Not complete yet: choose what else belongs to it.
   *[other] Not complete yet: choose what goes with it. There are { $count } ways.
}
duel-split = Click the wounds that your block ignores
duel-cube-heavy = A heavy wound.
duel-cube-light = A light wound.

## Drafts

duel-moment-fighters = Choose your fighter
duel-moment-skills = Skill draft
duel-moment-opening = Opening draft
duel-moment-test = Knockdown test
duel-repertoire = Point at a fighter to see what they can do.
duel-repertoire-tap = Tap a fighter to see what they can do.
duel-fighter = { $name }, { $title }. Special attacks: { $specials }.
duel-kept = You keep this one.
duel-sealing = { $name } is choosing, under seal.
duel-sealed = { $name } has chosen. It stays sealed until both have.
duel-takes = takes from the row
duel-is-first = goes first
duel-is-second = goes second

## Great moments

duel-ko = K.O.
duel-odds-who = { $name } may put { $rival } to the test.
duel-odds = { $odds }% chance of a knockout: three dice against { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
}.
duel-odds-none = The test is not made with dice.
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

duel-key-along = To the next thing beside
duel-key-between = To the region above or below
duel-key-enter = Choose what has the focus; once more means it
duel-key-number = Give the answer of that number in the prompt
duel-key-escape = Put down what is picked up
duel-key-answers = All answers as a list
duel-key-why = Why not? Of what has the focus, or of everything
duel-key-undo = Take back, as long as nothing was revealed
duel-key-prompt = To the prompt
duel-key-stage = To the stage
duel-key-row = To the row
duel-key-hand = To your cards
duel-key-fighter = To your fighter
duel-key-opponent = To your opponent

## What to do

duel-help-take_action = Move: a lit space. Attack: a card of the row. Combo: a special attack of your sheet that lights up.
duel-help-continue_combo = Perform a special attack, or dash: a card with the dash symbol, then a space.
duel-help-pay_cost = Choose cards of your hand whose symbols match the cost.
duel-help-declare_block = Choose a card with the block symbol; then say what it stops.
duel-help-use_reaction = Choose the Reaction on your sheet, or let it happen.
duel-help-nothing = You have nothing that could be used here now.
duel-help-draft_one = Nothing is resolved: it only comes into your hand.
duel-help-draft_two = Choose two cards: nothing is resolved, they only come into your hand.
duel-help-keep_first = Only skills that lie face up work. The initiative decides who begins.
duel-help-lay_skill = The other one waits face down until you lose a round. The higher initiative begins.
