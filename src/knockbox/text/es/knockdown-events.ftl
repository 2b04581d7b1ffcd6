# Lo que ocurre en un duelo, una frase por suceso. $name es el luchador que actúa, $rival el otro.

## Preparación

event-arena-drawn = Sale la ficha de arena de { $arena }.
event-skill-set-drawn = Sale la ficha del juego de destrezas de { $skill-set }.
event-fighter-drawn = { $player } saca una ficha: { $fighter }.
event-fighter-picked = { $player } juega con { $fighter }.
event-skill-dealt = { $skill ->
    [none] { $name } recibe { $count ->
        [one] una destreza
       *[other] { $count } destrezas
    }.
   *[other] { $name } recibe { $skill }.
}
event-skill-kept = { $skill ->
    [none] { $name } se queda con una destreza.
   *[other] { $name } se queda con { $skill }.
}
event-skill-passed = { $skill ->
    [none] { $name } pasa { $count ->
        [one] una destreza
       *[other] { $count } destrezas
    } al rival.
   *[other] { $name } pasa { $skill } al rival.
}
event-skill-laid = { $name } coloca { $skill } boca arriba.
event-skill-turned = { $name } pone { $skill } boca arriba.
event-skill-used = { $name } usa la destreza { $skill }.
event-first-player-decided = Empieza { $name }.
event-deck-shuffled = Se baraja el mazo: { $size } cartas.

## Cartas

event-row-dealt = { $count ->
    [one] Llega a la hilera
   *[other] Llegan a la hilera
} { $card }.
event-row-swept = { $name ->
    [none] { $card } sale de la hilera.
   *[other] { $name } descarta { $card } de la hilera.
}
event-card-drafted = { $name } toma { $card } de la hilera.
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

event-round-started = Empieza el asalto { $round }.
event-turn-started = Turno { $turn }: le toca a { $name }.
event-step-declared = { $name } se dirige a la casilla { $space }.
event-step-cancelled = El desplazamiento queda anulado: { $name } no se mueve.
event-step-lost = { $name } ya no puede ir a la casilla { $space }: el desplazamiento se pierde.
event-figure-moved = { $rule ->
    [KD-NEM-CORR-2] { $name } va por el pasillo técnico a la casilla { $space }.
   *[other] { $name } pasa a la casilla { $space }.
}
event-dashed = { $name } hace una Carrera con { $card }.

## Ataques

event-attack-declared = { $reach ->
    [no] { $name } juega { $attack } fuera de alcance.
   *[yes] { $name } ataca con { $attack }.
}
event-special-performed = { $name } realiza { $attack }.
event-reaction-used = { $name } reacciona con { $attack }.
event-attack-cancelled = El ataque { $attack } queda anulado.
event-combo-started = { $name } empieza un Combo.
event-combo-ended = { $name } termina el Combo.
event-effect-blocked = { $name } bloquea el efecto.
event-wounds-spared = { $name } bloquea { $heavy ->
    [0] { $light ->
        [0] y no ignora ninguna herida
        [one] e ignora { $light } herida leve
       *[other] e ignora { $light } heridas leves
    }
    [one] e ignora { $heavy } herida grave
   *[other] e ignora { $heavy } heridas graves
}{ $heavy ->
    [0] { "" }
   *[other] { $light ->
        [0] { "" }
        [one] { " " }y { $light } leve
       *[other] { " " }y { $light } leves
    }
}.
event-wounded = { $name } sufre { $amount } { $kind ->
    [heavy] { $amount ->
        [one] herida grave
       *[other] heridas graves
    }
   *[light] { $amount ->
        [one] herida leve
       *[other] heridas leves
    }
}{ $rule ->
    [KD-TG-CAND-3] { "" } en la oscuridad
    [KD-NEM-CORR-3] { "" } en el pasillo técnico
   *[other] { "" }
}.
event-healed = { $name } se libra de { $amount } { $kind ->
    [heavy] { $amount ->
        [one] herida grave
       *[other] heridas graves
    }
   *[light] { $amount ->
        [one] herida leve
       *[other] heridas leves
    }
}.
event-worsened = { $name }: { $amount ->
    [one] { $amount } herida leve se vuelve grave
   *[other] { $amount } heridas leves se vuelven graves
}.
event-wounds-shifted = { $name } pasa { $amount } { $amount ->
    [one] herida { $kind ->
        [light] leve
       *[heavy] grave
    }
   *[other] heridas { $kind ->
        [light] leves
       *[heavy] graves
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

## Pruebas de derribo

event-test-called = { $name } inicia una prueba de derribo.
event-dice-rolled = { $name } saca { $die }.
event-test-passed = { $name } supera la prueba de derribo.
event-test-failed = { $name } no supera la prueba de derribo.

## Finales

event-round-won = { $name } gana el asalto { $round }.
event-victory-taken = { $name } tiene { $victories } { $victories ->
    [one] victoria
   *[other] victorias
}.
event-table-cleared = Se descartan todas las heridas y las dos manos.
event-resigned = { $name } se rinde.
event-timed-out = A { $name } se le acaba el tiempo ({ $times } de 3).
event-match-won = ¡{ $name } gana el combate!

## Velas

event-candles-shuffled = { $count ->
    [one] Se baraja { $count } carta de vela con el resto del mazo.
   *[other] Se barajan { $count } cartas de vela con el resto del mazo.
}
event-candle-drawn = { $space ->
    [0] Sale una carta de vela: las primeras velas quedan en las casillas de los extremos.
   *[other] Sale una carta de vela: las velas quedan a { $space } { $space ->
        [one] casilla
       *[other] casillas
    } de los extremos.
}
event-candles-moved = { $name } mueve las velas: { $space ->
    [0] quedan en las casillas de los extremos.
   *[other] quedan a { $space } { $space ->
        [one] casilla
       *[other] casillas
    } de los extremos.
}
