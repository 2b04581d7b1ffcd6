# Verbos, condiciones y momentos de Knockdown. El valor de un verbo es el imperativo (tú); `.infinitive` sigue a
# «puedes»; un atributo con el nombre de un momento es una frase que ya dice por sí misma cuándo se aplica.

## Lo que se cuenta

effect-wounds = { $number } { $kind ->
    [light] { $number ->
        [one] Herida Leve
       *[other] Heridas Leves
    }
   *[heavy] { $number ->
        [one] Herida Grave
       *[other] Heridas Graves
    }
}
effect-more-wounds = { effect-wounds } más
effect-fewer-wounds = { effect-wounds } menos
effect-cards = { $number } { $number ->
    [one] carta
   *[other] cartas
}
effect-spaces = { $number } { $number ->
    [one] casilla
   *[other] casillas
}
effect-per = { $step ->
    [1] { $counted ->
        [light] Herida Leve
        [heavy] Herida Grave
        [cards] carta
       *[wounds] Herida
    }
   *[other] { $step } { $counted ->
        [light] Heridas Leves
        [heavy] Heridas Graves
        [cards] cartas
       *[wounds] Heridas
    }
}
effect-amount = { $number } { $counted ->
    [light] { $number ->
        [one] Herida Leve
       *[other] Heridas Leves
    }
    [heavy] { $number ->
        [one] Herida Grave
       *[other] Heridas Graves
    }
    [cards] { $number ->
        [one] carta en la mano
       *[other] cartas en la mano
    }
   *[wounds] { $number ->
        [one] Herida
       *[other] Heridas
    }
}
effect-many = { $counted ->
    [light] Heridas Leves
    [heavy] Heridas Graves
    [cards] cartas en la mano
   *[wounds] Heridas
}
effect-chosen-cards = { effect-cards } que tú elijas

## Finales de frase

effect-for-each = por cada { effect-per } { $counted ->
    [cards] { $who ->
        [you] de tu mano
       *[opponent] de la mano del oponente
    }
   *[other] { $who ->
        [you] que tengas
       *[opponent] que tenga el oponente
    }
}
effect-worsened = { $number ->
    [one] { $number } Herida Leve del oponente en una Grave
   *[other] { $number } Heridas Leves del oponente en Graves
}
effect-reach = { $range ->
    [none] { "" }
   *[other] { " " }(alcance { $range })
}
effect-with-symbol = { $symbol ->
    [fist] { " con el símbolo de puño" }
    [foot] { " con el símbolo de pie" }
    [block] { " con el símbolo de bloqueo" }
    [dash] { " con el símbolo de Sprint" }
   *[none] { "" }
}

## Heridas

effect-wound = { $who ->
    [you] sufre { effect-wounds }
   *[other] inflige { effect-wounds }
}
    .infinitive = { $who ->
    [you] sufrir { effect-wounds }
   *[other] infligir { effect-wounds }
}
effect-wound-per = inflige { effect-wounds } { effect-for-each }
    .infinitive = infligir { effect-wounds } { effect-for-each }
effect-wound-per-borne = inflige { effect-wounds } por { $token-each } que haya en { $who ->
    [you] tu hoja
   *[opponent] la hoja del oponente
}
    .infinitive = infligir { effect-wounds } por { $token-each } que haya en { $who ->
    [you] tu hoja
   *[opponent] la hoja del oponente
}
effect-wound-per-laid = inflige { effect-wounds } por { $token-each } que haya en la Arena
    .infinitive = infligir { effect-wounds } por { $token-each } que haya en la Arena
effect-heal = cúrate { effect-wounds }
    .infinitive = curarte { effect-wounds }
effect-shift = pasa { effect-wounds } de tu hoja a la del oponente
    .infinitive = pasar { effect-wounds } de tu hoja a la del oponente
effect-worsen = convierte { effect-worsened }
    .infinitive = convertir { effect-worsened }
effect-strike = haz un Golpe que inflija { effect-wounds }{ effect-reach }
    .infinitive = hacer un Golpe que inflija { effect-wounds }{ effect-reach }

## Miniaturas

effect-push = empuja al oponente { effect-spaces }
    .infinitive = empujar al oponente { effect-spaces }
