# Verbos, condiciones y momentos de Knockdown. El valor de un verbo es el imperativo (tú); `.infinitive` sigue a
# «puedes»; un atributo con el nombre de un momento es una frase que ya dice por sí misma cuándo se aplica.

## Lo que se cuenta

effect-wounds = { $number } { $kind ->
    [light] { $number ->
        [one] herida leve
       *[other] heridas leves
    }
   *[heavy] { $number ->
        [one] herida grave
       *[other] heridas graves
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
        [light] herida leve
        [heavy] herida grave
        [cards] carta
       *[wounds] herida
    }
   *[other] { $step } { $counted ->
        [light] heridas leves
        [heavy] heridas graves
        [cards] cartas
       *[wounds] heridas
    }
}
effect-amount = { $number } { $counted ->
    [light] { $number ->
        [one] herida leve
       *[other] heridas leves
    }
    [heavy] { $number ->
        [one] herida grave
       *[other] heridas graves
    }
    [cards] { $number ->
        [one] carta en la mano
       *[other] cartas en la mano
    }
   *[wounds] { $number ->
        [one] herida
       *[other] heridas
    }
}
effect-many = { $counted ->
    [light] heridas leves
    [heavy] heridas graves
    [cards] cartas en la mano
   *[wounds] heridas
}
effect-chosen-cards = { effect-cards } que tú elijas

## Finales de frase

effect-for-each = por cada { effect-per } { $counted ->
    [cards] { $who ->
        [you] de tu mano
       *[opponent] de la mano del rival
    }
   *[other] { $who ->
        [you] que tengas
       *[opponent] que tenga el rival
    }
}
effect-worsened = { $number ->
    [one] { $number } herida leve del rival en una grave
   *[other] { $number } heridas leves del rival en graves
}
effect-reach = { $range ->
    [none] { "" }
   *[other] { " " }(alcance { $range })
}
effect-with-symbol = { $symbol ->
    [fist] { " con el símbolo de puño" }
    [foot] { " con el símbolo de pie" }
    [block] { " con el símbolo de bloqueo" }
    [dash] { " con el símbolo de carrera" }
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
   *[opponent] la hoja del rival
}
    .infinitive = infligir { effect-wounds } por { $token-each } que haya en { $who ->
    [you] tu hoja
   *[opponent] la hoja del rival
}
effect-wound-per-laid = inflige { effect-wounds } por { $token-each } que haya en la arena
    .infinitive = infligir { effect-wounds } por { $token-each } que haya en la arena
effect-heal = cúrate { effect-wounds }
    .infinitive = curarte { effect-wounds }
effect-shift = pasa { effect-wounds } de tu hoja a la del rival
    .infinitive = pasar { effect-wounds } de tu hoja a la del rival
effect-worsen = convierte { effect-worsened }
    .infinitive = convertir { effect-worsened }
effect-strike = haz un Golpe que inflija { effect-wounds }{ effect-reach }
    .infinitive = hacer un Golpe que inflija { effect-wounds }{ effect-reach }

## Figuras

effect-push = empuja al rival { effect-spaces }
    .infinitive = empujar al rival { effect-spaces }
effect-pull = atrae al rival { effect-spaces } hacia ti
    .infinitive = atraer al rival { effect-spaces } hacia ti
effect-advance = avanza { effect-spaces } hacia el rival
    .infinitive = avanzar { effect-spaces } hacia el rival
effect-retreat = aléjate { effect-spaces } del rival
    .infinitive = alejarte { effect-spaces } del rival
effect-step = muévete hasta { effect-spaces }
    .infinitive = moverte hasta { effect-spaces }
effect-blink = haz un Parpadeo de { effect-spaces }
    .infinitive = hacer un Parpadeo de { effect-spaces }
effect-blink-up-to = haz un Parpadeo de hasta { effect-spaces }
    .infinitive = hacer un Parpadeo de hasta { effect-spaces }
effect-yank = desplaza al rival con Parpadeo a una casilla adyacente a la tuya
    .infinitive = desplazar al rival con Parpadeo a una casilla adyacente a la tuya
effect-swap = intercambia tu posición con la del rival
    .infinitive = intercambiar tu posición con la del rival
effect-hop = pasa por los pasillos hasta otra entrada sin sufrir heridas
    .infinitive = pasar por los pasillos hasta otra entrada sin sufrir heridas

## Cartas

effect-draw = roba { effect-cards }
    .infinitive = robar { effect-cards }
effect-take = toma 1 carta de la hilera y añádela a tu mano
    .infinitive = tomar 1 carta de la hilera y añadirla a tu mano
effect-sweep = descarta 1 carta de la hilera
    .infinitive = descartar 1 carta de la hilera
effect-you-discard = descarta { effect-cards }
    .infinitive = descartar { effect-cards }
effect-opponent-discards = el rival descarta { effect-cards }
    .infinitive = hacer que el rival descarte { effect-cards }
effect-opponent-discards-random = el rival descarta { effect-cards } al azar
    .infinitive = hacer que el rival descarte { effect-cards } al azar
effect-opponent-discards-chosen = el rival descarta { effect-chosen-cards }
    .infinitive = hacer que el rival descarte { effect-chosen-cards }
effect-show = el rival te enseña su mano
    .infinitive = hacer que el rival te enseñe su mano
effect-spend = descarta { effect-cards }{ effect-with-symbol }
    .infinitive = descartar { effect-cards }{ effect-with-symbol }

## Fichas

effect-place = coloca { $token-object } en una casilla libre a alcance { $range }
    .infinitive = colocar { $token-object } en una casilla libre a alcance { $range }
