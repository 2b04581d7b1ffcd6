# How the clauses of an effect are put together. Capitals and full stops are added to the finished sentence.

effect-if = if { $condition }, { $body }
    .group = if { $condition }: { $body }
effect-else = { $first }; otherwise, { $body }
    .apart = { $first }. Otherwise, { $body }
effect-may = you may { $body }
    .group = you may do the following: { $body }
effect-done = you do
effect-follow = { $first }; { $rest }
effect-choose = choose one: { $options }
effect-or = { $first }; or { $next }
effect-and = { $first } and { $next }
effect-then = { $first }, then { $next }
effect-moment = { $moment }: { $body }
effect-range = { $low }-{ $high }
effect-subject-you = you
effect-subject-opponent = the opponent
