# La mesa de Knockdown: lo que se pregunta, lo que hay en cada sitio, los grandes momentos y las teclas.

## Dónde se está

duel-stage = La arena: { $arena }
duel-prompt = Lo que se pregunta
duel-row = { $count ->
    [one] La hilera: una carta; { $deck } en el mazo
   *[other] La hilera: { $count } cartas; { $deck } en el mazo
}
duel-hand = { $count ->
    [0] Tu mano: vacía
    [one] Tu mano: una carta
   *[other] Tu mano: { $count } cartas
}
duel-row-caption = Hilera
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
duel-back = Una carta que nadie ha visto
duel-skills = Destrezas
duel-specials = Ataques especiales de { $name }
duel-sheet = { $name }: heridas leves: { $light }, graves: { $heavy }, { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} en la mano, asaltos ganados: { $won }
duel-nobody = Todavía sin luchador
duel-you = Tú
duel-thinks = está eligiendo
duel-won = { $won ->
    [0] Ningún asalto ganado
    [one] Un asalto ganado
   *[other] { $won } asaltos ganados
}
duel-unfold = { $cards ->
    [0] Mano vacía: mostrar la hoja
    [one] Una carta en la mano: mostrar la hoja
   *[other] { $cards } cartas en la mano: mostrar la hoja
}
duel-unfold-own = Mostrar tus destrezas y ataques especiales
duel-fold = Plegar la hoja
duel-deck = { $deck } en el mazo, { $discards } descartadas: mirar los descartes
duel-deck-left = { $deck ->
    [0] No quedan cartas en el mazo
    [one] Queda una carta en el mazo
   *[other] Quedan { $deck } cartas en el mazo
}{ $candles ->
    [0] .
    [one] , una de ellas es una vela.
   *[other] , { $candles } de ellas son velas.
}
duel-discards = { $count ->
    [0] Nada descartado
    [one] Una carta descartada
   *[other] { $count } cartas descartadas
}

## Las cosas y cómo están

duel-thing-open = { $label } Se puede elegir.
duel-thing-picked = { $label } Elegida.
duel-thing-closed = { $label } Ahora no se puede elegir.
duel-face-down = Boca abajo, solo tú la ves: { $skill }
duel-skill-hidden = Una destreza está boca abajo.
duel-special-reaches = { $label } Alcanza desde aquí.
duel-special-far = { $label } No alcanza desde aquí.
duel-space-open = Casilla { $space }: { $marks }. Se puede elegir.
duel-space-picked = Casilla { $space }: { $marks }. Elegida.
duel-space-closed = Casilla { $space }: { $marks }. Ahora no se puede elegir.
duel-space-idle = Casilla { $space }: { $marks }.
duel-space-free = libre
duel-space-you = aquí estás tú
duel-space-dangerous = borde peligroso
duel-space-entrance = pasillo técnico, { $wound ->
    [heavy] cuesta una herida grave
   *[light] cuesta una herida leve
}
duel-space-candle = una vela
duel-space-dark = a oscuras
duel-space-reached = al alcance
duel-token-of = { $token } de { $name }
duel-change-light = { $sign }{ $count } { $count ->
    [one] leve
   *[other] leves
}
duel-change-heavy = { $sign }{ $count } { $count ->
    [one] grave
   *[other] graves
}
duel-odds-short = K.O. { $odds } %
duel-odds-meaning = Probabilidad de K.O. si la prueba se hiciera ahora

## La pregunta

