# Everything before a table: the start, opening, sharing and joining.

## The start

home-tagline = Two games. One table. Who is there?
home-options-open = All options
home-settings = Settings
home-language = Language
home-loading = The games are being fetched …

home-play-bot = Fight a bot
home-play-here = A friend here
home-play-here-text = Two people, one screen
home-play-link = A friend elsewhere
home-play-link-text = By link or QR code
home-bots = Choose your opponent
home-bots-back = Back
home-styles = Style: { $style }
home-level = How well the bot plays
home-quick = { $box }. Fighters are chosen at the table.

home-level-easy = Easy
home-level-normal = Normal
home-level-hard = Hard
home-level-expert = Expert

## Tables of one's own

home-mine = My tables
home-mine-over = over
home-mine-go-on = Go on
home-mine-look-back = Look back
home-mine-opened = Opened { $when }
home-mine-forget-named = Forget this table: { $label }
home-mine-forget-title = Forget this table?
home-mine-forget-text = The key to your seat is kept only in this browser. Without it nobody can play your seat any more, unless you have its link elsewhere.
home-mine-forget-really = Forget the table
home-mine-all = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}

home-against-bot = Against { $name } ({ $level })
home-against-here = A friend here
home-against-link = A friend elsewhere
home-against-open = An open seat
home-against-somebody = Against somebody
home-against-many = With { $count } others
home-against-name = Against { $name }

## Tables of everybody

home-open = Open tables
home-open-none = Nobody has opened a public table. Yours could be the first.
home-open-fetching = Looking for open tables …
home-open-again = Look again
home-open-more = Show more
home-open-sit = Sit down
home-open-sit-named = Sit down: { $table }
home-open-look = Look on
home-open-look-named = Look on: { $table }
home-open-own = Open a public table
home-open-free = { $count ->
    [0] no seat free
    [one] one seat free
   *[other] { $count } seats free
}
home-phase-seating = people are sitting down
home-phase-playing = being played
home-phase-over = over
home-phase-frozen = frozen

## A new table

home-new = New table
home-new-back = To the start
home-new-boxes = Boxes
home-new-boxes-text = Put as many on the table as you like: fighters come from all of them.
home-new-seats = Seats
home-new-seat-count = How many seats
home-new-seat = Seat { $seat }
home-new-seat-here = Here
home-new-seat-link = By link
home-new-seat-open = Open
home-new-seat-bot = Bot
home-new-seat-here-text = somebody on this device
home-new-seat-link-text = whoever you send the link to
home-new-seat-open-text = whoever comes first
home-new-name = Name
home-new-name-text = May stay empty.
home-new-style = Style
home-style-none = Balanced
home-style-aggressive = Aggressive
home-style-patient = Patient
home-style-tricky = Tricky
home-style-own = As its fighter
home-style-none-text = Plays what it thinks is best.
home-style-aggressive-text = Would rather wound than wait.
home-style-patient-text = Gathers cards and lets you come.
home-style-tricky-text = Likes specials and surprises.
home-style-own-text = Each fighter has its own temper.
home-new-table = Table
home-new-public = Public
home-new-public-text = The table stands in the list of open tables.
home-new-correspondence = By correspondence
home-new-correspondence-text = Answers may take days; there is no clock.
home-new-spectators = Spectators
home-new-spectators-text = Whoever knows the table may look on, and sees what everybody may see.
home-new-hints = Hints
home-new-hints-text = Whether people may ask what they could do. Usually whoever plays alone against bots may.
home-new-hints-usual = Usual
home-new-hints-yes = Allowed
home-new-hints-no = Not allowed
home-new-rules = House rules
home-new-rules-text = Each begins as it is usually played.
home-new-changed = changed
home-new-put-back = All as usual
home-new-changes = { $count ->
    [0] All options as usual
    [one] One option changed
   *[other] { $count } options changed
}
home-new-create = Open the table
home-new-unknown = There is no such game here.
home-new-show-option = Show “{ $option }”
home-rule-open = Rule { $rule }
home-rule-ruling = ruling
home-rule-house = of the house

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
    .none = Nobody
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
home-option-redraft = Draft in every round
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
home-more-list-field = Names, with commas between them
home-more-seat-field = Who begins
home-more-fighter-field = Fighter of seat { $seat }

## Sharing

home-share-seat = Invite to seat { $seat }
home-share-text = Whoever opens this link first sits down there.
home-share-link = Link to the seat
home-share-qr = QR code of the link to seat { $seat }
home-share-send = Send …
home-share-local = This link works on this machine only.
home-share-local-text = To play with somebody on the same network, start with { $command }.
home-share-own = Play on another device
home-share-own-text = This link is your seat itself. Whoever has it plays in your place: keep it to yourself.
home-share-own-link = Link to your seat { $seat }
home-share-own-qr = QR code of your own seat { $seat }

## Joining

home-join = You are invited
home-join-loading = Looking for the table …
home-join-table = Seat { $seat } at a table of { $game }
home-join-changed = Not as usual
home-join-name = Your name
home-join-sit = Sit down
home-join-own = You play at this table in this browser already. If you sit down here too, both seats are played on this screen.
home-seat = Your seat
home-join-mine = You sit here already.
home-join-mine-go-on = To your seat
home-join-look = Look on
home-join-home = To the start

home-refused = The server did not do it.
home-refused-offline = The server does not answer. Nothing is lost: try again in a moment.
home-refused-http = The server did not understand this page. Loading the page again may help.
home-refused-failure = The server failed; it is not your fault.
home-refused-unavailable = The tables cannot be reached right now. Nothing is lost: try again in a moment.
home-refused-closing = The server is being stopped. Nothing is lost: try again in a moment.
home-refused-full = The server has no room for another table right now.
home-refused-too-many = Too many at once. Wait a moment, then try again.
home-refused-no-table = There is no such table. It may have been deleted.
home-refused-no-seat = This table has no such seat.
home-refused-seat-taken = Somebody sits on this seat already.
home-refused-not-invited = This link no longer opens the seat. Ask the host of the table for a new one.
home-refused-over = This match is over already.
home-refused-seat-worn = This seat has changed hands too often. Try again in an hour, or take another one.
home-refused-id-used = This browser sits at this table already, with the same key. Try again.
home-refused-bad-option = These options do not go together.
home-refused-bad-pack = These boxes cannot be played together.
home-refused-bad-seat = A seat cannot be given away like this.
home-refused-bad-seats = This is not the right number of seats.
home-refused-bad-bot = Such a bot does not play here.
home-refused-bad-game = This game cannot be played here.
home-refused-malformed = The server cannot read this form.
home-refused-name-too-long = This name is too long.
home-refused-name-marks = This name has too many signs on its letters.
home-refused-frozen = This table is frozen: another version of the program began it.
home-refused-no-spectators = Nobody may look on at this table.
home-refused-bad-language = The server does not speak this language.
home-refused-moved = The table was just being moved. Try again.
home-refused-no-catalogue = The server has other boxes now than this table was laid with. Load the page again.
home-refused-not-host = Only whoever opened the table can do that.
home-refused-not-over = This match is not over yet.
home-refused-origin = This server does not talk to pages from here. If it is yours, name this address in its setting “origins”.
home-refused-unreadable = This table cannot be read: it is damaged, or another version of the program wrote it.
