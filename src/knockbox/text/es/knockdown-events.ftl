# Lo que ocurre en un duelo, una frase por suceso. $name es el Luchador que actúa, $rival el otro.

## Preparación

event-arena-drawn = Sale la ficha de Arena de { $arena }.
event-skill-set-drawn = Sale la ficha del conjunto de Habilidades de { $skill-set }.
event-fighter-drawn = { $player } saca una ficha: { $fighter }.
event-fighter-picked = { $player } juega con { $fighter }.
event-skill-dealt = { $skill ->
    [none] { $name } recibe { $count ->
        [one] una Habilidad
       *[other] { $count } Habilidades
    }.
   *[other] { $name } recibe { $skill }.
}
event-skill-kept = { $skill ->
    [none] { $name } se queda con una Habilidad.
   *[other] { $name } se queda con { $skill }.
}
event-skill-passed = { $skill ->
    [none] { $name } pasa { $count ->
        [one] una Habilidad
       *[other] { $count } Habilidades
    } al oponente.
   *[other] { $name } pasa { $skill } al oponente.
}
event-skill-laid = { $name } coloca { $skill } bocarriba.
event-skill-turned = { $name } pone { $skill } bocarriba.
event-skill-used = { $name } usa la Habilidad { $skill }.
event-first-player-decided = Empieza { $name }.
event-deck-shuffled = Se baraja el mazo: { $size } cartas.

## Cartas

event-row-dealt = { $count ->
    [one] Llega a la fila
   *[other] Llegan a la fila
} { $card }.
event-row-swept = { $name ->
    [none] { $card } sale de la fila.
   *[other] { $name } descarta { $card } de la fila.
}
event-card-drafted = { $name } toma { $card } de la fila.
event-card-taken = { $name } añade { $card } a su mano.
event-card-drawn = { $card ->
    [none] { $name } roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
   *[other] { $name } roba { $card }.
}
event-card-discarded = { $name } descarta { $card }.
event-hand-shown = { $cards ->
    [none] { $name } muestra una mano vacía.
   *[other] { $name } muestra su mano: { $cards }.
}

## Turnos y movimiento

event-round-started = Empieza la ronda { $round }.
event-turn-started = Turno { $turn }: { $name }.
event-step-declared = { $name } se dirige a la casilla { $space }.
event-step-cancelled = El desplazamiento queda cancelado: { $name } no se mueve.
event-step-lost = { $name } ya no puede ir a la casilla { $space }: el desplazamiento se pierde.
event-figure-moved = { $rule ->
    [KD-NEM-CORR-2] { $name } va por el Pasillo Técnico a la casilla { $space }.
   *[other] { $name } pasa a la casilla { $space }.
}
event-dashed = { $name } hace un Sprint con { $card }.

## Ataques

event-attack-declared = { $reach ->
    [no] { $name } juega { $attack } fuera de alcance.
   *[yes] { $name } ataca con { $attack }.
}
event-special-performed = { $name } realiza { $attack }.
event-reaction-used = { $name } reacciona con { $attack }.
event-attack-cancelled = El Ataque { $attack } queda cancelado.
event-combo-started = { $name } empieza un Combo.
event-combo-ended = { $name } termina el Combo.
event-effect-blocked = { $name } bloquea el efecto.
event-wounds-spared = { $name } bloquea { $heavy ->
    [0] { $light ->
        [0] y no ignora ninguna Herida
        [one] e ignora { $light } Herida Leve
       *[other] e ignora { $light } Heridas Leves
    }
    [one] e ignora { $heavy } Herida Grave
   *[other] e ignora { $heavy } Heridas Graves
}{ $heavy ->
    [0] { "" }
   *[other] { $light ->
        [0] { "" }
        [one] { " " }y { $light } Leve
       *[other] { " " }y { $light } Leves
    }
}.
event-wounded = { $name } sufre { $amount } { $kind ->
    [heavy] { $amount ->
        [one] Herida Grave
       *[other] Heridas Graves
    }
   *[light] { $amount ->
        [one] Herida Leve
       *[other] Heridas Leves
    }
}{ $rule ->
    [KD-TG-CAND-3] { "" } en la oscuridad
    [KD-NEM-CORR-3] { "" } en el Pasillo Técnico
   *[other] { "" }
}.
event-healed = { $name } se libra de { $amount } { $kind ->
    [heavy] { $amount ->
        [one] Herida Grave
       *[other] Heridas Graves
    }
   *[light] { $amount ->
        [one] Herida Leve
       *[other] Heridas Leves
    }
}.
event-worsened = { $name }: { $amount ->
    [one] { $amount } Herida Leve se vuelve Grave
   *[other] { $amount } Heridas Leves se vuelven Graves
}.
event-wounds-shifted = { $name } pasa { $amount } { $amount ->
    [one] Herida { $kind ->
        [light] Leve
       *[heavy] Grave
    }
   *[other] Heridas { $kind ->
        [light] Leves
       *[heavy] Graves
    }
} a { $rival }.
event-mode-chosen = { $name } elige la parte { $mode } del efecto.
event-token-used = { $name } usa { $token }.
event-token-gathered = { $name } recoge { $token } en la casilla { $space }.
event-token-given = { $bearer } recibe { $token } en su hoja.
event-token-removed = { $bearer } retira { $token } de su hoja.
event-token-placed = { $name } coloca { $token } en la casilla { $space }.
event-token-sprung = { $rival } activa { $token } en la casilla { $space }.
event-token-lifted = { $name } recupera { $token } de la casilla { $space }.

## Pruebas de K.O.

event-test-called = { $name } inicia una prueba de K.O.
event-dice-rolled = { $name } saca { $die }.
event-test-passed = { $name } supera la prueba de K.O.
event-test-failed = { $name } no supera la prueba de K.O.

## Finales

event-round-won = { $name } gana la ronda { $round }.
event-victory-taken = { $name } tiene { $victories } { $victories ->
    [one] victoria
   *[other] victorias
}.
event-table-cleared = Se descartan todas las Heridas y las dos manos.
event-resigned = { $name } se rinde.
event-timed-out = A { $name } se le acaba el tiempo ({ $times } de 3).
event-match-won = ¡{ $name } gana el combate!

## Velas

event-candles-shuffled = { $count ->
    [one] Se baraja { $count } carta de Vela con el resto del mazo.
   *[other] Se barajan { $count } cartas de Vela con el resto del mazo.
}
event-candle-drawn = { $space ->
    [0] Sale una carta de Vela: las primeras Velas quedan en las casillas exteriores.
   *[other] Sale una carta de Vela: las Velas quedan a { $space } { $space ->
        [one] casilla
       *[other] casillas
    } de los bordes.
}
event-candles-moved = { $name } mueve las Velas: { $space ->
    [0] quedan en las casillas exteriores.
   *[other] quedan a { $space } { $space ->
        [one] casilla
       *[other] casillas
    } de los bordes.
}
