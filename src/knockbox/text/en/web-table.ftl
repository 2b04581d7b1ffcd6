# The frame of every table: the bar, seats, log, rules, chat, the end and looking back.

## The bar

table-title-turn = ● Your turn · { $title }
table-your-turn = It is your turn
table-menu = Menu
table-people = People at the table
table-hint = Hint
table-result = Result
table-round = Round { $round }
table-connected = Connected
table-disconnected = Not connected
table-clock = { $time } left. What happens then says rule { $rule }.
table-clock-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}

table-player = Player { $seat }
table-nobody = Seat { $seat }
table-you = you
table-online = online
table-away = away
table-empty = nobody yet
table-thinks = thinks
table-to-move = to move

## In the middle

table-loading = The table is being laid …
table-undrawn = This game has no table in the browser yet. The log beside it tells what happens; it can be played in the terminal.
table-skip = Skip ahead
table-why-not = Why not “{ $what }”?
table-asked-attack = Against { $attack }: { $question }
table-asked-step = As { $fighter } moves: { $question }

table-seating = Who is still to come?
table-seating-ready = The cards are being dealt …
table-ready = ready
table-not-ready = not ready yet
table-sit = Sit down
table-fill = Seat a bot
table-free = Free the seat
table-invite = New link
table-stand-in = Let a bot stand in
table-stand-in-text = { $name } is away. A bot plays on until { $name } is back. Which one?
table-wait-for = Wait without a bot
table-missed = Everybody waits for { $name }, who is away.
table-vacated = Everybody waits for a seat that nobody has.
table-fill-text = Nobody sits there yet. Which bot shall play?
table-open-link = Link to the table: whoever opens it may take an open seat
table-open-qr = QR code of the link to the table
table-share-open = Other machines can connect to this server, but it does not know by which address. Open this page by the address that this machine has in the network, as in http://192.168.1.20{ $port }: links then begin there.

table-luck = The shuffle is sealed: nobody can choose it, not even the server.
table-luck-text = Before anybody sits down the server locks a secret away and shows its seal. Each person adds a random word. The deck follows from both, and after the match the secret is shown, so that everybody can check every card and every die.
table-luck-commitment = Seal:
table-luck-secret = Secret:
table-luck-daily = A public deal: everybody has the same cards today, and nobody’s luck is mixed in.

table-curtain = { $name }, it is your turn
table-curtain-text = Hand the screen to { $name }. What comes next is for { $name } alone to see.
table-curtain-draw = I am { $name }: show the table
table-curtain-undo = { $name } takes the last answer back
table-curtain-log = The log is behind the curtain, too.

table-bye = That was it
table-bye-no-table = There is no such table. It may have been deleted.
table-bye-deleted = This table was deleted.
table-bye-removed = The host has sent you away from this table.
table-bye-left = You have left your seat.
table-bye-not-yours = Your key opens no seat here any more. Somebody may have left it on another device.
table-bye-not-host = Your key does not belong to this table.
table-bye-no-spectators = This table is for its players alone.
table-bye-protocol = This page is older than the server. Load it again.
table-bye-unreadable = This table cannot be read: it is damaged, or another version of the program wrote it.
table-bye-origin = { home-refused-origin }
table-bye-bad-language = The server does not speak this language.
table-bye-not-allowed = The server does not let you in.
table-bye-crowded = So many look on already that nobody else fits in.
table-bye-too-many = You came to this table too often in a short time.
table-bye-full = All tables of this server are in use.
table-bye-closing = The server is being stopped.
table-bye-shutdown = The server was stopped. The table is here again when it is.
table-bye-unavailable = The log of this table cannot be reached right now.
table-bye-moved = The table was just being moved.
table-bye-failure = The server failed; it is not your fault.
table-bye-silent = The server heard nothing from here for too long.
table-bye-slow = This line is too slow for all there was to tell.
table-bye-flood = This page said too much at once.
table-bye-oversize = This page said something that was too long.
table-bye-no-hello = This page did not say who is there.
table-bye-other = The server has ended the conversation.
table-look-on = Look on
table-reload = Load the page again

## What stands in the way

