# La mesa de Knockdown: lo que se pregunta, lo que hay en cada sitio, los grandes momentos y las teclas.

## Dónde se está

duel-stage = La Arena: { $arena }
duel-prompt = Pregunta
duel-row = { $count ->
    [one] La fila: una carta; { $deck } en el mazo
   *[other] La fila: { $count } cartas; { $deck } en el mazo
}
duel-hand = { $count ->
    [0] Tu mano: vacía
    [one] Tu mano: una carta
   *[other] Tu mano: { $count } cartas
}
duel-row-caption = Fila
duel-hand-caption = Mano
duel-hand-empty = Tu mano está vacía. Aquí llegan las cartas con las que atacas.
duel-other-hand = { $count ->
    [0] Mano: vacía
   *[other] { $backs ->
        [0] Mano: { $count }, todas conocidas
        [one] Mano: { $count }, una desconocida
       *[other] Mano: { $count }, de ellas { $backs } desconocidas
    }
}
duel-back = Carta desconocida
duel-skills = Habilidades
duel-specials = Ataques Especiales de { $name }
duel-sheet = { $name }: Heridas Leves: { $light }, Graves: { $heavy }, { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} en la mano, rondas ganadas: { $won }
duel-nobody = Todavía sin Luchador
duel-you = Tú
duel-thinks = está eligiendo
duel-won = { $won ->
    [0] Ninguna ronda ganada
    [one] Una ronda ganada
   *[other] { $won } rondas ganadas
}
duel-unfold = { $cards ->
    [0] Mano vacía: mostrar la hoja
    [one] Una carta en la mano: mostrar la hoja
   *[other] { $cards } cartas en la mano: mostrar la hoja
}
duel-unfold-own = Mostrar tus Habilidades y Ataques Especiales
duel-fold = Plegar la hoja
duel-deck = { $deck } en el mazo, { $discards } descartadas: mirar los descartes
duel-deck-left = { $deck ->
    [0] No quedan cartas en el mazo
    [one] Queda una carta en el mazo
   *[other] Quedan { $deck } cartas en el mazo
}{ $candles ->
    [0] .
    [one] , una de ellas es una Vela.
   *[other] , { $candles } de ellas son Velas.
}
duel-discards = { $count ->
    [0] Nada descartado
    [one] Una carta descartada
   *[other] { $count } cartas descartadas
}

## Las cosas y cómo están

duel-thing-open = { $label } Disponible.
duel-thing-picked = { $label } Tu selección.
duel-thing-closed = { $label } No disponible ahora.
duel-face-down = Bocabajo, solo tú la ves: { $skill }
duel-skill-hidden = Una Habilidad está bocabajo.
duel-special-reaches = { $label } Al alcance.
duel-special-far = { $label } Fuera de alcance.
duel-space-open = Casilla { $space }: { $marks }. Disponible.
duel-space-picked = Casilla { $space }: { $marks }. Seleccionada.
duel-space-closed = Casilla { $space }: { $marks }. No disponible ahora.
duel-space-idle = Casilla { $space }: { $marks }.
duel-space-free = libre
duel-space-you = estás aquí
duel-space-dangerous = Extremo
duel-space-entrance = Pasillo Técnico, { $wound ->
    [heavy] cuesta una Herida Grave
   *[light] cuesta una Herida Leve
}
duel-space-candle = una Vela
duel-space-dark = a oscuras
duel-space-reached = al alcance
duel-token-of = { $token } de { $name }
duel-change-light = { $sign }{ $count } { $count ->
    [one] Leve
   *[other] Leves
}
duel-change-heavy = { $sign }{ $count } { $count ->
    [one] Grave
   *[other] Graves
}
duel-odds-short = K.O. { $odds } %
duel-odds-meaning = Probabilidad de K.O. si la prueba empezara ahora

## La pregunta