effect-pull = atrae al oponente { effect-spaces } hacia ti
    .infinitive = atraer al oponente { effect-spaces } hacia ti
effect-advance = avanza { effect-spaces } hacia el oponente
    .infinitive = avanzar { effect-spaces } hacia el oponente
effect-retreat = aléjate { effect-spaces } del oponente
    .infinitive = alejarte { effect-spaces } del oponente
effect-step = muévete hasta { effect-spaces }
    .infinitive = moverte hasta { effect-spaces }
effect-blink = haz un Salto de { effect-spaces }
    .infinitive = hacer un Salto de { effect-spaces }
effect-blink-up-to = haz un Salto de hasta { effect-spaces }
    .infinitive = hacer un Salto de hasta { effect-spaces }
effect-yank = haz saltar al oponente a una casilla adyacente a la tuya
    .infinitive = hacer saltar al oponente a una casilla adyacente a la tuya
effect-swap = intercambia tu posición con la del oponente
    .infinitive = intercambiar tu posición con la del oponente
effect-hop = pasa por los Pasillos Técnicos hasta otra entrada sin sufrir Heridas
    .infinitive = pasar por los Pasillos Técnicos hasta otra entrada sin sufrir Heridas

## Cartas

effect-draw = roba { effect-cards }
    .infinitive = robar { effect-cards }
effect-take = toma 1 carta de la fila y añádela a tu mano
    .infinitive = tomar 1 carta de la fila y añadirla a tu mano
effect-sweep = descarta 1 carta de la fila
    .infinitive = descartar 1 carta de la fila
effect-you-discard = descarta { effect-cards }
    .infinitive = descartar { effect-cards }
effect-opponent-discards = el oponente descarta { effect-cards }
    .infinitive = hacer que el oponente descarte { effect-cards }
effect-opponent-discards-random = el oponente descarta { effect-cards } al azar
    .infinitive = hacer que el oponente descarte { effect-cards } al azar
effect-opponent-discards-chosen = el oponente descarta { effect-chosen-cards }
    .infinitive = hacer que el oponente descarte { effect-chosen-cards }
effect-show = el oponente te enseña su mano
    .infinitive = hacer que el oponente te enseñe su mano
effect-spend = descarta { effect-cards }{ effect-with-symbol }
    .infinitive = descartar { effect-cards }{ effect-with-symbol }

## Fichas

effect-place = coloca { $token-object } en una casilla libre a alcance { $range }
    .infinitive = colocar { $token-object } en una casilla libre a alcance { $range }
effect-place-here = coloca { $token-object } en tu casilla
    .infinitive = colocar { $token-object } en tu casilla
effect-recover = recupera { $token-own } de la Arena
    .infinitive = recuperar { $token-own } de la Arena
effect-recover-every = recupera { $token-all } de la Arena
    .infinitive = recuperar { $token-all } de la Arena
effect-give = coloca { $token-object } en { $who ->
    [you] tu hoja
   *[opponent] la hoja del oponente
}
    .infinitive = colocar { $token-object } en { $who ->
    [you] tu hoja
   *[opponent] la hoja del oponente
}
effect-remove = retira { $token-object } de { $who ->
    [you] tu hoja
   *[opponent] la hoja del oponente
}
    .infinitive = retirar { $token-object } de { $who ->
    [you] tu hoja
   *[opponent] la hoja del oponente
}

## Velas

effect-candles-in = mueve las Velas 1 casilla hacia el centro
    .infinitive = mover las Velas 1 casilla hacia el centro
effect-candles-out = aleja las Velas 1 casilla del centro
    .infinitive = alejar las Velas 1 casilla del centro

## Respuestas y recuentos

effect-cancel-move = cancela ese desplazamiento
    .infinitive = cancelar ese desplazamiento
effect-cancel-attack = ignora toda esa Secuencia de Ataque
    .infinitive = ignorar toda esa Secuencia de Ataque
effect-add = añade { effect-wounds }
    .infinitive = añadir { effect-wounds }
    .your-pool = tus Ataques infligen { effect-more-wounds }
    .opponent-pool = los Ataques del oponente infligen { effect-more-wounds }
