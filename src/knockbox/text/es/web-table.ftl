# El marco de toda mesa: la barra, los asientos, el registro, las reglas, el chat, el final y la repetición.

## La barra

table-title-turn = ● Te toca · { $title }
table-your-turn = Te toca
table-menu = Menú
table-people = Quién está en la mesa
table-hint = Pista
table-result = Resultado
table-round = Asalto { $round }
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
table-empty = aún nadie
table-thinks = piensa
table-to-move = le toca

## En el centro

table-loading = Se está poniendo la mesa…
table-undrawn = Este juego aún no tiene mesa en el navegador. El registro cuenta lo que pasa; se puede jugar en la terminal.
table-skip = Adelantar
table-why-not = { $what }: ¿por qué no?
table-asked-attack = Contra { $attack }: { $question }
table-asked-step = { $fighter } se mueve: { $question }

table-seating = ¿Quién falta?
table-seating-ready = Se reparten las cartas…
table-ready = a punto
table-not-ready = aún no
table-sit = Sentarse
table-fill = Sentar un bot
table-free = Dejar libre el asiento
table-invite = Enlace nuevo
table-stand-in = Que siga un bot
table-stand-in-text = { $name } no está. Un bot juega en su lugar hasta que vuelva. ¿Cuál?
table-wait-for = Esperar sin bot
table-missed = Todos esperan a { $name }, que no está.
table-vacated = Todos esperan: hay un asiento vacío.
table-fill-text = Ahí no se sienta nadie todavía. ¿Qué bot juega?
table-open-link = Enlace a la mesa: quien lo abra puede ocupar un asiento libre
table-open-qr = Código QR del enlace a la mesa
table-share-open = Otras máquinas pueden conectarse a este servidor, pero él no sabe con qué dirección. Abre esta página con la dirección que este ordenador tiene en la red, por ejemplo http://192.168.1.20{ $port }: los enlaces empezarán por ella.

table-luck = El orden de las cartas está sellado: nadie puede elegirlo, ni siquiera el servidor.
table-luck-text = Antes de que nadie se siente, el servidor guarda un secreto y enseña su sello. Cada persona añade una palabra al azar. De ambas cosas sale el orden de las cartas, y tras la partida se muestra el secreto, para que cualquiera pueda comprobar cada carta y cada dado.
table-luck-commitment = Sello:
table-luck-secret = Secreto:
table-luck-daily = Un reparto público: hoy todo el mundo tiene las mismas cartas, y nadie añade suerte propia.

table-curtain = { $name }, te toca
table-curtain-text = Pásale la pantalla a { $name }. Lo que viene ahora es solo para sus ojos.
table-curtain-draw = Soy { $name }: ver la mesa
table-curtain-undo = { $name } deshace su última respuesta
table-curtain-log = El registro también está tras el telón.

table-bye = Hasta aquí
table-bye-no-table = No existe esa mesa. Quizá la borraron.
table-bye-deleted = Esta mesa se ha borrado.
table-bye-removed = Quien abrió la mesa te ha expulsado.
table-bye-left = Has dejado tu asiento.
table-bye-not-yours = Tu llave ya no abre ningún asiento aquí. Quizá lo dejaron desde otro dispositivo.
table-bye-not-host = Tu llave no es de esta mesa.
table-bye-no-spectators = Esta mesa es solo para quienes juegan.
table-bye-protocol = Esta página es más antigua que el servidor. Vuelve a cargarla.
table-bye-unreadable = Esta mesa no se puede leer: está dañada, o la guardó otra versión del programa.
table-bye-origin = { home-refused-origin }
table-bye-bad-language = El servidor no habla este idioma.
table-bye-not-allowed = El servidor no te deja entrar.
table-bye-crowded = Hay tantos mirando que no cabe nadie más.
table-bye-too-many = Has venido a esta mesa demasiadas veces seguidas.
table-bye-full = Todas las mesas de este servidor están ocupadas.
table-bye-closing = El servidor se está parando.
table-bye-shutdown = El servidor se ha parado. La mesa volverá con él.
table-bye-unavailable = Ahora no se puede acceder al registro de esta mesa.
table-bye-moved = La mesa se estaba trasladando.
table-bye-failure = El servidor ha fallado; no es culpa tuya.
table-bye-silent = El servidor no ha oído nada de aquí durante demasiado tiempo.
table-bye-slow = Esta conexión es demasiado lenta para todo lo que había que contar.
table-bye-flood = Esta página ha dicho demasiado de una vez.
table-bye-oversize = Esta página ha dicho algo demasiado largo.
table-bye-no-hello = Esta página no ha dicho quién está aquí.
table-bye-other = El servidor ha terminado la conversación.
table-look-on = Mirar
table-reload = Volver a cargar la página

## Lo que se interpone

