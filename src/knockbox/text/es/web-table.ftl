# El marco de toda mesa: la barra, los asientos, el registro, las reglas, el chat, el final y la repetición.

## La barra

table-title-turn = ● Te toca · { $title }
table-your-turn = Te toca
table-menu = Menú
table-people = Quién está en la mesa
table-hint = Pista
table-result = Resultado
table-round = Ronda { $round }
table-connected = Con conexión
table-disconnected = Sin conexión
table-clock = Quedan { $time }. La regla { $rule } dice qué pasa después.
table-clock-left = { $seconds ->
    [one] Queda un segundo
   *[other] Quedan { $seconds } segundos
}

table-player = Jugador { $seat }
table-nobody = Asiento { $seat }
table-you = tú
table-online = en línea
table-away = ausente
table-empty = vacío
table-thinks = está pensando
table-to-move = le toca

## En el centro

table-loading = Preparando la mesa…
table-undrawn = Este juego aún no tiene tablero en el navegador. Síguelo en el registro o juégalo en la terminal.
table-skip = Saltar
table-why-not = { $what }: ¿por qué no?
table-asked-attack = Contra { $attack }: { $question }
table-asked-step = { $fighter } se mueve: { $question }

table-seating = Esperando jugadores
table-seating-ready = Repartiendo…
table-ready = a punto
table-not-ready = aún no
table-sit = Sentarse
table-fill = Sentar un bot
table-free = Liberar este asiento
table-invite = Enlace nuevo
table-stand-in = Que siga un bot
table-stand-in-text = { $name } no está. Un bot puede jugar hasta que vuelva. ¿Cuál?
table-wait-for = Esperar sin bot
table-missed = Esperando a { $name }, que no está.
table-vacated = Esperando a que alguien ocupe el asiento vacío.
table-fill-text = Este asiento está vacío. ¿Qué bot juega?
table-open-link = Enlace a la mesa: cualquiera que lo abra puede ocupar un asiento libre
table-open-qr = Código QR del enlace a la mesa
table-share-open = Otros ordenadores pueden conectarse a este servidor, pero él no conoce su propia dirección. Abre esta página con la dirección de red de este ordenador, por ejemplo http://192.168.1.20{ $port }: los enlaces la usarán.

table-luck = El orden de las cartas está sellado: nadie puede elegirlo, ni siquiera el servidor.
table-luck-text = Antes de que nadie se siente, el servidor guarda un secreto y publica su huella. Cada jugador añade un valor al azar. Ambas cosas deciden el mazo, y tras la partida se revela el secreto, para que cualquiera pueda comprobar cada carta y cada dado.
table-luck-commitment = Huella:
table-luck-secret = Secreto:
table-luck-daily = Un reparto público: hoy todo el mundo recibe las mismas cartas, y ningún jugador añade azar.

table-curtain = { $name }, te toca
table-curtain-text = Pásale la pantalla a { $name }. Lo que viene es solo para sus ojos.
table-curtain-draw = Soy { $name }: ver la mesa
table-curtain-undo = { $name } deshace su última jugada
table-curtain-log = El registro también está oculto.