effect-ignore = ignora { effect-wounds }
    .infinitive = ignorar { effect-wounds }
    .your-pool = tus Ataques infligen { effect-fewer-wounds }
    .opponent-pool = los Ataques del oponente infligen { effect-fewer-wounds }
    .your-block = tus bloqueos ignoran { effect-more-wounds }
effect-count = cuenta { effect-cards } más
    .infinitive = contar { effect-cards } más
    .your-block = tus bloqueos cuentan { effect-cards } más de las que tienes en la mano

## Condiciones

condition-at-edge = { $who ->
    [you] estás
   *[opponent] el oponente está
} en un Extremo de la Arena
condition-distance = { $range ->
    [1] el oponente está en una casilla adyacente
   *[other] el oponente está a alcance { $range }
}
condition-has = { $who ->
    [you] tienes
   *[opponent] el oponente tiene
} al menos { effect-amount }
condition-has-at-most = { $number ->
    [0] { $who ->
        [you] no tienes
       *[opponent] el oponente no tiene
    } { effect-many }
   *[other] { $who ->
        [you] tienes
       *[opponent] el oponente tiene
    } como máximo { effect-amount }
}
condition-has-more = { $who ->
    [you] tienes
   *[opponent] el oponente tiene
} más { effect-many } que { $who ->
    [you] el oponente
   *[opponent] tú
}
condition-wounded = este Ataque ha infligido al menos 1 Herida
condition-wounds-blocked = se han bloqueado las Heridas de este Ataque
condition-after-special = ya has realizado otro Ataque Especial en este Combo
condition-in-play = tienes { $token-object } en juego
condition-in-supply = te queda { $token-object } en tu suministro
condition-bears = { $who ->
    [you] tienes { $token-object } en tu hoja
   *[opponent] el oponente tiene { $token-object } en su hoja
}
condition-stands-on = { $who ->
    [you] estás
   *[opponent] el oponente está
} en una casilla donde tienes { $token-object }
condition-near = { $who ->
    [you] estás
   *[opponent] el oponente está
} en una casilla donde tienes { $token-object } o junto a ella
condition-in-corridor = { $who ->
    [you] estás
   *[opponent] el oponente está
} en la entrada de un Pasillo Técnico
condition-beyond-candles = { $who ->
    [you] estás
   *[opponent] el oponente está
} en la casilla de una Vela o más lejos del centro
condition-shows-symbol = esa carta muestra el símbolo de { $symbol ->
    [fist] puño
    [foot] pie
    [block] bloqueo
   *[dash] Sprint
}

## Momentos

moment-round-start = al empezar cada ronda
moment-turn-start = al empezar tu turno
moment-turn-end = al terminar tu turno
moment-opponent-turn-start = al empezar el turno del oponente
moment-opponent-turn-end = al terminar el turno del oponente
moment-attack-action = cuando realices la acción de Atacar, puedes hacer esto en lugar de elegir una carta de la fila
moment-your-pool = cuando se cuente el Daño de tu Ataque
moment-opponent-pool = cuando se cuente el Daño del Ataque del oponente
moment-your-block = cuando bloquees Heridas
moment-you-blocked = después de que bloquees
moment-you-take = cuando tomes una carta de la fila
moment-opponent-takes = cuando el oponente tome una carta de la fila
moment-you-move = después de que te muevas con una acción de Mover
moment-you-dash = después de que hagas un Sprint
moment-you-hop = después de que pases por un Pasillo Técnico
moment-opponent-moves = después de que el oponente se mueva con una acción de Mover o un Sprint
moment-you-attacked = después de un Ataque tuyo
moment-you-were-attacked = después de un Ataque del oponente
moment-you-were-wounded = después de que un Ataque te hiera
moment-combo-end = al terminar tu Combo
moment-you-passed = después de que superes una prueba de K.O.
moment-opponent-passed = después de que el oponente supere una prueba de K.O.
moment-entered = cuando el oponente entre en esta casilla, recupera esta ficha y haz esto
moment-you-entered = cuando entres en esta casilla, recupera esta ficha y haz esto
moment-opponent-moving = cuando el oponente se mueva con una acción de Mover o un Sprint
moment-opponent-attacking = cuando el oponente ataque