table-lost = Se ha perdido la conexión. Vuelve sola, y no se pierde nada.
table-frozen = Esta mesa está congelada: la empezó otra versión del programa. Espera a una que pueda seguir.
table-frozen-unplayed = Lo que se ha jugado hasta ahora
table-frozen-unseen = algo que desde aquí no se veía
table-paused = La partida está en pausa.
table-go-on = Seguir
table-pause = Pedir una pausa
table-pause-wished = { $count ->
    [one] { $name } quiere una pausa.
   *[other] { $name } quieren una pausa.
}
table-pause-agree = Aceptar la pausa
table-pause-waits = Has pedido una pausa. Empieza cuando todos la quieran.
table-handed = { $bot } juega por ti.
table-take-back = Volver a jugar
table-followed = Hay revancha.
table-follow = A la revancha

table-refused = No ha funcionado.
table-refused-stale = La mesa acababa de cambiar. Mira lo que se te pregunta ahora.
table-refused-illegal = Eso no se puede hacer ahora.
table-refused-no-question = Ahora no se te pregunta eso.
table-refused-not-asked = Ahora no se te pregunta nada.
table-refused-not-dealt = La partida no ha empezado todavía.
table-refused-over = La partida ha terminado.
table-refused-not-over = La partida no ha terminado todavía.
table-refused-frozen = Esta mesa no puede seguir aquí.
table-refused-handed = Un bot juega por ti. Recupera antes tu asiento.
table-refused-paused = La partida está en pausa.
table-refused-no-pause = Por correspondencia no hay prisa, y por eso no hay pausas.
table-refused-not-seated = Eso solo pueden hacerlo quienes están sentados.
table-refused-not-yours = Ese asiento no es tuyo.
table-refused-not-host = Eso solo puede hacerlo quien abrió la mesa.
table-refused-nothing-to-undo = Esto ya no se puede deshacer.
table-refused-no-tower = Ahora no hay ninguna torre que construir.
table-refused-bad-cubes = Una torre tiene de uno a cincuenta cubos.
table-refused-not-attacker = El reloj solo lo pone en marcha quien ataca.
table-refused-no-builder = Quien construye no está conectado. Si no vuelve, el reloj se pone en marcha solo.
table-refused-elsewhere = Eso no se puede hacer en esta mesa.
table-refused-silence = Ahora no puede hablar nadie.
table-refused-chat-empty = Ahí no hay nada que leer.
table-refused-talked-out = Has dicho tanto en esta mesa que tienes que esperar un rato.
table-refused-too-long = Esta partida es más larga de lo que cabe aquí. Solo queda rendirse.
table-refused-too-many = Han sido demasiadas veces. Espera un momento.
table-refused-no-hints = En esta mesa se juega sin pistas.
table-refused-no-adviser = Nadie tiene tiempo de pensarlo. Vuelve a preguntar en un momento.
table-refused-no-spectator = Ya no mira nadie con ese número.
table-refused-seat-taken = Ahí ya se sienta alguien.
table-refused-bad-bot = Ese bot no juega aquí.
table-refused-name-too-long = Este nombre es demasiado largo.
table-refused-name-marks = Este nombre tiene demasiados signos sobre las letras.
table-refused-unavailable = No se ha podido anotar. Inténtalo de nuevo en un momento.
table-refused-moved = La mesa se estaba trasladando. Inténtalo de nuevo.
table-refused-id-used = Con ese mismo número se hizo otra cosa. Inténtalo de nuevo.
table-refused-malformed = El servidor no ha podido leer eso. Quizá ayude volver a cargar la página.
table-refused-known = El servidor ya sabe quién está aquí.
table-refused-ready-already = Ya habías dicho que estás a punto.
table-refused-no-seat = Esta mesa no tiene ese asiento.
table-refused-bad-seat = Un asiento no se puede ceder así.
table-refused-no-input = La partida no tiene tantos pasos.
table-refused-no-bot = En ese asiento no jugaba un bot desde el principio.
table-refused-chat-too-long = Eso es demasiado largo para el chat.
table-refused-chat-marks = Eso tiene demasiados signos sobre las letras.

## Junto a la mesa

table-panel = Junto a la mesa
table-panel-close = Cerrar el panel
table-log = Registro
table-log-empty = Todavía no ha pasado nada.
table-log-recall = Líneas anteriores
table-log-recalled = { $count ->
    [one] Una línea anterior
   *[other] { $count } líneas anteriores
}
table-rules = Reglas
table-rules-search = Busca una regla o una carta
table-rules-found = { $count ->
    [0] Nada encontrado
    [one] Un resultado
   *[other] { $count } resultados
}
table-rules-none = Nada contiene estas palabras.
table-rules-all = Todas las reglas
table-rules-neighbours = En el mismo capítulo
table-rule-open = Abrir la regla { $rule }
table-rule-unknown = Aquí no hay ninguna regla { $rule }.
table-rule-ruling = Aclaración
table-rule-house = De la casa
table-rule-component = Componente
table-rule-advice = Consejo
table-rule-pending = Abierta
table-provenance-house = De la casa
table-provenance-completed = Completada
table-chat = Chat
table-chat-empty = Todavía nadie ha dicho nada.
table-chat-label = Di algo
table-chat-send = Enviar
table-chat-onlooker = Solo pueden hablar quienes están sentados.
table-chat-hushed = Silencio: ahora nadie puede escribir. Los gestos en la mesa siguen permitidos.
table-chat-unread = { $count ->
    [one] mensaje nuevo
   *[other] mensajes nuevos
}
table-emotes = Frases rápidas
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
table-window-hand = Un bot para este asiento
table-window-leave = ¿Dejar el asiento?
table-window-hint = Pista
table-window-offer = ¿Seguro?
table-window-report = Denunciar
table-window-keys = Teclas
table-window-adventure = La aventura
table-window-result = La partida ha terminado