table-lost = The connection is lost. It comes back by itself, and nothing is lost with it.
table-frozen = This table is frozen: another version of the program began it. It waits for one that can go on.
table-frozen-unplayed = What was played so far
table-frozen-unseen = something that could not be seen from here
table-paused = The match is paused.
table-go-on = Go on
table-pause = Ask for a pause
table-pause-wished = { $name } would like a pause.
table-pause-agree = Agree to a pause
table-pause-waits = You have asked for a pause. It begins when everybody wants it.
table-handed = { $bot } plays your seat.
table-take-back = Play yourself again
table-followed = There is a rematch.
table-follow = To the rematch

table-refused = That did not work.
table-refused-stale = The table had changed just before. Look at what you are asked now.
table-refused-illegal = That cannot be done now.
table-refused-no-question = You are not asked that now.
table-refused-not-asked = You are not asked anything now.
table-refused-not-dealt = The match has not begun yet.
table-refused-over = The match is over.
table-refused-not-over = The match is not over yet.
table-refused-frozen = This table cannot go on here.
table-refused-handed = A bot plays your seat. Take it back first.
table-refused-paused = The match is paused.
table-refused-no-pause = By correspondence there is no hurry, and so no pause.
table-refused-not-seated = Only those on a seat can do that.
table-refused-not-yours = That is not your seat.
table-refused-not-host = Only whoever opened the table can do that.
table-refused-nothing-to-undo = This cannot be taken back any more.
table-refused-no-tower = There is no tower to build now.
table-refused-bad-cubes = A tower has one to fifty cubes.
table-refused-not-attacker = Only the attacker starts the clock.
table-refused-no-builder = Whoever builds is not here. The clock starts by itself if they stay away.
table-refused-elsewhere = That cannot be done at this table.
table-refused-silence = Nobody may speak now.
table-refused-chat-empty = There is nothing to read in that.
table-refused-talked-out = You have said so much at this table that you have to wait for a while.
table-refused-too-long = This match has become longer than any fits in here. All that is left is to give it up.
table-refused-too-many = That was too often. Wait a moment.
table-refused-no-hints = This table is played without hints.
table-refused-no-adviser = Nobody has time to think about it. Ask again in a moment.
table-refused-no-spectator = Nobody with that number looks on any more.
table-refused-seat-taken = Somebody sits there already.
table-refused-bad-bot = Such a bot does not play here.
table-refused-name-too-long = This name is too long.
table-refused-name-marks = This name has too many signs on its letters.
table-refused-unavailable = It could not be written down. Try again in a moment.
table-refused-moved = The table was just being moved. Try again.
table-refused-id-used = Something else was done under the same number. Try again.
table-refused-malformed = The server could not read that. Loading the page again may help.
table-refused-known = The server knows already who is here.
table-refused-ready-already = You have said already that you are ready.
table-refused-no-seat = This table has no such seat.
table-refused-bad-seat = A seat cannot be given away like this.
table-refused-no-input = The match has not that many steps.
table-refused-no-bot = No bot played that seat from the start.
table-refused-chat-too-long = That is too long for the chat.
table-refused-chat-marks = That has too many signs on its letters.

## Beside the table

table-panel = Beside the table
table-panel-close = Close the panel
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-recall = Earlier lines
table-log-recalled = { $count ->
    [one] One earlier line
   *[other] { $count } earlier lines
}
table-rules = Rules
table-rules-search = Look for a rule or a card
table-rules-found = { $count ->
    [0] Nothing found
    [one] One found
   *[other] { $count } found
}
table-rules-none = Nothing has these words.
table-rules-all = All rules
table-rules-neighbours = In the same chapter
table-rule-open = Open rule { $rule }
table-rule-unknown = There is no rule { $rule } here.
table-rule-ruling = Ruling
table-rule-house = House
table-rule-component = Component
table-rule-advice = Advice
table-rule-pending = Open
table-provenance-house = House
table-provenance-completed = Completed
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-label = Say something
table-chat-send = Send
table-chat-onlooker = Only those on a seat can say something.
table-chat-hushed = Silence: nobody may write now. Gestures at the table are still allowed.
table-chat-unread = { $count ->
    [one] new message
   *[other] new messages
}
table-emotes = Quick words
table-emote-hello = Hello!
table-emote-luck = Good luck!
table-emote-nice = Well played!
table-emote-wow = Wow!
table-emote-ouch = Ouch!
table-emote-think = Let me think …
table-emote-sorry = Sorry!
table-emote-thanks = Thank you!

