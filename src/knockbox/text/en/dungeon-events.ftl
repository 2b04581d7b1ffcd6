# What happens in a dungeon, one sentence for each event. $name is the player who acts.

## Setting up

dungeon-event-deck-shuffled = The deck is shuffled: { $size } { $size ->
    [one] card
   *[other] cards
}, the Black Knight at the bottom.
dungeon-event-card-dealt = { $cards ->
    [none] { $name } is dealt { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[other] { $name } is dealt { $cards }.
}
dungeon-event-start-card-laid = { $start } is turned up in the middle.
dungeon-event-first-player-decided = { $name } goes first.

## A turn

dungeon-event-turn-started = Turn of { $name }.
dungeon-event-seat-skipped = { $name } has no cards and is skipped.
dungeon-event-card-laid = { $name } lays { $card } at { $place }{ $turn ->
    [turned] , turned
   *[upright] { "" }
}.
dungeon-event-time-placed = { $start } gets { $time } time { $time ->
    [one] token
   *[other] tokens
}.
dungeon-event-talk-flipped = { $side ->
    [silence] Silence! Nobody may speak now.
   *[talk] Everyone may speak again.
}
dungeon-event-creature-beaten = { $start } is beaten.
dungeon-event-knight-held = The Black Knight is held until the frozen creature is beaten.
dungeon-event-time-passed = { $creatures ->
    [one] { $creatures } creature gives back a time token.
   *[other] { $creatures } creatures give back a time token each.
}
dungeon-event-card-drawn = { $cards ->
    [none] { $name } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[other] { $name } draws { $cards }.
}
dungeon-event-draw-skipped = { $name } does not draw and continues with one card fewer.
dungeon-event-knight-drawn = { $name } draws the Black Knight, who must be laid at once.
dungeon-event-card-shown = { $name } shows { $card }, which must be laid next.

## Grimoire tokens

dungeon-event-token-used = { $name } uses { $token ->
    [fireball] the fireball
    [ice] the ice flash
    [poison] the poison
   *[silence] the ball of silence
}.
dungeon-event-creature-burnt = { $start } burns and leaves the table.
dungeon-event-creature-frozen = { $start } is frozen and gives back its time, but still has to be beaten.
dungeon-event-corner-poisoned = { $corner ->
    [none] The corner { $place }
    [nw] The upper left corner { $owner } ({ $place })
    [ne] The upper right corner { $owner } ({ $place })
    [sw] The lower left corner { $owner } ({ $place })
   *[se] The lower right corner { $owner } ({ $place })
} is poisoned: it is worth 0.
dungeon-event-token-returned = { $token ->
    [fireball] The fireball goes
    [ice] The ice flash goes
    [poison] The poison goes
   *[silence] The ball of silence goes
} back to the pool.
dungeon-event-token-drawn = The group draws { $token ->
    [fireball] the fireball
    [ice] the ice flash
    [poison] the poison
   *[silence] the ball of silence
} for its next dungeon.

## Endings

dungeon-event-last-chance-called = All hands are empty, but a token can still help: { $name } decides.
dungeon-event-giving-up = { $name } wants to give up.
dungeon-event-card-blamed = { $rule ->
    [KKD-END-2] { $start } at { $place } is above 5.
    [KKD-END-3] { $start } at { $place } has no time left and is not beaten.
    [KKD-END-4] { $start } at { $place } needs more time tokens than there are.
   *[other] { $start } at { $place } is to blame.
}
dungeon-event-dungeon-won = The Black Knight is beaten: you win the dungeon!
dungeon-event-dungeon-lost = { $rule ->
    [KKD-END-2] The alarm goes off: you lose the dungeon.
    [KKD-END-3] A creature gets away: you lose the dungeon.
    [KKD-END-4] The reserve is too small: you lose the dungeon.
    [KKD-END-5] Time is up: you lose the dungeon.
    [KKDR-11] All hands are empty and the dungeon is not won: you lose it.
    [KKDR-47] The group gives up: you lose the dungeon.
   *[other] You lose the dungeon.
}
dungeon-event-chests-counted = The best chain of chests gives { $points } { $points ->
    [one] point
   *[other] points
}.
