# Cada pregunta de Knockdown y cada respuesta, dichas al jugador a quien se pregunta. Las casillas se cuentan desde 0.

## Nombres dentro de una frase

choice-name = «{ $name }»
choice-name-copies = { choice-name } (×{ $count })
choice-and = { $first } y { $next }

## Preparación

question-pick-fighter = ¿Con qué luchador juegas?
choice-pick = Jugar con { $fighter }
question-keep-first = ¿Con cuál de estas tres destrezas te quedas? Las otras dos pasan a tu rival.
question-keep-second = ¿Con cuál de las dos destrezas recibidas te quedas? La otra queda fuera del combate.
choice-keep = Conservar { $skill }
question-lay-skill = ¿Cuál de tus dos destrezas colocas boca arriba?
choice-lay = Colocar { $skill } boca arriba
question-draft-one = ¿Qué carta de la hilera tomas?
question-draft-two = ¿Qué dos cartas de la hilera tomas?
choice-take = Tomar { $cards }

## Acciones

question-take-action = ¿Qué acción realizas?
choice-move = Moverse a la casilla { $space }
choice-attack = Atacar con { $card }
choice-blind = Usar { $skill }
choice-combo = Empezar un Combo
choice-hop = Pasar por el pasillo técnico a la casilla { $space }
question-go-corridor = ¿Por qué entrada sales del pasillo técnico?
choice-end-turn = Terminar el turno
question-continue-combo = ¿Cómo sigue tu Combo?
choice-perform = Realizar { $special }
choice-dash = Hacer una Carrera a la casilla { $space } con { $card }
question-dash-on = La carta tiene otro símbolo de carrera. ¿Adónde sigue la Carrera?
choice-stop = { $question ->
    [continue-combo] Terminar el Combo
    [go-blink] No hacer el Parpadeo
   *[other] No moverse
}
question-pay-cost = ¿Con qué cartas pagas?
choice-pay = { $question ->
    [spend-cards] Descartar { $cards }
   *[other] Pagar con { $cards }
}

## Respuestas al rival

question-use-reaction = ¿Usas una Reacción?
choice-react = Reaccionar con { $special }
question-declare-block = ¿Bloqueas?
choice-block-wounds = Bloquear las heridas con { $cards }
choice-block-effect = Bloquear el efecto con { $cards }
choice-block-both = Bloquear las heridas y el efecto con { $cards }
question-split-block = ¿Qué heridas ignora tu bloqueo?
choice-split = { $heavy ->
    [0] { $light ->
        [0] No ignorar ninguna herida
        [one] Ignorar { $light } herida leve
       *[other] Ignorar { $light } heridas leves
    }
   *[other] Ignorar { $heavy } { $heavy ->
        [one] herida grave
       *[other] heridas graves
    }{ $light ->
        [0] { "" }
        [one] { " " }y { $light } leve
       *[other] { " " }y { $light } leves
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

## Pruebas de derribo

question-call-test = ¿Inicias una prueba de derribo?
choice-call = Iniciar una prueba de derribo
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
question-order-skills = Hay varias destrezas en espera. ¿Cuál va primero?
choice-order = Primero { $skill }
question-go-step = ¿Adónde te mueves?
question-go-blink = ¿Adónde haces el Parpadeo?
question-go-yank = ¿Adónde desplazas al rival con Parpadeo?
choice-go = { $question ->
    [dash-on] Seguir la Carrera hasta la casilla { $space }
    [go-blink] Hacer un Parpadeo a la casilla { $space }
    [go-yank] Desplazar al rival con Parpadeo a la casilla { $space }
   *[other] Moverse a la casilla { $space }
}
question-place-token = ¿Dónde colocas la ficha?
choice-place = Colocar la ficha en la casilla { $space }
question-lift-token = ¿Qué ficha recuperas?
choice-lift = Recuperar la ficha de la casilla { $space }
question-take-row = ¿Qué carta de la hilera tomas?
question-sweep-row = ¿Qué carta de la hilera descartas?
choice-sweep = Descartar { $card } de la hilera
question-obey-limit = Tienes más de 6 cartas en la mano. ¿Cuál descartas?
question-discard-own = ¿Qué carta descartas?
choice-discard = Descartar { $card }
question-pick-discard = ¿Qué carta del rival se descarta?
choice-back = Una carta que no has visto

## Al margen de la pregunta

choice-resign = Rendirse
choice-time-out = Declarar agotado el tiempo