table-bye = Ya no estás en esta mesa
table-bye-no-table = Esa mesa no existe. Puede que la hayan borrado.
table-bye-deleted = Esta mesa se ha borrado.
table-bye-removed = Quien abrió la mesa te ha expulsado de ella.
table-bye-left = Has dejado tu asiento.
table-bye-not-yours = Tu llave ya no abre ningún asiento aquí. Quizá lo dejaste desde otro dispositivo.
table-bye-not-host = Tu llave no es de esta mesa.
table-bye-no-spectators = Esta mesa no admite espectadores.
table-bye-protocol = Esta página es más antigua que el servidor. Recárgala.
table-bye-unreadable = Esta mesa no se puede leer: está dañada, o la guardó otra versión del programa.
table-bye-origin = { home-refused-origin }
table-bye-bad-language = El servidor no admite este idioma.
table-bye-not-allowed = No tienes acceso.
table-bye-crowded = En esta mesa no caben más espectadores.
table-bye-too-many = Has abierto esta mesa demasiadas veces en poco tiempo.
table-bye-full = Todas las mesas de este servidor están ocupadas.
table-bye-closing = El servidor se está apagando.
table-bye-shutdown = El servidor se ha apagado. La mesa volverá cuando vuelva el servidor.
table-bye-unavailable = Esta mesa no está disponible ahora.
table-bye-moved = La mesa se está trasladando.
table-bye-failure = Ha habido un error en el servidor. No es culpa tuya.
table-bye-silent = El servidor no ha recibido nada de esta página durante demasiado tiempo.
table-bye-slow = Esta conexión es demasiado lenta.
table-bye-flood = Esta página ha enviado demasiados mensajes.
table-bye-oversize = Esta página ha enviado un mensaje demasiado largo.
table-bye-no-hello = Esta página no se ha identificado.
table-bye-other = El servidor ha cerrado la conexión.
table-look-on = Ver
table-reload = Recargar la página

## Lo que se interpone

table-lost = Se ha perdido la conexión. Reconectando… tu partida está a salvo.
table-frozen = Esta mesa está congelada: la inició otra versión del programa. Solo puede continuar con esa versión.
table-frozen-unplayed = Jugadas hasta ahora
table-frozen-unseen = algo que no podías ver
table-paused = La partida está en pausa.
table-go-on = Continuar
table-pause = Pedir una pausa
table-pause-wished = { $count ->
    [one] { $name } pide una pausa.
   *[other] { $name } piden una pausa.
}
table-pause-agree = Aceptar la pausa
table-pause-waits = Has pedido una pausa. Empieza cuando todos acepten.
table-handed = { $bot } juega en tu asiento.
table-take-back = Recuperar el asiento
table-followed = Hay revancha.
table-follow = Ir a la revancha

table-refused = No ha funcionado.
table-refused-stale = La mesa acababa de cambiar. Mira la nueva pregunta.
table-refused-illegal = Ahora no puedes hacer eso.
table-refused-no-question = Esa no es la pregunta ahora.
table-refused-not-asked = No te toca responder.
table-refused-not-dealt = La partida no ha empezado todavía.
table-refused-over = La partida ha terminado.
table-refused-not-over = La partida no ha terminado todavía.
table-refused-frozen = Esta mesa no puede continuar aquí.
table-refused-handed = Un bot juega en tu asiento. Recupéralo antes.
table-refused-paused = La partida está en pausa.
table-refused-no-pause = Las partidas por correspondencia no tienen reloj: no hay nada que pausar.
table-refused-not-seated = Eso solo pueden hacerlo los jugadores sentados.
table-refused-not-yours = Ese asiento no es tuyo.
table-refused-not-host = Eso solo puede hacerlo quien abrió la mesa.
table-refused-nothing-to-undo = No hay nada que puedas deshacer.
table-refused-no-tower = Ahora no hay ninguna torre que construir.
table-refused-bad-cubes = Una torre tiene de uno a cincuenta cubos.
table-refused-not-attacker = El reloj solo lo pone en marcha quien ataca.
table-refused-no-builder = Quien construye no está conectado. Si no vuelve, el reloj se pone en marcha solo.
table-refused-elsewhere = No puedes hacer eso en esta mesa.
table-refused-silence = Silencio: ahora no puede hablar nadie.
table-refused-chat-empty = Ese mensaje está vacío.
table-refused-talked-out = Has enviado muchos mensajes en esta mesa. Espera un rato.
table-refused-too-long = Esta partida ha alcanzado la duración máxima. Solo puedes rendirte.
table-refused-too-many = Demasiadas veces. Espera un momento.
table-refused-no-hints = Esta mesa no admite pistas.
table-refused-no-adviser = Los bots están ocupados. Vuelve a preguntar en un momento.
table-refused-no-spectator = Ese espectador se ha ido.
table-refused-seat-taken = Este asiento está ocupado.
table-refused-bad-bot = Este bot no está disponible aquí.
table-refused-name-too-long = Este nombre es demasiado largo.
table-refused-name-marks = Este nombre tiene demasiados acentos sobre las letras.
table-refused-unavailable = No se ha podido guardar la jugada. Inténtalo de nuevo en un momento.
table-refused-moved = La mesa se está trasladando. Inténtalo de nuevo.
table-refused-id-used = Ese número ya se usó para otra petición. Inténtalo de nuevo.
table-refused-malformed = El servidor no ha podido leer eso. Prueba a recargar la página.
table-refused-known = Ya te has identificado en esta mesa.
table-refused-ready-already = Ya estás a punto.
table-refused-no-seat = Esta mesa no tiene ese asiento.
table-refused-bad-seat = Un asiento no se puede asignar así.
table-refused-no-input = La partida no tiene tantos pasos.
table-refused-no-bot = En ese asiento no jugaba un bot desde el principio.
table-refused-chat-too-long = Ese mensaje es demasiado largo.
table-refused-chat-marks = Ese mensaje tiene demasiados acentos sobre las letras.

