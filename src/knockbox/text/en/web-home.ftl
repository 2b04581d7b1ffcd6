# Everything before a table: home page, new table, sharing and joining.

## Home

home-tagline = Two games. One table. Who is there?
home-options-open = All options
home-settings = Settings
home-language = Language
home-loading = Loading games …

home-play-bot = Fight a bot
home-play-here = Play a friend here
home-play-here-text = Two people, one screen
home-play-link = Play a friend online
home-play-link-text = By link or QR code
home-bots = Choose your opponent
home-bots-back = Back
home-styles = Style: { $style }
home-level = Bot level
home-quick = { $box }. You pick fighters at the table.

home-level-easy = Easy
home-level-normal = Normal
home-level-hard = Hard
home-level-expert = Expert

## My tables

home-mine = My tables
home-mine-over = finished
home-mine-go-on = Continue
home-mine-look-back = Replay
home-mine-opened = Opened { $when }
home-mine-forget-named = Forget this table: { $label }
home-mine-forget-title = Forget this table?
home-mine-forget-text = The key to your seat is stored only in this browser. Without it you cannot play this seat again, unless you saved its link elsewhere.
home-mine-forget-really = Forget the table
home-mine-all = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}

home-against-bot = Against { $name } ({ $level })
home-against-here = A friend here
home-against-link = A friend online
home-against-open = An open seat
home-against-somebody = Opponent to be decided
home-against-many = With { $count } others
home-against-name = Against { $name }

## Public tables

home-open = Open tables
home-open-none = There are no public tables yet. Open the first one.
home-open-fetching = Looking for open tables …
home-open-again = Refresh
home-open-more = Show more
home-open-sit = Sit down
home-open-sit-named = Sit down: { $table }
home-open-look = Watch
home-open-look-named = Watch: { $table }
home-open-own = Open a public table
home-open-free = { $count ->
    [0] no seat free
    [one] one seat free
   *[other] { $count } seats free
}
home-phase-seating = waiting for players
home-phase-playing = in progress
home-phase-over = finished
home-phase-frozen = frozen

## A new table

home-new = New table
home-new-back = Home
home-new-boxes = Boxes
home-new-boxes-text = Pick one or more: fighters come from all of them.
home-new-seats = Seats
home-new-seat-count = Number of seats
home-new-seat = Seat { $seat }
home-new-seat-here = Here
home-new-seat-link = By link
home-new-seat-open = Open
home-new-seat-bot = Bot
home-new-seat-here-text = someone on this device
home-new-seat-link-text = the person you send the link to
home-new-seat-open-text = the first to sit down
home-new-name = Name
home-new-name-text = Optional.
home-new-style = Style
home-style-none = Balanced
home-style-aggressive = Aggressive
home-style-patient = Patient
home-style-tricky = Tricky
home-style-own = Like its fighter
home-style-none-text = Plays what it thinks is best.
home-style-aggressive-text = Would rather wound than wait.
home-style-patient-text = Gathers cards and lets you come.
home-style-tricky-text = Likes specials and surprises.
home-style-own-text = Each fighter has its own style.
home-new-table = Table
home-new-public = Public
home-new-public-text = List this table among the open tables.
home-new-correspondence = By correspondence
home-new-correspondence-text = Take days for a move if you like; there is no clock.
home-new-spectators = Spectators
home-new-spectators-text = Anyone with the link may watch. Spectators see no hidden cards.
home-new-hints = Hints
home-new-hints-text = Players may ask for hints. On by default when you play alone against bots.
home-new-hints-usual = Default
home-new-hints-yes = Allowed
home-new-hints-no = Not allowed
home-new-rules = Options
home-new-rules-text = Everything starts at its default.
home-new-changed = changed
home-new-put-back = Reset to defaults
home-new-changes = { $count ->
    [0] All options as usual
    [one] One option changed
   *[other] { $count } options changed
}
home-new-create = Open the table
home-new-unknown = This game is not available here.
home-new-show-option = Show “{ $option }”
home-rule-open = Rule { $rule }
home-rule-ruling = ruling
home-rule-house = house rule

home-option-fighters = Fighters
    .choose = Chosen at the table
    .draw = Drawn by lot
    .set = Set now
home-option-arena = Arena
    .draw = Drawn by lot
home-option-skills = Skills
    .draw = Drawn by lot
home-option-ko-test = Knockdown test
    .dice = Dice
    .tower = Tower
home-option-dice-always = Dice instead of towers
    .none = Neither
    .A = A
    .B = B
    .both = Both
home-option-tower-seconds = Time to build a tower
    .n10 = 10 seconds
    .n15 = 15 seconds
    .n20 = 20 seconds
    .n30 = 30 seconds
    .n60 = 60 seconds
