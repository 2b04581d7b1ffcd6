# Cada pregunta de Knockdown y cada respuesta, dichas al jugador a quien se pregunta. Las casillas se cuentan desde 0.

## Nombres dentro de una frase

choice-name = «{ $name }»
choice-name-copies = { choice-name } (×{ $count })
choice-and = { $first } y { $next }

## Preparación

question-pick-fighter = ¿Con qué luchador juegas?
choice-pick = Jugar con { $fighter }
question-keep-first = ¿Cuál de estas tres destrezas te quedas? Las otras dos pasan a tu rival.
question-keep-second = ¿Cuál de las dos destrezas recibidas te quedas? La otra sale del juego.
choice-keep = Quedarte { $skill }
question-lay-skill = ¿Cuál de tus dos destrezas colocas boca arriba?
choice-lay = Colocar { $skill } boca arriba
question-draft-one = ¿Qué carta de la hilera tomas?
question-draft-two = ¿Qué dos cartas de la hilera tomas?
choice-take = Tomar { $cards }

## Acciones

question-take-action = ¿Qué acción realizas?
choice-move = Moverte a la casilla { $space }
choice-attack = Atacar con { $card }
choice-blind = Usar { $skill }
choice-combo = Empezar un Combo
choice-end-turn = Terminar el turno
question-continue-combo = ¿Cómo sigue tu Combo?
choice-perform = Realizar { $special }
choice-dash = Correr a la casilla { $space } con { $card }
question-dash-on = La carta tiene otro símbolo de carrera. ¿Adónde corres?
choice-stop = { $question ->
    [continue-combo] Terminar el Combo
    [go-blink] No hacer el Parpadeo
   *[other] Quedarte donde estás
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
    [choose-may] No hacerlo
    [spend-cards] No descartar nada
   *[other] Pasar
}

## Pruebas de derribo

question-call-test = ¿Inicias una prueba de derribo?
choice-call = Iniciar una prueba de derribo
question-judge-tower = Árbitro: ¿se ha sostenido la torre?
choice-stands = La torre se sostiene
choice-fell = La torre se ha caído

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
question-spend-cards = ¿Descartas cartas para lograr algo más?
question-order-skills = Varias destrezas esperan a la vez. ¿Cuál va primero?
choice-order = Primero { $skill }
question-go-step = ¿Adónde te mueves?
question-go-blink = ¿Adónde haces el Parpadeo?
question-go-yank = ¿Adónde desplazas al rival con Parpadeo?
choice-go = { $question ->
    [dash-on] Correr a la casilla { $space }
    [go-blink] Parpadeo a la casilla { $space }
    [go-yank] Desplazar al rival a la casilla { $space }
   *[other] Moverte a la casilla { $space }
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

choice-resign = Rendirte
choice-time-out = Declarar agotado el tiempo
