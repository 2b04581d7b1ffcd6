# Jak łączą się części efektu. Wielka litera i kropka są dodawane do gotowego zdania.

effect-if = jeśli { $condition }, { $body }
    .group = jeśli { $condition }: { $body }
effect-else = { $first }; w przeciwnym razie { $body }
    .apart = { $first }. W przeciwnym razie { $body }
effect-may = możesz { $body }
    .group = możesz zrobić, co następuje: { $body }
effect-done = to zrobisz
effect-follow = { $first }; { $rest }
effect-choose = wybierz jedno: { $options }
    .infinitive = wybrać jedno: { $options }
effect-or = { $first }; albo { $next }
effect-and = { $first } i { $next }
effect-then = { $first }, a potem { $next }
effect-moment = { $moment }: { $body }
effect-range = { $low }–{ $high }
effect-subject-you = ty
effect-subject-opponent = przeciwnik
