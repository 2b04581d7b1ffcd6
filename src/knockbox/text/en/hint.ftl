# Hints: a suggested answer to the current question.

hint-best = Best: { $choice } · chance to win { $chance }% (±{ $doubt })
hint-next = Next best: { $choice } · { $chance }%
hint-only = There is only one answer: { $choice }
hint-sure = That is clearly better.
hint-likely = That is probably better.
hint-close = The two are about equally good.
hint-kept = The second promises more, but not enough: better to keep the token for later.
hint-hasty = There was no time to try anything else: search longer to be surer.
hint-plan = How it might continue: { $steps }
hint-by = Found by { $bot } in { $simulations ->
    [one] { $simulations } simulation.
   *[other] { $simulations } simulations.
}