## Junto a la mesa

table-panel = Panel lateral
table-panel-close = Cerrar el panel
table-log = Registro
table-log-empty = Todavía no ha pasado nada.
table-log-recall = Mostrar entradas anteriores
table-log-recalled = { $count ->
    [one] Una entrada anterior
   *[other] { $count } entradas anteriores
}
table-rules = Reglas
table-rules-search = Buscar reglas y cartas
table-rules-found = { $count ->
    [0] Nada encontrado
    [one] Un resultado
   *[other] { $count } resultados
}
table-rules-none = Sin resultados.
table-rules-all = Todas las reglas
table-rules-neighbours = En el mismo capítulo
table-rule-open = Abrir la regla { $rule }
table-rule-unknown = Aquí no hay ninguna regla { $rule }.
table-rule-ruling = Aclaración
table-rule-house = Regla de la casa
table-rule-component = Componente
table-rule-advice = Consejo
table-rule-pending = Abierta
table-provenance-house = De la casa
table-provenance-completed = Completada
table-chat = Chat
table-chat-empty = Todavía no hay mensajes.
table-chat-label = Mensaje
table-chat-send = Enviar
table-chat-onlooker = Solo pueden escribir los jugadores sentados.
table-chat-hushed = Silencio: ahora no hay chat. Los gestos en la mesa siguen permitidos.
table-chat-unread = { $count ->
    [one] mensaje nuevo
   *[other] mensajes nuevos
}
table-emotes = Mensajes rápidos
table-emote-hello = ¡Hola!
table-emote-luck = ¡Suerte!
table-emote-nice = ¡Bien jugado!
table-emote-wow = ¡Hala!
table-emote-ouch = ¡Ay!
table-emote-think = Déjame pensar…
table-emote-sorry = ¡Perdón!
table-emote-thanks = ¡Gracias!

## Ventanas

table-window-menu = Menú
table-window-people = En la mesa
table-window-elsewhere = Otro dispositivo
table-window-hand = Que juegue un bot
table-window-leave = ¿Dejar el asiento?
table-window-hint = Pista
table-window-offer = ¿Seguro?
table-window-report = Denunciar
table-window-keys = Atajos de teclado
table-window-adventure = Aventura
table-window-result = La partida ha terminado

