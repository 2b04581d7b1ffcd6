# The terminal game: everything around the table.

terminal-log = Log
terminal-more = … and { $count } more, see “l”
terminal-keys = number: answer · hint · ? why not · c CARD · r RULE · l log · h help · s save
terminal-prompt = Your answer

## In short, where a screen is small

terminal-next = … { $count } more: n

## Starting and ending

terminal-welcome-type = Answer by number, or type what you see. “hint” says what you could do, “?” why something is not possible, and “h” explains the signs.
terminal-level = How well should the computer play?
terminal-level-easy = easy: a beginner who overlooks a lot
terminal-level-normal = normal: somebody who plays now and then
terminal-level-hard = hard: thinks ahead, but not for long
terminal-level-expert = expert: takes its time, a few seconds at most
terminal-begin = Press Enter to begin.
terminal-resumed = { $inputs ->
    [0] The match goes on; nothing was answered yet.
   *[other] The match goes on after input { $inputs }.
}
terminal-torn = The last line of the record was not written to its end and is left out.
terminal-replay = Watch it again: { $command }
terminal-analyse = See what would have been better: { $command }
terminal-verify = Check it: { $command }
terminal-recount = Hear what the computer was up to: { $command }
terminal-recount-offer = Enter: leave · t: the computer tells what it was up to
terminal-remembering = The computer looks back …
terminal-saved = The match is saved. Go on with: { $command }

## Two people, one keyboard

terminal-curtain = Pass the keyboard to { $name }
terminal-curtain-look-away = The next screen is for { $name } only. Press Enter when nobody else is looking.

## What was typed

terminal-forced = { $name } has only one answer: { $answer }
terminal-nothing-typed = Type a number from 1 to { $count }, or h for help.
terminal-not-understood = “{ $typed }” is not an answer here. Type a number from 1 to { $count }, an answer such as “{ $example }”, or h for help.
terminal-not-a-number = There is no answer { $typed }: choose from 1 to { $count }.
terminal-refused = “{ $choice }” is not possible now:
terminal-ambiguous = “{ $typed }” could be any of: { $answers }
terminal-own-screen = That is for { $name } alone, on a screen that nobody else looks at.
terminal-offers = Beside your answer you may:
terminal-no-offers = There is nothing you may do now but answer.
terminal-talk = You may say or show:
terminal-no-talk = There is nobody to talk to, or nothing to say now.
terminal-about-to-play = { $name } is about to play.
terminal-thinking = { $name } is thinking …
terminal-you-think = A moment, please …
terminal-no-hint = There is nothing to give a hint for now.
terminal-prompt-pause = Enter lets it play
terminal-pause-on = Bots now wait for you before each of their moves; p lets them go on by themselves.
terminal-pause-off = Bots play on by themselves again.
terminal-all-open = Nothing is closed here: all you could try is in the list.
terminal-closed = Not possible now:
terminal-closed-more = … and { $count } more for the same reason
terminal-read-on = Read on with “r ID”: { $rules }
terminal-no-rule = No rule is called “{ $typed }” or speaks of it.

## Help

terminal-help-answer = answer the question; or type it: “{ $example }”
terminal-help-why = what is closed, why, and by which rule
terminal-help-rule = show a rule by its id, or rules with a word
terminal-help-log = everything that happened so far
terminal-help-view = more or less detail on the screen
terminal-help-next = more answers, where not all of them fit
terminal-help-offers = what you may do beside your answer; “o 2” does the second
terminal-help-talk = what you may say or show; “t 2” says the second
terminal-help-hint = what you could do: the best answer, the next best, and your chances
terminal-help-pause = wait before each move of a bot, or no longer
terminal-help-save = save and quit; Ctrl-C does the same
terminal-help-help = this page
terminal-help-signs = Signs
