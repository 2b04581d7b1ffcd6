# Knock, Knock! Dungeon! in the terminal: table, welcome and symbols.

dungeon-terminal-name = KNOCK, KNOCK! DUNGEON!
dungeon-terminal-title = DUNGEON { $level }
dungeon-terminal-level = dungeon { $level }
dungeon-terminal-deck = { $knight ->
    [deck] deck { $deck }
    [drawn] the Black Knight is drawn
   *[laid] the Black Knight is in
}
dungeon-terminal-reserve = reserve { $time }
dungeon-terminal-speech = you may talk
dungeon-terminal-silence = SILENCE
dungeon-terminal-chests = { $count } linked { $count ->
    [one] chest
   *[other] chests
}
dungeon-terminal-clock = { $left } left
dungeon-terminal-beyond = … { $count } more { $count ->
    [one] card or cell lies
   *[other] cards and cells lie
} farther away: “c map”
dungeon-terminal-empty-hand = You have no cards.
dungeon-terminal-joker = joker
dungeon-terminal-hush = hush
dungeon-terminal-turned = turned
dungeon-terminal-sideways = Lay it at { $place }, sideways
dungeon-terminal-shows = shows { $card }
dungeon-terminal-gives-up = wants to give up
dungeon-terminal-player = Player { $number }
dungeon-terminal-bot = { $kind } { $number }
dungeon-terminal-map = map
dungeon-terminal-too-late = Time is up.
dungeon-terminal-keys = { $seats ->
    [1] number or place · hint · ? why not · o more · c map · l log · h help · s save
   *[other] number or place · hint · ? why not · t talk · o more · c map · h help · s save
}

## Starting and ending

dungeon-terminal-company = Who goes into the dungeon?
dungeon-terminal-company-team = you and three computers
dungeon-terminal-company-alone = you alone
dungeon-terminal-company-pair = you and the computer
dungeon-terminal-company-people = two people at this keyboard
dungeon-terminal-welcome-how = Lay one card a turn, corner on corner with a card on the floor: the number on top counts for both. Each card adds up its four visible corners, and no room may exceed 5. Bring creatures down to 5 before their time runs out, and beat the Black Knight, who waits at the bottom of the deck.
dungeon-terminal-welcome-clock = You have { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
} for this dungeon; the clock stands still { $seats ->
    [1] while you are away.
   *[other] while bots play and while you pass the keyboard on.
}
dungeon-terminal-welcome-talk = Hands stay hidden, but “t” lists what you may say; after a silence card only gestures are left.
dungeon-terminal-welcome-solo = Alone you hold more cards, but after a silence card you do not draw.
dungeon-terminal-welcome-chests = Chest hunt: the biggest group of touching chest cards scores if you win.
dungeon-terminal-welcome-tokens = You may use grimoire tokens at any moment with “o”: { $tokens }
dungeon-terminal-resumed = { $inputs ->
    [0] The match continues; no answers yet.
   *[other] The match continues after input { $inputs }.
}
dungeon-terminal-saved = The match is saved. Continue with: { $command }
dungeon-terminal-won = The Black Knight is beaten!
dungeon-terminal-lost = The dungeon is lost
dungeon-terminal-adventure = Adventure “{ $name }”: dungeon { $level } of { $last }, { $won } won in { $tried ->
    [one] { $tried } try
   *[other] { $tried } tries
}{ $points ->
    [0] { "" }
    [one] , { $points } chest
   *[other] , { $points } chests
}
dungeon-terminal-adventure-next = Press Enter to enter dungeon { $level } now, or type s to leave. Later: { $command }
dungeon-terminal-adventure-over = The adventure “{ $name }” is won: four dungeons, one Black Knight with a sore head.

## Looking things up

dungeon-terminal-which-card = Type c and part of a name, four corners or a place, such as “c goblin”, “c 0113” or “c 0,0”; “c map” shows the whole floor.
dungeon-terminal-which-rule = Type r and the id of a rule or a word, such as “r KKD-PLACE-3”.
dungeon-terminal-no-card = No card is called “{ $typed }”.
dungeon-terminal-no-card-at = No card lies at { $place }.
dungeon-terminal-stands = { $mark }: { $corners } to be seen, danger { $danger }{ $time ->
    [0] { "" }
   *[other] , time { $time }
}
dungeon-terminal-mark-room = an empty room
dungeon-terminal-mark-standing = a creature, not beaten yet
dungeon-terminal-mark-beaten = beaten, counts as a room
dungeon-terminal-mark-frozen = frozen, still to be beaten
dungeon-terminal-mark-held = held until the frozen creature is beaten
dungeon-terminal-any-corner = Say: “Do not cover that corner” (a corner has the name of the cell to its lower right):
dungeon-terminal-any-card = Point at the card at:
dungeon-terminal-any-cell = Point at the free cell:

## Help

dungeon-terminal-help-card = show a card by name, corners or place
dungeon-terminal-help-map = show the whole floor
dungeon-terminal-help-offers = tokens, showing a card, giving up; “o 2” does the second
dungeon-terminal-help-speaker = what another person at this keyboard does or says
dungeon-terminal-help-put-back = take back the card you have chosen but not laid
dungeon-terminal-help-give-up = give up; all people must agree
dungeon-terminal-help-calm = the sum of a card’s visible corners: 5 or less is safe
dungeon-terminal-help-tight = 5: not one more
dungeon-terminal-help-danger = a creature, not beaten yet: bring it to 5 in time
dungeon-terminal-help-beaten = beaten, a room from now on
dungeon-terminal-help-time = time tokens on a creature: each turn one goes back to the reserve
dungeon-terminal-help-newest = the card laid last
dungeon-terminal-help-place = a free cell: x to the right, y downwards; or the numbers of the answers that lay a card there, upright and turned (the better one alone where space is short)
dungeon-terminal-help-frozen = frozen: no time, but still to be beaten
dungeon-terminal-help-poison = a poisoned corner, worth 0
dungeon-terminal-help-chest = chest
dungeon-terminal-help-loses = this would lose at once
dungeon-terminal-help-beats = this beats a creature
dungeon-terminal-help-wins = this wins
dungeon-terminal-help-turned = turned upside down
dungeon-terminal-help-back = cards in hand
dungeon-terminal-help-active = whose turn it is
