# Las partes fijas de una carta, una hoja o una destreza.

card-attacks = Cartas de ataque
card-skills = Destrezas
card-specials = Ataques especiales
card-tokens = Fichas
card-type-strike = Golpe
card-type-ability = Habilidad
card-type-reaction = Reacción
card-symbol-fist = puño
card-symbol-foot = pie
card-symbol-block = bloqueo
card-symbol-dash = carrera
card-symbol-any = cualquier símbolo
card-symbol-or = { $first }/{ $next }
card-cost = coste: { $cost }
card-range = alcance { $range }
card-projectile = proyectil
card-any-distance = cualquier distancia
card-pool = { $light ->
    [0] { $heavy ->
        [0] sin heridas
        [one] { $heavy } grave
       *[other] { $heavy } graves
    }
   *[other] { $light } { $light ->
        [one] leve
       *[other] leves
    }{ $heavy ->
        [0] { "" }
        [one] , { $heavy } grave
       *[other] , { $heavy } graves
    }
}
card-ko = K.O.
card-initiative = iniciativa { $initiative }
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
card-starts = casillas de salida { $left } y { $right } ({ $colour ->
    [orange] naranjas
    [green] verdes
    [red] rojas
    [blue] azules
    [yellow] amarillas
    [purple] moradas
   *[grey] grises
})
card-dangerous = peligrosas: { $spaces }
card-strike-of-skill = Golpe de una destreza
card-corridors = entradas de pasillos técnicos: { $entrances }
card-corridor = { $space } ({ $kind ->
    [light] 1 herida leve
   *[heavy] 1 herida grave
})
card-candles = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} de vela en el mazo
card-breaks-line = corta la línea de los proyectiles
card-entrance = entrada de pasillo técnico para su dueño, sin herida
