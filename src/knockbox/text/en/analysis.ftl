# The analysis of a match, in the terminal and as an HTML page.

analysis-title = Analysis of a match: { $players }
analysis-versus = { $first } against { $second }
analysis-together = { $names }
analysis-result-won = { $name } won.
analysis-result-drawn = The match is a draw.
analysis-result-group-won = The group won.
analysis-result-group-lost = The group lost.
analysis-result-open = The match is not over; this is how it went so far.
analysis-referee = Referee

## Marks

analysis-mark-blunder = Blunder
analysis-mark-mistake = Mistake
analysis-mark-inaccuracy = Inaccuracy
analysis-mark-unlucky = Unlucky
analysis-mark-lucky = Lucky

## A moment

analysis-choice = { $name }: { $choice }
analysis-verdict = It cost { $points ->
    [one] { $points } point
   *[other] { $points } points
} (±{ $doubt }): a chance to win of { $after }% instead of { $before }%.
analysis-better = { $sureness ->
    [sure] Surely
    [likely] Probably
   *[maybe] Perhaps
} better: { $choice } ({ $chance }%).
analysis-plan = It might have continued: { $steps }.
analysis-opened = With all hands open, the best choice was: { $choice } ({ $chance }%).
analysis-unlucky = Right given what the player knew. Only someone who saw the hidden cards would have chosen differently: { $choice }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} better.
analysis-lucky = The hidden cards made it work: with all hands open it cost little or nothing.
analysis-left = Gave up with a chance to win of { $before }%.

## A summary

analysis-player = Player
analysis-choices = Choices
analysis-lost = Mean loss (points)
analysis-inaccuracies = Inaccuracies
analysis-mistakes = Mistakes
analysis-blunders = Blunders
analysis-unlucky-ones = Unlucky
analysis-no-moments = No choice clearly lost { $points } points or more.
analysis-moments = Moments that mattered
analysis-wrote = Written: { $file }

## The page

analysis-plot = Chance to win
analysis-plot-text = After each step, in per cent. The table below says the same in words and numbers.
analysis-axis = step
analysis-round = Round { $number }
analysis-point = Step { $input }, { $name }: { $mark }
analysis-every = Step by step
analysis-input = Step
analysis-what = Choice
analysis-chance-of = { $name }, chance
analysis-loss = Lost
analysis-mark = Mark
analysis-forced = only answer
analysis-summary = Summary
analysis-skip = Skip to the moments
analysis-reading = How to read this
analysis-reading-chance = How likely a win was after the choice, given what the player knew then, if everyone plays on well. Cards that came later do not count.
analysis-term-marks = Inaccuracy, mistake, blunder
analysis-reading-marks = A point is one per cent of the chance to win. Compared with the best choice, an inaccuracy cost at least { $inaccuracy } points, a mistake { $mistake }, a blunder { $blunder }.
analysis-term-sure = How sure that is
analysis-reading-sure = The computer’s estimates are never certain; the number after ± says by how many points the cost may be off. A choice is marked only if it cost at least that much: then another was probably better. At twice as much, it was surely better.
analysis-term-luck = Unlucky, lucky: what the player could not know
analysis-reading-luck = Players do not know what the others hold, so every choice is checked again with all hands open. Unlucky: right given what the player knew, but at least a mistake against those hands. Lucky: at least a mistake given what the player knew, but those hands made it good. Undrawn cards and dice stay unknown in both.
analysis-reading-made = Made by { $made } with { $budget } for each first look, seed { $seed }, from { $record }.
analysis-simulations = { $count ->
    [one] { $count } simulation
   *[other] { $count } simulations
}
analysis-seconds = { $count } s
analysis-percent = { $number }%
analysis-least = { $mark }: { $points } points or more