duel-waits = { $count ->
    [one] { $name } está eligiendo…
   *[other] { $name } están eligiendo…
}
duel-referee = El árbitro decide…
duel-sent = Un momento…
duel-action = Asalto { $round } · Acción { $number }
duel-paying = Pago de { $attack }
duel-attacks = { $name } ataca
duel-under-attack = { $name } ataca: { $attack }
duel-under-way = { $name } va a moverse
duel-lead = { $first } → { $then }
duel-put-down = Soltar
duel-undo = Deshacer
duel-all = Todas las respuestas
duel-closed = Ahora no es posible
duel-then = Entonces:
duel-then-unhindered = Si nadie lo impide:
duel-then-unsure = Hasta donde se puede saber:
duel-more = { $count ->
    [one] Aún falta algo: elige lo que va con ello.
   *[other] Aún falta algo: elige lo que va con ello. Hay { $count } formas.
}
duel-split = Pulsa las heridas que tu bloqueo ignora
duel-cube-heavy = Una herida grave.
duel-cube-light = Una herida leve.

## Elecciones iniciales

duel-moment-fighters = Elige a tu luchador
duel-moment-skills = Elección de destrezas
duel-moment-opening = Elección inicial
duel-moment-test = Prueba de derribo
duel-repertoire = Señala a un luchador para ver lo que sabe hacer.
duel-repertoire-tap = Toca a un luchador para ver lo que sabe hacer.
duel-fighter = { $name }, { $title }. Ataques especiales: { $specials }.
duel-kept = Te quedas con esta.
duel-sealing = { $name } está eligiendo en secreto.
duel-sealed = { $name } ya ha elegido. Es secreto hasta que ambos lo hayan hecho.
duel-takes = toma de la hilera
duel-is-first = va primero
duel-is-second = va en segundo lugar

## Grandes momentos

duel-ko = K.O.
duel-odds-who = { $name } puede poner a prueba a { $rival }.
duel-odds = { $odds } % de probabilidad de K.O.: tres dados contra { $wounds ->
    [one] una herida
   *[other] { $wounds } heridas
}.
duel-odds-none = La prueba no se hace con dados.
duel-dice-who = { $name }: tres dados contra { $wounds ->
    [one] una herida
   *[other] { $wounds } heridas
}
duel-dice-odds = Probabilidad de K.O.: { $odds } %
duel-dice-sum = { $sum } contra { $wounds }
duel-dice-passed = Sigue en pie
duel-initiative = Iniciativa
duel-first = Empieza { $name }
duel-round-start = Asalto { $round }
duel-round-won = { $name } gana el asalto
duel-match-won = { $name } gana el combate

## Teclas

duel-key-along = Al elemento de al lado
duel-key-between = A la zona de arriba o de abajo
duel-key-enter = Elegir lo que tiene el foco; otra vez lo confirma
duel-key-number = Dar la respuesta de ese número
duel-key-escape = Soltar lo elegido
duel-key-answers = Todas las respuestas en una lista
duel-key-why = ¿Por qué no? De lo que tiene el foco, o de todo
duel-key-undo = Deshacer, mientras no se haya revelado nada
duel-key-prompt = A la pregunta
duel-key-stage = Al escenario
duel-key-row = A la hilera
duel-key-hand = A tus cartas
duel-key-fighter = A tu luchador
duel-key-opponent = A tu rival

## Qué hacer

duel-help-take_action = Moverse: una casilla iluminada. Atacar: una carta de la hilera. Combo: un ataque especial iluminado de tu hoja.
duel-help-continue_combo = Realiza un ataque especial o una Carrera: una carta con el símbolo de carrera y luego una casilla.
duel-help-pay_cost = Elige cartas de tu mano cuyos símbolos cubran el coste.
duel-help-declare_block = Elige una carta con el símbolo de bloqueo; después di qué detiene.
duel-help-use_reaction = Elige la Reacción de tu hoja, o deja que ocurra.
duel-help-nothing = Ahora no tienes nada que puedas usar aquí.
duel-help-draft_one = No se resuelve nada: solo llega a tu mano.
duel-help-draft_two = Elige dos cartas: no se resuelve nada, solo llegan a tu mano.
duel-help-keep_first = Solo funcionan las destrezas boca arriba. La iniciativa decide quién empieza.
duel-help-lay_skill = La otra espera boca abajo hasta que pierdas un asalto. Empieza quien tenga más iniciativa.
