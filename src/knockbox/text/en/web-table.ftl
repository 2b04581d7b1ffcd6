# The frame of every table: bar, seats, log, rules, chat, result and replay.

## The bar

table-title-turn = ● Your turn · { $title }
table-your-turn = Your turn
table-menu = Menu
table-people = People at the table
table-hint = Hint
table-result = Result
table-round = Round { $round }
table-connected = Connected
table-disconnected = Disconnected
table-clock = { $time } left. Rule { $rule } says what happens then.
table-clock-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}

table-player = Player { $seat }
table-nobody = Seat { $seat }
table-you = you
table-online = online
table-away = away
table-empty = empty
table-thinks = is thinking
table-to-move = to move

## Main area

table-loading = Setting up the table …
table-undrawn = This game has no board in the browser yet. Follow it in the log, or play it in the terminal.
table-skip = Skip
table-why-not = Why not “{ $what }”?
table-asked-attack = Against { $attack }: { $question }
table-asked-step = As { $fighter } moves: { $question }

table-seating = Waiting for players
table-seating-ready = Dealing …
table-ready = ready
table-not-ready = not ready yet
table-sit = Sit down
table-fill = Seat a bot
table-free = Free this seat
table-invite = New link
table-stand-in = Let a bot fill in
table-stand-in-text = { $name } is away. A bot can play until they return. Which one?
table-wait-for = Wait without a bot
table-missed = Waiting for { $name }, who is away.
table-vacated = Waiting for someone to take the empty seat.
table-fill-text = This seat is empty. Which bot should play?
table-open-link = Link to the table: anyone who opens it may take an open seat
table-open-qr = QR code of the link to the table
table-share-open = Other computers can reach this server, but it does not know its own address. Open this page under this computer’s network address, such as http://192.168.1.20{ $port }: links will then use it.

table-luck = The shuffle is sealed: nobody can choose it, not even the server.
table-luck-text = Before anyone sits down, the server locks away a secret and publishes its fingerprint. Each player adds a random value. Both together decide the deck, and after the match the secret is revealed, so anyone can check every card and every die.
table-luck-commitment = Fingerprint:
table-luck-secret = Secret:
table-luck-daily = A public deal: everyone gets the same cards today, and no player adds randomness.

table-curtain = { $name }, it is your turn
table-curtain-text = Pass the screen to { $name }. What comes next is for them alone.
table-curtain-draw = I am { $name }: show the table
table-curtain-undo = { $name } takes back the last move
table-curtain-log = The log is hidden, too.

table-bye = You are no longer at this table
table-bye-no-table = There is no such table. It may have been deleted.
table-bye-deleted = This table was deleted.
table-bye-removed = The host removed you from this table.
table-bye-left = You have left your seat.
table-bye-not-yours = Your key no longer opens a seat here. You may have left it on another device.
table-bye-not-host = Your key does not belong to this table.
table-bye-no-spectators = This table does not allow spectators.
table-bye-protocol = This page is older than the server. Reload it.
table-bye-unreadable = This table cannot be read: it is damaged, or a different version of the program wrote it.
table-bye-origin = { home-refused-origin }
table-bye-bad-language = The server does not support this language.
table-bye-not-allowed = You do not have access.
table-bye-crowded = This table has no room for more spectators.
table-bye-too-many = You opened this table too often in a short time.
table-bye-full = All tables on this server are in use.
table-bye-closing = The server is shutting down.
table-bye-shutdown = The server stopped. The table will be back when the server is.
table-bye-unavailable = This table is not available right now.
table-bye-moved = The table is being moved.
table-bye-failure = The server ran into an error. It is not your fault.
table-bye-silent = The server heard nothing from this page for too long.
table-bye-slow = This connection is too slow to keep up.
table-bye-flood = This page sent too many messages.
table-bye-oversize = This page sent a message that was too long.
table-bye-no-hello = This page did not identify itself.
table-bye-other = The server closed the connection.
table-look-on = Watch
table-reload = Reload the page

## Notices and errors

