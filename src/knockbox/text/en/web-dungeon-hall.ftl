# Before and after a dungeon: choosing the group, the adventure map, the result.

## On the home page

hall-enter-single = Enter the dungeon
hall-enter-adventure = Start the adventure
hall-enter-daily = Today’s dungeon
hall-you = You
hall-alone = On your own
hall-with-here = { $count ->
    [one] a friend here
   *[other] { $count } friends here
}
hall-with-link = { $count ->
    [one] a friend online
   *[other] { $count } friends online
}
hall-with-bot = { $count ->
    [one] a bot
   *[other] { $count } bots
}
hall-who = Who comes along?
hall-here = Here
hall-here-text = at this screen
hall-link = By link
hall-link-text = on their own phones
hall-bot = Bots
hall-bot-text = they talk, too
hall-level = Bot level
hall-less = Remove one: { $what }
hall-more = Add one: { $what }
hall-count = { $what }: { $count }

hall-quest = Mode
hall-quest-single = One dungeon
hall-quest-single-text = Find the Black Knight and beat him.
hall-quest-adventure = Adventure
hall-quest-adventure-text = Four dungeons in a row, each harder, with spells to win on the way.
hall-quest-daily = Dungeon of the day
hall-quest-daily-text = The same cards for everyone until midnight (UTC). Compare your results.
hall-hourglass = Hourglass
hall-hourglass-short = Time: { $time }
hall-hourglass-own = Other …
hall-chests = Chest hunt
hall-chests-text = After a win, your best chain of chests scores.
hall-new-daily = Dungeon of the day
hall-new-daily-text = Everyone gets this deal today. No player adds randomness, and anyone can look it up in advance.

## My tables

hall-mine-alone = Alone in the dungeon
hall-mine-bot = With { $name } ({ $level })
hall-mine-here = With a friend here
hall-mine-link = With a friend online
hall-mine-open = With an open seat
hall-mine-somebody = With others
hall-mine-many = With { $count } others
hall-mine-name = With { $name }

## The map of an adventure

hall-map = The adventure
hall-map-dungeon = Dungeon { $level }
hall-map-won = { $tries ->
    [0] behind you
    [one] won on the first try
   *[other] won on try { $tries }
}
hall-map-here = { $tries ->
    [0] you are here
    [one] you are here, after one loss
   *[other] you are here, after { $tries } losses
}
hall-map-next = { $tries ->
    [0] comes next
    [one] comes next, after one loss
   *[other] comes next, after { $tries } losses
}
hall-map-ahead = still ahead
hall-map-tokens = Your spells:
hall-map-no-tokens = No spells yet: each dungeon you win gives one.
hall-map-points = { $points ->
    [one] One point for chests so far
   *[other] { $points } points for chests so far
}
hall-map-finished = All four dungeons are won. Songs will be sung, badly.

## After the end

hall-outcome-won = Dungeon won!
hall-outcome-lost = Dungeon lost
hall-outcome-finished = Adventure won!
hall-points = { $points ->
    [0] No points for chests
    [one] One point for the chests
   *[other] { $points } points for the chests
}
hall-again-next = On to dungeon { $level }
hall-again-retry = Try dungeon { $level } again
hall-again-restart = Back to dungeon { $level }
hall-again-adventure = A new adventure
hall-again-try = Try again
hall-again-play = Play again
hall-otherwise = Another group or other options
hall-wished = { $count ->
    [one] { $name } wants to go on.
   *[other] { $name } want to go on.
}

## The result of a day as a text to share

hall-share = Your result to share
hall-share-send = Send …
hall-share-tries = Tries are counted on this device, from the moment you see the cards.
hall-share-title = Knock, Knock! Dungeon! of { $date }
hall-share-won = { $attempt ->
    [0] 🏆 Won
    [1] 🏆 Won on the first try
   *[other] 🏆 Won on try { $attempt }
}
hall-share-lost = { $attempt ->
    [0] 💥 Lost
    [1] 💥 Lost on the first try
   *[other] 💥 Lost on try { $attempt }
}
hall-share-cards = { $count ->
    [one] one card laid
   *[other] { $count } cards laid
}
hall-share-people = { $count ->
    [one] one person
   *[other] { $count } people
}
hall-share-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
hall-share-chests = { $points ->
    [0] no points for chests
    [one] one point for chests
   *[other] { $points } points for chests
}
hall-share-time = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
hall-share-no-time = no clock
