# Why a choice is not available in Knock, Knock! Dungeon!; the rule behind each reason is shown next to it.
# `reason-unknown-choice` and `reason-not-your-question` are those of knockdown-reasons.ftl.

## The table

reason-dungeon-over = The dungeon is over.
reason-too-late-for-tokens = The dungeon is over: no token can change that now.
reason-only-players = That is for the players; you are watching.
reason-gave-up-already = You have already agreed to give up; the others have not.
reason-clock-decides = Only the clock ends the time.
reason-no-clock = This dungeon is played without a clock.

## Choosing a card

reason-no-passing = You cannot pass, not even if every card would lose.
reason-not-in-your-hand = You do not hold this card: { $card }.
reason-other-than-shown = You have shown a card, and it must be laid before any other: { $card }.
reason-knight-at-once = The Black Knight must be laid at once, before anything else.
reason-card-already-chosen = You are about to lay another card: { $card }. Put it back first.
reason-choose-card-first = Choose a card from your hand first.
reason-nothing-to-put-back = You have not chosen a card that could be put back.
reason-nobody-to-show = You play alone: there is no one to show a card to.
reason-another-shown = You may show one card at a time, and you have shown this one: { $card }.

## Laying it

reason-cell-occupied = A card already lies at { $place }: { $card }.
reason-beside-a-card = At { $place } it would lie side by side with a card and cover two of its corners.
reason-touches-no-card = At { $place } it would cover no corner of any card.
reason-middle-first = The table is empty: the next card goes to the start, not to { $place }.
reason-quarter-turn = All cards point the same way: you may turn one upside down, but not sideways.
reason-looks-the-same-turned = This card looks the same upside down, so it is laid as it is: { $card }.

## Grimoire tokens

reason-token-not-held = { $token ->
    [fireball] The group does not have the fireball.
    [ice] The group does not have the ice flash.
    [poison] The group does not have the poison.
   *[silence] The group does not have the ball of silence.
}
reason-no-card-there = No card lies at { $place }.
reason-no-creature-there = There is no creature on this card: { $card }.
reason-beaten-already = This creature is beaten and counts as a room: { $card }.
reason-frozen-already = The ice already lies on this creature: { $card }.
reason-knight-defies-fire = The fireball does nothing to the Black Knight.
reason-knight-defies-ice = The Black Knight cannot be frozen.
reason-no-creature-corner = No unbeaten creature has a corner there.
reason-talking-already = The talk side is up: there is no silence to break.
reason-nothing-to-draw-with-ball = The ball of silence draws a card, and the deck is empty.
reason-only-a-token-helps = All hands are empty: use a token on a creature, or give up.
reason-only-aimed-tokens = All hands are empty: only fire, ice or poison can still help.

## Talk and gestures

reason-silence = The silence side is up: gestures are allowed, words are not.
reason-alone = You play alone: there is no one to talk to.
reason-no-creature-to-mention = There is no unbeaten creature at { $place }.
reason-no-corner-to-spare = No card has a corner there.
reason-no-card-to-point-at = There is no card at { $place } to point at.
reason-no-open-cell-to-point-at = No card can be laid at { $place }.
reason-pointing-at-yourself = Point at someone else.