table-lost = Connection lost. Reconnecting … your game is safe.
table-frozen = This table is frozen: a different version of the program started it. It can continue only under that version.
table-frozen-unplayed = Moves so far
table-frozen-unseen = something you could not see
table-paused = The match is paused.
table-go-on = Continue
table-pause = Ask for a pause
table-pause-wished = { $name } asks for a pause.
table-pause-agree = Agree to pause
table-pause-waits = You asked for a pause. It starts when everyone agrees.
table-handed = { $bot } is playing your seat.
table-take-back = Take over again
table-followed = There is a rematch.
table-follow = Go to the rematch

table-refused = That did not work.
table-refused-stale = The table changed just before. Look at the new question.
table-refused-illegal = You cannot do that now.
table-refused-no-question = That is not the question now.
table-refused-not-asked = It is not your turn to answer.
table-refused-not-dealt = The match has not started yet.
table-refused-over = The match is over.
table-refused-not-over = The match is not over yet.
table-refused-frozen = This table cannot continue here.
table-refused-handed = A bot is playing your seat. Take it back first.
table-refused-paused = The match is paused.
table-refused-no-pause = Correspondence matches have no clock, so there is nothing to pause.
table-refused-not-seated = Only seated players can do that.
table-refused-not-yours = That is not your seat.
table-refused-not-host = Only the host of the table can do that.
table-refused-nothing-to-undo = There is nothing you can take back.
table-refused-no-tower = There is no tower to build now.
table-refused-bad-cubes = A tower has one to fifty cubes.
table-refused-not-attacker = Only the attacker starts the clock.
table-refused-no-builder = The builder is away. The clock starts by itself if they stay away.
table-refused-elsewhere = You cannot do that at this table.
table-refused-silence = Silence: nobody may speak now.
table-refused-chat-empty = That message is empty.
table-refused-talked-out = You have sent a lot of messages at this table. Wait a while.
table-refused-too-long = This match has reached the maximum length. You can only give up.
table-refused-too-many = Too often. Wait a moment.
table-refused-no-hints = This table does not allow hints.
table-refused-no-adviser = The bots are busy. Ask again in a moment.
table-refused-no-spectator = That spectator has left.
table-refused-seat-taken = This seat is taken.
table-refused-bad-bot = This bot is not available here.
table-refused-name-too-long = This name is too long.
table-refused-name-marks = This name has too many accents on its letters.
table-refused-unavailable = The move could not be saved. Try again in a moment.
table-refused-moved = The table is being moved. Try again.
table-refused-id-used = That number was already used for another request. Try again.
table-refused-malformed = The server could not read that. Try reloading the page.
table-refused-known = You are already signed in at this table.
table-refused-ready-already = You are already ready.
table-refused-no-seat = This table has no such seat.
table-refused-bad-seat = A seat cannot be assigned like this.
table-refused-no-input = The match does not have that many steps.
table-refused-no-bot = No bot played that seat from the start.
table-refused-chat-too-long = That message is too long.
table-refused-chat-marks = That message has too many accents on its letters.

## Side panel

table-panel = Side panel
table-panel-close = Close the panel
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-recall = Show earlier entries
table-log-recalled = { $count ->
    [one] One earlier entry
   *[other] { $count } earlier entries
}
table-rules = Rules
table-rules-search = Search rules and cards
table-rules-found = { $count ->
    [0] Nothing found
    [one] One found
   *[other] { $count } found
}
table-rules-none = No matches.
table-rules-all = All rules
table-rules-neighbours = In the same chapter
table-rule-open = Open rule { $rule }
table-rule-unknown = There is no rule { $rule } here.
table-rule-ruling = Ruling
table-rule-house = House rule
table-rule-component = Component
table-rule-advice = Advice
table-rule-pending = Open
table-provenance-house = House
table-provenance-completed = Completed
table-chat = Chat
table-chat-empty = No messages yet.
table-chat-label = Message
table-chat-send = Send
table-chat-onlooker = Only seated players can chat.
table-chat-hushed = Silence: no chat now. Gestures at the table are still allowed.
table-chat-unread = { $count ->
    [one] new message
   *[other] new messages
}
table-emotes = Quick messages
table-emote-hello = Hello!
table-emote-luck = Good luck!
table-emote-nice = Well played!
table-emote-wow = Wow!
table-emote-ouch = Ouch!
table-emote-think = Let me think …
table-emote-sorry = Sorry!
table-emote-thanks = Thanks!

