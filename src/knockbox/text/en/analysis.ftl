# The analysis of a played match, in the terminal and on its page.

analysis-title = Analysis of a match: { $players }
analysis-versus = { $first } against { $second }
analysis-together = { $names }
analysis-result-won = { $name } won.
analysis-result-drawn = Nobody won.
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
analysis-verdict = { $mark }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} lost, from { $before } % to { $after } %.
analysis-better = { $sureness ->
    [sure] Surely
    [likely] Probably
   *[maybe] Perhaps
} better: { $choice } ({ $chance } %, ± { $doubt }).
analysis-plan = It might have gone on: { $steps }.
analysis-opened = With all hands open the best was: { $choice } ({ $chance } %).
analysis-unlucky = Right by what could be known. Only somebody who saw the hidden cards would have chosen otherwise: { $choice }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} better.
analysis-lucky = The hidden cards made it good: with all hands open it cost nothing.
analysis-left = Gave up with a chance of { $before } %.

## A summary

analysis-player = Player
analysis-choices = Choices
analysis-lost = Lost per choice
analysis-points = { $points } points
analysis-inaccuracies = Inaccuracies
analysis-mistakes = Mistakes
analysis-blunders = Blunders
analysis-unlucky-ones = Unlucky
analysis-no-moments = No choice lost { $points } points or more.
analysis-moments = Moments that mattered
analysis-wrote = Written: { $file }

## The page

analysis-plot = Chance to win
analysis-plot-text = After each input, in per cent. The table below says the same in words and numbers.
analysis-plot-scroll = Plot of the chance to win; scroll sideways on a small screen
analysis-axis = input
analysis-round = Round { $number }
analysis-point = Input { $input }, { $name }: { $mark }
analysis-every = Every input
analysis-input = Input
analysis-what = Choice
analysis-chance-of = { $name }, chance
analysis-loss = Lost
analysis-mark = Mark
analysis-forced = only answer
analysis-summary = Summary
analysis-skip = Skip to the moments
analysis-reading = How to read this
analysis-reading-chance = A chance is what the player to choose could know at that moment, if both sides go on well; with the choice made, not with the cards that came later.
analysis-reading-marks = An inaccuracy loses at least { $inaccuracy } points of the chance to win, a mistake { $mistake }, a blunder { $blunder }, beside the best choice, and only if the difference is larger than the doubt about it.
analysis-reading-luck = Unlucky is a choice that was right by what could be known and at least a mistake with all hands open. Lucky is the other way round.
analysis-reading-made = Made by { $made } with { $budget } for each first look, seed { $seed }, from { $record }.
analysis-simulations = { $count } simulations
analysis-seconds = { $count } seconds
