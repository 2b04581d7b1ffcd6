# The terminal game: everything around the table.

terminal-log = Log
terminal-more = … and { $count } more, see “l”
terminal-keys = number: answer · hint · ? why not · c CARD · r RULE · l log · h help · s save
terminal-prompt = Your answer

## Short forms for small screens

terminal-next = … { $count } more: n

## Starting and ending

terminal-welcome-type = Answer by number, or type what you see. “hint” suggests a move, “?” says why something is not possible, and “h” explains the symbols.
terminal-level = How well should the computer play?
terminal-level-easy = easy: a beginner who overlooks a lot
terminal-level-normal = normal: plays now and then
terminal-level-hard = hard: thinks ahead, but not for long
terminal-level-expert = expert: takes its time, a few seconds at most
terminal-begin = Press Enter to begin.
terminal-resumed = { $inputs ->
    [0] The match continues; no answers yet.
   *[other] The match continues after input { $inputs }.
}
terminal-torn = The last line of the record is incomplete and was left out.
terminal-replay = Watch the replay: { $command }
terminal-analyse = See what would have been better: { $command }
terminal-verify = Check it: { $command }
terminal-recount = Hear what the computer was up to: { $command }
terminal-recount-offer = Enter: leave · t: hear what the computer was up to
terminal-remembering = The computer is thinking back …
terminal-saved = The match is saved. Continue with: { $command }

## Two people, one keyboard

terminal-curtain = Pass the keyboard to { $name }
terminal-curtain-look-away = The next screen is for { $name } only. Press Enter when nobody else is looking.

## Replies to what was typed

terminal-forced = { $name } has only one answer: { $answer }
terminal-nothing-typed = Type a number from 1 to { $count }, or h for help.
terminal-not-understood = “{ $typed }” is not an answer here. Type a number from 1 to { $count }, an answer such as “{ $example }”, or h for help.
terminal-not-a-number = There is no answer { $typed }: choose from 1 to { $count }.
terminal-refused = “{ $choice }” is not possible now:
terminal-ambiguous = “{ $typed }” could be any of: { $answers }
terminal-own-screen = That is for { $name } alone, on a screen the others cannot see.
terminal-offers = Besides answering, you may:
terminal-no-offers = You can only answer now.
terminal-talk = You may say or show:
terminal-no-talk = There is no one to talk to, or nothing to say now.
terminal-about-to-play = { $name } is about to play.
terminal-thinking = { $name } is thinking …
terminal-you-think = One moment …
terminal-no-hint = There is no question to give a hint for.
terminal-prompt-pause = Enter lets it play
terminal-pause-on = Bots now wait for you before each move; p lets them play on.
terminal-pause-off = Bots play on by themselves again.
terminal-all-open = Nothing is ruled out here: everything you could try is in the list.
terminal-closed = Not possible now:
terminal-closed-more = … and { $count } more for the same reason
terminal-read-on = Read more with “r ID”: { $rules }
terminal-no-rule = No rule is called “{ $typed }” or mentions it.

## Help

terminal-help-answer = answer the question; or type it: “{ $example }”
terminal-help-why = what is not possible, why, and by which rule
terminal-help-rule = show a rule by its id, or rules with a word
terminal-help-log = everything that has happened so far
terminal-help-view = more or less detail on the screen
terminal-help-next = more answers, where not all of them fit
terminal-help-offers = what else you may do; “o 2” does the second
terminal-help-talk = what you may say or show; “t 2” says the second
terminal-help-hint = a suggestion: the best answer, the next best, and your chances
terminal-help-pause = pause before each bot move, or stop pausing
terminal-help-save = save and quit; Ctrl-C does the same
terminal-help-help = this page
terminal-help-signs = Symbols
