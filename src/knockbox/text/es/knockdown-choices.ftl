# Cada pregunta de Knockdown y cada respuesta, dichas al jugador a quien se pregunta. Las casillas se cuentan desde 0.

## Nombres dentro de una frase

choice-name = «{ $name }»
choice-name-copies = { choice-name } (×{ $count })
choice-and = { $first } y { $next }

## Preparación

question-pick-fighter = ¿Con qué Luchador juegas?
choice-pick = Jugar con { $fighter }
question-keep-first = ¿Con cuál de estas tres Habilidades te quedas? Las otras dos pasan a tu oponente.
question-keep-second = ¿Con cuál de las dos Habilidades recibidas te quedas? La otra queda fuera del combate.
choice-keep = Conservar { $skill }
question-lay-skill = ¿Cuál de tus dos Habilidades colocas bocarriba?
choice-lay = Colocar { $skill } bocarriba
question-draft-one = ¿Qué carta de la fila tomas?
question-draft-two = ¿Qué dos cartas de la fila tomas?
choice-take = Tomar { $cards }

## Acciones

question-take-action = ¿Qué acción realizas?
choice-move = Moverse a la casilla { $space }
choice-attack = Atacar con { $card }
choice-blind = Usar { $skill }
choice-combo = Empezar un Combo
choice-hop = Pasar por el Pasillo Técnico a la casilla { $space }
question-go-corridor = ¿Por qué entrada sales del Pasillo Técnico?
choice-end-turn = Terminar el turno
question-continue-combo = ¿Cómo sigue tu Combo?
choice-perform = Realizar { $special }
choice-dash = Hacer un Sprint a la casilla { $space } con { $card }
question-dash-on = La carta tiene otro símbolo de Sprint. ¿Adónde sigue el Sprint?
choice-stop = { $question ->
    [continue-combo] Terminar el Combo
    [go-blink] No saltar
   *[other] No moverse
}
question-pay-cost = ¿Con qué cartas pagas?
choice-pay = { $question ->
    [spend-cards] Descartar { $cards }
   *[other] Pagar con { $cards }
}

## Respuestas al oponente

question-use-reaction = ¿Usas una Reacción?
choice-react = Reaccionar con { $special }
question-declare-block = ¿Bloqueas?
choice-block-wounds = Bloquear las Heridas con { $cards }
choice-block-effect = Bloquear el efecto con { $cards }
choice-block-both = Bloquear las Heridas y el efecto con { $cards }
question-split-block = ¿Qué Heridas ignora tu bloqueo?
choice-split = { $heavy ->
    [0] { $light ->
        [0] No ignorar ninguna Herida
        [one] Ignorar { $light } Herida Leve
       *[other] Ignorar { $light } Heridas Leves
    }
   *[other] Ignorar { $heavy } { $heavy ->
        [one] Herida Grave
       *[other] Heridas Graves
    }{ $light ->
        [0] { "" }
        [one] { " " }y { $light } Leve
       *[other] { " " }y { $light } Leves
    }
}
choice-pass = { $question ->
    [declare-block] No bloquear
    [use-reaction] No reaccionar
    [call-test] No iniciar la prueba
    [choose-may] No usarlo
    [spend-cards] No descartar nada
   *[other] Pasar
}

## Pruebas de K.O.

question-call-test = ¿Inicias una prueba de K.O.?
choice-call = Iniciar una prueba de K.O.
question-judge-tower = Árbitro: ¿se sostiene la torre?
choice-stands = La torre se sostiene
choice-fell = La torre se ha derrumbado

## Textos de cartas

question-choose-mode = ¿Qué parte del efecto eliges?
choice-mode = { $text ->
    [none] Elegir la parte { $number }
   *[other] { $text }
}
question-choose-may = ¿Usas este efecto?
choice-do = { $text ->
    [none] Usarlo
   *[other] { $text }
}
question-spend-cards = ¿Descartas cartas para reforzar el efecto?
question-order-skills = Hay varias Habilidades en espera. ¿Cuál va primero?
choice-order = Primero { $skill }
question-go-step = ¿Adónde te mueves?
question-go-blink = ¿Adónde saltas?
question-go-yank = ¿Adónde haces saltar al oponente?
choice-go = { $question ->
    [dash-on] Seguir el Sprint hasta la casilla { $space }
    [go-blink] Saltar a la casilla { $space }
    [go-yank] Hacer saltar al oponente a la casilla { $space }
   *[other] Moverse a la casilla { $space }
}
question-place-token = ¿Dónde colocas la ficha?
choice-place = Colocar la ficha en la casilla { $space }
question-lift-token = ¿Qué ficha recuperas?
choice-lift = Recuperar la ficha de la casilla { $space }
question-take-row = ¿Qué carta de la fila tomas?
question-sweep-row = ¿Qué carta de la fila descartas?
choice-sweep = Descartar { $card } de la fila
question-obey-limit = Tienes más de 6 cartas en la mano. ¿Cuál descartas?
question-discard-own = ¿Qué carta descartas?
choice-discard = Descartar { $card }
question-pick-discard = ¿Qué carta del oponente se descarta?
choice-back = Una carta que no has visto

## Al margen de la pregunta

choice-resign = Rendirse
choice-time-out = Declarar agotado el tiempo
