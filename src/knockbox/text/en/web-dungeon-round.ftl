# The table of the dungeon around its floor: hand, players, supplies, what is asked and what is said.

## Regions

dungeon-round-prompt = What is asked
dungeon-round-hand = Your hand: { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
dungeon-round-mates = The others
dungeon-round-supplies = What the group shares
dungeon-round-grimoire = Grimoire tokens
dungeon-round-speech = Talk and gestures
dungeon-round-gestures = Gestures
dungeon-round-statements = Statements
dungeon-round-standing = { $count ->
    [0] deck empty
    [one] one card left
   *[other] { $count } cards left
}
dungeon-round-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}

## What is asked

dungeon-round-your-turn = Your turn
dungeon-round-how = Choose it, or drag it to the floor. 5 is safe, 6 loses.
dungeon-round-turn-of = Turn of { $name }
dungeon-round-aiming = At any moment
dungeon-round-foreseen = What would follow
dungeon-round-sent = It is on its way.
dungeon-round-waits = { $count ->
    [one] { $name } is thinking about a card.
   *[other] { $name } are thinking about a card.
}
dungeon-round-lay-knight = The Black Knight is here! Where do you lay him?
dungeon-round-asked-cell = Where do you lay this card: { $card }?
dungeon-round-gives-up = { $name } would give up.
dungeon-round-you-give-up = You would give up; the others have to agree.
dungeon-round-undo = Take back
dungeon-round-cancel = Never mind
dungeon-round-use-it = Use it
dungeon-round-vain = It has no use now
dungeon-round-show-binds = Everybody sees it, and you must lay it next.
dungeon-round-aim-fireball = Which creature do you burn?
dungeon-round-aim-ice = Which creature do you freeze?
dungeon-round-aim-poison = Which corner do you poison?
dungeon-round-aim-can-fix = Which creature can you fix?
dungeon-round-aim-leave-to-me = Which creature do you want for yourself?
dungeon-round-aim-help = Which creature needs help?
dungeon-round-aim-spare = Which corner must stay free?
dungeon-round-aim-point = What do you point at? A card, a free cell or a player.
dungeon-round-aim-show = Which card do you show?

## The hand

dungeon-round-card-open = { $card } Press to choose it.
dungeon-round-card-chosen = { $card } It is about to be laid.
dungeon-round-card-closed = { $card } It cannot be laid now.
dungeon-round-card-idle = { $card }
dungeon-round-card-shown = You have shown it and must lay it next.
dungeon-round-shown = shown

## The others

