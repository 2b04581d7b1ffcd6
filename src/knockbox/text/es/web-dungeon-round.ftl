# La mesa de la mazmorra alrededor de su suelo: mano, jugadores, lo común, lo que se pregunta y lo que se dice.

## Zonas

dungeon-round-prompt = Pregunta
dungeon-round-hand = Tu mano: { $count ->
    [0] sin cartas
    [one] una carta
   *[other] { $count } cartas
}
dungeon-round-mates = Los demás
dungeon-round-supplies = Recursos comunes
dungeon-round-grimoire = Fichas de grimorio
dungeon-round-speech = Hablar y hacer gestos
dungeon-round-gestures = Gestos
dungeon-round-statements = Frases
dungeon-round-standing = { $count ->
    [0] mazo vacío
    [one] queda una carta
   *[other] quedan { $count } cartas
}
dungeon-round-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}

## Lo que se pregunta

dungeon-round-your-turn = Te toca
dungeon-round-how = Elige una o arrástrala al suelo. Con 5 se está a salvo, con 6 se pierde.
dungeon-round-turn-of = Turno de { $name }
dungeon-round-aiming = En cualquier momento
dungeon-round-foreseen = Qué pasaría
dungeon-round-sent = Enviando…
dungeon-round-waits = { $count ->
    [one] { $name } piensa qué carta poner.
   *[other] { $name } piensan qué carta poner.
}
dungeon-round-lay-knight = ¡Aquí está el Caballero Negro! ¿Dónde lo pones?
dungeon-round-asked-cell = ¿Dónde pones esta carta: { $card }?
dungeon-round-gives-up = { $count ->
    [one] { $name } quiere rendirse.
   *[other] { $name } quieren rendirse.
}
dungeon-round-you-give-up = Quieres rendirte; los demás tienen que estar de acuerdo.
dungeon-round-undo = Deshacer
dungeon-round-cancel = Cancelar
dungeon-round-use-it = Usarla
dungeon-round-vain = Ahora no sirve
dungeon-round-show-binds = Todos la ven, y será la siguiente que pongas.
dungeon-round-aim-fireball = ¿A qué criatura quemas?
dungeon-round-aim-ice = ¿A qué criatura congelas?
dungeon-round-aim-poison = ¿Qué esquina envenenas?
dungeon-round-aim-can-fix = ¿A qué criatura puedes vencer?
dungeon-round-aim-leave-to-me = ¿Qué criatura te pides?
dungeon-round-aim-help = ¿Qué criatura necesita ayuda?
dungeon-round-aim-spare = ¿Qué esquina debe quedar libre?
dungeon-round-aim-point = ¿Qué señalas? Una carta, una casilla libre o un jugador.
dungeon-round-aim-show = ¿Qué carta enseñas?

## La mano

dungeon-round-card-open = { $card } Pulsa para elegirla.
dungeon-round-card-chosen = { $card } Seleccionada.
dungeon-round-card-closed = { $card } Ahora no se puede poner.
dungeon-round-card-idle = { $card }
dungeon-round-card-shown = La has enseñado: debe ser la siguiente.
dungeon-round-shown = a la vista

## Los demás

dungeon-round-mate = { $name }, { $count ->
    [0] sin cartas
    [one] una carta
   *[other] { $count } cartas
}
dungeon-round-mate-turn = está eligiendo una carta
dungeon-round-mate-shows = enseña { $card }
dungeon-round-mate-gives-up = quiere rendirse
dungeon-round-point-player = Señalar a { $name }

## Lo que comparte el grupo

dungeon-round-reserve = Reserva: { $count ->
    [0] ninguna ficha de tiempo
    [one] una ficha de tiempo
   *[other] { $count } fichas de tiempo
}
dungeon-round-reserve-short = en reserva
dungeon-round-deck = Mazo: { $count ->
    [0] vacío
    [one] una carta
   *[other] { $count } cartas
}
dungeon-round-knight-deck = El Caballero, al fondo
dungeon-round-knight-drawn = ¡El Caballero llama!
dungeon-round-knight-laid = El Caballero está aquí
dungeon-round-talk = se puede hablar
dungeon-round-silence = silencio
dungeon-round-chests = Cofres en la mejor cadena: { $count }
dungeon-round-chests-short = en la cadena
dungeon-round-token-use = Usar una ficha: { $token }
dungeon-round-token-idle = { $token }: ahora no sirve. { $why }
dungeon-round-pause = Pausa
dungeon-round-go-on = Continuar
dungeon-round-votes = { $votes } de { $people }
dungeon-round-clock-stands = parado

## Lo que se puede decir y mostrar

