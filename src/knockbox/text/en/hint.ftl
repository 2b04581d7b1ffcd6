# Hints: what somebody who is asked could do.

hint-best = Best: { $choice } · chance to win { $chance }% (±{ $doubt })
hint-next = Next best: { $choice } · { $chance }%
hint-only = There is only one answer: { $choice }
hint-sure = That is clearly better.
hint-likely = That is probably better.
hint-close = The two are about equally good.
hint-kept = The next promises more, but not enough: a token is better kept for later.
hint-hasty = Nothing else was tried in so short a time: look longer to be surer.
hint-plan = How it might go on: { $steps }
hint-by = Found by { $bot } in { $simulations ->
    [one] { $simulations } simulation.
   *[other] { $simulations } simulations.
}