home-option-decision-time = Time for each answer
    .off = No limit
home-option-ko-relief = Wounds halved after a test
    .light = Light ones
    .heavy = Heavy ones
    .all = All
home-option-edge-wound = Wound at the edge
home-option-candle-wound = Wound by a candle
home-option-range-through-corridors = Range through corridors
home-option-stall-guard = Stall guard
home-option-allow-empty-combo = Empty Combos
home-option-block-windows = Declaring a block
    .n1 = Once
    .n2 = Twice
home-option-redraft = Draft every round
home-option-memory = Known cards
    .open = Shown
    .closed = Counted only
home-option-timer = Time
    .off = No limit
    .n6 = 6 minutes
    .n10 = 10 minutes
    .n15 = 15 minutes
home-option-level = Dungeon
home-option-adventure = Adventure
home-option-tokens = Grimoire tokens
    .none = None
home-option-level-cards = Level cards
    .upto = Up to this level
    .only = Of this level
home-option-adventure-loss = After a loss
    .retry = The same dungeon again
    .restart = From the beginning
home-option-chest-hunt = Chest hunt
home-option-solo-silence-ball = Ball of silence alone
    .out = Left out
    .draw = Draws a card
home-option-first-player = First player
    .random = By lot
home-value-light = Light
home-value-heavy = Heavy
home-value-on = On
home-value-off = Off
home-value-true = Yes
home-value-false = No

home-more-fighters = Set now
home-more-seconds = Limited
home-more-minutes = Other
home-more-list = These
home-more-seat = Set now
home-more-seconds-field = Seconds
home-more-minutes-field = Minutes
home-more-list-field = Names, separated by commas
home-more-seat-field = Who goes first
home-more-fighter-field = Fighter of seat { $seat }

## Sharing

home-share-seat = Invite to seat { $seat }
home-share-text = The first person to open this link gets the seat.
home-share-link = Link to the seat
home-share-qr = QR code of the link to seat { $seat }
home-share-send = Send …
home-share-local = This link works only on this computer.
home-share-local-text = To play over your local network, start with { $command }.
home-share-own = Play on another device
home-share-own-text = This link is your seat. Anyone who has it can play for you: keep it private.
home-share-own-link = Link to your seat { $seat }
home-share-own-qr = QR code of your own seat { $seat }

## Joining

home-join = You are invited
home-join-loading = Looking for the table …
home-join-table = Seat { $seat } at a table of { $game }
home-join-changed = Changed options
home-join-name = Your name
home-join-sit = Sit down
home-join-own = You already play at this table in this browser. If you sit down here too, you play both seats on this screen.
home-seat = Your seat
home-join-mine = You already sit here.
home-join-mine-go-on = Go to your seat
home-join-look = Watch
home-join-home = Home

home-refused = The server refused the request.
home-refused-offline = The server does not respond. Your games are safe: try again in a moment.
home-refused-http = The server did not understand this page. Try reloading it.
home-refused-failure = The server ran into an error. It is not your fault.
home-refused-unavailable = The tables are not available right now. Your games are safe: try again in a moment.
home-refused-closing = The server is shutting down. Your games are safe: try again in a moment.
home-refused-full = The server has no room for another table right now.
home-refused-too-many = Too many requests. Wait a moment and try again.
home-refused-no-table = There is no such table. It may have been deleted.
home-refused-no-seat = This table has no such seat.
home-refused-seat-taken = This seat is taken.
home-refused-not-invited = This link no longer opens the seat. Ask the host of the table for a new one.
home-refused-over = This match is over.
home-refused-seat-worn = This seat has changed hands too often. Try again in an hour, or take another seat.
home-refused-id-used = This browser already sits at this table with the same key. Try again.
home-refused-bad-option = These options do not go together.
home-refused-bad-pack = These boxes cannot be played together.
home-refused-bad-seat = A seat cannot be assigned like this.
home-refused-bad-seats = Wrong number of seats.
home-refused-bad-bot = This bot is not available here.
home-refused-bad-game = This game is not available here.
home-refused-malformed = The server cannot read this form.
home-refused-name-too-long = This name is too long.
home-refused-name-marks = This name has too many accents on its letters.
home-refused-frozen = This table is frozen: a different version of the program started it.
home-refused-no-spectators = This table does not allow spectators.
home-refused-bad-language = The server does not support this language.
home-refused-moved = The table is being moved. Try again.
home-refused-no-catalogue = The boxes on the server have changed since this table was opened. Reload the page.
home-refused-not-host = Only the host of the table can do that.
home-refused-not-over = This match is not over yet.
home-refused-origin = This server does not accept pages from this address. If it is your server, add the address to its setting “origins”.
home-refused-unreadable = This table cannot be read: it is damaged, or a different version of the program wrote it.
