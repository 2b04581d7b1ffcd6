# Cada pregunta de Knockdown y cada respuesta, dichas al jugador a quien se pregunta. Las casillas se cuentan desde 0.

## Nombres dentro de una frase

choice-name = «{ $name }»
choice-name-copies = { choice-name } (×{ $count })
choice-and = { $first } y { $next }

## Preparación

question-pick-fighter = ¿Con qué luchador juegas?
choice-pick = Juega con { $fighter }
question-keep-first = ¿Con cuál de estas tres destrezas te quedas? Las otras dos pasan a tu rival.
question-keep-second = ¿Con cuál de las dos destrezas recibidas te quedas? La otra queda fuera del combate.
choice-keep = Quédate con { $skill }
question-lay-skill = ¿Cuál de tus dos destrezas colocas boca arriba?
choice-lay = Coloca { $skill } boca arriba
question-draft-one = ¿Qué carta de la hilera tomas?
question-draft-two = ¿Qué dos cartas de la hilera tomas?
choice-take = Toma { $cards }

## Acciones

question-take-action = ¿Qué acción realizas?
choice-move = Muévete a la casilla { $space }
choice-attack = Ataca con { $card }
choice-blind = Usa { $skill }
choice-combo = Empieza un Combo
choice-hop = Pasa por el pasillo técnico a la casilla { $space }
question-go-corridor = ¿Por qué entrada sales del pasillo técnico?
choice-end-turn = Termina el turno
question-continue-combo = ¿Cómo sigue tu Combo?
choice-perform = Realiza { $special }
choice-dash = Haz una Carrera a la casilla { $space } con { $card }
question-dash-on = La carta tiene otro símbolo de carrera. ¿Adónde sigue la Carrera?
choice-stop = { $question ->
    [continue-combo] Termina el Combo
    [go-blink] No hagas el Parpadeo
   *[other] Quédate donde estás
}
question-pay-cost = ¿Con qué cartas pagas?
choice-pay = { $question ->
    [spend-cards] Descarta { $cards }
   *[other] Paga con { $cards }
}

## Respuestas al rival

question-use-reaction = ¿Usas una Reacción?
choice-react = Reacciona con { $special }
question-declare-block = ¿Bloqueas?
choice-block-wounds = Bloquea las heridas con { $cards }
choice-block-effect = Bloquea el efecto con { $cards }
choice-block-both = Bloquea las heridas y el efecto con { $cards }
question-split-block = ¿Qué heridas ignora tu bloqueo?
choice-split = { $heavy ->
    [0] { $light ->
        [0] No ignores ninguna herida
        [one] Ignora { $light } herida leve
       *[other] Ignora { $light } heridas leves
    }
   *[other] Ignora { $heavy } { $heavy ->
        [one] herida grave
       *[other] heridas graves
    }{ $light ->
        [0] { "" }
        [one] { " " }y { $light } leve
       *[other] { " " }y { $light } leves
    }
}
choice-pass = { $question ->
    [declare-block] No bloquees
    [use-reaction] No reacciones
    [call-test] No inicies la prueba
    [choose-may] No lo uses
    [spend-cards] No descartes nada
   *[other] Pasa
}

## Pruebas de derribo

question-call-test = ¿Inicias una prueba de derribo?
choice-call = Inicia una prueba de derribo
question-judge-tower = Árbitro: ¿se sostiene la torre?
choice-stands = La torre se sostiene
choice-fell = La torre se ha derrumbado

## Textos de cartas

question-choose-mode = ¿Qué parte del efecto eliges?
choice-mode = { $text ->
    [none] Elige la parte { $number }
   *[other] { $text }
}
question-choose-may = ¿Usas este efecto?
choice-do = { $text ->
    [none] Úsalo
   *[other] { $text }
}
question-spend-cards = ¿Descartas cartas para reforzar el efecto?
question-order-skills = Hay varias destrezas en espera. ¿Cuál va primero?
choice-order = Primero { $skill }
question-go-step = ¿Adónde te mueves?
question-go-blink = ¿Adónde haces el Parpadeo?
question-go-yank = ¿Adónde desplazas al rival con Parpadeo?
choice-go = { $question ->
    [dash-on] Sigue la Carrera hasta la casilla { $space }
    [go-blink] Haz un Parpadeo a la casilla { $space }
    [go-yank] Desplaza al rival con Parpadeo a la casilla { $space }
   *[other] Muévete a la casilla { $space }
}
question-place-token = ¿Dónde colocas la ficha?
choice-place = Coloca la ficha en la casilla { $space }
question-lift-token = ¿Qué ficha recuperas?
choice-lift = Recupera la ficha de la casilla { $space }
question-take-row = ¿Qué carta de la hilera tomas?
question-sweep-row = ¿Qué carta de la hilera descartas?
choice-sweep = Descarta { $card } de la hilera
question-obey-limit = Tienes más de 6 cartas en la mano. ¿Cuál descartas?
question-discard-own = ¿Qué carta descartas?
choice-discard = Descarta { $card }
question-pick-discard = ¿Qué carta del rival se descarta?
choice-back = Una carta que no has visto

## Al margen de la pregunta

choice-resign = Ríndete
choice-time-out = Declara agotado el tiempo
