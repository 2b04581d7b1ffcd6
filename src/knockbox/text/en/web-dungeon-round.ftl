# The dungeon table around the floor: hand, players, supplies, prompt and talk.

## Regions

dungeon-round-prompt = Question
dungeon-round-hand = Your hand: { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
dungeon-round-mates = The others
dungeon-round-supplies = Shared supplies
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

## Prompt

dungeon-round-your-turn = Your turn
dungeon-round-how = Pick one, or drag it to the floor. 5 is safe, 6 loses.
dungeon-round-turn-of = { $name }’s turn
dungeon-round-aiming = At any moment
dungeon-round-foreseen = What would happen
dungeon-round-sent = Sending …
dungeon-round-waits = { $count ->
    [one] { $name } is thinking about a card.
   *[other] { $name } are thinking about a card.
}
dungeon-round-lay-knight = The Black Knight is here! Where do you lay him?
dungeon-round-asked-cell = Where do you lay this card: { $card }?
dungeon-round-gives-up = { $name } wants to give up.
dungeon-round-you-give-up = You want to give up; the others have to agree.
dungeon-round-undo = Take back
dungeon-round-cancel = Cancel
dungeon-round-use-it = Use it
dungeon-round-vain = Not useful now
dungeon-round-show-binds = Everyone sees it, and you must lay it next.
dungeon-round-aim-fireball = Which creature do you burn?
dungeon-round-aim-ice = Which creature do you freeze?
dungeon-round-aim-poison = Which corner do you poison?
dungeon-round-aim-can-fix = Which creature can you beat?
dungeon-round-aim-leave-to-me = Which creature do you want for yourself?
dungeon-round-aim-help = Which creature needs help?
dungeon-round-aim-spare = Which corner must stay free?
dungeon-round-aim-point = What do you point at? A card, a free cell or a player.
dungeon-round-aim-show = Which card do you show?

## The hand

dungeon-round-card-open = { $card } Press to choose.
dungeon-round-card-chosen = { $card } Selected.
dungeon-round-card-closed = { $card } Cannot be laid now.
dungeon-round-card-idle = { $card }
dungeon-round-card-shown = You have shown it and must lay it next.
dungeon-round-shown = shown

## The others

dungeon-round-mate = { $name }, { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
dungeon-round-mate-turn = choosing a card
dungeon-round-mate-shows = shows { $card }
dungeon-round-mate-gives-up = wants to give up
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
dungeon-round-token-idle = { $token }: not useful now. { $why }
dungeon-round-pause = Pause
dungeon-round-go-on = Continue
dungeon-round-votes = { $votes } of { $people }
dungeon-round-clock-stands = stopped

## Talk and gestures

dungeon-round-say = Say …
dungeon-round-say-point = Point …
dungeon-round-say-nod = Nod
dungeon-round-say-shake = Shake head
dungeon-round-say-show = Show a card …
dungeon-round-say-can-fix = I can beat …
dungeon-round-say-leave-to-me = Leave it to me …
dungeon-round-say-help = Can anyone beat …?
dungeon-round-say-spare = Do not cover …
dungeon-round-say-have-joker = I have a joker
dungeon-round-say-stuck = None of my cards help
dungeon-round-say-zeros = { $zeros ->
    [none] No zeros
    [falling] Zeros ↖ ↘
    [rising] Zeros ↗ ↙
   *[both] Zeros anywhere
}
dungeon-round-hush = Silence! Nobody may speak, but you may point, nod and shake your head.
dungeon-round-hush-short = Silence: gestures only
dungeon-round-heard-have-joker = I have a joker.
dungeon-round-heard-can-fix = I can beat this: { $name }.
dungeon-round-heard-leave-to-me = Leave this to me: { $name }.
dungeon-round-heard-spare = Do not cover this corner.
dungeon-round-heard-help = Can anyone beat this: { $name }?
dungeon-round-heard-stuck = None of my cards help.
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

## Big moments

dungeon-round-moment-first = { $name } goes first
dungeon-round-moment-silence = Silence!
dungeon-round-moment-silence-text = Nobody may speak now. You can still point, nod and shake your head.
dungeon-round-moment-talk = You may speak again
dungeon-round-moment-talk-text = Everyone was about to burst.
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
    [KKD-END-5] Time is up.
    [KKDR-11] All hands are empty.
    [KKDR-33] The last chance is gone.
    [KKDR-34] The last frozen creature burns while the Black Knight is held.
    [KKDR-14] The last frozen creature is beaten while the Black Knight is held.
    [KKDR-47] The group gives up.
   *[other] It is over.
}
dungeon-round-blamed = { $rule ->
    [KKD-END-2] { $name } ({ $place }) has danger { $danger }: 5 is safe, 6 loses.
    [KKD-END-3] { $name } ({ $place }) has no time left and danger { $danger }.
    [KKD-END-4] { $name } ({ $place }) needs more time tokens than there are.
   *[other] { $name } ({ $place })
}

## Keys

dungeon-round-key-card = Choose a card from your hand
dungeon-round-key-cells = Move between cells on the floor; along the hand and the rest
dungeon-round-key-enter = Lay the card there
dungeon-round-key-turn = Turn the card
dungeon-round-key-escape = Put the card back; cancel
dungeon-round-key-zoom = Zoom in, zoom out, show all
dungeon-round-key-look = Look at a card on the floor
dungeon-round-key-hand = Go to your hand
dungeon-round-key-floor = Go to the floor
dungeon-round-key-prompt = Go to the question
dungeon-round-key-speech = Go to talk and gestures
dungeon-round-key-grimoire = Go to the grimoire tokens
dungeon-round-key-undo = Take back