## Dialogs

table-window-menu = Menu
table-window-people = At the table
table-window-elsewhere = Another device
table-window-hand = Let a bot play
table-window-leave = Leave the seat?
table-window-hint = Hint
table-window-offer = Are you sure?
table-window-report = Report
table-window-keys = Keyboard shortcuts
table-window-adventure = Adventure
table-window-result = The match is over

table-elsewhere = Continue on another device
table-adventure = Adventure
table-adventure-text = You can stop at any time. Your table is saved: continue from the home page, or on another device with your seat’s link.
table-hand = Let a bot play for me
table-hand-text = A bot plays for you until you take the seat back. Which one?
table-hand-trouble = The bots are not available right now.
table-settings = Settings
table-keys = Keyboard shortcuts
table-leave = Leave the seat
table-leave-text = You leave for good: your key no longer opens this seat, and someone else may take it. To take a break, just close the page; the seat stays yours.
table-leave-do = Leave the seat
table-offer-text = “{ $what }” cannot be undone.
table-rename = Your name
table-rename-do = Rename
table-mute = Mute
table-unmute = Unmute
table-report = Report
table-report-name = Report the name
table-report-text = Report what { $name } said
table-report-text-long = Your report goes to the people who run this server, with the name and the seat.
table-report-what = What is wrong?
table-report-send = Send the report
table-report-done = Your report was sent.
table-onlookers = { $count ->
    [0] No spectators
    [one] One spectator
   *[other] { $count } spectators
}
table-onlooker = Spectator { $number }
table-onlooker-you = Spectator { $number }: you
table-remove = Remove

table-hint-thinks = A strong bot is thinking …
table-hint-not-now = It is not your turn to answer. Ask again when it is.
table-hint-late = The question has changed.
table-hint-best = Best
table-hint-only = Your only answer
table-hint-next = Next best
table-hint-do = Play it
table-hint-plan = How it might continue
table-hint-chance = { $word }: about { $percent } of 100 such matches are won.
table-hint-sure = The first is clearly better.
table-hint-likely = The first is probably better.
table-hint-close = The two are about equally good.
table-hint-kept = The second promises more, but not enough: better to keep the token for later.
table-hint-hasty = There was no time to try anything else.
table-chance-slim = Almost lost
table-chance-poor = Far behind
table-chance-behind = Slightly behind
table-chance-even = Even
table-chance-ahead = Slightly ahead
table-chance-good = Far ahead
table-chance-great = Almost won

table-result-you = You win!
table-result-lost = { $name } wins
table-result-won = { $name } wins
table-result-draw = Draw
table-result-look = Look at the table
table-rematch = Rematch
table-rematch-waits = Waiting for the others …
table-rematch-wished = { $name } wants a rematch.
table-rematch-wished-stay = { $name } wants a rematch on the same sides.
table-rematch-sides = Sides
    .swap = Swapped
    .stay = Same
table-rematch-fighters-before = As before
table-again-otherwise = New table with different options
table-again-elsewhere = New table with a new link
table-recount = What was { $name } up to?
table-recount-thinks = { $name } is thinking back …
table-recount-heading = { $name } looks back
table-replay = Watch the replay
table-record = Download the record
table-fair = Was it fair?
table-verify = { $command } recomputes every shuffle and every die from the record.

## Replay

table-replay-title = Replay
table-replay-loading = Loading the match …
table-replay-none = This match has no replay: it is still in progress, or it is private.
table-replay-step = Step { $input } of { $inputs }
table-replay-before = Nothing has happened yet.
table-replay-first = First step
table-replay-back = Previous step
table-replay-play = Play
table-replay-pause = Pause
table-replay-next = Next step
table-replay-last = Last step
table-replay-slider = Step of the match
table-replay-view = Seen by
table-replay-view-public = Spectator
table-replay-quiet = Spectators could not see this step.
table-replay-skipped = { $count ->
    [one] (one step skipped)
   *[other] ({ $count } steps skipped)
}
table-replay-table = Go to the table
