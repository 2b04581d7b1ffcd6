# Las partes fijas de una carta, una hoja o una Habilidad.

card-attacks = Cartas de Ataque
card-skills = Habilidades
card-specials = Ataques Especiales
card-tokens = Fichas
card-type-strike = Golpe
card-type-ability = Capacidad
card-type-reaction = Reacción
card-symbol-fist = puño
card-symbol-foot = pie
card-symbol-block = bloqueo
card-symbol-dash = Sprint
card-symbol-any = comodín
card-symbol-or = { $first }/{ $next }
card-cost = coste: { $cost }
card-range = alcance { $range }
card-projectile = alcance de proyectil
card-any-distance = cualquier distancia
card-pool = { $light ->
    [0] { $heavy ->
        [0] sin Heridas
        [one] { $heavy } Grave
       *[other] { $heavy } Graves
    }
   *[other] { $light } { $light ->
        [one] Leve
       *[other] Leves
    }{ $heavy ->
        [0] { "" }
        [one] , { $heavy } Grave
       *[other] , { $heavy } Graves
    }
}
card-ko = K.O.
card-initiative = Iniciativa { $initiative }
card-copies = { $copies } { $copies ->
    [one] copia
   *[other] copias
}
card-provenance-rulebook = del reglamento
card-provenance-completed = en parte del reglamento
card-provenance-house = diseño propio
card-fighters = Luchadores
card-arena = Arena
card-deck = { $cards } { $cards ->
    [one] carta
   *[other] cartas
} de { $designs } { $designs ->
    [one] diseño
   *[other] diseños
}
card-free = coste: ninguno
card-count = { $count } { $count ->
    [one] ficha
   *[other] fichas
}
card-spaces = { $spaces } casillas
card-starts = casillas iniciales { $left } y { $right } ({ $colour ->
    [orange] naranjas
    [green] verdes
    [red] rojas
    [blue] azules
    [yellow] amarillas
    [purple] moradas
   *[grey] grises
})
card-dangerous = Extremos: { $spaces }
card-strike-of-skill = Golpe de una Habilidad
card-corridors = entradas de Pasillos Técnicos: { $entrances }
card-corridor = { $space } ({ $kind ->
    [light] 1 Herida Leve
   *[heavy] 1 Herida Grave
})
card-candles = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} de Vela en el mazo
card-breaks-line = corta la línea de los proyectiles
card-entrance = entrada de Pasillo Técnico para su dueño, sin Herida