table-elsewhere = Seguir en otro dispositivo
table-adventure = La aventura
table-adventure-text = Podéis parar cuando queráis. La mesa se guarda: seguid desde la página de inicio, o en otro dispositivo con el enlace de vuestro asiento.
table-hand = Que un bot juegue por mí
table-hand-text = Un bot sigue por ti hasta que recuperes el asiento. ¿Cuál?
table-hand-trouble = Ahora no se puede preguntar a los bots.
table-settings = Ajustes
table-keys = Teclado
table-leave = Dejar el asiento
table-leave-text = Te levantas para siempre: tu llave de este asiento deja de abrir nada y otra persona podrá sentarse. Si solo quieres parar, cierra la página; el asiento sigue siendo tuyo.
table-leave-do = Dejar el asiento
table-offer-text = «{ $what }»: esto no se puede deshacer.
table-rename = Cómo te llaman los demás
table-rename-do = Cambiar
table-mute = Silenciar
table-unmute = Volver a oír
table-report = Denunciar
table-report-name = Denunciar el nombre
table-report-text = Denunciar lo que dijo { $name }
table-report-text-long = Esto les llega a quienes llevan este servidor, con el nombre y el asiento.
table-report-what = ¿Qué está mal?
table-report-send = Enviar la denuncia
table-report-done = Tu denuncia se ha enviado.
table-onlookers = { $count ->
    [0] No mira nadie
    [one] Mira una persona
   *[other] Miran { $count } personas
}
table-onlooker = Espectador { $number }
table-onlooker-you = Espectador { $number }: tú
table-remove = Expulsar

table-hint-thinks = Un bot fuerte lo está pensando…
table-hint-not-now = Ahora no se te pregunta nada. Pídela cuando te toque.
table-hint-late = La pregunta ya es otra.
table-hint-best = Lo mejor
table-hint-only = La única respuesta
table-hint-next = Lo siguiente
table-hint-do = Hacer eso
table-hint-plan = Cómo podría seguir
table-hint-chance = { $word }: de 100 partidas así se ganan unas { $percent }.
table-hint-sure = La primera es claramente mejor.
table-hint-likely = La primera es probablemente mejor.
table-hint-close = Las dos son más o menos igual de buenas.
table-hint-kept = La segunda promete más, pero no lo bastante: conviene guardar la ficha para después.
table-hint-hasty = En tan poco tiempo no se probó nada más.
table-chance-slim = Casi sin opciones
table-chance-poor = Pocas opciones
table-chance-behind = Un poco por detrás
table-chance-even = Partida igualada
table-chance-ahead = Un poco por delante
table-chance-good = Buenas opciones
table-chance-great = Casi ganada

table-result-you = ¡Ganas tú!
table-result-lost = Gana { $name }
table-result-won = Gana { $name }
table-result-draw = No gana nadie
table-result-look = Mirar la mesa
table-rematch = Revancha
table-rematch-waits = Esperando a los demás…
table-rematch-wished = { $name } quiere la revancha.
table-rematch-wished-stay = { $name } quiere la revancha sin cambiar de lado.
table-rematch-sides = Lados
    .swap = Cambiados
    .stay = Como estaban
table-rematch-fighters-before = Como antes
table-again-otherwise = Otra mesa, con otras opciones
table-again-elsewhere = Otra mesa, con un enlace nuevo
table-recount = ¿Qué tramaba { $name }?
table-recount-thinks = { $name } vuelve a pensar la partida…
table-recount-heading = { $name } mira atrás
table-replay = Verla otra vez
table-record = Descargar el acta
table-fair = ¿Fue juego limpio?
table-verify = { $command } recalcula cada mezcla y cada dado del acta.

## Mirar atrás

table-replay-title = Repetición
table-replay-loading = Cargando la partida…
table-replay-none = Esta partida no se puede ver: no ha terminado, o no está permitido.
table-replay-step = Paso { $input } de { $inputs }
table-replay-before = Todavía no ha pasado nada.
table-replay-first = Al principio
table-replay-back = Un paso atrás
table-replay-play = Reproducir
table-replay-pause = Parar
table-replay-next = Un paso adelante
table-replay-last = Al final
table-replay-slider = Paso de la partida
table-replay-view = Visto por
table-replay-view-public = Todos
table-replay-quiet = Nadie que mire pudo ver este paso.
table-replay-skipped = { $count ->
    [one] (un paso saltado)
   *[other] ({ $count } pasos saltados)
}
table-replay-table = A la mesa
