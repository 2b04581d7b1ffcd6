# Cada pregunta de la mazmorra, cada respuesta, oferta, frase y gesto. Los lugares se cuentan desde la carta inicial.

## Cartas: el título va solo; el sujeto, el objeto y el dueño, dentro de una frase

dungeon-card-corners = { $nw } { $ne } / { $sw } { $se }
dungeon-card-corners-of-level = { dungeon-card-corners } de la mazmorra { $level }
dungeon-card-title = { $name ->
    [none] { $sort ->
        [joker] Carta 0/0/0/0
       *[room] Sala { $corners }
    }{ $chests ->
        [0] { "" }
        [one] { "" } ({ $chests } cofre)
       *[other] { "" } ({ $chests } cofres)
    }
   *[other] { $sort ->
        [joker] { $name } (0/0/0/0)
       *[other] { $name }
    }
}
dungeon-card-subject = { $sort ->
    [joker] la carta 0/0/0/0
    [knight] el Caballero Negro
    [creature] la criatura «{ $name }»
   *[room] { $name ->
        [none] la sala { $corners }{ $chests ->
            [0] { "" }
            [one] { "" } ({ $chests } cofre)
           *[other] { "" } ({ $chests } cofres)
        }
       *[other] la sala «{ $name }»
    }
}
dungeon-card-object = { $sort ->
    [knight] al Caballero Negro
   *[other] { dungeon-card-subject }
}
dungeon-card-owner = { $sort ->
    [knight] del Caballero Negro
   *[other] de { dungeon-card-subject }
}
dungeon-copies = { $name } (×{ $count })
dungeon-and = { $first } y { $next }
dungeon-player = jugador { $number }

## Lugares, vistos desde la carta inicial

dungeon-way-left = { $steps } a la izquierda
dungeon-way-right = { $steps } a la derecha
dungeon-way-up = { $steps } arriba
dungeon-way-down = { $steps } abajo
dungeon-way-start = inicial

## Fichas de grimorio

dungeon-token-fireball = bola de fuego
dungeon-token-ice = destello de hielo
dungeon-token-poison = veneno
dungeon-token-silence = bola del silencio

## Preguntas y respuestas

dungeon-question-choose-card = ¿Qué carta pones?
dungeon-question-choose-cell = ¿Dónde pones la carta?
dungeon-question-last-chance = No queda ninguna carta en las manos. ¿Usas una ficha o te rindes?
dungeon-choice-card = Poner { $card }
dungeon-choice-lay = Ponerla en la casilla { $where }{ $turn ->
    [turned] , girada
   *[upright] { "" }
}
dungeon-deed-lay = Poner { $card } en la casilla { $where }{ $turn ->
    [turned] , con la carta girada
   *[upright] { "" }
}
dungeon-choice-pass = Pasar

## Aparte de la pregunta

dungeon-choice-fireball = Quemar { $card ->
    [none] a la criatura
   *[other] { $sort ->
        [creature] a { $card }
       *[other] { $card }
    }
} en la casilla { $place } con la bola de fuego
dungeon-choice-ice = Congelar { $card ->
    [none] a la criatura
   *[other] { $sort ->
        [creature] a { $card }
       *[other] { $card }
    }
} en la casilla { $place } con el destello de hielo
dungeon-choice-poison = Envenenar { $corner ->
    [none] la esquina { $place }
    [nw] la esquina superior izquierda { $owner } ({ $place })
    [ne] la esquina superior derecha { $owner } ({ $place })
    [sw] la esquina inferior izquierda { $owner } ({ $place })
   *[se] la esquina inferior derecha { $owner } ({ $place })
}
dungeon-choice-silence-ball = Usar la bola del silencio
dungeon-choice-show = Enseñar { $card } a los demás
dungeon-choice-put-back = Recuperar la carta y elegir otra
dungeon-choice-give-up = { $question ->
    [last-chance] Rendirse
   *[other] Aceptar rendirse
}
dungeon-choice-time-up = Anunciar el fin del tiempo

## Frases

dungeon-choice-say = Decir: “{ $words }”
dungeon-heard = { $name }: “{ $words }”
dungeon-choice-have-joker = Tengo una carta 0/0/0/0.
dungeon-choice-can-fix = Puedo vencer { $card ->
    [none] a la criatura de la casilla { $place }
   *[other] { $sort ->
        [creature] a { $card }
       *[other] { $card }
    }
}.
dungeon-choice-leave-to-me = Dejadme a mí { $card ->
    [none] la criatura de la casilla { $place }
   *[other] { $card }
}.
dungeon-choice-spare = No tapéis { $corner ->
    [none] la esquina { $place }
    [nw] la esquina superior izquierda { $owner } ({ $place })
    [ne] la esquina superior derecha { $owner } ({ $place })
    [sw] la esquina inferior izquierda { $owner } ({ $place })
   *[se] la esquina inferior derecha { $owner } ({ $place })
}.
dungeon-choice-help = ¿Alguien puede vencer { $card ->
    [none] a la criatura de la casilla { $place }
   *[other] { $sort ->
        [creature] a { $card }
       *[other] { $card }
    }
}?
dungeon-choice-stuck = No me sirve ninguna carta.
dungeon-choice-zeros = { $zeros ->
    [none] No tengo ceros.
    [falling] Tengo ceros para esquinas superiores izquierdas e inferiores derechas.
    [rising] Tengo ceros para esquinas superiores derechas e inferiores izquierdas.
   *[both] Tengo ceros para cualquier esquina.
}

## Gestos

dungeon-choice-point-card = Señalar { $card ->
    [none] la carta de la casilla { $place }
   *[other] { $card } en la casilla { $place }
}
dungeon-choice-point-cell = Señalar la casilla libre { $where }
dungeon-choice-point-player = Señalar a { $player }
dungeon-choice-nod = Asentir
dungeon-choice-shake = Negar con la cabeza
dungeon-seen-point-card = { $name } señala { $card ->
    [none] la carta de la casilla { $place }
   *[other] { $card } en la casilla { $place }
}.
dungeon-seen-point-cell = { $name } señala la casilla libre { $place }.
dungeon-seen-point-player = { $name } señala a { $player }.
dungeon-seen-nod = { $name } asiente.
dungeon-seen-shake = { $name } niega con la cabeza.