duel-waits = { $count ->
    [one] { $name } está eligiendo…
   *[other] { $name } están eligiendo…
}
duel-referee = El árbitro está decidiendo…
duel-sent = Un momento…
duel-action = Ronda { $round } · Acción { $number }
duel-paying = Pago de { $attack }
duel-attacks = { $name } ataca
duel-under-attack = { $name } ataca: { $attack }
duel-under-way = { $name } va a moverse
duel-lead = { $first } → { $then }
duel-put-down = Cancelar
duel-undo = Deshacer
duel-all = Todas las respuestas
duel-closed = Ahora no es posible
duel-then = Entonces:
duel-then-unhindered = Si nadie lo impide:
duel-then-unsure = Hasta donde puedes saber:
duel-more = { $count ->
    [one] Falta algo: elige el resto.
   *[other] Falta algo: elige el resto. Hay { $count } formas.
}
duel-split = Pulsa las Heridas que ignora tu bloqueo
duel-cube-heavy = Una Herida Grave.
duel-cube-light = Una Herida Leve.

## Elecciones iniciales

duel-moment-fighters = Elige a tu Luchador
duel-moment-skills = Elección de Habilidades
duel-moment-opening = Elección inicial
duel-moment-test = Prueba de K.O.
duel-repertoire = Señala a un Luchador para ver sus Ataques.
duel-repertoire-tap = Toca a un Luchador para ver sus Ataques.
duel-fighter = { $name }, { $title }. Ataques Especiales: { $specials }.
duel-kept = Te quedas con esta.
duel-sealing = { $name } está eligiendo en secreto.
duel-sealed = { $name } ya ha elegido. Es secreto hasta que elijáis los dos.
duel-takes = toma de la fila
duel-is-first = va primero
duel-is-second = va en segundo lugar

## Grandes momentos

duel-ko = K.O.
duel-odds-who = { $name } puede iniciar una prueba de K.O. contra { $rival }.
duel-odds = { $odds } % de probabilidad de K.O.: tres dados contra { $wounds ->
    [one] una Herida
   *[other] { $wounds } Heridas
}.
duel-odds-none = Esta prueba no se hace con dados.
duel-dice-who = { $name }: tres dados contra { $wounds ->
    [one] una Herida
   *[other] { $wounds } Heridas
}
duel-dice-odds = Probabilidad de K.O.: { $odds } %
duel-dice-sum = { $sum } contra { $wounds }
duel-dice-passed = Sigue en pie
duel-initiative = Iniciativa
duel-first = Empieza { $name }
duel-round-start = Ronda { $round }
duel-round-won = { $name } gana la ronda
duel-match-won = { $name } gana el combate

## Teclas

duel-key-along = Elemento siguiente
duel-key-between = Zona de arriba o de abajo
duel-key-enter = Seleccionar; pulsa otra vez para confirmar
duel-key-number = Dar la respuesta con ese número
duel-key-escape = Cancelar la selección
duel-key-answers = Ver todas las respuestas
duel-key-why = ¿Por qué no? Del elemento seleccionado o de todo
duel-key-undo = Deshacer, mientras no se revele nada
duel-key-prompt = Ir a la pregunta
duel-key-stage = Ir a la Arena
duel-key-row = Ir a la fila
duel-key-hand = Ir a tu mano
duel-key-fighter = Ir a tu Luchador
duel-key-opponent = Ir a tu oponente

## Qué hacer

duel-help-take_action = Mover: elige una casilla iluminada. Atacar: elige una carta de la fila. Combo: elige un Ataque Especial iluminado de tu hoja.
duel-help-continue_combo = Realiza un Ataque Especial o un Sprint: elige una carta con el símbolo de Sprint y luego una casilla.
duel-help-pay_cost = Elige cartas de tu mano cuyos símbolos cubran el coste.
duel-help-declare_block = Elige una carta con el símbolo de bloqueo y después qué detiene.
duel-help-use_reaction = Elige la Reacción de tu hoja, o deja que ocurra.
duel-help-nothing = Aquí no tienes nada que usar.
duel-help-draft_one = Sin efecto: la carta pasa a tu mano.
duel-help-draft_two = Elige dos cartas. Sin efecto: pasan a tu mano.
duel-help-keep_first = Solo cuentan las Habilidades bocarriba. La Iniciativa decide quién empieza.
duel-help-lay_skill = La otra sigue bocabajo hasta que pierdas una ronda. Empieza la Iniciativa más alta.
