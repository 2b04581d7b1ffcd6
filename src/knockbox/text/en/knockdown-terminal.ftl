# The terminal game of Knockdown: table, welcome and symbols.

knockdown-terminal-title = KNOCKDOWN
knockdown-terminal-round = round { $round }
knockdown-terminal-turn = turn { $turn }
knockdown-terminal-action = (action { $number } of 2)
knockdown-terminal-action-short = ({ $number }/2)
knockdown-terminal-distance = distance { $distance }
knockdown-terminal-danger = danger
knockdown-terminal-start = start
knockdown-terminal-corridor = corridor
knockdown-terminal-candle = candle
knockdown-terminal-dark = dark
knockdown-terminal-stage = arena: { $arena } · skills: { $skills }
knockdown-terminal-roster = “c NAME” shows the special attacks and tokens of a fighter.
knockdown-terminal-any = any range
knockdown-terminal-unhurt = unhurt
knockdown-terminal-wounds = { $light } light + { $heavy } heavy = { $total }
knockdown-terminal-wounds-short = { $light }+{ $heavy }={ $total }
knockdown-terminal-face-down = one skill face down
knockdown-terminal-face-down-own = face down
knockdown-terminal-row = Row
knockdown-terminal-deck = deck { $deck }{ $candles ->
    [0] { "" }
    [one] { " " }(with { $candles } candle)
   *[other] { " " }(with { $candles } candles)
}
knockdown-terminal-deck-short = deck { $deck }{ $candles ->
    [0] { "" }
   *[other] { " " }(♦{ $candles })
}
knockdown-terminal-hands = Hands (from a hand only symbols count)
knockdown-terminal-backs = { $count } not seen
knockdown-terminal-empty-hand = no cards
knockdown-terminal-too-late = { $seconds ->
    [one] { $seconds } second is
   *[other] { $seconds } seconds are
} up: the default answer is given for you.

## Short forms for small screens

knockdown-terminal-short-wounds = wounds: { $cards }
knockdown-terminal-short-effect = effect: { $cards }
knockdown-terminal-short-both = both: { $cards }
knockdown-terminal-short-move = Move { $space }
knockdown-terminal-short-hop = Corridor to { $space }
knockdown-terminal-short-attack = Attack: { $card }
knockdown-terminal-short-dash = Dash { $space }: { $cards }

## Starting and ending

knockdown-terminal-you = You
knockdown-terminal-bot = the computer ({ $kind })
knockdown-terminal-welcome-people = { $first } against { $second }
knockdown-terminal-welcome-how = Hit your opponent, knock them down, win two rounds. Each turn you take two actions: Move, Attack with a card from the row (you keep it), or a Combo of special attacks paid with your hand.
knockdown-terminal-welcome-danger = On a space marked “!” an attacker next to you adds a wound.
knockdown-terminal-welcome-corridors = “∩” marks a corridor entrance: before each of your two actions you may go from one entrance to another that is free. Coming out costs the wound shown there.
knockdown-terminal-welcome-candles = Candle cards (“♦”) hide in the deck. Each brings the darkness (“░”) closer from both sides; a fighter who ends a turn in it suffers a wound.
knockdown-terminal-opponent = Who is your opponent?
knockdown-terminal-opponent-computer = the computer
knockdown-terminal-opponent-person = a person at this keyboard
knockdown-terminal-arena-again = “c arena” shows this again at any time.
knockdown-terminal-won = { $name } wins the match
knockdown-terminal-won-rounds = Rounds won: { $first } { $won }, { $second } { $lost }

## Towers

knockdown-terminal-test = They fail with a chance of { $test ->
    [tower] about { $percent } % when they build
   *[dice] { $percent } %
}. If they pass, they lose half of their light wounds.
knockdown-terminal-tower = { $name }: build one tower of { $count } { $count ->
    [one] cube
   *[other] cubes
} in { $seconds } seconds, one on top of the other. Then tell the truth.

## What was typed

knockdown-terminal-no-card = No card, skill, special attack, token, fighter or arena is called “{ $typed }”.
knockdown-terminal-spoken-of = Special attacks that mention it: { $specials }
knockdown-terminal-called-danger = edge, danger
knockdown-terminal-called-corridors = corridor, entrance
knockdown-terminal-called-candles = candle, darkness
knockdown-terminal-which-card = Type c and part of a name, such as “c { $example }”.
knockdown-terminal-which-rule = Type r and the id of a rule or a word, such as “r KD-BLOCK-2”.

## Help

knockdown-terminal-help-card = show a card, skill, special attack, token, fighter or arena
knockdown-terminal-help-resign = give up the match
knockdown-terminal-help-range = range: how many spaces away the opponent may be
knockdown-terminal-help-cost = in a cost: and, or, any symbol
knockdown-terminal-help-knockout = after this attack you may start a Knockdown test
knockdown-terminal-help-light = light wound
knockdown-terminal-help-heavy = heavy wound
knockdown-terminal-help-reached = reaches the opponent; an attack without it only takes the card
knockdown-terminal-help-payable = you can pay for it
knockdown-terminal-help-token = token and its owner
knockdown-terminal-help-danger = dangerous: an attacker next to you adds a wound
knockdown-terminal-help-corridor = corridor entrance, and the wound it costs to come out there
knockdown-terminal-help-candle = candle and darkness: ending a turn there costs a wound
knockdown-terminal-help-victory = round won
knockdown-terminal-help-skill = skill face up, skill face down
knockdown-terminal-help-back = card you have not seen
