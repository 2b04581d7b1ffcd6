# The terminal game: everything around the table.

terminal-title = KNOCKDOWN
terminal-round = round { $round }
terminal-turn = turn { $turn }
terminal-action = (action { $number } of 2)
terminal-action-short = ({ $number }/2)
terminal-distance = distance { $distance }
terminal-danger = danger
terminal-start = start
terminal-corridor = corridor
terminal-candle = candle
terminal-dark = dark
terminal-stage = arena: { $arena } · skills: { $skills }
terminal-roster = “c NAME” shows the special attacks and tokens of a fighter.
terminal-any = any range
terminal-unhurt = unhurt
terminal-wounds = { $light } light + { $heavy } heavy = { $total }
terminal-wounds-short = { $light }+{ $heavy }={ $total }
terminal-face-down = one skill face down
terminal-face-down-own = face down
terminal-row = Row
terminal-deck = deck { $deck }{ $candles ->
    [0] { "" }
    [one] { " " }(with { $candles } candle)
   *[other] { " " }(with { $candles } candles)
}
terminal-deck-short = deck { $deck }{ $candles ->
    [0] { "" }
   *[other] { " " }(♦{ $candles })
}
terminal-hands = Hands (from a hand only symbols count)
terminal-backs = { $count } not seen
terminal-empty-hand = no cards
terminal-log = Log
terminal-more = … and { $count } more, see “l”
terminal-keys = number: answer · ? why not · c NAME card · r ID rule · l log · h help · s save and quit
terminal-too-late = { $seconds ->
    [one] { $seconds } second is
   *[other] { $seconds } seconds are
} over: the house answers for you.
terminal-prompt = Your answer

## In short, where a screen is small

terminal-next = … { $count } more: n
terminal-short-wounds = wounds: { $cards }
terminal-short-effect = effect: { $cards }
terminal-short-both = both: { $cards }
terminal-short-move = Move { $space }
terminal-short-hop = Corridor to { $space }
terminal-short-attack = Attack: { $card }
terminal-short-dash = Dash { $space }: { $cards }

## Starting and ending

terminal-you = You
terminal-welcome-people = { $first } against { $second }
terminal-welcome-how = Hit your opponent, knock them down, win two rounds. Each turn you take two actions: Move, Attack with a card of the row (you keep it), or a Combo of special attacks paid with your hand.
terminal-welcome-danger = On a space marked “!” an attacker next to you adds a wound.
terminal-welcome-corridors = “∩” marks a corridor entrance: before each of your two actions you may go from one entrance to another that is free. Coming out costs the wound shown there.
terminal-welcome-candles = Candle cards (“♦”) hide in the deck. Each of them brings the darkness (“░”) closer from both sides; whoever ends a turn in it suffers a wound.
terminal-welcome-type = Answer by number, or type what you see. “?” says why something is not possible, “h” explains the signs.
terminal-opponent = Who is your opponent?
terminal-opponent-greedy = the computer (greedy)
terminal-opponent-random = a novice (random)
terminal-opponent-person = a person at this keyboard
terminal-begin = Press Enter to begin.
terminal-resumed = The match goes on after input { $inputs }.
terminal-arena-again = “c arena” tells it again at any time.
terminal-torn = The last line of the record was not written to its end and is left out.
terminal-won = { $name } wins the match
terminal-won-rounds = Rounds won: { $first } { $won }, { $second } { $lost }
terminal-replay = Watch it again: { $command }
terminal-verify = Check it: { $command }
terminal-saved = The match is saved. Go on with: { $command }

## Two people, one keyboard

terminal-curtain = Pass the keyboard to { $name }
terminal-curtain-look-away = The next screen is for { $name } only. Press Enter when nobody else is looking.

## Towers

terminal-test = The more wounds they have, the better your chance: even at 11. If they pass, they lose half of their light wounds.
terminal-tower = { $name }: build one tower of { $count } { $count ->
    [one] cube
   *[other] cubes
} in ten seconds, one on top of the other. Then tell the truth.

## What was typed

terminal-forced = { $name } has only one answer: { $answer }
terminal-nothing-typed = Type a number from 1 to { $count }, or h for help.
terminal-not-understood = “{ $typed }” is not an answer here. Type a number from 1 to { $count }, an answer such as “{ $example }”, or h for help.
terminal-not-a-number = There is no answer { $typed }: choose from 1 to { $count }.
terminal-refused = “{ $choice }” is not possible now:
terminal-ambiguous = “{ $typed }” could be any of: { $answers }
terminal-all-open = Nothing is closed here: all you could try is in the list.
terminal-closed = Not possible now:
terminal-no-card = No card, skill, special attack, token, fighter or arena is called “{ $typed }”.
terminal-read-on = Read on with “r ID”: { $rules }
terminal-spoken-of = Special attacks that speak of it: { $specials }
terminal-called-danger = edge, danger
terminal-called-corridors = corridor, entrance
terminal-called-candles = candle, darkness
terminal-which-card = Type c and part of a name, such as “c { $example }”.
terminal-which-rule = Type r and the id of a rule or a word, such as “r KD-BLOCK-2”.
terminal-no-rule = No rule is called “{ $typed }” or speaks of it.

## Help

terminal-help-answer = answer the question; or type it: “{ $example }”
terminal-help-why = what is closed, why, and by which rule
terminal-help-card = show a card, skill, special attack, token, fighter or arena
terminal-help-rule = show a rule by its id, or rules with a word
terminal-help-log = everything that happened so far
terminal-help-view = more or less detail on the screen
terminal-help-next = more answers, where not all of them fit
terminal-help-resign = give up the match
terminal-help-save = save and quit; Ctrl-C does the same
terminal-help-help = this page
terminal-help-signs = Signs
terminal-help-range = range: how many spaces away the opponent may be
terminal-help-cost = in a cost: and, or, any symbol
terminal-help-knockout = after this attack you may start a Knockdown test
terminal-help-light = light wound
terminal-help-heavy = heavy wound
terminal-help-reached = reaches the opponent; an attack without it only takes the card
terminal-help-payable = you can pay for it
terminal-help-token = token and whose it is
terminal-help-danger = dangerous: an attacker next to you adds a wound
terminal-help-corridor = corridor entrance, and the wound it costs to come out there
terminal-help-candle = candle and darkness: whoever ends a turn there suffers a wound
terminal-help-victory = round won
terminal-help-skill = skill face up, skill face down
terminal-help-back = card you have not seen
