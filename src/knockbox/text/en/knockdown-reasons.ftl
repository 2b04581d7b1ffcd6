# Why a choice is not available in Knockdown; the rule behind each reason is shown next to it.

## Whose question it is

reason-unknown-choice = { $choice } does not name anything in this game.
reason-match-over = The match is over.
reason-not-your-question = It is not your turn to answer.
reason-not-your-turn = You can only do that on your own turn.
reason-another-question = That does not answer the current question.
reason-already-answered = You have already answered; your answer stays secret until both have.
reason-only-players-resign = Only the two players can resign.
reason-no-time-out = Only the table calls time, and only in a match with a time limit.
reason-must-choose = You cannot skip this: choose one.

## Turn

reason-two-actions = Every turn has exactly two actions; { $has ->
    [0] you have not taken one yet.
    [one] you have begun only one.
   *[other] finish the one you have begun.
}
reason-third-action = You have already used both actions of this turn.

## Spaces

reason-off-arena = Space { $space } is outside the arena: it ends at { $last }.
reason-opponents-space = Your opponent stands on space { $space }.
reason-beyond-opponent = Space { $space } is beyond your opponent, and you cannot pass through.
reason-own-space = You stand on space { $space } already, and staying there is not a move.
reason-not-adjacent = Space { $space } is not next to yours: you stand on { $place }.
reason-hemmed-in = There is no free space next to you, so you cannot Move.
reason-blink-onto-opponent = A Blink never lands on your opponent’s space ({ $space }).
reason-blink-exactly = This Blink is exactly { $needs } { $needs ->
    [one] space
   *[other] spaces
}; space { $space } is { $has } away.
reason-blink-too-far = This Blink is at most { $needs } { $needs ->
    [one] space
   *[other] spaces
}; space { $space } is { $has } away.
reason-blink-in-place = You already stand on space { $space }; stop if you want to stay there.
reason-yank-must-move = Your opponent cannot stay on space { $space }.
reason-yank-not-beside-you = Space { $space } is not next to yours: you stand on { $place }.
reason-space-occupied = A fighter stands on space { $space }.
reason-token-there = One of your tokens ({ $token }) already lies on space { $space }.
reason-token-out-of-range = The token ({ $token }) must lie at range { $range } from you; space { $space } is { $has } away.
reason-no-token-there = No token of yours ({ $token }) lies on space { $space }.
reason-corridor-closed = Corridors are open only in your own turn, before each of your two actions.
reason-not-at-entrance = You stand on space { $space }, which is not a corridor entrance.
reason-no-entrance = Space { $space } is not a corridor entrance for you.
reason-own-entrance = You stand on space { $space } already.
reason-entrance-taken = Your opponent stands on the entrance at space { $space }.
reason-entrance-used = You have already been on space { $space } before this action; each entrance can be entered only once.
reason-does-not-reach = { $special } does not reach your opponent.
reason-line-broken = { $special } is a projectile, and something breaks its line.
reason-symbol-spent = { $card } paid for another special attack of this Combo; its second symbol cannot pay for this one.
reason-token-not-waiting = { $token } is not waiting for its turn.

## Cards

reason-not-in-row = { $card } is not in the row.
reason-hand-card-attack = { $card } is in your hand: there only its symbol counts, never its attack.
reason-not-in-hand = You do not hold { $card }, or not that many of them.
reason-wrong-number = Take { $needs } { $needs ->
    [one] card
   *[other] cards
}, not { $has }.
reason-no-blind-draw = { $skill } is not a face-up skill of yours that draws from the deck.
reason-deck-empty = { $skill } draws from the deck, and the deck is empty.
reason-nothing-to-draw = There is no card left in the deck to draw.
reason-nothing-to-do = That would change nothing now.
reason-card-not-seen = You have not seen { $card } in your opponent’s hand.
reason-no-unknown-card = You know every card in your opponent’s hand.
reason-cost-not-covered = These cards give { $has } of the { $needs } symbols you need.
reason-superfluous-card = { $card } is one card too many: the rest already pays.
reason-wrong-symbol = { $card } does not show the symbol asked for.

## Combo and Reactions

reason-combo-empty = { $has ->
    [0] Your hand is empty: there is nothing to play in a Combo.
   *[other] You can neither Dash nor perform a special attack now, so there is no Combo to play.
}
reason-stop-too-soon = A Combo needs at least one Dash or special attack before you can end it.
reason-combo-first = Special attacks and Dashes belong to a Combo: start one first.
reason-no-dash-symbol = { $card } has no dash symbol.
reason-no-dash-step = There is no free space next to you, so you cannot Dash.
reason-not-your-special = { $special } is not on your fighter’s sheet.
reason-special-used = You have already performed { $special } in this Combo.
reason-special-out-of-range = { $special } has range { $range }; your opponent is { $has } away.
reason-cannot-pay = { $special } costs { $needs } { $needs ->
    [one] symbol
   *[other] symbols
}; your hand can pay { $has }.
reason-reaction-in-combo = { $special } is a Reaction: it answers your opponent and has no place in your own Combo.
reason-not-a-reaction = { $special } is not a Reaction.
reason-no-trigger = Nothing has happened that { $special } could answer.
reason-reaction-used = You have already answered this with { $special }.
reason-reaction-out-of-range = { $special } has range { $range }; your opponent is { $has } away.

## Blocks and the Knockdown test

reason-nothing-to-block = No Strike is aimed at you.
reason-not-a-strike = { $attack } is not a Strike and cannot be blocked.
reason-no-block-symbol = { $card } has no block symbol.
reason-both-need-two = Blocking both wounds and effect takes two block cards.
reason-one-card-a-part = One block card stops the wounds and one the effect, never more.
reason-no-wounds-to-block = This attack inflicts no wounds to block.
reason-no-effect-to-block = This attack has no effect to block.
reason-other-window = In this match wounds and effect are blocked one after the other; that part has its own moment.
reason-over-budget = Your block is worth { $has }, and that would take { $needs }.
reason-more-than-inflicted = The attack inflicts no more than { $heavy } heavy and { $light } light.
reason-not-maximal = Your block can ignore more: only { $needs } of { $has } would be used.
reason-no-test = Only an attack of yours with the K.O. icon lets you start a Knockdown test.
reason-no-icon = { $attack } has no K.O. icon.

## Setting up and printed choices

reason-fighter-taken = { $fighter } is already taken.
reason-skill-not-offered = { $skill } is not among the skills you are offered.
reason-skill-not-yours = { $skill } is not one of the two skills you kept.
reason-skill-not-waiting = { $skill } is not waiting for its turn.
reason-no-such-mode = The text offers only { $last } alternatives.