table-elsewhere = Continuar en otro dispositivo
table-adventure = Aventura
table-adventure-text = Podéis parar cuando queráis. Vuestra mesa se guarda: continuad desde la página de inicio, o en otro dispositivo con el enlace de vuestro asiento.
table-hand = Que un bot juegue por mí
table-hand-text = Un bot juega por ti hasta que recuperes el asiento. ¿Cuál?
table-hand-trouble = Los bots no están disponibles ahora.
table-settings = Ajustes
table-keys = Atajos de teclado
table-leave = Dejar el asiento
table-leave-text = Te vas para siempre: tu llave ya no abre este asiento y otra persona puede ocuparlo. Para hacer una pausa, basta con cerrar la página; el asiento sigue siendo tuyo.
table-leave-do = Dejar el asiento
table-offer-text = «{ $what }» no se puede deshacer.
table-rename = Tu nombre
table-rename-do = Cambiar
table-mute = Silenciar
table-unmute = Dejar de silenciar
table-report = Denunciar
table-report-name = Denunciar el nombre
table-report-text = Denunciar lo que dijo { $name }
table-report-text-long = Tu denuncia llega a quienes administran este servidor, con el nombre y el asiento.
table-report-what = ¿Qué está mal?
table-report-send = Enviar la denuncia
table-report-done = Tu denuncia se ha enviado.
table-onlookers = { $count ->
    [0] Sin espectadores
    [one] Un espectador
   *[other] { $count } espectadores
}
table-onlooker = Espectador { $number }
table-onlooker-you = Espectador { $number }: tú
table-remove = Expulsar

table-hint-thinks = Un bot fuerte está pensando…
table-hint-not-now = No te toca responder. Pide la pista cuando te toque.
table-hint-late = La pregunta ha cambiado.
table-hint-best = Lo mejor
table-hint-only = Tu única respuesta
table-hint-next = Lo siguiente
table-hint-do = Jugar esto
table-hint-plan = Cómo podría seguir
table-hint-chance = { $word }: de 100 partidas así se ganan unas { $percent }.
table-hint-sure = La primera es claramente mejor.
table-hint-likely = La primera es probablemente mejor.
table-hint-close = Las dos son más o menos igual de buenas.
table-hint-kept = La segunda promete más, pero no lo bastante: mejor guardar la ficha para después.
table-hint-hasty = No hubo tiempo de probar nada más.
table-chance-slim = Casi perdida
table-chance-poor = Muy por detrás
table-chance-behind = Un poco por detrás
table-chance-even = Igualada
table-chance-ahead = Un poco por delante
table-chance-good = Muy por delante
table-chance-great = Casi ganada

table-result-you = ¡Ganas tú!
table-result-lost = Gana { $name }
table-result-won = Gana { $name }
table-result-draw = Empate
table-result-look = Mirar la mesa
table-rematch = Revancha
table-rematch-waits = Esperando a los demás…
table-rematch-wished = { $name } quiere la revancha.
table-rematch-wished-stay = { $name } quiere la revancha en los mismos lados.
table-rematch-sides = Lados
    .swap = Cambiados
    .stay = Los mismos
table-rematch-fighters-before = Como antes
table-again-otherwise = Mesa nueva con otras opciones
table-again-elsewhere = Mesa nueva con otro enlace
table-recount = ¿Qué tramaba { $name }?
table-recount-thinks = { $name } hace memoria…
table-recount-heading = { $name } recuerda la partida
table-replay = Ver la repetición
table-record = Descargar la grabación
table-fair = ¿Fue juego limpio?
table-verify = { $command } recalcula cada barajado y cada dado de la grabación.

## Mirar atrás

table-replay-title = Repetición
table-replay-loading = Cargando la partida…
table-replay-none = Esta partida no tiene repetición: sigue en curso o es privada.
table-replay-step = Paso { $input } de { $inputs }
table-replay-before = Todavía no ha pasado nada.
table-replay-first = Primer paso
table-replay-back = Paso anterior
table-replay-play = Reproducir
table-replay-pause = Pausa
table-replay-next = Paso siguiente
table-replay-last = Último paso
table-replay-slider = Paso de la partida
table-replay-view = Visto por
table-replay-view-public = Espectador
table-replay-quiet = Los espectadores no pudieron ver este paso.
table-replay-skipped = { $count ->
    [one] (un paso saltado)
   *[other] ({ $count } pasos saltados)
}
table-replay-table = Ir a la mesa
