# Cómo se unen las partes de un efecto. La mayúscula y el punto se añaden a la frase terminada.

effect-if = si { $condition }, { $body }
    .group = si { $condition }: { $body }
effect-else = { $first }; si no, { $body }
    .apart = { $first }. Si no, { $body }
effect-may = puedes { $body }
    .group = puedes hacer lo siguiente: { $body }
effect-done = lo haces
effect-follow = { $first }; { $rest }
effect-choose = elige una opción: { $options }
    .infinitive = elegir una opción: { $options }
effect-or = { $first }; o { $next }
effect-and = { $first } y { $next }
effect-then = { $first } y luego { $next }
effect-moment = { $moment }: { $body }
effect-range = { $low }-{ $high }
effect-subject-you = tú
effect-subject-opponent = el oponente