## Windows

table-window-menu = Menu
table-window-people = At the table
table-window-elsewhere = Another device
table-window-hand = A bot for this seat
table-window-leave = Leave the seat?
table-window-hint = Hint
table-window-offer = Are you sure?
table-window-report = Report
table-window-keys = Keys
table-window-adventure = The adventure
table-window-result = The match is over

table-elsewhere = Continue on another device
table-adventure = The adventure
table-adventure-text = You can stop at any time. The table is kept: go on from the start page, or on another device by the link of your seat.
table-hand = Let a bot play for me
table-hand-text = A bot goes on in your place until you take the seat back. Which one?
table-hand-trouble = The bots cannot be asked right now.
table-settings = Settings
table-keys = Keyboard
table-leave = Leave the seat
table-leave-text = You get up for good: your key to this seat opens nothing any more, and somebody else may sit down. To pause only, close the page; the seat stays yours.
table-leave-do = Leave the seat
table-offer-text = “{ $what }”: this cannot be taken back.
table-rename = What the others call you
table-rename-do = Rename
table-mute = Mute
table-unmute = Hear again
table-report = Report
table-report-name = Report the name
table-report-text = Report what { $name } said
table-report-text-long = This goes to the people who run this server, with the name and the seat.
table-report-what = What is wrong?
table-report-send = Send the report
table-report-done = Your report was sent.
table-onlookers = { $count ->
    [0] Nobody looks on
    [one] One person looks on
   *[other] { $count } people look on
}
table-onlooker = Onlooker { $number }
table-onlooker-you = Onlooker { $number }: you
table-remove = Send away

table-hint-thinks = A strong bot is thinking about it …
table-hint-not-now = Nothing is asked of you now. Ask again when it is your turn.
table-hint-late = The question is another one by now.
table-hint-best = Best
table-hint-only = The only answer
table-hint-next = Next best
table-hint-do = Do that
table-hint-plan = How it might go on
table-hint-chance = { $word }: about { $percent } in 100 such matches are won.
table-hint-sure = The first is clearly better.
table-hint-likely = The first is probably better.
table-hint-close = The two are about equally good.
table-hint-kept = The next promises more, but not enough: a token is better kept for later.
table-hint-hasty = Nothing else was tried in so short a time.
table-chance-slim = Hardly a chance
table-chance-poor = A poor chance
table-chance-behind = A little behind
table-chance-even = An even match
table-chance-ahead = A little ahead
table-chance-good = A good chance
table-chance-great = As good as won

table-result-you = You win!
table-result-lost = { $name } wins
table-result-won = { $name } wins
table-result-draw = Nobody wins
table-result-look = Look at the table
table-rematch = Rematch
table-rematch-waits = Waiting for the others …
table-rematch-wished = { $name } wants a rematch.
table-rematch-wished-stay = { $name } wants a rematch, with everybody on the same side.
table-rematch-sides = Sides
    .swap = Swapped
    .stay = As they were
table-rematch-fighters-before = As before
table-again-otherwise = Another table, with other options
table-again-elsewhere = Another table, with a new link
table-recount = What was { $name } up to?
table-recount-thinks = { $name } thinks the match over again …
table-recount-heading = { $name } looks back
table-replay = Watch it again
table-record = Download the record
table-fair = Was it fair?
table-verify = { $command } works out every shuffle and every die of the record again.

## Looking back

table-replay-title = Looking back
table-replay-loading = The match is being fetched …
table-replay-none = This match cannot be looked at: it is not over, or nobody may.
table-replay-step = Step { $input } of { $inputs }
table-replay-before = Nothing has happened yet.
table-replay-first = To the beginning
table-replay-back = One step back
table-replay-play = Play
table-replay-pause = Stop
table-replay-next = One step on
table-replay-last = To the end
table-replay-slider = Step of the match
table-replay-view = Seen by
table-replay-view-public = Everybody
table-replay-quiet = Nobody who looks on could see this step.
table-replay-skipped = { $count ->
    [one] (one step was skipped)
   *[other] ({ $count } steps were skipped)
}
table-replay-table = To the table