effect-place-here = coloca { $token-object } en tu casilla
    .infinitive = colocar { $token-object } en tu casilla
effect-recover = recupera { $token-own } de la arena
    .infinitive = recuperar { $token-own } de la arena
effect-recover-every = recupera { $token-all } de la arena
    .infinitive = recuperar { $token-all } de la arena
effect-give = coloca { $token-object } en { $who ->
    [you] tu hoja
   *[opponent] la hoja del rival
}
    .infinitive = colocar { $token-object } en { $who ->
    [you] tu hoja
   *[opponent] la hoja del rival
}
effect-remove = retira { $token-object } de { $who ->
    [you] tu hoja
   *[opponent] la hoja del rival
}
    .infinitive = retirar { $token-object } de { $who ->
    [you] tu hoja
   *[opponent] la hoja del rival
}

## Velas

effect-candles-in = mueve las velas 1 casilla hacia el centro
    .infinitive = mover las velas 1 casilla hacia el centro
effect-candles-out = aleja las velas 1 casilla del centro
    .infinitive = alejar las velas 1 casilla del centro

## Respuestas y recuentos

effect-cancel-move = anula ese desplazamiento
    .infinitive = anular ese desplazamiento
effect-cancel-attack = ignora toda la secuencia de ese ataque
    .infinitive = ignorar toda la secuencia de ese ataque
effect-add = añade { effect-wounds }
    .infinitive = añadir { effect-wounds }
    .your-pool = tus ataques infligen { effect-more-wounds }
    .opponent-pool = los ataques del rival infligen { effect-more-wounds }
effect-ignore = ignora { effect-wounds }
    .infinitive = ignorar { effect-wounds }
    .your-pool = tus ataques infligen { effect-fewer-wounds }
    .opponent-pool = los ataques del rival infligen { effect-fewer-wounds }
    .your-block = tus bloqueos ignoran { effect-more-wounds }
effect-count = cuenta { effect-cards } más
    .infinitive = contar { effect-cards } más
    .your-block = tus bloqueos cuentan { effect-cards } más de las que tienes en la mano

## Condiciones

condition-at-edge = { $who ->
    [you] estás
   *[opponent] el rival está
} en una casilla del borde
condition-distance = { $range ->
    [1] el rival está en una casilla adyacente
   *[other] el rival está a alcance { $range }
}
condition-has = { $who ->
    [you] tienes
   *[opponent] el rival tiene
} al menos { effect-amount }
condition-has-at-most = { $number ->
    [0] { $who ->
        [you] no tienes
       *[opponent] el rival no tiene
    } { effect-many }
   *[other] { $who ->
        [you] tienes
       *[opponent] el rival tiene
    } como máximo { effect-amount }
}
condition-has-more = { $who ->
    [you] tienes
   *[opponent] el rival tiene
} más { effect-many } que { $who ->
    [you] el rival
   *[opponent] tú
}
condition-wounded = este ataque ha infligido al menos 1 herida
condition-wounds-blocked = se han bloqueado las heridas de este ataque
condition-after-special = ya has realizado otro ataque especial en este Combo
condition-in-play = tienes { $token-object } en juego
condition-in-supply = te queda { $token-object } en la reserva
condition-bears = { $who ->
    [you] tienes { $token-object } en tu hoja
   *[opponent] el rival tiene { $token-object } en su hoja
}
condition-stands-on = { $who ->
    [you] estás
   *[opponent] el rival está
} en una casilla donde tienes { $token-object }
condition-near = { $who ->
    [you] estás
   *[opponent] el rival está
} en una casilla donde tienes { $token-object } o junto a ella
condition-in-corridor = { $who ->
    [you] estás
   *[opponent] el rival está
} en la entrada de un pasillo técnico
condition-beyond-candles = { $who ->
    [you] estás
   *[opponent] el rival está
} en la casilla de una vela o más lejos del centro
condition-shows-symbol = esa carta muestra el símbolo de { $symbol ->
    [fist] puño
    [foot] pie
    [block] bloqueo
   *[dash] carrera
}

## Momentos

moment-round-start = al empezar cada asalto
moment-turn-start = al empezar tu turno
moment-turn-end = al terminar tu turno
moment-opponent-turn-start = al empezar el turno del rival
moment-opponent-turn-end = al terminar el turno del rival
moment-attack-action = cuando realices la acción de Ataque, puedes hacer esto en lugar de elegir una carta de la hilera
moment-your-pool = cuando se cuenten las heridas de tu ataque
moment-opponent-pool = cuando se cuenten las heridas del ataque del rival
moment-your-block = cuando bloquees heridas
moment-you-blocked = después de que bloquees
moment-you-take = cuando tomes una carta de la hilera
moment-opponent-takes = cuando el rival tome una carta de la hilera
moment-you-move = después de que te muevas con una acción de Movimiento
moment-you-dash = después de que hagas una Carrera
moment-you-hop = después de que pases por un pasillo técnico
moment-opponent-moves = después de que el rival se mueva con una acción de Movimiento o una Carrera
moment-you-attacked = después de un ataque tuyo
moment-you-were-attacked = después de un ataque del rival
moment-you-were-wounded = después de que un ataque te hiera
moment-combo-end = al terminar tu Combo
moment-you-passed = después de que superes una prueba de derribo
moment-opponent-passed = después de que el rival supere una prueba de derribo
moment-entered = cuando el rival entre en esta casilla, recupera esta ficha y haz esto
moment-you-entered = cuando entres en esta casilla, recupera esta ficha y haz esto
moment-opponent-moving = cuando el rival se mueva con una acción de Movimiento o una Carrera
moment-opponent-attacking = cuando el rival ataque
