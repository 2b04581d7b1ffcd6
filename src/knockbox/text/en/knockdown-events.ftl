# What happens in a duel, one sentence per event. $name is the fighter who acts, $rival the other one.

## Setting up

event-arena-drawn = The arena token of { $arena } is drawn.
event-skill-set-drawn = The skill token of { $skill-set } is drawn.
event-fighter-drawn = { $player } draws the token of { $fighter }.
event-fighter-picked = { $player } plays { $fighter }.
event-skill-dealt = { $skill ->
    [none] { $name } is dealt { $count ->
        [one] a skill
       *[other] { $count } skills
    }.
   *[other] { $name } is dealt { $skill }.
}
event-skill-kept = { $skill ->
    [none] { $name } keeps a skill.
   *[other] { $name } keeps { $skill }.
}
event-skill-passed = { $skill ->
    [none] { $name } passes on { $count ->
        [one] a skill
       *[other] { $count } skills
    }.
   *[other] { $name } passes on { $skill }.
}
event-skill-laid = { $name } lays { $skill } face up.
event-skill-turned = { $name } turns { $skill } face up.
event-skill-used = { $name } uses the skill { $skill }.
event-first-player-decided = { $name } goes first.
event-deck-shuffled = The deck is shuffled: { $size } cards.

## Cards

event-row-dealt = New in the row: { $card }.
event-row-swept = { $name ->
    [none] { $card } leaves the row.
   *[other] { $name } discards { $card } from the row.
}
event-card-drafted = { $name } takes { $card } from the row.
event-card-taken = { $name } adds { $card } to their hand.
event-card-drawn = { $card ->
    [none] { $name } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[other] { $name } draws { $card }.
}
event-card-discarded = { $name } discards { $card }.
event-hand-shown = { $cards ->
    [none] { $name } shows an empty hand.
   *[other] { $name } shows their hand: { $cards }.
}

## Turns and movement

event-round-started = Round { $round } begins.
event-turn-started = Turn { $turn }: { $name }.
event-step-declared = { $name } sets out for space { $space }.
event-step-cancelled = The move is cancelled: { $name } stays put.
event-step-lost = { $name } can no longer move to space { $space }: the step is lost.
event-figure-moved = { $rule ->
    [KD-NEM-CORR-2] { $name } takes the corridor to space { $space }.
   *[other] { $name } moves to space { $space }.
}
event-dashed = { $name } dashes with { $card }.

## Attacks

event-attack-declared = { $reach ->
    [no] { $name } plays { $attack } out of range.
   *[yes] { $name } attacks with { $attack }.
}
event-special-performed = { $name } performs { $attack }.
event-reaction-used = { $name } reacts with { $attack }.
event-attack-cancelled = The attack { $attack } is cancelled.
event-combo-started = { $name } starts a Combo.
event-combo-ended = { $name } ends the Combo.
event-effect-blocked = { $name } blocks the effect.
event-wounds-spared = { $name } blocks and ignores { $heavy ->
    [0] { $light ->
        [0] no wounds
        [one] { $light } light wound
       *[other] { $light } light wounds
    }
    [one] { $light ->
        [0] { $heavy } heavy wound
        [one] { $heavy } heavy and { $light } light wound
       *[other] { $heavy } heavy and { $light } light wounds
    }
   *[other] { $light ->
        [0] { $heavy } heavy wounds
        [one] { $heavy } heavy and { $light } light wound
       *[other] { $heavy } heavy and { $light } light wounds
    }
}.
event-wounded = { $name } suffers { $amount } { $kind ->
    [heavy] heavy
   *[light] light
} { $amount ->
    [one] wound
   *[other] wounds
}{ $rule ->
    [KD-TG-CAND-3] { "" } in the dark
    [KD-NEM-CORR-3] { "" } in the corridor
   *[other] { "" }
}.
event-healed = { $name } loses { $amount } { $kind ->
    [heavy] heavy
   *[light] light
} { $amount ->
    [one] wound
   *[other] wounds
}.
event-worsened = { $name }: { $amount ->
    [one] { $amount } light wound turns
   *[other] { $amount } light wounds turn
} heavy.
event-wounds-shifted = { $name } passes { $amount } { $kind ->
    [light] light
   *[heavy] heavy
} { $amount ->
    [one] wound
   *[other] wounds
} to { $rival }.
event-mode-chosen = { $name } chooses part { $mode } of the effect.
event-token-used = { $name } uses { $token }.
event-token-gathered = { $name } picks up { $token } on space { $space }.
event-token-given = { $bearer } receives { $token }.
event-token-removed = { $bearer } loses { $token }.
event-token-placed = { $name } places { $token } on space { $space }.
event-token-sprung = { $rival } sets off { $token } on space { $space }.
event-token-lifted = { $name } takes back { $token } from space { $space }.

## Knockdown tests

event-test-called = { $name } starts a Knockdown test.
event-dice-rolled = { $name } rolls { $die }.
event-test-passed = { $name } passes the Knockdown test.
event-test-failed = { $name } fails the Knockdown test.

## Endings

event-round-won = { $name } wins round { $round }.
event-victory-taken = { $name } has { $victories } { $victories ->
    [one] victory
   *[other] victories
}.
event-table-cleared = All wounds and hands are cleared away.
event-resigned = { $name } resigns.
event-timed-out = { $name } is out of time ({ $times } of 3).
event-match-won = { $name } wins the match!

## Candles

event-candles-shuffled = { $count } { $count ->
    [one] candle card is
   *[other] candle cards are
} shuffled into the deck.
event-candle-drawn = { $space ->
    [0] A candle card comes up: the first candles stand on the outermost spaces.
   *[other] A candle card comes up: the candles stand { $space } { $space ->
        [one] space
       *[other] spaces
    } from the ends.
}
event-candles-moved = { $name } moves the candles: { $space ->
    [0] they stand on the outermost spaces.
   *[other] they stand { $space } { $space ->
        [one] space
       *[other] spaces
    } from the ends.
}