dungeon-round-mate = { $name }, { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
dungeon-round-mate-turn = to lay a card
dungeon-round-mate-shows = shows { $card }
dungeon-round-mate-gives-up = would give up
dungeon-round-point-player = Point at { $name }

## What the group shares

dungeon-round-reserve = Reserve: { $count ->
    [0] no time tokens
    [one] one time token
   *[other] { $count } time tokens
}
dungeon-round-reserve-short = in reserve
dungeon-round-deck = Deck: { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
dungeon-round-knight-deck = Knight at the bottom
dungeon-round-knight-drawn = Knight at the door!
dungeon-round-knight-laid = Knight is here
dungeon-round-talk = talk
dungeon-round-silence = silence
dungeon-round-chests = Chests in the best chain: { $count }
dungeon-round-chests-short = in the chain
dungeon-round-token-use = Use a token: { $token }
dungeon-round-token-idle = { $token }: no use now. { $why }
dungeon-round-pause = Pause
dungeon-round-go-on = Go on
dungeon-round-votes = { $votes } of { $people }
dungeon-round-clock-stands = stands still

## What one may say and show

dungeon-round-say = Say …
dungeon-round-say-point = Point …
dungeon-round-say-nod = Nod
dungeon-round-say-shake = Shake head
dungeon-round-say-show = Show a card …
dungeon-round-say-can-fix = I can fix …
dungeon-round-say-leave-to-me = Leave it to me …
dungeon-round-say-help = Can somebody fix …?
dungeon-round-say-spare = Do not cover …
dungeon-round-say-have-joker = I have a joker
dungeon-round-say-stuck = Nothing of mine fits
dungeon-round-say-zeros = { $zeros ->
    [none] No zeros
    [falling] Zeros ↖ ↘
    [rising] Zeros ↗ ↙
   *[both] Zeros anywhere
}
dungeon-round-hush = Silence! Nobody may speak, but you may point, nod and shake your head.
dungeon-round-hush-short = Silence: gestures only
dungeon-round-heard-have-joker = I have a joker.
dungeon-round-heard-can-fix = I can fix this: { $name }.
dungeon-round-heard-leave-to-me = Leave this to me: { $name }.
dungeon-round-heard-spare = Do not cover this corner.
dungeon-round-heard-help = Can somebody fix this: { $name }?
dungeon-round-heard-stuck = Nothing of mine fits.
dungeon-round-heard-zeros = { $zeros ->
    [none] I have no zeros.
    [falling] I have zeros for ↖ and ↘.
    [rising] I have zeros for ↗ and ↙.
   *[both] I have zeros for any corner.
}
dungeon-round-heard-point-card = points: { $name }
dungeon-round-heard-point-cell = points at a free cell
dungeon-round-heard-point-player = points at { $player }
dungeon-round-heard-point-you = points at you
dungeon-round-heard-nod = nods
dungeon-round-heard-shake = shakes their head

## Great moments

dungeon-round-moment-first = { $name } begins
dungeon-round-moment-silence = Silence!
dungeon-round-moment-silence-text = Nobody may speak now. You can still point, nod and shake your head.
dungeon-round-moment-talk = You may speak again
dungeon-round-moment-talk-text = Everybody was about to burst.
dungeon-round-moment-knight = The Black Knight!
dungeon-round-moment-knight-text = { $name } opens the last door and must lay him at once.
dungeon-round-moment-chance = The last chance
dungeon-round-moment-chance-text = No cards left: only a token can help.
dungeon-round-moment-won = Dungeon won!
dungeon-round-moment-won-text = The Black Knight is beaten.
dungeon-round-moment-lost = Dungeon lost

## The end

dungeon-round-won = You win the dungeon!
dungeon-round-lost = You lose the dungeon
dungeon-round-verdict = { $rule ->
    [KKD-END-1] The Black Knight is beaten.
    [KKD-END-2] The alarm goes off.
    [KKD-END-3] A creature gets away.
    [KKD-END-4] The reserve has too few time tokens.
    [KKD-END-5] The time is over.
    [KKDR-11] Nobody has a card left.
    [KKDR-33] The last chance is gone.
    [KKDR-34] The last frozen creature burns while the Black Knight is held.
    [KKDR-14] The last frozen creature is beaten while the Black Knight is held.
    [KKDR-47] The group gives up.
   *[other] It is over.
}
dungeon-round-blamed = { $rule ->
    [KKD-END-2] { $name } ({ $place }) stands at { $danger }: 5 is safe, 6 loses.
    [KKD-END-3] { $name } ({ $place }) has no time left and stands at { $danger }.
    [KKD-END-4] { $name } ({ $place }) needs more time tokens than there are.
   *[other] { $name } ({ $place })
}

## Keys

dungeon-round-key-card = Choose a card of your hand
dungeon-round-key-cells = From cell to cell on the floor; along the hand and the rest
dungeon-round-key-enter = Lay the card there
dungeon-round-key-turn = Turn the card
dungeon-round-key-escape = Put the card back; never mind
dungeon-round-key-zoom = Nearer, farther, show all
dungeon-round-key-look = Look at a card on the floor
dungeon-round-key-hand = To your hand
dungeon-round-key-floor = To the floor
dungeon-round-key-prompt = To the question
dungeon-round-key-speech = To talk and gestures
dungeon-round-key-grimoire = To the grimoire tokens
dungeon-round-key-undo = Take back