dungeon-round-say = Decir…
dungeon-round-say-point = Señalar…
dungeon-round-say-nod = Asentir
dungeon-round-say-shake = Negar
dungeon-round-say-show = Enseñar una carta…
dungeon-round-say-can-fix = Puedo vencer a…
dungeon-round-say-leave-to-me = Dejádmela a mí…
dungeon-round-say-help = ¿Alguien puede vencer a…?
dungeon-round-say-spare = No tapéis…
dungeon-round-say-have-joker = Tengo una carta 0/0/0/0
dungeon-round-say-stuck = Ninguna carta me sirve
dungeon-round-say-zeros = { $zeros ->
    [none] Sin ceros
    [falling] Ceros ↖ ↘
    [rising] Ceros ↗ ↙
   *[both] Ceros para todo
}
dungeon-round-hush = ¡Silencio! No se puede hablar, pero sí señalar, asentir y negar con la cabeza.
dungeon-round-hush-short = Silencio: solo gestos
dungeon-round-heard-have-joker = Tengo una carta 0/0/0/0.
dungeon-round-heard-can-fix = Puedo vencer a esta criatura: { $name }.
dungeon-round-heard-leave-to-me = Dejádmela a mí: { $name }.
dungeon-round-heard-spare = No tapéis esta esquina.
dungeon-round-heard-help = ¿Alguien puede vencer a esta criatura? { $name }.
dungeon-round-heard-stuck = Ninguna carta me sirve.
dungeon-round-heard-zeros = { $zeros ->
    [none] No tengo ceros.
    [falling] Tengo ceros para ↖ y ↘.
    [rising] Tengo ceros para ↗ y ↙.
   *[both] Tengo ceros para cualquier esquina.
}
dungeon-round-heard-point-card = señala: { $name }
dungeon-round-heard-point-cell = señala una casilla libre
dungeon-round-heard-point-player = señala a { $player }
dungeon-round-heard-point-you = te señala
dungeon-round-heard-nod = asiente
dungeon-round-heard-shake = niega con la cabeza

## Grandes momentos

dungeon-round-moment-first = Empieza { $name }
dungeon-round-moment-silence = ¡Silencio!
dungeon-round-moment-silence-text = Ya no se puede hablar. Aún se puede señalar, asentir y negar con la cabeza.
dungeon-round-moment-talk = Se puede volver a hablar
dungeon-round-moment-talk-text = Ya nadie podía aguantarse.
dungeon-round-moment-knight = ¡El Caballero Negro!
dungeon-round-moment-knight-text = { $name } abre la última puerta y debe ponerlo de inmediato.
dungeon-round-moment-chance = La última oportunidad
dungeon-round-moment-chance-text = No quedan cartas: solo puede ayudar una ficha.
dungeon-round-moment-won = ¡Mazmorra ganada!
dungeon-round-moment-won-text = El Caballero Negro está vencido.
dungeon-round-moment-lost = Mazmorra perdida

## El final

dungeon-round-won = ¡Mazmorra ganada!
dungeon-round-lost = Mazmorra perdida
dungeon-round-verdict = { $rule ->
    [KKD-END-1] El Caballero Negro está vencido.
    [KKD-END-2] Salta la alarma.
    [KKD-END-3] Se escapa una criatura.
    [KKD-END-4] La reserva no tiene bastantes fichas de tiempo.
    [KKD-END-5] Se acaba el tiempo.
    [KKDR-11] Todas las manos están vacías.
    [KKDR-33] Se acabó la última oportunidad.
    [KKDR-34] Arde la última criatura congelada con el Caballero Negro retenido.
    [KKDR-14] Queda vencida la última criatura congelada con el Caballero Negro retenido.
    [KKDR-47] Los aventureros se rinden.
   *[other] Se acabó.
}
dungeon-round-blamed = { $rule ->
    [KKD-END-2] { $name } ({ $place }) tiene nivel de peligro { $danger }: con 5 se está a salvo, con 6 se pierde.
    [KKD-END-3] { $name } ({ $place }) agota su tiempo con nivel de peligro { $danger }.
    [KKD-END-4] { $name } ({ $place }) necesita más fichas de tiempo de las que hay.
   *[other] { $name } ({ $place })
}

## Teclas

dungeon-round-key-card = Elegir una carta de la mano
dungeon-round-key-cells = Ir de casilla en casilla por el suelo; recorrer la mano y lo demás
dungeon-round-key-enter = Poner ahí la carta
dungeon-round-key-turn = Girar la carta
dungeon-round-key-escape = Devolver la carta; cancelar
dungeon-round-key-zoom = Acercar, alejar, mostrarlo todo
dungeon-round-key-look = Mirar una carta del suelo
dungeon-round-key-hand = Ir a tu mano
dungeon-round-key-floor = Ir al suelo
dungeon-round-key-prompt = Ir a la pregunta
dungeon-round-key-speech = Ir a las frases y los gestos
dungeon-round-key-grimoire = Ir a las fichas de grimorio
dungeon-round-key-undo = Deshacer
